"""Which solver a duel gets: lists for a small game, arrays by numpy or compiled loops for a big one.

Must never load numpy for a small game.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from pillarbox.core.message import Refused, say
from pillarbox.solve import compiled
from pillarbox.solve.duel import Bounds, Duel, Marks
from pillarbox.solve.fast import check_memory

KERNELS = "pillarbox.solve._kernels_duel"
PLAIN_STATES = 600
"""So many states are iterated over in lists."""
PLAIN_MOST = 40_000
"""... and this many where numpy is missing."""


def solve(duel: Duel, marks: tuple[Marks, ...] = ()) -> Bounds:
    """Solve the game for its start. marks: something whose mean at the end is wanted under best play, the
    first of equally good choices being made, and nothing set up again where that is as good.

    Raises Refused where the bounds do not meet, a library is missing, or memory.
    """
    if _in_lists(duel):
        from pillarbox.solve import duel_plain

        return duel_plain.solve(duel, marks)
    from pillarbox.solve import duel_rows

    kernels = compiled.kernels(KERNELS)
    return duel_rows.solve(duel, marks, kernels or duel_rows)


def values(duel: Duel) -> list[Any]:
    """By player its table: what the thrower gets at its node (the first after its endings being 0) and the
    other's node or ending; both indices together. Raises Refused as `solve` does.
    """
    if _in_lists(duel):
        from pillarbox.solve import duel_plain

        return duel_plain.values(duel)
    from pillarbox.solve import duel_rows

    middle = duel_rows.bounded(duel, compiled.kernels(KERNELS) or duel_rows).middle
    return [middle[0], middle[-1]]


def _in_lists(duel: Duel) -> bool:
    """Whether lists will do. Raises Refused if neither they nor arrays will."""
    if duel.states <= PLAIN_STATES or (duel.states <= PLAIN_MOST and not find_spec("numpy")):
        return True
    if not find_spec("numpy"):
        raise Refused(say("odds-needs-library", positions=duel.states, library="numpy"))
    check_memory(memory(duel))
    return False


def memory(duel: Duel) -> int:
    """Bytes that the tables of a big game take: two bounds for each player, and what is read of them in a
    sweep.
    """
    one, other = (player.game.size for player in duel.players)
    return 8 * one * other * (4 if duel.alike else 6)
