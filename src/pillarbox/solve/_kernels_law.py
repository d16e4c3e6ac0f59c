"""Compiled forward pass for one row of pieces where every set with the sum thrown may be taken: as
`_kernels.forward`, but by blocks.

Which set is best is found like the best value in `_kernels`: by a row-wise least, for which the last bits of
each value give way to a code of the set. So values that agree to 2^-38 of themselves count as equal, and the
code, the lower the better, breaks the tie. Must never hold anything but loops over numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pillarbox.solve._kernels import (
    BIG,
    bits,
    floats,
    jit,
    may_be_special,
    offered_at,
    pass_on,
    sums_of,
)

RANKS, PIECES, COUNTS = 7, 4, 3
"""Bits of a code: the rank of the set of small pieces among those with its sum, the rank of the large piece,
and above them how many pieces there are.
"""
CODE = (1 << RANKS + PIECES + COUNTS) - 1
NONE = (1 << PIECES) - 1
"""The rank of no large piece."""
LAST = (1 << RANKS + PIECES) - 1
NEVER = BIG / 2
"""No value is beyond this, and what stands for "no move" stays so with a code in its last bits."""
SIGN = -1 << 63
EIGHT = 8


def forward(values: Any, reach: Any, form: Any) -> float | None:
    """Turn the chance of entering each position into that of ending there; answers the expected throws.

    None, with nothing done, where this pass is not made for the form: where there is a choice between rolls,
    but at few special positions, or where codes cannot tell the sets apart in their order.
    """
    if not form.lanes or form.stops or form.passes or form.usual & (form.usual - 1):
        return None
    codes = _codes(form)
    if codes is None:
        return None
    weights, sets, sums = sums_of(form)
    roll = int(form.usual).bit_length() - 1
    lost, whole = float(form.lost[roll]), float(form.whole[roll])
    return float(_forward(values, reach, weights[roll], lost, whole, sets, sums, *codes, form))


def _codes(form: Any) -> Any:
    """Of the sets of small pieces the codes; by large piece what it adds to a code, and the code of taking it
    alone; by sum and the last bits of a code how far a set leads out of the block, 0 if it stays there. None
    if codes have not the order of the moves.
    """
    _, sets, sums = sums_of(form)
    lanes, block, most = form.lanes, 1 << form.lanes, int(form.totals.max())
    small = [int(number) for number in form.numbers[lanes:]]
    ranks = {b: rank for rank, b in enumerate(sorted(range(lanes), key=lambda b: -int(form.numbers[b])))}
    by_sum: dict[int, list[tuple[list[int], int]]] = {0: [([], 0)]}
    for wanted, total in zip(sets.tolist(), sums.tolist()):
        pieces = sorted((n for at, n in enumerate(small) if wanted >> at & 1), reverse=True)
        by_sum.setdefault(total, []).append((pieces, wanted))
    codes: dict[int, int] = {}
    for found in by_sum.values():
        found.sort(reverse=True)
        if len(found) > 1 << RANKS or max(len(pieces) for pieces, _ in found) + 1 >= 1 << COUNTS:
            return None
        for rank, (pieces, wanted) in enumerate(found):
            codes[wanted] = len(pieces) << RANKS + PIECES | NONE << RANKS | rank
    more = [(1 << RANKS + PIECES) + (ranks[b] - NONE << RANKS) for b in range(lanes)]
    if lanes >= NONE or not _ordered(form, codes, {1 << b: more[b] for b in range(lanes)}):
        return None
    leads = np.zeros((most + 1, LAST + 1), np.int32)
    for wanted, code in codes.items():
        total = sum(n for at, n in enumerate(small) if wanted >> at & 1)
        if total:
            leads[total, code & LAST] = wanted * block
        for b in range(lanes):
            if total and total + form.numbers[b] <= most:
                leads[total + form.numbers[b], code + more[b] & LAST] = wanted * block + (1 << b)
    alone = np.array([codes[0] + one for one in more], np.int64)
    if form.sign < 0:
        leads, alone = np.ascontiguousarray(leads[:, ::-1]), CODE - alone
    return (
        np.array([codes[wanted] for wanted in sets.tolist()], np.int64),
        np.array(more, np.int64),
        alone,
        leads,
    )


def _ordered(form: Any, codes: dict[int, int], more: dict[int, int]) -> bool:
    """Whether the codes rise with the moves of every group."""
    block = 1 << form.lanes
    last, before = -1, -1
    for group, delta in zip(form.group.tolist(), form.delta.tolist()):
        code = codes.get(delta // block, -1)
        if delta % block:
            if delta % block not in more:
                return False
            code += more[delta % block]
        if code < 0 or (group == last and code <= before):
            return False
        last, before = group, code
    return True


@jit
def _forward(
    values: Any,
    reach: Any,
    weights: Any,
    lost: float,
    whole: float,
    sets: Any,
    sums: Any,
    codes: Any,
    more: Any,
    alone: Any,
    leads: Any,
    form: Any,
) -> float:
    lanes = form.lanes
    block = 1 << lanes
    most = len(weights) - 1
    best = np.empty((most + 1, block))
    rest = np.empty(block)
    ended = np.empty(block)
    barred = np.zeros((lanes, block))
    for b in range(lanes):
        for p in range(block):
            barred[b, p] = 0.0 if p >> b & 1 else BIG
    nothing = not form.block_mask[0] | form.place_mask[0]
    throws = 0.0
    negative = form.sign < 0
    for high in range(len(values) // block - 1, -1, -1):
        base = high * block
        if not reach[base : base + block].any():
            continue
        best[:] = BIG
        _coded(best[0], values[base : base + block], _mark(NONE << RANKS, negative))
        for i in range(len(sets)):
            if sets[i] & high == sets[i]:
                start = base - sets[i] * block
                _coded(best[sums[i]], values[start : start + block], _mark(codes[i], negative))
        for b in range(lanes):
            step = -more[b] if negative else more[b]
            for t in range(most, form.numbers[b] - 1, -1):
                _with_piece(best[t], best[t - form.numbers[b]], barred[b], 1 << b, step)
        special = form.most >= 0 and may_be_special(form, base)
        first = 1 if not high and nothing else 0
        for o in range(block - EIGHT, -1, -EIGHT):
            if special:
                throws += _apart(values, reach, rest, best, weights, whole, alone, form, base, o, first)
            else:
                throws += _shares(
                    reach, rest, best, weights, whole, alone, form.numbers, base, o, max(o, first)
                )
            for b in range(3, lanes):
                if o >> b & 1 and weights[form.numbers[b]] != 0.0:
                    at, row = base + o - (1 << b), best[form.numbers[b], o : o + EIGHT]
                    _stay(
                        row, rest[o : o + EIGHT], reach[at : at + EIGHT], alone[b], weights[form.numbers[b]]
                    )
        ended[:] = lost + weights[0]
        for t in range(1, most + 1):
            if weights[t] != 0.0:
                _end(best[t], ended, weights[t])
                _leave(best[t], rest, reach, leads[t], base, weights[t])
        for p in range(block):
            if rest[p] != 0.0:
                reach[base + p] = rest[p] * ended[p]
    return throws


@jit
def _mark(code: int, negative: bool) -> int:
    """What is put in place of a value's last bits: where values are negative, the greater the better."""
    return SIGN | (CODE - code) if negative else code


@jit
def _coded(row: Any, other: Any, mark: int) -> None:
    for p in range(len(other)):
        row[p] = min(row[p], floats((bits(other[p]) & ~CODE) | mark))


@jit
def _with_piece(row: Any, other: Any, barred: Any, bit: int, step: int) -> None:
    """Where the large piece `bit` stands, what is left without it may be better."""
    if bit < 16:
        _stepped_but(row[bit:], other, barred[bit:], step)
    else:
        for start in range(bit, len(row), 2 * bit):
            _stepped(row[start : start + bit], other[start - bit : start], step)


@jit
def _stepped(row: Any, other: Any, step: int) -> None:
    for p in range(len(row)):
        row[p] = min(row[p], floats(bits(other[p]) + step))


@jit
def _stepped_but(row: Any, other: Any, barred: Any, step: int) -> None:
    for p in range(len(row)):
        row[p] = min(row[p], floats(bits(other[p]) + step) + barred[p])


@jit
def _shares(
    reach: Any,
    rest: Any,
    best: Any,
    weights: Any,
    whole: float,
    alone: Any,
    numbers: Any,
    base: int,
    start: int,
    first: int,
) -> float:
    """Of eight neighbours, from `first` on, the share of each by one outcome; among them what takes one of
    the three large pieces alone that they differ in. Answers the throws made.
    """
    throws = 0.0
    w0, w1, w2 = weights[numbers[0]], weights[numbers[1]], weights[numbers[2]]
    one, two, three = best[numbers[0]], best[numbers[1]], best[numbers[2]]
    for p in range(start, first):
        rest[p] = 0.0
    for p in range(start + EIGHT - 1, first - 1, -1):
        share = reach[base + p]
        throws += share
        share /= whole
        rest[p] = share
        if p & 1:
            reach[base + p - 1] += share * w0 if bits(one[p]) & CODE == alone[0] else 0.0
        if p & 2:
            reach[base + p - 2] += share * w1 if bits(two[p]) & CODE == alone[1] else 0.0
        if p & 4:
            reach[base + p - 4] += share * w2 if bits(three[p]) & CODE == alone[2] else 0.0
    return throws


@jit
def _apart(
    values: Any,
    reach: Any,
    rest: Any,
    best: Any,
    weights: Any,
    whole: float,
    alone: Any,
    form: Any,
    base: int,
    start: int,
    first: int,
) -> float:
    """`_shares` of eight neighbours among which some offer other rolls: all of those is settled at once."""
    throws = 0.0
    every = np.arange(len(form.bits))
    room = np.empty(form.weights.shape[1])
    which = np.empty(form.weights.shape[1], np.int64)
    for p in range(start + EIGHT - 1, start - 1, -1):
        index = base + p
        rest[p] = 0.0
        if p < first or reach[index] == 0.0:
            continue
        if offered_at(form, index) != form.usual:
            throws += pass_on(values, reach, form, index, _able(form, index, every), room, which)
            continue
        throws += reach[index]
        rest[p] = reach[index] / whole
        for b in range(3):
            number = form.numbers[b]
            if p >> b & 1 and bits(best[number, p]) & CODE == alone[b]:
                reach[index - (1 << b)] += rest[p] * weights[number]
    return throws


@jit
def _able(form: Any, index: int, every: Any) -> Any:
    """The moves that the shared bits of a position's own block allow."""
    mask = form.block_mask[index // len(form.place_mask)]
    count = 0
    kept = np.empty(len(every), np.int64)
    for i in every:
        if not form.bits[i] & ~form.low & ~mask and not form.needs[i] & ~form.low & mask:
            kept[count] = i
            count += 1
    return kept[:count]


@jit
def _stay(row: Any, rest: Any, reach: Any, alone: int, weight: float) -> None:
    """Pass on what takes one large piece alone, for eight neighbours."""
    for p in range(EIGHT):
        reach[p] += rest[p] * weight if bits(row[p]) & CODE == alone else 0.0


@jit
def _end(row: Any, ended: Any, weight: float) -> None:
    """Count the outcomes that end the turn."""
    for p in range(len(row)):
        ended[p] += weight if row[p] > NEVER else 0.0


@jit
def _leave(row: Any, rest: Any, reach: Any, leads: Any, base: int, weight: float) -> None:
    """Pass on what leaves the block. What does not is added where it stands, and written over in the end."""
    for p in range(len(row)):
        lead = leads[bits(row[p]) & LAST] if row[p] < NEVER else 0
        reach[base + p - lead] += rest[p] * weight
