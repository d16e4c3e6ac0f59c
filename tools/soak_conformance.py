"""Soak jobs of the conformance suite: ten thousand random matches of every ruleset, house rules by the
thousand, and Shut the Box beside its slow double.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

from tests.conformance.matches import check_random_match
from tests.conformance.test_house_rules import check_house_rules
from tests.conformance.walk import IDS, subject
from tests.games.shut_the_box.custom import custom
from tests.games.shut_the_box.presets import DIFFERENCES, preset
from tests.perft.beside import count_beside, match_beside
from tools.jobs import Failed, Job

Tell = Callable[[str], None]


def checked(what: str, check: Callable[[], object]) -> None:
    """Run a check; raises Failed, saying with what, where it does not hold."""
    try:
        check()
    except Exception as failure:
        raise Failed(f"{what}: {type(failure).__name__} {failure}") from failure


def matches(runs: int, seed: int, tell: Tell) -> None:
    """So many random matches of every ruleset, over its seat counts in turn."""
    for id in IDS:
        one = subject(id)
        counts = one.seat_counts()
        moves = 0

        def play(number: int) -> None:
            nonlocal moves
            seats = counts[number % len(counts)]  # noqa: B023 - called before the loop goes on
            moves += check_random_match(one, seats, Random(f"soak {id} {seed + number}"))  # noqa: B023

        for number in range(runs):
            checked(f"{id}, seed {seed + number}", lambda: play(number))  # noqa: B023
        tell(f"{id}: {runs} matches, {moves} moves")


def rulesets(runs: int, seed: int, tell: Tell) -> None:
    """So many rulesets drawn at random, each held to every check."""
    for number in range(seed, seed + runs):
        checked(f"house rules, seed {number}", lambda: check_house_rules(f"soak {number}"))  # noqa: B023
    tell(f"{runs} rulesets")


def beside(runs: int, seed: int, tell: Tell) -> None:
    """So many house rules played by the rules and their double; then every preset's nodes counted by both."""
    for number in range(seed, seed + runs):
        rng = Random(f"soak {number}")
        checked(f"double, seed {number}", lambda: match_beside(custom(rng), rng.randint(1, 12), rng))  # noqa: B023
    tell(f"{runs} rulesets played by both")
    for id in DIFFERENCES:
        for seats in (1, 2, 3, 12):
            budget = min(3 * runs, 30_000)
            checked(f"{id}, {seats} seats", lambda: count_beside(preset(id), seats, budget))  # noqa: B023
    tell(f"nodes of {len(DIFFERENCES)} rulesets counted by both")


JOBS = {
    "conformance": Job("random matches of every ruleset end fairly within their bound", 10_000, matches),
    "house-rules": Job("rulesets drawn at random keep every promise of the suite", 3_000, rulesets),
    "double": Job("Shut the Box agrees with its slow double", 10_000, beside),
}


if __name__ == "__main__":
    from tools.soak import main

    sys.exit(main([*JOBS, *sys.argv[1:]]))
