"""Rulesets that nobody has written: keys changed at random, as far as they agree, keep every promise too."""

from itertools import islice
from random import Random

import pytest

from pillarbox.core.game import Choice
from tests.conformance.matches import check_random_match, check_record, check_replay
from tests.conformance.points import check_end, check_point
from tests.conformance.walk import Subject, house_rules

RULESETS = 240
PARTS = 12
LONGEST = 4_000
"""A match that goes on for more moves is left there."""
POINTS = 25


def check_house_rules(seed: str) -> Subject:
    """Draw a ruleset and hold a match of it to every check."""
    rng = Random(seed)
    one = house_rules(rng)
    seats = rng.choice(one.seat_counts())
    walked = list(islice(one.match(seats, rng), LONGEST))
    strange = [move.action if isinstance(move, Choice) else move for _, move in walked if move is not None]
    for state, _ in walked[:: max(1, len(walked) // POINTS)]:
        check_point(one, state, rng, strange)
    if walked[-1][1] is None:
        check_point(one, walked[-1][0], rng, strange)
        check_end(one, walked[-1][0])
        check_replay(one, seats, Random(seed))
        check_random_match(one, seats, rng)
        check_record(one, seats, seed)
    return one


@pytest.mark.parametrize("part", range(PARTS))
def test_house_rules_drawn_at_random_keep_every_promise(part: int) -> None:
    for number in range(part, RULESETS, PARTS):
        check_house_rules(f"house rules {number}")


def test_the_rulesets_drawn_differ_in_many_keys() -> None:
    drawn = [house_rules(Random(f"house rules {number}")).ruleset for number in range(60)]
    for kind in {type(ruleset) for ruleset in drawn}:
        some = [ruleset for ruleset in drawn if type(ruleset) is kind]
        for field in kind.__struct_fields__:
            if field not in ("id", "title", "source", "also"):
                assert len({str(getattr(ruleset, field)) for ruleset in some}) > 1 or len(some) < 20, field
