"""Devices and tables in the database: every SQL statement of the server stands here.

All writes go through the store's one writer, in its groups. Must never see a token: it is given hashes.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from pillarbox.play.rows import forget
from pillarbox.play.store import Store
from pillarbox.web.kept import Kept, decoded, encoded

T = TypeVar("T")


class Device(Struct, frozen=True):
    """A browser that plays here: the number of its row, and what its person has chosen."""

    id: int
    name: str = ""
    lang: str = ""
    room: str = ""


class Shelf:
    """What the server keeps beside the matches, in the same file."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.wrap_future(self._store.write(work))

    # Devices.

    async def new_device(self, token: bytes) -> Device:
        """A device that was not known before; `token` is the hash of what its cookie holds."""

        def work(db: sqlite3.Connection) -> Device:
            row = db.execute("INSERT INTO devices (token) VALUES (?) RETURNING id", (token,)).fetchone()
            return Device(row[0])

        return await self._write(work)

    def device(self, token: bytes) -> Device | None:
        """The device whose token has this hash."""
        query = "SELECT id, name, lang, room FROM devices WHERE token = ?"
        row = self._store.read(lambda db: db.execute(query, (token,)).fetchone())
        return Device(*row) if row else None

    async def change_device(self, device: Device) -> None:
        """Keep what the device's person has chosen."""
        query = (
            "UPDATE devices SET name = ?, lang = ?, room = ?,"
            " seen = CAST(strftime('%s', 'now') AS INTEGER) WHERE id = ?"
        )
        values = (device.name, device.lang, device.room, device.id)
        await self._write(lambda db: db.execute(query, values).rowcount)

    async def forget_device(self, device: int) -> None:
        """Remove the device, what it has played and its codes."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM devices WHERE id = ?", (device,))
            for table in ("device_codes", "table_devices", "played", "day_matches"):
                db.execute(f"DELETE FROM {table} WHERE device = ?", (device,))

        await self._write(work)

    async def erase(self, device: int) -> None:
        """Take a device's person out of the logs: matches nobody else played go, names do in others."""

        def work(db: sqlite3.Connection) -> None:
            rows = db.execute("SELECT match, seat FROM played WHERE device = ?", (device,)).fetchall()
            seats: dict[str, set[int]] = {}
            for match, seat in rows:
                seats.setdefault(match, set()).add(seat)
            for match, own in seats.items():
                forget(db, match, own)

        await self._write(work)

    async def new_code(self, code: bytes, device: int, seconds: int) -> None:
        """A one-time code for the device; those it had before are void."""

        def work(db: sqlite3.Connection) -> None:
            now = "CAST(strftime('%s', 'now') AS INTEGER)"
            db.execute(f"DELETE FROM device_codes WHERE device = ? OR expires < {now}", (device,))
            db.execute(f"INSERT INTO device_codes VALUES (?, ?, {now} + ?)", (code, device, seconds))

        await self._write(work)

    async def claim_code(self, code: bytes, token: bytes) -> Device | None:
        """The device that the code stands for, its token now the new one; None for a code that is void."""

        def work(db: sqlite3.Connection) -> Device | None:
            found = db.execute(
                "DELETE FROM device_codes WHERE code = ? RETURNING device,"
                " expires >= CAST(strftime('%s', 'now') AS INTEGER)",
                (code,),
            ).fetchone()
            if not found or not found[1]:
                return None
            row = db.execute(
                "UPDATE devices SET token = ? WHERE id = ? RETURNING id, name, lang, room", (token, found[0])
            ).fetchone()
            return Device(*row) if row else None

        return await self._write(work)

    # Tables.

    async def put(self, kept: Kept, played: Sequence[tuple[int, str, int]] = ()) -> None:
        """Keep a table as it is now; `played`: devices that have sat down to a match, with key and seat."""
        body = encoded(kept)
        devices = {chair.device for chair in kept.chairs if chair.device} | {one.device for one in kept.late}
        open_seats = any(chair.kind == "open" for chair in kept.chairs)
        listed = not kept.private and not kept.lock and (open_seats or bool(kept.match))

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO tables (code, body, listed) VALUES (?, ?, ?) ON CONFLICT (code) DO UPDATE SET"
                " body = excluded.body, listed = excluded.listed,"
                " touched = CAST(strftime('%s', 'now') AS INTEGER)",
                (kept.code, body, listed),
            )
            db.execute("DELETE FROM table_devices WHERE code = ?", (kept.code,))
            rows = [(device, kept.code) for device in sorted(devices)]
            db.executemany("INSERT INTO table_devices (device, code) VALUES (?, ?)", rows)
            db.executemany("INSERT OR IGNORE INTO played (device, match, seat) VALUES (?, ?, ?)", played)

        await self._write(work)

    def table(self, code: str) -> Kept | None:
        """The table of this code."""
        row = self._store.read(
            lambda db: db.execute("SELECT body FROM tables WHERE code = ?", (code,)).fetchone()
        )
        return decoded(row[0]) if row else None

    def tables_of(self, device: int) -> tuple[Kept, ...]:
        """The tables at which a device sits, the last touched first."""
        query = (
            "SELECT body FROM tables WHERE code IN (SELECT code FROM table_devices WHERE device = ?)"
            " ORDER BY touched DESC, code LIMIT 50"
        )
        return self._bodies(query, device)

    def listed(self) -> tuple[Kept, ...]:
        """The tables of the lobby, the last touched first."""
        return self._bodies("SELECT body FROM tables WHERE listed ORDER BY touched DESC, code LIMIT ?", 100)

    def _bodies(self, query: str, value: int) -> tuple[Kept, ...]:
        rows = self._store.read(lambda db: db.execute(query, (value,)).fetchall())
        return tuple(decoded(body) for (body,) in rows)

    def stale(self, seconds: int, empty: int) -> tuple[str, ...]:
        """The codes of tables that nobody has touched for so long; `empty`: where no match was ever begun."""
        query = (
            "SELECT code FROM tables WHERE touched < CAST(strftime('%s', 'now') AS INTEGER) - ?"
            " OR (touched < CAST(strftime('%s', 'now') AS INTEGER) - ?"
            " AND json_extract(CAST(body AS TEXT), '$.match') IS NULL)"
        )
        rows = self._store.read(lambda db: db.execute(query, (seconds, empty)).fetchall())
        return tuple(code for (code,) in rows)

    def timed(self) -> tuple[str, ...]:
        """The codes of tables with clocks whose present match goes on."""
        query = (
            "SELECT code FROM tables JOIN matches"
            " ON matches.key = json_extract(CAST(tables.body AS TEXT), '$.match')"
            " WHERE json_extract(CAST(tables.body AS TEXT), '$.clock') IS NOT NULL AND matches.ended IS NULL"
        )
        return tuple(code for (code,) in self._store.read(lambda db: db.execute(query).fetchall()))

    async def forget_strangers(self, seconds: int) -> None:
        """Remove devices that have not played nor sat anywhere, made so long ago."""
        query = (
            "DELETE FROM devices WHERE seen < CAST(strftime('%s', 'now') AS INTEGER) - ? AND NOT EXISTS"
            " (SELECT 1 FROM table_devices WHERE device = devices.id) AND NOT EXISTS"
            " (SELECT 1 FROM played WHERE device = devices.id)"
        )
        await self._write(lambda db: db.execute(query, (seconds,)).rowcount)

    async def remove(self, codes: Sequence[str]) -> None:
        """Take tables off the shelf; their matches stay in the log."""

        def work(db: sqlite3.Connection) -> None:
            for table in ("tables", "table_devices"):
                db.executemany(f"DELETE FROM {table} WHERE code = ?", [(code,) for code in codes])

        await self._write(work)

    def played(self, device: int) -> tuple[tuple[str, int], ...]:
        """The matches that a device has sat down to: key and seat, the earliest first."""
        query = (
            "SELECT played.match, played.seat FROM played JOIN matches ON matches.key = played.match"
            " WHERE device = ? ORDER BY matches.id, seat"
        )
        return tuple(self._store.read(lambda db: db.execute(query, (device,)).fetchall()))

    # The box of the day.

    async def day(self, day: str, secret: bytes, commitment: str) -> tuple[bytes, str]:
        """The seed of a day and its commitment: those given, unless the day has its own already."""

        def work(db: sqlite3.Connection) -> tuple[bytes, str]:
            db.execute("INSERT OR IGNORE INTO days VALUES (?, ?, ?)", (day, secret, commitment))
            row = db.execute("SELECT secret, commitment FROM days WHERE day = ?", (day,)).fetchone()
            return row[0], row[1]

        query = "SELECT secret, commitment FROM days WHERE day = ?"
        known = self._store.read(lambda db: db.execute(query, (day,)).fetchone())
        return (known[0], known[1]) if known else await self._write(work)

    async def enter_day(self, day: str, device: int, match: str, code: str) -> str:
        """Note a device's attempt; the code of the table of its first."""

        def work(db: sqlite3.Connection) -> str:
            db.execute("INSERT OR IGNORE INTO day_matches VALUES (?, ?, ?, ?)", (day, device, match, code))
            query = "SELECT code FROM day_matches WHERE day = ? AND device = ?"
            found: str = db.execute(query, (day, device)).fetchone()[0]
            return found

        return await self._write(work)

    def day_code(self, day: str, device: int) -> str:
        """The table of a device's attempt at a day; empty where there is none."""
        query = "SELECT code FROM day_matches WHERE day = ? AND device = ?"
        row = self._store.read(lambda db: db.execute(query, (day, device)).fetchone())
        return row[0] if row else ""

    def days_of(self, device: int, before: str, most: int) -> tuple[tuple[str, str, str], ...]:
        """A device's attempts before a day: day, match and table, the latest first."""
        query = (
            "SELECT day, match, code FROM day_matches WHERE device = ? AND day < ? ORDER BY day DESC LIMIT ?"
        )
        return tuple(self._store.read(lambda db: db.execute(query, (device, before, most)).fetchall()))
