"""What every seat may expect at any state of a match, in the returns that the rules define, under one value
function: each seat plays perfectly for its own expected return.

Between two throws the solvers know it. From there to the next such point (a throw that lies on the table, a
tile about to be reopened, dice for the start or of a roll-off) the rules' own questions lead: means at chance
nodes, at a decision the first of the choices that are best for the seat that chooses. Where no solver
reaches, `equity_own` measures something else. Must never simulate.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Protocol

from msgspec.structs import replace

from pillarbox.core.game import Choice
from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box import matches, rules, scoring, several, turns
from pillarbox.games.shut_the_box.ends import seat_graph
from pillarbox.games.shut_the_box.equity_in_turn import Forced, InTurn
from pillarbox.games.shut_the_box.equity_totals import AloneByTotals, TwoSeatMatch
from pillarbox.games.shut_the_box.equity_turns import BigRoundOfTwo, OneRound
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.solve import counts_throws, solution_at
from pillarbox.games.shut_the_box.state import Action, Die, State
from pillarbox.games.shut_the_box.tally import Cost

MOST_SECONDS = 120
"""A value function that would take longer to make is refused: somebody is waiting."""

DICE_STAGES = ("starter", "roll-off", "match-roll-off")


class Rest(Protocol):
    """Who knows the values between two throws."""

    slack: float
    """Values that differ by no more are equally good."""

    def rest(self, state: State) -> tuple[float, ...]:
        """By seat what it may expect before the throw that the state awaits."""


class Equity:
    """A value function: that of perfect play, but for rounding. slack: values that differ by no more are
    equally good.
    """

    def __init__(self, ruleset: Ruleset, seats: int, known: Rest) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.known = known
        self.slack = known.slack

    def values(self, state: State) -> tuple[float, ...]:
        """By seat, what it may expect from this state on, all that was won before included.

        Raises Refused for a state that no play leads to, as far as that is noticed.
        """
        ruleset = self.ruleset
        if state.stage == "over":
            return tuple(map(float, rules.returns(ruleset, state)))
        if state.stage in DICE_STAGES:
            return self._mean([(self.values(after), p) for after, p in _chosen(ruleset, state)])
        if rests(ruleset, state):
            return self.known.rest(state)
        node = rules.node(ruleset, state)
        if node.kind == "chance":
            ahead = rules.chance(ruleset, state)
            return self._mean([(self.values(rules.step(ruleset, state, o)), float(p)) for o, p in ahead])
        seat = node.seats[0]
        return self.first([values for _, values in self.choices(state, seat)], seat)

    def choices(self, state: State, seat: int) -> list[tuple[Action, tuple[float, ...]]]:
        """The seat's legal actions with what every seat may expect after them."""
        return [
            (action, self.values(rules.step(self.ruleset, state, Choice(seat, action))))
            for action in rules.legal(self.ruleset, state, seat)
        ]

    def first(self, found: list[tuple[float, ...]], seat: int) -> tuple[float, ...]:
        """The first of those that are best for the seat."""
        enough = max(values[seat] for values in found) - self.slack
        return next(values for values in found if values[seat] >= enough)

    def opened(self, before: State, after: State) -> tuple[float, ...]:
        """By seat what a move added to the values from outside, as no match has it: nothing."""
        return (0.0,) * self.seats

    def _mean(self, found: list[tuple[tuple[float, ...], float]]) -> tuple[float, ...]:
        return tuple([sum([values[seat] * p for values, p in found]) for seat in range(self.seats)])


def rests(ruleset: Ruleset, state: State) -> bool:
    """Whether the state lies between two throws, before the dice count is chosen where it is."""
    if state.stage != "throw":
        return state.stage == "dice"
    known = tables(ruleset)
    box = state.boxes[state.seat]
    counts = known.throw_counts or known.dice_counts(box.open, turns.permission(ruleset, state.seat))
    return bool(state.sealed) or (len(counts) == 1 and (ruleset.must_shut or not box.throws))


# Dice for the start and of roll-offs.


def _chosen(ruleset: Ruleset, state: State) -> list[tuple[State, float]]:
    """What follows for each seat that may still be chosen by the dice, with its chance."""
    found = []
    for seat, p in zip(state.tied, _chances(ruleset.sides, len(state.tied), state.shown)):
        if p:
            alone = replace(state, tied=(seat,), shown=(), seat=seat)
            found.append((rules.step(ruleset, alone, Die(1)), p))
    return found


def _chances(sides: int, tied: int, shown: tuple[int, ...]) -> list[float]:
    """By place among the tied its chance to be chosen, the highest die being chosen and ties thrown again.

    Without the bound on re-throws, which is reached once in sides ^ 20.
    """
    coming = tied - len(shown)
    high = max(shown, default=0)
    ahead = shown.count(high)
    below = (high / sides) ** coming  # no coming die is higher
    later = (1 - below) / coming if coming else 0.0
    lead = 0.0
    for level in range(coming + 1):
        p = comb(coming, level) * (1 / sides) ** level * (max(0, high - 1) / sides) ** (coming - level)
        if ahead:
            lead += p / (ahead + level)
            later += p / (ahead + level) * level / coming if coming else 0.0
    return [lead if face == high else 0.0 for face in shown] + [later] * coming


# A lone seat whose scores add up.


class Alone:
    """A lone seat's match in which the score of every turn counts, or every throw of it, and nothing else."""

    slack = 0.0

    def __init__(self, ruleset: Ruleset) -> None:
        """Raises Refused where the turn cannot be solved."""
        self.ruleset = ruleset
        self.throws = ruleset.stuck == "pass"
        if self.throws != counts_throws(ruleset):
            raise Refused(say("equity-alone-throws"))
        self.slack = 1e-12
        self.rounds = ruleset.rounds if ruleset.match == "rounds" else 1
        self.sign = 1 if ruleset.wins == "highest" and not self.throws else -1
        self.turn = float(solution_at(ruleset, "score", 0, True, self._start(), 0, ruleset.cap - 1).value())

    def _start(self) -> int:
        return tables(self.ruleset).layout.full & ~scoring.fixed(self.ruleset, 0)

    def rest(self, state: State) -> tuple[float, ...]:
        """What has been, what this turn will bring, and the turns to come."""
        box = state.boxes[0]
        done = state.totals[0]
        if self.throws:
            done = sum(sum(past.lengths) for past in state.past) + box.throws
        left = self.rounds - len(state.past) - 1
        return (self.sign * (done + left * self.turn + own_turn(self.ruleset, state, 0, True)),)


def own_turn(ruleset: Ruleset, state: State, seat: int, alone: bool) -> float:
    """The score (or the throws) that a seat's own turn still brings before its next throw, with best play."""
    box = state.boxes[seat]
    left = ruleset.cap - box.throws
    if box.throws:
        found = solution_at(ruleset, "score", seat, alone, box.open, box.markers, left)
        return float(found.natural(found.raw(box.open, box.markers)))
    found = solution_at(ruleset, "score", seat, alone, box.open, box.markers, left - 1)
    return float(found.value(box.open, box.markers, True))


# Which of them answers.


def equity(ruleset: Ruleset, seats: int, seconds: int = MOST_SECONDS) -> Equity:
    """The value function of matches of so many seats, kept for the next who asks.

    seconds: how long making it may take, roughly. Raises Refused, with the reason, where no solver reaches,
    or one would take too long.
    """
    fewest, most = ruleset.seats
    if not fewest <= seats <= most:
        raise Refused(say("refused-seats", seats=seats, fewest=fewest, most=most))
    takes = _cost(ruleset, seats).seconds
    if takes > seconds:
        raise Refused(say("equity-too-long", minutes=round(takes / 60) or 1))
    return _made(ruleset, seats)


@lru_cache(maxsize=16)
def _made(ruleset: Ruleset, seats: int) -> Equity:
    return Equity(ruleset, seats, _alone(ruleset) if seats == 1 else _known(ruleset, seats))


@lru_cache(maxsize=64)
def _cost(ruleset: Ruleset, seats: int) -> Cost:
    """What making it takes; 0 where that is soon done or refused."""
    if seats == 1 or ruleset.turn != "whole" or ruleset.reopen != "never":
        return Cost(0.0)
    if ruleset.match != "single":
        return Cost(0.0) if matches.refusal(ruleset, seats) else matches.cost(ruleset, seats)
    return Cost(0.0) if several.is_big(ruleset) and seats > 2 else several.cost(ruleset, seats)


def _alone(ruleset: Ruleset) -> Rest:
    adds = ruleset.match in ("single", "rounds") and not (
        ruleset.match == "rounds"
        and (ruleset.on_shut == "wins-match" or (ruleset.first_throw_shuts and _loses_match(ruleset)))
    )
    if adds or ruleset.stuck == "pass":
        if not adds:
            raise Refused(say("equity-alone-throws"))
        return Alone(ruleset)
    return AloneByTotals(ruleset)


def _loses_match(ruleset: Ruleset) -> bool:
    return ruleset.first_throw_lost == "match"


def _known(ruleset: Ruleset, seats: int) -> Rest:
    if ruleset.turn == "shared":
        raise Refused(say("equity-shared"))
    if ruleset.turn == "alternate":
        if ruleset.match != "single":
            raise Refused(say("seats-match-by-throw"))
        return InTurn(ruleset) if seats == 2 else Forced(ruleset, seats)
    if ruleset.match == "single":
        if ruleset.reopen != "never":
            raise Refused(say("seats-reopen-whole"))
        if several.is_big(ruleset) and seats == 2:
            return BigRoundOfTwo(ruleset)
        return OneRound(ruleset, seats)
    why = matches.refusal(ruleset, seats)
    if why is not None:
        raise Refused(why)
    if matches.by_rows(ruleset, seats):
        from pillarbox.games.shut_the_box.equity_series import SeriesMatch

        return SeriesMatch(ruleset, seats)
    if seats > 2:
        positions = len(seat_graph(ruleset).ways)
        raise Refused(say("odds-needs-library", positions=positions, library="numpy"))
    return TwoSeatMatch(ruleset)
