"""Moving to another device: a browser becomes the one whose code it was told, and keeps what it had itself.

Must never give anything away for a code that is void, nor leave a seat with a device that is no more.
"""

from __future__ import annotations

from contextlib import AsyncExitStack

from pillarbox.core.message import say
from pillarbox.web import attendance
from pillarbox.web.connection import DISPLACED
from pillarbox.web.devices import Device
from pillarbox.web.hall import Hall
from pillarbox.web.room import Room
from pillarbox.web.secret import hashed, hashed_code


async def claimed(hall: Hall, own: Device | None, code: str, token: str) -> bool:
    """Make the holder of this token the device that the code stands for; False for a code that is void.

    Seats, tables and matches of `own`, the device that asks, are the other's from then on. The other's old
    token is worth nothing any more, and its sockets are closed; those of `own` go on. Raises NotKept, and
    nothing has happened then.
    """
    shelf, hidden = hall.services.shelf, hashed_code(code)
    if not shelf.is_code(hidden):
        return False
    async with AsyncExitStack() as held:
        for name in sorted(shelf.codes_about(own.id)) if own is not None else ():
            room = await hall.room(name)
            if room is not None:
                await held.enter_async_context(room.lock)
        done = await shelf.claim_code(hidden, hashed(token), own.id if own is not None else 0)
        if done is None:
            return False
        device, tables = done
        for kept in tables:
            if kept.code in hall.rooms:
                hall.rooms[kept.code].kept = kept
    changed = {kept.code for kept in tables}
    for room in list(hall.rooms.values()):
        was = own.id if own is not None else 0
        if _resettled(room, was, device.id) or room.kept.code in changed:
            hall.later(_told(room, device.id))
    return True


def _resettled(room: Room, own: int, device: int) -> bool:
    """Close a device's sockets at a table, and make those of `own` its own; whether there were any."""
    theirs = [one for one in room.connections if one.device == device]
    for one in theirs:
        room.detach(one)
        room.bid(one, DISPLACED, say("server-displaced"))
    if own == device:
        return bool(theirs)
    ours = [one for one in room.connections if own and one.device == own]
    for one in ours:
        one.device = device
    since = room.away.pop(own, None)
    if room.is_here(device):
        room.away.pop(device, None)
    elif since is not None:
        room.away.setdefault(device, since)
    return bool(theirs or ours)


async def _told(room: Room, device: int) -> None:
    """Show everybody who is here now, and let bots that stood in step back."""
    for one in [one for one in room.connections if one.device == device and not one.watch]:
        await attendance.came(room, one)
    room.presence()
    room.publish()
