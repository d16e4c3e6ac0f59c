"""Take-away games that end after so many throws at the latest, solved backwards from the last throw.

States: a position with the number of throws still to come. Equation: with none to come it is worth its end;
before a throw it is worth the best roll, a roll the mean over its outcomes of the best position that they
lead to with one throw less. Throws that change nothing, or set pieces up again, need no special care: the
number of throws only falls, so every order by it is safe, and all values are exact. Must never be used where
spares can be earned, nor where throws are counted in place of points.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from operator import floordiv
from typing import Any

from pillarbox.solve.law import step
from pillarbox.solve.policy import Aim, Solution
from pillarbox.solve.solver import Summary
from pillarbox.solve.sweep import FLOATS, Arithmetic
from pillarbox.solve.takeaway import Line, Problem

MOST_EXACT = 40
"""Values of more throws than this are floats: their fractions would be of no use to anybody."""


class Capped(Solution):
    """What positions are worth with `left` throws to come. `rolls` and `value` ask for one throw more: what
    that throw is worth when these are to come after it.
    """

    def __init__(
        self, problem: Problem, aim: Aim, numbers: Arithmetic, listed: Sequence[Line], before: Capped | None
    ) -> None:
        """Solve now, from the solution with one throw less (None: no throw is to come)."""
        super().__init__(problem, aim, numbers)
        self.before = before
        self.left: int = 0 if before is None else before.left + 1
        self._line: dict[int, Line] = {line.mask: line for line in listed} if before is None else before._line
        self._ends: dict[int, Any] = (
            {at.mask: aim.worth(at.mask, at.points) * self._sign * numbers.unit for at in listed}
            if before is None
            else before._ends
        )
        self._values: dict[int, tuple[Any]] = {
            mask: (end if before is None or not mask else min([value for _, value in before.rolls(mask)]),)
            for mask, end in self._ends.items()
        }

    def at(self, mask: int) -> Line:
        """A position. Raises KeyError if it is not one of the problem's."""
        return self._line[mask]

    def row(self, mask: int) -> Sequence[Any]:
        """The value with `left` throws to come, as it is kept, as a list of one."""
        return self._values[mask]

    def knows(self, mask: int) -> bool:
        """Whether pieces can stand so."""
        return mask in self._line

    def end(self, mask: int) -> Any:
        """What it is worth to end the turn here, as it is kept."""
        return self._ends[mask]

    def _useless(self, mask: int, spares: int, first: bool) -> tuple[Any, Any]:
        """The values of a useless throw: whatever it leaves has one throw less to come."""
        problem, value = self.problem, self.end(mask)
        if not (first and problem.demands):
            if problem.useless == "pass":
                value = self.raw(mask)
            elif problem.useless == "reopen" and mask != problem.start:
                value = min(value for _, value in self.reopenings(mask))
        return value, value


def capped(problem: Problem, aim: Aim, cap: int, listed: Sequence[Line]) -> list[Capped]:
    """The solutions with 0, 1, ... and `cap` - 1 throws to come; the last one's `value` is that of the turn.

    All values are multiples of 1 / (ways all dice can fall) ^ cap, so they are whole numbers of that unit;
    where chance sets pieces up again, or the cap is high, they are floats.
    """
    whole = problem.rolls[-1].whole
    numbers = FLOATS if problem.flips or cap > MOST_EXACT else Arithmetic(whole**cap, floordiv, True)
    found = [Capped(problem, aim, numbers, listed, None)]
    for _ in range(cap - 1):
        found.append(Capped(problem, aim, numbers, listed, found[-1]))
    return found


def summary(last: Capped) -> Summary:
    """What the turn comes to under perfect play, from the solution that `capped` answers last."""
    one: Any = Fraction(1) if last.numbers.exact else 1.0
    there: dict[int, Any] = {last.problem.start: one}
    ended: dict[int, Any] = {}
    throws = one - one
    stage: Capped | None = last
    while stage is not None:
        coming: dict[int, Any] = {}
        for mask, share in there.items():
            made = step(stage, mask, 0, stage is last)
            throws += share if made.whole > 1 else 0
            for weight, to, _ in made.ahead:
                ahead = coming if to else ended
                ahead[to] = ahead.get(to, 0) + share * weight / made.whole
            if made.ends:
                ended[mask] = ended.get(mask, 0) + share * made.ends / made.whole
        there, stage = coming, stage.before
    for mask, share in there.items():
        ended[mask] = ended.get(mask, 0) + share
    scores: dict[int, Any] = {}
    for mask, share in ended.items():
        points = last.at(mask).points
        scores[points] = scores.get(points, 0) + share
    scores = dict(sorted(scores.items()))
    mean = sum(points * share for points, share in scores.items())
    variance = sum((points - mean) ** 2 * share for points, share in scores.items())
    return Summary(scores, mean, float(variance), ended.get(0, one - one), throws)
