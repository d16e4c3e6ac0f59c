"""The box, the other boxes and the score sheet drawn with characters, for terminals without colour.

Pure functions from positions and texts to lines. Must never speak: words on a drawing are handed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pillarbox.games.shut_the_box import scoring
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.state import Box


class Pen(NamedTuple):
    """The characters of a drawing. `shut`: a tile shut in play; `fixed`: one that was shut from the start."""

    shut: str
    fixed: str
    across: str
    down: str
    top: str
    middle: str
    bottom: str
    turn: str
    more: str


LINES = Pen("·", "×", "─", "│", "┌┬┐", "├┼┤", "└┴┘", "▶", "…")
ASCII = Pen(".", "x", "-", "|", "+++", "+++", "+++", ">", "~")


def pen(encoding: str | None) -> Pen:
    """The drawing's characters for an output of this encoding: plain ASCII where it has no others."""
    try:
        "".join(LINES).encode(encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return ASCII
    return LINES


def box_lines(ruleset: Ruleset, box: Box, width: int, seat: int = 0, pen: Pen = LINES) -> list[str]:
    """The box as it stands before its player: open tiles by number, shut ones by a mark.

    A box of several rows has the front row lowest, each row with its letter, and in brackets what stands
    behind another tile. A long row goes on in further rows of equal length, so that no line is wider
    than `width`, down to one tile a line.
    """
    layout = tables(ruleset).layout
    cells = _cells(ruleset, box, seat, pen)
    size = max(len(cell) for cell in cells)
    if layout.rows == 1:
        return _grid(_wrapped(cells, size, width), size, pen)
    rows = [cells[row * layout.width : (row + 1) * layout.width] for row in range(layout.rows)]
    letters = [str(layout.labels[row * layout.width])[0] for row in range(layout.rows)]
    if layout.width * (size + 1) + 3 > width:
        return [" ".join([letter, *row]) for letter, row in zip(letters[::-1], rows[::-1])]
    drawn = _grid(rows[::-1], size, pen)
    heads = [" ", *(head for letter in letters[::-1] for head in (letter, " "))]
    return [f"{head} {line}" for head, line in zip(heads, drawn)]


def _cells(ruleset: Ruleset, box: Box, seat: int, pen: Pen) -> list[str]:
    """What each place shows, all equally wide."""
    layout = tables(ruleset).layout
    fixed = scoring.fixed(ruleset, seat)
    free = layout.exposed(box.open)
    digits = max(len(str(number)) for number in layout.numbers)

    def cell(place: int) -> str:
        if not box.open >> place & 1:
            return f" {(pen.fixed if fixed >> place & 1 else pen.shut):>{digits}} "
        number = f"{layout.numbers[place]:>{digits}}"
        return f" {number} " if free >> place & 1 else f"({number})"

    return [cell(place) for place in range(len(layout.numbers))]


def _wrapped(cells: list[str], size: int, width: int) -> list[list[str]]:
    """The cells in as few rows as fit, evenly filled; the last one is made up with blanks."""
    most = max(1, (width - 1) // (size + 1))
    rows = -(-len(cells) // most)
    each = -(-len(cells) // rows)
    padded = cells + [" " * size] * (rows * each - len(cells))
    return [padded[row * each : (row + 1) * each] for row in range(rows)]


def _grid(rows: list[list[str]], size: int, pen: Pen) -> list[str]:
    def rule(corners: str) -> str:
        return corners[0] + corners[1].join([pen.across * size] * len(rows[0])) + corners[2]

    drawn = [rule(pen.top)]
    for row in rows:
        drawn += [pen.down + pen.down.join(row) + pen.down, rule(pen.middle)]
    return [*drawn[:-1], rule(pen.bottom)]


def seats_lines(
    ruleset: Ruleset,
    boxes: Sequence[Box],
    heads: Sequence[str],
    turn: int,
    width: int,
    pen: Pen = LINES,
    large: int = -1,
    only: int = -1,
) -> list[str]:
    """Several seats' boxes in small, each after its head (a name), the seat on turn marked; -1 marks none.

    Of the seat whose box is drawn `large` elsewhere only the head is shown; with `only` a seat no other.

    A box of one row takes one line, or more where it is wider than `width`; one of several rows a line for
    each, the front row lowest.
    """
    margin = min(max(len(head) for head in heads), max(8, width // 4))
    drawn: list[str] = []
    for seat, (box, head) in enumerate(zip(boxes, heads)):
        if only not in (-1, seat):
            continue
        start = f"{pen.turn if seat == turn else ' '} {cut(head, margin, pen):<{margin}}  "
        for line in [""] if seat == large else _small(ruleset, box, seat, width - len(start), pen):
            drawn.append((start + line).rstrip())
            start = " " * len(start)
    return drawn


def _small(ruleset: Ruleset, box: Box, seat: int, width: int, pen: Pen) -> list[str]:
    layout = tables(ruleset).layout
    cells = _cells(ruleset, box, seat, pen)
    if layout.rows == 1:
        cells = [cell[1:-1] for cell in cells]
    each = max(1, (width + 1) // (len(cells[0]) + 1))
    rows = [cells[row * layout.width : (row + 1) * layout.width] for row in range(layout.rows)]
    return [" ".join(row[i : i + each]) for row in rows[::-1] for i in range(0, layout.width, each)]


def cut(text: str, width: int, pen: Pen = LINES) -> str:
    """The text, shortened with a mark where it is longer than `width` characters."""
    return text if len(text) <= width else text[: width - 1] + pen.more


def table_lines(
    rows: Sequence[Sequence[str]], width: int, first: int = 1, last: int = 1, pen: Pen = LINES
) -> list[str]:
    """A table of texts, the first row its heads: the first column to the left, all others to the right.

    Where it is too wide, columns between the `first` and the `last` ones are left out, leftmost before
    others, and a mark stands in their place: a score sheet of many rounds keeps names, latest rounds and
    totals.
    """
    columns = [list(column) for column in zip(*rows)]
    end = len(columns) - last
    gap = [[pen.more] * len(rows)]
    for start in range(first, end + 1):
        shown = [*columns[:first], *(gap if start > first else []), *columns[start:end], *columns[end:]]
        sizes = [max(map(len, column)) for column in shown]
        if sum(sizes) + 2 * len(sizes) - 2 <= width:
            break
    return [
        "  ".join(
            text.ljust(size) if place == 0 else text.rjust(size)
            for place, (text, size) in enumerate(zip(row, sizes))
        ).rstrip()
        for row in zip(*shown)
    ]
