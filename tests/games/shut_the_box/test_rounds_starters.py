"""Who begins: rotation, the highest die, the loser; and dice among the tied for a round or a match."""

from typing import Any

import pytest

from tests.games.shut_the_box.drawn import at, begun
from tests.games.shut_the_box.presets import make, preset
from tests.games.shut_the_box.test_rounds import past

ROUNDS = preset("rounds")


def end_of_round(ruleset_keys: dict[str, Any], position: str) -> str:
    """What is asked once a useless throw has ended the round."""
    return at(make(match="rounds", **ruleset_keys), position).play("6-6").asks()


def test_the_first_seat_begins_and_the_start_then_rotates() -> None:
    assert begun(ROUNDS, 3).asks() == "dice 0 6x6"
    after = at(ROUNDS, "9/9/9 ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert after.asks() == "dice 1 6x6"
    assert after.result.rounds[0].starter == 0


def test_rotation_comes_round_again() -> None:
    position = f"9/9/9 {past('9,9,9', '9,9,9')} starter=2 ends=stuck,stuck,- turn=2 throws=3,3,3"
    assert at(ROUNDS, position).play("6-6").asks() == "dice 0 6x6"


def test_the_order_of_a_round_follows_its_starter() -> None:
    second = at(ROUNDS, f"all/9/all {past('9,9,9')} starter=1 throws=0,3,0")
    assert second.play("6-6").asks() == "dice 2 6x6"
    third = at(ROUNDS, f"all/9/9 {past('9,9,9')} starter=1 ends=-,stuck turn=2 throws=0,3,3")
    assert third.play("6-6").asks() == "dice 0 6x6"


def test_rotation_skips_who_is_out_of_the_match() -> None:
    survivor = preset("survivor")
    # Seat 0 began; seat 1 drops out in this round.
    after = at(survivor, f"9/9/9 {past('0,40,0')} starter=0 ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert after.state.gone == (0, 2, 0)
    assert after.asks() == "dice 2 6x6"


def test_the_first_seat_may_begin_every_round() -> None:
    assert end_of_round({"starter": "first-seat"}, "9/9 ends=stuck throws=3,3 turn=1") == "dice 0 6x6"


def test_a_first_seat_that_is_out_leaves_the_start_to_the_next_one_in() -> None:
    ruleset = preset("survivor", starter="first-seat")
    after = at(ruleset, f"9/9/9 {past('40,0,0')} ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert after.asks() == "dice 1 6x6"


# The highest die.


def test_every_seat_throws_one_die_in_seat_order_and_the_highest_begins() -> None:
    match = begun(preset("email"), 3)
    assert match.asks() == "start 0 6"
    assert match.play("die:2").asks() == "start 1 6"
    assert match.play("die:2 die:5").asks() == "start 2 6"
    assert match.play("die:2 die:5 die:4").asks() == "dice 1 6x6"


def test_only_the_tied_throw_again() -> None:
    match = begun(preset("email"), 4).play("die:5 die:1 die:5 die:3")
    assert match.asks() == "start 0 6"
    assert match.play("die:2").asks() == "start 2 6"
    assert match.play("die:2 die:6").asks() == "dice 2 6x6"


def test_all_may_tie_and_throw_again_more_than_once() -> None:
    match = begun(preset("email"), 2).play("die:5 die:5 die:1 die:1")
    assert match.asks() == "start 0 6"
    assert match.play("die:6 die:1").asks() == "dice 0 6x6"


def test_after_twenty_throws_again_the_lowest_seat_among_the_tied_begins() -> None:
    match = begun(preset("email"), 3).play("die:1 die:6 die:6")
    for _ in range(19):
        match = match.play("die:3 die:3")
        assert match.asks() == "start 1 6"
    assert match.play("die:3 die:3").asks() == "dice 1 6x6"


def test_alone_nobody_throws_for_the_start() -> None:
    assert begun(preset("email")).asks() == "dice 0 6x6"


def test_after_the_highest_die_the_start_rotates() -> None:
    ruleset = preset("rounds", starter="highest-die")
    position = "9/9/9 starter=2 ends=stuck,stuck,- throws=3,3,3"
    assert at(ruleset, position).play("6-6").asks() == "dice 0 6x6"


def test_the_starting_die_has_as_many_sides_as_the_others() -> None:
    assert begun(preset("twenty-twelve", starter="highest-die"), 2).asks() == "start 0 20"


# The loser.


def test_the_loser_of_the_last_round_begins_the_next() -> None:
    assert end_of_round({"starter": "loser"}, "2/5/9 ends=stuck,stuck throws=3,3,3 turn=2") == "dice 2 6x6"
    assert end_of_round({"starter": "loser"}, "9/5/2 ends=stuck,stuck throws=3,3,3 turn=2") == "dice 0 6x6"


def test_where_high_wins_the_loser_has_the_lowest_score() -> None:
    keys: dict[str, Any] = {
        "starter": "loser",
        "score": "shut-sum",
        "wins": "highest",
        "on_shut": "ends-turn",
    }
    assert end_of_round(keys, "2/9 ends=stuck throws=3,3 turn=1") == "dice 1 6x6"


def test_tied_losers_throw_a_die_for_it() -> None:
    ruleset = make(match="rounds", starter="loser")
    tied = at(ruleset, "9/2/9 ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert tied.asks() == "start 0 6"
    assert tied.play("die:3 die:4").asks() == "dice 2 6x6"
    again = tied.play("die:3 die:3")
    assert again.asks() == "start 0 6"
    assert again.play("die:6 die:1").asks() == "dice 0 6x6"


def test_a_loser_who_is_out_leaves_the_start_to_the_worst_still_in() -> None:
    ruleset = preset("survivor", starter="loser")
    after = at(ruleset, f"9/8/7 {past('40,0,0')} ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert after.state.gone == (2, 0, 0)
    assert after.asks() == "dice 1 6x6"


def test_the_first_round_of_losers_begins_with_the_first_seat() -> None:
    assert begun(make(match="rounds", starter="loser"), 3).asks() == "dice 0 6x6"


def test_seats_without_a_turn_scored_0_and_so_tie_with_whoever_shut_at_once() -> None:
    ruleset = make(match="rounds", starter="loser")
    after = at(ruleset, "9/all/all throws=3 throw=4-5").play("9")
    assert after.asks() == "start 0 6"
    assert after.play("die:2 die:6 die:3").asks() == "dice 1 6x6"


def test_where_only_the_out_have_scored_the_others_throw_for_the_start() -> None:
    # A deadly first throw ends the round for everybody and puts seat 0 out at 45.
    ruleset = make(match="elimination", starter="loser", deadly_totals=(7,), deadly_ends="round")
    cut = begun(ruleset, 3).play("3-4")
    assert cut.state.gone == (1, 0, 0)
    assert cut.asks() == "start 1 6"


# Roll-offs.


def test_a_roll_off_decides_a_single_round() -> None:
    tied = at(make(ties="roll-off"), "2/9/2 ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert tied.asks() == "start 0 6"
    assert not tied.result.over
    over = tied.play("die:1 die:1 die:2 die:6")
    assert over.result.winners == (2,)
    assert over.result.places == (2, 3, 1)
    assert over.result.rounds[0].winners == (2,)
    assert over.returns == (-1, -1, 2)


def test_a_roll_off_that_nobody_wins_goes_to_the_lowest_seat() -> None:
    match = at(make(ties="roll-off"), "2/9/2 ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    over = match.play(" ".join(["die:4 die:4"] * 21))
    assert over.result.winners == (0,)


def test_a_roll_off_decides_a_match_of_several_rounds_at_its_end_only() -> None:
    ruleset = preset("rounds", rounds=2, ties="roll-off")
    first = at(ruleset, "9/9 ends=stuck throws=3,3 turn=1").play("6-6")
    assert first.result.rounds[0].winners == (0, 1)
    assert first.asks() == "dice 1 6x6"
    tied = at(ruleset, f"5/9 {past('9,5')} starter=1 ends=-,stuck throws=3,3 turn=0").play("6-6")
    assert tied.asks() == "start 0 6"
    assert not tied.result.over
    over = tied.play("die:2 die:3")
    assert over.result.over
    assert over.result.winners == (1,)
    assert over.result.places == (2, 1)


def test_with_a_stake_every_tied_round_is_rolled_off() -> None:
    ruleset = preset("rounds", rounds=2, ties="roll-off", stake=1)
    tied = at(ruleset, "9/9 ends=stuck throws=3,3 turn=1").play("6-6")
    assert tied.asks() == "start 0 6"
    after = tied.play("die:2 die:3")
    assert after.stakes() == "-1 1"
    assert after.asks() == "dice 1 6x6"


def test_a_match_without_a_tie_needs_no_roll_off() -> None:
    ruleset = preset("rounds", rounds=1, ties="roll-off")
    assert at(ruleset, "2/9 ends=stuck throws=3,3 turn=1").play("6-6").result.winners == (0,)


@pytest.mark.parametrize("move", ["3-4", "die:7", "die:20"])
def test_only_a_die_with_its_own_faces_settles_the_start(move: str) -> None:
    assert begun(preset("email"), 2).refuses(move) == "refused-outcome"
