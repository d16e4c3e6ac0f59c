"""The state of a match of Shut the Box, and what may be chosen or thrown in it. Data only.

Tiles are named by their labels: numbers in a box of one row, letter and number (`a1` front row, `b9`
behind it) in a box of several. A set of tiles is also a whole number with one bit per place, place 0 lowest;
`Layout` in `sets.py` translates.

None of these can hold a reference to itself, so the garbage collector need not look at them (`gc=False`).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from msgspec import Struct

from pillarbox.core.game import RoundResult

Tile = int | str


class Shut(Struct, frozen=True, tag="shut", cache_hash=True, gc=False):
    """Shut these tiles, in rising order of their places."""

    tiles: tuple[Tile, ...]


class Dice(Struct, frozen=True, tag="dice", cache_hash=True, gc=False):
    """Throw that many dice: the choice of the dice count, made before the throw."""

    count: int


class Stop(Struct, frozen=True, tag="stop", cache_hash=True, gc=False):
    """End one's turn before a throw, where the ruleset allows it."""


class Reopen(Struct, frozen=True, tag="reopen", cache_hash=True, gc=False):
    """Open one shut tile again: the mover's, by the neighbour, or one's own after a useless throw."""

    tile: Tile


class Keep(Struct, frozen=True, tag="keep", cache_hash=True, gc=False):
    """Leave the mover's tiles as they are."""


Action = Shut | Dice | Stop | Reopen | Keep


class Throw(Struct, frozen=True, tag="throw", cache_hash=True, gc=False):
    """The faces thrown, in rising order: 3-5 and 5-3 are one outcome."""

    faces: tuple[int, ...]


class Die(Struct, frozen=True, tag="die", cache_hash=True, gc=False):
    """One die, thrown by one seat for the start or in a roll-off."""

    face: int


class Flip(Struct, frozen=True, tag="flip", cache_hash=True, gc=False):
    """A lone player's tile that chance opens again; None where it leaves all as they are."""

    tile: Tile | None


Outcome = Throw | Die | Flip

End = Literal["", "stuck", "shut", "stopped", "deadly", "first-throw", "first-throw-match", "capped", "gone"]
Stage = Literal[
    "starter", "dice", "throw", "choose", "reopen", "unstick", "flip", "roll-off", "match-roll-off", "over"
]


class Sealed(Struct, frozen=True, tag="sealed", cache_hash=True, gc=False):
    """Stands in an observation for a choice that is made and not yet open."""


class Box(Struct, frozen=True, cache_hash=True, gc=False):
    """One seat's box in this round."""

    open: int
    """Bit set of the places whose tiles stand open."""
    end: End = ""
    """How the seat's turn of this round ended; empty while it goes on."""
    throws: int = 0
    """Throws made for it in this round."""
    markers: int = 0
    """Insurance markers in hand."""


class State(Struct, frozen=True, cache_hash=True, gc=False):
    """One point of a match, with everything in it."""

    stage: Stage
    """What is awaited: a starting die, a dice count (or stopping), a throw, a set, the neighbour's
    reopening, the own reopening that a useless throw demands, the solo reopening, a roll-off die for
    the round or the match, nothing."""
    seat: int
    """Whose turn it is; at `starter` and the roll-offs, who throws the next die; if shared, the roller."""
    boxes: tuple[Box, ...]
    """By seat."""
    dice: int = 0
    """How many dice the awaited or lying throw has; 0 where none is settled."""
    faces: tuple[int, ...] = ()
    """The throw that lies on the table to be answered, in rising order."""
    sealed: tuple[Shut | Sealed | None, ...] = ()
    """With a shared throw: by seat, the choice made and not yet open. Empty otherwise."""
    starter: int = 0
    """The seat that began, or begins, this round."""
    totals: tuple[int, ...] = ()
    """By seat, the sum of the scores of the completed rounds."""
    gone: tuple[int, ...] = ()
    """By seat, the number of the round (from 1) in which it dropped out of the match; 0 while it is in."""
    past: tuple[RoundResult, ...] = ()
    """The completed rounds, in order."""
    tied: tuple[int, ...] = ()
    """At `starter` and the roll-offs: the seats that throw a die for it."""
    shown: tuple[int, ...] = ()
    """Their dice so far, in the order of `tied`."""
    rethrows: int = 0
    """How often the tied have thrown again."""
    ranked: tuple[int, ...] = ()
    """At `over`, where a roll-off decided the match: the seat placed first by it."""


_NOTHING = Fraction(0)


def no_stakes(seats: int) -> tuple[Fraction, ...]:
    """Nobody has won or lost a stake point."""
    return (_NOTHING,) * seats
