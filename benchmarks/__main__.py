"""`make bench`: every comparison in one run, as ratios. `python -m benchmarks NAME ...` picks some."""

from __future__ import annotations

import sys
from collections.abc import Callable

from benchmarks import (
    cluster,
    environments,
    first_answer,
    packaging,
    post_office,
    random_play,
    seats,
    simulation,
    solve,
    startup,
)

REPORTS: dict[str, Callable[[], list[str]]] = {
    "random-play": random_play.report,
    "startup": startup.report,
    "packaging": packaging.report,
    "post-office": post_office.report,
    "first-answer": first_answer.report,
    "solve": solve.report,
    "seats": seats.report,
    "environments": environments.report,
    "simulation": simulation.report,
    "cluster": cluster.report,
}


def main(names: list[str]) -> None:
    """Print the reports named, or all. Exits with a line naming the choices if a name is unknown."""
    unknown = [name for name in names if name not in REPORTS]
    if unknown:
        sys.exit(f"unknown benchmark {unknown[0]}; there are: {', '.join(REPORTS)}")
    for name in names or REPORTS:
        print(f"== {name}")
        print("\n".join(REPORTS[name]()))


if __name__ == "__main__":
    main(sys.argv[1:])
