"""The API as its own schema tells it, asked by a program for all that the schema allows and forbids."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.browser import QUICK, Running, running


class Background:
    """A server in a thread of its own, for a client that waits."""

    def __init__(self, data: Path) -> None:
        self._ready = threading.Event()
        self._done: asyncio.Event
        self._loop: asyncio.AbstractEventLoop
        self.server: Running
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run(data)))
        self._thread.start()
        assert self._ready.wait(30)

    async def _run(self, data: Path) -> None:
        self._done, self._loop = asyncio.Event(), asyncio.get_running_loop()
        async with running(data, QUICK) as server:
            server.app.hall.widen = elsewhere
            self.server = server
            self._ready.set()
            await self._done.wait()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join(30)


LAN = "http://192.0.2.7:8000"
"""An address that is kept for examples: no test lets the local network in."""


async def elsewhere() -> str:
    """Stands for the network that is let in."""
    return LAN


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    made = Background(tmp_path_factory.mktemp("schema"))
    yield made
    made.stop()


Headers = dict[str, str]
Operation = APIOperation[Any, Any, Any, Any]


def newcomer(url: str) -> Headers:
    """What a browser sends that has just come, under a name."""
    with httpx.Client(base_url=url, headers={"origin": url}) as client:
        client.get("/api/me").raise_for_status()
        client.put("/api/me", json={"name": "Anna"}).raise_for_status()
        return {"origin": url, "cookie": f"pillarbox={client.cookies['pillarbox']}"}


def operations(url: str) -> dict[tuple[str, str], Operation]:
    """All there are, by method and path."""
    loaded = schemathesis.openapi.from_url(f"{url}/schema/openapi.json")
    found = [result.ok() for result in loaded.get_all_operations() if isinstance(result, Ok)]
    return {(one.method.upper(), one.path): one for one in found}


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
"""Not among them: whether all that fits the schema is accepted. No schema says what a game's rules forbid."""

LAST = {("DELETE", "/api/me"), ("POST", "/api/device/claim")}
"""Who asks this is another or nobody afterwards: each time somebody new asks."""


def test_the_api_keeps_to_its_schema_whatever_it_is_asked(background: Background) -> None:
    url = background.server.url
    asked, anna = operations(url), newcomer(url)
    assert len(asked) > 25
    wrong = []
    for mark, one in asked.items():
        fault = tried(one, (lambda: newcomer(url)) if mark in LAST else lambda: anna)
        if fault:
            wrong.append(f"{mark}: {fault}")
    assert not wrong, "\n".join(wrong)
    assert background.server.services.metrics.errors._value.get() == 0


def test_what_ends_or_changes_who_asks_keeps_to_its_schema_with_each_of_its_answers(
    background: Background,
) -> None:
    url = background.server.url
    asked = operations(url)
    old, new = newcomer(url), newcomer(url)
    code = httpx.post(f"{url}/api/device/code", headers=old).json()["code"]
    nobody = {"origin": url}
    away = {**newcomer(url), "x-forwarded-for": "203.0.113.9"}
    wanted: list[tuple[str, str, Headers, Any, int]] = [
        ("POST", "/api/lan", newcomer(url), None, 200),
        ("POST", "/api/lan", away, None, 403),
        ("POST", "/api/lan", nobody, None, 401),
        ("POST", "/api/lan", {**new, "origin": "https://evil.example"}, None, 403),
        ("POST", "/api/device/claim", new, {"code": code}, 204),
        ("POST", "/api/device/claim", new, {"code": code}, 400),
        ("POST", "/api/device/claim", nobody, {"code": "BBBBB-BBBBB"}, 400),
        ("POST", "/api/device/claim", {**new, "origin": "null"}, {"code": code}, 403),
        ("DELETE", "/api/me", nobody, None, 401),
        ("DELETE", "/api/me", old, None, 401),
        ("DELETE", "/api/me", {**away, "origin": "null"}, None, 403),
        ("DELETE", "/api/me", away, None, 204),
        ("DELETE", "/api/me", away, None, 401),
    ]
    for method, path, headers, body, status in wanted:
        more = {"body": body, "media_type": "application/json"} if body is not None else {}
        case = asked[method, path].Case(**more)
        answer = case.call_and_validate(headers=headers, checks=CHECKS)
        assert (method, path, answer.status_code) == (method, path, status)


def tried(operation: Operation, headers: Callable[[], Headers]) -> str:
    """What was found wrong with an operation; empty where nothing was."""

    @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE))
    @RULES
    def right(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(headers=headers(), checks=CHECKS)

    @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE))
    @RULES
    def forbidden(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(headers=headers(), checks=CHECKS)

    try:
        right()
        if operation.body or operation.query or operation.path_parameters:
            forbidden()
    except Unsatisfiable:  # nothing can be forbidden there
        return ""
    except BaseExceptionGroup as found:
        return "; ".join(str(one)[:300] for one in found.exceptions)
    except Exception as found:
        return str(found)[:300]
    return ""


RULES = settings(
    max_examples=8,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
