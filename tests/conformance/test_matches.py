"""Whole random matches of every ruleset: they end within their bound, replay, repeat, and leave true records.

`MATCHES` per ruleset, shared out over its seat counts; `make soak` plays ten times as many.
"""

from random import Random

import pytest

from tests.conformance.matches import check_random_match, check_record, check_repetition, check_replay
from tests.conformance.walk import IDS, subject

MATCHES = 1000


@pytest.mark.parametrize("id", IDS)
def test_a_thousand_random_matches_end_fairly_within_their_bound(id: str) -> None:
    one = subject(id)
    counts = one.seat_counts()
    rng = Random(f"random {id}")
    for number in range(MATCHES):
        check_random_match(one, counts[number % len(counts)], rng)


@pytest.mark.parametrize("id", IDS)
def test_moves_written_down_lead_to_every_state_again(id: str) -> None:
    one = subject(id)
    for seats in one.seat_counts():
        check_replay(one, seats, Random(f"replay {id} {seats}"))


@pytest.mark.parametrize("id", IDS)
def test_the_same_seed_gives_the_same_match(id: str) -> None:
    one = subject(id)
    for seats in one.seat_counts():
        check_repetition(one, seats, f"repetition {id} {seats}")


@pytest.mark.parametrize("id", IDS)
def test_a_match_leaves_a_record_that_reads_back_and_verifies(id: str) -> None:
    one = subject(id)
    for seats in one.seat_counts():
        check_record(one, seats, f"record {id} {seats}")
