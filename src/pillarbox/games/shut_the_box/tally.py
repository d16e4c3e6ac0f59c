"""What of the turns so far decides a round, and what the round pays to each seat once it is over.

Seats are anonymous here: a finished seat is known by the role it has (among the best, among the worst), and
seats without a turn by having none. Must never decide how a seat plays.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import NamedTuple

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box.ends import End
from pillarbox.games.shut_the_box.ruleset import Ruleset

MOST_SECONDS = 7200
"""Nothing is solved that would take longer than this."""


class Cost(NamedTuple):
    """What a solve takes, roughly: seconds, and bytes of memory."""

    seconds: float
    memory: int = 0


def check_time(cost: Cost) -> None:
    """Raises Refused if a solve would take too long."""
    if cost.seconds > MOST_SECONDS:
        minutes = math.ceil(cost.seconds / 60)
        raise Refused(say("seats-too-long", minutes=minutes, most=MOST_SECONDS // 60))


class Tally(NamedTuple):
    """The turns so far: the best key, how many have it, and (where stakes ask for it) whether by a shut box;
    where the loser pays also the worst score by its place in a key, and how many have it.
    """

    best: tuple[int, int, int] | None = None
    leaders: int = 0
    shut: bool = False
    worst: int = 0
    worsts: int = 0


class Role(NamedTuple):
    """What a finished seat is: whether among the best so far, whether among the worst."""

    leads: bool
    worst: bool = False


class Payoff:
    """How a round of so many seats adds up and pays.

    `net` is what a seat maximises, `share` its part of the win; both are never below 0 for the solvers:
    `shift` has been added to `net`.
    """

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.seats = seats
        self.stake = ruleset.stake
        self.shut_pays = ruleset.shut_pays
        self.rolls_off = ruleset.ties == "roll-off"
        self.loser = ruleset.stake > 0 and ruleset.stake_rule == "loser-pays"
        lost = max(self.shut_pays, seats - 1 if self.loser else 1)
        self.shift = self.stake * lost if self.stake else 1
        won = max(self.shut_pays, 1) * (seats - 1)
        self.most = self.shift + self.stake * won if self.stake else seats

    def add(self, tally: Tally, end: End) -> Tally:
        """The tally after one more turn."""
        best, leaders, shut, worst, worsts = tally
        if best is None or end.key < best:
            best, leaders, shut = end.key, 1, self.stake > 0 and end.shut
        elif end.key == best:
            leaders += 1
        if self.loser:
            bad = end.key[1]
            if not worsts or bad > worst:
                worst, worsts = bad, 1
            elif bad == worst:
                worsts += 1
        return Tally(best, leaders, shut, worst, worsts)

    def role(self, tally: Tally, end: End) -> Role:
        """The role of the seat whose turn was the last of this tally."""
        return Role(end.key == tally.best, self.loser and end.key[1] == tally.worst)

    def later(self, role: Role, before: Tally, after: Tally) -> Role:
        """What a role has become by one more turn."""
        return Role(role.leads and before.best == after.best, role.worst and before.worst == after.worst)

    def share(self, tally: Tally, role: Role | None) -> Fraction:
        """The part of the win of a seat; None: without a turn."""
        return Fraction(1, tally.leaders) if role is not None and role.leads else Fraction(0)

    def net(self, tally: Tally, role: Role | None) -> Fraction:
        """What the round pays to a seat, not below 0: `shift` more than it is. None: without a turn.

        As `scoring.round_stakes` and `rules.returns` say it: the best share what the others pay, more where
        they shut the box; or where the loser pays and nobody won by shutting, the worst share what they pay
        the others.
        """
        if not self.stake:
            return self.seats * self.share(tally, role)
        some, mine, each = tally.leaders, role is not None and role.leads, self.stake
        if tally.shut:
            each *= self.shut_pays
        elif self.loser:
            if self._only_winners(tally):
                return Fraction(self.shift)
            some, mine, each = tally.worsts, role is not None and role.worst, -each
        return self.shift + (Fraction(each * (self.seats - some), some) if mine else Fraction(-each))

    def _only_winners(self, tally: Tally) -> bool:
        """Whether the worst are all winners, so that nobody pays as the loser."""
        level = tally.best is not None and tally.best[1] == tally.worst and tally.leaders == tally.worsts
        return level and (tally.leaders == 1 or not self.rolls_off)
