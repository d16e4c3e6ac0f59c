"""Events of a match as Messages for one pair of eyes, worked out by walking along the log.

Must never tell more than these eyes may see: the game's `tell` is given what they observe, never the states.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json

from pillarbox.core.game import Choice
from pillarbox.core.message import Message, say
from pillarbox.core.record import Aborted, Acted, AnyEvent, Drawn, Seated, Thrown, Undone
from pillarbox.play.fold import Point, advance, openings
from pillarbox.play.people import is_bot


class Step(Struct, frozen=True):
    """One event, with the match before and after it."""

    event: AnyEvent
    before: Point
    after: Point


def steps(game: Any, point: Point, events: Sequence[AnyEvent]) -> tuple[Step, ...]:
    """The events one by one, from this point on. Raises Refused for one that can't follow."""
    hidden = openings(events)
    found = []
    for event in events:
        after = advance(game, point, event, hidden)
        found.append(Step(event, point, after))
        point = after
    return tuple(found)


def told(
    game: Any, point: Point, events: Sequence[AnyEvent], names: Sequence[str], viewer: int = -1
) -> tuple[Point, list[list[Message]]]:
    """The match after the events, and by event what it did, as the seat `viewer` sees it; -1 for all eyes.

    Raises Refused for an event that can't follow.
    """
    walked = steps(game, point, events)
    return (walked[-1].after if walked else point), [step_told(game, step, names, viewer) for step in walked]


def step_told(
    game: Any, step: Step, names: Sequence[str], viewer: int = -1, board: bool = False
) -> list[Message]:
    """What one event did, as the seat `viewer` sees it; if `board`, in the words and numbers of the game's
    board, where they differ from its notation.
    """
    event, point = step.event, step.before
    messages: list[Message] = []
    state = point.state
    for move in moves(game, step):
        following = game.rules.step(point.ruleset, state, move)
        messages += _told(game, point.ruleset, (state, move, following), names, viewer)
        state = following
    if board and isinstance(event, (Acted, Thrown)) and hasattr(game.show, "on_board"):
        seen = game.rules.observe(point.ruleset, state, viewer).state
        messages = list(game.show.on_board(point.ruleset, seen, event.seat, messages))
    if isinstance(event, Undone):
        messages.append(say("match-undone", name=names[event.seat]))
    elif isinstance(event, Seated):
        name = names[event.seat]
        messages.append(
            say("match-stand-in", name=name) if is_bot(event.player) else say("match-back", name=name)
        )
    elif isinstance(event, Aborted):
        if event.seat >= 0:
            messages.append(say("match-given-up", name=names[event.seat]))
        messages.append(say("match-broken-off"))
    return messages


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


def moves(game: Any, step: Step) -> list[Any]:
    """The moves of the rules that an event stands for."""
    event, point = step.event, step.before
    if isinstance(event, Thrown):
        numbers = tuple(face - 1 for face in event.faces)
        return [game.rules.settle(point.ruleset, point.state, numbers)]
    if isinstance(event, Drawn):
        text = event.outcome or event.hidden or step.after.hidden.get(event.n, "")
        return [game.notation.read_outcome(point.ruleset, text)]
    if isinstance(event, Acted):
        sealed = step.after.hidden.get(event.n) if event.seal else None
        texts = event.actions if sealed is None else json.decode(sealed, type=tuple[str, ...])
        return [Choice(event.seat, game.notation.read_action(point.ruleset, text)) for text in texts]
    return []
