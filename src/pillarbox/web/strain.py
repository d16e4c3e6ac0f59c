"""How hard pressed the server is: how late its event loop runs, and how long commands have been under way.

Past what it can do, commands would wait ever longer, and all of them. So from a certain lateness on they are
not begun but answered at once: busy, try again in a moment. What is begun is finished in good time, and who
is turned away loses nothing. Must never turn away what is under way already.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

TICK = 0.05
"""Seconds between two looks at the clock."""
FEWEST, FIRST, MOST = 16, 100, 400
"""Commands that may be under way at a time: at least, at first, at most. Fewer would not share a commit to
the disk well, which matters most where the loop is late because the machine is busy with other things.
"""


class Strain:
    """How hard pressed one server is; `most` seconds late is too late, 0: never."""

    def __init__(self, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._now = now
        self._late = (0.0, 0.0)
        self._due: float | None = None
        self._begun: dict[int, float] = {}
        self._numbers = itertools.count()
        self._limit = float(FIRST)

    async def watch(self) -> None:
        """Look at the clock for ever."""
        while True:
            self._due = self._now() + TICK
            await asyncio.sleep(TICK)
            self.looked(self._now() - self._due)

    def looked(self, late: float) -> None:
        """Take note of how late a look at the clock was, and let more or fewer be under way from now on.

        What is under way together is kept, and then told to everybody, together: so their number decides how
        long each of them takes. It grows slowly as long as all is well, and shrinks fast when it is not.
        """
        self._late = (self._late[1], late)
        if late > self._most / 2:
            self._limit = max(FEWEST, self._limit * 0.7)
        else:
            self._limit = min(MOST, self._limit + 1)

    @property
    def pressed(self) -> bool:
        """Whether new commands must wait: enough are under way, or the loop was late twice in a row, or is
        for twice as long by now.

        A single pause (a table that is read, memory that is tidied) turns nobody away.
        """
        if not self._most:
            return False
        if len(self._begun) >= self._limit:
            return True
        now = self._now()
        overdue = now - self._due if self._due is not None else 0.0
        oldest = next(iter(self._begun.values()), now)
        return min(self._late) > self._most or max(overdue, now - oldest) > 2 * self._most

    @contextmanager
    def working(self) -> Iterator[None]:
        """While a command is under way."""
        number = next(self._numbers)
        self._begun[number] = self._now()
        try:
            yield
        finally:
            del self._begun[number]

    @property
    def under_way(self) -> int:
        """So many commands are under way."""
        return len(self._begun)

    async def settled(self, seconds: float) -> None:
        """Wait until what is under way is done, but no longer than this."""
        end = time.monotonic() + seconds
        while self._begun and time.monotonic() < end:
            await asyncio.sleep(0.01)
