"""Events as rows of the database and back: every SQL statement about matches stands here.

Must never begin or end a transaction: the writer does, around these; and must never keep anything between
calls.
"""

from __future__ import annotations

import sqlite3
from bisect import bisect_left
from collections.abc import Collection, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from pillarbox.core.codec import decode, encode
from pillarbox.core.message import Message, Refused, Unreadable, say
from pillarbox.core.record import FORMAT, Aborted, Acted, AnyEvent, Created, Drawn, Ended, Seat, public
from pillarbox.core.record_json import read_events
from pillarbox.play.erase import NOBODY, without_names
from pillarbox.play.log import Stored

LARGEST = 1 << 20
"""Bytes that one event may have: far above any record's, far below what would hold up other tables."""


class Kept(Struct, frozen=True):
    """What is known of a match without reading its log.

    `ruleset` is the ruleset's id; `seats` as the match began; `created` and `ended` in UTC as
    `2026-01-31T18:00:00Z`; `ended` and `ending` (`ended` by the rules, or `aborted`) are empty while the
    match can go on; `events`: how many its log has.
    """

    key: str
    game: str
    ruleset: str
    seats: tuple[Seat, ...]
    created: str
    ended: str
    ending: str
    events: int


def encoded(events: Sequence[AnyEvent]) -> tuple[tuple[bytes, str | None], ...]:
    """The public and the hidden part of each event, as they are kept. Raises Refused for one that is too
    large.
    """
    parts = []
    for event in events:
        hidden = event.hidden if isinstance(event, Acted | Drawn) else None
        part = encode(public(event))
        size = len(part) + len((hidden or "").encode())
        if size > LARGEST:
            raise Refused(say("store-too-large", size=size, most=LARGEST))
        parts.append((part, hidden))
    return tuple(parts)


def find(db: sqlite3.Connection, key: str) -> int | None:
    """The number of the match's row; None if there is no such match."""
    row = db.execute("SELECT id FROM matches WHERE key = ?", (key,)).fetchone()
    return row[0] if row else None


def length(db: sqlite3.Connection, match: int) -> int:
    """How many events the match has."""
    (last,) = db.execute("SELECT max(version) FROM events WHERE match = ?", (match,)).fetchone()
    return 0 if last is None else int(last) + 1


def had(db: sqlite3.Connection, match: int, events: Sequence[AnyEvent]) -> tuple[int, int] | None:
    """Where the match already has a command of these events: the first event then appended, and how many."""
    for seat, mark in commands(events):
        row = db.execute(
            "SELECT version, events FROM commands WHERE match = ? AND seat = ? AND id = ?",
            (match, seat, mark),
        ).fetchone()
        if row:
            return int(row[0]), int(row[1])
    return None


def commands(events: Sequence[AnyEvent]) -> dict[tuple[int, str], None]:
    """The commands that led to the events, by seat and mark, each once."""
    marks = ((getattr(event, "seat", -1), getattr(event, "command", "")) for event in events)
    return {(seat, mark): None for seat, mark in marks if mark}


def enter(db: sqlite3.Connection, key: str, secret: bytes, events: Sequence[AnyEvent]) -> int:
    """Add a match's row and those of its seats; answers with the row's number."""
    created = events[0] if events else None
    if not isinstance(created, Created):
        raise ValueError("a match begins with its creation")
    (match,) = db.execute(
        "INSERT INTO matches (key, secret, game, ruleset) VALUES (?, ?, ?, ?) RETURNING id",
        (key, secret, created.game, str(created.ruleset.get("id", ""))),
    ).fetchone()
    db.executemany(
        "INSERT INTO seats (match, seat, name, player) VALUES (?, ?, ?, ?)",
        [(match, number, seat.name, seat.player) for number, seat in enumerate(created.seats)],
    )
    return int(match)


def add(
    db: sqlite3.Connection,
    match: int,
    expected: int,
    events: Sequence[AnyEvent],
    parts: Sequence[tuple[bytes, str | None]],
) -> None:
    """Add the events, whose `encoded` parts are given, with their commands; note it if they end the match."""
    if [event.n for event in events] != list(range(expected, expected + len(events))):
        raise ValueError("events are numbered on from those in the log")
    db.executemany(
        "INSERT INTO events (match, version, public, hidden) VALUES (?, ?, ?, ?)",
        [(match, expected + i, part, hidden) for i, (part, hidden) in enumerate(parts)],
    )
    db.executemany(
        "INSERT INTO commands (match, seat, id, version, events) VALUES (?, ?, ?, ?, ?)",
        [(match, seat, mark, expected, len(events)) for seat, mark in commands(events)],
    )
    for event in events:
        if isinstance(event, Ended | Aborted):
            db.execute(
                "UPDATE matches SET ended = strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), ending = ? WHERE id = ?",
                ("ended" if isinstance(event, Ended) else "aborted", match),
            )


def load(db: sqlite3.Connection, key: str, path: Path) -> Stored:
    """A match's secret and events. Raises Refused if there is no such match or its log can't be read."""
    row = db.execute("SELECT id, secret FROM matches WHERE key = ?", (key,)).fetchone()
    if row is None:
        raise Refused(say("refused-no-such-match", match=key))
    match, secret = row
    query = "SELECT version, public, hidden FROM events WHERE match = ? ORDER BY version"
    rows = db.execute(query, (match,)).fetchall()
    for place, row in enumerate(rows or [(-1,)]):
        if row[0] != place:
            raise Refused(say("store-log-gap", match=key, event=str(place), path=str(path)))
    events = _read([public for _, public, _ in rows], key, path)
    return Stored(secret, tuple(_whole(event, row[2]) for event, row in zip(events, rows)))


def _read(parts: Sequence[bytes], key: str, path: Path) -> tuple[AnyEvent, ...]:
    """The events whose public parts these are, of any layout there has been. Raises Refused, naming the
    place.
    """
    try:
        return _of_present_layout(parts) or read_events(parts)
    except Refused:
        place = bisect_left(range(len(parts)), True, key=lambda last: _fault(parts[: last + 1]) is not None)
        why = _fault(parts[: place + 1])
        wrong = say("store-bad-event", match=key, event=str(place), path=str(path), detail=why)
        raise Refused(wrong) from None


def _of_present_layout(parts: Sequence[bytes]) -> tuple[AnyEvent, ...] | None:
    """The events of a log that needs nothing but reading: a way much shorter than the general one."""
    try:
        events: tuple[AnyEvent, ...] = tuple([decode(part, AnyEvent) for part in parts])
    except Unreadable:
        return None
    first = events[0]
    present = isinstance(first, Created) and first.format == FORMAT
    return events if present and all(event.n == place for place, event in enumerate(events)) else None


def _fault(parts: Sequence[bytes]) -> Message | None:
    try:
        read_events(parts)
    except Refused as refusal:
        return refusal.message
    return None


def _whole(event: AnyEvent, hidden: str | None) -> AnyEvent:
    return replace(event, hidden=hidden) if hidden is not None and isinstance(event, Acted | Drawn) else event


def forget(db: sqlite3.Connection, key: str, seats: Collection[int]) -> None:
    """Take the persons of these seats out of a match, as `erase` says; a match that no other person has
    played goes altogether.
    """
    found = find(db, key)
    if found is None:
        return
    query = "SELECT seat FROM seats WHERE match = ? AND player = 'person'"
    people = {seat for (seat,) in db.execute(query, (found,))}
    if people <= set(seats):
        for table in ("commands", "events", "seats", "reviews"):
            db.execute(f"DELETE FROM {table} WHERE match = ?", (found,))
        db.execute("DELETE FROM matches WHERE id = ?", (found,))
        return
    db.execute("DELETE FROM reviews WHERE match = ?", (found,))  # it tells who did what, by name
    db.executemany(
        "UPDATE seats SET name = ? WHERE match = ? AND seat = ?", [(NOBODY, found, seat) for seat in seats]
    )
    events = load(db, key, Path()).events
    changed = encoded(without_names(events, seats))
    db.executemany(
        "UPDATE events SET public = ? WHERE match = ? AND version = ?",
        [(part, found, version) for version, (part, _) in enumerate(changed)],
    )


def kept(
    db: sqlite3.Connection, *, unfinished: bool = False, prefix: str = "", named: Sequence[str] | None = None
) -> tuple[Kept, ...]:
    """What is known of the matches, oldest first: of all, or of those that can go on, those whose key
    begins with `prefix`, those in which one of the names plays.
    """
    where, values = "substr(key, 1, ?) = ?", [len(prefix), prefix]
    if unfinished:
        where += " AND ended IS NULL"
    if named is not None:
        where += f" AND id IN (SELECT match FROM seats WHERE name IN ({', '.join('?' * len(named))}))"
        values += named
    found = db.execute(
        "SELECT id, key, game, ruleset, created, coalesce(ended, ''), coalesce(ending, ''),"
        " coalesce((SELECT max(version) + 1 FROM events WHERE match = matches.id), 0)"
        f" FROM matches WHERE {where} ORDER BY id",
        values,
    ).fetchall()
    seats: dict[int, list[Seat]] = {row[0]: [] for row in found}
    for match, name, player in db.execute("SELECT match, name, player FROM seats ORDER BY match, seat"):
        if match in seats:
            seats[match].append(Seat(name, player))
    return tuple(
        Kept(key, game, ruleset, tuple(seats[match]), created, ended, ending, events)
        for match, key, game, ruleset, created, ended, ending, events in found
    )


def keep_review(db: sqlite3.Connection, key: str, form: int, body: bytes) -> None:
    """Keep a match's review, in place of an older one; nothing where the match was removed meanwhile."""
    db.execute(
        "INSERT OR REPLACE INTO reviews (match, form, body) SELECT id, ?, ? FROM matches WHERE key = ?",
        (form, body, key),
    )


def review(db: sqlite3.Connection, key: str) -> tuple[int, bytes] | None:
    """The form and the body of a match's review; None where none is kept."""
    query = "SELECT form, body FROM reviews JOIN matches ON matches.id = reviews.match WHERE key = ?"
    row = db.execute(query, (key,)).fetchone()
    return (row[0], row[1]) if row else None


def keys(db: sqlite3.Connection) -> tuple[str, ...]:
    """The keys of all matches, oldest first."""
    return tuple(key for (key,) in db.execute("SELECT key FROM matches ORDER BY id"))


def names(db: sqlite3.Connection) -> tuple[str, ...]:
    """The names that people have played under, in alphabetical order."""
    rows = db.execute("SELECT DISTINCT name FROM seats WHERE player = 'person' ORDER BY name")
    return tuple(name for (name,) in rows)
