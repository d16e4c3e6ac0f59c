"""What may be asked of the referee, as typed messages: the same from a terminal, a bot and a web socket.

`id` is the sender's own mark for the command: sent again, it gets the first answer and takes effect once.
`node` is the number of the event that opened the question answered, None for "whatever is asked now". Must
never carry what only the table may decide: who is on turn, what falls, what is legal.
"""

from __future__ import annotations

from msgspec import Struct


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="command"):
    """What all commands carry: the seat that gives it, and its mark."""

    seat: int
    id: str = ""


class Throw(Command, frozen=True, kw_only=True, tag="throw"):
    """Throw the dice that the seat is to throw."""

    node: int | None = None


class RealThrow(Command, frozen=True, kw_only=True, tag="real-throw"):
    """Dice that fell on a table of wood: their faces, and the name of who enters them."""

    faces: tuple[int, ...]
    entered: str
    node: int | None = None


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """One choice, or several submitted as one, in the game's notation."""

    actions: tuple[str, ...]
    node: int | None = None
    cut: bool = False
    """Of a bot that was given a time: the clock cut its search short."""


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back the seat's last choice."""


class CommitSeed(Command, frozen=True, kw_only=True, tag="commit-seed"):
    """Commit to a seed of one's own; in hex."""

    commitment: str


class OpenSeed(Command, frozen=True, kw_only=True, tag="open-seed"):
    """Open the seed committed to; in hex."""

    seed: str


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Let somebody else play for the seat: `bot:POLICY` for a stand-in, `person` for its person again."""

    player: str


class Abort(Command, frozen=True, kw_only=True, tag="abort"):
    """Break the match off; the seed is revealed all the same. Seat -1: by the table itself."""


AnyCommand = Throw | RealThrow | Act | Undo | CommitSeed | OpenSeed | Sit | Abort
