"""Thousands of lone matches in step, over the kernels: the game's part of the batched environment.

Actions and observations are those of `encode`. The cards of the n-th match under a seed are those of
`batch.drawn`, so they do not hang on how many lanes there are beside it. Needs numpy and numba. Must never
decide a rule: where a card may lie is what the kernels find, and the tests hold them to `rules.legal`.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from pillarbox.games.post_office import encode
from pillarbox.games.post_office.arrays import deck_arrays, orders, table
from pillarbox.games.post_office.rounds import LAID, PER_ROUND
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.tables import tables
from pillarbox.games.post_office.weights import TOTAL

SEEN = ("tableaus", "hand", "holds", "unseen", "coming", "round")
"""The fields of an observation that a lone seat fills; the others stay 0."""
PIECE = 512
"""So many lanes, or more, are one thread's work."""


class Stepper:
    """So many lone matches of a ruleset at once.

    All lanes lay their cards together and every match has eight, so all end in the same step. `seen`: (lanes,
    width), the fields of `encode.fields` in a row; `mask`: (lanes, actions), 1 where legal. Both are filled
    anew by every step, in turn one of two arrays of each, so that those before the last step still stand.
    """

    def __init__(self, ruleset: Ruleset, lanes: int, kernels: Any, threads: int) -> None:
        """`kernels`: the compiled module, for a deck that it can hold (`arrays.fits_kernels`)."""
        known = tables(ruleset)
        self._ruleset, self._kernels = ruleset, kernels
        self.lanes = lanes
        self._side = encode.window(ruleset)
        self._reach = max(ruleset.rows, ruleset.cols) - 1
        self._deck = deck_arrays(ruleset, kernels.SIDE * kernels.SIDE)
        self._total = table(TOTAL)
        self._pool = np.zeros(len(ruleset.cards), np.int8)
        self._pool[[known.index[card] for card in known.pool(1)]] = 1
        width, starts = 0, {}
        for field in encode.fields(ruleset, 1):
            starts[field.name] = width
            width += int(np.prod(field.shape))
        self._at = np.array([starts[name] for name in SEEN], np.int64)
        size = kernels.SIDE
        self._boards = (
            np.empty((lanes, size * size), np.uint8),
            np.empty((lanes, size), np.int32),
            np.empty((lanes, size), np.int32),
            np.empty((lanes, 6), np.int64),
            np.empty((lanes, 1), np.uint64),
        )
        self._hands = np.empty((lanes, PER_ROUND), np.int64)
        self._spots = np.empty((lanes, 2, self._side), np.uint64)
        self._counts = np.empty((lanes, 2), np.int64)
        self._both = [
            (np.zeros((lanes, width), np.int8), np.zeros((lanes, encode.size(ruleset, 1)), np.int8))
            for _ in range(2)
        ]
        self.seen, self.mask = self._both[0]
        bounds = np.linspace(0, lanes, max(1, min(threads, lanes // PIECE)) + 1).astype(int).tolist()
        self._pieces = list(pairwise(bounds))
        self._threads = ThreadPoolExecutor(len(self._pieces)) if len(self._pieces) > 1 else None
        self._seed = self._matches = self._laid = 0
        self._orders = np.empty((lanes, LAID), np.int64)
        self.reset(0)

    def _each(self, work: Callable[[int, int], Any]) -> list[Any]:
        """Work on all lanes, piece by piece, on threads where there are several."""
        if self._threads is None:
            return [work(*piece) for piece in self._pieces]
        return list(self._threads.map(lambda piece: work(*piece), self._pieces))

    def _next_orders(self) -> Any:
        """The cards of as many matches as there are lanes, none of them dealt before under this seed."""
        found = orders(self._ruleset, self._seed, self._matches, self.lanes)
        self._matches += self.lanes
        return found

    def reset(self, seed: int) -> None:
        """New matches in all lanes: the first of this seed."""
        self._seed, self._matches, self._laid = seed, 0, 0
        self._orders[:] = self._next_orders()
        self._each(
            lambda first, last: self._kernels.begin(
                first, last, self._boards, self._hands, self._orders, self._deck
            )
        )
        self._show()

    def step(self, actions: Any) -> tuple[Any, bool]:
        """Lay a card in every lane; answers with the rewards, and whether the matches have ended.

        Raises ValueError, changing nothing, if an action is not legal.
        """
        actions = np.ascontiguousarray(actions, np.int64)
        if actions.shape != (self.lanes,):
            raise ValueError(f"there are {self.lanes} lanes, and actions of shape {actions.shape}")
        wrong = max(
            self._each(
                lambda first, last: self._kernels.first_wrong(
                    first, last, self._hands, actions, self._deck.turns, self._side, self._spots
                )
            )
        )
        if wrong >= 0:
            raise ValueError(f"action {int(actions[wrong])} is not legal in lane {wrong}")
        self._laid += 1
        ended = self._laid == LAID - 1
        after = self._next_orders() if ended else self._orders
        reward = np.empty(self.lanes)
        drawn = 1 + PER_ROUND * -(-self._laid // PER_ROUND)
        self._each(
            lambda first, last: self._kernels.lay(
                *(first, last, self._boards, self._hands, self._orders, after, actions, drawn),
                *(self._deck, self._side, self._reach, self._total, reward),
            )
        )
        if ended:
            self._laid = 0
        self._show()
        return reward, ended

    def sample(self, chosen: Any) -> Any:
        """A legal action for every lane, by numbers from 0 to below 1."""
        actions = np.empty(self.lanes, np.int64)
        self._each(
            lambda first, last: self._kernels.sample(
                *(first, last, self._hands, self._deck.turns, self._side),
                *(self._spots, self._counts, chosen, actions),
            )
        )
        return actions

    def _show(self) -> None:
        self._both.reverse()
        self.seen, self.mask = self._both[0]
        number = 1 + self._laid // PER_ROUND
        drawn = 1 + PER_ROUND * number
        self._each(
            lambda first, last: self._kernels.show(
                *(first, last, self._boards, self._hands, self._orders, drawn, number),
                *(self._ruleset.open_order, self._pool, self._deck, self._side, self._reach, self._at),
                *(self._spots, self._counts, self.seen, self.mask),
            )
        )
