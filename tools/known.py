"""Writes `envs/known.json`: what best play is worth in every environment of one seat whose optimum is solved.

By ruleset the expected return of a whole match of a lone player, exactly where the solver answers in
fractions. Post Office has no entry: its optimum is not known. A minute's work; a test holds parts of it to
the table that `envs.graph` makes of the rules. `--check` writes nothing and answers with exit code 1 if a
byte would differ.
"""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from pathlib import Path

from pillarbox import catalogue
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solo import odds_match

FILE = Path(__file__).resolve().parent.parent / "src" / "pillarbox" / "envs" / "known.json"


def _sign(ruleset: Ruleset) -> int:
    """Whether more of what the solver counts is a greater return: see `rules.returns`."""
    if ruleset.stuck == "pass":
        return -1
    if ruleset.match == "elimination":
        return 1
    low = ruleset.wins == "lowest"
    return 1 if (ruleset.match in ("until", "first-to")) == low else -1


def found() -> dict[str, dict[str, object]]:
    """By ruleset: `value` as a number, and `exact` as a fraction or None."""
    known: dict[str, dict[str, object]] = {}
    for entry in catalogue.entries():
        if entry.game != "shut-the-box" or entry.seats[0] > 1:
            continue
        _, rules = catalogue.load(entry.id)
        told = odds_match(rules)
        sign = _sign(rules)
        exact = None if told.value.exact is None else str(sign * Fraction(told.value.exact))
        known[entry.id] = {"value": sign * told.value.float, "exact": exact}
    return dict(sorted(known.items()))


def main() -> None:
    """Write the file, or with `--check` compare it."""
    text = json.dumps(found(), indent=1) + "\n"
    if "--check" in sys.argv[1:]:
        raise SystemExit(f"{FILE.name} is not as solved" if FILE.read_text("utf-8") != text else 0)
    FILE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
