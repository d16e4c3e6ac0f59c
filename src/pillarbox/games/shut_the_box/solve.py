"""Exact answers about one seat's turn: joins the rules of this game to the solvers of `solve/`.

Figures are of the game without `cap`. Must never simulate: what is not solved is refused with the reason.
"""

from __future__ import annotations

from functools import lru_cache

from pillarbox.core.message import Message, Refused, say
from pillarbox.games.shut_the_box._plain import problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.solve import cycles
from pillarbox.solve.policy import Aim, Listed, Solution
from pillarbox.solve.takeaway import Problem, lines

SMALL = 1 << 15
"""Boxes of at most so many positions are solved in plain Python."""


def aim(ruleset: Ruleset, objective: str, throws: bool = False) -> Aim:
    """What an objective asks of a turn: `score`, `shut`, `reach:K` or `worst`; `throws`: the score is their
    number.

    Raises Refused for any other text.
    """
    high = ruleset.wins == "highest"
    name, _, goal = objective.partition(":")
    if objective == "score":
        return Aim(highest=high, throws=throws)
    if objective == "worst":
        return Aim(highest=high, worst=True)
    if objective == "shut":
        return Aim("gone", True)
    if name == "reach" and goal.isascii() and goal.isdigit():
        return Aim("at-least" if high else "at-most", True, int(goal))
    raise Refused(say("odds-no-such-objective", objective=objective))


def counts_throws(ruleset: Ruleset, turn: Problem) -> bool:
    """Whether a turn is measured in throws: it can end only by shutting the box, and a good player surely
    does.
    """
    ends_otherwise = turn.stops or turn.demands or any(roll.lost for roll in turn.rolls)
    if turn.useless == "out" or turn.flips or ends_otherwise:
        return False
    if turn.cyclic:
        return cycles.surely_shut(turn, lines(turn))
    return Listed(turn, aim(ruleset, "shut")).value() == 1


@lru_cache(maxsize=64)
def solved(
    ruleset: Ruleset,
    objective: str = "score",
    seat: int = 0,
    alone: bool = True,
    start: int | None = None,
    held: int = 0,
) -> Solution:
    """The solution of a seat's turn from `start` on (its own box by default), kept for the next who asks.

    Raises Refused for an unknown objective.
    """
    turn = problem(ruleset, seat, start, alone)
    throws = objective == "score" and counts_throws(ruleset, turn)
    return Listed(turn, aim(ruleset, objective, throws), held=held)


@lru_cache(maxsize=256)
def refusal(ruleset: Ruleset, seat: int = 0, alone: bool = True) -> Message | None:
    """Why a seat's turn cannot be solved for its score; None where it can."""
    try:
        solved(ruleset, "score", seat, alone)
    except Refused as refused:
        return refused.message
    return None
