"""A turn under a fixed policy: a walk over nodes, each of which draws where to go on, every way as
likely as the next.

It is drawn from the counter-based numbers of `counter`, a stream of a game for each walk, so that the same
seed gives the same walks wherever and in whatever order they are made: here in plain Python, or compiled by
`_kernels_chain`, bit for bit alike. `law` is what walks come to on average, without walking. Must never know
a game by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import repeat
from typing import Any, NamedTuple

from pillarbox.solve.counter import ROOM, Draws

LITTLE = 1e-13
"""An endless law is followed until less than this probability is on its way."""
MOST_SWEEPS = 200_000


class Chain(NamedTuple):
    """Nodes and endings.

    ways: by node where each of its draws leads: to a node, or (as ~e) to ending e. throws: by node whether
    its draw is a throw. stands: by node the ending if the cap stops the turn before it, or -1 where it can't
    (in the middle of a move). endings: what they are. root: the first node, or ~e. cap: throws at most.
    longest: a bound on the draws, None where walks may come back.
    """

    ways: tuple[tuple[int, ...], ...]
    throws: tuple[bool, ...]
    stands: tuple[int, ...]
    endings: tuple[Any, ...]
    root: int
    cap: int
    longest: int | None

    @property
    def entries(self) -> int:
        """How many ways there are in all."""
        return sum(map(len, self.ways))


class Walks(NamedTuple):
    """What many walks came to: how often each ending, how many throws in all, and by number of throws how
    many walks (empty where that was not asked).
    """

    ends: tuple[int, ...]
    throws: int
    lengths: tuple[int, ...] = ()


def finish(
    ways: Sequence[Sequence[int]],
    throws: Sequence[bool],
    stands: Sequence[int],
    endings: Sequence[Any],
    root: int,
    cap: int,
) -> Chain:
    """The chain of these nodes. Where all draws can be of one range they are: short rows are repeated."""
    widest = max(map(len, ways), default=1)
    if all(widest % len(row) == 0 for row in ways) and all(throws):
        ways = [[to for to in row for _ in range(widest // len(row))] for row in ways]
    longest = _longest(ways, root)
    within = longest is not None and longest <= cap
    return Chain(
        tuple(map(tuple, ways)),
        tuple(throws),
        tuple(repeat(-1, len(ways))) if within else tuple(stands),
        tuple(endings),
        root,
        cap,
        longest,
    )


def _longest(ways: Sequence[Sequence[int]], root: int) -> int | None:
    """The most draws of a walk; None if it may come back to a node."""
    found: dict[int, int] = {}
    waiting = {root} if root >= 0 else set()
    path = list(waiting)
    entered: set[int] = set()
    while path:
        node = path[-1]
        if node in found:
            path.pop()
            continue
        ahead = {to for to in ways[node] if to >= 0}
        if node not in entered:
            entered.add(node)
            fresh = [to for to in ahead if to not in found]
            if any(to in entered for to in fresh):
                return None
            path += fresh
            continue
        if not ahead <= found.keys():
            return None
        found[node] = 1 + max((found[to] for to in ahead), default=0)
        path.pop()
    return found.get(root, 0)


def walk(chain: Chain, draws: Draws) -> tuple[int, int]:
    """One walk: its ending and its throws."""
    ways, throws, stands, cap = chain.ways, chain.throws, chain.stands, chain.cap
    node, made = chain.root, 0
    while node >= 0:
        if made >= cap and stands[node] >= 0:
            return stands[node], made
        row = ways[node]
        made += throws[node]
        node = row[draws.below(len(row))]
    return ~node, made


def walks(chain: Chain, seed: int, first: int, count: int, stream: int = 0, lengths: bool = False) -> Walks:
    """The walks of games first, first + 1, ..., so many: the plain twin of the compiled loops."""
    ends = [0] * len(chain.endings)
    by_length = [0] * (chain.cap + 1 if lengths else 0)
    total = 0
    for game in range(first, first + count):
        end, made = walk(chain, Draws(seed, game, stream))
        ends[end] += 1
        total += made
        if lengths:
            by_length[made] += 1
    return Walks(tuple(ends), total, tuple(by_length))


class Law(NamedTuple):
    """What walks come to on average: the probability of each ending, the expected throws, and by number of
    throws the probability. `rest` is what is left out of it all, where walks may go on very long.
    """

    ends: tuple[float, ...]
    throws: float
    lengths: dict[int, float]
    rest: float


def law(chain: Chain, lengths: bool = True) -> Law:
    """The law of a chain, in floats, throw by throw; the cap is kept. lengths: whether they are asked for;
    without, one pass over the nodes does where walks never come back.

    Each sweep moves the probability at every node on by one draw. A walk ends after `cap` throws at the
    latest, and between two throws it makes few draws, so this ends; it stops early once less than LITTLE is
    on its way.
    """
    if not lengths and chain.longest is not None and chain.longest <= chain.cap and chain.root >= 0:
        return _passed(chain)
    ends = [0.0] * len(chain.endings)
    by_length: dict[int, float] = {}
    total = 0.0
    there: dict[tuple[int, int], float] = {}
    shares: dict[int, list[tuple[int, float]]] = {}

    def arrive(to: int, made: int, share: float, into: dict[tuple[int, int], float]) -> None:
        end = ~to if to < 0 else chain.stands[to] if made >= chain.cap else -1
        if end < 0:
            into[to, made] = into.get((to, made), 0.0) + share
        else:
            ends[end] += share
            by_length[made] = by_length.get(made, 0.0) + share

    arrive(chain.root, 0, 1.0, there)
    for _ in range(MOST_SWEEPS):
        if sum(there.values()) < LITTLE:
            break
        coming: dict[tuple[int, int], float] = {}
        for (node, made), share in there.items():
            total += share * chain.throws[node]
            if node not in shares:
                row = chain.ways[node]
                shares[node] = [(to, weight / len(row)) for to, weight in Counter(row).items()]
            for to, part in shares[node]:
                arrive(to, made + chain.throws[node], share * part, coming)
        there = coming
    return Law(tuple(ends), total, dict(sorted(by_length.items())), sum(there.values()))


def _passed(chain: Chain) -> Law:
    """The law of a chain that never comes back, each node after all that lead to it."""
    ends = [0.0] * len(chain.endings)
    total = 0.0
    share = [0.0] * len(chain.ways)
    share[chain.root] = 1.0
    for node in reversed(_finished(chain.ways, chain.root)):
        here, row = share[node], chain.ways[node]
        total += here * chain.throws[node]
        for to, weight in Counter(row).items():
            part = here * weight / len(row)
            if to < 0:
                ends[~to] += part
            else:
                share[to] += part
    return Law(tuple(ends), total, {}, 0.0)


def _finished(ways: Sequence[Sequence[int]], root: int) -> list[int]:
    """The nodes a walk may come to, each after all that it leads to."""
    done: dict[int, None] = {}
    path = [root]
    while path:
        node = path[-1]
        fresh = [] if node in done else [to for to in {*ways[node]} if to >= 0 and to not in done]
        path += fresh
        if not fresh:
            done[path.pop()] = None
    return list(done)


def digits(whole: int) -> int:
    """How many draws of this range one word serves."""
    count = 0
    while whole ** (count + 1) <= ROOM:
        count += 1
    return count
