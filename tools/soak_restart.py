"""Kills a process over a store of many matches, and asks how long it takes until the next move is
accepted.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

from pillarbox.core.record import AnyEvent
from pillarbox.play.store import Store, Written
from tools.jobs import Failed, Job
from tools.scripted import command, finished, opened, reference
from tools.soak_crash import Strike, Told, struck

LIMIT = 3.0
"""Seconds from opening the store to the first accepted move that are allowed."""

KILLS = 5


def restart(matches: int, seed: int, tell: Callable[[str], None]) -> None:
    """The job: fill a store, kill its user a few times, time the way back. Raises Failed if it takes too
    long.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _fill(folder, [reference(f"filling {number}")[0] for number in range(20)], matches)
        size = sum(file.stat().st_size for file in folder.iterdir())
        worst = max(_way_back(folder, f"restart {number}") for number in range(seed, seed + KILLS))
    tell(f"{matches} matches, {size / 1e6:.0f} MB: first move accepted {worst:.2f} s after a restart at most")
    if worst > LIMIT:
        raise Failed(f"the restart took {worst:.2f} s, and may take {LIMIT:.0f} s")


def _fill(folder: Path, logs: list[tuple[AnyEvent, ...]], matches: int) -> None:
    with Store(folder) as store:
        waiting: list[Future[Written]] = []
        for number in range(matches):
            waiting.append(store.begin(f"filling-{number}", b"", logs[number % len(logs)]))
        for future in waiting:
            future.result()


def _way_back(folder: Path, seed: str) -> float:
    """Kill a child in the middle of this match; answers the seconds from opening to the next accepted
    move.
    """
    whole, commands = reference(seed)
    told = {seed: Told()}
    struck(folder, [seed], Strike("written", max(1, commands // 2), 0.0), told)
    begun = time.monotonic()
    with Store(folder) as store:
        match = opened(store, seed)
        match.submit(command(match))
        taken = time.monotonic() - begun
        if finished(match, seed) != whole:
            raise Failed(f"match {seed}: it did not end like the match that was never disturbed")
    return taken


JOBS = {"restart": Job("the way back after a crash, over many stored matches", 10_000, restart)}
