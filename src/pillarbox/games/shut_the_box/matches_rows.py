"""Matches of several rounds in arrays: two seats, three or four, each knowing all totals, without stakes.

States: the totals, by place in the turn order of the round, and how many places have had their turn.
Objective: each seat its own share of the win. Tables T(0), T(1), ... say by state what every place may
expect (its share of the win) before the turn of the first, the second, ...; T(0) is a round that begins.
Equation: T(i) is the mean, under the best play of place i, of T(i + 1) with its score added; after the last
turn, or a round cut short, seats drop out, the match is over, or T(0) of the next round's order follows.

Order: `ByRounds` goes from the last round to the first. `ByTotals` goes by the level of a state, the sum of
its totals, each no more than the limit: a turn that scores lifts it, so levels are settled from the highest
down. Turns that score nothing stay on their level. There the equation is solved by policy iteration: the
laws of best play for a guess, the linear equations under these laws, the laws for their solution, until
nothing moves. Must never be imported where numpy may be missing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pillarbox.core.message import Refused, say
from pillarbox.solve.graph import Graph
from pillarbox.solve.rows import flatten

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

LANES = 1 << 13
"""So many states are solved at once."""
ENOUGH = 2e-15
"""A level is settled when no share moves by more."""
MOST_TURNS = 100
"""So often best play on a level is worked out anew; mostly twice."""
MOST_PASSES = 100_000
"""So often its linear equations are gone over."""


class Terms(NamedTuple):
    """How a match is decided.

    out: whether seats at the limit drop out, rather than end the match. high: whether the most wins.
    rotates: whether the next seat in turn begins the next round, rather than the same. wins_match: whether a
    shut box does.
    """

    limit: int
    out: bool = False
    high: bool = False
    rotates: bool = True
    wins_match: bool = False


class Series(ABC):
    """What the two kinds of match have in common. Totals are arrays by place, and then whatever is asked
    about.

    Values are arrays by place too, with the chance of several winners last.
    """

    def __init__(self, game: Graph, terms: Terms, seats: int, engine: Any) -> None:
        self.terms = terms
        self.seats = seats
        self.engine = engine
        self.flat = flatten(game)
        ends = game.endings
        self.won = [e for e, end in enumerate(ends) if end.shut and terms.wins_match]
        self.cut = [e for e, end in enumerate(ends) if end.cut and e not in self.won]
        self.going = [e for e in range(len(ends)) if e not in self.won and e not in self.cut]
        self.points = np.array([end.points for end in ends], np.int64)
        self.most = max(1, int(self.points.max()))
        self.tables: list[Floats] = []

    @abstractmethod
    def decode(self, turns: int, index: Ints) -> Ints:
        """The totals of states of T(turns)."""

    @abstractmethod
    def index(self, turns: int, totals: Ints) -> Ints:
        """Where states stand in T(turns)."""

    @abstractmethod
    def after(self, totals: Ints) -> Floats:
        """What a complete round with these totals is worth."""

    def order(self, alive: Sequence[int]) -> list[int]:
        """The places in the turn order of the next round, those that are still in."""
        first = [*range(1, self.seats), 0] if self.terms.rotates else range(self.seats)
        return [place for place in first if place in alive]

    def evaluate(self, turns: int, states: Ints) -> Floats:
        """Settle states of T(turns) from what follows; answers the laws of the turn, by state and ending."""
        laws = np.empty((len(states), len(self.points)))
        for start in range(0, len(states), LANES):
            part = slice(start, start + LANES)
            ahead = self._ahead(turns, self.decode(turns, states[part]))
            laws[part] = self.engine.laws(self.flat, ahead[turns].T, 1.0)
            self.tables[turns][:, states[part]] = np.einsum("kel,le->kl", ahead, laws[part])
        return laws

    def _ahead(self, turns: int, totals: Ints) -> Floats:
        """By place, ending and state what follows the turn."""
        found = np.zeros((self.seats + 1, len(self.points), totals.shape[1]))
        found[turns, self.won] = 1.0
        if self.cut:
            found[:, self.cut] = self.after(self._added(turns, totals, self.cut))
        grown = self._added(turns, totals, self.going)
        if turns == self.seats - 1:
            found[:, self.going] = self.after(grown)
        else:
            found[:, self.going] = self.tables[turns + 1][:, self.index(turns + 1, grown)]
        return found

    def _added(self, turns: int, totals: Ints, endings: list[int]) -> Ints:
        grown = np.repeat(totals[:, None, :], len(endings), axis=1)
        grown[turns] += self.points[endings][:, None]
        return grown

    def best(self, totals: Ints) -> Floats:
        """The match is over: the best total wins, equal ones share."""
        wins = totals == (totals.max(axis=0) if self.terms.high else totals.min(axis=0))
        count = wins.sum(axis=0)
        return np.concatenate((wins / count, (count > 1)[None]))

    def moved(self, found: Floats, states: Floats, places: list[int]) -> None:
        """Write the values of the next round, by its turn order, into those of this one."""
        for k, place in enumerate(places):
            found[place] = states[k]
        found[-1] = states[-1]


class ByRounds(Series):
    """A match of an agreed number of rounds. A state is told by what places have more than the first."""

    def __init__(self, game: Graph, terms: Terms, seats: int, engine: Any, rounds: int) -> None:
        super().__init__(game, terms, seats, engine)
        self.rounds = rounds
        self.done = rounds
        self.later: Floats | None = None

    def solve(self) -> Floats:
        """The values of the start."""
        for done in range(self.rounds - 1, -1, -1):
            self.done = done
            self.tables = [
                np.zeros((self.seats + 1, (2 * self._reach(turns) + 1) ** (self.seats - 1)))
                for turns in range(self.seats)
            ]
            for turns in range(self.seats - 1, -1, -1):
                self.evaluate(turns, self._states(turns))
            self.later = self.tables[0]
        return self.tables[0][:, 0]

    def _reach(self, turns: int) -> int:
        """How far totals can lie apart."""
        return self.most * (self.done + (turns > 0))

    def _states(self, turns: int) -> Ints:
        """Those that may be: totals lie no further apart than the rounds so far allow."""
        states = np.arange(self.tables[turns].shape[1], dtype=np.int64)
        totals = self.decode(turns, states)
        far = self.most * self.done
        fits = np.ones(len(states), np.bool_)
        for ahead in range(self.seats):
            for behind in range(self.seats):
                most = far + self.most if ahead < turns else far
                fits &= totals[ahead] - totals[behind] <= most
        return states[fits]

    def decode(self, turns: int, index: Ints) -> Ints:
        """See `Series`."""
        reach = self._reach(turns)
        totals = np.zeros((self.seats, *index.shape), np.int64)
        left = index
        for place in range(self.seats - 1, 0, -1):
            left, digit = np.divmod(left, 2 * reach + 1)
            totals[place] = digit - reach
        return totals

    def index(self, turns: int, totals: Ints) -> Ints:
        """See `Series`."""
        return self._fold(totals, self._reach(turns))

    def _fold(self, totals: Ints, reach: int) -> Ints:
        found = np.zeros(totals.shape[1:], np.int64)
        for place in range(1, self.seats):
            found = found * (2 * reach + 1) + totals[place] - totals[0] + reach
        return found

    def after(self, totals: Ints) -> Floats:
        """See `Series`."""
        if self.later is None:
            return self.best(totals)
        places = self.order(range(self.seats))
        found = np.empty((self.seats + 1, *totals.shape[1:]))
        at = self._fold(totals[places], self.most * (self.done + 1))
        self.moved(found, self.later[:, at], places)
        return found


class ByTotals(Series):
    """A match that goes by totals and a limit. A state is told by them; of places that are out in the midst
    of a round no total is kept, unless all that had their turn are: then the last ones may all be out, and
    the totals decide.
    """

    def __init__(
        self, game: Graph, terms: Terms, seats: int, engine: Any, smaller: dict[int, ByTotals]
    ) -> None:
        """smaller: by number of seats the solved matches of those that are left."""
        super().__init__(game, terms, seats, engine)
        self.smaller = smaller

    def sizes(self) -> list[int]:
        """How many states the tables have."""
        return [self._leads(turns) * self.terms.limit ** (self.seats - turns) for turns in range(self.seats)]

    def _leads(self, turns: int) -> int:
        limit = self.terms.limit
        if not turns:
            return 1
        leads: int = (
            (limit + 1) ** turns + self.most**turns if self.terms.out else (limit + self.most) ** turns
        )
        return leads

    def solve(self) -> Floats:
        """The values of the start."""
        self.tables = [np.zeros((self.seats + 1, size)) for size in self.sizes()]
        levels = [self._levels(turns) for turns in range(self.seats)]
        zero = self.points == 0
        inner = bool(zero[self.going].any())
        still = inner or bool(zero[self.cut].any())
        for level in range(self.seats * self.terms.limit, -1, -1):
            states = [order[cuts[level] : cuts[level + 1]] for order, cuts in levels]
            later = range(self.seats - 1, 0, -1)
            if still and len(states[0]):
                self._settle(states, later if inner else [], zero)
            if not inner or not len(states[0]):
                for turns in later:
                    self.evaluate(turns, states[turns])
            if not still:
                self.evaluate(0, states[0])
        return self.tables[0][:, 0]

    def _settle(self, states: list[Ints], later: Sequence[int], zero: Any) -> None:
        """Settle a level on which turns that score nothing stay. later: the turns after the first through
        which such a round may go; zero: by ending whether it scores nothing.
        """
        rounds, table = states[0], self.tables[0]
        self._guess(rounds, self.decode(0, rounds))
        stays = {turns: self._stays(turns, states[turns], rounds) for turns in (*later, 0)}
        for again in range(MOST_TURNS):
            before = table[:, rounds]
            linear = []
            for turns, (ahead, cut) in stays.items():
                same = cut(), ahead()
                laws = self.evaluate(turns, states[turns])
                shares = [laws[:, self._among(zero, ends)].sum(axis=1) for ends in (self.cut, self.going)]
                if not later:
                    shares[1][:] = 0.0
                known = self.tables[turns][:, states[turns]] - shares[0] * same[0] - shares[1] * same[1]
                linear.append((turns, known, shares, cut, ahead))
            if again and np.abs(table[:, rounds] - before).max() <= ENOUGH:
                if (table[:-1, rounds].sum(axis=0) < 1 - 1e-9).any():
                    raise Refused(say("seats-match-endless"))
                return
            # From nothing up, so that play that never ends is worth nothing to anybody.
            table[:, rounds] = 0.0
            moved, passes = 1.0, 0
            while moved > ENOUGH / 10 and passes < MOST_PASSES:
                passes += 1
                old = table[:, rounds]
                for turns, known, shares, cut, ahead in linear:
                    value = known + shares[0] * cut() + shares[1] * ahead()
                    self.tables[turns][:, states[turns]] = value
                moved = float(np.abs(table[:, rounds] - old).max())

    def _among(self, zero: Any, endings: list[int]) -> list[int]:
        return [ending for ending in endings if zero[ending]]

    def _stays(
        self, turns: int, states: Ints, rounds: Ints
    ) -> tuple[Callable[[], Floats], Callable[[], Floats]]:
        """What follows states of T(turns) by a turn that scores nothing, if the round goes on and if it is
        cut short, by the values at the time of asking.
        """
        totals = self.decode(turns, states)
        table = self.tables[0]
        places = self.order(range(self.seats))
        fixed = self.after(totals)
        on = np.flatnonzero((totals < self.terms.limit).all(axis=0))
        at = rounds[np.searchsorted(rounds, self.index(0, totals[places][:, on]))]

        def cut() -> Floats:
            mine = np.empty((self.seats + 1, len(on)))
            self.moved(mine, table[:, at], places)
            fixed[:, on] = mine
            return fixed

        if turns == self.seats - 1:
            return cut, cut
        following, next_ones = self.tables[turns + 1], self.index(turns + 1, totals)
        return (lambda: following[:, next_ones]), cut

    def _guess(self, rounds: Ints, totals: Ints) -> None:
        """Begin with the values of neighbours of the next level, where there are any."""
        table = self.tables[0]
        table[:-1, rounds] = 1 / self.seats
        for place in range(self.seats):
            near = np.flatnonzero(totals[place] < self.terms.limit - 1)
            grown = totals[:, near]
            grown[place] += 1
            table[:, rounds[near]] = table[:, self.index(0, grown)]

    def _levels(self, turns: int) -> tuple[Ints, Ints]:
        """The states by level, and where each level begins."""
        states = np.arange(self._leads(turns) * self.terms.limit ** (self.seats - turns), dtype=np.int64)
        if turns and self.terms.out:
            rest = self.terms.limit ** (self.seats - turns)
            states = states[states // rest != (self.terms.limit + 1) ** turns - 1]
        level = np.minimum(self.decode(turns, states), self.terms.limit).sum(axis=0)
        order = np.argsort(level, kind="stable")
        cuts = np.searchsorted(level[order], np.arange(self.seats * self.terms.limit + 2))
        return states[order], cuts

    def decode(self, turns: int, index: Ints) -> Ints:
        """See `Series`."""
        limit = self.terms.limit
        totals = np.empty((self.seats, *index.shape), np.int64)
        lead = index
        for place in range(self.seats - 1, turns - 1, -1):
            lead, totals[place] = np.divmod(lead, limit)
        if not turns:
            return totals
        if not self.terms.out:
            return self._unfold(totals, lead, turns, limit + self.most, 0)
        some = (limit + 1) ** turns
        lost = lead >= some
        self._unfold(totals, np.where(lost, 0, lead), turns, limit + 1, 0)
        everybody = self._unfold(totals.copy(), np.where(lost, lead - some, 0), turns, self.most, limit)
        return np.where(lost, everybody, totals)

    def _unfold(self, totals: Ints, lead: Ints, turns: int, base: int, least: int) -> Ints:
        for place in range(turns - 1, -1, -1):
            lead, digit = np.divmod(lead, base)
            totals[place] = digit + least
        return totals

    def index(self, turns: int, totals: Ints) -> Ints:
        """See `Series`."""
        limit = self.terms.limit
        found = np.zeros(totals.shape[1:], np.int64)
        done = totals[:turns]
        if turns and self.terms.out:
            everybody = found
            for total in done:
                found = found * (limit + 1) + np.minimum(total, limit)
                everybody = everybody * self.most + total - limit
            found = np.where((done >= limit).all(axis=0), (limit + 1) ** turns + everybody, found)
        else:
            for total in done:
                found = found * (limit + self.most) + total
        for total in totals[turns:]:
            found = found * limit + total
        return found

    def after(self, totals: Ints) -> Floats:
        """See `Series`."""
        return self._dropped(totals) if self.terms.out else self._ended(totals)

    def _ended(self, totals: Ints) -> Floats:
        found = self.best(totals)
        on = totals.max(axis=0) < self.terms.limit
        self._next(found, totals, on, range(self.seats))
        return found

    def _dropped(self, totals: Ints) -> Floats:
        alive = totals < self.terms.limit
        found = self.best(totals)
        code = (alive << np.arange(self.seats).reshape(-1, *[1] * (alive.ndim - 1))).sum(axis=0)
        for which in range(1, 1 << self.seats):
            self._next(found, totals, code == which, [p for p in range(self.seats) if which >> p & 1])
        return found

    def _next(self, found: Floats, totals: Ints, on: Any, alive: Sequence[int]) -> None:
        """Where `on`, these places play on, or the only one has won."""
        if not on.any():
            return
        places = self.order(alive)
        mine = np.zeros((self.seats + 1, int(on.sum())))
        if len(places) == 1:
            mine[places[0]] = 1.0
        else:
            series = self if len(places) == self.seats else self.smaller[len(places)]
            at = series.index(0, totals[places][:, on])
            self.moved(mine, series.tables[0][:, at], places)
        found[:, on] = mine
