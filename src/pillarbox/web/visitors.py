"""Who asks by HTTP: the device of the cookie, made when a browser comes for the first time.

Must never give a right to anybody but the holder of the token.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from pillarbox.core.message import say
from pillarbox.web import guard
from pillarbox.web.devices import Device
from pillarbox.web.hall import Hall
from pillarbox.web.problem import Problem
from pillarbox.web.quota import Quota
from pillarbox.web.secret import COOKIE, hashed, is_token, new_token

YEAR = 400 * 24 * 3600
AnyRequest = Request[Any, Any, Any]


def hall_of(request: AnyRequest) -> Hall:
    """The server's tables."""
    hall: Hall = request.app.state.hall
    return hall


def token_of(request: AnyRequest) -> str:
    """The token that the browser brings; empty where it brings none."""
    return request.cookies.get(COOKIE, "")


def found(request: AnyRequest) -> Device | None:
    """The device that asks, if it is known."""
    token = token_of(request)
    return hall_of(request).services.shelf.device(hashed(token)) if is_token(token) else None


def device(request: AnyRequest) -> Device:
    """The device that asks. Raises Problem where it is not known."""
    known = found(request)
    if known is None:
        raise Problem(401, say("server-unknown-device"))
    return known


def cookie(request: AnyRequest, token: str) -> Cookie:
    """The cookie that holds a token: out of reach of scripts and of other sites."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="strict",
        secure=guard.secure(request.scope, hall_of(request).services.settings),
    )


async def welcome(request: AnyRequest, quota: Quota) -> tuple[Device, Cookie | None]:
    """The device that asks; where it is not known, a new one and the cookie for it."""
    known = found(request)
    if known is not None:
        return known, None
    quota.take(guard.address(request.scope, hall_of(request).services.settings))
    token = new_token()
    made = await hall_of(request).services.shelf.new_device(hashed(token))
    return made, cookie(request, token)
