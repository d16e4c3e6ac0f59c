"""The game of `duel` in lists: floats from both sides, and in fractions where it is small.

The twin of `duel_rows` and its kernels. Must never import numpy.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from pillarbox.solve.duel import ENOUGH, MOST_SWEEPS, TOLERANCE, Bounds, Duel, Marks, met, spread
from pillarbox.solve.graph import Way

Table = list[list[Any]]
"""By the thrower's node (the first after its endings being 0) and the other's node or ending."""


At = tuple[int, int, int]
"""A state: whose throw it is, the node, and the other's node or ending. Thrower -1: it is over, and the two
are the endings of the first and the second player.
"""

EXACT_STATES = 100
"""So many states that come back are also solved in fractions."""
EXACT_TREE = 5_000
"""... and this many that don't."""


def solve(duel: Duel, marks: tuple[Marks, ...]) -> Bounds:
    """See `duel.solve`."""
    return _Lists(duel).solve(marks)


def values(duel: Duel) -> list[Table]:
    """By player its table: what the thrower gets. Raises Refused where the bounds do not meet."""
    return _Lists(duel).bounded()[0]


class _Lists:
    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.largest = spread(duel)
        self.pays: list[Table] = [
            [
                [duel.pay(seat, a, b) for b in range(len(other.game.endings))]
                for a in range(len(mine.game.endings))
            ]
            for seat, (mine, other) in enumerate((duel.players, duel.players[::-1]))
        ]
        self.floats = [[[float(pay) for pay in row] for row in table] for table in self.pays]

    def solve(self, marks: tuple[Marks, ...]) -> Bounds:
        middle, lower, upper, sweeps = self.bounded()
        one, other = (player.game for player in self.duel.players)
        x, y = one.root - len(one.endings), other.root
        exact = self._exact(middle)
        value = middle[0][x][y] if exact is None else exact
        return Bounds(lower, upper, value, sweeps, tuple(self._mean(middle, mark) for mark in marks))

    def bounded(self) -> tuple[list[Table], float, float, int]:
        """By player the values midway between the two bounds, the bounds of the start, and the sweeps."""
        largest = self.largest
        low = [self._table(seat, -largest) for seat in (0, 1)]
        high = [self._table(seat, largest) for seat in (0, 1)]
        sweeps, moved = 0, 1.0
        while moved > 0 and sweeps < MOST_SWEEPS:
            sweeps += 1
            moved = 0.0
            # One player's lower bound and the other's upper bound feed on one another.
            for seat in (0, 1):
                moved = max(moved, self._sweep(seat, low[seat], high[1 - seat]))
                moved = max(moved, self._sweep(seat, high[seat], low[1 - seat]))
            if moved < ENOUGH and self._apart(low, high) < ENOUGH:
                break
        one, other = (player.game for player in self.duel.players)
        x, y = one.root - len(one.endings), other.root
        bounds = met(self.duel, low[0][x][y], high[0][x][y], sweeps)
        middle = [
            [[(a + b) / 2 for a, b in zip(*rows)] for rows in zip(low[seat], high[seat])] for seat in (0, 1)
        ]
        return middle, *bounds, sweeps

    def _table(self, seat: int, guess: float) -> Table:
        mine, other = self.duel.players[seat].game, self.duel.players[1 - seat].game
        return [[guess] * other.size for _ in mine.ways]

    def _apart(self, low: list[Table], high: list[Table]) -> Any:
        return max(
            abs(b - a)
            for seat in (0, 1)
            for one, other in zip(low[seat], high[seat])
            for a, b in zip(one, other)
        )

    def _sweep(self, seat: int, own: Table, others: Table) -> Any:
        """Go over one player's states once, in place; answers by how much a value moved at most."""
        moved: Any = 0
        mine = self.duel.players[seat].game
        for y in range(self.duel.players[1 - seat].game.size):
            for x, ways in enumerate(mine.ways):
                best = max(
                    sum(
                        weight * max([self._arrive(seat, t, y, taken, own, others) for t in targets])
                        for weight, targets, taken in entries
                    )
                    / whole
                    for whole, entries in ways
                )
                moved = max(moved, abs(best - own[x][y]))
                own[x][y] = best
        return moved

    def _arrive(self, seat: int, t: int, y: int, taken: bool, own: Table, others: Table) -> Any:
        """The worth of having come to node or ending t."""
        value = self._settled(seat, t, y, own, others)
        if taken and self._may_reopen(seat, t, y):
            for r in self.duel.players[seat].reopens[t]:
                value = min(value, self._settled(seat, r, y, own, others))
        return value

    def _may_reopen(self, seat: int, t: int, y: int) -> bool:
        players = self.duel.players
        if not self.duel.reopens or t < len(players[seat].game.endings):
            return False
        return self.duel.done_reopens or y >= len(players[1 - seat].game.endings)

    def _settled(self, seat: int, t: int, y: int, own: Table, others: Table) -> Any:
        pair = self._over(seat, t, y)
        if pair is not None:
            return self.floats[seat][pair[0]][pair[1]]
        players = self.duel.players
        done = len(players[1 - seat].game.endings)
        return own[t - len(players[seat].game.endings)][y] if y < done else -others[y - done][t]

    def _over(self, seat: int, t: int, y: int) -> tuple[int, int] | None:
        """The two endings if the game is over at t and y."""
        player, other = self.duel.players[seat], self.duel.players[1 - seat]
        if t >= len(player.game.endings):
            return None
        if player.cuts[t] or y < len(other.game.endings):
            return t, other.stand[y]
        return None

    # Best play, once the values are known.

    def _play(self, at: At, tables: Sequence[Table]) -> list[tuple[Fraction, At]]:
        """Where the thrower's best choices, and the other's, lead from a state, with their chances."""
        seat, x, y = at
        mine = self.duel.players[seat].game
        own, others = tables[seat], tables[1 - seat]

        def arrived(t: int, taken: bool) -> Any:
            return self._arrive(seat, t, y, taken, own, others)

        def worth(way: Way) -> Any:
            return (
                sum(e.weight * max([arrived(t, e.taken) for t in e.targets]) for e in way.entries) / way.whole
            )

        ways = mine.ways[x - len(mine.endings)]
        way = self._first(ways, [worth(way) for way in ways])
        found = []
        for weight, targets, taken in way.entries:
            t = self._first(targets, [arrived(t, taken) for t in targets])
            if taken and self._may_reopen(seat, t, y):
                choices = (t, *self.duel.players[seat].reopens[t])
                t = self._first(choices, [-self._settled(seat, r, y, own, others) for r in choices])
            found.append((Fraction(weight, way.whole), self._next(seat, t, y)))
        return found

    def _first(self, choices: Sequence[Any], worths: Sequence[Any]) -> Any:
        """The first choice that is as good as the best."""
        best = max(worths)
        slack = 0 if isinstance(best, Fraction) else TOLERANCE * self.largest
        return next(choice for choice, worth in zip(choices, worths) if worth >= best - slack)

    def _next(self, seat: int, t: int, y: int) -> At:
        over = self._over(seat, t, y)
        if over is not None:
            return (-1, *(over if seat == 0 else over[::-1]))
        done = y < len(self.duel.players[1 - seat].game.endings)
        return (seat, t, y) if done else (1 - seat, y, t)

    def _mean(self, tables: Sequence[Table], marked: Marks) -> float:
        """The mean of the marks under best play, by going over the states it comes to until nothing moves."""
        one, other = (player.game for player in self.duel.players)
        start = (0, one.root, other.root)
        plays: dict[At, list[tuple[Fraction, At]]] = {}
        waiting = [start]
        while waiting:
            at = waiting.pop()
            if at[0] >= 0 and at not in plays:
                plays[at] = self._play(at, tables)
                waiting += [after for _, after in plays[at]]
        listed = {at: [(float(p), after) for p, after in play] for at, play in reversed(plays.items())}
        found = dict.fromkeys(listed, 0.0)

        def mark(at: At) -> float:
            return marked[at[1]][at[2]] if at[0] < 0 else found[at]

        moved = 1.0
        while moved > 1e-16:
            moved = 0.0
            for at, play in listed.items():
                value = sum(p * mark(after) for p, after in play)
                moved = max(moved, abs(value - found[at]))
                found[at] = value
        return found[start]

    # Fractions.

    def _exact(self, tables: Sequence[Table]) -> Fraction | None:
        """The exact value, where states don't come back or are few enough for a system of equations."""
        duel = self.duel
        if duel.comes_back:
            return self._by_equations(tables) if duel.states <= EXACT_STATES else None
        return self._by_recursion() if duel.states <= EXACT_TREE else None

    def _by_recursion(self) -> Fraction:
        @cache
        def value(at: At) -> Fraction:
            """What the thrower gets."""
            seat, x, y = at
            ways = self.duel.players[seat].game.ways[x - len(self.duel.players[seat].game.endings)]
            return max(
                sum(
                    (e.weight * max([after(seat, t, y) for t in e.targets]) for e in way.entries), Fraction(0)
                )
                / way.whole
                for way in ways
            )

        def after(seat: int, t: int, y: int) -> Fraction:
            thrower, one, other = self._next(seat, t, y)
            if thrower < 0:
                return self.duel.pay(seat, *((one, other) if seat == 0 else (other, one)))
            return value((thrower, one, other)) * (1 if thrower == seat else -1)

        one, other = (player.game for player in self.duel.players)
        return value((0, one.root, other.root))

    def _by_equations(self, tables: Sequence[Table]) -> Fraction | None:
        """Solve for the values of what seems best play; None if something proves better."""
        players = self.duel.players
        states = [
            (seat, x + len(mine.game.endings), y)
            for seat, (mine, other) in enumerate((players, players[::-1]))
            for x in range(len(mine.game.ways))
            for y in range(other.game.size)
        ]
        index = {at: i for i, at in enumerate(states)}
        rows = []
        for at in states:
            row = [Fraction(0)] * (len(states) + 1)
            row[index[at]] += 1
            for p, (seat, one, other) in self._play(at, tables):
                if seat < 0:
                    row[-1] += p * self.duel.pay(at[0], *((one, other) if at[0] == 0 else (other, one)))
                else:
                    row[index[seat, one, other]] -= p if seat == at[0] else -p
            rows.append(row)
        found = eliminated(rows)
        if found is None:
            return None
        exact = [self._table(seat, 0) for seat in (0, 1)]
        for (seat, x, y), value in zip(states, found):
            exact[seat][x - len(players[seat].game.endings)][y] = value
        self.floats = self.pays
        if any(self._sweep(seat, exact[seat], exact[1 - seat]) for seat in (0, 1)):
            return None
        return found[index[0, players[0].game.root, players[1].game.root]]


def eliminated(rows: list[list[Fraction]]) -> list[Fraction] | None:
    """The solution of linear equations, each with its right side last; None if there isn't exactly one."""
    size = len(rows)
    for k in range(size):
        pivot = next((i for i in range(k, size) if rows[i][k]), None)
        if pivot is None:
            return None
        rows[k], rows[pivot] = rows[pivot], rows[k]
        head = rows[k] = [value / rows[k][k] for value in rows[k]]
        for i, row in enumerate(rows):
            if i != k and row[k]:
                factor = row[k]
                rows[i] = [a - factor * b for a, b in zip(row, head)]
    return [row[-1] for row in rows]
