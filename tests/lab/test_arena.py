"""Arenas: paired games, ratings against the formula, intervals that hold as often as they say."""

from math import log10, sqrt
from random import Random

import pytest

from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.lab.arena import Arena, arena, twice
from pillarbox.lab.ratings import Pair, ratings
from pillarbox.lab.simulate import job_of
from pillarbox.lab.workers import crew


def played(id: str, *policies: str, games: int = 60, seed: int = 3, match: bool = False) -> Arena:
    game, ruleset = catalogue.load(id)
    with crew(1) as hands:
        return arena(game, ruleset, policies, games, seed, hands, match)


def test_two_policies_are_rated_by_the_odds_between_them() -> None:
    pair = Pair(0, 1, {4: 30, 2: 10, 0: 10})  # 140 of 200 halves: 35 and 15 of 50 pairs, two games to each
    one, two = ratings(2, [pair])
    won, lost = 2 * 35 + 0.5, 2 * 15 + 0.5
    assert one.elo == 1000
    assert two.elo == pytest.approx(1000 - 400 * log10(won / lost))


def test_three_policies_whose_results_agree_have_the_ratings_of_their_pairs() -> None:
    def pair(one: int, other: int, odds: float) -> Pair:
        halves = 4000 * odds / (1 + odds)
        return Pair(one, other, {4: round(halves), 0: 4000 - round(halves)})

    found = ratings(3, [pair(0, 1, 1.5), pair(1, 2, 2.0), pair(0, 2, 3.0)])
    assert found[1].elo == pytest.approx(1000 - 400 * log10(1.5), abs=0.5)
    assert found[2].elo == pytest.approx(1000 - 400 * log10(3), abs=0.5)


def test_who_lost_everything_still_has_a_rating() -> None:
    found = ratings(2, [Pair(0, 1, {0: 50})])
    assert found[1].elo == pytest.approx(1000 + 400 * log10(100.5 / 0.5))
    assert found[1].low < found[1].elo < found[1].high


def test_intervals_hold_about_as_often_as_they_say() -> None:
    rng, true, holds = Random(4), 0.6, 0
    difference = 1000 - 400 * log10(true / (1 - true))
    for _ in range(400):
        sums: dict[int, int] = {}
        for _ in range(100):
            luck = rng.random() < 0.5  # half of all pairs are decided by the dice, one win for each
            halves = 2 if luck else 4 * (rng.random() < 2 * (true - 0.25))
            sums[halves] = sums.get(halves, 0) + 1
        _, rating = ratings(2, [Pair(0, 1, sums)])
        holds += rating.low <= difference <= rating.high
    assert 0.92 <= holds / 400 <= 0.98


def test_pairs_on_the_same_dice_make_the_error_smaller() -> None:
    game, ruleset = catalogue.load("classic")
    counts = twice(job_of(game, ruleset, ("highest-first", "perfect"), 5, False), 0, 300)
    pair = Pair(0, 1, counts.scores[0])
    unpaired = sqrt(pair.share * (1 - pair.share) / 600)
    assert pair.error < 0.75 * unpaired


def test_a_policy_against_its_twin_takes_half_of_every_pair() -> None:
    game, ruleset = catalogue.load("classic")
    counts = twice(job_of(game, ruleset, ("perfect", "perfect"), 5, False), 0, 40)
    assert counts.scores[0] == {2: 40}


def test_an_arena_can_be_repeated_and_knows_the_better_bot() -> None:
    found = played("classic", "random", "highest-first", "perfect")
    again = played("classic", "random", "highest-first", "perfect")
    assert found.ratings == again.ratings
    assert found.ratings[0].elo == 1000
    assert min(found.ratings[1].low, found.ratings[2].low) > 1000
    assert sum(found.share(who) for who in range(3)) == pytest.approx(1.5)


def test_post_office_is_played_on_the_same_cards() -> None:
    found = played("post-office", "random", "greedy1", games=6)
    assert found.ratings[1].elo > 1000
    assert [pair["games"] for pair in found.plain()["pairs"]] == [12]


@pytest.mark.parametrize("policies", [["perfect"], ["perfect", "perfect"], []])
def test_an_arena_needs_two_different_policies(policies: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        played("classic", *policies)
    assert refused.value.message.id == "lab-two-policies"
