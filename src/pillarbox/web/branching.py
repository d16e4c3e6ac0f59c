"""A match played anew from one of its points: what if I had chosen otherwise, with the same dice?

The new match has the seed of the old one, which is published by then, and its record says that its dice were
foreseeable: it is practice, and counts in no statistics. Must never branch a match that goes on.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from pillarbox.core.message import Refused, say
from pillarbox.core.record import AnyEvent, Created, Ended, Opened, Revealed, chained
from pillarbox.play.commands import Sit
from pillarbox.play.dice import FairDice
from pillarbox.play.erase import without_names
from pillarbox.play.people import BOT, is_bot
from pillarbox.play.stats import PRACTICE
from pillarbox.play.table import Table
from pillarbox.web import matches
from pillarbox.web.devices import Device
from pillarbox.web.hall import Hall
from pillarbox.web.kept import Chair
from pillarbox.web.room import Room
from pillarbox.web.sitting import Sitting


def prefix(match: Sitting, at: int) -> tuple[AnyEvent, ...]:
    """The log up to an event, fit to begin a match of its own."""
    events = match.table.events
    created = events[0]
    assert isinstance(created, Created), "a log begins with its creation"
    cut: list[AnyEvent] = [replace(created, dice="seeded" if created.dice == "committed" else created.dice)]
    for event in events[1 : at + 1]:
        if isinstance(event, Ended | Revealed):
            break
        cut.append(replace(event, command="") if hasattr(event, "command") else event)
    while len(cut) > 1 and isinstance(cut[-1], Opened):
        cut.pop()  # opened by the end of the match: here still sealed
    return chained(cut)


def _own(events: Sequence[AnyEvent], seat: int, name: str) -> tuple[AnyEvent, ...]:
    """The log with no other person's name in it: they play no part in what is made of their match here, and
    would have to be forgotten here too. The seat is the player's own.
    """
    created = events[0]
    assert isinstance(created, Created), "a log begins with its creation"
    people = {n for n, one in enumerate(created.seats) if not is_bot(one.player)}
    others = without_names(events, people - {seat}, "")
    return without_names(others, people & {seat}, name)


async def branch(hall: Hall, room: Room, match: Sitting, at: int, seat: int, player: Device) -> Room:
    """A new table of the player's own, at which the match goes on from event `at`. Raises Refused."""
    events = _own(prefix(match, at), seat, player.name)
    secret = bytes.fromhex(match.point.revealed)
    game: Any = room.game
    dice = FairDice(secret, match.point.created.match)
    table = await asyncio.to_thread(Table, game, dice, events)
    if not table.point.ready or table.point.over:
        raise Refused(say("server-no-branch"))
    key = f"{PRACTICE}{secrets.token_hex(8)}"
    store = hall.services.store
    await asyncio.wrap_future(store.begin(key, secret, events))
    sitting = Sitting(game, store, key, table)
    chairs = tuple(_chair(room, table, n, n == seat, player) for n in range(len(table.point.players)))
    kept = replace(
        room.kept,
        code="",
        chairs=chairs,
        host=player.id,
        private=True,
        coach=True,
        clock=None,
        lock=False,
        pause=False,
        match=key,
        matches=(key,),
        late=(),
        barred=(),
        left={},
        day="",
        revision=0,
    )
    made = await hall.make(kept, [(player.id, key, seat)])
    made.sit(sitting)
    for n, chair in enumerate(chairs):
        wanted = "person" if n == seat else BOT + chair.policy
        if table.point.players[n] != wanted:
            await sitting.submit(Sit(seat=n, player=wanted))
    made.publish()
    return made


def _chair(room: Room, table: Table, n: int, own: bool, player: Device) -> Chair:
    created = table.point.created.seats[n]
    if own:
        return Chair(kind="person", name=created.name, device=player.id)
    if created.player.startswith(BOT):
        return Chair(kind="bot", name=created.name, policy=created.player.removeprefix(BOT))
    return Chair(kind="bot", name=created.name, policy=matches.stand_in_policy(room))
