"""`play`: a whole match in the terminal, from the first question to the record.

Must never hold a rule, and never lose a move: what was answered is on the disk before it is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face

if TYPE_CHECKING:
    from pillarbox.catalogue import Game
    from pillarbox.cli.keyboard import Keyboard
    from pillarbox.cli.sitting import Sitting
    from pillarbox.core.record import Seat
    from pillarbox.play.match import Match
    from pillarbox.play.seats import WithBots
    from pillarbox.play.store import Store
    from pillarbox.play.tutor import Mode

INTERRUPTED = 130


@frame.command(
    "play",
    "play classic",
    "play pub --seat Anna --seat Bob --seat bot:perfect",
    "play rounds --with rounds=3 --seat Anna --seat bot:fewest-tiles",
    "play post-office --seat Anna --seat bot:strong",
    "play --resume 3f9a",
)
@click.argument("ruleset", required=False)
@click.option("--seat", "seats", metavar="NAME|bot:POLICY", multiple=True)
@click.option("--seed", metavar="TEXT")
@click.option("--real-dice", "real_dice", is_flag=True)
@click.option("--resume", metavar="[MATCH]", is_flag=False, flag_value="")
@click.option("--abandon", metavar="MATCH")
@click.option("--with", "changes", metavar="KEY=VALUE", multiple=True)
@click.option("--deck", metavar="FILE")
@click.option("--record", metavar="FILE")
@click.option("--force", is_flag=True)
@click.option("--coach", metavar="off|ask|warn")
@click.option("--think", metavar="MS", callback=frame.whole(10, 10000))
def command(
    face: Face,
    ruleset: str | None,
    seats: tuple[str, ...],
    seed: str | None,
    real_dice: bool,
    resume: str | None,
    abandon: str | None,
    changes: tuple[str, ...],
    deck: str | None,
    record: str | None,
    force: bool,
    coach: str | None,
    think: int | None,
) -> int:
    """Play to the end, or until somebody leaves; both are exit code 0."""
    from pillarbox.cli import matches, position, records
    from pillarbox.cli.asking import Left
    from pillarbox.cli.keyboard import Keyboard
    from pillarbox.cli.opening import opened
    from pillarbox.play.dice import has_dice
    from pillarbox.play.match import begin
    from pillarbox.play.store import FILE, Store

    changes = position.with_deck(changes, deck)
    mode = _coaching(coach)
    if seed is not None and real_dice:
        raise frame.refused("cli-not-both", one="--seed", other="--real-dice")
    if abandon is not None:
        _nothing_else("--abandon", ruleset, seats, seed, real_dice, changes, resume, record)
        return matches.abandoned(face, abandon)
    if resume is not None:
        _nothing_else("--resume", ruleset, seats, seed, real_dice, changes)
        if not resume.strip():
            return matches.listed(face)
    elif ruleset is None and not face.asking:
        raise frame.refused("cli-missing", name="RULESET", command="play")
    keys = Keyboard(face)
    try:
        if ruleset is None and resume is None:
            ruleset, resume = _welcomed(face, keys)
        if record is not None and not resume:
            records.writable(record, force)
        arranged = None if resume else _arranged(face, keys, ruleset or "", seats, changes)
    except Left:
        face.tell(face.say("cli-left-before"))
        return 0
    if resume is not None and not (face.data / FILE).exists():
        raise frame.refused("refused-no-such-match", match=resume)
    with Store(face.data) as store:
        if arranged is None:
            match = _resumed(face, store, resume or "")
            _by_time(match.game, match.point.players, think)
            if record is not None:
                records.writable(record, force, match.point.created.match)
        else:
            game, rules, sitters = arranged
            if real_dice and not has_dice(game):
                raise frame.refused("cards-no-dice")
            _by_time(game, [sitter.player for sitter in sitters], think)
            match = begin(game, rules, sitters, store, seed=seed, by_hand=real_dice)
            opened(face, match)
        return _played(face, keys, match, record, mode, (think or 0) / 1000)


def _coaching(text: str | None) -> Mode | None:
    """How the coach is to behave, if that is said. Raises Refused for a word that is no way to."""
    from pillarbox.play.tutor import MODES

    if text is None:
        return None
    found = next((mode for mode in MODES if mode == text), None)
    if found is None:
        raise frame.refused("tutor-no-such-mode", text=text)
    return found


def _agreed(face: Face, keys: Keyboard, match: Match, mode: Mode | None) -> Mode | None:
    """The same, once several people have agreed to a coach. Raises Left."""
    from pillarbox.cli import asking
    from pillarbox.play.people import is_bot

    created = match.point.created
    names = zip(face.names(created.seats), match.point.players)
    people = [name for name, player in names if not is_bot(player)]
    if mode in (None, "off") or len(people) < 2 or not face.asking:
        return mode
    if asking.yes(face, keys, face.say("tutor-agree", names=people)):
        return mode
    face.tell(face.say("tutor-disagreed"))
    return "off"


def _nothing_else(option: str, *given: Any) -> None:
    """A match that is there already has its rules, seats and dice."""
    names = ("RULESET", "--seat", "--seed", "--real-dice", "--with", "--resume", "--record")
    for name, value in zip(names, given):
        if value is not None and value is not False and value != ():
            raise frame.refused("cli-not-both", one=option, other=name)


def _arranged(
    face: Face, keys: Keyboard, ruleset: str, seats: Sequence[str], changes: Sequence[str]
) -> tuple[Game, Any, list[Seat]]:
    """The game, its rules and who plays, once all that was not said is settled. Raises Left."""
    from pillarbox import catalogue
    from pillarbox.cli import asking
    from pillarbox.cli.position import changed
    from pillarbox.core.record import Seat

    said = changed(changes)
    ruleset = _known(ruleset)
    game, rules = catalogue.load(ruleset, said)
    if seats or not face.asking:
        chairs = asking.chairs(game, rules, seats or [""])
    else:
        chairs = asking.seats(face, keys, game, rules)
    if face.asking:
        rules = asking.agreed(
            face, keys, rules, len(chairs), said, lambda more: catalogue.load(ruleset, more)[1]
        )
    return game, rules, [Seat(chair.name, chair.player) for chair in chairs]


def _known(text: str) -> str:
    """An id or a file as it is; any other name that means one ruleset only. Raises Refused."""
    from pillarbox import catalogue

    if catalogue.is_path(text) or any(entry.id == text for entry in catalogue.entries()):
        return text
    found = catalogue.search(text)
    return found[0].id if len(found) == 1 else text


def _welcomed(face: Face, keys: Keyboard) -> tuple[str | None, str | None]:
    """A greeting, and what is wanted: a ruleset, or else a match that was left. Raises Left."""
    from pillarbox.cli import asking, matches

    face.tell(face.say("cli-welcome"))
    kept = [one.key for one in matches.greeted(face)]
    wanted = asking.ruleset(face, keys, kept)
    return (None, wanted) if wanted in kept else (wanted, None)


def _resumed(face: Face, store: Store, text: str) -> Match:
    """The match of this id, or of this beginning of one. Raises Refused."""
    from pillarbox import catalogue
    from pillarbox.play.match import Match

    kept = store.find(text)
    match = Match(catalogue.game(kept.game), store, kept.key)
    if match.point.over:
        raise frame.refused("cli-match-over", match=kept.key)
    names = face.names(match.point.created.seats)
    face.tell(face.say("cli-resumed", title=catalogue.title(match.point.ruleset), names=names))
    return match


def _sitting(face: Face, keys: Keyboard, match: Match, mode: Mode | None) -> Sitting:
    from pillarbox.cli import own

    return own.table(match.game.id)(face, keys, match, mode)


def _left(face: Face, match: Match) -> None:
    face.talk("")
    face.offer(face.say("cli-left"), f"pillarbox play --resume {match.key}")


def _by_time(game: WithBots, players: Sequence[str], think: int | None) -> None:
    """Raises Refused where a time is given and nobody at the table would think by it."""
    from pillarbox.play.seats import by_time

    if think is not None and not any(by_time(game, player) for player in players):
        raise frame.refused("cli-nobody-thinks")


def _played(
    face: Face, keys: Keyboard, match: Match, record: str | None, mode: Mode | None, seconds: float
) -> int:
    """Run the match until it is over or left; the exit code."""
    from pillarbox.cli import ending, records
    from pillarbox.cli.aside import Leaving
    from pillarbox.cli.asking import Left
    from pillarbox.cli.figures import working
    from pillarbox.play.records import write

    code = 0
    try:
        sitting = _sitting(face, keys, match, _agreed(face, keys, match, mode))
        face.tell(face.say("cli-how"))
        names = face.names(match.point.created.seats)
        match.play(
            sitting,
            thinking=lambda seat: working(face, "cli-thinking", name=names[seat]),
            seconds=seconds,
        )
    except (Leaving, Left):
        _left(face, match)
    except KeyboardInterrupt:
        code = INTERRUPTED
        _left(face, match)
    else:
        ending.closed(face, sitting.screen, match)
    if record is not None:
        records.write(record, write(match.record, "json" if record.endswith(".json") else "notation"))
        face.tell(face.say("cli-record-written", file=record))
    if face.json:
        face.give(ending.as_data(match))
    return code
