"""Where matches are kept: the interface of every store, and the one that keeps them in memory.

A match's log only grows. Its version is the number of its events; an append names the version it builds on,
so of two that race one loses. Must never cut or change a log, nor show a match's secret to anybody but its
table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from pillarbox.core.message import Refused, say
from pillarbox.core.record import AnyEvent


class Conflict(Exception):
    """Somebody else has appended to the match meanwhile, or created it: nothing was written."""


class NotKept(Refused):
    """The store could not write, and has changed nothing: the disk is full, or may only be read."""


class Stored(Struct, frozen=True):
    """A match as a store keeps it: the secret that its dice come from, and its events."""

    secret: bytes
    events: tuple[AnyEvent, ...]


class Log(Protocol):
    """What the sitting needs of a store. A call returns when what it wrote can no longer be lost.

    `key` names a match in the store: its id, but where a seeded match is played again and its id is taken.
    """

    def create(self, key: str, secret: bytes, events: Sequence[AnyEvent]) -> None:
        """Keep a new match with its first events. Raises Conflict if the key is taken, NotKept."""

    def append(self, key: str, expected: int, events: Sequence[AnyEvent]) -> None:
        """Add events, all or none, to a match that has `expected` events.

        Events that a command led to carry its mark in `command`. Raises Conflict if the match has another
        number of events, NotKept, or Refused where there is no such match.
        """

    def load(self, key: str) -> Stored:
        """The match. Raises Refused where there is none."""

    def keys(self) -> tuple[str, ...]:
        """All matches, oldest first."""


class MemoryLog:
    """Keeps matches as long as the program runs: for tests, and for play that is to leave no trace."""

    def __init__(self) -> None:
        self._matches: dict[str, Stored] = {}

    def create(self, key: str, secret: bytes, events: Sequence[AnyEvent]) -> None:
        """Keep a new match with its first events. Raises Conflict if the key is taken."""
        if key in self._matches:
            raise Conflict(key)
        self._matches[key] = Stored(secret, tuple(events))

    def append(self, key: str, expected: int, events: Sequence[AnyEvent]) -> None:
        """Add events. Raises Conflict if the match has another number of events than expected."""
        stored = self.load(key)
        if len(stored.events) != expected:
            raise Conflict(key)
        self._matches[key] = Stored(stored.secret, (*stored.events, *events))

    def load(self, key: str) -> Stored:
        """The match. Raises Refused where there is none."""
        if key not in self._matches:
            raise Refused(say("refused-no-such-match", match=key))
        return self._matches[key]

    def keys(self) -> tuple[str, ...]:
        """All matches, oldest first."""
        return tuple(self._matches)
