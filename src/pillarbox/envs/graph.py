"""A lone seat's match as a table: every position in which it is asked, what each choice leads to, and what
chance does then.

Found by asking the game's own rules, position by position, so it knows no rule. What the game calls the same
(`encode.simplest`) is one position. Must never guess: a game too big for a table is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from pillarbox.words.needs import needed

with needed("rl"):
    import numpy as np
    from numpy.typing import NDArray

from pillarbox.core.game import Choice
from pillarbox.core.message import say
from pillarbox.envs.door import Unfit
from pillarbox.envs.episode import Setting

NOWHERE = -(1 << 31)
"""Stands in a table for an action that is not legal."""
MOST = 200_000
"""Positions in which the seat is asked, and spots where chance moves, at most."""
CELLS = 50_000_000
"""Positions times action numbers, at most: a table of these takes four bytes a cell."""
SWEEPS = 100_000
"""Sweeps of value iteration, at most."""
SPOT = 1 << 30
"""Added to the number of a spot where a position could stand as well."""


class Graph(NamedTuple):
    """Arrays by position and by spot (where chance moves).

    A target is a position, as ~e ending e, or with SPOT added a spot.
    after: by position and action number its target, NOWHERE if illegal.
    mask: by position and action number, 1 if legal.
    begin, sizes: by spot, where its ways (targets) begin in `ways`, and how many, all equally likely.
    features: by position, the observation laid out flat.
    worth: by ending, the return.
    legal_begin, legal: by position, where its legal numbers begin; one more entry than positions.
    start: the target that a match begins at.
    """

    after: NDArray[np.int32]
    mask: NDArray[np.int8]
    begin: NDArray[np.int64]
    sizes: NDArray[np.int64]
    ways: NDArray[np.int32]
    features: NDArray[np.int64]
    worth: NDArray[np.float64]
    legal_begin: NDArray[np.int64]
    legal: NDArray[np.int32]
    start: int


def graph(setting: Setting) -> Graph:
    """The table of a lone seat's match. Raises Unfit where there are more seats, or too many positions."""
    if setting.seats != 1:
        raise Unfit(say("refused-not-alone", seats=setting.seats))
    return _Explorer(setting).explore()


class _Explorer:
    """Positions found so far, and those still to be looked at."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.rules = setting.game.rules
        self.positions: dict[Any, int] = {}
        self.spots: dict[Any, int] = {}
        self.waiting: list[Any] = []
        self.drawing: list[Any] = []
        self.rows: list[list[int]] = []
        self.endings: dict[float, int] = {}

    def explore(self) -> Graph:
        """Look at every position and every spot once."""
        ruleset = self.setting.ruleset
        start = self._target(self.rules.start(ruleset, 1))
        moves: list[list[tuple[int, int]]] = []
        while len(self.rows) < len(self.spots) or len(moves) < len(self.waiting):
            while len(self.rows) < len(self.spots):
                self.rows.append(list(self._ways(self.drawing[len(self.rows)])))
            if len(moves) < len(self.waiting):
                moves.append(sorted(self._moves(self.waiting[len(moves)])))
        return self._table(moves, start)

    def _moves(self, state: Any) -> Iterator[tuple[int, int]]:
        """The legal numbers, each with where it leads."""
        ruleset = self.setting.ruleset
        for action in self.rules.legal(ruleset, state, 0):
            number = self.setting.game.encode.number(ruleset, state, 0, action)
            yield number, self._target(self.rules.step(ruleset, state, Choice(0, action)))

    def _ways(self, state: Any) -> Iterator[int]:
        """Where chance leads, each way as often as its share of the whole says."""
        drawn = self.rules.chance(self.setting.ruleset, state)
        for outcome, weight in zip(drawn.outcomes, drawn.weights):
            to = self._target(self.rules.step(self.setting.ruleset, state, outcome))
            for _ in range(weight):
                yield to

    def _target(self, state: Any) -> int:
        """A position, an ending or a spot."""
        node = self.rules.node(self.setting.ruleset, state)
        if node.kind == "terminal":
            worth = float(self.rules.returns(self.setting.ruleset, state)[0])
            return ~self.endings.setdefault(worth, len(self.endings))
        state = self.setting.game.encode.simplest(self.setting.ruleset, state)
        if node.kind != "chance":
            return self._position(state)
        known = self.spots.get(state)
        if known is None:
            if len(self.spots) >= MOST:
                raise self._too_big()
            known = self.spots[state] = len(self.spots)
            self.drawing.append(state)
        return SPOT + known

    def _position(self, state: Any) -> int:
        known = self.positions.get(state)
        if known is None:
            known = self.positions[state] = len(self.waiting)
            self.waiting.append(state)
            if known >= MOST or known * self.setting.size > CELLS:
                raise self._too_big()
        return known

    def _too_big(self) -> Unfit:
        return Unfit(say("refused-too-many-positions", most=MOST))

    def _table(self, moves: list[list[tuple[int, int]]], start: int) -> Graph:
        setting = self.setting
        after = np.full((len(moves), setting.size), NOWHERE, np.int32)
        for position, row in enumerate(moves):
            for number, target in row:
                after[position, number] = target
        legal = [number for row in moves for number, _ in row]
        sizes = [len(row) for row in moves]
        counts = np.array([len(row) for row in self.rows], np.int64)
        encode, ruleset, rules = setting.game.encode, setting.ruleset, setting.game.rules
        seen = [encode.features(ruleset, rules.observe(ruleset, state, 0)) for state in self.waiting]
        return Graph(
            after,
            (after != NOWHERE).astype(np.int8),
            np.concatenate(([0], np.cumsum(counts)[:-1])),
            counts,
            np.array([way for row in self.rows for way in row], np.int32),
            np.array([[v for field in setting.fields for v in one[field.name]] for one in seen], np.int64),
            np.array(list(self.endings), np.float64),
            np.concatenate(([0], np.cumsum(sizes))).astype(np.int64),
            np.array(legal, np.int32),
            start,
        )


def optimum(found: Graph, tolerance: float = 1e-13) -> tuple[float, NDArray[np.int64]]:
    """The greatest expected return of a match, and by position the first of the best action numbers.

    Value iteration: V(position) = max over legal actions of V(target), V(spot) = mean of V over its ways,
    V(ending) = its return, swept until nothing moves by more than `tolerance`. Positions of a match that is
    sure to end are settled after as many sweeps as its longest line has moves.
    """

    def best(targets: NDArray[np.float64]) -> NDArray[np.float64]:
        greatest: NDArray[np.float64] = np.where(found.mask > 0, targets, -np.inf).max(axis=1)
        return greatest

    value, drawn = _settled(found, best, tolerance)
    targets = np.where(found.mask > 0, _values(found, found.after, value, drawn), -np.inf)
    return _start(found, value, drawn), targets.argmax(axis=1)


def evaluate(found: Graph, policy: NDArray[np.int64], tolerance: float = 1e-13) -> float:
    """The expected return of a match in which every position is answered by the policy's action number.

    Raises ValueError if one of them is not legal.
    """
    every = np.arange(len(found.after))
    if (found.mask[every, policy] == 0).any():
        raise ValueError("the policy has an action that is not legal")
    return _start(found, *_settled(found, lambda targets: targets[every, policy], tolerance))


def _settled(
    found: Graph, choose: Callable[[NDArray[np.float64]], NDArray[np.float64]], tolerance: float
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Values by position and by spot, where `choose` answers with what each row of targets is worth."""
    value, drawn = np.zeros(len(found.after)), np.zeros(len(found.sizes))
    for _ in range(SWEEPS):
        means = np.add.reduceat(_values(found, found.ways, value, drawn), found.begin) / found.sizes
        chosen = choose(_values(found, found.after, value, means))
        moved = max(np.abs(chosen - value).max(), np.abs(means - drawn).max())
        value, drawn = chosen, means
        if moved <= tolerance:
            break
    return value, drawn


def _start(found: Graph, value: NDArray[np.float64], drawn: NDArray[np.float64]) -> float:
    (worth,) = _values(found, np.array([found.start], np.int32), value, drawn)
    return float(worth)


def _values(
    found: Graph, targets: NDArray[np.int32], value: NDArray[np.float64], drawn: NDArray[np.float64]
) -> NDArray[np.float64]:
    """What these targets are worth."""
    is_spot, is_end = targets >= SPOT, targets < 0
    ends = np.where(is_end & (targets != NOWHERE), ~targets, 0)
    at = np.where(is_spot | is_end, 0, targets)
    spot = np.where(is_spot, targets - SPOT, 0)
    return np.where(is_end, found.worth[ends], np.where(is_spot, drawn[spot], value[at]))
