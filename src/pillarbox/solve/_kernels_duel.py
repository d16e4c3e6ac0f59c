"""Compiled loops over the states of a duel: the twin of the functions of the same names in `duel_rows`.

A player's table has a row for each own node that is no ending and a column for each node or ending of the
other. Columns are taken some at a time, so that all rows of them stay in fast memory. Must never hold
anything but loops over numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pillarbox.solve._kernels import jit

CHUNK, FEW = 80, 64
"""So many columns at once, of one table read or of two."""
TOGETHER = 8


def sweep(side: Any, own: Any, others: Any) -> float:
    """Go over one player's states once (see `duel_rows.sweep`)."""
    return float(_sweep(own, others, *side.rules, *side.flat))


def mean(side: Any, own: Any, others: Any, mark: Any, marks: Any, ends: Any) -> float:
    """Go over one player's states once for what is counted at the end (see `duel_rows.mean`)."""
    return float(_mean(own, others, mark, marks, ends, side.slack, *side.rules, *side.flat))


@jit
def _arrivals(
    found: Any, own: Any, others: Any, start: int, size: int, sign: float, pays: Any, cuts: Any, stand: Any
) -> None:
    """By node or ending t of the thrower what N(t, y) is, for the columns from `start`."""
    mine, done = pays.shape
    ended = max(0, min(size, done - start))
    for j in range(ended):
        for t in range(mine):
            found[t, j] = pays[t, start + j]
    for t in range(mine, len(found)):
        for j in range(ended):
            found[t, j] = own[t - mine, start + j]
    for first in range(0, len(found), TOGETHER):  # some rows at once, so that what is read lies together
        last = min(first + TOGETHER, len(found))
        for j in range(ended, size):
            row = others[start + j - done]
            for t in range(first, last):
                found[t, j] = sign * row[t]
    for t in range(mine):
        if cuts[t]:
            for j in range(ended, size):
                found[t, j] = pays[t, stand[start + j]]


@jit
def _sweep(
    own: Any,
    others: Any,
    pays: Any,
    cuts: Any,
    stand: Any,
    reopens: bool,
    done_reopens: bool,
    more_at: Any,
    more: Any,
    taken: Any,
    endings: int,
    root: int,
    way_at: Any,
    entry_at: Any,
    p: Any,
    target_at: Any,
    targets: Any,
) -> float:
    """V(x, y) = max over ways of the sum of p max over targets of N, or what the other leaves of it."""
    nodes = endings + own.shape[0]
    # Where a useless throw never leaves a node as it is, what N is can give way to what is left of it.
    apart = not reopens
    for e in range(len(p)):
        if not taken[e]:
            for k in range(target_at[e], target_at[e + 1]):
                apart = apart or targets[k] >= endings
    found = np.zeros((nodes, CHUNK))
    least = np.zeros((nodes, CHUNK)) if apart else found
    total, best, row = np.empty(CHUNK), np.empty(CHUNK), np.empty(CHUNK)
    done = pays.shape[1]
    moved = 0.0
    for start in range(0, own.shape[1], CHUNK):
        size = min(CHUNK, own.shape[1] - start)
        _arrivals(found, own, others, start, size, -1.0, pays, cuts, stand)
        if reopens:
            first = 0 if done_reopens else max(0, min(size, done - start))
            for t in range(nodes):
                if apart:
                    for j in range(CHUNK):
                        least[t, j] = found[t, j]
                for k in range(more_at[t], more_at[t + 1]):
                    other = found[more[k]]
                    for j in range(first, CHUNK):
                        least[t, j] = min(least[t, j], other[j])
        for x in range(own.shape[0]):
            for w in range(way_at[x], way_at[x + 1]):
                for j in range(CHUNK):
                    total[j] = 0.0
                for e in range(entry_at[w], entry_at[w + 1]):
                    source = least if reopens and taken[e] else found
                    one = source[targets[target_at[e]]]
                    weight = p[e]
                    if target_at[e + 1] - target_at[e] == 1:
                        for j in range(CHUNK):
                            total[j] += weight * one[j]
                    else:
                        two = source[targets[target_at[e] + 1]]
                        if target_at[e + 1] - target_at[e] == 2:
                            for j in range(CHUNK):
                                total[j] += weight * max(one[j], two[j])
                            continue
                        for j in range(CHUNK):
                            best[j] = max(one[j], two[j])
                        for k in range(target_at[e] + 2, target_at[e + 1] - 1):
                            other = source[targets[k]]
                            for j in range(CHUNK):
                                best[j] = max(best[j], other[j])
                        last = source[targets[target_at[e + 1] - 1]]
                        for j in range(CHUNK):
                            total[j] += weight * max(best[j], last[j])
                if w == way_at[x]:
                    for j in range(CHUNK):
                        row[j] = total[j]
                else:
                    for j in range(CHUNK):
                        row[j] = max(row[j], total[j])
            for j in range(size):
                moved = max(moved, abs(own[x, start + j] - row[j]))
                own[x, start + j] = row[j]
            if apart:
                for j in range(min(size, done - start)):
                    found[endings + x, j] = row[j]
    return moved


@jit
def _mean(
    own: Any,
    others: Any,
    mark: Any,
    marks: Any,
    ends: Any,
    slack: float,
    pays: Any,
    cuts: Any,
    stand: Any,
    reopens: bool,
    done_reopens: bool,
    more_at: Any,
    more: Any,
    taken: Any,
    endings: int,
    root: int,
    way_at: Any,
    entry_at: Any,
    p: Any,
    target_at: Any,
    targets: Any,
) -> float:
    """M(x, y) = the sum of p M(where the first of equally good choices leads)."""
    nodes = endings + own.shape[0]
    found, counted = np.zeros((nodes, FEW)), np.zeros((nodes, FEW))
    least, kept = np.zeros((nodes, FEW)), np.zeros((nodes, FEW))
    total, mine, chosen = np.empty(FEW), np.empty(FEW), np.empty(FEW)
    best, row, picked = np.empty(FEW), np.empty(FEW), np.empty(FEW)
    done = pays.shape[1]
    moved = 0.0
    for start in range(0, own.shape[1], FEW):
        size = min(FEW, own.shape[1] - start)
        _arrivals(found, own, others, start, size, -1.0, pays, cuts, stand)
        _arrivals(counted, mark, marks, start, size, 1.0, ends, cuts, stand)
        first = 0 if done_reopens else max(0, min(size, done - start))
        for t in range(nodes):
            for j in range(FEW):
                least[t, j] = found[t, j]
                kept[t, j] = counted[t, j]
            if reopens:
                for k in range(more_at[t], more_at[t + 1]):
                    for j in range(first, FEW):
                        least[t, j] = min(least[t, j], found[more[k], j])
                for k in range(more_at[t + 1] - 1, more_at[t] - 1, -1):
                    for j in range(first, FEW):
                        if found[more[k], j] <= least[t, j] + slack:
                            kept[t, j] = counted[more[k], j]
                for j in range(first, FEW):
                    if found[t, j] <= least[t, j] + slack:
                        kept[t, j] = counted[t, j]
        for x in range(own.shape[0]):
            for w in range(way_at[x], way_at[x + 1]):
                for j in range(FEW):
                    total[j] = 0.0
                    mine[j] = 0.0
                for e in range(entry_at[w], entry_at[w + 1]):
                    source = least if taken[e] else found
                    seen = kept if taken[e] else counted
                    weight = p[e]
                    if target_at[e + 1] - target_at[e] == 1:
                        t = targets[target_at[e]]
                        for j in range(FEW):
                            total[j] += weight * source[t, j]
                            mine[j] += weight * seen[t, j]
                        continue
                    for j in range(FEW):
                        best[j] = source[targets[target_at[e]], j]
                    for k in range(target_at[e] + 1, target_at[e + 1]):
                        for j in range(FEW):
                            best[j] = max(best[j], source[targets[k], j])
                    for k in range(target_at[e + 1] - 1, target_at[e] - 1, -1):
                        t = targets[k]
                        for j in range(FEW):
                            good = source[t, j] >= best[j] - slack
                            row[j] = seen[t, j] if good else row[j]
                    for j in range(FEW):
                        total[j] += weight * best[j]
                        mine[j] += weight * row[j]
                for j in range(FEW):
                    if w == way_at[x] or total[j] > chosen[j] + slack:
                        chosen[j] = total[j]
                        picked[j] = mine[j]
            for j in range(size):
                moved = max(moved, abs(mark[x, start + j] - picked[j]))
                mark[x, start + j] = picked[j]
            for j in range(min(size, done - start)):
                counted[endings + x, j] = picked[j]
    return moved
