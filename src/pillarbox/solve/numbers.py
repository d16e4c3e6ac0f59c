"""The counter-based numbers of many games in one array. Needs numpy; must never need numba by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pillarbox.solve.compiled import kernels
from pillarbox.solve.counter import LOW, Draws


def numbers(seed: int, first: int, count: int, stream: int, ranges: Sequence[int]) -> Any:
    """By game from `first`, so many, the first numbers of a stream, one below each of `ranges` in turn."""
    compiled = kernels("pillarbox.solve._kernels_chain")
    found = np.empty((count, len(ranges)), np.int64)
    if compiled is None:
        for row, game in zip(found, range(first, first + count)):
            draws = Draws(seed, game, stream)
            row[:] = [draws.below(size) for size in ranges]
        return found
    keys = np.uint64(stream), np.uint64(seed & LOW), np.uint64(seed >> 32)
    compiled.numbers(first, *keys, np.array(ranges, np.int64), found)
    return found
