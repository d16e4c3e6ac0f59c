"""A review as data: decisions, throws, sums and the course of the match, and the JSON made of them.

Must never weigh a move: `review` fills these in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from pillarbox.core.message import Message

COSTLY = 3
"""So many decisions of a seat are told with their reasons."""

Words = Callable[[Message], str]


class Decision(Struct, frozen=True):
    """A choice. loss: in its seat's equity, 0 for the best; best: the best choice where it was another.

    chosen_named, best_named: what the game calls them in words, one by one; none where it has no words.
    beside_loss: what it cost in the review's second measure, 0 where there is none.
    """

    number: int
    seat: int
    round: int
    chosen: str
    best: str
    loss: float
    band: str
    why: tuple[Message, ...] = ()
    chosen_named: tuple[Message, ...] = ()
    best_named: tuple[Message, ...] = ()
    beside_loss: float = 0.0


class Thrown(Struct, frozen=True):
    """A chance event. luck: by seat; seat: who threw, -1 for the table; band: for the thrower; named: what
    the game calls it in words, if it has any.
    """

    number: int
    seat: int
    round: int
    outcome: str
    luck: tuple[float, ...]
    band: str
    named: Message | None = None


class Point(Struct, frozen=True):
    """What every seat may expect after an event. changes: by seat its luck, or what a choice cost or gave.
    beside: by seat the same in the review's second measure, where there is one.
    """

    number: int
    kind: str
    seat: int
    values: tuple[float, ...]
    changes: tuple[float, ...]
    text: tuple[Message, ...] = ()
    beside: tuple[float, ...] = ()


class Hindsight(Struct, frozen=True):
    """What a seat could have had, had it known what was to come: the best that a search of this width has
    found, as a figure and in a sentence.
    """

    total: float
    width: int
    told: Message


class Seat(Struct, frozen=True):
    """What the match came to for one seat: base + luck + skill + given + estimate = result. hindsight: where
    the game's judge looks for such a thing.
    """

    name: str
    base: float
    luck: float
    skill: float
    given: float
    estimate: float
    estimate_error: float
    result: float
    luck_adjusted: float
    hindsight: Hindsight | None = None


class Review(Struct, frozen=True):
    """A match reviewed.

    measure: what values are in (see `bands.toml`); unit: how much of them is one. exact: whether values are,
    but for rounding. finished: whether the match is over; otherwise results are what the seats may expect
    now. note: what a reader must know of the measure. beside: a second measure, as points beside chances;
    empty where there is none.
    """

    game: str
    ruleset: str
    measure: str
    unit: float
    exact: bool
    finished: bool
    decisions: tuple[Decision, ...]
    throws: tuple[Thrown, ...]
    seats: tuple[Seat, ...]
    points: tuple[Point, ...]
    note: Message | None = None
    beside: str = ""

    @property
    def gap(self) -> float:
        """By how much the terms of a seat miss its result, at most."""
        return max(abs(_sum(seat) - seat.result) for seat in self.seats)

    def costliest(self, seat: int, most: int = COSTLY) -> list[Decision]:
        """The seat's decisions that cost most, the costliest first; only those that cost something."""
        own = [one for one in self.decisions if one.seat == seat and one.loss > 0]
        return sorted(own, key=lambda one: -one.loss)[:most]

    def share(self, value: float) -> float | None:
        """The part of the win that a value stands for; None where values are something else."""
        return (value + 1) / len(self.seats) if self.measure == "share" else None

    def plain(self, words: Words, seat: int | None = None) -> dict[str, Any]:
        """The JSON of `pillarbox review`; `words` renders Messages. seat: only what concerns that one, throws
        in its equity; else each throw in its thrower's.
        """
        shown = range(len(self.seats)) if seat is None else [seat]
        return {
            "game": self.game,
            "ruleset": self.ruleset,
            "measure": self.measure,
            "unit": self.unit,
            "exact": self.exact,
            "finished": self.finished,
            "beside": self.beside or None,
            "note": self.note and words(self.note),
            "decisions": [
                _decision(one, words, self.beside)
                for one in self.decisions
                if seat is None or one.seat == seat
            ],
            "throws": [_throw(one, seat) for one in self.throws],
            "seats": [{"seat": one, **_account(self.seats[one], words)} for one in shown],
            "points": [self._points(one, words) for one in shown],
        }

    def _points(self, seat: int, words: Words) -> list[dict[str, Any]]:
        found = []
        for point in self.points:
            made: dict[str, Any] = {"number": point.number, "kind": point.kind, "seat": point.seat}
            made["value"] = point.values[seat]
            share = self.share(point.values[seat])
            if share is not None:
                made["share"] = min(1.0, max(0.0, share))
            if point.beside:
                made["beside"] = point.beside[seat]
            if point.kind == "throw":
                made["luck"] = point.changes[seat]
            elif point.kind == "decision" and point.seat == seat:
                made["loss"] = max(0.0, -point.changes[seat])
            elif point.kind == "decision":
                made["given"] = point.changes[seat]
            made["text"] = " ".join(words(message) for message in point.text)
            found.append(made)
        return found


def _sum(seat: Seat) -> float:
    return seat.base + seat.luck + seat.skill + seat.given + seat.estimate


def _account(seat: Seat, words: Words) -> dict[str, Any]:
    names = ("name", "base", "luck", "skill", "given", "estimate", "estimate_error", "result")
    found = {**{name: getattr(seat, name) for name in names}, "luck_adjusted": seat.luck_adjusted}
    if seat.hindsight is not None:
        seen = seat.hindsight
        found["hindsight"] = {"total": seen.total, "width": seen.width, "text": words(seen.told)}
    return found


def _decision(one: Decision, words: Words, beside: str) -> dict[str, Any]:
    found = {
        "number": one.number,
        "seat": one.seat,
        "round": one.round,
        "chosen": one.chosen,
        "best": one.best or one.chosen,
        "loss": one.loss,
        "band": one.band,
        "why": " ".join(words(message) for message in one.why),
    }
    return {**found, "beside_loss": one.beside_loss} if beside else found


def _throw(one: Thrown, seat: int | None) -> dict[str, Any]:
    whose = one.seat if seat is None else seat
    return {
        "number": one.number,
        "seat": one.seat,
        "round": one.round,
        "outcome": one.outcome,
        "luck": one.luck[whose if whose >= 0 else 0],
        "band": one.band if seat is None or seat == one.seat else "",
    }
