"""The coach's answers at all tables: the dearest there are where they come in time, else cheaper ones first.

What rules are worth is solved once, in the process that looks back at matches too, and kept there; nobody
waits for it without an answer. Must never be given more than the asking seat may know.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

from msgspec.structs import replace

from pillarbox import catalogue
from pillarbox.core.game import Observation
from pillarbox.core.message import Message, Refused, say
from pillarbox.web import jobs
from pillarbox.web.workers import Workers

PATIENCE = 1.5
"""Seconds that the dearest answer is waited for before a cheaper one is told."""
MOST = 256
"""So many answers, and so many refusals of whole kinds of matches, are remembered."""
ASKED, PREPARED = 0, 3
"""Ranks: who asks comes first, what may be asked later comes last."""
AHEAD = 8
"""So many kinds of matches at most wait to be solved before anybody asks."""


class Advisers:
    """What the coach has been asked at the tables of one server."""

    def __init__(self, answerers: Workers, solvers: Workers) -> None:
        """`answerers` have a limit of time; `solvers` have none, and keep what they have solved."""
        self._answerers = answerers
        self._solvers = solvers
        self._known: dict[Any, jobs.Counsel] = {}
        self._coming: dict[Any, asyncio.Task[jobs.Counsel]] = {}
        self._hard: dict[Any, Message] = {}
        self._prepared: set[Any] = set()
        self._preparing: set[asyncio.Task[None]] = set()

    async def answers(
        self, game: str, ruleset: Any, seats: int, seen: Observation, twice: bool = True
    ) -> AsyncGenerator[jobs.Counsel]:
        """One answer, or two: a cheaper one, then, if `twice`, the dearest when it is there.

        Raises Refused, instead of the first, where there is nothing to advise.
        """
        coach = catalogue.game(game).coach
        dear, *cheap = coach.ways(seats) if hasattr(coach, "ways") else ({},)
        kind, key = (game, ruleset, seats), (game, ruleset, seen)
        if key in self._known:
            yield self._known[key]
            return
        coming: asyncio.Task[jobs.Counsel] | None = None
        if not cheap:
            yield self._keep(key, await self._answerers.run(jobs.advise, game, ruleset, seen, dear))
            return
        if kind not in self._hard and (twice or key in self._coming):
            coming = self._begun(key, game, ruleset, seen, dear)
            await asyncio.wait({coming}, timeout=PATIENCE)
            if coming.done() and not _refusal(coming):
                yield coming.result()
                return
        found = await self._answerers.run(jobs.advise, game, ruleset, seen, cheap[-1])
        if coming is not None and not coming.done():
            yield _noted(found, say("advice-note-later"))
            await asyncio.wait({coming})
            if not _refusal(coming):
                yield coming.result()
                return
        if coming is not None and (refusal := _refusal(coming)) is not None:
            _room_for_one(self._hard)
            self._hard[kind] = refusal
        reason = self._hard.get(kind)
        note = say("advice-note-later") if reason is None else say("advice-note-cheaper", reason=reason)
        yield _noted(found, note)

    def prepare(self, game: str, ruleset: Any, seats: int) -> None:
        """Begin to solve what the coach and the review of such matches will ask."""
        kind = (game, ruleset, seats)
        if kind in self._prepared or len(self._preparing) >= AHEAD:
            return
        if len(self._prepared) >= MOST:
            self._prepared.clear()
        self._prepared.add(kind)
        work = self._solvers.run(jobs.prepare, game, ruleset, seats, rank=PREPARED)
        task = asyncio.get_running_loop().create_task(work)
        self._preparing.add(task)
        task.add_done_callback(self._prepared_or_not)

    def stop(self) -> None:
        """The server stops."""
        for task in (*self._coming.values(), *self._preparing):
            task.cancel()

    def _prepared_or_not(self, task: asyncio.Task[None]) -> None:
        self._preparing.discard(task)
        if not task.cancelled():
            task.exception()  # who asks is told

    def _begun(
        self, key: Any, game: str, ruleset: Any, seen: Observation, way: dict[str, Any]
    ) -> asyncio.Task[jobs.Counsel]:
        """The task that makes the dearest answer, one for all who ask."""
        if key not in self._coming:
            work = self._solvers.run(jobs.advise, game, ruleset, seen, way, rank=ASKED)
            task = asyncio.get_running_loop().create_task(work)
            self._coming[key] = task
            task.add_done_callback(lambda done: self._arrived(key, done))
        return self._coming[key]

    def _arrived(self, key: Any, task: asyncio.Task[jobs.Counsel]) -> None:
        self._coming.pop(key, None)
        if not task.cancelled() and task.exception() is None:
            self._keep(key, task.result())

    def _keep(self, key: Any, found: jobs.Counsel) -> jobs.Counsel:
        _room_for_one(self._known)
        self._known[key] = found
        return found


def _refusal(task: asyncio.Task[jobs.Counsel]) -> Message | None:
    """What a task that is done was refused for. Raises what else went wrong."""
    if task.cancelled():
        return say("server-restarts")
    error = task.exception()
    if error is not None and not isinstance(error, Refused):
        raise error
    return error.message if error is not None else None


def _noted(found: jobs.Counsel, note: Message) -> jobs.Counsel:
    return replace(found, notes=(*found.notes, note))


def _room_for_one(kept: dict[Any, Any]) -> None:
    """Let go of the oldest."""
    while len(kept) >= MOST:
        del kept[next(iter(kept))]
