"""The whole server as one ASGI application: sockets first, then files, then the API.

Sockets are dispatched before the framework, which would slow them. Must never hold a rule or a sentence.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from pillarbox import __version__
from pillarbox.core import codec
from pillarbox.core.message import Message, Refused, say
from pillarbox.web import (
    api_daily,
    api_matches,
    api_me,
    api_own,
    api_print,
    api_rulesets,
    api_server,
    api_tables,
    daily,
    guard,
    statics,
)
from pillarbox.web.desk import WORDS
from pillarbox.web.hall import Hall
from pillarbox.web.past import Past
from pillarbox.web.problem import (
    Error,
    ErrorBody,
    Problem,
    on_depth,
    on_fault,
    on_http,
    on_problem,
    on_refused,
)
from pillarbox.web.quota import Quota
from pillarbox.web.replays import Replays
from pillarbox.web.reviews import Reviews
from pillarbox.web.services import Services
from pillarbox.web.sockets import Sockets

AHEAD = 1800
"""Seconds between two looks whether the dice of tomorrow are sealed."""
MOST_BODY = 64 * 1024


def _api(hall: Hall) -> Litestar:
    app = Litestar(
        route_handlers=[
            *api_me.HANDLERS,
            *api_rulesets.HANDLERS,
            *api_print.HANDLERS,
            *api_tables.HANDLERS,
            *api_matches.HANDLERS,
            *api_own.HANDLERS,
            *api_daily.HANDLERS,
            *api_server.HANDLERS,
        ],
        exception_handlers={
            Problem: on_problem,
            Refused: on_refused,
            HTTPException: on_http,
            RecursionError: on_depth,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Pillarbox", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MOST_BODY,
        response_headers={"cache-control": "no-store", "x-content-type-options": "nosniff"},
        logging_config=None,
    )
    app.state.hall = hall
    app.state.tables_quota = Quota(hall.services.settings.tables_per_hour)
    app.state.reviews = Reviews(hall.services)
    app.state.replays = Replays()
    app.state.past = Past(hall.services)
    app.state.odds = {}
    app.state.perfect = {}
    return app


class App:
    """One server. `services` are opened before and closed after by whoever runs it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.hall = Hall(services)
        self._sockets = Sockets(self.hall)
        self._api = _api(self.hall)
        self._beating: list[asyncio.Task[None]] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request, or hold one socket."""
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        elif scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
        elif not guard.admitted(scope, self.services.settings):
            await _turned_away(send, 403, say("server-foreign"))
        elif scope["method"] not in guard.SAFE and (self.hall.strain.pressed or self.hall.stopping):
            await _turned_away(send, 503, say("server-pressed"))
        elif not await statics.answer(scope, send, self.services.settings.fresh):
            await self._api(scope, receive, send)

    async def _lifespan(self, receive: Any, send: Any) -> None:
        while True:
            event = await receive()
            if event["type"] == "lifespan.startup":
                self.hall.later(self.hall.wake())
                loop = asyncio.get_running_loop()
                self._beating = [loop.create_task(one) for one in (self._beat(), self.hall.strain.watch())]
                await send({"type": "lifespan.startup.complete"})
            else:
                self.hall.stop()
                self._api.state.reviews.stop()
                self.services.advisers.stop()
                for task in self._beating:
                    task.cancel()
                await send({"type": "lifespan.shutdown.complete"})
                return

    async def _beat(self) -> None:
        """Once a second: look after what only time changes."""
        beats = 0
        while True:
            if beats % AHEAD == 0:  # the dice of tomorrow are sealed today, whether anybody asks or not
                self.hall.later(daily.sealed_ahead(self.hall))
            beats += 1
            await asyncio.sleep(1.0)
            await self.hall.beat()


async def _turned_away(send: Any, status: int, why: Message) -> None:
    body = codec.encode(ErrorBody(Error(why.id, WORDS["en"].render(why))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 503:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
