"""Any match of two seats that play whole turns, solved group by group in lists: stakes, handicaps, every way
to find the next round's first seat, ties by the lower sum.

States: who begins the round, both totals, both sums where ties go by them, and the rounds left where their
number is agreed. Objective: each seat its own expected return; the two add up to 0, so one value is kept,
the first seat's. Equation: the value of a round that begins is what it comes to when each ending of both is
worth the stakes of the round and the value of the round that follows. A round lifts a total, or takes one of
the rounds left; rounds that do neither lead back to the same totals with either seat to begin: these two
states are solved together, by best play for a guess, their two linear equations under it, and again until
nothing moves.

Slow beside `matches_rows`, whose twin it is. Must never import numpy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box.ends import End, seat_graph
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.tally import Payoff, Tally
from pillarbox.solve.graph import Graph
from pillarbox.solve.lanes import engine, laws_by

ENOUGH = 1e-15
MOST_PASSES = 100
MANY = 100_000
"""So many questions a match asks of a turn, more or less."""

Pair = tuple[int, int]


class Group(NamedTuple):
    """The states with these totals, sums, and rounds left; either seat may begin. opening: whether it is the
    first round, where that makes a difference: if a roll-off would decide a match of one round, its winner
    does.
    """

    totals: Pair
    sums: Pair
    left: int
    opening: bool = False


class Worth(NamedTuple):
    """Of a state or an ending to the first seat: the expected return, the share of the win, and the chance
    that both win.
    """

    net: float
    share: float
    tie: float


class Follows(NamedTuple):
    """What an ended round leads to: what it pays at once, or how the match has ended; and if it goes on, the
    group and each seat's chance to begin.
    """

    paid: Worth
    group: Group | None = None
    begins: tuple[float, float] = (0.0, 0.0)


class Cell(NamedTuple):
    """What a pair of endings is worth: what is known of it, and the parts of the group's own two values in
    it.
    """

    known: Worth
    parts: tuple[float, float]


LAST = (2, 0, 0)
"""The key of a seat that had no turn."""
OVER = Worth(0.0, 0.0, 0.0)
Turns = dict[End, dict[End | None, Cell]]
"""By ending of the seat that begins and of the other; None where that had no turn."""


class TwoSeats:
    """The solver. Values of groups are kept by who begins."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Raises Refused where a seat's turn cannot be solved here."""
        self.ruleset = ruleset
        self.payoff = Payoff(ruleset, 2)
        self.graphs: tuple[Graph, Graph] = (seat_graph(ruleset, 0), seat_graph(ruleset, 1))
        self.engines = [engine(game, MANY) for game in self.graphs]
        self.known: dict[Group, tuple[Worth, Worth]] = {}
        self.sign = 1 if ruleset.wins == "lowest" else -1
        self.by_sums = ruleset.ties == "lower-sum"
        self.most = max(1.0, float(self.payoff.most))

    def solve(self) -> Worth:
        """The match, the first seat beginning."""
        ruleset = self.ruleset
        opening = ruleset.ties == "roll-off"
        start = Group((0, 0), (0, 0), ruleset.rounds if ruleset.match == "rounds" else 0, opening)
        return self.worths(start)[0]

    def worths(self, start: Group) -> tuple[Worth, Worth]:
        """What the match comes to from here on, by the seat that begins the round."""
        waiting = [start]
        while waiting:
            here = waiting.pop()
            if here in self.known:
                continue
            pairs = [(first, *pair) for first in (0, 1) for pair in self._pairs(first)]
            follows = {key: self.follows(here, *key) for key in pairs}
            ahead = {after.group for after in follows.values() if after.group is not None} - {here}
            missing = [group for group in ahead if group not in self.known]
            if missing:
                waiting += [here, *missing]
            else:
                self.known[here] = self._settled(here, follows)
        return self.known[start]

    def _pairs(self, first: int) -> Iterator[tuple[End, End | None]]:
        """The endings with which a round may end: of the seat that begins, and of the other if it had a
        turn.
        """
        for one in self.graphs[first].endings:
            if one.cut:
                yield one, None
            else:
                yield from ((one, other) for other in self.graphs[1 - first].endings)

    # What a round leads to, as `rounds.end_round` settles it.

    def follows(self, here: Group, first: int, one: End, other: End | None) -> Follows:
        """What a round leads to that ended so for the seat that began, and for the other."""
        ruleset = self.ruleset
        ends = (one, other) if first == 0 else (other, one)
        paid = self._paid(one, other, first)
        totals = self._added(here.totals, [end.points if end else 0 for end in ends])
        sums = self._added(here.sums, [end.tie if end else 0 for end in ends])
        gone = [bool(end and end.gone) for end in ends]
        if ruleset.match == "elimination":
            gone = [out or total >= ruleset.limit for out, total in zip(gone, totals)]
        won = [ruleset.on_shut == "wins-match" and end is not None and end.shut for end in ends]
        limited = ruleset.match in ("until", "first-to") and max(totals) >= ruleset.limit
        if any(gone) or any(won) or limited or here.left == 1:
            keys = [(not won[s], gone[s], self.sign * totals[s], sums[s]) for s in (0, 1)]
            if here.opening and keys[0] == keys[1]:
                keys = [(end.key if end else LAST) for end in ends]  # type: ignore[misc]
            share = 0.5 if keys[0] == keys[1] else float(keys[0] < keys[1])
            net = paid if ruleset.stake else 2 * share - 1
            tie = 0.0 if ruleset.ties == "roll-off" else float(share == 0.5)
            return Follows(Worth(net, share, tie))
        group = Group(totals, sums, max(0, here.left - 1))
        return Follows(Worth(paid, 0.0, 0.0), group, self._begins(first, ends))

    def _added(self, one: Pair, more: Sequence[int]) -> Pair:
        return one[0] + more[0], one[1] + more[1]

    def _paid(self, one: End, other: End | None, first: int) -> float:
        """The round's stake points to the first seat."""
        if not self.payoff.stake:
            return 0.0
        before = self.payoff.add(Tally(), one)
        tally = before if other is None else self.payoff.add(before, other)
        role = self.payoff.later(self.payoff.role(before, one), before, tally)
        net = float(self.payoff.net(tally, role) - self.payoff.shift)
        return net if first == 0 else -net

    def _begins(self, first: int, ends: Sequence[End | None]) -> tuple[float, float]:
        """Each seat's chance to begin the next round."""
        kind = self.ruleset.starter
        if kind == "first-seat":
            return 1.0, 0.0
        if kind == "loser":
            scores = [self.sign * (end.points if end else 0) for end in ends]
            if scores[0] == scores[1]:
                return 0.5, 0.5
            return (1.0, 0.0) if scores[0] > scores[1] else (0.0, 1.0)
        return (0.0, 1.0) if first == 0 else (1.0, 0.0)

    # Best play of a group.

    def _settled(
        self, here: Group, follows: dict[tuple[int, End, End | None], Follows]
    ) -> tuple[Worth, Worth]:
        tables: list[Turns] = [{}, {}]
        for (first, one, other), after in follows.items():
            known, parts = after.paid, (0.0, 0.0)
            if after.group == here:
                parts = after.begins
            elif after.group is not None:
                for share, worth in zip(after.begins, self.known[after.group]):
                    known = _plus(known, share, worth)
            tables[first].setdefault(one, {})[other] = Cell(known, parts)
        values = (Worth(0.0, 0.5, 0.0), Worth(0.0, 0.5, 0.0))
        for _ in range(MOST_PASSES):
            found = _both(*(self._equation(first, tables[first], values) for first in (0, 1)))
            moved = max(abs(a - b) for was, now in zip(values, found) for a, b in zip(was, now))
            values = found
            if moved <= ENOUGH * self.most:
                break
        return values

    def _equation(self, first: int, table: Turns, values: tuple[Worth, Worth]) -> Cell:
        """Best play for a guess of the group's values, as an equation for the state that `first` begins."""
        sign = 1 - 2 * first

        def net(cell: Cell) -> float:
            return cell.known.net + cell.parts[0] * values[0].net + cell.parts[1] * values[1].net

        begun = list(table)
        going = [one for one in begun if not one.cut]
        others = self.graphs[1 - first].endings
        worths = [[-sign * net(table[one][other]) for other in others] for one in going]
        answers = dict(zip(going, self._laws(1 - first, worths)))
        worth = []
        for one in begun:
            if one.cut:
                worth.append(sign * net(table[one][None]))
            else:
                worth.append(sign * sum(p * net(table[one][o]) for o, p in zip(others, answers[one])))
        known, parts = OVER, [0.0, 0.0]
        for one, share in zip(begun, self._laws(first, [worth])[0]):
            cells = [(1.0, table[one][None])] if one.cut else zip(answers[one], map(table[one].get, others))
            for p, cell in cells:
                if p and share and cell is not None:
                    known = _plus(known, p * share, cell.known)
                    parts = [part + p * share * more for part, more in zip(parts, cell.parts)]
        return Cell(known, (parts[0], parts[1]))

    def _laws(self, seat: int, worths: list[list[float]]) -> list[list[float]]:
        return laws_by(self.engines[seat], self.graphs[seat], worths, self.most)


def _plus(one: Worth, share: float, other: Worth) -> Worth:
    return Worth(*(a + share * b for a, b in zip(one, other)))


def _both(one: Cell, other: Cell) -> tuple[Worth, Worth]:
    """The solution of x = one.known + one.parts (x, y) and y = other.known + other.parts (x, y).

    Raises Refused if the two lead to each other for ever.
    """
    (a, b), (c, d) = one.parts, other.parts
    whole = (1 - a) * (1 - d) - b * c
    if whole < 1e-12:
        raise Refused(say("seats-match-endless"))
    return (
        Worth(*((m * (1 - d) + b * n) / whole for m, n in zip(one.known, other.known))),
        Worth(*((n * (1 - a) + c * m) / whole for m, n in zip(one.known, other.known))),
    )
