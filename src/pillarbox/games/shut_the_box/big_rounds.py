"""What the second of two seats may expect in a round with a big box, by what the first one scored: kept for
rulesets that ship, because working it out takes minutes.

`tools/big_rounds.py` makes the data, and a test compares samples of it. Must never answer for rules that
differ in anything a round of two may depend on.
"""

from __future__ import annotations

import os
from functools import cache
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from pillarbox.core import codec
from pillarbox.games.shut_the_box.ruleset import Ruleset

FILE = os.path.join(os.path.dirname(__file__), "big_rounds.json")


class Kept(Struct, frozen=True):
    """rules: their `mark`; begun: by the first one's score the second's net return, from 0 up."""

    rules: str
    begun: dict[str, float]


def mark(ruleset: Ruleset) -> str:
    """The same for rulesets whose rounds of two are the same: what is told of them, how many may play, and
    how matches of several rounds end, is left out.
    """
    plain = replace(ruleset, id="", title="", source="", also=(), seats=(1, 12))
    plain = replace(plain, match="single", rounds=5, limit=1, cap_rounds=1000, starter="rotate")
    return sha256(codec.encode(plain)).hexdigest()[:32]


@cache
def _all() -> dict[str, dict[int, float]]:
    """By mark; empty as long as the file is still to be made."""
    try:
        with open(FILE, "rb") as file:
            found: dict[str, Kept] = codec.decode(file.read(), dict[str, Kept])
    except OSError:
        return {}
    return {one.rules: {int(points): value for points, value in one.begun.items()} for one in found.values()}


def kept(ruleset: Ruleset) -> dict[int, float]:
    """What is kept for these rules; nothing for others."""
    return _all().get(mark(ruleset), {})
