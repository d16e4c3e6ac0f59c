"""The rules of Shut the Box, as played from the English pub box to the ten-envelope e-mail game.

Sources: the leaflets and rule pages named in each variant's file; where they are silent, `docs/decisions.md`
says what was decided. This module answers what a state asks for and what follows from a move; it never draws
a random number, never waits, and knows nothing of names, clocks or screens.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from pillarbox.core.chance import Distribution
from pillarbox.core.game import Choice, Node, Observation, Result
from pillarbox.core.message import IllegalMove, Refused, say
from pillarbox.games.shut_the_box import rounds, scoring, turns
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import Tables, tables
from pillarbox.games.shut_the_box.state import (
    Action,
    Dice,
    Die,
    Flip,
    Keep,
    Outcome,
    Reopen,
    Sealed,
    Shut,
    State,
    Stop,
    Throw,
    no_stakes,
)

TERMINAL = Node("terminal")


DECISIONS = tuple(Node("decision", (seat,)) for seat in range(12))
"""By seat: the node at which it alone is asked."""


class _Thrown(dict[tuple[int, int, int], Node]):
    """The nodes at which a seat throws, by seat, sides and number of dice; few, so all are kept."""

    def __missing__(self, key: tuple[int, int, int]) -> Node:
        seat, sides, count = key
        known = self[key] = Node("chance", (), seat, "dice", (sides,) * count)
        return known


THROWN = _Thrown()


@lru_cache(maxsize=1024)
def start(ruleset: Ruleset, seats: int) -> State:
    """The first state of a match. Raises Refused for a number of seats that the ruleset does not allow."""
    fewest, most = ruleset.seats
    if not fewest <= seats <= most:
        raise Refused(say("refused-seats", seats=seats, fewest=fewest, most=most))
    return turns.begin(tables(ruleset), rounds.first_round(ruleset, seats))


def node(ruleset: Ruleset, state: State) -> Node:
    """What the state asks for."""
    stage = state.stage
    if stage == "throw":
        return THROWN[state.seat, ruleset.sides, state.dice]
    if stage == "choose":
        return _answering(state) if state.sealed else DECISIONS[state.seat]
    if stage in ("dice", "unstick"):
        return DECISIONS[state.seat]
    if stage == "reopen":
        return DECISIONS[rounds.seat_before(state, state.seat)]
    if stage == "flip":
        return Node("chance", (), None, "solo", (100, len(turns.reopenings(ruleset, state))))
    if stage == "over":
        return TERMINAL
    return Node("chance", (), state.seat, "start", (ruleset.sides,))


def _answering(state: State) -> Node:
    """The shared throw's node: simultaneous if two or more had to answer when it opened."""
    return Node("simultaneous" if len(turns.asked(state)) > 1 else "decision", turns.owing(state))


def legal(ruleset: Ruleset, state: State, seat: int) -> tuple[Action, ...]:
    """The seat's actions: sets as they are listed for a throw, dice counts rising, then the rest."""
    stage = state.stage
    if stage == "choose":
        if seat not in turns.owing(state) if state.sealed else seat != state.seat:
            return ()
        box = state.boxes[seat]
        return tables(ruleset).sets(box.open, state.faces, box.throws == 1).actions
    if stage == "dice" and seat == state.seat:
        return _dice_choices(ruleset, state)
    if stage == "unstick" and seat == state.seat:
        return turns.reopenings(ruleset, state)
    if stage == "reopen" and seat == rounds.seat_before(state, state.seat):
        return (Keep(), *turns.reopenings(ruleset, state))
    return ()


def _dice_choices(ruleset: Ruleset, state: State) -> tuple[Action, ...]:
    box = state.boxes[state.seat]
    counts = tables(ruleset).dice_counts(box.open, turns.permission(ruleset, state.seat))
    may_stop = not ruleset.must_shut and box.throws > 0
    return (*(Dice(count) for count in counts), *((Stop(),) if may_stop else ()))


def chance(ruleset: Ruleset, state: State) -> Distribution[Any]:
    """The outcomes of a chance node with their probabilities."""
    if state.stage == "throw":
        return tables(ruleset).throws(state.dice)
    if state.stage in ("starter", "roll-off", "match-roll-off"):
        return tables(ruleset).die
    if state.stage == "flip":
        return _flips(ruleset, state)
    raise IllegalMove(say("refused-no-chance"))


def _flips(ruleset: Ruleset, state: State) -> Distribution[Flip]:
    shut = [again.tile for again in turns.reopenings(ruleset, state)]
    p = Fraction(ruleset.solo_reopen, 100)
    stays = [(Flip(None), 1 - p)] if p < 1 else []
    return Distribution([*stays, *((Flip(tile), p / len(shut)) for tile in shut)])


def settle(ruleset: Ruleset, state: State, numbers: tuple[int, ...]) -> Outcome:
    """The outcome that drawn numbers stand for: faces less one, or percent and place of a lone reopening."""
    if state.stage == "throw":
        return Throw(tuple(sorted(number + 1 for number in numbers)))
    if state.stage == "flip":
        percent, which = numbers
        shut = turns.reopenings(ruleset, state)
        return Flip(shut[which].tile if percent < ruleset.solo_reopen else None)
    return Die(numbers[0] + 1)


def step(ruleset: Ruleset, state: State, move: Choice | Outcome) -> State:
    """The state after a move. Raises IllegalMove, with the reason, if the rules don't allow it."""
    known = tables(ruleset)
    if type(move) is Throw and state.stage == "throw":
        if move not in known.throws(state.dice).probability:
            raise IllegalMove(say("refused-throw", dice=state.dice, sides=ruleset.sides))
        return turns.judge_shared(known, state, move) if state.sealed else turns.judge(known, state, move)
    if type(move) is Choice:
        action = move.action
        if type(action) is Shut and state.stage == "choose" and move.seat == state.seat and not state.sealed:
            return turns.shut(known, state, action)
        return _act(known, state, move.seat, action)
    if move not in chance(ruleset, state):
        raise IllegalMove(say("refused-outcome"))
    if type(move) is Flip:
        if move.tile is None:
            return turns.go_on(known, state, state.boxes)
        return turns.reopen(known, state, move.tile)
    assert type(move) is Die
    return turns.begin(known, rounds.die_shown(ruleset, state, move))


def _act(known: Tables, state: State, seat: int, action: Action) -> State:
    stage = state.stage
    if stage == "choose" and state.sealed and type(action) is Shut:
        return turns.seal(known, state, seat, action)
    ruleset = known.ruleset
    if seat not in node(ruleset, state).seats:
        raise IllegalMove(say("refused-not-your-turn"))
    if action not in legal(ruleset, state, seat):
        raise IllegalMove(say("refused-choice-" + stage))
    if type(action) is Dice:
        return replace(state, stage="throw", dice=action.count)
    if type(action) is Stop:
        return turns.turn_over(known, state, "stopped")
    if type(action) is Keep:
        return turns.go_on(known, state, state.boxes)
    assert type(action) is Reopen
    return turns.reopen(known, state, action.tile)


def returns(ruleset: Ruleset, state: State) -> tuple[Fraction, ...]:
    """What each seat maximises; zeros before the end.

    Several seats: net stake points, or without stakes N x share - 1. Alone: minus the score or total (plus
    where high wins); `until` the rounds played, `first-to` minus those; `elimination` the complete rounds
    after which it was still in; where the dice only pass (`stuck = "pass"`), minus the throws.
    """
    seats = len(state.totals)
    if state.stage != "over":
        return no_stakes(seats)
    if seats == 1:
        return (Fraction(_alone(ruleset, state)),)
    if ruleset.stake:
        return rounds.stakes(state)
    winners = result(ruleset, state).winners
    share = Fraction(seats, len(winners))
    return tuple((share if seat in winners else 0) - Fraction(1) for seat in range(seats))


def _alone(ruleset: Ruleset, state: State) -> int:
    low = ruleset.wins == "lowest"
    if ruleset.stuck == "pass":
        return -sum(sum(done.lengths) for done in state.past)
    if ruleset.match == "elimination":
        return len(state.past) - (1 if state.gone[0] else 0)
    if ruleset.match in ("until", "first-to"):
        return len(state.past) if low else -len(state.past)
    return -state.totals[0] if low else state.totals[0]


def result(ruleset: Ruleset, state: State) -> Result:
    """Totals, places, winners and stake points so far; no winner before the end."""
    over = state.stage == "over"
    seats = range(len(state.totals))
    if ruleset.match == "single" and state.past:
        first = state.past[0].winners
        ranks = scoring.round_keys(ruleset, state, scoring.round_scores(ruleset, state))
        keys = [(seat not in first, *ranks[seat]) for seat in seats]
    else:
        keys = [(seat not in state.ranked, *scoring.match_key(ruleset, state, seat)) for seat in seats]
    places = scoring.places(keys)
    return Result(
        over=over,
        totals=state.totals,
        places=places,
        winners=tuple(seat for seat in seats if places[seat] == 1) if over else (),
        stakes=rounds.stakes(state),
        rounds=state.past,
    )


def observe(ruleset: Ruleset, state: State, seat: int) -> Observation:
    """All but the others' sealed answers to a shared throw, of which only that they are made is seen."""
    if not state.sealed:
        return Observation(seat, state)
    sealed = tuple(
        action if action is None or other == seat else Sealed() for other, action in enumerate(state.sealed)
    )
    return Observation(seat, replace(state, sealed=sealed))


def witnesses(ruleset: Ruleset, state: State, move: Choice | Outcome) -> tuple[int, ...]:
    """Everybody sees every move, but for a sealed answer that others are still to give theirs after."""
    if type(move) is Choice and state.sealed and len(turns.owing(state)) > 1:
        return (move.seat,)
    return tuple(range(len(state.totals)))


def longest(ruleset: Ruleset, seats: int) -> int:
    """A bound on the moves of a match: throws, rounds and re-throws of the tied all have their caps."""
    number = {"single": 1, "rounds": ruleset.rounds}.get(ruleset.match, ruleset.cap_rounds)
    dice = seats * (rounds.RETHROWS + 1)
    return dice + number * (seats * ruleset.cap * 4 + 2 * dice)
