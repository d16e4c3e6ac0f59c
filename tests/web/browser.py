"""A server in this process, and players that speak with it as a page does: over HTTP and a socket."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pillarbox.play.fair import player_commitment
from pillarbox.play.store import Store
from pillarbox.web.app import App
from pillarbox.web.connection import Connection
from pillarbox.web.services import Services
from pillarbox.web.serving import Server, bound, config, url_of
from pillarbox.web.settings import Settings

PATIENCE = 30.0
QUICK = Settings(
    bot_pause=0,
    messages_per_20_seconds=10**6,
    tables_per_hour=10**6,
    codes_per_hour=10**6,
    claims_per_hour=10**6,
    newcomers_per_hour=10**6,
    busy_after=0,  # a machine that tests is busy
)


class Running:
    """A server that runs."""

    def __init__(self, url: str, app: App, server: Server, store: Store) -> None:
        self.url, self.app, self.server, self.store = url, app, server, store

    @property
    def services(self) -> Services:
        return self.app.services

    def open_connections(self) -> list[Connection]:
        return [one for room in self.app.hall.rooms.values() for one in room.connections]


@asynccontextmanager
async def running(
    data: Path, settings: Settings = QUICK, services: Callable[[Store, Settings], Services] = Services
) -> AsyncIterator[Running]:
    one = bound("127.0.0.1", settings.port)
    with Store(data) as store:
        made = services(store, settings)
        app = App(made)
        server = Server(config(app))
        task = asyncio.create_task(server.serve(sockets=[one]))
        while not server.started:
            assert not task.done(), task.exception()
            await asyncio.sleep(0.005)
        try:
            yield Running(url_of(*one.getsockname()[:2]), app, server, store)
        finally:
            server.should_exit = True
            await task
            made.close()
            one.close()


class Player:
    """A browser with one player: its cookie, its socket, the last view it was sent."""

    def __init__(self, url: str, name: str, lang: str = "en") -> None:
        self.url, self.name, self.lang = url, name, lang
        self.http = httpx.AsyncClient(
            base_url=url, headers={"origin": url, "accept-language": lang}, timeout=PATIENCE
        )
        self.socket: ClientConnection | None = None
        self.view: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self._ids = itertools.count(1)
        self._mark = secrets.token_hex(4)
        self._seeds: dict[tuple[str, int], bytes] = {}

    async def come(self) -> Player:
        """Be known to the server, by this name."""
        (await self.http.get("/api/me")).raise_for_status()
        (await self.http.put("/api/me", json={"name": self.name})).raise_for_status()
        return self

    @property
    def cookie(self) -> str:
        return f"pillarbox={self.http.cookies['pillarbox']}"

    async def make(self, ruleset: str, *seats: dict[str, Any] | str, **more: Any) -> str:
        """A table; a seat is `me`, `open`, `here NAME` or `bot:POLICY`. Answers with its code."""
        wanted = {"ruleset": ruleset, "seats": [seat_of(seat) for seat in seats], **more}
        answer = await self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def join(self, code: str, **more: Any) -> dict[str, Any]:
        answer = await self.http.post(f"/api/tables/{code}/join", json={"name": self.name, **more})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def sit(self, code: str, *, watch: bool = False, have: int | None = None) -> Player:
        """Open the socket and say hello."""
        self.view = {}
        self.socket = await opened(self.url, code, {"cookie": self.cookie})
        await self.send({"type": "hello", "lang": self.lang, "watch": watch, "have": have})
        return self

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    def mark(self) -> str:
        return f"{self._mark}-{next(self._ids)}"

    async def command(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a command, again where the server is busy, and wait for its answer: `done`, `refused`,
        `preview` or `advice`.
        """
        id = more.pop("id", None) or self.mark()
        while True:
            await self.send({"type": kind, "id": id, **more})
            answer = await self.until(lambda m: m.get("id") == id)
            if answer["type"] != "busy":
                return answer
            await asyncio.sleep(answer["retry"] / 1000)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.heard.append(message)
        if message["type"] == "view":
            self.view = message
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool] | str) -> dict[str, Any]:
        """The first message that is wanted: of a type, or that a test picks."""
        while True:
            message = await self.hear()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def seen(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The view, once it is as wanted."""
        while not self.view or not wanted(self.view):
            await self.hear()
        return self.view

    @property
    def phase(self) -> str:
        return str(self.view["table"]["phase"]) if self.view else ""

    async def move(self, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> bool:
        """Do what is asked of the first own seat, if anything is: throw, choose, bring a seed."""
        view = self.view
        if not view or not view["mine"] or self.phase in ("over", "aborted"):
            return False
        seat = view["mine"][0]
        if self.phase == "seeds":
            answer = await self._seed(view["table"]["match"], seat)
        elif view["view"]["kind"] == "chance":
            answer = await self._throw(seat)
        else:
            if view["seat"] != seat:
                await self.send({"type": "look", "seat": seat})
                await self.until("view")
            legal = self.view["view"]["legal"]
            answer = await self.command("act", seat=seat, node=self.view["node"], actions=[choose(legal)])
        assert answer["type"] in ("done", "refused"), answer
        return str(answer["type"]) == "done"

    async def _seed(self, match: str, seat: int) -> dict[str, Any]:
        if (match, seat) in self._seeds:
            return await self.command("seed", seat=seat, open=self._seeds.pop((match, seat)).hex())
        self._seeds[match, seat] = seed = secrets.token_bytes(16)
        return await self.command("seed", seat=seat, commit=player_commitment(seat, seed).hex())

    async def _throw(self, seat: int) -> dict[str, Any]:
        view = self.view
        if view["table"]["settings"]["dice"] == "real":
            faces = [Random(view["version"]).randint(1, 6) for _ in range(view["view"]["dice"]["count"] or 1)]
            return await self.command("real", seat=seat, node=view["node"], faces=faces)
        return await self.command("throw", seat=seat, node=view["node"])

    async def play(self, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> dict[str, Any]:
        """Play the match to its end."""
        while self.phase not in ("over", "aborted"):
            if not await self.move(choose):
                await self.hear()
        return self.view

    async def away(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def go(self) -> None:
        await self.away()
        await self.http.aclose()


def seat_of(seat: dict[str, Any] | str) -> dict[str, Any]:
    if isinstance(seat, dict):
        return seat
    if seat.startswith("bot:"):
        return {"kind": "bot", "policy": seat[4:]}
    kind, _, name = seat.partition(" ")
    return {"kind": kind, "name": name}


async def opened(url: str, code: str, headers: dict[str, str], **more: Any) -> ClientConnection:
    """A socket to a table, from a page of the server's own; it never stops reading."""
    address = url.replace("http", "ws", 1) + f"/ws/{code}"
    return await connect(
        address,
        additional_headers=headers,
        origin=more.pop("origin", url),
        compression=None,
        **{"max_queue": None, **more},
    )


async def farewell(socket: ClientConnection) -> tuple[dict[str, Any], int]:
    """Read on until the server closes: its last message, and the code it closes with."""
    last: dict[str, Any] = {}
    while True:
        try:
            last = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        except ConnectionClosed as closed:
            return last, closed.rcvd.code if closed.rcvd is not None else 1006


async def together(*players: Player) -> list[dict[str, Any]]:
    """All play to the end."""
    return await asyncio.gather(*(player.play() for player in players))


class Turned(Services):
    """The services of a server whose time the test turns."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.time = 1000.0
        super().__init__(store, settings, now=lambda: self.time)


@asynccontextmanager
async def table(
    data: Path,
    *names: str,
    ruleset: str = "classic",
    settings: Settings = QUICK,
    services: Callable[[Store, Settings], Services] = Services,
    begun: bool = True,
    **more: Any,
) -> AsyncIterator[tuple[Running, str, list[Player]]]:
    """A server, and a table with so many players at it, the first of them its host, seeds brought."""
    async with running(data, settings, services) as server:
        players = [await Player(server.url, name).come() for name in names]
        code = await players[0].make(ruleset, "me", *["open"] * (len(names) - 1), **more)
        for player in players[1:]:
            await player.join(code)
        for player in players:
            await player.sit(code)
        if begun:
            await asyncio.gather(*(begin(player) for player in players))
        try:
            yield server, code, players
        finally:
            for player in players:
                await player.go()


async def begin(player: Player) -> None:
    """Bring the seeds, until play begins."""
    while player.phase not in ("playing", "over", "aborted"):
        if not (player.phase == "seeds" and await player.move()):
            await player.hear()
