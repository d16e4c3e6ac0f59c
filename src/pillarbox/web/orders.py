"""What players' messages lead to. One function a message; who may not, is refused in words.

The seat a message names must be one of the sender's device. Must never take from a message what the server
knows better.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Raw

from pillarbox.core import codec
from pillarbox.core.message import Message, Refused, say
from pillarbox.play.commands import Abort, Act, AnyCommand, CommitSeed, OpenSeed, RealThrow, Throw, Undo
from pillarbox.play.people import is_bot
from pillarbox.web import inbound, outbound
from pillarbox.web.connection import Connection
from pillarbox.web.desk import WORDS
from pillarbox.web.room import Room, text_of


def own_seat(room: Room, one: Connection, seat: int) -> None:
    """Raises Refused for a seat that is not the sender's."""
    if seat not in room.own(one):
        raise Refused(say("server-not-your-seat"))


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
    own_seat(room, one, message.seat)
    command = Act(seat=message.seat, id=message.id, node=message.node, actions=message.actions)
    await _command(room, one, command)


async def throw(room: Room, one: Connection, message: inbound.Throw) -> None:
    """A throw."""
    own_seat(room, one, message.seat)
    await _command(room, one, Throw(seat=message.seat, id=message.id, node=message.node))


async def real(room: Room, one: Connection, message: inbound.Real) -> None:
    """Real dice; anybody with a seat may enter them for a bot."""
    own, point = room.own(one), room.point
    bots = [] if point is None else [n for n, player in enumerate(point.players) if is_bot(player)]
    if not own or not (message.seat in own or message.seat in bots):
        raise Refused(say("server-not-your-seat"))
    entered = room.names[message.seat if message.seat in own else own[0]]
    await _command(
        room,
        one,
        RealThrow(seat=message.seat, id=message.id, node=message.node, faces=message.faces, entered=entered),
    )


async def undo(room: Room, one: Connection, message: inbound.Undo) -> None:
    """The last choice taken back."""
    own_seat(room, one, message.seat)
    await _command(room, one, Undo(seat=message.seat, id=message.id))


async def seed(room: Room, one: Connection, message: inbound.Seed) -> None:
    """A seed of the player's own, promised or opened."""
    own_seat(room, one, message.seat)
    if (message.commit is None) == (message.open is None):
        raise Refused(say("server-seed-one"))
    command: AnyCommand
    if message.commit is not None:
        command = CommitSeed(seat=message.seat, id=message.id, commitment=message.commit)
    else:
        command = OpenSeed(seat=message.seat, id=message.id, seed=message.open or "")
    await _command(room, one, command)


async def end(room: Room, one: Connection, message: inbound.End) -> None:
    """Would end the match; it ends when all people do."""
    own_seat(room, one, message.seat)
    point = room.point
    if point is None or point.over:
        raise Refused(say("server-no-match"))
    if message.agree:
        room.agreed.add(message.seat)
    else:
        room.agreed.discard(message.seat)
    people = {n for n, chair in enumerate(room.kept.chairs) if chair.kind == "person"}
    if {n for n in people if not is_bot(point.players[n])} <= room.agreed:
        await _command(room, one, Abort(seat=-1, id=message.id))
        return
    await room.change(room.kept)
    room.publish()
    room.done(one, message.id)


async def preview(room: Room, one: Connection, message: inbound.Preview) -> None:
    """What a draft would lead to; told to its drafter alone."""
    own_seat(room, one, message.seat)
    if room.sitting is None or room.point is None:
        raise Refused(say("server-no-match"))
    ruleset, table, game = room.point.ruleset, room.sitting.table, room.game
    found = table.preview(message.seat, message.actions)
    words = WORDS[one.lang]
    line = ""
    if hasattr(game.show, "preview"):
        actions = [game.notation.read_action(ruleset, text) for text in message.actions]
        drafted = game.show.preview(ruleset, table.observe(message.seat), actions)
        seen = Raw(codec.encode(drafted))
        line = words.render(game.show.preview_line(drafted))
    else:
        seen = Raw(codec.encode(game.show.view(ruleset, found.observation)))
    one.put(
        text_of(
            outbound.PreviewMessage(id=message.id, seat=message.seat, view=seen, legal=found.legal, line=line)
        )
    )


async def look(room: Room, one: Connection, message: inbound.Look) -> None:
    """Another of the own seats."""
    if message.seat is not None:
        own_seat(room, one, message.seat)
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
    inbound.End: end,
    inbound.Preview: preview,
    inbound.Look: look,
    inbound.Ping: ping,
}


async def obey(room: Room, one: Connection, message: Any) -> None:
    """Do what a message asks, or answer why not."""
    order = ORDERS.get(type(message))
    try:
        if order is None:
            raise Refused(say("server-not-now"))
        await order(room, one, message)
    except Refused as refusal:
        why: Message = refusal.message
        room.refuse(one, getattr(message, "id", ""), why)
