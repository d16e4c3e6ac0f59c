"""What best play is worth, for learners to measure themselves against: `known.json`, written by
`tools/known.py` from the exact solver.

Must never hold a figure that no solver has proved: a ruleset whose optimum is not known has none.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from msgspec import json


class Known(NamedTuple):
    """The greatest expected return of a lone match. `exact`: the same as a fraction, or None."""

    value: float
    exact: Fraction | None


@cache
def known() -> dict[str, Known]:
    """By id of a ruleset that ships, what best play is worth; every match counts, also one that ends before
    anything is asked.
    """
    told = json.decode(files("pillarbox.envs").joinpath("known.json").read_bytes())
    return {
        ruleset: Known(one["value"], Fraction(one["exact"]) if one["exact"] else None)
        for ruleset, one in told.items()
    }
