"""The bots of one table: each thinks in a worker process, and moves by the same commands as people.

Must never show a bot more than its seat may know, nor think on the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from pillarbox.core.message import Refused
from pillarbox.play.commands import Act, AnyCommand, Throw
from pillarbox.play.log import NotKept
from pillarbox.play.people import is_bot
from pillarbox.play.point import Point
from pillarbox.play.table import Decision
from pillarbox.plugins import BrokenPlugin
from pillarbox.web import jobs
from pillarbox.web.desk import WORDS, Desk
from pillarbox.web.services import Services
from pillarbox.web.views import owing

RETRY = 1.0
"""Seconds after which a bot tries again where the store could not keep its move."""


class Bots:
    """What makes the bots of a table move."""

    def __init__(
        self,
        desk: Desk,
        services: Services,
        play: Callable[[AnyCommand], Awaitable[Decision]],
        publish: Callable[[], None],
    ) -> None:
        self._desk = desk
        self._services = services
        self._play = play
        self._publish = publish
        self._task: asyncio.Task[None] | None = None

    def stir(self) -> None:
        """Let them move, if one of them is to."""
        if (self._task is None or self._task.done()) and self._next() is not None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """No bot moves any more."""
        if self._task is not None:
            self._task.cancel()

    def interrupt(self) -> None:
        """Whoever thinks stops it; what is asked now is asked anew at the next `stir`."""
        self.stop()
        self._task = None

    @property
    def busy(self) -> bool:
        """Whether one is about to move."""
        return self._task is not None and not self._task.done()

    def _next(self) -> tuple[Point, int] | None:
        desk, point = self._desk, self._desk.point
        if point is None or point.over or not point.ready or desk.kept.pause or desk.gone:
            return None
        if point.node.kind == "chance" and point.created.dice == "by-hand":
            return None  # somebody throws for it, beside the screen
        return next(((point, seat) for seat in owing(point) if is_bot(point.players[seat])), None)

    async def _run(self) -> None:
        while (found := self._next()) is not None:
            point, seat = found
            await asyncio.sleep(self._services.settings.bot_pause)
            if self._desk.point is not point:
                continue
            command = await self._command(point, seat)
            if self._desk.point is not point and self._next() is None:
                return
            try:
                await self._play(command)
            except NotKept:
                await asyncio.sleep(RETRY)
                continue
            self._publish()

    async def _command(self, point: Point, seat: int) -> AnyCommand:
        desk = self._desk
        if point.node.kind == "chance":
            return Throw(seat=seat, node=point.opened)
        assert desk.sitting is not None, "a point comes of a match"
        seen = desk.game.rules.observe(point.ruleset, point.state, seat)
        match, player = point.created.match, point.players[seat]
        try:
            text = await self._services.thinkers.run(
                jobs.choose, desk.game.id, point.ruleset, seen, match, point.count, player, 0
            )
        except Exception as error:  # too long, or a fault of its own: the game goes on with the first choice
            if not isinstance(error, Refused) or isinstance(error, BrokenPlugin):
                self._services.metrics.errors.inc()
                why = WORDS["en"].render(error.message) if isinstance(error, BrokenPlugin) else repr(error)
                self._services.log.error("bot failed", policy=player, error=why)
            action = desk.game.rules.legal(point.ruleset, seen.state, seat)[0]
            text = desk.game.notation.action_text(point.ruleset, action)
        return Act(seat=seat, actions=(text,), node=point.opened)
