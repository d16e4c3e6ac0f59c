"""Placing and scoring a second time, slowly and independently: straight from the rulebook, cell by cell.

Shares nothing with the code under test but the notation of a placement (card, turns, row, column). Cells are
pairs (row, column); a picture is a dict from cell to slot code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

Cell = tuple[int, int]
Picture = dict[Cell, str]


def card_cells(slots: str, turns: int, row: int, col: int, rows: int = 3, cols: int = 2) -> Picture:
    """The slots of a card as it lies: turned clockwise about its middle, then moved to its corner."""
    cells = {(i // cols, i % cols): slots[i] for i in range(len(slots))}
    height = rows
    for _ in range(turns):
        width = max(c for _, c in cells) + 1
        # A quarter turn clockwise: what was the lowest row becomes the leftmost column.
        cells = {(c, height - 1 - r): code for (r, c), code in cells.items()}
        height = width
    return {(row + r, col + c): code for (r, c), code in cells.items()}


def laid(layers: Iterable[Picture]) -> Picture:
    """What is seen of cards laid one after the other: the last one at a cell."""
    seen: Picture = {}
    for layer in layers:
        seen.update(layer)
    return seen


def covered(seen: Picture, card: Picture) -> int:
    return len(seen.keys() & card.keys())


def may_lie(seen: Picture, card: Picture, longest: int = 0) -> bool:
    """It covers a slot, the slots in sight grow, and no side gets longer than allowed."""
    after = seen.keys() | card.keys()
    if not seen.keys() & card.keys() or len(after) <= len(seen):
        return False
    return not longest or max(sides(after)) <= longest


def sides(cells: Iterable[Cell]) -> tuple[int, int]:
    """Height and width of what is covered."""
    rows = {row for row, _ in cells}
    cols = {col for _, col in cells}
    return max(rows) - min(rows) + 1, max(cols) - min(cols) + 1


def places(
    seen: Picture, slots: str, rows: int = 3, cols: int = 2, longest: int = 0
) -> set[tuple[int, int, int]]:
    """Every legal (turns, row, column), a face that a half turn doesn't change counted once."""
    found: dict[tuple[frozenset[tuple[Cell, str]], Cell], tuple[int, int, int]] = {}
    reach = max(rows, cols)
    top, left = min(r for r, _ in seen) - reach, min(c for _, c in seen) - reach
    bottom, right = max(r for r, _ in seen) + reach, max(c for _, c in seen) + reach
    for turns in range(4):
        for row in range(top, bottom + 1):
            for col in range(left, right + 1):
                card = card_cells(slots, turns, row, col, rows, cols)
                if may_lie(seen, card, longest):
                    found.setdefault((frozenset(card.items()), (row, col)), (turns, row, col))
    return set(found.values())


def lines(seen: Picture) -> dict[tuple[str, int], list[str]]:
    """The packages of every row and column."""
    found: dict[tuple[str, int], list[str]] = {}
    for (row, col), code in seen.items():
        if code in "gpsf":
            found.setdefault(("row", row), []).append(code)
            found.setdefault(("col", col), []).append(code)
    return found


def line_points(packages: list[str]) -> int:
    """Nothing with two of a kind; else 3 for three packages, 6 for four."""
    if any(count > 1 for count in Counter(packages).values()):
        return 0
    return {3: 3, 4: 6}.get(len(packages), 0)


def mice(seen: Picture) -> int:
    return sum(code == "m" for code in seen.values())


def total(seen: Picture) -> int:
    return sum(line_points(packages) for packages in lines(seen).values()) - mice(seen)


def drawn(text: str) -> Picture:
    """A picture from rows of codes, blanks where no card lies; its first row and column are 0."""
    rows = [row for row in text.split("\n") if row.strip()]
    margin = min(len(row) - len(row.lstrip()) for row in rows)
    return {(r, c): code for r, row in enumerate(rows) for c, code in enumerate(row[margin:]) if code != " "}


def turned(seen: Picture) -> Picture:
    """The whole picture after a quarter turn clockwise."""
    return {(col, -row): code for (row, col), code in seen.items()}


def mirrored(seen: Picture) -> Picture:
    """The whole picture as in a mirror."""
    return {(row, -col): code for (row, col), code in seen.items()}


def shifted(seen: Picture, rows: int, cols: int) -> Picture:
    return {(row + rows, col + cols): code for (row, col), code in seen.items()}


def renamed(seen: Picture, names: dict[str, str]) -> Picture:
    return {cell: names.get(code, code) for cell, code in seen.items()}
