"""Searches the placements of a round: both cards, all orders and places, judged by what may still come.

Problem: choose the two placements that maximise the expected final total of a seat that has seen its own
draws only. Rounds 1 and 2: all pairs of placements by the linear line values; the best different tableaus
again by the rich value; the best of those by averaged look-ahead: every candidate meets the same sampled
pairs of unseen cards, answers each as well as it can, and counts the rich value then. Round 3: the best by
the exact mean of the last round over all pairs of unseen cards, the first card's placements cut to
`EXACT_FIRSTS`. Both in `lookahead.py`. Round 4: all pairs, exact.

A budget is a number of look-ahead samples, so that an answer depends on the position alone; a tableau judged
exactly counts as several. Needs the kernels; `planning.py` has the way without.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from pillarbox.games.post_office.lookahead import Stop, exact, halve, never
from pillarbox.games.post_office.rounds import ROUNDS
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tables import tables
from pillarbox.games.post_office.weights import Weights, for_cards

LISTED = 300
"""So many different tableaus are kept by their linear worth, and judged again by the rich one."""

FIRSTS, EXACT_FIRSTS, SECONDS = 28, 40, 12
"""First placements tried in a sampled answer and in an exact last round; tableaus judged in a sampled
answer.
"""

FINER = 1 / 64
"""What a mouse costs besides in the last round: less than a point for all that can be in sight."""


class Plan(NamedTuple):
    """A way to lay the cards in hand, with the expected final total and its standard error: of the best that
    of its mean, of others that of their loss against it (0: exact or fitted).
    """

    moves: tuple[Place, ...]
    value: float
    error: float


class Position(NamedTuple):
    """What a seat plans from: its layers, the one or two cards to lay, what it has not seen, the round."""

    layers: tuple[Place, ...]
    hand: tuple[str, ...]
    unseen: int
    round: int


class Engine:
    """The search for one deck and its weights. Holds no state of a match."""

    def __init__(self, ruleset: Ruleset, weights: Weights, kernels: Any) -> None:
        import numpy as np

        from pillarbox.games.post_office import arrays

        self.np = np
        self.kernels = kernels
        self.known = tables(ruleset)
        self.names = [card.id for card in ruleset.cards]
        self.deck = arrays.deck_arrays(ruleset, kernels.SIDE * kernels.SIDE)
        self.weights = arrays.weight_arrays(weights)
        self._tableau = arrays.tableau_arrays
        self._spare = kernels.blank(), kernels.room()

    def tableau(self, layers: Sequence[Place]) -> Any:
        """The kernels' arrays of a tableau."""
        return self._tableau(self.kernels, self.deck, self.known, layers)

    def unseen(self, bits: int) -> Any:
        """The numbers of a set of cards, in the order of the deck's file."""
        return self.np.array([k for k in range(len(self.names)) if bits >> k & 1], self.np.int64)

    def plans(self, position: Position, listed: int, budget: int, stop: Stop = never) -> list[Plan]:
        """The best ways to lay the cards in hand, best first.

        `listed`: so many are judged by the rich value (one: the linear value alone decides); `budget`:
        samples of look-ahead, 0 for none; `stop` is asked between samples whether to do without the rest.
        """
        tab = self.tableau(position.layers)
        unseen = self.unseen(position.unseen)
        stage = position.round
        made, values = self.first_look(tab, position.hand, stage, 1 if stage == ROUNDS else listed)
        if stage == ROUNDS or listed == 1:
            constant = float(self.weights.constants[stage])
            return [Plan(self.moves(move), value + constant, 0.0) for move, value in zip(made, values)]
        rich = [float(worth) for worth in self.rich_each(tab, made, unseen, stage)[0]]
        order = sorted(range(len(made)), key=lambda i: -rich[i])
        ways = [made[i] for i in order]
        worths = [rich[i] for i in order]
        if not budget:
            return [Plan(self.moves(move), worth, 0.0) for move, worth in zip(ways, worths)]

        def after(number: int) -> Any:
            return self.laid(tab, ways[number])

        if stage == ROUNDS - 1:
            judged = exact(self, after, worths, unseen, budget, stop)
        else:
            judged = halve(self, after, worths, unseen, stage, budget, stop)
        return [Plan(self.moves(ways[one.number]), one.value, one.error) for one in judged]

    def answer(self, tab: Any, pair: tuple[int, int], unseen: Any, stage: int) -> float:
        """The worth of the best way to lay a pair of cards in round `stage`; the total itself in the last."""
        if stage < ROUNDS:
            return self.reply(tab, pair, unseen, stage)
        names = (self.names[pair[0]], self.names[pair[1]])
        return self.first_look(tab, names, stage, 1)[1][0]

    def singles(self, tab: Any, cards: Any, stage: int) -> Any:
        """The most that each card alone can make of a tableau, by the lines after round `stage`."""
        w = self.weights
        return self.kernels.best_each(tab, self.np.asarray(cards), self.deck, w.tables[stage], w.mice[stage])

    def firsts(self, layers: Sequence[Place], hand: tuple[str, str], fine: bool) -> list[tuple[float, Place]]:
        """Every first placement of two cards, in both orders, with the best total that the second makes.

        `fine`: of equal totals the one with fewer mice counts as better, by less than a point.
        """
        np = self.np
        one, two = (self.known.index[card] for card in hand)
        worth, move = np.empty(3200), np.empty((3200, 4), np.int64)
        args = (self.deck, self.weights.tables[ROUNDS], -1.0 - (FINER if fine else 0.0), worth, move)
        n = self.kernels.firsts(self.tableau(layers), one, two, *args)
        return [(float(worth[i]), self.moves(list(map(int, move[i])))[0]) for i in range(n)]

    def total(self, tab: Any) -> int:
        """The total of a tableau."""
        return round(
            float(self.kernels.base_value(tab[1], tab[2], tab[3], self.weights.tables[ROUNDS], -1.0))
        )

    def rich(self, tab: Any, unseen: Any, stage: int) -> float:
        """The fitted worth of a tableau after the round."""
        w = self.weights
        worth = self.kernels.rich(tab, self._spare[1], unseen, self.deck, w.tables, w.mice, w.rich, stage)
        return float(worth)

    def rich_each(self, tab: Any, made: Any, unseen: Any, stage: int) -> tuple[Any, Any]:
        """The fitted worth of each tableau that these ways to lay cards make of one, and its hash; see
        `first_look`.
        """
        w = self.weights
        args = (unseen, self.deck, w.tables, w.mice, w.rich, stage)
        worth, keys = self.kernels.rich_each(tab, self.np.asarray(made, self.np.int64), *args)
        return worth, keys

    def features(self, tab: Any, unseen: Any, stage: int) -> tuple[float, float]:
        """The two single-card features of a tableau after the round: by the next lines, and by these."""
        w = self.weights
        args = (w.tables[stage], w.mice[stage], w.tables[stage + 1], w.mice[stage + 1])
        a, b = self.kernels.features(tab, self._spare[1], unseen, self.deck, *args)
        return float(a), float(b)

    def exact_last(self, tab: Any, unseen: Any, firsts: int = EXACT_FIRSTS) -> float:
        """The exact mean of the best final total over all pairs of unseen cards, after round 3."""
        w = self.weights
        args = (w.tables[4], w.tables[3], w.mice[3], firsts)
        return float(self.kernels.exact_last(tab, unseen, self.deck, *args))

    def reply(self, tab: Any, pair: tuple[int, int], unseen: Any, stage: int) -> float:
        """The rich worth after round `stage` of the best answer to a pair of cards, unseen without the
        pair.
        """
        w = self.weights
        args = (self.deck, w.tables, w.mice, w.rich, stage, FIRSTS, SECONDS)
        return float(self.kernels.reply(tab, *pair, unseen, *args))

    def pairs_of(self, unseen: Any, generator: Any) -> list[tuple[tuple[int, int], Any]]:
        """Pairs cut from one permutation of the unseen cards, so that each comes once, with what then is
        unseen.
        """
        mixed = generator.permutation(unseen)
        pairs = [(int(mixed[i]), int(mixed[i + 1])) for i in range(0, len(mixed) - 1, 2)]
        return [(pair, self.kernels.without(unseen, *pair)) for pair in pairs]

    def first_look(
        self, tab: Any, hand: tuple[str, ...], stage: int, listed: int, firsts: int = 0
    ) -> tuple[list[list[int]], list[float]]:
        """The best different tableaus by the linear value, as rows of card, turns, row, column (twice).

        `firsts`: of two cards only so many of the best first placements are followed up; 0 for all.
        In the last round the value is the total, and of equal totals the one with fewer mice is better.
        """
        np, w = self.np, self.weights
        mouse = w.mice[stage] - (FINER if stage == ROUNDS else 0.0)
        cards = [self.known.index[card] for card in hand]
        if len(cards) == 1:
            values, move = np.empty(1600), np.empty((1600, 3), np.int64)
            n = self.kernels.singles(tab, cards[0], self.deck, w.tables[stage], mouse, values, move)
            order = np.argsort(-values[:n], kind="stable")[:listed]
            found = [[cards[0], *map(int, move[i])] for i in order]
            worth = values[order]
        else:
            worth, keys, made = np.empty(listed), np.empty(listed, np.uint64), np.empty((listed, 8), np.int64)
            args = (self.deck, w.tables[stage], mouse, firsts, worth, keys, made)
            n, _ = self.kernels.pairs(tab, *cards, *args)
            found = [list(map(int, row)) for row in made[:n]]
        worths = np.ceil(worth) if stage == ROUNDS else worth
        return found, [float(value) for value in worths[: len(found)]]

    def laid(self, tab: Any, move: list[int]) -> Any:
        """The tableau after one placement or two: card, turns, row, column, once or twice over."""
        after = self.kernels.blank()
        if len(move) == 8:
            self.kernels.lay_two(tab, self._spare[0], after, self.deck, self.np.array(move))
            return after
        card, turns, row, col = move
        d = self.deck
        high, wide = d.shape[:2] if turns % 2 == 0 else d.shape[1::-1]
        codes, adds = d.codes[card, turns], d.adds[card, turns]
        self.kernels.copy_lay(tab, after, codes, adds, d.mice[card], high, wide, row, col, d.zobrist)
        return after

    def moves(self, move: list[int]) -> tuple[Place, ...]:
        """The same as placements of the game."""
        at = self.kernels.OFFSET
        return tuple(
            Place(self.names[card], turns, row - at, col - at)
            for card, turns, row, col in (move[i : i + 4] for i in range(0, len(move), 4))
        )


@lru_cache(maxsize=8)
def engine(ruleset: Ruleset) -> Engine | None:
    """The engine for this deck with its weights; None without numba, or if the kernels cannot hold it."""
    from pillarbox.solve.compiled import kernels

    try:
        from pillarbox.games.post_office.arrays import fits_kernels
    except ImportError:
        return None
    loops = kernels("pillarbox.games.post_office._kernels")
    if loops is None or not fits_kernels(ruleset):
        return None
    return Engine(ruleset, for_cards(ruleset.cards), loops)
