"""Soak jobs of the bots of Post Office: the compiled loops beside their plain twin on random tableaus, and
bots that must not answer to what is hidden from them.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.games.post_office.leaks import check_leaks
from tests.games.post_office.table import ruleset
from tests.games.post_office.twins import check_twins
from tools.jobs import Failed, Job
from tools.luck import search_of

Tell = Callable[[str], None]


def twins(runs: int, seed: int, tell: Tell) -> None:
    """So many random tableaus with the placements of one more card. Raises Failed where the twins differ."""
    of = ruleset()
    search = search_of(of)
    for number in range(seed, seed + runs):
        try:
            check_twins(of, search, Random(f"twins {number}"))
        except AssertionError as failure:
            raise Failed(f"twins, seed {number}: {failure}") from failure
    tell(f"{runs} tableaus, every placement of a card on each")


def leaks(runs: int, seed: int, tell: Tell) -> None:
    """So many pairs of positions per seat count. Raises Failed where a bot's answers to a pair differ."""
    for seats in (2, 3, 4):
        try:
            check_leaks(seats, runs, seed)
        except AssertionError as failure:
            raise Failed(f"leaks, {seats} seats, seed {seed}: {failure}") from failure
        tell(f"{seats} seats: {runs} pairs, every bot")


JOBS = {
    "twins": Job("kernels, plain twin and tableau agree on places and totals", 100_000, twins),
    "bot-leaks": Job("no bot of Post Office answers to what is hidden from it", 500, leaks),
}
