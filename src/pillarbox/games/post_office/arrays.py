"""Decks, tableaus and weights as the arrays that the kernels take. Needs numpy; must never need numba by
itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from pillarbox.games.post_office.deck import CODES, KINDS
from pillarbox.games.post_office.rounds import LAID
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tables import Tables, tables
from pillarbox.games.post_office.weights import CLASSES, TOTAL, Lines, Weights, classes_of_all
from pillarbox.solve.numbers import numbers

BITS = 4
"""To a kind in a packed line of the kernels."""

NO_LIMIT = 1 << 20

CARDS = 0
"""Stream of a game's random numbers: the order of its cards."""

SEED = 20261129
"""Of the hash of tableaus: any number serves, this one stays."""

_SLOT = {code: number for number, code in enumerate(CODES, 1)}
_CLASSES = classes_of_all(BITS)


class DeckArrays(NamedTuple):
    """A deck for the kernels: codes, line additions, mice and turns of each card, the shape, and the hash."""

    codes: Any
    adds: Any
    mice: Any
    turns: Any
    shape: Any
    zobrist: Any


class WeightArrays(NamedTuple):
    """Weights for the kernels: line tables after rounds 1 to 3, the total's, then the rich corrections;
    see `rich`. The kernels leave out the constants of the line tables.
    """

    tables: Any
    mice: Any
    rich: Any
    constants: Any


def fits_kernels(ruleset: Ruleset) -> bool:
    """Whether the kernels can hold this deck: cards of 3 x 2, and never more than 15 of a kind in one
    line.
    """
    if sorted((ruleset.rows, ruleset.cols)) != [2, 3]:
        return False
    known = tables(ruleset)

    def in_line(card: str, kind: int) -> int:
        """The most packages of a kind that one line of the card holds."""
        return max(line >> 8 * kind & 255 for face in known.faces(card) for line in (*face.rows, *face.cols))

    def most(kind: int) -> int:
        """The most packages of a kind that nine cards can bring to one line."""
        return sum(sorted(in_line(card.id, kind) for card in ruleset.cards)[-LAID:])

    return all(most(kind) < 1 << BITS for kind in range(len(KINDS)))


def deck_arrays(ruleset: Ruleset, cells: int) -> DeckArrays:
    """The deck's arrays, card by card in the order of its file; `cells` is the size of the kernels' grid."""
    known = tables(ruleset)
    count = len(ruleset.cards)
    codes = np.zeros((count, 4, 6), np.uint8)
    adds = np.zeros((count, 4, 5), np.int32)
    mice = np.zeros(count, np.int64)
    turns = np.zeros(count, np.int64)
    for k, card in enumerate(ruleset.cards):
        faces = known.faces(card.id)
        turns[k] = len(faces)
        mice[k] = faces[0].mice
        for t, face in enumerate(faces):
            codes[k, t] = [_SLOT[code] for code in face.slots]
            adds[k, t] = [_packed(line) for line in (*face.rows, *face.cols)]
    limit = known.ruleset.max_extent or NO_LIMIT
    shape = np.array([ruleset.rows, ruleset.cols, limit], np.int64)
    zobrist = np.random.default_rng(SEED).integers(0, 1 << 63, size=(cells, 7), dtype=np.uint64)
    return DeckArrays(codes, adds, mice, turns, shape, zobrist)


def _packed(line: int) -> int:
    return sum((line >> 8 * kind & 255) << BITS * kind for kind in range(len(KINDS)))


def orders(ruleset: Ruleset, seed: int, first: int, count: int) -> Any:
    """By game of a seed, from `first`, so many: the cards that a lone seat draws, the start card first, each
    by its place in the deck's file; as `batch.drawn` has them.
    """
    known = tables(ruleset)
    found = np.tile(np.array([known.index[card] for card in known.pool(1)], np.int64), (count, 1))
    size = found.shape[1]
    swaps = numbers(seed, first, count, CARDS, [size - k for k in range(LAID)])
    games = np.arange(count)
    for k in range(LAID):
        other = k + swaps[:, k]
        found[games, other], found[:, k] = found[:, k].copy(), found[games, other]
    return np.ascontiguousarray(found[:, :LAID])


def table(lines: Lines) -> Any:
    """The worth of every packed line."""
    return np.array([lines.classes.get(name, 0.0) for name in _CLASSES])


def weight_arrays(weights: Weights) -> WeightArrays:
    """The arrays of fitted weights."""
    tables = np.zeros((8, len(_CLASSES)))
    mice = np.zeros(5)
    rich = np.zeros((4, 4))
    constants = np.zeros(5)
    for stage, lines in enumerate((*weights.lines, TOTAL), 1):
        tables[stage] = table(lines)
        mice[stage] = lines.mouse
        constants[stage] = lines.constant
    for stage, worth in enumerate(weights.rich, 1):
        tables[4 + stage] = table(worth.lines)
        rich[stage] = worth.then, worth.now, worth.lines.mouse, worth.lines.constant
    return WeightArrays(tables, mice, rich, constants)


def tableau_arrays(kernels: Any, deck: DeckArrays, known: Tables, layers: Iterable[Place]) -> Any:
    """The tableau that these cards make, laid one after another."""
    start, *rest = layers
    tab, after = kernels.blank(), kernels.blank()
    kernels.fresh(tab, known.index[start.card], start.turns, deck)
    for layer in rest:
        card = known.index[layer.card]
        high, wide = deck.shape[:2] if layer.turns % 2 == 0 else deck.shape[1::-1]
        at = layer.row + kernels.OFFSET, layer.col + kernels.OFFSET
        codes, adds = deck.codes[card, layer.turns], deck.adds[card, layer.turns]
        kernels.copy_lay(tab, after, codes, adds, deck.mice[card], high, wide, *at, deck.zobrist)
        tab, after = after, tab
    return tab


def class_counts(tab: Any) -> list[int]:
    """How many lines of each class a tableau has, in the order of `CLASSES`."""
    _, rows, cols, box, _ = tab
    lines = [*rows[box[0] : box[2] + 1], *cols[box[1] : box[3] + 1]]
    names = [_CLASSES[int(line)] for line in lines]
    return [names.count(name) for name in CLASSES]
