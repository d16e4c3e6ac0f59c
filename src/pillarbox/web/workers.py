"""Processes that think for the event loop, one job each at a time, with limits of time and memory.

A job that takes too long or too much takes its process with it, and only that; the next job gets a new one.
Where a pool has no limit of time, its jobs say how far they are, so that whoever waits can be told. Must
never run anything in the process of the server itself.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, TypeVar

from pillarbox.core.message import Refused, say

T = TypeVar("T")

MEGABYTE = 1024 * 1024
MOST_KEPT = 1536
"""A process that holds more megabytes after a job has solved too much to keep; a new one takes its place."""

RULES, MOVES = 1, 2
"""What a job may be at: working out what rules are worth, or looking at one move after the other."""

_board: Any = None
"""In a worker: where it writes how far its job is, for the server to read."""


def tell(stage: int, done: int = 0, of: int = 0) -> None:
    """Say in a worker how far the job is. Says nothing outside of one."""
    if _board is not None:
        _board[:3] = [stage, done, of]


def limited(seconds: int, megabytes: int, work: Callable[..., T], args: tuple[Any, ...]) -> T:
    """Run in a worker: the job, under limits for this process. The system ends it at the limit of time, if
    there is one.

    Raises MemoryError at the limit of memory, which counts on top of what the process had before the job.
    """
    if sys.platform != "win32":
        import resource

        if seconds:
            used = resource.getrusage(resource.RUSAGE_SELF)
            spent = int(used.ru_utime + used.ru_stime)
            hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
            resource.setrlimit(resource.RLIMIT_CPU, (spent + 1 + seconds, hard))
        if sys.platform == "linux" and megabytes:
            hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
            resource.setrlimit(resource.RLIMIT_DATA, (_data_now() + megabytes * MEGABYTE, hard))
    try:
        return work(*args)
    finally:
        if _board is not None and sys.platform == "linux":
            _board[3] = _data_now() // MEGABYTE


def _data_now() -> int:
    """Bytes of data that this process holds already."""
    import resource

    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[5]) * resource.getpagesize()


def settle(board: Any, nice: int) -> None:
    """Run in a worker when it starts: it ends with the server, however that ends, and leaves Ctrl-C to it.

    board: where its jobs say how far they are; nice: by how much it gives way to other processes.
    """
    global _board
    _board = board
    if nice and sys.platform != "win32":
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        Thread(target=_outlive_nobody, args=(server,), daemon=True).start()


def _outlive_nobody(server: Any) -> None:
    server.join()
    os._exit(1)


class Watch:
    """How far a job is, for whoever waits for it."""

    def __init__(self) -> None:
        self.board: Any = None
        """Where its process writes; None as long as the job waits for one."""
        self.ahead: Callable[[], int] = lambda: 0
        """How many jobs come first, as long as it waits."""

    @property
    def seen(self) -> tuple[int, int, int]:
        """The stage (0: it waits), and how much is done of how much."""
        if self.board is None:
            return 0, 0, 0
        stage, done, of, _ = self.board
        return stage, done, of


class _Worker:
    """A process and its board."""

    def __init__(self, context: Any, nice: int) -> None:
        self.board = context.RawArray("q", 4)
        self.pool = ProcessPoolExecutor(
            1, mp_context=context, initializer=settle, initargs=(self.board, nice)
        )

    def end(self) -> None:
        """At once, whatever it does."""
        for process in list((self.pool._processes or {}).values()):
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """So many processes, started when first needed. Who comes first is served first, in order of rank."""

    def __init__(self, processes: int, seconds: int, megabytes: int, nice: int = 0) -> None:
        """`seconds` of processor time (0: any) and `megabytes` on top of a started process (0: any) are a
        job's limits; `nice`: by how much the processes give way to others.
        """
        self._seconds = seconds
        self._megabytes = megabytes
        self._nice = nice
        self._free: list[_Worker | None] = [None] * processes
        self._waiting: list[tuple[int, int, asyncio.Future[_Worker | None]]] = []
        self._number = itertools.count()
        self._all: set[_Worker] = set()
        method = "forkserver" if sys.platform == "linux" else "spawn"
        self._context = multiprocessing.get_context(method)

    @property
    def idle(self) -> int:
        """Processes without a job."""
        return len(self._free)

    async def run(self, work: Callable[..., T], *args: Any, watch: Watch | None = None, rank: int = 0) -> T:
        """The job's answer. Raises what it raises, and Refused where a limit ended it.

        watch: is shown how far it is; rank: jobs of a lower one come first, as long as none of them runs yet.
        """
        worker = await self._taken(rank, watch) or self._started()
        good = False
        try:
            worker.board[:] = [RULES, 0, 0, 0]
            if watch is not None:
                watch.board = worker.board
            loop = asyncio.get_running_loop()
            future = loop.run_in_executor(worker.pool, limited, self._seconds, self._megabytes, work, args)
            future.add_done_callback(_heard)  # who waits may have gone before the answer
            # Waiting has a limit of its own: a process that sleeps uses no processor time.
            patience = 3 * self._seconds + 10 if self._seconds else None
            answer = await asyncio.wait_for(asyncio.shield(future), patience)
            good = worker.board[3] <= MOST_KEPT
            return answer
        except (BrokenProcessPool, TimeoutError, MemoryError):
            raise Refused(say("server-too-much")) from None
        except Refused:
            good = True
            raise
        finally:
            if not good:
                self._all.discard(worker)
                worker.end()
            self._give(worker if good else None)

    def _started(self) -> _Worker:
        worker = _Worker(self._context, self._nice)
        self._all.add(worker)
        return worker

    async def _taken(self, rank: int, watch: Watch | None) -> _Worker | None:
        """A free process, or room for one."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[_Worker | None] = asyncio.get_running_loop().create_future()
        mine = (rank, next(self._number), turn)
        heapq.heappush(self._waiting, mine)
        if watch is not None:
            watch.ahead = lambda: 1 + sum(other[:2] < mine[:2] for other in self._waiting)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, worker: _Worker | None) -> None:
        """To the next who waits and is still there."""
        while self._waiting:
            _, _, future = heapq.heappop(self._waiting)
            if not future.done():
                future.set_result(worker)
                return
        self._free.append(worker)

    def close(self) -> None:
        """End all processes, whatever they do."""
        for worker in list(self._all):
            worker.end()
        self._all.clear()


def _heard(future: asyncio.Future[Any]) -> None:
    if not future.cancelled():
        future.exception()
