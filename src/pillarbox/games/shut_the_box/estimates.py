"""What several seats come to where nobody can calculate it: matches of the bot `perfect` against itself, by
the rules.

Each seat then plays for its own expected score, whatever the others have. Must never be called exact: every
figure goes out with its standard error.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from pillarbox.core.game import Choice
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.bots import perfect
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import Action, State

GAMES = 20_000
SEED = 1


class Estimate(NamedTuple):
    """By seat the part of the win and what it is paid; the chance of several winners; the standard error of
    what the first seat is paid.
    """

    shares: tuple[float, ...]
    net: tuple[float, ...]
    tie: float
    error: float


def estimate(ruleset: Ruleset, seats: int, match: bool, games: int = GAMES, seed: int = SEED) -> Estimate:
    """Play so many games; the same seed gives the same figures. match: whole matches, else single rounds.

    The first seat is the one that throws first: starting dice are left out.
    """
    played = ruleset if match else replace(ruleset, match="single")
    played = replace(played, starter="rotate") if ruleset.starter == "highest-die" else played
    table = _Table(played, seats, Random(seed))
    shares, net, squares, tie = [0.0] * seats, [0.0] * seats, 0.0, 0
    for _ in range(games):
        end = table.play()
        winners = rules.result(played, end).winners
        paid = [float(value) for value in rules.returns(played, end)]
        tie += len(winners) > 1
        squares += paid[0] ** 2
        for seat in range(seats):
            net[seat] += paid[seat]
            shares[seat] += (seat in winners) / len(winners)
    mean = net[0] / games
    spread = max(0.0, squares / games - mean**2)
    return Estimate(
        tuple(share / games for share in shares),
        tuple(value / games for value in net),
        tie / games,
        sqrt(spread / games),
    )


class _Table:
    """Plays one match after the other and remembers what `perfect` does where."""

    def __init__(self, ruleset: Ruleset, seats: int, rng: Random) -> None:
        self.ruleset = ruleset
        self.rng = rng
        self.start = rules.start(ruleset, seats)
        self.known: dict[tuple[object, ...], Action] = {}

    def play(self) -> State:
        """The last state of a match."""
        ruleset, state = self.ruleset, self.start
        while True:
            node = rules.node(ruleset, state)
            if node.kind == "terminal":
                return state
            if node.kind == "chance":
                chances = rules.chance(ruleset, state)
                state = rules.step(ruleset, state, chances.pick(self.rng.randrange(chances.whole)))
            else:
                for seat in node.seats:
                    state = rules.step(ruleset, state, Choice(seat, self._choose(state, seat)))

    def _choose(self, state: State, seat: int) -> Action:
        """`perfect` looks at one box only, and at whose it is."""
        mover = state.seat if not state.sealed else seat
        box = state.boxes[mover]
        key = state.stage, seat, mover, box.open, min(box.throws, 2), box.markers, state.faces
        action = self.known.get(key)
        if action is None:
            seen = rules.observe(self.ruleset, state, seat)
            action = self.known[key] = perfect(self.ruleset, seen, self.rng, 0)
        return action
