"""Exact answers about one seat's turn agree with what others have published."""

from fractions import Fraction

import pytest

from pillarbox.games.shut_the_box._plain import problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import solved
from pillarbox.solve.policy import Aim, Listed

TWELVE = tuple(range(1, 13))
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
