"""The soak jobs of values that take minutes to find: rounds of two with the biggest boxes, and whole
matches against the benchmarks' peers.
"""

from __future__ import annotations

from collections.abc import Callable

from benchmarks import plain
from pillarbox.games.shut_the_box import matches, several
from pillarbox.games.shut_the_box.ends import seat_problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.tally import Payoff
from tests.games.shut_the_box.presets import preset
from tests.games.shut_the_box.seats_page import figure, rows
from tools.jobs import Failed, Job

Tell = Callable[[str], None]

BIG = ("shut-the-20", "triple", "the-300")
"""From half a minute to some minutes each."""
DIGITS = 5.1e-7
"""The page gives six decimals."""


def rounds(runs: int, seed: int, tell: Tell) -> None:
    """The job: a round of two of so many of the big boxes. Raises Failed where the page says otherwise."""
    said = rows()
    for id in BIG[:runs]:
        share = solved(preset(id))
        tell(f"{id}: the first of two wins {share:.9f}; the page says {said[id].round}")
        if abs(share - figure(said[id].round)) > DIGITS:
            raise Failed(f"{id}: {share!r}, and the page says {said[id].round}")


def solved(ruleset: Ruleset) -> float:
    """The first seat's part of the wins, every turn of the second solved anew."""
    big = several.BigRound(ruleset)
    vars(big)["known"] = {}  # nothing that is kept of such rounds
    value = big.first().greatest(seat_problem(ruleset, 0).start) - Payoff(ruleset, 2).shift
    return (1 + value) / 2


def survivor(runs: int, seed: int, tell: Tell) -> None:
    """The job: `survivor` as ruled, with limits from 1 on, against plain Python. Raises Failed where the two
    differ.
    """
    for limit in range(1, runs + 1):
        found = matches.solve_match(preset("survivor", limit=limit), 2).shares[0]
        peer = plain.ruled_match(limit)[0]
        tell(f"survivor to {limit}: {found!r}, in plain Python {peer!r}")
        if abs(found - peer) > 1e-11:
            raise Failed(f"survivor to {limit}: {found!r}, and in plain Python {peer!r}")


JOBS = {
    "rounds": Job(
        "rounds of two of the biggest boxes, as the page on several seats has them", len(BIG), rounds
    ),
    "survivor": Job("matches of two as ruled, against plain Python", 3, survivor),
}
