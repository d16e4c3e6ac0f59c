"""The state of a match of Post Office, and what may be chosen or dealt in it. Data only.

Cards are named by their ids, or in an observation `?` where a card is hidden. Rows grow downward and columns
to the right; the start card's top-left slot is at row 0, column 0.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

HIDDEN = "?"
"""Stands in an observation for a card that the seat can't see."""


class Place(Struct, frozen=True, tag="place", cache_hash=True, gc=False):
    """Lay a card: turned clockwise by that many quarter turns, the turned card's top-left slot at row and
    column.
    """

    card: str
    turns: int
    row: int
    col: int


class Keep(Struct, frozen=True, tag="keep", cache_hash=True, gc=False):
    """Keep this one of the two cards drawn; the other goes to the neighbour on the left."""

    card: str


Action = Place | Keep


class Deal(Struct, frozen=True, tag="deal", cache_hash=True, gc=False):
    """The next card of the stock."""

    card: str


Outcome = Deal


class Hidden(Struct, frozen=True, tag="hidden", cache_hash=True, gc=False):
    """Stands in an observation for a card that is laid and not yet shown."""


Layer = Place | Hidden

Stage = Literal["start", "line-up", "draw", "keep", "place", "over"]


class Desk(Struct, frozen=True, cache_hash=True):
    """What one seat has before it."""

    tableau: tuple[Place, ...] = ()
    """The cards laid and shown, the start card first."""
    hand: tuple[str, ...] = ()
    """Cards held, in the order drawn; after the pass the kept card, then the one received."""
    kept: str = ""
    """The card it has said to keep, until everybody has; empty before."""
    passed: str = ""
    """The card it passed to the left in this round."""
    pending: tuple[Layer, ...] = ()
    """Cards laid in this round that only the seat itself sees, until everybody has laid both."""


class State(Struct, frozen=True, cache_hash=True):
    """One point of a match, with everything in it."""

    stage: Stage
    """What is awaited: a start card; with open order the next card of the row of cards to come; a card from
    the stock; the choice which card to keep; the laying of cards; nothing."""
    round: int
    """From 1; 0 until all start cards are dealt."""
    unseen: int
    """Bit set, by place in the deck's file, of the cards that are in no hand and on no table. In an
    observation: of the cards that the seat has not seen, those in other hands too."""
    desks: tuple[Desk, ...]
    """By seat."""
    order: tuple[str, ...] = ()
    """With open order: the cards still to come, the next one first."""
