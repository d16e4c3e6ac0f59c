"""Lost lines, repeated commands, two windows, slow readers: everybody ends up with the same truth."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pillarbox.core.message import say
from pillarbox.play.log import NotKept
from pillarbox.web import connection
from pillarbox.web.connection import Connection
from tests.web.browser import Player, begin, farewell, running, table, together


def mover_of(players: list[Player]) -> tuple[Player, Player]:
    return (players[0], players[1]) if players[0].view["mine"] else (players[1], players[0])


def test_the_same_command_sent_again_gets_the_first_answer_and_takes_effect_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, code, players):
            mover, _ = mover_of(players)
            seat, node, id = mover.view["mine"][0], mover.view["node"], mover.mark()
            first = await mover.command("throw", id=id, seat=seat, node=node)
            again = await mover.command("throw", id=id, seat=seat, node=node)
            await mover.away()
            await mover.sit(code)
            late = await mover.command("throw", id=id, seat=seat, node=node)
            assert first["type"] == again["type"] == late["type"] == "done"
            events = server.store.load(mover.view["table"]["match"]).events
            assert sum(getattr(event, "command", "") == id for event in events) == 1

    asyncio.run(play())


def test_a_double_click_throws_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, _, players):
            mover, _ = mover_of(players)
            seat, node = mover.view["mine"][0], mover.view["node"]
            for _ in range(3):
                await mover.send({"type": "throw", "id": mover.mark(), "seat": seat, "node": node})
            answers = [await mover.until(lambda m: m["type"] in ("done", "refused")) for _ in range(3)]
            assert sorted(answer["type"] for answer in answers) == ["done", "refused", "refused"]
            events = server.store.load(mover.view["table"]["match"]).events
            assert sum(hasattr(event, "faces") for event in events) == 1

    asyncio.run(play())


def test_a_guess_that_was_wrong_is_replaced_by_the_view_that_follows_the_refusal(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (_, _, players):
            mover, _ = mover_of(players)
            seat = mover.view["mine"][0]
            await mover.move()
            await mover.seen(lambda view: view["view"]["kind"] == "decision" or seat not in view["mine"])
            before = mover.view
            refused = await mover.command("act", seat=seat, node=0, actions=["9"])
            assert refused["text"]
            after = await mover.until("view")
            assert after["version"] == before["version"]
            assert after["view"] == before["view"]

    asyncio.run(play())


def test_what_was_sent_while_the_line_was_down_counts_once_after_it_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, code, players):
            mover, other = mover_of(players)
            seat, node, id = mover.view["mine"][0], mover.view["node"], mover.mark()
            assert mover.socket is not None
            await mover.send({"type": "throw", "id": id, "seat": seat, "node": node})
            mover.socket.transport.abort()  # the answer never arrives
            mover.socket = None
            await mover.sit(code, have=mover.view["version"])
            answer = await mover.command("throw", id=id, seat=seat, node=node)
            assert answer["type"] == "done"
            events = server.store.load(mover.view["table"]["match"]).events
            assert sum(hasattr(event, "faces") for event in events) == 1
            await together(mover, other)
            assert mover.view["chain"] == other.view["chain"]

    asyncio.run(play())


def test_who_comes_back_up_to_date_is_told_so_and_who_missed_something_gets_the_view(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (_, code, players):
            mover, other = mover_of(players)
            await other.away()
            await mover.until("presence")
            known = other.view["version"]
            await other.sit(code, have=known)
            assert (await other.until(lambda m: m["type"] in ("current", "view")))["type"] == "current"
            await other.away()
            await mover.move()
            await other.sit(code, have=known)
            message = await other.until(lambda m: m["type"] in ("current", "view"))
            assert message["type"] == "view"
            assert message["version"] > known

    asyncio.run(play())


def test_a_new_window_of_the_same_device_displaces_the_old_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, code, players):
            mover, _ = mover_of(players)
            old = mover.socket
            await mover.sit(code)
            view = await mover.until("view")
            assert view["mine"]
            assert old is not None
            last, number = await farewell(old)
            assert (last["type"], number) == ("bye", 4000)
            assert await mover.move()
            devices = [one.device for one in server.open_connections()]
            assert len(devices) == len(set(devices))

    asyncio.run(play())


def test_two_seats_that_choose_at_once_both_count(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", "Cy", ruleset="post-office") as (_, _, players):
            for player in players:
                await player.seen(lambda view: view["view"] and view["view"]["kind"] == "simultaneous")
            node = {player.view["node"] for player in players}
            assert len(node) == 1
            answers = await asyncio.gather(
                *(
                    player.command(
                        "act",
                        seat=seat,
                        node=player.view["node"],
                        actions=[player.view["view"]["legal"][0]],
                    )
                    for seat, player in enumerate(players)
                )
            )
            assert [answer["type"] for answer in answers] == ["done"] * 3

    asyncio.run(play())


def test_everybody_converges_to_the_same_chain_with_lines_that_break_all_the_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", ruleset="email") as (server, code, (anna, bob)):
            eve = await Player(server.url, "Eve").come()
            await eve.sit(code)

            async def shaky(player: Player) -> None:
                n = 0
                while player.phase not in ("over", "aborted"):
                    n += 1
                    if n % 5 == 0:
                        assert player.socket is not None
                        player.socket.transport.abort()
                        await player.sit(code)
                    if not await player.move():
                        await player.hear()

            await asyncio.gather(shaky(anna), shaky(bob))
            view = await eve.seen(lambda view: view["table"]["phase"] == "over")
            assert view["chain"] == anna.view["chain"] == bob.view["chain"]
            events = server.store.load(view["table"]["match"]).events
            assert [event.n for event in events] == list(range(len(events)))
            await eve.go()

    asyncio.run(play())


def test_events_come_before_the_view_they_lead_to_and_each_is_told_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (_, _, (anna, bob)):
            await together(anna, bob)
            for player in (anna, bob):
                told = [m for m in player.heard if m["type"] in ("events", "view")]
                for before, after in pairwise(told):
                    if before["type"] == "events":
                        assert (after["type"], after["version"]) == ("view", before["version"])
                texts = [item["text"] for m in told if m["type"] == "events" for item in m["items"]]
                log = [line["text"] for line in player.view["log"]]
                assert [text for text in texts if text][-len(log) :] == log

    asyncio.run(play())


def test_a_store_that_cannot_keep_a_move_refuses_it_and_says_paused_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, _, players):
            mover, other = mover_of(players)
            seat, node, version = mover.view["mine"][0], mover.view["node"], mover.view["version"]

            def full(*_: object) -> object:
                raise NotKept(say("store-full", path="x"))

            with monkeypatch.context() as patched:
                patched.setattr(server.store, "submit", full)
                answer = await mover.command("throw", seat=seat, node=node)
                assert answer["type"] == "refused"
                assert "disk is full" in answer["text"]
                assert (await other.until("paused"))["text"] == answer["text"]
            await server.app.hall.beat()
            await other.seen(lambda view: view["version"] > version)
            assert (await mover.command("throw", seat=seat, node=node))["type"] == "done"

    asyncio.run(play())


# Slow readers.


async def fed(count: int, latest: str = "latest") -> tuple[Connection, list[str], asyncio.Event]:
    """A connection whose reader stands still while so many messages are put into it."""
    sent: list[str] = []
    reads = asyncio.Event()

    async def send(message: dict[str, Any]) -> None:
        await reads.wait()
        sent.append(message.get("text") or f"closed {message.get('code')}")

    one = Connection(send, 1, lambda c: [latest])
    asyncio.get_running_loop().create_task(one.run())
    for n in range(count):
        one.put(f"message {n}")
        if n % 10 == 0:
            await asyncio.sleep(0)
    return one, sent, reads


def test_a_reader_who_stands_still_costs_a_bounded_queue_and_then_gets_one_whole_view() -> None:
    async def play() -> None:
        one, sent, reads = await fed(10_000)
        assert one.waiting <= connection.MOST_MESSAGES
        reads.set()
        for _ in range(20):
            await asyncio.sleep(0)
        assert sent[-1] == "latest"
        assert len(sent) <= connection.MOST_MESSAGES
        one.put("after")
        one.close(1012)
        await asyncio.wait_for(one.closed.wait(), 5)
        assert sent[-2:] == ["after", "closed 1012"]

    asyncio.run(play())


def test_large_messages_count_by_their_size() -> None:
    async def play() -> None:
        one, _, reads = await fed(0)
        for _ in range(5):
            one.put("x" * 100_000)
        assert one.waiting == 0
        reads.set()
        one.close(1000)
        await asyncio.wait_for(one.closed.wait(), 5)

    asyncio.run(play())


def test_a_reader_who_never_reads_again_is_closed_with_1013(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.05)

    async def play() -> None:
        one, _, _ = await fed(5)
        await asyncio.wait_for(one.closed.wait(), 5)
        assert one.code == 1013

    asyncio.run(play())


def test_a_match_that_another_process_moves_in_goes_on_from_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, _, players):
            from pillarbox import catalogue
            from pillarbox.play.commands import Throw
            from pillarbox.play.match import Match

            mover, other = mover_of(players)
            seat = mover.view["mine"][0]
            elsewhere = Match(catalogue.game("shut-the-box"), server.store, mover.view["table"]["match"])
            await asyncio.to_thread(elsewhere.submit, Throw(seat=seat))
            answer = await mover.command("throw", seat=seat, node=mover.view["node"])
            assert answer["type"] == "refused"
            await begin(mover)
            await together(mover, other)
            assert mover.view["chain"] == other.view["chain"]

    asyncio.run(play())


def test_a_restart_of_the_room_alone_gives_the_same_view(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", ruleset="post-office") as (server, code, (anna, bob)):
            for _ in range(6):
                for player in (anna, bob):
                    if not await player.move():
                        await player.hear()
            await anna.away()
            await bob.away()
            before = anna.view["version"], bob.view["version"]
            server.app.hall.rooms.clear()
            await anna.sit(code)
            await bob.sit(code)
            for player, version in zip((anna, bob), before):
                view = await player.until("view")
                assert view["version"] >= version
            await together(anna, bob)
            assert anna.view["chain"] == bob.view["chain"]

    asyncio.run(play())


def test_who_joins_a_table_that_is_taken_off_is_told_that_there_is_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            code = await anna.make("classic", "me", "open")
            await anna.sit(code)
            await anna.until("view")
            await server.app.hall.take_off([code])
            assert (await anna.until("bye"))["code"] == 4004
            answer = await anna.http.post(f"/api/tables/{code}/join", json={"name": "Anna"})
            assert answer.status_code == 404
            await anna.go()

    asyncio.run(play())
