"""What the server sends over a table's socket: one typed message per frame.

`docs/wire.md` tells each of them in words. Every text in them is finished, in the reader's language; a page
escapes them like anything else. Must never hold what its reader may not see.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

Phase = Literal["waiting", "seeds", "playing", "over", "aborted"]
SeedState = Literal["", "wanted", "committed", "opened"]
Kind = Literal[
    "thrown", "drawn", "acted", "undone", "opened", "seated", "seed", "ended", "aborted", "revealed"
]


class Outbound(Struct, frozen=True, kw_only=True, tag_field="type"):
    """What all messages share: their name in `type`."""


class Clock(Struct, frozen=True):
    """A seat's time: milliseconds left when this was sent, and whether they run."""

    left: int
    running: bool


class SeatInfo(Struct, frozen=True, kw_only=True):
    """One seat of the table, as everybody may see it but for `yours`."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    policy: str = ""
    stand_in: str = ""
    """The policy that plays for a person who is away, or for an empty seat."""
    here: bool = False
    yours: bool = False
    host: bool = False
    ready: bool = False
    """Has answered what all choose at once, or is ready for the first throw."""
    seed: SeedState = ""
    agrees: bool = False
    """Would end the match now."""
    clock: Clock | None = None


class TableSettings(Struct, frozen=True, kw_only=True):
    """How the table is set."""

    coach: bool
    chat: bool
    lock: bool
    pause: bool
    private: bool
    dice: Literal["fair", "real"]
    clock: dict[str, int] | None = None


class TableInfo(Struct, frozen=True, kw_only=True):
    """The table apart from the game on it."""

    code: str
    title: str
    game: str
    ruleset: str
    ruleset_title: str
    host: bool
    seats: tuple[SeatInfo, ...]
    settings: TableSettings
    watchers: int
    late: int
    """So many wait for the next match."""
    phase: Phase
    match: str
    """The key of the match on the table; empty while there is none."""
    matches: int
    """So many matches have been begun here."""


class LogLine(Struct, frozen=True):
    """One line of what has happened."""

    version: int
    seat: int
    text: str


class DiceInfo(Struct, frozen=True, kw_only=True):
    """What can be said of the dice before the end, and the server's seed after it."""

    kind: Literal["committed", "seeded", "by-hand"]
    commit: str
    throw: int
    """The number of the next throw."""
    seal: str
    """The commitment in short, for people to read."""
    seed: str = ""
    """The server's seed, once it is revealed."""


class View(Outbound, frozen=True, kw_only=True, tag="view"):
    """The whole table, as one seat or a spectator may see it."""

    version: int
    table: TableInfo
    node: int | None
    mine: tuple[int, ...]
    """The device's seats that are to act, to throw, or to bring a seed now."""
    seat: int
    """The seat it is drawn for; -1: a spectator."""
    view: Raw | None
    """The game's own view."""
    texts: dict[str, Any]
    log: tuple[LogLine, ...]
    dice: DiceInfo | None
    chain: str
    app: str
    """Which pages the server has now: another text than a page was loaded with asks for a reload."""


class Item(Struct, frozen=True, kw_only=True):
    """One thing that happened."""

    kind: Kind
    seat: int
    faces: tuple[int, ...] | None = None
    text: str


class Events(Outbound, frozen=True, kw_only=True, tag="events"):
    """What has just happened; the view that it led to follows."""

    version: int
    items: tuple[Item, ...]


class Current(Outbound, frozen=True, kw_only=True, tag="current"):
    """The version on the screen is the present one."""

    version: int


class RefusedMessage(Outbound, frozen=True, kw_only=True, tag="refused"):
    """It can't be, and why; nothing has been changed. The current view follows where it may help."""

    id: str
    text: str


class Done(Outbound, frozen=True, kw_only=True, tag="done"):
    """It is done, and kept; the version it led to."""

    id: str
    version: int


class Busy(Outbound, frozen=True, kw_only=True, tag="busy"):
    """The server is too busy, or about to stop: send it again, with the same id, in so many milliseconds."""

    id: str
    text: str
    retry: int


class PreviewMessage(Outbound, frozen=True, kw_only=True, tag="preview"):
    """What the draft would lead to."""

    id: str
    seat: int
    view: Raw
    legal: tuple[str, ...]
    line: str


class Move(Struct, frozen=True, kw_only=True):
    """One choice with its worth."""

    action: str
    """In notation; the first of `actions`."""
    actions: tuple[str, ...]
    """What is to be submitted as one."""
    value: float
    loss: float
    text: str


class Advice(Outbound, frozen=True, kw_only=True, tag="advice"):
    """The coach's answer, best choice first."""

    id: str
    seat: int
    moves: tuple[Move, ...]
    objective: str
    notes: tuple[str, ...] = ()


class Said(Outbound, frozen=True, kw_only=True, tag="said"):
    """Somebody says something: one of a phrase, a reaction, a text."""

    seat: int
    name: str
    phrase: str = ""
    what: str = ""
    text: str = ""


class Presence(Outbound, frozen=True, kw_only=True, tag="presence"):
    """Who is here now."""

    seats: tuple[bool, ...]
    watchers: int


class Paused(Outbound, frozen=True, kw_only=True, tag="paused"):
    """Nothing can be kept at present; clocks stand still. A view tells that it is over."""

    text: str


class Pong(Outbound, frozen=True, kw_only=True, tag="pong"):
    """Somebody is there."""


class Bye(Outbound, frozen=True, kw_only=True, tag="bye"):
    """The last message before the socket is closed with this code."""

    code: int
    text: str
