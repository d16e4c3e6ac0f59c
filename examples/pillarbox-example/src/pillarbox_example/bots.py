"""A bot for Shut the Box that likes odd tiles. Must never look past what its seat may know."""

from __future__ import annotations

from random import Random

from pillarbox.core.game import Observation
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import Action, Shut


def odd_first(ruleset: Ruleset, seen: Observation, rng: Random, budget: int) -> Action:
    """Shuts the set with the most odd numbers, the first of them among equals; all else at random."""
    legal: tuple[Action, ...] = rules.legal(ruleset, seen.state, seen.seat)
    sets = [action for action in legal if isinstance(action, Shut)]
    return max(sets, key=_odd) if sets else rng.choice(legal)


def _odd(action: Shut) -> int:
    return sum(int(str(tile).lstrip("abc")) % 2 for tile in action.tiles)
