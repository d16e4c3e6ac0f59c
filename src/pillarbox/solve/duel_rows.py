"""The game of `duel` in arrays, driven from both sides, and the numpy twin of the compiled loops.

A player's table has a row for each own node that is no ending, and a column for each node or ending of the
other. Must never be imported where numpy may be missing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pillarbox.solve.duel import ENOUGH, MOST_SWEEPS, TOLERANCE, Bounds, Duel, Marks, met, spread
from pillarbox.solve.rows import Flat, flatten

Floats = NDArray[np.float64]


class Rules(NamedTuple):
    """What a player may meet, in arrays: by own and other ending the pay, by own ending whether it ends the
    game, by the other's node the ending it stands for; where pieces may be set up: by own node the nodes
    more[more_at[t]] up to the next; by entry whether a piece was taken.
    """

    pays: Floats
    cuts: NDArray[np.bool_]
    stand: NDArray[np.int32]
    reopens: bool
    done_reopens: bool
    more_at: NDArray[np.int32]
    more: NDArray[np.int32]
    taken: NDArray[np.bool_]


class Side(NamedTuple):
    """One player: rules, graph, and the difference up to which values are equally good."""

    rules: Rules
    flat: Flat
    slack: float


def _side(duel: Duel, seat: int) -> Side:
    player, other = duel.players[seat], duel.players[1 - seat]
    pays = [
        [float(duel.pay(seat, a, b)) for b in range(len(other.game.endings))]
        for a in range(len(player.game.endings))
    ]
    counts = [len(nodes) for nodes in player.reopens]
    entries = [entry for ways in player.game.ways for way in ways for entry in way.entries]
    rules = Rules(
        pays=np.array(pays),
        cuts=np.array(player.cuts, np.bool_),
        stand=np.array(other.stand, np.int32),
        reopens=duel.reopens,
        done_reopens=duel.done_reopens,
        more_at=np.concatenate(([0], np.cumsum(counts))).astype(np.int32),
        more=np.array([node for nodes in player.reopens for node in nodes], np.int32),
        taken=np.array([entry.taken for entry in entries], np.bool_),
    )
    return Side(rules, flatten(player.game), TOLERANCE * spread(duel))


class Bounded(NamedTuple):
    """A solved game: its sides, by player the values midway between the two bounds (one table where both are
    alike), certain bounds on the start's value, and the sweeps they took.
    """

    sides: list[Side]
    middle: list[Floats]
    lower: float
    upper: float
    sweeps: int


def solve(duel: Duel, marks: tuple[Marks, ...], engine: Any) -> Bounds:
    """See `duel.solve`; engine: this module, or the compiled loops."""
    sides, middle, lower, upper, sweeps = bounded(duel, engine)
    at = sides[0].flat.root - sides[0].flat.endings, sides[1].flat.root
    means = tuple(float(_count(sides, middle, mark, engine)[at]) for mark in marks)
    return Bounds(lower, upper, float(middle[0][at]), sweeps, means)


def bounded(duel: Duel, engine: Any) -> Bounded:
    """Iterate from both sides until the bounds meet. Raises Refused where they do not."""
    largest = spread(duel)
    sides = [_side(duel, seat) for seat in (0, 1)]
    shapes = [(len(side.flat.way_at) - 1, len(side.rules.stand)) for side in sides]
    seats = (0,) if duel.alike else (0, 1)
    low = [np.full(shapes[seat], -largest) for seat in seats]
    high = [np.full(shapes[seat], largest) for seat in seats]
    sweeps, moved, apart = 0, 1.0, 1.0
    while moved > 0 and apart > ENOUGH * largest and sweeps < MOST_SWEEPS:
        sweeps += 1
        moved = 0.0
        # One player's lower bound and the other's upper bound feed on one another.
        for seat in seats:
            other = seats[-1 - seat]
            moved = max(moved, engine.sweep(sides[seat], low[seat], high[other]))
            moved = max(moved, engine.sweep(sides[seat], high[seat], low[other]))
        if moved < 8 * ENOUGH * largest or sweeps % 64 == 0:  # a table moves by no more than what is between
            apart = max(float(np.abs(high[seat] - low[seat]).max()) for seat in seats)
    at = sides[0].flat.root - sides[0].flat.endings, sides[1].flat.root
    lower, upper = met(duel, float(low[0][at]), float(high[0][at]), sweeps)
    return Bounded(sides, [(low[seat] + high[seat]) / 2 for seat in seats], lower, upper, sweeps)


def _count(sides: list[Side], values: list[Floats], mark: Marks, engine: Any) -> Any:
    """By the first player's states the mean of what is counted at the end, under best play."""
    ends = [np.array(mark, np.float64), np.array(mark, np.float64).T.copy()]
    alike = len(values) == 1 and np.array_equal(ends[0], ends[1])
    seats = (0,) if alike else (0, 1)
    found = [np.zeros(values[seat % len(values)].shape) for seat in seats]
    moved, sweeps = 1.0, 0
    while moved > ENOUGH and sweeps < MOST_SWEEPS:
        sweeps += 1
        moved = 0.0
        for seat in seats:
            own, others = values[seat % len(values)], values[(1 - seat) % len(values)]
            step = engine.mean(sides[seat], own, others, found[seat], found[seats[-1 - seat]], ends[seat])
            moved = max(moved, step)
    return found[0]


# The numpy twin.


def _arrivals(rules: Rules, flat: Flat, own: Floats, others: Floats, sign: float, pays: Floats) -> Floats:
    """By node or ending t of the thrower what N(t, y) is."""
    mine, done = pays.shape
    found = np.empty((mine + own.shape[0], own.shape[1]))
    found[:mine, :done] = pays
    found[mine:, :done] = own[:, :done]
    found[:, done:] = sign * others.T
    found[:mine][rules.cuts] = pays[rules.cuts][:, rules.stand]
    return found


def _columns(side: Side) -> slice:
    """The columns at which pieces may be set up."""
    return slice(0 if side.rules.done_reopens else side.rules.pays.shape[1], None)


def sweep(side: Side, own: Floats, others: Floats) -> float:
    """Go over one player's states once, in place: V(x, y) from N(t, y); answers by how much a value moved at
    most.

    own: the player's table; others: the other player's, of the other bound.
    """
    rules, flat = side.rules, side.flat
    found = _arrivals(rules, flat, own, others, -1.0, rules.pays)
    least = found
    if rules.reopens:
        least = found.copy()
        where = _columns(side)
        for t in range(flat.endings, len(found)):
            more = rules.more[rules.more_at[t] : rules.more_at[t + 1]]
            if len(more):
                least[t, where] = np.minimum(least[t, where], found[more, where].min(axis=0))
    moved = 0.0
    done = rules.pays.shape[1]
    for x in range(len(own)):
        best = None
        for w in range(flat.way_at[x], flat.way_at[x + 1]):
            total = np.zeros(own.shape[1])
            for e in range(flat.entry_at[w], flat.entry_at[w + 1]):
                source = least if rules.taken[e] else found
                rows = source[flat.targets[flat.target_at[e] : flat.target_at[e + 1]]]
                total += flat.p[e] * (rows[0] if len(rows) == 1 else rows.max(axis=0))
            best = total if best is None else np.maximum(best, total)
        moved = max(moved, float(np.abs(own[x] - best).max()))
        own[x] = best
        found[flat.endings + x, :done] = own[x, :done]
    return moved


def mean(side: Side, own: Floats, others: Floats, mark: Floats, marks: Floats, ends: Floats) -> float:
    """Go over one player's states once, in place, for what is counted at the end, the first of equally good
    choices being made; answers by how much it moved at most.

    own, others: the values; mark, marks: the thrower's and the other's table of what is counted; ends: by
    own and other ending what counts there.
    """
    rules, flat, slack = side
    found = _arrivals(rules, flat, own, others, -1.0, rules.pays)
    counted = _arrivals(rules, flat, mark, marks, 1.0, ends)
    least, kept = found.copy(), counted.copy()
    if rules.reopens:
        where = _columns(side)
        for t in range(flat.endings, len(found)):
            more = [t, *rules.more[rules.more_at[t] : rules.more_at[t + 1]]]
            rows = found[more, where]
            least[t, where] = rows.min(axis=0)
            first = (rows <= least[t, where] + slack).argmax(axis=0)
            kept[t, where] = np.take_along_axis(counted[more, where], first[None], 0)[0]
    moved = 0.0
    done = rules.pays.shape[1]
    for x in range(len(own)):
        chosen = picked = np.empty(0)
        for w in range(flat.way_at[x], flat.way_at[x + 1]):
            total, mine = np.zeros(own.shape[1]), np.zeros(own.shape[1])
            for e in range(flat.entry_at[w], flat.entry_at[w + 1]):
                targets = flat.targets[flat.target_at[e] : flat.target_at[e + 1]]
                rows = (least if rules.taken[e] else found)[targets]
                best = rows.max(axis=0)
                first = (rows >= best - slack).argmax(axis=0)
                seen = (kept if rules.taken[e] else counted)[targets]
                total += flat.p[e] * best
                mine += flat.p[e] * np.take_along_axis(seen, first[None], 0)[0]
            if not len(chosen):
                chosen, picked = total, mine
            else:
                better = total > chosen + slack
                chosen, picked = np.where(better, total, chosen), np.where(better, mine, picked)
        moved = max(moved, float(np.abs(mark[x] - picked).max()))
        mark[x] = picked
        counted[flat.endings + x, :done] = mark[x, :done]
    return moved
