"""Many games of `classic` by perfect play, beside three peers in one run.

The usual loop: a policy in a dictionary by open tiles and total, `random.randint` for each die, one game
after the other. The usual batch: numpy arrays of games, one throw for all of them at a time, finished games
dropped. And a compiled loop that does nothing but draw one number after the other: from our generator, and
from xoshiro256++, which is quicker but has a state.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Any

from pillarbox import catalogue
from pillarbox.games.shut_the_box import batch, solve
from pillarbox.solve.compiled import kernels

GAMES = 8_000_000
FULL = 511


def policy() -> tuple[dict[tuple[int, int], int], dict[int, int]]:
    """By open tiles and total what stays open, where something can be shut; and by open tiles the dice."""
    solution = solve.solved(catalogue.load("classic")[1])
    problem = solution.problem
    totals = {move.group: sum(p + 1 for p in range(9) if move.bits >> p & 1) for move in problem.moves}
    after, dice = {}, {}
    for mask in range(1, FULL + 1):
        first = mask == FULL
        moves = solution.moves(mask, 0, first)
        dice[mask] = problem.rolls[solution.first(solution.rolls(mask, 0, first))[0]].dice
        for group, sets in moves.items():
            after[mask, totals[group]] = mask ^ solution.first(sets)[0]
    return after, dice


def plain_loop(games: int, after: dict[tuple[int, int], int], dice: dict[int, int]) -> int:
    """The usual loop; answers with how many games shut the box."""
    randint = random.randint
    shut = 0
    for _ in range(games):
        mask = FULL
        while mask:
            total = randint(1, 6) if dice[mask] == 1 else randint(1, 6) + randint(1, 6)
            left = after.get((mask, total))
            if left is None:
                break
            mask = left
        shut += not mask
    return shut


def numpy_batch(games: int, after: dict[tuple[int, int], int], dice: dict[int, int]) -> int:
    """The usual batch, 65,536 games at a time."""
    import numpy as np

    table = np.full((512, 13), -1, np.int16)
    for (mask, total), left in after.items():
        table[mask, total] = left
    two = np.array([dice.get(mask, 2) == 2 for mask in range(512)])
    generator = np.random.default_rng(1)
    shut = 0
    for start in range(0, games, 65_536):
        masks = np.full(min(65_536, games - start), FULL, np.int16)
        while masks.size:
            throws = generator.integers(1, 7, (2, masks.size), np.int8)
            left = table[masks, throws[0] + throws[1] * two[masks]]
            shut += int((left == 0).sum())
            masks = left[left > 0]
    return shut


def best(run: Callable[[], int], count: int, repeats: int) -> float:
    """Nanoseconds of processor time for each of `count`, the best of some repeats."""
    found = []
    for _ in range(repeats):
        began = process_time()
        run()
        found.append((process_time() - began) / count * 1e9)
    return min(found)


def draws() -> tuple[Callable[[int], int], Callable[[int], int]]:
    """Compiled loops of scalar draws from 0 to 35: from our generator, and from xoshiro256++."""
    import numba
    import numpy as np

    compiled: Any = kernels("pillarbox.solve._kernels_chain")
    word, u64 = compiled.word, np.uint64

    @numba.njit
    def counted(count: int) -> Any:
        total = u64(0)
        for n in range(count):
            total += ((word(u64(0), u64(n), u64(0), u64(1), u64(2)) >> u64(32)) * u64(36)) >> u64(32)
        return total

    @numba.njit
    def xoshiro(count: int) -> Any:
        a, b, c, d, total = u64(1), u64(2), u64(3), u64(4), u64(0)
        for _ in range(count):
            s = a + d
            r = ((s << u64(23)) | (s >> u64(41))) + a
            t = b << u64(17)
            c ^= a
            d ^= b
            b ^= c
            a ^= d
            c ^= t
            d = (d << u64(45)) | (d >> u64(19))
            total += ((r >> u64(32)) * u64(36)) >> u64(32)
        return total

    return lambda count: int(counted(count)), lambda count: int(xoshiro(count))


def report(repeats: int = 9) -> list[str]:
    """Lines of the comparison, all of processor time, best of some."""
    after, dice = policy()
    walker = batch.walker(batch.one_round(catalogue.load("classic")[1]), "perfect")
    if kernels("pillarbox.solve._kernels_chain") is None:
        return ["simulation: numba is missing"]
    throws = walker.walks(1, 0, GAMES).throws / GAMES
    ours_draw, xoshiro = draws()
    ours_draw(1), xoshiro(1)  # compiled before anything is timed
    found = []
    for _ in range(3):  # in turn, so that all meet the same load
        found.append(
            (
                best(lambda: walker.walks(1, 0, GAMES).throws, GAMES, repeats),
                best(lambda: plain_loop(20_000, after, dice), 20_000, 2),
                best(lambda: numpy_batch(400_000, after, dice), 400_000, 2),
                best(lambda: ours_draw(1_000_000), 1_000_000, repeats),
                best(lambda: xoshiro(5_000_000), 5_000_000, repeats),
            )
        )
    ours, plain, arrays, drawn, other = map(min, zip(*found))
    return [
        f"ours: {ours:.2f} ns a game, {ours / throws:.2f} a throw, {1e3 / ours:.0f} million games a second",
        f"plain Python loop over a policy table: {plain:.0f} ns a game, x {plain / ours:.0f} (wanted: 500)",
        f"numpy batch: {arrays:.0f} ns a game, x {arrays / ours:.1f} (wanted: 8)",
        f"one scalar draw of ours: {drawn:.2f} ns, a throw costs x {ours / throws / drawn:.2f} (wanted: 1)",
        f"one scalar draw of xoshiro256++: {other:.2f} ns, a throw costs x {ours / throws / other:.2f}",
    ]
