"""What people say at a table: phrases and reactions known beforehand, free text where the host allows it.

Nothing of it is kept. Must never send a phrase that is not on the list, nor text that is not to be seen.
"""

from __future__ import annotations

from pillarbox.core.message import Refused, say
from pillarbox.web import inbound, outbound
from pillarbox.web.connection import Connection
from pillarbox.web.room import Room

PHRASES = ("hello", "good-luck", "well-played", "thanks", "sorry", "your-turn", "one-moment", "again")
REACTIONS = ("clap", "laugh", "gasp", "sigh")


def _speaker(room: Room, one: Connection, seat: int) -> str:
    if seat not in room.own(one):
        raise Refused(say("server-not-your-seat"))
    return room.kept.chairs[seat].name  # of one without a name each page knows what it is called there


async def phrase(room: Room, one: Connection, message: inbound.Say) -> None:
    """Say one of the phrases."""
    name = _speaker(room, one, message.seat)
    if message.phrase not in PHRASES:
        raise Refused(say("server-no-phrase"))
    room.broadcast(outbound.Said(seat=message.seat, name=name, phrase=message.phrase))


async def react(room: Room, one: Connection, message: inbound.React) -> None:
    """Show one of the reactions."""
    name = _speaker(room, one, message.seat)
    if message.what not in REACTIONS:
        raise Refused(say("server-no-phrase"))
    room.broadcast(outbound.Said(seat=message.seat, name=name, what=message.what))


async def chat(room: Room, one: Connection, message: inbound.Chat) -> None:
    """Say something of one's own."""
    name = _speaker(room, one, message.seat)
    if not room.kept.chat:
        raise Refused(say("server-no-chat"))
    text = "".join(c if c.isprintable() else " " for c in message.text).strip()
    if not text:
        raise Refused(say("server-no-phrase"))
    room.broadcast(outbound.Said(seat=message.seat, name=name, text=text))
