"""One throw for all: every seat answers on its own box, sealed until the last answer is in."""

from pillarbox.core.game import Choice
from pillarbox.games.shut_the_box import rules
from tests.games.shut_the_box.drawn import at, begun, draw
from tests.games.shut_the_box.presets import make, preset
from tests.games.shut_the_box.test_rounds import past

SHARED = preset("shared-throw")
SMALL = make(turn="shared")


def test_one_throw_is_thrown_by_the_starter_for_all() -> None:
    match = begun(SHARED, 3)
    assert match.asks() == "dice 0 6x6"
    match = match.play("3-5")
    assert match.asks() == "simultaneous 0 1 2"
    assert match.legal(0) == match.legal(1) == match.legal(2) == "8 1+7 2+6 3+5 1+2+5 1+3+4"
    assert match.legal(-1) == match.legal(3) == ""


def test_answers_stay_sealed_until_the_last_one_is_in() -> None:
    match = begun(SHARED, 3).play("3-5 1:8")
    assert match.asks() == "simultaneous 0 2"
    assert match.legal(1) == ""
    match = match.play("0:1+7")
    # Still simultaneous: the kind does not change while the node is open.
    assert match.asks() == "simultaneous 2"
    after = match.play("2:8")
    assert str(after) == draw(SHARED, "2,3,4,5,6,8,9,10/1,2,3,4,5,6,7,9,10/1,2,3,4,5,6,7,9,10")
    assert after.asks() == "dice 0 6x6"


def test_the_order_of_answers_makes_no_difference() -> None:
    match = begun(SHARED, 3).play("3-5")
    orders = ["0:8 1:1+7 2:3+5", "2:3+5 1:1+7 0:8", "1:1+7 2:3+5 0:8"]
    assert len({str(match.play(order)) for order in orders}) == 1


def test_an_answer_is_final() -> None:
    match = begun(SHARED, 3).play("3-5 1:8")
    assert match.refuses("1:8") == "refused-not-your-turn"
    assert match.refuses("1:1+7") == "refused-not-your-turn"


def test_a_seat_answers_on_its_own_box() -> None:
    match = at(SHARED, "8,9/1,7 throw=3-5")
    assert match.legal(0) == "8"
    assert match.legal(1) == "1+7"
    assert match.refuses("1:8") == "refused-tile-shut"
    assert match.refuses("7:8") == "refused-not-your-turn"
    assert match.refuses("-1:8") == "refused-not-your-turn"
    assert match.refuses("0:stop") == "refused-choice-choose"


def test_a_seat_that_cannot_answer_is_out() -> None:
    match = at(SHARED, "1,2/all/all throws=3,3,3").play("3-5")
    assert match.state.boxes[0].end == "stuck"
    assert match.asks() == "simultaneous 1 2"
    assert match.refuses("0:1+2") == "refused-not-your-turn"
    assert match.play("1:8 2:8").asks() == "dice 0 6x6"


def test_only_one_seat_left_decides_alone() -> None:
    match = at(SHARED, "1,2/all throws=3,3").play("3-5")
    assert match.asks() == "decision 1"
    assert match.play("8").asks() == "dice 0 6x6"


def test_alone_every_answer_is_a_plain_decision() -> None:
    match = begun(SHARED).play("3-5")
    assert match.asks() == "decision 0"
    assert match.play("8").asks() == "dice 0 6x6"


def test_the_round_ends_when_nobody_can_answer() -> None:
    over = at(SMALL, "1,2/1,3 throws=3,3").play("6-6")
    assert over.result.over
    assert over.result.totals == (3, 4)
    assert over.result.rounds[0].ends == ("stuck", "stuck")


def test_when_one_shuts_the_others_answer_this_throw_first() -> None:
    match = at(SMALL, "9/9,1/all throws=3,3,3 throw=4-5").play("0:9")
    assert match.asks() == "simultaneous 1 2"
    over = match.play("1:9 2:4+5")
    assert over.result.over
    assert over.result.rounds[0].scores == (0, 1, 36)
    assert over.result.rounds[0].ends == ("shut", "cut", "cut")
    assert over.result.winners == (0,)


def test_two_that_shut_on_one_throw_share() -> None:
    over = at(SMALL, "9/4,5/all throws=3,3,3 throw=4-5").play("0:9 1:4+5 2:9")
    assert over.result.winners == (0, 1)
    assert over.returns[2] == -1


def test_where_shutting_ends_only_the_turn_the_others_are_thrown_for_again() -> None:
    ruleset = make(turn="shared", on_shut="ends-turn")
    match = at(ruleset, "9/all throws=3,3 throw=4-5").play("0:9 1:9")
    assert match.state.boxes[0].end == "shut"
    # The starter still throws, though its own box is shut.
    assert match.asks() == "dice 0 6x6"
    assert match.play("1-1").asks() == "decision 1"


def test_shutting_can_win_the_match_for_several() -> None:
    ruleset = make(turn="shared", on_shut="wins-match", match="rounds")
    over = at(ruleset, "9/9/1 throws=3,3,3 ends=-,-,stuck throw=4-5").play("0:9 1:9")
    assert over.result.over
    assert over.result.winners == (0, 1)
    assert over.result.places == (1, 1, 3)


def test_totals_add_until_somebody_has_100_and_the_next_round_rotates_the_thrower() -> None:
    match = at(SHARED, f"1,2/1,3 {past('40,50')} throws=3,3").play("6-6")
    assert match.result.totals == (43, 54)
    assert match.asks() == "dice 1 6x6"
    over = at(SHARED, f"1,2/1,3 {past('96,97')} throws=3,3").play("6-6")
    assert over.result.totals == (99, 101)
    assert over.result.winners == (0,)


def test_a_deadly_total_ends_it_for_everybody_who_is_thrown_for() -> None:
    for ends in ("turn", "round"):
        ruleset = make(turn="shared", deadly_totals=(7,), deadly_ends=ends)
        over = at(ruleset, "1,2/7 throws=3,3").play("3-4")
        assert over.result.rounds[0].ends == ("deadly", "deadly")


def test_the_first_throw_demand_holds_for_every_seat() -> None:
    ruleset = make(turn="shared", first_throw_shuts=2)
    assert begun(ruleset, 2).play("3-5").legal(1) == "2+6 1+2+5"
    assert begun(ruleset, 2).play("1-3").result.rounds[0].ends == ("first-throw", "first-throw")
    assert begun(ruleset, 2).play("1-1 0:2 1:2 3-5").legal(1) == "8 1+7 3+5 1+3+4"


def test_seats_at_the_cap_are_scored_as_they_stand() -> None:
    over = begun(make(turn="shared", cap=1), 2).play("1-1 0:2 1:2")
    assert over.result.rounds[0].ends == ("capped", "capped")


def test_a_seat_out_of_the_match_is_not_asked() -> None:
    ruleset = make(turn="shared", match="elimination", limit=45)
    position = (
        "all/-/all past=0:9,45,9:9,45,9:stuck,stuck,stuck:0,2:0,0,0:3,1,3 gone=0,1 ends=-,gone,- throw=3-5"
    )
    assert at(ruleset, position).asks() == "simultaneous 0 2"


# Who sees what.


def test_of_a_sealed_answer_the_others_see_only_that_it_is_made() -> None:
    match = begun(SHARED, 3).play("3-5")
    one, other = match.play("1:8"), match.play("1:1+7")
    for seat in (-1, 0, 2):
        assert rules.observe(SHARED, one.state, seat) == rules.observe(SHARED, other.state, seat)
    assert rules.observe(SHARED, one.state, 1) != rules.observe(SHARED, other.state, 1)
    assert rules.observe(SHARED, one.state, 1).state == one.state
    assert rules.observe(SHARED, one.state, 0) != rules.observe(SHARED, match.state, 0)


def test_a_sealed_answer_is_witnessed_by_its_own_seat_until_it_is_the_last() -> None:
    match = begun(SHARED, 2).play("3-5")
    action = rules.legal(SHARED, match.state, 0)[0]
    assert rules.witnesses(SHARED, match.state, Choice(0, action)) == (0,)
    assert rules.witnesses(SHARED, match.play("1:8").state, Choice(0, action)) == (0, 1)


def test_a_seat_can_be_told_its_choices_by_what_it_may_know() -> None:
    match = begun(SHARED, 2).play("3-5 1:8")
    seen = rules.observe(SHARED, match.state, 0).state
    assert rules.legal(SHARED, seen, 0) == rules.legal(SHARED, match.state, 0)
    assert rules.node(SHARED, seen) == rules.node(SHARED, match.state)
