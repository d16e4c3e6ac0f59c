"""How many dice are thrown, what they may show, and with which chance."""

from fractions import Fraction
from itertools import product

import pytest

from pillarbox.core.message import IllegalMove
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.state import Throw
from tests.games.shut_the_box.drawn import at, begun
from tests.games.shut_the_box.presets import make, preset

CLASSIC = preset("classic")
PUB = preset("pub")


def test_two_dice_always_are_thrown_where_there_is_no_rule_of_one_die() -> None:
    for position in ("1", "1,2,3", "7"):
        assert at(preset("golf"), position).asks() == "dice 0 6x6"


# Must, once the open tiles add to 6 or less.


@pytest.mark.parametrize("position", ["1", "6", "1,5", "2,4", "1,2,3"])
def test_one_die_is_a_must_once_the_open_tiles_add_to_6_or_less(position: str) -> None:
    assert at(CLASSIC, position).asks() == "dice 0 6"


@pytest.mark.parametrize("position", ["7", "1,6", "2,5", "1,2,4", "2,3,5"])
def test_two_dice_are_thrown_while_the_open_tiles_add_to_more(position: str) -> None:
    assert at(CLASSIC, position).asks() == "dice 0 6x6"


def test_a_forced_count_is_no_choice() -> None:
    assert at(CLASSIC, "1,2,3").refuses("0:1d") == "refused-not-your-turn"


def test_another_sum_may_be_agreed() -> None:
    assert at(preset("classic", one_die_sum=9), "4,5").asks() == "dice 0 6"
    assert at(preset("classic", one_die_sum=5), "1,5").asks() == "dice 0 6x6"


# May, once 7, 8 and 9 are shut.


def test_one_die_is_a_choice_once_every_tile_of_7_or_more_is_shut() -> None:
    assert at(PUB, "1,2,3,4,5,6").asks() == "decision 0"
    assert at(PUB, "1,2,3,4,5,6").legal() == "1d 2d"
    assert at(PUB, "6").legal() == "1d 2d"


@pytest.mark.parametrize("position", ["7", "1,9", "1,2,3,4,5,6,8"])
def test_no_choice_is_given_while_a_high_tile_stands(position: str) -> None:
    assert at(PUB, position).asks() == "dice 0 6x6"


def test_a_box_of_twelve_reads_the_high_tiles_as_all_from_7_on() -> None:
    ruleset = preset("full-house", one_die="may", one_die_when="high-shut")
    assert at(ruleset, "1,6,12").asks() == "dice 0 6x6"
    assert at(ruleset, "1,6").legal() == "1d 2d"


def test_the_chosen_count_is_thrown() -> None:
    assert at(PUB, "1,2,3").play("1d").asks() == "dice 0 6"
    assert at(PUB, "1,2,3").play("2d").asks() == "dice 0 6x6"


def test_the_count_is_chosen_anew_before_every_throw_and_never_after_it() -> None:
    match = at(PUB, "1,2,3,4,5,6").play("1d 6")
    assert match.refuses("0:2d") == "refused-choice-choose"
    assert match.play("6").legal() == "1d 2d"
    assert match.play("6 2d 1-4 5").legal() == "1d 2d"


def test_a_throw_needs_the_number_of_dice_that_was_settled() -> None:
    assert at(PUB, "1,2,3").play("1d").refuses("1-2") == "refused-throw"
    assert at(PUB, "1,2,3").play("2d").refuses("3") == "refused-throw"
    assert begun(PUB).refuses("1-2-3") == "refused-throw"
    assert begun(PUB).refuses("1-7") == "refused-throw"


@pytest.mark.parametrize("count", ["3d", "4d"])
def test_no_other_count_can_be_chosen(count: str) -> None:
    assert at(PUB, "1,2,3").refuses(count) == "refused-choice-dice"


def test_the_turn_cannot_be_stopped_where_a_possible_move_must_be_made() -> None:
    assert at(PUB, "1,2,3").refuses("stop") == "refused-choice-dice"


# Only tile 1.


def test_one_die_may_be_kept_for_when_only_tile_1_is_open() -> None:
    ruleset = make(one_die="must", one_die_when="only-one")
    assert at(ruleset, "1").asks() == "dice 0 6"
    for position in ("2", "1,2", "2,3,5", "1,5"):
        assert at(ruleset, position).asks() == "dice 0 6x6"


# More dice, other dice, other seats.


def test_one_of_four_dice_may_be_thrown_where_the_condition_holds() -> None:
    assert at(make(dice=4, one_die="may"), "1,2").legal() == "1d 4d"


def test_a_seats_handicap_replaces_its_rule_of_one_die() -> None:
    ruleset = make(one_die="never", handicap_one_die=("never", "may", "must"))
    position = "1,2,3/1,2,3/1,2,3/1,2,3 throws=2,2,2,2"
    assert at(ruleset, position).asks() == "dice 0 6x6"
    assert at(ruleset, f"{position} ends=stuck turn=1").legal() == "1d 2d"
    assert at(ruleset, f"{position} ends=stuck,stuck turn=2").asks() == "dice 2 6"
    # A seat that the list does not reach keeps the ruleset's.
    assert at(ruleset, f"{position} ends=stuck,stuck,stuck turn=3").asks() == "dice 3 6x6"


def test_twenty_twelve_is_thrown_with_one_die_of_twenty_sides() -> None:
    match = begun(preset("twenty-twelve"))
    assert match.asks() == "dice 0 20"
    assert match.play("12").legal().startswith("12 1+11")


@pytest.mark.parametrize(
    "keys, outcomes",
    [({}, 21), ({"dice": 1}, 6), ({"dice": 3}, 56), ({"dice": 4}, 126), ({"dice": 1, "sides": 20}, 20)],
)
def test_a_throw_has_as_many_outcomes_as_multisets_of_faces(keys: dict[str, int], outcomes: int) -> None:
    ruleset = make(**keys)
    found = rules.chance(ruleset, begun(ruleset).state)
    assert len(found) == outcomes
    assert sum(p for _, p in found) == 1


@pytest.mark.parametrize("dice, sides", [(1, 6), (2, 6), (3, 6), (4, 6), (2, 20), (3, 2)])
def test_every_outcome_has_the_chance_that_counting_all_orders_gives(dice: int, sides: int) -> None:
    ruleset = make(dice=dice, sides=sides)
    counted: dict[tuple[int, ...], int] = {}
    for faces in product(range(1, sides + 1), repeat=dice):
        counted[tuple(sorted(faces))] = counted.get(tuple(sorted(faces)), 0) + 1
    found = {throw.faces: p for throw, p in rules.chance(ruleset, begun(ruleset).state)}
    assert found == {faces: Fraction(ways, sides**dice) for faces, ways in counted.items()}


def test_outcomes_stand_in_rising_order() -> None:
    throws = [throw.faces for throw in rules.chance(CLASSIC, begun(CLASSIC).state).outcomes]
    assert throws == sorted(throws)
    assert throws[:3] == [(1, 1), (1, 2), (1, 3)]


def test_3_5_and_5_3_are_one_outcome_of_chance_one_in_eighteen() -> None:
    assert rules.chance(CLASSIC, begun(CLASSIC).state).probability[Throw((3, 5))] == Fraction(1, 18)
    assert str(begun(CLASSIC).play("5-3")) == str(begun(CLASSIC).play("3-5"))
    with pytest.raises(IllegalMove):
        rules.step(CLASSIC, begun(CLASSIC).state, Throw((5, 3)))
