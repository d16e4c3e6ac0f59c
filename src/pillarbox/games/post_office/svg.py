"""The table as a picture that needs nothing else: tableaus, hand, what every line is worth; for learners.

In the hand of the browser's board: cards as sheets of stamps, the topmost hiding what lies below, packages
and mice from `art/`. All that it shows comes from `show.view`. Must never show what the observation hides,
or hold a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from pillarbox import games
from pillarbox.core.game import Observation
from pillarbox.core.message import Message, say
from pillarbox.games.post_office.deck import KINDS
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.sheet import ART, POSES, picture_of
from pillarbox.games.post_office.show import view
from pillarbox.games.post_office.tableau import FOUR

PAPER, INK, INK2, MARK, HARD = "#fbf7ee", "#2a2018", "#5c4d3e", "#af261d", "#cfc3aa"
CARD, HOLES = "#fffbf2", "#c8b894"
BRASS, BAIZE = "#c79c43", "#2d5a48"
FONT = "font-family='Besley, Rockwell, Georgia, serif' font-weight='700'"
SLOT = 44
"""The side of a slot."""
MARGIN, HEAD = 20, 40


def picture(
    ruleset: Ruleset, observation: Observation, names: Sequence[str], render: Callable[[Message], str]
) -> str:
    """The table as SVG text, seats side by side. `render`: says the letter of a package."""
    seen = view(ruleset, observation)
    parts: list[str] = []
    x, low = MARGIN, 0
    for seat, desk in enumerate(seen["desks"]):
        own = seat == seen["seat"]
        shown = (seen["preview"] if own else None) or desk["tableau"]
        hand = seen["hand"] if own else []
        left, wide, high = x, 4 * SLOT, 2 * SLOT
        y = MARGIN + HEAD
        if hand:
            drawn, size = _hand(hand, left, y)
            parts += drawn
            wide = max(wide, size)
            y += SLOT * max(len(card["faces"][0]) for card in hand) + MARGIN
        if shown:
            parts += _tableau(shown, left, y)
            wide = max(wide, (len(shown["grid"][0]) + 1) * SLOT)
            high = (len(shown["grid"]) + 1) * SLOT
        parts += _head(
            seen, seat, names[seat], seen["totals"][seat] if not shown else shown["total"], left, wide
        )
        x += wide + MARGIN
        low = max(low, y + high + MARGIN)
    defs = "".join(
        f"<symbol id='{name}' viewBox='0 0 100 100'>{body.replace('{letter}', escape(letter))}</symbol>"
        for name, body in _art().items()
        for letter in [render(say(f"post-letter-{_code(name)}")) if _code(name) in KINDS else ""]
    )
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {x} {low}' width='{x}' height='{low}'>"
        f"<defs>{defs}</defs><rect width='{x}' height='{low}' fill='{PAPER}'/>{''.join(parts)}</svg>"
    )


def _code(name: str) -> str:
    return next((code for code, art in ART.items() if art == name), "m")


@cache
def _art() -> dict[str, str]:
    """What is in every picture's file, without its outermost element."""
    folder = files(games).joinpath("post_office", "art")
    names = [*ART.values(), *(f"mouse-{pose}" for pose in range(POSES))]
    return {
        name: re.sub(r"^<svg[^>]*>|</svg>\s*$", "", folder.joinpath(f"{name}.svg").read_text("utf-8"))
        for name in names
    }


def _head(seen: dict[str, Any], seat: int, name: str, total: int, left: float, wide: float) -> Iterator[str]:
    """Whose tableau it is, what it is worth, and whether the seat is asked."""
    mark = MARK if seat in seen["owe"] else INK
    y = MARGIN + 22
    yield _text(left, y, 20, mark, name, "start")
    yield _text(left + wide, y, 20, INK2, total, "end")


def _text(x: float, y: float, size: int, colour: str, content: object, anchor: str) -> str:
    return (
        f"<text x='{x:.1f}' y='{y:.1f}' {FONT} font-size='{size}' fill='{colour}' text-anchor='{anchor}'>"
        f"{escape(str(content))}</text>"
    )


def _sheet(rows: Sequence[str], card: str, turns: int, x: float, y: float) -> str:
    """A card: its hard shadow, paper with a perforated edge, and what is in its slots."""
    high, wide = len(rows), len(rows[0])
    w, h = wide * SLOT, high * SLOT
    holes = "".join(f"M{x + c * SLOT} {y + 3}v{h - 6}" for c in range(1, wide))
    holes += "".join(f"M{x + 3} {y + r * SLOT}h{w - 6}" for r in range(1, high))
    slots = "".join(
        f"<use href='#{picture_of(card, _upright(r, c, turns, high, wide), code)}' x='{x + c * SLOT}' "
        f"y='{y + r * SLOT}' width='{SLOT}' height='{SLOT}'/>"
        for r, row in enumerate(rows)
        for c, code in enumerate(row)
    )
    return (
        f"<rect x='{x + 2}' y='{y + 3}' width='{w}' height='{h}' fill='{HARD}'/>"
        f"<rect x='{x}' y='{y}' width='{w}' height='{h}' fill='{CARD}' stroke='{HOLES}' stroke-width='2' "
        "stroke-dasharray='0 4' stroke-linecap='round'/>"
        f"<path d='{holes}' stroke='{HOLES}' stroke-width='1.4' stroke-dasharray='0 4' "
        f"stroke-linecap='round'/>{slots}"
    )


def _upright(row: int, col: int, turns: int, high: int, wide: int) -> int:
    """The place in the upright card, counted row by row, of a slot of a card that lies turned."""
    for _ in range(turns):
        row, col, high, wide = wide - 1 - col, row, wide, high
    return row * wide + col


def _hand(hand: list[dict[str, Any]], left: float, top: float) -> tuple[list[str], int]:
    drawn, x = [], left
    for card in hand:
        rows = card["faces"][0]
        drawn.append(_sheet(rows, card["card"], 0, x, top))
        x += len(rows[0]) * SLOT + MARGIN
    return drawn, int(x - left)


def _tableau(shown: dict[str, Any], left: float, top: float) -> Iterator[str]:
    """Cards from the bottom up, or only what lies uppermost where no more may be looked at; line values."""
    across, down = len(shown["grid"][0]), len(shown["grid"])
    if shown["layers"] is None:
        for r, row in enumerate(shown["grid"]):
            for c, code in enumerate(row):
                if code != " ":
                    yield _sheet((code,), "", 0, left + c * SLOT, top + r * SLOT)
    else:
        for (card, turns, row, col), face in zip(shown["layers"], shown["faces"]):
            x, y = left + (col - shown["left"]) * SLOT, top + (row - shown["top"]) * SLOT
            yield _sheet(face, card, turns, x, y)
    for line in shown["lines"]:
        if line["axis"] == "row":
            yield _value(line, left + (across + 0.5) * SLOT, top + (line["line"] - shown["top"] + 0.5) * SLOT)
        else:
            yield _value(line, left + (line["line"] - shown["left"] + 0.5) * SLOT, top + (down + 0.5) * SLOT)


def _value(line: dict[str, Any], x: float, y: float) -> str:
    """A disc with 3 or 6, a dashed ring where something lies twice, a dot where there is nothing yet."""
    if line["points"]:
        fill = BAIZE if line["points"] == FOUR else BRASS
        ink = PAPER if line["points"] == FOUR else INK
        disc = f"<circle cx='{x}' cy='{y}' r='13' fill='{fill}'/>"
        return disc + _text(x, y + 6, 16, ink, line["points"], "middle")
    if line["twice"]:
        return f"<circle cx='{x}' cy='{y}' r='9' fill='none' stroke='{INK2}' stroke-dasharray='3 3'/>"
    return f"<circle cx='{x}' cy='{y}' r='3' fill='{INK2}'/>"
