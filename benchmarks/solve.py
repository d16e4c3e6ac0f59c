"""One seat's turn: Pillarbox's solvers beside plain Python, in one run, as ratios of processor time.

The peers are those of `plain.py`. The solution of 24 tiles with four dice has a process of its own, so that
its memory can be told.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from benchmarks import plain
from pillarbox.games.shut_the_box._plain import problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.solve import fast
from pillarbox.solve.policy import Aim
from pillarbox.solve.takeaway import Problem

POSITIONS_24 = 1 << 24
SPARE = 150_000_000
"""Bytes that a solution may take beside 1.5 times its values."""


def turn(tiles: int, dice: int) -> Problem:
    """The turn of a box of so many tiles, one die by force at a sum of 6 or less."""
    return problem(Ruleset(tiles=tuple(range(1, tiles + 1)), dice=dice, one_die="must"))


def best(run: Callable[[], Any], repeats: int) -> float:
    """Seconds of processor time, the best of some repeats; compiling is not counted."""
    found = []
    for _ in range(repeats):
        began = process_time()
        run()
        found.append(process_time() - began)
    return min(found)


def sweep(tiles: int, dice: int, repeats: int) -> tuple[float, float, float]:
    """Seconds for the values and for the forward pass of the compiled loops, and the value of the start."""
    import numpy as np

    from pillarbox.solve.tabled import Tabled

    table = Tabled(turn(tiles, dice), Aim())
    engine, form, ends = table._engine, table.form, table._worth()
    values = ends.copy()
    reach = np.zeros(len(values))

    def solve() -> None:
        values[:] = ends
        engine.sweep(values, form)

    def follow() -> None:
        reach[:] = 0.0
        reach[-1] = 1.0
        fast.forward(engine, values, reach, form)

    follow()
    return best(solve, repeats), best(follow, max(2, repeats // 3)), float(values[-1])


def big() -> dict[str, float]:
    """24 tiles with four dice: seconds of values and forward pass, and the greatest memory of the former."""
    import resource

    from pillarbox.solve.tabled import Tabled

    Tabled(turn(10, 2), Aim()).law()  # compiled code comes from its cache
    game = turn(24, 4)
    began = process_time()
    table = Tabled(game, Aim())
    seconds = process_time() - began
    peak = 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    began = process_time()
    table.law()
    law = process_time() - began
    return {"seconds": seconds, "law": law, "peak": peak, "value": float(table.value())}


def report() -> list[str]:
    """Lines of the comparison."""
    if fast.kernels() is None:
        return ["numba is missing: nothing to compare"]
    lines = []
    for tiles, dice, repeats, wanted in ((9, 2, 200, 50), (12, 2, 100, 150), (18, 3, 9, 250)):
        ours, law, value = sweep(tiles, dice, repeats)
        passed = f"; forward pass {law / ours:.2f} of it (wanted: 2)" if tiles > 15 else ""
        peer = best(lambda: plain.by_masks(tiles, dice), {9: 15, 12: 5, 18: 1}[tiles])  # noqa: B023
        lines.append(
            f"{tiles} tiles, {dice} dice: {ours * 1e3:.3f} ms; plain bit masks {peer * 1e3:.1f} ms,"
            f" x {peer / ours:.0f} (wanted: {wanted}){passed}; value {value:.6f}"
        )
        if tiles == 12:
            tuples = best(lambda: plain.by_tuples(12), 1)
            lines.append(f"12 tiles, memo over tuples: {tuples:.2f} s, x {tuples / ours:.0f} (wanted: 10000)")
    peer = best(lambda: plain.by_masks(15, 3), 3)
    command = [sys.executable, "-c", "from benchmarks.solve import *; print(json.dumps(big()))"]
    runs = [
        json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        for _ in range(3)
    ]
    found = {name: min(run[name] for run in runs) for name in runs[0]}
    room = 1.5 * 8 * POSITIONS_24 + SPARE
    times = found["seconds"] / peer
    lines += [
        f"24 tiles, four dice, all in all: {found['seconds']:.2f} s; plain bit masks with 15 tiles and three"
        f" dice {peer:.2f} s, x {times:.2f} (wanted: at most 3.7); value {found['value']:.6f}",
        f"24 tiles, peak memory: {found['peak'] / 1e6:.0f} MB (wanted: at most {room / 1e6:.0f} MB);"
        f" law of the turn {found['law'] / found['seconds']:.2f} of its solution (wanted: at most 2)",
    ]
    return lines


__all__ = ["big", "json", "report"]
