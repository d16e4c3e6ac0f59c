"""Every ruleset that ships is played over the socket to its end, as a page would; the record is true."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from pillarbox import catalogue
from pillarbox.core.record import recorded
from pillarbox.play.verify import verify
from tests.web.browser import Player, running

ENTRIES = {entry.id: entry for entry in catalogue.entries()}
SHORT = {"rounds": "2", "limit": "30"}
"""What players may agree on, set so that a match is short."""


def changes_of(id: str) -> dict[str, str]:
    from pillarbox.web.api_rulesets import asked

    _, rules = catalogue.load(id)
    keys = asked(rules)
    high = getattr(rules, "limit", 0)
    found = {key: SHORT[key] for key in keys if key in SHORT}
    if "limit" in found and isinstance(high, int) and high <= 30:
        del found["limit"]
    return found


@pytest.mark.parametrize("id", ENTRIES)
def test_every_ruleset_is_played_to_its_end_over_the_socket(tmp_path: Path, id: str) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna", "nl").come()
            fewest, most = ENTRIES[id].seats
            seats = ["me", *["here Bo"] * (min(most, max(fewest, 2)) - 1)]
            code = await anna.make(id, *seats, changes=changes_of(id))
            await anna.sit(code)
            rng = Random(id)
            end = await anna.play(lambda legal: rng.choice(legal))
            assert end["table"]["phase"] == "over"
            assert end["view"]["over"]
            assert end["view"]["winners"]
            verdict = verify(recorded(server.store.load(end["table"]["match"]).events))
            assert (verdict.ok, verdict.moves, verdict.result) == (True, True, True)
            assert server.services.metrics.errors._value.get() == 0
            await anna.go()

    asyncio.run(play())


def test_two_people_at_one_device_each_see_only_their_own_secrets(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            code = await anna.make("post-office", "me", "here Bo")
            await anna.sit(code)
            while anna.phase != "playing":
                if not await anna.move():
                    await anna.hear()
            hands = {}
            for seat in (0, 1):
                await anna.send({"type": "look", "seat": seat})
                view = await anna.until(lambda m, s=seat: m["type"] == "view" and m["seat"] == s)  # type: ignore[misc]
                hands[seat] = {card["card"] for card in view["view"]["hand"]}
            assert hands[0] != hands[1]
            assert len(hands[0] | hands[1]) == len(hands[0]) + len(hands[1])
            await anna.go()

    asyncio.run(play())


def test_real_dice_are_entered_for_people_and_bots_and_the_record_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna = await Player(server.url, "Anna").come()
            code = await anna.make("classic", "me", "bot:highest-first", dice="real")
            await anna.sit(code)
            while anna.phase not in ("over", "aborted"):
                view = anna.view
                roller = view["view"]["roller"] if view and view["view"] else None
                if view and view["view"] and view["view"]["kind"] == "chance" and roller == 1:
                    faces = [1 + (view["version"] + n) % 6 for n in range(view["view"]["dice"]["count"])]
                    await anna.command("real", seat=1, node=view["node"], faces=faces)
                elif not await anna.move():
                    await anna.hear()
            events = server.store.load(anna.view["table"]["match"]).events
            entered = {event.entered for event in events if hasattr(event, "entered")}
            assert entered == {"Anna"}
            refused = await anna.command("real", seat=0, faces=[1, 2])
            assert refused["type"] == "refused"
            await anna.go()

    asyncio.run(play())
