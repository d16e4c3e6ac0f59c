"""The record of a match: everything that happened, as a list of events, and the hash chain over them.

An event has a public part and may have a hidden one: a sealed choice, a card dealt face down. The public part
then holds a seal on it. The chain runs over public parts, so its head may be shown to anybody. Must never
know a game: rulesets are plain JSON here, actions and outcomes texts in the game's notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from pillarbox.core.codec import encode
from pillarbox.core.message import Fault

FORMAT = 1
"""The version of the record's layout, counted apart from the package's; see `upgrade` for older ones."""

DiceKind = Literal["committed", "seeded", "by-hand"]
"""Fixed by a secret seed before anybody plays; by a word that somebody may know; thrown by people's hands."""


# In JSON a field that has its default is left out; msgspec knows a default by identity. So that equal events
# have equal bytes, and hashes, a text that equals its default is made the default itself.
PERSON: Final = "person"
DICE: Final = "dice"
BY_HAND: Final = "by-hand"


class Seat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits at a numbered place when the match begins."""

    name: str
    player: str = PERSON
    """`person`, or `bot:` and the id of a policy."""
    entropy: bool = False
    """Whether the seat brings a seed of its own, to be mixed into the dice."""

    def __post_init__(self) -> None:
        if self.player == PERSON:
            force_setattr(self, "player", PERSON)


class Event(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True, tag_field="event"
):
    """What all events carry."""

    n: int
    """Its number, from 0 without gaps."""
    prev: str = ""
    """The hash of the event before, in hex; empty in the first, and in records that have no chain."""


class Created(Event, frozen=True, kw_only=True, tag="created"):
    """A match begins: always the first event."""

    format: int
    """The layout that the record began in."""
    match: str = ""
    game: str
    ruleset: dict[str, Any]
    """In full, as the game's own JSON."""
    seats: tuple[Seat, ...]
    dice: DiceKind = BY_HAND
    commitment: str = ""
    """Hex of the commitment to the server seed; empty only where a person wrote the record by hand."""
    date: str = ""
    """The day it began, YYYY-MM-DD, in universal time."""

    def __post_init__(self) -> None:
        if self.dice == BY_HAND:
            force_setattr(self, "dice", BY_HAND)

    @property
    def has_chain(self) -> bool:
        """Whether its events carry hashes: all but those of records whose first layout had none."""
        return self.format > 0


class SeedCommitted(Event, frozen=True, kw_only=True, tag="seed-committed"):
    """A player's commitment to a seed, before any seed is opened."""

    seat: int
    commitment: str
    command: str = ""


class SeedOpened(Event, frozen=True, kw_only=True, tag="seed-opened"):
    """A player's seed in hex; allowed once all commitments are in."""

    seat: int
    seed: str
    command: str = ""


class Thrown(Event, frozen=True, kw_only=True, tag="thrown"):
    """A seat has thrown dice."""

    seat: int
    source: Literal["dice", "start"] = DICE
    number: int
    """Counted per source over the whole match, from 0 without gaps."""
    dice: int
    """How many, fixed before they fell."""
    faces: tuple[int, ...]
    """In the order drawn."""
    scheme: int = 0
    """The version of the scheme they were drawn by; 0 for dice thrown by hand."""
    entered: str = ""
    """Of dice thrown by hand: the name of who entered them."""
    command: str = ""

    def __post_init__(self) -> None:
        if self.source == DICE:
            force_setattr(self, "source", DICE)


class Drawn(Event, frozen=True, kw_only=True, tag="drawn"):
    """Chance that no seat throws for: a lone player's reopening, a card dealt."""

    source: Literal["solo", "deck"]
    number: int
    values: tuple[int, ...] = ()
    """The numbers drawn, each from 0; empty where the card is dealt face down."""
    outcome: str = ""
    """What they stand for, in the game's notation."""
    scheme: int = 0
    seal: str = ""
    hidden: str | None = None
    """Of a card dealt face down: the outcome, until it is opened known to the table alone."""


class Acted(Event, frozen=True, kw_only=True, tag="acted"):
    """A seat has chosen: one action, or several that were submitted as one."""

    seat: int
    actions: tuple[str, ...] = ()
    """In the game's notation; empty in a sealed choice."""
    seal: str = ""
    hidden: str | None = None
    """Of a sealed choice: its actions as a JSON list, until it is opened known to the table alone."""
    command: str = ""
    cut: bool = False
    """Of a bot's choice by the clock: its search was cut short, so that it could not be repeated."""


class Undone(Event, frozen=True, kw_only=True, tag="undone"):
    """A seat has taken back its last choice."""

    seat: int
    of: int
    """The number of the event taken back."""
    command: str = ""


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    """What an earlier event hid, with the key of its seal."""

    of: int
    key: str
    hidden: str


class Seated(Event, frozen=True, kw_only=True, tag="seated"):
    """Somebody else plays for a seat from here on: a stand-in bot, or its person again."""

    seat: int
    player: str
    command: str = ""


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The match has ended by its rules."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    stakes: tuple[str, ...]
    """Net stake points, as fractions."""


class Aborted(Event, frozen=True, kw_only=True, tag="aborted"):
    """The match was broken off; -1 where no seat did it."""

    seat: int = -1
    command: str = ""


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """The server seed, in hex: published after the end, or when a match is broken off."""

    seed: str


AnyEvent = (
    Created
    | SeedCommitted
    | SeedOpened
    | Thrown
    | Drawn
    | Acted
    | Undone
    | Opened
    | Seated
    | Ended
    | Aborted
    | Revealed
)


class Record(Struct, frozen=True):
    """All events of a match, or of its part so far."""

    events: tuple[AnyEvent, ...] = ()
    head: str = ""
    """The hash of the last event, in hex; empty where the record has no chain."""

    @property
    def created(self) -> Created | None:
        """The first event, if there is one and it is what it must be."""
        first = self.events[0] if self.events else None
        return first if isinstance(first, Created) else None


class Reading(Struct, frozen=True):
    """What could be read of a record: all that comes before the first fault, and that fault, if any."""

    record: Record
    fault: Fault | None = None
    lines: tuple[int, ...] = ()
    """By event, the line of the file it stands on, from 1; empty where events have no lines of their own."""


def public(event: AnyEvent) -> AnyEvent:
    """The event without its hidden part."""
    if isinstance(event, Acted | Drawn) and event.hidden is not None:
        return replace(event, hidden=None)
    return event


def link(event: AnyEvent) -> str:
    """The event's hash in hex: SHA-256 over the JSON of its public part, which holds the hash before."""
    return sha256(b"event/v1\n" + encode(public(event))).hexdigest()


def chained(events: Iterable[AnyEvent], prev: str = "") -> tuple[AnyEvent, ...]:
    """The events, each with the hash of the one before; `prev` is the hash that the first one follows."""
    done: list[AnyEvent] = []
    for event in events:
        done.append(replace(event, prev=prev))
        prev = link(done[-1])
    return tuple(done)


def recorded(events: Sequence[AnyEvent]) -> Record:
    """A record of a log's events, fit to be shown: without hidden parts."""
    record = Record(tuple(map(public, events)))
    chain = record.created is not None and record.created.has_chain
    return replace(record, head=link(events[-1])) if chain else record
