"""A take-away turn as a graph: endings, and positions with the throws that lead from one to another.

Where `takeaway.Problem` says what may be taken, a graph says where every throw leads, endings told apart by
what they are worth to somebody who plays against others. One graph serves any number of players' wishes: its
endings are given a worth, and every position follows. Must never know a game by name, nor import numpy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import lcm
from operator import floordiv
from typing import Any, NamedTuple

from pillarbox.solve.sweep import FLOATS, FRACTIONS, Arithmetic
from pillarbox.solve.takeaway import Line, Problem, Roll

Ending = Callable[[int, int, str], Any]
"""(bits that stand, points, how) -> what the ending is. how: "end" for a useless throw, stopping, or nothing
left; "lost" for a throw that ends the turn at once; "first" for a first throw that misses its demand. The
answer must be hashable.
"""

TOLERANCE = 1e-12


class Entry(NamedTuple):
    """Outcomes of a throw that leave the same choice: their weight, the nodes to choose from, preferred
    first.

    taken: whether a move leads there; otherwise the throw was useless.
    """

    weight: int
    targets: tuple[int, ...]
    taken: bool = True


class Way(NamedTuple):
    """A roll, or stopping: its outcomes, whose weights add up to `whole`."""

    whole: int
    entries: tuple[Entry, ...]


class Graph(NamedTuple):
    """endings: what nodes 0, 1, ... stand for. ways: by later node the ways to go on, preferred first, each
    leading to earlier nodes only (to itself too if `loops` were kept). masks, spares: by later node the bits
    that stand, and the spares held. root: where the turn begins.
    """

    endings: tuple[Any, ...]
    ways: tuple[tuple[Way, ...], ...]
    masks: tuple[int, ...]
    spares: tuple[int, ...]
    root: int

    @property
    def size(self) -> int:
        """The number of nodes, endings included."""
        return len(self.endings) + len(self.ways)

    @property
    def edges(self) -> int:
        """The number of targets of all entries: what a sweep costs."""
        return sum(len(entry.targets) for ways in self.ways for way in ways for entry in way.entries)


def graph(problem: Problem, listed: Sequence[Line], ending: Ending, loops: bool = False) -> Graph:
    """The graph of a game whose positions do not come back.

    loops: whether a throw that changes nothing is kept as such; otherwise it is thrown again at once, which
    leaves the chances of the other outcomes in proportion. Such a throw may not be all there is. With loops,
    standing as it is counts as an ending at every position.
    """
    return _Builder(problem, ending, loops).build(listed)


class _Builder:
    def __init__(self, problem: Problem, ending: Ending, loops: bool) -> None:
        self.problem = problem
        self.ending = ending
        self.loops = loops
        self.endings: dict[Any, int] = {}
        self.nodes: dict[tuple[int, int], int] = {}
        self.ways: list[tuple[Way, ...]] = []

    def build(self, listed: Sequence[Line]) -> Graph:
        """Number nodes from 0 and endings from -1 down, then put the endings first."""
        problem = self.problem
        pieces = problem.start.bit_count()
        at = []
        for line in listed:
            if line.mask:
                if self.loops:
                    self._end(line, "end")
                for spares in range(pieces - line.mask.bit_count() + 1 if problem.spares else 1):
                    at.append((line.mask, spares))
                    self.nodes[at[-1]] = len(self.nodes)
                    self.ways.append(self._ways(line, spares, False))
        root = len(self.ways) - 1
        if problem.demands or problem.stops:
            root += 1
            at.append((problem.start, 0))
            self.ways.append(self._ways(listed[-1], 0, True))
        shift = len(self.endings)
        moved = tuple(
            tuple(
                Way(
                    whole,
                    tuple(Entry(w, tuple(t + shift if t >= 0 else ~t for t in to), k) for w, to, k in es),
                )
                for whole, es in ways
            )
            for ways in self.ways
        )
        masks, spared = zip(*at)
        return Graph(tuple(self.endings), moved, masks, spared, root + shift)

    def _end(self, line: Line, how: str) -> int:
        name = self.ending(line.mask, line.points, how)
        return ~self.endings.setdefault(name, len(self.endings))

    def _ways(self, line: Line, spares: int, first: bool) -> tuple[Way, ...]:
        problem = self.problem
        demands = problem.demands if first else 0
        moves: dict[int, list[int]] = {}
        for group, bits, _ in line.moves:
            if not demands or bits & demands:
                to = self._after(line, bits, spares + problem.earns[group])
                moves.setdefault(group, []).append(to)
        found = [self._way(problem.rolls[r], line, spares, first, moves) for r in line.rolls]
        if problem.stops and not first:
            found.append(Way(1, (Entry(1, (self._end(line, "end"),)),)))
        return tuple(found)

    def _after(self, line: Line, bits: int, spares: int) -> int:
        left = line.mask ^ bits
        if left:
            return self.nodes[left, spares]
        return ~self.endings.setdefault(self.ending(0, self._nothing(), "end"), len(self.endings))

    def _nothing(self) -> int:
        """The points once nothing stands."""
        points = self.problem.offset
        for column in self.problem.columns:
            points = points * column[0].scale + column[0].adds
        return points

    def _way(self, roll: Roll, line: Line, spares: int, first: bool, moves: dict[int, list[int]]) -> Way:
        here = self.nodes.get((line.mask, spares), 0)
        weights: dict[tuple[tuple[int, ...], bool], int] = {}
        whole = roll.whole

        def add(weight: int, targets: tuple[int, ...], taken: bool) -> None:
            weights[targets, taken] = weights.get((targets, taken), 0) + weight

        for group, weight in enumerate(roll.weights):
            if not weight:
                continue
            if group in moves:
                add(weight, tuple(moves[group]), True)
                continue
            to = self._useless(line, spares, first, self.problem.earns[group])
            if to == here and not first and not self.loops:
                whole -= weight
            else:
                add(weight, (to,), False)
        if roll.lost:
            add(roll.lost, (self._end(line, "lost"),), False)
        return Way(whole, tuple(Entry(weight, *key) for key, weight in weights.items()))

    def _useless(self, line: Line, spares: int, first: bool, earns: bool) -> int:
        problem = self.problem
        if first and problem.demands:
            return self._end(line, "first")
        if earns:
            return self.nodes[line.mask, spares]
        if spares:
            return self.nodes[line.mask, spares - 1]
        return self.nodes[line.mask, 0] if problem.useless == "pass" else self._end(line, "end")


# One player's wish: values and law, one at a time, exactly or in floats.


def numbers(game: Graph, exact: bool) -> Arithmetic:
    """Floats; or exactly: whole numbers scaled so that no division leaves a remainder where each throw takes
    a piece away (a turn then has at most one for each piece), else fractions.
    """
    if not exact:
        return FLOATS
    wholes = {way.whole for ways in game.ways for way in ways}
    whole = lcm(*wholes)
    if whole > max(wholes) or any(game.spares):
        return FRACTIONS
    return Arithmetic(whole ** game.masks[-1].bit_count(), floordiv, True)


def values(game: Graph, worth: Sequence[Any], kind: Arithmetic) -> list[Any]:
    """By node what it is worth to stand there, times the unit of the arithmetic.

    worth: by ending what it is worth, not below 0; whole numbers where the arithmetic is scaled.
    """
    found = [value * kind.unit for value in worth]
    divide = kind.divide
    for ways in game.ways:
        best = None
        for whole, entries in ways:
            total = 0
            for weight, targets, _ in entries:
                total += weight * (
                    found[targets[0]] if len(targets) == 1 else max([found[t] for t in targets])
                )
            value = divide(total, whole)
            if best is None or value > best:
                best = value
        found.append(best)
    return found


def law(game: Graph, found: Sequence[Any], kind: Arithmetic, most: float = 0.0) -> list[Any]:
    """By ending the probability, times the unit, that best play comes to it; `found` as `values` answers.

    Among equally good choices the first listed is made; floats are equally good if they differ by no more
    than TOLERANCE of the largest payment `most`: what is left where payments cancel says nothing of its
    rounding.
    """
    slack = 0 if kind.exact else TOLERANCE * most
    reach: list[Any] = [0] * game.size
    reach[game.root] = kind.unit
    divide = kind.divide
    shift = len(game.endings)
    for node in range(game.root, shift - 1, -1):
        share = reach[node]
        if not share:
            continue
        ways = game.ways[node - shift]
        whole, entries = ways[0] if len(ways) == 1 else _chosen(ways, found, kind, slack)
        for weight, targets, _ in entries:
            to = targets[0] if len(targets) == 1 else _first(targets, found, slack)
            reach[to] += divide(share * weight, whole)
    return reach[:shift]


def _chosen(ways: tuple[Way, ...], found: Sequence[Any], kind: Arithmetic, slack: float) -> Way:
    worth = [
        kind.divide(sum(e.weight * max([found[t] for t in e.targets]) for e in way.entries), way.whole)
        for way in ways
    ]
    best = max(worth)
    return next(way for way, value in zip(ways, worth) if value >= best - slack)


def _first(targets: tuple[int, ...], found: Sequence[Any], slack: float) -> int:
    best = max([found[t] for t in targets])
    return next(t for t in targets if found[t] >= best - slack)


def natural(raw: Any, kind: Arithmetic) -> Fraction | float:
    """A number without the unit."""
    return kind.natural(raw)
