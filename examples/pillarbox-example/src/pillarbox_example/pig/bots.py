"""Policies for Pig."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pillarbox.core.game import Observation
from pillarbox_example.pig import rules
from pillarbox_example.pig.ruleset import Ruleset
from pillarbox_example.pig.state import Action, Again, Stop


def random(ruleset: Ruleset, seen: Observation, rng: Random, budget: int) -> Action:
    """Throws or stops by the toss of a coin."""
    return rng.choice(rules.legal(ruleset, seen.state, seen.seat))


def twenty(ruleset: Ruleset, seen: Observation, rng: Random, budget: int) -> Action:
    """Stops with twenty points: the faces 2 to 6 add 20 in six throws, and one throw in six loses all."""
    return Stop() if seen.state.points >= 20 else Again()


POLICIES: dict[str, Callable[[Ruleset, Observation, Random, int], Action]] = {
    "random": random,
    "twenty": twenty,
}
