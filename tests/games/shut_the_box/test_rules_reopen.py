"""The Holiday rule: the neighbour may reopen one of the mover's tiles, or a lone player's by chance."""

from fractions import Fraction

import pytest

from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.state import Flip
from tests.games.shut_the_box.drawn import Drawn, at, begun, draw
from tests.games.shut_the_box.presets import make, preset

HOLIDAY = preset("email-holiday")


def begin(seats: int) -> Drawn:
    """A Holiday match that seat 0 begins."""
    return begun(HOLIDAY, seats).play(" ".join(["die:6"] + ["die:1"] * (seats - 1)))


def test_after_each_move_the_seat_before_the_mover_may_reopen_a_tile() -> None:
    match = begin(3).play("3-5 1+2+5")
    assert match.asks() == "decision 2"
    assert match.legal() == "keep ^1 ^2 ^5"
    assert match.legal(0) == match.legal(1) == ""


def test_of_two_the_neighbour_is_the_opponent() -> None:
    assert begin(2).play("1-1 2").asks() == "decision 1"


def test_a_tile_just_shut_may_be_reopened_and_the_dice_pass() -> None:
    after = begin(2).play("3-5 1+7 ^7")
    assert str(after) == draw(HOLIDAY, "2,3,4,5,6,7,8,9,10/all throws=1 turn=1")
    assert after.asks() == "dice 1 6x6"


def test_the_right_is_optional() -> None:
    after = begin(2).play("3-5 1+7 keep")
    assert str(after) == draw(HOLIDAY, "2,3,4,5,6,8,9,10/all throws=1 turn=1")


def test_at_most_one_tile_is_reopened_after_a_move() -> None:
    assert begin(2).play("3-5 1+7 ^7").asks() == "dice 1 6x6"


def test_an_open_tile_cannot_be_reopened() -> None:
    assert begin(2).play("3-5 8").refuses("^1") == "refused-choice-reopen"
    assert begin(2).play("3-5 8").refuses("0:keep") == "refused-not-your-turn"


def test_a_useless_throw_gives_no_right_to_reopen() -> None:
    assert at(HOLIDAY, "1,2/all throws=5,5").play("6-6").asks() == "dice 1 6x6"


def test_shutting_the_last_tile_finishes_before_any_reopening() -> None:
    match = at(HOLIDAY, "9/all throw=4-5").play("9")
    assert match.state.boxes[0].end == "shut"
    assert match.asks() == "dice 1 6x6"


def test_a_neighbour_who_is_out_keeps_the_right() -> None:
    stuck = at(HOLIDAY, "1,2/all ends=stuck throws=3 turn=1")
    assert stuck.play("1-1 2").asks() == "decision 0"
    # Also if it is out because it shut its box.
    assert at(HOLIDAY, "-/all ends=shut throws=3 turn=1").play("1-1 2").asks() == "decision 0"


def test_a_ruleset_may_take_the_right_from_who_has_finished() -> None:
    ruleset = preset("email-holiday", reopen_by_finished=False)
    match = at(ruleset, "1,2/all ends=stuck throws=3 turn=1").play("1-1 2")
    assert match.asks() == "dice 1 6x6"
    # It does not pass to somebody else; one who is still playing has it as ever.
    three = at(ruleset, "1,2/all/all ends=stuck throws=3 turn=1").play("1-1 2")
    assert three.asks() == "dice 2 6x6"
    assert three.play("1-1 2").asks() == "decision 1"


def test_the_right_works_with_whole_turns_too() -> None:
    ruleset = make(reopen="neighbour")
    match = begun(ruleset, 2).play("3-5 8")
    assert match.asks() == "decision 1"
    assert match.play("^8").asks() == "dice 0 6x6"
    # Seats that have not had their turn have not finished.
    assert begun(make(reopen="neighbour", reopen_by_finished=False), 2).play("3-5 8").asks() == "decision 1"


def test_a_seat_out_of_the_match_holds_no_right() -> None:
    ruleset = make(reopen="neighbour", match="elimination", limit=45)
    position = (
        "all/-/all past=0:9,45,9:9,45,9:stuck,stuck,stuck:0,2:0,0,0:3,1,3 gone=0,1 ends=-,gone,- "
        "starter=2 turn=2"
    )
    # The neighbour of seat 2 would be seat 1, which is out: it is seat 0.
    assert at(ruleset, position).play("3-5 8").asks() == "decision 0"


def test_alone_there_is_no_neighbour() -> None:
    match = begun(HOLIDAY).play("3-5 8")
    assert match.asks() == "dice 0 6x6"


def test_the_cap_ends_a_turn_that_is_reopened_for_ever() -> None:
    match = at(preset("email-holiday", cap=3), "all/1,2 ends=-,stuck throws=0,1")
    match = match.play("1-1 2 ^2 1-1 2 ^2 1-1 2 ^2")
    assert match.result.over
    assert match.result.rounds[0].ends == ("capped", "stuck")
    assert match.result.rounds[0].scores == (10, 2)


def test_tiles_that_began_shut_cannot_be_reopened() -> None:
    ruleset = make(reopen="neighbour", shut_at_start=(1, 3))
    assert begun(ruleset, 2).play("3-5 2+6").legal() == "keep ^2 ^6"


# Alone, by chance.


def test_alone_a_shut_tile_may_reopen_by_chance_after_a_move() -> None:
    ruleset = preset("email-holiday", solo_reopen=25)
    match = begun(ruleset).play("3-5 1+2+5")
    assert match.asks() == "solo table 100x3"
    found = dict(rules.chance(ruleset, match.state))
    assert found == {
        Flip(None): Fraction(3, 4),
        Flip(1): Fraction(1, 12),
        Flip(2): Fraction(1, 12),
        Flip(5): Fraction(1, 12),
    }
    assert str(match.play("flip:2")) == draw(ruleset, "2,3,4,6,7,8,9,10")
    assert str(match.play("flip:none")) == draw(ruleset, "3,4,6,7,8,9,10")


def test_a_certain_reopening_leaves_no_other_outcome() -> None:
    ruleset = make(solo_reopen=100)
    match = begun(ruleset).play("3-5 3+5")
    assert dict(rules.chance(ruleset, match.state)) == {
        Flip(3): Fraction(1, 2),
        Flip(5): Fraction(1, 2),
    }
    assert match.refuses("flip:none") == "refused-outcome"
    assert match.refuses("flip:1") == "refused-outcome"


@pytest.mark.parametrize(
    "numbers, outcome", [((0, 0), 1), ((24, 2), 5), ((24, 1), 2), ((25, 2), None), ((99, 0), None)]
)
def test_drawn_numbers_settle_a_lone_reopening(numbers: tuple[int, int], outcome: int | None) -> None:
    ruleset = preset("email-holiday", solo_reopen=25)
    match = begun(ruleset).play("3-5 1+2+5")
    assert rules.settle(ruleset, match.state, numbers) == Flip(outcome)


def test_alone_the_last_tile_shut_wins_before_chance_reopens_one() -> None:
    assert at(make(solo_reopen=100), "9 throw=4-5").play("9").result.totals == (0,)


def test_the_chance_of_a_lone_reopening_is_off_for_several() -> None:
    assert begun(make(solo_reopen=100), 2).play("3-5 8").asks() == "dice 0 6x6"
