"""A solved take-away game: the value of every position, and what a perfect player does there.

Among equally good moves the policy takes the first in the problem's order, among equally good rolls the one
with fewer dice; it stops only where that is strictly better. Must never throw dice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from fractions import Fraction
from math import inf
from typing import Any, Literal, NamedTuple

from pillarbox.solve import cycles, sweep
from pillarbox.solve.sweep import Arithmetic
from pillarbox.solve.takeaway import Line, Problem, line, lines

STOP = -1
"""Stands for ending the turn where otherwise the index of a roll is given."""


class Aim(NamedTuple):
    """What a player wants of a turn.

    of: the points at the end, everything "gone", or points "at-most" or "at-least" `goal`; the last three
    are worth 1 where they hold, else 0. highest: whether more is better. worst: whether the outcomes that
    come are the worst ones, in place of the mean over all. throws: the number of throws counts instead, less
    is better.
    """

    of: Literal["points", "gone", "at-most", "at-least"] = "points"
    highest: bool = False
    goal: int = 0
    worst: bool = False
    throws: bool = False

    def worth(self, mask: int, points: int) -> int:
        """What it is worth to end the turn with these bits standing and these points."""
        if self.throws:
            return 0
        if self.of == "points":
            return points
        if self.of == "gone":
            return int(not mask)
        return int(points <= self.goal if self.of == "at-most" else points >= self.goal)


class Solution(ABC):
    """The values of a problem under an aim, and the decisions that reach them.

    Values are kept so that less is better, in the numbers the solver works in; `natural` turns them into
    units of the aim. `bounds` are certain bounds on the start's value where it was found by iteration, else
    None.
    """

    def __init__(self, problem: Problem, aim: Aim, numbers: Arithmetic) -> None:
        self.problem = problem
        self.aim = aim
        self.numbers = numbers
        self.bounds: tuple[float, float] | None = None
        self._sign = -1 if aim.highest and not aim.throws else 1

    def at(self, mask: int) -> Line:
        """A position. Raises KeyError if it is not one of the problem's."""
        return line(self.problem, mask)

    @abstractmethod
    def row(self, mask: int) -> Sequence[Any]:
        """The values before a throw, not the turn's first, by the spares held, as they are kept."""

    def end(self, mask: int) -> Any:
        """What it is worth to end the turn here, as it is kept."""
        return self.aim.worth(mask, self.at(mask).points) * self._sign * self.numbers.unit

    def knows(self, mask: int) -> bool:
        """Whether pieces can stand so."""
        try:
            self.at(mask)
        except KeyError:
            return False
        return True

    def natural(self, raw: Any) -> Fraction | float:
        """A value as it goes out."""
        return self.numbers.natural(raw) * self._sign

    def raw(self, mask: int, spares: int = 0) -> Any:
        """The value before a throw, not the turn's first, as it is kept: less is better."""
        row = self.row(mask)
        return row[min(spares, len(row) - 1)]

    def after(self, mask: int, spares: int = 0) -> Any:
        """The value once a move is made that leaves these standing, as it is kept."""
        if not mask or not self.problem.flips:
            return self.raw(mask, spares)
        return cycles.flipped(self.problem, mask, lambda to: self.raw(to, spares))

    def first(self, listed: Sequence[tuple[int, Any]]) -> tuple[int, Any]:
        """The first among the best of (choice, value as it is kept)."""
        if len(listed) == 1:
            return listed[0]
        best = min([value for _, value in listed])
        if self.numbers.exact:
            return next((choice, value) for choice, value in listed if value == best)
        return next((choice, best) for choice, value in listed if self.numbers.equal(value, best))

    def moves(self, mask: int, spares: int = 0, first: bool = False) -> dict[int, list[tuple[int, Any]]]:
        """By group the moves (their bits) of the first or a later throw with their values as kept; only
        groups with moves.
        """
        problem = self.problem
        demands = problem.demands if first else 0
        plain = not problem.flips and not problem.spares
        row = self.row
        found: dict[int, list[tuple[int, Any]]] = {}
        for group, bits, _ in self.at(mask).moves:
            if demands and not bits & demands:
                continue
            if plain:
                value = row(mask ^ bits)[0]
            else:
                value = self.after(mask ^ bits, spares + problem.earns[group])
            if group in found:
                found[group].append((bits, value))
            else:
                found[group] = [(bits, value)]
        return found

    def reopenings(self, mask: int, spares: int = 0) -> list[tuple[int, Any]]:
        """The pieces (their bits) that a useless throw may oblige to set up again, with their values as
        kept.
        """
        gone = self.problem.start & ~mask
        found = []
        while gone:
            bit = gone & -gone
            gone ^= bit
            found.append((bit, self.raw(mask | bit, spares)))
        return found

    def rolls(
        self,
        mask: int,
        spares: int = 0,
        first: bool = False,
        moves: dict[int, list[tuple[int, Any]]] | None = None,
    ) -> list[tuple[int, Any]]:
        """What may be done before a throw: indices of rolls, then STOP if allowed, with their values as kept.

        moves: what `moves` answers for this position, if it has been asked already.
        """
        end, problem = self.end(mask), self.problem
        best: list[Any] = [None] * len(problem.earns)
        for group, listed in (self.moves(mask, spares, first) if moves is None else moves).items():
            best[group] = min([value for _, value in listed])
        useless = self._useless(mask, spares, first)
        found = [(r, self._roll(r, best, useless, end)) for r in self.at(mask).rolls]
        if problem.stops and not first:
            found.append((STOP, end))
        return found

    def _useless(self, mask: int, spares: int, first: bool) -> tuple[Any, Any]:
        """The values of a useless throw, by whether it earns a spare; None where the position stays as it
        is.
        """
        problem, end = self.problem, self.end(mask)
        if (first and problem.demands) or self.aim.worst:
            return end, end
        again = None if not first or not problem.stops else self.raw(mask, spares)
        if spares:
            return self.raw(mask, spares - 1), again
        if problem.useless == "pass":
            return again, again
        if problem.useless == "reopen" and mask != problem.start:
            end = min(value for _, value in self.reopenings(mask, spares))
        return end, again

    def _roll(self, r: int, best: list[Any], useless: tuple[Any, Any], end: Any) -> Any:
        roll, problem = self.problem.rolls[r], self.problem
        values = [useless[problem.earns[g]] if value is None else value for g, value in enumerate(best)]
        if self.aim.worst:
            met = [end if value is None else value for value, weight in zip(values, roll.weights) if weight]
            return max([*met, end] if roll.lost else met)
        cost = self.numbers.unit * roll.whole if self.aim.throws else 0
        total = roll.lost * end + cost
        loop = 0
        for value, weight in zip(values, roll.weights):
            if value is None:
                loop += weight
            elif weight:
                total += weight * value
        if loop == roll.whole:
            return inf if cost else end
        return self.numbers.divide(total, roll.whole - loop)

    def value(self, mask: int | None = None, spares: int = 0, first: bool | None = None) -> Fraction | float:
        """The value before a throw in units of the aim; by default before the turn's first throw."""
        at = self.problem.start if mask is None else mask
        early = mask is None if first is None else first
        if not at:
            return self.natural(self.end(at))
        return self.natural(min(value for _, value in self.rolls(at, spares, early)))


class Listed(Solution):
    """A solution in plain Python that keeps a list of all positions."""

    def __init__(
        self,
        problem: Problem,
        aim: Aim,
        numbers: Arithmetic | None = None,
        held: int = 0,
        listed: list[Line] | None = None,
    ) -> None:
        """Solve now. held: the spares that may be held at the start; listed: `lines(problem)`, if at hand."""
        if numbers is None:
            numbers = sweep.FLOATS if problem.cyclic else sweep.exact_numbers(problem)
        super().__init__(problem, aim, numbers)
        self.lines = lines(problem) if listed is None else listed
        self._line = {line.mask: line for line in self.lines}
        unit = numbers.unit * self._sign
        self._ends = {line.mask: aim.worth(line.mask, line.points) * unit for line in self.lines}
        self._values = self._solve(list(self._ends.values()), held)

    def _solve(self, ends: list[Any], held: int) -> dict[int, list[Any]]:
        problem, listed, numbers = self.problem, self.lines, self.numbers
        if self.aim.worst:
            return sweep.worst(problem, listed, ends)
        cost = numbers.unit if self.aim.throws else 0
        if problem.cyclic:
            values, self.bounds = cycles.least(problem, listed, ends, bool(cost))
            if self._sign < 0:
                self.bounds = (-self.bounds[1], -self.bounds[0])
            return values
        if problem.loops or cost:
            return sweep.least_looping(problem, listed, ends, numbers, cost, held)
        return {mask: [value] for mask, value in sweep.least(problem, listed, ends, numbers).items()}

    def at(self, mask: int) -> Line:
        """A position. Raises KeyError if it is not one of the problem's."""
        return self._line[mask]

    def row(self, mask: int) -> Sequence[Any]:
        """The values before a throw, not the turn's first, by the spares held, as they are kept."""
        return self._values[mask]

    def knows(self, mask: int) -> bool:
        """Whether pieces can stand so."""
        return mask in self._line

    def end(self, mask: int) -> Any:
        """What it is worth to end the turn here, as it is kept."""
        return self._ends[mask]
