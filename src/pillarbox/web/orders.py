"""What players' messages lead to. One function a message; who may not, is refused in words.

The seat a message names must be one of the sender's device. Must never take from a message what the server
knows better.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from pillarbox.core.message import Message, Refused, say
from pillarbox.play.commands import Act, AnyCommand, CommitSeed, OpenSeed, RealThrow, Throw, Undo
from pillarbox.play.erase import NOBODY
from pillarbox.play.people import is_bot
from pillarbox.web import counsel, inbound, leaving, outbound, powers, talk
from pillarbox.web.connection import Connection
from pillarbox.web.leaving import check_seat
from pillarbox.web.room import Room, text_of


async def _command(room: Room, one: Connection, command: AnyCommand) -> None:
    """Have the match decide, and tell everybody."""
    if room.kept.pause:
        raise Refused(say("server-paused-by-host"))
    before = room.version
    decision = await room.play(command)
    if decision.refused is not None:
        raise Refused(decision.refused)
    if not decision.again or room.version != before:
        room.publish()
    room.done(one, command.id)


async def act(room: Room, one: Connection, message: inbound.Act) -> None:
    """A choice."""
    check_seat(room, one, message.seat)
    command = Act(seat=message.seat, id=message.id, node=message.node, actions=message.actions)
    await _command(room, one, command)


async def throw(room: Room, one: Connection, message: inbound.Throw) -> None:
    """A throw."""
    check_seat(room, one, message.seat)
    await _command(room, one, Throw(seat=message.seat, id=message.id, node=message.node))


async def real(room: Room, one: Connection, message: inbound.Real) -> None:
    """Real dice; anybody with a seat may enter them for a bot."""
    own, point = room.own(one), room.point
    bots = [] if point is None else [n for n, player in enumerate(point.players) if is_bot(player)]
    if not own or not (message.seat in own or message.seat in bots):
        raise Refused(say("server-not-your-seat"))
    entered = room.kept.chairs[message.seat if message.seat in own else own[0]].name or NOBODY
    await _command(
        room,
        one,
        RealThrow(seat=message.seat, id=message.id, node=message.node, faces=message.faces, entered=entered),
    )


async def undo(room: Room, one: Connection, message: inbound.Undo) -> None:
    """The last choice taken back."""
    check_seat(room, one, message.seat)
    await _command(room, one, Undo(seat=message.seat, id=message.id))


async def seed(room: Room, one: Connection, message: inbound.Seed) -> None:
    """A seed of the player's own, promised or opened."""
    check_seat(room, one, message.seat)
    if (message.commit is None) == (message.open is None):
        raise Refused(say("server-seed-one"))
    command: AnyCommand
    if message.commit is not None:
        command = CommitSeed(seat=message.seat, id=message.id, commitment=message.commit)
    else:
        command = OpenSeed(seat=message.seat, id=message.id, seed=message.open or "")
    await _command(room, one, command)


async def look(room: Room, one: Connection, message: inbound.Look) -> None:
    """Another of the own seats."""
    if message.seat is not None:
        check_seat(room, one, message.seat)
    one.look = message.seat
    for text in room.latest(one):
        one.put(text)


async def ping(room: Room, one: Connection, message: inbound.Ping) -> None:
    """An answer, so that the sender knows."""
    one.put(text_of(outbound.Pong()))


Order = Callable[[Room, Connection, Any], Awaitable[None]]

ORDERS: dict[type[inbound.Inbound], Order] = {
    inbound.Act: act,
    inbound.Throw: throw,
    inbound.Real: real,
    inbound.Undo: undo,
    inbound.Seed: seed,
    inbound.Resign: leaving.resign,
    inbound.End: leaving.end,
    inbound.Leave: leaving.leave,
    inbound.Preview: counsel.preview,
    inbound.Coach: counsel.coach,
    inbound.Say: talk.phrase,
    inbound.React: talk.react,
    inbound.Chat: talk.chat,
    inbound.Host: powers.host,
    inbound.Look: look,
    inbound.Ping: ping,
}


def keeps(message: Any) -> bool:
    """Whether a message may lead to something that is kept: all commands but questions."""
    return hasattr(message, "id") and not isinstance(message, (inbound.Preview, inbound.Coach))


async def obey(room: Room, one: Connection, message: Any) -> None:
    """Do what a message asks, or answer why not."""
    try:
        await ORDERS[type(message)](room, one, message)
    except Refused as refusal:
        why: Message = refusal.message
        room.refuse(one, getattr(message, "id", ""), why)
