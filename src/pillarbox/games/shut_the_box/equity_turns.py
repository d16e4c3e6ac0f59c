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
from pillarbox.games.shut_the_box import scoring
from pillarbox.games.shut_the_box.ends import End, end_of, handicapped, seat_graph
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
