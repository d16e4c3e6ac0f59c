"""Many light players at the tables of a server that runs in a process of its own, for measuring it.

They decode of each message only what they need and share one process, so that most of the machine is left to
the server. Must never know a rule: a choice is the first that the view calls legal.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from pillarbox.play.fair import player_commitment

QUICK = {
    "BOT_PAUSE": "0",
    "TABLES_PER_HOUR": "1000000",
    "NEWCOMERS_PER_HOUR": "1000000",
    "MESSAGES_PER_20_SECONDS": "100000",
}


class GameView(Struct):
    """Of the game's view: what is asked."""

    kind: str = ""
    legal: tuple[str, ...] = ()


class Phase(Struct):
    """Of the table."""

    phase: str
    match: str


class Heard(Struct):
    """Of any message: what a light player needs."""

    type: str
    id: str = ""
    version: int = 0
    node: int | None = None
    mine: tuple[int, ...] = ()
    seat: int = -1
    view: GameView | None = None
    table: Phase | None = None
    retry: int = 0
    code: int = 0


_READ = msgspec.json.Decoder(Heard)


@dataclass
class Count:
    """What all players of a crowd have met with."""

    taken: list[float] = field(default_factory=list)
    """Seconds from sending a command to its `done`."""
    done: set[str] = field(default_factory=set)
    """The marks of commands that were answered so."""
    busy: int = 0
    refused: int = 0
    closed: Counter[int] = field(default_factory=Counter)

    def quantile(self, part: float) -> float:
        """Of the times, in seconds; 0 where there is none."""
        times = sorted(self.taken)
        return times[min(len(times) - 1, int(len(times) * part))] if times else 0.0


class House:
    """`pillarbox serve` on a folder, in a process of its own."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self._settings = {f"PILLARBOX_SERVER_{key}": value for key, value in {**QUICK, **settings}.items()}
        self.url = ""
        self.open()

    def open(self) -> None:
        """Start it, on the port it had before."""
        port = self.url.rpartition(":")[2] or "0"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pillarbox", "serve", "--json", "--data", str(self.data), "--port", port],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **self._settings},
        )
        assert self.process.stdout is not None
        self.url = str(json.loads(self.process.stdout.readline())["url"])

    def close(self) -> None:
        """Stop it in good order."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def cpu(self) -> float:
        """Seconds of processor time it has used."""
        text = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(text[11]) + int(text[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """Megabytes of memory it holds."""
        text = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return int(text.partition("VmRSS:")[2].split()[0]) / 1024

    @property
    def files(self) -> int:
        """So many files and sockets it has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def slow(self, seconds: float) -> float:
        """Which part of all messages took it longer than this, by its own clock; a bound of its histogram."""
        name = "pillarbox_message_seconds"
        whole = self.figure(f"{name}_count")
        return 1 - self.figure(f'{name}_bucket{{le="{seconds}"}}') / whole if whole else 0.0

    def figure(self, name: str) -> float:
        """One of its own counters; 0 where there is none."""
        text = httpx.get(f"{self.url}/metrics").text
        found = [line.rpartition(" ")[2] for line in text.splitlines() if line.startswith(name + " ")]
        return float(found[0]) if found else 0.0


class Light:
    """One device at one table."""

    def __init__(self, house: House, count: Count, cookie: str, code: str, *, watch: bool = False) -> None:
        self.house, self.count, self.cookie, self.code, self.watch = house, count, cookie, code, watch
        self.socket: ClientConnection | None = None
        self.now = Heard("")
        self.views = 0
        self.seen = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Heard]] = {}
        self._seed = b""
        self._reading: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Open the socket, say hello, and listen from then on."""
        self.views = 0
        self.seen.clear()
        self.socket = await connect(
            self.house.url.replace("http", "ws", 1) + f"/ws/{self.code}",
            additional_headers={"cookie": self.cookie},
            origin=Origin(self.house.url),
            compression=None,
            max_queue=None,
            ping_interval=None,
            open_timeout=60,
        )
        await self.socket.send(json.dumps({"type": "hello", "watch": self.watch}))
        self._reading = asyncio.create_task(self._read(self.socket))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(_READ.decode(text))
        except ConnectionClosed:
            pass
        self.count.closed[socket.close_code or 1006] += 1
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_result(Heard("lost"))

    def _hear(self, message: Heard) -> None:
        if message.type == "view":
            self.now = message
            self.views += 1
            self.seen.set()
        elif message.type in ("done", "refused", "busy", "pong"):
            waiting = self._answers.get(message.id)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)

    async def ask(self, **message: Any) -> Heard:
        """Send this and wait for its answer, whatever it is."""
        assert self.socket is not None
        id = str(message.get("id", ""))
        waiting = self._answers[id] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps(message))
            answer: Heard = await waiting
            return answer
        except ConnectionClosed:
            return Heard("lost")
        finally:
            self._answers.pop(id, None)

    async def command(self, **message: Any) -> Heard:
        """Send a command, again where the server is busy; counted and timed from its last sending."""
        id = ("t" if message["type"] == "host" else "m") + secrets.token_hex(6)
        while True:
            begun = time.perf_counter()
            answer = await self.ask(id=id, **message)
            if answer.type != "busy":
                break
            self.count.busy += 1
            await asyncio.sleep(answer.retry / 1000)
        if answer.type == "done":
            self.count.taken.append(time.perf_counter() - begun)
            self.count.done.add(id)
        elif answer.type == "refused":
            self.count.refused += 1
        return answer

    async def step(self) -> bool:
        """Do what is asked of the first own seat; whether anything was."""
        now = self.now
        table = now.table
        if table is None:
            return False
        if table.phase in ("over", "aborted"):
            return (await self.command(type="host", do="rematch")).type == "done"
        if not now.mine:
            return False
        seat = now.mine[0]
        if table.phase == "seeds":
            if self._seed:
                opened, self._seed = self._seed.hex(), b""
                return (await self.command(type="seed", seat=seat, open=opened)).type == "done"
            self._seed = secrets.token_bytes(16)
            promise = player_commitment(seat, self._seed).hex()
            return (await self.command(type="seed", seat=seat, commit=promise)).type == "done"
        if now.view is None:
            return False
        if now.view.kind == "chance":
            return (await self.command(type="throw", seat=seat, node=now.node)).type == "done"
        first = now.view.legal[:1]
        return (
            bool(first)
            and (await self.command(type="act", seat=seat, node=now.node, actions=first)).type == "done"
        )

    async def play(self, until: float, pause: float) -> None:
        """Go on playing, one command in so many seconds on average where it is the own turn."""
        while time.monotonic() < until and self.socket is not None and self.socket.close_code is None:
            begun = time.monotonic()
            self.seen.clear()
            if not await self.step():
                try:
                    await asyncio.wait_for(self.seen.wait(), 0.5)
                except TimeoutError:
                    continue
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))

    async def go(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None


async def newcomer(client: httpx.AsyncClient) -> str:
    """A device that has just been made known; its cookie."""
    answer = await client.get("/api/me")
    answer.raise_for_status()
    client.cookies.clear()
    return answer.headers["set-cookie"].partition(";")[0]


async def pairs(
    house: House, count: Count, matches: int, ruleset: str = "email"
) -> list[tuple[Light, Light]]:
    """Two at each of so many tables, their sockets open."""
    found = []
    async with httpx.AsyncClient(base_url=house.url, headers={"origin": house.url}, timeout=60) as client:
        for _ in range(matches):
            left, right = await newcomer(client), await newcomer(client)
            wish = {"ruleset": ruleset, "seats": [{"kind": "me", "name": "Left"}, {"kind": "open"}]}
            made = await _posted(client, "/api/tables", wish, left)
            await _posted(client, f"/api/tables/{made['code']}/join", {"name": "Right"}, right)
            pair = Light(house, count, left, made["code"]), Light(house, count, right, made["code"])
            await asyncio.gather(*(one.come() for one in pair))
            found.append(pair)
    return found


async def watchers(house: House, count: Count, code: str, many: int) -> list[Light]:
    """So many who look on at a table, each from a device of its own."""
    found = []
    async with httpx.AsyncClient(base_url=house.url, headers={"origin": house.url}, timeout=60) as client:
        for _ in range(many):
            one = Light(house, count, await newcomer(client), code, watch=True)
            await one.come()
            found.append(one)
    return found


async def _posted(client: httpx.AsyncClient, path: str, body: Any, cookie: str) -> Any:
    while True:
        answer = await client.post(path, json=body, headers={"cookie": cookie})
        if answer.status_code != 503:  # too busy to make tables: a little later
            answer.raise_for_status()
            return answer.json()
        await asyncio.sleep(float(answer.headers["retry-after"]))
