"""Databases that earlier versions left behind open, keep all they hold, and their matches go on.

`stores/store_N.sql` is one as the first N migrations made it; a release that adds a migration adds a file.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pillarbox import catalogue
from pillarbox.core.record import Acted, Seat, recorded
from pillarbox.play.match import Match
from pillarbox.play.migrate import Migration, migrate, shipped
from pillarbox.play.store import FILE, Store
from pillarbox.play.verify import verify
from tools.scripted import command

HERE = Path(__file__).parent / "stores"
VERSIONS = range(1, len(shipped()))

FINISHED, SEALED, OLD_LAYOUT = "seeded-2ca291b76368", "seeded-7708d2ddbdf6", "seeded-eabec59b92ac"


def left_behind(version: int, folder: Path) -> Path:
    """A data folder with the database that this version left."""
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.executescript((HERE / f"store_{version}.sql").read_text(encoding="utf-8"))
    return folder


@pytest.fixture(params=VERSIONS)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return left_behind(request.param, tmp_path)


@pytest.mark.parametrize("version", VERSIONS)
def test_the_kept_database_is_what_the_chain_makes_up_to_there(version: int, tmp_path: Path) -> None:
    left_behind(version, tmp_path)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        migrate(made, shipped()[:version], tmp_path)
        with closing(sqlite3.connect(tmp_path / FILE)) as kept:
            assert _shape(kept) == _shape(made)


def _shape(db: sqlite3.Connection) -> tuple[dict[str, str], list[tuple[int, str]]]:
    made = db.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    history = db.execute("SELECT number, checksum FROM migrations").fetchall()
    return {name: " ".join(sql.split()) for name, sql in made}, history


def test_all_matches_are_there_and_listed_with_their_seats(old: Path) -> None:
    with Store(old) as store:
        assert store.keys() == (FINISHED, SEALED, OLD_LAYOUT)
        over, sealed, oldest = store.matches()
        assert over.seats == (Seat("Ann"), Seat("Bot", "bot:random"))
        assert (over.created, over.ended) == ("2026-01-31T18:00:00Z", "2026-01-31T18:20:00Z")
        assert over.ending == "ended"
        assert [seat.name for seat in sealed.seats] == ["Ann", "Zoë", "Bo"]
        assert store.matches(unfinished=True) == (sealed, oldest)
        assert [kept.key for kept in store.matches(named=["Zoë"])] == [SEALED]
        assert store.names() == ("Ann", "Bo", "Zoë")


def test_a_finished_match_still_verifies(old: Path) -> None:
    with Store(old) as store:
        verdict = verify(recorded(store.load(FINISHED).events))
    assert (verdict.ok, verdict.dice, verdict.moves, verdict.result, verdict.chain) == (True,) * 5


def test_a_match_left_among_sealed_choices_goes_on_with_them(old: Path) -> None:
    with Store(old) as store:
        events = store.load(SEALED).events
        assert any(isinstance(event, Acted) and event.hidden for event in events)
        finish(store, SEALED)
        assert verify(recorded(store.load(SEALED).events)).ok


def test_a_log_of_an_earlier_record_layout_is_read_and_its_match_goes_on(old: Path) -> None:
    with Store(old) as store:
        before = store.load(OLD_LAYOUT).events
        assert before[2] == Acted(n=2, seat=0, actions=("1+2+3",))
        finish(store, OLD_LAYOUT)
        after = store.load(OLD_LAYOUT).events
        assert after[: len(before)] == before
        assert verify(recorded(after)).ok


def test_a_command_sent_before_the_update_is_known_after_it(old: Path) -> None:
    with Store(old) as store:
        events = store.load(SEALED).events
        (first,) = (event for event in events if getattr(event, "command", "") == "c2")
        assert store.submit(SEALED, len(events), (first,)).result(10).first == first.n


def test_what_was_there_is_not_rewritten(old: Path) -> None:
    def log() -> list[object]:
        with closing(sqlite3.connect(old / FILE)) as db:
            return db.execute("SELECT match, version, public, hidden FROM events").fetchall()

    before = log()
    Store(old).close()
    assert log() == before


def test_the_migrations_are_numbered_alike_in_every_dialect() -> None:
    folder = Path(catalogue.HERE) / "play" / "migrations"
    chains = {dialect.name: shipped(dialect.name) for dialect in folder.iterdir() if dialect.is_dir()}

    def names(chain: tuple[Migration, ...]) -> list[tuple[int, str]]:
        return [(migration.number, migration.name) for migration in chain]

    assert all(names(chain) == names(chains["sqlite"]) for chain in chains.values())


def finish(store: Store, key: str) -> None:
    """Play the match to its end with scripted commands."""
    match = Match(catalogue.game("shut-the-box"), store, key)
    while not match.point.over:
        assert match.submit(command(match)).refused is None
