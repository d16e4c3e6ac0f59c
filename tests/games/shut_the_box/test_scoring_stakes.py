"""Stake points: exact fractions that are split exactly, and always add to nothing."""

from fractions import Fraction

import pytest

from tests.games.shut_the_box.drawn import Drawn, at, begun
from tests.games.shut_the_box.presets import make, preset

PUB = preset("pub")


def last_throw(position: str, throw: str = "6-6", **keys: object) -> Drawn:
    """The position after the throw, under the standard game with a stake of 1."""
    return at(make(**{"stake": 1, **keys}), position).play(throw)


def test_the_lowest_takes_the_pot_of_equal_parts() -> None:
    over = last_throw("5/2/9 ends=stuck,stuck throws=3,3,3 turn=2")
    assert over.stakes() == "-1 2 -1"
    assert over.returns == (-1, 2, -1)


def test_ties_split_the_pot_exactly() -> None:
    over = last_throw("2/2/9 ends=stuck,stuck throws=3,3,3 turn=2")
    assert over.stakes() == "1/2 1/2 -1"
    over = last_throw("2/2/9/2/9 ends=stuck,stuck,stuck,stuck throws=3,3,3,3,3 turn=4", stake=2)
    # A pot of 10 in three parts of 10/3, of which 2 are one's own.
    assert over.stakes() == "4/3 4/3 -2 4/3 -2"


def test_all_equal_take_their_own_stakes_back() -> None:
    assert last_throw("9/9 ends=stuck throws=3,3 turn=1").stakes() == "0 0"


def test_whoever_shuts_the_box_is_paid_double_by_everybody() -> None:
    over = at(PUB, "5/9 ends=stuck throws=3,3 turn=1 throw=4-5").play("9")
    assert over.stakes() == "-2 2"
    over = at(PUB, "5/9/all/all ends=stuck throws=3,3 turn=1 throw=4-5").play("9")
    # Those who have not thrown yet pay too.
    assert over.stakes() == "-2 6 -2 -2"


def test_two_at_a_pub_table_win_or_lose_one_or_two() -> None:
    normal = at(PUB, "5/9 ends=stuck throws=3,3 turn=1").play("6-6")
    assert normal.stakes() == "1 -1"


def test_shutting_can_pay_any_multiple_of_the_stake() -> None:
    over = at(make(stake=3, shut_pays=3), "5/9 ends=stuck throws=3,3 turn=1 throw=4-5").play("9")
    assert over.stakes() == "-9 9"
    over = at(make(stake=3, shut_pays=1), "5/9 ends=stuck throws=3,3 turn=1 throw=4-5").play("9")
    assert over.stakes() == "-3 3"


def test_only_a_shut_box_is_paid_double_not_a_mere_win() -> None:
    assert at(PUB, "1/9 ends=stuck throws=3,3 turn=1").play("6-6").stakes() == "1 -1"


def test_the_worst_score_pays_each_other_seat_one_stake() -> None:
    over = last_throw("5/2/9 ends=stuck,stuck throws=3,3,3 turn=2", stake_rule="loser-pays")
    assert over.stakes() == "1 1 -2"


def test_several_worst_share_the_payment_in_fractions() -> None:
    over = last_throw(
        "5/9/9/2/9 ends=stuck,stuck,stuck,stuck throws=3,3,3,3,3 turn=4", stake_rule="loser-pays"
    )
    assert over.stakes() == "1 -2/3 -2/3 1 -2/3"


def test_nobody_pays_where_all_are_worst() -> None:
    over = last_throw("9/9/9 ends=stuck,stuck throws=3,3,3 turn=2", stake_rule="loser-pays")
    assert over.stakes() == "0 0 0"


def test_with_high_scores_the_lowest_is_the_worst() -> None:
    keys = {"score": "shut-sum", "wins": "highest", "on_shut": "ends-turn"}
    over = last_throw("5/9 ends=stuck throws=3,3 turn=1", stake_rule="loser-pays", **keys)
    assert over.stakes() == "1 -1"
    assert last_throw("5/9 ends=stuck throws=3,3 turn=1", **keys).stakes() == "1 -1"


def test_a_shut_box_is_paid_for_under_loser_pays_too() -> None:
    ruleset = make(stake=1, shut_pays=2, stake_rule="loser-pays")
    over = at(ruleset, "5/9/all ends=stuck throws=3,3 turn=1 throw=4-5").play("9")
    assert over.stakes() == "-2 4 -2"


def test_several_who_shut_share_what_the_others_pay() -> None:
    ruleset = make(turn="shared", stake=1, shut_pays=2)
    over = at(ruleset, "9/9/5,9/1 throws=2,2,2,2 throw=4-5 ends=-,-,-,stuck").play("0:9 1:9 2:9")
    assert over.result.winners == (0, 1)
    assert over.stakes() == "2 2 -2 -2"


def test_shutters_of_a_round_that_goes_on_are_paid_when_it_ends() -> None:
    ruleset = make(stake=1, shut_pays=2, on_shut="ends-turn")
    over = at(ruleset, "9/9/9 turn=0 throw=4-5").play("9 4-5 9 6-6")
    assert over.result.rounds[0].ends == ("shut", "shut", "stuck")
    assert over.stakes() == "1 1 -2"


def test_a_shut_box_that_does_not_win_the_round_is_not_paid_for() -> None:
    # Where shut tiles count, a seat with a handicap may shut its box and still have fewer points.
    ruleset = make(
        score="shut-sum", wins="highest", on_shut="ends-turn", handicap_shut=((8, 9),), stake=1, shut_pays=2
    )
    over = at(ruleset, "-/5 ends=shut throws=3,3 turn=1").play("6-6")
    assert over.result.rounds[0].scores == (28, 40)
    assert over.result.winners == (1,)
    assert over.stakes() == "-1 1"


def test_every_round_pays_for_itself_and_the_pot_starts_empty() -> None:
    ruleset = make(stake=1, match="rounds", rounds=2)
    first = at(ruleset, "2/9 ends=stuck throws=3,3 turn=1").play("6-6")
    assert first.stakes() == "1 -1"
    second = at(ruleset, "9/9 past=0:2,9:2,9:stuck,stuck:0:1,-1:3,3 starter=1 throws=3,3").play("6-6 6-6")
    assert second.result.over
    assert second.stakes(1) == "0 0"
    assert second.stakes() == "1 -1"


def test_a_seat_out_of_the_match_pays_nothing() -> None:
    ruleset = make(stake=1, match="elimination", limit=45)
    over = at(
        ruleset,
        "2/-/9 past=0:9,45,9:9,45,9:stuck,stuck,stuck:0,2:1/2,-1,1/2:3,1,3 gone=0,1 "
        "ends=stuck throws=3,0,3 turn=2",
    ).play("6-6")
    assert over.stakes(1) == "1 0 -1"
    assert over.result.rounds[1].scores == (2, None, 9)


def test_alone_nobody_pays() -> None:
    over = at(PUB, "9 throw=4-5").play("9")
    assert over.stakes() == "0"
    assert over.returns == (0,)


def test_without_a_stake_winners_share_the_seats() -> None:
    golf = preset("golf")
    over = at(golf, "2/2/9 ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert over.stakes() == "0 0 0"
    assert over.returns == (Fraction(1, 2), Fraction(1, 2), -1)
    assert sum(over.returns) == 0


@pytest.mark.parametrize("seats", [2, 3, 12])
def test_before_the_end_nobody_has_anything(seats: int) -> None:
    assert begun(PUB, seats).returns == (0,) * seats
    assert begun(PUB, seats).result.winners == ()


def test_a_roll_off_decides_who_takes_the_pot() -> None:
    ruleset = make(stake=1, ties="roll-off")
    tied = at(ruleset, "2/2/9 ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert tied.asks() == "start 0 6"
    assert tied.play("die:2 die:5").stakes() == "-1 2 -1"
