"""The peers that solvers of Shut the Box are compared with: short programs as people write them, nothing but
plain Python, knowing nothing of Pillarbox.

All of them solve `classic` unless they say otherwise: tiles 1 to n, two dice, one die by force once the open
tiles add up to 6 at most, the sum of the open tiles as the score.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, product

Chances = list[tuple[int, float]]


def chances(dice: int, sides: int = 6) -> Chances:
    """The totals of so many dice and their probabilities."""
    found: dict[int, int] = {}
    for faces in product(range(1, sides + 1), repeat=dice):
        found[sum(faces)] = found.get(sum(faces), 0) + 1
    return [(total, ways / sides**dice) for total, ways in sorted(found.items())]


def subsets(tiles: int, most: int) -> list[list[int]]:
    """By total the sets of tiles that add up to it, as bit masks."""
    found: list[list[int]] = [[] for _ in range(most + 1)]
    sums = {0: 0}
    for tile in range(1, tiles + 1):
        sums |= {mask | 1 << tile - 1: total + tile for mask, total in sums.items() if total + tile <= most}
    for mask, total in sums.items():
        if total:
            found[total].append(mask)
    return found


def by_masks(tiles: int, dice: int = 2) -> list[float]:
    """The expected score before a throw, by mask of open tiles: one loop over all masks."""
    listed = subsets(tiles, 6 * dice)
    many = [(listed[total], p) for total, p in chances(dice)]
    one = [(listed[total], p) for total, p in chances(1)]
    scores = [0]
    for tile in range(1, tiles + 1):
        scores += [score + tile for score in scores]
    values = [0.0] * (1 << tiles)
    for mask in range(1, 1 << tiles):
        score = scores[mask]
        value = 0.0
        for sets, p in one if score <= 6 else many:
            found = [values[mask ^ wanted] for wanted in sets if wanted & mask == wanted]
            value += p * (min(found) if found else score)
        values[mask] = value
    return values


def by_tuples(tiles: int) -> float:
    """The expected score from the start: a memo over tuples of open tiles, every throw by its faces and every
    combination tried.
    """
    two = [sum(faces) for faces in product(range(1, 7), repeat=2)]
    one = list(range(1, 7))

    @cache
    def value(left: tuple[int, ...]) -> float:
        if not left:
            return 0.0
        thrown = one if sum(left) <= 6 else two
        mean = 0.0
        for total in thrown:
            found = [
                value(tuple(tile for tile in left if tile not in shut))
                for size in range(1, len(left) + 1)
                for shut in combinations(left, size)
                if sum(shut) == total
            ]
            mean += (min(found) if found else sum(left)) / len(thrown)
        return mean

    return value(tuple(range(1, tiles + 1)))


# Matches of two seats, one turn solved for every state of the match.

Moves = list[list[tuple[list[int], float]]]


def moves(tiles: int = 9) -> Moves:
    """By mask of open tiles: what each total leaves, and its probability."""
    listed = subsets(tiles, 12)
    scores = [sum(tile for tile in range(1, tiles + 1) if mask >> tile - 1 & 1) for mask in range(1 << tiles)]
    return [
        [
            ([mask ^ wanted for wanted in listed[total] if wanted & mask == wanted], p)
            for total, p in chances(1 if scores[mask] <= 6 else 2)
        ]
        for mask in range(1 << tiles)
    ]


def turn(game: Moves, worth: Sequence[float]) -> list[float]:
    """The greatest worth to be expected by mask of open tiles, by what each mask is worth at the end."""
    values = [worth[0]]
    for mask in range(1, len(game)):
        end = worth[mask]
        value = 0.0
        for left, p in game[mask]:
            value += p * (max([values[after] for after in left]) if left else end)
        values.append(value)
    return values


def law(game: Moves, values: Sequence[float], scores: Sequence[int]) -> dict[int, float]:
    """By score the probability that best play ends with it; the first of equally good sets is shut."""
    reach = [0.0] * len(game)
    reach[-1] = 1.0
    found: dict[int, float] = {}
    for mask in range(len(game) - 1, 0, -1):
        share = reach[mask]
        if share:
            for left, p in game[mask]:
                if left:
                    reach[max(left, key=values.__getitem__)] += share * p
                else:
                    found[scores[mask]] = found.get(scores[mask], 0.0) + share * p
    found[0] = found.get(0, 0.0) + reach[0]
    return found


def simple_match(limit: int, only: Callable[[int, int], bool] | None = None) -> tuple[float, int]:
    """Two seats throw in turn, always in the same order; who reaches the limit is out at once; a shut box
    wins. The first seat's chance, and how many states were solved; `only`: those that are, where a part is to
    be timed.
    """
    game = moves()
    scores = [sum(tile for tile in range(1, 10) if mask >> tile - 1 & 1) for mask in range(512)]
    wins = [[0.0] * limit for _ in range(limit)]
    count = 0
    for level in range(2 * limit - 2, -1, -1):
        for mine in range(max(0, level - limit + 1), min(level, limit - 1) + 1):
            other = level - mine
            if only is not None and not only(mine, other):
                continue
            worth = [
                1.0 if not score else 0.0 if mine + score >= limit else 1 - wins[other][mine + score]
                for score in scores
            ]
            wins[mine][other] = turn(game, worth)[-1]
            count += 1
    return wins[0][0], count


def ruled_match(limit: int, only: Callable[[int, int], bool] | None = None) -> tuple[float, int]:
    """`survivor` of two seats as its rules say: who begins changes each round, seats at the limit drop out
    after the round, a shut box ends the round for nothing scored, and level seats share. The part of the win
    of the seat that begins at 0 to 0, and how many states were solved; `only` as above.

    A state is a round that begins. After a shut box of the first the same totals come again with the other
    to begin: such states are gone over until nothing moves.
    """
    game = moves()
    scores = [sum(tile for tile in range(1, 10) if mask >> tile - 1 & 1) for mask in range(512)]
    listed = sorted(set(scores))
    wins = [[0.5] * limit for _ in range(limit)]  # of the seat that begins
    count = 0

    def after(mine: int, other: int) -> float:
        """The first's part of the win once a round has come to these totals; the other begins the next."""
        if mine >= limit or other >= limit:
            if mine >= limit and other >= limit:
                return 0.5 if mine == other else float(mine < other)
            return float(mine < limit)
        return 1 - wins[other][mine]

    def settle(mine: int, other: int) -> float:
        """One round from these totals."""
        follows = {}
        for score in listed:
            if score:
                worth = [1 - after(mine + score, other + theirs) for theirs in scores]
                follows[score] = 1 - turn(game, worth)[-1]
            else:
                follows[score] = after(mine, other)  # shut: the other has no turn
        return turn(game, [follows[score] for score in scores])[-1]

    for level in range(2 * limit - 2, -1, -1):
        pairs = [
            (mine, level - mine)
            for mine in range(max(0, level - limit + 1), min(level, limit - 1) + 1)
            if only is None or only(mine, level - mine)
        ]
        for mine, other in pairs:
            moved = 1.0
            while moved > 1e-13:
                moved = 0.0
                for a, b in {(mine, other), (other, mine)}:
                    value = settle(a, b)
                    count += 1
                    moved = max(moved, abs(value - wins[a][b]))
                    wins[a][b] = value
    return wins[0][0], count


# The e-mail game with its Holiday rule: ten tiles, one throw each in turn, the number of open tiles counts.

Table = list[list[float]]


def holiday_sweep(
    tiles: int, wins: Table, rows: Sequence[int], dice: Chances, listed: list[list[int]]
) -> None:
    """Go over these rows of the table once, in place.

    wins[x][y]: what the player to throw gets (1, 0, -1) with the tiles x open when the other has y open;
    in column full + 1 + k the other is done with k tiles, and only the thrower goes on. After tiles were shut
    the other, done or not, may open one of the thrower's again, unless all are shut.
    """
    full = (1 << tiles) - 1

    def stands(x: int, y: int) -> float:
        """To the thrower, once its box stands so and the other is to go on."""
        if y > full:
            left = y - full - 1
            return wins[x][y] if x else float((left > 0) - (left < 0))
        return -wins[y][x] if x else -wins[y][full + 1]

    def stuck(x: int, y: int) -> float:
        """Once the thrower is done."""
        count = x.bit_count()
        if y > full:
            left = y - full - 1
            return float((left > count) - (left < count))
        return -wins[y][full + 1 + count]

    for x in rows:
        for y in range(1, full + tiles + 2):
            value = 0.0
            for total, p in dice:
                best = None
                for wanted in listed[total]:
                    if wanted & x == wanted:
                        after = x ^ wanted
                        least = stands(after, y)
                        if after:
                            for tile in range(tiles):
                                if not after >> tile & 1:
                                    least = min(least, stands(after | 1 << tile, y))
                        if best is None or least > best:
                            best = least
                value += p * (stuck(x, y) if best is None else best)
            wins[x][y] = value


def holiday(tiles: int, guess: float = 0.0, enough: float = 1e-15) -> tuple[float, int]:
    """What the first of two players expects, and after how many sweeps nothing moves any more."""
    full = (1 << tiles) - 1
    dice, listed = chances(2), subsets(tiles, 12)
    wins = [[guess] * (full + tiles + 2) for _ in range(full + 1)]
    sweeps, before = 0, [[2.0]]
    while max(abs(a - b) for one, other in zip(wins, before) for a, b in zip(one, other)) > enough:
        before = [row[:] for row in wins]
        holiday_sweep(tiles, wins, range(1, full + 1), dice, listed)
        sweeps += 1
    return wins[full][full], sweeps
