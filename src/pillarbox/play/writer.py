"""The one thread that writes: gathers what many tables hand in and commits it together.

A sync to the disk costs the same for one move as for a hundred, so everything that waits goes into one
transaction. Must never answer before the commit has returned: acknowledged means on the disk.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Literal, TypeVar

from pillarbox.core.message import Refused, say

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Point = Literal["begun", "written", "committed"]
"""Where a group stands when a hook is called: its transaction has begun; all is written, nothing committed;
all is committed, nobody told."""
Hook = Callable[[Point], None]

MOST = 512
"""How many jobs share one transaction at most, so that the first of them doesn't wait for an endless
stream."""

_BY_ITSELF = (0, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH)
"""Failures that lie in one job and leave the transaction of the others sound; 0: the driver refused, not
the database."""


class Writer:
    """Runs jobs on one connection in the order in which they were submitted, in groups.

    A job that raises Refused is refused alone and leaves no trace; a failure of the disk refuses its whole
    group.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        explain: Callable[[sqlite3.Error], Refused],
        confirm: Callable[[], None] = lambda: None,
        hook: Hook = lambda point: None,
    ) -> None:
        """`explain` turns the database's errors into refusals. `confirm` is called after each commit and
        raises Refused if what was committed is not there after all. `hook` is for tests that must strike at
        a Point.
        """
        self._connection = connection
        self._explain = explain
        self._confirm = confirm
        self._hook = hook
        self._jobs: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._closing = False
        self._gate = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="pillarbox-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Have `work` done inside a transaction; its answer comes after the commit, its Refused instead of
        it.

        The future's exception is a Refused for all that the database or the disk may refuse.
        """
        future: Future[T] = Future()
        with self._gate:
            if self._closing:
                future.set_exception(Refused(say("store-closed")))
            else:
                self._jobs.put((work, future))
        return future

    def close(self) -> None:
        """Finish what was submitted, then stop and close the connection. May be called again."""
        with self._gate:
            if not self._closing:
                self._closing = True
                self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        try:
            while group := self._gather():
                self._commit(group)
        finally:
            self._connection.close()

    def _gather(self) -> list[tuple[Work, Future[Any]]]:
        """Wait for a job, then take what else is there; empty when all is done and the writer closes."""
        group = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == MOST or self._jobs.empty():
                return group
            job = self._jobs.get()
        if group:
            self._jobs.put(None)  # seen once more when the group is done; nothing can be submitted after it
        return group

    def _commit(self, group: list[tuple[Work, Future[Any]]]) -> None:
        """One transaction for the group. The futures are settled after it, whichever way it ends."""
        running = [(work, future) for work, future in group if future.set_running_or_notify_cancel()]
        answers: list[tuple[Any, Exception | None]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            self._hook("begun")
            answers = [self._alone(work) for work, _ in running]
            self._hook("written")
            self._connection.execute("COMMIT")
            self._confirm()
        except Exception as error:
            self._give_up()
            failure = self._explain(error) if isinstance(error, sqlite3.Error) else error
            answers = [(None, failure) for _ in running]
        self._hook("committed")
        for (_, future), (answer, exception) in zip(running, answers):
            if exception is None:
                future.set_result(answer)
            else:
                future.set_exception(exception)

    def _alone(self, work: Work) -> tuple[Any, Exception | None]:
        """Do one job so that its failure takes nothing else with it; errors of the disk pass through."""
        self._connection.execute("SAVEPOINT job")
        try:
            answer: Any = work(self._connection)
            exception: Exception | None = None
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF not in _BY_ITSELF:
                raise
            answer, exception = None, self._explain(error)
        except (
            Exception
        ) as error:  # a fault in the job: whoever waits for it must hear of it, the others need not
            answer, exception = None, error
        if exception is not None:
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")
        return answer, exception

    def _give_up(self) -> None:
        # A full disk has ended the transaction already; a failing one may not even take the rollback, and
        # then the next BEGIN reports it.
        if self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:
                return
