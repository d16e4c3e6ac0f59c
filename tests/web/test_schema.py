"""The API as its own schema tells it, asked by a program for all that the schema allows and forbids."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
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
            self.server = server
            self._ready.set()
            await self._done.wait()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join(30)


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    made = Background(tmp_path_factory.mktemp("schema"))
    yield made
    made.stop()


@pytest.fixture(scope="module")
def headers(background: Background) -> dict[str, str]:
    url = background.server.url
    with httpx.Client(base_url=url, headers={"origin": url}) as client:
        client.get("/api/me").raise_for_status()
        client.put("/api/me", json={"name": "Anna"}).raise_for_status()
        return {"origin": url, "cookie": f"pillarbox={client.cookies['pillarbox']}"}


def operations(url: str) -> list[APIOperation[Any, Any, Any, Any]]:
    loaded = schemathesis.openapi.from_url(f"{url}/schema/openapi.json")
    found = [result.ok() for result in loaded.get_all_operations() if isinstance(result, Ok)]
    return [one for one in found if (one.method.upper(), one.path) not in LEFT_OUT]


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
"""Not among them: whether all that fits the schema is accepted. No schema says what a game's rules forbid."""

LEFT_OUT = {
    ("POST", "/api/lan"),  # no test lets the local network in
    ("DELETE", "/api/me"),  # a player who is forgotten can ask nothing more
    ("POST", "/api/device/claim"),  # few guesses are allowed, and that is tested elsewhere
}


def test_the_api_keeps_to_its_schema_whatever_it_is_asked(
    background: Background, headers: dict[str, str]
) -> None:
    asked = operations(background.server.url)
    assert len(asked) > 20
    wrong = [f"{one.method} {one.path}: {fault}" for one in asked if (fault := tried(one, headers))]
    assert not wrong, "\n".join(wrong)
    assert background.server.services.metrics.errors._value.get() == 0


def tried(operation: APIOperation[Any, Any, Any, Any], headers: dict[str, str]) -> str:
    """What was found wrong with an operation; empty where nothing was."""

    @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE))
    @RULES
    def right(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(headers=headers, checks=CHECKS)

    @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE))
    @RULES
    def forbidden(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(headers=headers, checks=CHECKS)

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
