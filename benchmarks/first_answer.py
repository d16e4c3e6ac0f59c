"""How long the first exact answer takes in a fresh process, with numpy and numba there or hidden.

Whole processes in turn, so that all meet the same load; the time on the clock and the processor's, best of
some.
"""

from __future__ import annotations

import os
import subprocess
import sys
from time import perf_counter

HIDDEN = "import sys; sys.modules['numpy'] = sys.modules['numba'] = None"
RUN = "import sys; from pillarbox.cli.main import main; sys.argv = ['pillarbox', *sys.argv[1:]]; main()"
QUESTIONS = {
    "odds classic": ["odds", "classic"],
    "advise classic": ["advise", "classic", "--open", "1,2,3,5,8", "--throw", "8"],
}
WANTED = 300
"""Milliseconds, at most."""


def _seconds(code: str, args: list[str]) -> tuple[float, float]:
    """On the clock and of the processor."""
    before, began = os.times(), perf_counter()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([sys.executable, "-c", code, *args], check=True, **quiet)  # type: ignore[call-overload]
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return perf_counter() - began, spent


def report(repeats: int = 20) -> list[str]:
    """Lines with milliseconds, best of `repeats`."""
    codes = {"as installed": RUN, "without numpy and numba": f"{HIDDEN}; {RUN}"}
    asked = [(question, how) for question in QUESTIONS for how in codes]
    runs: dict[tuple[str, str], list[tuple[float, float]]] = {pair: [] for pair in asked}
    for _ in range(repeats):
        for question, how in asked:
            runs[question, how].append(_seconds(codes[how], QUESTIONS[question]))
    lines = []
    for question, how in asked:
        clock, processor = (min(run[i] for run in runs[question, how]) * 1e3 for i in (0, 1))
        lines.append(f"{question}, {how}: {clock:.0f} ms, processor {processor:.0f} ms (wanted: {WANTED})")
    return lines
