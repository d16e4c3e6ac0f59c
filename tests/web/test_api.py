"""The requests of the pages, as `docs/wire.md` tells them."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from pillarbox import catalogue
from pillarbox.core.record import recorded
from pillarbox.play.records import read
from pillarbox.play.stats import statistics
from pillarbox.play.verify import verify
from pillarbox.web import daily
from tests.web.browser import Player, Running, begin, running, table, together

Script = Callable[[Running, Player], Awaitable[None]]


def alone(tmp_path: Path, script: Script) -> None:
    """A server with one player who has come."""

    async def play() -> None:
        async with running(tmp_path) as server:
            player = await Player(server.url, "Anna").come()
            try:
                await script(server, player)
            finally:
                await player.go()

    asyncio.run(play())


async def got(player: Player, path: str, status: int = 200) -> Any:
    answer = await player.http.get(path)
    assert answer.status_code == status, answer.text
    return answer.json()


async def posted(player: Player, path: str, body: Any = None, status: int = 200) -> Any:
    answer = await player.http.post(path, json={} if body is None else body)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def played(player: Player, *seats: str, ruleset: str = "classic") -> str:
    """A match played to its end; the table's code."""
    code = await player.make(ruleset, *seats)
    await player.sit(code)
    await player.play()
    return code


def test_the_token_is_in_the_cookie_alone_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        fresh = Player(server.url, "Bob")
        answer = await fresh.http.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
        token = fresh.http.cookies["pillarbox"]
        assert len(token) >= 43
        assert token not in answer.text
        dump = "".join(server.store.read(lambda db: list(db.iterdump())))
        assert token not in dump
        await fresh.go()

    alone(tmp_path, script)


def test_every_ruleset_is_listed_and_told_in_full_in_each_language(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        listed = await got(player, "/api/rulesets?lang=pl")
        assert [one["id"] for one in listed] == [entry.id for entry in catalogue.entries()]
        assert all(one["line"] and one["bots"] for one in listed)
        for id in ("classic", "post-office", "survivor"):
            texts = {(await got(player, f"/api/rulesets/{id}?lang={lang}"))["rules"][0]["lines"][0]
                     for lang in ("en", "pl", "nl")}  # fmt: skip
            assert len(texts) == 3
        survivor = await got(player, "/api/rulesets/survivor")
        assert survivor["ask"] == ["limit"]
        assert {key["key"]: key["value"] for key in survivor["keys"]}["limit"] == 45
        assert (await got(player, "/api/rulesets/nothing", 404))["error"]["id"] == "server-no-ruleset"

    alone(tmp_path, script)


def test_changed_rules_are_judged_with_all_faults_or_told_anew(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        wrong = {"base": "classic", "changes": {"tiles": "99", "nothing": "1"}}
        faults = (await posted(player, "/api/rulesets/check", wrong))["faults"]
        assert len(faults) == 2
        assert any("tiles" in fault for fault in faults)
        right = await posted(player, "/api/rulesets/check", {"base": "classic", "changes": {"tiles": "10"}})
        assert right["faults"] == []
        assert {key["key"]: key["value"] for key in right["keys"]}["tiles"] == list(range(1, 11))

    alone(tmp_path, script)


def test_the_odds_of_changed_rules_differ_from_those_of_the_base(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        soon = await posted(player, "/api/odds", {"ruleset": "classic", "changes": {}, "edge": False})
        base = await posted(player, "/api/odds", {"ruleset": "classic", "changes": {}})
        assert soon["first_edge"] is None
        assert {**soon, "first_edge": base["first_edge"]} == base
        more = await posted(player, "/api/odds", {"ruleset": "classic", "changes": {"tiles": "10"}})
        assert 0 < more["shut"] < base["shut"] < 1
        assert sum(p for _, p in base["distribution"]) == pytest.approx(1)
        assert base["mean"] == pytest.approx(sum(score * p for score, p in base["distribution"]))
        assert (await posted(player, "/api/odds", {"ruleset": "post-office"}, 400))["error"]["text"]

    alone(tmp_path, script)


@pytest.mark.parametrize("name", ["../../etc/passwd", "/etc/passwd", "x/y.toml", "classic.toml"])
def test_no_file_is_opened_by_a_name_that_came_over_the_network(tmp_path: Path, name: str) -> None:
    async def script(server: Running, player: Player) -> None:
        answer = await posted(player, "/api/rulesets/check", {"base": name}, 400)
        assert answer["error"]["id"] == "fault-record-path"
        changes = {"base": "classic", "changes": {"base": '"' + name + '"'}}
        assert (await posted(player, "/api/rulesets/check", changes, 400))["error"][
            "id"
        ] == "fault-change-base"

    alone(tmp_path, script)


def test_the_record_in_both_forms_is_true_and_so_says_the_server(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await played(player, "me", "bot:random")
        records = {}
        for form in ("json", "notation"):
            answer = await player.http.get(f"/api/tables/{code}/record?form={form}")
            reading = read(answer.content)
            assert reading.fault is None
            records[form] = answer.content
            assert verify(reading.record).ok
        verdict = await got(player, f"/api/tables/{code}/verify")
        assert (verdict["ok"], verdict["text"], verdict["dice"]) == (True, "The record is true.", True)
        changed = json.loads(records["json"])
        thrown = next(event for event in changed["events"] if event["event"] == "thrown")
        thrown["faces"] = [1 + face % 6 for face in thrown["faces"]]
        verdict = await posted(player, "/api/verify", changed)
        assert (verdict["ok"], verdict["text"]) == (False, "The record is not true.")
        assert (await posted(player, "/api/verify", {"events": 1}, 400))["error"]["text"]

    alone(tmp_path, script)


def test_a_match_is_looked_back_on_point_by_point_and_played_anew_from_one(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await played(player, "me", "bot:random")
        last = await got(player, f"/api/tables/{code}/replay?at=9999&seat=0")
        assert last["at"] == last["count"] - 1
        first = await got(player, f"/api/tables/{code}/replay?at=0&seat=0")
        assert first["view"]["over"] is False
        open_tiles = [tile["open"] for tile in first["view"]["boxes"][0]["rows"][0]]
        assert open_tiles == [True] * 9
        seen = [(await got(player, f"/api/tables/{code}/replay?at={at}"))["text"] for at in range(4, 8)]
        assert any(seen)
        events = server.store.load(player.view["table"]["match"]).events
        at = next(event.n for event in events if getattr(event, "faces", None) and event.n > 4)
        fresh = (await posted(player, f"/api/tables/{code}/branch", {"at": at}, 201))["code"]
        await player.sit(fresh)
        await player.until("view")
        assert player.view["table"]["phase"] in ("playing", "over")
        await player.play(lambda legal: legal[-1])
        branch = server.store.load(player.view["table"]["match"]).events
        assert [event for event in branch[1 : at + 1] if getattr(event, "faces", None)] != []
        verdict = verify(recorded(branch))
        assert verdict.ok
        assert [note.id for note in verdict.notes] == ["verify-seeded"]

    alone(tmp_path, script)


def test_a_review_is_given_once_the_match_is_over_and_not_before(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await player.make("classic", "me")
        await player.sit(code)
        await begin(player)
        answer = await got(player, f"/api/tables/{code}/review?seat=0", 400)
        assert answer["error"]["id"] == "server-match-goes-on"
        await player.play()
        review = await got(player, f"/api/tables/{code}/review?seat=0")
        (account,) = review["seats"]
        parts = sum(account[part] for part in ("base", "luck", "skill", "given", "estimate"))
        assert parts == pytest.approx(account["result"])

    alone(tmp_path, script)


def test_a_match_is_looked_back_on_while_the_next_one_goes_on(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await played(player, "me", "bot:random")
        totals = player.view["view"]["totals"]
        await player.command("host", do="rematch")
        await player.seen(lambda view: view["table"]["matches"] == 2)
        (listed,) = await got(player, "/api/me/matches")
        assert (listed["code"], listed["match"]) == (code, 1)
        assert [seat["total"] for seat in listed["seats"]] == totals
        assert [seat["yours"] for seat in listed["seats"]] == [True, False]
        assert await got(player, f"/api/tables/{code}/matches/1") == listed
        path = f"/api/tables/{code}"
        review = await got(player, f"{path}/review?match=1")
        assert [seat["name"] for seat in review["seats"]] == [seat["name"] for seat in listed["seats"]]
        last = await got(player, f"{path}/replay?match=1&at=9999")
        assert last["view"]["totals"] == totals
        assert (await got(player, f"{path}/verify?match=1"))["ok"]
        for going_on in ("matches/2", "matches/3", "review?match=3", "replay?match=3"):
            await got(player, f"{path}/{going_on}", 404)
        assert (await got(player, f"{path}/review?match=2", 400))["error"]["id"] == "server-match-goes-on"
        await posted(player, f"{path}/branch", {"at": 6, "match": 2}, 400)
        await posted(player, f"{path}/branch", {"at": 6, "match": 1}, 201)

    alone(tmp_path, script)


def test_many_who_ask_for_a_review_at_once_get_the_same_one(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await played(player, "me")
        reviewers, asked = server.services.reviewers, 0
        run = reviewers.run

        async def counted(*args: Any, **more: Any) -> Any:
            nonlocal asked
            asked += 1
            return await run(*args, **more)

        setattr(reviewers, "run", counted)  # noqa: B010 - its type is the method's own
        path = f"/api/tables/{code}/review?seat=0"
        answers = await asyncio.gather(*(player.http.get(path) for _ in range(6)))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == asked == 1

    alone(tmp_path, script)


def test_seats_without_a_name_are_called_in_the_language_of_whoever_looks(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            host = await Player(server.url, "", "pl").come()
            guest = await Player(server.url, "Bob", "nl").come()
            code = await host.make("golf", "me", {"kind": "here"}, {"kind": "bot", "policy": "random"})
            seats = {
                one: [seat["name"] for seat in (await got(one, f"/api/tables/{code}"))["seats"]]
                for one in (host, guest)
            }
            assert seats == {host: ["Gracz 1", "Gracz 2", "Bot 3"], guest: ["Speler 1", "Speler 2", "Bot 3"]}
            await host.sit(code)
            await host.play()
            (listed,) = await got(host, "/api/me/matches")
            assert [seat["name"] for seat in listed["seats"]] == seats[host]
            record = await got(guest, f"/api/tables/{code}/record")
            thrown = next(event["n"] for event in record["events"] if event.get("faces"))
            for one in (host, guest):
                point = await got(one, f"/api/tables/{code}/replay?at={thrown}")
                assert any(name in point["text"] for name in seats[one])
                review = await got(one, f"/api/tables/{code}/review")
                assert [seat["name"] for seat in review["seats"]] == seats[one]
                assert seats[one][0] in json.dumps(review["points"])
            assert [seat["name"] for seat in record["events"][0]["seats"]] == [""] * 3
            assert verify(read(json.dumps(record).encode()).record).ok
            for one in (host, guest):
                await one.go()

    asyncio.run(play())


def test_a_view_names_the_pages_that_the_server_has_now(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await player.make("classic", "me", "open")
        await player.sit(code)
        view = await player.until("view")
        assert len(view["app"]) == 12
        shell = await player.http.get("/")
        assert shell.headers["cache-control"] == "no-cache"
        again = await player.http.get("/", headers={"if-none-match": shell.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    alone(tmp_path, script)


def test_the_lobby_shows_open_tables_and_no_private_ones(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        shown = await player.make("classic", "me", "open", private=False)
        await player.make("classic", "me", "open")
        assert [one["code"] for one in await got(player, "/api/tables")] == [shown]

    alone(tmp_path, script)


def test_what_waits_for_a_player_is_told_on_the_first_page(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna", "Bob") as (_, code, (anna, bob)):
            mover = anna if anna.view["mine"] else bob
            for player in (anna, bob):
                (waiting,) = (await got(player, "/api/me"))["tables"]
                assert waiting["code"] == code
                assert waiting["turn"] is (player is mover)
                assert waiting["line"]

    asyncio.run(play())


def test_statistics_count_what_this_device_played_and_nothing_of_a_namesake(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        assert await got(player, "/api/stats") == {"lines": [], "rulesets": []}
        await played(player, "me", "bot:random")
        (line,) = (await got(player, "/api/stats"))["rulesets"]
        assert (line["ruleset"], line["games"], line["rivals"]) == ("classic", 1, 1)
        namesake = await Player(server.url, "Anna").come()
        assert (await got(namesake, "/api/stats"))["rulesets"] == []
        await namesake.go()

    alone(tmp_path, script)


def test_a_match_played_on_from_a_point_of_another_is_practice_and_counts_nowhere(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await played(player, "me", "bot:random")
        match = player.view["table"]["match"]
        own = await got(player, "/api/me/matches")
        events = server.store.load(match).events
        at = next(event.n for event in events if getattr(event, "faces", None) and event.n > 4)
        fresh = (await posted(player, f"/api/tables/{code}/branch", {"at": at}, 201))["code"]
        await player.sit(fresh)
        await player.play(lambda legal: legal[-1])
        branch = player.view["table"]["match"]
        assert {one.key: one.ending for one in server.store.matches()} == {match: "ended", branch: "ended"}
        (page,) = (await got(player, "/api/stats"))["rulesets"]
        assert page["games"] == 1
        assert await got(player, "/api/me/matches") == own
        (terminal,) = statistics(server.store, "Anna")["players"]
        assert terminal["rulesets"] == [page]
        taken = await got(player, "/api/export")  # it is the player's own all the same
        assert [one["match"] for one in taken["matches"]] == [match, branch]
        assert (await player.http.delete("/api/me")).status_code == 204
        assert server.store.keys() == ()

    alone(tmp_path, script)


def test_a_player_moves_to_another_device_by_a_code_that_works_once(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await player.make("classic", "me", "open")
        one_time = (await posted(player, "/api/device/code"))["code"]
        phone = Player(server.url, "")
        await phone.http.get("/api/me")
        await posted(phone, "/api/device/claim", {"code": one_time.lower()}, 204)
        me = await got(phone, "/api/me")
        assert (me["name"], [one["code"] for one in me["tables"]]) == ("Anna", [code])
        refused = await posted(phone, "/api/device/claim", {"code": one_time}, 400)
        assert refused["error"]["id"] == "server-no-device-code"
        old = await player.http.put("/api/me", json={"name": "Eve"})
        assert old.status_code == 401
        await phone.go()

    alone(tmp_path, script)


def test_a_player_takes_everything_along_and_is_then_forgotten(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, "Anna-Zenobia", "Bob") as (server, code, (anna, bob)):
            await together(anna, bob)
            match = anna.view["table"]["match"]
            events = server.store.load(match).events
            at = next(event.n for event in events if getattr(event, "faces", None))
            await posted(bob, f"/api/tables/{code}/branch", {"at": at}, 201)  # his, and without her name
            alone = await anna.make("classic", "me")
            await anna.sit(alone)
            await anna.play()
            own = anna.view["table"]["match"]
            everything = await got(anna, "/api/export")
            assert [one["match"] for one in everything["matches"]] == [match, own]
            record = everything["matches"][0]["record"]
            assert verify(read(json.dumps(record).encode()).record).ok
            assert (await anna.http.delete("/api/me")).status_code == 204
            dump = "".join(server.store.read(lambda db: list(db.iterdump())))
            assert "Zenobia" not in dump
            assert b"Zenobia".hex() not in dump.lower()
            keys = server.store.keys()
            assert [key for key in keys if not key.startswith("branch-")] == [match]
            events = server.store.load(match).events
            verdict = verify(recorded(events))
            assert (verdict.ok, verdict.dice, verdict.chain) == (True, True, True)
            view = await bob.seen(lambda view: "Zenobia" not in json.dumps(view))
            assert view["table"]["seats"][0]["kind"] == "open"

    asyncio.run(play())


def test_the_daily_box_is_one_attempt_with_the_same_dice_for_all_and_its_seed_stays_sealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna, bob = await Player(server.url, "Anna").come(), await Player(server.url, "Bob").come()
            before = await got(anna, "/api/daily")
            for player in (anna, bob):
                code = (await posted(player, "/api/daily", {}, 201))["code"]
                assert (await posted(player, "/api/daily", {}, 201))["code"] == code
                await player.sit(code)
                await player.play()
            logs = [server.store.load(player.view["table"]["match"]).events for player in (anna, bob)]
            throws = [[event.faces for event in log if hasattr(event, "faces")] for log in logs]
            assert throws[0] == throws[1]
            assert all(player.view["dice"]["seed"] == "" for player in (anna, bob))
            assert all(player.view["dice"]["commit"] == before["commitment"] for player in (anna, bob))
            today = await got(anna, "/api/daily")
            (line,) = (await got(anna, "/api/stats"))["rulesets"]
            named = statistics(server.store, "Anna")["players"][0]["rulesets"][0]
            assert (line["games"], line["score"]) == (1, named["score"])
            (listed,) = await got(anna, "/api/me/matches")
            assert [seat["total"] for seat in listed["seats"]] == [today["score"]]
            assert today["score"] == anna.view["view"]["totals"][0]
            again = await anna.command("host", do="rematch")
            assert (again["type"], again["text"]) == (
                "refused",
                "Today’s box is played once. Tomorrow there is another.",
            )
            assert (await got(anna, "/api/daily"))["score"] == today["score"]
            tomorrow = (datetime.now(UTC).date() + timedelta(days=1)).isoformat()
            monkeypatch.setattr(daily, "today", lambda: tomorrow)
            then = await got(anna, "/api/daily")
            assert then["commitment"] == before["tomorrow"]
            (past,) = then["past"]
            assert past["score"] == today["score"]
            assert 0 <= past["perfect"] <= 45
            verdict = verify(recorded(server.store.load(anna.view["table"]["match"]).events))
            assert (verdict.ok, verdict.dice) == (True, True)
            await asyncio.gather(anna.go(), bob.go())

    asyncio.run(play())


def test_the_server_says_whether_it_is_well_and_what_it_counts(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        assert await got(player, "/healthz") == {"status": "ok"}
        assert await got(player, "/readyz") == {"status": "ok"}
        answer = await player.http.get("/metrics")
        assert "pillarbox_connections 0.0" in answer.text
        proxied = await player.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"})
        assert proxied.status_code == 403

    alone(tmp_path, script)


def test_the_link_of_a_table_is_a_picture_for_cameras_and_only_for_own_addresses(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await player.make("classic", "me", "open")
        answer = await player.http.get(f"/api/tables/{code}/qr.svg?at=http://192.0.2.7:8000")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
        foreign = await player.http.get(f"/api/tables/{code}/qr.svg?at=https://evil.example")
        assert foreign.status_code == 400

    alone(tmp_path, script)


def test_an_answer_in_two_parts_does_not_wait_for_an_acknowledgement(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        (listening,) = [one for each in server.server.servers for one in each.sockets]
        # asyncio turns Nagle's algorithm off for sockets of this protocol, and for no others
        assert listening.proto == socket.IPPROTO_TCP

    alone(tmp_path, script)


def test_only_answers_without_secrets_are_compressed(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        for _ in range(2):
            code = await player.make("post-office", "me", "bot:random", title="x" * 60)
            await player.sit(code)
            await player.seen(lambda view: view["table"]["phase"] == "seeds")
        packed = {
            path: (await player.http.get(path)).headers.get("content-encoding", "")
            for path in ("/api/rulesets", "/api/rulesets/classic", "/api/me", "/api/export", "/api/tables")
        }
        packed["odds"] = (await player.http.post("/api/odds", json={"ruleset": "classic"})).headers.get(
            "content-encoding", ""
        )
        sizes = [len((await player.http.get(path)).content) for path in ("/api/me", "/api/export")]
        assert min(sizes) > 1024
        assert packed == {
            "/api/rulesets": "gzip", "/api/rulesets/classic": "gzip", "odds": "gzip",
            "/api/me": "", "/api/export": "", "/api/tables": "",
        }  # fmt: skip
        plain = await player.http.get("/api/rulesets", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == (await player.http.get("/api/rulesets")).json()

    alone(tmp_path, script)


def test_the_name_of_nobody_in_particular_is_not_taken_for_a_players_own(tmp_path: Path) -> None:
    async def script(server: Running, player: Player) -> None:
        nobody = Player(server.url, "", "nl")
        await nobody.http.get("/api/me")
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = await nobody.http.post("/api/tables", json={"ruleset": "classic", "seats": seats})
        about = await got(nobody, f"/api/tables/{answer.json()['code']}")
        assert about["seats"][0]["name"] == "Speler"
        assert (await got(nobody, "/api/me"))["name"] == ""
        await nobody.go()

    alone(tmp_path, script)


def test_a_name_that_turns_the_direction_of_writing_is_refused_for_that_and_for_its_own_seat(
    tmp_path: Path,
) -> None:
    async def script(server: Running, player: Player) -> None:
        code = await player.make("classic", "me", "open")
        guest = Player(server.url, "")
        await guest.http.get("/api/me")
        refused = await posted(guest, f"/api/tables/{code}/join", {"name": "Bo\u202eXY"}, 400)
        text = (
            "The name for seat 2 holds a character that changes the direction of writing. Write it without."
        )
        assert refused["error"]["text"] == text
        await guest.go()

    alone(tmp_path, script)
