"""Processes that think for the event loop, one job each at a time, with limits of time and memory.

A job that takes too long or too much takes its process with it, and only that; the next job gets a new one.
Must never run anything in the process of the server itself.
"""

from __future__ import annotations

import asyncio
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


def limited(seconds: int, megabytes: int, work: Callable[..., T], args: tuple[Any, ...]) -> T:
    """Run in a worker: the job, under limits for this process. The system ends it at the limit of time.

    Raises MemoryError at the limit of memory, which counts on top of what the process had before the job.
    """
    if sys.platform != "win32":
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        spent = int(used.ru_utime + used.ru_stime)
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (spent + 1 + seconds, hard))
        if sys.platform == "linux" and megabytes:
            hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
            resource.setrlimit(resource.RLIMIT_DATA, (_data_now() + megabytes * MEGABYTE, hard))
    return work(*args)


def _data_now() -> int:
    """Bytes of data that this process holds already."""
    import resource

    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[5]) * resource.getpagesize()


def settle() -> None:
    """Run in a worker when it starts: it ends with the server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        Thread(target=_outlive_nobody, args=(server,), daemon=True).start()


def _outlive_nobody(server: Any) -> None:
    server.join()
    os._exit(1)


class Workers:
    """So many processes, started when first needed."""

    def __init__(self, processes: int, seconds: int, megabytes: int) -> None:
        """`seconds` of processor time and `megabytes` on top of a started process are a job's limits."""
        self._seconds = seconds
        self._megabytes = megabytes
        self._free: asyncio.Queue[ProcessPoolExecutor | None] = asyncio.Queue()
        self._all: set[ProcessPoolExecutor] = set()
        for _ in range(processes):
            self._free.put_nowait(None)
        method = "forkserver" if sys.platform == "linux" else "spawn"
        self._context = multiprocessing.get_context(method)

    @property
    def idle(self) -> int:
        """Processes without a job."""
        return self._free.qsize()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """The job's answer. Raises what it raises, and Refused where a limit ended it."""
        pool = await self._free.get()
        if pool is None:
            pool = ProcessPoolExecutor(1, mp_context=self._context, initializer=settle)
            self._all.add(pool)
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(pool, limited, self._seconds, self._megabytes, work, args)
        future.add_done_callback(_heard)  # who waits may have gone before the answer
        good = False
        try:
            # Waiting has a limit of its own: a process that sleeps uses no processor time.
            answer = await asyncio.wait_for(asyncio.shield(future), 3 * self._seconds + 10)
            good = True
            return answer
        except (BrokenProcessPool, TimeoutError, MemoryError):
            raise Refused(say("server-too-much")) from None
        except Refused:
            good = True
            raise
        finally:
            if not good:
                self._end(pool)
            self._free.put_nowait(pool if good else None)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        self._all.discard(pool)
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End all processes, whatever they do."""
        for pool in list(self._all):
            self._end(pool)


def _heard(future: asyncio.Future[Any]) -> None:
    if not future.cancelled():
        future.exception()
