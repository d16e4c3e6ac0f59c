"""Compiled loops of `counter` and `chain`: many walks at once. Integers and arrays only.

Two ways to walk, bit for bit alike. `lanes`: where every node draws from the same range and walks are short,
games go in step, several draws to one look-up, and those that are over are dropped after each. A draw of
several digits at once is what the same draws one after the other are: the leading digits of one fraction, so
nothing depends on how many are taken together. `walk`: any chain, one game after the other.

Must never hold anything but loops over numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pillarbox.solve._kernels import jit

PAIRS = 256
"""So many pairs of games go in step: their words stay in the fastest memory."""
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
ONE = np.uint64(1)
M0, M1 = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
W0, W1 = np.uint64(0x9E3779B9), np.uint64(0xBB67AE85)
ROOM = np.uint64(1 << 48)


@jit
def _round(a: Any, b: Any, c: Any, d: Any, k0: Any, k1: Any) -> Any:
    """One round. Words may carry more than 32 bits: only their low halves count, here and at the end."""
    p = (a & LOW) * M0
    q = (c & LOW) * M1
    return (q >> HALF) ^ b ^ k0, q, (p >> HALF) ^ d ^ k1, p


@jit
def block(pair: Any, number: Any, stream: Any, k0: Any, k1: Any) -> Any:
    """The four words of a pair of games (see `counter.block`), with nothing in their high halves.

    Ten rounds, written out so that a loop of blocks is compiled to vectors.
    """
    a, b, c, d = _round(pair, pair >> HALF, number, stream, k0, k1)
    a, b, c, d = _round(a, b, c, d, k0 + W0, k1 + W1)
    a, b, c, d = _round(a, b, c, d, k0 + W0 * np.uint64(2), k1 + W1 * np.uint64(2))
    a, b, c, d = _round(a, b, c, d, k0 + W0 * np.uint64(3), k1 + W1 * np.uint64(3))
    a, b, c, d = _round(a, b, c, d, k0 + W0 * np.uint64(4), k1 + W1 * np.uint64(4))
    a, b, c, d = _round(a, b, c, d, k0 + W0 * np.uint64(5), k1 + W1 * np.uint64(5))
    a, b, c, d = _round(a, b, c, d, k0 + W0 * np.uint64(6), k1 + W1 * np.uint64(6))
    a, b, c, d = _round(a, b, c, d, k0 + W0 * np.uint64(7), k1 + W1 * np.uint64(7))
    a, b, c, d = _round(a, b, c, d, k0 + W0 * np.uint64(8), k1 + W1 * np.uint64(8))
    a, b, c, d = _round(a, b, c, d, k0 + W0 * np.uint64(9), k1 + W1 * np.uint64(9))
    return a & LOW, b & LOW, c & LOW, d & LOW


@jit
def word(game: Any, number: Any, stream: Any, k0: Any, k1: Any) -> Any:
    """The word of a game (see `counter.word`)."""
    a, b, c, d = block(game >> ONE, number, stream, k0, k1)
    return (c << HALF | d) if game & ONE else (a << HALF | b)


@jit
def taken(word: Any, count: Any) -> Any:
    """The leading digit of what is left of a word, in the base `count` (below 2^32): word * count / 2^64."""
    return ((word >> HALF) * count + (((word & LOW) * count) >> HALF)) >> HALF


@jit
def words(pair: Any, number: Any, stream: Any, k0: Any, k1: Any, found: Any) -> None:
    """The words of so many pairs of games from this one: first those of the even games, then of the odd."""
    n = found.size // 2
    for i in range(n):
        a, b, c, d = block(pair + np.uint64(i), number, stream, k0, k1)
        found[i] = a << HALF | b
        found[n + i] = c << HALF | d


@jit
def lanes(
    first: Any, pairs: Any, stream: Any, k0: Any, k1: Any, opening: Any, later: Any, shape: Any, ends: Any
) -> Any:
    """Walk `pairs` pairs of games from `first`, which is even; a multiple of PAIRS.

    opening: by the first digits at once, where they lead; later: likewise by node and the next digits; nodes
    first, then endings. shape: range of the first look-up, of a later one, look-ups at most, nodes, draws to
    a later look-up. ends: counts of arrivals by node and ending. Answers with the draws that all look-ups
    after the first could make.

    The digits are those of `taken`, written out: a call would keep the loop from being compiled to vectors.
    """
    word, at, to = (
        np.empty(2 * PAIRS, np.uint64),
        np.empty(2 * PAIRS, np.uint32),
        np.empty(2 * PAIRS, np.uint32),
    )
    wide, narrow, most, nodes = np.uint64(shape[0]), np.uint64(shape[1]), shape[2], np.uint32(shape[3])
    made, n = np.int64(0), np.int64(0)
    for start in range(0, pairs, PAIRS):
        words(np.uint64(first // 2 + start), np.uint64(0), stream, k0, k1, word)
        n = np.int64(2 * PAIRS)
        for i in range(n):
            w = word[i]
            at[i] = np.uint32(((w >> HALF) * wide + (((w & LOW) * wide) >> HALF)) >> HALF)
            word[i] = w * wide
        k = np.uint64(0)
        for i in range(n):
            v = np.uint32(opening[at[i]])
            word[k] = word[i]
            to[k] = v
            ends[v] += 1
            k += np.uint64(v < nodes)
        n = np.int64(k)
        for _ in range(most):
            made += n
            for i in range(n):
                w = word[i]
                digit = ((w >> HALF) * narrow + (((w & LOW) * narrow) >> HALF)) >> HALF
                at[i] = to[i] * np.uint32(narrow) + np.uint32(digit)
                word[i] = w * narrow
            k = np.uint64(0)
            for i in range(n):
                v = np.uint32(later[at[i]])
                word[k] = word[i]
                to[k] = v
                ends[v] += 1
                k += np.uint64(v < nodes)
            n = np.int64(k)
    return made * shape[4]


@jit
def walk(
    first: Any,
    count: Any,
    stream: Any,
    k0: Any,
    k1: Any,
    begin: Any,
    ways: Any,
    throws: Any,
    stands: Any,
    root: Any,
    cap: Any,
    ends: Any,
    lengths: Any,
) -> Any:
    """Walk the games from `first` one by one; node n has the ways `ways[begin[n]:begin[n + 1]]`,
    fewer than 2^16 of them.

    ends, lengths: counts by ending, and by number of throws (not kept where it is empty). Answers with all
    throws made.
    """
    total = 0
    for game in range(first, first + count):
        node, made = root, 0
        left, room, number = np.uint64(0), ROOM, np.uint64(0)
        while node >= 0:
            if made >= cap and stands[node] >= 0:
                node = ~stands[node]
                break
            at = begin[node]
            count_here = np.uint64(begin[node + 1] - at)
            made += throws[node]
            room *= count_here
            if room > ROOM:
                left = word(np.uint64(game), number, stream, k0, k1)
                number += ONE
                room = count_here
            node = ways[at + np.int64(taken(left, count_here))]
            left *= count_here
        ends[~node] += 1
        total += made
        if lengths.size:
            lengths[made] += 1
    return total


@jit
def numbers(first: Any, stream: Any, k0: Any, k1: Any, ranges: Any, found: Any) -> None:
    """By game from `first` the numbers of a stream, one below each of `ranges` in turn (see `Draws`)."""
    for g in range(found.shape[0]):
        left, room, number = np.uint64(0), ROOM, np.uint64(0)
        for i in range(ranges.size):
            count = np.uint64(ranges[i])
            if room > ROOM // count:
                left = word(np.uint64(first + g), number, stream, k0, k1)
                number += ONE
                room = ONE
            room *= count
            found[g, i] = taken(left, count)
            left *= count


@jit
def contests(
    first: Any,
    count: Any,
    k0: Any,
    k1: Any,
    begin: Any,
    ways: Any,
    throws: Any,
    stands: Any,
    roots: Any,
    cap: Any,
    ranks: Any,
    cuts: Any,
    kinds: Any,
    ends: Any,
    won: Any,
    made: Any,
) -> None:
    """Rounds of several walks, one for each root, in turn; see `contest.contests` for what is counted.

    Walk s takes stream s. All chains lie in one: nodes and endings of each behind those before it.
    """
    size = roots.size
    came = np.empty(size, np.int64)
    for game in range(first, first + count):
        best, leaders, turns = np.int64(1 << 62), 0, 0
        for seat in range(size):
            node, thrown = roots[seat], 0
            left, room, number = np.uint64(0), ROOM, np.uint64(0)
            while node >= 0:
                if thrown >= cap and stands[node] >= 0:
                    node = ~stands[node]
                    break
                at = begin[node]
                here = np.uint64(begin[node + 1] - at)
                thrown += throws[node]
                room *= here
                if room > ROOM:
                    left = word(np.uint64(game), number, np.uint64(seat), k0, k1)
                    number += ONE
                    room = here
                node = ways[at + np.int64(taken(left, here))]
                left *= here
            end = ~node
            came[seat] = end
            turns += 1
            ends[seat, end] += 1
            made[seat] += thrown
            if ranks[end] < best:
                best, leaders = ranks[end], 1
            elif ranks[end] == best:
                leaders += 1
            if cuts[end]:
                break
        for seat in range(turns):
            end = came[seat]
            if ranks[end] == best:
                won[seat, kinds[end], leaders] += 1
