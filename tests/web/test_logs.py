"""What the server writes down, and what it never does."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from pillarbox.web import inbound, logs, orders
from tests.web.browser import farewell, table


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_fault_of_the_program_ends_one_socket_and_is_logged_without_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    async def play() -> tuple[list[str], int]:
        async with table(tmp_path, "Zenobia", "Bob") as (server, _, (anna, bob)):
            logs.configure(form, "info")

            async def failing(*_: Any) -> None:
                held = [server.store.load(anna.view["table"]["match"]).secret.hex(), anna.cookie]
                raise RuntimeError(f"a fault with {len(held)} secrets in reach")

            changed: dict[Any, Any] = {**orders.ORDERS, inbound.Ping: failing}
            monkeypatch.setattr(orders, "ORDERS", changed)
            await anna.send({"type": "ping"})
            assert anna.socket is not None
            last, code = await farewell(anna.socket)
            assert (last["type"], code) == ("bye", 1011)
            assert (await bob.command("end", seat=1, agree=False))["type"] == "done"
            secret = server.store.load(bob.view["table"]["match"]).secret.hex()
            faults = int(server.services.metrics.errors._value.get())
            return [secret, anna.http.cookies["pillarbox"], "Zenobia"], faults

    kept, faults = asyncio.run(play())
    written = capsys.readouterr().err
    assert faults == 1
    assert "RuntimeError" in written
    assert [secret for secret in kept if secret in written] == []
    if form == "json":
        (line,) = [json.loads(line) for line in written.splitlines() if "socket failed" in line]
        assert (line["event"], line["level"]) == ("socket failed", "error")
