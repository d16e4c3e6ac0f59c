"""Elo ratings of policies from the results of their pairs, with intervals.

Model: one policy's expected part of a win against another is 1 / (1 + 10 ^ (-d / 400)), d being what their
ratings differ by; ratings are the likeliest ones. Each pair counts one drawn game besides those played, so
that nobody who lost everything is rated without end. Intervals allow for it that the two games on
the same dice are not independent: a pair of games is what varies, not a game. Must never play a game itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

SCALE = 400 / log(10)
"""Points of a rating to one unit of the logistic curve."""
ANCHOR = 1000.0
"""The first policy's rating: only differences mean anything."""
SURE = 1.96
"""Standard errors to either side of an interval that holds in 95 of 100 cases."""
STEPS = 100


class Pair(NamedTuple):
    """What two policies, by their places, came to. sums: how often the first of them took that many halves of
    a win from the two games on the same dice (0 to 4).
    """

    one: int
    other: int
    sums: dict[int, int]

    @property
    def pairs(self) -> int:
        """How many pairs of games."""
        return sum(self.sums.values())

    @property
    def share(self) -> float:
        """The first's part of the wins."""
        return sum(halves * often for halves, often in self.sums.items()) / (4 * self.pairs)

    @property
    def error(self) -> float:
        """The standard error of `share`."""
        n, mean = self.pairs, 4 * self.share
        if n < 2:
            return 0.0
        variance = sum((halves - mean) ** 2 * often for halves, often in self.sums.items()) / (n - 1)
        return sqrt(variance / n) / 4


class Rating(NamedTuple):
    """A rating with the interval of its difference to the first policy's."""

    elo: float
    low: float
    high: float


def ratings(count: int, pairs: Sequence[Pair]) -> tuple[Rating, ...]:
    """The ratings of so many policies. Every policy must be joined to the first by some chain of pairs."""
    strengths = [0.0] * count
    for _ in range(STEPS):
        slope, bend = _slope(strengths, pairs), _bend(strengths, pairs)
        step = _solved(bend, slope)
        longest = max(map(abs, step), default=0.0)
        shorter = min(1.0, 2.0 / longest) if longest else 1.0
        strengths = [0.0, *(s + shorter * more for s, more in zip(strengths[1:], step))]
        if longest < 1e-12:
            break
    errors = _errors(strengths, pairs)
    return tuple(
        Rating(*(ANCHOR + SCALE * (s + side * SURE * error) for side in (0, -1, 1)))
        for s, error in zip(strengths, errors)
    )


def _expected(strengths: Sequence[float], pair: Pair) -> float:
    return 1 / (1 + exp(strengths[pair.other] - strengths[pair.one]))


def _slope(strengths: Sequence[float], pairs: Sequence[Pair]) -> list[float]:
    """The slope of the log-likelihood, the first policy left out; two games to a pair, and one drawn."""
    found = [0.0] * len(strengths)
    for pair in pairs:
        p = _expected(strengths, pair)
        surplus = 2 * pair.pairs * (pair.share - p) + (0.5 - p)
        found[pair.one] += surplus
        found[pair.other] -= surplus
    return found[1:]


def _bend(strengths: Sequence[float], pairs: Sequence[Pair]) -> list[list[float]]:
    """How fast the slope falls, the first policy left out."""
    size = len(strengths)
    found = [[0.0] * size for _ in range(size)]
    for pair in pairs:
        p = _expected(strengths, pair)
        _spread(found, pair, (2 * pair.pairs + 1) * p * (1 - p))
    return [row[1:] for row in found[1:]]


def _spread(into: list[list[float]], pair: Pair, weight: float) -> None:
    one, other = pair.one, pair.other
    into[one][one] += weight
    into[other][other] += weight
    into[one][other] -= weight
    into[other][one] -= weight


def _errors(strengths: Sequence[float], pairs: Sequence[Pair]) -> list[float]:
    """The standard errors, the slope's own scatter between pairs of games on either side of the bend."""
    size = len(strengths)
    scatter = [[0.0] * size for _ in range(size)]
    for pair in pairs:
        mean = 4 * pair.share
        around = sum((halves - mean) ** 2 * often for halves, often in pair.sums.items())
        _spread(scatter, pair, around / 4 + 0.25)
    middle = [row[1:] for row in scatter[1:]]
    bend = _bend(strengths, pairs)
    found = [0.0]
    for k in range(size - 1):
        unit = [float(k == i) for i in range(size - 1)]
        lever = _solved(bend, unit)
        swing = sum(lever[i] * middle[i][j] * lever[j] for i in range(size - 1) for j in range(size - 1))
        found.append(sqrt(max(0.0, swing)))
    return found


def _solved(matrix: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """The x with matrix x = wanted, by elimination; the matrix is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, wanted)]
    size = len(rows)
    for k in range(size):
        at = max(range(k, size), key=lambda i: abs(rows[i][k]))
        rows[k], rows[at] = rows[at], rows[k]
        for i in range(k + 1, size):
            factor = rows[i][k] / rows[k][k]
            rows[i] = [own - factor * above for own, above in zip(rows[i], rows[k])]
    found = [0.0] * size
    for k in reversed(range(size)):
        rest = rows[k][size] - sum(rows[k][j] * found[j] for j in range(k + 1, size))
        found[k] = rest / rows[k][k]
    return found
