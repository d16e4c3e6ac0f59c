"""Going before the end: resigning, leaving a seat, agreeing to stop.

Must never leave a match without somebody who plays for every seat.
"""

from __future__ import annotations

from msgspec.structs import replace

from pillarbox.core.message import Refused, say
from pillarbox.play.commands import Abort
from pillarbox.play.erase import NOBODY
from pillarbox.play.people import is_bot
from pillarbox.web import inbound, matches
from pillarbox.web.connection import Connection
from pillarbox.web.kept import Chair
from pillarbox.web.room import Room


def people(room: Room) -> set[int]:
    """The seats that people play at present."""
    point = room.point
    chairs = enumerate(room.kept.chairs)
    return {
        n
        for n, chair in chairs
        if chair.kind == "person" and not (point is not None and is_bot(point.players[n]))
    }


def check_seat(room: Room, one: Connection, seat: int) -> None:
    """Raises Refused for a seat that is not the sender's."""
    if seat not in room.own(one):
        raise Refused(say("server-not-your-seat"))


async def _broken_off(room: Room, seat: int, mark: str) -> None:
    decision = await room.play(Abort(seat=seat, id=mark))
    if decision.refused is not None:
        raise Refused(decision.refused)


async def resign(room: Room, one: Connection, message: inbound.Resign) -> None:
    """Give up: a bot plays on where two others or more do, else the match is broken off."""
    check_seat(room, one, message.seat)
    async with room.lock:
        if room.point is None or room.point.over:
            raise Refused(say("server-no-match"))
        if len(people(room) - {message.seat}) >= 2:
            await matches.stand_in(room, message.seat)
            chair = replace(room.kept.chairs[message.seat], stays=True)
            await room.change(room.kept.with_chair(message.seat, chair))
        else:
            await _broken_off(room, message.seat, message.id)
    room.publish()
    room.done(one, message.id)


async def end(room: Room, one: Connection, message: inbound.End) -> None:
    """Would end the match; it is broken off when everybody would."""
    check_seat(room, one, message.seat)
    async with room.lock:
        if room.point is None or room.point.over:
            raise Refused(say("server-no-match"))
        agreed = room.agreed | {message.seat} if message.agree else room.agreed - {message.seat}
        if people(room) <= agreed:
            await _broken_off(room, -1, message.id)
        else:
            room.agreed = agreed
            await room.change(room.kept)
    room.publish()
    room.done(one, message.id)


async def leave(room: Room, one: Connection, message: inbound.Leave) -> None:
    """Give up a seat for good."""
    check_seat(room, one, message.seat)
    async with room.lock:
        if room.point is not None and not room.point.over and people(room) <= {message.seat}:
            await _broken_off(room, message.seat, message.id)
        await vacate(room, message.seat)
        if one.device == room.kept.host and not room.kept.seats_of(one.device):
            await pass_on(room)
    room.publish()
    room.done(one, message.id)


async def vacate(room: Room, seat: int) -> None:
    """Take a seat from its person: in a match a bot plays it, and whoever wants may take it."""
    chair = room.kept.chairs[seat]
    going_on = room.point is not None and not room.point.over
    if going_on:
        await matches.stand_in(room, seat)
    await room.change(room.kept.with_chair(seat, Chair(name=chair.name if room.point is not None else "")))


async def forgotten(room: Room, seat: int) -> None:
    """Take a seat from a person who wants no trace to be left: the name goes as well."""
    if room.point is not None and not room.point.over and people(room) <= {seat}:
        await _broken_off(room, seat, "")
    await vacate(room, seat)
    await room.change(room.kept.with_chair(seat, Chair(name=NOBODY if room.point is not None else "")))


async def pass_on(room: Room) -> None:
    """Make somebody else host, of those who are here if anybody is; nobody where nobody is left."""
    devices = [chair.device for chair in room.kept.chairs if chair.kind == "person" and chair.device]
    others = [device for device in devices if device != room.kept.host]
    here = [device for device in others if room.is_here(device)]
    await room.change(replace(room.kept, host=next(iter((*here, *others)), 0)))
