"""What a worker is sent, and what it does with it: the one function that runs here, in a pool, or on a
cluster.

A job is plain data, so that it can travel; games are known by their numbers, so that whoever plays them gets
the same. Must never keep anything between calls but what can be made again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from pillarbox import catalogue
from pillarbox.lab.play import Table, played
from pillarbox.solve.counts import Counts


class Job(Struct, frozen=True, cache_hash=True):
    """Games of a ruleset with these policies, seat by seat, under a seed. budget: samples, for bots that
    take any; 0 for their own.
    """

    game: str
    ruleset: Any
    policies: tuple[str, ...]
    seed: int
    budget: int = 0


def run(job: Job, first: int, count: int) -> Counts:
    """What the games from `first` came to, so many."""
    game = catalogue.game(job.game)
    if is_laned(job):
        found: Counts = game.batch.play(job.ruleset, job.policies, job.seed, first, count)
        return found
    return played(_table(job), job.seed, first, count)


@lru_cache(maxsize=4)
def is_laned(job: Job) -> bool:
    """Whether the game has lanes for this job."""
    game = catalogue.game(job.game)
    return game.batch is not None and bool(game.batch.is_laned(job.ruleset, job.policies))


@lru_cache(maxsize=4)
def _table(job: Job) -> Table:
    return Table(catalogue.game(job.game), job.ruleset, job.policies, job.budget)
