"""What every seat may expect between two throws of a match played in whole turns, each seat playing for its
own expected return.

A turn is a graph whose endings are worth to each seat what then follows; one sweep over it (`solve.vectors`)
says what every seat may expect at every node. What follows an ending comes from the solvers of rounds and
matches. Must never judge a throw, nor solve a match itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box import rounds, scoring
from pillarbox.games.shut_the_box.ends import End, end_of, handicapped, seat_graph
from pillarbox.games.shut_the_box.matches_two import Group, TwoSeats
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.several import BigRound, Solving, big_end
from pillarbox.games.shut_the_box.state import Box, State
from pillarbox.games.shut_the_box.tally import Payoff, Role, Tally
from pillarbox.solve.graph import TOLERANCE, Graph
from pillarbox.solve.vectors import Rows, vectors

if TYPE_CHECKING:
    from pillarbox.solve.prizes import Prize

HOW = {
    "shut": "end",
    "stuck": "end",
    "stopped": "end",
    "capped": "end",
    "deadly": "lost",
    "first-throw": "first",
    "first-throw-match": "first",
}
"""How a finished box's turn ended, in the words of graphs."""

MOST_PASSES = 1000
"""A lone seat's round that may come back unchanged is gone over so often at most."""


def end_in(ruleset: Ruleset, state: State, seat: int) -> End:
    """The ending of a seat's turn that is over. Raises Refused where the state says that it is not."""
    box = state.boxes[seat]
    if box.end not in HOW:
        raise Refused(say("equity-turn-not-over", seat=str(seat + 1)))
    points = scoring.score(ruleset, box.open, scoring.fixed(ruleset, seat))
    return end_of(ruleset, box.open, points, HOW[box.end])


class Places:
    """Where boxes stand in a turn's graph."""

    def __init__(self, game: Graph) -> None:
        self.root = game.root
        self.at: dict[tuple[int, int], int] = {}
        for node, key in enumerate(zip(game.masks, game.spares), len(game.endings)):
            self.at.setdefault(key, node)
        self.pieces = game.masks[-1].bit_count()
        self.spares = any(game.spares)

    def node(self, box: Box) -> int:
        """The node of a box before a throw. Raises Refused where no play leads to it."""
        most = self.pieces - box.open.bit_count() if self.spares else 0
        node = self.at.get((box.open, min(box.markers, max(0, most))))
        if node is None:
            raise Refused(say("equity-no-such-box"))
        if not box.throws and box.open.bit_count() == self.pieces:
            return self.root
        return node


def turn_order(state: State) -> list[int]:
    """The seats of this round as their turns come."""
    count = len(state.boxes)
    seats = ((state.starter + k) % count for k in range(count))
    return [seat for seat in seats if not state.gone[seat]]


class Turns(ABC):
    """Whole turns. `slack`: returns that differ by no more are equally good."""

    slack = 0.0

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.places = [Places(seat_graph(ruleset, seat)) for seat in range(seats)]
        self.table = cache(self._table)

    def rest(self, state: State) -> tuple[float, ...]:
        """By seat what it may expect before the throw that this state awaits."""
        order = turn_order(state)
        node = self.places[state.seat].node(state.boxes[state.seat])
        rows = self.table(self.context(state, order))
        return self.returns(state, order, [row[node] for row in rows])

    @abstractmethod
    def context(self, state: State, order: Sequence[int]) -> Hashable:
        """All that a turn's table depends on."""

    @abstractmethod
    def _table(self, context: Any) -> Rows:
        """By place in the turn order and node of the mover's turn, in the solver's units."""

    @abstractmethod
    def returns(self, state: State, order: Sequence[int], found: Sequence[float]) -> tuple[float, ...]:
        """By seat the return, from what places get in the solver's units."""


class OneRound(Turns):
    """One round of several seats."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        super().__init__(ruleset, seats)
        self.payoff = Payoff(ruleset, seats)
        self.slack = TOLERANCE * self.payoff.most
        self.solver = cache(self._solver)
        self.uneven = handicapped(ruleset, seats)

    def _solver(self, starter: int) -> Solving:
        order = [(starter + k) % self.seats for k in range(self.seats)]
        found = Solving(self.payoff, [seat_graph(self.ruleset, seat) for seat in order], False)
        found.solve()
        return found

    def context(self, state: State, order: Sequence[int]) -> Hashable:
        """Who began (where that makes a difference), the turns made, their tally, and each one's role."""
        tally = Tally()
        roles: list[Role] = []
        turns = order.index(state.seat)
        for seat in order[:turns]:
            end = end_in(self.ruleset, state, seat)
            after = self.payoff.add(tally, end)
            roles = [self.payoff.later(role, tally, after) for role in roles]
            roles.append(self.payoff.role(after, end))
            tally = after
        return state.starter if self.uneven else 0, turns, tally, tuple(roles)

    def _table(self, context: Any) -> Rows:
        starter, turns, tally, roles = context
        solver, payoff = self.solver(starter), self.payoff
        if tally not in solver.laws[turns]:
            raise Refused(say("equity-no-such-box"))
        game = solver.graphs[turns]
        worths: Rows = [[] for _ in range(self.seats)]
        for end in game.endings:
            after = payoff.add(tally, end)
            done = [*(payoff.later(role, tally, after) for role in roles), payoff.role(after, end)]
            for place, row in enumerate(worths):
                role = done[place] if place <= turns else None
                if end.cut:
                    worth = solver.paid(after, role)
                elif role is not None:
                    worth = solver.finished(turns + 1, after, role)
                else:
                    worth = solver.coming(turns + 1, after, place)
                row.append(worth[1])
        return vectors(game, turns, worths, payoff.most, self.seats * payoff.shift)

    def returns(self, state: State, order: Sequence[int], found: Sequence[float]) -> tuple[float, ...]:
        """See `Turns`."""
        net = [0.0] * self.seats
        for seat, value in zip(order, found):
            net[seat] = value - self.payoff.shift
        return tuple(net)


KEPT = 4
"""So many solved turns of a big box are kept."""


class BigRoundOfTwo:
    """One round of two seats with a box too big for a graph."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Raises Refused where it cannot be solved."""
        self.ruleset = ruleset
        payoff = Payoff(ruleset, 2)
        self.slack, self.shift = TOLERANCE * payoff.most, payoff.shift
        self.uneven = handicapped(ruleset, 2)
        self.rounds = [BigRound(ruleset, starter) for starter in ((0, 1) if self.uneven else (0,))]
        self.table = lru_cache(maxsize=KEPT)(self._table)
        self.table(0, None)  # refused now rather than in the midst of a review

    def _table(self, starter: int, one: End | None) -> Prize:
        solver = self.rounds[starter]
        return solver.first() if one is None else solver.second(one)

    def rest(self, state: State) -> tuple[float, ...]:
        """By seat what it may expect before the throw that this state awaits."""
        first, seat = state.starter, state.seat
        starter = first if self.uneven else 0
        one, box = None, state.boxes[seat]
        if seat != first:
            open_tiles = state.boxes[first].open
            points = scoring.score(self.ruleset, open_tiles, scoring.fixed(self.ruleset, first))
            one = big_end(self.ruleset, points, first)
        begun = self.rounds[starter].begun
        if one in begun and not box.throws:
            value = begun[one]
        else:
            try:
                value = self.table(starter, one).greatest(box.open)
            except KeyError:
                raise Refused(say("equity-no-such-box")) from None
        value -= self.shift
        return (value, -value) if seat == 0 else (-value, value)


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
