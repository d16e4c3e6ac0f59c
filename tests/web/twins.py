"""Two worlds that differ only in what one viewer can't see, and every byte that it is sent in each.

Both are the real server, spoken to where uvicorn speaks to it. The dice are scripted: in both worlds the same
fall, but seeds, undealt cards, other people's cards and sealed choices differ.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest import mock

from pillarbox.core.record import Drawn
from pillarbox.play.dice import FairDice
from pillarbox.play.fair import player_commitment
from pillarbox.play.store import Store
from pillarbox.play.telling import moves, steps
from pillarbox.web import hall, sitting
from pillarbox.web.app import App
from pillarbox.web.kept import Chair, Kept
from pillarbox.web.making import rules_of
from pillarbox.web.room import Room
from pillarbox.web.secret import hashed
from pillarbox.web.services import Services
from tests.web.browser import QUICK

ORIGIN = "http://127.0.0.1:1"
HOST = b"127.0.0.1:1"

PONG = '{"type":"pong"}'

DECLARED = re.compile(r'"(commit|commitment|chain|seal|prev|head|key)":"([0-9a-f ]*)"')
"""Commitments, seals, and what the hash chain makes of them: the fields that may differ."""


def plain(text: str) -> str:
    """The same text with a placeholder of the same length in each declared field."""
    return DECLARED.sub(lambda m: f'"{m[1]}":"{"#" * len(m[2])}"', text)


class Scripted(FairDice):
    """Dice that fall as the script says, under a seed of the world's own."""

    script: str = ""
    order: tuple[int, ...] = ()

    def draw(
        self, seeds: tuple[str, ...], source: str, number: int, asks: tuple[int, ...]
    ) -> tuple[int, ...]:
        rng = Random(f"{self.script} {source} {number}")
        return tuple(rng.randrange(n) for n in asks)

    def card(self, seeds: tuple[str, ...], number: int, size: int) -> int:
        return [card for card in self.order if card < size][number]


class Socket:
    """A socket without a network: what is sent to it, in order."""

    def __init__(self, app: App, code: str, token: str) -> None:
        self.sent: list[str] = []
        self.ponged = asyncio.Event()
        self._to: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        scope = {
            "type": "websocket",
            "path": f"/ws/{code}",
            "scheme": "ws",
            "client": ("127.0.0.1", 2),
            "headers": [
                (b"host", HOST),
                (b"origin", ORIGIN.encode()),
                (b"cookie", f"pillarbox={token}".encode()),
            ],
        }
        self._to.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._to.get, self._heard))

    async def _heard(self, message: dict[str, Any]) -> None:
        if message.get("text") == PONG:
            self.ponged.set()
        elif message["type"] == "websocket.send":
            self.sent.append(message["text"])

    def say(self, message: dict[str, Any]) -> None:
        self._to.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def close(self) -> None:
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


async def got(app: App, path: str, token: str) -> str:
    """What HTTP answers."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    where, _, query = path.partition("?")
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "path": where,
        "raw_path": where.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "scheme": "http",
        "client": ("127.0.0.1", 2),
        "server": ("127.0.0.1", 1),
        "state": {},
        "headers": [(b"host", HOST), (b"cookie", f"pillarbox={token}".encode())],
    }
    await app(scope, receive, send)
    head = sent[0]
    body = b"".join(message.get("body", b"") for message in sent[1:])
    return f"{head['status']} {sorted(head['headers'])} {body.decode()}"


@dataclass
class Told:
    """One step of a match: what the viewer may know then, and what it was sent until then."""

    observed: Any
    mover: int
    over: bool
    heard: list[str]


@dataclass
class Case:
    """A pair's script: the rules, the seats, who looks."""

    number: int
    ruleset: str
    seats: int
    viewer: int
    order: tuple[int, ...] = ()
    cards_seen: set[int] = field(default_factory=set)
    dealt: int = 0

    @property
    def script(self) -> str:
        return f"pair {self.number} {self.ruleset} {self.seats} {self.viewer}"


class World:
    """One of the two: a server, and the rng of all that is hidden."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self.store = Store(folder)
        self.services = Services(self.store, QUICK)
        self.app = App(self.services)

    def close(self) -> None:
        self.services.close()
        self.store.close()

    @contextmanager
    def scripted(self, case: Case, order: tuple[int, ...]) -> Iterator[None]:
        rng = Random(f"{self.name} {case.script}")
        kind = type("Dice", (Scripted,), {"script": case.script, "order": order})
        fake = SimpleNamespace(token_hex=lambda n: f"{case.number:016x}", token_bytes=rng.randbytes)
        codes = Random(case.script)
        code = lambda length=4: "".join(codes.choice("BCDFGHJKLM") for _ in range(6))  # noqa: E731
        with (
            mock.patch.object(sitting, "secrets", fake),
            mock.patch.object(sitting, "FairDice", kind),
            mock.patch.object(hall, "new_code", code),
        ):
            yield

    async def table(self, case: Case) -> tuple[Room, list[str]]:
        """A table whose seats are each a device's, and a device of somebody who looks on."""
        tokens = [f"{case.number:08d}{seat:035d}" for seat in range(case.seats + 1)]
        devices = [await self.services.shelf.new_device(hashed(token)) for token in tokens]
        game, ruleset = rules_of(case.ruleset, {})
        chairs = tuple(
            Chair(kind="person", name=f"Player {n}", device=devices[n].id) for n in range(case.seats)
        )
        kept = Kept(
            code="",
            game=game.id,
            ruleset=json.loads(json.dumps(_plain(ruleset))),
            chairs=chairs,
            host=devices[0].id,
            made=1,
        )
        room = await self.app.hall.make(kept)
        return room, tokens

    async def play(self, case: Case, order: tuple[int, ...], most: int = 400) -> list[Told]:
        """The match, to its end; what the viewer was told, step by step."""
        with self.scripted(case, order):
            room, tokens = await self.table(case)
            sockets = [Socket(self.app, room.kept.code, token) for token in tokens]
            for socket in sockets:
                socket.say({"type": "hello", "lang": "en"})
                await _quiet(room, socket)
            viewer = sockets[case.viewer]
            try:
                return await self._moves(case, room, sockets, viewer, tokens[case.viewer], most)
            finally:
                for socket in sockets:
                    await socket.close()
                await self.app.hall.take_off([room.kept.code])

    async def _moves(
        self, case: Case, room: Room, sockets: list[Socket], viewer: Socket, token: str, most: int
    ) -> list[Told]:
        shared, hidden = Random(case.script), Random(f"{self.name} hidden {case.script}")
        told: list[Told] = []
        for step in range(most):
            point = room.point
            assert point is not None
            if point.over:
                break
            mover = self._mover(room, shared)
            own = Random(f"{case.script} {step}")
            sealed = point.node.kind == "simultaneous" and mover != case.viewer
            sockets[mover].say(self._message(room, mover, step, hidden if sealed else own))
            await _quiet(room, sockets[mover])
            heard = [plain(text) for text in viewer.sent]
            viewer.sent.clear()
            if step % 7 == 3:
                for path in ("record", f"replay?at={step}", ""):
                    answer = await got(self.app, f"/api/tables/{room.kept.code}/{path}".rstrip("/"), token)
                    heard.append(plain(answer))
            assert room.sitting is not None
            seat = case.viewer if case.viewer < case.seats else -1
            over = bool(room.sitting.point.over)
            told.append(Told(room.sitting.table.observe(seat), mover, over, heard))
        self._note_cards(case, room)
        return told

    def _mover(self, room: Room, shared: Random) -> int:
        point = room.point
        assert point is not None
        if not point.ready:
            waiting = [n for n, seed in enumerate(point.commitments) if not seed]
            return waiting[0] if waiting else next(n for n, seed in enumerate(point.seeds) if not seed)
        if point.node.kind == "chance":
            assert point.node.roller is not None
            return point.node.roller
        return shared.choice(point.node.seats)

    def _message(self, room: Room, mover: int, step: int, rng: Random) -> dict[str, Any]:
        point, id = room.point, f"s{step}"
        assert point is not None
        if not point.ready:
            seed = bytes([mover + 1]) * 16
            if point.commitments[mover]:
                return {"type": "seed", "id": id, "seat": mover, "open": seed.hex()}
            return {"type": "seed", "id": id, "seat": mover, "commit": player_commitment(mover, seed).hex()}
        if point.node.kind == "chance":
            return {"type": "throw", "id": id, "seat": mover, "node": point.opened}
        assert room.sitting is not None
        legal = room.sitting.table.legal(mover)
        return {
            "type": "act",
            "id": id,
            "seat": mover,
            "node": point.opened,
            "actions": [legal[rng.randrange(len(legal))]],
        }

    def _note_cards(self, case: Case, room: Room) -> None:
        """Which places of the deck the viewer has seen dealt."""
        assert room.sitting is not None
        walked = steps(room.game, _first(room), room.sitting.table.events[1:])
        for step in walked:
            if isinstance(step.event, Drawn) and step.event.source == "deck":
                case.dealt = max(case.dealt, step.event.number + 1)
                (move,) = moves(room.game, step)
                if case.viewer in room.game.rules.witnesses(step.before.ruleset, step.before.state, move):
                    case.cards_seen.add(step.event.number)


def _first(room: Room) -> Any:
    from pillarbox.play.fold import begin

    assert room.sitting is not None
    return begin(room.game, room.sitting.table.events[0])


def _plain(ruleset: Any) -> Any:
    from pillarbox.core import codec

    return codec.plain(ruleset)


async def _quiet(room: Room, socket: Socket) -> None:
    """Wait until the socket's last message was dealt with, and all that followed was sent."""
    socket.ponged.clear()
    socket.say({"type": "ping"})
    async with asyncio.timeout(60):
        await socket.ponged.wait()
        while any(one.waiting for one in room.connections):
            await asyncio.sleep(0)
    for _ in range(5):
        await asyncio.sleep(0)


def other_order(case: Case, order: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """Another deck that the viewer can't tell from this one for a while: from some place on."""
    cut = max(rng.randrange(len(order)) for _ in range(2))
    free = [place for place in range(cut, len(order)) if place not in case.cards_seen]
    cards = [order[place] for place in free]
    rng.shuffle(cards)
    changed = list(order)
    for place, card in zip(free, cards):
        changed[place] = card
    return tuple(changed)


async def compare(left: World, right: World, case: Case) -> tuple[int, int]:
    """One pair. The steps that were compared, and the bytes. Raises AssertionError where they differ."""
    rng = Random(f"order {case.script}")
    order = tuple(rng.sample(range(36), 36))
    one = await left.play(case, order)
    two = await right.play(case, other_order(case, order, rng))
    compared = size = 0
    for first, second in zip(one, two):
        if first.observed != second.observed or first.mover != second.mover or first.over or second.over:
            break  # something was revealed
        assert first.heard == second.heard, (case, compared)
        compared += 1
        size += sum(map(len, first.heard))
    return compared, size
