"""What is asked before a match: which ruleset, who plays, and what its players agree on.

Must never ask what was said on the command line. Who types the word for quitting, or ends the input, leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from pillarbox.cli.face import Face
from pillarbox.cli.frame import refused
from pillarbox.cli.keyboard import Keyboard
from pillarbox.cli.text import columns, inert
from pillarbox.core.message import FaultyFile, Message, Refused, say

if TYPE_CHECKING:
    from pillarbox.catalogue import Game

FIRST = "classic"
"""What is played where only Enter is pressed."""
BOT = "bot:"
LONGEST_NAME = 40


class Left(Exception):
    """Somebody has left before there was a match."""


class Chair(NamedTuple):
    """Who is to sit at a place: the name shown, and `person` or `bot:POLICY`."""

    name: str
    player: str


AGREED: dict[str, Callable[[Any, int], bool]] = {
    "rounds": lambda rules, seats: getattr(rules, "match", "") == "rounds",
    "limit": lambda rules, seats: getattr(rules, "match", "") in ("elimination", "until", "first-to"),
    "stake": lambda rules, seats: getattr(rules, "stake", 0) > 0 and seats > 1,
}
"""Keys on which players agree before a match, and when a ruleset has them for so many seats."""


def ruleset(face: Face, keys: Keyboard, kept: Sequence[str] = ()) -> str:
    """The id of the ruleset that is wanted, or the key of one of the matches that are kept. Raises Left."""
    from pillarbox import catalogue
    from pillarbox.cli.matches import named
    from pillarbox.cli.rulesets import title_of

    listed: Sequence[Any] = catalogue.entries()
    while True:
        text = _answer(face, keys, face.say("cli-ask-ruleset", id=FIRST)) or FIRST
        found = listed if text == "?" else catalogue.search(text)
        exact = [entry.id for entry in listed if entry.id == text.lower()]
        if exact or len(found) == 1:
            return str(exact[0] if exact else found[0].id)
        if match := named(text.lower(), kept):
            return match
        if not found:
            face.tell(face.say("cli-rulesets-none", text=text))
        rows = [
            (entry.id, inert(_described(face, entry, title_of(entry, face.lang)), 400)) for entry in found
        ]
        face.talk(*columns(rows, face.width))


def _described(face: Face, entry: Any, title: str) -> str:
    """The title of a ruleset, and the sentence that says what differs, where the catalogues have one."""
    about, wrong = face.words.checked(say(f"ruleset-{entry.id}.about"))
    return title if wrong else f"{title}: {about}"


def seats(face: Face, keys: Keyboard, game: Game, rules: Any) -> list[Chair]:
    """Who plays. Raises Left."""
    most = rules.seats[1]
    you = face.say("cli-you")
    own = [name for name in game.bots.POLICIES if name not in getattr(game.bots, "more", ())]
    opponent = BOT + ("perfect" if "perfect" in own else own[-1])
    usual = ["", opponent] if most > 1 else [""]
    question = "cli-ask-seats-two" if most > 1 else "cli-ask-seats-one"
    while True:
        shown = face.say(question, name=you, most=most, bot=opponent)
        text = _answer(face, keys, shown)
        given = [part.strip() for part in text.split(",") if part.strip()] or usual
        try:
            return chairs(game, rules, given)
        except Refused as error:
            face.tell(face.render(error.message))


def chairs(game: Game, rules: Any, given: Sequence[str]) -> list[Chair]:
    """The places taken by these names and bots; two of the same name are told apart by a number. An empty
    name stays empty: whoever looks is told the place in their own language.

    Raises Refused for too few or too many, or a bot that the game has not.
    """
    least, most = rules.seats
    if not least <= len(given) <= most:
        raise refused("refused-seats", seats=len(given), fewest=least, most=most)
    taken: list[Chair] = []
    for text in given:
        player = "person"
        name = inert(text, LONGEST_NAME)
        if text.startswith(BOT):
            policy = text.removeprefix(BOT).strip()
            if policy not in game.bots.POLICIES:
                raise refused("refused-no-such-policy", policy=policy, known=sorted(game.bots.POLICIES))
            plays = getattr(game.bots, "plays_as", lambda policy, *_: policy)
            as_it_plays = plays(policy, rules, len(taken), len(given) == 1)
            player, name = BOT + policy, f"{as_it_plays} (bot)"
        other = _other(name, [chair.name for chair in taken]) if name else ""
        taken.append(Chair(other, player))
    return taken


def _other(name: str, taken: Sequence[str]) -> str:
    """The name, with the first number that makes it a new one where it is taken."""
    number = 2
    other = name
    while other in taken:
        other = f"{name} {number}"
        number += 1
    return other


def agreed(
    face: Face,
    keys: Keyboard,
    rules: Any,
    seats: int,
    said: Mapping[str, str],
    load: Callable[[dict[str, str]], Any],
) -> Any:
    """The rules as so many players agree on them; `said` need not be asked, `load` makes rules of changes.

    Raises Left.
    """
    changes = dict(said)
    for key, has in AGREED.items():
        while has(rules, seats) and key not in changes:
            auto = "yes" if getattr(rules, "score", "") == "sum" else "no"  # other scores need a number
            text = _answer(face, keys, face.say(f"cli-ask-{key}", usual=getattr(rules, key), auto=auto))
            if not text:
                break
            try:
                rules = load({**changes, key: text})
            except Refused as error:
                face.tell(face.render(_unfit(text, error)))
            else:
                changes[key] = text
    return rules


def _unfit(text: str, error: Refused) -> Message:
    """Why an answer can't be taken, without the place in a file or option that nobody has written."""
    if not isinstance(error, FaultyFile):
        return error.message
    fault = error.faults[0]
    wrong = say("cli-asked-unfit", text=text) if fault.wrong.id == "fault-no-such-option" else fault.wrong
    return say("cli-asked-wrong", wrong=wrong, right=fault.right)


def yes(face: Face, keys: Keyboard, question: str) -> bool:
    """Whether the question is answered with a word for yes. Raises Left."""
    return _answer(face, keys, question).lower() in words(face, "yes")


def _answer(face: Face, keys: Keyboard, question: str) -> str:
    try:
        text = " ".join(keys.ask(question).split())
    except EOFError:
        raise Left from None
    if text.lower() in words(face, "quit"):
        raise Left
    return text


def word(face: Face, command: str) -> str:
    """The word for a command in the user's language."""
    return face.say(f"cli-word-{command}").split(", ")[0]


def words(face: Face, command: str) -> list[str]:
    """What may be typed for a command: its English words, and those of the language."""
    own = face.say(f"cli-word-{command}").split(", ")
    return [*ENGLISH[command], *(word for word in own if word not in ENGLISH[command])]


ENGLISH: dict[str, Sequence[str]] = {
    "quit": ("quit", "q", "exit"),
    "help": ("help", "h"),
    "hint": ("hint",),
    "undo": ("undo", "u"),
    "rules": ("rules",),
    "table": ("table", "t"),
    "score": ("score", "s"),
    "throw": ("throw",),
    "keep": ("keep",),
    "stop": ("stop",),
    "peek": ("peek",),
    "yes": ("yes", "y"),
}
"""Commands at the table and the words that always call them, whatever the language."""
