"""A whole match of a lone player: agreed rounds, or as many as a limit allows, under best play for its
result.

States: the total so far and, where their number is agreed, the rounds left. Objective: what `rules.returns`
says of a lone player: the total, or the number of rounds. Equation: the value of a round that begins is the
mean, under the best play of the turn, of what its score adds and of the value that follows. Where rounds
neither end the match early nor depend on a total, each is played for its own expected score, and the match
is their sum. A round that leaves the total where it was is played again from there: best play for a guess,
the linear equation under it, and again until nothing moves.

Must never simulate.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from msgspec import structs

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box.ends import End, seat_graph, seat_problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import OddsResult, Share, number, odds
from pillarbox.games.shut_the_box.tally import Cost, check_time
from pillarbox.solve import graph as plain
from pillarbox.solve.graph import Graph
from pillarbox.solve.solver import SMALL

EDGE = 1e-6
"""Seconds for an edge of a turn, in lists: values, law, and again."""
ENOUGH = 1e-13
MOST_PASSES = 100
MOST_ROUNDS = 100_000
LITTLE = 1e-12
"""Rounds are listed until less than this probability is left."""
MOST_SCORES = 20_000
"""No distribution of more scores than these is put together."""


def odds_match(ruleset: Ruleset) -> OddsResult:
    """What a lone player's match comes to; `distribution` is of its result, the total or the rounds.

    shut: the chance to shut the box at least once. throws: None where their number is not worked out.
    Raises Refused where it cannot be solved, with the reason.
    """
    if ruleset.match == "single":
        return structs.replace(odds(ruleset), match=True)
    if ruleset.match == "rounds" and not _ends_early(ruleset):
        return _sum_of_rounds(ruleset)
    return _Match(ruleset).solve()


def _ends_early(ruleset: Ruleset) -> bool:
    lost = ruleset.first_throw_shuts and ruleset.first_throw_lost == "match"
    return ruleset.on_shut == "wins-match" or bool(lost)


def _sum_of_rounds(ruleset: Ruleset) -> OddsResult:
    """Rounds that know nothing of one another: means and variances add up, chances are folded."""
    turn = odds(ruleset)
    rounds = ruleset.rounds
    exact, shut = turn.value.exact, turn.shut
    missed = 1 - (Fraction(shut.exact) if shut.exact else shut.float)
    folded = _folded(turn.distribution, rounds)
    notes = tuple(note for note in turn.notes if note.id != "odds-note-one-turn")
    if turn.distribution and not folded:
        notes = (*notes, say("odds-note-too-many-scores"))
    return structs.replace(
        turn,
        match=True,
        value=number(rounds * (Fraction(exact) if exact else turn.value.float)),
        mean=rounds * turn.mean,
        sd=sqrt(rounds) * turn.sd,
        shut=number(1 - missed**rounds),
        throws=None if turn.throws is None else rounds * turn.throws,
        distribution=folded,
        rest=None if turn.rest is None else 1 - (1 - turn.rest) ** rounds,
        certificate=turn.certificate and (rounds * turn.certificate[0], rounds * turn.certificate[1]),
        notes=notes,
    )


def _folded(shares: tuple[Share, ...], times: int) -> tuple[Share, ...]:
    """The distribution of the sum of so many; empty where that would be too many scores."""
    one = {share.score: share.p for share in shares}
    found = {0: 1.0}
    for _ in range(times):
        if len(found) * len(one) > 50 * MOST_SCORES:
            return ()
        grown: dict[int, float] = {}
        for score, p in found.items():
            for more, q in one.items():
                grown[score + more] = grown.get(score + more, 0.0) + p * q
        if len(grown) > MOST_SCORES:
            return ()
        found = grown
    return tuple(Share(score, p) for score, p in sorted(found.items()))


class State(NamedTuple):
    """A round that begins: the total so far where it decides, and the rounds left where they are agreed."""

    total: int
    left: int = 0


class _Match:
    """The values of all states, by what follows each ending."""

    def __init__(self, ruleset: Ruleset) -> None:
        if seat_problem(ruleset, 0).positions > SMALL:
            raise Refused(say("solo-too-big", positions=seat_problem(ruleset, 0).positions, most=SMALL))
        self.ruleset = ruleset
        self.game: Graph = seat_graph(ruleset)
        self.kind = plain.numbers(self.game, False)
        self.sign = 1 if ruleset.wins == "highest" else -1
        """Whether more is better."""
        if ruleset.match != "rounds":
            self.sign = 1 if ruleset.wins == "lowest" or ruleset.match == "elimination" else -1
        self.most = max(1, *(end.points for end in self.game.endings))
        states = ruleset.rounds if ruleset.match == "rounds" else ruleset.limit
        check_time(Cost(3 * states * self.game.edges * EDGE))
        self.values: dict[State, float] = {}
        self.laws: dict[State, list[float]] = {}

    def gain(self, state: State, end: End) -> tuple[int, State | None]:
        """What a round that ends so adds to the result, and the state that follows; None once it is over."""
        ruleset = self.ruleset
        won = end.shut and ruleset.on_shut == "wins-match"
        if ruleset.match == "rounds":
            over = won or end.gone or state.left == 1
            return end.points, None if over else State(0, state.left - 1)
        total = state.total + end.points
        out = end.gone or total >= ruleset.limit
        counts = 1 if ruleset.match != "elimination" or not out else 0
        return counts, None if out or won else State(total)

    def solve(self) -> OddsResult:
        """From the last states to the first, then forward for the distribution."""
        rounds = self.ruleset.match == "rounds"
        if rounds:
            states = [State(0, left) for left in range(1, self.ruleset.rounds + 1)]
        else:
            states = [State(total) for total in range(self.ruleset.limit - 1, -1, -1)]
        for state in states:
            self._settle(state)
        start = states[-1]
        results, shut, rest = self._forward(start)
        value = self.values[start]
        whole = sum(results.values())
        square = sum(p * (result - value) ** 2 for result, p in results.items()) / whole
        return OddsResult(
            ruleset=self.ruleset.id,
            objective="score",
            seats=1,
            value=number(value),
            mean=value,
            sd=sqrt(max(0.0, square)),
            shut=number(shut),
            throws=None,
            distribution=tuple(Share(result, p) for result, p in sorted(results.items())),
            rest=rest,
            measure="score" if rounds else "rounds",
            match=True,
            notes=(say("odds-note-ties"),),
        )

    def _settle(self, state: State) -> None:
        """Best play of a state and its value; those that follow are known."""
        ends = self.game.endings
        follows = [self.gain(state, end) for end in ends]
        known = [float(add) + self.values.get(after, 0.0) if after else add for add, after in follows]
        again = [after == state for _, after in follows]
        # The neighbour's value where there is one: a guess that is near.
        guess = self.values.get(State(state.total + 1, state.left), 0.0)
        for _ in range(MOST_PASSES):
            worth = [self.sign * (value + guess * same) for value, same in zip(known, again)]
            scale = max(1.0, *map(abs, worth))
            values = plain.values(self.game, worth, self.kind)
            law = plain.law(self.game, values, self.kind, scale)
            stays = sum(p for p, same in zip(law, again) if same)
            if stays > 1 - 1e-12:
                raise Refused(say("seats-match-endless"))
            value = sum(p * one for p, one in zip(law, known)) / (1 - stays)
            moved, guess = abs(value - guess), value
            if moved <= ENOUGH * scale:
                break
        self.values[state], self.laws[state] = guess, law

    def _forward(self, start: State) -> tuple[dict[int, float], float, float | None]:
        """By result its probability, the chance of a shut box on the way, and what is not listed."""
        there: dict[tuple[State, int, bool], float] = {(start, 0, False): 1.0}
        results: dict[int, float] = {}
        shut = 0.0
        for _ in range(MOST_ROUNDS):
            coming: dict[tuple[State, int, bool], float] = {}
            for (state, result, done), share in there.items():
                for end, p in zip(self.game.endings, self.laws[state]):
                    if not p:
                        continue
                    add, after = self.gain(state, end)
                    was = done or end.shut
                    if after is None:
                        results[result + add] = results.get(result + add, 0.0) + share * p
                        shut += share * p * was
                    else:
                        key = after, result + add, was
                        coming[key] = coming.get(key, 0.0) + share * p
            there = coming
            left = sum(there.values())
            if left < LITTLE:
                break
        return results, shut, None if self.ruleset.match == "rounds" else max(0.0, left)
