"""The sockets of tables, as a bare ASGI handler: who comes in, how much may be sent, what is read.

Must never parse a frame that is too large, nor let one socket's fault touch another's.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from contextlib import nullcontext
from random import randrange
from typing import Any

import msgspec

from pillarbox.core.message import Message, Refused, say
from pillarbox.web import attendance, guard, inbound, matches, orders, outbound
from pillarbox.web.connection import (
    BINARY,
    FAULT,
    FLOOD,
    KICKED,
    MALFORMED,
    NO_TABLE,
    RESTART,
    SLOW,
    TOO_BIG,
    Connection,
)
from pillarbox.web.desk import WORDS
from pillarbox.web.hall import Hall
from pillarbox.web.quota import TooOften
from pillarbox.web.room import Room, text_of
from pillarbox.web.secret import cookie_of, hashed, is_token, read_code
from pillarbox.words.languages import known

MOST_FRAME = 8 * 1024
HELLO_SECONDS = 10.0
WINDOW = 20.0
AGAIN = (500, 1500)
"""Milliseconds after which who was turned away is to try again, from and to."""

_READ = msgspec.json.Decoder(inbound.AnyInbound)


class Flood:
    """How many messages a socket has sent lately."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._times: deque[float] = deque()

    def too_many(self, now: float) -> bool:
        """Count one more; whether that is too many for the time."""
        self._times.append(now)
        while self._times and self._times[0] <= now - WINDOW:
            self._times.popleft()
        return len(self._times) > self._most


def read(event: dict[str, Any]) -> Any:
    """The message of a frame.

    Raises TypeError for a binary frame, OverflowError for one that is too large, ValueError for one that is
    no message.
    """
    text = event.get("text")
    if text is None:
        raise TypeError("not text")
    if len(text.encode("utf-8", "replace")) > MOST_FRAME:
        raise OverflowError
    try:
        return _READ.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise ValueError(str(error)) from None


class Sockets:
    """What answers at `/ws/CODE`."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._metrics = hall.services.metrics
        self._open: Counter[str] = Counter()
        """Sockets by address."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One socket, from its first knock to its end."""
        await receive()  # the knock
        if not guard.admitted(scope, self._hall.services.settings) or self._hall.stopping:
            await send({"type": "websocket.close", "code": 1008})
            return
        await send({"type": "websocket.accept"})
        address = guard.address(scope, self._hall.services.settings)
        self._open[address] += 1
        try:
            await self._held(scope, receive, send, address)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _held(self, scope: Any, receive: Any, send: Any, address: str) -> None:
        token = cookie_of(scope["headers"])
        device = self._hall.services.shelf.device(hashed(token)) if is_token(token) else None
        one = Connection(send, device.id if device else 0, lambda c: [])
        sender = asyncio.get_running_loop().create_task(one.run())
        self._metrics.connections.inc()
        try:
            if self._crowded(address):
                self._bid(one, SLOW, say("server-busy"))
            elif token and device is None:
                self._bid(one, FLOOD, say("server-unknown-device"))
            else:
                await self._converse(scope, receive, one)
        finally:
            self._metrics.connections.dec()
            await self._ended(one, sender)

    def _crowded(self, address: str) -> bool:
        near = address.startswith("127.") or address == "::1"
        return not near and self._open[address] > self._hall.services.settings.sockets_per_address

    async def _ended(self, one: Connection, sender: asyncio.Task[None]) -> None:
        if one.code is not None:
            self._metrics.closed.labels(str(one.code)).inc()
            await asyncio.wait([sender], timeout=5)
        sender.cancel()

    def _bid(self, one: Connection, code: int, why: Message) -> None:
        one.close(code, text_of(outbound.Bye(code=code, text=WORDS[one.lang].render(why))))

    async def _converse(self, scope: Any, receive: Any, one: Connection) -> None:
        flood = Flood(self._hall.services.settings.messages_per_20_seconds)
        room: Room | None = None
        try:
            while one.code is None:
                event = await self._next(receive, one, None if room else HELLO_SECONDS)
                if event is None or event["type"] == "websocket.disconnect":
                    return
                message = self._message(event, one, flood)
                if message is None:
                    return
                started = self._hall.services.now()
                if isinstance(message, inbound.Hello):
                    room = await self._hello(scope, one, message, room)
                    if room is None:
                        return
                elif room is None:
                    self._bid(one, FLOOD, say("server-hello-first"))
                    return
                elif not self._put_off(one, message):
                    with self._hall.strain.working() if orders.keeps(message) else nullcontext():
                        await orders.obey(room, one, message)
                self._metrics.seconds.observe(self._hall.services.now() - started)
        except Exception as error:
            # A fault of the program: this socket ends, the others know nothing of it.
            self._metrics.errors.inc()
            self._hall.services.log.error("socket failed", error=repr(error), exc_info=True)
            self._bid(one, FAULT, say("server-fault"))
        finally:
            if room is not None:
                room.detach(one)

    def _put_off(self, one: Connection, message: Any) -> bool:
        """Whether a command is not begun, as the server is too busy for it or stops; its sender is told."""
        id = getattr(message, "id", None)
        if id is None or not (self._hall.strain.pressed or self._hall.stopping):
            return False
        why = say("server-restarts" if self._hall.stopping else "server-pressed")
        retry = randrange(*AGAIN)  # not all at the same moment
        one.put(text_of(outbound.Busy(id=id, text=WORDS[one.lang].render(why), retry=retry)))
        self._metrics.busy.inc()
        return True

    async def _next(self, receive: Any, one: Connection, seconds: float | None) -> dict[str, Any] | None:
        """The next event; None where hello did not come in time, or where the connection was closed here."""
        reading = asyncio.ensure_future(receive())
        closed = asyncio.ensure_future(one.closed.wait())
        try:
            await asyncio.wait({reading, closed}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                event: dict[str, Any] = reading.result()
                return event
            if not one.closed.is_set():
                self._bid(one, FLOOD, say("server-hello-first"))
            return None
        finally:
            closed.cancel()
            reading.cancel()

    def _message(self, event: dict[str, Any], one: Connection, flood: Flood) -> Any | None:
        """The message of a frame; None where it ends the socket."""
        if flood.too_many(self._hall.services.now()):
            self._bid(one, FLOOD, say("server-flood"))
            return None
        try:
            message = read(event)
        except OverflowError:
            self._bid(one, TOO_BIG, say("server-frame-size", most=MOST_FRAME))
            return None
        except TypeError:
            self._bid(one, BINARY, say("server-frame"))
            return None
        except ValueError:
            self._bid(one, MALFORMED, say("server-frame"))
            return None
        self._metrics.messages.labels(type(message).__struct_config__.tag).inc()
        return message

    async def _sought(self, scope: Any) -> Room | None:
        code, settings = read_code(scope["path"].rpartition("/")[2]), self._hall.services.settings
        try:
            return await self._hall.sought(code, guard.address(scope, settings))
        except TooOften:
            return None

    async def _hello(
        self, scope: Any, one: Connection, message: inbound.Hello, before: Room | None
    ) -> Room | None:
        """Enter the room; None where there is none, or the socket was in one already."""
        one.lang = known(message.lang) or "en"
        one.watch = message.watch or not one.device
        room = before or await self._sought(scope)
        if room is None or room.gone:
            self._bid(one, NO_TABLE, say("server-no-table"))
            return None
        if one.device in room.kept.barred and one.device:
            self._bid(one, KICKED, say("server-sent-away"))
            return None
        if self._hall.stopping:
            self._bid(one, RESTART, say("server-restarts"))
            return None
        one.follow(room.latest)
        room.attach(one)
        if message.have == room.version and room.kept.clock is None:  # clocks go on by themselves
            one.put(text_of(outbound.Current(version=room.version)))
        else:
            for text in room.latest(one):
                one.put(text)
        room.presence()
        try:
            await attendance.came(room, one)
            await matches.begin_if_ready(room)
        except Refused as refusal:  # the disk is full, say: whoever comes may look on all the same
            room.refuse(one, "", refusal.message)
        room.stir()
        return room
