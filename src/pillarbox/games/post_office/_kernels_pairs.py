"""Compiled loops over pairs of cards of Post Office: every placement of one, the best tableaus two can make.

Value of a tableau V = sum of line values + mice * mouse, by the table given. Must never know what a table
stands for; tableaus are as `_kernels_tableau` has them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from pillarbox.games.post_office._kernels_tableau import (
    LINES,
    MOST,
    SIDE,
    best_single,
    blank,
    copy_lay,
    look,
    room,
)


@njit(cache=True)
def singles(tab: Any, card: Any, deck: Any, table: Any, mouse: Any, worth: Any, move: Any) -> Any:
    """Every placement of a card with its worth; `move` takes turns, row, column. Answers with their
    number.
    """
    work = room()
    _, adds, mice, turns, shape = deck[0], deck[1], deck[2], deck[3], deck[4]
    look(tab, work, table, mouse, shape[0], shape[1])
    at, left, _, _, rest, _, count = work
    n = 0
    for t in range(turns[card]):
        o = t & 1
        for i in range(count[o]):
            value = rest[o, i] + mouse * mice[card]
            for k in range(LINES):
                value += table[left[o, i, k] + adds[card, t, k]]
            worth[n] = value
            move[n, 0] = t
            move[n, 1] = at[o, i, 0]
            move[n, 2] = at[o, i, 1]
            n += 1
    return n


@njit(cache=True)
def sides(t: Any, shape: Any) -> Any:
    return (shape[0], shape[1]) if t & 1 == 0 else (shape[1], shape[0])


@njit(cache=True)
def _insert(value: Any, h: Any, moves: Any, kept: Any, worth: Any, keys: Any, made: Any) -> Any:
    """Keep this tableau among the best: sorted by falling worth, no tableau twice. Answers with the new
    number.
    """
    most = worth.shape[0]
    if kept == most and value <= worth[kept - 1]:
        return kept
    for i in range(kept):
        if keys[i] == h:
            return kept
    at = kept if kept < most else most - 1
    while at > 0 and worth[at - 1] < value:
        worth[at] = worth[at - 1]
        keys[at] = keys[at - 1]
        made[at] = made[at - 1]
        at -= 1
    worth[at] = value
    keys[at] = h
    made[at] = moves
    return kept + 1 if kept < most else kept


@njit(cache=True)
def pairs(
    tab: Any,
    one: Any,
    two: Any,
    deck: Any,
    table: Any,
    mouse: Any,
    firsts: Any,
    worth: Any,
    keys: Any,
    made: Any,
) -> Any:
    """The best tableaus that two cards can make, by one table, over both orders and all placements.

    `firsts`: expand only so many of the best first placements; 0 for all. `worth`, `keys`, `made`: the best
    in falling order, without repeats of a tableau; `made` holds card, turns, row, column twice over. Answers
    with their number and the number of ordered pairs looked at.
    """
    codes, adds, mice, turns, shape, zobrist = deck
    order = np.array([one, two])
    value = np.empty((2, 4 * MOST), np.float64)
    move = np.empty((2, 4 * MOST, 3), np.int64)
    count = np.zeros(2, np.int64)
    least = -1e30
    for k in range(2):
        count[k] = singles(tab, order[k], deck, table, mouse, value[k], move[k])
    if 0 < firsts < count[0] + count[1]:
        every = np.concatenate((value[0, : count[0]], value[1, : count[1]]))
        least = np.partition(every, every.size - firsts)[every.size - firsts]
    after = blank()
    work = room()
    kept = 0
    looked = 0
    bound = -1e30
    moves = np.empty(8, np.int64)
    for k in range(2):
        first, second = order[k], order[1 - k]
        for i in range(count[k]):
            if value[k, i] < least:
                continue
            t, r, c = move[k, i, 0], move[k, i, 1], move[k, i, 2]
            high, wide = sides(t, shape)
            copy_lay(tab, after, codes[first, t], adds[first, t], mice[first], high, wide, r, c, zobrist)
            look(after, work, table, mouse, shape[0], shape[1])
            at, left, _, _, rest, _, number = work
            extra = mouse * mice[second]
            for u in range(turns[second]):
                o = u & 1
                a0, a1, a2, a3, a4 = (
                    adds[second, u, 0],
                    adds[second, u, 1],
                    adds[second, u, 2],
                    adds[second, u, 3],
                    adds[second, u, 4],
                )
                looked += number[o]
                for j in range(number[o]):
                    v = (
                        rest[o, j]
                        + table[left[o, j, 0] + a0]
                        + table[left[o, j, 1] + a1]
                        + table[left[o, j, 2] + a2]
                        + table[left[o, j, 3] + a3]
                        + table[left[o, j, 4] + a4]
                        + extra
                    )
                    if v <= bound:
                        continue
                    wide2 = shape[1] if o == 0 else shape[0]
                    h = after[4][0]
                    for x in range(6):
                        cell = (at[o, j, 0] + x // wide2) * SIDE + at[o, j, 1] + x % wide2
                        h ^= zobrist[cell, after[0][cell]] ^ zobrist[cell, codes[second, u, x]]
                    moves[0], moves[1], moves[2], moves[3] = first, t, r, c
                    moves[4], moves[5], moves[6], moves[7] = second, u, at[o, j, 0], at[o, j, 1]
                    kept = _insert(v, h, moves, kept, worth, keys, made)
                    if kept == worth.shape[0]:
                        bound = worth[kept - 1]
    return kept, looked


@njit(cache=True)
def lay_two(tab: Any, middle: Any, after: Any, deck: Any, moves: Any) -> Any:
    """The tableau after the two placements of `moves`, in `after`."""
    codes, adds, mice, _, shape, zobrist = deck
    high, wide = sides(moves[1], shape)
    a, t = moves[0], moves[1]
    copy_lay(tab, middle, codes[a, t], adds[a, t], mice[a], high, wide, moves[2], moves[3], zobrist)
    high, wide = sides(moves[5], shape)
    a, t = moves[4], moves[5]
    copy_lay(middle, after, codes[a, t], adds[a, t], mice[a], high, wide, moves[6], moves[7], zobrist)


@njit(cache=True)
def firsts(tab: Any, one: Any, two: Any, deck: Any, table: Any, mouse: Any, worth: Any, move: Any) -> Any:
    """Every first placement of two cards, in both orders, with the most that the second makes of it.

    `move` takes card, turns, row, column. Answers with their number.
    """
    codes, adds, mice, _, shape, zobrist = deck
    alone = np.empty(4 * MOST, np.float64)
    where = np.empty((4 * MOST, 3), np.int64)
    after = blank()
    work = room()
    n = 0
    for k in range(2):
        card, other = (one, two) if k == 0 else (two, one)
        count = singles(tab, card, deck, table, mouse, alone, where)
        for i in range(count):
            t, r, c = where[i, 0], where[i, 1], where[i, 2]
            high, wide = sides(t, shape)
            copy_lay(tab, after, codes[card, t], adds[card, t], mice[card], high, wide, r, c, zobrist)
            look(after, work, table, mouse, shape[0], shape[1])
            worth[n] = best_single(work, work[4], other, deck, table, mouse)
            move[n, 0], move[n, 1], move[n, 2], move[n, 3] = card, t, r, c
            n += 1
    return n
