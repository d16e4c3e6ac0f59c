"""The face of a card in all its positions, its packages packed into whole numbers.

Packages are counted eight bits to a kind in one number, so that a line of slots is a sum. Must never know
what lies on a table.
"""

from __future__ import annotations

from pillarbox.games.post_office.deck import KINDS, turned

MOUSE = 1 << 32
"""A mouse, above the bits of the packages."""

PACKAGES = MOUSE - 1
"""The bits in which packages are counted."""

PACK: dict[str, int] = {".": 0, "m": MOUSE, **{kind: 1 << 8 * i for i, kind in enumerate(KINDS)}}
"""What one slot adds to its line, by code."""

CODE: dict[int, str] = {pack: code for code, pack in PACK.items()}

WIDTH = 128
"""Cells are numbered row * WIDTH + column, columns from -63 to 63: more than nine cards in a row can
reach.
"""

REACH = 60
"""No row or column of a card that can lie anywhere is further from the start card."""


class Face:
    """A card as it lies after some quarter turns.

    `slots`: its codes row by row; `height`, `width`; `cells`: what it adds, by offset of the cell number;
    `rows`, `cols`: packages by row and by column, packed; `mice`: how many.
    """

    __slots__ = ("cells", "cols", "height", "mice", "rows", "slots", "width")

    def __init__(self, slots: str, height: int, width: int) -> None:
        self.slots = slots
        self.height = height
        self.width = width
        packs = [PACK[code] for code in slots]
        self.cells = tuple((i // width * WIDTH + i % width, pack) for i, pack in enumerate(packs))
        self.rows = tuple(sum(packs[r * width : (r + 1) * width]) & PACKAGES for r in range(height))
        self.cols = tuple(sum(packs[c::width]) & PACKAGES for c in range(width))
        self.mice = slots.count("m")


def faces(slots: str, rows: int, cols: int) -> tuple[Face, ...]:
    """The different positions of a card, by quarter turns clockwise: four, or two where a half turn shows
    the same.
    """
    found = [Face(slots, rows, cols)]
    for turn in range(1, 2 if slots == slots[::-1] else 4):
        before = found[-1]
        around = turned(before.slots, before.height, before.width)
        found.append(Face(around, *((cols, rows) if turn % 2 else (rows, cols))))
    return tuple(found)
