"""The table as a picture that needs nothing else: every box with its tiles, the felt, the dice; for learners.

In the hand of the browser's board: oak, maple, a brass rod, shut tiles fallen forward; of the e-mail games,
pigeonholes with letters, and stamps where they are delivered. All that it shows comes from `show.view`. Must
never show what the observation hides, or hold a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Any, NamedTuple

from pillarbox.core.game import Observation
from pillarbox.core.message import Message
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.show import view
from pillarbox.games.shut_the_box.tell import postal

PAPER, INK, INK2 = "#fbf7ee", "#2a2018", "#5c4d3e"
OAK, OAK_LT, OAK_DK, OAK_DP = "#b17d48", "#cb9a62", "#7e522c", "#4d301a"
MAPLE, MAPLE_DK, NUMERAL = "#f3e1bc", "#d8ba84", "#3a2413"
BRASS, BRASS_LT, BRASS_DK = "#c79c43", "#f0cf7c", "#7a5a17"
BAIZE, BAIZE_DK, BAIZE_LT = "#2d5a48", "#224638", "#3c6e59"
IVORY, IVORY_DK = "#fcf5e6", "#d9ccb0"
FONT = "font-family='Besley, Rockwell, Georgia, serif' font-weight='700'"

TILE, HIGH, GAP = 52, 78, 8
"""Width and height of a standing tile, and the room between two."""
FALLEN = 26
"""Height of one that has been shut."""
FRAME, LIP, FELT, HEAD, MARGIN = 22, 16, 104, 40, 20
ACROSS = 12
"""Tiles side by side, at most."""
HOLE, DEEP, LETTERS = 104, 76, 5
"""Width and height of a pigeonhole, and how many there are side by side, at most."""
CARD, RED, AIR, FOLD = "#fffdf6", "#af261d", "#1e4d7b", "#b9a98c"
STAMPS = ("#2d5a48", "#1e4d7b", "#7a2b4b", "#3f4a6e", "#7a5310")
"""The grounds of stamps, by number."""
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
LEAN = (-9, 6, -4, 7)


def picture(
    ruleset: Ruleset, observation: Observation, names: Sequence[str], render: Callable[[Message], str]
) -> str:
    """The table as SVG text, one box a seat below the other. `render` goes unused: nothing is said."""
    seen = view(ruleset, observation)
    kind = LETTERBOX if postal(ruleset) else TILEBOX
    boxes = [_lines(box["rows"], kind.across) for box in seen["boxes"]]
    across = max(len(line) for lines in boxes for line in lines)
    wide = across * (kind.wide + GAP) + GAP + 2 * FRAME
    parts, y = [], MARGIN
    for seat, lines in enumerate(boxes):
        parts += [*_head(seen, seat, names[seat], wide, y), *_box(seen, seat, kind, lines, wide, y + HEAD)]
        y += HEAD + _height(kind, lines) + MARGIN
    width = wide + 2 * MARGIN
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {y}' width='{width}' height='{y}'>"
        f"<rect width='{width}' height='{y}' fill='{PAPER}'/>{''.join(parts)}</svg>"
    )


def _text(x: float, y: float, size: int, colour: str, content: object, anchor: str) -> str:
    return (
        f"<text x='{x:.1f}' y='{y:.1f}' {FONT} font-size='{size}' fill='{colour}' text-anchor='{anchor}'>"
        f"{escape(str(content))}</text>"
    )


def _lines(rows: list[list[dict[str, Any]]], across: int) -> list[list[dict[str, Any]]]:
    """Lines of tiles from the top: the back row first; one that is too long goes on below."""
    lines: list[list[dict[str, Any]]] = []
    for row in reversed(rows):
        each = -(-len(row) // -(-len(row) // across))
        lines += [row[start : start + each] for start in range(0, len(row), each)]
    return lines


class Kind(NamedTuple):
    """A kind of box: how many things stand side by side, a thing's width, a line's height, its drawing."""

    across: int
    wide: int
    high: int
    line: Callable[[list[dict[str, Any]], float, float, float], Iterator[str]]


def _height(kind: Kind, lines: list[list[dict[str, Any]]]) -> int:
    return 2 * FRAME + LIP + len(lines) * kind.high + FELT


def _head(seen: dict[str, Any], seat: int, name: str, wide: int, y: int) -> Iterator[str]:
    """Whose box it is, what it counts, and whether the seat is asked."""
    mark = "#af261d" if seat in seen["owe"] else INK
    yield _text(MARGIN, y + 26, 22, mark, name, "start")
    yield _text(MARGIN + wide, y + 26, 22, INK2, seen["boxes"][seat]["score"], "end")


def _box(
    seen: dict[str, Any], seat: int, kind: Kind, lines: list[list[dict[str, Any]]], wide: int, y: int
) -> Iterator[str]:
    high = _height(kind, lines)
    x, inner = MARGIN, wide - 2 * FRAME
    yield f"<rect x='{x}' y='{y}' width='{wide}' height='{high}' rx='14' fill='{OAK_DK}'/>"
    yield f"<rect x='{x}' y='{y}' width='{wide}' height='{high - LIP}' rx='14' fill='{OAK}'/>"
    for n in range(3):
        for at in (y + 6 + 5 * n, y + high - LIP - 16 + 5 * n):
            yield f"<path d='M{x + 26} {at}h{wide - 52 - 20 * n}' stroke='#9a6a3a' stroke-width='1'/>"
    top, left = y + FRAME, x + FRAME
    body = high - 2 * FRAME - LIP
    yield f"<rect x='{left}' y='{top}' width='{inner}' height='{body}' rx='4' fill='{BAIZE}'/>"
    for n, line in enumerate(lines):
        yield from kind.line(line, left, top + n * kind.high, inner)
    felt = top + len(lines) * kind.high
    yield (
        f"<rect x='{left + 8}' y='{felt + 4}' width='{inner - 16}' height='{FELT - 12}' rx='6' fill='none' "
        f"stroke='{BAIZE_LT}' stroke-width='1.6' stroke-dasharray='8 6'/>"
    )
    if seat == seen["turn"] or seen["play"] == "shared":
        yield from _dice(seen["dice"], left + inner / 2, felt + FELT / 2 - 2)


def _line(line: list[dict[str, Any]], left: float, top: float, inner: float) -> Iterator[str]:
    """A row of tiles: those that stand above the rod, those that are shut below it."""
    rod = top + HIGH + 6
    yield f"<rect x='{left}' y='{top}' width='{inner}' height='{HIGH + 6}' fill='{OAK_DP}'/>"
    yield f"<rect x='{left}' y='{rod}' width='{inner}' height='5' fill='{BAIZE_DK}'/>"
    start = left + (inner - len(line) * (TILE + GAP) + GAP) / 2
    for n, tile in enumerate(line):
        x = start + n * (TILE + GAP)
        if tile["open"]:
            yield from _standing(tile, x, top + 6)
        elif not tile["fixed"]:
            yield from _fallen(tile, x, rod + 4)
    yield f"<rect x='{left}' y='{rod - 2}' width='{inner}' height='4' fill='{BRASS}'/>"
    for n in range(len(line)):
        for share in (0.27, 0.73):
            x = start + n * (TILE + GAP) + share * TILE - 5
            yield (
                f"<rect x='{x:.1f}' y='{rod - 5}' width='10' height='10' rx='2.5' "
                f"fill='{BRASS}' stroke='{BRASS_DK}'/>"
            )


def _standing(tile: dict[str, Any], x: float, y: float) -> Iterator[str]:
    """A tile that stands; one that may go down now has a bright edge."""
    edge = f"stroke='{BRASS_LT}' stroke-width='3'" if tile["legal"] else f"stroke='{OAK_DK}' stroke-width='1'"
    yield f"<rect x='{x:.1f}' y='{y}' width='{TILE}' height='{HIGH}' rx='6' fill='{MAPLE}' {edge}/>"
    yield f"<path d='M{x:.1f} {y + 9}v-3q0-6 6-6h{TILE - 12}q6 0 6 6v3z' fill='{MAPLE_DK}'/>"
    for n in range(3):
        at = x + TILE * (0.22 + 0.27 * n)
        bend = (tile["number"] * (n + 3) % 7) - 3
        yield f"<path d='M{at:.1f} {y + 12}q{bend} 30 0 {HIGH - 16}' stroke='#dcc290' fill='none'/>"
    size = 34 if tile["number"] < 10 else 28
    yield _text(x + TILE / 2, y + 54, size, NUMERAL, tile["number"], "middle")


def _fallen(tile: dict[str, Any], x: float, y: float) -> Iterator[str]:
    """A tile that has fallen toward the player: wider in front, its number still to be read."""
    yield (
        f"<path d='M{x:.1f} {y}h{TILE}l4 {FALLEN}h-{TILE + 8}z' fill='{OAK_LT}' stroke='{OAK_DK}'/>"
        f"<rect x='{x - 4:.1f}' y='{y + FALLEN - 4}' width='{TILE + 8}' height='4' fill='{OAK_DK}'/>"
    )
    yield _text(x + TILE / 2, y + 18, 17, NUMERAL, tile["number"], "middle")


def _holes(line: list[dict[str, Any]], left: float, top: float, inner: float) -> Iterator[str]:
    """A row of pigeonholes: letters that wait, and the stamps of those that are delivered."""
    yield f"<rect x='{left}' y='{top}' width='{inner}' height='{DEEP + GAP}' fill='{OAK_LT}'/>"
    start = left + (inner - len(line) * (HOLE + GAP) + GAP) / 2
    for n, tile in enumerate(line):
        x, y = start + n * (HOLE + GAP), top + GAP / 2
        edge = f"stroke='{BRASS_LT}' stroke-width='3'" if tile["legal"] else f"stroke='{OAK_DK}'"
        middle = f"translate({x + HOLE / 2:.1f} {y + DEEP / 2}) rotate({LEAN[n % 4] / 4})"
        yield f"<rect x='{x:.1f}' y='{y}' width='{HOLE}' height='{DEEP}' rx='5' fill='{OAK_DP}' {edge}/>"
        thing = _letter(tile["number"]) if tile["open"] else _stamp(tile)
        yield f"<g transform='{middle}'>{thing}</g>"


def _letter(number: int) -> str:
    """A letter around the middle: its flap, the slanted bars of airmail, a stamp with a pillar box."""
    bars = "".join(
        f"<path d='M{-43 + 12 * n} {y}h6l-2 4h-6z' fill='{AIR if n % 2 else RED}'/>"
        for y in (-30, 26)
        for n in range(7)
    )
    return (
        f"<rect x='-42' y='-27' width='88' height='62' rx='2' fill='{OAK_DK}'/>"
        f"<rect x='-44' y='-30' width='88' height='60' rx='2' fill='{CARD}'/>{bars}"
        f"<path d='M-42-25L-3 0q3 1.5 6 0L42-25M-42 25L-14 4M42 25L14 4' fill='none' stroke='{FOLD}'/>"
        f"<rect x='22' y='-22' width='15' height='17' fill='{CARD}' stroke='{RED}' stroke-width='1.6'/>"
        f"<path d='M26.5-9v-4.5q0-4 3-4t3 4v4.5z' fill='{RED}'/>{_text(-4, 19, 29, INK, number, 'middle')}"
    )


def _stamp(tile: dict[str, Any]) -> str:
    """A stamp with its postmark; without one where the letter was never there to be delivered."""
    number = tile["number"]
    marks = (
        f"<g fill='none' stroke='{IVORY_DK}' stroke-width='1.3'><circle cx='26' cy='20' r='13'/>"
        "<circle cx='26' cy='20' r='8'/><path d='M-30 14q5-4 10 0t10 0 10 0 10 0'/>"
        "<path d='M-30 20q5-4 10 0t10 0 10 0 10 0'/></g>"
    )
    return (
        f"<rect x='-25' y='-31' width='50' height='62' fill='{CARD}' stroke='{OAK_DP}' stroke-width='4' "
        "stroke-linecap='round' stroke-dasharray='0 6.2'/>"
        f"<rect x='-20' y='-26' width='40' height='52' fill='{STAMPS[number % len(STAMPS)]}'/>"
        f"{_text(0, 10, 26, CARD, number, 'middle')}{'' if tile['fixed'] else marks}"
    )


TILEBOX = Kind(ACROSS, TILE, HIGH + 10 + FALLEN, _line)
LETTERBOX = Kind(LETTERS, HOLE, DEEP + GAP, _holes)


def _dice(dice: dict[str, Any], x: float, y: float) -> Iterator[str]:
    """The dice that lie, or outlines of those that wait to be thrown."""
    faces = dice["faces"] or [0] * dice["count"]
    for n, face in enumerate(faces):
        at = x + (n - (len(faces) - 1) / 2) * 78
        yield f"<g transform='translate({at:.1f} {y}) rotate({LEAN[n % 4]})'>{_die(face)}</g>"


def _die(face: int) -> str:
    if not face:
        return (
            f"<rect x='-26' y='-26' width='52' height='52' rx='10' fill='none' stroke='{BAIZE_LT}' "
            "stroke-width='2' stroke-dasharray='6 5'/>"
        )
    if face in PIPS:
        top = "".join(f"<circle cx='{13 * i}' cy='{13 * j}' r='5' fill='{INK}'/>" for i, j in PIPS[face])
    else:
        top = _text(0, 10, 28, INK, face, "middle")
    return (
        f"<rect x='-22' y='-20' width='52' height='56' rx='11' fill='{BAIZE_DK}'/>"
        f"<rect x='-26' y='-22' width='52' height='54' rx='11' fill='{IVORY_DK}'/>"
        f"<rect x='-26' y='-26' width='52' height='52' rx='11' fill='{IVORY}'/>{top}"
    )
