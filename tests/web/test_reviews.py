"""Reviews are made once, told as far as they are, and kept with their match; the coach always answers."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from pillarbox.core.message import Refused, say
from pillarbox.web import jobs
from pillarbox.web.workers import MOVES, RULES, Watch, Workers, tell
from tests.web.browser import Player, Running, begin, running
from tests.web.test_api import alone, got, played


def slow(server: Running, until: asyncio.Event) -> list[str]:
    """Hold every review back until then; the jobs that were asked for, by name."""
    asked: list[str] = []
    run = server.services.reviewers.run

    async def held(work: Any, *args: Any, **more: Any) -> Any:
        asked.append(work.__name__)
        await until.wait()
        return await run(work, *args, **more)

    setattr(server.services.reviewers, "run", held)  # noqa: B010 - its type is the method's own
    return asked


def test_who_does_not_wait_is_told_how_far_the_review_is_and_finds_it_later(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await played(player, "me")
        until = asyncio.Event()
        asked = slow(server, until)
        path = f"/api/tables/{code}/review"
        progress = await got(player, f"{path}?seat=0&wait=0", 202)
        assert (progress["stage"], progress["done"], progress["of"]) == ("waits", 0, 0)
        assert progress["text"]
        until.set()
        review = await got(player, f"{path}?seat=0")
        assert [one["seat"] for one in review["seats"]] == [0]
        assert asked == ["review"]

    alone(tmp_path, script)


def test_one_review_serves_all_seats_and_all_languages(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await played(player, "me")
        until = asyncio.Event()
        until.set()
        asked = slow(server, until)
        path = f"/api/tables/{code}/review"
        every = await got(player, path)
        own = await got(player, f"{path}?seat=0")
        assert own["seats"] == every["seats"]
        polish = await player.http.get(path, headers={"accept-language": "pl"})
        texts = [point["text"] for point in polish.json()["points"][0]]
        assert texts != [point["text"] for point in every["points"][0]]
        assert asked == ["review"]

    alone(tmp_path, script)


def test_a_review_is_there_after_a_restart_without_being_made_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            player = await Player(server.url, "Anna").come()
            code = await played(player, "me")
            made = await got(player, f"/api/tables/{code}/review")
            await player.away()
        async with running(tmp_path) as server:
            asked = slow(server, asyncio.Event())
            again = await Player(server.url, "Bob").come()
            assert await got(again, f"/api/tables/{code}/review?wait=0") == made
            assert asked == []
            await again.go()
            await player.go()

    asyncio.run(play())


def test_a_name_that_is_taken_back_is_in_no_review_either(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna, bob = await Player(server.url, "Anna").come(), await Player(server.url, "Bob").come()
            code = await anna.make("classic", "me", "open")
            await bob.join(code)
            await asyncio.gather(anna.sit(code), bob.sit(code))
            await asyncio.gather(anna.play(), bob.play())
            path = f"/api/tables/{code}/review"
            assert "Anna" in (await anna.http.get(path)).text
            assert (await anna.http.delete("/api/me")).status_code == 204
            after = await bob.http.get(path)
            assert after.status_code == 200
            assert "Anna" not in after.text
            await anna.go()
            await bob.go()

    asyncio.run(play())


def test_a_review_that_was_refused_is_tried_anew(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await played(player, "me")
        run = server.services.reviewers.run

        async def refused(*args: Any, **more: Any) -> Any:
            raise Refused(say("server-too-much"))

        setattr(server.services.reviewers, "run", refused)  # noqa: B010 - its type is the method's own
        answer = await got(player, f"/api/tables/{code}/review", 400)
        assert answer["error"]["id"] == "server-too-much"
        setattr(server.services.reviewers, "run", run)  # noqa: B010 - its type is the method's own
        assert (await got(player, f"/api/tables/{code}/review"))["seats"]

    alone(tmp_path, script)


def test_a_personal_best_with_luck_taken_out_is_told_once_the_match_is_looked_back_on(tmp_path: Path) -> None:
    """Without luck a lone match comes to the value of its start, less what the own choices lost."""

    async def script(server: Running, player: Player) -> None:
        code = await played(player, "me")
        (line,) = (await got(player, "/api/stats"))["rulesets"]
        assert "luckless" not in line
        review = await got(player, f"/api/tables/{code}/review")
        (account,) = review["seats"]
        stats = await got(player, "/api/stats")
        (line,) = stats["rulesets"]
        adjusted = -(account["base"] + account["skill"])
        assert line["luckless"]["best"] == pytest.approx(adjusted)
        assert line["luckless"]["best"] >= 11.0211  # what perfect play expects of classic
        assert line["luckless"]["games"] == 1
        assert stats["lines"][-1]["title"] == "Classic: result with luck taken out, one match alone"

    alone(tmp_path, script)


# The processes that make them.


def answers(number: int) -> int:
    tell(MOVES, number, 9)
    return number


def test_jobs_say_how_far_they_are_and_those_of_lower_rank_come_first() -> None:
    async def script() -> None:
        workers = Workers(1, seconds=0, megabytes=0)
        done: list[int] = []

        async def job(number: int, rank: int) -> Watch:
            watch = Watch()
            done.append(await workers.run(answers, number, watch=watch, rank=rank))
            return watch

        try:
            first = asyncio.create_task(job(1, 2))
            await asyncio.sleep(0)
            rest = [asyncio.create_task(job(number, rank)) for number, rank in ((2, 2), (3, 0), (4, 1))]
            await asyncio.sleep(0)
            waiting = Watch()
            last = asyncio.create_task(workers.run(answers, 5, watch=waiting, rank=3))
            await asyncio.sleep(0)
            assert waiting.seen == (0, 0, 0)
            assert waiting.ahead() == 4
            watch = await first
            assert watch.seen in ((MOVES, 1, 9), (RULES, 0, 0), (MOVES, 3, 9))
            await asyncio.gather(*rest, last)
            assert done == [1, 3, 4, 2]
            assert waiting.seen == (MOVES, 5, 9)
            assert workers.idle == 1
        finally:
            workers.close()

    asyncio.run(script())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process holds")
def test_a_process_that_holds_too_much_after_its_job_gives_way_to_a_new_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def script() -> None:
        workers = Workers(1, seconds=0, megabytes=0)
        try:
            first = await workers.run(os.getpid)
            assert await workers.run(os.getpid) == first
            monkeypatch.setattr("pillarbox.web.workers.MOST_KEPT", 0)
            assert await workers.run(os.getpid) == first
            assert await workers.run(os.getpid) != first
            assert workers.idle == 1
        finally:
            workers.close()

    asyncio.run(script())


# The coach.


@pytest.mark.parametrize("seats", [("me",), ("me", "bot:random")])
def test_the_coach_answers_while_the_match_is_being_solved_and_again_once_it_is(
    tmp_path: Path, seats: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(server: Running, player: Player) -> None:
        monkeypatch.setattr("pillarbox.web.advisers.PATIENCE", 0.05)
        until = asyncio.Event()
        asked = slow(server, until)
        code = await player.make("classic", *seats, coach=True)
        await player.sit(code)
        await begin(player)
        while not (player.view["mine"] and player.view["view"]["legal"]):
            if not await player.move():
                await player.hear()
        seat = player.view["mine"][0]
        first = await player.command("coach", seat=seat)
        assert first["type"] == "advice"
        assert first["objective"] == "Expected score of this turn."
        if len(seats) == 1:
            assert asked == []
            return
        assert any("still being worked out" in note for note in first["notes"])
        until.set()
        second = await player.until("advice")
        assert second["id"] == first["id"]
        assert second["objective"] == "Chance to win the match, in percent."
        assert not any("worked out" in note for note in second["notes"])
        assert {move["action"] for move in second["moves"]} == {move["action"] for move in first["moves"]}
        again = await player.command("coach", seat=seat)
        assert again["moves"] == second["moves"]
        assert asked == ["advise"]

    alone(tmp_path, script)


def test_where_the_match_is_not_solved_the_coach_says_why_and_weighs_the_turn(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        async def refused(work: Any, *args: Any, **more: Any) -> Any:
            raise Refused(say("equity-too-long", minutes=7))

        setattr(server.services.reviewers, "run", refused)  # noqa: B010 - its type is the method's own
        code = await player.make("classic", "me", "bot:random", coach=True)
        await player.sit(code)
        await begin(player)
        while not (player.view["mine"] and player.view["view"]["legal"]):
            if not await player.move():
                await player.hear()
        found = await player.command("coach", seat=player.view["mine"][0])
        assert found["type"] == "advice"
        assert any("about 7 minutes" in note for note in found["notes"])

    alone(tmp_path, script)


def test_what_is_prepared_is_prepared_once(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        until = asyncio.Event()
        asked = slow(server, until)
        code = await player.make("classic", "me", "bot:random")
        await player.sit(code)
        await begin(player)
        room = server.app.hall.rooms[code]
        for _ in range(3):
            server.services.advisers.prepare("shut-the-box", room.ruleset, 2)
        until.set()
        await asyncio.sleep(0)
        assert asked == [jobs.prepare.__name__]

    alone(tmp_path, script)
