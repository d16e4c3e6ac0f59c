"""Who does the work: this process, a pool of processes, or a cluster, all through the interface of
`concurrent.futures`.

Work is a function of a range of games whose answers are added up; a range that got lost with its worker is
done again. Must never let the number of workers change an answer.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from time import perf_counter

from pillarbox.core.message import Refused, say
from pillarbox.lab.job import Job, run
from pillarbox.solve.counts import Counts

SECONDS = 0.75
"""A task is about this long: sending it is then nothing beside doing it."""
FIRST_TASK, GROWTH = 64, 4
"""Games tried at first to see how long they take; the next task has at most so many times more."""
AHEAD = 2
"""Tasks that wait for each worker."""
LOSSES = 5
"""So often a pool that lost a worker is made anew."""

Work = Callable[[Job, int, int], Counts]
Tell = Callable[[int], None]


class Crew:
    """An executor, made by `make` (None: this process itself), and how many work in it."""

    def __init__(self, make: Callable[[], Executor] | None, size: int) -> None:
        self.size = size
        self._make = make
        self._executor = make() if make else None
        self._rate, self._last = 0.0, 0

    def close(self) -> None:
        """Let the workers go, dropping what they have not begun."""
        if self._executor:
            self._executor.shutdown(wait=False, cancel_futures=True)

    def add_up(self, job: Job, first: int, count: int, tell: Tell, work: Work = run) -> Counts:
        """The games from `first`, so many, done by whoever is there; `tell` hears how many are done."""
        found, end = Counts(), first + count
        while first < end and (self._executor is None or not self._known):
            size = min(self._size(), end - first)
            answer = timed(work, job, first, size)
            found += self._heard(answer, size, tell)
            first += size
        return found if first == end else self._spread(job, first, end, tell, work, found)

    def _size(self) -> int:
        """How many games to do next: some for a trial, and then as many as take about SECONDS."""
        if self._last < FIRST_TASK:
            return FIRST_TASK
        return max(FIRST_TASK, min(int(self._rate * SECONDS), self._last * GROWTH))

    @property
    def _known(self) -> bool:
        """Whether tasks are as long as they should be."""
        return self._last >= self._rate * SECONDS / GROWTH

    def _heard(self, answer: tuple[Counts, float], size: int, tell: Tell) -> Counts:
        found, seconds = answer
        self._rate = max(self._rate, size / max(seconds, 1e-6))  # a slow one was loading what it needs
        self._last = max(self._last, size)
        tell(size)
        return found

    def _spread(self, job: Job, first: int, end: int, tell: Tell, work: Work, found: Counts) -> Counts:
        again: list[tuple[int, int]] = []
        running: dict[Future[tuple[Counts, float]], tuple[int, int]] = {}
        losses = 0
        while first < end or again or running:
            try:
                assert self._executor is not None
                while (again or first < end) and len(running) < AHEAD * self.size:
                    task = again[-1] if again else (first, self._share(end - first))
                    running[self._executor.submit(timed, work, job, *task)] = task
                    if again:
                        again.pop()
                    else:
                        first += task[1]
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    found += self._heard(future.result(), running[future][1], tell)
                    del running[future]
            except BrokenExecutor:
                losses += 1
                if losses > LOSSES or self._make is None:
                    raise Refused(say("lab-workers-lost", times=losses)) from None
                again += running.values()
                running = {}
                self.close()
                self._executor = self._make()
        return found

    def _share(self, left: int) -> int:
        """The next task of what is left: no worker is to wait long for the last one."""
        return min(left, self._size(), max(FIRST_TASK, -(-left // self.size)))


def timed(work: Work, job: Job, first: int, count: int) -> tuple[Counts, float]:
    """What the games came to, and the seconds they took where they were played."""
    began = perf_counter()
    found = work(job, first, count)
    return found, perf_counter() - began


def _pool(size: int) -> Executor:
    # Started afresh, not forked: a fork would copy threads' locks of libraries that are at work.
    return ProcessPoolExecutor(size, mp_context=get_context("spawn"), initializer=_deaf)


def _deaf() -> None:
    """Ctrl-C is for whoever gave the work: workers finish what they have, and are let go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def crew(workers: int | None = None, cluster: str | None = None) -> Iterator[Crew]:
    """The crew asked for: a cluster's address, or so many processes here (one: this one; default: one for
    each processor). Raises Refused where the cluster cannot be had.
    """
    if cluster is not None:
        from pillarbox.lab.cluster import connected

        with connected(cluster) as (executor, size):
            yield Crew(lambda: executor, size)
        return
    count = workers or processors()
    made = Crew((lambda: _pool(count)) if count > 1 else None, count)
    try:
        yield made
    finally:
        made.close()


def processors() -> int:
    """How many processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1
