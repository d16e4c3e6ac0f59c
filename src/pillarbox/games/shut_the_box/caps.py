"""Whether the cap on the throws of a turn can matter: where it does the solvers count it in, or players are
told that the figures leave it out.

Must never solve anything itself.
"""

from __future__ import annotations

from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.solve.law import walk
from pillarbox.solve.policy import Solution
from pillarbox.solve.takeaway import Problem

MOST_WORK = 1 << 15
"""A turn of more positions times throws than this is solved without its cap."""
LITTLE = 1e-9
"""A cap that is reached with less than this chance makes no difference to any figure that is shown."""


def in_reach(ruleset: Ruleset, turn: Problem) -> bool | None:
    """Whether a turn can last as long as the cap with tiles still open; None where only chance can tell.

    A turn without useless throws that go on has at most as many as there are tiles.
    """
    pieces = turn.start.bit_count()
    if not turn.loops and not turn.cyclic:
        return ruleset.cap < pieces
    return True if ruleset.cap <= 4 * pieces + 8 else None


def is_small(ruleset: Ruleset, turn: Problem) -> bool:
    """Whether the turn is solved with its cap if that can matter."""
    return not turn.spares and turn.positions * ruleset.cap <= MOST_WORK


def chance_beyond(ruleset: Ruleset, solution: Solution) -> float:
    """The chance that perfect play without a cap throws more often than the cap allows."""
    for throw, _, there in walk(solution, solution.problem.start):
        if throw > ruleset.cap:
            return sum(there.values())
    return 0.0
