"""Brings a database from any earlier shape to the present one by numbered SQL files, each in one transaction.

The files stand in `migrations/<dialect>/`, named `NNNN_what_it_does.sql`, and are never edited once
released: the database remembers each one's checksum. Must never change data by other means than those
files.
"""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path

from msgspec import Struct

from pillarbox.core.message import Refused, say

_NAME = re.compile(r"(\d{4})_([a-z0-9_]+)\.sql")

_HISTORY = """
CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    checksum TEXT NOT NULL,
    applied TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
) STRICT
"""


class Migration(Struct, frozen=True):
    """One step of the chain: its number from 1, its name and its SQL text."""

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        """SHA-256 of the text, in hexadecimal; line ends don't count, since checkouts may change them."""
        return hashlib.sha256("\n".join(self.sql.splitlines()).encode()).hexdigest()


def shipped(dialect: str = "sqlite") -> tuple[Migration, ...]:
    """The chain that comes with this program, in order.

    Raises ValueError if the numbers are not 1, 2, 3 ...: that is a fault of the program.
    """
    folder = resources.files("pillarbox.play").joinpath("migrations", dialect)
    found = []
    for file in folder.iterdir():
        if match := _NAME.fullmatch(file.name):
            found.append(Migration(int(match[1]), match[2], file.read_text(encoding="utf-8")))
    chain = tuple(sorted(found, key=lambda migration: migration.number))
    if [migration.number for migration in chain] != list(range(1, len(chain) + 1)):
        raise ValueError(f"the migrations for {dialect} are not numbered 1, 2, 3 ...")
    return chain


def migrate(connection: sqlite3.Connection, chain: Sequence[Migration], path: Path) -> int:
    """Apply what the database lacks of the chain; answers how many were applied.

    Raises Refused if a newer program has written the database, or if a migration it went through differs
    from the chain's; both before anything is changed. sqlite3.Error passes through; the migration it struck
    is then undone whole, and those before it stand.
    """
    if not _missing(connection, chain, path):
        return 0
    count = 0
    while True:
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Looked up again inside the transaction: another process may be doing the same.
            missing = _missing(connection, chain, path)
            if missing:
                _apply(connection, missing[0])
            connection.execute("COMMIT")
        except BaseException:
            # A full disk has ended the transaction already.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        if not missing:
            return count
        count += 1


def _missing(connection: sqlite3.Connection, chain: Sequence[Migration], path: Path) -> Sequence[Migration]:
    table = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'migrations'"
    if not connection.execute(table).fetchone()[0]:
        return chain
    rows = connection.execute("SELECT number, name, checksum FROM migrations ORDER BY number").fetchall()
    if rows and rows[-1][0] > len(chain):
        raise Refused(say("store-newer", path=str(path), found=rows[-1][0], known=len(chain)))
    for migration, (number, name, checksum) in zip(chain, rows):
        if (migration.number, migration.checksum) != (number, checksum):
            raise Refused(say("store-other-history", path=str(path), number=migration.number, name=name))
    return chain[len(rows) :]


def _apply(connection: sqlite3.Connection, migration: Migration) -> None:
    connection.execute(_HISTORY)
    for statement in statements(migration.sql):
        connection.execute(statement)
    connection.execute(
        "INSERT INTO migrations (number, name, checksum) VALUES (?, ?, ?)",
        (migration.number, migration.name, migration.checksum),
    )


def statements(sql: str) -> Iterator[str]:
    """The single statements of a text, each ending at the end of a line.

    The driver's own way to run a whole text ends the transaction first, so it can't be used here.
    """
    lines: list[str] = []
    for line in sql.splitlines():
        lines.append(line)
        if sqlite3.complete_statement("\n".join(lines)):
            yield "\n".join(lines)
            lines = []
    if any(line.strip() and not line.strip().startswith("--") for line in lines):
        raise ValueError("a migration ends inside a statement")
