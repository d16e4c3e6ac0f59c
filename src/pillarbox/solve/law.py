"""How a turn goes under perfect play: where it ends, with what probability, after how many throws.

One forward pass over the positions in the reverse order of the sweep, carrying the probability of standing
at each; where positions come back, a walk throw by throw instead. All figures hold under the tie rule of
`policy`. Must never simulate.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any, NamedTuple

from pillarbox.solve.policy import STOP, Listed, Solution

LITTLE = 1e-12
"""A walk goes on until less than this probability is still on its way."""
MOST_THROWS = 100_000


class Law(NamedTuple):
    """What perfect play comes to.

    ends: by the bits that stand at the end, its probability (0 stands for everything gone). throws: the
    expected number of throws, infinite where play may go on for ever. visits: by position the expected
    throws made there.
    """

    ends: dict[int, Any]
    throws: Any
    visits: dict[int, Any]


class Step(NamedTuple):
    """What one throw at a position may lead to under perfect play, by weights out of `whole`.

    ahead: (weight, position, spares) of the turn going on; ends: weight of it ending here.
    """

    whole: int
    ahead: list[tuple[Any, int, int]]
    ends: int


def step(solution: Solution, mask: int, spares: int, first: bool) -> Step:
    """Perfect play's next throw, or its stopping, at a position."""
    problem = solution.problem
    moves = solution.moves(mask, spares, first)
    choice, _ = solution.first(solution.rolls(mask, spares, first, moves))
    if choice == STOP:
        return Step(1, [], 1)
    roll = problem.rolls[choice]
    ahead: list[tuple[Any, int, int]] = []
    ends = roll.lost
    for group, weight in enumerate(roll.weights):
        if not weight:
            continue
        if group in moves:
            bits, _ = solution.first(moves[group])
            ahead += _moved(solution, weight, mask ^ bits, spares + problem.earns[group])
            continue
        after = _useless(solution, mask, spares, first, problem.earns[group])
        if after is None:
            ends += weight
        else:
            ahead.append((weight, *after))
    return Step(roll.whole, ahead, ends)


def _moved(solution: Solution, weight: int, mask: int, spares: int) -> list[tuple[Any, int, int]]:
    problem = solution.problem
    if not problem.flips or not mask:
        return [(weight, mask, spares)]
    gone = [1 << p for p in range(problem.start.bit_length()) if (problem.start & ~mask) >> p & 1]
    back = weight * problem.flips / 100
    return [(weight - back, mask, spares), *((back / len(gone), mask | bit, spares) for bit in gone)]


def _useless(solution: Solution, mask: int, spares: int, first: bool, earns: bool) -> tuple[int, int] | None:
    """Where a useless throw leads: position and spares, or None if it ends the turn."""
    problem = solution.problem
    if first and problem.demands:
        return None
    if earns or spares:
        return mask, spares - 1 + earns
    if problem.useless == "pass":
        return mask, spares
    if problem.useless == "reopen" and mask != problem.start:
        return mask | solution.first(solution.reopenings(mask, spares))[0], spares
    return None


def law(solution: Listed, mask: int | None = None, spares: int = 0, first: bool = True) -> Law:
    """What perfect play from a position comes to; by default from the turn's start."""
    at = solution.problem.start if mask is None else mask
    if solution.problem.cyclic:
        return _walked(solution, at, spares, first)
    if at == solution.problem.start and first and _is_plain(solution):
        return _straight(solution)
    unit: Any = solution.numbers.unit
    passing = _Pass(solution)
    passing.throw(at, spares, unit, first)
    for line in reversed(solution.lines):
        standing = passing.reach.get(line.mask)
        if standing:
            for held in range(max(standing), -1, -1):
                if held in standing:
                    passing.throw(line.mask, held, standing[held], False)
    out = solution.numbers.natural
    visits = {at: out(share) for at, share in passing.visits.items()}
    return Law({at: out(share) for at, share in passing.ends.items()}, sum(visits.values()), visits)


def _is_plain(solution: Listed) -> bool:
    """Whether every throw goes on or ends the turn, and values compare exactly."""
    problem = solution.problem
    return solution.numbers.exact and not (problem.loops or problem.flips or problem.demands or problem.stops)


def _straight(solution: Listed) -> Law:
    """The forward pass of a plain turn, in one loop: the same as `_Pass`, without its questions."""
    problem, divide, row = solution.problem, solution.numbers.divide, solution.row
    groups = len(problem.earns)
    reach: dict[int, Any] = {problem.start: solution.numbers.unit}
    ends: dict[int, Any] = {}
    visits: dict[int, Any] = {}
    for mask, rolls, _, moves in reversed(solution.lines):
        share = reach.pop(mask, 0)
        if not share:
            continue
        if not mask:
            ends[0] = share
            continue
        best: list[Any] = [None] * groups
        which = [0] * groups
        for group, bits, _ in moves:
            value = row(mask ^ bits)[0]
            if best[group] is None or value < best[group]:
                best[group], which[group] = value, bits
        chosen = rolls[0] if len(rolls) == 1 else solution.first(solution.rolls(mask))[0]
        roll = problem.rolls[chosen]
        part, ended = divide(share, roll.whole), roll.lost
        for weight, value, bits in zip(roll.weights, best, which):
            if value is None:
                ended += weight
            elif weight:
                to = mask ^ bits
                reach[to] = reach.get(to, 0) + weight * part
        if ended:
            ends[mask] = ended * part
        visits[mask] = share
    out = solution.numbers.natural
    found = {at: out(share) for at, share in visits.items()}
    return Law({at: out(share) for at, share in ends.items()}, out(sum(visits.values())), found)


class _Pass:
    """The forward pass; all its sums are in the solution's own numbers until they go out."""

    def __init__(self, solution: Listed) -> None:
        self.solution = solution
        self.reach: dict[int, dict[int, Any]] = {}
        self.ends: dict[int, Any] = {}
        self.visits: dict[int, Any] = {}

    def throw(self, mask: int, spares: int, share: Any, first: bool) -> None:
        """Pass on the chance `share` of standing here; a throw that changes nothing is made again."""
        if not mask:
            self._end(mask, share)
            return
        whole, ahead, ends = step(self.solution, mask, spares, first)
        loop = 0 if first else sum(weight for weight, to, held in ahead if (to, held) == (mask, spares))
        if loop == whole:
            self._end(mask, share)
            self.visits[mask] = inf
            return
        divide = self.solution.numbers.divide
        for weight, to, held in ahead:
            if first or (to, held) != (mask, spares):
                standing = self.reach.setdefault(to, {})
                standing[held] = standing.get(held, 0) + divide(share * weight, whole - loop)
        if ends:
            self._end(mask, divide(share * ends, whole - loop))
        if whole > 1:
            self.visits[mask] = self.visits.get(mask, 0) + divide(share * whole, whole - loop)

    def _end(self, mask: int, share: Any) -> None:
        self.ends[mask] = self.ends.get(mask, 0) + share


def _walked(solution: Solution, mask: int, spares: int, first: bool) -> Law:
    ends: dict[int, float] = {}
    visits: dict[int, float] = {}
    for _, ended, there in walk(solution, mask, spares, first):
        for at, share in ended.items():
            ends[at] = ends.get(at, 0.0) + share
        for (at, _), share in there.items():
            visits[at] = visits.get(at, 0.0) + share
    return Law(ends, sum(visits.values()), visits)


def walk(
    solution: Solution, mask: int, spares: int = 0, first: bool = True
) -> Iterator[tuple[int, dict[int, float], dict[tuple[int, int], float]]]:
    """Perfect play in floats: (number of the throw, what ended with it, where it was thrown from).

    Goes on until less than LITTLE is on its way.
    """
    there: dict[tuple[int, int], float] = {(mask, spares): 1.0}
    steps: dict[tuple[int, int], Step] = {}
    number = 0
    while there and sum(there.values()) >= LITTLE and number < MOST_THROWS:
        number += 1
        ended: dict[int, float] = {}
        coming: dict[tuple[int, int], float] = {}
        for at, share in there.items():
            if number == 1 and first:
                whole, ahead, ends = step(solution, *at, True)
            else:
                if at not in steps:
                    steps[at] = step(solution, *at, False)
                whole, ahead, ends = steps[at]
            if ends:
                ended[at[0]] = ended.get(at[0], 0.0) + share * ends / whole
            for weight, to, held in ahead:
                if to:
                    coming[to, held] = coming.get((to, held), 0.0) + share * weight / whole
                else:
                    ended[0] = ended.get(0, 0.0) + share * weight / whole
        yield number, ended, there
        there = coming
