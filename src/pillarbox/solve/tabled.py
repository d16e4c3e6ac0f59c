"""Take-away games too big for lists: values in one array over all positions, filled by kernels or their
numpy twin.

The array has the order of `takeaway.lines`: a position's index is made of its columns' options as digits. It
is cut into blocks that share their first columns; what depends on a position alone (bits, exposed numbers,
points) is put together from a table for the blocks and one for the places within a block, so that nothing
but the values takes memory. Must never be used for spares, or for positions that come back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pillarbox.core.message import Refused, say
from pillarbox.solve import fast
from pillarbox.solve.law import step
from pillarbox.solve.policy import Aim, Solution
from pillarbox.solve.sweep import FLOATS
from pillarbox.solve.takeaway import Option, Problem

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

BLOCK = 1 << 11
"""Blocks have about so many positions: their values stay in the fastest memory."""


class Half(NamedTuple):
    """Positions of some columns alone: bits, exposed numbers, and points as `adds` after scaling
    by `scale`.
    """

    mask: Ints
    exposed: Ints
    adds: Floats
    scale: Floats


class Form(NamedTuple):
    """A problem as arrays, in the words of `Problem`; moves sorted by group, `delta` is how far a move's
    index leads.

    usual, special: bit r set where roll r is offered. low: the bits of the columns within a block. totals:
    by group the sum that its sets have, if sets are all those with that sum and pieces stand in one row,
    else empty; `numbers` are then the pieces', last column first. The rest says what it is worth to end at a
    position (see `Aim`; the aim by its place in the list points, gone, at-most, at-least): points are
    block_adds * place_scale + place_adds.
    """

    block_mask: Ints
    block_exposed: Ints
    place_mask: Ints
    place_exposed: Ints
    low: int
    group: Ints
    bits: Ints
    needs: Ints
    delta: Ints
    weights: Floats
    lost: Floats
    whole: Floats
    usual: int
    special: int
    most: int
    gone: int
    pieces: int
    passes: bool
    stops: bool
    totals: Ints
    numbers: Ints
    lanes: int
    block_adds: Floats
    place_adds: Floats
    place_scale: Floats
    aim: int
    goal: float
    sign: float


class Tabled(Solution):
    """A solution in one array, in floats."""

    def __init__(self, problem: Problem, aim: Aim) -> None:
        """Solve now. Raises Refused where it cannot be done here: library, memory, or kind of game."""
        super().__init__(problem, aim, FLOATS)
        if problem.spares or problem.cyclic or aim.worst or aim.throws or problem.refine is not None:
            raise Refused(say("odds-too-big", positions=problem.positions))
        self._engine = fast.engine(problem.positions, len(problem.moves))
        fast.check_memory(8 * problem.positions)
        totals = _totals(problem)
        lanes = _lanes(problem, totals)
        if lanes:
            problem = self.problem = problem._replace(columns=_reordered(problem, lanes))
        self._digits = _digits(problem)
        self._blocks, self._places = _halves(problem)
        self.form = _form(problem, aim, self._digits, self._blocks, self._places, totals, lanes)
        self.values = self._worth()
        self._engine.sweep(self.values, self.form)

    def _worth(self) -> Floats:
        """What it is worth to end at each position, less being better."""
        values = np.empty((len(self._blocks.mask), len(self._places.mask)))
        aim = self.aim
        for row, points in zip(values, self._points()):
            if aim.of == "points":
                row[:] = points
            elif aim.of == "gone":
                row[:] = 0.0
            else:
                row[:] = points <= aim.goal if aim.of == "at-most" else points >= aim.goal
        if aim.of == "gone" and not self._blocks.mask[0] | self._places.mask[0]:
            values[0, 0] = 1.0
        values *= self._sign
        return values.reshape(-1)

    def _points(self) -> Iterator[Floats]:
        """The points of the positions, block by block."""
        for adds in self._blocks.adds:
            yield adds * self._places.scale + self._places.adds

    def index(self, mask: int) -> int:
        """The place of a position in the array."""
        found = 0
        for column, digit in self._digits:
            found += digit * next(
                i for i, option in enumerate(column) if option.standing == mask & column[-1].standing
            )
        return found

    def row(self, mask: int) -> Sequence[Any]:
        """The value before a throw, as it is kept, as a list of one."""
        return (float(self.values[self.index(mask)]),)

    def law(self) -> tuple[dict[int, float], float, float, float, float]:
        """The turn under perfect play, as `solver.Summary` says it."""
        problem = self.problem
        fast.check_memory(8 * problem.positions)
        reach = np.zeros(problem.positions)
        whole, ahead, ends = step(self, problem.start, 0, True)
        for weight, to, _ in ahead:
            reach[self.index(to)] += weight / whole
        throws = 1.0 + fast.forward(self._engine, self.values, reach, self.form)
        reach[-1] += ends / whole
        gone = float(reach[0]) if not int(self._blocks.mask[0] | self._places.mask[0]) else 0.0
        return *self._spread(reach.reshape(len(self._blocks.mask), -1)), gone, throws

    def _spread(self, ended: Floats) -> tuple[dict[int, float], float, float]:
        mean = sum(float(share @ points) for share, points in zip(ended, self._points()))
        variance = sum(float(share @ (points - mean) ** 2) for share, points in zip(ended, self._points()))
        if any(option.scale > 1 for column in self.problem.columns for option in column):
            return {}, mean, variance
        size = 1 + int(max(points.max() for points in self._points()))
        law = np.zeros(size)
        for share, points in zip(ended, self._points()):
            law += np.bincount(points.astype(np.int64), share, size)
        return {int(p): float(law[p]) for p in np.flatnonzero(law)}, mean, variance


def _digits(problem: Problem) -> list[tuple[tuple[Option, ...], int]]:
    """The columns with what one step of their options adds to an index; the last column is the
    lowest digit.
    """
    found = []
    digit = 1
    for column in reversed(problem.columns):
        found.append((column, digit))
        digit *= len(column)
    return found[::-1]


def _halves(problem: Problem) -> tuple[Half, Half]:
    """The columns cut in two: those that name a block, and those of the places within it."""
    inner = 1
    cut = len(problem.columns)
    while cut and inner * len(problem.columns[cut - 1]) <= BLOCK:
        cut -= 1
        inner *= len(problem.columns[cut])
    return _half(problem.columns[:cut], problem.offset), _half(problem.columns[cut:], 0)


def _half(columns: tuple[tuple[Option, ...], ...], offset: int) -> Half:
    mask, exposed = np.zeros(1, np.int64), np.zeros(1, np.int64)
    adds, scale = np.full(1, float(offset)), np.ones(1)
    for column in columns:
        standing = np.array([option.standing for option in column], np.int64)
        number = np.array([option.number for option in column], np.int64)
        more = np.array([float(option.adds) for option in column])
        times = np.array([float(option.scale) for option in column])
        mask = (mask[:, None] | standing).reshape(-1)
        exposed = (exposed[:, None] + number).reshape(-1)
        adds = (adds[:, None] * times + more).reshape(-1)
        scale = (scale[:, None] * times).reshape(-1)
    return Half(mask, exposed, adds, scale)


def _form(
    problem: Problem,
    aim: Aim,
    digits: list[tuple[tuple[Option, ...], int]],
    blocks: Half,
    places: Half,
    totals: list[int],
    lanes: int,
) -> Form:
    moves, offers = problem.moves, problem.offers
    return Form(
        block_mask=blocks.mask,
        block_exposed=blocks.exposed,
        place_mask=places.mask,
        place_exposed=places.exposed,
        low=int(np.bitwise_or.reduce(places.mask)),
        group=np.array([move.group for move in moves], np.int64),
        bits=np.array([move.bits for move in moves], np.int64),
        needs=np.array([move.needs for move in moves], np.int64),
        delta=np.array([_delta(move.bits, digits) for move in moves], np.int64),
        weights=np.array([roll.weights for roll in problem.rolls], np.float64),
        lost=np.array([roll.lost for roll in problem.rolls], np.float64),
        whole=np.array([roll.whole for roll in problem.rolls], np.float64),
        usual=sum(1 << r for r in offers.usual),
        special=sum(1 << r for r in offers.special),
        most=offers.most if offers.special else -1,
        gone=offers.gone,
        pieces=offers.pieces,
        passes=problem.useless == "pass",
        stops=problem.stops,
        totals=np.array(totals, np.int64),
        numbers=np.array([column[-1].number for column in _movable(problem)][::-1], np.int64),
        lanes=lanes,
        block_adds=blocks.adds,
        place_adds=places.adds,
        place_scale=places.scale,
        aim=("points", "gone", "at-most", "at-least").index(aim.of),
        goal=float(aim.goal),
        sign=-1.0 if aim.highest else 1.0,
    )


def _delta(bits: int, digits: list[tuple[tuple[Option, ...], int]]) -> int:
    """By how much taking these pieces away lowers an index: each leads one option of its column back."""
    return sum(digit * (bits & column[-1].standing).bit_count() for column, digit in digits)


def _movable(problem: Problem) -> list[tuple[Option, ...]]:
    return [column for column in problem.columns if len(column) > 1]


def _totals(problem: Problem) -> list[int]:
    """By group the sum of its sets, if the pieces stand in one row and its moves are exactly all sets with
    that sum.
    """
    if any(len(column) > 2 for column in problem.columns) or any(move.needs for move in problem.moves):
        return []
    number = {column[1].standing: column[1].number for column in _movable(problem)}
    sets: dict[int, set[int]] = {}
    for move in problem.moves:
        sets.setdefault(move.group, set()).add(move.bits)
    totals = [
        sum(n for bit, n in number.items() if bit & next(iter(sets[group]))) if group in sets else 0
        for group in range(len(problem.earns))
    ]
    sums = {0: 0}
    for bit, n in number.items():
        sums |= {bits | bit: total + n for bits, total in sums.items() if total + n <= max(totals)}
    by_sum: dict[int, set[int]] = {}
    for bits, total in sums.items():
        by_sum.setdefault(total, set()).add(bits)
    return totals if all(by_sum[totals[group]] == found for group, found in sets.items()) else []


def _lanes(problem: Problem, totals: list[int]) -> int:
    """How many of the largest pieces a block of the fast kernel has; 0 where it does not fit the game.

    No two of them may add to a sum that is thrown. About half of the pieces is best, as measured.
    """
    numbers = sorted((column[1].number for column in _movable(problem)), reverse=True) if totals else []
    if len(numbers) < 9 or problem.useless != "out":
        return 0
    fits = 1 + sum(one + other > max(totals) for one, other in pairwise(numbers))
    lanes = min(fits, len(numbers) // 2 - 1, 11)
    return lanes if lanes >= 3 else 0


def _reordered(problem: Problem, lanes: int) -> tuple[tuple[Option, ...], ...]:
    """The columns so that what a block depends on was computed lately: the large pieces in its low bits,
    then the smallest ones, which most sets are made of. Left as they are where points depend on the order.
    """
    if any(option.scale != 1 for column in problem.columns for option in column):
        return problem.columns
    fixed = [column for column in problem.columns if len(column) == 1]
    rising = sorted(_movable(problem), key=lambda column: column[1].number)
    return (*fixed, *rising[-lanes - 1 :: -1], *rising[-lanes:])
