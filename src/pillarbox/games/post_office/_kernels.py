"""Compiled loops over what tableaus of Post Office are worth: single-card features, exact last rounds,
samples; and the one door to all compiled loops of the game.

Recurrences: value of a tableau V = sum of line values + mice * mouse; best single E1(T, c) = max over
placements of V; feature a = mean over unseen cards of E1 with the next table, b with the present one; exact
last round E2(T) = mean over pairs {c, d} of unseen cards of max over orders and placements of the total.
Must never know a match; tableaus are as `_kernels_tableau` has them.

numba keeps compiled code by the time of a function's own file: after a change in one of the files that this
one builds on, `touch` this one.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from pillarbox.games.post_office._kernels_pairs import firsts, lay_two, pairs, sides, singles
from pillarbox.games.post_office._kernels_tableau import (
    LINES,
    MOST,
    OFFSET,
    SIDE,
    base_value,
    best_single,
    blank,
    copy_lay,
    fresh,
    lay_on,
    look,
    places,
    rests,
    room,
    windows,
)

__all__ = [
    "LINES",
    "MOST",
    "OFFSET",
    "SIDE",
    "base_value",
    "best_each",
    "best_single",
    "blank",
    "copy_lay",
    "exact_last",
    "features",
    "firsts",
    "fresh",
    "lay_on",
    "lay_two",
    "look",
    "pairs",
    "places",
    "random_games",
    "reply",
    "rests",
    "rich",
    "rich_each",
    "room",
    "sides",
    "singles",
    "windows",
    "without",
]


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
            high, wide = sides(t, shape)
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
            high, wide = sides(t, shape)
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
def random_games(orders: Any, numbers: Any, deck: Any, total: Any, reached: Any) -> Any:
    """Whole games alone of uniformly random placements, cards in the order drawn; `reached` takes the totals.

    `orders`: by game, start card and eight more; `numbers`: by game, eight numbers from 0 to below 1.
    """
    codes, adds, mice, turns, shape, zobrist = deck
    tab = blank()
    at = np.empty((2, MOST, 2), np.int64)
    for g in range(orders.shape[0]):
        fresh(tab, orders[g, 0], 0, deck)
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
            high, wide = sides(t, shape)
            r, c = at[t & 1, i, 0], at[t & 1, i, 1]
            lay_on(tab, codes[card, t], adds[card, t], mice[card], high, wide, r, c, zobrist)
        reached[g] = base_value(tab[1], tab[2], tab[3], total, -1.0)
