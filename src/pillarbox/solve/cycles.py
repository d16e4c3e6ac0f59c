"""Take-away games whose positions may come back, solved by iteration between two bounds.

A useless throw may oblige the player to set a piece up again, or chance may set one up after a move. Then
there is no safe order, and the equation of `sweep` is iterated in place until nothing moves any more.

Where throws are counted, the values rise from 0. Any guess V of them with residual r = greatest |TV - V|, T
being one throw of best play, gives certain bounds: V / (1 + r) <= true value <= V / (1 - r), because each
throw costs 1 and so T(cV) = c TV + (1 - c). Where ends are worth something, values fall from the worst end
and rise from the best one; T is monotone, so the truth lies between the two whenever one stops, and if they
meet, play surely ends.

Must never be used where positions do not come back: one sweep is exact there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple

from pillarbox.core.message import Refused, say
from pillarbox.solve.takeaway import Line, Problem

LARGEST = 1 << 12
"""More positions than this are not iterated over."""
MOST_SWEEPS = 20_000
ENOUGH = 1e-15
"""Iteration stops when no value moves by more than this part of the greatest value or end: where everything
falls to 0, its own size would never be little enough.
"""


class _Roll(NamedTuple):
    """A roll at a position: what is certain of its value, and weights with the indices of the positions to
    choose from.
    """

    whole: int
    end: int
    moves: tuple[tuple[int, tuple[int, ...]], ...]
    again: int
    """Weight of the throws that oblige to set up a piece again."""


class _Place(NamedTuple):
    """A position by indices: its rolls, the positions after setting a piece up again, whether stopping is
    allowed.
    """

    rolls: tuple[_Roll, ...]
    reopened: tuple[int, ...]
    stops: bool


def flipped(problem: Problem, mask: int, value: Callable[[int], float]) -> float:
    """The mean of `value` once chance has left a position as it is or set up one of the gone pieces."""
    share = problem.flips / 100
    others = _set_up(problem, mask)
    return (1 - share) * value(mask) + share / len(others) * sum(value(other) for other in others)


def _set_up(problem: Problem, mask: int) -> list[int]:
    gone = problem.start & ~mask
    found = []
    while gone:
        bit = gone & -gone
        gone ^= bit
        found.append(mask | bit)
    return found


def surely_shut(problem: Problem, listed: Sequence[Line]) -> bool:
    """Whether a player can make sure from the start that everything is gone at last. Raises Refused as
    `least` does.
    """
    _refuse(problem, listed)
    return _Game(problem, listed, [0.0] * len(listed), True).sure[-1]


def _refuse(problem: Problem, listed: Sequence[Line]) -> None:
    if problem.spares:
        raise Refused(say("odds-markers-in-circles"))
    if len(listed) > LARGEST:
        raise Refused(say("odds-circles-too-big", positions=len(listed), most=LARGEST))


def least(
    problem: Problem, listed: Sequence[Line], ends: Sequence[float], throws: bool
) -> tuple[dict[int, list[float]], tuple[float, float]]:
    """The value of every position as a list of one, and certain bounds on that of the start.

    Raises Refused if there are too many positions, if spares can be earned (with cycles their number has no
    bound), or if the two bounds do not meet.
    """
    _refuse(problem, listed)
    game = _Game(problem, listed, ends, throws)
    if throws:
        values = game.run(0.0)
        residual = game.residual(values)
        start = values[-1]
        if residual >= 1 or start == inf:
            raise Refused(say("odds-no-certificate"))
        bounds = start / (1 + residual), start / (1 - residual)
    else:
        values = game.run(max(ends))
        bounds = game.run(min(ends))[-1], values[-1]
        if bounds[1] - bounds[0] > 1e-9 * max(1.0, *map(abs, bounds)):
            raise Refused(say("odds-no-certificate"))
    return {line.mask: [value] for line, value in zip(listed, values)}, bounds


class _Game:
    def __init__(self, problem: Problem, listed: Sequence[Line], ends: Sequence[float], throws: bool) -> None:
        self.ends = [float(end) for end in ends]
        self.cost = 1.0 if throws else 0.0
        self.flips = problem.flips / 100
        index = {line.mask: i for i, line in enumerate(listed)}
        self.others = [tuple(index[to] for to in _set_up(problem, line.mask)) for line in listed]
        self.places = [_place(problem, line, index) for line in listed]
        self.sure = self._surely_shut() if throws else [True] * len(listed)

    def run(self, guess: float) -> list[float]:
        """Iterate from a guess for every position that is not shut until nothing moves."""
        values = [guess if sure else inf for sure in self.sure]
        for i, place in enumerate(self.places):
            if not place.rolls:
                values[i] = self.ends[i]
        after = self._after(values)
        span = max(map(abs, self.ends)) if not self.cost else 0.0
        for _ in range(MOST_SWEEPS):
            moved, scale = 0.0, span
            for i, place in enumerate(self.places):
                if place.rolls and self.sure[i]:
                    value = self._throw(i, place, values, after)
                    moved = max(moved, abs(value - values[i]))
                    scale = max(scale, abs(value))
                    values[i] = value
                    after[i] = self._settled(i, values)
            if moved <= ENOUGH * scale:
                break
        return values

    def residual(self, values: list[float]) -> float:
        """By how much one throw of best play changes a value at most, rounding included."""
        after = self._after(values)
        return max(
            abs(self._throw(i, place, values, after) - values[i]) + 1e-15 * values[i]
            for i, place in enumerate(self.places)
            if place.rolls and self.sure[i]
        )

    def _after(self, values: list[float]) -> list[float]:
        return [self._settled(i, values) for i in range(len(values))]

    def _settled(self, i: int, values: list[float]) -> float:
        """The value right after a move: chance may still set up a piece, unless everything is gone."""
        others = self.others[i]
        if not self.flips or not others or not self.places[i].rolls:
            return values[i]
        return (1 - self.flips) * values[i] + self.flips / len(others) * sum([values[o] for o in others])

    def _throw(self, i: int, place: _Place, values: list[float], after: list[float]) -> float:
        end = self.ends[i]
        best = end if place.stops else inf
        reopened = min([values[o] for o in place.reopened], default=end)
        for whole, lost, moves, again in place.rolls:
            total = lost * end + (again * reopened if again else 0.0)
            for weight, choices in moves:
                total += weight * min([after[c] for c in choices])
            best = min(best, self.cost + total / whole)
        return best

    def _surely_shut(self) -> list[bool]:
        """Where a player can make sure that the box is shut at last.

        Take away, until nothing more goes, all positions from which no play that stays among the others
        reaches the shut box.
        """
        inside = [True] * len(self.places)
        while True:
            reached = [not place.rolls for place in self.places]
            grown = True
            while grown:
                grown = False
                for i, place in enumerate(self.places):
                    if inside[i] and not reached[i] and _leads(place, inside, reached):
                        reached[i] = grown = True
            if reached == inside:
                return inside
            inside = reached


def _leads(place: _Place, inside: list[bool], reached: list[bool]) -> bool:
    """Whether some roll surely stays inside and may, choosing well, go on to a position already reached."""
    for roll in place.rolls:
        choices = [list(targets) for _, targets in roll.moves]
        if roll.again:
            choices.append(list(place.reopened))
        stays = not roll.end and all(any(inside[c] for c in targets) for targets in choices)
        if stays and any(inside[c] and reached[c] for targets in choices for c in targets):
            return True
    return False


def _place(problem: Problem, line: Line, index: dict[int, int]) -> _Place:
    if not line.mask:
        return _Place((), (), False)
    reopened = tuple(index[to] for to in _set_up(problem, line.mask)) if problem.useless == "reopen" else ()
    found = []
    for r in line.rolls:
        roll = problem.rolls[r]
        targets: dict[int, list[int]] = {}
        for group, bits, _ in line.moves:
            if roll.weights[group]:
                targets.setdefault(group, []).append(index[line.mask ^ bits])
        useless = sum(weight for group, weight in enumerate(roll.weights) if group not in targets)
        moves = tuple((roll.weights[group], tuple(choices)) for group, choices in targets.items())
        again = useless if reopened else 0
        found.append(_Roll(roll.whole, roll.lost + useless - again, moves, again))
    return _Place(tuple(found), reopened, problem.stops)
