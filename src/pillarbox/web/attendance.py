"""Who is away for how long, and what follows: a bot stands in, the person comes back, a new host is found.

Must never take a seat away from anybody: a stand-in gives it back at once.
"""

from __future__ import annotations

from pillarbox.play.people import is_bot
from pillarbox.web import leaving, matches
from pillarbox.web.connection import Connection
from pillarbox.web.room import Room
from pillarbox.web.views import owing


async def came(room: Room, one: Connection) -> None:
    """A device is here: bots that stood in for its people step back."""
    point = room.point
    if point is None or point.over:
        return
    back = [n for n in room.own(one) if is_bot(point.players[n]) and not room.kept.chairs[n].stays]
    for seat in back:
        await matches.come_back(room, seat)
    if back:
        room.publish()


def due(room: Room) -> list[int]:
    """The seats that are to act, whose people have been away for too long, while others wait."""
    point, settings = room.point, room.services.settings
    if point is None or point.over or not point.ready or room.kept.pause:
        return []
    if room.kept.clock is not None and room.kept.clock.days:
        return []
    found = []
    for seat in owing(point):
        chair = room.kept.chairs[seat]
        if chair.kind != "person" or is_bot(point.players[seat]):
            continue
        since = room.away.get(chair.device)
        others = any(
            other.kind == "person" and other.device != chair.device and room.is_here(other.device)
            for other in room.kept.chairs
        )
        if since is not None and others and room.services.now() - since >= settings.grace:
            found.append(seat)
    return found


def host_is_gone(room: Room) -> bool:
    """Whether the host has been away for so long that somebody who is here gets its powers."""
    since = room.away.get(room.kept.host)
    if not room.kept.host or since is None or room.is_here(room.kept.host):
        return False
    here = any(room.is_here(chair.device) for chair in room.kept.chairs)
    return here and room.services.now() - since >= room.services.settings.host_patience


async def look(room: Room) -> None:
    """Once a second: do what has become due."""
    if host_is_gone(room):
        async with room.lock:
            if host_is_gone(room):
                await leaving.pass_on(room)
        room.publish()
    for seat in due(room):
        async with room.lock:
            if seat in due(room):
                await matches.stand_in(room, seat)
        room.publish()
