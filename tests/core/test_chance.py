"""A chance node's outcomes: exact probabilities that sum to 1, and drawing by whole numbers."""

from collections import Counter
from fractions import Fraction

import pytest

from pillarbox.core.chance import Distribution, uniform

HALF = Fraction(1, 2)


def test_pairs_come_in_their_written_order() -> None:
    coin = Distribution([("tails", HALF), ("heads", HALF)])
    assert list(coin) == [("tails", HALF), ("heads", HALF)]
    assert coin.outcomes == ("tails", "heads")
    assert len(coin) == 2


def test_an_outcome_is_found_or_not() -> None:
    coin = Distribution([("tails", HALF), ("heads", HALF)])
    assert "heads" in coin
    assert "edge" not in coin
    assert coin.probability["heads"] == HALF


def test_numbers_up_to_the_common_denominator_give_each_outcome_its_share() -> None:
    uneven = Distribution([("a", Fraction(1, 6)), ("b", Fraction(1, 4)), ("c", Fraction(7, 12))])
    assert uneven.whole == 12
    assert uneven.weights == (2, 3, 7)
    drawn = [uneven.pick(number) for number in range(uneven.whole)]
    assert Counter(drawn) == {"a": 2, "b": 3, "c": 7}
    assert drawn == sorted(drawn)


@pytest.mark.parametrize(
    "pairs",
    [
        [("a", HALF)],
        [("a", HALF), ("b", Fraction(2, 3))],
        [("a", Fraction(1)), ("b", Fraction(0))],
        [("a", Fraction(3, 2)), ("b", -HALF)],
        [],
    ],
)
def test_probabilities_that_are_not_positive_and_sum_to_1_are_refused(
    pairs: list[tuple[str, Fraction]],
) -> None:
    with pytest.raises(ValueError, match="sum to 1"):
        Distribution(pairs)


def test_an_outcome_listed_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        Distribution([("a", HALF), ("a", HALF)])


def test_a_uniform_choice_gives_every_outcome_the_same_chance() -> None:
    thirds = uniform("xyz")
    assert list(thirds) == [("x", Fraction(1, 3)), ("y", Fraction(1, 3)), ("z", Fraction(1, 3))]
    assert [thirds.pick(number) for number in range(3)] == ["x", "y", "z"]


def test_a_certain_outcome_is_a_distribution_too() -> None:
    assert uniform(["only"]).pick(0) == "only"


def test_drawing_from_many_equal_parts_gives_each_outcome_its_share() -> None:
    # Four dice of twenty sides have a common denominator of 160,000: too many to write all answers out.
    uneven = Distribution(
        [("a", Fraction(1, 160_000)), ("b", Fraction(159_998, 160_000)), ("c", Fraction(1, 160_000))]
    )
    assert [uneven.pick(number) for number in (0, 1, 159_998, 159_999)] == ["a", "b", "b", "c"]
