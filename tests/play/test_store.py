"""The store: logs come back as they went in, versions have no gaps, commands take effect once."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from pillarbox.core.message import Refused, say
from pillarbox.core.record import Seat
from pillarbox.play import rows
from pillarbox.play.log import Conflict, Log
from pillarbox.play.store import FILE, Store, Written
from tests.play.kept_matches import ANN, SECRET, aborted, acted, created, ended, more, sealed, thrown


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "data") as store:
        yield store


def test_a_match_comes_back_as_it_was_kept_also_from_another_opening(tmp_path: Path) -> None:
    log = created()
    log += more(log, thrown(0, "c1"), acted("3+5", "c2"), sealed('["9"]', "c3"))
    with Store(tmp_path) as store:
        as_log: Log = store
        as_log.create("m", SECRET, log[:1])
        as_log.append("m", 1, log[1:3])
        as_log.append("m", 3, log[3:])
        assert as_log.load("m").events == log
    with Store(tmp_path) as store:
        assert store.load("m").events == log
        assert store.load("m").secret == SECRET


def test_what_a_seat_hides_is_kept_apart_from_what_all_may_see(store: Store) -> None:
    log = created()
    log += more(log, sealed('["tile nine"]'))
    store.create("m", SECRET, log)
    with closing(sqlite3.connect(store.path)) as db:
        kept = db.execute("SELECT public, hidden FROM events ORDER BY version").fetchall()
    assert [hidden for _, hidden in kept] == [None, '["tile nine"]']
    assert not any(b"nine" in public for public, _ in kept)


def test_an_append_that_expects_another_version_conflicts_and_adds_nothing(store: Store) -> None:
    log = created()
    log += more(log, thrown(), acted())
    store.create("m", SECRET, log[:2])
    for expected in (0, 1, 3):
        with pytest.raises(Conflict):
            store.append("m", expected, log[2:])
    assert store.load("m").events == log[:2]


def test_a_taken_key_conflicts_and_leaves_the_first_match_alone(store: Store) -> None:
    store.create("m", SECRET, created())
    with pytest.raises(Conflict):
        store.create("m", b"other", created(seats=[Seat("Eve")]))
    assert store.load("m").secret == SECRET
    assert store.load("m").events == created()


def test_an_append_is_added_whole_or_not_at_all(store: Store) -> None:
    log = created()
    store.create("m", SECRET, log)
    wrong = (*more(log, thrown(command="c")), *more(log, acted()))
    with pytest.raises(ValueError, match="numbered on"):
        store.append("m", 1, wrong)
    assert store.load("m").events == log
    again = more(log, thrown(command="c"))
    store.append("m", 1, again)
    assert store.load("m").events == log + again


def test_a_match_that_was_never_kept_is_refused_by_name(store: Store) -> None:
    refusal = say("refused-no-such-match", match="x")
    with pytest.raises(Refused) as refused:
        store.load("x")
    assert refused.value.message == refusal
    with pytest.raises(Refused) as refused:
        store.append("x", 0, created("x"))
    assert refused.value.message == refusal


def test_a_repeated_command_gets_its_first_answer_and_adds_nothing(store: Store) -> None:
    log = created()
    first = more(log, thrown(0, "throw-1"))
    second = more(log + first, acted("3+5", "shut-1"))
    store.create("m", SECRET, log)
    answer = store.submit("m", 1, first).result(10)
    assert answer == Written(1, 1)
    assert store.submit("m", 2, second).result(10) == Written(2, 1)
    # Sent again: at the version it was meant for; at the present one, leading to something else.
    assert store.submit("m", 1, first).result(10) == answer
    assert store.submit("m", 3, more(log + first + second, thrown(1, "throw-1"))).result(10) == answer
    with pytest.raises(Conflict):
        store.append("m", 3, more(log + first + second, thrown(1, "throw-1")))
    assert store.load("m").events == log + first + second


def test_the_same_mark_from_another_seat_or_match_is_another_command(store: Store) -> None:
    log = created()
    store.create("m", SECRET, log)
    store.create("n", SECRET, created("n"))
    one = more(log, thrown(0, "1", seat=0))
    two = more(log + one, thrown(1, "1", seat=1))
    store.append("m", 1, one)
    store.append("m", 2, two)
    store.append("n", 1, more(created("n"), thrown(0, "1", seat=0)))
    assert store.load("m").events == log + one + two


def test_commands_without_a_mark_are_never_taken_for_each_other(store: Store) -> None:
    log = created()
    store.create("m", SECRET, log)
    for _ in range(3):
        event = more(log, thrown())
        store.append("m", len(log), event)
        log += event
    assert store.load("m").events == log


def test_of_many_threads_that_append_at_one_version_exactly_one_wins(store: Store) -> None:
    log = created()
    store.create("m", SECRET, log)

    def race(number: int) -> bool:
        try:
            store.append("m", 1, more(log, thrown(command=str(number))))
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        won = list(pool.map(race, range(64)))
    assert won.count(True) == 1
    winner = store.load("m").events[1]
    assert getattr(winner, "command") == str(won.index(True))  # noqa: B009 - of whichever kind it is


def test_an_event_beyond_all_measure_is_refused_before_anything_is_written(store: Store) -> None:
    log = created()
    store.create("m", SECRET, log)
    with pytest.raises(Refused) as refused:
        store.append("m", 1, more(log, acted("9" * rows.LARGEST)))
    assert refused.value.message.id == "store-too-large"
    assert refused.value.message.args["most"] == rows.LARGEST
    assert store.load("m").events == log


def test_a_log_begins_with_its_creation(store: Store) -> None:
    with pytest.raises(ValueError, match="begins with its creation"):
        store.create("m", SECRET, ())
    assert store.keys() == ()


def test_the_list_tells_of_each_match_what_its_log_would(store: Store) -> None:
    store.create("over", SECRET, created("over"))
    store.append("over", 1, more(created("over"), ended()))
    store.create("broken", SECRET, created("broken", ruleset="email"))
    store.append("broken", 1, more(created("broken"), thrown(), aborted()))
    store.create("open", SECRET, created("open", seats=[Seat("Zoë")]))
    over, broken, going = store.matches()
    assert (over.key, over.game, over.ruleset, over.seats) == ("over", "shut-the-box", "classic", ANN)
    assert (over.ending, over.events) == ("ended", 2)
    assert (broken.key, broken.ruleset, broken.ending, broken.events) == ("broken", "email", "aborted", 3)
    assert (going.key, going.ending, going.ended, going.seats) == ("open", "", "", (Seat("Zoë"),))
    assert over.created <= over.ended < "9999"
    assert len(over.ended) == len("2026-01-31T18:00:00Z")
    assert store.keys() == ("over", "broken", "open")
    assert store.matches(unfinished=True) == (going,)
    assert store.matches(named=["Ann"]) == (over, broken)
    assert store.matches(named=["Ann"], unfinished=True) == ()
    assert store.matches(named=[]) == ()
    assert store.names() == ("Ann", "Zoë")


def test_a_match_is_found_by_the_beginning_of_its_key_where_that_is_enough(store: Store) -> None:
    for key in ("k7", "k7x", "k8%", "z"):
        store.create(key, SECRET, created(key))
    assert store.find("z").key == "z"
    assert store.find("k7").key == "k7"
    assert store.find("k8").key == "k8%"
    assert store.find("k7x").key == "k7x"
    with pytest.raises(Refused) as refused:
        store.find("k")
    assert refused.value.message == say("store-which-match", match="k", matches=["k7", "k7x", "k8%"], more=0)
    for unknown in ("k9", "%", "K7"):
        with pytest.raises(Refused) as refused:
            store.find(unknown)
        assert refused.value.message == say("refused-no-such-match", match=unknown)


def test_a_match_that_was_imported_whole_is_over_from_the_start(store: Store) -> None:
    log = created()
    store.create("m", SECRET, log + more(log, thrown(), ended()))
    assert [kept.ending for kept in store.matches()] == ["ended"]


@pytest.mark.parametrize(
    "harm, message, event",
    [
        ("DELETE FROM events WHERE version = 1", "store-log-gap", "1"),
        ("DELETE FROM events", "store-log-gap", "0"),
        ("UPDATE events SET public = x'7b' WHERE version = 0", "store-bad-event", "0"),
        ("UPDATE events SET public = x'7b7d' WHERE version = 2", "store-bad-event", "2"),
    ],
)
def test_a_log_that_was_tampered_with_is_refused_with_the_place(
    store: Store, harm: str, message: str, event: str
) -> None:
    log = created()
    store.create("m", SECRET, log + more(log, thrown(), acted()))
    with closing(sqlite3.connect(store.path)) as db:
        db.execute(harm)
        db.commit()
    with pytest.raises(Refused) as refused:
        store.load("m")
    assert refused.value.message.id == message
    assert refused.value.message.args["event"] == event


def test_a_closed_store_refuses_to_write_and_to_read_and_may_be_closed_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.create("m", SECRET, created())
    store.close()
    store.close()
    for attempt in (lambda: store.load("m"), lambda: store.append("m", 1, more(created(), thrown()))):
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.message.id == "store-closed"
    assert {path.name for path in tmp_path.iterdir()} == {FILE}


def test_the_store_asks_the_disk_for_a_full_sync_and_keeps_its_file_from_other_users(tmp_path: Path) -> None:
    with Store(tmp_path / "a" / "b") as store:
        writing = store._writer._connection
        ask = [writing.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        assert ask == ["wal", 2]
        assert writing.execute("PRAGMA foreign_keys").fetchone() == (1,)
        assert store.path.stat().st_mode & 0o077 == 0
        assert store.path.parent.stat().st_mode & 0o077 == 0
