"""Helpers for reading what people type: words with their places, whole numbers, fractions, safe excerpts.

Must never know a game, and never guess: what does not fit is answered with None or refused.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from fractions import Fraction
from typing import NamedTuple

from pillarbox.core.message import Unreadable, say

LONGEST_NUMBER = 1000
"""Digits. More than any honest score has, and few enough to read and print at once."""

_WHOLE = re.compile(r"0|[1-9][0-9]*")
_FRACTION = re.compile(r"(-?)([0-9]+)(?:/([0-9]+))?")


class Word(NamedTuple):
    """One `key=value` word of a text: its value, and the column (from 1) at which the word begins."""

    value: str
    column: int


def excerpt(text: str, longest: int = 40) -> str:
    """The text fit to be shown in a message: on one line, short, without characters that steer a terminal."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[: longest + 1])
    return shown if len(text) <= longest else shown[: longest - 1] + "…"


def whole(text: str, most: int | None = None) -> int | None:
    """A whole number from 0 in plain digits, without leading zeros; None if it isn't or is over `most`."""
    if len(text) > LONGEST_NUMBER or not _WHOLE.fullmatch(text):
        return None
    number = int(text)
    return None if most is not None and number > most else number


def fraction(text: str) -> Fraction | None:
    """A fraction `3`, `-1/2` in lowest terms, as `str(Fraction)` writes it; None if it isn't one."""
    found = _FRACTION.fullmatch(text) if len(text) <= LONGEST_NUMBER else None
    if not found or (found[3] is not None and not int(found[3])):
        return None
    value = Fraction(int(found[2]), int(found[3] or 1)) * (-1 if found[1] else 1)
    return value if str(value) == text else None


def words(text: str, known: Collection[str], bare: str) -> dict[str, Word]:
    """The words of a text by key; a word without `=` is the value of the key `bare`.

    Raises Unreadable for a key that is not known or comes twice.
    """
    found: dict[str, Word] = {}
    for start, word in _split(text):
        key, sign, value = word.partition("=")
        if not sign:
            key, value = bare, word
        if key not in known:
            raise Unreadable(say("unreadable-key", key=excerpt(key), place=start + 1, known=sorted(known)))
        if key in found:
            raise Unreadable(say("unreadable-key-twice", key=key, place=start + 1))
        found[key] = Word(value, start + 1)
    return found


def _split(text: str) -> Iterator[tuple[int, str]]:
    for match in re.finditer(r"\S+", text):
        yield match.start(), match.group()
