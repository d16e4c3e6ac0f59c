"""The small parts of the notation of Shut the Box: tiles, sets, throws, lists of numbers, complete rounds.

What can't be read is answered with None; `notation` and `positions` say so, naming the place. Must never
refuse.
"""

from __future__ import annotations

import re
from typing import Any, get_args

from pillarbox.core.game import RoundResult
from pillarbox.core.reading import fraction, whole
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.state import End, Shut, Tile

_TILE = re.compile(r"[1-9][0-9]?|[a-c][1-9][0-9]?")
_FACE = re.compile(r"[1-9][0-9]?")


def read_tile(ruleset: Ruleset, text: str) -> Tile | None:
    """The label that a text is, number or letter and number as the box has them; None if it can't be one."""
    if not _TILE.fullmatch(text) or text[0].isdigit() == bool(ruleset.rows):
        return None
    return text if ruleset.rows else int(text)


def read_set(ruleset: Ruleset, text: str) -> Shut | None:
    """The tiles of `4+1`, put in the order of their places; None if it isn't a set of labels."""
    place = tables(ruleset).layout.place
    tiles = [read_tile(ruleset, part) for part in text.split("+")]
    named = [tile for tile in tiles if tile is not None]
    if len(named) < len(tiles):
        return None
    return Shut(tuple(sorted(named, key=lambda tile: (place.get(tile, len(place)), str(tile)))))


def set_text(choice: Shut) -> str:
    """A set of tiles in notation."""
    return "+".join(map(str, choice.tiles))


def read_faces(text: str) -> tuple[int, ...] | None:
    """The faces of `3-5`, also written `3+5`, in rising order; None if it isn't one to four dice."""
    parts = text.replace("+", "-").split("-")
    fits = len(parts) <= 4 and all(_FACE.fullmatch(part) for part in parts)
    return tuple(sorted(map(int, parts))) if fits else None


def faces_text(faces: tuple[int, ...]) -> str:
    """A throw in notation."""
    return "-".join(map(str, faces))


# Each key knows its default, given the keys before it, and how it is written and read.


def read_numbers(text: str, most: int | None = None) -> tuple[int, ...] | None:
    """Whole numbers joined by commas, none above `most`; `-` is an empty list."""
    if text == "-":
        return ()
    found = [whole(part, most) for part in text.split(",")]
    listed = tuple(number for number in found if number is not None)
    return listed if len(listed) == len(found) else None


def round_text(done: RoundResult) -> str:
    """A complete round: starter:scores:sums:ends:winners:stakes:lengths."""
    lists = (
        [str(done.starter)],
        ["-" if points is None else str(points) for points in done.scores],
        map(str, done.sums),
        done.ends,
        map(str, done.winners),
        map(str, done.stakes),
        map(str, done.lengths),
    )
    return ":".join(",".join(values) for values in lists)


def read_round(text: str, n: int) -> RoundResult | None:
    """The complete round of n seats that a text tells."""
    parts = text.split(":")
    if len(parts) != 7:
        return None
    starter, scores, sums, ends, winners, stakes, lengths = (part.split(",") for part in parts)
    points = [whole(score) for score in scores]
    shares = [fraction(stake) for stake in stakes]
    bests = [whole(seat, n - 1) for seat in winners]
    numbers = [[whole(value) for value in values] for values in (sums, lengths)]
    first = whole(starter[0], n - 1)
    fits = (
        all(len(values) == n for values in (scores, sums, ends, stakes, lengths))
        and all(p is not None or s == "-" for p, s in zip(points, scores))
        and None not in (*shares, *bests, *numbers[0], *numbers[1], first)
        and len(starter) == 1
        and set(ends) <= {*get_args(End), "cut", "no-turn"} - {""}
    )
    if not fits:
        return None
    # None of the values is None any more.
    whole_lists: Any = (first, tuple(numbers[0]), tuple(bests), tuple(shares), tuple(numbers[1]))
    begins, added, won, net, thrown = whole_lists
    return RoundResult(begins, tuple(points), added, tuple(ends), won, net, thrown)
