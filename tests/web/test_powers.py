"""What a host may do, and what others may not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.web.browser import QUICK, Player, begin, running, table, together


def seats(player: Player, key: str) -> list[Any]:
    return [seat[key] for seat in player.view["table"]["seats"]]


def test_a_host_begins_with_fewer_and_the_empty_seat_is_gone(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna, bob = await Player(server.url, "Anna").come(), await Player(server.url, "Bob").come()
            code = await anna.make("classic", "me", "open", "open")
            await bob.join(code)
            await asyncio.gather(anna.sit(code), bob.sit(code))
            assert (await anna.command("host", do="start"))["type"] == "done"
            assert seats(anna, "name") == ["Anna", "Bob"]
            ends = await together(anna, bob)
            assert [end["table"]["phase"] for end in ends] == ["over", "over"]
            await asyncio.gather(anna.go(), bob.go())

    asyncio.run(play())


POWERS = ("start", "kick", "hand-over", "skip", "lock", "coach", "chat", "pause", "bot", "empty", "rename")


@pytest.mark.parametrize("do", POWERS)
def test_nobody_but_the_host_has_its_powers(tmp_path: Path, do: str) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (_, _, (_, bob)):
            answer = await bob.command("host", do=do, seat=0)
            assert answer["type"] == "refused"
            assert answer["text"] == "Only the host of the table can do that."

    asyncio.run(play())


def test_who_is_sent_away_loses_the_seat_and_cannot_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", "Cy") as (_, code, (anna, bob, _)):
            await anna.command("host", do="kick", seat=1)
            assert (await bob.until("bye"))["code"] == 4001
            assert seats(anna, "kind") == ["person", "open", "person"]
            assert seats(anna, "stand_in")[1] != ""
            answer = await bob.http.post(f"/api/tables/{code}/join", json={"name": "Bob"})
            assert answer.status_code == 400
            assert answer.json()["error"]["id"] == "server-sent-away"
            await bob.sit(code)
            assert (await bob.until("bye"))["code"] == 4001

    asyncio.run(play())


def test_a_newcomer_takes_the_seat_of_who_left_in_the_middle_of_a_match_and_the_old_token_is_dead(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", "Cy") as (server, code, (anna, bob, cy)):
            assert (await bob.command("leave", seat=1))["type"] == "done"
            dan = await Player(server.url, "Dan").come()
            assert (await dan.join(code))["seats"] == [1]
            await dan.sit(code)
            await dan.until("view")
            assert seats(dan, "name") == ["Anna", "Dan", "Cy"]
            assert seats(dan, "stand_in")[1] == ""
            refused = await bob.command("act", seat=1, actions=["1"])
            assert (refused["type"], refused["text"]) == ("refused", "That is not your seat.")
            await together(anna, cy, dan)
            await dan.go()

    asyncio.run(play())


def test_a_paused_match_refuses_moves_until_it_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (_, _, (anna, bob)):
            await anna.command("host", do="pause", on=True)
            mover = anna if anna.view["mine"] else bob
            view = await mover.seen(lambda view: bool(view["table"]["settings"]["pause"]))
            refused = await mover.command("throw", seat=view["mine"][0])
            assert refused["text"] == "The host has paused the match."
            await anna.command("host", do="pause", on=False)
            await mover.seen(lambda view: not view["table"]["settings"]["pause"])
            assert await mover.move()

    asyncio.run(play())


def test_a_rematch_is_one_new_match_for_all_and_who_came_late_sits_down(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, code, (anna, bob)):
            eve = await Player(server.url, "Eve").come()
            assert await eve.join(code) == {"seats": [], "late": True}
            await eve.sit(code)
            await together(anna, bob)
            first = anna.view["table"]["match"]
            asked = await asyncio.gather(
                anna.command("host", do="rematch"), bob.command("host", do="rematch")
            )
            assert sorted(answer["type"] for answer in asked) == ["done", "refused"]
            for player in (anna, bob, eve):
                view = await player.seen(lambda view: view["table"]["match"] != first)
                assert [seat["name"] for seat in view["table"]["seats"]] == ["Anna", "Bob", "Eve"]
            await asyncio.gather(*(begin(player) for player in (anna, bob, eve)))
            await together(anna, bob, eve)
            assert len({player.view["chain"] for player in (anna, bob, eve)}) == 1
            await eve.go()

    asyncio.run(play())


def test_one_of_two_who_resigns_ends_the_match_and_the_seed_is_revealed(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (_, _, (anna, bob)):
            assert (await bob.command("resign", seat=1))["type"] == "done"
            view = await anna.seen(lambda view: view["table"]["phase"] == "aborted")
            assert view["log"][-1]["text"] == "Bob gives the match up. The match is broken off."
            assert len(view["dice"]["seed"]) == 64

    asyncio.run(play())


def test_one_of_three_who_resigns_is_played_for_to_the_end_even_after_coming_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", "Cy") as (_, code, (anna, bob, cy)):
            await bob.command("resign", seat=1)
            await bob.away()
            await bob.sit(code)
            view = await bob.seen(lambda view: view["table"]["seats"][1]["stand_in"] != "")
            assert view["table"]["seats"][1]["kind"] == "person"
            await together(anna, cy)
            assert anna.phase == "over"

    asyncio.run(play())


def test_a_match_ends_by_agreement_of_all_people(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (_, _, (anna, bob)):
            await anna.command("end", seat=0, agree=True)
            view = await bob.seen(lambda view: view["table"]["seats"][0]["agrees"])
            assert view["table"]["phase"] == "playing"
            await bob.command("end", seat=1, agree=True)
            assert bob.phase == "aborted"

    asyncio.run(play())


def test_a_locked_table_takes_nobody_in(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", "Cy", begun=False) as (server, code, (anna, _, _)):
            await anna.command("host", do="lock", on=True)
            dan = await Player(server.url, "Dan").come()
            answer = await dan.http.post(f"/api/tables/{code}/join", json={"name": "Dan"})
            assert answer.json()["error"]["id"] == "server-locked"
            await dan.go()

    asyncio.run(play())


def test_phrases_reach_everybody_and_free_text_only_where_the_host_allows_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (_, _, (anna, bob)):
            await bob.send({"type": "say", "seat": 1, "phrase": "well-played"})
            assert (await anna.until("said"))["phrase"] == "well-played"
            await bob.send({"type": "say", "seat": 1, "phrase": "anything else"})
            assert (await bob.until("refused"))["text"] == "That can’t be said here."
            await bob.send({"type": "chat", "seat": 1, "text": "<b>hi</b>"})
            assert (await bob.until("refused"))["text"] == "The host has not turned on free text."
            await anna.command("host", do="chat", on=True)
            await bob.send({"type": "chat", "seat": 1, "text": "<b>hi</b>\u202e\x07"})
            said = await anna.until("said")
            assert (said["name"], said["text"]) == ("Bob", "<b>hi</b>")

    asyncio.run(play())


def test_the_coach_speaks_only_where_the_host_allows_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", settings=QUICK) as (_, _, (anna, bob)):
            mover = anna if anna.view["mine"] else bob
            seat = mover.view["mine"][0]
            assert (await mover.command("coach", seat=seat))["type"] == "refused"
            await anna.command("host", do="coach", on=True)
            await mover.seen(lambda view: view["table"]["settings"]["coach"])
            if mover.view["view"]["kind"] == "chance":
                await mover.move()
            legal = mover.view["view"]["legal"]
            advice = await mover.command("coach", seat=seat)
            assert advice["type"] == "advice", advice
            assert sorted(move["action"] for move in advice["moves"]) == sorted(legal)
            assert [move["loss"] for move in advice["moves"]] == sorted(m["loss"] for m in advice["moves"])
            assert all(move["text"] for move in advice["moves"])
            assert advice["moves"][0]["loss"] == 0

    asyncio.run(play())


def test_a_rematch_after_a_match_that_was_broken_off_is_played_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, code, (anna, bob)):
            eve = await Player(server.url, "Eve").come()
            await eve.sit(code)
            await bob.command("resign", seat=1)
            first = bob.view["table"]["match"]
            await bob.command("host", do="rematch")
            for player in (anna, bob, eve):
                await player.seen(lambda view: view["table"]["match"] != first)
            ends = await together(anna, bob)
            view = await eve.seen(lambda view: view["table"]["phase"] == "over")
            assert view["chain"] == ends[0]["chain"] == ends[1]["chain"]
            await eve.go()

    asyncio.run(play())


def test_a_host_has_a_simpler_bot_play_for_one_that_does_not_come_to_an_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            run = server.services.thinkers.run

            async def endless(work: Any, *args: Any, **more: Any) -> Any:
                if "bot:strong" in args:
                    await asyncio.Event().wait()
                return await run(work, *args, **more)

            setattr(server.services.thinkers, "run", endless)  # noqa: B010 - its type is the method's own
            code = await anna.make("post-office", "me", "bot:strong")
            await anna.sit(code)
            await anna.seen(lambda view: view["view"] and view["view"]["owe"] == [0, 1])
            assert (await anna.command("host", do="skip", seat=1))["type"] == "done"
            await anna.seen(lambda view: view["view"]["owe"] == [0])
            await anna.go()

    asyncio.run(play())
