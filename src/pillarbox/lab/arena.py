"""Bots against bots: every pair, every game twice on the same dice or cards with seats changed, and ratings.

The same seed gives the same ratings, whoever does the work. Must never rate what it did not see played.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from time import perf_counter
from typing import Any

from msgspec import Struct

from pillarbox import catalogue
from pillarbox.core.message import Refused, say
from pillarbox.lab.job import Job
from pillarbox.lab.play import Table
from pillarbox.lab.ratings import Pair, Rating, ratings
from pillarbox.lab.simulate import Progress, job_of
from pillarbox.lab.workers import Crew
from pillarbox.solve.counts import Counts

SEATINGS = ((0, 1), (1, 0))


class Arena(Struct, frozen=True):
    """What an arena came to: policies as they were named, a rating for each, and all pairs. games: how many
    each pair played in each seating; first: the first seat's part of all wins.
    """

    ruleset: str
    policies: tuple[str, ...]
    match: bool
    seed: int
    games: int
    pairs: tuple[Pair, ...]
    ratings: tuple[Rating, ...]
    first: float
    seconds: float

    def share(self, who: int) -> float:
        """A policy's part of the wins in all its games."""
        own = [pair.share for pair in self.pairs if pair.one == who]
        own += [1 - pair.share for pair in self.pairs if pair.other == who]
        return sum(own) / len(own)

    def plain(self) -> dict[str, Any]:
        """The answer as JSON knows it."""
        rated = zip(self.policies, self.ratings)
        return {
            "ruleset": self.ruleset,
            "match": self.match,
            "seed": self.seed,
            "games": self.games,
            "policies": [
                {"policy": name, "elo": one.elo, "low": one.low, "high": one.high, "share": self.share(who)}
                for who, (name, one) in enumerate(rated)
            ],
            "pairs": [
                {
                    "one": self.policies[pair.one],
                    "other": self.policies[pair.other],
                    "share": pair.share,
                    "standard_error": pair.error,
                    "games": 2 * pair.pairs,
                }
                for pair in self.pairs
            ],
            "first_seat": self.first,
            "seconds": self.seconds,
        }


def arena(
    game: Any,
    ruleset: Any,
    policies: Sequence[str],
    games: int,
    seed: int,
    crew: Crew,
    match: bool = False,
    budget: int = 0,
    tell: Progress | None = None,
) -> Arena:
    """Let every pair of policies play so many games in each seating. Raises Refused for fewer than two
    policies, one named twice, one there is none of, or a ruleset that two cannot play.
    """
    if len(policies) < 2 or len({*policies}) < len(policies):
        raise Refused(say("lab-two-policies"))
    began = perf_counter()
    found, first = [], Fraction(0)
    contests = list(combinations(range(len(policies)), 2))
    done = 0

    def heard(more: int) -> None:
        nonlocal done
        done += more
        if tell:
            tell(done, games * len(contests))

    for one, other in contests:
        job = job_of(game, ruleset, (policies[one], policies[other]), seed, match, budget)
        counts = crew.add_up(job, 0, games, heard, twice)
        found.append(Pair(one, other, counts.scores[0]))
        first += Fraction(counts.ties, 4 * games)
    return Arena(
        ruleset=ruleset.id,
        policies=tuple(policies),
        match=match,
        seed=seed,
        games=games,
        pairs=tuple(found),
        ratings=ratings(len(policies), found),
        first=float(first / len(contests)),
        seconds=perf_counter() - began,
    )


def twice(job: Job, first: int, count: int) -> Counts:
    """Play games from `first`, so many, in both seatings. Of the answer, `scores` counts how many halves of a
    win the first policy took from the two, and `ties` the halves that went to the first seat.
    """
    table = _table(job)
    sums: dict[int, int] = {}
    of_seat = 0
    for number in range(first, first + count):
        halves = 0
        for seating in SEATINGS:
            state = table.play(job.seed, number, seating)
            winners = table.rules.result(job.ruleset, state).winners
            part = 2 // len(winners)
            halves += part * (seating.index(0) in winners)
            of_seat += part * (0 in winners)
        sums[halves] = sums.get(halves, 0) + 1
    return Counts(games=count, scores=(dict(sorted(sums.items())),), ties=of_seat)


@lru_cache(maxsize=4)
def _table(job: Job) -> Table:
    return Table(catalogue.game(job.game), job.ruleset, job.policies, job.budget)
