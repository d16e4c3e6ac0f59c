"""Compiled loops for take-away games over one array of positions: the value sweep and the forward pass.

Their numpy twin is `layers.py`; `tabled.Form` says what the arrays hold. Must never hold anything but loops
over numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

BIG = 1e300
"""Stands for "no move yet": larger than any value."""
TOLERANCE = 1e-13
LOOSE = {"nnan", "ninf", "nsz", "contract"}
"""What the compiler may take for granted: there are no infinities; sums stay in their order."""
LANES = 8
POINTS, GONE, AT_MOST = 0, 1, 2


def _to_bits(context: Any, number: Any) -> Any:
    return types.int64(types.float64), _same_bits


def _from_bits(context: Any, number: Any) -> Any:
    return types.float64(types.int64), _same_bits


def _same_bits(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return builder.bitcast(args[0], context.get_value_type(signature.return_type))


bits: Any = intrinsic(_to_bits)
"""In compiled loops: a float64 as the int64 with the same bits,"""
floats: Any = intrinsic(_from_bits)
"""and the other way."""


def jit(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile on first use, and keep the machine code for later runs where there is a place for it."""
    try:
        return numba.njit(cache=True, nogil=True, fastmath=LOOSE)(function)
    except RuntimeError:  # nowhere to keep it
        return numba.njit(nogil=True, fastmath=LOOSE)(function)


def sweep(values: Any, form: Any) -> None:
    """Turn the worth of ending at each position into the value of playing on there (see `sweep.least`)."""
    if form.lanes:
        _sweep_lanes(values, *sums_of(form), form)
    else:
        _sweep_moves(values, form)


def forward(values: Any, reach: Any, form: Any) -> float:
    """Turn the chance of entering each position into that of ending there; answers the expected throws."""
    throws = _forward(values, reach, form)
    return inf if throws >= BIG else float(throws)


_KEPT: dict[int, tuple[Any, tuple[Any, Any, Any]]] = {}


def sums_of(form: Any) -> tuple[Any, Any, Any]:
    """The weights of the rolls by sum, and the sets of high bits with their sums that some throw
    could take; kept for the next who asks about this very form.
    """
    known = _KEPT.get(id(form))
    if known is None:
        if len(_KEPT) >= 8:
            _KEPT.clear()
        known = _KEPT[id(form)] = form, _sums(form)
    return known[1]


def _sums(form: Any) -> tuple[Any, Any, Any]:
    most = int(form.totals.max())
    weights = np.zeros((len(form.whole), most + 1))
    for group, total in enumerate(form.totals):
        weights[:, total] += form.weights[:, group]
    sets = {0: 0}
    for place, number in enumerate(form.numbers[form.lanes :]):
        sets |= {s | 1 << place: u + int(number) for s, u in sets.items() if u + int(number) <= most}
    del sets[0]
    return weights, np.array(list(sets), np.int64), np.array(list(sets.values()), np.int64)


@jit
def _sweep_lanes(values: Any, weights: Any, sets: Any, sums: Any, form: Any) -> None:
    """One row of pieces, every set with the sum thrown: values by blocks, without a test per position.

    A block of 2^lanes positions shares its high bits h; the low bits are the largest pieces, no two of which
    can be taken together. best[t][p] = least over the sets s of high bits in h and at most one low piece w
    of p that add to t of V[h - s][p - w]: a row-wise least over s first, then one step for each low piece;
    what takes a low piece alone lies in the block itself and is settled eight positions at a time.
    """
    lanes = form.lanes
    block = 1 << lanes
    most = weights.shape[1] - 1
    roll = 0
    while form.usual >> roll + 1:
        roll += 1
    mine, lost, whole = weights[roll], form.lost[roll], form.whole[roll]
    best = np.empty((most + 1, block))
    total = np.empty(block)
    first, second, third = best[form.numbers[0]], best[form.numbers[1]], best[form.numbers[2]]
    several = form.stops or form.usual != 1 << roll
    alone = np.zeros(most + 1, np.bool_)
    barred = np.zeros((lanes, block))
    for b in range(lanes):
        alone[form.numbers[b]] = True
        for p in range(block):
            barred[b, p] = 0.0 if p >> b & 1 else BIG
    for high in range(len(values) // block):
        base = high * block
        here = values[base : base + block]
        best[:] = BIG
        for i in range(len(sets)):
            if sets[i] & high == sets[i]:
                start = base - sets[i] * block
                _least(best[sums[i]], values[start : start + block])
        for b in range(lanes):
            for t in range(most, form.numbers[b], -1):
                _take_piece(best[t], best[t - form.numbers[b]], barred[b], 1 << b)
        for p in range(block):
            total[p] = (lost + mine[0]) * here[p]
        for t in range(1, most + 1):
            if mine[t] != 0.0 and not alone[t]:
                _add(total, best[t], here, mine[t])
        apart = several or (form.most >= 0 and may_be_special(form, base))
        for o in range(0, block, LANES):
            for b in range(3, lanes):
                if o % (1 << b) == 0:  # all of the next 2^b positions at once, which have this piece or not
                    size = 1 << b
                    row = best[form.numbers[b], o : o + size]
                    if o & size:
                        _least(row, here[o - size : o])
                    _add(total[o : o + size], row, here[o : o + size], mine[form.numbers[b]])
            eight = slice(o, o + LANES)
            if apart:
                _eight_rolls(here[eight], best[:, eight], weights, form, base + o)
            else:
                w0, w1, w2 = mine[form.numbers[0]], mine[form.numbers[1]], mine[form.numbers[2]]
                _eight(
                    here[eight], total[eight], first[eight], second[eight], third[eight], w0, w1, w2, whole
                )


@jit
def _least(row: Any, other: Any) -> None:
    for p in range(len(row)):
        row[p] = min(row[p], other[p])


@jit
def _add(total: Any, row: Any, ends: Any, weight: float) -> None:
    """Add the weighted values, or where there is no move the ends."""
    for p in range(len(total)):
        total[p] += weight * (row[p] if row[p] < BIG else ends[p])


@jit
def _take_piece(row: Any, other: Any, barred: Any, bit: int) -> None:
    """Where the low piece `bit` stands, what is left without it may be better; `barred` is BIG where it does
    not.
    """
    if bit < LANES * 2:
        _least_but(row[bit:], other, barred[bit:])
    else:
        for start in range(bit, len(row), 2 * bit):
            _least(row[start : start + bit], other[start - bit : start])


@jit
def _least_but(row: Any, other: Any, barred: Any) -> None:
    for p in range(len(row)):
        row[p] = min(row[p], other[p] + barred[p])


@jit
def _eight(
    here: Any,
    total: Any,
    first: Any,
    second: Any,
    third: Any,
    w0: float,
    w1: float,
    w2: float,
    whole: float,
) -> None:
    """Settle eight neighbours, which lead to one another by the three largest pieces alone; one roll, no
    stopping.
    """
    for p in range(LANES):
        x, y, z = first[p], second[p], third[p]
        if p & 1:
            x = min(x, here[p ^ 1])
        if p & 2:
            y = min(y, here[p ^ 2])
        if p & 4:
            z = min(z, here[p ^ 4])
        end = here[p]
        value = w0 * (x if x < BIG else end) + w1 * (y if y < BIG else end) + w2 * (z if z < BIG else end)
        here[p] = (total[p] + value) / whole


@jit
def may_be_special(form: Any, base: int) -> bool:
    """Whether a block that begins here may have positions that offer other rolls than the usual."""
    h, p = base // len(form.place_mask), base % len(form.place_mask)
    if (form.block_mask[h] | form.place_mask[p]) & form.gone:
        return False
    return bool(form.block_exposed[h] + form.place_exposed[p] <= form.most)


@jit
def _eight_rolls(here: Any, best: Any, weights: Any, form: Any, index: int) -> None:
    """The same where rolls may be chosen, or the turn may be stopped."""
    for p in range(LANES):
        for b in range(3):
            if p >> b & 1:
                number = form.numbers[b]
                best[number, p] = min(best[number, p], here[p - (1 << b)])
        offered = form.usual if form.most < 0 else offered_at(form, index + p)
        end = here[p]
        value = end if form.stops else BIG
        for r in range(len(form.whole)):
            if offered >> r & 1:
                value = min(value, _roll_by_sum(best[:, p], weights[r], form, r, end))
        here[p] = value


@jit
def _roll_by_sum(best: Any, weights: Any, form: Any, r: int, end: float) -> float:
    total = (form.lost[r] + weights[0]) * end
    for t in range(1, len(best)):
        total += weights[t] * (best[t] if best[t] < BIG else end)
    return float(total / form.whole[r])


@jit
def offered_at(form: Any, index: int) -> int:
    """Bit r is set where the position offers roll r (see `takeaway.Offers`)."""
    size = len(form.place_mask)
    h, p = index // size, index % size
    if form.block_exposed[h] + form.place_exposed[p] > form.most:
        return int(form.usual)
    mask = form.block_mask[h] | form.place_mask[p]
    if mask & form.gone:
        return int(form.usual)
    if form.pieces:
        standing = 0
        while mask:
            mask &= mask - 1
            standing += 1
        if standing != form.pieces:
            return int(form.usual)
    return int(form.special)


@jit
def _filter(form: Any, mask: int, kept: Any) -> int:
    """The moves that a block's shared bits allow, as indices; answers how many."""
    count = 0
    for i in range(len(form.bits)):
        if not form.bits[i] & ~form.low & ~mask and not form.needs[i] & ~form.low & mask:
            kept[count] = i
            count += 1
    return int(count)


@jit
def _sweep_moves(values: Any, form: Any) -> None:
    """Any game: at each position the least over all moves, group by group."""
    size = len(form.place_mask)
    groups = form.weights.shape[1]
    kept = np.empty(len(form.bits), np.int64)
    best = np.empty(groups)
    for h in range(len(form.block_mask)):
        count = _filter(form, form.block_mask[h], kept)
        for p in range(size):
            mask = form.place_mask[p]
            index = h * size + p
            best[:] = BIG
            for k in range(count):
                i = kept[k]
                if not form.bits[i] & form.low & ~mask and not form.needs[i] & mask:
                    group = form.group[i]
                    best[group] = min(best[group], values[index - form.delta[i]])
            end = values[index]
            found = end if form.stops else BIG
            offered = form.usual if form.most < 0 else offered_at(form, index)
            for r in range(len(form.whole)):
                if offered >> r & 1:
                    found = min(found, _roll(best, r, form, end))
            values[index] = found


@jit
def _roll(best: Any, r: int, form: Any, end: float) -> float:
    """The value of a roll whose useless throws end the turn, or are thrown again."""
    total = form.lost[r] * end
    loop = 0.0
    for group in range(len(best)):
        weight = form.weights[r, group]
        if best[group] < BIG:
            total += weight * best[group]
        elif form.passes:
            loop += weight
        else:
            total += weight * end
    return end if loop == form.whole[r] else float(total / (form.whole[r] - loop))


@jit
def _forward(values: Any, reach: Any, form: Any) -> float:
    """From the fullest position down, pass the chance of standing there on to where perfect play leads."""
    size = len(form.place_mask)
    groups = form.weights.shape[1]
    kept = np.empty(len(form.bits), np.int64)
    best = np.empty(groups)
    which = np.empty(groups, np.int64)
    throws = 0.0
    for h in range(len(form.block_mask) - 1, -1, -1):
        count = _filter(form, form.block_mask[h], kept)
        for p in range(size - 1, -1, -1):
            if reach[h * size + p] != 0.0:
                throws += pass_on(values, reach, form, h * size + p, kept[:count], best, which)
    return float(throws)


@jit
def pass_on(values: Any, reach: Any, form: Any, index: int, kept: Any, best: Any, which: Any) -> float:
    """Pass on the chance of standing at one position, which becomes that of ending there; answers the throws
    made. kept: the moves to look at; best, which: room for a number for each group.
    """
    size = len(form.place_mask)
    share = reach[index]
    mask = form.place_mask[index % size]
    if not form.block_mask[index // size] | mask:
        return 0.0
    best[:] = BIG
    for i in kept:
        if not form.bits[i] & form.low & ~mask and not form.needs[i] & mask:
            group = form.group[i]
            value = values[index - form.delta[i]]
            if best[group] >= BIG or value < best[group] - TOLERANCE * abs(best[group]):
                best[group] = value
                which[group] = i
    roll = _chosen(best, form, index)
    if roll < 0:
        return 0.0
    loop = 0.0
    ended = form.lost[roll]
    for group in range(len(best)):
        if best[group] >= BIG:
            ended += form.weights[roll, group]
    if form.passes:
        loop, ended = ended - form.lost[roll], form.lost[roll]
    if loop == form.whole[roll]:
        return BIG
    rest = share / (form.whole[roll] - loop)
    for group in range(len(best)):
        weight = form.weights[roll, group]
        if best[group] < BIG and weight > 0.0:
            reach[index - form.delta[which[group]]] += rest * weight
    reach[index] = rest * ended
    return float(rest * form.whole[roll])


@jit
def _chosen(best: Any, form: Any, index: int) -> int:
    """The first roll among the best that are offered; -1 for stopping, where only that is best."""
    offered = form.usual if form.most < 0 else offered_at(form, index)
    end = _end(form, index)
    found = BIG
    chosen = -1
    for r in range(len(form.whole)):
        if offered >> r & 1:
            value = _roll(best, r, form, end)
            if chosen < 0 or value < found - TOLERANCE * abs(found):
                found = value
                chosen = r
    return -1 if form.stops and end < found - TOLERANCE * abs(found) else chosen


@jit
def _end(form: Any, index: int) -> float:
    """What it is worth to end at a position (see `policy.Aim`), less being better."""
    size = len(form.place_mask)
    h, p = index // size, index % size
    points = form.block_adds[h] * form.place_scale[p] + form.place_adds[p]
    if form.aim == POINTS:
        return float(form.sign * points)
    if form.aim == GONE:
        return 0.0 if form.block_mask[h] | form.place_mask[p] else float(form.sign)
    if form.aim == AT_MOST:
        return float(form.sign) if points <= form.goal else 0.0
    return float(form.sign) if points >= form.goal else 0.0
