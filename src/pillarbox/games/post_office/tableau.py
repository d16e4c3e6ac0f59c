"""A tableau: what is seen of the cards laid over one another, where a card may go, and what each line holds.

A placement is legal if it covers one to five slots that are in sight (rulebook: at least one slot of another
card, and the slots in sight grow by at least one). Must never know whose tableau it is.
"""

from __future__ import annotations

from typing import NamedTuple

from pillarbox.games.post_office.deck import SLOTS
from pillarbox.games.post_office.faces import CODE, MOUSE, PACKAGES, REACH, WIDTH, Face

THREE, FOUR = 3, 6
"""What a line of three and of four different packages is worth."""

VALUE: dict[int, int] = {
    0x01010101: FOUR,
    **{0x01010101 - (1 << 8 * kind): THREE for kind in range(4)},
}
"""The packed lines that are worth something; all others are worth nothing."""


class Cell(NamedTuple):
    """A cell's row and column."""

    row: int
    col: int


def cell(number: int) -> Cell:
    """Row and column of a numbered cell."""
    row, col = divmod(number + WIDTH // 2, WIDTH)
    return Cell(row, col - WIDTH // 2)


class Tableau:
    """Cards laid over one another, seen from above. Never changed; `lay` answers with another one.

    `cells`: what lies uppermost, packed, by cell number; `rows`, `cols`: the packages in each line, packed;
    `value`: what all lines are worth; `mice`: how many are in sight; `top`, `left`, `bottom`, `right`: the
    outermost lines; `limit`: the longest side allowed.
    """

    __slots__ = (
        "_spots",
        "bottom",
        "cells",
        "cols",
        "left",
        "limit",
        "mice",
        "right",
        "rows",
        "top",
        "value",
    )

    def __init__(self, limit: int = 0) -> None:
        self.cells: dict[int, int] = {}
        self.rows: dict[int, int] = {}
        self.cols: dict[int, int] = {}
        self.value = 0
        self.mice = 0
        self.top = self.left = WIDTH
        self.bottom = self.right = -WIDTH
        self.limit = limit or WIDTH
        self._spots: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}

    @property
    def total(self) -> int:
        """The value of all lines less the mice in sight."""
        return self.value - self.mice

    def lay(self, face: Face, row: int, col: int) -> Tableau:
        """The tableau with a card on top, its top-left slot at row and column. Asks nothing."""
        after = Tableau.__new__(Tableau)
        cells = after.cells = self.cells.copy()
        rows = after.rows = self.rows.copy()
        cols = after.cols = self.cols.copy()
        mice = self.mice + face.mice
        first = row * WIDTH + col
        width = face.width
        for i, (offset, pack) in enumerate(face.cells):
            number = first + offset
            below = cells.get(number, 0)
            cells[number] = pack
            mice -= below >> 32
            change = (pack & PACKAGES) - (below & PACKAGES)
            if change:
                r, c = row + i // width, col + i % width
                rows[r] = rows.get(r, 0) + change
                cols[c] = cols.get(c, 0) + change
        worth = VALUE.get
        after.value = sum(
            [worth(line, 0) for line in rows.values()] + [worth(line, 0) for line in cols.values()]
        )
        after.mice = mice
        after.top, after.left = min(self.top, row), min(self.left, col)
        after.bottom = max(self.bottom, row + face.height - 1)
        after.right = max(self.right, col + width - 1)
        after.limit = self.limit
        after._spots = {}
        return after

    def covers(self, face: Face, row: int, col: int) -> int:
        """How many slots in sight the card would cover there."""
        if abs(row) > REACH or abs(col) > REACH:
            return 0
        first = row * WIDTH + col
        cells = self.cells
        return sum([first + offset in cells for offset, _ in face.cells])

    def fits(self, height: int, width: int, row: int, col: int) -> bool:
        """Whether no side would be longer than allowed."""
        tall = max(self.bottom, row + height - 1) - min(self.top, row) + 1
        wide = max(self.right, col + width - 1) - min(self.left, col) + 1
        return tall <= self.limit and wide <= self.limit

    def allows(self, face: Face, row: int, col: int) -> bool:
        """Whether the card may be laid there."""
        return 0 < self.covers(face, row, col) < SLOTS and self.fits(face.height, face.width, row, col)

    def spots(self, height: int, width: int) -> tuple[tuple[int, int], ...]:
        """Where the top-left slot of a card of that height and width may go: (row, column), row by row."""
        known = self._spots.get((height, width))
        if known is None:
            known = self._spots[height, width] = self._find_spots(height, width)
        return known

    def _find_spots(self, height: int, width: int) -> tuple[tuple[int, int], ...]:
        """Every corner from which some cell in sight is covered, but not from which all are."""
        reached = [
            {number - r * WIDTH - c for number in self.cells} for r in range(height) for c in range(width)
        ]
        corners = sorted(reached[0].union(*reached) - reached[0].intersection(*reached))
        half = WIDTH // 2
        found = [((corner + half) // WIDTH, (corner + half) % WIDTH - half) for corner in corners]
        if self.bottom - self.top + height > self.limit or self.right - self.left + width > self.limit:
            found = [spot for spot in found if self.fits(height, width, *spot)]
        return tuple(found)

    def grid(self) -> tuple[str, ...]:
        """What is in sight, one text per row from the top, a space where no card lies."""
        return tuple(
            "".join(self.code(row, col) for col in range(self.left, self.right + 1))
            for row in range(self.top, self.bottom + 1)
        )

    def code(self, row: int, col: int) -> str:
        """The slot code in sight at a cell, or a space where no card lies."""
        pack = self.cells.get(row * WIDTH + col)
        return " " if pack is None else CODE[pack]

    def mouse_cells(self) -> tuple[Cell, ...]:
        """Where mice are in sight, row by row."""
        return tuple(cell(number) for number in sorted(self.cells) if self.cells[number] == MOUSE)
