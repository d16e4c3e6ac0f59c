"""Exact answers about one seat's turn agree with what others have published."""

from fractions import Fraction
from itertools import pairwise

import pytest

from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box._plain import problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import odds, reach, solved
from pillarbox.solve.policy import Aim, Listed

TWELVE = tuple(range(1, 13))
LUCKY = Ruleset(shut_at_start=(1, 2, 3, 4, 5, 6, 8, 9), turn="alternate", stuck="pass")
LOW, HIGH = tuple(range(1, 10)), tuple(range(9, 0, -1))


@pytest.mark.parametrize(
    "ruleset, chance",
    [
        pytest.param(Ruleset(), Fraction(466473281, 6530347008), id="golf"),
        pytest.param(Ruleset(one_die="must"), Fraction(956177159, 9795520512), id="classic"),
        pytest.param(
            Ruleset(one_die="must", most_tiles=2), Fraction(8721267025, 117546246144), id="two-tiles-at-most"
        ),
        pytest.param(Ruleset(tiles=(1, 2, 3, 4, 5, 6), dice=1), Fraction(145, 1944), id="six tiles, one die"),
    ],
)
def test_the_greatest_chance_to_shut_is_the_published_one(ruleset: Ruleset, chance: Fraction) -> None:
    assert solved(ruleset, "shut").value() == chance


def test_the_smallest_possible_chance_to_shut_classic_is_the_published_one() -> None:
    careless = Aim("gone", highest=False)
    assert Listed(problem(Ruleset(one_die="must")), careless).value() == Fraction(623306755, 58773123072)


@pytest.mark.parametrize(
    "ruleset, published",
    [
        pytest.param(Ruleset(score="digital"), 14762.173878, id="digital"),
        pytest.param(
            Ruleset(rows=(LOW, HIGH), row_weights=(2, 1), one_die="may"), 19.427224, id="double-shutter"
        ),
    ],
)
def test_the_expected_score_is_the_published_one(ruleset: Ruleset, published: float) -> None:
    assert float(solved(ruleset).value()) == pytest.approx(published, abs=5e-7)


def test_lucky_seven_takes_six_throws_on_average() -> None:
    lucky = Ruleset(
        shut_at_start=(1, 2, 3, 4, 5, 6, 8, 9), turn="alternate", stuck="pass", on_shut="wins-match"
    )
    assert solved(lucky).value() == 6


def test_the_answer_has_the_shape_that_scripts_rely_on() -> None:
    answer = odds(Ruleset(id="classic", one_die="must")).plain()
    assert list(answer)[:9] == [
        *("ruleset", "objective", "seats", "value", "mean", "sd", "shut", "throws", "distribution")
    ]
    assert answer["ruleset"] == "classic"
    assert answer["seats"] == 1
    assert answer["value"]["float"] == float(Fraction(answer["value"]["exact"]))
    assert answer["mean"] == answer["value"]["float"]
    assert sum(share["p"] for share in answer["distribution"]) == pytest.approx(1, abs=1e-12)
    assert answer["distribution"][0] == {"score": 0, "p": answer["shut"]["float"]}
    assert answer["throws"] == pytest.approx(5.7626, abs=5e-5)


def test_playing_to_shut_the_box_shuts_it_as_often_as_promised_and_scores_worse() -> None:
    classic = Ruleset(one_die="must")
    for_score, for_shut = odds(classic), odds(classic, "shut")
    assert for_shut.shut == for_shut.value
    assert for_shut.mean > for_score.mean
    assert for_shut.shut.float > for_score.shut.float


def test_an_endless_distribution_is_listed_until_next_to_nothing_is_left() -> None:
    """A seven comes with one throw in six: a geometric law, with mean 6 and variance 30."""
    answer = odds(LUCKY)
    assert answer.measure == "throws"
    assert (answer.value.exact, answer.shut.exact) == ("6/1", "1/1")
    assert answer.sd == pytest.approx(30**0.5, rel=1e-14)
    assert [share.score for share in answer.distribution] == list(range(1, len(answer.distribution) + 1))
    assert answer.distribution[2].p == pytest.approx(25 / 216, rel=1e-14)
    assert answer.rest is not None
    assert 0 < answer.rest <= 1e-12
    assert answer.rest == pytest.approx((5 / 6) ** len(answer.distribution), abs=1e-15)


def test_a_turn_that_reopens_tiles_is_measured_in_throws_with_a_certificate() -> None:
    answer = odds(Ruleset(stuck="reopen-one"))
    assert answer.measure == "throws"
    assert answer.certificate is not None
    lower, upper = answer.certificate
    assert lower <= answer.value.float <= upper
    assert upper - lower < 1e-12 * answer.value.float
    assert sum(share.score * share.p for share in answer.distribution) == pytest.approx(answer.mean)


def test_the_family_of_goals_rises_from_shutting_the_box_to_certainty() -> None:
    classic = Ruleset(one_die="must")
    family = reach(classic)
    assert family[0].p == odds(classic, "shut").value.float
    assert [share.score for share in family] == list(range(46))
    assert all(one.p <= other.p for one, other in pairwise(family))
    assert family[-1].p == 1
    assert odds(classic, "reach").reach == family
    assert odds(classic, "reach:5").value.float == family[5].p


def test_where_high_wins_a_goal_is_reached_from_above() -> None:
    family = reach(Ruleset(score="shut-sum", wins="highest", on_shut="ends-turn"))
    assert family[0].score == 45
    assert family[0].p == odds(Ruleset(), "shut").value.float
    assert family[-1].score == 0
    assert family[-1].p == 1


def test_the_worst_case_of_std_is_a_two_that_cannot_be_followed() -> None:
    """1-1 must shut tile 2, and then 1-1 again finds no set."""
    assert odds(Ruleset(), "worst").value.exact == "43/1"


@pytest.mark.parametrize(
    "ruleset, objective, said",
    [
        (Ruleset(), "win", "odds-no-such-objective"),
        (Ruleset(), "reach:", "odds-no-such-objective"),
        (Ruleset(), "reach:-1", "odds-no-such-objective"),
        (Ruleset(), "reach:46", "odds-goal-too-high"),
        (Ruleset(score="shut-sum", wins="highest"), "reach:46", "odds-goal-too-high"),
        (Ruleset(score="digital"), "reach:123456790", "odds-goal-too-high"),
        (Ruleset(score="count"), "reach:10", "odds-goal-too-high"),
        (LUCKY, "worst", "odds-counted-in-throws"),
        (LUCKY, "reach:3", "odds-counted-in-throws"),
        (Ruleset(solo_reopen=10), "worst", "odds-worst-in-circles"),
        (Ruleset(stuck="reopen-one", insurance=True), "score", "odds-markers-in-circles"),
        (Ruleset(tiles=(*TWELVE, 13), dice=3, solo_reopen=10), "score", "odds-circles-too-big"),
        (Ruleset(score="digital", tiles=TWELVE), "reach", "odds-too-many-scores"),
        (Ruleset(tiles=tuple(range(1, 25)), dice=4), "reach", "odds-family-too-big"),
    ],
)
def test_what_cannot_be_answered_is_refused_with_the_reason(
    ruleset: Ruleset, objective: str, said: str
) -> None:
    with pytest.raises(Refused) as refused:
        odds(ruleset, objective)
    assert refused.value.message.id == said


def test_a_passing_turn_that_may_never_end_says_so() -> None:
    """Tile 1 alone cannot be thrown with two dice: they are passed for ever, and the box scores as it
    stands.
    """
    answer = odds(Ruleset(stuck="pass"))
    assert answer.measure == "score"
    assert answer.throws is None
    assert 0 < answer.value.float < 0.01
    assert answer.distribution[-1].score == 1


def test_seats_without_a_handicap_share_one_solution() -> None:
    handicap = Ruleset(handicap_shut=((9,),))
    assert solved(handicap, seat=1) is solved(handicap, seat=7, alone=False)
    assert solved(handicap, seat=0).value() != solved(handicap, seat=1).value()
