"""The box of the day: the same dice for everybody here, sealed the day before, opened the day after.

One attempt counts. Must never tell a day's seed before the day is over.
"""

from __future__ import annotations

import secrets
from datetime import UTC, date, datetime, timedelta
from typing import Any

from pillarbox import catalogue
from pillarbox.core import codec
from pillarbox.core.record import Revealed, Seat
from pillarbox.play import fair
from pillarbox.play.dice import HeldDice
from pillarbox.play.log import Conflict
from pillarbox.web import sitting
from pillarbox.web.devices import Device
from pillarbox.web.hall import Hall
from pillarbox.web.kept import Chair, Kept
from pillarbox.web.room import Room

RULESET = "classic"


def today() -> str:
    """The day it is, in universal time."""
    return datetime.now(UTC).date().isoformat()


def after(day: str) -> str:
    """The day after."""
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def match_id(day: str) -> str:
    """The id that all matches of a day share: the dice depend on it."""
    return f"daily-{day}"


async def sealed(hall: Hall, day: str) -> tuple[bytes, str]:
    """The seed of a day and its commitment, fixed now if it was not yet."""
    secret = secrets.token_bytes(fair.SEED_BYTES)
    return await hall.services.shelf.day(day, secret, fair.commitment(secret).hex())


async def sealed_ahead(hall: Hall) -> None:
    """Fix the dice of today and of tomorrow, if they are not."""
    await sealed(hall, today())
    await sealed(hall, after(today()))


async def attempt(hall: Hall, player: Device, name: str) -> Room:
    """The player's table for today, made if there is none."""
    day = today()
    code = hall.services.shelf.day_code(day, player.id)
    room = await hall.room(code) if code else None
    if room is not None:
        return room
    secret, _ = await sealed(hall, day)
    game, ruleset = catalogue.load(RULESET)
    key = f"{match_id(day)}-{secrets.token_hex(6)}"
    dice = HeldDice(secret, match_id(day))
    store = hall.services.store
    made = await sitting.opened(game, store, ruleset, [Seat(name)], dice, key, match_id(day), "committed")
    kept = Kept(
        code="",
        game=game.id,
        ruleset=codec.plain(ruleset),
        chairs=(Chair(kind="person", name=name, device=player.id),),
        host=player.id,
        match=key,
        matches=(key,),
        day=day,
    )
    room = await hall.make(kept)
    room.sit(made)
    first = await hall.services.shelf.enter_day(day, player.id, key, room.kept.code)
    if first != room.kept.code:  # asked for twice at once: the first one counts
        await hall.take_off([room.kept.code])
        found = await hall.room(first)
        assert found is not None, "the first attempt has a table"
        return found
    return room


async def revealed(hall: Hall, room: Room) -> None:
    """Publish the seed of a day that is over in a match that is over."""
    match = room.sitting
    if match is None or not match.point.over or match.point.revealed or room.kept.day >= today():
        return
    secret, _ = await sealed(hall, room.kept.day)
    point = match.point
    try:
        await match.append([Revealed(n=point.count, prev=point.head, seed=secret.hex())])
    except Conflict:  # asked for twice at once: it is there already
        return


def score(room: Room) -> int | None:
    """What the player made of the day; None while it goes on."""
    point = room.point
    if point is None or point.over != "ended":
        return None
    total: int = room.game.rules.result(point.ruleset, point.state).totals[0]
    return total


def perfect(secret: bytes, day: str) -> int:
    """What perfect play makes of a day's dice, without knowing them beforehand. For a worker."""
    from pillarbox.core.game import Choice
    from pillarbox.play.seats import own_random, policy

    game, ruleset = catalogue.load(RULESET)
    rules: Any = game.rules
    streams = fair.Streams(secret, match_id(day), [b""])
    state = rules.start(ruleset, 1)
    counters: dict[str, int] = {}
    best = policy(game, "bot:perfect")
    while (node := rules.node(ruleset, state)).kind != "terminal":
        if node.kind == "chance":
            number = counters.get(node.source, 0)
            counters[node.source] = number + 1
            move = rules.settle(ruleset, state, streams.draw(node.source, number, node.asks))
        else:
            seen = rules.observe(ruleset, state, 0)
            move = Choice(0, best(ruleset, seen, own_random(match_id(day), 0, 0), 0))
        state = rules.step(ruleset, state, move)
    total: int = rules.result(ruleset, state).totals[0]
    return total
