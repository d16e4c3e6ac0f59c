"""Rounds of several seats, each a walk of its own chain that nothing the others do can change.

Seats go in turn; an ending may cut the round short, and whose ending ranks best has won. Compiled and plain
rounds are alike bit for bit. Must never know a game by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import chain as every
from typing import Any, NamedTuple

from pillarbox.solve.chain import Chain, walk
from pillarbox.solve.compiled import kernels
from pillarbox.solve.counter import LOW, Draws
from pillarbox.solve.walking import FEW, WIDE


class Rounds(NamedTuple):
    """What many rounds came to, by seat: how often each ending of its chain; how often it won, by the kind of
    ending and by how many shared it; and the throws it made.
    """

    ends: tuple[tuple[int, ...], ...]
    won: tuple[dict[tuple[int, int], int], ...]
    throws: tuple[int, ...]


class Contest:
    """Chains, seat by seat. key: what ranks an ending, lower being better; cuts: whether it ends the round;
    kind: 0 or 1, by which wins are told apart.
    """

    def __init__(
        self,
        chains: Sequence[Chain],
        key: Callable[[Any], Any],
        cuts: Callable[[Any], bool],
        kind: Callable[[Any], int],
    ) -> None:
        self.chains = tuple(chains)
        order = {k: rank for rank, k in enumerate(sorted({key(end) for c in chains for end in c.endings}))}
        self.ranks = [[order[key(end)] for end in chain.endings] for chain in chains]
        self.cuts = [[bool(cuts(end)) for end in chain.endings] for chain in chains]
        self.kinds = [[kind(end) for end in chain.endings] for chain in chains]

    def rounds(self, seed: int, first: int, count: int, few: int = FEW) -> Rounds:
        """The rounds from game `first`, so many."""
        compiled = kernels("pillarbox.solve._kernels_chain") if count >= few else None
        if compiled is None or any(len(row) >= WIDE for chain in self.chains for row in chain.ways):
            return self._plain(seed, first, count)
        return self._compiled(compiled, seed, first, count)

    def _plain(self, seed: int, first: int, count: int) -> Rounds:
        size = len(self.chains)
        ends = [[0] * len(chain.endings) for chain in self.chains]
        won: list[dict[tuple[int, int], int]] = [{} for _ in self.chains]
        throws = [0] * size
        for game in range(first, first + count):
            came = []
            for seat, chain in enumerate(self.chains):
                end, made = walk(chain, Draws(seed, game, seat))
                came.append(end)
                ends[seat][end] += 1
                throws[seat] += made
                if self.cuts[seat][end]:
                    break
            ranks = [self.ranks[seat][end] for seat, end in enumerate(came)]
            leaders = ranks.count(min(ranks))
            for seat, rank in enumerate(ranks):
                if rank == min(ranks):
                    key = self.kinds[seat][came[seat]], leaders
                    won[seat][key] = won[seat].get(key, 0) + 1
        ordered = tuple(dict(sorted(one.items())) for one in won)
        return Rounds(tuple(map(tuple, ends)), ordered, tuple(throws))

    def _compiled(self, compiled: Any, seed: int, first: int, count: int) -> Rounds:
        import numpy as np

        size = len(self.chains)
        whole = sum(len(chain.endings) for chain in self.chains)
        ends = np.zeros((size, whole), np.int64)
        won = np.zeros((size, 2, size + 1), np.int64)
        made = np.zeros(size, np.int64)
        keys = np.uint64(seed & LOW), np.uint64(seed >> 32)
        compiled.contests(first, count, *keys, *self._arrays, ends, won, made)
        found, at = [], 0
        for seat, chain in enumerate(self.chains):
            found.append(tuple(ends[seat, at : at + len(chain.endings)].tolist()))
            at += len(chain.endings)
        wins = tuple(
            {(int(kind), int(k)): int(won[seat, kind, k]) for kind, k in zip(*np.nonzero(won[seat]))}
            for seat in range(size)
        )
        return Rounds(tuple(found), wins, tuple(made.tolist()))

    @cached_property
    def _arrays(self) -> tuple[Any, ...]:
        """All chains in one: where nodes begin, ways, throws, endings at the cap, roots, the cap, and of each
        ending rank, cut and kind.
        """
        import numpy as np

        rows: list[list[int]] = []
        throws: list[bool] = []
        stands: list[int] = []
        roots: list[int] = []
        nodes = endings = 0
        for chain in self.chains:

            def moved(to: int, nodes: int = nodes, endings: int = endings) -> int:
                return to + nodes if to >= 0 else ~(~to + endings)

            rows += [[moved(to) for to in row] for row in chain.ways]
            throws += chain.throws
            stands += [end + endings if end >= 0 else -1 for end in chain.stands]
            roots.append(moved(chain.root))
            nodes += len(chain.ways)
            endings += len(chain.endings)
        begin = np.concatenate(([0], np.cumsum([len(row) for row in rows]))).astype(np.int64)
        return (
            begin,
            np.array([to for row in rows for to in row], np.int32),
            np.array(throws, np.int64),
            np.array(stands, np.int64),
            np.array(roots, np.int64),
            self.chains[0].cap,
            *(np.array([*every(*lists)], np.int64) for lists in (self.ranks, self.cuts, self.kinds)),
        )
