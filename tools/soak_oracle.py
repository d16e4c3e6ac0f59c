"""Holds the fast solver of a turn against the slow one on boxes too big for the tests: three rows, 4^9
positions.
"""

from __future__ import annotations

from collections.abc import Callable

from pillarbox.games.shut_the_box.solve import solved
from tests.games.shut_the_box.presets import preset
from tests.oracle.slow import Oracle
from tools.jobs import Failed, Job

CLOSE = 1e-12
"""Relative: the slow solver adds floats in another order."""


def triple(runs: int, seed: int, tell: Callable[[str], None]) -> None:
    """The job: `triple` in floats, expected score and chance to shut. Raises Failed where the two differ."""
    ruleset = preset("triple")
    for objective in ("score", "shut")[:runs]:
        fast = float(solved(ruleset, objective).value())
        slow = Oracle(ruleset, objective, number=float).start()
        tell(f"triple, {objective}: fast {fast!r}, slow {slow!r}")
        if abs(fast - slow) > CLOSE * abs(slow):
            raise Failed(f"triple, {objective}: the fast solver says {fast!r}, the slow one {slow!r}")


JOBS = {"oracle": Job("the fast and the slow solver on three rows", 2, triple)}
