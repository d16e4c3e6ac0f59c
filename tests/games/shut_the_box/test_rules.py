"""The flow of a match: starting, throwing, shutting, being stuck, winning; what each point of it asks for."""

import pytest

from pillarbox.core.game import Choice
from pillarbox.core.message import IllegalMove, Refused
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.state import Die, Throw
from tests.games.shut_the_box.drawn import at, begun, draw
from tests.games.shut_the_box.presets import make, preset

GOLF = preset("golf")
CLASSIC = preset("classic")


def test_a_match_begins_with_full_boxes_and_a_throw_of_two_dice() -> None:
    match = begun(GOLF, 2)
    assert str(match) == draw(GOLF, "all/all")
    assert match.asks() == "dice 0 6x6"
    assert match.legal(0) == match.legal(1) == ""


@pytest.mark.parametrize("seats", [0, -1, 13, 1000])
def test_a_number_of_seats_the_ruleset_does_not_know_is_refused(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        rules.start(GOLF, seats)
    assert refusal.value.message.id == "refused-seats"
    assert refusal.value.message.args == {"seats": seats, "fewest": 1, "most": 12}


def test_a_ruleset_may_allow_fewer_seats() -> None:
    ruleset = make(seats=(2, 4))
    assert len(rules.start(ruleset, 2).boxes) == 2
    with pytest.raises(Refused):
        rules.start(ruleset, 1)


def test_a_throw_with_a_set_asks_its_thrower_to_choose() -> None:
    match = begun(GOLF, 2).play("3-5")
    assert match.asks() == "decision 0"
    assert match.legal() == "8 1+7 2+6 3+5 1+2+5 1+3+4"
    assert match.legal(1) == ""


def test_a_single_set_is_still_a_choice_to_be_made() -> None:
    assert begun(GOLF).play("1-1").asks() == "decision 0"
    assert begun(GOLF).play("1-1").legal() == "2"


def test_shutting_leaves_the_rest_open_and_the_same_seat_throws_again() -> None:
    match = begun(GOLF, 2).play("3-5 1+2+5")
    assert str(match) == draw(GOLF, "3,4,6,7,8,9/all")
    assert match.asks() == "dice 0 6x6"


def test_a_throw_without_a_set_ends_the_turn_and_the_next_seat_throws() -> None:
    match = at(GOLF, "1,2,3/all").play("6-6")
    assert str(match) == draw(GOLF, "1,2,3/all ends=stuck throws=2 turn=1")
    assert match.asks() == "dice 1 6x6"


def test_the_last_stuck_seat_ends_the_round() -> None:
    over = at(GOLF, "1,2,3/9 ends=stuck throws=3,3 turn=1").play("6-6")
    assert over.asks() == "terminal"
    assert over.result.over
    assert over.result.totals == (6, 9)
    assert over.result.winners == (0,)


def test_shutting_the_box_wins_at_once_and_ends_the_round() -> None:
    over = at(GOLF, "4,5/all throw=4-5").play("4+5")
    assert over.asks() == "terminal"
    assert over.result.winners == (0,)
    assert over.result.rounds[0].scores == (0, None)


def test_with_the_email_rules_the_others_play_on_after_a_shut_box() -> None:
    email = preset("email")
    match = at(email, "9/1,2 throw=4-5").play("9")
    assert match.asks() == "dice 1 6x6"
    assert match.play("1-2 1+2").result.winners == (0, 1)
    assert match.play("6-6").result.winners == (0,)


def test_throws_alternate_in_seat_order_with_the_email_rules() -> None:
    match = begun(preset("email"), 3).play("die:1 die:6 die:2")
    assert match.asks() == "dice 1 6x6"
    assert match.play("1-1 2").asks() == "dice 2 6x6"
    assert match.play("1-1 2 1-1 2").asks() == "dice 0 6x6"
    assert match.play("1-1 2 1-1 2 1-1 2").asks() == "dice 1 6x6"


def test_a_stuck_seat_is_skipped_from_then_on() -> None:
    email = preset("email")
    match = at(email, "all/1,2/all throws=1,3,1 turn=1").play("6-6")
    assert match.asks() == "dice 2 6x6"
    assert match.play("1-1 2 1-1 2").asks() == "dice 2 6x6"


def test_the_last_seat_in_throws_alone_to_its_end() -> None:
    match = at(preset("email"), "9/1,2,3,7 ends=stuck throws=3,3 turn=1").play("3-4 7")
    assert match.asks() == "dice 1 6x6"


def test_only_tiles_1_2_and_5_open_and_a_4_is_stuck_there() -> None:
    assert at(GOLF, "1,5,9").play("1-3").result.totals == (15,)


def test_2_3_5_are_stuck_with_6_and_thrown_at_with_two_dice() -> None:
    assert at(CLASSIC, "2,3,5").asks() == "dice 0 6x6"
    assert at(CLASSIC, "2,3,5").play("2-4").result.totals == (10,)


def test_a_match_that_is_over_takes_no_more_moves() -> None:
    over = at(GOLF, "9 throw=4-5").play("9")
    assert over.refuses("0:9") == "refused-not-your-turn"
    assert over.refuses("0:2d") == "refused-not-your-turn"
    with pytest.raises(IllegalMove):
        rules.chance(GOLF, over.state)
    assert over.legal(0) == ""


def test_a_throw_that_is_not_awaited_is_refused() -> None:
    match = begun(GOLF).play("3-5")
    with pytest.raises(IllegalMove) as refusal:
        rules.step(GOLF, match.state, Throw((1, 2)))
    assert refusal.value.message.id == "refused-no-chance"


def test_explicit_chance_stands_at_throws_only() -> None:
    with pytest.raises(IllegalMove):
        rules.chance(GOLF, begun(GOLF).play("3-5").state)


# Who sees what.


def test_everybody_sees_all_of_a_match_without_sealed_choices() -> None:
    match = begun(GOLF, 2).play("3-5")
    for seat in (-1, 0, 1):
        seen = rules.observe(GOLF, match.state, seat)
        assert seen.seat == seat
        assert seen.state == match.state
    move = Choice(0, rules.legal(GOLF, match.state, 0)[0])
    assert rules.witnesses(GOLF, match.state, move) == (0, 1)


# Drawn numbers.


def test_numbers_from_0_settle_a_throw_as_faces_in_rising_order() -> None:
    assert rules.settle(GOLF, begun(GOLF).state, (4, 2)) == Throw((3, 5))
    assert rules.settle(GOLF, begun(GOLF).state, (2, 4)) == Throw((3, 5))


def test_numbers_settle_a_starting_die() -> None:
    assert rules.settle(preset("email"), begun(preset("email"), 2).state, (5,)) == Die(6)


# How long a match may be.


def test_even_the_longest_match_is_within_the_bound() -> None:
    # Nobody ever throws 7: twelve seats pass the dice until the cap.
    lucky = preset("lucky-seven")
    seats, moves = 12, 0
    match = begun(lucky, seats)
    while not match.result.over:
        match, moves = match.play("1-1"), moves + 1
    assert moves == 12 * 200
    assert moves <= rules.longest(lucky, seats)


def test_the_bound_counts_the_choice_the_throw_the_set_and_the_reopening_of_every_throw() -> None:
    ruleset = make(one_die="may", one_die_sum=45, reopen="neighbour", cap=3, starter="highest-die")
    match = begun(ruleset, 2).play("die:1 die:1 " * 20 + "die:2 die:1")
    moves = 42
    while not match.result.over:
        match, moves = match.play("1d 1 1 ^1"), moves + 4
    assert moves == 42 + 2 * 3 * 4
    assert moves <= rules.longest(ruleset, 2)


def test_the_bound_grows_with_the_rounds() -> None:
    assert rules.longest(preset("rounds", rounds=10), 2) > 9 * rules.longest(preset("rounds", rounds=1), 2)
    assert rules.longest(preset("tournament"), 2) > 900 * rules.longest(preset("golf"), 2)
