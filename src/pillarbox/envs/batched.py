"""Thousands of lone matches in step, for training: numpy arrays in and out.

Each lane is one match; one that ends begins anew in the same step. Chance is drawn from a counter-based
generator, so that the same seed and the same actions give the same bits. Must never judge a move: the table
it walks comes from the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pillarbox.words.needs import needed

with needed("rl"):
    import numpy as np
    from numpy.typing import NDArray

from pillarbox.envs.door import numbers
from pillarbox.envs.episode import Setting
from pillarbox.envs.graph import NOWHERE, SPOT, Graph, graph


class Step(NamedTuple):
    """What a step gives, lane by lane.

    observation: (lanes, width), laid out as `layout` says; reward: the return of a match that ended, else 0;
    ended: whether one did (the observation is then the next match's first); action_mask: (lanes, actions).
    """

    observation: NDArray[np.integer[Any]]
    reward: NDArray[np.float64]
    ended: NDArray[np.bool_]
    action_mask: NDArray[np.int8]


class Lanes:
    """So many matches of a ruleset at once.

    `size`: how many actions have a number; `positions`: in how many a lane can be; `at`: in which each is.
    A match that ends before anything is asked (possible where the first throw can be useless) is never shown,
    so the lanes' mean return is that of the others. There is no cap on throws here: rulesets that are sure to
    end without it are the same game.
    """

    def __init__(
        self, ruleset: str | None = "classic", lanes: int = 1024, changes: Mapping[str, Any] | None = None
    ) -> None:
        """Work the table out, which takes a moment.

        Raises Unfit for a ruleset that can't be, or that has too many positions.
        """
        setting = Setting("classic" if ruleset is None else ruleset, changes, 1)
        self.lanes = lanes
        self.size = setting.size
        self.layout = setting.slices
        self.graph: Graph = graph(setting)
        self.positions = len(self.graph.after)
        self.at: NDArray[np.int32] = np.zeros(lanes, np.int32)
        self._rng = np.random.Generator(np.random.Philox(0))
        self.reset(0)

    def reset(self, seed: int) -> Step:
        """New matches in all lanes, from this seed on."""
        self._rng = np.random.Generator(np.random.Philox(seed))
        self.at = self._begun(self.lanes)
        return self._step(np.zeros(self.lanes), np.zeros(self.lanes, np.bool_))

    def step(self, actions: NDArray[Any]) -> Step:
        """One choice in every lane, by number. Raises ValueError, changing nothing, if one is illegal."""
        actions = numbers(actions, self.lanes)
        wrong = (actions < 0) | (actions >= self.size)
        if wrong.any():
            lane = int(np.argmax(wrong))
            raise ValueError(f"action {int(actions[lane])} is not legal in lane {lane}")
        to = self.graph.after[self.at, actions]
        if to.min() == NOWHERE:
            lane = int(np.argmin(to))
            raise ValueError(f"action {int(actions[lane])} is not legal in lane {lane}")
        to = self._drawn(to)
        ended = to < 0
        reward = np.where(ended, self.graph.worth[np.where(ended, ~to, 0)], 0.0)
        over = np.flatnonzero(ended)
        if over.size:
            to[over] = self._begun(over.size)
        self.at = to
        return self._step(reward, ended)

    def sample(self) -> NDArray[np.int32]:
        """A legal action for every lane, all of a lane's equally likely."""
        first = self.graph.legal_begin[self.at]
        count = self.graph.legal_begin[self.at + 1] - first
        return self.graph.legal[first + (self._rng.random(self.lanes) * count).astype(np.int64)]

    def _step(self, reward: NDArray[np.float64], ended: NDArray[np.bool_]) -> Step:
        return Step(self.graph.features[self.at], reward, ended, self.graph.mask[self.at])

    def _drawn(self, to: NDArray[np.int32]) -> NDArray[np.int32]:
        """Where chance leads from these targets: positions and endings stay what they are."""
        drawing = np.flatnonzero(to >= SPOT)
        while drawing.size:
            spots = to[drawing] - SPOT
            which = (self._rng.random(spots.size) * self.graph.sizes[spots]).astype(np.int64)
            to[drawing] = led = self.graph.ways[self.graph.begin[spots] + which]
            drawing = drawing[led >= SPOT]
        return to

    def _begun(self, lanes: int) -> NDArray[np.int32]:
        """First positions. A match that ends before anything is asked is drawn anew: it teaches nothing."""
        to = self._drawn(np.full(lanes, self.graph.start, np.int32))
        while (over := np.flatnonzero(to < 0)).size:
            to[over] = self._drawn(np.full(over.size, self.graph.start, np.int32))
        return to
