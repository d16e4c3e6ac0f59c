"""Events of a match as Messages for everybody at the table, worked out by walking along the log.

Must never tell what an event keeps sealed: the game's own `tell` sees to that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import json

from pillarbox.core.game import Choice
from pillarbox.core.message import Message, say
from pillarbox.core.record import Aborted, Acted, AnyEvent, Drawn, Seated, Thrown, Undone
from pillarbox.play.fold import Point, advance, openings


def told(
    game: Any, point: Point, events: Sequence[AnyEvent], names: Sequence[str]
) -> tuple[Point, list[list[Message]]]:
    """The match after the events, and by event what it did. Raises Refused for an event that can't follow."""
    hidden = openings(events)
    told_by: list[list[Message]] = []
    for event in events:
        messages: list[Message] = []
        told_by.append(messages)
        after = advance(game, point, event, hidden)
        state = point.state
        for move in _moves(game, point, event, after):
            following = game.rules.step(point.ruleset, state, move)
            messages += game.show.tell(point.ruleset, state, move, following, names)
            state = following
        if isinstance(event, Undone):
            messages.append(say("cli-told-undone", name=names[event.seat]))
        elif isinstance(event, Seated):
            messages.append(say("cli-told-seated", name=names[event.seat], player=event.player))
        elif isinstance(event, Aborted):
            messages.append(say("cli-told-aborted"))
        point = after
    return point, told_by


def _moves(game: Any, point: Point, event: AnyEvent, after: Point) -> list[Any]:
    """The moves of the rules that an event stands for."""
    if isinstance(event, Thrown):
        numbers = tuple(face - 1 for face in event.faces)
        return [game.rules.settle(point.ruleset, point.state, numbers)]
    if isinstance(event, Drawn):
        text = event.outcome or event.hidden or after.hidden.get(event.n, "")
        return [game.notation.read_outcome(point.ruleset, text)]
    if isinstance(event, Acted):
        sealed = after.hidden.get(event.n) if event.seal else None
        texts = event.actions if sealed is None else json.decode(sealed, type=tuple[str, ...])
        return [Choice(event.seat, game.notation.read_action(point.ruleset, text)) for text in texts]
    return []
