"""One round of several seats, each playing its whole turn knowing the scores before, solved exactly.

States: how many seats have had their turn, and the `Tally` of what they made. Actions: those of a turn.
Objective: each seat its own expected return of the round, as `rules.returns` defines it for a match of one
round. Equation: the last seat's worth of an ending is what the round then pays; an earlier seat's is what it
will have been paid once the later ones have answered as best suits them. Tallies only grow, so the seats are
solved from the last to the first; each tally asks one question of a seat's turn: the best play for these
worths, and the law of its endings.

Must never be asked about throws that alternate or are shared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box import big_rounds
from pillarbox.games.shut_the_box.ends import End, end_of, seat_graph, seat_problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.tally import Cost, Payoff, Role, Tally, check_time
from pillarbox.solve import fast
from pillarbox.solve.graph import Graph
from pillarbox.solve.lanes import laws, seconds
from pillarbox.solve.solver import SMALL
from pillarbox.solve.takeaway import scores

if TYPE_CHECKING:
    from pillarbox.solve.prizes import Prize

MOST_SCORES = 1000
MOST_POINTS = 100_000
"""A big box is solved for its scores one by one, if they are no more and no larger than this."""


class Round(NamedTuple):
    """What one round comes to under best play. By seat in turn order: the part of the win, what it is paid,
    its chance to shut the box; and the chance that several win together. Fractions where solved exactly.
    """

    shares: list[Any]
    net: list[Any]
    shut: list[Any]
    tie: Any


def solve_round(ruleset: Ruleset, seats: int, exact: bool = False) -> Round:
    """Solve one round, in fractions if `exact`. Raises Refused where it cannot be done here."""
    if ruleset.reopen != "never":
        raise Refused(say("seats-reopen-whole"))
    check_time(cost(ruleset, seats, exact))
    return Solving(
        Payoff(ruleset, seats), [seat_graph(ruleset, seat) for seat in range(seats)], exact
    ).solve()


class Solving:
    """The solver; once `solve` is done, `paid`, `finished` and `coming` answer what any seat may expect."""

    def __init__(self, payoff: Payoff, graphs: Sequence[Graph], exact: bool) -> None:
        self.payoff = payoff
        self.graphs = graphs
        self.exact = exact
        self.number: Any = Fraction if exact else float
        self.laws: list[dict[Tally, list[tuple[End, Any]]]] = [{} for _ in graphs]
        """By seat and tally before its turn: its endings under best play with their probabilities."""
        self.paid = cache(self._paid)
        self.finished = cache(self._finished)
        self.coming = cache(self._coming)

    def solve(self) -> Round:
        """Forward to list the tallies, backward for the laws, forward again for the chances."""
        tallies = self._tallies()
        for seat in reversed(range(len(self.graphs))):
            game = self.graphs[seat]
            listed = list(tallies[seat])
            worths = [[self._worth(seat, tally, end)[1] for end in game.endings] for tally in listed]
            for tally, found in zip(listed, laws(game, worths, self.payoff.most, self.exact)):
                self.laws[seat][tally] = [(end, p) for end, p in zip(game.endings, found) if p]
        start = [self.coming(0, Tally(), seat) for seat in range(len(self.graphs))]
        shift = self.payoff.shift
        return Round([share for share, _ in start], [net - shift for _, net in start], *self._chances())

    def _tallies(self) -> list[dict[Tally, None]]:
        """By number of turns made, the tallies that may be, without those of rounds cut short."""
        found: list[dict[Tally, None]] = [{Tally(): None}]
        for game in self.graphs[:-1]:
            going = [end for end in game.endings if not end.cut]
            found.append({self.payoff.add(tally, end): None for tally in found[-1] for end in going})
        return found

    def _worth(self, seat: int, tally: Tally, end: End) -> tuple[Any, Any]:
        """What it is worth to this seat to end so: (part of the win, what it is paid and the shift)."""
        after = self.payoff.add(tally, end)
        role = self.payoff.role(after, end)
        return self.paid(after, role) if end.cut else self.finished(seat + 1, after, role)

    def _paid(self, tally: Tally, role: Role | None) -> tuple[Any, Any]:
        return self.number(self.payoff.share(tally, role)), self.number(self.payoff.net(tally, role))

    def _finished(self, turns: int, tally: Tally, role: Role) -> tuple[Any, Any]:
        """What a seat of this role may expect once so many turns are made."""
        if turns == len(self.graphs):
            return self.paid(tally, role)
        add, later = self.payoff.add, self.payoff.later
        share = net = self.number(0)
        for end, p in self.laws[turns][tally]:
            after = add(tally, end)
            became = later(role, tally, after)
            found = self.paid(after, became) if end.cut else self.finished(turns + 1, after, became)
            share += p * found[0]
            net += p * found[1]
        return share, net

    def _coming(self, turns: int, tally: Tally, seat: int) -> tuple[Any, Any]:
        """What a seat whose turn is still to come may expect once so many turns are made."""
        share = net = self.number(0)
        for end, p in self.laws[turns][tally]:
            if seat == turns:
                found = self._worth(seat, tally, end)
            else:
                after = self.payoff.add(tally, end)
                found = self.paid(after, None) if end.cut else self.coming(turns + 1, after, seat)
            share += p * found[0]
            net += p * found[1]
        return share, net

    def _chances(self) -> tuple[list[Any], Any]:
        """By seat the chance to shut the box, and the chance of several winners."""
        reach: dict[Tally, Any] = {Tally(): self.number(1)}
        shut = []
        tie = self.number(0)
        for seat, found in enumerate(self.laws):
            last = seat == len(self.laws) - 1
            mine = self.number(0)
            grown: dict[Tally, Any] = {}
            for tally, share in reach.items():
                for end, p in found[tally]:
                    after = self.payoff.add(tally, end)
                    if end.shut:
                        mine += share * p
                    if not (end.cut or last):
                        grown[after] = grown.get(after, 0) + share * p
                    elif after.leaders > 1:
                        tie += share * p
            shut.append(mine)
            reach = grown
        return shut, tie


CELL = 1e-6
"""Seconds to look up what an ending after a tally is worth, in lists."""
BIG = 8e-8
"""Seconds the compiled loops take for a position of one row of tiles; of several rows twelve times that, and
numpy two hundred times.
"""


EXACT = 2e-6
"""Seconds for an (edge, lane) pair in whole numbers; ten times that in fractions."""


def cost(ruleset: Ruleset, seats: int, exact: bool = False) -> Cost:
    """What solving a round takes, roughly. Raises Refused where it is not solved."""
    if is_big(ruleset):
        turn = seat_problem(ruleset, 1)
        slower = (12 if ruleset.rows else 1) * (1 if fast.kernels() is not None else 200)
        turns = 2 if big_rounds.kept(ruleset) else len(_scores(ruleset, 0))
        return Cost(turn.positions * turns * BIG * slower, 8 * turn.positions)
    game = seat_graph(ruleset)
    endings = len(game.endings)
    tallies = [1, *(endings * seat for seat in range(1, seats))]
    if ruleset.stake and ruleset.stake_rule == "loser-pays":
        tallies = [
            count * (endings if seat > 1 else 1) * max(1, seat - 1) for seat, count in enumerate(tallies)
        ]
    looked = sum(count * endings * (3 + seats - seat) for seat, count in enumerate(tallies))
    if exact:
        one = EXACT * (10 if ruleset.insurance else 1)
        return Cost(game.edges * sum(tallies) * one + looked * CELL, 300 * looked)
    return Cost(seconds(game, sum(tallies)) + looked * CELL, 100 * looked)


SMALL_WORK = 500_000
"""So many (edge, lane) pairs are solved in fractions in less than a second."""


def is_small(ruleset: Ruleset, seats: int) -> bool:
    """Whether a round is soon solved in fractions."""
    if seats > 2 or ruleset.insurance or seat_problem(ruleset, 0).positions > 1 << 10:
        return False
    game = seat_graph(ruleset, 1)
    return game.edges * len(game.endings) <= SMALL_WORK


# Two seats with a box too big for a graph: values alone, in arrays.


def is_big(ruleset: Ruleset) -> bool:
    """Whether the box has more positions than a graph is made of."""
    return seat_problem(ruleset, 0).positions > SMALL


def _scores(ruleset: Ruleset, seat: int) -> set[int]:
    """The scores of a big box. Raises Refused where an ending is more than its score."""
    problem = seat_problem(ruleset, seat)
    by_sum = ruleset.ties == "lower-sum" and ruleset.score != "sum"
    cut = ruleset.deadly_totals and ruleset.deadly_ends == "round"
    found = scores(problem, MOST_SCORES)
    if (
        problem.demands
        or problem.stops
        or by_sum
        or cut
        or len(found) > MOST_SCORES
        or max(found) > MOST_POINTS
    ):
        raise Refused(say("seats-too-big", positions=problem.positions, most=SMALL))
    return found


def solve_big(ruleset: Ruleset) -> float:
    """What the first of two seats expects. Raises Refused where it cannot be done, with the reason."""
    if ruleset.reopen != "never":
        raise Refused(say("seats-reopen-whole"))
    check_time(cost(ruleset, 2))
    return BigRound(ruleset).first().greatest(seat_problem(ruleset, 0).start) - Payoff(ruleset, 2).shift


class BigRound:
    """One round of two seats with a box too big for a graph. starter: who begins; known: by the first one's
    score what the second's turn is worth to it, where that need not be solved; by default what is kept.
    """

    def __init__(self, ruleset: Ruleset, starter: int = 0, known: Mapping[int, float] | None = None) -> None:
        """Raises Refused where an ending is more than its score."""
        self.ruleset = ruleset
        self.known = big_rounds.kept(ruleset) if known is None else known
        self.payoff = Payoff(ruleset, 2)
        self.seats = (starter, 1 - starter)
        self.ends = [
            {points: big_end(ruleset, points, seat) for points in _scores(ruleset, seat)}
            for seat in self.seats
        ]
        self.begun: dict[End, float] = {}
        """By ending of the first one what the second's turn is worth to it, once `first` is solved."""

    def first(self) -> Prize:
        """The first one's turn, for what it gets, not below 0."""
        both = 2 * self.payoff.shift  # what the two get together
        worth = {}
        for points, one in self.ends[0].items():
            tally = self.payoff.add(Tally(), one)
            if one.cut:
                worth[points] = float(self.payoff.net(tally, self.payoff.role(tally, one)))
            else:
                if points in self.known:
                    self.begun[one] = self.known[points]
                else:
                    answer = self.second(one)
                    self.begun[one] = answer.greatest(answer.problem.start)
                worth[points] = both - self.begun[one]
        return self._solved(0, worth)

    def second(self, one: End) -> Prize:
        """The second one's turn after that ending, for what it gets, not below 0."""
        tally = self.payoff.add(Tally(), one)
        after = {points: self.payoff.add(tally, end) for points, end in self.ends[1].items()}
        roles = {points: self.payoff.role(after[points], end) for points, end in self.ends[1].items()}
        return self._solved(
            1, {points: float(self.payoff.net(after[points], roles[points])) for points in after}
        )

    def _solved(self, place: int, worth: dict[int, float]) -> Prize:
        problem = seat_problem(self.ruleset, self.seats[place])
        try:
            from pillarbox.solve.prizes import solved
        except ImportError:
            raise Refused(say("odds-needs-library", positions=problem.positions, library="numpy")) from None
        return solved(problem, worth)


def big_end(ruleset: Ruleset, points: int, seat: int) -> End:
    """The ending with this score: all tiles are shut only by the best of scores."""
    gone = seat_problem(ruleset, seat).offset if ruleset.score == "shut-sum" else 0
    return end_of(ruleset, 0 if points == gone else 1, points, "end")
