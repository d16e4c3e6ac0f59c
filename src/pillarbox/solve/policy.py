"""A solved take-away game: the value of every position, and what a perfect player does there.

Among equally good moves the policy takes the first in the problem's order, among equally good rolls the one
with fewer dice; it stops only where that is strictly better. Must never throw dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from math import inf
from typing import Any, NamedTuple

from pillarbox.solve import cycles, sweep
from pillarbox.solve.sweep import Arithmetic
from pillarbox.solve.takeaway import Line, Problem, lines

STOP = -1
"""Stands for ending the turn where otherwise the index of a roll is given."""


class Aim(NamedTuple):
    """What a player wants of a turn.

    worth: what it is worth to end the turn at a line, a whole number. highest: whether more is better.
    worst: whether the outcomes that come are the worst ones, in place of the mean over all. throws: the
    number of throws counts, less is better, and `worth` is not asked.
    """

    worth: Callable[[Line], int]
    highest: bool = False
    worst: bool = False
    throws: bool = False


class Solution:
    """The values of a problem under an aim, and the decisions that reach them.

    Values go out in units of the aim, as fractions where `numbers.exact`, else floats. `lower` and `upper`
    bound the start's value where it was found by iteration, else None.
    """

    def __init__(self, problem: Problem, aim: Aim, numbers: Arithmetic | None = None, held: int = 0) -> None:
        self.problem = problem
        self.aim = aim
        self.lines = lines(problem)
        self.line = {line.mask: line for line in self.lines}
        self.bounds: tuple[float, float] | None = None
        if numbers is None:
            numbers = sweep.FLOATS if problem.cyclic else sweep.exact_numbers(problem)
        self.numbers = numbers
        self._sign = -1 if aim.highest and not aim.throws else 1
        unit = numbers.unit * self._sign
        self._ends = {line.mask: 0 * unit if aim.throws else aim.worth(line) * unit for line in self.lines}
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

    def natural(self, raw: Any) -> Fraction | float:
        """A value as it goes out."""
        return self.numbers.natural(raw) * self._sign

    def raw(self, mask: int, spares: int = 0) -> Any:
        """The value before a throw, not the turn's first, as it is kept: less is better."""
        row = self._values[mask]
        return row[min(spares, len(row) - 1)]

    def after(self, mask: int, spares: int = 0) -> Any:
        """The value once a move is made that leaves these standing, as it is kept."""
        if not mask or not self.problem.flips:
            return self.raw(mask, spares)
        return cycles.flipped(self.problem, mask, lambda to: self.raw(to, spares))

    def end(self, mask: int) -> Any:
        """What it is worth to end the turn here, as it is kept."""
        return self._ends[mask]

    def first(self, found: Iterable[tuple[int, Any]]) -> tuple[int, Any]:
        """The first among the best of (choice, value as it is kept)."""
        listed = list(found)
        best = min(value for _, value in listed)
        return next((choice, best) for choice, value in listed if self.numbers.equal(value, best))

    def moves(self, mask: int, spares: int = 0, first: bool = False) -> dict[int, list[tuple[int, Any]]]:
        """By group the moves (their bits) of the first or a later throw with their values as kept; only
        groups with moves.
        """
        problem = self.problem
        found: dict[int, list[tuple[int, Any]]] = {}
        for group, bits, _ in self.line[mask].moves:
            if not first or not problem.demands or bits & problem.demands:
                value = self.after(mask ^ bits, spares + problem.earns[group])
                found.setdefault(group, []).append((bits, value))
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
            if mask | bit in self.line:
                found.append((bit, self.raw(mask | bit, spares)))
        return found

    def rolls(self, mask: int, spares: int = 0, first: bool = False) -> list[tuple[int, Any]]:
        """What may be done before a throw: indices of rolls, then STOP where allowed, with their values as
        kept.
        """
        line, end, problem = self.line[mask], self._ends[mask], self.problem
        best: list[Any] = [None] * len(problem.earns)
        for group, listed in self.moves(mask, spares, first).items():
            best[group] = min(value for _, value in listed)
        useless = self._useless(mask, spares, first)
        found = [(r, self._roll(r, best, useless, end)) for r in line.rolls]
        if problem.stops and not first:
            found.append((STOP, end))
        return found

    def _useless(self, mask: int, spares: int, first: bool) -> tuple[Any, Any]:
        """The values of a useless throw, by whether it earns a spare; None where the position stays as it
        is.
        """
        problem, end = self.problem, self._ends[mask]
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
            return self.natural(self._ends[at])
        return self.natural(min(value for _, value in self.rolls(at, spares, early)))
