"""The keys of a ruleset file of Post Office and what each may hold. Data only.

The names, bounds and defaults are a public interface: files and scripts rely on them. What each key means is
told in the guide to Post Office, and in one sentence a key by the language catalogues.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from pillarbox.core.keys import Flag, Kind, Many, Text, Whole, Word, Wrong, shown
from pillarbox.core.message import say

MOST_SEATS = 4

LEAST_EXTENT, MOST_EXTENT = 7, 18
"""A square of seven always has room for the last card, as eight cards cover at most 41 of its 49 cells; and
no tableau of nine cards grows longer than 19.
"""


class Extent(NamedTuple):
    """The longest side allowed, or 0 for no limit."""

    def faults(self, value: Any) -> Iterator[Wrong]:
        """A wrong type or out of bounds."""
        right = say("right-extent", least=str(LEAST_EXTENT), most=str(MOST_EXTENT))
        if type(value) is not int:
            yield Wrong(say("fault-value", value=shown(value)), right)
        elif value and not LEAST_EXTENT <= value <= MOST_EXTENT:
            yield Wrong(say("fault-out-of-range", value=shown(value)), right)

    def schema(self) -> dict[str, Any]:
        """An integer."""
        return {"anyOf": [{"const": 0}, {"type": "integer", "minimum": LEAST_EXTENT, "maximum": MOST_EXTENT}]}


KEYS: dict[str, Kind] = {
    "base": Text(60),
    "title": Text(100),
    "source": Text(300),
    "also": Many(Text(60), 0, 40, '["Parcel Night"]', distinct=True),
    "seats": Many(Whole(1, MOST_SEATS), 2, 2, f"[1, {MOST_SEATS}]"),
    "set": Word(("A", "B", "random")),
    "max_extent": Extent(),
    "open_order": Flag(),
    "peek": Flag(),
    "stand_in": Word(("random", "greedy1", "greedy2", "potential", "rich", "strong")),
    "deck": Text(300),
}
"""By key, what it may hold on its own; what keys may not say together is told in `ruleset`."""

NOT_INHERITED = ("base", "title", "source", "also")
"""What speaks of one file and not of those that start from it."""

DEFAULTS: dict[str, Any] = {
    "seats": [1, MOST_SEATS],
    "set": "A",
    "max_extent": 0,
    "open_order": False,
    "peek": True,
    "stand_in": "greedy1",
    "deck": "open-post-1",
}
"""By key, what an absent one means, as it would be written."""
