"""Sends the server what no page would send: mutated frames on many sockets, guessed tokens.

Beside them two players play a match, and must notice nothing.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.web.browser import Player, Running, opened, table, together
from tests.web.hostile import frame
from tools.jobs import Failed, Job

ATTACKERS = 4
LINES = 4
"""Open lines that guess at the same time."""


@dataclass
class Found:
    """What came of it: how sockets were closed, faults of the program, how the victims' match stands."""

    codes: Counter[int] = field(default_factory=Counter)
    errors: int = 0
    victims: str = ""


async def mutated_frames(folder: Path, frames: int, seed: int) -> Found:
    """Send so many frames from four devices that have seats at tables of their own, while two play."""
    found = Found()
    async with table(folder, "Anna", "Bob") as (server, code, (anna, bob)):
        attacks = [
            _attack(server, code, Random(f"{seed}/{n}"), frames // ATTACKERS, found) for n in range(ATTACKERS)
        ]
        over = asyncio.Event()
        playing = asyncio.create_task(_matches(anna, bob, over))
        await asyncio.gather(*attacks)
        over.set()
        await playing
        found.victims = anna.phase
        found.errors = int(server.services.metrics.errors._value.get())
    return found


async def _matches(anna: Player, bob: Player, over: asyncio.Event) -> None:
    """One match after another, as long as the attack lasts."""
    while True:
        await together(anna, bob)
        if over.is_set():
            return
        await anna.command("host", do="rematch")
        await asyncio.gather(*(p.seen(lambda view: view["table"]["phase"] != "over") for p in (anna, bob)))


async def _attack(server: Running, code: str, rng: Random, frames: int, found: Found) -> None:
    eve = await Player(server.url, "Eve").come()
    own = await eve.make("classic", "me", "bot:random")
    socket: ClientConnection | None = None
    for _ in range(frames):
        try:
            if socket is None:
                socket = await opened(server.url, rng.choice((own, own, code)), {"cookie": eve.cookie})
                await socket.send(json.dumps({"type": "hello"}))
            await socket.send(frame(rng))
            if rng.randrange(8) == 0:
                while True:
                    await asyncio.wait_for(socket.recv(), 0.02)
        except TimeoutError:
            continue
        except ConnectionClosed as closed:
            found.codes[closed.rcvd.code if closed.rcvd else 1006] += 1
            socket = None
    if socket is not None:
        await socket.close()
    await eve.go()


def frames_job(runs: int, seed: int, tell: Callable[[str], None]) -> None:
    """The job: so many frames in all."""
    with tempfile.TemporaryDirectory() as name:
        found = asyncio.run(mutated_frames(Path(name), runs, seed))
    tell(f"{runs} frames; sockets closed by code: {dict(sorted(found.codes.items()))}")
    if found.errors or found.victims != "over" or not set(found.codes) <= {1003, 1007}:
        raise Failed(f"{found.errors} faults of the program, codes {dict(found.codes)}")


async def guessed_tokens(folder: Path, guesses: int) -> Counter[int]:
    """Ask with so many guessed tokens by HTTP, over lines that are kept open; how often each status came."""
    found: Counter[int] = Counter()
    async with table(folder, "Anna", "Bob") as (server, _, (anna, _)):
        right = anna.http.cookies["pillarbox"]
        lines = [
            _asked(server.url, right, Random(n), guesses // LINES + (n < guesses % LINES), found)
            for n in range(LINES)
        ]
        await asyncio.gather(*lines)
        known = Counter[int]()
        await _asked(server.url, right, None, 1, known)
        assert known == {200: 1}, "the right token, asked in the same way, is known"
    return found


async def _asked(url: str, right: str, rng: Random | None, guesses: int, found: Counter[int]) -> None:
    """So many guesses on one line; without `rng` the right token."""
    host = url.removeprefix("http://")
    reader, writer = await asyncio.open_connection(*host.split(":"))
    body = b'{"name":"Anna"}'
    for n in range(guesses):
        token = right if rng is None else _guess(right, n, rng)
        head = (
            f"PUT /api/me HTTP/1.1\r\nhost: {host}\r\norigin: {url}\r\ncookie: pillarbox={token}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: ([0-9]+)", answer, re.IGNORECASE)
        assert length is not None
        await reader.readexactly(int(length[1]))
        found[int(answer.split(b" ", 2)[1])] += 1
    writer.close()
    await writer.wait_closed()


def _guess(right: str, n: int, rng: Random) -> str:
    """A token out of the air, the right one cut, changed in one place, or in other letters."""
    match n % 4:
        case 0:
            return secrets.token_urlsafe(32)
        case 1:
            return right[: rng.randrange(len(right))]
        case 2:
            return _one_changed(right, rng)
    return right.swapcase()


def _one_changed(token: str, rng: Random) -> str:
    at = rng.randrange(len(token) - 1)  # the last letter has bits that don't count
    other = rng.choice([c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" if c != token[at]])
    return token[:at] + other + token[at + 1 :]


def tokens_job(runs: int, seed: int, tell: Callable[[str], None]) -> None:
    """The job: so many guesses."""
    with tempfile.TemporaryDirectory() as name:
        found = asyncio.run(guessed_tokens(Path(name), runs))
    tell(f"{runs} guessed tokens; answers by status: {dict(found)}")
    if found != {401: runs}:
        raise Failed("a guessed token was not answered with 401")


JOBS = {
    "web-frames": Job("mutated frames at the socket, while others play", 50_000, frames_job),
    "web-tokens": Job("guessed, cut and changed tokens", 100_000, tokens_job),
}
