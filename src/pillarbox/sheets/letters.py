"""Which signs the typefaces of a sheet have: paper would leave out without a word what they lack.

What they have is read from `fonts/letters.txt`, which `tools/print_fonts.py` makes out of them. Must never
open a font: players have no tool for that.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files


@cache
def _runs() -> tuple[range, ...]:
    text = files("pillarbox.sheets").joinpath("fonts", "letters.txt").read_text("utf-8")
    pairs = (line.split() for line in text.splitlines())
    return tuple(range(int(first, 16), int(last, 16) + 1) for first, last in pairs)


def missing(text: str) -> tuple[str, ...]:
    """Every sign that not all typefaces have, once each, as they come; also one whose capital they lack."""
    return tuple(sign for sign in dict.fromkeys(text) if not all(map(_known, sign + sign.upper())))


def _known(sign: str) -> bool:
    return any(ord(sign) in run for run in _runs())


def shown(sign: str) -> str:
    """A sign as it can be shown within a sentence: itself, or its number where it can't stand alone."""
    alone = sign.isprintable() and not unicodedata.category(sign).startswith("M")
    return sign if alone else f"U+{ord(sign):04X}"
