"""What a game says of its observations in numbers. Data only."""

from __future__ import annotations

from typing import NamedTuple

BOUND = 10**15
"""Stands for a bound that a ruleset does not set: no number that is counted gets so far."""


class Field(NamedTuple):
    """One part of an observation: its name, its shape, and the least and greatest whole number in it."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
