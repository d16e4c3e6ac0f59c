"""Things that other programs for this game get wrong, put right here; `CASES.md` beside this lists them."""

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from pillarbox.core.game import Choice
from pillarbox.core.message import IllegalMove
from pillarbox.games.shut_the_box import bots, rules, solve
from pillarbox.games.shut_the_box.state import Shut, Throw
from tests.games.shut_the_box.drawn import Drawn, at, begun, draw
from tests.games.shut_the_box.presets import make, preset, row

GOLF = preset("golf")
OLD_RULE = make(one_die="must", one_die_when="only-one")


# What may be shut.


def test_a_tile_named_twice_for_a_3_is_refused() -> None:
    assert begun(GOLF).play("1-2").refuses("3+3") == "refused-tile-twice"


def test_two_fours_do_not_make_an_8() -> None:
    assert begun(GOLF).play("3-5").refuses("4+4") == "refused-tile-twice"
    assert begun(GOLF).play("4-4").refuses("4+4") == "refused-tile-twice"


@pytest.mark.parametrize("position", ["throw=3-5", "1,2,5 throw=3-5", "8 throw=4-4", "1,9 throw=4-5"])
def test_nobody_may_pass_while_something_can_be_shut(position: str) -> None:
    match = at(GOLF, position)
    assert match.refuses("stop") == "refused-choice-choose"
    with pytest.raises(IllegalMove) as refusal:
        rules.step(GOLF, match.state, Choice(0, Shut(())))
    assert refusal.value.message.id == "refused-no-tiles"


def test_1_3_and_4_together_answer_an_8() -> None:
    match = at(GOLF, "1,3,4/all throw=3-5")
    assert match.asks() == "decision 0"
    assert match.legal() == "1+3+4"


def test_a_shut_tile_cannot_be_shut_again() -> None:
    # Odd totals too.
    for throw, tile in (("3-4", "7"), ("2-6", "8"), ("1-2", "3")):
        box = ",".join(str(n) for n in row(9) if str(n) != tile)
        match = at(GOLF, f"{box} throw={throw}")
        assert match.refuses(tile) == "refused-tile-shut"
        assert str(match) == draw(GOLF, f"{box} throw={throw}")


def test_9_and_1_do_not_answer_a_7_and_the_reason_is_told() -> None:
    match = begun(GOLF).play("3-4")
    with pytest.raises(IllegalMove) as refusal:
        rules.step(GOLF, match.state, Choice(0, Shut((1, 9))))
    assert refusal.value.message.id == "refused-sum"
    assert refusal.value.message.args == {"total": 7, "sum": 10}


def test_a_7_on_a_full_box_has_exactly_five_sets_the_tile_7_among_them() -> None:
    for throw in ("1-6", "2-5", "3-4"):
        assert begun(GOLF).play(throw).legal() == "7 1+6 2+5 3+4 1+2+4"


def test_an_8_on_a_full_box_has_six_sets_those_of_three_tiles_among_them() -> None:
    for throw in ("2-6", "3-5", "4-4"):
        assert begun(GOLF).play(throw).legal() == "8 1+7 2+6 3+5 1+2+5 1+3+4"


@pytest.mark.parametrize("tiles, throw, count", [(9, "6-6", 12), (12, "6-6", 15), (10, "4-6", 10)])
def test_larger_totals_have_as_many_sets_as_were_counted_elsewhere(
    tiles: int, throw: str, count: int
) -> None:
    assert len(begun(make(tiles=row(tiles))).play(throw).legal().split()) == count


@pytest.mark.parametrize("tiles", [3, 6, 10, 11, 12, 20, 24])
def test_a_box_of_any_size_answers_its_first_throw(tiles: int) -> None:
    match = begun(make(tiles=row(tiles))).play("1-2")
    assert match.legal() == "3 1+2"


# Scores, rounds, winners.


def test_a_new_match_starts_at_its_first_round_with_nothing_scored_whatever_was_played_before() -> None:
    shut = at(GOLF, "9 throw=4-5").play("9")
    assert shut.result.over
    assert len(shut.result.rounds) == 1
    fresh = begun(GOLF)
    assert fresh.result.rounds == ()
    assert fresh.result.totals == (0,)
    assert str(fresh) == draw(GOLF, "all")


def test_2_and_5_left_open_score_7() -> None:
    assert at(GOLF, "2,5").play("6-6").result.totals == (7,)


def test_two_with_the_same_lowest_total_both_win() -> None:
    over = at(GOLF, "2,5/9/7 ends=stuck,stuck throws=3,3,3 turn=2").play("6-6")
    assert over.result.totals == (7, 9, 7)
    assert over.result.winners == (0, 2)


def test_a_running_total_of_exactly_45_is_out() -> None:
    position = "8/9 past=0:37,2:37,2:stuck,stuck:1:0,0:3,3 ends=stuck throws=3,3 turn=1"
    over = at(preset("survivor"), position).play("6-6")
    assert over.result.totals == (45, 11)
    assert over.state.gone == (2, 0)
    just_under = at(preset("survivor"), position.replace("37", "36")).play("6-6")
    assert just_under.state.gone == (0, 0)


def test_after_a_first_2_twice_the_box_is_stuck_at_43() -> None:
    match = begun(GOLF).play("1-1 2")
    assert match.play("1-1").result.totals == (43,)
    chance = rules.chance(GOLF, match.state).probability[Throw((1, 1))]
    assert chance * chance == Fraction(1, 1296)


# How many dice.


def test_tile_7_alone_is_thrown_at_with_two_dice() -> None:
    # Whether "the tiles above 7" or "7 and above" must be down: 7 and above.
    assert at(preset("pub"), "7").asks() == "dice 0 6x6"
    assert at(make(one_die="must", one_die_when="high-shut"), "7").asks() == "dice 0 6x6"
    assert at(preset("classic"), "7").asks() == "dice 0 6x6"


def test_by_the_oldest_rule_2_3_5_are_thrown_at_with_two_dice_and_only_tile_1_with_one() -> None:
    assert at(OLD_RULE, "2,3,5").asks() == "dice 0 6x6"
    assert at(OLD_RULE, "1").asks() == "dice 0 6"


def test_tile_1_alone_can_never_be_shut_with_two_dice() -> None:
    assert solve.solved(GOLF, "shut", start=0b1).value() == 0
    assert all(at(GOLF, "1").play(f"{a}-{b}").result.over for a, b in product(row(6), repeat=2) if a <= b)


# Two to go.


def test_two_to_go_is_over_with_a_first_4_at_45_points_and_not_with_a_later_one() -> None:
    ruleset = preset("two-to-go", match="single")
    for throw in ("1-3", "2-2"):
        assert begun(ruleset).play(throw).result.totals == (45,)
        assert begun(ruleset).play(f"1-1 2 {throw}").legal() == "4 1+3"


# Turns.


def test_a_pending_throw_stays_as_it_is_when_somebody_throws_again() -> None:
    match = begun(GOLF).play("3-5")
    for _ in range(5):
        with pytest.raises(IllegalMove):
            rules.step(GOLF, match.state, Throw((1, 1)))
    assert str(match) == draw(GOLF, "throw=3-5")


def test_an_obligatory_choice_comes_before_the_next_throw() -> None:
    for ruleset, position in ((GOLF, "throw=3-5"), (make(stuck="reopen-one"), "1,2 stage=unstick throw=6-6")):
        match = at(ruleset, position)
        with pytest.raises(IllegalMove):
            rules.step(ruleset, match.state, Throw((1, 1)))


def test_a_choice_before_the_throw_is_refused() -> None:
    assert begun(GOLF, 2).refuses("0:8") == "refused-not-your-turn"


def test_after_a_throw_that_shuts_nothing_the_next_player_throws_at_once() -> None:
    # There is no notice to be dismissed and no pass to be made.
    assert at(GOLF, "1,2/all").play("6-6").asks() == "dice 1 6x6"
    assert at(GOLF, "1,2/all").play("6-6 3-5").asks() == "decision 1"


def test_a_finished_player_cannot_throw() -> None:
    match = at(preset("email"), "1,2/all/all ends=stuck throws=3,3,3 turn=2")
    rollers = []
    for moves in ("1-1 2", "1-1 2", "1-2 3", "1-2 3"):
        rollers.append(rules.node(match.ruleset, match.state).roller)
        match = match.play(moves)
    assert rollers == [2, 1, 2, 1]


def test_only_the_player_on_turn_can_end_the_turn() -> None:
    ruleset = make(must_shut=False)
    match = begun(ruleset, 2).play("3-5 8")
    assert match.refuses("1:stop") == "refused-not-your-turn"
    assert match.play("0:stop").asks() == "dice 1 6x6"


@pytest.mark.parametrize("policy", bots.POLICIES)
def test_a_bot_is_asked_only_where_it_has_a_choice_and_plays_on_until_it_is_stuck(policy: str) -> None:
    rng = Random(policy)
    for number in range(20):
        match = begun(GOLF, 2)
        while not match.result.over:
            asked = rules.node(GOLF, match.state)
            if asked.kind == "chance":
                listed = rules.chance(GOLF, match.state)
                move: Any = listed.pick(rng.randrange(listed.whole))
            else:
                (seat,) = asked.seats
                seen = rules.observe(GOLF, match.state, seat)
                action = bots.POLICIES[policy](GOLF, seen, rng, 100)
                assert action in rules.legal(GOLF, match.state, seat), number
                move = Choice(seat, action)
            match = Drawn(GOLF, rules.step(GOLF, match.state, move))
        assert set(match.result.rounds[0].ends) <= {"stuck", "shut", "no-turn"}


# Two readings of one throw.


def test_a_throw_is_judged_by_the_chosen_rule_and_not_by_the_kindest_one() -> None:
    # 4-4 with 4 and 9 open: legal in Trac, where the faces count, and nowhere else.
    position = "4,9/all throws=2 turn=0"
    assert at(preset("trac"), position).play("4-4").legal() == "4"
    assert at(GOLF, position).play("4-4").asks() == "dice 1 6x6"
    # 2-5 with 2, 5 and 7 open, five ways.
    legal = {
        kind: at(make(sets=kind), "2,5,7 throw=2-5").legal()
        for kind in ("sum", "one-tile", "dice-or-total", "total-else-dice", "product")
    }
    assert legal == {
        "sum": "7 2+5",
        "one-tile": "7 5 2",
        "dice-or-total": "7 2+5",
        "total-else-dice": "7",
        "product": "",
    }
