"""Opens the database file so that what is committed is on the disk, and says in Messages what a disk may
refuse.

Must never know a table: what stands in the file is the business of the migrations and the store.
"""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

from pillarbox.core.message import Refused, say
from pillarbox.play.log import NotKept

APPLICATION = 0x50626F78
"""The application id in the header of every Pillarbox database: the bytes "Pbox". The first migration sets
it."""

OLDEST_SQLITE = (3, 37, 0)
"""The first version with STRICT tables."""

_KNOWN = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_NOTADB: "store-not-a-database",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_PROTOCOL: "store-locked",
}


def refusal(path: Path, error: sqlite3.Error | OSError) -> Refused:
    """What a failure of the database or the file system means, in words; names the file."""
    if isinstance(error, OSError):
        return _refused_by_system(path, error)
    code = getattr(error, "sqlite_errorcode", 0)
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    known = _KNOWN.get(code & 0xFF)
    # SQLite can't make its side files in a folder that forbids it and reports only that something can't be
    # opened.
    if code & 0xFF == sqlite3.SQLITE_CANTOPEN and path.exists() and not os.access(path.parent, os.W_OK):
        known = "store-read-only"
    return Refused(say(known, path=str(path)) if known else say("store-io", path=str(path), code=name))


def _refused_by_system(path: Path, error: OSError) -> Refused:
    import errno

    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Refused(say("store-full", path=str(path)))
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Refused(say("store-forbidden", path=str(path)))
    if error.errno in (errno.ENOTDIR, errno.EEXIST):
        return Refused(say("store-no-folder", path=str(path)))
    code = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return Refused(say("store-io", path=str(path), code=code))


class Watch:
    """Remembers which file a database is, to notice when it was moved, deleted or replaced while open.

    SQLite would go on writing into the file that nobody will find again.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log = path.with_name(path.name + "-wal")
        self._file = os.stat(path)

    def confirm(self) -> None:
        """Raise NotKept if the database's own name no longer leads to the file, or its write-ahead log is
        gone.
        """
        try:
            same = os.path.samestat(os.stat(self._path), self._file) and self._log.exists()
        except OSError:
            same = False
        if not same:
            raise NotKept(say("store-gone", path=str(self._path)))


def prepare(path: Path) -> None:
    """Make the folder and an empty file, readable by its owner only: the log holds what seats hide from
    each other.

    Leaves what exists as it is. Raises Refused where either can't be made.
    """
    try:
        _make_folder(path.parent)
        if path.is_dir():
            raise Refused(say("store-is-folder", path=str(path)))
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise refusal(path, error) from None


def _make_folder(folder: Path) -> None:
    missing = [parent for parent in (folder, *folder.parents) if not parent.exists()]
    for parent in reversed(missing):
        parent.mkdir(mode=0o700, exist_ok=True)
        _sync_folder(parent.parent)


def _sync_folder(folder: Path) -> None:
    """Put the folder's own entries on the disk, so that a power cut can't take a database with its folder."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def connect(path: Path, patience: float = 5.0) -> sqlite3.Connection:
    """A connection to the database at `path`, which must exist (it may be empty), for any one thread at a
    time.

    Write-ahead log; every commit is synced before it returns; foreign keys hold; transactions are begun and
    ended by hand. Waits `patience` seconds for other processes. Raises Refused if the file is no database, is
    another program's, can't be written or stays locked; the file is then as it was.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise Refused(
            say(
                "store-old-sqlite",
                found=sqlite3.sqlite_version,
                needed=".".join(str(part) for part in OLDEST_SQLITE),
            )
        )
    try:
        connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise refusal(path, error) from None
    try:
        _settle(connection, path, patience)
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise refusal(path, error) from None
        raise
    return connection


def _settle(connection: sqlite3.Connection, path: Path, patience: float) -> None:
    """Check before anything is written that the file is ours and may be written; then set how it is kept."""
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if tables and application != APPLICATION:
        raise Refused(say("store-foreign", path=str(path)))
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")
    _write_ahead(connection, time.monotonic() + patience)
    connection.execute("PRAGMA synchronous = FULL")
    # On macOS a plain sync leaves data in the drive's cache; elsewhere these two change nothing.
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")


def _write_ahead(connection: sqlite3.Connection, until: float) -> None:
    """Switch to the write-ahead log, once in a file's life.

    Two processes that open a new file together may be refused at once here, without the usual waiting.
    """
    while True:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
            if mode != "wal":
                (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode == "wal":
                return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() >= until:
                raise
        if time.monotonic() >= until:
            raise sqlite3.OperationalError("no write-ahead log")
        time.sleep(0.01)
