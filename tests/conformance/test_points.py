"""Every check at every point of a few matches of every ruleset, for one, two, three and the most seats."""

from functools import cache
from random import Random
from typing import Any

import pytest

from pillarbox.core.game import Choice
from pillarbox.core.message import Refused
from tests.conformance.points import check_end, check_point
from tests.conformance.walk import IDS, subject

MOST_POINTS = 60
"""So many points of a match are checked, spread over it."""


@cache
def strange_moves(game: str) -> list[Any]:
    """Actions and outcomes out of one match of every ruleset of a game."""
    found: dict[Any, None] = {}
    for id in IDS:
        if subject(id).game.id != game:
            continue
        rng = Random(f"strange {id}")
        for _, move in subject(id).match(subject(id).seat_counts()[-1], rng):
            if move is not None:
                found[move.action if isinstance(move, Choice) else move] = None
    return list(found)


@pytest.mark.parametrize("id", IDS)
def test_every_point_of_a_match_keeps_all_promises(id: str) -> None:
    one = subject(id)
    strange = strange_moves(one.game.id)
    for seats in one.seat_counts():
        rng = Random(f"points {id} {seats}")
        match = list(one.match(seats, rng))
        step = max(1, len(match) // MOST_POINTS)
        for state, _ in match[::step]:
            check_point(one, state, rng, strange)
        check_point(one, match[-1][0], rng, strange)
        check_end(one, match[-1][0])


@pytest.mark.parametrize("id", IDS)
def test_a_number_of_seats_outside_the_rulesets_own_is_refused(id: str) -> None:
    one = subject(id)
    fewest, most = one.ruleset.seats
    for seats in (fewest - 1, most + 1, -1, 10**9):
        with pytest.raises(Refused):
            one.rules.start(one.ruleset, seats)
