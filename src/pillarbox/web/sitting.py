"""A match on a table of the server: decided in the event loop, kept by the store's writer, then taken up.

At most one decision of a match is in flight; the next waits. Must never send anything before it is kept, nor
judge a move.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from pillarbox.core.message import say
from pillarbox.core.record import AnyEvent, DiceKind, Record, Seat, recorded
from pillarbox.play import fair
from pillarbox.play.commands import AnyCommand
from pillarbox.play.dice import Dice, FairDice, HeldDice
from pillarbox.play.log import Conflict
from pillarbox.play.point import Point
from pillarbox.play.store import Store
from pillarbox.play.table import Decision, Table, create

MOST_RACES = 8
"""So often a command is decided anew because another process has appended to the match meanwhile."""


class Sitting:
    """One match being played."""

    def __init__(self, game: Any, store: Store, key: str, table: Table) -> None:
        self.game = game
        self.key = key
        self.table = table
        self._store = store
        self._lock = asyncio.Lock()

    @property
    def point(self) -> Point:
        """The match as it stands."""
        return self.table.point

    @property
    def record(self) -> Record:
        """What may be shown of the log."""
        return recorded(self.table.events)

    async def submit(self, command: AnyCommand) -> Decision:
        """Decide a command, keep what follows, take it up. Raises NotKept; nothing has happened then."""
        async with self._lock:
            for _ in range(MOST_RACES):
                decision = self.table.decide(command)
                if not decision.events or decision.again:
                    return decision
                try:
                    await self._append(decision.events)
                except Conflict:
                    self.table = await load(self.game, self._store, self.key, self.table.dice.held)
                    continue
                self.table.apply(decision.events)
                return decision
        return Decision(refused=say("refused-too-busy"))

    async def append(self, events: Sequence[AnyEvent]) -> None:
        """Keep and take up events that the server itself has made. Raises Refused."""
        async with self._lock:
            await self._append(events)
            self.table.apply(events)

    async def _append(self, events: Sequence[AnyEvent]) -> None:
        expected = self.point.count
        written = await asyncio.wrap_future(self._store.submit(self.key, expected, events))
        if written.first != expected:
            raise Conflict(self.key)


async def load(game: Any, store: Store, key: str, held: bool = False) -> Table:
    """The match kept under this key, off the event loop: a long log takes a while. Raises Refused."""

    def work() -> Table:
        stored = store.load(key)
        match = getattr(stored.events[0], "match", "") if stored.events else ""
        dice = HeldDice if held else FairDice
        return Table(game, dice(stored.secret, match), stored.events)

    return await asyncio.to_thread(work)


async def begin(
    game: Any, store: Store, ruleset: Any, seats: Sequence[Seat], *, by_hand: bool = False
) -> Sitting:
    """Open a new match and keep its first events. Raises Refused for seats that can't be, and NotKept."""
    match = secrets.token_hex(8)
    dice = FairDice(secrets.token_bytes(fair.SEED_BYTES), match)
    kind: DiceKind = "by-hand" if by_hand else "committed"
    return await opened(game, store, ruleset, seats, dice, match, match, kind)


async def opened(
    game: Any,
    store: Store,
    ruleset: Any,
    seats: Sequence[Seat],
    dice: Dice,
    key: str,
    match: str,
    kind: DiceKind,
) -> Sitting:
    """A new match whose dice and id are given, kept under this key. Raises Refused, Conflict."""
    day = datetime.now(UTC).date().isoformat()
    events = create(game, ruleset, seats, dice, match=match, kind=kind, date=day)
    await asyncio.wrap_future(store.begin(key, dice.reveal(), events))
    return Sitting(game, store, key, Table(game, dice, events))
