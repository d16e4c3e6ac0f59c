"""All tables of one server: makes them, finds them, lets them go when nobody is there.

Must never know what a message means; `orders` does.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from msgspec.structs import replace

from pillarbox.core.message import Refused, say
from pillarbox.web import attendance, clocks, sitting
from pillarbox.web.clocks import Clocks
from pillarbox.web.connection import RESTART
from pillarbox.web.kept import Kept
from pillarbox.web.quota import Quota
from pillarbox.web.room import Room
from pillarbox.web.secret import new_code
from pillarbox.web.services import Services
from pillarbox.web.strain import Strain

STRANGER = 7 * 86400
"""Seconds after which a device that never played is forgotten."""
TIDY = 600.0
"""Seconds between two looks for what is abandoned."""
LINGER = 60.0
"""Seconds that a table stays in memory after the last socket has gone."""


class Hall:
    """The tables of a server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.stopping = False
        self.strain = Strain(services.settings.busy_after)
        self.misses = Quota(services.settings.codes_per_hour)
        """Codes that were tried and that no table has."""
        self.claims = Quota(services.settings.claims_per_hour)
        """Codes of devices that were tried."""
        self.newcomers = Quota(services.settings.newcomers_per_hour)
        """Browsers that were made known."""
        self.widen: Callable[[], Awaitable[str]] | None = None
        """Lets the local network in; the address there."""
        self._tidy_at = services.now() + 60.0
        self._opening: dict[str, asyncio.Future[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do this beside everything else; its faults are counted, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if not isinstance(error, Refused):
                self.services.metrics.errors.inc()
            self.services.log.warning("task failed", error=repr(error))

    async def make(self, kept: Kept, played: Sequence[tuple[int, str, int]] = ()) -> Room:
        """A new table, kept under a code of its own, which is filled in. For `played` see `Shelf.put`."""
        length = 4
        for attempt in range(40):
            code = new_code(length + attempt // 10)
            if code not in self.rooms and self.services.shelf.table(code) is None:
                kept = replace(kept, code=code, made=int(time.time()))
                await self.services.shelf.put(kept, played)
                return self._enter(Room(self.services, kept, None, self.later))
        raise Refused(say("server-no-code"))

    async def room(self, code: str) -> Room | None:
        """The table of this code, read from the shelf where it is not in memory; None if there is none."""
        if code in self.rooms:
            return self.rooms[code]
        if code not in self._opening:
            self._opening[code] = asyncio.ensure_future(self._open(code))
        try:
            return await asyncio.shield(self._opening[code])
        finally:
            self._opening.pop(code, None)

    async def sought(self, code: str, address: str) -> Room | None:
        """The same for somebody who may be guessing. Raises TooOften after too many guesses."""
        if self.misses.spent(address):
            self.misses.take(address)
        room = await self.room(code)
        if room is None or room.gone:
            self.misses.take(address)
            return None
        return room

    async def _open(self, code: str) -> Room | None:
        kept = self.services.shelf.table(code)
        if kept is None:
            return None
        room = Room(self.services, kept, None, self.later)
        if kept.match:
            table = await sitting.load(room.game, self.services.store, kept.match, bool(kept.day))
            room.sit(sitting.Sitting(room.game, self.services.store, kept.match, table))
        now = self.services.now()
        room.away = {chair.device: now for chair in kept.chairs if chair.device}
        return self._enter(room)

    def _enter(self, room: Room) -> Room:
        self.rooms[room.kept.code] = room
        if room.kept.clock is not None:
            room.clocks = Clocks(room)
            room.clock_of = room.clocks.shown
            room.on_news.append(room.clocks.look)
        room.idle_since = self.services.now()
        self.services.metrics.tables.set(len(self.rooms))
        room.stir()
        return room

    async def wake(self) -> None:
        """After a start: open the tables at which a clock may run, for nobody may come to them."""
        for code in self.services.shelf.timed():
            await self.room(code)

    async def beat(self) -> None:
        """Once a second: what only time changes, at every table where somebody is or a clock runs."""
        for room in list(self.rooms.values()):
            if room.gone or not (room.connections or room.clocks):
                continue
            try:
                if room.fault:
                    async with room.lock:
                        await room.change(room.kept)  # tells everybody, if it can be kept
                if room.clocks is not None:
                    await clocks.look(room, room.clocks)
                await attendance.look(room)
            except Refused as refusal:
                self.services.log.info("beat refused", reason=refusal.message.id)
        self.sweep()
        if self.services.now() >= self._tidy_at:
            self._tidy_at = self.services.now() + TIDY
            self.later(self.tidy())

    def sweep(self) -> None:
        """Let go of tables at which nobody is and nothing happens; they are on the shelf."""
        now = self.services.now()
        for code, room in list(self.rooms.items()):
            timed = room.clocks is not None and room.point is not None and not room.point.over
            if room.connections or room.bots.busy or room.lock.locked() or timed:
                room.idle_since = now
            elif now - room.idle_since > LINGER:
                del self.rooms[code]
        self.services.metrics.tables.set(len(self.rooms))

    async def tidy(self) -> None:
        """Take off tables that are abandoned, and devices that never played."""
        settings = self.services.settings
        codes = self.services.shelf.stale(settings.abandoned_days * 86400, settings.empty_hours * 3600)
        busy = {code for code, room in self.rooms.items() if room.connections}
        await self.take_off([code for code in codes if code not in busy])
        await self.services.shelf.forget_strangers(STRANGER)

    async def read_again(self, keys: set[str]) -> None:
        """Read anew those of these matches that are in memory: their logs were changed."""
        for room in list(self.rooms.values()):
            if room.sitting is None or room.sitting.key not in keys:
                continue
            async with room.lock:
                key = room.sitting.key
                table = await sitting.load(room.game, self.services.store, key, bool(room.kept.day))
                room.sit(sitting.Sitting(room.game, self.services.store, key, table))
            room.publish()

    async def take_off(self, codes: list[str]) -> None:
        """Remove tables for good; their matches stay in the log."""
        for code in codes:
            room = self.rooms.pop(code, None)
            if room is not None:
                room.gone = True
                room.shut(say("server-no-table"))
        await self.services.shelf.remove(codes)

    async def wind_up(self, seconds: float) -> None:
        """Take no more commands, finish what is under way, then close all sockets in good order."""
        self.stopping = True
        await self.strain.settled(seconds)
        for room in list(self.rooms.values()):
            room.shut(say("server-restarts"), RESTART)

    def stop(self) -> None:
        """End what runs beside; the server stops."""
        self.stopping = True
        for room in self.rooms.values():
            room.bots.stop()
        for task in list(self._tasks):
            task.cancel()
