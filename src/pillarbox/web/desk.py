"""What is to be seen of one table: its settings, its match, who is at it. No sending, no keeping.

Must never change anything of itself: `room` does, after it is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from pillarbox import catalogue
from pillarbox.core import codec
from pillarbox.core.message import Message, say
from pillarbox.core.unnamed import called
from pillarbox.play.people import is_bot
from pillarbox.play.point import Point
from pillarbox.web.connection import Connection
from pillarbox.web.kept import Kept
from pillarbox.web.outbound import Clock, LogLine
from pillarbox.web.sitting import Sitting
from pillarbox.web.story import Story
from pillarbox.words.render import Words

WORDS = {language: Words(language) for language in ("en", "pl", "nl")}


class Timed(Protocol):
    """The clocks of a table, as others know them."""

    def look(self) -> None:
        """Count the time since the last look."""

    def shown(self, seat: int) -> Clock:
        """A seat's clock."""

    def noted(self) -> dict[str, int]:
        """What is to be kept, by seat, in milliseconds."""

    def over(self) -> tuple[int, ...]:
        """The seats whose time has run out."""


class Desk:
    """A table as `views` and `bots` look at it."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.game = catalogue.game(kept.game)
        self.ruleset: Any = codec.convert(kept.ruleset, self.game.ruleset.Ruleset)
        self.connections: dict[Connection, None] = {}
        self.agreed: set[int] = set()
        """Seats that would end the match now."""
        self.clock_of: Callable[[int], Clock | None] = lambda seat: None
        self.gone = False
        """Whether the table was taken off; nothing is to be kept any more."""
        self.sitting: Sitting | None = None
        self.story: Story | None = None

    @property
    def point(self) -> Point | None:
        """The match as it stands."""
        return self.sitting.point if self.sitting is not None else None

    @property
    def version(self) -> int:
        """Grows with whatever may change a view, and is the same after a restart."""
        return self.kept.revision + (self.sitting.point.count if self.sitting is not None else 0)

    @property
    def names(self) -> tuple[str, ...]:
        """By seat, the name to be told, or the mark of a seat that has none (`core.unnamed`); a match that is
        over may have had more seats than the next.
        """
        chairs = self.kept.chairs
        bots = [one.kind == "bot" for one in chairs]
        if self.sitting is None:
            return called([None if one.kind == "open" else one.name for one in chairs], bots)
        more = self.sitting.point.created.seats[len(chairs) :]
        names = [one.name for one in chairs] + [one.name for one in more]
        return called(names, [*bots, *(is_bot(one.player) for one in more)])

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats of the present match, and no others."""
        return self.names[: len(self.sitting.point.players)] if self.sitting is not None else self.names

    @property
    def title(self) -> Message:
        """What the table is called."""
        if self.kept.title:
            return say("ruleset", title=self.kept.title)
        return catalogue.title(self.ruleset)

    @property
    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(1 for one in self.connections if one.joined and not self.own(one))

    def is_here(self, device: int) -> bool:
        """Whether a device has a socket at the table."""
        return bool(device) and any(
            one.joined and one.device == device and not one.watch for one in self.connections
        )

    def log(self, seat: int, words: Words) -> tuple[LogLine, ...]:
        """The last lines of what happened."""
        return () if self.story is None else self.story.lines(self.kept.revision, seat, words, self.players)

    def own(self, one: Connection) -> tuple[int, ...]:
        """The seats that a socket plays."""
        return () if one.watch else self.kept.seats_of(one.device)
