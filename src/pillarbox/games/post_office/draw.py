"""Tableaus drawn with characters, for terminals without colour: coordinates, points at the lines, marked
cells.

Pure functions from positions and texts to lines. Must never speak: words on a drawing are handed in.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from pillarbox.games.post_office.picture import MARGIN, WIDE, picture
from pillarbox.games.post_office.tableau import VALUE, Cell, Tableau


class Pen(NamedTuple):
    """The characters of a drawing. `more` stands for what is cut off, `laid` and `free` go around marked
    cells.
    """

    more: str
    laid: str
    free: str


LINES = Pen("…", "()", "[]")
ASCII = Pen("~", "()", "[]")


def pen(encoding: str | None) -> Pen:
    """The drawing's characters for an output of this encoding: plain ASCII where it has no others."""
    try:
        "".join(LINES).encode(encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return ASCII
    return LINES


def tableau_lines(
    seen: Tableau,
    laid: Collection[Cell] = (),
    free: Collection[Cell] = (),
    pen: Pen = LINES,
) -> list[str]:
    """A tableau with coordinates, and the points of each line that has any behind its row or under its
    column.

    `laid`: cells of cards that are not confirmed, in round brackets; `free`: cells where a card's top-left
    slot may go, in square ones.
    """
    rows = [seen.top, seen.bottom, *(cell.row for cell in free)]
    cols = [seen.left, seen.right, *(cell.col for cell in free)]
    box = (min(rows), min(cols), max(rows), max(cols))

    def cell(row: int, col: int) -> str:
        marks = pen.free if Cell(row, col) in free else pen.laid if Cell(row, col) in laid else "  "
        return f"{marks[0]}{seen.code(row, col)}{marks[1]}"

    drawn = picture(seen, cell, box)
    for row in range(box[0], box[2] + 1):
        points = VALUE.get(seen.rows.get(row, 0), 0)
        if points:
            at = row - box[0] + 1
            drawn[at] = f"{drawn[at]:<{MARGIN + WIDE * (box[3] - box[1] + 1)}} +{points}"
    below = [VALUE.get(seen.cols.get(col, 0), 0) for col in range(box[1], box[3] + 1)]
    under = " " * MARGIN + "".join(f"{f'+{points}' if points else '':<{WIDE}}" for points in below)
    return [*drawn, under.rstrip()] if any(below) else drawn


def side_by_side(blocks: Sequence[Sequence[str]], width: int) -> list[str]:
    """Blocks of lines beside one another, in further rows of blocks where they don't fit in `width`."""
    rows: list[list[Sequence[str]]] = [[]]
    for block in blocks:
        row = rows[-1]
        taken = sum(max(map(len, one)) + 3 for one in (*row, block)) - 3
        if row and taken > width:
            rows.append([block])
        else:
            row.append(block)
    lines: list[str] = []
    for row in rows:
        high = max(map(len, row))
        sizes = [max(map(len, block)) for block in row]
        for i in range(high):
            parts = [f"{block[i] if i < len(block) else '':<{size}}" for block, size in zip(row, sizes)]
            lines.append("   ".join(parts).rstrip())
        lines.append("")
    return lines[:-1]


def small(head: str, seen: Tableau, width: int, pen: Pen = LINES) -> list[str]:
    """A tableau in small, without coordinates, under its head (a name)."""
    return [cut(head, width, pen), *(row.rstrip() for row in seen.grid())]


def cut(text: str, width: int, pen: Pen = LINES) -> str:
    """The text, shortened with a mark where it is longer than `width` characters."""
    return text if len(text) <= width else text[: width - 1] + pen.more


def card_lines(card: str, faces: Sequence[Sequence[str]], width: int) -> list[str]:
    """A card in hand as it lies after 0, 1, 2 and 3 quarter turns, those that show something new."""
    blocks = [[f"{card} r{turns}", *map(" ".join, rows)] for turns, rows in enumerate(faces)]
    return side_by_side(blocks, width)
