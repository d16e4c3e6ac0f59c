"""What a player types at the table, made out: tiles with or without signs between them, questions, commands.

Must never decide what is legal: it is given the legal actions, and asks the game why another one is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from pillarbox.core.message import Message, Refused, say

MOST_DIGITS = 9
"""Digits in a row that are still split into tiles; a longer row is a typing error, not a set."""
MOST_TILES = 27
LONGEST_LABEL = 2

Kind = Literal["nothing", "command", "list", "question", "move"]


class Line(NamedTuple):
    """What a typed line is.

    Nothing (only Enter), a command, a wish to see what is legal (`?`), a question whether something is, or a
    move; `text` is the command's name, or what was asked or moved.
    """

    kind: Kind
    text: str = ""


class Answer(NamedTuple):
    """What a typed move came to: the action meant, or why it can't be taken."""

    action: Any = None
    refusal: Message | None = None


def line_of(typed: str, commands: Mapping[str, str]) -> Line:
    """What kind of line it is; `commands` has the name of the command for each word that calls it."""
    text = " ".join(typed.lower().split())
    if not text:
        return Line("nothing")
    if not text.strip("? "):
        return Line("list")
    if text in commands:
        return Line("command", commands[text])
    if text.endswith("?"):
        return Line("question", text.rstrip("? "))
    return Line("move", text)


def as_typed(typed: str, text: str) -> str:
    """The part of a typed line that `text` has in small letters, with the capitals it was typed with."""
    line = " ".join(typed.split())
    at = line.lower().find(text)
    return line[at : at + len(text)] if at >= 0 and len(line.lower()) == len(line) else text


def tokens(text: str) -> list[str]:
    """The parts of a typed move between spaces, commas, signs and full stops."""
    return [part for part in re.split(r"[\s,;.&+]+", text) if part]


def splits(digits: str) -> Iterator[tuple[str, ...]]:
    """Every way to read a row of digits as labels of one or two digits, the most labels first."""

    def extend(rest: str) -> Iterator[tuple[str, ...]]:
        if not rest:
            yield ()
        for length in range(1, min(LONGEST_LABEL, len(rest)) + 1):
            if rest[0] != "0":
                for more in extend(rest[length:]):
                    yield (rest[:length], *more)

    yield from sorted(extend(digits), key=lambda labels: (-len(labels), labels))


def sets_meant(text: str) -> list[tuple[str, ...]]:
    """Every way to read the text as labels: a row of digits can be cut in several ways."""
    parts = tokens(text)
    if len(parts) == 1 and parts[0].isascii() and parts[0].isdigit() and len(parts[0]) <= MOST_DIGITS:
        return list(splits(parts[0]))
    if len(parts) == 1 and re.fullmatch(r"(?:[a-c][0-9]{1,2})+", parts[0]):
        return [tuple(re.findall(r"[a-c][0-9]{1,2}", parts[0]))]
    return [tuple(parts)] if 0 < len(parts) <= MOST_TILES else []


def fits(labels: Sequence[str], tiles: Sequence[str]) -> bool:
    """Whether labels name exactly these tiles: by the label, or its number without the row."""
    left = list(tiles)
    for label in sorted(labels, key=str.isdigit):  # whole labels of several rows first
        found = next((tile for tile in left if label in _names(tile)), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def _names(tile: str) -> tuple[str, ...]:
    """What a label may be called: itself, without the signs of notation (`^7`, `2d`), without its row."""
    bare = tile.strip("^d")
    return tile, bare, bare.lstrip("abc")


def move_of(
    text: str, legal: Mapping[str, Any], read: Callable[[str], Any], refuse: Callable[[Any], Message | None]
) -> Answer:
    """The legal action that a typed text means, or why there is none.

    `legal` has the actions by their notation, `read` reads notation (raising Refused), `refuse` asks the game
    what is wrong with an action, None if nothing is.
    """
    spelt = {name.lower(): action for name, action in legal.items()}
    if text in spelt:
        return Answer(spelt[text])
    meant = sets_meant(text)
    found = [name for name in legal if any(fits(labels, name.lower().split("+")) for labels in meant)]
    found = found or [name for name in legal if name.lower().split()[-1:] == [text]]
    if len(found) == 1:
        return Answer(legal[found[0]])
    if found:
        return Answer(refusal=say("cli-ambiguous", text=text, choices=found))
    return Answer(
        refusal=_why(meant, read, refuse) or say("cli-not-understood", text=text, kind=kind_of(legal))
    )


def kind_of(legal: Mapping[str, Any]) -> str:
    """What sort of things are to be chosen: `tiles`, or `anything`."""
    return "tiles" if any(hasattr(action, "tiles") for action in legal.values()) else "anything"


UNLIKELY = ("refused-no-such-tile", "refused-tile-shut", "refused-tile-twice")
"""Refusals that suggest another reading was meant, the least likely first."""


def _why(
    meant: Sequence[tuple[str, ...]], read: Callable[[str], Any], refuse: Callable[[Any], Message | None]
) -> Message | None:
    """Why the likeliest reading is refused: one whose tiles exist and stand, if there is any."""
    reasons: list[Message] = []
    for labels in meant:
        for text in _rows(labels):
            try:
                reason = refuse(read(text))
            except Refused:
                continue
            if reason is not None:
                reasons.append(reason)
    return max(reasons, key=lambda reason: (*UNLIKELY, reason.id).index(reason.id), default=None)


def _rows(labels: Sequence[str]) -> list[str]:
    """The labels as notation, and with each row's letter before bare numbers."""
    in_row = (["".join((row, label)) if label.isdigit() else label for label in labels] for row in "abc")
    return ["+".join(labels), *map("+".join, in_row)]


def faces_of(text: str, dice: Sequence[int]) -> tuple[int, ...] | None:
    """The faces of dice of so many sides as typed: `3 5`, `3-5`, or `35` where no die shows ten.

    None if they are not one for each die, or a die can't show its own.
    """
    count, sides = len(dice), max(dice)
    if re.search(r"(?<![0-9])-[0-9]", text):  # a hyphen joins two faces; before one it would be a sign
        return None
    parts = tokens(text.replace("-", " "))
    if len(parts) == 1 and count > 1 and sides < 10 and len(parts[0]) == count:
        parts = list(parts[0])
    if len(parts) != count or not all(part.isascii() and part.isdigit() and len(part) <= 3 for part in parts):
        return None
    faces = tuple(map(int, parts))
    return faces if all(1 <= face <= most for face, most in zip(faces, dice, strict=True)) else None
