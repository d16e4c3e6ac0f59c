"""Counts what placements are worth, in plain Python: the twin of the kernels, their oracle, and the way
without them.

For a tableau every window a card may take is looked at once: what all lines not touched are worth, and what
is left of the touched ones when the window's slots are covered. A card there then costs one look-up for each
of its lines. Must never decide which placement is chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf
from typing import NamedTuple

from pillarbox.games.post_office.faces import PACKAGES, WIDTH, Face
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tableau import VALUE, Tableau
from pillarbox.games.post_office.tables import Tables


class Worth(NamedTuple):
    """What a tableau is worth: the sum of its lines' values, less `mouse` for each mouse in sight.

    `lines`: value by packed line, for every line that may be asked for.
    """

    lines: Mapping[int, float]
    mouse: float


class Scored(dict[int, float]):
    """Values of the lines that are worth something; any other is worth nothing."""

    def __missing__(self, line: int) -> float:
        return 0


TOTAL = Worth(Scored(VALUE), 1)
"""The total as it is scored."""

FINEST = 64
"""More than the mice that can be in sight."""

RANKED = Worth(Scored({line: FINEST * points for line, points in VALUE.items()}), FINEST + 1)
"""The total times `FINEST` less the mice in sight: higher is better also where totals are equal."""


def whole_worth(seen: Tableau, worth: Worth) -> float:
    """What a tableau is worth as it lies."""
    value = worth.lines.__getitem__
    rows = sum([value(line) for line in seen.rows.values()])
    return rows + sum([value(line) for line in seen.cols.values()]) - worth.mouse * seen.mice


class Window(NamedTuple):
    """A place for a card: its top-left cell, the worth of all that it leaves alone, and what it leaves of
    its lines.

    `left`: the packed rows, then columns, that it meets, without the slots it covers.
    """

    row: int
    col: int
    rest: float
    left: tuple[int, ...]


def windows(seen: Tableau, height: int, width: int, worth: Worth = TOTAL) -> list[Window]:
    """Every place for a card of this height and width, row by row."""
    value = worth.lines.__getitem__
    cells, rows, cols = seen.cells.get, seen.rows.get, seen.cols.get
    whole = whole_worth(seen, worth)
    found = []
    for row, col in seen.spots(height, width):
        first = row * WIDTH + col
        covered = [[cells(first + r * WIDTH + c, 0) for c in range(width)] for r in range(height)]
        below = [sum(line) for line in covered]
        across = [sum(line) for line in zip(*covered)]
        before = [rows(row + r, 0) for r in range(height)] + [cols(col + c, 0) for c in range(width)]
        left = [line - (gone & PACKAGES) for line, gone in zip(before, below + across)]
        rest = whole - sum([value(line) for line in before]) + worth.mouse * (sum(below) >> 32)
        found.append(Window(row, col, rest, tuple(left)))
    return found


class Option(NamedTuple):
    """A placement and what the tableau is worth after it."""

    worth: float
    place: Place


def options(known: Tables, seen: Tableau, card: str, worth: Worth = TOTAL) -> Iterator[Option]:
    """Every placement of a card with its worth, in the order of the legal actions."""
    for turns, face in enumerate(known.faces(card)):
        places = windows(seen, face.height, face.width, worth)
        for window, points in zip(places, values(places, face, worth)):
            yield Option(points, Place(card, turns, window.row, window.col))


def values(places: list[Window], face: Face, worth: Worth) -> list[float]:
    """What the tableau is worth after the card has been laid, window by window."""
    value = worth.lines.__getitem__
    adds = face.rows + face.cols
    cost = worth.mouse * face.mice
    if len(adds) == 5:
        a, b, c, d, e = adds
        return [
            rest - cost + value(v + a) + value(w + b) + value(x + c) + value(y + d) + value(z + e)
            for _, _, rest, (v, w, x, y, z) in places
        ]
    return [
        rest - cost + sum([value(line + add) for line, add in zip(left, adds)]) for _, _, rest, left in places
    ]


def best_after(known: Tables, seen: Tableau, card: str, worth: Worth = TOTAL) -> float:
    """The most that the tableau can be worth once this one card is laid."""
    best = -inf
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


class Made(NamedTuple):
    """Two placements, and what the tableau is worth after them."""

    worth: float
    first: Place
    second: Place


def best_pairs(known: Tables, seen: Tableau, hand: tuple[str, ...], worth: Worth, listed: int) -> list[Made]:
    """The best different tableaus that two cards make, best first, over both orders and all placements.

    What lies in sight tells tableaus apart; of equal worth the one found first stands first.
    """
    one, two = hand
    found: list[Made] = []
    for first, second in ((one, two), (two, one)):
        for turns, face in enumerate(known.faces(first)):
            for row, col in seen.spots(face.height, face.width):
                after = seen.lay(face, row, col)
                place = Place(first, turns, row, col)
                best = sorted(options(known, after, second, worth), key=lambda option: -option.worth)[:listed]
                found += [Made(option.worth, place, option.place) for option in best]
    found.sort(key=lambda made: -made.worth)
    kept: dict[frozenset[tuple[int, int]], Made] = {}
    for made in found:
        sight = frozenset(laid(known, seen, (made.first, made.second)).cells.items())
        kept.setdefault(sight, made)
        if len(kept) == listed:
            break
    return list(kept.values())


def laid(known: Tables, seen: Tableau, moves: tuple[Place, ...]) -> Tableau:
    """The tableau with these cards laid on it, one after another."""
    for move in moves:
        seen = seen.lay(known.faces(move.card)[move.turns], move.row, move.col)
    return seen


class Judgement(NamedTuple):
    """How a tableau is judged after a round by what single unseen cards could do: see `weights.Rich`."""

    then: float
    now: float
    next_lines: Worth
    these_lines: Worth
    lines: Worth
    constant: float


def rich(known: Tables, seen: Tableau, unseen: tuple[str, ...], by: Judgement) -> float:
    """The fitted worth of a tableau after a round, with these cards unseen."""
    a = sum(best_after(known, seen, card, by.next_lines) for card in unseen) / len(unseen)
    b = sum(best_after(known, seen, card, by.these_lines) for card in unseen) / len(unseen)
    return by.then * a + by.now * b + whole_worth(seen, by.lines) + by.constant
