"""Two players throw in turn, each at an own box: a stochastic game with sum 0, whose positions may come
back.

States: whose throw it is, the thrower's node x of its graph, and the other's node or ending y. Actions: the
ways of a node, one of the targets of each outcome, and where pieces may be set up again the other's choice
which. A player that is done is passed over. Equation, in the thrower's units: V(x, y) = max over ways of the
mean of max over targets t of N(t, y); N is what the two endings pay where both are done or t ends the game
at once, V(t, y) where only y is an ending, else -V'(y, t), V' being the other's; after a piece is taken the
other may replace t by a node r with one more piece, so N(t, y) becomes the least of N(t, y) and N(r, y).

The equation is iterated from both sides: endless play counts as lost for one player, and as won. The
iterates rise and fall and the truth lies between them; the same for every state without cycles after as many
sweeps as there can be throws. Must never know a game by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from pillarbox.core.message import Refused, say
from pillarbox.solve.graph import Graph

MOST_SWEEPS = 5_000
ENOUGH = 1e-13
"""The two bounds have met when they differ by no more anywhere."""
TOLERANCE = 1e-12
"""Choices are equally good if their values differ by no more than this part of the largest payment: values
are sums of payments, and what is left of them where they cancel says nothing about their rounding.
"""


class Player(NamedTuple):
    """One of the two. game: its turn, loops kept. stand: by node the ending that it counts as where it
    stands. cuts: by ending whether it ends the game at once. reopens: by node those with one more piece, in
    their order.
    """

    game: Graph
    stand: tuple[int, ...]
    cuts: tuple[bool, ...]
    reopens: tuple[tuple[int, ...], ...]


class Duel(NamedTuple):
    """players: the first throws first. pays: by ending of the first and of the second, what the first gets of
    the second. reopens: whether pieces may be set up; done_reopens: whether by a player who is done, too.
    """

    players: tuple[Player, Player]
    pays: tuple[tuple[Fraction, ...], ...]
    reopens: bool = False
    done_reopens: bool = True

    @property
    def alike(self) -> bool:
        """Whether the players differ in nothing but who throws first."""
        one, other = self.players
        size = range(len(self.pays))
        return one is other and all(self.pays[a][b] == -self.pays[b][a] for a in size for b in size)

    @property
    def comes_back(self) -> bool:
        """Whether a state may come back."""
        return self.reopens or any(
            node in entry.targets
            for player in self.players
            for node, ways in enumerate(player.game.ways, len(player.game.endings))
            for way in ways
            for entry in way.entries
        )

    @property
    def states(self) -> int:
        """The number of states, one player's where both are alike."""
        one, other = (player.game for player in self.players)
        count = len(one.ways) * other.size
        return count if self.players[0] is self.players[1] else count + len(other.ways) * one.size

    def pay(self, seat: int, mine: int, other: int) -> Fraction:
        """What the player gets for these endings."""
        return self.pays[mine][other] if seat == 0 else -self.pays[other][mine]


class Bounds(NamedTuple):
    """What is certain of the first player's value, and the value itself. sweeps: how many it took for each
    bound. tie: the expected worth of `marks` at the end, if asked.
    """

    lower: float
    upper: float
    value: Fraction | float
    sweeps: int
    means: tuple[float, ...] = ()


Marks = Sequence[Sequence[float]]
"""By ending of the first and the second, something to be counted at the end."""


def spread(duel: Duel) -> float:
    """The largest payment, at least 1."""
    return max(1.0, *(abs(float(pay)) for row in duel.pays for pay in row))


def met(duel: Duel, lower: float, upper: float, sweeps: int) -> tuple[float, float]:
    """The bounds with what rounding may have done. Raises Refused if they are more than 1e-9 apart.

    A sweep rounds a sum of so many products once for each of them, for each sum, and for the chances: at
    most half of 2^-52 of the largest payment each time; later sweeps pass it on without making more of it.
    """
    largest = spread(duel)
    most = max(len(way.entries) for player in duel.players for ways in player.game.ways for way in ways)
    slack = (most + 2) * 2.0**-53 * sweeps * largest
    if upper - lower > 1e-9 * largest:
        raise Refused(say("odds-no-certificate"))
    return min(lower, upper) - slack, max(lower, upper) + slack
