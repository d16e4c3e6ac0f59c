"""A slow oracle for games whose states come back: value iteration over the rules' own questions.

States are those that `rules.step` reaches, with the counters cut off that only the throw cap reads: a number
of throws is none, the first or a later one. Every seat maximises its own expected return.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from pillarbox.core.game import Choice, RoundResult
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import State


def plainer(ruleset: Ruleset, state: State) -> State:
    """The state without what its future does not depend on.

    Of the rounds played are left: their number where the match ends after some; what adds up to stakes and,
    where ties go by it, to sums; and who was out before.
    """
    if state.stage == "over":
        return state
    boxes = tuple(replace(box, throws=min(box.throws, 2)) for box in state.boxes)
    if not state.past or state.stage == "match-roll-off":
        return replace(state, boxes=boxes)
    seats = range(len(state.totals))
    by_sums = ruleset.ties == "lower-sum"
    blank = RoundResult(
        starter=0,
        scores=(0,) * len(seats),
        sums=(0,) * len(seats),
        ends=("stuck",) * len(seats),
        winners=(0,),
        stakes=(Fraction(0),) * len(seats),
        lengths=(1,) * len(seats),
    )
    summed = replace(
        blank,
        sums=tuple(sum(done.sums[seat] * by_sums for done in state.past) for seat in seats),
        stakes=tuple(sum((done.stakes[seat] for done in state.past), Fraction(0)) for seat in seats),
    )
    count = len(state.past) - 1 if ruleset.match == "rounds" else 1
    gone = tuple(int(number > 0) for number in state.gone)
    return replace(state, boxes=boxes, past=(summed, *(blank,) * count), gone=gone)


def iterated(ruleset: Ruleset, seats: int, guess: float = 0.0) -> tuple[float, ...]:
    """By seat what it expects at the start; `guess`: of the first seat's values, where iteration starts."""
    start = plainer(ruleset, rules.start(ruleset, seats))
    number = {start: 0}
    states = [start]
    after: list[list[tuple[float, int]]] = []
    chooser: list[int] = []
    for state in states:  # grows on the way
        node = rules.node(ruleset, state)
        moves: list[tuple[float, Any]]
        if node.kind == "chance":
            moves = [(float(p), outcome) for outcome, p in rules.chance(ruleset, state)]
        else:
            moves = [(1.0, Choice(seat, a)) for seat in node.seats for a in rules.legal(ruleset, state, seat)]
        chooser.append(-1 if node.kind == "chance" else node.seats[0] if node.seats else -2)
        ahead = [(p, plainer(ruleset, rules.step(ruleset, state, move))) for p, move in moves]
        for _, follows in ahead:
            if follows not in number:
                number[follows] = len(states)
                states.append(follows)
        after.append([(p, number[follows]) for p, follows in ahead])
    values = [
        tuple(map(float, rules.returns(ruleset, state))) if not ahead else (guess,) + (-guess,) * (seats - 1)
        for state, ahead in zip(states, after)
    ]
    inner = [at for at in reversed(range(len(states))) if after[at]]
    moved = 1.0
    while moved > 1e-14:
        moved = 0.0
        for at in inner:
            seat = chooser[at]
            if seat < 0:
                met = [(p, values[to]) for p, to in after[at]]
                found = tuple([sum([p * value[s] for p, value in met]) for s in range(seats)])
            else:
                ahead_values = [values[to] for _, to in after[at]]
                best = max([value[seat] for value in ahead_values])
                found = next(value for value in ahead_values if value[seat] >= best - 1e-10)
            moved = max(moved, *[abs(a - b) for a, b in zip(found, values[at])])
            values[at] = found
    return values[0]
