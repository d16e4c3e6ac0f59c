"""A position as people tell of it: the scores already made in the round, the totals, the number of the round.

Makes of them the words of a state in notation. Must never guess where a score alone does not say enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box.ends import End, end_of, seat_problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.solve.graph import graph
from pillarbox.solve.solver import SMALL
from pillarbox.solve.takeaway import lines


class Told(NamedTuple):
    """What is known of the other seats, in turn order, the seat that began first.

    scores: of those that have had their turn of this round. totals: of the rounds before, of all seats or
    of none. seats: how many there are. round: the number of this round, from 1; 0 where it was not said.
    """

    scores: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    seats: int = 0
    round: int = 0


def words(ruleset: Ruleset, told: Told, mine: str, first: bool = False) -> str:
    """The state in notation: the seat after those with scores is on turn, its open tiles being `mine`; first:
    whether it has not thrown yet, whatever is open.

    Raises Refused where what is told cannot be, or does not say enough.
    """
    turn = len(told.scores)
    seats = told.seats or len(told.totals) or max(2, ruleset.seats[0], turn + 1)
    fewest, most = max(2, ruleset.seats[0]), ruleset.seats[1]
    if not fewest <= seats <= most:
        raise Refused(say("refused-seats", seats=seats, fewest=fewest, most=most))
    if turn >= seats:
        raise Refused(say("around-all-had-turns", scores=turn, seats=seats))
    if told.totals and len(told.totals) != seats:
        raise Refused(say("around-totals", totals=len(told.totals), seats=seats))
    ended = [_ended(ruleset, seat, score) for seat, score in enumerate(told.scores)]
    boxes = [",".join(map(str, tables(ruleset).layout.tiles(mask))) or "-" for mask, _ in ended]
    found = [f"seats={seats}", f"turn={turn}", "open=" + "/".join([*boxes, mine])]
    if ended:
        found.append("ends=" + ",".join("stuck" if mask else "shut" for mask, _ in ended))
    if first:
        found.append("throws=" + ",".join(["1"] * turn + ["0"]))
    return " ".join([*found, *_match(ruleset, told, seats)])


def _match(ruleset: Ruleset, told: Told, seats: int) -> Iterator[str]:
    """What the match has come to before this round."""
    if ruleset.match == "single" and any(told.totals):
        raise Refused(say("around-one-round"))
    if ruleset.match == "single" and told.round > 1:
        raise Refused(say("around-no-such-round", round=told.round))
    if ruleset.match == "rounds":
        if any(told.totals) and not told.round:
            raise Refused(say("around-which-round", rounds=ruleset.rounds))
        if told.round > ruleset.rounds:
            raise Refused(say("around-too-many-rounds", round=told.round, rounds=ruleset.rounds))
        if told.round > 1:
            totals = told.totals or (0,) * seats
            blank = ",".join(["0"] * seats)
            rest = f"{blank}:{','.join(['stuck'] * seats)}:0:{blank}:{','.join(['1'] * seats)}"
            first = f"0:{','.join(map(str, totals))}:{rest}"
            yield "past=" + ";".join([first, *[f"0:{blank}:{rest}"] * (told.round - 2)])
    elif ruleset.match != "single" and max(told.totals, default=0) >= ruleset.limit:
        raise Refused(say("around-total-over", total=max(told.totals), limit=ruleset.limit))
    if told.totals:
        yield "totals=" + ",".join(map(str, told.totals))


def _ended(ruleset: Ruleset, seat: int, score: int) -> tuple[int, End]:
    """Open tiles with which a turn can end so, and the ending."""
    known = _endings(ruleset, seat)
    if score not in known:
        scores = sorted(known)
        raise Refused(say("around-no-such-score", score=score, least=scores[0], most=scores[-1]))
    found = known[score]
    if len({end for _, end in found}) > 1:
        raise Refused(say("around-score-says-little", score=score))
    if found[0][1].cut:
        raise Refused(say("around-round-over", score=score))
    return found[0]


@lru_cache(maxsize=16)
def _endings(ruleset: Ruleset, seat: int) -> dict[int, list[tuple[int, End]]]:
    """By score the ways a turn can end, by stopping, being stuck or shutting the box."""
    problem = seat_problem(ruleset, seat)
    if problem.positions > SMALL:
        raise Refused(say("seats-too-big", positions=problem.positions, most=SMALL))
    game = graph(problem, lines(problem), lambda mask, points, how: (mask, points, how))
    found: dict[int, list[tuple[int, End]]] = {}
    for mask, points, how in game.endings:
        if how == "end":
            found.setdefault(points, []).append((mask, end_of(ruleset, mask, points, how)))
    return found
