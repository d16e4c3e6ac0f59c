"""What comes from where no good comes: only the offender's connection ends, each with its right code."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from pillarbox.core.message import Refused
from pillarbox.web.making import rules_of
from pillarbox.web.settings import Settings
from tests.web.browser import QUICK, Player, farewell, opened, running, table, together
from tools.soak_web import guessed_tokens, mutated_frames

FRAMES = 2_000
"""Of the 50,000 that the soak job sends."""


GUESSES = 400
"""Of the 100,000 that the soak job tries."""


async def code_of(socket: ClientConnection) -> int:
    """The code that the server closes with."""
    return (await farewell(socket))[1]


def test_mutated_frames_end_their_own_socket_alone(tmp_path: Path) -> None:
    done = asyncio.run(mutated_frames(tmp_path, FRAMES, seed=5))
    assert done.errors == 0
    assert done.victims == "over"
    assert set(done.codes) <= {1003, 1007, 4001}


def test_no_guessed_cut_or_changed_token_is_taken_for_anybody(tmp_path: Path) -> None:
    assert asyncio.run(guessed_tokens(tmp_path, GUESSES)) == {401: GUESSES}


@pytest.mark.parametrize(
    "frame, code",
    [
        ("x" * 9000, 1009),
        ('{"type":"chat","seat":0,"text":"' + "a" * 8200 + '"}', 1009),
        (b"\x00\x01", 1003),
        ("{", 1007),
        ('{"type":"nothing"}', 1007),
        ('{"type":"ping","more":1}', 1007),
        ('{"type":"throw","id":"1","seat":-1}', 1007),
    ],
)
def test_each_kind_of_bad_frame_has_its_code(tmp_path: Path, frame: str | bytes, code: int) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, _, (anna, bob)):
            assert bob.socket is not None
            await bob.socket.send(frame)
            assert await code_of(bob.socket) == code
            assert await anna.command("end", seat=0, agree=False)
            assert server.services.metrics.errors._value.get() == 0

    asyncio.run(play())


def test_a_flood_closes_the_socket_with_1008(tmp_path: Path) -> None:
    async def play() -> None:
        usual = Settings(bot_pause=0, busy_after=0)
        async with table(tmp_path, "Anna", "Bob", settings=usual) as (_, _, (anna, bob)):
            assert bob.socket is not None
            for _ in range(130):
                try:
                    await bob.send({"type": "ping"})
                except ConnectionClosed:
                    break
            assert await code_of(bob.socket) == 1008
            assert (await anna.command("end", seat=0, agree=False))["type"] == "done"

    asyncio.run(play())


def test_a_socket_must_say_hello_and_only_then_anything_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, code, (anna, _)):
            socket = await opened(server.url, code, {"cookie": anna.cookie})
            await socket.send(json.dumps({"type": "throw", "id": "1", "seat": 0}))
            assert await code_of(socket) == 1008

    asyncio.run(play())


FORGED = "Zm9yZ2VkLXRva2VuLW9mLXRoaXJ0eS10d28tYnl0ZXM"
"""As long as a token is. It stays the same, since workers must collect the same tests."""


@pytest.mark.parametrize("token", [FORGED, "x", "A" * 43, "é", "' OR 1=1 --"])
def test_a_forged_token_is_1008_at_the_socket_and_nobody_by_http(tmp_path: Path, token: str) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            code = await anna.make("classic", "me", "open")
            cookie = f"pillarbox={token}".encode().decode("latin-1")
            socket = await opened(server.url, code, {"cookie": cookie})
            assert await code_of(socket) == 1008
            anna.http.cookies.clear()
            raw = [(b"cookie", f"pillarbox={token}".encode())]
            answer = await anna.http.put("/api/me", json={"name": "Eve"}, headers=raw)
            assert answer.status_code == 401
            await anna.go()

    asyncio.run(play())


def test_the_token_of_a_seat_that_was_left_moves_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", "Cy") as (_, _, (_, bob, _)):
            await bob.command("leave", seat=1)
            for message in ("throw", "undo", "resign", "leave", "coach"):
                answer = await bob.command(message, seat=1)
                assert answer["text"] == "That is not your seat."

    asyncio.run(play())


FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1.evil.example",
    "http://evil.127.0.0.1",
    "http://127.0.0.1:1",
    "https://127.0.0.1",
    "file://",
    "",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_is_turned_away_before_anything_is_read(tmp_path: Path, origin: str) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            code = await anna.make("classic", "me", "open")
            if origin != "":
                with pytest.raises(InvalidStatus) as refused:
                    await opened(server.url, code, {"cookie": anna.cookie}, origin=origin)
                assert refused.value.response.status_code == 403
            answer = await anna.http.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
            assert answer.status_code == 403
            assert (await anna.http.get("/api/me")).json()["name"] == "Anna"
            await anna.go()

    asyncio.run(play())


def test_a_cookie_without_an_origin_is_turned_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            code = await anna.make("classic", "me", "open")
            with pytest.raises(InvalidStatus) as refused:
                await opened(server.url, code, {"cookie": anna.cookie}, origin=None)
            assert refused.value.response.status_code == 403
            del anna.http.headers["origin"]
            assert (await anna.http.put("/api/me", json={"name": "Eve"})).status_code == 403
            await anna.go()

    asyncio.run(play())


def test_a_name_that_somebody_else_points_here_is_turned_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            answer = await anna.http.get("/api/me", headers={"host": "rebound.example"})
            assert answer.status_code == 403
            await anna.go()

    asyncio.run(play())


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_over_64_kib_is_413_and_never_read_to_its_end(tmp_path: Path, chunked: bool) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()

            async def parts() -> Any:
                for _ in range(200):
                    yield b" " * 1024

            content: Any = parts() if chunked else b" " * 200 * 1024
            headers = {"content-type": "application/json"}
            answer = await anna.http.post("/api/tables", content=content, headers=headers)
            assert answer.status_code == 413
            assert answer.json()["error"]["id"] == "server-http-413"
            await anna.go()

    asyncio.run(play())


@pytest.mark.parametrize(
    "body",
    ["{", "[]", "null", "1e999", '{"ruleset":1}', '{"ruleset":"classic","seats":[]}', "[" * 5000, "\ud800"],
)
def test_broken_json_is_400_and_the_server_lives(tmp_path: Path, body: str) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            content = body.encode("utf-8", "surrogatepass")
            headers = {"content-type": "application/json"}
            answer = await anna.http.post("/api/tables", content=content, headers=headers)
            assert answer.status_code == 400
            assert (await anna.http.get("/healthz")).status_code == 200
            assert server.services.metrics.errors._value.get() == 0
            await anna.go()

    asyncio.run(play())


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": [{"kind": "me"}] * 13},
        {"seats": [{"kind": "me"}], "clock": {"minutes": 0, "days": 0}},
        {"seats": [{"kind": "me"}], "clock": {"minutes": -1}},
        {"seats": [{"kind": "me"}], "clock": {"minutes": 10**9}},
        {"seats": 0},
        {"seats": [{"kind": "bot", "policy": "../x"}]},
        {"seats": [{"kind": "me", "name": "a\u202eb"}]},
        {"seats": [{"kind": "me"}], "changes": {"tiles": "[" * 9000}},
        {"seats": [{"kind": "me"}], "changes": {"tiles": "1000000"}},
        {"seats": [{"kind": "me"}], "changes": {"dice": "50"}},
        {"seats": [{"kind": "me"}], "changes": {"limit": "9" * 5000}},
        {"seats": [{"kind": "me"}], "changes": {"title": '"' + "x" * 20000 + '"'}},
    ],
)
def test_a_table_that_cannot_be_is_400(tmp_path: Path, wish: dict[str, Any]) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            answer = await anna.http.post("/api/tables", json={"ruleset": "classic", **wish})
            assert answer.status_code == 400
            assert answer.json()["error"]["text"]
            await anna.go()

    asyncio.run(play())


def test_making_tables_has_an_end_for_each_address(tmp_path: Path) -> None:
    async def play() -> None:
        few = Settings(bot_pause=0, tables_per_hour=5, busy_after=0)
        async with running(tmp_path, few) as server:
            anna = await Player(server.url, "Anna").come()
            wish = {"ruleset": "classic", "seats": [{"kind": "me"}, {"kind": "open"}]}
            codes = [(await anna.http.post("/api/tables", json=wish)).status_code for _ in range(7)]
            assert codes == [201] * 5 + [429] * 2
            await anna.go()

    asyncio.run(play())


def test_abandoned_tables_are_taken_off_and_their_memory_with_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            for _ in range(50):
                await anna.make("classic", "me", "open")
            kept = await anna.make("classic", "me")
            await anna.sit(kept)
            await anna.play()
            await anna.away()
            age = "UPDATE tables SET touched = touched - 2 * 86400"
            await asyncio.wrap_future(server.store.write(lambda db: db.execute(age).rowcount))
            await server.app.hall.tidy()
            assert list(server.app.hall.rooms) == [kept]
            (count,) = server.store.read(lambda db: db.execute("SELECT count(*) FROM tables").fetchone())
            assert count == 1
            gone = "UPDATE tables SET touched = touched - 40 * 86400"
            await asyncio.wrap_future(server.store.write(lambda db: db.execute(gone).rowcount))
            await server.app.hall.tidy()
            assert server.app.hall.rooms == {}
            await anna.go()

    asyncio.run(play())


def test_a_spectator_moves_nothing_and_a_guest_uses_no_power(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, code, (anna, bob)):
            eve = await Player(server.url, "Eve").come()
            await eve.sit(code)
            assert (await eve.until("view"))["seat"] == -1
            for seat in (0, 1):
                for message in ("throw", "undo", "resign", "leave"):
                    assert (await eve.command(message, seat=seat))["text"] == "That is not your seat."
            assert (await eve.command("host", do="rematch"))["type"] == "refused"
            assert (await bob.command("throw", seat=0))["text"] == "That is not your seat."
            await together(anna, bob)
            await eve.go()

    asyncio.run(play())


@pytest.mark.parametrize(
    "more", [{"faces": [6, 6]}, {"outcome": "6-6"}, {"card": "A07"}, {"seat": 0, "name": "Anna"}]
)
def test_dice_cards_and_names_that_a_page_sends_along_are_refused(
    tmp_path: Path, more: dict[str, Any]
) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (_, _, (anna, bob)):
            mover = anna if anna.view["mine"] else bob
            assert mover.socket is not None
            await mover.send({"type": "throw", "id": "1", "seat": mover.view["mine"][0], **more})
            assert await code_of(mover.socket) == 1007

    asyncio.run(play())


OUTSIDE = [
    "/t/<script>alert(1)</script>",
    "/static/../app.py",
    "/static/%2e%2e/app.py",
    "/static/games/../../core/codec.py",
    "/static//etc/passwd",
    "/texts/../en.ftl",
]


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_outside_the_shipped_folders_is_served_and_no_path_is_echoed(
    tmp_path: Path, path: str
) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
            host = server.url.removeprefix("http://")
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            answer = await reader.read()
            writer.close()
            assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
            assert b"<script>" not in answer
            await anna.go()

    asyncio.run(play())


def test_markup_and_bidi_controls_in_names_are_refused_or_sent_as_they_are_for_pages_to_escape(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with running(tmp_path, QUICK) as server:
            anna = await Player(server.url, "<b>Anna</b>").come()
            assert (await anna.http.get("/api/me")).json()["name"] == "<b>Anna</b>"
            for name in ("a\u202eb", "a\nb", "\x1b[31m", "\u200b"):
                answer = await anna.http.put("/api/me", json={"name": name})
                assert (answer.status_code, answer.json()["error"]["id"]) == (400, "server-name")
            await anna.go()

    asyncio.run(play())


def test_sockets_are_not_compressed(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, code, (anna, _)):
            address = server.url.replace("http", "ws", 1) + f"/ws/{code}"
            async with connect(
                address,
                additional_headers={"cookie": anna.cookie},
                origin=Origin(server.url),
                compression="deflate",
            ) as socket:
                assert socket.response is not None
                assert "sec-websocket-extensions" not in socket.response.headers

    asyncio.run(play())


def test_guessing_the_codes_of_tables_has_an_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, Settings(codes_per_hour=3, busy_after=0)) as server:
            anna = await Player(server.url, "Anna").come()
            code = await anna.make("classic", "me", "open")
            guesses = ("BBBBB", "BBBBC", "BBBBD", "BBBBF", "BBBBG")
            tried = [(await anna.http.get(f"/api/tables/{guess}")).status_code for guess in guesses]
            assert tried == [404, 404, 404, 429, 429]
            assert (await anna.http.get(f"/api/tables/{code}")).status_code == 429
            await anna.go()

    asyncio.run(play())


def test_rules_that_ask_for_too_much_are_judged_in_no_time() -> None:
    heavy = [
        {"tiles": "24", "dice": "4", "sides": "20"},
        {"tiles": "[" + "1," * 4000 + "1]"},
        {"tiles": "[" * 8000},
        {"rows": str([list(range(1, 10))] * 3), "sets": '"product"'},
        {"limit": "9" * 16_000},
        {f"x{n}": "1" for n in range(59)},
    ]
    for changes in heavy:
        begun = time.process_time()
        with contextlib.suppress(Refused):
            rules_of("classic", changes)
        assert time.process_time() - begun < 0.05, str(changes)[:60]
    with pytest.raises(Refused) as refused:
        rules_of("classic", {"tiles": "1" * 20_000})
    assert refused.value.message.id == "server-changes-size"
