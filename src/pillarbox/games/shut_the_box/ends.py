"""How a seat's turn may end, as far as the other seats care, and the turn as a graph with these endings.

Read by every solver of games between seats. Must never judge a throw, nor settle a round: the sets come from
`_plain.py`, and what an ending is worth to whom is `tally.py`'s.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box import scoring, turns
from pillarbox.games.shut_the_box._plain import problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.solve.graph import Graph, graph
from pillarbox.solve.solver import SMALL
from pillarbox.solve.takeaway import Problem, lines


class End(NamedTuple):
    """An ending. Lower keys are better.

    key: what ranks the seats of a round (see `scoring.round_keys`). points: the score. tie: the weighted sum
    of the open tiles where ties go by it, else 0. shut: the box was shut. cut: the round is over with it.
    gone: the seat is out of the match.
    """

    key: tuple[int, int, int]
    points: int
    tie: int = 0
    shut: bool = False
    cut: bool = False
    gone: bool = False


def end_of(ruleset: Ruleset, mask: int, points: int, how: str) -> End:
    """The ending with these places open and this score; how: as in `graph.Ending`."""
    sign = 1 if ruleset.wins == "lowest" else -1
    tie = tables(ruleset).layout.weighted(mask) if ruleset.ties == "lower-sum" else 0
    shut = how == "end" and not mask
    gone = how == "first" and ruleset.first_throw_lost == "match"
    shutting_wins = ruleset.on_shut != "ends-turn"
    rank = 1 if gone else -1 if shut and shutting_wins else 0
    cut = (shut and shutting_wins) or (how == "lost" and ruleset.deadly_ends == "round")
    return End((rank, sign * points, tie), points, tie, shut, cut, gone)


def same_as(ruleset: Ruleset, seat: int) -> int:
    """The first seat whose box and dice are those of this one."""
    mine = scoring.fixed(ruleset, seat), turns.permission(ruleset, seat)
    return next(
        other
        for other in range(seat + 1)
        if (scoring.fixed(ruleset, other), turns.permission(ruleset, other)) == mine
    )


def handicapped(ruleset: Ruleset, seats: int) -> bool:
    """Whether some of the seats have another box or other dice than the first."""
    return any(same_as(ruleset, seat) for seat in range(seats))


@lru_cache(maxsize=32)
def seat_problem(ruleset: Ruleset, seat: int) -> Problem:
    """A seat's turn among others. Raises Refused where positions come back without another seat's doing."""
    turn = problem(ruleset, seat, None, alone=False)
    if turn.cyclic:
        raise Refused(say("seats-own-circles"))
    return turn


@lru_cache(maxsize=16)
def _graph(ruleset: Ruleset, seat: int, loops: bool) -> Graph:
    turn = seat_problem(ruleset, seat)
    if turn.positions > SMALL:
        raise Refused(say("seats-too-big", positions=turn.positions, most=SMALL))

    def ending(mask: int, points: int, how: str) -> Any:
        return end_of(ruleset, mask, points, how)

    return graph(turn, lines(turn), ending, loops)


def seat_graph(ruleset: Ruleset, seat: int = 0, loops: bool = False) -> Graph:
    """A seat's turn as a graph whose endings are `End`s. Raises Refused if it has none, or is too big."""
    return _graph(ruleset, same_as(ruleset, seat), loops)
