"""Time for thinking, turned into samples: for play by the clock, and nowhere else.

`strong` spends a number of samples, so that its answers depend on what it sees alone. Play may give it a time
instead; it is turned into a number by what samples cost on this machine, measured once. Only if that number
turns out too many, as on a machine that got busy since, is the search cut short; then its answer cannot be
repeated, and says so. Must never be asked by simulations, tests, tournaments or reviews.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from pillarbox.core.game import Observation
from pillarbox.games.post_office import planning
from pillarbox.games.post_office.planning import LARGEST, STRONG
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import Engine, Plan, Position, engine
from pillarbox.games.post_office.state import Place

Clock = Callable[[], float]

FEWEST = 8
"""However short the time, so many samples are spent."""

PATIENCE = 2.0
"""A search is cut short after so many times the time it was given."""

TRIED = 96
"""Samples spent to see what they cost."""


class Timed(NamedTuple):
    """Plans, best first; the samples asked for; and whether the clock cut them short."""

    plans: tuple[Plan, ...]
    samples: int
    cut: bool


def place(ruleset: Ruleset, seen: Observation, seconds: float, clock: Clock = time.perf_counter) -> Timed:
    """How to lay what the seat holds, in about so many seconds for the round."""
    asked = samples(ruleset, seconds)
    began = clock()
    cut = False

    def late() -> bool:
        nonlocal cut
        cut = cut or clock() - began > PATIENCE * seconds
        return cut

    plans = planning.place(ruleset, seen, STRONG._replace(budget=asked), late)
    return Timed(plans, asked, cut)


def samples(ruleset: Ruleset, seconds: float) -> int:
    """How many samples a round may take here to last about so long, up to the largest budget."""
    search = engine(ruleset)
    if search is None:
        return FEWEST
    return max(FEWEST, min(LARGEST, int(seconds / cost(search))))


@lru_cache(maxsize=4)
def cost(search: Engine) -> float:
    """Seconds a sample takes before the last round, where they take longest; the better of two trials."""
    position = _usual(search)
    search.plans(position, STRONG.listed, FEWEST)
    spent = []
    for _ in range(2):
        began = time.perf_counter()
        search.plans(position, STRONG.listed, TRIED)
        spent.append(time.perf_counter() - began)
    return min(spent) / TRIED


def _usual(search: Engine) -> Position:
    """A position of round 3, reached by laying the deck's first cards where the lines say."""
    names = search.names[:18]
    layers: tuple[Place, ...] = (Place(names[0], 0, 0, 0),)
    for number in (1, 2):
        hand = (names[2 * number - 1], names[2 * number])
        layers += search.plans(Position(layers, hand, 0, number), 1, 0)[0].moves
    unseen = search.known.bits(names[7:])
    return Position(layers, (names[5], names[6]), unseen, 3)
