"""Soak jobs of the lab: a thousand million games of `classic` beside the exact law of their scores; and the
same games on one and on two workers.
"""

from __future__ import annotations

from collections.abc import Callable
from math import erfc, sqrt
from time import process_time

from pillarbox import catalogue
from pillarbox.games.shut_the_box import batch, solve
from pillarbox.lab.simulate import job_of, simulate
from pillarbox.lab.workers import crew
from tools.jobs import Failed, Job

Tell = Callable[[str], None]

SURE = 1e-4
"""A sample as odd as this comes once in ten thousand; its seed is then looked into."""
RARE = 10.0
"""Scores expected less often than this are put together."""


def chi_square(found: dict[int, int], law: dict[int, float]) -> tuple[float, int]:
    """How far counts are from a law, and the degrees of freedom; rare scores are put together."""
    games = sum(found.values())
    cells: list[tuple[float, int]] = []
    rare = [0.0, 0]
    for score, p in law.items():
        if games * p < RARE:
            rare = [rare[0] + games * p, rare[1] + found.get(score, 0)]
        else:
            cells.append((games * p, found.get(score, 0)))
    if rare[0] >= 1:
        cells.append((rare[0], int(rare[1])))
    return sum((often - wanted) ** 2 / wanted for wanted, often in cells), len(cells) - 1


def tail(chi: float, freedom: int) -> float:
    """The chance of so large a chi-square or a larger one, by Wilson and Hilferty's cube root."""
    spread = 2 / (9 * freedom)
    return 0.5 * erfc(((chi / freedom) ** (1 / 3) - (1 - spread)) / sqrt(2 * spread))


def against_the_law(games: int, seed: int, tell: Tell) -> None:
    """Play so many games of `classic`. Raises Failed where scores are not as the exact law has them."""
    ruleset = catalogue.load("classic")[1]
    exact = solve.odds(ruleset)
    law = {share.score: share.p for share in exact.distribution}
    walker = batch.walker(batch.one_round(ruleset), "perfect")
    walker.walks(seed, 0, 1 << 16)
    began = process_time()
    counts, done = batch.play(batch.one_round(ruleset), ["perfect"], seed, 0, 0), 0
    while done < games:
        size = min(games - done, 100_000_000)
        counts += batch.play(batch.one_round(ruleset), ["perfect"], seed, done, size)
        done += size
    spent = process_time() - began
    chi, freedom = chi_square(counts.scores[0], law)
    mean = sum(score * often for score, often in counts.scores[0].items()) / games
    z = (mean - exact.mean) / (exact.sd / sqrt(games))
    throws = counts.throws[0]
    tell(f"{games} games, {throws} throws, {spent:.1f} s of processor time")
    tell(f"{spent / games * 1e9:.2f} ns a game, {spent / throws * 1e9:.2f} ns a throw")
    tell(f"chi-square {chi:.1f} on {freedom} degrees of freedom, p = {tail(chi, freedom):.4f}")
    tell(f"mean {mean:.6f}, {z:+.2f} standard errors from the exact one")
    if tail(chi, freedom) < SURE or abs(z) > 4:
        raise Failed(f"seed {seed}: chi-square {chi:.1f} on {freedom}, z = {z:.2f}")


def any_workers(games: int, seed: int, tell: Tell) -> None:
    """So many games on one, two and three workers. Raises Failed where a count differs."""
    game, ruleset = catalogue.load("classic")
    job = job_of(game, ruleset, ["perfect"], seed, False)
    found = []
    for workers in (1, 2, 3):
        with crew(workers) as hands:
            found.append(simulate(game, job, games, hands).counts)
    if found[0] != found[1] or found[0] != found[2]:
        raise Failed(f"seed {seed}: the counts of one, two and three workers differ")
    tell("the counts of one, two and three workers are the same")


JOBS = {
    "simulation": Job("many games of classic have the scores of the exact law", 10**9, against_the_law),
    "workers": Job("any number of workers counts the same", 10**8, any_workers),
}
