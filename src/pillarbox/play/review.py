"""The review of a match: what luck and skill came to for every seat, by event, with reasons.

`review(record)` is the door for faces: data and Messages, and with `plain` the JSON of `pillarbox review`.
Must never weigh a move itself (the game's judge does), nor know a game's rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pillarbox import catalogue
from pillarbox.core.message import Message, Refused, say
from pillarbox.core.record import Record, Undone
from pillarbox.play.account import COSTLY, Decision, Hindsight, Point, Review, Seat, Thrown
from pillarbox.play.bands import Bands, bands
from pillarbox.play.fold import begin
from pillarbox.play.telling import moves, step_told, steps
from pillarbox.solve.review import Account, Ledger, Move, Step
from pillarbox.solve.review import review as weigh

__all__ = ["Decision", "Point", "Review", "Seat", "Thrown", "review"]

Tell = Callable[[int, int], None]
"""Is told how many of how many moves are weighed; first 0, once the values are known."""


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
    over = last.state if last.node.kind == "terminal" else None
    return _made(game, point.ruleset, judge, ledger, told, names, over, board)


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
    over: Any,
    board: bool,
) -> Review:
    """The review of what was weighed; over: the last state of a match that is over, else None."""
    limits = bands(judge.measure)
    beside = getattr(judge, "beside_start", ())
    start = Point(0, "start", -1, ledger.start, (0.0,) * len(names), beside=beside)
    costly = _costly(ledger, len(names))
    return Review(
        game=game.id,
        ruleset=ruleset.id,
        measure=judge.measure,
        unit=judge.unit,
        exact=not judge.leftover,
        finished=over is not None,
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
        seats=tuple(map(_seat, names, ledger.accounts, _hindsight(judge, over, len(names)))),
        points=(start, *(_point(step, told.get(step.number, ())) for step in ledger.steps)),
        note=judge.note,
        beside=getattr(judge, "beside", ""),
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
        chosen_named=_named(game, ruleset, step.chosen),
        best_named=_named(game, ruleset, step.best),
        beside_loss=step.beside_loss,
    )


def _named(game: Any, ruleset: Any, chosen: Any) -> tuple[Message, ...]:
    """What the game calls a choice in words, each of its actions; none where it has no words for one."""
    words = getattr(game.show, "named", None)
    found = [words(ruleset, action) for action in _listed(chosen)] if words else []
    return () if None in found else tuple(found)


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
        named=next(iter(_named(game, ruleset, step.chosen)), None),
    )


def _point(step: Step, text: tuple[Message, ...]) -> Point:
    kind = "decision" if step.decision else "throw"
    return Point(step.number, kind, step.seat, step.values, step.changes, text, step.beside)


def _hindsight(judge: Any, over: Any, seats: int) -> Sequence[Hindsight | None]:
    """By seat what it could have had, where the judge looks for that and the match is over."""
    if over is None or not hasattr(judge, "hindsight"):
        return [None] * seats
    return [seen and Hindsight(float(seen.total), seen.width, seen.told) for seen in judge.hindsight(over)]


def _seat(name: str, account: Account, hindsight: Hindsight | None) -> Seat:
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
        hindsight=hindsight,
    )
