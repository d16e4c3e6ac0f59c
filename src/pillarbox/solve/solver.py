"""Which solver a take-away game gets, and what perfect play of it comes to: small games in lists, big ones
in arrays.

Lists need no library and are exact; arrays need numpy and are in floats. Must never load numpy for a small
game.
"""

from __future__ import annotations

from fractions import Fraction
from math import inf
from typing import Any, NamedTuple

from pillarbox.core.message import Refused, say
from pillarbox.solve.law import law
from pillarbox.solve.policy import Aim, Listed, Solution
from pillarbox.solve.takeaway import Line, Problem

SMALL = 1 << 15
"""Games of at most so many positions are solved in lists."""


class Summary(NamedTuple):
    """What a turn comes to under perfect play.

    scores: probability by points, lowest first; empty if they are too many to list. mean, variance: of the
    points.
    gone: the probability that nothing is left standing. throws: their expected number, infinite if play may
    go on for ever. Numbers are fractions where the solution is exact, else floats; variance is a float.
    """

    scores: dict[int, Any]
    mean: Any
    variance: float
    gone: Any
    throws: Any


def solve(problem: Problem, aim: Aim, held: int = 0, listed: list[Line] | None = None) -> Solution:
    """Solve a game. held: the spares that may be held at the start; listed: its positions, if at hand.

    Raises Refused where it cannot be solved, or not here.
    """
    if problem.positions <= SMALL:
        return Listed(problem, aim, held=held, listed=listed)
    try:
        from pillarbox.solve.tabled import Tabled
    except ImportError:
        raise Refused(say("odds-needs-library", positions=problem.positions, library="numpy")) from None
    return Tabled(problem, aim)


def summary(solution: Solution) -> Summary:
    """What the turn comes to from its start. Points may not be asked of a game that counts throws."""
    if not isinstance(solution, Listed):
        from pillarbox.solve.tabled import Tabled

        assert isinstance(solution, Tabled)
        return Summary(*solution.law())
    done = law(solution)
    shares: dict[int, Any] = {}
    for mask, share in done.ends.items():
        points = solution.at(mask).points
        shares[points] = shares.get(points, 0) + share
    shares = dict(sorted(shares.items()))
    total = sum(shares.values())  # what a walk leaves out is missing in it
    mean = sum(points * share for points, share in shares.items()) / total
    variance = sum((points - mean) ** 2 * share for points, share in shares.items()) / total
    nothing = Fraction(0) if solution.numbers.exact else 0.0
    throws = inf if done.throws == inf else done.throws
    return Summary(shares, mean, float(variance), done.ends.get(0, nothing), throws)
