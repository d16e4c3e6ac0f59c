"""Turns of a fixed policy as chains: what each of the bots that look at their own box only does anywhere.

Made once of a ruleset and a policy. Must never decide what a throw allows, nor walk itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box._plain import problem
from pillarbox.games.shut_the_box.ends import End, end_of
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.solve import counts_cap, solution_at
from pillarbox.solve.chain import Chain, finish
from pillarbox.solve.policy import STOP, Solution
from pillarbox.solve.solver import SMALL
from pillarbox.solve.takeaway import Problem, lines
from pillarbox.solve.walking import Walker

MOST_ENTRIES = 1 << 24
"""A chain of more ways than this is not made."""

Sets = Sequence[tuple[int, Any]]
"""Sets that a throw allows, as bits, with what they are worth to the perfect player (else 0)."""

Numbers = Callable[[int], list[int]]
"""The numbers of a set's tiles, highest first."""

THUMBS: dict[str, Callable[[Numbers, list[int]], int]] = {
    "highest-first": lambda numbers, sets: max(sets, key=numbers),
    "fewest-tiles": lambda numbers, sets: max(sets, key=lambda bits: (-bits.bit_count(), numbers(bits))),
    "most-tiles": lambda numbers, sets: min(sets, key=lambda bits: (-bits.bit_count(), numbers(bits)[::-1])),
}
"""The rules of thumb of `bots.py`: which set they shut."""

POLICIES = ("random", *THUMBS, "perfect")


class _At(NamedTuple):
    """Before a throw: the places open, markers held, and the throws made as far as they matter."""

    mask: int
    spares: int
    made: int


def chain(ruleset: Ruleset, policy: str, seat: int = 0, alone: bool = True) -> Chain:
    """A seat's turn under this policy; its endings are `End`s.

    Raises Refused for a turn of too many positions, or where `perfect` cannot calculate.
    """
    return _chain(ruleset, policy, seat, alone)


@lru_cache(maxsize=32)
def _chain(ruleset: Ruleset, policy: str, seat: int, alone: bool) -> Chain:
    turn = problem(ruleset, seat, None, alone)
    if turn.positions > SMALL:
        raise Refused(say("lab-too-big", positions=turn.positions, most=SMALL))
    if policy == "perfect":
        solution_at(ruleset, "score", seat, alone, turn.start, 0, ruleset.cap - 1)
    return _Maker(ruleset, policy, seat, alone, turn).made()


@lru_cache(maxsize=32)
def walker(ruleset: Ruleset, policy: str, seat: int = 0, alone: bool = True) -> Walker:
    """What walks the chain, its tables kept. Raises Refused as `chain` does."""
    return Walker(chain(ruleset, policy, seat, alone))


class _Maker:
    """Makes the nodes of a chain, each when it is first met."""

    def __init__(self, ruleset: Ruleset, policy: str, seat: int, alone: bool, turn: Problem) -> None:
        self.ruleset, self.policy, self.seat, self.alone, self.turn = ruleset, policy, seat, alone, turn
        self.lines = {line.mask: line for line in lines(turn)}
        self.layout = tables(ruleset).layout
        self.capped = counts_cap(ruleset, seat, alone)
        self.numbers = lru_cache(maxsize=1 << 12)(self._numbers)
        self.nodes: dict[Any, int] = {}
        self.ways: list[list[int]] = []
        self.throws: list[bool] = []
        self.stands: list[int] = []
        self.endings: dict[End, int] = {}
        self.waiting: list[tuple[int, Callable[[], list[int]]]] = []
        self.entries = 0

    def made(self) -> Chain:
        """The whole chain."""
        root = self._before(_At(self.turn.start, 0, 0))
        while self.waiting:
            node, draw = self.waiting.pop()
            self.ways[node] = draw()
            self.entries += len(self.ways[node])
            if self.entries > MOST_ENTRIES:
                raise Refused(say("lab-too-big", positions=len(self.ways), most=SMALL))
        return finish(self.ways, self.throws, self.stands, [*self.endings], root, self.ruleset.cap)

    def _numbers(self, bits: int) -> list[int]:
        return sorted((self.layout.numbers[p] for p in self.layout.places(bits)), reverse=True)

    def _node(self, key: Any, draw: Callable[[], list[int]], throws: bool, stands: int = -1) -> int:
        """The node with this key, made now if it is new; `draw` lists its ways later."""
        if key not in self.nodes:
            self.nodes[key] = len(self.ways)
            self.waiting.append((len(self.ways), draw))
            self.ways.append([])
            self.throws.append(throws)
            self.stands.append(stands)
        return self.nodes[key]

    def _end(self, mask: int, how: str) -> int:
        ending = end_of(self.ruleset, mask, self.lines[mask].points, how)
        return ~self.endings.setdefault(ending, len(self.endings))

    def _either(self, key: Any, targets: Sequence[int], stands: int = -1) -> int:
        """A choice that is left to chance."""
        if len(set(targets)) == 1:
            return targets[0]
        return self._node((key, tuple(targets)), lambda: list(targets), False, stands)

    # Before a throw.

    def _before(self, at: _At) -> int:
        """Where a seat stands before a throw, the box being as it is: a node or an ending."""
        if not at.mask:
            return self._end(0, "end")
        if self.capped and at.made >= self.ruleset.cap:
            return self._end(at.mask, "end")
        first = not at.made
        stands = -1 if first else ~self._end(at.mask, "end")
        choices = self._rolls(at)
        targets = [self._end(at.mask, "end") if r == STOP else self._roll(at, r, stands) for r in choices]
        if len(targets) == 1:
            return targets[0]
        return self._node(("dice", at), lambda: targets, False, stands)

    def _rolls(self, at: _At) -> list[int]:
        """The rolls the policy may choose here, all equally likely."""
        line = self.lines[at.mask]
        first = not at.made
        if self.policy == "perfect":
            table = self._table(at)
            return [table.first(table.rolls(at.mask, at.spares, first))[0]]
        if self.policy == "random":
            return [*line.rolls, *([STOP] if self.turn.stops and not first else [])]
        exposed = self.layout.exposed(at.mask)
        low = all(self.layout.numbers[p] <= self.ruleset.sides for p in self.layout.places(exposed))
        return [line.rolls[0] if low else line.rolls[-1]]

    def _table(self, at: _At) -> Solution:
        left = self.ruleset.cap - at.made - 1
        return solution_at(self.ruleset, "score", self.seat, self.alone, at.mask, at.spares, left)

    # A throw.

    def _roll(self, at: _At, r: int, stands: int) -> int:
        return self._node((at, r), lambda: self._outcomes(at, r), True, stands)

    def _outcomes(self, at: _At, r: int) -> list[int]:
        """Where each outcome of a roll leads."""
        roll, line = self.turn.rolls[r], self.lines[at.mask]
        first = not at.made
        sets: dict[int, list[int]] = {}
        for group, bits, _ in line.moves:
            if not (first and self.turn.demands) or bits & self.turn.demands:
                sets.setdefault(group, []).append(bits)
        found = [self._end(at.mask, "lost")] * roll.lost if roll.lost else []
        for group, weight in enumerate(roll.weights):
            if weight:
                earns = self.turn.earns[group]
                to = self._shut(at, sets[group], earns) if group in sets else self._useless(at, earns)
                found += [to] * weight
        return found

    def _made(self, at: _At) -> int:
        """The throws made after one more, as far as they matter."""
        return at.made + 1 if self.capped else 1

    def _shut(self, at: _At, sets: list[int], earns: bool) -> int:
        spares, made = at.spares + earns, self._made(at)
        if len(sets) > 1 and self.policy in THUMBS:
            sets = [THUMBS[self.policy](self.numbers, sets)]
        elif len(sets) > 1 and self.policy == "perfect":
            table = self._table(at)
            worth = [(bits, table.after(at.mask ^ bits, spares)) for bits in sets]
            sets = [table.first(worth)[0]]
        return self._either("sets", [self._left(_At(at.mask ^ bits, spares, made)) for bits in sets])

    def _left(self, at: _At) -> int:
        """A set is shut: a lone player's tile may come up again."""
        flips = self.turn.flips
        if not flips or not at.mask:
            return self._before(at)
        gone = [*self.layout.places(self.turn.start & ~at.mask)]

        def draw() -> list[int]:
            back = [self._before(at._replace(mask=at.mask | 1 << p)) for p in gone for _ in range(flips)]
            stays = self._before(at) if flips < 100 else 0
            return [stays] * ((100 - flips) * len(gone)) + back

        return self._node(("flip", at), draw, False)

    def _useless(self, at: _At, earns: bool) -> int:
        made = self._made(at)
        if not at.made and self.turn.demands:
            return self._end(at.mask, "first")
        if earns or at.spares:
            return self._before(_At(at.mask, at.spares - 1 + earns, made))
        if self.turn.useless == "pass":
            return self._before(at._replace(made=made))
        gone = [*self.layout.places(self.turn.start & ~at.mask)]
        if self.turn.useless == "reopen" and gone:
            return self._reopen(at._replace(made=made), self._table(at) if self.policy == "perfect" else None)
        return self._end(at.mask, "end")

    def _reopen(self, at: _At, table: Solution | None) -> int:
        """One shut tile must be opened again."""
        bits = [1 << p for p in self.layout.places(self.turn.start & ~at.mask)]
        if table is not None:
            bits = [table.first(table.reopenings(at.mask, at.spares))[0]]
        elif self.policy in THUMBS:
            bits = [min(bits, key=self.numbers)]
        return self._either("reopen", [self._before(at._replace(mask=at.mask | bit)) for bit in bits])
