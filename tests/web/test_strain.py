"""What the server does under load: it says that it is busy, sends to many at once, lets a storm in, and
leaves nothing behind. The long counts are soak jobs, `tools/soak_web_crowd.py` and `soak_web_sockets.py`.
"""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from pillarbox.web import strain, views
from pillarbox.web.strain import Strain
from tests.web.browser import QUICK, Player, Running, farewell, running, table, together


class Hand:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def watched(hand: Hand, late: list[float]) -> Strain:
    """After so many looks at the clock, each late by so much."""
    one = Strain(0.3, hand)
    for lateness in late:
        hand.time += lateness
        one.looked(lateness)
        one._due = hand.time + strain.TICK
    return one


def test_one_pause_turns_nobody_away_two_in_a_row_or_a_long_one_do() -> None:
    hand = Hand()
    assert not watched(hand, []).pressed
    assert not watched(hand, [0.0, 0.5]).pressed
    assert watched(hand, [0.5, 0.4]).pressed
    assert not watched(hand, [0.5, 0.4, 0.0]).pressed
    one = watched(hand, [0.0, 0.0])
    hand.time += strain.TICK + 0.7
    assert one.pressed
    never = Strain(0.0, hand)
    never._due = hand.time - 100
    assert not never.pressed


def test_fewer_commands_may_be_under_way_where_the_loop_is_late_and_more_when_it_no_longer_is() -> None:
    def room(one: Strain) -> int:
        """So many may be begun."""
        with ExitStack() as begun:
            for number in range(1000):
                if one.pressed:
                    return number
                begun.enter_context(one.working())
        return 1000

    hand = Hand()
    usual = room(watched(hand, []))
    assert usual == strain.FIRST
    assert room(watched(hand, [0.2] * 3)) < usual / 2
    assert room(watched(hand, [0.2] * 50)) == strain.FEWEST
    assert room(watched(hand, [0.2] * 50 + [0.0] * 50)) == strain.FEWEST + 50
    assert room(watched(hand, [0.0] * 1000)) == strain.MOST


def test_a_command_that_hangs_turns_others_away_until_it_is_done() -> None:
    hand = Hand()
    one = Strain(0.3, hand)
    found = []
    with one.working():
        for seconds in (0.0, 0.7):
            hand.time += seconds
            found.append((one.pressed, one.under_way))
    found.append((one.pressed, one.under_way))
    assert found == [(False, 1), (True, 1), (False, 0)]


def test_a_server_past_what_it_can_do_says_busy_at_once_and_takes_the_same_command_afterwards(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        settings = replace(QUICK, busy_after=0.2)
        async with table(tmp_path, "Anna", "Bob", settings=settings) as (server, _, (anna, bob)):
            mover, other = (anna, bob) if anna.view["mine"] else (bob, anna)
            seat, node, id = mover.view["mine"][0], mover.view["node"], mover.mark()
            message = {"type": "throw", "id": id, "seat": seat, "node": node}
            load = asyncio.create_task(loaded(3.0))
            await asyncio.sleep(1.0)
            await mover.send(message)
            begun = time.monotonic()
            answer = await mover.until(lambda m: m.get("id") == id)
            assert time.monotonic() - begun < 2
            assert answer["type"] == "busy"
            assert 500 <= answer["retry"] <= 1500
            assert answer["text"]
            assert (await mover.http.put("/api/me", json={})).status_code == 503
            await other.send({"type": "ping"})
            assert (await other.until("pong"))["type"] == "pong"
            await load
            await asyncio.sleep(0.5)
            await mover.send(message)
            assert (await mover.until(lambda m: m.get("id") == id))["type"] == "done"
            assert (await mover.http.put("/api/me", json={})).status_code == 200
            assert server.services.metrics.busy._value.get() == 1
            await together(anna, bob)

    asyncio.run(play())


async def loaded(seconds: float) -> None:
    """Take all of the event loop's time, in pieces that are too long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(0.3)
        await asyncio.sleep(0)


def test_what_is_under_way_is_finished_when_the_server_stops_and_new_commands_are_put_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, code, (anna, bob)):
            room = server.app.hall.rooms[code]
            assert room.sitting is not None
            mover, other = (anna, bob) if anna.view["mine"] else (bob, anna)
            append, slow = room.sitting._append, asyncio.Event()

            async def held(events: Any) -> None:
                await slow.wait()
                await append(events)

            monkeypatch.setattr(room.sitting, "_append", held)
            seat, node = mover.view["mine"][0], mover.view["node"]
            await mover.send({"type": "throw", "id": "under-way", "seat": seat, "node": node})
            while not server.app.hall.strain.under_way:
                await asyncio.sleep(0.01)
            server.server.should_exit = True
            while not server.app.hall.stopping:
                await asyncio.sleep(0.01)
            await other.send({"type": "end", "id": "new", "seat": other.view["seat"], "agree": True})
            assert (await other.until(lambda m: m.get("id") == "new"))["type"] == "busy"
            slow.set()
            assert (await mover.until(lambda m: m.get("id") == "under-way"))["type"] == "done"
            for player in (mover, other):
                assert player.socket is not None
                last, closed = await farewell(player.socket)
                assert (last["type"], closed) == ("bye", 1012)

    asyncio.run(play())


def test_what_many_see_with_the_same_eyes_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[views.Eyes] = []
    view = views.view

    def counted(room: Any, eyes: views.Eyes, words: Any) -> Any:
        made.append(eyes)
        return view(room, eyes, words)

    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, code, (anna, bob)):
            crowd = [await Player(server.url, f"Watcher {n}").come() for n in range(20)]
            for one in crowd:
                await one.sit(code, watch=True)
                await one.until("view")
            mover = anna if anna.view["mine"] else bob
            monkeypatch.setattr(views, "view", counted)
            assert await mover.move()
            version = mover.view["version"]
            for one in crowd:
                await one.seen(lambda view: view["version"] >= version)
            assert len(made) == len(set(made)) == 3  # the two seats, and all who look on
            for one in crowd:
                await one.go()

    asyncio.run(play())


def test_all_who_come_back_at_once_have_the_present_view_and_one_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            pairs = [await pair(server) for _ in range(10)]
            for one in (player for two in pairs for player in two):
                await one.away()
            server.app.hall.rooms.clear()
            everybody = [player for two in pairs for player in two]
            begun = time.monotonic()
            await asyncio.gather(*(one.sit(one.name.partition(" ")[2]) for one in everybody))
            await asyncio.gather(*(one.until("view") for one in everybody))
            assert time.monotonic() - begun < 10
            assert len(server.open_connections()) == len(everybody)
            for left, right in pairs:
                await together(left, right)
                assert left.view["chain"] == right.view["chain"]
                assert left.view["table"]["phase"] == "over"
            for one in everybody:
                await one.go()

    asyncio.run(play())


async def pair(server: Running) -> tuple[Player, Player]:
    """Two at a table of their own, whose names end in its code."""
    left, right = await Player(server.url, "Left").come(), await Player(server.url, "Right").come()
    code = await left.make("email", "me", "open")
    await right.join(code)
    left.name, right.name = f"Left {code}", f"Right {code}"
    for one in (left, right):
        await one.sit(code)
    return left, right


def test_matches_leave_no_task_no_file_and_no_message_behind(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            await match(server)
            await asyncio.sleep(0.3)
            before = len(asyncio.all_tasks()), len(os.listdir("/proc/self/fd"))
            for _ in range(4):
                await match(server)
            await asyncio.sleep(0.3)
            assert (len(asyncio.all_tasks()), len(os.listdir("/proc/self/fd"))) == before
            assert server.open_connections() == []
            assert server.app.hall.strain.under_way == 0

    if not Path("/proc/self/fd").exists():
        pytest.skip("only Linux lists a process's open files there")
    asyncio.run(play())


async def match(server: Running) -> None:
    players = [await Player(server.url, name).come() for name in ("Anna", "Bob")]
    code = await players[0].make("classic", "me", "open")
    await players[1].join(code)
    for player in players:
        await player.sit(code)
    await together(*players)
    for player in players:
        await player.go()
