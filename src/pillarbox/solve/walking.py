"""Many walks of a chain, by the compiled loops where there are any, else by their plain twin: the same bits.

Chooses between the two compiled ways and makes the tables they read. Must never import numba by itself, nor
let the choice change an answer.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from pillarbox.solve import chain as plain
from pillarbox.solve.chain import Chain, Walks
from pillarbox.solve.compiled import kernels
from pillarbox.solve.counter import LOW

WIDE = 1 << 16
"""The first look-up takes so many draws that it has at most this many ways."""
TABLE = 3 << 20
"""Bytes of a table of two draws at once; a bigger one would fall out of the fast memory."""
FEW = 2000
"""For fewer games than this compiled loops are not worth loading."""


class Walker:
    """Walks one chain."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain

    def walks(
        self, seed: int, first: int, count: int, stream: int = 0, lengths: bool = False, few: int = FEW
    ) -> Walks:
        """What so many games from `first` came to; lengths: whether to count them by number of throws too.

        `few`: a smaller batch is left to the plain loops.
        """
        if count < few or self.chain.root < 0:
            return plain.walks(self.chain, seed, first, count, stream, lengths)
        compiled = kernels("pillarbox.solve._kernels_chain")
        if compiled is None or self._widest >= WIDE:
            return plain.walks(self.chain, seed, first, count, stream, lengths)
        if lengths or self._lanes is None:
            return self._by_one(compiled, seed, first, count, stream, lengths)
        step = 2 * compiled.PAIRS
        odd = first % 2
        most = (count - odd) // step * step
        parts = []
        if odd:
            parts.append(self._by_one(compiled, seed, first, 1, stream))
        if most:
            parts.append(self._in_step(compiled, seed, first + odd, most, stream))
        if left := count - odd - most:
            parts.append(self._by_one(compiled, seed, first + odd + most, left, stream))
        return added(parts)

    def _by_one(
        self, compiled: Any, seed: int, first: int, count: int, stream: int, lengths: bool = False
    ) -> Walks:
        import numpy as np

        chain = self.chain
        ends = np.zeros(len(chain.endings), np.int64)
        by_length = np.zeros(chain.cap + 1 if lengths else 0, np.int64)
        keys = np.uint64(stream), np.uint64(seed & LOW), np.uint64(seed >> 32)
        total = compiled.walk(first, count, *keys, *self._rows, chain.root, chain.cap, ends, by_length)
        return Walks(tuple(ends.tolist()), int(total), tuple(by_length.tolist()))

    def _in_step(self, compiled: Any, seed: int, first: int, count: int, stream: int) -> Walks:
        import numpy as np

        assert self._lanes is not None
        opening, later, shape, draws = self._lanes
        nodes, endings = len(self.chain.ways), len(self.chain.endings)
        ends = np.zeros(nodes + endings * draws, np.int64)
        keys = np.uint64(stream), np.uint64(seed & LOW), np.uint64(seed >> 32)
        made = int(compiled.lanes(first, count // 2, *keys, opening, later, shape, ends))
        # An ending has a place for each number of draws that its last look-up had left over.
        found = ends[nodes:].reshape(endings, draws)
        unused = int((found * np.arange(draws)).sum())
        return Walks(tuple(found.sum(axis=1).tolist()), count * self._first_draws + made - unused)

    @cached_property
    def _rows(self) -> tuple[Any, ...]:
        """The nodes as arrays: where each one's ways begin, the ways, throws, endings where the cap stops."""
        import numpy as np

        chain = self.chain
        begin = np.concatenate(([0], np.cumsum([len(row) for row in chain.ways]))).astype(np.int64)
        ways = np.array([to for row in chain.ways for to in row], np.int32)
        return begin, ways, np.array(chain.throws, np.int64), np.array(chain.stands, np.int64)

    @cached_property
    def _widest(self) -> int:
        return max(map(len, self.chain.ways))

    @cached_property
    def _first_draws(self) -> int:
        """How many draws the first look-up takes."""
        whole, count = len(self.chain.ways[0]), 1
        while whole ** (count + 1) <= WIDE:
            count += 1
        return count

    @cached_property
    def _lanes(self) -> tuple[Any, Any, Any, int] | None:
        """The tables of look-ups, the shape `lanes` asks for, and the places of an ending; None where walks
        may be too long for one word, draw from different ranges, or be cut by the cap.
        """
        import numpy as np

        chain = self.chain
        whole = len(chain.ways[0])
        uneven = any(len(row) != whole for row in chain.ways) or not all(chain.throws)
        if uneven or chain.longest is None or not 1 < whole <= WIDE or chain.longest > plain.digits(whole):
            return None
        if chain.longest > chain.cap:
            return None
        nodes, endings = len(chain.ways), len(chain.endings)
        # A node or nodes + ending, with the draws made in the bits above.
        single = np.array(chain.ways, np.int64)
        single = np.where(single < 0, nodes + ~single, single)
        stay = np.arange(nodes, nodes + endings)[:, None].repeat(whole, axis=1)
        table = np.concatenate((single | USED, stay))
        opening = table[chain.root]
        for _ in range(self._first_draws - 1):
            opening = _then(opening, table)
        later, per = table, 1
        if nodes * whole * whole * 2 <= TABLE:
            later, per = _then(table, table).reshape(len(table), -1), 2
        draws = max(self._first_draws, per)
        kind = np.uint16 if nodes + endings * draws < 1 << 16 else np.uint32
        most = -(-max(0, chain.longest - self._first_draws) // per)
        shape = np.array([whole**self._first_draws, later.shape[1], most, nodes, per], np.int64)
        places = nodes, draws
        return (
            _placed(opening.reshape(-1), self._first_draws, *places).astype(kind),
            _placed(later[:nodes].reshape(-1), per, *places).astype(kind),
            shape,
            draws,
        )


USED = 1 << 32
"""Added to an entry for each draw that is made on the way to it."""


def _then(before: Any, table: Any) -> Any:
    """One more draw after each entry."""
    after = table[before & (USED - 1)] + (before & ~(USED - 1))[..., None]
    return after.reshape(*before.shape[:-1], -1)


def _placed(entries: Any, whole: int, nodes: int, draws: int) -> Any:
    """Entries as the loops read them: nodes as they are, endings told apart by the draws left over."""
    import numpy as np

    to, used = entries & (USED - 1), entries >> 32
    return np.where(to < nodes, to, nodes + (to - nodes) * draws + whole - used)


def added(parts: list[Walks]) -> Walks:
    """What several batches came to together."""
    return Walks(
        tuple(map(sum, zip(*(part.ends for part in parts)))),
        sum(part.throws for part in parts),
        tuple(map(sum, zip(*(part.lengths for part in parts)))),
    )
