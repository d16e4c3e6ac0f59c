"""What a box is worth: the four scores, weights, tiles that never count, and who has the best of a round."""

from typing import Any

import pytest

from tests.games.shut_the_box.drawn import at
from tests.games.shut_the_box.presets import make, preset, row

STUCK = "6-6"


def score(position: str, throw: str = STUCK, **keys: Any) -> int:
    """The score of one seat alone whose turn a useless throw ends at this position."""
    (points,) = at(make(**keys), position).play(throw).result.rounds[0].scores
    assert points is not None
    return points


def test_the_sum_adds_the_open_tiles() -> None:
    assert score("2,5") == 7


def test_the_count_counts_the_open_tiles() -> None:
    assert score("2,5", score="count") == 2
    assert score("1,2,8", score="count") == 3


def test_digital_reads_the_open_tiles_as_a_number() -> None:
    assert score("1,2,5", score="digital") == 125
    assert score("9", score="digital") == 9


def test_digital_writes_tiles_of_two_digits_one_after_another() -> None:
    assert score("1,10", score="digital", tiles=row(10)) == 110
    assert score("1,10,11", throw="1-1", score="digital", tiles=row(12)) == 11011


@pytest.mark.parametrize("kind", ["sum", "count", "digital"])
def test_a_shut_box_is_worth_nothing(kind: str) -> None:
    assert at(make(score=kind), "9 throw=4-5").play("9").result.totals == (0,)


def test_shut_sum_adds_the_shut_tiles() -> None:
    assert score("2,5", score="shut-sum", wins="highest", on_shut="ends-turn") == 45 - 7
    shut = at(make(score="shut-sum", wins="highest", on_shut="ends-turn"), "9 throw=4-5").play("9")
    assert shut.result.totals == (45,)


def test_tiles_shut_at_the_start_count_in_no_score() -> None:
    odds = (1, 3, 5, 7, 9)
    assert score("2,8", shut_at_start=odds) == 10
    assert score("2,8", shut_at_start=odds, score="shut-sum", wins="highest", on_shut="ends-turn") == 4 + 6


def test_handicap_tiles_count_in_no_score() -> None:
    keys: dict[str, Any] = {
        "score": "shut-sum",
        "wins": "highest",
        "on_shut": "ends-turn",
        "handicap_shut": ((8, 9),),
    }
    assert score("2,5", **keys) == 45 - 17 - 7


def test_weights_multiply_the_shut_tiles_of_a_row_too() -> None:
    keys: dict[str, Any] = {
        "tiles": (),
        "rows": ((1, 2), (2, 1)),
        "row_weights": (3, 1),
        "score": "shut-sum",
        "wins": "highest",
        "on_shut": "ends-turn",
    }
    # a1 is down: three times 1.
    assert score("a2,b2,b1", **keys) == 3


def test_three_down_extreme_loses_at_once_with_a_2_and_scores_42_minus_the_three() -> None:
    # Tiles 4 to 9 stand: 39.
    for throw in ("1-1", "1-2"):
        over = at(preset("three-down-extreme", match="single"), "all").play(throw)
        assert over.result.totals == (39,)


def test_the_lowest_score_wins_and_places_are_shared_and_skipped() -> None:
    over = at(preset("golf"), "2/5/2/9 ends=stuck,stuck,stuck throws=3,3,3,3 turn=3").play(STUCK)
    assert over.result.winners == (0, 2)
    assert over.result.places == (1, 3, 1, 4)


def test_the_highest_score_wins_where_high_wins() -> None:
    ruleset = make(score="shut-sum", wins="highest", on_shut="ends-turn")
    over = at(ruleset, "9/5 ends=stuck throws=3,3 turn=1").play(STUCK)
    assert over.result.totals == (36, 40)
    assert over.result.winners == (1,)


def test_equal_counts_share_the_win_unless_the_lower_sum_decides() -> None:
    position = "2,5/1,8 ends=stuck throws=3,3 turn=1"
    shared = at(preset("email"), position).play(STUCK)
    assert shared.result.winners == (0, 1)
    decided = at(preset("email", ties="lower-sum"), position).play(STUCK)
    assert decided.result.winners == (0,)
    assert decided.result.places == (1, 2)
    assert decided.result.rounds[0].scores == (2, 2)
    assert decided.result.rounds[0].sums == (7, 9)


def test_equal_counts_and_equal_sums_share_even_so() -> None:
    over = at(preset("email", ties="lower-sum"), "2,7/1,8 ends=stuck throws=3,3 turn=1").play(STUCK)
    assert over.result.winners == (0, 1)


def test_whoever_shuts_first_wins_a_cut_round_even_against_a_lower_score() -> None:
    # With the shut tiles counted low, a shut box has the worst score and still wins.
    ruleset = make(score="shut-sum")
    over = at(ruleset, "2,5/9 ends=stuck throws=3,3 turn=1 throw=4-5").play("9")
    assert over.result.rounds[0].scores == (38, 45)
    assert over.result.winners == (1,)


def test_seats_without_a_turn_come_last_and_have_no_score_in_a_single_round() -> None:
    over = at(preset("golf"), "5/9/all/all ends=stuck throws=3,3 turn=1 throw=4-5").play("9")
    assert over.result.rounds[0].scores == (5, 0, None, None)
    assert over.result.rounds[0].ends == ("stuck", "shut", "no-turn", "no-turn")
    assert over.result.places == (2, 1, 3, 3)


def test_boxes_of_a_round_cut_short_score_as_they_stand_where_throws_alternate() -> None:
    ruleset = preset("email", on_shut="wins-round")
    over = at(ruleset, "2,5/9/1,2,3 throws=3,3,2 turn=1 throw=4-5").play("9")
    assert over.result.rounds[0].scores == (2, 0, 3)
    assert over.result.rounds[0].ends == ("cut", "shut", "cut")


def test_sums_that_break_ties_leave_out_a_seat_without_a_turn() -> None:
    ruleset = make(score="count", match="rounds", rounds=2, ties="lower-sum", limit=9)
    # Round 1: seat 0 shut the box at once, so seat 1 had no turn. Round 2: 8 and 9 against 1 and 2.
    second = at(
        ruleset,
        "8,9/1,2 past=0:0,-:0,0:shut,no-turn:0:0,0:5,0 starter=1 turn=0 ends=-,stuck throws=4,4",
    ).play("1-1")
    assert second.result.totals == (2, 2)
    assert second.result.rounds[1].sums == (17, 3)
    assert second.result.winners == (1,)
