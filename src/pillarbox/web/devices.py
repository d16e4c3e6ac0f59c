"""Devices in the database: browsers that play here, what they have played, their one-time codes.

All writes go through the store's one writer, in its groups. Must never see a token: it is given hashes.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct

from pillarbox.play.rows import forget
from pillarbox.play.store import Store

T = TypeVar("T")
PLAYED = (
    "SELECT match, seat FROM played WHERE device = :device"
    " UNION SELECT match, 0 FROM day_matches WHERE device = :device"
)
"""The matches a device has sat down to; the box of the day is one as any other."""


class Device(Struct, frozen=True):
    """A browser that plays here: the number of its row, and what its person has chosen."""

    id: int
    name: str = ""
    lang: str = ""
    room: str = ""


class Devices:
    """What the server keeps of browsers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.wrap_future(self._store.write(work))

    async def new_device(self, token: bytes) -> Device:
        """A device that was not known before; `token` is the hash of what its cookie holds.

        Its number is drawn, so that none is given twice: the number of one that was forgotten may still stand
        among those who were sent away from a table.
        """
        number = secrets.randbits(62) + 1
        query = "INSERT INTO devices (id, token) VALUES (?, ?)"
        await self._write(lambda db: db.execute(query, (number, token)).rowcount)
        return Device(number)

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
            rows = db.execute(PLAYED, {"device": device}).fetchall()
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

    def is_code(self, code: bytes) -> bool:
        """Whether a one-time code is valid now."""
        query = (
            "SELECT 1 FROM device_codes WHERE code = ? AND expires >= CAST(strftime('%s', 'now') AS INTEGER)"
        )
        return self._store.read(lambda db: db.execute(query, (code,)).fetchone()) is not None

    async def forget_strangers(self, seconds: int) -> None:
        """Remove devices that have not played nor sat anywhere, made so long ago."""
        query = (
            "DELETE FROM devices WHERE seen < CAST(strftime('%s', 'now') AS INTEGER) - ? AND NOT EXISTS"
            " (SELECT 1 FROM table_devices WHERE device = devices.id) AND NOT EXISTS"
            " (SELECT 1 FROM played WHERE device = devices.id)"
        )
        await self._write(lambda db: db.execute(query, (seconds,)).rowcount)

    def played(self, device: int) -> tuple[tuple[str, int], ...]:
        """The matches that a device has sat down to: key and seat, the earliest first."""
        query = (
            f"SELECT own.match, own.seat FROM ({PLAYED}) AS own JOIN matches ON matches.key = own.match"
            " ORDER BY matches.id, own.seat"
        )
        return tuple(self._store.read(lambda db: db.execute(query, {"device": device}).fetchall()))
