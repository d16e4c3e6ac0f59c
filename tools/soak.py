"""Runs the soak jobs: `make soak`, or `make soak ARGS="crash race --runs 50 --seed 7"` for some of them,
shorter.

A job is an entry of the dict JOBS of any file `tools/soak_*.py`; adding such a file is all it takes.
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from pathlib import Path

from tools.jobs import Failed, Job


def jobs() -> dict[str, Job]:
    """All jobs there are, by name, in alphabetical order. Raises ValueError if two have one name."""
    found: dict[str, Job] = {}
    for file in sorted(Path(__file__).parent.glob("soak_*.py")):
        for name, job in import_module(f"tools.{file.stem}").JOBS.items():
            if name in found:
                raise ValueError(f"two soak jobs are called {name}")
            found[name] = job
    return dict(sorted(found.items()))


def main(arguments: list[str] | None = None) -> int:
    """Run the jobs named, or all; answer with 1 if one failed."""
    known = jobs()
    parser = argparse.ArgumentParser(prog="soak", description="Run the long counts of the tests.")
    parser.add_argument("names", nargs="*", metavar="JOB", help=f"which to run: {', '.join(known)}; else all")
    parser.add_argument("--runs", type=int, help="so many runs of each, instead of its full count")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first run (1)")
    given = parser.parse_args(arguments)
    if unknown := [name for name in given.names if name not in known]:
        parser.error(f"no soak job is called {', '.join(unknown)}; there are {', '.join(known)}")
    failed = []
    for name in given.names or known:
        job = known[name]
        runs = job.runs if given.runs is None else given.runs
        print(f"{name}: {job.about} ({runs} runs from seed {given.seed})", flush=True)
        begun = time.monotonic()
        try:
            job.run(runs, given.seed, lambda line: print(f"  {line}", flush=True))
        except Failed as failure:
            print(f"  FAILED: {failure}", flush=True)
            failed.append(name)
        print(f"  {time.monotonic() - begun:.0f} s", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
