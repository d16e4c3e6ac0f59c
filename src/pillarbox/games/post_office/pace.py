"""Time for thinking, turned into samples: for play by the clock, and nowhere else.

`strong` spends a number of samples, so that its answers depend on what it sees alone. Play may give it a time
instead; it is turned into a number by what samples cost on this machine, measured once. Only if that number
turns out too many, as on a machine that got busy since, is the search cut short; then its answer cannot be
repeated, and says so. What a search by the clock found for a round is kept for that round's second card.
Must never be asked by simulations, tests, tournaments or reviews.
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
from pillarbox.games.post_office.state import Action, Keep, Place, State

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


_found: dict[tuple[Ruleset, Position, int], Timed] = {}
"""Plans for a round's first card, for the second; no more than `KEPT`."""

KEPT = 64


def act(
    ruleset: Ruleset, seen: Observation, seconds: float, clock: Clock = time.perf_counter
) -> tuple[Action, bool]:
    """What `strong` does in about so many seconds a round, and whether the clock cut its search short.

    With several seats half of the time goes to which card to keep.
    """
    state: State = seen.state
    if len(state.desks) > 1:
        seconds /= 2
    if state.stage == "keep":
        asked = STRONG._replace(budget=samples(ruleset, seconds, len(state.desks)))
        return Keep(planning.keep(ruleset, seen, asked)[0].card), False
    timed = place(ruleset, seen, seconds, clock)
    return timed.plans[0].moves[0], timed.cut


def place(ruleset: Ruleset, seen: Observation, seconds: float, clock: Clock = time.perf_counter) -> Timed:
    """How to lay what the seat holds, in about so many seconds."""
    state: State = seen.state
    asked = samples(ruleset, seconds, len(state.desks))
    laid = planning.placed(state.desks[seen.seat])
    key = (ruleset, planning.begun_at(ruleset, seen), asked)
    if laid and key in _found and _found[key].plans[0].moves[0] == laid[0]:
        best = _found[key].plans[0]
        return _found[key]._replace(plans=(best._replace(moves=best.moves[1:]),))
    began = clock()
    cut = False

    def late() -> bool:
        nonlocal cut
        cut = cut or clock() - began > PATIENCE * seconds
        return cut

    timed = Timed(planning.place(ruleset, seen, STRONG._replace(budget=asked), late), asked, cut)
    if not laid:
        if len(_found) >= KEPT:
            _found.clear()
        _found[key] = timed
    return timed


def samples(ruleset: Ruleset, seconds: float, seats: int = 1) -> int:
    """How many samples a round may take here to last about so long, up to the largest budget."""
    search = engine(ruleset)
    if search is None:
        return FEWEST
    return max(FEWEST, min(LARGEST, int(seconds / cost(search, seats))))


@lru_cache(maxsize=8)
def cost(search: Engine, seats: int = 1) -> float:
    """Seconds a sample takes before the last round, where they take longest; the better of two trials."""
    position = _usual(search, seats)
    search.plans(position, STRONG.listed, FEWEST)
    spent = []
    for _ in range(2):
        began = time.perf_counter()
        search.plans(position, STRONG.listed, TRIED)
        spent.append(time.perf_counter() - began)
    return min(spent) / TRIED


def _usual(search: Engine, seats: int) -> Position:
    """A position of round 3, reached by laying cards where the lines say; unseen is what so many seats may
    not have seen.
    """
    names = search.known.pool(seats)
    layers: tuple[Place, ...] = (Place(names[0], 0, 0, 0),)
    for number in (1, 2):
        hand = (names[2 * number - 1], names[2 * number])
        layers += search.plans(Position(layers, hand, 0, number), 1, 0)[0].moves
    unseen = search.known.bits(names[7:])
    return Position(layers, (names[5], names[6]), unseen, 3)
