"""Luck and skill of a match, in one seat's equity under one value function.

Let V be the value to a seat. At a chance event luck is V after it less the mean over what might have come; at
a decision, what is lost is V after it less V after the choice that is best for the seat that chooses: its own
choices are its skill, at most 0, the others' are given to it. As the value before an event is that mean, or
that best, the sum telescopes: base (V at the start) + luck + skill + given = result (V at the end). Where
values are estimated, the remainder is called the estimate.

What an event is measured by comes from a `Judge`; `enumerated` makes one of any value function over states.
Must never know a game by name.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any, Literal, NamedTuple, Protocol

from pillarbox.core.game import Choice, Rules
from pillarbox.core.message import Message

Values = tuple[float, ...]
"""By seat."""


class Move(NamedTuple):
    """A move of a match: the number of its event, the state before it, and the move (a `Choice`, or an
    outcome).
    """

    number: int
    before: Any
    move: Any
    after: Any


class Weighed(NamedTuple):
    """What a move did: by seat the value it is measured against and the value after it; for a decision the
    best action; by seat the standard error of the difference.
    """

    against: Values
    after: Values
    best: Any = None
    error: Values = ()
    opened: Values = ()
    """By seat what the move added from outside, as where a round is measured by itself and the next begins;
    not part of `after`.
    """
    given: Values = ()
    """By seat what others gave with it, as where sealed choices open; not part of `after` either."""
    chosen: Any = None
    """What was chosen, where that is more than this move."""
    seat: int | None = None
    """Whose move it was, where the rules name nobody: who draws a card."""
    luck: Values = ()
    """By seat the luck that comes with what it shows: of what others drew unseen; not part of `after`."""
    seen: Values = ()
    """By seat the value once all of this is known, where that is more than the parts come to."""
    beside: Values = ()
    """By seat a second figure after it, in another measure, as points where values are chances."""
    beside_loss: float = 0.0
    """What a decision cost in that measure."""


class Valuer(Protocol):
    """A value function over states. slack: values that differ by no more are equally good."""

    @property
    def slack(self) -> float:
        """See the class."""

    def values(self, state: Any) -> Values:
        """By seat what it may expect from a state on, all that it has included."""

    def opened(self, before: Any, after: Any) -> Values:
        """By seat what a move adds from outside: see `Weighed`."""


class Cost(NamedTuple):
    """What a choice costs before it is made: the loss, the best actions, and why, in sentences."""

    loss: float
    best: tuple[Any, ...]
    why: tuple[Message, ...]


Leftover = Literal["", "given", "estimate"]


class Judge(Protocol):
    """Who weighs moves.

    leftover: the term that takes what the others leave over; empty where that is rounding only. slack: a loss
    that is no larger counts as none.
    """

    @property
    def leftover(self) -> Leftover:
        """See the class."""

    @property
    def slack(self) -> float:
        """See the class."""

    def start(self, state: Any) -> tuple[Values, Values]:
        """By seat the value of the start, and its standard error."""

    def weigh(self, move: Move) -> Weighed | None:
        """What a move did; None for one that says nothing by itself."""

    def end(self, state: Any) -> Values:
        """By seat the value of the last state."""


class Step(NamedTuple):
    """A move as reviewed.

    seat: who chose, or threw (-1: the table). changes: by seat its luck, or what the decision cost it.
    values: by seat the value after it. chosen, best: the action at a decision, and the best one where that
    was another; several at once as a tuple. error: by seat the standard error of the change. beside,
    beside_loss: by seat a second figure in another measure, and what a decision cost in it, where there is
    one.
    """

    number: int
    decision: bool
    seat: int
    chosen: Any
    best: Any
    changes: Values
    values: Values
    before: Any
    error: Values
    beside: Values = ()
    beside_loss: float = 0.0

    @property
    def loss(self) -> float:
        """What a decision cost the seat that chose; 0 for a throw."""
        return max(0.0, -self.changes[self.seat]) if self.decision else 0.0


class Account(NamedTuple):
    """What a match came to for one seat: base + luck + skill + given + estimate = result.

    estimate: what estimated values leave over, 0 where they are exact; estimate_error: its standard error.
    """

    base: float
    luck: float
    skill: float
    given: float
    estimate: float
    estimate_error: float
    result: float

    @property
    def luck_adjusted(self) -> float:
        """The result without the luck."""
        return self.result - self.luck

    @property
    def gap(self) -> float:
        """By how much the terms miss the result."""
        return self.base + self.luck + self.skill + self.given + self.estimate - self.result


class Ledger(NamedTuple):
    """The review of a match: by seat the value of its start, its moves in order, and by seat what it came
    to.
    """

    start: Values
    steps: tuple[Step, ...]
    accounts: tuple[Account, ...]


def review(rules: Rules, ruleset: Any, start: Any, moves: Iterable[Move], judge: Judge) -> Ledger:
    """Weigh every move of a match, whole or not. Raises Refused where a value cannot be had."""
    begun, error = judge.start(start)
    seats = range(len(begun))
    base, luck, skill, given = ([0.0] * len(begun) for _ in range(4))
    base[:] = begun
    squares = [part**2 for part in error]
    steps = []
    last = start
    for move in moves:
        last = move.after
        weighed = judge.weigh(move)
        if weighed is None:
            continue
        decision = isinstance(move.move, Choice)
        seat = move.move.seat if decision else _roller(rules, ruleset, move.before)
        seat = seat if weighed.seat is None else weighed.seat
        changes = [after - against for after, against in zip(weighed.after, weighed.against)]
        if decision and changes[seat] >= -judge.slack:
            changes[seat] = 0.0
        for one in seats:
            if not decision:
                luck[one] += changes[one]
            elif one == seat:
                skill[one] += changes[one]
            else:
                given[one] += changes[one]
            if weighed.opened:
                base[one] += weighed.opened[one]
            if weighed.given:
                given[one] += weighed.given[one]
            if weighed.luck:
                luck[one] += weighed.luck[one]
            if weighed.error:
                squares[one] += weighed.error[one] ** 2
        values = weighed.after
        for more in (weighed.opened, weighed.given, weighed.luck):
            if more:
                values = tuple(map(sum, zip(values, more)))
        steps.append(
            Step(
                number=move.number,
                decision=decision,
                seat=seat,
                chosen=weighed.chosen or (move.move.action if decision else move.move),
                best=weighed.best if changes[seat] or weighed.beside_loss else None,
                changes=tuple(changes),
                values=weighed.seen or values,
                before=move.before,
                error=weighed.error,
                beside=weighed.beside,
                beside_loss=weighed.beside_loss,
            )
        )
    result = judge.end(last)
    accounts = []
    for one in seats:
        left = result[one] - base[one] - luck[one] - skill[one] - given[one]
        if judge.leftover == "given":
            given[one] += left
        estimated = judge.leftover == "estimate"
        accounts.append(
            Account(
                base=base[one],
                luck=luck[one],
                skill=skill[one],
                given=given[one],
                estimate=left if estimated else 0.0,
                estimate_error=sqrt(squares[one]) if estimated else 0.0,
                result=result[one],
            )
        )
    return Ledger(begun, tuple(steps), tuple(accounts))


def _roller(rules: Rules, ruleset: Any, state: Any) -> int:
    roller = rules.node(ruleset, state).roller
    return -1 if roller is None else roller
