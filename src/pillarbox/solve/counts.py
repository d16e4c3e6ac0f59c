"""What many games came to, as whole numbers: adding counts in any order gives the same, so that it never
matters who played which games.

Means and errors are made of the sums at the end, from exact numbers. Must never hold a float.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import sqrt
from typing import NamedTuple, TypeVar

from msgspec import Struct

K = TypeVar("K", int, str)


class Counts(Struct, frozen=True):
    """Games, and by seat: how often each score, each way to end, each return (as a fraction `p/q`), each
    share of the win (by how many shared it), and the throws made. lengths: how often each number of throws,
    where a lone seat's turn is measured so. ties: games with several winners.
    """

    games: int = 0
    scores: tuple[dict[int, int], ...] = ()
    ends: tuple[dict[str, int], ...] = ()
    returns: tuple[dict[str, int], ...] = ()
    wins: tuple[dict[int, int], ...] = ()
    throws: tuple[int, ...] = ()
    lengths: dict[int, int] = {}
    ties: int = 0

    def __add__(self, other: Counts) -> Counts:
        if not self.games:
            return other
        if not other.games:
            return self
        return Counts(
            self.games + other.games,
            tuple(_sum(pair) for pair in zip(self.scores, other.scores)),
            tuple(_sum(pair) for pair in zip(self.ends, other.ends)),
            tuple(_sum(pair) for pair in zip(self.returns, other.returns)),
            tuple(_sum(pair) for pair in zip(self.wins, other.wins)),
            tuple(map(sum, zip(self.throws, other.throws))),
            _sum((self.lengths, other.lengths)),
            self.ties + other.ties,
        )


def _sum(parts: Iterable[Mapping[K, int]]) -> dict[K, int]:
    found: dict[K, int] = {}
    for part in parts:
        for key, count in part.items():
            found[key] = found.get(key, 0) + count
    return dict(sorted(found.items()))


class Mean(NamedTuple):
    """The mean of a sample, its standard deviation, and the standard error of the mean (0 for one game)."""

    mean: float
    sd: float
    error: float


def mean(counts: Mapping[Fraction, int] | Mapping[int, int]) -> Mean:
    """Of how often each value came; exact until the root is drawn."""
    games = sum(counts.values())
    first = sum(Fraction(value) * count for value, count in counts.items())
    square = sum(Fraction(value) ** 2 * count for value, count in counts.items())
    if games < 2:
        return Mean(float(first / games) if games else 0.0, 0.0, 0.0)
    variance = float((square - first * first / games) / (games - 1))
    sd = sqrt(max(0.0, variance))
    return Mean(float(first / games), sd, sd / sqrt(games))


def returned(counts: Mapping[str, int]) -> dict[Fraction, int]:
    """Returns as numbers."""
    return {Fraction(value): count for value, count in counts.items()}
