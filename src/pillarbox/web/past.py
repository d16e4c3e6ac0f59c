"""Matches that are over, at the table they were played at: taken up again for a look back, told in a list.

A match is named by its number at its table, the first being 1. Must never tell of one that goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct

from pillarbox import catalogue
from pillarbox.core.message import Message, Refused, say
from pillarbox.core.unnamed import called_seats
from pillarbox.play.fold import fold
from pillarbox.play.stats import PRACTICE
from pillarbox.play.store import Store
from pillarbox.web import sitting
from pillarbox.web.kept import Kept
from pillarbox.web.problem import Problem
from pillarbox.web.services import Services
from pillarbox.web.sitting import Sitting
from pillarbox.words.render import Words

MOST = 8
"""Matches that are kept as they were taken up."""
MOST_TOLD = 200
"""Matches whose results are kept."""
LISTED = 20
"""So many of a player's matches are listed, the latest."""
T = TypeVar("T")


class PastSeat(Struct, frozen=True, kw_only=True):
    """Who sat there, and what it came to."""

    seat: int
    name: str
    yours: bool
    total: int
    won: bool


class PastMatch(Struct, frozen=True, kw_only=True):
    """A match that ended by its rules. `match`: its number at its table."""

    code: str
    match: int
    title: str
    ended: str
    """When, in universal time."""
    seats: tuple[PastSeat, ...]


class _Outcome(Struct, frozen=True):
    title: Message
    ended: str
    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]


def _outcome(store: Store, key: str) -> _Outcome | None:
    """What a match came to; None where it goes on, was broken off, was taken away or can't be read."""
    try:
        row = store.find(key)
        if row.key != key or row.ending != "ended":
            return None
        game: Any = catalogue.game(row.game)
        point = fold(game, store.load(key).events)
    except Refused:
        return None
    result = game.rules.result(point.ruleset, point.state)
    names = called_seats(point.created.seats)
    title = catalogue.title(point.ruleset)
    return _Outcome(title, row.ended, names, tuple(result.totals), tuple(result.winners))


class Past:
    """The matches of one server that are over."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._taken: dict[str, Sitting] = {}
        self._told: dict[str, _Outcome] = {}

    async def match(self, game: Any, kept: Kept, number: int) -> Sitting:
        """A match of a table, read from its log. Raises Problem where there is no such match any more."""
        if not 1 <= number <= len(kept.matches):
            raise Problem(404, say("server-no-match"))
        key = kept.matches[number - 1]
        if key not in self._taken:
            store = self._services.store
            try:
                table = await sitting.load(game, store, key, bool(kept.day))
            except Refused:
                raise Problem(404, say("server-no-match")) from None
            made = Sitting(game, store, key, table)
            if not made.point.over:
                return made
            _put(self._taken, key, made, MOST)
        return self._taken[key]

    async def one(self, kept: Kept, number: int, device: int, words: Words) -> PastMatch:
        """A match of a table, told. Raises Problem where there is none that has ended."""
        key = kept.matches[number - 1] if 1 <= number <= len(kept.matches) else ""
        outcome = await self._outcome(key) if key else None
        if outcome is None:
            raise Problem(404, say("server-no-match"))
        own = {seat for match, seat in self._services.shelf.played(device) if match == key}
        return _told(kept, number, outcome, own, words)

    async def of(self, device: int, tables: Sequence[Kept], words: Words) -> tuple[PastMatch, ...]:
        """The matches that a device has played at these tables, the latest first; practice is left out."""
        where = {
            key: (kept, n)
            for kept in tables
            for n, key in enumerate(kept.matches, 1)
            if not key.startswith(PRACTICE)
        }
        seats: dict[str, set[int]] = {}
        for key, seat in self._services.shelf.played(device):
            seats.setdefault(key, set()).add(seat)
        found: list[PastMatch] = []
        for key in reversed(seats):
            if key in where and (outcome := await self._outcome(key)) is not None:
                found.append(_told(*where[key], outcome, seats[key], words))
                if len(found) == LISTED:
                    break
        return tuple(found)

    async def _outcome(self, key: str) -> _Outcome | None:
        if key not in self._told:
            outcome = await asyncio.to_thread(_outcome, self._services.store, key)
            if outcome is None:
                return None
            _put(self._told, key, outcome, MOST_TOLD)
        return self._told[key]

    def forget(self, keys: set[str]) -> None:
        """The logs of these matches were changed."""
        for key in keys:
            self._taken.pop(key, None)
            self._told.pop(key, None)


def _told(kept: Kept, number: int, outcome: _Outcome, own: set[int], words: Words) -> PastMatch:
    return PastMatch(
        code=kept.code,
        match=number,
        title=kept.title or words.render(outcome.title),
        ended=outcome.ended,
        seats=tuple(
            PastSeat(
                seat=n,
                name=words.name(name),
                yours=n in own,
                total=outcome.totals[n],
                won=n in outcome.winners,
            )
            for n, name in enumerate(outcome.names)
        ),
    )


def _put(kept: dict[str, T], key: str, value: T, most: int) -> None:
    while len(kept) >= most:
        del kept[next(iter(kept))]
    kept[key] = value
