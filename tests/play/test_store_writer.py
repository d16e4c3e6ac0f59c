"""Group commit: many jobs in one transaction, each answered after it, a refused one alone."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from pillarbox.core.message import Refused, say
from pillarbox.play.disk import connect, prepare, refusal
from pillarbox.play.writer import MOST, Point, Writer

OPEN = "SELECT tile FROM open_tiles ORDER BY tile"


class Bench:
    """A writer on a table of tiles, held at the hook until `go`, with a second connection that looks on."""

    def __init__(self, path: Path) -> None:
        prepare(path)
        connection = connect(path)
        connection.execute("PRAGMA application_id = 1348628344")
        connection.execute("CREATE TABLE open_tiles (tile INTEGER PRIMARY KEY) STRICT")
        self.looker = connect(path)
        self.points: list[tuple[Point, list[int]]] = []
        self.strike: Callable[[Point], None] = lambda point: None
        self.gate = threading.Event()
        self.path = path
        self.writer = Writer(connection, lambda error: refusal(path, error), hook=self.hook)

    def hook(self, point: Point) -> None:
        self.gate.wait(10)
        self.points.append((point, self.seen()))
        self.strike(point)

    def seen(self) -> list[int]:
        return [tile for (tile,) in self.looker.execute(OPEN)]

    def put(self, tile: int) -> Future[int]:
        def work(db: sqlite3.Connection) -> int:
            db.execute("INSERT INTO open_tiles VALUES (?)", (tile,))
            return tile

        return self.writer.submit(work)

    def refuse(self, tile: int) -> Future[None]:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO open_tiles VALUES (?)", (tile,))
            raise Refused(say("store-conflict"))

        return self.writer.submit(work)

    def close(self) -> None:
        self.gate.set()
        self.writer.close()
        self.looker.close()


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path / "tiles.db")
    yield bench
    bench.close()


def hold(bench: Bench) -> Future[int]:
    """Occupy the writer with a first job, so that what is submitted next waits together."""
    first = bench.put(100)
    while not bench.writer._jobs.empty():
        pass
    return first


def test_what_waits_is_committed_together_and_answered_after_the_commit(bench: Bench) -> None:
    hold(bench)
    waiting = [bench.put(tile) for tile in (1, 2, 3)]
    assert not any(future.done() for future in waiting)
    bench.gate.set()
    assert [future.result(10) for future in waiting] == [1, 2, 3]
    assert bench.points[3:] == [("begun", [100]), ("written", [100]), ("committed", [1, 2, 3, 100])]


def test_a_refused_job_leaves_no_trace_and_takes_no_other_with_it(bench: Bench) -> None:
    hold(bench)
    one, two, three = bench.put(1), bench.refuse(2), bench.put(3)
    bench.gate.set()
    assert (one.result(10), three.result(10)) == (1, 3)
    with pytest.raises(Refused):
        two.result(10)
    assert bench.seen() == [1, 3, 100]


def test_a_job_that_breaks_a_constraint_or_has_a_fault_of_its_own_fails_alone(bench: Bench) -> None:
    hold(bench)

    def faulty(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO open_tiles VALUES (7)")
        raise ZeroDivisionError

    twice, fault, misuse = (
        bench.put(100),
        bench.writer.submit(faulty),
        bench.writer.submit(lambda db: db.execute("SELECT ?", ())),
    )
    fine = bench.put(5)
    bench.gate.set()
    for future in (twice, misuse):
        with pytest.raises(Refused) as refused:
            future.result(10)
        assert refused.value.message.id == "store-io"
    with pytest.raises(ZeroDivisionError):
        fault.result(10)
    assert fine.result(10) == 5
    assert bench.seen() == [5, 100]


def test_a_disk_that_fills_up_refuses_the_whole_group_and_the_next_goes_on(bench: Bench) -> None:
    def full(db: sqlite3.Connection) -> int:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")
        db.execute("CREATE TABLE more (a TEXT)")
        db.execute("INSERT INTO more VALUES (?)", ("x" * 100_000,))
        return 0

    hold(bench)
    group = [bench.put(1), bench.writer.submit(full), bench.put(2)]
    bench.gate.set()
    for future in group:
        with pytest.raises(Refused) as refused:
            future.result(10)
        assert refused.value.message == say("store-full", path=str(bench.path))
    assert bench.seen() == [100]
    assert bench.put(3).result(10) == 3


def test_a_fault_of_the_writer_itself_reaches_those_who_wait(bench: Bench) -> None:
    def strike(point: Point) -> None:
        if point == "written":
            raise MemoryError

    bench.strike = strike
    bench.gate.set()
    with pytest.raises(MemoryError):
        bench.put(1).result(10)
    bench.strike = lambda point: None
    assert bench.put(2).result(10) == 2
    assert bench.seen() == [2]


def test_an_endless_stream_is_committed_in_groups_of_bounded_size(bench: Bench) -> None:
    hold(bench)
    futures = [bench.put(1000 + number) for number in range(MOST + 1)]
    bench.gate.set()
    futures[-1].result(30)
    committed = [len(seen) for point, seen in bench.points if point == "committed"]
    assert committed == [1, 1 + MOST, 2 + MOST]


def test_a_cancelled_job_is_not_done(bench: Bench) -> None:
    hold(bench)
    cancelled, kept = bench.put(1), bench.put(2)
    assert cancelled.cancel()
    bench.gate.set()
    kept.result(10)
    assert bench.seen() == [2, 100]


def test_closing_finishes_what_was_submitted_and_refuses_what_comes_later(bench: Bench) -> None:
    hold(bench)
    before = [bench.put(tile) for tile in (1, 2)]
    bench.gate.set()
    bench.writer.close()
    assert [future.result(0) for future in before] == [1, 2]
    with pytest.raises(Refused) as refused:
        bench.put(3).result(0)
    assert refused.value.message.id == "store-closed"
    bench.writer.close()
