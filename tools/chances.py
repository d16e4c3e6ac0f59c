"""How far off the totals are that Post Office's search expects, and whether chances to win made of them hold.

Plays seeded matches of the strongest bot against itself. `fit` measures the errors by stage and, with
`--write`, keeps them in the weights of the deck that ships; `check` holds the kept ones to matches that they
were not made of: the Brier score of every stage, and of the chances in every tenth how often they came true.
Matches are kept in a file, so that a run that was cut short goes on where it stopped.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from pillarbox import catalogue
from pillarbox.games.post_office import weights
from pillarbox.games.post_office.courses import SEATS, Course, Seen, course, measured, seen_by
from pillarbox.games.post_office.solve import engine

RULESET = catalogue.load("post-office")[1]
MATCHES = (85, 51, 32)
"""So many matches of two, three and four seats, unless other numbers are asked for."""
HELD_OUT = 100_000
"""Matches to check by have numbers from here on."""


def matches(seats: int, numbers: Sequence[int], file: Path | None) -> list[Course]:
    """The matches with these numbers, from the file where it has them."""
    search = engine(RULESET)
    assert search is not None
    kept = _kept(file)
    found = []
    for number in numbers:
        one = kept.get((seats, number))
        if one is None:
            one = course(search, RULESET, seats, Random(f"course {seats} {number}"))
            if file is not None:
                with file.open("ab") as out:
                    out.write(msgspec.json.encode((seats, number, one)) + b"\n")
        found.append(one)
    return found


def _kept(file: Path | None) -> dict[tuple[int, int], Course]:
    if file is None or not file.exists():
        return {}
    lines = [msgspec.json.decode(line, type=tuple[int, int, Course]) for line in file.open("rb")]
    return {(seats, number): one for seats, number, one in lines}


def fit(asked: Any) -> None:
    """Measure the errors, print them, and keep them if asked to."""
    found = [
        one
        for seats, count in zip(asked.seats, asked.matches, strict=True)
        for one in matches(seats, range(count), asked.file)
    ]
    counts = ", ".join(f"{count} of {seats}" for seats, count in zip(asked.seats, asked.matches))
    spread = measured(found, f"strong against itself, matches by seats: {counts}")
    print(spread.made)
    for number, errors in spread.seats.items():
        print(f"{number} seats, correlation {errors.tie}")
        for key, error in errors.stages.items():
            print(f"  {key:8} off {error.off:6.2f}   spread {error.spread:5.2f}")
    if asked.write:
        path = Path(weights.__file__).parent / "decks" / f"open-post-1{weights.ENDING}"
        made_new = replace(weights.read(path.read_bytes()), spread=spread)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(made_new), indent=1) + b"\n")


def check(asked: Any) -> None:
    """Hold the kept spread to other matches."""
    spread = weights.shipped().spread
    assert spread is not None
    for seats, count in zip(asked.seats, asked.matches, strict=True):
        found = matches(seats, range(HELD_OUT, HELD_OUT + count), asked.file)
        seen = [one for match in found for one in seen_by(spread, match)]
        print(f"\n{seats} seats, {count} matches")
        for line in report(seen, seats):
            print(line)


def report(seen: Sequence[Seen], seats: int) -> list[str]:
    """Brier scores by stage beside that of an even chance, and the table of tenths."""
    lines = ["stage      Brier   even"]
    for key in dict.fromkeys(one.key for one in seen):
        these = [one for one in seen if one.key == key]
        even = sum((1 / seats - one.share) ** 2 for one in these) / len(these)
        lines.append(f"{key:10} {brier(these):.3f}  {even:.3f}")
    lines.append("chance      seen    said      won (± one standard error)")
    for tenth in range(10):
        these = [one for one in seen if min(9, int(one.expected * 10)) == tenth]
        if these:
            said, won, error = reliability(these)
            range_ = f"{tenth * 10:3}-{tenth * 10 + 10:3} %"
            lines.append(f"{range_} {len(these):6}  {said:5.1f} %  {won:5.1f} % ± {error:.1f}")
    return lines


def brier(seen: Sequence[Seen]) -> float:
    """The mean square of what chances missed the part of the win by."""
    return sum((one.expected - one.share) ** 2 for one in seen) / len(seen)


def reliability(seen: Sequence[Seen]) -> tuple[float, float, float]:
    """In percent: what was said on average, what part was won, and its standard error if all were apart."""
    said = sum(one.expected for one in seen) / len(seen)
    won = sum(one.share for one in seen) / len(seen)
    return 100 * said, 100 * won, 100 * sqrt(won * (1 - won) / len(seen))


def main(given: list[str] | None = None) -> int:
    """Measure or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("fit", "check"))
    parser.add_argument(
        "--matches", type=int, nargs="+", default=list(MATCHES), help="so many, by number of seats"
    )
    parser.add_argument("--seats", type=int, nargs="+", default=list(SEATS))
    parser.add_argument("--file", type=Path, help="where matches are kept")
    parser.add_argument("--write", action="store_true", help="keep the errors in the deck's weights")
    asked = parser.parse_args(given)
    (fit if asked.what == "fit" else check)(asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
