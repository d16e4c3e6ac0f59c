"""How long `--version`, `--help` and `rulesets` take, beside a bare interpreter, best of some.

Whole processes in turn, so that all meet the same load. What must not be imported is for a test; this is the
time.
"""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

BARE = [sys.executable, "-c", "pass"]
COMMANDS = {name: [sys.executable, "-m", "pillarbox", name] for name in ("--version", "--help", "rulesets")}
WANTED = 8
"""Times a bare interpreter's time, at most."""


def _seconds(command: list[str]) -> float:
    began = perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - began


def report(repeats: int = 20) -> list[str]:
    """Lines with milliseconds, best of `repeats`, and the ratio to a bare interpreter."""
    runs: dict[str, list[float]] = {"bare": [], **{name: [] for name in COMMANDS}}
    for _ in range(repeats):
        runs["bare"].append(_seconds(BARE))
        for name, command in COMMANDS.items():
            runs[name].append(_seconds(command))
    bare = min(runs["bare"])
    lines = [f"bare interpreter: {bare * 1e3:.1f} ms"]
    for name in COMMANDS:
        best = min(runs[name])
        lines.append(f"{name}: {best * 1e3:.1f} ms, {best / bare:.2f} times (wanted: at most {WANTED})")
    return lines
