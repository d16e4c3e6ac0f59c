"""How a turn ends or goes on: demands, deadly totals, markers, passing, reopening, stopping, the cap."""

import pytest

from tests.games.shut_the_box.drawn import at, begun, draw
from tests.games.shut_the_box.presets import make, preset

TWO = preset("two-to-go")
THREE = preset("three-to-go")
UNLUCKY = preset("unlucky-seven")
ROLLERS = preset("high-rollers")


# First-throw demands.


def test_two_to_go_offers_only_sets_with_tile_2_at_the_first_throw() -> None:
    assert begun(TWO).play("3-5").legal() == "2+6 1+2+5"
    assert begun(TWO).play("1-1").legal() == "2"


def test_two_to_go_lets_total_3_shut_nothing_but_1_and_2() -> None:
    assert begun(TWO).play("1-2").legal() == "1+2"


@pytest.mark.parametrize("throw", ["1-3", "2-2"])
def test_two_to_go_loses_the_turn_on_a_first_4_with_all_tiles_open(throw: str) -> None:
    lost = begun(TWO, 2).play(throw)
    assert str(lost) == draw(TWO, "all/all ends=first-throw throws=1 turn=1")
    assert begun(preset("two-to-go", match="single")).play(throw).result.totals == (45,)


def test_two_to_go_has_no_other_total_that_loses() -> None:
    for throw in ("1-1", "1-2", "1-4", "1-5", "1-6", "2-6", "3-6", "4-6", "5-6", "6-6"):
        assert begun(TWO).play(throw).asks() == "decision 0"


def test_two_to_go_asks_for_tile_2_at_the_first_throw_only() -> None:
    assert begun(TWO).play("1-1 2 1-3").legal() == "4 1+3"


def test_two_to_go_says_which_tile_the_first_throw_must_shut() -> None:
    assert begun(TWO).play("3-5").refuses("8") == "refused-first-throw"
    assert begun(TWO).play("3-5").refuses("1+6") == "refused-sum"


def test_two_to_go_asks_every_seat_anew() -> None:
    second = begun(TWO, 2).play("1-3")
    assert second.play("3-5").legal() == "2+6 1+2+5"


def test_three_to_go_loses_on_a_first_2_and_lets_a_4_shut_1_and_3() -> None:
    lost = begun(THREE, 2).play("1-1")
    assert str(lost) == draw(THREE, "all/all ends=first-throw throws=1 turn=1")
    assert begun(THREE).play("1-3").legal() == "1+3"
    assert begun(THREE).play("2-2").legal() == "1+3"


def test_three_to_go_lets_total_6_shut_nothing_but_1_2_3() -> None:
    assert begun(THREE).play("1-5").legal() == "1+2+3"


def test_a_lost_first_throw_loses_the_round_against_anyone_who_did_better() -> None:
    over = begun(preset("two-to-go", match="single"), 2).play("1-3 1-1 2 1-1")
    assert over.result.totals == (45, 43)
    assert over.result.winners == (1,)


def test_a_lost_first_throw_may_cost_the_match() -> None:
    ruleset = preset("two-to-go", first_throw_lost="match")
    after = at(ruleset, "all/9/9 ends=-,stuck,stuck throws=0,3,3 starter=1 turn=0").play("1-3")
    assert after.state.gone == (1, 0, 0)
    assert after.result.totals == (45, 9, 9)
    assert not after.result.over
    assert after.asks() == "dice 2 6x6"


def test_a_lost_first_throw_of_the_last_but_one_ends_the_match() -> None:
    ruleset = preset("two-to-go", first_throw_lost="match")
    over = at(ruleset, "all/9 ends=-,stuck throws=0,3 starter=1 turn=0").play("1-3")
    assert over.result.over
    assert over.result.winners == (1,)


def test_in_a_single_round_a_seat_that_lost_the_match_ranks_behind_every_score() -> None:
    ruleset = preset("two-to-go", match="single", first_throw_lost="match", score="shut-sum")
    # Counting the shut tiles low, the untouched box would be best.
    over = at(ruleset, "9/all ends=stuck throws=3 turn=1").play("1-3")
    assert over.result.rounds[0].scores == (36, 0)
    assert over.result.rounds[0].ends == ("stuck", "first-throw-match")
    assert over.result.winners == (0,)


def test_alone_a_lost_match_is_over() -> None:
    over = begun(preset("two-to-go", first_throw_lost="match")).play("1-3")
    assert over.result.over
    assert over.returns == (-45,)


def test_with_alternating_throws_the_first_throw_is_that_of_the_round() -> None:
    ruleset = make(turn="alternate", first_throw_shuts=2)
    match = begun(ruleset, 2).play("1-1 2 1-1 2")
    assert match.play("1-3").legal() == "4 1+3"


# Deadly totals.


@pytest.mark.parametrize("throw", ["1-6", "2-5", "3-4"])
def test_unlucky_seven_ends_the_turn_before_anything_is_shut(throw: str) -> None:
    after = begun(UNLUCKY, 2).play(f"3-5 8 {throw}")
    assert str(after) == draw(UNLUCKY, "1,2,3,4,5,6,7,9/all ends=deadly throws=2 turn=1")


def test_unlucky_seven_stops_even_where_7_would_shut_the_box() -> None:
    over = at(preset("unlucky-seven", match="single"), "7").play("3-4")
    assert over.result.totals == (7,)
    assert over.result.rounds[0].ends == ("deadly",)


def test_one_die_is_never_deadly() -> None:
    ruleset = make(one_die="must", deadly_totals=(3,))
    assert at(ruleset, "1,2,3").play("3").legal() == "3 1+2"


def test_several_totals_may_be_deadly() -> None:
    ruleset = make(deadly_totals=(2, 12))
    for throw in ("1-1", "6-6"):
        assert begun(ruleset, 2).play(throw).asks() == "dice 1 6x6"
    assert begun(ruleset, 2).play("3-4").asks() == "decision 0"


def test_a_deadly_total_may_end_the_round_for_everybody() -> None:
    ruleset = preset("unlucky-seven", match="single", deadly_ends="round")
    over = at(ruleset, "2/9/all ends=stuck throws=3,3 turn=1").play("3-4")
    assert over.result.rounds[0].scores == (2, 9, None)
    assert over.result.rounds[0].ends == ("stuck", "deadly", "no-turn")
    assert over.result.places == (1, 2, 3)


def test_a_deadly_total_comes_before_the_first_throw_demand() -> None:
    ruleset = make(first_throw_shuts=2, deadly_totals=(4,), match="rounds")
    assert begun(ruleset, 2).play("1-3").state.boxes[0].end == "deadly"


# Insurance.


def test_a_usable_double_earns_a_marker() -> None:
    match = begun(ROLLERS).play("2-2")
    assert match.state.boxes[0].markers == 1
    assert match.asks() == "decision 0"


def test_a_throw_that_is_no_double_earns_none() -> None:
    assert begun(ROLLERS).play("1-3").state.boxes[0].markers == 0


def test_a_useless_throw_spends_a_marker_instead_of_the_turn() -> None:
    match = at(ROLLERS, "1,2/all markers=1").play("5-6")
    assert str(match) == draw(ROLLERS, "1,2/all throws=2")
    assert match.asks() == "dice 0 6x6"


def test_a_useless_double_costs_nothing() -> None:
    match = at(ROLLERS, "1,2/all").play("6-6")
    assert str(match) == draw(ROLLERS, "1,2/all throws=2")
    match = at(ROLLERS, "1,2/all markers=2").play("6-6")
    assert match.state.boxes[0].markers == 2


def test_without_a_marker_a_useless_throw_ends_the_turn() -> None:
    assert at(ROLLERS, "1,2/all").play("5-6").asks() == "dice 1 6x6"


def test_markers_have_no_limit_and_belong_to_one_seat_and_round() -> None:
    match = begun(preset("high-rollers", match="rounds"), 2).play("1-1 2 3-3 6 4-4 8")
    assert match.state.boxes[0].markers == 3
    assert match.state.boxes[1].markers == 0


def test_tile_1_alone_cannot_be_thrown_even_with_markers() -> None:
    assert at(ROLLERS, "1 markers=1").play("5-6").asks() == "dice 0 6x6"
    assert at(ROLLERS, "1").play("5-6").result.totals == (1,)


def test_markers_save_neither_from_a_deadly_total_nor_from_the_first_throw_demand() -> None:
    deadly = make(insurance=True, deadly_totals=(7, 8))
    assert at(deadly, "all/all markers=2 throws=1").play("3-4").asks() == "dice 1 6x6"
    assert at(deadly, "all/all markers=2 throws=1").play("4-4").asks() == "dice 1 6x6"
    demand = make(insurance=True, first_throw_shuts=2)
    assert begun(demand, 2).play("2-2").state.boxes[0].end == "first-throw"


def test_after_a_spent_marker_alternating_throws_pass_the_dice() -> None:
    match = at(make(insurance=True, turn="alternate"), "1,2/all markers=1").play("5-6")
    assert match.asks() == "dice 1 6x6"
    assert match.state.boxes[0].end == ""


# Passing.


def test_lucky_seven_passes_the_dice_until_somebody_throws_7() -> None:
    lucky = preset("lucky-seven")
    match = begun(lucky, 2).play("6-6 1-2 1-1")
    assert match.asks() == "dice 1 6x6"
    assert match.play("2-5").legal() == "7"
    over = match.play("2-5 7")
    assert over.result.winners == (1,)
    assert over.returns == (-1, 1)


def test_lucky_seven_knows_only_the_total_of_two_dice() -> None:
    lucky = preset("lucky-seven")
    assert begun(lucky).play("1-6").legal() == "7"
    assert begun(lucky, 2).play("1-5").asks() == "dice 1 6x6"


def test_passing_ends_with_the_cap() -> None:
    over = begun(preset("lucky-seven", cap=2), 2).play("1-1 1-1 1-1 1-1")
    assert over.result.rounds[0].ends == ("capped", "capped")
    assert over.result.winners == (0, 1)


# A stuck player reopens.


def test_a_stuck_player_may_have_to_reopen_one_tile_and_goes_on() -> None:
    ruleset = make(stuck="reopen-one")
    match = at(ruleset, "1,2/all").play("5-6")
    assert match.asks() == "decision 0"
    assert match.legal() == "^3 ^4 ^5 ^6 ^7 ^8 ^9"
    assert match.legal(1) == ""
    after = match.play("^9")
    assert str(after) == draw(ruleset, "1,2,9/all throws=2")
    assert after.asks() == "dice 0 6x6"


def test_with_nothing_to_reopen_a_stuck_player_is_out() -> None:
    ruleset = make(stuck="reopen-one", tiles=(3, 4))
    assert begun(ruleset, 2).play("1-1").asks() == "dice 1 6x6"
    # Tiles that began shut cannot be reopened.
    down = preset("three-down-extreme", stuck="reopen-one")
    assert begun(down, 2).play("1-1").asks() == "dice 1 6x6"
    assert at(down, "4,5/all").play("1-1").legal() == "^6 ^7 ^8 ^9"


def test_a_handicap_tile_cannot_be_reopened() -> None:
    ruleset = make(stuck="reopen-one", handicap_shut=((8, 9),))
    assert at(ruleset, "4,5").play("1-1").legal() == "^1 ^2 ^3 ^6 ^7"


def test_a_tile_still_open_cannot_be_reopened() -> None:
    assert at(make(stuck="reopen-one"), "1,2").play("5-6").refuses("^1") == "refused-choice-unstick"
    assert at(make(stuck="reopen-one"), "1,2").play("5-6").refuses("keep") == "refused-choice-unstick"


def test_with_alternating_throws_the_dice_pass_after_reopening() -> None:
    ruleset = make(stuck="reopen-one", turn="alternate")
    assert at(ruleset, "1,2/all").play("5-6 ^9").asks() == "dice 1 6x6"


def test_a_marker_is_spent_before_anything_is_reopened() -> None:
    ruleset = make(stuck="reopen-one", insurance=True)
    assert at(ruleset, "1,2 markers=1").play("5-6").asks() == "dice 0 6x6"


# Stopping.


def test_where_stopping_is_allowed_a_choice_stands_before_every_throw_but_the_first() -> None:
    ruleset = make(must_shut=False)
    assert begun(ruleset, 2).asks() == "dice 0 6x6"
    match = begun(ruleset, 2).play("3-5 8")
    assert match.legal() == "2d stop"
    stopped = match.play("stop")
    assert str(stopped) == draw(ruleset, "1,2,3,4,5,6,7,9/all ends=stopped turn=1")
    assert stopped.asks() == "dice 1 6x6"


def test_a_stop_scores_the_box_as_it_stands() -> None:
    over = at(make(must_shut=False), "1,2").play("stop")
    assert over.result.totals == (3,)
    assert over.result.rounds[0].ends == ("stopped",)


def test_after_the_throw_it_is_too_late_to_stop() -> None:
    assert begun(make(must_shut=False)).play("3-5").refuses("stop") == "refused-choice-choose"


def test_stopping_and_the_dice_count_are_one_choice() -> None:
    ruleset = make(must_shut=False, one_die="may")
    assert at(ruleset, "1,2").legal() == "1d 2d stop"
    # A turn's first throw may offer the count, but no stop.
    assert begun(make(must_shut=False, one_die="may", tiles=(1, 2))).legal() == "1d 2d"


def test_with_alternating_throws_a_stop_is_for_good() -> None:
    ruleset = make(must_shut=False, turn="alternate")
    match = at(ruleset, "1,2/all throws=1,1").play("stop")
    assert match.asks() == "decision 1"
    assert match.play("2d 1-1 2").asks() == "decision 1"


# The cap.


def test_after_so_many_throws_a_turn_is_scored_as_it_stands() -> None:
    ruleset = make(cap=2, match="single")
    over = begun(ruleset).play("1-1 2 1-2 3")
    assert over.result.rounds[0].ends == ("capped",)
    assert over.result.totals == (40,)


def test_a_useless_throw_at_the_cap_is_simply_stuck() -> None:
    assert begun(make(cap=2)).play("1-1 2 1-1").result.rounds[0].ends == ("stuck",)


def test_shutting_the_box_with_the_last_throw_counts() -> None:
    assert at(make(cap=2), "9 throws=1").play("4-5 9").result.rounds[0].ends == ("shut",)


def test_the_cap_counts_for_each_seat_apart() -> None:
    match = begun(make(cap=2, turn="alternate"), 2).play("1-1 2 1-1 2 1-2 3")
    assert match.state.boxes[0].end == "capped"
    assert match.asks() == "dice 1 6x6"


# Tiles that begin shut.


def test_odds_and_evens_begin_with_half_the_box() -> None:
    assert begun(preset("against-all-odds")).play("1-4").legal() == "5"
    assert begun(preset("even-stevens")).play("3-5").legal() == "8 2+6"
    assert begun(preset("even-stevens"), 2).play("1-2").asks() == "dice 1 6x6"


def test_a_handicap_shuts_tiles_of_one_seat_only() -> None:
    ruleset = make(handicap_shut=((), (1, 2)))
    match = begun(ruleset, 3)
    assert [box.open.bit_count() for box in match.state.boxes] == [9, 7, 9]
    assert at(ruleset, "9/all/all ends=stuck throws=3 turn=1").play("1-2").legal() == "3"
