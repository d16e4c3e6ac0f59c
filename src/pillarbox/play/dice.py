"""Where the chance of a match comes from, behind one small interface: the table asks and never knows before.

Must never be reachable from a state, an observation or a point of the log, so that a planner that copies one
learns nothing.
"""

from __future__ import annotations

from typing import Any, Protocol

from pillarbox.play import fair


def has_dice(game: Any) -> bool:
    """Whether a game has dice that people could throw by hand and type in, as its notation says."""
    said: bool = getattr(game.notation, "REAL_DICE", False)
    return said


class Dice(Protocol):
    """The secret of one match."""

    @property
    def held(self) -> bool:
        """Whether the server seed stays secret beyond the match's end, for others still play from it."""

    def draw(
        self, seeds: tuple[str, ...], source: str, number: int, asks: tuple[int, ...]
    ) -> tuple[int, ...]:
        """For each n asked a number from 0 to n-1. `seeds`: by seat, in hex, what the players mixed in."""

    def card(self, seeds: tuple[str, ...], number: int, size: int) -> int:
        """The card at place `number` of the shuffled deck of that size."""

    def seal_key(self, event: int) -> bytes:
        """The key of the seal on what that event hides."""

    def reveal(self) -> bytes:
        """The server seed. To be called when the match is over, not before."""


class FairDice:
    """Drawn from the server seed by the scheme of `fair`; in a seeded match that seed comes of a word."""

    held = False

    def __init__(self, server_seed: bytes, match: str) -> None:
        self._seed = server_seed
        self._match = match
        self._mixed: tuple[tuple[str, ...], fair.Streams] | None = None

    def _streams(self, seeds: tuple[str, ...]) -> fair.Streams:
        if self._mixed is None or self._mixed[0] != seeds:
            players = [bytes.fromhex(seed) for seed in seeds]
            self._mixed = (seeds, fair.Streams(self._seed, self._match, players))
        return self._mixed[1]

    def draw(
        self, seeds: tuple[str, ...], source: str, number: int, asks: tuple[int, ...]
    ) -> tuple[int, ...]:
        """For each n asked a number from 0 to n-1."""
        return self._streams(seeds).draw(source, number, asks)

    def card(self, seeds: tuple[str, ...], number: int, size: int) -> int:
        """The card at place `number` of the shuffled deck of that size."""
        return self._streams(seeds).shuffle(size)[number]

    def seal_key(self, event: int) -> bytes:
        """The key of the seal on what that event hides."""
        return fair.seal_key(self._seed, self._match, event)

    def reveal(self) -> bytes:
        """The server seed."""
        return self._seed


class HeldDice(FairDice):
    """The same, where others play from the same seed too: it is revealed once all have."""

    held = True
