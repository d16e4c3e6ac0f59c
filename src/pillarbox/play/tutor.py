"""The coach at the table: silent, asked for, or warning before a costly choice counts.

With several people at a table it speaks only if all of them agree. Must never look past what the seat that
it helps may know, nor weigh a choice itself: the game's judge does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from pillarbox.core.game import Observation
from pillarbox.core.message import Message, Refused, say
from pillarbox.play.bands import bands

Mode = Literal["off", "ask", "warn"]
MODES: tuple[Mode, ...] = ("off", "ask", "warn")

SECONDS = 10
"""A judge that would take longer to make is not waited for at the table: own scores must do."""


def usual(people: int) -> Mode:
    """What the coach does if nobody says: a lone person may ask it, several play without."""
    return "ask" if people <= 1 else "off"


class Tutor:
    """The coach of one match."""

    def __init__(self, game: Any, ruleset: Any, seats: int, mode: Mode) -> None:
        self.game = game
        self.ruleset = ruleset
        self.seats = seats
        self.mode = mode

    @property
    def silent(self) -> bool:
        """Whether it says nothing at all."""
        return self.mode == "off"

    def _judge(self) -> Any:
        """Raises Refused where nothing can be calculated."""
        if self.game.judge is None:
            raise Refused(say("reviewed-no-judge", game=self.game.id))
        return self.game.judge.judge(self.ruleset, self.seats, 0, SECONDS)

    def objective(self) -> str:
        """What the coach weighs choices by: the match, where that can be calculated, else the own score."""
        if self.seats == 1:
            return "score"
        try:
            return "win" if self._judge().measure in ("share", "stake") else "score"
        except Refused:
            return "score"

    def warning(
        self, seen: Observation, actions: Sequence[Any], shown: Callable[[Any], str]
    ) -> tuple[Message, ...]:
        """What is to be said before this choice counts; nothing where it is good enough, or unknown.

        seen: what the seat may know; `shown` writes an action as players type it.
        """
        if self.mode != "warn":
            return ()
        try:
            judge = self._judge()
            cost = judge.cost(seen, actions)
        except Refused:
            return ()
        if cost.loss / judge.unit < bands(judge.measure).warn:
            return ()
        share = judge.measure == "share"
        loss = round(100 * cost.loss / judge.unit if share else cost.loss, 2)
        said = say(
            "tutor-warning",
            measure=judge.measure,
            loss=loss,
            chosen=[shown(action) for action in actions],
            best=[shown(action) for action in cost.best],
        )
        return (said, *cost.why)

    def missed(self, before: Any, move: Any, after: Any) -> tuple[Message, ...]:
        """How likely a throw was that was of no use, where the coach is to warn."""
        if self.mode != "warn" or self.game.judge is None:
            return ()
        found: tuple[Message, ...] = self.game.judge.missed(self.ruleset, before, move, after)
        return found
