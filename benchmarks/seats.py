"""Several seats: Pillarbox's solvers of the Holiday game and of matches beside plain Python, in one run.

The peers are those of `plain.py`. They would take hours, so a part of their states is timed, and the rest
reckoned from it: all states cost about the same.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

from benchmarks import plain
from pillarbox import catalogue
from pillarbox.games.shut_the_box import alternate, matches
from pillarbox.games.shut_the_box.ends import seat_graph
from pillarbox.solve import compiled, duel_rows, duel_solver, lanes

LIMIT = 45
PART = 61
"""The peers solve one state in about so many."""


def best(run: Callable[[], Any], repeats: int) -> tuple[float, Any]:
    """Seconds of processor time, the best of some repeats, the first not counted; and what was found."""
    run()
    found = []
    for _ in range(repeats):
        began = process_time()
        answer = run()
        found.append(process_time() - began)
    return min(found), answer


def holiday() -> list[str]:
    """The e-mail game with the Holiday rule: both bounds, and the same sweeps in plain Python."""
    ruleset = catalogue.load("email-holiday")[1]
    game, _, _ = alternate.duel(ruleset)
    kernels = compiled.kernels(duel_solver.KERNELS)
    ours, found = best(lambda: duel_rows.bounded(game, kernels), 3)
    rows = range(5, 1 << 10, PART)
    wins = [[0.0] * ((1 << 10) + 11) for _ in range(1 << 10)]
    dice, listed = plain.chances(2), plain.subsets(10, 12)
    began = process_time()
    plain.holiday_sweep(10, wins, rows, dice, listed)
    sweep = (process_time() - began) * 1023 / len(rows)
    same = 2 * found.sweeps * sweep
    return [
        f"Holiday game: value {(found.lower + found.upper) / 2:.13f}, between {found.lower:.16f} and"
        f" {found.upper:.16f}, {found.upper - found.lower:.1e} apart (wanted: at most 1e-12)",
        f"Holiday game: {ours:.2f} s for {found.sweeps} sweeps of each bound; one sweep in plain Python"
        f" {sweep:.1f} s, the same sweeps {same:.0f} s, x {same / ours:.0f} (wanted: 3000)",
    ]


def simple(limit: int = LIMIT) -> float:
    """The simple match of `plain.simple_match`, by the compiled loops: states of one level at once."""
    import numpy as np

    from pillarbox.solve.rows import flatten

    game = seat_graph(catalogue.load("survivor")[1])
    engine, flat = compiled.kernels(lanes.KERNELS), flatten(game)
    points = np.array([end.points for end in game.endings])
    shut = np.array([end.shut for end in game.endings])
    wins = np.zeros((limit, 2 * limit))
    for level in range(2 * limit - 2, -1, -1):
        mine = np.arange(max(0, level - limit + 1), min(level, limit - 1) + 1)
        other = level - mine
        grown = mine[:, None] + points
        worth = np.where(grown >= limit, 0.0, 1 - wins[other[:, None], np.minimum(grown, 2 * limit - 1)])
        wins[mine, other] = engine.values(flat, np.where(shut, 1.0, worth))
    return float(wins[0, 0])


def some(mine: int, other: int) -> bool:
    """Of the states of a match those that are timed."""
    return (LIMIT * mine + other) % PART == 7


def peer(play: Callable[..., tuple[float, int]]) -> float:
    """Seconds of processor time that a plain match takes, reckoned from some of its states."""
    began = process_time()
    _, count = play(LIMIT, some)
    one = (process_time() - began) / count
    return one * LIMIT**2


def series() -> list[str]:
    """Matches to 45 of two seats, as ruled and by the simple model, and of three."""
    ruleset = catalogue.load("survivor")[1]
    ours, value = best(simple, 5)
    slow = peer(plain.simple_match)
    lines = [
        f"simple match to {LIMIT}: {ours * 1e3:.1f} ms, first seat's chance {value:.6f}; plain Python"
        f" {slow:.1f} s, x {slow / ours:.0f} (wanted: 150)"
    ]
    two, found = best(lambda: matches.solve_match(ruleset, 2), 5)
    slow = peer(plain.ruled_match)
    lines.append(
        f"survivor of two as ruled: {two * 1e3:.0f} ms, first seat's part {found.shares[0]:.6f}; plain Python"
        f" {slow:.0f} s, x {slow / two:.0f} (wanted: 150)"
    )
    began = process_time()
    found = matches.solve_match(ruleset, 3)
    three = process_time() - began
    shares = ", ".join(f"{share:.6f}" for share in found.shares)
    lines.append(
        f"survivor of three: {three:.1f} s, parts {shares}; {three / two:.0f} times two seats' (wanted: 100)"
    )
    return lines


def report() -> list[str]:
    """Lines of the comparison."""
    if compiled.kernels(lanes.KERNELS) is None:
        return ["numba is missing: nothing to compare"]
    return [*holiday(), *series()]
