"""Compiled loops over tableaus of Post Office: windows, pairs, single-card features, exact last rounds,
samples.

A tableau is five arrays: `grid` (slot codes of `SIDE` x `SIDE` cells, 0 where no card lies), `rows` and
`cols` (packages of each line, four bits to a kind), `box` (top, left, bottom, right, mice, longest side
allowed) and `key` (one hash of the grid). A value table gives a line's worth by its packed packages. Cards
are numbers into the arrays of a `Deck`. Integers and arrays only: no strings, no rules of a match;
`arrays.py` translates.

Recurrences: value of a tableau V = sum of line values + mice * mouse; best single E1(T, c) = max over
placements of V; feature a = mean over unseen cards of E1 with the next table, b with the present one; exact
last round E2(T) = mean over pairs {c, d} of unseen cards of max over orders and placements of the total.
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
def _shape(t: Any, shape: Any) -> Any:
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
            high, wide = _shape(t, shape)
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
    high, wide = _shape(moves[1], shape)
    a, t = moves[0], moves[1]
    copy_lay(tab, middle, codes[a, t], adds[a, t], mice[a], high, wide, moves[2], moves[3], zobrist)
    high, wide = _shape(moves[5], shape)
    a, t = moves[4], moves[5]
    copy_lay(middle, after, codes[a, t], adds[a, t], mice[a], high, wide, moves[6], moves[7], zobrist)


@njit(cache=True)
def features(
    tab: Any, work: Any, unseen: Any, deck: Any, now: Any, now_mouse: Any, then: Any, then_mouse: Any
) -> Any:
    """The two single-card features of a tableau: mean best worth by the next table, and by the present
    one.
    """
    shape = deck[4]
    look(tab, work, then, then_mouse, shape[0], shape[1])
    _, _, before, gone, rest, rest2, count = work
    whole = base_value(tab[1], tab[2], tab[3], now, now_mouse)
    for o in range(2):
        rests(count[o], before[o], gone[o], whole, now, now_mouse, rest2[o])
    a = 0.0
    b = 0.0
    for i in range(unseen.size):
        a += best_single(work, rest, unseen[i], deck, then, then_mouse)
        b += best_single(work, rest2, unseen[i], deck, now, now_mouse)
    return a / unseen.size, b / unseen.size


@njit(cache=True)
def best_each(tab: Any, cards: Any, deck: Any, table: Any, mouse: Any) -> Any:
    """For each card the most the tableau can be worth once that card is laid."""
    work = room()
    look(tab, work, table, mouse, deck[4][0], deck[4][1])
    best = np.empty(cards.size, np.float64)
    for i in range(cards.size):
        best[i] = best_single(work, work[4], cards[i], deck, table, mouse)
    return best


@njit(cache=True)
def rich(
    tab: Any, work: Any, unseen: Any, deck: Any, tables: Any, mice: Any, weights: Any, stage: Any
) -> Any:
    """The fitted worth of a tableau after round `stage` (1 to 3), unseen cards being those given.

    `tables[s]` and `mice[s]`: the linear line table after round s, s = 4 the total itself; `weights[s]`: A,
    B, mouse, constant, then in `tables[4 + s]` the line corrections.
    """
    a, b = features(tab, work, unseen, deck, tables[stage], mice[stage], tables[stage + 1], mice[stage + 1])
    w = weights[stage]
    correction = base_value(tab[1], tab[2], tab[3], tables[4 + stage], w[2])
    return w[0] * a + w[1] * b + correction + w[3]


@njit(cache=True)
def rich_each(
    tab: Any, ways: Any, unseen: Any, deck: Any, tables: Any, mice: Any, weights: Any, stage: Any
) -> Any:
    """The fitted worth of each tableau that one placement or two make of one, and its hash: see `lay_two`
    and `rich`.
    """
    codes, adds, brought, _, shape, zobrist = deck
    middle = blank()
    after = blank()
    work = room()
    worth = np.empty(ways.shape[0], np.float64)
    keys = np.empty(ways.shape[0], np.uint64)
    for i in range(ways.shape[0]):
        if ways.shape[1] == 8:
            lay_two(tab, middle, after, deck, ways[i])
        else:
            a, t = ways[i, 0], ways[i, 1]
            high, wide = _shape(t, shape)
            row, col = ways[i, 2], ways[i, 3]
            copy_lay(tab, after, codes[a, t], adds[a, t], brought[a], high, wide, row, col, zobrist)
        worth[i] = rich(after, work, unseen, deck, tables, mice, weights, stage)
        keys[i] = after[4][0]
    return worth, keys


@njit(cache=True)
def exact_last(
    tab: Any, unseen: Any, deck: Any, total: Any, guide: Any, guide_mouse: Any, firsts: Any
) -> Any:
    """The exact mean of the best total over all pairs of unseen cards laid in the last round.

    Of each first card only the `firsts` best placements by the guiding table are expanded (0 for all).
    """
    codes, adds, mice, _, shape, zobrist = deck
    n = unseen.size
    best = np.full((n, n), -1e30)
    value = np.empty(4 * MOST, np.float64)
    move = np.empty((4 * MOST, 3), np.int64)
    after = blank()
    work = room()
    for i in range(n):
        card = unseen[i]
        count = singles(tab, card, deck, guide, guide_mouse, value, move)
        least = -1e30
        if 0 < firsts < count:
            least = np.partition(value[:count], count - firsts)[count - firsts]
        for k in range(count):
            if value[k] < least:
                continue
            t = move[k, 0]
            high, wide = _shape(t, shape)
            copy_lay(
                tab,
                after,
                codes[card, t],
                adds[card, t],
                mice[card],
                high,
                wide,
                move[k, 1],
                move[k, 2],
                zobrist,
            )
            look(after, work, total, -1.0, shape[0], shape[1])
            for j in range(n):
                if j != i:
                    v = best_single(work, work[4], unseen[j], deck, total, -1.0)
                    if v > best[i, j]:
                        best[i, j] = v
    mean = 0.0
    for i in range(n):
        for j in range(i):
            mean += max(best[i, j], best[j, i])
    return mean / (n * (n - 1) / 2)


@njit(cache=True)
def reply(
    tab: Any,
    one: Any,
    two: Any,
    unseen: Any,
    deck: Any,
    tables: Any,
    mice: Any,
    weights: Any,
    stage: Any,
    firsts: Any,
    seconds: Any,
) -> Any:
    """The best rich worth after round `stage` when these two cards are laid: `seconds` tableaus by the
    linear table.
    """
    worth = np.empty(seconds, np.float64)
    keys = np.empty(seconds, np.uint64)
    made = np.empty((seconds, 8), np.int64)
    kept, _ = pairs(tab, one, two, deck, tables[stage], mice[stage], firsts, worth, keys, made)
    middle = blank()
    after = blank()
    work = room()
    best = -1e30
    for i in range(kept):
        lay_two(tab, middle, after, deck, made[i])
        v = rich(after, work, unseen, deck, tables, mice, weights, stage)
        if v > best:
            best = v
    return best


@njit(cache=True)
def without(unseen: Any, one: Any, two: Any) -> Any:
    """The unseen cards but for two."""
    left = np.empty(unseen.size - 2, np.int64)
    n = 0
    for i in range(unseen.size):
        if unseen[i] != one and unseen[i] != two:
            left[n] = unseen[i]
            n += 1
    return left


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


@njit(cache=True)
def random_games(orders: Any, numbers: Any, deck: Any, total: Any, reached: Any) -> Any:
    """Whole games alone of uniformly random placements, cards in the order drawn; `reached` takes the totals.

    `orders`: by game, start card and eight more; `numbers`: by game, eight numbers from 0 to below 1.
    """
    codes, adds, mice, turns, shape, zobrist = deck
    tab = blank()
    at = np.empty((2, MOST, 2), np.int64)
    for g in range(orders.shape[0]):
        fresh(tab, orders[g, 0], deck)
        for k in range(8):
            card = orders[g, k + 1]
            n0 = places(tab, shape[0], shape[1], at[0])
            n1 = places(tab, shape[1], shape[0], at[1])
            # Upright, lying, and both again after a half turn, unless that shows the same.
            i = int(numbers[g, k] * (n0 + n1) * (turns[card] // 2))
            t = 0
            if i >= n0 + n1:
                i -= n0 + n1
                t = 2
            if i >= n0:
                i -= n0
                t += 1
            high, wide = _shape(t, shape)
            r, c = at[t & 1, i, 0], at[t & 1, i, 1]
            lay_on(tab, codes[card, t], adds[card, t], mice[card], high, wide, r, c, zobrist)
        reached[g] = base_value(tab[1], tab[2], tab[3], total, -1.0)


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
            high, wide = _shape(t, shape)
            copy_lay(tab, after, codes[card, t], adds[card, t], mice[card], high, wide, r, c, zobrist)
            look(after, work, table, mouse, shape[0], shape[1])
            worth[n] = best_single(work, work[4], other, deck, table, mouse)
            move[n, 0], move[n, 1], move[n, 2], move[n, 3] = card, t, r, c
            n += 1
    return n


@njit(cache=True)
def fresh(tab: Any, card: Any, deck: Any) -> Any:
    """A tableau of one start card, upright, its top-left slot at row and column 0 of the game."""
    codes, adds, mice, _, shape, zobrist = deck
    grid, rows, cols, box, key = tab
    grid[:] = 0
    rows[:] = 0
    cols[:] = 0
    key[0] = 0
    high, wide = shape[0], shape[1]
    for i in range(6):
        at = (OFFSET + i // wide) * SIDE + OFFSET + i % wide
        grid[at] = codes[card, 0, i]
        key[0] ^= zobrist[at, 0] ^ zobrist[at, codes[card, 0, i]]
    for i in range(high):
        rows[OFFSET + i] = adds[card, 0, i]
    for i in range(wide):
        cols[OFFSET + i] = adds[card, 0, high + i]
    box[0], box[1], box[2], box[3] = OFFSET, OFFSET, OFFSET + high - 1, OFFSET + wide - 1
    box[4] = mice[card]
    box[5] = shape[2]
