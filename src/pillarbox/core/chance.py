"""A chance node's outcomes with their exact probabilities, made once per ruleset and shared.

Must never draw a random number itself: whoever draws hands in a number.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import accumulate
from math import lcm
from typing import Generic, TypeVar

O = TypeVar("O")  # noqa: E741 - an outcome


WRITTEN_OUT = 1296
"""Distributions over at most so many equal chances (four six-sided dice) keep a list of them all."""


class Distribution(Generic[O]):
    """Outcomes of a chance node with their probabilities as fractions, which sum to exactly 1.

    Iterating gives (outcome, Fraction) pairs in their written order. `whole` is the common
    denominator; `weights` are the probabilities times `whole`, as integers, and `upto` their running sums.

    Raises ValueError if the probabilities do not sum to 1, one is not positive, or an outcome comes twice.
    """

    __slots__ = ("_drawn", "outcomes", "pairs", "probability", "upto", "weights", "whole")

    def __init__(self, pairs: Iterable[tuple[O, Fraction]]) -> None:
        self.pairs: tuple[tuple[O, Fraction], ...] = tuple(pairs)
        self.outcomes: tuple[O, ...] = tuple(outcome for outcome, _ in self.pairs)
        self.probability: Mapping[O, Fraction] = dict(self.pairs)
        if len(self.probability) != len(self.pairs):
            raise ValueError("an outcome is listed twice")
        self.whole: int = lcm(*[p.denominator for _, p in self.pairs])
        self.weights: tuple[int, ...] = tuple(
            [p.numerator * (self.whole // p.denominator) for _, p in self.pairs]
        )
        if min(self.weights, default=0) <= 0 or sum(self.weights) != self.whole:
            raise ValueError("probabilities must be positive and sum to 1")
        self.upto: list[int] = list(accumulate(self.weights))
        # For the usual dice the answers to all numbers are written out: looked up faster than searched.
        self._drawn: list[O] = []
        if self.whole <= WRITTEN_OUT:
            self._drawn = [o for o, weight in zip(self.outcomes, self.weights) for _ in range(weight)]

    def __iter__(self) -> Iterator[tuple[O, Fraction]]:
        return iter(self.pairs)

    def __len__(self) -> int:
        return len(self.pairs)

    def __contains__(self, outcome: object) -> bool:
        return outcome in self.probability

    def pick(self, number: int) -> O:
        """The outcome that a number drawn uniformly from 0..whole-1 stands for."""
        return self._drawn[number] if self._drawn else self.outcomes[bisect_right(self.upto, number)]


def uniform(outcomes: Iterable[O]) -> Distribution[O]:
    """Every outcome equally likely."""
    listed = tuple(outcomes)
    share = Fraction(1, len(listed))
    return Distribution((outcome, share) for outcome in listed)
