"""Keeps the logs of all matches in one SQLite file: append-only, and on the disk before it is acknowledged.

One thread writes (`writer`), in groups; reading goes its own way beside it. Several processes may have the
file open at once. Must never change or remove an event, nor judge one: what they mean is for the table.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from pillarbox.core.message import Refused, say
from pillarbox.core.record import AnyEvent
from pillarbox.play import disk, rows
from pillarbox.play.log import Conflict, NotKept, Stored
from pillarbox.play.migrate import migrate, shipped
from pillarbox.play.rows import Kept
from pillarbox.play.writer import Hook, Writer

T = TypeVar("T")

FILE = "pillarbox.db"
"""The database's name in the data folder."""
NAMED = 9
"""So many matches at most are named where several are meant."""


class Written(Struct, frozen=True):
    """Where an append stands in the log: the number of its first event, and how many there are."""

    first: int
    events: int


class Store:
    """The logs of all matches: a `Log` on the disk. Threads may share it; close it, or use it in `with`.

    `create` and `append` wait until the disk has what they wrote; `begin` and `submit` answer with a future
    instead, so that one thread can serve many tables.
    """

    def __init__(self, folder: Path, *, patience: float = 5.0, hook: Hook = lambda point: None) -> None:
        """Open the database in the data folder, making both where they are missing, and bring it up to date.

        Waits at most `patience` seconds for other processes, now and at every write; for `hook` see `writer`.
        Raises Refused where it can't be opened; a database that was there is then unchanged.
        """
        self.path = folder / FILE
        disk.prepare(self.path)
        watch = disk.Watch(self.path)
        writing = disk.connect(self.path, patience)
        reading: sqlite3.Connection | None = None
        try:
            migrate(writing, shipped(), self.path)
            reading = disk.connect(self.path, patience)
            reading.execute("PRAGMA query_only = ON")
        except BaseException as error:
            writing.close()
            if reading is not None:
                reading.close()
            if isinstance(error, sqlite3.Error):
                raise disk.refusal(self.path, error) from None
            raise
        self._reading = reading
        self._reads = threading.Lock()
        self._closed = False
        self._writer = Writer(writing, self._not_kept, watch.confirm, hook)

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def close(self) -> None:
        """Finish what was handed in, then close. What is handed in later is refused. May be called again."""
        self._writer.close()
        with self._reads:
            self._closed = True
            self._reading.close()

    def _not_kept(self, error: sqlite3.Error) -> NotKept:
        return NotKept(disk.refusal(self.path, error).message)

    # --- writing ------------------------------------------------------------------------------------------

    def begin(self, key: str, secret: bytes, events: Sequence[AnyEvent]) -> Future[Written]:
        """Enter a new match with its first events; the future raises Conflict if the key is taken."""
        encoded = rows.encoded(events)

        def work(db: sqlite3.Connection) -> Written:
            if rows.find(db, key) is not None:
                raise Conflict(key)
            match = rows.enter(db, key, secret, events)
            rows.add(db, match, 0, events, encoded)
            return Written(0, len(events))

        return self._writer.submit(work)

    def submit(self, key: str, expected: int, events: Sequence[AnyEvent]) -> Future[Written]:
        """Add events, all or none, to a match that has `expected` events; the future answers when the disk
        has them.

        Events marked with a command that the match has had before add nothing: the answer is where the
        events of the first time stand. Otherwise the future raises Conflict if the match has another number
        of events, Refused where there is no such match, NotKept where the disk refuses.
        """
        encoded = rows.encoded(events)

        def work(db: sqlite3.Connection) -> Written:
            match = rows.find(db, key)
            if match is None:
                raise Refused(say("refused-no-such-match", match=key))
            before = rows.had(db, match, events)
            if before is not None:
                return Written(*before)
            if rows.length(db, match) != expected:
                raise Conflict(key)
            rows.add(db, match, expected, events, encoded)
            return Written(expected, len(events))

        return self._writer.submit(work)

    def write(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Have other tables of the same file written, in one transaction with whatever else waits.

        For rooms that keep something beside the matches; the future answers when the disk has it. Its
        exception is a Refused for all that the disk refuses.
        """
        return self._writer.submit(work)

    def create(self, key: str, secret: bytes, events: Sequence[AnyEvent]) -> None:
        """Enter a new match with its first events. Raises Conflict if the key is taken, NotKept."""
        self.begin(key, secret, events).result()

    def append(self, key: str, expected: int, events: Sequence[AnyEvent]) -> None:
        """Add events, all or none, to a match that has `expected` events.

        Raises Conflict if it has another number, also where a command comes for the second time: whoever
        appends then looks at the log again and finds the first answer there. Raises NotKept, or Refused
        where there is no such match.
        """
        written = self.submit(key, expected, events).result()
        if written.first != expected:
            raise Conflict(key)

    # --- reading ------------------------------------------------------------------------------------------

    def load(self, key: str) -> Stored:
        """The match. Raises Refused where there is none, or where its log can't be read."""
        return self._read(lambda db: rows.load(db, key, self.path))

    def keys(self) -> tuple[str, ...]:
        """All matches, oldest first."""
        return self._read(rows.keys)

    def matches(self, *, unfinished: bool = False, named: Sequence[str] | None = None) -> tuple[Kept, ...]:
        """What is known of all matches, or of those that can go on or have a seat of one of the names;
        oldest first.

        Raises Refused where the database can't be read.
        """
        return self._read(lambda db: rows.kept(db, unfinished=unfinished, named=named))

    def find(self, text: str) -> Kept:
        """The match whose key this is, or begins with this, where only one does. Raises Refused."""
        found = self._read(lambda db: rows.kept(db, prefix=text))
        for kept in found:
            if kept.key == text or len(found) == 1:
                return kept
        if found:
            some = [kept.key for kept in found[:NAMED]]
            more = len(found) - len(some)
            raise Refused(say("store-which-match", match=text, matches=some, more=more))
        raise Refused(say("refused-no-such-match", match=text))

    def names(self) -> tuple[str, ...]:
        """The names that people have played under, in alphabetical order."""
        return self._read(rows.names)

    def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Answer a question to other tables of the same file. Raises Refused where it can't be read."""
        return self._read(query)

    def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        with self._reads:
            if self._closed:
                raise Refused(say("store-closed"))
            try:
                return query(self._reading)
            except sqlite3.Error as error:
                raise disk.refusal(self.path, error) from None
