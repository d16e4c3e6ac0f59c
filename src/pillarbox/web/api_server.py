"""What is asked of the server itself: is it well, what does it count, may the local network in.

Must never tell anything of players or tables.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get, post
from msgspec import Struct

from pillarbox.core.message import Refused, say
from pillarbox.web.metrics import CONTENT_TYPE
from pillarbox.web.problem import REFUSALS, Problem
from pillarbox.web.visitors import AnyRequest, device, hall_of


class Health(Struct, frozen=True):
    """`ok`, or what is amiss in a word."""

    status: str


class LanAddress(Struct, frozen=True):
    """Where phones in the house find this server."""

    address: str


@get("/healthz", responses=REFUSALS, summary="Does the server answer?")
async def health() -> Health:
    """It does."""
    return Health("ok")


@get("/readyz", responses=REFUSALS, summary="Can it keep what is played?")
async def ready(request: Request[Any, Any, Any]) -> Health:
    """503 while the database can't be read, or the server is about to stop."""
    hall = hall_of(request)
    if hall.stopping:
        raise Problem(503, say("server-restarts"))
    try:
        hall.services.shelf.table("")
    except Refused as refusal:
        raise Problem(503, refusal.message) from None
    return Health("ok")


@get("/metrics", responses=REFUSALS, summary="Counters for Prometheus", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """To this machine only, and not through a proxy."""
    if not _near(request):
        raise Problem(403, say("server-near-only"))
    hall = hall_of(request)
    counts = hall.services.metrics
    counts.tasks.set(len(asyncio.all_tasks()))
    counts.waiting.set(sum(one.waiting for room in hall.rooms.values() for one in room.connections))
    return Response(counts.text(), headers={"content-type": CONTENT_TYPE})


@post("/api/lan", responses=REFUSALS, summary="Let phones in the house join", status_code=200)
async def widen(request: Request[Any, Any, Any]) -> LanAddress:
    """Asked from this machine only."""
    device(request)
    hall = hall_of(request)
    if not _near(request) or hall.widen is None:
        raise Problem(403, say("server-near-only"))
    return LanAddress(await hall.widen())


def _near(request: AnyRequest) -> bool:
    client = request.scope.get("client")
    if client is None or request.headers.get("x-forwarded-for"):
        return False
    try:
        return ip_address(client[0]).is_loopback
    except ValueError:
        return False


HANDLERS = [health, ready, metrics, widen]
