"""What every seat may expect between two throws of a match in which totals decide: of two seats, and of a
lone seat whose rounds are counted or may end it.

Must never judge a throw, nor solve a match of two itself (`matches_two` does).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box import rounds
from pillarbox.games.shut_the_box.ends import End, seat_graph
from pillarbox.games.shut_the_box.equity_turns import Turns, end_in
from pillarbox.games.shut_the_box.matches_two import Group, TwoSeats
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import State
from pillarbox.solve.graph import TOLERANCE
from pillarbox.solve.vectors import Rows, vectors

MOST_PASSES = 1000
"""A lone seat's round that may come back unchanged is gone over so often at most."""


class TwoSeatMatch(Turns):
    """A match of two seats, solved group by group."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset, 2)
        self.solver = TwoSeats(ruleset)
        self.slack = TOLERANCE * self.solver.most

    def context(self, state: State, order: Sequence[int]) -> Hashable:
        """The group, who began, and how its turn ended if it has."""
        ruleset, past = self.ruleset, state.past
        by_sums = ruleset.ties == "lower-sum"
        sums = [sum(done.sums[seat] for done in past) if by_sums else 0 for seat in (0, 1)]
        group = Group(
            (state.totals[0], state.totals[1]),
            (sums[0], sums[1]),
            ruleset.rounds - len(past) if ruleset.match == "rounds" else 0,
            ruleset.ties == "roll-off" and not past,
        )
        first = state.starter
        return group, first, end_in(ruleset, state, first) if state.seat != first else None

    def _table(self, context: Any) -> Rows:
        group, first, one = context
        self.solver.worths(group)
        mover = first if one is None else 1 - first
        game = self.solver.graphs[mover]
        own = [self._worth(group, first, one, end) for end in game.endings]  # to the first seat
        most = self.solver.most
        return vectors(game, mover, [own, [-worth for worth in own]], most, 0.0)

    def _worth(self, group: Group, first: int, one: End | None, end: End) -> float:
        if one is None and not end.cut:
            return self.table((group, first, end))[0][self.solver.graphs[1 - first].root]
        after = self.solver.follows(group, first, one or end, None if one is None else end)
        worth = after.paid.net
        if after.group is not None:
            worth += sum(p * w.net for p, w in zip(after.begins, self.solver.worths(after.group)))
        return worth

    def returns(self, state: State, order: Sequence[int], found: Sequence[float]) -> tuple[float, ...]:
        """See `Turns`; the tables are by seat here."""
        paid = rounds.stakes(state)
        return found[0] + float(paid[0]), found[1] + float(paid[1])


class AloneByTotals(Turns):
    """A match of a lone seat in which a round does more than add its score: it is counted, or may end it."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset, 1)
        if ruleset.solo_reopen or ruleset.stuck != "out":
            raise Refused(say("equity-alone-in-circles"))
        self.game = seat_graph(ruleset)
        self.values: dict[int, float] = {}
        self.high = ruleset.wins == "highest"
        self.counted = ruleset.match != "rounds"
        most = max(end.points for end in self.game.endings) * ruleset.rounds if not self.counted else 0
        self.slack = TOLERANCE * (most or ruleset.cap_rounds)

    def context(self, state: State, order: Sequence[int]) -> Hashable:
        """The total; in a match of agreed rounds how many are left."""
        return state.totals[0] if self.counted else self.ruleset.rounds - len(state.past)

    def _worth(self, here: int, end: End, same: float) -> float:
        """What an ending brings from here on; same: the value of the round if it comes back unchanged."""
        ruleset = self.ruleset
        over = end.gone or (ruleset.on_shut == "wins-match" and end.shut)
        if not self.counted:
            mine = float(end.points if self.high else -end.points)
            return mine if over or here == 1 else mine + self._begun(here - 1)
        out = end.gone or here + end.points >= ruleset.limit
        if ruleset.match == "elimination":
            if out:
                return 0.0
            reward = 1.0
        else:
            reward = -1.0 if self.high else 1.0
        if over or out:
            return reward
        return reward + (same if not end.points else self._begun(here + end.points))

    def _begun(self, here: int) -> float:
        """The value of a round that begins; those that follow it are settled first."""
        follow = range(here, self.ruleset.limit) if self.counted else range(1, here + 1)
        for one in reversed(follow) if self.counted else follow:
            if one not in self.values:
                self.values[one] = self._settled(one)
        return self.values[here]

    def _settled(self, here: int) -> float:
        value = 0.0
        for _ in range(MOST_PASSES):
            before, value = value, self._rows(here, value)[0][self.game.root]
            if abs(value - before) <= 1e-14 * max(1.0, abs(value)):
                break
        return value

    def _rows(self, here: int, same: float) -> Rows:
        worths = [self._worth(here, end, same) for end in self.game.endings]
        return vectors(self.game, 0, [worths], max(1.0, *map(abs, worths)), 0.0)

    def _table(self, context: Any) -> Rows:
        return self._rows(context, self._begun(context))

    def returns(self, state: State, order: Sequence[int], found: Sequence[float]) -> tuple[float, ...]:
        """See `Turns`: what is to come and what has been."""
        if self.counted:
            done = len(state.past)
            return (found[0] + (done if not self.high or self.ruleset.match == "elimination" else -done),)
        return (found[0] + (state.totals[0] if self.high else -state.totals[0]),)
