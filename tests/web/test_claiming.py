"""Moving to another device by a code, where what both had comes together; and being forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.web.browser import Player, Running, begin, farewell, running, table


async def moved(old: Player, new: Player) -> None:
    """The new device takes over by the code that the old one shows."""
    code = (await old.http.post("/api/device/code")).json()["code"]
    answer = await new.http.post("/api/device/claim", json={"code": code})
    assert (answer.status_code, answer.content) == (204, b"")


async def tables(player: Player) -> dict[str, list[int]]:
    me = (await player.http.get("/api/me")).json()
    return {one["code"]: one["yours"] for one in me["tables"]}


def alike(server: Running) -> None:
    """The database and the tables in memory say the same."""
    for code, room in server.app.hall.rooms.items():
        assert server.services.shelf.table(code) == room.kept


def test_who_moves_to_a_device_that_plays_already_finds_the_seats_of_both_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, both, (anna, bob)):
            phone = await Player(server.url, "Phone").come()
            own = await phone.make("email", "me", "open")
            await phone.join(only := await anna.make("classic", "me", "open"))
            await moved(anna, phone)
            assert await tables(phone) == {both: [0], own: [0], only: [0, 1]}
            assert (await phone.http.get("/api/me")).json()["name"] == "Anna"
            assert anna.socket is not None
            assert (await farewell(anna.socket))[1] == 4000
            assert (await anna.http.put("/api/me", json={"name": "x"})).status_code == 401
            alike(server)
            anna.http.cookies = phone.http.cookies
            await anna.sit(both)
            await asyncio.gather(anna.play(), bob.play())
            assert anna.phase == bob.phase == "over"
            await phone.go()

    asyncio.run(play())


def test_open_pages_of_the_device_that_claims_go_on_and_may_play_for_both(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", "Cy") as (_, _, (anna, bob, cy)):
            before = bob.view["version"]
            await moved(anna, bob)
            view = await bob.seen(
                lambda view: view["version"] > before and view["table"]["seats"][0]["yours"]
            )
            assert [seat["yours"] for seat in view["table"]["seats"]] == [True, True, False]
            assert view["table"]["host"]
            await asyncio.gather(bob.play(), cy.play())
            assert bob.view["chain"] == cy.view["chain"]

    asyncio.run(play())


def test_what_a_device_has_played_and_its_box_of_the_day_come_along(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna, phone = await Player(server.url, "Anna").come(), await Player(server.url, "Bea").come()
            days: dict[str, str] = {}
            for player in (anna, phone):
                code = await player.make("classic", "me", "bot:random")
                await player.sit(code)
                await player.play()
            days["phone"] = (await phone.http.post("/api/daily")).json()["code"]
            await moved(anna, phone)
            lines = (await phone.http.get("/api/stats")).json()["rulesets"]
            assert [one["games"] for one in lines if one["ruleset"] == "classic"] == [2]
            assert (await phone.http.get("/api/daily")).json()["code"] == days["phone"]
            alike(server)
            await anna.go()
            await phone.go()

    asyncio.run(play())


def test_a_host_who_has_no_seat_stays_host_and_who_was_sent_away_stays_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob", "Cy", begun=False) as (server, code, (anna, bob, cy)):
            await anna.command("host", do="kick", seat=2)
            await anna.command("leave", seat=0)
            phone = await Player(server.url, "Phone").come()
            await moved(cy, phone)
            answer = await phone.http.post(f"/api/tables/{code}/join", json={"name": "Cy"})
            assert (answer.status_code, answer.json()["error"]["id"]) == (400, "server-sent-away")
            tablet = await Player(server.url, "Phone").come()
            await moved(bob, tablet)
            assert await tables(tablet) == {code: [1]}
            alike(server)
            await phone.go()
            await tablet.go()

    asyncio.run(play())


def test_a_code_is_void_after_its_use_and_of_two_who_claim_at_once_one_gets_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            one, other = await Player(server.url, "One").come(), await Player(server.url, "Other").come()
            shared = await one.make("classic", "me", "open")
            await other.join(shared)
            code = (await anna.http.post("/api/device/code")).json()["code"]
            answers: list[Any] = await asyncio.gather(
                *(player.http.post("/api/device/claim", json={"code": code}) for player in (one, other))
            )
            assert sorted(answer.status_code for answer in answers) == [204, 400]
            names = {(await player.http.get("/api/me")).json()["name"] for player in (one, other)}
            assert names in ({"Anna", "One"}, {"Anna", "Other"})
            alike(server)
            for player in (anna, one, other):
                await player.go()

    asyncio.run(play())


def test_a_device_that_claims_itself_only_gets_a_new_token(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            code = await anna.make("classic", "me", "open")
            before = anna.cookie
            await moved(anna, anna)
            assert anna.cookie != before
            assert await tables(anna) == {code: [0]}
            await anna.go()

    asyncio.run(play())


def test_who_waited_for_the_next_match_on_both_devices_waits_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, code, (anna, bob)):
            cy, phone = await Player(server.url, "Cy").come(), await Player(server.url, "Di").come()
            assert (await cy.join(code))["late"]
            assert (await phone.join(code))["late"]
            await moved(cy, phone)
            assert [one.name for one in server.app.hall.rooms[code].kept.late] == ["Cy"]
            await asyncio.gather(anna.play(), bob.play())
            await anna.command("host", do="rematch")
            await phone.sit(code)
            await asyncio.gather(
                *(player.seen(lambda view: view["table"]["phase"] == "seeds") for player in (anna, bob))
            )
            await asyncio.gather(begin(anna), begin(bob), begin(phone))
            assert [seat["name"] for seat in phone.view["table"]["seats"]] == ["Anna", "Bob", "Cy"]
            await cy.go()
            await phone.go()

    asyncio.run(play())


def test_who_waits_or_is_host_without_a_seat_is_forgotten_there_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (server, code, (_, bob)):
            cy = await Player(server.url, "Cy-Zenobia").come()
            assert (await cy.join(code))["late"]
            hosted = await cy.make("classic", "open", "open")
            await bob.join(hosted)
            assert (await cy.http.delete("/api/me")).status_code == 204
            rooms = server.app.hall.rooms
            assert rooms[code].kept.late == ()
            assert rooms[hosted].kept.host == rooms[hosted].kept.chairs[0].device != 0
            alike(server)
            assert "Zenobia" not in "".join(server.store.read(lambda db: list(db.iterdump())))
            await cy.go()

    asyncio.run(play())
