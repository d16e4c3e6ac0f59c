"""What a player of Post Office types to lay a card, made out: the card, its turns, its place, all optional.

Must never decide what is legal, nor guess a part that was not typed.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple


class Typed(NamedTuple):
    """The parts of a placement that were typed; None for those left out."""

    card: str | None = None
    turns: int | None = None
    at: tuple[int, int] | None = None
    """Row and column."""


_CARD = r"(?:(?P<card>[a-z0-9]*?[0-9][a-z0-9]*?)(?:[\s,;:]+|(?=r\s?[0-3]|[+-])|$))?"
_PLACE = (
    r"(?:r?\s?(?P<turns>[0-3])(?:[\s,;:]+|(?=[+-])|$))?"
    r"(?:\(?(?P<row>[+-]?[0-9]{1,2})(?:\s*[,;/]\s*|\s+|(?=[+-]))(?P<col>[+-]?[0-9]{1,2})\)?)?"
)


def typed(text: str, hand: Collection[str]) -> Typed | None:
    """The parts of a placement, None if it is none: `a02 r1 +2-1`, `a02 1 2 -1`, `a02 2,-1`, `r1 2 -1`, `a02
    r1`.

    `text` is in small letters; what could be a card or turns is a card if the `hand` has it.
    """
    plain = " ".join(text.replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "-").split())
    whole = re.fullmatch(_CARD + _PLACE, plain)
    bare = re.fullmatch(_PLACE, plain)
    if not plain or whole is None:
        return None
    card: str | None = whole["card"]
    if bare is not None and card not in [name.lower() for name in hand]:
        whole, card = bare, None
    at = None if whole["row"] is None else (int(whole["row"]), int(whole["col"]))
    return Typed(card, None if whole["turns"] is None else int(whole["turns"]), at)


def turns_typed(text: str) -> int | None:
    """The quarter turns that a text names behind an `r`, if they are more than there are; else None."""
    found = re.search(r"(?:^|[\s,;:])r\s?([0-9]{1,3})(?=$|[\s,;:+-])", text)
    return int(found[1]) if found and int(found[1]) > 3 else None
