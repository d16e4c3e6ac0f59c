"""The chain of migrations: each applied once, in order, whole or not at all, and never an edited one."""

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from pathlib import Path

import pytest

from pillarbox.core.message import Refused
from pillarbox.play.disk import connect, prepare
from pillarbox.play.migrate import Migration, migrate, shipped, statements

CHAIN = (
    Migration(
        1, "boxes", "CREATE TABLE boxes (tiles INTEGER NOT NULL) STRICT;\nINSERT INTO boxes VALUES (9);"
    ),
    Migration(
        2, "rows", "-- Boxes of several rows.\nALTER TABLE boxes\n  ADD COLUMN rows INTEGER DEFAULT 1;"
    ),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    prepare(tmp_path / "x.db")
    return tmp_path / "x.db"


@pytest.fixture
def db(path: Path) -> Iterator[sqlite3.Connection]:
    connection = connect(path)
    yield connection
    connection.close()


def tables(db: sqlite3.Connection) -> set[str]:
    return {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def test_a_new_database_gets_the_whole_chain_and_an_up_to_date_one_nothing(
    db: sqlite3.Connection, path: Path
) -> None:
    assert migrate(db, CHAIN, path) == 2
    assert db.execute("SELECT tiles, rows FROM boxes").fetchall() == [(9, 1)]
    assert migrate(db, CHAIN, path) == 0


def test_an_older_database_gets_only_what_it_lacks(db: sqlite3.Connection, path: Path) -> None:
    migrate(db, CHAIN[:1], path)
    db.execute("INSERT INTO boxes VALUES (12)")
    assert migrate(db, CHAIN, path) == 1
    assert db.execute("SELECT tiles, rows FROM boxes ORDER BY tiles").fetchall() == [(9, 1), (12, 1)]


def test_a_database_of_a_newer_program_is_refused_unchanged(db: sqlite3.Connection, path: Path) -> None:
    migrate(db, CHAIN, path)
    before = list(db.iterdump())
    with pytest.raises(Refused) as refused:
        migrate(db, CHAIN[:1], path)
    assert refused.value.message.id == "store-newer"
    assert refused.value.message.args == {"path": str(path), "found": 2, "known": 1}
    assert list(db.iterdump()) == before


def test_an_edited_old_migration_is_refused_before_a_new_one_is_applied(
    db: sqlite3.Connection, path: Path
) -> None:
    migrate(db, CHAIN[:1], path)
    edited = Migration(1, "boxes", CHAIN[0].sql.replace("9", "10"))
    with pytest.raises(Refused) as refused:
        migrate(db, (edited, CHAIN[1]), path)
    assert refused.value.message.id == "store-other-history"
    assert refused.value.message.args["number"] == 1
    assert db.execute("SELECT * FROM boxes").fetchall() == [(9,)]


def test_line_ends_do_not_count_as_an_edit() -> None:
    assert (
        Migration(1, "a", "SELECT 1;\r\nSELECT 2;").checksum
        == Migration(1, "a", "SELECT 1;\nSELECT 2;").checksum
    )


def test_a_migration_that_fails_is_undone_whole_and_those_before_it_stand(
    db: sqlite3.Connection, path: Path
) -> None:
    broken = Migration(3, "broken", "CREATE TABLE extra (a INTEGER) STRICT;\nINSERT INTO nowhere VALUES (1);")
    with pytest.raises(sqlite3.OperationalError):
        migrate(db, (*CHAIN, broken), path)
    assert tables(db) == {"boxes", "migrations"}
    assert db.execute("SELECT number, name FROM migrations").fetchall() == [(1, "boxes"), (2, "rows")]


def test_programs_that_open_a_new_database_together_apply_each_migration_once(path: Path) -> None:
    connections = [connect(path) for _ in range(6)]
    together = threading.Barrier(len(connections))

    def bring_up(connection: sqlite3.Connection) -> int:
        together.wait(10)
        return migrate(connection, CHAIN, path)

    with ThreadPoolExecutor(len(connections)) as pool:
        assert sum(pool.map(bring_up, connections)) == 2
    assert connections[0].execute("SELECT count(*) FROM migrations").fetchone() == (2,)
    for connection in connections:
        connection.close()


def test_a_text_is_cut_into_statements_and_an_unfinished_one_is_noticed() -> None:
    trigger = "CREATE TRIGGER t AFTER INSERT ON a BEGIN\n  DELETE FROM b;\nEND;"
    assert list(statements(f"-- why;\nSELECT ';';\n{trigger}\n-- the end\n")) == [
        "-- why;\nSELECT ';';",
        trigger,
    ]
    with pytest.raises(ValueError, match="inside a statement"):
        list(statements("SELECT 1;\nSELECT 2"))


def test_a_chain_with_a_gap_in_its_numbers_is_a_fault_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "migrations" / "sqlite"
    folder.mkdir(parents=True)
    for name in ("0001_first.sql", "0003_third.sql", "notes.txt"):
        (folder / name).write_text("SELECT 1;")
    monkeypatch.setattr(resources, "files", lambda package: tmp_path)
    with pytest.raises(ValueError, match="not numbered"):
        shipped()


def test_the_shipped_chain_leaves_transactions_to_the_runner() -> None:
    for migration in shipped():
        for statement in statements(migration.sql):
            words = [line for line in statement.splitlines() if line.strip() and not line.startswith("--")]
            assert words[0].split()[0].upper() not in {"BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT"}
