"""What has happened lately in a match, told to each pair of eyes in their language.

Must never tell a viewer more than the game's `tell` makes of what this viewer observes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from pillarbox.core.message import Message
from pillarbox.core.record import (
    Aborted,
    Acted,
    AnyEvent,
    Drawn,
    Ended,
    Opened,
    Revealed,
    Seated,
    SeedCommitted,
    SeedOpened,
    Thrown,
    Undone,
)
from pillarbox.play.fold import fold
from pillarbox.play.point import Point
from pillarbox.play.telling import Step, step_told, steps
from pillarbox.web.outbound import Item, Kind, LogLine
from pillarbox.words.render import Words

LINES = 40
"""So many lines a view carries."""
STEPS = 80
"""So many events are looked through for them."""

KINDS: dict[type[AnyEvent], Kind] = {
    Thrown: "thrown",
    Drawn: "drawn",
    Acted: "acted",
    Undone: "undone",
    Opened: "opened",
    Seated: "seated",
    SeedCommitted: "seed",
    SeedOpened: "seed",
    Ended: "ended",
    Aborted: "aborted",
    Revealed: "revealed",
}


class Story:
    """The last events of a match."""

    def __init__(self, game: Any, events: Sequence[AnyEvent]) -> None:
        """Take up the match at the end of its log."""
        self._game = game
        cut = max(1, len(events) - STEPS)
        self._point: Point = fold(game, events[:cut])
        self._steps: deque[Step] = deque(maxlen=STEPS)
        self._told: dict[tuple[int, int], list[Message]] = {}
        self._texts: dict[tuple[int, int, str], str] = {}
        self._names: tuple[str, ...] = ()
        self.add(events[cut:])

    @property
    def count(self) -> int:
        """How many events have been taken up."""
        return self._point.count

    def add(self, events: Sequence[AnyEvent]) -> None:
        """Take up the next events."""
        found = steps(self._game, self._point, events)
        if found:
            self._point = found[-1].after
        self._steps.extend(found)
        first = self._steps[0].event.n if self._steps else 0
        self._told = {key: told for key, told in self._told.items() if key[0] >= first}
        self._texts = {key: text for key, text in self._texts.items() if key[0] >= first}

    def items(self, since: int, viewer: int, words: Words, names: Sequence[str]) -> tuple[Item, ...]:
        """The events from this number on, as one viewer sees them."""
        return tuple(
            Item(
                kind=KINDS[type(step.event)],
                seat=getattr(step.event, "seat", -1),
                faces=step.event.faces if isinstance(step.event, Thrown) else None,
                text=self._text(step, viewer, words, names),
            )
            for step in self._steps
            if step.event.n >= since
        )

    def lines(self, base: int, viewer: int, words: Words, names: Sequence[str]) -> tuple[LogLine, ...]:
        """The last lines, oldest first; `base` is the version that the match began at."""
        found: list[LogLine] = []
        for step in reversed(self._steps):
            text = self._text(step, viewer, words, names)
            if text:
                found.append(LogLine(base + step.event.n + 1, getattr(step.event, "seat", -1), text))
            if len(found) == LINES:
                break
        return tuple(reversed(found))

    def _text(self, step: Step, viewer: int, words: Words, names: Sequence[str]) -> str:
        if tuple(names) != self._names:
            self._names = tuple(names)
            self._told.clear()
            self._texts.clear()
        key = (step.event.n, viewer)
        known = (*key, words.language)
        if known not in self._texts:
            if key not in self._told:
                self._told[key] = step_told(self._game, step, names, viewer, board=True)
            self._texts[known] = " ".join(words.render(message) for message in self._told[key])
        return self._texts[known]
