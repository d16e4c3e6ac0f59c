"""Odds of several seats against one another: which solver answers, and its answer in the shape scripts rely
on.

Figures are of the game without `cap` and `cap_rounds`. Must never solve anything itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct, structs

from pillarbox.core.message import Message, Refused, say
from pillarbox.games.shut_the_box import alternate, estimates, matches, several, solo
from pillarbox.games.shut_the_box.ends import handicapped
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import Number, OddsResult, counts_throws, number, solved
from pillarbox.games.shut_the_box.tally import Cost
from pillarbox.solve import capped
from pillarbox.solve.capped import Capped
from pillarbox.solve.solver import summary


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


class OwnTurn(Struct, frozen=True):
    """A seat's turn under best play for its own score: what it is expected to score (or its throws, where it
    always ends with a shut box), and its chance to shut the box.
    """

    mean: float
    shut: float


def own_turns(ruleset: Ruleset, seats: int) -> tuple[OwnTurn, ...]:
    """By seat, with its handicaps. Raises Refused where a turn cannot be solved."""
    alone = seats == 1
    found: dict[Any, OwnTurn] = {}
    keys = [
        (ruleset.handicap_shut[seat : seat + 1], ruleset.handicap_one_die[seat : seat + 1])
        for seat in range(seats)
    ]
    for seat, key in enumerate(keys):
        if key not in found:
            solution = solved(ruleset, "score", seat, alone)
            done = capped.summary(solution) if isinstance(solution, Capped) else summary(solution)
            counted = counts_throws(ruleset, seat, alone)
            found[key] = OwnTurn(float(done.throws if counted else done.mean), float(done.gone))
    return tuple(found[key] for key in keys)


def odds_round(ruleset: Ruleset, seats: int, exact: bool | None = None) -> SeatsOdds:
    """The odds of one round; exact: in fractions, by default where that takes no longer than about a second.

    Where no solver answers, an estimate does, and says why. Raises Refused where one would but for time,
    memory or a library, or for a number of seats the ruleset does not allow.
    """
    _check_seats(ruleset, seats)
    try:
        return solved_round(ruleset, seats, exact)
    except Refused as refused:
        return _estimated(ruleset, seats, False, refused)


def solved_round(ruleset: Ruleset, seats: int, exact: bool | None = None) -> SeatsOdds:
    """The odds of one round where a solver answers. Raises Refused where none does."""
    if ruleset.turn == "shared":
        return _all_alike(ruleset, seats, False)
    if ruleset.turn == "alternate":
        return _in_turn(ruleset) if seats == 2 else _forced(ruleset, seats)
    if several.is_big(ruleset) and seats == 2:
        return _with_big_box(ruleset)
    fractions = several.is_small(ruleset, seats) if exact is None else exact
    found = several.solve_round(ruleset, seats, fractions)
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


def _all_alike(ruleset: Ruleset, seats: int, match: bool) -> SeatsOdds:
    """One throw for all: the seats differ in nothing, so that none expects more than another."""
    if handicapped(ruleset, seats):
        raise Refused(say("seats-shared-handicap"))
    return SeatsOdds(
        ruleset=ruleset.id,
        seats=seats,
        match=match,
        shares=(1 / seats,) * seats,
        net=(0.0,) * seats,
        value=number(Fraction(0)),
        tie=None,
        notes=(say("seats-note-shared"), *(() if match else _about(ruleset))),
    )


def _forced(ruleset: Ruleset, seats: int) -> SeatsOdds:
    found = alternate.solve_forced(ruleset, seats)
    return SeatsOdds(
        ruleset=ruleset.id,
        seats=seats,
        match=False,
        shares=_floats(found.shares),
        net=_floats(found.net),
        value=number(found.net[0]),
        tie=found.tie,
        notes=_about(ruleset),
    )


ONLY_HERE = ("seats-too-long", "odds-no-memory", "odds-needs-library")
"""Refusals for want of time, memory or a library: another machine would solve it."""


def _estimated(ruleset: Ruleset, seats: int, match: bool, why: Refused) -> SeatsOdds:
    if why.message.id in ONLY_HERE:
        raise why
    found = estimates.estimate(ruleset, seats, match)
    about = () if match else _about(ruleset)
    return SeatsOdds(
        ruleset=ruleset.id,
        seats=seats,
        match=match,
        shares=found.shares,
        net=found.net,
        value=number(found.net[0]),
        tie=found.tie,
        error=found.error,
        notes=(why.message, say("seats-note-estimate", games=estimates.GAMES), *about),
    )


def _with_big_box(ruleset: Ruleset) -> SeatsOdds:
    value = several.solve_big(ruleset)
    share = (1 + value) / 2
    return SeatsOdds(
        ruleset=ruleset.id,
        seats=2,
        match=False,
        shares=(share, 1 - share),
        net=(value, -value),
        value=number(value),
        tie=None,
        notes=(say("seats-note-value-only"), *_about(ruleset)),
    )


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


def odds_match(ruleset: Ruleset, seats: int, exact: bool | None = None) -> SeatsOdds:
    """The odds of the whole match, with its own rules: who begins each round, when limits are checked, ties.

    exact: as in `odds_round`, for a match of one round; others are in floats. Raises Refused as `odds_round`
    does.
    """
    if ruleset.match == "single":
        return structs.replace(odds_round(ruleset, seats, exact), match=True)
    _check_seats(ruleset, seats)
    try:
        return _solved_match(ruleset, seats)
    except Refused as refused:
        return _estimated(ruleset, seats, True, refused)


def odds_alone(ruleset: Ruleset) -> OddsResult:
    """A lone player's whole match (see `solo`). Raises Refused where it is not solved."""
    return solo.odds_match(ruleset)


def _solved_match(ruleset: Ruleset, seats: int) -> SeatsOdds:
    if ruleset.turn == "shared":
        return _all_alike(ruleset, seats, True)
    found = matches.solve_match(ruleset, seats)
    starter = ruleset.starter in ("highest-die", "loser")
    return SeatsOdds(
        ruleset=ruleset.id,
        seats=seats,
        match=True,
        shares=found.shares,
        net=found.net,
        value=number(found.net[0]),
        tie=found.tie,
        notes=(say("seats-note-ties"), *((say("seats-note-starter"),) if starter else ())),
    )


def cost(ruleset: Ruleset, seats: int, match: bool, exact: bool | None = None) -> Cost | None:
    """What an answer takes, to be said before a long wait; None where it comes soon, or is refused."""
    try:
        if match and ruleset.match != "single":
            return None if matches.refusal(ruleset, seats) else matches.cost(ruleset, seats)
        if ruleset.turn != "whole":
            return None
        fractions = bool(exact) and not several.is_big(ruleset)
        return several.cost(ruleset, seats, fractions)
    except Refused:
        return None


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
