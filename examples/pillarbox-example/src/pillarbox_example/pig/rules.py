"""The rules of Pig, as printed in John Scarne's book on dice (1945), with rounds played to their end.

In one's turn one throws a die again and again: each throw adds its points to the turn, a 1 loses the turn,
and before each further throw one may stop and keep what the turn has. The round in which somebody has enough
is the last. This module never draws a random number.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

from msgspec.structs import replace

from pillarbox.core.chance import Distribution, uniform
from pillarbox.core.game import Choice, Node, Observation, Result, RoundResult
from pillarbox.core.message import IllegalMove, Refused, say
from pillarbox_example.pig.ruleset import Ruleset
from pillarbox_example.pig.state import Action, Again, Face, State, Stop, Turn

FACES: Distribution[Face] = uniform(Face(value) for value in range(1, 7))


def start(ruleset: Ruleset, seats: int) -> State:
    """The first seat is about to throw."""
    fewest, most = ruleset.seats
    if not fewest <= seats <= most:
        raise Refused(say("refused-seats", seats=seats, fewest=fewest, most=most))
    return State(seats)


@cache
def _node(stage: str, seat: int) -> Node:
    return Node("chance", (), seat, "dice", (6,)) if stage == "throw" else Node("decision", (seat,))


def node(ruleset: Ruleset, state: State) -> Node:
    """What the state asks for."""
    return Node("terminal") if state.stage == "over" else _node(state.stage, state.seat)


def legal(ruleset: Ruleset, state: State, seat: int) -> tuple[Action, ...]:
    """The seat's actions."""
    return (Again(), Stop()) if state.stage == "choose" and seat == state.seat else ()


def chance(ruleset: Ruleset, state: State) -> Distribution[Face]:
    """A die."""
    if state.stage != "throw":
        raise IllegalMove(say("pig-no-throw"))
    return FACES


def step(ruleset: Ruleset, state: State, move: Any) -> State:
    """The state after the move."""
    if isinstance(move, Choice):
        if move.action not in legal(ruleset, state, move.seat):
            raise IllegalMove(say("pig-not-now"))
        return (
            replace(state, stage="throw") if move.action == Again() else _over(ruleset, state, state.points)
        )
    if move not in chance(ruleset, state):
        raise IllegalMove(say("pig-no-such-face"))
    thrown = replace(state, throws=state.throws + 1)
    if move.value == 1:
        return _over(ruleset, thrown, 0)
    points = state.points + move.value
    if state.totals[state.seat] + points >= ruleset.pig_goal:  # nobody would throw again
        return _over(ruleset, thrown, points)
    return replace(thrown, points=points, stage="choose")


def _over(ruleset: Ruleset, state: State, points: int) -> State:
    """The state after a turn with so many points."""
    turns = (*state.turns, Turn(points, state.throws))
    after = State(state.seats, turns)
    rounds, rest = divmod(len(turns), state.seats)
    enough = max(after.totals) >= ruleset.pig_goal or rounds >= ruleset.pig_rounds
    return replace(after, stage="over") if enough and not rest else after


def returns(ruleset: Ruleset, state: State) -> tuple[Fraction, ...]:
    """Alone the total; among several their share of the win."""
    if state.stage != "over":
        return (Fraction(0),) * state.seats
    winners = result(ruleset, state).winners
    if state.seats == 1:
        return (Fraction(state.totals[0]),)
    share = Fraction(state.seats, len(winners))
    return tuple(share * (seat in winners) - 1 for seat in range(state.seats))


def result(ruleset: Ruleset, state: State) -> Result:
    """The highest total wins."""
    totals, over = state.totals, state.stage == "over"
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    winners = tuple(seat for seat, place in enumerate(places) if over and place == 1)
    nothing = (Fraction(0),) * state.seats
    whole = len(state.turns) // state.seats
    rounds = tuple(_round(state.turns[n * state.seats : (n + 1) * state.seats]) for n in range(whole))
    return Result(over, totals, places, winners, nothing, rounds)


def _round(turns: tuple[Turn, ...]) -> RoundResult:
    scores = tuple(turn.points for turn in turns)
    return RoundResult(
        starter=0,
        scores=scores,
        sums=(0,) * len(turns),
        ends=tuple("stopped" if turn.points else "lost" for turn in turns),
        winners=tuple(seat for seat, score in enumerate(scores) if score == max(scores)),
        stakes=(Fraction(0),) * len(turns),
        lengths=tuple(turn.throws for turn in turns),
    )


def observe(ruleset: Ruleset, state: State, seat: int) -> Observation:
    """Nothing is hidden."""
    return Observation(seat, state)


def settle(ruleset: Ruleset, state: State, numbers: tuple[int, ...]) -> Face:
    """The face that a number from 0 to 5 stands for."""
    (number,) = numbers
    return Face(number + 1)


def witnesses(ruleset: Ruleset, state: State, move: Any) -> tuple[int, ...]:
    """All see everything."""
    return tuple(range(state.seats))


def longest(ruleset: Ruleset, seats: int) -> int:
    """A throw that goes on adds two points at least, and there is a choice before each."""
    return ruleset.pig_rounds * seats * (ruleset.pig_goal + 2)
