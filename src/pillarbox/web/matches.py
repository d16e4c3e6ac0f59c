"""Matches on a table: the first, the next with the same people, and a fresh one where seeds stayed out.

Must never begin one while another goes on.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from pillarbox.core.message import Refused, say
from pillarbox.core.record import Seat
from pillarbox.play.commands import Abort, Sit
from pillarbox.play.people import BOT, is_bot
from pillarbox.web import sitting
from pillarbox.web.kept import Chair, Kept
from pillarbox.web.room import Room

START_PATIENCE = 5.0
"""Seconds that the first match waits for the last to come, so that they can bring a seed."""
THINK_AHEAD = 20.0
"""Seconds after which a match that goes on is worth solving its rules for."""
STAND_INS = ("highest-first", "greedy2")
"""Policies that stand in for people, by preference."""


def full(kept: Kept) -> bool:
    """Whether nobody is waited for."""
    return all(chair.kind != "open" for chair in kept.chairs)


def all_here(room: Room) -> bool:
    """Whether every person has a page open at the table."""
    return all(chair.kind == "bot" or room.is_here(chair.device) for chair in room.kept.chairs)


def player_of(chair: Chair) -> str:
    """A chair's holder, as the record writes it."""
    return BOT + chair.policy if chair.kind == "bot" else "person"


async def begin_if_ready(room: Room) -> None:
    """Begin the first match once everybody is there, and a little later once nobody is waited for."""
    if room.point is not None or not full(room.kept):
        return
    if all_here(room):
        await _begin_first(room)
        return
    if room.starting:
        return
    room.starting = True
    loop = asyncio.get_running_loop()
    loop.call_later(START_PATIENCE, lambda: room.later(_begin_first(room)))


async def _begin_first(room: Room) -> None:
    room.starting = False
    async with room.lock:
        if room.point is not None or not full(room.kept) or room.gone:
            return
        await begin(room)
    room.publish()


async def begin(room: Room, without: frozenset[int] = frozenset()) -> None:
    """Begin a match with those who sit there; seats `without` bring no seed of their own.

    Call it with the room's lock held. Raises Refused where a match goes on, a seat is open, or the number of
    seats can't be.
    """
    kept = room.kept
    if room.point is not None and not room.point.over:
        raise Refused(say("server-match-goes-on"))
    if not full(kept):
        raise Refused(say("server-seats-open"))
    seats = tuple(
        Seat(
            chair.name,
            player_of(chair),
            entropy=chair.kind == "person"
            and not kept.real
            and seat not in without
            and room.is_here(chair.device),
        )
        for seat, chair in enumerate(kept.chairs)
    )
    made = await sitting.begin(room.game, room.services.store, room.ruleset, seats, by_hand=kept.real)
    played = [(chair.device, made.key, seat) for seat, chair in enumerate(kept.chairs) if chair.device]
    before = room.sitting.point.count if room.sitting is not None else 0
    chairs = tuple(replace(chair, stays=False) for chair in kept.chairs)
    anew = replace(
        kept,
        chairs=chairs,
        match=made.key,
        matches=(*kept.matches, made.key),
        revision=kept.revision + before,
        left={},
    )
    await room.change(anew, played)
    room.sit(made)
    _mind_seeds(room, made)
    _think_ahead(room, made)


def _think_ahead(room: Room, made: sitting.Sitting) -> None:
    """Have the rules solved while the match is played, if it lasts: coach and review will ask."""

    def look() -> None:
        if room.sitting is made and not made.point.over:
            point = made.point
            room.services.advisers.prepare(room.game.id, point.ruleset, len(point.players))

    asyncio.get_running_loop().call_later(THINK_AHEAD, look)


def _mind_seeds(room: Room, made: sitting.Sitting) -> None:
    """Look after a while whether all seeds have come."""
    if made.point.ready:
        return
    loop = asyncio.get_running_loop()
    loop.call_later(room.services.settings.seed_patience, lambda: room.later(_without_seeds(room, made)))


async def _without_seeds(room: Room, made: sitting.Sitting) -> None:
    """Begin anew without the seeds of those who did not bring them; nothing has been drawn yet."""
    async with room.lock:
        if room.sitting is not made or made.point.ready or made.point.over:
            return
        missing = frozenset(
            n for n, seat in enumerate(made.point.created.seats) if seat.entropy and not made.point.seeds[n]
        )
        await made.submit(Abort(seat=-1))
        await begin(room, missing)
    room.publish()


def changed_seats(room: Room, ruleset: Any, chairs: tuple[Chair, ...]) -> Kept:
    """The table with these chairs. Raises Refused where the ruleset doesn't allow so many."""
    fewest, most = ruleset.seats
    if not fewest <= len(chairs) <= most:
        raise Refused(say("server-seats-number", fewest=fewest, most=most))
    return replace(room.kept, chairs=chairs)


async def again(room: Room, *, fewer: bool = False) -> None:
    """The next match: the same people, those who came late where there is room, and without empty seats.

    Call it with the room's lock held. Raises Refused.
    """
    if room.point is None or not room.point.over:
        raise Refused(say("server-match-goes-on"))
    if room.kept.day:
        raise Refused(say("server-daily-once"))
    chairs = [chair for chair in room.kept.chairs if chair.kind != "open"]
    late = [one for one in room.kept.late if not room.kept.seats_of(one.device)]
    _, most = room.ruleset.seats
    while late and len(chairs) < most:
        one = late.pop(0)
        chairs.append(Chair(kind="person", name=one.name, device=one.device))
    if fewer:
        chairs = [chair for chair in chairs if chair.kind == "bot" or room.is_here(chair.device)]
    kept = changed_seats(room, room.ruleset, tuple(chairs))
    await room.change(replace(kept, late=tuple(late)))
    await begin(room)


async def come_back(room: Room, seat: int) -> None:
    """A person plays again where a bot stood in. Raises Refused."""
    point = room.point
    if point is None or point.over or not is_bot(point.players[seat]):
        return
    decision = await room.play(Sit(seat=seat, player="person"))
    if decision.refused is not None:
        raise Refused(decision.refused)


async def stand_in(room: Room, seat: int) -> None:
    """A bot plays for a person who is away. Raises Refused."""
    point = room.point
    if point is None or point.over or is_bot(point.players[seat]):
        return
    decision = await room.play(Sit(seat=seat, player=BOT + stand_in_policy(room)))
    if decision.refused is not None:
        raise Refused(decision.refused)


async def simpler(room: Room, seat: int) -> None:
    """Have a bot that takes long to think give way to one that never does, to the end of the match. Raises
    Refused.
    """
    if room.point is None or room.point.over:
        raise Refused(say("server-no-match"))
    decision = await room.play(Sit(seat=seat, player=BOT + stand_in_policy(room)))
    if decision.refused is not None:
        raise Refused(decision.refused)
    room.bots.interrupt()


def stand_in_policy(room: Room) -> str:
    """The policy that stands in: a decent one that never thinks for long."""
    known = room.game.bots.POLICIES
    found: str = next(name for name in (*STAND_INS, *known) if name in known)
    return found
