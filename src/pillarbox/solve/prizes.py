"""Big take-away games played for a prize by points: values only, one table of the worth of points after the
other.

Must never be imported where numpy may be missing.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from pillarbox.solve.policy import Aim
from pillarbox.solve.tabled import Floats, Tabled
from pillarbox.solve.takeaway import Problem


class Prize(Tabled):
    """A game solved for a worth by points, more being better."""

    def __init__(self, problem: Problem, worth: Floats) -> None:
        self._by_points = -worth
        super().__init__(problem, Aim())

    def greatest(self, mask: int) -> float:
        """The greatest mean of the worth, before a throw with these pieces standing. Raises KeyError if they
        can't stand so.
        """
        self.at(mask)
        return -float(self.row(mask)[0])

    def _worth(self) -> Floats:
        """What it is worth to end at each position, less being better."""
        values = np.empty((len(self._blocks.mask), len(self._places.mask)))
        for row, points in zip(values, self._points()):
            row[:] = self._by_points[points.astype(np.int64)]
        return values.reshape(-1)


def solved(problem: Problem, worth: Mapping[int, float]) -> Prize:
    """The game solved for the greatest mean of the worth of the points at the end.

    Raises Refused where the game cannot be solved in arrays: spares, positions that come back, memory,
    library. The first throw must be as any other: no demand, no stopping.
    """
    table = np.zeros(max(worth) + 1)
    for points, value in worth.items():
        table[points] = value
    return Prize(problem, table)


def best(problem: Problem, worth: Mapping[int, float]) -> float:
    """What the whole game is worth so. Raises Refused as `solved` does."""
    return solved(problem, worth).greatest(problem.start)
