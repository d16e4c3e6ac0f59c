"""What every player may expect at every node of one player's turn, by that player's best play.

Problem: a `Graph`, and by ending what it is worth to each of several players. One of them, the mover, makes
all choices, for its own mean; the others' means follow. Equation: as in `graph.values` for the mover; the
others take the mover's choice, the first of those that are equally good, as `graph.law` makes it. One sweep
in the order of the nodes is exact but for rounding. Must never know a game by name, nor import numpy.
"""

from __future__ import annotations

from collections.abc import Sequence

from pillarbox.solve.graph import TOLERANCE, Graph, Way

Rows = list[list[float]]
"""By player and node."""


def vectors(game: Graph, mover: int, worths: Sequence[Sequence[float]], most: float, total: float) -> Rows:
    """By player and node (endings first) the mean of what the ending is worth.

    worths: by player and ending; at each ending they add up to `total`. most: the largest of them, which
    says which choices are equally good.
    """
    slack = TOLERANCE * most
    found = [list(worth) for worth in worths]
    mine = found[mover]
    others = [row for player, row in enumerate(found) if player != mover]
    spare = others.pop() if others else None
    for ways in game.ways:
        means = [_mean(way, mine) for way in ways]
        best = means[0] if len(means) == 1 else max(means)
        if others:
            way = next(way for way, mean in zip(ways, means) if mean >= best - slack)
            _follow(way, mine, others, slack)
        mine.append(best)
        if spare is not None:
            spare.append(total - best - sum([row[-1] for row in others]))
    return found


def _mean(way: Way, mine: list[float]) -> float:
    mean = 0.0
    for weight, targets, _ in way.entries:
        mean += weight * (mine[targets[0]] if len(targets) == 1 else max([mine[t] for t in targets]))
    return mean / way.whole


def _follow(way: Way, mine: list[float], others: Rows, slack: float) -> None:
    """Add to each other player's row what the mover's choices leave it."""
    ahead = []
    for weight, targets, _ in way.entries:
        to = targets[0]
        if len(targets) > 1:
            enough = max([mine[t] for t in targets]) - slack
            to = next(t for t in targets if mine[t] >= enough)
        ahead.append((weight, to))
    for row in others:
        row.append(sum([weight * row[to] for weight, to in ahead]) / way.whole)
