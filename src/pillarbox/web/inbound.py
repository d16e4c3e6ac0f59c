"""What a browser may send over a table's socket: one typed message per frame, nothing else.

`docs/wire.md` tells each of them in words. `id` is the sender's own mark: sent again, a command gets its
first answer and takes effect once. Must never carry what only the server may decide: who sits where, what
falls.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Mark = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Node = Annotated[int, Meta(ge=0, le=10**9)]
Action = Annotated[str, Meta(max_length=200)]
Hex = Annotated[str, Meta(max_length=2048)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(max_length=300)]

Power = Literal[
    "start",
    "kick",
    "hand-over",
    "skip",
    "lock",
    "coach",
    "chat",
    "pause",
    "rematch",
    "bot",
    "rename",
    "empty",
]
"""What a host may do; see `powers`."""


class Inbound(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What all messages share: their name in `type`."""


class Hello(Inbound, frozen=True, kw_only=True, tag="hello"):
    """The first message: the language, the version that is on the screen, whether only to watch."""

    lang: Annotated[str, Meta(max_length=35)] = ""
    have: int | None = None
    watch: bool = False


class Act(Inbound, frozen=True, kw_only=True, tag="act"):
    """One choice, or several submitted as one, in the game's notation."""

    id: Mark
    seat: Seat
    node: Node | None = None
    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=16)]


class Throw(Inbound, frozen=True, kw_only=True, tag="throw"):
    """Throw the dice that are the seat's to throw."""

    id: Mark
    seat: Seat
    node: Node | None = None


class Real(Inbound, frozen=True, kw_only=True, tag="real"):
    """Dice that fell beside the screen."""

    id: Mark
    seat: Seat
    node: Node | None = None
    faces: Annotated[tuple[Annotated[int, Meta(ge=1, le=256)], ...], Meta(min_length=1, max_length=16)]


class Undo(Inbound, frozen=True, kw_only=True, tag="undo"):
    """Take back the seat's last choice."""

    id: Mark
    seat: Seat


class Resign(Inbound, frozen=True, kw_only=True, tag="resign"):
    """Give the match up."""

    id: Mark
    seat: Seat


class End(Inbound, frozen=True, kw_only=True, tag="end"):
    """Agree to end the match now, or no longer agree."""

    id: Mark
    seat: Seat
    agree: bool = True


class Preview(Inbound, frozen=True, kw_only=True, tag="preview"):
    """What choices not yet made would lead to; nothing is stored."""

    id: Mark
    seat: Seat
    actions: Annotated[tuple[Action, ...], Meta(max_length=16)] = ()


class Coach(Inbound, frozen=True, kw_only=True, tag="coach"):
    """What each choice is worth."""

    id: Mark
    seat: Seat


class Seed(Inbound, frozen=True, kw_only=True, tag="seed"):
    """Commit to a seed of one's own, or open it: one of the two, in hex."""

    id: Mark
    seat: Seat
    commit: Hex | None = None
    open: Hex | None = None


class Say(Inbound, frozen=True, kw_only=True, tag="say"):
    """One of the preset phrases."""

    seat: Seat
    phrase: Word


class React(Inbound, frozen=True, kw_only=True, tag="react"):
    """One of the preset reactions."""

    seat: Seat
    what: Word


class Chat(Inbound, frozen=True, kw_only=True, tag="chat"):
    """Free text, where the host allows it."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Host(Inbound, frozen=True, kw_only=True, tag="host"):
    """A power of the host's: over the table, or over a seat."""

    id: Mark
    do: Power
    seat: Seat | None = None
    on: bool | None = None
    name: Text | None = None
    policy: Word | None = None


class Leave(Inbound, frozen=True, kw_only=True, tag="leave"):
    """Give up a seat; whoever wants may take it."""

    id: Mark
    seat: Seat


class Look(Inbound, frozen=True, kw_only=True, tag="look"):
    """See the table from another of the device's own seats; None: from whichever is to act."""

    seat: Seat | None = None


class Ping(Inbound, frozen=True, kw_only=True, tag="ping"):
    """Is anybody there?"""


AnyInbound = (
    Hello
    | Act
    | Throw
    | Real
    | Undo
    | Resign
    | End
    | Preview
    | Coach
    | Seed
    | Say
    | React
    | Chat
    | Host
    | Leave
    | Look
    | Ping
)
