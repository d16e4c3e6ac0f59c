"""What worker processes do for the server: bots choose, the coach weighs, odds are calculated.

Each is a plain function of values that can be pickled, imported by name in the worker. Must never be called
on the event loop, nor be given more than the asking seat may know.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from pillarbox import catalogue
from pillarbox.core.game import Observation
from pillarbox.core.message import Message, say
from pillarbox.play.seats import own_random, policy


def choose(
    game: str, ruleset: Any, seen: Observation, match: str, event: int, player: str, budget: int
) -> str:
    """What a bot chooses, in notation; the first legal choice where its own is not legal."""
    found = catalogue.game(game)
    legal = [
        found.notation.action_text(ruleset, action)
        for action in found.rules.legal(ruleset, seen.state, seen.seat)
    ]
    rng = own_random(match, seen.seat, event)
    action = policy(found, player)(ruleset, seen, rng, budget)
    text: str = found.notation.action_text(ruleset, action)
    return text if text in legal else legal[0]


class Weighed(Struct, frozen=True):
    """One way to go on: actions in notation, submitted as one, with worth and reasons."""

    actions: tuple[str, ...]
    value: float
    loss: float
    why: tuple[Message, ...]


class Counsel(Struct, frozen=True):
    """What a coach says, best first."""

    moves: tuple[Weighed, ...]
    objective: Message
    notes: tuple[Message, ...]


def advise(game: str, ruleset: Any, seen: Observation) -> Counsel:
    """What each choice of the observing seat is worth. Raises Refused where there is nothing to decide."""
    found = catalogue.game(game)
    advice = found.coach.advise(ruleset, seen.state, seen.seat)
    text = found.notation.action_text
    moves: list[Weighed] = []
    for move in advice.moves:
        actions = getattr(move, "actions", None) or (move.action,)
        why = move.why if isinstance(move.why, tuple) else (move.why,)
        texts = tuple(text(ruleset, action) for action in actions)
        moves.append(Weighed(texts, move.value.float, move.loss, why))
    for dice in getattr(advice, "dice", None) or ():
        action = f"{dice.count}d" if dice.count else "stop"
        why = (say("server-advice-dice", dice=dice.count),)
        moves.append(Weighed((action,), dice.value.float, dice.loss, why))
    moves.sort(key=lambda move: move.loss)
    return Counsel(tuple(moves), say("server-objective-" + game), advice.notes)
