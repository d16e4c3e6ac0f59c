"""Many wishes about one graph at once: each lane gives the endings another worth.

Few lanes of a small graph are solved one by one in plain Python, exactly where asked; more in arrays, by
numpy or, where it pays, by compiled loops. Must never load either for an answer that plain Python gives
sooner.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from math import lcm
from typing import Any

from pillarbox.core.message import Refused, say
from pillarbox.solve import compiled
from pillarbox.solve import graph as plain
from pillarbox.solve.graph import Graph

KERNELS = "pillarbox.solve._kernels_lanes"
PLAIN_WORK = 2_000_000
"""So many (edge, lane) pairs plain Python does in about a second."""
PLAIN_MOST = 200_000_000
"""... and this many it takes on where numpy is missing: some minutes."""
TWIN_WORK = 300_000
"""So many calls of numpy, an edge and a chunk of lanes each, cost less than to load and compile loops."""
CHUNK = 256
"""The numpy twin takes so many lanes at once."""


def seconds(game: Graph, lanes: int) -> float:
    """How long so many laws take, roughly, with the libraries there are."""
    work = game.edges * lanes
    if compiled.kernels(KERNELS) is not None:
        return 1.3e-9 * work
    return (6e-9 if find_spec("numpy") else 1.2e-6) * work


def laws(game: Graph, worths: Sequence[Sequence[Any]], most: float, exact: bool = False) -> list[list[Any]]:
    """By lane and ending the probability that best play comes to it.

    worths: by lane and ending what it is worth, from 0 to `most`. Among equally good choices the first
    listed is made. exact: in fractions, in plain Python however long it takes. Raises Refused if a library
    is missing.
    """
    if exact:
        return [_exact(game, worth) for worth in worths]
    return laws_by(engine(game, len(worths)), game, worths, most)


def laws_by(engine: Any, game: Graph, worths: Sequence[Sequence[float]], most: float) -> list[list[float]]:
    """`laws` by the one that `engine` has answered."""
    if engine is None:
        return [_float(game, worth, most) for worth in worths]
    from pillarbox.solve.rows import flatten

    found: list[list[float]] = engine.laws(flatten(game), worths, most).tolist()
    return found


def engine(game: Graph, lanes: int) -> Any:
    """Who solves so many lanes: None for plain Python, else the numpy twin `rows` or the compiled kernels.

    Raises Refused where plain Python would take too long and there is no numpy.
    """
    work = game.edges * lanes
    if work <= PLAIN_WORK:
        return None
    kernels = compiled.kernels(KERNELS)
    if kernels is not None and ("numba" in sys.modules or game.edges * (1 + lanes // CHUNK) > TWIN_WORK):
        return kernels
    if find_spec("numpy"):
        from pillarbox.solve import rows

        return rows
    if work > PLAIN_MOST:
        raise Refused(say("odds-needs-library", positions=len(game.ways), library="numpy"))
    return None


def _float(game: Graph, worth: Sequence[float], most: float) -> list[float]:
    kind = plain.numbers(game, False)
    return plain.law(game, plain.values(game, worth, kind), kind, most)


def _exact(game: Graph, worth: Sequence[Any]) -> list[Any]:
    """In whole numbers: worths are brought to a common denominator first, which changes no choice."""
    kind = plain.numbers(game, True)
    scale = lcm(*(value.denominator for value in worth))
    found = plain.values(game, [int(value * scale) for value in worth], kind)
    return [plain.natural(p, kind) for p in plain.law(game, found, kind)]
