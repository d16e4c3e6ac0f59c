"""One socket: what waits to be sent to it, and the task that sends it.

A reader that stops reading costs a bounded queue and nothing else: what it missed is replaced by one whole
view when it reads again, and it is closed if it doesn't. Must never hold up anybody else.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]

MOST_MESSAGES = 64
MOST_BYTES = 256 * 1024
PATIENCE = 20.0
"""Seconds that one message may take to be handed to the network before its reader counts as gone."""

BINARY, MALFORMED, FLOOD, TOO_BIG, FAULT, RESTART, SLOW = 1003, 1007, 1008, 1009, 1011, 1012, 1013
DISPLACED, KICKED, NO_TABLE = 4000, 4001, 4004
"""Close codes; `docs/wire.md` tells when each is used."""


class Connection:
    """A socket at a table. `device` is 0 for somebody without a device, who can only watch."""

    def __init__(self, send: Send, device: int, latest: Callable[[Connection], list[str]]) -> None:
        """`latest` gives what replaces all that a slow reader missed."""
        self.device = device
        self.lang = "en"
        self.watch = False
        self.look: int | None = None
        self.joined = False
        self.asking = False
        """Whether the coach thinks for it."""
        self.hears_more = False
        """Whether the coach has answered and thinks on for a better answer."""
        self._send = send
        self._latest = latest
        self._queue: deque[str] = deque()
        self._size = 0
        self._behind = False
        self._wake = asyncio.Event()
        self._code: int | None = None
        self.closed = asyncio.Event()

    def follow(self, latest: Callable[[Connection], list[str]]) -> None:
        """From now on this gives what replaces all that a slow reader missed."""
        self._latest = latest

    @property
    def code(self) -> int | None:
        """The code it is closed with, or is about to be; None while it is open."""
        return self._code

    @property
    def waiting(self) -> int:
        """Messages that wait to be sent."""
        return len(self._queue)

    def put(self, text: str) -> None:
        """Send this when its turn comes; everything before it gives way to one view where too much waits."""
        if self._code is not None or self._behind:
            return
        self._queue.append(text)
        self._size += len(text)
        if len(self._queue) > MOST_MESSAGES or self._size > MOST_BYTES:
            self._queue.clear()
            self._size = 0
            self._behind = True
        self._wake.set()

    def close(self, code: int, last: str = "") -> None:
        """Send what waits and `last`, then close with this code. The first code given stands."""
        if self._code is None:
            if last and not self._behind:
                self._queue.append(last)
            self._code = code
            self._wake.set()

    async def run(self) -> None:
        """Send until the connection is closed by either side."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                await self._drain()
                if self._code is not None:
                    await self._handed({"type": "websocket.close", "code": self._code, "reason": ""})
                    return
        except TimeoutError:
            await self._give_up()
        except OSError:  # the network is gone, and the reader with it
            return
        finally:
            self._queue.clear()
            self.closed.set()

    async def _drain(self) -> None:
        while self._queue or self._behind:
            if not self._queue:
                self._behind = False
                for text in self._latest(self):
                    await self._handed({"type": "websocket.send", "text": text})
                continue
            text = self._queue.popleft()
            self._size -= len(text)
            await self._handed({"type": "websocket.send", "text": text})

    async def _handed(self, message: dict[str, Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._send(message)

    async def _give_up(self) -> None:
        self._code = SLOW
        try:
            async with asyncio.timeout(1.0):
                await self._send({"type": "websocket.close", "code": SLOW})
        except (TimeoutError, OSError):
            return
