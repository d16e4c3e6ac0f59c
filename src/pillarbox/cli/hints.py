"""What the coach says to a player who asks for a hint, in a few Messages.

Must never look past what the asking seat may know: it hands on the observation that it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pillarbox.core.game import Observation
from pillarbox.core.message import Message, Refused, say

ALWAYS = ("coach-note-dead",)
"""Notes about the position itself; others are true of every hint and said once."""
OTHERS = 2
"""So many choices are named beside the best one."""


def hints(
    game: Any,
    rules: Any,
    seen: Observation,
    shown: Callable[[Any], str],
    told: set[str] | None = None,
    objective: str = "score",
) -> list[Message]:
    """The best choice and why, what the next ones lose; `shown` writes an action as players type it.

    told: the ids of notes that were said before in this sitting and need not be said again; grows. objective:
    what the coach weighs choices by.
    """
    if not game.rules.legal(rules, seen.state, seen.seat):
        return [say("cli-throw-first")]
    if game.coach is None:
        return [say("cli-no-coach")]
    try:
        advice = game.coach.advise(rules, seen.state, seen.seat, objective)
    except Refused as error:
        return [error.message]
    said: list[Message] = []
    for at, move in enumerate(advice.moves[: 1 + OTHERS]):
        if at == 0:
            value = _value(advice, move.value.float)
            said.append(say("cli-hint-best", choice=shown(move.action), value=value, why=move.why))
        else:
            said.append(say("cli-hint-other", choice=shown(move.action), loss=_loss(advice, move.loss)))
    for one in sorted(advice.dice or (), key=lambda one: one.loss):
        value = _value(advice, one.value.float)
        said.append(say("cli-hint-dice" if one.count else "cli-hint-stop", dice=one.count, value=value))
    notes = [note for note in advice.notes if told is None or note.id not in told or note.id in ALWAYS]
    if told is not None:
        told.update(note.id for note in notes)
    return [*said, *notes]


def _value(advice: Any, value: float) -> Any:
    """A value to two decimals; the part of a win in percent."""
    return say("cli-percent", value=round(100 * advice.share(value), 1)) if advice.seats else round(value, 2)


def _loss(advice: Any, loss: float) -> Any:
    return say("cli-percent", value=round(100 * loss / advice.seats, 1)) if advice.seats else round(loss, 2)
