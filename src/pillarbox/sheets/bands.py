"""Distributions made ready to be drawn: gaps filled in, long ones put into bands.

Must never change what adds up: the bars of a distribution hold all of it.
"""

from __future__ import annotations

from collections.abc import Sequence

MOST_BARS = 130
"""A distribution of more scores than this is cut short, or put into bands, ..."""
TAIL = 0.005
"""... with what comes less often than this put together."""
UNITS = ("", "k", "M", "G", "T")


def filled(shares: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """A distribution with the scores that never come, as far as there are not too many, so that a line over
    it falls to nothing between.
    """
    known = dict(shares)
    first, last = min(known), max(known)
    if last - first > MOST_BARS:
        return list(shares)
    return [(score, known.get(score, 0.0)) for score in range(first, last + 2)]


def banded(shares: Sequence[tuple[int, float]]) -> list[tuple[str, float]]:
    """A distribution bar by bar. Where there are very many scores: with a long tail in one bar, else by
    their number of digits.
    """
    ordered = sorted(shares)
    if _fits(ordered):
        return [(str(score), p) for score, p in ordered]
    gone, body = 0.0, 0
    while gone < 1 - TAIL and body < len(ordered):
        gone += ordered[body][1]
        body += 1
    if _fits(ordered[:body]) and body < len(ordered):
        bars = [(str(score), p) for score, p in ordered[:body]]
        return [*bars, (f"{ordered[body][0]}+", sum(p for _, p in ordered[body:]))]
    digits: dict[int, float] = {}
    for score, p in ordered:
        size = len(str(abs(score))) if score else 0
        digits[size] = digits.get(size, 0.0) + p
    return [(_from(size), p) for size, p in digits.items()]


def _from(size: int) -> str:
    """The least number of so many digits, in short, and what is above it."""
    if not size:
        return "0"
    thousands, tens = divmod(size - 1, 3)
    return f"{10**tens}{UNITS[min(thousands, len(UNITS) - 1)]}+"


def _fits(ordered: Sequence[tuple[int, float]]) -> bool:
    return len(ordered) <= MOST_BARS and ordered[-1][0] - ordered[0][0] <= 4 * MOST_BARS
