"""What the host of a table may do: over the table, over a seat, with the next match.

After a match anybody with a seat may ask for the next one. Must never change a match but by its commands.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from pillarbox.core.message import Refused, say
from pillarbox.play import seats as bots
from pillarbox.play.people import BOT, LONGEST_NAME, check_name
from pillarbox.web import inbound, leaving, matches
from pillarbox.web.connection import KICKED, Connection
from pillarbox.web.kept import Chair
from pillarbox.web.room import Room

LONGEST_TITLE = 60


async def host(room: Room, one: Connection, message: inbound.Host) -> None:
    """Use a power."""
    is_host = not one.watch and bool(one.device) and one.device == room.kept.host
    if not is_host and not (message.do == "rematch" and room.own(one)):
        raise Refused(say("server-not-host"))
    async with room.lock:
        await POWERS[message.do](room, one, message)
    room.publish()
    room.done(one, message.id)


def _seat(room: Room, message: inbound.Host, *kinds: str) -> int:
    """The seat that is meant. Raises Refused where it is none of these kinds."""
    seat = message.seat
    if seat is None or seat >= len(room.kept.chairs) or room.kept.chairs[seat].kind not in kinds:
        raise Refused(say("server-no-such-seat"))
    return seat


def _going_on(room: Room) -> bool:
    return room.point is not None and not room.point.over


async def _start(room: Room, one: Connection, message: inbound.Host) -> None:
    """Begin with those who are there."""
    if room.point is not None:
        raise Refused(say("server-match-goes-on"))
    chairs = tuple(chair for chair in room.kept.chairs if chair.kind != "open")
    if chairs != room.kept.chairs:
        await room.change(matches.changed_seats(room, room.ruleset, chairs))
    await matches.begin(room)


async def _rematch(room: Room, one: Connection, message: inbound.Host) -> None:
    await matches.again(room, fewer=bool(message.on))


async def _kick(room: Room, one: Connection, message: inbound.Host) -> None:
    seat = _seat(room, message, "person")
    device = room.kept.chairs[seat].device
    if device == one.device:
        raise Refused(say("server-not-yourself"))
    for own in room.kept.seats_of(device):
        await leaving.vacate(room, own)
    await room.change(replace(room.kept, barred=(*room.kept.barred, device)))
    for other in list(room.connections):
        if other.device == device:
            room.bid(other, KICKED, say("server-sent-away"))


async def _hand_over(room: Room, one: Connection, message: inbound.Host) -> None:
    seat = _seat(room, message, "person")
    await room.change(replace(room.kept, host=room.kept.chairs[seat].device))


async def _skip(room: Room, one: Connection, message: inbound.Host) -> None:
    seat = _seat(room, message, "person", "open", "bot")
    if room.kept.chairs[seat].kind == "bot":
        await matches.simpler(room, seat)
        return
    if room.is_here(room.kept.chairs[seat].device):
        raise Refused(say("server-is-here", name=room.names[seat]))
    if not _going_on(room):
        raise Refused(say("server-no-match"))
    await matches.stand_in(room, seat)


async def _bot(room: Room, one: Connection, message: inbound.Host) -> None:
    seat = _seat(room, message, "open")
    policy = message.policy or next(iter(room.game.bots.POLICIES))
    bots.policy(room.game, BOT + policy)
    name = room.kept.chairs[seat].name
    await room.change(room.kept.with_chair(seat, Chair(kind="bot", name=name, policy=policy)))
    if room.point is None and matches.full(room.kept) and matches.all_here(room):
        await matches.begin(room)


async def _empty(room: Room, one: Connection, message: inbound.Host) -> None:
    seat = _seat(room, message, "bot")
    if _going_on(room):
        raise Refused(say("server-match-goes-on"))
    await room.change(room.kept.with_chair(seat, Chair()))


async def _rename(room: Room, one: Connection, message: inbound.Host) -> None:
    name = (message.name or "").strip()
    if message.seat is None:
        if len(name) > LONGEST_TITLE or (name and not name.isprintable()):
            raise Refused(say("server-title"))
        await room.change(replace(room.kept, title=name))
        return
    seat = _seat(room, message, "person", "bot")
    if len(name) > LONGEST_NAME:
        raise Refused(say("server-name", most=LONGEST_NAME))
    check_name(seat, name)
    await room.change(room.kept.with_chair(seat, replace(room.kept.chairs[seat], name=name)))


def _switch(name: str) -> Callable[[Room, Connection, inbound.Host], Awaitable[None]]:
    async def turn(room: Room, one: Connection, message: inbound.Host) -> None:
        on = not getattr(room.kept, name) if message.on is None else message.on
        await room.change(replace(room.kept, **{name: on}))

    return turn


POWERS: dict[str, Callable[[Room, Connection, inbound.Host], Awaitable[None]]] = {
    "start": _start,
    "rematch": _rematch,
    "kick": _kick,
    "hand-over": _hand_over,
    "skip": _skip,
    "bot": _bot,
    "empty": _empty,
    "rename": _rename,
    "lock": _switch("lock"),
    "coach": _switch("coach"),
    "chat": _switch("chat"),
    "pause": _switch("pause"),
}
