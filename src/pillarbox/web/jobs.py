"""What worker processes do for the server: bots choose, the coach weighs, odds are calculated.

Each is a plain function of values that can be pickled, imported by name in the worker. Must never be called
on the event loop, nor be given more than the asking seat may know.
"""

from __future__ import annotations

from typing import Any

from pillarbox import catalogue
from pillarbox.core.game import Observation
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
