"""Odds of several seats against one another: which solver answers, and its answer in the shape scripts rely
on.

Figures are of the game without `cap` and `cap_rounds`. Must never solve anything itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from pillarbox.core.message import Message, Refused, say
from pillarbox.games.shut_the_box import alternate, several
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import Number, number


class SeatsOdds(Struct, frozen=True, omit_defaults=True):
    """What a round or a match of several seats comes to, each playing for its own expected return.

    The first seat is the one that throws first. By seat: `shares` of the win, `net` what it expects (N x
    share - 1, or net stake points), `shut` its chance to shut the box in the round. value: the first seat's
    `net`; tie: the chance of several winners. certificate: certain bounds on the value where it is found by
    iteration. error: the standard error of the value where it is an estimate by simulation. notes: what a
    reader must know.
    """

    ruleset: str
    seats: int
    match: bool
    shares: tuple[float, ...]
    net: tuple[float, ...]
    value: Number
    tie: float | None
    shut: tuple[float, ...] | None = None
    certificate: tuple[float, float] | None = None
    error: float | None = None
    notes: tuple[Message, ...] = ()

    def plain(self) -> dict[str, Any]:
        """The answer as JSON knows it, without the notes."""
        found: dict[str, Any] = {
            "ruleset": self.ruleset,
            "objective": "win",
            "seats": self.seats,
            "match": self.match,
            "shares": list(self.shares),
            "net": list(self.net),
            "value": {"exact": self.value.exact, "float": self.value.float},
            "tie": self.tie,
        }
        if self.shut is not None:
            found["shut"] = list(self.shut)
        if self.certificate is not None:
            found["certificate"] = {"lower": self.certificate[0], "upper": self.certificate[1]}
        if self.error is not None:
            found["standard_error"] = self.error
        return found


def odds_round(ruleset: Ruleset, seats: int, exact: bool | None = None) -> SeatsOdds:
    """The odds of one round; exact: in fractions, by default where that takes no longer than about a second.

    Raises Refused where it cannot be solved, with the reason, or for a number of seats the ruleset does not
    allow.
    """
    _check_seats(ruleset, seats)
    if ruleset.turn == "whole":
        fast = several.is_small(ruleset, seats) if exact is None else exact
        found = several.solve_round(ruleset, seats, fast)
        return SeatsOdds(
            ruleset=ruleset.id,
            seats=seats,
            match=False,
            shares=_floats(found.shares),
            net=_floats(found.net),
            value=number(found.net[0]),
            tie=float(found.tie),
            shut=_floats(found.shut),
            notes=(say("seats-note-ties"), *_about(ruleset)),
        )
    if ruleset.turn == "alternate" and seats == 2:
        return _in_turn(ruleset)
    raise Refused(say("seats-throw-by-throw"))


def _in_turn(ruleset: Ruleset) -> SeatsOdds:
    found = alternate.solve_two(ruleset)
    bounds = found.bounds
    value = float(bounds.value)
    return SeatsOdds(
        ruleset=ruleset.id,
        seats=2,
        match=False,
        shares=(found.share, 1 - found.share),
        net=(value, -value),
        value=number(bounds.value),
        tie=found.tie,
        certificate=(bounds.lower, bounds.upper) if found.comes_back else None,
        notes=(say("seats-note-ties-in-turn"), *_about(ruleset)),
    )


def _check_seats(ruleset: Ruleset, seats: int) -> None:
    fewest, most = max(2, ruleset.seats[0]), ruleset.seats[1]
    if not fewest <= seats <= most:
        raise Refused(say("refused-seats", seats=seats, fewest=fewest, most=most))


def _floats(values: Sequence[Fraction | float]) -> tuple[float, ...]:
    return tuple(float(value) for value in values)


def _about(ruleset: Ruleset) -> tuple[Message, ...]:
    """Which part of the match the figures are of, and how the first seat is found."""
    found = []
    if ruleset.match != "single":
        found.append(say("seats-note-one-round"))
    if ruleset.starter in ("highest-die", "loser"):
        found.append(say("seats-note-starter"))
    return tuple(found)
