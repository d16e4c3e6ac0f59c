"""Whole matches over HTTP and the socket, as two browsers play them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from pillarbox.core.record import recorded
from pillarbox.play.verify import verify
from tests.web.browser import Player, running, together


def test_two_players_meet_by_a_code_and_play_to_the_end_and_the_record_is_true(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna, bob = await Player(server.url, "Anna").come(), await Player(server.url, "Bob", "pl").come()
            code = await anna.make("classic", "me", "open")
            await anna.sit(code)
            assert (await anna.until("view"))["table"]["phase"] == "waiting"
            assert (await bob.join(code.lower()))["seats"] == [1]
            await bob.sit(code)
            ends = await together(anna, bob)
            assert [end["table"]["phase"] for end in ends] == ["over", "over"]
            assert ends[0]["view"]["winners"] == ends[1]["view"]["winners"] != []
            assert ends[0]["chain"] == ends[1]["chain"]
            events = server.store.load(ends[0]["table"]["match"]).events
            verdict = verify(recorded(events))
            assert (verdict.ok, verdict.dice, verdict.moves, verdict.result, verdict.chain) == (True,) * 5
            for player in (anna, bob):
                await player.go()

    asyncio.run(play())


def test_four_play_post_office_two_of_them_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna, bob = await Player(server.url, "Anna").come(), await Player(server.url, "Bob").come()
            code = await anna.make("post-office", "me", "bot:greedy1", "open", "bot:random")
            await bob.join(code)
            await asyncio.gather(anna.sit(code), bob.sit(code))
            ends = await together(anna, bob)
            assert ends[0]["view"]["totals"] == ends[1]["view"]["totals"]
            assert verify(recorded(server.store.load(ends[0]["table"]["match"]).events)).ok
            for player in (anna, bob):
                await player.go()

    asyncio.run(play())
