"""Tables in the database, with who sits there, and the box of each day. `devices` holds the rest of the SQL.

All writes go through the store's one writer, in its groups. Must never see a token: it is given hashes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from pillarbox.web.devices import Device, Devices
from pillarbox.web.kept import Kept, decoded, encoded

ABOUT = (
    "FROM tables WHERE code IN (SELECT code FROM table_devices WHERE device = ?)"
    " OR EXISTS (SELECT 1 FROM json_each(CAST(body AS TEXT), '$.barred') WHERE value = ?)"
)
"""The tables that name a device."""


def _putting(kept: Kept) -> Callable[[sqlite3.Connection], None]:
    """What writes a table as it is now."""
    body = encoded(kept)
    devices = {chair.device for chair in kept.chairs} | {one.device for one in kept.late} | {kept.host}
    open_seats = any(chair.kind == "open" for chair in kept.chairs)
    listed = not kept.private and not kept.lock and (open_seats or bool(kept.match))

    def write(db: sqlite3.Connection) -> None:
        db.execute(
            "INSERT INTO tables (code, body, listed) VALUES (?, ?, ?) ON CONFLICT (code) DO UPDATE SET"
            " body = excluded.body, listed = excluded.listed,"
            " touched = CAST(strftime('%s', 'now') AS INTEGER)",
            (kept.code, body, listed),
        )
        db.execute("DELETE FROM table_devices WHERE code = ?", (kept.code,))
        rows = [(device, kept.code) for device in sorted(devices) if device]
        db.executemany("INSERT INTO table_devices (device, code) VALUES (?, ?)", rows)

    return write


def _merge(db: sqlite3.Connection, old: int, new: int) -> tuple[Kept, ...]:
    """Give all that one device has to another, and remove it; the tables that have changed by it."""
    rows = db.execute(f"SELECT body {ABOUT}", (old, old)).fetchall()
    changed = tuple(decoded(body).moved(old, new) for (body,) in rows)
    for kept in changed:
        _putting(kept)(db)
    for table in ("played", "day_matches"):  # where both have something in one place, the other's stays
        db.execute(f"UPDATE OR IGNORE {table} SET device = ? WHERE device = ?", (new, old))
    for table in ("played", "day_matches", "device_codes"):
        db.execute(f"DELETE FROM {table} WHERE device = ?", (old,))
    for key in ("name", "lang", "room"):  # what the other has not chosen is taken along
        (own,) = db.execute(f"SELECT {key} FROM devices WHERE id = ?", (old,)).fetchone()
        db.execute(f"UPDATE devices SET {key} = ? WHERE id = ? AND {key} = ''", (own, new))
    db.execute("DELETE FROM devices WHERE id = ?", (old,))
    return changed


class Shelf(Devices):
    """What the server keeps beside the matches, in the same file."""

    # Tables.

    def codes_about(self, device: int) -> tuple[str, ...]:
        """The codes of all tables that name a device: it sits or waits there, is host, or was sent away."""
        rows = self._store.read(lambda db: db.execute(f"SELECT code {ABOUT}", (device,) * 2).fetchall())
        return tuple(code for (code,) in rows)

    async def claim_code(self, code: bytes, token: bytes, own: int) -> tuple[Device, tuple[Kept, ...]] | None:
        """The device that the code stands for, its token now the new one; None for a code that is void.

        What the claiming device `own` (0: none) had becomes the other's as well, and `own` is no more; the
        tables that have changed by it come along. All of this happens, or nothing does.
        """

        def work(db: sqlite3.Connection) -> tuple[Device, tuple[Kept, ...]] | None:
            found = db.execute(
                "DELETE FROM device_codes WHERE code = ? RETURNING device,"
                " expires >= CAST(strftime('%s', 'now') AS INTEGER)",
                (code,),
            ).fetchone()
            row = found and found[1] and db.execute(
                "UPDATE devices SET token = ? WHERE id = ? RETURNING id, name, lang, room", (token, found[0])
            ).fetchone()  # fmt: skip
            if not row:
                return None
            device = Device(*row)
            return device, _merge(db, own, device.id) if own not in (0, device.id) else ()

        return await self._write(work)

    async def put(self, kept: Kept, played: Sequence[tuple[int, str, int]] = ()) -> None:
        """Keep a table as it is now; `played`: devices that have sat down to a match, with key and seat."""
        write = _putting(kept)

        def work(db: sqlite3.Connection) -> None:
            write(db)
            db.executemany("INSERT OR IGNORE INTO played (device, match, seat) VALUES (?, ?, ?)", played)

        await self._write(work)

    def table(self, code: str) -> Kept | None:
        """The table of this code."""
        row = self._store.read(
            lambda db: db.execute("SELECT body FROM tables WHERE code = ?", (code,)).fetchone()
        )
        return decoded(row[0]) if row else None

    def tables_of(self, device: int, most: int = 50) -> tuple[Kept, ...]:
        """The tables at which a device sits, waits or is host, the last touched first."""
        query = (
            "SELECT body FROM tables WHERE code IN (SELECT code FROM table_devices WHERE device = ?)"
            " ORDER BY touched DESC, code LIMIT ?"
        )
        return self._bodies(query, device, most)

    def listed(self) -> tuple[Kept, ...]:
        """The tables of the lobby, the last touched first."""
        return self._bodies("SELECT body FROM tables WHERE listed ORDER BY touched DESC, code LIMIT ?", 100)

    def _bodies(self, query: str, *values: int) -> tuple[Kept, ...]:
        rows = self._store.read(lambda db: db.execute(query, values).fetchall())
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

    async def remove(self, codes: Sequence[str]) -> None:
        """Take tables off the shelf; their matches stay in the log."""

        def work(db: sqlite3.Connection) -> None:
            for table in ("tables", "table_devices"):
                db.executemany(f"DELETE FROM {table} WHERE code = ?", [(code,) for code in codes])

        await self._write(work)

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
