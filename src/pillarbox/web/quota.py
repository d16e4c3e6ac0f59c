"""So much of a kind from one address in an hour: tables made, browsers made known, codes tried.

Must never keep an address longer than it counts.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from pillarbox.core.message import Refused, say

HOUR = 3600.0


class TooOften(Refused):
    """That was too much from one address; later it can be again."""


class Quota:
    """So many of a kind from one address in an hour."""

    MOST_ADDRESSES = 10_000

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._now = now
        self._times: dict[str, deque[float]] = {}

    def take(self, address: str) -> None:
        """Count one. Raises TooOften where that is too many."""
        times = self._lately(address)
        if len(times) >= self._most:
            raise TooOften(say("server-too-often"))
        times.append(self._now())

    def spent(self, address: str) -> bool:
        """Whether there is no more for this address."""
        return len(self._lately(address)) >= self._most

    def _lately(self, address: str) -> deque[float]:
        now = self._now()
        if len(self._times) > self.MOST_ADDRESSES:
            self._times = {k: v for k, v in self._times.items() if v and v[-1] > now - HOUR}
        times = self._times.setdefault(address, deque())
        while times and times[0] < now - HOUR:
            times.popleft()
        return times
