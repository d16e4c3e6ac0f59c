"""Whole matches between seats: which of the solvers answers, what it costs, and what is not offered and why.

Must never solve anything itself.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import NamedTuple

from pillarbox.core.message import Message, Refused, say
from pillarbox.games.shut_the_box.ends import handicapped, seat_graph, seat_problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.tally import Cost, check_time
from pillarbox.solve import compiled
from pillarbox.solve.fast import check_memory
from pillarbox.solve.lanes import KERNELS, seconds
from pillarbox.solve.solver import SMALL

MOST_SEATS = 4
"""Matches of more seats are not solved exactly."""
CELL = 1.5e-8
"""Seconds for what follows an ending of one state, by seat."""
PAIR = 1.2e-5
"""Seconds for a pair of endings, in lists."""


class MatchOdds(NamedTuple):
    """By seat in turn order the share of the win and the expected return; the chance of several winners."""

    shares: tuple[float, ...]
    net: tuple[float, ...]
    tie: float


def refusal(ruleset: Ruleset, seats: int) -> Message | None:
    """Why a match of several rounds is not solved exactly; None where it is, or where only a library is
    missing.
    """
    if ruleset.turn != "whole":
        return say("seats-match-by-throw")
    if ruleset.reopen != "never":
        return say("seats-reopen-whole")
    if seats > MOST_SEATS:
        return say("seats-match-many", most=MOST_SEATS)
    turn = seat_problem(ruleset, 0)
    if turn.positions > SMALL:
        return say("seats-too-big", positions=turn.positions, most=SMALL)
    if ruleset.score == "digital":
        return say("seats-match-digital")
    if ruleset.score == "shut-sum" and ruleset.ties == "lower-sum" and ruleset.match != "rounds":
        return say("seats-match-sums")
    if seats > 2 and not _plain(ruleset, seats):
        return say("seats-match-two-only")
    return None


def _plain(ruleset: Ruleset, seats: int) -> bool:
    """Whether totals alone decide the match, and the seats differ in nothing but their turn."""
    lost = ruleset.first_throw_shuts and ruleset.first_throw_lost == "match"
    ties = ruleset.ties == "share" or (ruleset.ties == "lower-sum" and ruleset.score == "sum")
    return not (ruleset.stake or lost or ruleset.starter == "loser" or handicapped(ruleset, seats)) and ties


def by_rows(ruleset: Ruleset, seats: int) -> bool:
    """Whether the match is solved in arrays, rather than in lists."""
    return _plain(ruleset, seats) and find_spec("numpy") is not None


def cost(ruleset: Ruleset, seats: int) -> Cost:
    """What solving the match takes, once `refusal` has nothing against it."""
    game = seat_graph(ruleset)
    endings, most = len(game.endings), max(1, *(end.points for end in game.endings))
    if not by_rows(ruleset, seats):
        sides = ruleset.limit if ruleset.match != "rounds" else ruleset.rounds * most
        groups = sides**2 if ruleset.match != "rounds" else _agreed(ruleset, 2, most)
        one = endings**2 * PAIR + seconds(game, 8 * endings)
        return Cost(groups * one, groups * endings * 100)
    if ruleset.match == "rounds":
        states, kept = (
            _agreed(ruleset, seats, most),
            2 * seats * (2 * most * ruleset.rounds + 1) ** (seats - 1),
        )
    else:
        states = kept = 0
        for n in range(2 if ruleset.match == "elimination" else seats, seats + 1):
            sizes = _sizes(ruleset, n, most)
            states += sum(sizes) + 2 * sizes[0]
            kept += sum(sizes) * (n + 3)
    return Cost(seconds(game, states) + states * endings * (seats + 1) * CELL, 8 * kept)


def _agreed(ruleset: Ruleset, seats: int, most: int) -> int:
    """The states of a match of agreed rounds, roughly."""
    return sum(seats * (2 * most * done + 1) ** (seats - 1) for done in range(1, ruleset.rounds + 1))


def _sizes(ruleset: Ruleset, seats: int, most: int) -> list[int]:
    limit, out = ruleset.limit, ruleset.match == "elimination"
    leads = [(limit + 1) ** turns + most**turns if out else (limit + most) ** turns for turns in range(seats)]
    return [(lead if turns else 1) * limit ** (seats - turns) for turns, lead in enumerate(leads)]


def solve_match(ruleset: Ruleset, seats: int) -> MatchOdds:
    """Solve a match of several rounds.

    Raises Refused where it is not offered, takes too long or more memory than is free, or may go on for ever.
    """
    why = refusal(ruleset, seats)
    if why is not None:
        raise Refused(why)
    takes = cost(ruleset, seats)
    check_time(takes)
    check_memory(takes.memory)
    if by_rows(ruleset, seats):
        return _by_rows(ruleset, seats)
    if seats > 2:
        raise Refused(
            say("odds-needs-library", positions=seat_problem(ruleset, 0).positions, library="numpy")
        )
    from pillarbox.games.shut_the_box.matches_two import TwoSeats

    found = TwoSeats(ruleset).solve()
    return MatchOdds((found.share, 1 - found.share), (found.net, -found.net), found.tie)


def _by_rows(ruleset: Ruleset, seats: int) -> MatchOdds:
    from pillarbox.games.shut_the_box.matches_rows import ByRounds, ByTotals, Terms
    from pillarbox.solve import rows

    engine = compiled.kernels(KERNELS) or rows
    game = seat_graph(ruleset)
    out = ruleset.match == "elimination"
    high = ruleset.wins == "highest"
    terms = Terms(ruleset.limit, out, high, ruleset.starter != "first-seat", ruleset.on_shut == "wins-match")
    if ruleset.match == "rounds":
        found = ByRounds(game, terms, seats, engine, ruleset.rounds).solve()
    else:
        smaller: dict[int, ByTotals] = {}
        for n in range(2 if out else seats, seats + 1):
            smaller[n] = ByTotals(game, terms, n, engine, dict(smaller))
            found = smaller[n].solve()
    shares = tuple(float(share) for share in found[:-1])
    return MatchOdds(shares, tuple(seats * share - 1 for share in shares), float(found[-1]))
