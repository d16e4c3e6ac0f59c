"""The server has too much to do: a press is not lost, and nobody has to press again."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Guest
from tools.stage import Server

pytestmark = pytest.mark.browser


def test_a_press_that_the_server_is_too_busy_for_is_sent_again_under_its_mark(
    server: Server, guest: Guest
) -> None:
    page = guest()
    throws: list[dict[str, Any]] = []

    def between(route: WebSocketRoute) -> None:
        line = route.connect_to_server()

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "throw":
                throws.append(message)
                if len(throws) <= 2:
                    answer = {"type": "busy", "id": message["id"], "text": "busy", "retry": 100}
                    route.send(json.dumps(answer))
                    return
            line.send(text)

        route.on_message(heard)

    page.route_web_socket(re.compile("/ws/"), between)
    page.goto(f"{server.url}/new?rules=classic")
    page.get_by_role("button", name="Take away seat 2").click()
    page.get_by_role("button", name="Open this table").click()
    page.locator("[data-act=main]:not([aria-disabled=true])").click()
    expect(page.locator(".table-head")).to_have_text(re.compile(r"throw: \d"), timeout=20_000)
    assert len(throws) == 3
    assert throws[0] == throws[1] == throws[2]
