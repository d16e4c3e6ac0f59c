"""How bad is bad, and how lucky lucky: the bands of a review and the coach's threshold, from `bands.toml`.

Must never hold a threshold itself.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from msgspec import Struct, convert

FILE = Path(__file__).with_name("bands.toml")


class Bands(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """Thresholds of one measure, in its units."""

    doubtful: float
    bad: float
    very_bad: float
    lucky: float
    warn: float

    def of_loss(self, loss: float) -> str:
        """The band of a choice that cost so much: `doubtful`, `bad`, `very-bad`, or empty."""
        if loss >= self.very_bad:
            return "very-bad"
        if loss >= self.bad:
            return "bad"
        return "doubtful" if loss >= self.doubtful else ""

    def of_luck(self, luck: float) -> str:
        """The band of a throw that brought so much: `lucky`, `unlucky`, or empty."""
        if abs(luck) < self.lucky:
            return ""
        return "lucky" if luck > 0 else "unlucky"


@cache
def _all() -> dict[str, Bands]:
    with FILE.open("rb") as file:
        return convert(tomllib.load(file), dict[str, Bands])


def bands(measure: str) -> Bands:
    """The thresholds of a measure. Raises KeyError for one that there is not."""
    return _all()[measure]
