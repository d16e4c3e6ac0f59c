"""What unfinished lines are worth: the fitted numbers by which bots judge a tableau before the end. Data,
and its reading.

The numbers stand in `decks/<deck>.weights.json`, made by `fit.py`; a deck of one's own may have its own.
A line's class is how many different kinds of package it holds and how many packages are one too many, at
most 2 (`d3e1`: three kinds, one of them twice). Must never look at a tableau.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from pillarbox.games.post_office.chances import Spread
from pillarbox.games.post_office.deck import KINDS, Card

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
    """The deck they were fitted on, by name."""
    cards: str
    """The same by its faces: `fingerprint` of its cards."""
    made: str
    """How: states, samples and seed of the fit."""
    lines: tuple[Lines, Lines, Lines]
    rich: tuple[Rich, Rich, Rich]
    spread: Spread | None = None
    """How far off the totals are that are expected by these; None where nobody has measured it."""


def read(text: str | bytes) -> Weights:
    """The weights in a file's text. Raises msgspec.ValidationError or DecodeError if it is no such file."""
    return msgspec.json.decode(text, type=Weights)


def class_of(line: int, bits: int) -> str:
    """The class of a packed line with so many bits to a kind; empty for a line without packages."""
    each = (1 << bits) - 1
    counts = [line >> bits * kind & each for kind in range(len(KINDS))]
    kinds = sum(count > 0 for count in counts)
    return f"d{kinds}e{min(sum(counts) - kinds, 2)}" if kinds else ""


def fingerprint(cards: Iterable[Card]) -> str:
    """A name for these faces in these sets, whatever their order and ids."""
    faces = sorted(f"{card.set}{min(card.slots, card.slots[::-1])}" for card in cards)
    return sha256("\n".join(faces).encode()).hexdigest()[:16]


@lru_cache(maxsize=16)
def for_cards(cards: tuple[Card, ...]) -> Weights:
    """The weights fitted on these faces, or where there are none, those of the deck that ships.

    Looked for in the folder that `PILLARBOX_WEIGHTS` names, then in the user's cache folder; a file that
    can't be read is passed over.
    """
    name = f"{fingerprint(cards)}{ENDING}"
    for folder in (os.environ.get("PILLARBOX_WEIGHTS"), folder_for_fits()):
        if folder:
            try:
                return read((Path(folder) / name).read_bytes())
            except (OSError, msgspec.MsgspecError):
                continue
    return shipped()


def spread_for(cards: tuple[Card, ...]) -> Spread:
    """How far off totals are that are expected by the weights of these cards; by those of the deck that ships
    where it was not measured.
    """
    found = for_cards(cards).spread or shipped().spread
    assert found is not None
    return found


def file_for(cards: Iterable[Card]) -> Path:
    """Where weights fitted on these faces are kept on this machine."""
    return folder_for_fits() / f"{fingerprint(cards)}{ENDING}"


def folder_for_fits() -> Path:
    """Where a fit is kept for play on this machine."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(base) / "pillarbox" / "weights"


@lru_cache(maxsize=1)
def shipped() -> Weights:
    """The weights of the deck that ships."""
    return read((Path(__file__).parent / "decks" / f"open-post-1{ENDING}").read_bytes())


ENDING = ".weights.json"

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
