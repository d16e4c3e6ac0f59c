"""Take-away games whose positions never come back, solved in one sweep, exactly or in floats.

States: the positions of a `Problem`, with spares the number held as well (at most one for each piece gone,
since only a throw that takes something away leaves a spare over). Equation: the value before a throw is the
least, over the rolls offered, of the mean over outcomes of the least value after a permitted move; an
outcome without a move is worth the end of the turn, the same position with a spare less, or the same
position itself. That last loop has a known chance q, so the mean of the rest is divided by 1 - q. The order
is safe because moves lead to earlier lines only.

Values here are always made as small as can be; whoever wants the greatest turns the sign. Must never import
numpy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import inf
from operator import floordiv, mul, truediv
from typing import Any, NamedTuple

from pillarbox.solve.takeaway import Line, Problem, Roll

TOLERANCE = 1e-13
"""Floats that differ by no more than this part of the larger are equally good."""


class Arithmetic(NamedTuple):
    """The numbers a sweep works in: what 1 is, how to divide, and whether ties are exact."""

    unit: Any
    divide: Callable[[Any, Any], Any]
    exact: bool

    def equal(self, one: Any, other: Any) -> bool:
        """Whether two values are equally good."""
        if self.exact or one == other:
            return bool(one == other)
        return bool(abs(one - other) <= TOLERANCE * max(abs(one), abs(other)))

    def natural(self, value: Any) -> Fraction | float:
        """The value in units of 1."""
        if not self.exact or value == inf:
            return float(value)
        return Fraction(value) / Fraction(self.unit)


FLOATS = Arithmetic(1.0, truediv, False)
FRACTIONS = Arithmetic(Fraction(1), truediv, True)


def exact_numbers(problem: Problem) -> Arithmetic:
    """Whole numbers scaled so that no division leaves a remainder; fractions where a throw can change
    nothing.

    A turn has at most one throw for each piece, so values are multiples of 1 / whole ** pieces, where
    `whole` is the number of ways all dice can fall (fewer dice divide it).
    """
    if problem.loops:
        return FRACTIONS
    return Arithmetic(problem.rolls[-1].whole ** problem.start.bit_count(), floordiv, True)


def least(
    problem: Problem, listed: Sequence[Line], ends: Sequence[Any], numbers: Arithmetic
) -> dict[int, Any]:
    """The value of every position of a game without spares in which a useless throw ends the turn.

    `ends`: by line, what it is worth to end there.
    """
    values: dict[int, Any] = {}
    rolls, stops, divide = problem.rolls, problem.stops, numbers.divide
    blank: list[Any] = [None] * len(problem.earns)
    for (mask, offered, _, moves), end in zip(listed, ends):
        if not mask:
            values[mask] = end
            continue
        best = blank.copy()
        for group, bits, _ in moves:
            value = values[mask ^ bits]
            so_far = best[group]
            if so_far is None or value < so_far:
                best[group] = value
        best = [end if value is None else value for value in best]
        found = [
            divide(rolls[r].lost * end + sum(map(mul, rolls[r].weights, best)), rolls[r].whole)
            for r in offered
        ]
        if stops:
            found.append(end)
        values[mask] = min(found)
    return values


def least_looping(
    problem: Problem,
    listed: Sequence[Line],
    ends: Sequence[Any],
    numbers: Arithmetic,
    cost: Any = 0,
    held: int = 0,
) -> dict[int, list[Any]]:
    """The values of every position by spares held, where a useless throw may leave the position as it is.

    `cost` is what each throw costs; `held` the spares that may be held at the start. Play that never ends is
    worth the end where it stands if throws cost nothing, and infinite otherwise.
    """
    values: dict[int, list[Any]] = {}
    pieces = problem.start.bit_count()
    for line, end in zip(listed, ends):
        most = held + pieces - line.mask.bit_count() if problem.spares else 0
        row: list[Any] = []
        values[line.mask] = row
        for spares in range(most + 1):
            if not line.mask:
                row.append(end)
                continue
            best = best_after(problem, line, values, spares)
            found = [
                loop_value(
                    problem, problem.rolls[r], best, row[spares - 1] if spares else None, end, numbers, cost
                )
                for r in line.rolls
            ]
            if problem.stops:
                found.append(end)
            row.append(min(found))
    return values


def best_after(problem: Problem, line: Line, values: dict[int, list[Any]], spares: int) -> list[Any]:
    """By group the best value after a move, None where there is none."""
    best: list[Any] = [None] * len(problem.earns)
    for group, bits, _ in line.moves:
        value = values[line.mask ^ bits][spares + problem.earns[group]]
        if best[group] is None or value < best[group]:
            best[group] = value
    return best


def loop_value(
    problem: Problem, roll: Roll, best: Sequence[Any], saved: Any, end: Any, numbers: Arithmetic, cost: Any
) -> Any:
    """The value of a roll at a position that it may leave unchanged; `saved`: of the position with a spare
    less.
    """
    total = roll.lost * end + roll.whole * cost
    loop = 0
    for group, weight in enumerate(roll.weights):
        if not weight:
            continue
        if best[group] is not None:
            total += weight * best[group]
        elif problem.earns[group] or (saved is None and problem.useless == "pass"):
            loop += weight
        else:
            total += weight * (end if saved is None else saved)
    if loop == roll.whole:
        return inf if cost else end
    return numbers.divide(total, roll.whole - loop)


def worst(problem: Problem, listed: Sequence[Line], ends: Sequence[Any]) -> dict[int, list[Any]]:
    """The value of every position if all outcomes that can come are the worst that can come.

    Spares don't help: a throw that is useless may come again until none is left. Endless play counts as it
    stands.
    """
    values: dict[int, list[Any]] = {}
    for line, end in zip(listed, ends):
        if not line.mask:
            values[line.mask] = [end]
            continue
        best: list[Any] = [None] * len(problem.earns)
        for group, bits, _ in line.moves:
            value = values[line.mask ^ bits][0]
            if best[group] is None or value < best[group]:
                best[group] = value
        best = [end if value is None else value for value in best]
        found = [
            max(
                [value for value, weight in zip(best, problem.rolls[r].weights) if weight]
                + [end] * (problem.rolls[r].lost > 0)
            )
            for r in line.rolls
        ]
        values[line.mask] = [min([*found, end] if problem.stops else found)]
    return values
