"""Games played by the rules alone, any game with any policies: where no lanes are.

Every chance event takes a number of its own from the counter, by its roller and by how many it met before: so
games are alike on any machine, and two policies that sit in the same seat meet the same dice ("paired dice").
Must never know a game by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

from pillarbox.core.game import Choice
from pillarbox.solve.counter import word
from pillarbox.solve.counts import Counts

TABLE, BOTS = 64, 128
"""Streams: chance of seat s takes stream s, chance that is nobody's takes TABLE, and bot s begins from
stream BOTS + s.
"""


class Table:
    """A ruleset with policies on its seats, ready for many games."""

    def __init__(self, game: Any, ruleset: Any, policies: Sequence[str], budget: int = 0) -> None:
        self.rules = game.rules
        self.ruleset = ruleset
        self.policies = [game.bots.POLICIES[name] for name in policies]
        self.budget = budget
        self.start = self.rules.start(ruleset, len(policies))

    def play(self, seed: int, number: int, seating: Sequence[int] | None = None) -> Any:
        """The last state of game `number`; seating: by seat which of the policies sits there."""
        rules, ruleset = self.rules, self.ruleset
        sits = range(len(self.policies)) if seating is None else seating
        bots = [Random(word(seed, BOTS + who, number, 0)) for who in sits]
        met: Counter[int] = Counter()
        state = self.start
        while (node := rules.node(ruleset, state)).kind != "terminal":
            if node.kind == "chance":
                chances = rules.chance(ruleset, state)
                stream = TABLE if node.roller is None or node.source == "deck" else node.roller
                drawn = word(seed, stream, number, met[stream])
                met[stream] += 1
                state = rules.step(ruleset, state, chances.pick(drawn * chances.whole >> 64))
                continue
            for seat in node.seats:
                seen = rules.observe(ruleset, state, seat)
                action = self.policies[sits[seat]](ruleset, seen, bots[seat], self.budget)
                state = rules.step(ruleset, state, Choice(seat, action))
        return state


def played(table: Table, seed: int, first: int, count: int) -> Counts:
    """What the games from `first` came to, so many."""
    seats = range(len(table.policies))
    scores: list[Counter[int]] = [Counter() for _ in seats]
    ends: list[Counter[str]] = [Counter() for _ in seats]
    returns: list[Counter[str]] = [Counter() for _ in seats]
    wins: list[Counter[int]] = [Counter() for _ in seats]
    throws = [0 for _ in seats]
    lengths: Counter[int] = Counter()
    ties = 0
    for number in range(first, first + count):
        state = table.play(seed, number)
        result = table.rules.result(table.ruleset, state)
        ties += len(result.winners) > 1
        paid: Sequence[Fraction] = table.rules.returns(table.ruleset, state)
        for seat in seats:
            scores[seat][result.totals[seat]] += 1
            returns[seat][str(paid[seat])] += 1
            for done in result.rounds:
                ends[seat][done.ends[seat]] += 1
                throws[seat] += done.lengths[seat]
            if seat in result.winners:
                wins[seat][len(result.winners)] += 1
        lengths[sum(done.lengths[0] for done in result.rounds)] += 1
    return Counts(
        count,
        tuple(dict(sorted(one.items())) for one in scores),
        tuple(dict(sorted(by.items())) for by in ends),
        tuple(dict(sorted(by.items())) for by in returns),
        tuple(dict(sorted(one.items())) for one in wins),
        tuple(throws),
        dict(sorted(lengths.items())),
        ties,
    )
