"""Many games of policies, and what they came to, with its error.

The same seed gives the same figures, whoever does the work. Must never say more than was played: every mean
goes out with its standard error.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from time import perf_counter
from typing import Any

from msgspec import Struct

from pillarbox.core.game import SpecialEnd
from pillarbox.core.message import Message, Refused, say
from pillarbox.lab.job import Job, run
from pillarbox.lab.workers import Crew
from pillarbox.solve.counter import SEEDS
from pillarbox.solve.counts import Counts, Mean, mean, returned

LOOKED = 1000
"""After so many games it is first asked whether the error is small enough,"""
MORE = 0.25
"""and then each time after so much more of them."""

Progress = Callable[[int, int], None]
"""Hears how many games are done, and how many are to be."""


class Simulation(Struct, frozen=True):
    """What a batch came to. seats: by seat. measure: what a lone seat's figures are of, `score` or `throws`.

    value: the mean of that measure for a lone seat, of the first seat's return for several, with its error.
    match: whether whole matches were played, as they always are where a game has no rounds to play alone.
    special: the end of a turn that the game counts, if there is one.
    """

    ruleset: str
    policies: tuple[str, ...]
    match: bool
    seed: int
    measure: str
    counts: Counts
    value: Mean
    seconds: float
    special: SpecialEnd | None = None
    early: bool = False
    notes: tuple[Message, ...] = ()

    @property
    def games(self) -> int:
        """How many were played."""
        return self.counts.games

    @property
    def distribution(self) -> dict[int, int]:
        """How often the first seat had each score (each number of throws where that is the measure)."""
        return self.counts.lengths if self.measure == "throws" else self.counts.scores[0]

    def rounds(self, seat: int = 0) -> int:
        """How many rounds, of all games, the seat has played."""
        return sum(self.counts.ends[seat].values())

    def ended(self, end: str, seat: int = 0) -> float:
        """The part of its rounds that a seat ended in this way, by the game's word for it."""
        return self.counts.ends[seat].get(end, 0) / (self.rounds(seat) or 1)

    def shut(self) -> float | None:
        """How often the first seat shut its box; None in a game that has no box."""
        has_box = self.special is not None and self.special.end == "shut"
        return self.ended("shut") if has_box else None

    def shares(self) -> list[float]:
        """By seat its part of the wins: a shared win counts in parts."""
        return [
            sum(often / sharers for sharers, often in wins.items()) / self.games for wins in self.counts.wins
        ]

    def net(self) -> list[Mean]:
        """By seat its mean return."""
        return [mean(returned(one)) for one in self.counts.returns]

    def plain(self) -> dict[str, Any]:
        """The answer as JSON knows it."""
        games = self.games
        found: dict[str, Any] = {
            "ruleset": self.ruleset,
            "policies": list(self.policies),
            "match": self.match,
            "games": games,
            "seed": self.seed,
            "measure": self.measure,
            "mean": self.value.mean,
            "standard_error": self.value.error,
            "sd": self.value.sd,
            "shut": self.shut(),
            "special": {"end": self.special.end, "p": self.ended(self.special.end)} if self.special else None,
            "throws": self.counts.throws[0] / games,
            "distribution": [
                {"score": score, "p": often / games} for score, often in self.distribution.items()
            ],
            "seconds": self.seconds,
            "games_per_second": games / self.seconds if self.seconds else None,
        }
        if len(self.policies) > 1:
            net = self.net()
            found["wins"] = self.shares()
            found["ties"] = self.counts.ties / games
            found["net"] = [one.mean for one in net]
            found["net_errors"] = [one.error for one in net]
        return found


def job_of(game: Any, ruleset: Any, policies: Sequence[str], seed: int, match: bool, budget: int = 0) -> Job:
    """The work that is asked for. Raises Refused for an unknown policy or a number of seats that the ruleset
    does not allow.
    """
    for name in policies:
        if name not in game.bots.POLICIES:
            known = list(game.bots.POLICIES)
            near = get_close_matches(name, known, n=1)
            id = "lab-policy-meant" if near else "lab-no-such-policy"
            raise Refused(say(id, policy=name, known=known, near="".join(near)))
    if not 0 <= seed < SEEDS:
        raise Refused(say("lab-seed", most=SEEDS - 1))
    wanted = ruleset if match or game.batch is None else game.batch.one_round(ruleset)
    game.rules.start(wanted, len(policies))
    return Job(game.id, wanted, tuple(policies), seed, budget)


def simulate(
    game: Any,
    job: Job,
    games: int,
    crew: Crew,
    error: float = 0.0,
    tell: Progress | None = None,
    match: bool = False,
) -> Simulation:
    """Play so many games; with `error`, no more than it takes for the standard error to be that small.

    Whether it is, is asked after fixed numbers of games, so that the answer does not depend on who plays.
    """
    began = perf_counter()
    counts = Counts()
    seats = len(job.policies)
    measure = game.batch.measure(job.ruleset, seats) if game.batch else "score"
    done = 0

    def heard(more: int) -> None:
        nonlocal done
        done += more
        if tell:
            tell(done, games)

    ahead = min(games, LOOKED) if error else games
    early = False
    while ahead:
        counts += crew.add_up(job, counts.games, ahead, heard, run)
        if error and counts.games >= 2 and 0 < value_of(counts, seats, measure).error <= error:
            early = counts.games < games
            break
        ahead = min(games - counts.games, max(1, int(counts.games * MORE)))
    return Simulation(
        ruleset=job.ruleset.id,
        policies=job.policies,
        match=match or game.batch is None,
        seed=job.seed,
        measure=measure,
        counts=counts,
        value=value_of(counts, seats, measure),
        seconds=perf_counter() - began,
        special=getattr(game.show, "SPECIAL_END", None),
        early=early,
    )


def value_of(counts: Counts, seats: int, measure: str) -> Mean:
    """The figure that a batch is asked for."""
    if seats > 1:
        return mean(returned(counts.returns[0]))
    return mean(counts.lengths if measure == "throws" else counts.scores[0])
