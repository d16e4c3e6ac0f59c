"""Nobody is sent a byte that depends on what they may not see."""

from __future__ import annotations

import asyncio
import hmac
import json
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from pillarbox.core.message import say
from pillarbox.core.record import Acted, Created, Drawn, Opened, Revealed, link
from pillarbox.play import fair
from tests.web.browser import Player, begin, running, together
from tests.web.twins import World, compare
from tools.soak_leaks import case, pairs


@pytest.mark.parametrize("game", ["shut-the-box", "post-office"])
def test_worlds_that_differ_in_what_is_hidden_send_the_same_bytes(tmp_path: Path, game: str) -> None:
    found = asyncio.run(pairs(tmp_path, game, 6, seed=1))
    assert found.steps > 30
    assert found.bytes > 50_000


def test_the_comparison_finds_a_leak_when_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pillarbox.web import views

    def leaking(desk, point, seen, seat):  # type: ignore[no-untyped-def]
        held = [one.hand for one in point.state.desks]
        return say("ruleset", title=sha256(str(held).encode()).hexdigest())

    monkeypatch.setattr(views, "_hint", leaking)
    with pytest.raises(AssertionError):
        asyncio.run(pairs(tmp_path, "post-office", 6, seed=2))


def test_the_declared_fields_are_keyed_with_the_servers_seed_and_open_at_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna, bob = await Player(server.url, "Anna").come(), await Player(server.url, "Bob").come()
            code = await anna.make("post-office", "me", "open")
            await bob.join(code)
            await asyncio.gather(anna.sit(code), bob.sit(code))
            await asyncio.gather(begin(anna), begin(bob))
            early = json.dumps(anna.heard)
            await together(anna, bob)
            key = anna.view["table"]["match"]
            stored = server.store.load(key)
            created = stored.events[0]
            assert isinstance(created, Created)
            seed = next(event.seed for event in stored.events if isinstance(event, Revealed))
            assert bytes.fromhex(seed) == stored.secret
            assert seed not in early
            # the commitment: a hash over 256 bits that nobody else knows
            framed = b"\0\0\0\x0edice-commit/v1" + b"\0\0\0\x20" + stored.secret
            assert created.commitment == sha256(framed).hexdigest() == anna.view["dice"]["commit"]
            # every seal: keyed by the seed, the match and the event's number
            sealed = [e for e in stored.events if isinstance(e, Acted | Drawn) and e.seal]
            assert sealed
            for event in sealed:
                parts = (b"seal/v1", created.match.encode(), event.n.to_bytes(8, "big"))
                framed = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
                key_n = hmac.digest(stored.secret, framed, "sha256")
                assert event.hidden is not None
                assert event.seal == hmac.digest(key_n, event.hidden.encode(), "sha256").hex()
                opened = next(e for e in stored.events if isinstance(e, Opened) and e.of == event.n)
                assert (opened.key, opened.hidden) == (key_n.hex(), event.hidden)
                assert key_n == fair.seal_key(stored.secret, created.match, event.n)
            # the chain: over public parts alone
            assert anna.view["chain"] == link(stored.events[-1])
            await asyncio.gather(anna.go(), bob.go())

    asyncio.run(play())


def test_a_spectator_who_sits_down_is_sent_what_the_seat_may_see_and_nothing_before(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna, eve = await Player(server.url, "Anna").come(), await Player(server.url, "Eve").come()
            bob = await Player(server.url, "Bob").come()
            code = await anna.make("post-office", "me", "open", "bot:random")
            await eve.sit(code)
            await bob.join(code)
            await asyncio.gather(anna.sit(code), bob.sit(code))
            await asyncio.gather(begin(anna), begin(bob))
            view = await eve.seen(lambda view: view["view"] is not None)
            assert (view["seat"], view["mine"], view["view"]["hand"]) == (-1, [], [])
            await bob.command("leave", seat=1)
            await eve.join(code)
            view = await eve.seen(lambda view: view["seat"] == 1)
            assert view["view"]["hand"] != []
            assert view["table"]["seats"][1]["yours"]
            await asyncio.gather(anna.go(), bob.go(), eve.go())

    asyncio.run(play())


def test_watching_one_table_gives_no_right_at_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            anna, eve = await Player(server.url, "Anna").come(), await Player(server.url, "Eve").come()
            watched = await anna.make("post-office", "me", "bot:random")
            await anna.sit(watched)
            await begin(anna)
            own = await eve.make("post-office", "me", "bot:random")
            await eve.sit(own)
            await begin(eve)
            await eve.away()
            await eve.sit(watched)
            view = await eve.until("view")
            assert view["seat"] == -1
            assert view["view"]["hand"] == []
            refused = await eve.command("act", seat=0, actions=[anna.view["view"]["legal"][0]])
            assert refused["type"] == "refused"
            await asyncio.gather(anna.go(), eve.go())

    asyncio.run(play())


def test_the_scripts_of_pairs_are_worth_comparing(tmp_path: Path) -> None:
    # A pair whose hidden parts do not differ would prove nothing.
    async def play() -> None:
        left, right = World(tmp_path / "a", "left"), World(tmp_path / "b", "right")
        try:
            one = case("post-office", 3, Random(3))
            steps, _ = await compare(left, right, one)
            assert steps > 4
            secrets = [world.store.load(world.store.keys()[0]).secret for world in (left, right)]
            assert secrets[0] != secrets[1]
        finally:
            left.close()
            right.close()

    asyncio.run(play())
