"""The same games here and on two Dask workers, one of them killed half-way: the counts must be the same."""

from __future__ import annotations

import os
import signal
from time import perf_counter

from pillarbox import catalogue
from pillarbox.lab.simulate import job_of, simulate
from pillarbox.lab.workers import crew

GAMES = 6_000


def report(games: int = GAMES) -> list[str]:
    """Lines of the comparison."""
    try:
        from distributed import Client, LocalCluster
    except ImportError:
        return ["cluster: distributed is missing"]
    game, ruleset = catalogue.load("email")
    job = job_of(game, ruleset, ["perfect", "random"], 1, False)
    began = perf_counter()
    with crew(1) as hands:
        here = simulate(game, job, games, hands)
    lines = [f"one process here: {perf_counter() - began:.1f} s"]
    killed: list[str] = []
    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
        ) as cluster,
        Client(cluster.scheduler_address, set_as_default=False) as watcher,
    ):
        workers = watcher.run(os.getpid)

        def kill(done: int, whole: int) -> None:
            if 2 * done >= whole and not killed:
                killed.append(next(iter(workers)))
                os.kill(workers[killed[0]], signal.SIGKILL)

        began = perf_counter()
        with crew(cluster=cluster.scheduler_address) as hands:
            there = simulate(game, job, games, hands, tell=kill)
        lines.append(f"two workers, one killed half-way: {perf_counter() - began:.1f} s")
    same = "yes" if killed and here.counts == there.counts else "NO"
    return [*lines, f"{games} games, the same counts: {same} (wanted: yes)"]
