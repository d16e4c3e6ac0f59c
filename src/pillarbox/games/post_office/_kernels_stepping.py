"""Compiled loops that step many lone matches of Post Office at once: cards laid, places found, what is seen.

A lane's tableau is as `_kernels_tableau` has it. `spots` holds, by lane, shape (as printed, or a quarter
turned) and row of the action window, a bit for every column where a card of that shape may begin: with `any`
and `all` the rows of occupied cells joined by or and by and over the height and then the width of the card, a
place is legal where `any` and not `all` has its bit. Every lane of a call stands at the same card of its
match, since all matches have eight. Must never know chance: the order of the cards is given.

numba keeps compiled code by the time of a function's own file: after a change in `_kernels_tableau`, `touch`
this file.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from pillarbox.games.post_office._kernels_tableau import OFFSET, SIDE, base_value, fresh, lay_on

__all__ = ["OFFSET", "SIDE", "begin", "first_wrong", "lay", "sample", "show"]

TURNS = 4
ONE = np.uint64(1)
PAIRS, FOURS, EIGHTS, ONES = (
    np.uint64(0x5555555555555555),
    np.uint64(0x3333333333333333),
    np.uint64(0x0F0F0F0F0F0F0F0F),
    np.uint64(0x0101010101010101),
)
"""Bits in pairs, in fours, in eights, and a one in every eight."""


@njit(cache=True, nogil=True)
def _tableau(lane: Any, grid: Any, rows: Any, cols: Any, box: Any, key: Any) -> Any:
    return grid[lane], rows[lane], cols[lane], box[lane], key[lane]


@njit(cache=True, nogil=True)
def _take(hand: Any, order: Any, first: Any) -> None:
    """Take the next two cards into the hand, in the deck's order."""
    one, two = order[first], order[first + 1]
    hand[0] = min(one, two)
    hand[1] = max(one, two)


@njit(cache=True, nogil=True)
def begin(first: Any, last: Any, boards: Any, hands: Any, orders: Any, deck: Any) -> None:
    """New matches in these lanes: the start card lies, two cards are in hand."""
    for lane in range(first, last):
        fresh(_tableau(lane, *boards), orders[lane, 0], 0, deck)
        _take(hands[lane], orders[lane], 1)


@njit(cache=True, nogil=True)
def _bits(word: Any) -> Any:
    """How many bits of a word are set: in pairs, in fours, in eights, and the eights by a product."""
    word -= (word >> ONE) & PAIRS
    word = (word & FOURS) + ((word >> np.uint64(2)) & FOURS)
    word = (word + (word >> np.uint64(4))) & EIGHTS
    return np.int64((word * ONES) >> np.uint64(56))


@njit(cache=True, nogil=True)
def _spots(box: Any, taken: Any, shape: Any, reach: Any, spots: Any, counts: Any) -> None:
    """Where a card of either shape may begin, and how many places that is; `taken`: cells in use, by row."""
    top, left, bottom, right, limit = box[0], box[1], box[2], box[3], box[5]
    spots[:] = 0
    for o in range(2):
        high, wide = (shape[0], shape[1]) if o == 0 else (shape[1], shape[0])
        # Columns in which the whole stays within the longest side allowed.
        within = np.uint64(0)
        for c in range(left - wide + 1, right + 1):
            if max(right, c + wide - 1) - min(left, c) + 1 <= limit:
                within |= ONE << np.uint64(c)
        count = 0
        for r in range(top - high + 1, bottom + 1):
            if max(bottom, r + high - 1) - min(top, r) + 1 > limit:
                continue
            some, every = taken[r], taken[r]
            for i in range(1, high):
                some |= taken[r + i]
                every &= taken[r + i]
            touched, covered = some, every
            for j in range(1, wide):
                touched |= some >> np.uint64(j)
                covered &= every >> np.uint64(j)
            found = touched & ~covered & within
            spots[o, r - top + reach] = found >> np.uint64(left - reach)
            count += _bits(found)
        counts[o] = count


@njit(cache=True, nogil=True)
def _mark(spots: Any, side: Any, starts: Any, many: Any, may: Any) -> None:
    """Write a 1 for every place of both shapes, beginning at each of the shape's `starts`."""
    for i in range(may.size):
        may[i] = 0
    for o in range(2):
        for r in range(side):
            line = spots[o, r]
            while line:
                lowest = line & (~line + ONE)
                line ^= lowest
                place = r * side + _bits(lowest - ONE)
                for k in range(many[o]):
                    may[starts[o, k] + place] = 1


@njit(cache=True, nogil=True)
def show(
    first: Any,
    last: Any,
    boards: Any,
    hands: Any,
    orders: Any,
    drawn: Any,
    number: Any,
    open_order: Any,
    pool: Any,
    deck: Any,
    side: Any,
    reach: Any,
    at: Any,
    spots: Any,
    counts: Any,
    seen: Any,
    mask: Any,
) -> None:
    """What these lanes see and may do: `seen` and `mask` are filled, and `spots` with `counts` worked out.

    `drawn`: cards of the order that have been drawn; `number`: of the round; `at`: where in `seen` the
    fields tableaus, hand, holds, unseen, coming and round begin; `pool`: by card, 1 where it was shuffled.
    """
    codes, _, _, turns, shape, _ = deck
    cells = side * side
    taken = np.zeros(SIDE, np.uint64)
    starts = np.empty((2, TURNS), np.int64)
    many = np.empty(2, np.int64)
    for lane in range(first, last):
        grid, box, hand, told = boards[0][lane], boards[3][lane], hands[lane], seen[lane]
        for i in range(told.size):
            told[i] = 0
        for r in range(box[0], box[2] + 1):
            start = at[0] + (r - box[0]) * side - box[1]
            line = np.uint64(0)
            for c in range(box[1], box[3] + 1):
                code = grid[r * SIDE + c]
                told[start + c] = code
                line |= np.uint64(code != 0) << np.uint64(c)
            taken[r] = line
        _spots(box, taken, shape, reach, spots[lane], counts[lane])
        taken[box[0] : box[2] + 1] = 0
        holds = 0
        many[:] = 0
        for which in range(2):
            card = hand[which]
            if card < 0:
                continue
            for i in range(6):
                told[at[1] + holds * 6 + i] = codes[card, 0, i]
            for t in range(turns[card]):
                starts[t & 1, many[t & 1]] = (holds * TURNS + t) * cells
                many[t & 1] += 1
            holds += 1
        _mark(spots[lane], side, starts, many, mask[lane])
        told[at[2]] = holds
        for i in range(pool.size):
            told[at[3] + i] = pool[i]
        known = orders.shape[1] if open_order else drawn
        for k in range(known):
            told[at[3] + orders[lane, k]] = 0
        for k in range(drawn, known):
            for i in range(6):
                told[at[4] + (k - drawn) * 6 + i] = codes[orders[lane, k], 0, i]
        told[at[5]] = number


@njit(cache=True, nogil=True)
def _card(hand: Any, which: Any) -> Any:
    """Where in the hand the card stands that an action means, or -1."""
    if which == 1:
        return 1 if hand[0] >= 0 and hand[1] >= 0 else -1
    if hand[0] >= 0:
        return 0
    return 1 if hand[1] >= 0 else -1


@njit(cache=True, nogil=True)
def first_wrong(first: Any, last: Any, hands: Any, actions: Any, turns: Any, side: Any, spots: Any) -> Any:
    """The first of these lanes whose action is not legal, or -1."""
    cells = side * side
    for lane in range(first, last):
        action = actions[lane]
        if action < 0 or action >= 2 * TURNS * cells:
            return lane
        which, rest = action // (TURNS * cells), action % (TURNS * cells)
        t, rest = rest // cells, rest % cells
        held = _card(hands[lane], which)
        if held < 0 or t >= turns[hands[lane, held]]:
            return lane
        if not spots[lane, t & 1, rest // side] >> np.uint64(rest % side) & ONE:
            return lane
    return -1


@njit(cache=True, nogil=True)
def lay(
    first: Any,
    last: Any,
    boards: Any,
    hands: Any,
    orders: Any,
    after: Any,
    actions: Any,
    drawn: Any,
    deck: Any,
    side: Any,
    reach: Any,
    total: Any,
    reward: Any,
) -> None:
    """Lay each lane's card. With an empty hand two more are drawn; a match without any to come ends, its
    total is its reward, and the next begins with the order `after`, which takes the place of the old one.
    """
    codes, adds, mice, _, shape, zobrist = deck
    cells = side * side
    for lane in range(first, last):
        action = actions[lane]
        which, rest = action // (TURNS * cells), action % (TURNS * cells)
        t, rest = rest // cells, rest % cells
        hand = hands[lane]
        held = _card(hand, which)
        card = hand[held]
        tab = _tableau(lane, *boards)
        high, wide = (shape[0], shape[1]) if t & 1 == 0 else (shape[1], shape[0])
        row, col = rest // side + tab[3][0] - reach, rest % side + tab[3][1] - reach
        lay_on(tab, codes[card, t], adds[card, t], mice[card], high, wide, row, col, zobrist)
        hand[held] = -1
        reward[lane] = 0.0
        if hand[0] >= 0 or hand[1] >= 0:
            continue
        if drawn < orders.shape[1]:
            _take(hand, orders[lane], drawn)
            continue
        reward[lane] = base_value(tab[1], tab[2], tab[3], total, -1.0)
        orders[lane] = after[lane]
        fresh(tab, orders[lane, 0], 0, deck)
        _take(hand, orders[lane], 1)


@njit(cache=True, nogil=True)
def sample(
    first: Any,
    last: Any,
    hands: Any,
    turns: Any,
    side: Any,
    spots: Any,
    counts: Any,
    chosen: Any,
    actions: Any,
) -> None:
    """A legal action for each lane: that with the place `chosen` (from 0 to below 1) in the rules' order."""
    cells = side * side
    for lane in range(first, last):
        hand, count = hands[lane], counts[lane]
        whole = 0
        for which in range(2):
            if hand[which] >= 0:
                whole += (count[0] + count[1]) * (turns[hand[which]] // 2)
        left = int(chosen[lane] * whole)
        place = 0
        for which in range(2):
            card = hand[which]
            if card < 0:
                continue
            found = False
            for t in range(turns[card]):
                if left < count[t & 1]:
                    base = (place * TURNS + t) * cells
                    for r in range(side):
                        line = spots[lane, t & 1, r]
                        many = _bits(line)
                        if left >= many:
                            left -= many
                            continue
                        c = 0
                        while True:
                            if line >> np.uint64(c) & ONE:
                                if left == 0:
                                    break
                                left -= 1
                            c += 1
                        actions[lane] = base + r * side + c
                        found = True
                        break
                    break
                left -= count[t & 1]
            if found:
                break
            place += 1
