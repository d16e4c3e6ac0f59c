"""Compiled loops over a graph in arrays, many lanes in step: the twin of `rows`, whose `Flat` they read.

Must never hold anything but loops over numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pillarbox.solve._kernels import jit

TOLERANCE = 1e-12
LANES = 64
"""So many lanes are solved at once: their values stay in the fast memory."""


def laws(flat: Any, worths: Any, most: float) -> Any:
    """By lane and ending the probability that best play comes to it (see `lanes.laws`)."""
    wanted = np.ascontiguousarray(worths, np.float64)
    found = np.empty_like(wanted)
    _laws(wanted, found, TOLERANCE * most, *flat)
    return found


def values(flat: Any, worths: Any) -> Any:
    """By lane what the whole turn is worth."""
    wanted = np.ascontiguousarray(worths, np.float64)
    found = np.empty(len(wanted))
    _values(wanted, found, *flat)
    return found


@jit
def _values(
    worths: Any,
    out: Any,
    endings: int,
    root: int,
    way_at: Any,
    entry_at: Any,
    p: Any,
    target_at: Any,
    targets: Any,
) -> None:
    found = np.zeros((endings + len(way_at) - 1, LANES))
    spare = np.empty((3, LANES))
    for start in range(0, len(worths), LANES):
        size = min(LANES, len(worths) - start)
        width = min(LANES, size + 7 & ~7)
        for lane in range(size):
            for ending in range(endings):
                found[ending, lane] = worths[start + lane, ending]
        _sweep(found, spare, width, endings, way_at, entry_at, p, target_at, targets)
        for lane in range(size):
            out[start + lane] = found[root, lane]


@jit
def _laws(
    worths: Any,
    out: Any,
    slack: float,
    endings: int,
    root: int,
    way_at: Any,
    entry_at: Any,
    p: Any,
    target_at: Any,
    targets: Any,
) -> None:
    found = np.zeros((endings + len(way_at) - 1, LANES))
    reach = np.empty_like(found)
    spare = np.empty((3, LANES))
    for start in range(0, len(worths), LANES):
        size = min(LANES, len(worths) - start)
        width = min(LANES, size + 7 & ~7)
        for lane in range(size):
            for ending in range(endings):
                found[ending, lane] = worths[start + lane, ending]
        _sweep(found, spare, width, endings, way_at, entry_at, p, target_at, targets)
        reach[:] = 0.0
        reach[root] = 1.0
        _pass_on(found, reach, spare, slack, width, endings, root, way_at, entry_at, p, target_at, targets)
        for lane in range(size):
            for ending in range(endings):
                out[start + lane, ending] = reach[ending, lane]


@jit
def _sweep(
    found: Any,
    spare: Any,
    width: int,
    endings: int,
    way_at: Any,
    entry_at: Any,
    p: Any,
    target_at: Any,
    targets: Any,
) -> None:
    """V[node] = greatest over ways of the sum over entries of p times the greatest V of a target."""
    for node in range(endings, len(found)):
        row = found[node]
        first, after = way_at[node - endings], way_at[node - endings + 1]
        for w in range(first, after):
            total = row if w == first else spare[0]
            _way(found, total, spare[1], width, w, entry_at, p, target_at, targets)
            if w > first:
                for lane in range(width):
                    row[lane] = max(row[lane], total[lane])


@jit
def _way(
    found: Any, total: Any, best: Any, width: int, w: int, entry_at: Any, p: Any, target_at: Any, targets: Any
) -> None:
    for lane in range(width):
        total[lane] = 0.0
    for e in range(entry_at[w], entry_at[w + 1]):
        start, end = target_at[e], target_at[e + 1]
        weight = p[e]
        if end - start == 1:
            row = found[targets[start]]
            for lane in range(width):
                total[lane] += weight * row[lane]
        else:
            _best(found, best, width, start, end, targets)
            for lane in range(width):
                total[lane] += weight * best[lane]


@jit
def _best(found: Any, best: Any, width: int, start: int, end: int, targets: Any) -> None:
    one, other = found[targets[start]], found[targets[start + 1]]
    for lane in range(width):
        best[lane] = max(one[lane], other[lane])
    for k in range(start + 2, end):
        row = found[targets[k]]
        for lane in range(width):
            best[lane] = max(best[lane], row[lane])


@jit
def _pass_on(
    found: Any,
    reach: Any,
    spare: Any,
    slack: float,
    width: int,
    endings: int,
    root: int,
    way_at: Any,
    entry_at: Any,
    p: Any,
    target_at: Any,
    targets: Any,
) -> None:
    """From the root down, hand the chance of standing at a node on to where best play leads, first come
    first.
    """
    share = spare[2]
    total = np.empty(LANES)
    for node in range(root, endings - 1, -1):
        left = reach[node]
        first, after = way_at[node - endings], way_at[node - endings + 1]
        for w in range(first, after):
            if after - first == 1:
                for lane in range(width):
                    share[lane] = left[lane]
            else:
                _way(found, total, spare[1], width, w, entry_at, p, target_at, targets)
                for lane in range(width):
                    good = total[lane] >= found[node, lane] - slack
                    share[lane] = left[lane] if good else 0.0
                    left[lane] = 0.0 if good else left[lane]
            for e in range(entry_at[w], entry_at[w + 1]):
                _hand_on(
                    found,
                    reach,
                    share,
                    spare[0],
                    spare[1],
                    slack,
                    width,
                    p[e],
                    target_at[e],
                    target_at[e + 1],
                    targets,
                )


@jit
def _hand_on(
    found: Any,
    reach: Any,
    share: Any,
    left: Any,
    best: Any,
    slack: float,
    width: int,
    weight: float,
    start: int,
    end: int,
    targets: Any,
) -> None:
    if end - start == 1:
        row = reach[targets[start]]
        for lane in range(width):
            row[lane] += weight * share[lane]
        return
    _best(found, best, width, start, end, targets)
    for lane in range(width):
        left[lane] = weight * share[lane]
        best[lane] -= slack
    for k in range(start, end):
        value, row = found[targets[k]], reach[targets[k]]
        for lane in range(width):
            part = left[lane] if value[lane] >= best[lane] else 0.0
            row[lane] += part
            left[lane] -= part
