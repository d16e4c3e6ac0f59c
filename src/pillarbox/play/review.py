"""The review of a match: what luck and skill came to for every seat, by event, with reasons.

`review(record)` is the door for faces: data and Messages, and with `plain` the JSON of `pillarbox review`.
Must never weigh a move itself (the game's judge does), nor know a game's rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from pillarbox import catalogue
from pillarbox.core.message import Message, Refused, say
from pillarbox.core.record import Record, Undone
from pillarbox.play.bands import Bands, bands
from pillarbox.play.fold import begin
from pillarbox.play.telling import moves, step_told, steps
from pillarbox.solve.review import Account, Ledger, Move, Step
from pillarbox.solve.review import review as weigh

COSTLY = 3
"""So many decisions of a seat are told with their reasons."""

Words = Callable[[Message], str]
Tell = Callable[[int, int], None]
"""Is told how many of how many moves are weighed; first 0, once the values are known."""


class Decision(Struct, frozen=True):
    """A choice. loss: in its seat's equity, 0 for the best; best: the best choice where it was another."""

    number: int
    seat: int
    round: int
    chosen: str
    best: str
    loss: float
    band: str
    why: tuple[Message, ...] = ()


class Thrown(Struct, frozen=True):
    """A chance event. luck: by seat; seat: who threw, -1 for the table; band: for the thrower."""

    number: int
    seat: int
    round: int
    outcome: str
    luck: tuple[float, ...]
    band: str


class Point(Struct, frozen=True):
    """What every seat may expect after an event. changes: by seat its luck, or what a choice cost or gave."""

    number: int
    kind: str
    seat: int
    values: tuple[float, ...]
    changes: tuple[float, ...]
    text: tuple[Message, ...] = ()


class Seat(Struct, frozen=True):
    """What the match came to for one seat: base + luck + skill + given + estimate = result."""

    name: str
    base: float
    luck: float
    skill: float
    given: float
    estimate: float
    estimate_error: float
    result: float
    luck_adjusted: float


class Review(Struct, frozen=True):
    """A match reviewed.

    measure: what values are in (see `bands.toml`); unit: how much of them is one. exact: whether values are,
    but for rounding. finished: whether the match is over; otherwise results are what the seats may expect
    now. note: what a reader must know of the measure.
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
            "note": self.note and words(self.note),
            "decisions": [
                _decision(one, words) for one in self.decisions if seat is None or one.seat == seat
            ],
            "throws": [_throw(one, seat) for one in self.throws],
            "seats": [{"seat": one, **_account(self.seats[one])} for one in shown],
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


def _account(seat: Seat) -> dict[str, Any]:
    names = ("name", "base", "luck", "skill", "given", "estimate", "estimate_error", "result")
    return {**{name: getattr(seat, name) for name in names}, "luck_adjusted": seat.luck_adjusted}


def _decision(one: Decision, words: Words) -> dict[str, Any]:
    return {
        "number": one.number,
        "seat": one.seat,
        "round": one.round,
        "chosen": one.chosen,
        "best": one.best or one.chosen,
        "loss": one.loss,
        "band": one.band,
        "why": " ".join(words(message) for message in one.why),
    }


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


def review(record: Record, budget: int = 0, board: bool = False, tell: Tell | None = None) -> Review:
    """Review a record. budget: how much searching estimates may take, 0 for the game's usual; board: places
    are counted as the game's board shows them, where that differs from its notation; tell: is told how far it
    has come.

    Raises Refused where the record can't be followed to its end, where something in it is still sealed, or
    where nothing can be calculated.
    """
    created = record.created
    if created is None:
        raise Refused(say("refused-record-begins"))
    game = catalogue.game(created.game)
    if game.judge is None:
        raise Refused(say("reviewed-no-judge", game=created.game))
    point = begin(game, created)
    names = [seat.name for seat in created.seats]
    walked = steps(game, point, record.events[1:])
    undone = {step.event.of for step in walked if isinstance(step.event, Undone)}
    made: list[Move] = []
    told: dict[int, tuple[Message, ...]] = {}
    for step in walked:
        if step.event.n in undone:
            continue
        state = step.before.state
        for move in moves(game, step):
            after = game.rules.step(point.ruleset, state, move)
            made.append(Move(step.event.n, state, move, after))
            state = after
        told[step.event.n] = tuple(step_told(game, step, names, board=board))
    last = walked[-1].after if walked else point
    judge = game.judge.judge(point.ruleset, len(names), budget)
    ledger = weigh(game.rules, point.ruleset, point.state, _counted(made, tell), judge)
    return _made(game, point.ruleset, judge, ledger, told, names, last.node.kind == "terminal", board)


def _counted(made: Sequence[Move], tell: Tell | None) -> Iterator[Move]:
    """The moves one by one, telling each time how many came before."""
    for number, move in enumerate(made):
        if tell is not None:
            tell(number, len(made))
        yield move


def _made(
    game: Any,
    ruleset: Any,
    judge: Any,
    ledger: Ledger,
    told: dict[int, tuple[Message, ...]],
    names: Sequence[str],
    finished: bool,
    board: bool,
) -> Review:
    limits = bands(judge.measure)
    start = Point(0, "start", -1, ledger.start, (0.0,) * len(names))
    costly = _costly(ledger, len(names))
    return Review(
        game=game.id,
        ruleset=ruleset.id,
        measure=judge.measure,
        unit=judge.unit,
        exact=not judge.leftover,
        finished=finished,
        decisions=tuple(
            _decided(
                game,
                ruleset,
                judge,
                limits,
                step,
                _why(game, ruleset, judge, step, board) if step in costly else (),
            )
            for step in ledger.steps
            if step.decision
        ),
        throws=tuple(_fell(game, ruleset, judge, limits, step) for step in ledger.steps if not step.decision),
        seats=tuple(_seat(name, account) for name, account in zip(names, ledger.accounts)),
        points=(start, *(_point(step, told.get(step.number, ())) for step in ledger.steps)),
        note=judge.note,
    )


def _costly(ledger: Ledger, seats: int) -> list[Step]:
    """The decisions that are told with their reasons."""
    found: list[Step] = []
    for seat in range(seats):
        own = [step for step in ledger.steps if step.decision and step.seat == seat and step.loss > 0]
        found += sorted(own, key=lambda step: -step.loss)[:COSTLY]
    return found


def _why(game: Any, ruleset: Any, judge: Any, step: Step, board: bool) -> tuple[Message, ...]:
    """The judge's reasons, places counted as a board shows them if `board`."""
    why: tuple[Message, ...] = judge.why(step.before, step.seat, step.chosen, step.best)
    if not board or not hasattr(game.show, "as_shown"):
        return why
    chosen, best = _listed(step.chosen), _listed(step.best)
    counted: tuple[Message, ...] = game.show.as_shown(ruleset, step.before, step.seat, chosen, why, best)
    return counted


def _decided(
    game: Any, ruleset: Any, judge: Any, limits: Bands, step: Step, why: tuple[Message, ...]
) -> Decision:
    return Decision(
        number=step.number,
        seat=step.seat,
        round=judge.round(step.before),
        chosen=_actions(game, ruleset, step.chosen),
        best="" if step.best is None else _actions(game, ruleset, step.best),
        loss=step.loss,
        band=limits.of_loss(step.loss / judge.unit),
        why=why,
    )


def _actions(game: Any, ruleset: Any, chosen: Any) -> str:
    """An action in notation, or several joined by commas."""
    return ", ".join(game.notation.action_text(ruleset, action) for action in _listed(chosen))


def _listed(chosen: Any) -> tuple[Any, ...]:
    """One action, or several submitted as one, as a tuple; none where there was no better one."""
    if chosen is None:
        return ()
    return chosen if isinstance(chosen, tuple) else (chosen,)


def _fell(game: Any, ruleset: Any, judge: Any, limits: Bands, step: Step) -> Thrown:
    luck = step.changes[max(0, step.seat)]
    return Thrown(
        number=step.number,
        seat=step.seat,
        round=judge.round(step.before),
        outcome=game.notation.outcome_text(ruleset, step.chosen),
        luck=step.changes,
        band=limits.of_luck(luck / judge.unit),
    )


def _point(step: Step, text: tuple[Message, ...]) -> Point:
    kind = "decision" if step.decision else "throw"
    return Point(step.number, kind, step.seat, step.values, step.changes, text)


def _seat(name: str, account: Account) -> Seat:
    return Seat(
        name=name,
        base=account.base,
        luck=account.luck,
        skill=account.skill,
        given=account.given,
        estimate=account.estimate,
        estimate_error=account.estimate_error,
        result=account.result,
        luck_adjusted=account.luck_adjusted,
    )
