"""Counts what placements are worth, in plain Python: the twin of the kernels, their oracle, and the way
without them.

For a tableau every window a card may take is looked at once: what all lines not touched are worth, and what
is left of the touched ones when the window's slots are covered. A card there then costs one look-up for each
of its lines. Must never decide which placement is chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pillarbox.games.post_office.faces import PACKAGES, WIDTH, Face
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tableau import VALUE, Tableau
from pillarbox.games.post_office.tables import Tables


class Worth(NamedTuple):
    """What a tableau is worth: the sum of its lines' values, less `mouse` for each mouse in sight.

    `lines`: value by packed line; a line that is not there is worth nothing.
    """

    lines: Mapping[int, int]
    mouse: int


TOTAL = Worth(VALUE, 1)
"""The total as it is scored."""

FINEST = 64
"""More than the mice that can be in sight."""

RANKED = Worth({line: FINEST * points for line, points in VALUE.items()}, FINEST + 1)
"""The total times `FINEST` less the mice in sight: higher is better also where totals are equal."""


class Window(NamedTuple):
    """A place for a card: its top-left cell, the worth of all that it leaves alone, and what it leaves of
    its lines.

    `left`: the packed rows, then columns, that it meets, without the slots it covers.
    """

    row: int
    col: int
    rest: int
    left: tuple[int, ...]


def windows(seen: Tableau, height: int, width: int, worth: Worth = TOTAL) -> list[Window]:
    """Every place for a card of this height and width, row by row."""
    value = worth.lines.get
    cells, rows, cols = seen.cells.get, seen.rows.get, seen.cols.get
    whole = sum([value(line, 0) for line in seen.rows.values()]) + sum(
        [value(line, 0) for line in seen.cols.values()]
    )
    whole -= worth.mouse * seen.mice
    found = []
    for row, col in seen.spots(height, width):
        first = row * WIDTH + col
        covered = [[cells(first + r * WIDTH + c, 0) for c in range(width)] for r in range(height)]
        below = [sum(line) for line in covered]
        across = [sum(line) for line in zip(*covered)]
        before = [rows(row + r, 0) for r in range(height)] + [cols(col + c, 0) for c in range(width)]
        left = [line - (gone & PACKAGES) for line, gone in zip(before, below + across)]
        rest = whole - sum([value(line, 0) for line in before]) + worth.mouse * (sum(below) >> 32)
        found.append(Window(row, col, rest, tuple(left)))
    return found


class Option(NamedTuple):
    """A placement and what the tableau is worth after it."""

    worth: int
    place: Place


def options(known: Tables, seen: Tableau, card: str, worth: Worth = TOTAL) -> Iterator[Option]:
    """Every placement of a card with its worth, in the order of the legal actions."""
    for turns, face in enumerate(known.faces(card)):
        places = windows(seen, face.height, face.width, worth)
        for window, points in zip(places, values(places, face, worth)):
            yield Option(points, Place(card, turns, window.row, window.col))


def values(places: list[Window], face: Face, worth: Worth) -> list[int]:
    """What the tableau is worth after the card has been laid, window by window."""
    value = worth.lines.get
    adds = face.rows + face.cols
    cost = worth.mouse * face.mice
    if len(adds) == 5:
        a, b, c, d, e = adds
        return [
            rest
            - cost
            + value(v + a, 0)
            + value(w + b, 0)
            + value(x + c, 0)
            + value(y + d, 0)
            + value(z + e, 0)
            for _, _, rest, (v, w, x, y, z) in places
        ]
    return [
        rest - cost + sum([value(line + add, 0) for line, add in zip(left, adds)])
        for _, _, rest, left in places
    ]


def best_after(known: Tables, seen: Tableau, card: str, worth: Worth = TOTAL) -> int:
    """The most that the tableau can be worth once this one card is laid."""
    best = -(1 << 30)
    places: list[list[Window]] = []
    for turns, face in enumerate(known.faces(card)):
        if turns < 2:
            places.append(windows(seen, face.height, face.width, worth))
        best = max(best, *values(places[turns % 2], face, worth))
    return best


def pairs(known: Tables, seen: Tableau, hand: tuple[str, ...], worth: Worth = TOTAL) -> Iterator[Option]:
    """Every first placement of two cards, in both orders, with the most that the second card makes of it."""
    one, two = hand
    for first, second in ((one, two), (two, one)):
        for turns, face in enumerate(known.faces(first)):
            for row, col in seen.spots(face.height, face.width):
                after = seen.lay(face, row, col)
                yield Option(best_after(known, after, second, worth), Place(first, turns, row, col))
