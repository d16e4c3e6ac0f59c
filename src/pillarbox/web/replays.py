"""Points of a match that are asked for one after another: walked along once, kept for a while.

Must never decide who may see a point.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from pillarbox.core.message import Message
from pillarbox.play.fold import begin
from pillarbox.play.point import Point
from pillarbox.play.telling import Step, step_told, steps
from pillarbox.web.sitting import Sitting

MOST = 8
"""Matches that are kept."""


class Replays:
    """The points of the matches looked at last."""

    def __init__(self) -> None:
        self._walked: dict[tuple[str, int], tuple[Point, tuple[Step, ...]]] = {}

    async def at(
        self, match: Sitting, number: int, seat: int, names: Sequence[str]
    ) -> tuple[Point, list[Message]]:
        """The match after the event of this number, and what that event did as a seat saw it."""
        key = (match.key, match.point.count)
        if key not in self._walked:
            while len(self._walked) >= MOST:
                del self._walked[next(iter(self._walked))]
            self._walked[key] = await asyncio.to_thread(_walk, match)
        first, walked = self._walked[key]
        if number == 0:
            return first, []
        step = walked[number - 1]
        return step.after, step_told(match.game, step, names, seat, board=True)


def _walk(match: Sitting) -> tuple[Point, tuple[Step, ...]]:
    events = match.table.events
    first = begin(match.game, events[0])
    return first, steps(match.game, first, events[1:])
