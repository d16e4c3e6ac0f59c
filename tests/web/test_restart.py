"""The server as its own process: it stops in good order or is killed, comes again, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from pillarbox.core.record import recorded
from pillarbox.play.store import Store
from pillarbox.play.verify import verify
from tests.web.browser import Player, begin

SETTINGS = {
    "PILLARBOX_SERVER_BOT_PAUSE": "0",
    "PILLARBOX_SERVER_MESSAGES_PER_20_SECONDS": "100000",
    "PILLARBOX_SERVER_BUSY_AFTER": "0",
}


@contextmanager
def served(data: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`pillarbox serve` on this data; its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "pillarbox", "serve", "--json", "--data", str(data), "--port", str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **SETTINGS},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, process.stderr.read() if process.stderr else ""
        yield process, json.loads(line)["url"]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def port_of(url: str) -> int:
    return int(url.rpartition(":")[2])


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_that_is_restarted_in_mid_turn_goes_on_where_it_was(tmp_path: Path, how: int) -> None:
    async def play() -> None:
        with served(tmp_path) as (first, url):
            anna, bob = await Player(url, "Anna").come(), await Player(url, "Bob").come()
            code = await anna.make("classic", "me", "open", "bot:highest-first")
            await bob.join(code)
            await asyncio.gather(anna.sit(code), bob.sit(code))
            await asyncio.gather(begin(anna), begin(bob))
            mover = anna if anna.view["mine"] else bob
            while not mover.view["mine"]:
                await mover.hear()
            seat, node, id = mover.view["mine"][0], mover.view["node"], mover.mark()
            assert (await mover.command("throw", id=id, seat=seat, node=node))["type"] == "done"
            version = mover.view["version"]
            begun = time.monotonic()
            first.send_signal(how)
            codes = [await closed(player) for player in (anna, bob)]
            assert first.wait(8) is not None
            if how == signal.SIGTERM:
                assert codes == [1012, 1012]
                assert first.returncode == 0
                assert time.monotonic() - begun < 8
        with served(tmp_path, port_of(url)) as (_, again):
            assert again == url
            for player in (anna, bob):
                await player.sit(code)
                await player.until("view")
            assert mover.view["version"] >= version
            answer = await mover.command("throw", id=id, seat=seat, node=node)
            assert answer["type"] == "done"  # it was kept, and is not thrown again
            await asyncio.gather(anna.play(), bob.play())
            match = anna.view["table"]["match"]
            assert anna.view["chain"] == bob.view["chain"]
            await asyncio.gather(anna.go(), bob.go())
        with Store(tmp_path) as store:
            events = store.load(match).events
        assert sum(getattr(event, "command", "") == id for event in events) == 1
        assert verify(recorded(events)).ok

    asyncio.run(play())


async def closed(player: Player) -> int:
    """Read on until the socket is closed; with which code."""
    try:
        while True:
            await player.hear()
    except ConnectionClosed as end:
        player.socket = None
        return end.rcvd.code if end.rcvd is not None else 1006


def test_acknowledged_moves_survive_kills_at_any_moment(tmp_path: Path) -> None:
    rng = Random(11)

    async def play() -> None:
        port, code, match, anna = 0, "", "", None
        for _ in range(4):
            with served(tmp_path, port) as (process, url):
                port = port_of(url)
                if anna is None:
                    anna = await Player(url, "Anna").come()
                    code = await anna.make("rounds", "me", changes={"rounds": "20"})
                await anna.sit(code)
                await anna.until("view")
                moves = rng.randrange(2, 8)
                try:
                    while True:
                        moves -= await anna.move() or 0
                        if moves == 0:  # from here on at any moment: before, while or after it is kept
                            asyncio.get_running_loop().call_later(rng.uniform(0, 0.03), process.kill)
                        if not anna.view["mine"]:
                            await anna.hear()
                except ConnectionClosed:
                    match = anna.view["table"]["match"]
        assert anna is not None
        acknowledged = {message["id"] for message in anna.heard if message["type"] == "done"}
        await anna.go()
        with Store(tmp_path) as store:
            events = store.load(match).events
        marks = [getattr(event, "command", "") for event in events if getattr(event, "command", "")]
        assert len(acknowledged) > 5
        assert acknowledged <= set(marks)
        assert len(marks) == len(set(marks))
        assert verify(recorded(events)).ok

    asyncio.run(play())


def test_the_server_says_in_one_line_why_it_cannot_start(tmp_path: Path) -> None:
    with served(tmp_path / "a") as (_, url):
        again = subprocess.run(
            [
                sys.executable,
                "-m",
                "pillarbox",
                "serve",
                "--data",
                str(tmp_path / "b"),
                "--port",
                str(port_of(url)),
            ],
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert again.returncode == 2
    assert again.stdout == ""
    assert len(again.stderr.splitlines()) == 1
    assert "can’t be used" in again.stderr


def test_a_server_may_open_more_sockets_than_a_process_usually_may() -> None:
    resource = pytest.importorskip("resource", reason="this system has no limit of open files")
    code = (
        "import resource as r; most = r.getrlimit(r.RLIMIT_NOFILE)[1];"
        "r.setrlimit(r.RLIMIT_NOFILE, (256, most));"
        "from pillarbox.web import serving; serving.many_files(); print(r.getrlimit(r.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert int(done.stdout) == (65_536 if most < 0 else min(most, 65_536))


def test_a_setting_that_cannot_be_is_named(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pillarbox", "serve", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PILLARBOX_SERVER_GRACE": "soon"},
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "grace" in done.stderr
