"""One table while somebody is at it: its match, its sockets, and what each of them is sent.

Everything is kept first and sent then. Must never judge a move (the table does) nor decide what a seat may
see (`views` asks the rules).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pillarbox.core import codec
from pillarbox.core.message import Message, say
from pillarbox.play.commands import AnyCommand
from pillarbox.play.log import NotKept
from pillarbox.play.table import Decision
from pillarbox.web import outbound, views
from pillarbox.web.bots import Bots
from pillarbox.web.connection import DISPLACED, NO_TABLE, Connection
from pillarbox.web.desk import WORDS, Desk, Timed
from pillarbox.web.kept import Kept
from pillarbox.web.services import Services
from pillarbox.web.sitting import Sitting
from pillarbox.web.story import Story


def text_of(message: Struct) -> str:
    """A message as it goes over the wire."""
    return codec.encode(message).decode()


class Room(Desk):
    """A table that is open: in memory as long as somebody looks at it or something is to happen."""

    def __init__(
        self,
        services: Services,
        kept: Kept,
        sitting: Sitting | None,
        later: Callable[[Coroutine[Any, Any, Any]], None],
    ) -> None:
        """`later` runs something beside everything else."""
        super().__init__(kept)
        self.services = services
        self.later = later
        self.idle_since = 0.0
        self.starting = False
        """Whether the first match begins in a moment."""
        self.lock = asyncio.Lock()
        """Held by whatever changes the table itself; moves have a lock of their own."""
        self.away: dict[int, float] = {}
        """By device, since when it is not here."""
        self.fault = False
        """Whether the store can't keep anything at present."""
        self.clocks: Timed | None = None
        self.on_news: list[Callable[[], None]] = []
        """What is to look at how things stand after every change: clocks, stand-ins."""
        self.bots = Bots(self, services, self.play, self.publish)
        self.sit(sitting)

    def sit(self, sitting: Sitting | None) -> None:
        """Take up a match, or none."""
        self.sitting = sitting
        self.story = Story(sitting.game, sitting.table.events) if sitting is not None else None
        self.agreed.clear()

    # What there is to see.

    def eyes(self, one: Connection) -> views.Eyes:
        """Whose view a socket gets: of its device's seats the one asked for, else the first to act."""
        own, seat = self.own(one), -1
        playing = [n for n in own if self.point is None or n < len(self.point.players)]
        if playing:
            owe = [n for n in views.owing(self.point) if n in playing]
            seat = one.look if one.look in playing else owe[0] if owe else playing[0]
        known = bool(own) or (not one.watch and bool(one.device) and one.device == self.kept.host)
        return views.Eyes(one.device if known else 0, seat, one.lang)

    def latest(self, one: Connection) -> list[str]:
        """What a socket needs to be up to date."""
        eyes = self.eyes(one)
        return [text_of(views.view(self, eyes, WORDS[eyes.lang]))]

    # Sockets.

    def attach(self, one: Connection) -> None:
        """A socket has said hello. An older one of the same device gives way."""
        for other in list(self.connections):
            if other.device and other.device == one.device and other.watch == one.watch and other is not one:
                self.connections.pop(other, None)
                self.bid(other, DISPLACED, say("server-displaced"))
        self.connections[one] = None
        one.joined = True
        if not one.watch:
            self.away.pop(one.device, None)

    def detach(self, one: Connection) -> None:
        """A socket is gone."""
        if one in self.connections:
            del self.connections[one]
            if one.device and not self.is_here(one.device):
                self.away[one.device] = self.services.now()
            self.presence()

    def bid(self, one: Connection, code: int, why: Message) -> None:
        """Say farewell to a socket and close it."""
        one.close(code, text_of(outbound.Bye(code=code, text=WORDS[one.lang].render(why))))

    def shut(self, why: Message, code: int = NO_TABLE) -> None:
        """Close all sockets: the table is no more, or the server stops."""
        self.bots.stop()
        for one in list(self.connections):
            self.bid(one, code, why)

    # Sending.

    def refuse(self, one: Connection, id: str, why: Message, *, view: bool = True) -> None:
        """Answer a command that can't be, with the view as it is."""
        self.services.metrics.refused.inc()
        one.put(text_of(outbound.RefusedMessage(id=id, text=WORDS[one.lang].render(why))))
        if view:
            for text in self.latest(one):
                one.put(text)

    def done(self, one: Connection, id: str) -> None:
        """Answer a command that took effect."""
        one.put(text_of(outbound.Done(id=id, version=self.version)))

    def presence(self) -> None:
        """Tell everybody who is here."""
        seats = tuple(self.is_here(chair.device) for chair in self.kept.chairs)
        self.broadcast(outbound.Presence(seats=seats, watchers=self.watchers))

    def broadcast(self, message: Struct) -> None:
        """Send everybody the same."""
        text = text_of(message)
        for one in self.connections:
            if one.joined:
                one.put(text)

    def publish(self) -> None:
        """Send everybody what has happened since and the view that it led to, encoded once for equal eyes."""
        for look in self.on_news:
            look()
        since = self._take_up()
        encoded: dict[views.Eyes, list[str]] = {}
        told: dict[tuple[int, str], str] = {}
        for one in list(self.connections):
            if not one.joined:
                continue
            eyes = self.eyes(one)
            if eyes not in encoded:
                encoded[eyes] = self._news(eyes, since, told)
            for text in encoded[eyes]:
                one.put(text)
        self.bots.stir()

    def _take_up(self) -> int | None:
        """Add to the story what the log has more; the number of its first event, None if nothing is new."""
        if self.sitting is None or self.story is None:
            return None
        events = self.sitting.table.events
        since = self.story.count
        if len(events) < since:
            self.story = Story(self.sitting.game, events)
            return None
        if len(events) == since:
            return None
        self.story.add(events[since:])
        return since

    def _news(self, eyes: views.Eyes, since: int | None, told: dict[tuple[int, str], str]) -> list[str]:
        words = WORDS[eyes.lang]
        texts = []
        if since is not None and self.story is not None:
            key = (eyes.seat, eyes.lang)
            if key not in told:
                items = self.story.items(since, eyes.seat, words, self.players)
                told[key] = text_of(outbound.Events(version=self.version, items=items))
            texts.append(told[key])
        texts.append(text_of(views.view(self, eyes, words)))
        return texts

    def stir(self) -> None:
        """Let clocks, stand-ins and bots look at how things stand."""
        for look in self.on_news:
            look()
        self.bots.stir()

    # Changing.

    async def play(self, command: AnyCommand) -> Decision:
        """Decide a command of the match and keep what follows. Raises NotKept, after telling everybody."""
        if self.sitting is None:
            return Decision(refused=say("server-no-match"))
        try:
            decision = await self.sitting.submit(command)
        except NotKept as error:
            self.faulty(error.message)
            raise
        self.sound()
        return decision

    async def change(self, kept: Kept, played: Sequence[tuple[int, str, int]] = ()) -> None:
        """Keep the table as it is to be, then take it up. Raises NotKept, after telling everybody."""
        kept = replace(kept, revision=kept.revision + 1)
        try:
            await self.services.shelf.put(kept, played)
        except NotKept as error:
            self.faulty(error.message)
            raise
        self.kept = kept
        self.sound()

    def faulty(self, why: Message) -> None:
        """The store refuses: clocks stand, everybody is told once."""
        self.services.metrics.faults.inc()
        if not self.fault:
            self.fault = True
            for look in self.on_news:
                look()
            for one in self.connections:
                if one.joined:
                    one.put(text_of(outbound.Paused(text=WORDS[one.lang].render(why))))

    def sound(self) -> None:
        """The store keeps things again."""
        if self.fault:
            self.fault = False
            self.publish()
