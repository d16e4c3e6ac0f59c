"""What unfinished lines are worth: the fitted numbers by which bots judge a tableau before the end. Data,
and its reading.

The numbers stand in `weights/<deck>.json`, made by `fit.py`; a deck of one's own may bring its own. A line's
class is how many different kinds of package it holds and how many packages are one too many, at most 2
(`d3e1`: three kinds, one of them twice). Must never look at a tableau.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec
from msgspec import Struct

from pillarbox.games.post_office.deck import KINDS

CLASSES = tuple(f"d{kinds}e{extra}" for extra in range(3) for kinds in range(1, 5))
"""Every class of a line with packages."""


class Lines(Struct, frozen=True, forbid_unknown_fields=True):
    """A worth by line class, for a mouse in sight, and a constant, in points of the final total."""

    classes: dict[str, float]
    mouse: float
    constant: float


class Rich(Struct, frozen=True, forbid_unknown_fields=True):
    """A worth from what single unseen cards could still do.

    `then` times the mean over the unseen cards of the best worth by the next round's lines (after round 3:
    of the total itself), plus `now` times the same by this round's lines, both without constants, plus
    `lines`.
    """

    then: float
    now: float
    lines: Lines


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """Fitted numbers for one deck: after rounds 1, 2 and 3."""

    deck: str
    """The deck they were fitted on."""
    made: str
    """How: states, samples and seed of the fit."""
    lines: tuple[Lines, Lines, Lines]
    rich: tuple[Rich, Rich, Rich]


def read(text: str | bytes) -> Weights:
    """The weights in a file's text. Raises msgspec.ValidationError or DecodeError if it is no such file."""
    return msgspec.json.decode(text, type=Weights)


def class_of(line: int, bits: int) -> str:
    """The class of a packed line with so many bits to a kind; empty for a line without packages."""
    each = (1 << bits) - 1
    counts = [line >> bits * kind & each for kind in range(len(KINDS))]
    kinds = sum(count > 0 for count in counts)
    return f"d{kinds}e{min(sum(counts) - kinds, 2)}" if kinds else ""


TOTAL = Lines({"d3e0": 3.0, "d4e0": 6.0}, -1.0, 0.0)
"""The total as it is scored."""


class Worths(dict[int, float]):
    """Line values by packed line, eight bits to a kind, worked out when first asked for."""

    def __init__(self, lines: Lines) -> None:
        super().__init__({0: 0.0})
        self._classes = lines.classes

    def __missing__(self, line: int) -> float:
        value = self[line] = self._classes.get(class_of(line, 8), 0.0)
        return value


@lru_cache(maxsize=64)
def classes_of_all(bits: int) -> tuple[str, ...]:
    """The class of every packed line with so many bits to a kind, by its number."""
    return tuple(class_of(line, bits) for line in range(1 << bits * len(KINDS)))


Progress = Callable[[str], None]
"""Told in a few words how far a long computation has come."""
