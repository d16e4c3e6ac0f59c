"""A tableau drawn as text with its coordinates, and read back from such a drawing: what is in sight, nothing
else.

         -1  0  1
      0   .  g
      1   m  f  p

Column numbers above, row numbers before; rows grow downward. A place without a card is blank. Must never
show what lies underneath.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from pillarbox.core.message import Unreadable, say
from pillarbox.core.reading import excerpt
from pillarbox.games.post_office.deck import CODES
from pillarbox.games.post_office.faces import PACK, PACKAGES, REACH, WIDTH
from pillarbox.games.post_office.tableau import VALUE, Cell, Tableau

MARGIN = 5
"""Characters before the first column: the row's number."""
WIDE = 3
"""Characters of a column."""

_NUMBER = re.compile(r" *(-?[0-9]{1,2})")


def picture(
    seen: Tableau, cell: Callable[[int, int], str] | None = None, box: tuple[int, int, int, int] | None = None
) -> list[str]:
    """The tableau as lines of text: the columns' numbers, then a line a row with its number.

    `cell` gives the three characters of each cell, the code in the middle where it is left out; `box` the
    top, left, bottom and right lines drawn, those of the tableau where it is left out.
    """
    top, left, bottom, right = box or (seen.top, seen.left, seen.bottom, seen.right)
    shown = cell or (lambda row, col: f" {seen.code(row, col)} ")
    columns = range(left, right + 1)
    lines = [" " * MARGIN + "".join(f"{f'{col:>2}':<{WIDE}}" for col in columns)]
    for row in range(top, bottom + 1):
        lines.append(f"{row:>{MARGIN - 2}}  " + "".join(shown(row, col) for col in columns))
    return [line.rstrip() for line in lines]


def read_picture(text: str) -> Tableau:
    """The tableau that such a drawing shows, as if it were one flat layer. Raises Unreadable with the
    line.
    """
    lines = [(number, line.rstrip()) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise Unreadable(say("post-picture-empty"))
    number, head = lines[0]
    columns = [_whole(head[at : at + WIDE], number) for at in range(MARGIN, len(head), WIDE)]
    if not columns or columns != list(range(columns[0], columns[0] + len(columns))):
        raise Unreadable(say("post-picture-columns", line=str(number)))
    cells: dict[Cell, str] = {}
    row: int | None = None
    for number, line in lines[1:]:
        before, row = row, _whole(line[:MARGIN], number)
        if before is not None and row != before + 1:
            raise Unreadable(say("post-picture-rows", line=str(number)))
        for i, at in enumerate(range(MARGIN, len(line), WIDE)):
            code = line[at : at + WIDE].strip()
            if code and (code not in tuple(CODES) or i >= len(columns)):
                raise Unreadable(say("post-picture-code", line=str(number), code=excerpt(code)))
            if code:
                cells[Cell(row, columns[i])] = code
    if not cells:
        raise Unreadable(say("post-picture-empty"))
    return flat(cells)


def _whole(text: str, line: int) -> int:
    found = _NUMBER.fullmatch(text.rstrip())
    if not found or abs(int(found[1])) > REACH:
        raise Unreadable(say("post-picture-number", line=str(line), text=excerpt(text.strip())))
    return int(found[1])


def flat(cells: dict[Cell, str]) -> Tableau:
    """A tableau that shows these slot codes."""
    seen = Tableau()
    for (row, col), code in cells.items():
        pack = PACK[code]
        seen.cells[row * WIDTH + col] = pack
        if pack & PACKAGES:
            seen.rows[row] = seen.rows.get(row, 0) + pack
            seen.cols[col] = seen.cols.get(col, 0) + pack
        seen.mice += pack >> 32
        seen.top, seen.left = min(seen.top, row), min(seen.left, col)
        seen.bottom, seen.right = max(seen.bottom, row), max(seen.right, col)
    lines = (*seen.rows.values(), *seen.cols.values())
    seen.value = sum([VALUE.get(line, 0) for line in lines])
    return seen
