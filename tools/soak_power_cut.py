"""Cuts the power, as far as a file can be told: the write-ahead log ends anywhere, or in garbage.

What was synced before the last transaction must be there, the last one whole or not at all, and the match
must go on to the record that it would have had.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from msgspec import Struct

from pillarbox.core.record import AnyEvent
from pillarbox.play.match import Match, seeded_id
from pillarbox.play.store import FILE, Store
from tools.jobs import Failed, Job
from tools.scripted import command, finished, opened, reference

FRAME = 24 + 4096
"""Bytes of one page in the write-ahead log, with its header."""

TAILS: tuple[Callable[[int, Random], bytes], ...] = (
    lambda size, rng: b"",
    lambda size, rng: bytes(size),
    lambda size, rng: rng.randbytes(size),
)
"""What may stand where the last writes did not arrive: nothing, zeros, anything."""


class Snapshot(Struct, frozen=True):
    """The files of a store in use, and how long its write-ahead log was when each append was acknowledged."""

    seed: str
    database: bytes
    log: bytes
    acknowledged: tuple[tuple[int, int], ...]
    """Bytes of the log, and events of the match then."""
    whole: tuple[AnyEvent, ...]
    """The match's events if nothing disturbs it."""


def snapshot(seed: str, commands: int, folder: Path) -> Snapshot:
    """Play so many commands of the scripted match in an empty folder, and copy the files under the open
    store.
    """
    files = folder / FILE, folder / (FILE + "-wal")
    with Store(folder) as store:
        acknowledged = [(files[1].stat().st_size, 0)]
        match = opened(store, seed)
        acknowledged.append((files[1].stat().st_size, match.point.count))
        for _ in range(commands):
            if not match.point.over:
                match.submit(command(match))
                acknowledged.append((files[1].stat().st_size, match.point.count))
        database, log = (file.read_bytes() for file in files)
    return Snapshot(seed, database, log, tuple(acknowledged), reference(seed)[0])


def cut(taken: Snapshot, length: int, tail: bytes, folder: Path, *, play_on: bool) -> None:
    """Open a store whose write-ahead log ends after `length` bytes, with `tail` behind. Raises Failed."""
    place = f"match {taken.seed}: cut after byte {length}"
    for file in folder.iterdir():
        file.unlink()
    (folder / FILE).write_bytes(taken.database)
    (folder / (FILE + "-wal")).write_bytes(taken.log[:length] + tail)
    # Where the tail happens to hold what was there, nothing is lost yet: the end of a page is often zeros.
    unlike = (i for i, byte in enumerate(tail) if byte != taken.log[length + i])
    arrived = length + next(unlike, len(tail))
    expected = max((events for size, events in taken.acknowledged if size <= arrived), default=0)
    with Store(folder) as store:
        with closing(sqlite3.connect(store.path)) as db:
            if db.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise Failed(f"{place}: the database is damaged")
        there = [kept.events for kept in store.matches()]
        if there != ([expected] if expected else []):
            raise Failed(f"{place}: {expected} events were acknowledged by then, {there} are there")
        if expected and store.load(seeded_id(taken.seed)).events != taken.whole[:expected]:
            raise Failed(f"{place}: other events are there than were acknowledged")
        if play_on:
            match = opened(store, taken.seed)
            if finished(match, taken.seed) != taken.whole:
                raise Failed(f"{place}: the match did not end as it would have")
        elif expected:
            match = Match(opened(store, taken.seed).game, store, seeded_id(taken.seed))
            if not match.point.over and match.submit(command(match)).refused is not None:
                raise Failed(f"{place}: the match does not go on")


def power_cut(runs: int, seed: int, tell: Callable[[str], None]) -> None:
    """The job: a cut at each byte of the last page (as far as `runs` goes), then at random places and
    tails.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        taken = snapshot(f"power {seed}", 9, _emptied(folder / "taken"))
        cuts = _emptied(folder / "cut")
        each = min(runs, FRAME + 1)
        for back in range(each):
            cut(taken, len(taken.log) - back, b"", cuts, play_on=False)
        tell(f"{each} cuts at each byte of the last page")
        for number in range(seed, seed + runs - each):
            rng = Random(number)
            if number % 50 == 0:
                taken = snapshot(f"power {number}", rng.randint(1, 30), _emptied(folder / "taken"))
            length = rng.randrange(len(taken.log) + 1)
            tail = rng.choice(TAILS)(len(taken.log) - length, rng)
            cut(taken, length, tail, cuts, play_on=number % 10 == 0)
        tell(f"{runs - each} cuts at random, with nothing, zeros or garbage behind")
    tell("0 acknowledged events lost, 0 half-written, 0 databases damaged")


def _emptied(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    for file in folder.iterdir():
        file.unlink()
    return folder


JOBS = {"power-cut": Job("the write-ahead log ends at any byte", 6000, power_cut)}
"""4,121 cuts take each byte of the last page, the others fall anywhere."""
