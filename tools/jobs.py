"""What a soak job is: a long count of a test, with a name, that `make soak` runs and `tools/soak.py`
finds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


class Failed(Exception):
    """Something a soak job checks does not hold; says what, and with which seed."""


@dataclass(frozen=True)
class Job:
    """One soak job.

    `about` is one line; `runs` the full count; `run(runs, seed, tell)` does so many runs, the first with this
    seed, tells its findings in lines, and raises Failed at the first run that fails.
    """

    about: str
    runs: int
    run: Callable[[int, int, Callable[[str], None]], None]
