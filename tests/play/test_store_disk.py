"""What a disk or a file may refuse: said in one clear line, nothing half-written, and it opens again."""

import errno
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from pillarbox.core.message import Message, Refused
from pillarbox.play import disk
from pillarbox.play.log import NotKept
from pillarbox.play.migrate import shipped
from pillarbox.play.store import FILE, Store
from pillarbox.words.languages import LANGUAGES
from pillarbox.words.render import Words
from tests.play.kept_matches import SECRET, created, more, thrown

NOBODY = "65534"


def refused(folder: Path) -> Message:
    """Why the store in this folder doesn't open; said without a gap in every language."""
    with pytest.raises(Refused) as refusal:
        Store(folder, patience=0.1)
    message = refusal.value.message
    for language in LANGUAGES:
        text, wrong = Words(language).checked(message)
        assert "\n" not in text
        assert not wrong
    return message


def child(folder: Path, *options: str, under: tuple[str, ...] = ()) -> dict[str, object]:
    """What tests/play/disk_child.py says, run in a process of its own."""
    command = [*under, sys.executable, "-m", "tests.play.disk_child", str(folder), *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    said: dict[str, object] = json.loads(done.stdout)
    return said


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The folder of a store with one match, closed."""
    with Store(tmp_path) as store:
        store.create("m", SECRET, created())
    return tmp_path


# --- files that are no store of ours --------------------------------------------------------------


@pytest.mark.parametrize(
    "content", [b"not a database", b"SQLite format 3\0" + b"?" * 300, random.Random(1).randbytes(9000)]
)
def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert refused(tmp_path).id == "store-not-a-database"
    assert (tmp_path / FILE).read_bytes() == content


def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    before = (tmp_path / FILE).read_bytes()
    assert refused(tmp_path).id == "store-foreign"
    assert (tmp_path / FILE).read_bytes() == before


def test_a_database_of_a_newer_version_is_left_alone(kept: Path) -> None:
    newest = len(shipped())
    with closing(sqlite3.connect(kept / FILE)) as db:
        db.execute("INSERT INTO migrations (number, name, checksum) VALUES (?, 'future', '')", (newest + 1,))
        db.commit()
    before = (kept / FILE).read_bytes()
    message = refused(kept)
    assert (message.id, message.args["found"], message.args["known"]) == ("store-newer", newest + 1, newest)
    assert (kept / FILE).read_bytes() == before


def test_a_database_whose_migrations_are_not_ours_is_left_alone(kept: Path) -> None:
    with closing(sqlite3.connect(kept / FILE)) as db:
        db.execute("UPDATE migrations SET checksum = 'edited' WHERE number = 1")
        db.commit()
    before = (kept / FILE).read_bytes()
    assert refused(kept).id == "store-other-history"
    assert (kept / FILE).read_bytes() == before


def test_a_damaged_database_is_called_damaged(kept: Path) -> None:
    content = (kept / FILE).read_bytes()
    (kept / FILE).write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
    assert refused(kept).id == "store-damaged"


def test_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    with Store(tmp_path) as store:
        assert store.keys() == ()


# --- places that can't be -------------------------------------------------------------------------


def test_a_file_where_a_folder_should_be_is_named_and_nothing_is_made(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    for folder in (tmp_path / "taken", tmp_path / "taken" / "deeper" / "still"):
        message = refused(folder)
        assert (message.id, message.args["path"]) == ("store-no-folder", str(folder / FILE))
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_a_folder_where_the_file_should_be_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert refused(tmp_path).id == "store-is-folder"


def test_a_name_that_no_file_system_takes_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / ("x" * 300)).args["code"] == "ENAMETOOLONG"


def test_an_sqlite_without_strict_tables_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 0))
    message = refused(tmp_path)
    assert (message.id, message.args["needed"]) == ("store-old-sqlite", "3.37.0")


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that another user can reach; the tests' own are closed to others."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755)
    shutil.rmtree(folder)


def test_a_folder_where_nothing_may_be_made_is_named(open_to_all: Path) -> None:
    open_to_all.chmod(0o555)
    said = child(open_to_all, "--user", NOBODY)
    assert said == {"refused to open": "store-forbidden", "path": str(open_to_all / FILE)}
    said = child(open_to_all / "new", "--user", NOBODY)
    assert said == {"refused to open": "store-forbidden", "path": str(open_to_all / "new" / FILE)}
    assert list(open_to_all.iterdir()) == []


def test_a_database_that_can_only_be_read_is_refused_and_unchanged(open_to_all: Path) -> None:
    Store(open_to_all).close()
    before = (open_to_all / FILE).read_bytes()
    (open_to_all / FILE).chmod(0o444)
    for folder_mode in (0o777, 0o555):
        open_to_all.chmod(folder_mode)
        said = child(open_to_all, "--user", NOBODY)
        assert said == {"refused to open": "store-read-only", "path": str(open_to_all / FILE)}
    assert (open_to_all / FILE).read_bytes() == before


def test_a_writable_file_in_a_folder_that_can_only_be_read_is_refused(open_to_all: Path) -> None:
    Store(open_to_all).close()
    (open_to_all / FILE).chmod(0o666)
    open_to_all.chmod(0o555)
    said = child(open_to_all, "--user", NOBODY)
    assert said == {"refused to open": "store-read-only", "path": str(open_to_all / FILE)}


# --- other processes ------------------------------------------------------------------------------


def test_a_database_that_another_process_holds_is_refused_after_the_patience(kept: Path) -> None:
    with closing(sqlite3.connect(kept / FILE, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        assert refused(kept).id == "store-locked"


def test_an_append_while_another_process_holds_the_database_changes_nothing_and_can_be_repeated(
    kept: Path,
) -> None:
    move = more(created(), thrown(command="c"))
    with (
        Store(kept, patience=0.1) as store,
        closing(sqlite3.connect(kept / FILE, isolation_level=None)) as db,
    ):
        db.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotKept) as refusal:
            store.append("m", 1, move)
        assert refusal.value.message.id == "store-locked"
        assert store.load("m").events == created()
        db.execute("ROLLBACK")
        store.append("m", 1, move)
        assert store.load("m").events == created() + move


def test_a_database_that_is_opened_for_one_process_only_is_refused(kept: Path) -> None:
    with closing(sqlite3.connect(kept / FILE, isolation_level=None)) as db:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("BEGIN IMMEDIATE")
        assert refused(kept).id == "store-locked"


@pytest.mark.parametrize("how", ["deleted", "replaced", "without its write-ahead log"])
def test_nothing_is_acknowledged_that_was_written_into_a_file_nobody_will_find(
    tmp_path: Path, how: str
) -> None:
    with Store(tmp_path) as store:
        store.create("m", SECRET, created())
        if how == "deleted":
            store.path.unlink()
        elif how == "replaced":
            shutil.copy(store.path, tmp_path / "copy")
            os.replace(tmp_path / "copy", store.path)
        else:
            (tmp_path / (FILE + "-wal")).unlink()
        with pytest.raises(NotKept) as refusal:
            store.append("m", 1, more(created(), thrown()))
        assert refusal.value.message.id == "store-gone"


def test_many_that_open_a_new_database_at_once_all_get_it(tmp_path: Path) -> None:
    together = threading.Barrier(8)

    def use(number: int) -> None:
        together.wait(10)
        with Store(tmp_path / "new") as store:
            store.create(f"m{number}", SECRET, created())

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(use, range(8)))
    with Store(tmp_path / "new") as store:
        assert sorted(store.keys()) == [f"m{number}" for number in range(8)]


def test_tables_that_vanish_while_the_store_is_open_are_an_answer_and_no_crash(kept: Path) -> None:
    with Store(kept) as store:
        with closing(sqlite3.connect(kept / FILE)) as db:
            db.execute("DROP TABLE events")
            db.commit()
        for attempt in (lambda: store.load("m"), lambda: store.append("m", 1, more(created(), thrown()))):
            with pytest.raises(Refused) as refusal:
                attempt()
            assert refusal.value.message.args["code"] == "SQLITE_ERROR"


def test_a_second_connection_that_is_refused_closes_the_first(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[sqlite3.Connection] = []
    connect = disk.connect

    def once(path: Path, patience: float = 5.0) -> sqlite3.Connection:
        if made:
            raise disk.refusal(path, OSError(errno.EMFILE, ""))
        made.append(connect(path, patience))
        return made[0]

    monkeypatch.setattr(disk, "connect", once)
    assert refused(kept).args["code"] == "EMFILE"
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        made[0].execute("SELECT 1")


# --- disks that are full --------------------------------------------------------------------------


def test_a_file_that_may_not_grow_refuses_to_write_keeps_the_rest_and_goes_on_later(tmp_path: Path) -> None:
    said = child(tmp_path, "--most", "600000")
    assert said["refused"] == "store-io"
    assert said["as kept"]
    assert said["goes on"]
    assert 10 < int(str(said["acknowledged"])) < 1000


def test_a_file_that_may_not_even_begin_is_refused_and_opens_once_it_may(tmp_path: Path) -> None:
    # From no byte at all to more than a new store needs: whatever step fails, it is said, and the next try
    # is whole.
    for most in range(1, 40_000, 1999):
        said = child(tmp_path, "--most", str(most))
        if "refused to open" not in said:
            break
        assert said["refused to open"] == "store-io"
    with Store(tmp_path) as store:
        assert set(store.keys()) <= {"m"}


MOUNTED = """
mount -t tmpfs -o size=400k tmpfs "$1" || exit 125
head -c 100000 /dev/zero > "$1/ballast"
shift; exec "$@"
"""


def test_a_full_disk_refuses_to_write_keeps_the_rest_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    under = ("unshare", "-rm", "sh", "-c", MOUNTED, "sh", str(tmp_path))
    try:
        able = subprocess.run([*under, "true"], capture_output=True, timeout=60).returncode == 0
    except FileNotFoundError:
        able = False
    if not able:
        pytest.skip("no small disk can be mounted here; the test with a limit on file sizes stands in")
    said = child(tmp_path, under=under)
    assert said["refused"] == "store-full"
    assert said["as kept"]
    assert said["goes on"]


def test_every_refusal_of_the_system_is_told_apart_from_a_full_disk(tmp_path: Path) -> None:
    told = {
        code: disk.refusal(tmp_path, OSError(code, "")).message.id
        for code in (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EIO)
    }
    assert told == {
        errno.ENOSPC: "store-full",
        errno.EDQUOT: "store-full",
        errno.EROFS: "store-forbidden",
        errno.EACCES: "store-forbidden",
        errno.EIO: "store-io",
    }
