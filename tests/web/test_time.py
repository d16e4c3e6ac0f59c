"""Absence and clocks, on a clock that the test turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from pillarbox.web.room import Room
from tests.web.browser import Player, Running, Turned, running, table


def room_of(server: Running, code: str) -> Room:
    return server.app.hall.rooms[code]


async def passed(server: Running, seconds: float, step: float = 2.0) -> None:
    """Let time pass, with a beat every so often."""
    assert isinstance(server.services, Turned)
    while seconds > 0:
        server.services.time += min(step, seconds)
        seconds -= step
        await server.app.hall.beat()


async def noticed(wanted: Callable[[], bool]) -> None:
    for _ in range(400):
        if wanted():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come to this")


def mover_and_other(players: list[Player]) -> tuple[Player, Player]:
    first, second = players
    return (first, second) if first.view["mine"] else (second, first)


def test_a_bot_stands_in_after_the_grace_time_and_steps_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", services=Turned) as (server, code, players):
            mover, other = mover_and_other(players)
            seat = mover.view["mine"][0]
            room = room_of(server, code)
            device = room.kept.chairs[seat].device
            await mover.away()
            await noticed(lambda: not room.is_here(device))
            await passed(server, server.services.settings.grace - 4)
            assert room.point is not None
            assert room.point.players[seat] == "person"
            await passed(server, 8)
            view = await other.seen(lambda view: view["table"]["seats"][seat]["stand_in"] != "")
            assert "A bot now plays for" in " ".join(line["text"] for line in view["log"])
            await mover.sit(code)
            await other.seen(
                lambda view: (
                    view["table"]["seats"][seat]["stand_in"] == "" or view["table"]["phase"] == "over"
                )
            )

    asyncio.run(play())


def test_nobody_stands_in_where_nobody_waits(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", services=Turned) as (server, code, players):
            room = room_of(server, code)
            for player in players:
                await player.away()
            await noticed(lambda: not room.connections)
            await passed(server, 500)
            assert room.point is not None
            assert room.point.players == ("person", "person")

    asyncio.run(play())


def test_the_powers_of_a_host_who_is_gone_pass_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", services=Turned) as (server, code, (anna, bob)):
            room = room_of(server, code)
            await anna.away()
            await noticed(lambda: not room.is_here(room.kept.host))
            await passed(server, server.services.settings.host_patience + 4)
            view = await bob.seen(lambda view: bool(view["table"]["host"]))
            assert [seat["host"] for seat in view["table"]["seats"]] == [False, True]

    asyncio.run(play())


CLOCK = {"minutes": 1}


def left(room: Room, seat: int) -> int:
    assert room.clocks is not None
    room.clocks.look()
    return room.clocks.shown(seat).left


def test_only_the_clock_of_who_is_to_move_runs(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", services=Turned, clock=CLOCK) as (server, code, players):
            mover, _ = mover_and_other(players)
            seat, room = mover.view["mine"][0], room_of(server, code)
            await passed(server, 10)
            assert (left(room, seat), left(room, 1 - seat)) == (50_000, 60_000)
            assert mover.view["table"]["seats"][seat]["clock"]["running"]

    asyncio.run(play())


def test_clocks_stand_while_the_host_pauses_and_while_the_store_is_at_fault(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", services=Turned, clock=CLOCK) as (server, code, players):
            mover, _ = mover_and_other(players)
            seat, room = mover.view["mine"][0], room_of(server, code)
            await players[0].command("host", do="pause", on=True)
            await passed(server, 100)
            assert left(room, seat) == 60_000
            await players[0].command("host", do="pause", on=False)
            room.faulty(room.title)
            assert isinstance(server.services, Turned)
            for _ in range(50):
                server.services.time += 2
                assert left(room, seat) == 60_000
            assert (await mover.until("paused"))["text"]

    asyncio.run(play())


def test_a_lost_line_gets_thirty_seconds_once_a_turn_and_an_opponents_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", services=Turned, clock=CLOCK) as (server, code, players):
            mover, other = mover_and_other(players)
            seat, room = mover.view["mine"][0], room_of(server, code)
            await other.away()
            await noticed(lambda: len(room.connections) == 1)
            await passed(server, 10)
            assert left(room, seat) == 50_000
            await mover.away()
            await noticed(lambda: not room.connections)
            await passed(server, 30)
            assert left(room, seat) == 50_000
            await passed(server, 10)
            assert left(room, seat) == 40_000

    asyncio.run(play())


def test_a_server_that_stood_still_counts_nothing_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", services=Turned, clock=CLOCK) as (server, code, players):
            mover, _ = mover_and_other(players)
            seat, room = mover.view["mine"][0], room_of(server, code)
            assert isinstance(server.services, Turned)
            server.services.time += 3600
            assert left(room, seat) >= 57_000
            server.services.time -= 3600
            assert left(room, seat) >= 57_000

    asyncio.run(play())


def test_when_the_minutes_are_over_a_bot_plays_the_match_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", services=Turned, clock=CLOCK) as (server, _, players):
            mover, other = mover_and_other(players)
            seat = mover.view["mine"][0]
            await passed(server, 64)
            view = await other.seen(lambda view: view["table"]["seats"][seat]["stand_in"] != "")
            assert view["table"]["seats"][seat]["clock"]["left"] == 0
            await other.play()
            assert other.phase == "over"

    asyncio.run(play())


def test_who_comes_back_gets_clocks_that_are_right_now(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", services=Turned, clock=CLOCK) as (server, code, players):
            mover, other = mover_and_other(players)
            seat = mover.view["mine"][0]
            await other.away()
            await passed(server, 8)
            await other.sit(code, have=mover.view["version"])
            view = await other.until("view")
            assert view["table"]["seats"][seat]["clock"] == {"left": 52_000, "running": True}

    asyncio.run(play())


def test_clocks_run_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", services=Turned, clock=CLOCK) as (server, code, players):
            mover, _ = mover_and_other(players)
            seat = mover.view["mine"][0]
            await passed(server, 12)
            for player in players:
                await player.away()
        async with running(tmp_path, services=Turned) as server:
            await noticed(lambda: code in server.app.hall.rooms)
            room = room_of(server, code)
            assert left(room, seat) == 48_000
            await passed(server, 34)  # the first 30 of them are pardoned
            assert left(room, seat) == 44_000

    asyncio.run(play())


def test_the_next_match_with_fewer_seats_shows_the_last_one_as_it_was(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", "Cy", services=Turned) as (server, code, players):
            anna, bob, cy = players
            await asyncio.gather(*(player.play() for player in players))
            await cy.away()
            room = room_of(server, code)
            await noticed(lambda: not room.is_here(room.kept.chairs[2].device))
            assert (await anna.command("host", do="rematch", on=True))["type"] == "done"
            view = await bob.seen(lambda view: len(view["table"]["seats"]) == 2)
            assert [seat["name"] for seat in view["table"]["seats"]] == ["Anna", "Bob"]
            await cy.sit(code)
            assert (await cy.until("view"))["seat"] == -1

    asyncio.run(play())
