"""What every seat may expect between two throws of a match whose totals decide it, from the tables of
`matches_rows`: two seats, three or four.

Must never be imported where numpy may be missing.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import numpy as np

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box.ends import seat_graph
from pillarbox.games.shut_the_box.equity_turns import Turns
from pillarbox.games.shut_the_box.matches_rows import ByRounds, ByTotals, Floats, Ints, Terms
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import State
from pillarbox.solve import compiled, rows
from pillarbox.solve.graph import TOLERANCE
from pillarbox.solve.lanes import KERNELS
from pillarbox.solve.vectors import Rows, vectors


class _Rounds(ByRounds):
    """Keeps the tables of every round."""

    def keep(self) -> None:
        """Solve, and keep everything."""
        self.kept: dict[int, list[Floats]] = {}
        self.solve()

    def evaluate(self, turns: int, states: Ints) -> Floats:
        """See `Series`."""
        self.kept[self.done] = self.tables
        return super().evaluate(turns, states)

    def ahead(self, done: int, turns: int, totals: Ints) -> Floats:
        """By place and ending what follows a turn in the round after `done` rounds."""
        if np.ptp(totals) > self.most * (done + (turns > 0)):
            raise Refused(say("equity-no-such-totals"))
        self.done, self.tables = done, self.kept[done]
        self.later = self.kept[done + 1][0] if done + 1 < self.rounds else None
        return self._ahead(turns, totals[:, None])[:, :, 0]


class _Totals(ByTotals):
    """Can be asked about one state."""

    def ahead(self, turns: int, totals: Ints) -> Floats:
        """By place and ending what follows a turn at these totals."""
        if (totals[turns:] >= self.terms.limit).any() or (totals >= self.terms.limit + self.most).any():
            raise Refused(say("equity-no-such-totals"))
        return self._ahead(turns, totals[:, None])[:, :, 0]


class SeriesMatch(Turns):
    """A match of agreed rounds, or one that goes by totals and a limit, without stakes."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        """Solve it. Raises Refused where play may go on for ever."""
        super().__init__(ruleset, seats)
        self.game = seat_graph(ruleset)
        self.slack = seats * TOLERANCE
        out = ruleset.match == "elimination"
        high = ruleset.wins == "highest"
        wins = ruleset.on_shut == "wins-match"
        terms = Terms(ruleset.limit, out, high, ruleset.starter != "first-seat", wins)
        engine: Any = compiled.kernels(KERNELS) or rows
        self.rounds: _Rounds | None = None
        self.totals: dict[int, _Totals] = {}
        if ruleset.match == "rounds":
            self.rounds = _Rounds(self.game, terms, seats, engine, ruleset.rounds)
            self.rounds.keep()
            return
        for count in range(2 if out else seats, seats + 1):
            self.totals[count] = _Totals(self.game, terms, count, engine, {**self.totals})
            self.totals[count].solve()

    def context(self, state: State, order: Sequence[int]) -> Hashable:
        """The rounds done, the turns made, and the totals by place with this round's scores."""
        turns = order.index(state.seat)
        totals = []
        for place, seat in enumerate(order):
            here = state.totals[seat]
            totals.append(here + self._scored(state, seat) if place < turns else here)
        if self.rounds:  # only differences count
            least = min(totals)
            return len(state.past), turns, tuple(total - least for total in totals)
        return 0, turns, tuple(totals)

    def _scored(self, state: State, seat: int) -> int:
        from pillarbox.games.shut_the_box import scoring

        open_tiles = state.boxes[seat].open
        return scoring.score(self.ruleset, open_tiles, scoring.fixed(self.ruleset, seat))

    def _table(self, context: Any) -> Rows:
        done, turns, totals = context
        places = np.array(totals, np.int64)
        if self.rounds:
            found = self.rounds.ahead(done, turns, places)
        else:
            found = self.totals[len(totals)].ahead(turns, places)
        return vectors(self.game, turns, found[:-1].tolist(), 1.0, 1.0)

    def returns(self, state: State, order: Sequence[int], found: Sequence[float]) -> tuple[float, ...]:
        """See `Turns`: N x share - 1, nothing for those that are out."""
        net = [-1.0] * self.seats
        for seat, share in zip(order, found):
            net[seat] = self.seats * share - 1
        return tuple(net)
