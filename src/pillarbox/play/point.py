"""A match at one point of its log, and what the table needs of a game. Data only.

Must never hold a secret: neither the server seed nor what comes of it before it is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from pillarbox.core.game import Node, Rules
from pillarbox.core.record import Created


class Playable(Protocol):
    """What the table needs of a game: its id and three of its modules."""

    @property
    def id(self) -> str:
        """The game's id."""

    @property
    def rules(self) -> Rules:
        """The eight questions."""

    @property
    def notation(self) -> Any:
        """Actions and outcomes as text."""

    @property
    def ruleset(self) -> Any:
        """Its `Ruleset`, and `check`, which names what is wrong with one."""


class Standing(Struct, frozen=True):
    """A choice that its seat may still take back: its event, and what was before it."""

    n: int
    seat: int
    state: Any
    opened: int


class Point(Struct, frozen=True):
    """A match at one point of its log."""

    created: Created
    ruleset: Any
    state: Any
    node: Node
    """What the state asks for."""
    count: int
    """Events so far."""
    head: str
    """The hash of the last of them."""
    opened: int
    """The number of the event that opened the node: what a command names to say which question it answers."""
    counters: Mapping[str, int] = {}
    """Per source of chance, the number of the next draw."""
    commitments: tuple[str, ...] = ()
    """By seat, the commitment to its own seed; empty where there is none (yet)."""
    seeds: tuple[str, ...] = ()
    """By seat, its seed in hex; empty where there is none (yet)."""
    standing: tuple[Standing, ...] = ()
    """Choices since the last throw, seal, or end of a round, latest last."""
    sealed: tuple[int, ...] = ()
    """Events whose hidden part is not opened yet."""
    hidden: Mapping[int, str] = {}
    """By event, the hidden parts that are known here."""
    players: tuple[str, ...] = ()
    """By seat, who plays for it now: `person` or `bot:POLICY`."""
    over: str = ""
    """`ended`, `aborted`, or empty while the match goes on."""
    revealed: str = ""

    @property
    def ready(self) -> bool:
        """Whether every seat that brings a seed has opened it, so that play may begin."""
        return all(seed or not seat.entropy for seat, seed in zip(self.created.seats, self.seeds))
