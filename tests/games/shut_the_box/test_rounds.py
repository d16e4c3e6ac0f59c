"""How rounds follow one another, when every kind of match ends, and what a lone player plays for."""

from fractions import Fraction
from typing import Any

import pytest

from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import Die, Throw
from tests.games.shut_the_box.drawn import Drawn, at, begun, draw
from tests.games.shut_the_box.presets import make, preset, row

ROUNDS = preset("rounds")
SURVIVOR = preset("survivor")


def past(*scores: str, ends: str = "stuck", winner: int = 0) -> str:
    """The text of completed rounds by their scores, all stuck after three throws, without stakes."""

    def one(number: int, points: str) -> str:
        n = points.count(",") + 1
        by_seat = ",".join
        parts = [str(number % n), points, points, by_seat([ends] * n), str(winner)]
        return ":".join([*parts, by_seat(["0"] * n), by_seat(["3"] * n)])

    return "past=" + ";".join(one(number, points) for number, points in enumerate(scores))


def test_a_single_round_is_the_whole_match() -> None:
    assert at(preset("golf"), "9/9 ends=stuck throws=3,3 turn=1").play("6-6").asks() == "terminal"


def test_a_round_that_is_not_the_last_is_followed_by_full_boxes() -> None:
    after = at(ROUNDS, "2/9 ends=stuck throws=3,3 turn=1").play("6-6")
    assert str(after) == draw(ROUNDS, "past=0:2,9:2,9:stuck,stuck:0:0,0:3,4 starter=1", 2)
    assert after.asks() == "dice 1 6x6"


def test_agreed_rounds_end_after_the_last_of_them_and_the_lowest_total_wins() -> None:
    fourth = at(ROUNDS, f"2/9 {past('5,5', '5,6', '5,7')} ends=stuck throws=3,3 turn=1").play("6-6")
    assert not fourth.result.over
    last = at(ROUNDS, f"9/5 {past('5,5', '5,6', '5,7', '9,9')} ends=stuck throws=3,3 turn=1").play("6-6")
    assert last.result.over
    assert last.result.totals == (33, 32)
    assert last.result.winners == (1,)
    assert last.returns == (-1, 1)


def test_the_number_of_rounds_is_agreed() -> None:
    assert at(preset("rounds", rounds=1), "9/5 ends=stuck throws=3,3 turn=1").play("6-6").result.over


def test_equal_totals_share_the_match() -> None:
    over = at(preset("rounds", rounds=2), f"5/9 {past('9,5')} ends=stuck throws=3,3 turn=1").play("6-6")
    assert over.result.winners == (0, 1)
    assert over.result.places == (1, 1)
    assert over.returns == (0, 0)


def test_shutting_ends_the_round_not_the_match_and_is_flagged_for_who_had_no_turn() -> None:
    after = at(ROUNDS, "9/all/all throws=3 throw=4-5").play("9")
    assert after.result.totals == (0, 0, 0)
    assert after.result.rounds[0].scores == (0, None, None)
    assert after.result.rounds[0].ends == ("shut", "no-turn", "no-turn")
    assert after.result.rounds[0].winners == (0,)
    assert after.asks() == "dice 1 6x6"


def test_shutting_can_win_the_whole_match() -> None:
    ruleset = preset("rounds", on_shut="wins-match")
    over = at(ruleset, f"9/5 {past('40,5')} ends=-,stuck throws=3,3 throw=4-5").play("9")
    assert over.result.over
    assert over.result.totals == (40, 10)
    assert over.result.winners == (0,)


def test_shutting_may_end_only_the_shutters_own_turn() -> None:
    ruleset = preset("golf", on_shut="ends-turn")
    after = at(ruleset, "9/all throws=3 throw=4-5").play("9")
    assert after.asks() == "dice 1 6x6"
    over = at(ruleset, "-/9 ends=shut throws=3,3 turn=1 throw=4-5").play("9")
    assert over.result.winners == (0, 1)


# Elimination.


def test_a_seat_is_out_at_exactly_the_limit() -> None:
    after = at(SURVIVOR, f"9/9/8 {past('36,35,2')} ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert after.result.totals == (45, 44, 10)
    assert after.state.gone == (2, 0, 0)
    assert not after.result.over


def test_elimination_is_checked_after_the_complete_round() -> None:
    during = at(SURVIVOR, f"9/all/all {past('36,35,2')} throws=3").play("6-6")
    # Seat 0 has reached 45 and is still part of this round.
    assert during.state.gone == (0, 0, 0)
    assert during.asks() == "dice 1 6x6"


def test_the_last_one_in_wins() -> None:
    over = at(SURVIVOR, f"9/8 {past('36,35')} ends=stuck throws=3,3 turn=1").play("6-6")
    assert over.result.over
    assert over.result.winners == (1,)
    assert over.result.places == (2, 1)


def test_when_all_drop_out_in_one_round_the_lowest_total_wins() -> None:
    over = at(SURVIVOR, f"9/7 {past('37,40')} ends=stuck throws=3,3 turn=1").play("6-6")
    assert over.result.totals == (46, 47)
    assert over.result.winners == (0,)


def test_when_all_drop_out_with_equal_totals_they_share() -> None:
    over = at(SURVIVOR, f"9/7 {past('37,39')} ends=stuck throws=3,3 turn=1").play("6-6")
    assert over.result.totals == (46, 46)
    assert over.result.winners == (0, 1)


def test_who_dropped_out_later_is_placed_better() -> None:
    position = (
        "-/9/9 past=0:45,9,9:45,9,9:stuck,stuck,stuck:1,2:0,0,0:3,3,3;"
        "1:-,30,30:0,30,30:gone,stuck,stuck:1,2:0,0,0:0,3,3 gone=1 totals=45,39,39 ends=gone,stuck,- "
        "starter=1 throws=0,3,3 turn=2"
    )
    over = at(SURVIVOR, position).play("6-6")
    assert over.result.totals == (45, 48, 48)
    assert over.result.places == (3, 1, 1)


def test_a_seat_that_is_out_gets_no_box_and_no_turn() -> None:
    after = at(SURVIVOR, f"9/9/8 {past('36,35,2')} ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert [box.end for box in after.state.boxes] == ["gone", "", ""]
    assert after.asks() == "dice 1 6x6"


def test_another_limit_may_be_agreed() -> None:
    ruleset = preset("survivor", limit=46)
    assert at(ruleset, f"9/9 {past('36,0')} ends=stuck throws=3,3 turn=1").play("6-6").state.gone == (0, 0)
    flaps = preset("six-flaps")
    assert at(flaps, f"5/3 {past('16,0')} ends=stuck throws=3,3 turn=1").play("6").result.winners == (1,)


@pytest.mark.parametrize("tiles, limit", [(9, 45), (10, 55), (12, 78), (6, 21)])
def test_the_automatic_limit_is_the_sum_of_all_tiles(tiles: int, limit: int) -> None:
    assert make(tiles=row(tiles)).limit == limit


# Until and first-to.


def test_a_tournament_ends_when_somebody_has_the_limit_and_the_lowest_wins() -> None:
    tournament = preset("tournament")
    going = at(tournament, f"9/9/2 {past('90,50,10')} ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert going.result.totals == (99, 59, 12)
    assert not going.result.over
    over = at(tournament, f"9/9/2 {past('91,50,10')} ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert over.result.winners == (2,)
    assert over.result.places == (3, 2, 1)


def test_cover_score_ends_when_somebody_has_the_limit_and_the_highest_wins() -> None:
    cover = preset("cover-score")
    going = at(cover, f"9/2 {past('150,156')} ends=stuck throws=3,3 turn=1").play("6-6")
    assert going.result.totals == (186, 199)
    assert not going.result.over
    over = at(cover, f"9/2 {past('164,158')} ends=stuck throws=3,3 turn=1").play("6-6")
    # Both reach 200: the higher total wins.
    assert over.result.totals == (200, 201)
    assert over.result.winners == (1,)


def test_a_match_that_does_not_end_is_stopped_after_so_many_rounds() -> None:
    ruleset = preset("tournament", cap_rounds=2)
    over = at(ruleset, f"9/2 {past('5,13')} ends=stuck throws=3,3 turn=1").play("6-6")
    assert over.result.over
    assert over.result.winners == (0,)


def test_survivors_that_are_stopped_are_placed_by_their_totals() -> None:
    position = (
        "-/8/7 past=0:45,5,9:45,5,9:stuck,stuck,stuck:1:0,0,0:3,3,3 gone=1 starter=1 ends=gone,stuck "
        "throws=0,3,3 turn=2"
    )
    over = at(preset("survivor", cap_rounds=2), position).play("6-6")
    assert over.result.totals == (45, 13, 16)
    assert over.result.places == (3, 1, 2)


# Alone.


def alone(position: str, throw: str = "6-6", **keys: Any) -> Drawn:
    """A lone player's match after its last throw."""
    over = at(make(**keys), position).play(throw)
    assert over.result.over
    return over


def test_alone_a_round_returns_minus_the_score_or_plus_where_high_wins() -> None:
    assert alone("2,5").returns == (-7,)
    assert alone("2,5", score="shut-sum", wins="highest", on_shut="ends-turn").returns == (38,)


def test_alone_agreed_rounds_return_the_total() -> None:
    assert alone(f"9 {past('5')}", match="rounds", rounds=2).returns == (-14,)
    keys: dict[str, Any] = {"score": "shut-sum", "wins": "highest", "on_shut": "ends-turn"}
    assert alone(f"9 {past('5')}", match="rounds", rounds=2, **keys).returns == (41,)


def test_alone_a_tournament_returns_the_rounds_played() -> None:
    assert alone(f"9 {past('50', '45')}", match="until", limit=100).returns == (3,)


def test_alone_a_race_returns_minus_the_rounds_played() -> None:
    keys: dict[str, Any] = {"score": "shut-sum", "wins": "highest", "on_shut": "ends-turn"}
    assert alone(f"9 {past('90', '90')}", match="first-to", limit=200, **keys).returns == (-3,)


def test_alone_elimination_returns_the_rounds_survived() -> None:
    over = alone(f"9 {past('20', '20')}", match="elimination", limit=45)
    assert over.returns == (2,)
    assert over.result.winners == (0,)
    capped = alone(f"9 {past('2', '2')}", match="elimination", limit=45, cap_rounds=3)
    assert capped.returns == (3,)


def test_alone_lucky_seven_returns_minus_the_throws() -> None:
    assert begun(preset("lucky-seven")).play("1-1 6-6 3-4 7").returns == (-3,)


def test_alone_the_only_seat_is_the_winner() -> None:
    assert alone("9").result.places == (1,)
    assert isinstance(alone("9").returns[0], Fraction)


def test_a_match_of_one_round_goes_to_whom_the_rounds_own_roll_off_placed_first() -> None:
    ruleset = Ruleset(tiles=(30,), dice=1, match="elimination", limit=30, stake=2, ties="roll-off")
    state = rules.start(ruleset, 2)
    for face in (1, 1):  # nothing can be shut: both stay at 30 and are out in the same round
        state = rules.step(ruleset, state, Throw((face,)))
    assert rules.node(ruleset, state).source == "start"
    for face in (2, 5):  # the stake is rolled off; the match is not rolled off again
        state = rules.step(ruleset, state, Die(face))
    assert rules.node(ruleset, state).kind == "terminal"
    assert rules.result(ruleset, state).winners == (1,)
    assert rules.returns(ruleset, state) == (Fraction(-2), Fraction(2))


def test_nobody_pays_as_the_loser_of_a_round_in_which_only_the_winner_had_a_turn() -> None:
    ruleset = Ruleset(deadly_totals=(7,), deadly_ends="round", stake=2, stake_rule="loser-pays")
    state = rules.step(ruleset, rules.start(ruleset, 3), Throw((3, 4)))
    result = rules.result(ruleset, state)
    assert result.over
    assert result.winners == (0,)
    assert result.stakes == (Fraction(0), Fraction(0), Fraction(0))
