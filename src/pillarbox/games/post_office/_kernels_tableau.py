"""Compiled loops over tableaus of Post Office: how one lies in arrays, cards laid on it, windows and what
they leave.

A tableau is five arrays: `grid` (slot codes of `SIDE` x `SIDE` cells, 0 where no card lies), `rows` and
`cols` (packages of each line, four bits to a kind), `box` (top, left, bottom, right, mice, longest side
allowed) and `key` (one hash of the grid). A value table gives a line's worth by its packed packages. Cards
are numbers into the arrays of a `Deck`. Integers and arrays only: no strings, no rules of a match;
`arrays.py` translates.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

SIDE = 44
OFFSET = 20
"""Row and column 0 of the game lie at this row and column of the grid: nine cards of 3 x 2 never reach its
edge.
"""
LINES = 5
"""A card of 3 x 2 meets so many lines: rows first, then columns."""
MOST = 400
"""More than the windows of one shape on any tableau of nine cards."""


@njit(cache=True)
def base_value(rows: Any, cols: Any, box: Any, table: Any, mouse: Any) -> Any:
    """The worth of a tableau: all lines by the table, and `mouse` for each mouse in sight."""
    worth = mouse * box[4]
    for r in range(box[0], box[2] + 1):
        worth += table[rows[r]]
    for c in range(box[1], box[3] + 1):
        worth += table[cols[c]]
    return worth


@njit(cache=True)
def lay_on(
    tab: Any, codes: Any, add: Any, mice: Any, high: Any, wide: Any, row: Any, col: Any, zobrist: Any
) -> Any:
    """Lay a card on a tableau itself: `codes` row by row, `add` what it brings to its lines."""
    grid, rows, cols, box, key = tab
    h = key[0]
    gone = 0
    for i in range(6):
        r = row + i // wide
        c = col + i % wide
        at = r * SIDE + c
        old = grid[at]
        if old == 2:
            gone += 1
        elif old > 2:
            bit = 1 << (4 * (old - 3))
            rows[r] -= bit
            cols[c] -= bit
        h ^= zobrist[at, old]
        grid[at] = codes[i]
        h ^= zobrist[at, codes[i]]
    for i in range(high):
        rows[row + i] += add[i]
    for i in range(wide):
        cols[col + i] += add[high + i]
    box[0] = min(box[0], row)
    box[1] = min(box[1], col)
    box[2] = max(box[2], row + high - 1)
    box[3] = max(box[3], col + wide - 1)
    box[4] += mice - gone
    key[0] = h


@njit(cache=True)
def copy_lay(
    source: Any,
    target: Any,
    codes: Any,
    add: Any,
    mice: Any,
    high: Any,
    wide: Any,
    row: Any,
    col: Any,
    zobrist: Any,
) -> Any:
    """Copy a tableau and lay a card on the copy; see `lay_on`."""
    target[0][:] = source[0]
    target[1][:] = source[1]
    target[2][:] = source[2]
    target[3][:] = source[3]
    target[4][0] = source[4][0]
    lay_on(target, codes, add, mice, high, wide, row, col, zobrist)


@njit(cache=True)
def blank() -> Any:
    """A tableau's arrays, not yet filled."""
    return (
        np.empty(SIDE * SIDE, np.uint8),
        np.empty(SIDE, np.int32),
        np.empty(SIDE, np.int32),
        np.empty(6, np.int64),
        np.empty(1, np.uint64),
    )


@njit(cache=True)
def fresh(tab: Any, card: Any, turns: Any, deck: Any) -> Any:
    """A tableau of one start card, its top-left slot, as it lies, at row and column 0 of the game."""
    codes, adds, mice, _, shape, zobrist = deck
    grid, rows, cols, box, key = tab
    grid[:] = 0
    rows[:] = 0
    cols[:] = 0
    key[0] = 0
    high, wide = (shape[0], shape[1]) if turns & 1 == 0 else (shape[1], shape[0])
    for i in range(6):
        at = (OFFSET + i // wide) * SIDE + OFFSET + i % wide
        grid[at] = codes[card, turns, i]
        key[0] ^= zobrist[at, 0] ^ zobrist[at, codes[card, turns, i]]
    for i in range(high):
        rows[OFFSET + i] = adds[card, turns, i]
    for i in range(wide):
        cols[OFFSET + i] = adds[card, turns, high + i]
    box[0], box[1], box[2], box[3] = OFFSET, OFFSET, OFFSET + high - 1, OFFSET + wide - 1
    box[4] = mice[card]
    box[5] = shape[2]


@njit(cache=True)
def windows(tab: Any, high: Any, wide: Any, at: Any, left: Any, before: Any, gone: Any) -> Any:
    """Every place for a card of that shape, row by row; answers with their number.

    `at`: row and column; `left`: the lines it meets without the slots it covers; `before`: the same lines as
    they are; `gone`: mice it covers.
    """
    grid, rows, cols, box, _ = tab
    n = 0
    limit = box[5]
    less = np.zeros(LINES, np.int32)
    for r in range(box[0] - high + 1, box[2] + 1):
        if max(box[2], r + high - 1) - min(box[0], r) + 1 > limit:
            continue
        for c in range(box[1] - wide + 1, box[3] + 1):
            if max(box[3], c + wide - 1) - min(box[1], c) + 1 > limit:
                continue
            covered = 0
            mice = 0
            less[:] = 0
            for i in range(high):
                for j in range(wide):
                    code = grid[(r + i) * SIDE + c + j]
                    if code:
                        covered += 1
                        if code == 2:
                            mice += 1
                        elif code > 2:
                            bit = 1 << (4 * (code - 3))
                            less[i] += bit
                            less[high + j] += bit
            if covered == 0 or covered == 6:
                continue
            at[n, 0] = r
            at[n, 1] = c
            gone[n] = mice
            for i in range(high):
                before[n, i] = rows[r + i]
                left[n, i] = rows[r + i] - less[i]
            for j in range(wide):
                before[n, high + j] = cols[c + j]
                left[n, high + j] = cols[c + j] - less[high + j]
            n += 1
    return n


@njit(cache=True)
def rests(n: Any, before: Any, gone: Any, whole: Any, table: Any, mouse: Any, rest: Any) -> Any:
    """What each window leaves alone is worth: the whole less its lines as they are and the mice it covers."""
    for i in range(n):
        worth = whole - mouse * gone[i]
        for k in range(LINES):
            worth -= table[before[i, k]]
        rest[i] = worth


@njit(cache=True)
def room() -> Any:
    """Working arrays for the windows of both shapes: at, left, before, gone, rest of two tables."""
    return (
        np.empty((2, MOST, 2), np.int64),
        np.empty((2, MOST, LINES), np.int32),
        np.empty((2, MOST, LINES), np.int32),
        np.empty((2, MOST), np.int64),
        np.empty((2, MOST), np.float64),
        np.empty((2, MOST), np.float64),
        np.zeros(2, np.int64),
    )


@njit(cache=True)
def look(tab: Any, work: Any, table: Any, mouse: Any, high: Any, wide: Any) -> Any:
    """Fill the windows of both shapes with their rests by one table."""
    at, left, before, gone, rest, _, count = work
    whole = base_value(tab[1], tab[2], tab[3], table, mouse)
    for o in range(2):
        a, b = (high, wide) if o == 0 else (wide, high)
        count[o] = windows(tab, a, b, at[o], left[o], before[o], gone[o])
        rests(count[o], before[o], gone[o], whole, table, mouse, rest[o])


@njit(cache=True)
def best_single(work: Any, rest: Any, card: Any, deck: Any, table: Any, mouse: Any) -> Any:
    """The most a tableau whose windows are filled in can be worth once this card is laid."""
    left = work[1]
    count = work[6]
    adds, mice, turns = deck[1], deck[2], deck[3]
    best = -1e30
    for t in range(turns[card]):
        o = t & 1
        a0, a1, a2, a3, a4 = (
            adds[card, t, 0],
            adds[card, t, 1],
            adds[card, t, 2],
            adds[card, t, 3],
            adds[card, t, 4],
        )
        for i in range(count[o]):
            worth = (
                rest[o, i]
                + table[left[o, i, 0] + a0]
                + table[left[o, i, 1] + a1]
                + table[left[o, i, 2] + a2]
                + table[left[o, i, 3] + a3]
                + table[left[o, i, 4] + a4]
            )
            if worth > best:
                best = worth
    return best + mouse * mice[card]


@njit(cache=True)
def places(tab: Any, high: Any, wide: Any, at: Any) -> Any:
    """Every place for a card of that shape, row by row, as `windows` finds them; answers with how many."""
    grid, box = tab[0], tab[3]
    n = 0
    limit = box[5]
    for r in range(box[0] - high + 1, box[2] + 1):
        if max(box[2], r + high - 1) - min(box[0], r) + 1 > limit:
            continue
        for c in range(box[1] - wide + 1, box[3] + 1):
            if max(box[3], c + wide - 1) - min(box[1], c) + 1 > limit:
                continue
            covered = 0
            for i in range(high):
                for j in range(wide):
                    if grid[(r + i) * SIDE + c + j]:
                        covered += 1
            if covered and covered < 6:
                at[n, 0] = r
                at[n, 1] = c
                n += 1
    return n
