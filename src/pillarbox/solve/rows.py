"""A graph in arrays, and the numpy twin of the compiled loops over it: a row for each node, a lane for each
wish.

Must never be imported where numpy may be missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pillarbox.solve.graph import TOLERANCE, Graph

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]

LANES = 256


class Flat(NamedTuple):
    """A graph in arrays: node n (past the endings) has the ways way_at[n - endings] up to the next, a way the
    entries entry_at[w] up to the next, an entry its probability and the targets target_at[e] up to the next.
    """

    endings: int
    root: int
    way_at: Ints
    entry_at: Ints
    p: Floats
    target_at: Ints
    targets: Ints


_KEPT: dict[int, tuple[Graph, Flat]] = {}


def flatten(game: Graph) -> Flat:
    """The graph's arrays, kept for the next who asks about this very graph."""
    known = _KEPT.get(id(game))
    if known is None:
        if len(_KEPT) >= 8:
            _KEPT.clear()
        known = _KEPT[id(game)] = game, _flatten(game)
    return known[1]


def _flatten(game: Graph) -> Flat:
    ways = [way for listed in game.ways for way in listed]
    entries = [entry for way in ways for entry in way.entries]
    return Flat(
        endings=len(game.endings),
        root=game.root,
        way_at=_starts([len(listed) for listed in game.ways]),
        entry_at=_starts([len(way.entries) for way in ways]),
        p=np.array([entry.weight / way.whole for way in ways for entry in way.entries]),
        target_at=_starts([len(entry.targets) for entry in entries]),
        targets=np.array([target for entry in entries for target in entry.targets], np.int32),
    )


def _starts(lengths: list[int]) -> Ints:
    return np.concatenate(([0], np.cumsum(lengths))).astype(np.int32)


def laws(flat: Flat, worths: Sequence[Sequence[float]] | Floats, most: float) -> Floats:
    """By lane and ending the probability that best play comes to it (see `lanes.laws`)."""
    wanted = np.asarray(worths, np.float64)
    found = np.empty_like(wanted)
    for start in range(0, len(wanted), LANES):
        part = slice(start, start + LANES)
        found[part] = _pass_on(flat, _sweep(flat, wanted[part].T), TOLERANCE * most).T
    return found


def values(flat: Flat, worths: Floats) -> Floats:
    """By lane what the whole turn is worth."""
    return np.concatenate(
        [_sweep(flat, worths[start : start + LANES].T)[flat.root] for start in range(0, len(worths), LANES)]
    )


def _way(flat: Flat, w: int, found: Floats) -> Floats:
    total = np.zeros(found.shape[1])
    for e in range(flat.entry_at[w], flat.entry_at[w + 1]):
        start, end = flat.target_at[e], flat.target_at[e + 1]
        rows = found[flat.targets[start]] if end - start == 1 else found[flat.targets[start:end]].max(axis=0)
        total += flat.p[e] * rows
    return total


def _sweep(flat: Flat, worth: Floats) -> Floats:
    """By node and lane what it is worth to stand there."""
    found = np.empty((flat.endings + len(flat.way_at) - 1, worth.shape[1]))
    found[: flat.endings] = worth
    for node in range(flat.endings, len(found)):
        ways = range(flat.way_at[node - flat.endings], flat.way_at[node - flat.endings + 1])
        best = _way(flat, ways[0], found)
        for w in ways[1:]:
            best = np.maximum(best, _way(flat, w, found))
        found[node] = best
    return found


def _pass_on(flat: Flat, found: Floats, slack: float) -> Floats:
    """By ending and lane the chance to come there, the first of equally good choices being made."""
    reach = np.zeros_like(found)
    reach[flat.root] = 1.0
    for node in range(flat.root, flat.endings - 1, -1):
        share = reach[node]
        if not share.any():
            continue
        first, after = flat.way_at[node - flat.endings], flat.way_at[node - flat.endings + 1]
        for w in range(first, after):
            part = share
            if after - first > 1:
                good = _way(flat, w, found) >= found[node] - slack
                part = np.where(good, share, 0.0)
                share = np.where(good, 0.0, share)
            for e in range(flat.entry_at[w], flat.entry_at[w + 1]):
                _hand_on(flat, e, flat.p[e] * part, found, reach, slack)
    return np.asarray(reach[: flat.endings])


def _hand_on(flat: Flat, e: int, share: Floats, found: Floats, reach: Floats, slack: float) -> None:
    targets = flat.targets[flat.target_at[e] : flat.target_at[e + 1]]
    if len(targets) == 1:
        reach[targets[0]] += share
        return
    rows = found[targets]
    chosen = (rows >= rows.max(axis=0) - slack).argmax(axis=0)
    reach[targets[chosen], np.arange(len(chosen))] += share
