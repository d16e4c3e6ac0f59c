"""The state of a match of Pig, and what may be chosen or thrown in it. Data only."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Again(Struct, frozen=True, tag="again", cache_hash=True):
    """Throw the die again."""


class Stop(Struct, frozen=True, tag="stop", cache_hash=True):
    """End the turn and keep its points."""


Action = Again | Stop


class Face(Struct, frozen=True, tag="face", cache_hash=True):
    """What the die shows, 1 to 6."""

    value: int


class Turn(Struct, frozen=True, cache_hash=True):
    """A turn that is over: its points, 0 if it was lost, and how many throws it took."""

    points: int
    throws: int


class State(Struct, frozen=True, cache_hash=True):
    """The whole match. Whose turn it is follows from how many turns are over."""

    seats: int
    turns: tuple[Turn, ...] = ()
    points: int = 0
    """Of the turn that is played, as long as it is not lost."""
    throws: int = 0
    stage: Literal["throw", "choose", "over"] = "throw"

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return len(self.turns) % self.seats

    @property
    def totals(self) -> tuple[int, ...]:
        """By seat, the points that are kept."""
        return tuple(
            sum(turn.points for turn in self.turns[seat :: self.seats]) for seat in range(self.seats)
        )
