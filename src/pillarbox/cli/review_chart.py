"""A picture of what every seat could expect over a match, as SVG.

Must never need a library, nor an address: the picture stands for itself, in any page.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10

WIDTH, HEIGHT = 480, 260
LEFT, RIGHT, TOP, BOTTOM = 44, 10, 12, 30
DASHES = ("", "8 4", "2 3", "10 3 2 3", "5 5", "1 4", "12 4", "6 2 1 2", "3 6", "9 2", "4 1", "2 8")
"""Lines are told apart by their dashes as well as their colours."""


def chart(
    series: Sequence[Sequence[float]], names: Sequence[str], title: str, about: str, percent: bool
) -> str:
    """One line for each seat, over the points of the match in equal steps.

    percent: the scale goes from 0 to 100. Names and texts are escaped here.
    """
    low, high = (0.0, 100.0) if percent else _around([value for line in series for value in line])
    steps = max(1, len(series[0]) - 1)

    def x(i: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * i / steps

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="chart-title chart-about" '
        'class="chart" xmlns="http://www.w3.org/2000/svg">',
        f'<title id="chart-title">{escape(title)}</title><desc id="chart-about">{escape(about)}</desc>',
    ]
    for mark in _marks(low, high):
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(mark):.1f}" y2="{y(mark):.1f}"/>'
            f'<text class="mark" x="{LEFT - 6}" y="{y(mark) + 4:.1f}" text-anchor="end">{mark:g}</text>'
        )
    for seat, line in enumerate(series):
        path = " ".join(f"{x(i):.1f},{y(value):.1f}" for i, value in enumerate(line))
        parts.append(
            f'<polyline class="seat seat{seat}" points="{path}" stroke-dasharray="{DASHES[seat]}">'
            f"<title>{escape(names[seat])}</title></polyline>"
        )
    parts.append(f'<text class="mark" x="{LEFT}" y="{HEIGHT - 10}">0</text>')
    parts.append(
        f'<text class="mark" x="{WIDTH - RIGHT}" y="{HEIGHT - 10}" text-anchor="end">{steps}</text></svg>'
    )
    return "".join(parts)


def key(seat: int) -> str:
    """A short piece of a seat's line, for the legend."""
    return (
        '<svg viewBox="0 0 36 8" class="key" aria-hidden="true">'
        f'<line class="seat seat{seat}" x1="0" x2="36" y1="4" y2="4" stroke-dasharray="{DASHES[seat]}"/>'
        "</svg>"
    )


def _around(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    room = (high - low or abs(high) or 1.0) * 0.05
    return low - room, high + room


def _marks(low: float, high: float) -> list[float]:
    """Round numbers between the two, four to eight of them."""
    rough = (high - low) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
    first = -floor(-low / step)
    return [round(step * k, 10) for k in range(int(first), int(high / step) + 2) if low <= step * k <= high]
