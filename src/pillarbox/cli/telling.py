"""Events of a match as Messages for one pair of eyes, worked out by walking along the log.

Must never tell more than these eyes may see: the game's `tell` is given what they observe, never the states.
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
    game: Any, point: Point, events: Sequence[AnyEvent], names: Sequence[str], viewer: int = -1
) -> tuple[Point, list[list[Message]]]:
    """The match after the events, and by event what it did, as the seat `viewer` sees it; -1 for all eyes.

    Raises Refused for an event that can't follow.
    """
    hidden = openings(events)
    told_by: list[list[Message]] = []
    for event in events:
        messages: list[Message] = []
        told_by.append(messages)
        after = advance(game, point, event, hidden)
        state = point.state
        for move in _moves(game, point, event, after):
            following = game.rules.step(point.ruleset, state, move)
            messages += _told(game, point.ruleset, (state, move, following), names, viewer)
            state = following
        if isinstance(event, Undone):
            messages.append(say("cli-told-undone", name=names[event.seat]))
        elif isinstance(event, Seated):
            messages.append(say("cli-told-seated", name=names[event.seat], player=event.player))
        elif isinstance(event, Aborted):
            messages.append(say("cli-told-aborted"))
        point = after
    return point, told_by


def _told(
    game: Any, ruleset: Any, step: tuple[Any, Any, Any], names: Sequence[str], viewer: int
) -> tuple[Message, ...]:
    """What one move did. A choice that everybody sees opens those sealed before it, so nothing hides them."""
    before, move, after = step
    opened = isinstance(move, Choice) and len(game.rules.witnesses(ruleset, before, move)) == len(names)
    if not opened:
        before = game.rules.observe(ruleset, before, viewer).state
    after = game.rules.observe(ruleset, after, viewer).state
    found: tuple[Message, ...] = game.show.tell(ruleset, before, move, after, names)
    return found


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
