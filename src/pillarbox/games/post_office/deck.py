"""Package cards as data: what a card and a deck are, and how a face turns. No I/O, no rules of play.

A card's face is a text of six slot codes, read row by row: `.` empty, `m` mouse, and the four kinds of
package `g` gift, `p` personal, `s` sweet, `f` fragile. Reading a deck from a file is for `deckfile`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

CODES = ".mgpsf"
"""Every slot code."""

KINDS = "gpsf"
"""The codes that are packages, in the order in which they are told."""

SLOTS = 6
"""How many slots a card has, however they are laid out."""

SETS = ("A", "B")
"""The two halves of a deck, told apart by the mark on the back: one dot, two dots."""

SetName = Literal["A", "B"]

HALF = 18
"""How many cards each set has."""


class Card(Struct, frozen=True, cache_hash=True, gc=False, forbid_unknown_fields=True):
    """One package card."""

    id: str
    """Its name in records, unique in the deck."""
    set: SetName
    """The half of the deck it belongs to."""
    slots: str
    """Its face, upright, row by row."""


class Deck(Struct, frozen=True, kw_only=True):
    """All the cards of a box, in the order of their file, which is the order a shuffle starts from."""

    name: str = ""
    origin: str = ""
    """Where the faces come from."""
    rows: int = 3
    cols: int = 2
    """The slots of an upright card: `rows` times `cols` is six."""
    cards: tuple[Card, ...] = ()


def turned(slots: str, rows: int, cols: int) -> str:
    """A face of `rows` by `cols` slots after a quarter turn clockwise, as `cols` rows of `rows` slots."""
    return "".join(slots[(rows - 1 - c) * cols + r] for r in range(cols) for c in range(rows))


def same_face(slots: str) -> str:
    """One and the same text for a face and its half turn, so that faces can be compared."""
    return min(slots, slots[::-1])


class Composition(Struct, frozen=True):
    """What a number of cards hold together: for the balance report of a deck."""

    cards: int
    packages: dict[str, int]
    """By kind of package."""
    mice: int
    empty: int
    richness: tuple[tuple[int, int, int, int], ...]
    """How many cards hold so many packages, mice and empty slots: (packages, mice, empty, cards), poorest
    first.
    """
    pairs: int
    """Cards that hold two packages of one kind, which spoil a line of their own."""
    paired: tuple[str, ...]
    """Which those are."""
    symmetric: tuple[str, ...]
    """Cards that look the same after a half turn."""
    twins: tuple[tuple[str, ...], ...]
    """Cards that show the same face."""


def composition(cards: Iterable[Card]) -> Composition:
    """Count what the cards hold."""
    listed = tuple(cards)
    slots = Counter("".join(card.slots for card in listed))
    rich = Counter((_packages(card), card.slots.count("m"), card.slots.count(".")) for card in listed)
    faces: dict[str, list[str]] = {}
    for card in listed:
        faces.setdefault(same_face(card.slots), []).append(card.id)
    paired = tuple(card.id for card in listed if any(card.slots.count(kind) > 1 for kind in KINDS))
    return Composition(
        cards=len(listed),
        packages={kind: slots[kind] for kind in KINDS},
        mice=slots["m"],
        empty=slots["."],
        richness=tuple((*held, rich[held]) for held in sorted(rich)),
        pairs=len(paired),
        paired=paired,
        symmetric=tuple(card.id for card in listed if card.slots == card.slots[::-1]),
        twins=tuple(tuple(ids) for ids in faces.values() if len(ids) > 1),
    )


def _packages(card: Card) -> int:
    return sum(card.slots.count(kind) for kind in KINDS)
