"""From expected totals to the chance to win: how far off an expected final total is at each stage of a
match, as measured, and what of the win a seat may expect.

The errors of what is expected of all seats, as their tableaus lay open last, are taken to be normal, with the
mean and the spread that were measured at that stage, and any two of one match to be correlated alike: seats
draw from the same few cards. What a seat has come to expect of itself since then says so much of the others
as well. The win is shared alike by those who tie; as mice break ties for either seat alike, a tie counts as
half. The numbers stand in a deck's weights file; `courses` measures them. Must never know a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, hypot, sqrt
from typing import NamedTuple

from msgspec import Struct

BEFORE, STARTED = "0-none", "0-shown"
"""Before the start card, and with it."""


class Error(Struct, frozen=True, forbid_unknown_fields=True):
    """Of the final total less what was expected of it: the mean and the standard deviation, in points.

    gain: the mean of what the card passed in this round gives the left neighbour, as far as its giver can
    tell; 0 where none was passed.
    """

    off: float
    spread: float
    gain: float = 0.0


class Errors(Struct, frozen=True, forbid_unknown_fields=True):
    """How far off expected totals are with so many seats.

    tie: the correlation of two seats' errors when all lay open last; passed: how much of a point that a
    passed card seems to give the left neighbour it has in the end; stages: by `stage`.
    """

    tie: float
    passed: float
    stages: dict[str, Error]

    def mean(self, expected: Expected) -> float:
        """The mean of the final total: what is expected and what it is usually off by."""
        return expected.total + self.stages[expected.stage].off

    def given(self, gain: float, key: str) -> float:
        """What a passed card that seems to give so much says of the left neighbour's total: against the usual
        one, which the errors know already.
        """
        return self.passed * (gain - self.stages[key].gain)


class Spread(Struct, frozen=True, forbid_unknown_fields=True):
    """How far off expected totals are, by the number of seats."""

    made: str
    """From which matches."""
    seats: dict[str, Errors]

    def of(self, seats: int) -> Errors:
        """With so many seats, or with as many as come nearest of those that were measured."""
        return self.seats[min(self.seats, key=lambda one: abs(int(one) - seats))]


class Expected(NamedTuple):
    """An expected final total and the stage at which it was."""

    total: float
    stage: str


class Outlook(NamedTuple):
    """What the final total of a seat may be: its mean and its standard deviation."""

    mean: float
    spread: float


def stage(round: int, name: str) -> str:
    """The key of a stage: `kept` while a seat holds the two cards it drew, and what it is passed is unknown;
    `laid` from when it holds the two that it is to lay; `shown` once all lie open. Round 0 is the start card.
    """
    return f"{round}-{name}"


def chance(errors: Errors, own: Expected, shown: Expected, others: Sequence[Expected]) -> float:
    """The part of the win that a seat may expect.

    shown: what was expected of it when all lay open last; others: what was then expected of them. With errors
    of spread s, correlated by r, and k what is left of the own error: the others' means move by r times what
    the seat has come to expect more of itself; what is left of any other's error by itself has the variance
    (1 - r) s^2, and (1 - r)^2 k^2 + r (1 - r) s^2 is the seat's own against them all.
    """
    tie = errors.tie
    mine, before = _outlook(errors, own), _outlook(errors, shown)
    more = tie * (mine.mean - before.mean)
    spread = hypot((1 - tie) * mine.spread, sqrt(tie * (1 - tie)) * before.spread)
    looks = [_outlook(errors, other) for other in others]
    apart = [Outlook(look.mean + more, sqrt(1 - tie) * look.spread) for look in looks]
    return share(Outlook(mine.mean, spread), apart)


def _outlook(errors: Errors, expected: Expected) -> Outlook:
    return Outlook(errors.mean(expected), errors.stages[expected.stage].spread)


def share(own: Outlook, others: Sequence[Outlook]) -> float:
    """The part of the win that a seat may expect against others whose errors have nothing to do with its own.

    With one other the chance that the difference is above 0; else by summing over what the own total may be.
    """
    if len(others) == 1:
        return _below(others[0].mean - own.mean, hypot(own.spread, others[0].spread))
    if not own.spread:
        return _all_below(own.mean, others)
    return sum(weight * _all_below(own.mean + at * own.spread, others) for at, weight in _NODES)


def _all_below(total: float, others: Sequence[Outlook]) -> float:
    product = 1.0
    for other in others:
        product *= _below(other.mean - total, other.spread)
    return product


def _below(mean: float, spread: float) -> float:
    """How likely a normal number is to be below 0; half, if it is 0 for certain."""
    if not spread:
        return 0.5 if mean == 0 else float(mean < 0)
    return 0.5 * erfc(mean / spread / sqrt(2))


def _nodes(most: float = 6.0, step: float = 0.25) -> tuple[tuple[float, float], ...]:
    """Places on the normal curve with their weights: even steps are exact to a dozen digits there."""
    steps = round(most / step)
    places = [step * k for k in range(-steps, steps + 1)]
    heights = [exp(-(at**2) / 2) for at in places]
    whole = sum(heights)
    return tuple((at, height / whole) for at, height in zip(places, heights))


_NODES = _nodes()
