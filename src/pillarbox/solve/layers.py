"""The numpy twin of the kernels: the same two functions, layer by layer of equally many pieces standing.

A throw takes at least one piece, so all that a layer depends on lies in thinner ones. Slower than the
kernels, and in need of some more memory; it answers where numba is not installed.
"""

from __future__ import annotations

from itertools import pairwise
from math import inf
from typing import Any

import numpy as np
from numpy.typing import NDArray

TOLERANCE = 1e-13
AIMS = ("points", "gone", "at-most", "at-least")


class _Layers:
    """The positions of a form, by how many pieces stand."""

    def __init__(self, form: Any) -> None:
        self.form = form
        self.mask = (form.block_mask[:, None] | form.place_mask).reshape(-1)
        standing = _ones(self.mask)
        order = np.argsort(standing, kind="stable")
        cuts = np.searchsorted(standing[order], np.arange(int(standing.max()) + 2))
        self.layers = [order[one:other] for one, other in pairwise(cuts) if other > one]
        self.starts = np.searchsorted(form.group, np.arange(form.weights.shape[1] + 1))

    def offered(self, where: NDArray[Any], r: int) -> NDArray[np.bool_]:
        """Whether the positions offer a roll (see `takeaway.Offers`)."""
        form, mask = self.form, self.mask[where]
        size = len(form.place_mask)
        exposed = form.block_exposed[where // size] + form.place_exposed[where % size]
        special = (exposed <= form.most) & (mask & form.gone == 0)
        if form.pieces:
            special &= _ones(mask) == form.pieces
        return np.asarray(np.where(special, form.special >> r & 1, form.usual >> r & 1) == 1)

    def best(
        self, values: NDArray[Any], where: NDArray[Any], group: int
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """At each position the least value after a move of the group, inf where there is none, and the first
        such move.
        """
        form, mask = self.form, self.mask[where]
        best = np.full(len(where), inf)
        which = np.zeros(len(where), np.int64)
        for i in range(self.starts[group], self.starts[group + 1]):
            can = mask & form.bits[i] == form.bits[i]
            if form.needs[i]:
                can &= mask & form.needs[i] == 0
            at = np.flatnonzero(can)
            found = values[where[at] - form.delta[i]]
            held = best[at]
            with np.errstate(invalid="ignore"):
                better = (held == inf) | (found < held - TOLERANCE * np.abs(held))
            best[at[better]] = found[better]
            which[at[better]] = i
        return best, which

    def rolls(self, bests: list[NDArray[Any]], where: NDArray[Any], ends: NDArray[Any]) -> list[NDArray[Any]]:
        """The value of each roll at the positions, inf where it is not offered."""
        form = self.form
        found = []
        for r in range(len(form.whole)):
            total = form.lost[r] * ends
            loop = np.zeros(len(where))
            for weight, best in zip(form.weights[r], bests):
                if not weight:
                    continue
                stuck = best == inf
                if form.passes:
                    loop += weight * stuck
                    total = total + weight * np.where(stuck, 0.0, best)
                else:
                    total = total + weight * np.where(stuck, ends, best)
            rest = form.whole[r] - loop
            value = np.where(rest > 0, total / np.where(rest > 0, rest, 1.0), ends)
            found.append(np.where(self.offered(where, r), value, inf))
        return found


def _ones(mask: NDArray[Any]) -> NDArray[Any]:
    count = np.zeros(len(mask), np.int64)
    left = mask.copy()
    while left.any():
        count += left & 1
        left >>= 1
    return count


def sweep(values: NDArray[Any], form: Any) -> None:
    """Turn the worth of ending at each position into the value of playing on there (see `sweep.least`)."""
    table = _Layers(form)
    for where in table.layers:
        ends = values[where]
        bests = [table.best(values, where, group)[0] for group in range(form.weights.shape[1])]
        found = table.rolls(bests, where, ends)
        values[where] = np.minimum.reduce([*found, ends] if form.stops else found)


def forward(values: NDArray[Any], reach: NDArray[Any], form: Any) -> float:
    """Turn the chance of entering each position into that of ending there; answers the expected throws."""
    table = _Layers(form)
    throws = 0.0
    for where in reversed(table.layers):
        if not table.mask[where[0]]:
            continue
        ends = _ends(form, where, table.mask[where])
        pairs = [table.best(values, where, group) for group in range(form.weights.shape[1])]
        found = table.rolls([best for best, _ in pairs], where, ends)
        left = np.ones(len(where), np.bool_)
        value = found[0].copy()
        chosen = np.zeros(len(where), np.int64)
        for r, other in enumerate(found[1:], 1):
            with np.errstate(invalid="ignore"):
                better = (value == inf) | (other < value - TOLERANCE * np.abs(value))
            value = np.where(better, other, value)
            chosen = np.where(better, r, chosen)
        if form.stops:
            left = ~(ends < value - TOLERANCE * np.abs(value))
        throws += _pass_on(reach, form, where, pairs, chosen, left)
    return throws


def _pass_on(
    reach: NDArray[Any],
    form: Any,
    where: NDArray[Any],
    pairs: list[tuple[NDArray[Any], NDArray[Any]]],
    chosen: NDArray[Any],
    left: NDArray[Any],
) -> float:
    """Hand the layer's chances on by each roll, keep what ends there; answers the expected throws made."""
    throws = 0.0
    for r in range(len(form.whole)):
        on = np.flatnonzero(left & (chosen == r))
        share = reach[where[on]]
        ended = np.full(len(on), form.lost[r])
        for weight, (best, _) in zip(form.weights[r], pairs):
            ended += weight * (best[on] == inf)
        loop = ended - form.lost[r] if form.passes else np.zeros(len(on))
        ended -= loop
        rest = form.whole[r] - loop
        if (share[rest == 0] > 0).any():
            throws = inf
        goes = rest > 0
        on, ended = on[goes], ended[goes]
        part = share[goes] / rest[goes]
        throws += float(part.sum()) * float(form.whole[r])
        reach[where[on]] = part * ended
        for weight, (best, which) in zip(form.weights[r], pairs):
            if weight:
                moves = best[on] < inf
                to = where[on[moves]] - form.delta[which[on[moves]]]
                np.add.at(reach, to, part[moves] * weight)
    return throws


def _ends(form: Any, where: NDArray[Any], mask: NDArray[Any]) -> NDArray[Any]:
    """What it is worth to end at the positions (see `policy.Aim`), less being better."""
    size = len(form.place_mask)
    points = form.block_adds[where // size] * form.place_scale[where % size] + form.place_adds[where % size]
    kind = AIMS[form.aim]
    if kind == "points":
        worth = points
    elif kind == "gone":
        worth = (mask == 0).astype(np.float64)
    else:
        worth = (points <= form.goal if kind == "at-most" else points >= form.goal).astype(np.float64)
    return np.asarray(form.sign * worth)
