"""Actions, deals, whole states and drawings as text, written and read."""

import pytest
from msgspec import json

from pillarbox.core.message import Unreadable
from pillarbox.games.post_office import notation, rules
from pillarbox.games.post_office.picture import picture, read_picture
from pillarbox.games.post_office.state import HIDDEN, Deal, Keep, Place
from pillarbox.games.post_office.tables import tables
from pillarbox.words.render import Words
from tests.games.post_office.table import at, finished, moves, ruleset, seen

POST = ruleset()


@pytest.mark.parametrize("action, text", [
    (Keep("A07"), "keep A07"),
    (Place("A07", 1, 2, -1), "A07 r1 +2-1"),
    (Place("B18", 3, -12, 0), "B18 r3 -12+0"),
    (Place("A01", 0, 0, 0), "A01 r0 +0+0"),
])  # fmt: skip
def test_actions_are_written_and_read_back(action: Keep | Place, text: str) -> None:
    assert notation.action_text(POST, action) == text
    assert notation.read_action(POST, text) == action


@pytest.mark.parametrize("text", ["A07r1+2-1", " a07  R1 +2 -1 ".replace("R", "r"), "A07 r1+2-1"])
def test_blanks_and_small_letters_are_understood(text: str) -> None:
    assert notation.read_action(POST, text) == Place("A07", 1, 2, -1)
    assert notation.read_action(POST, "KEEP a07") == Keep("A07")


def test_a_half_turn_of_a_symmetric_card_is_read_as_none() -> None:
    assert notation.read_action(POST, "B08 r2 +1+0") == Place("B08", 0, 1, 0)
    assert notation.read_action(POST, "B08 r3 +1+0") == Place("B08", 1, 1, 0)
    assert notation.read_action(POST, "A07 r3 +1+0") == Place("A07", 3, 1, 0)


@pytest.mark.parametrize("text", [
    "", "A07", "keep", "keep A99", "keep A07 A08", "A07 r4 +2-1", "A07 r1 2 1", "A07 r1 +2", "A99 r1 +2-1",
    "A07 r1 +222-1", "r1 +2-1", "?", "keep ?", "A07 r-1 +0+0", "A07 r1 +٢-1", "keep A07\0",
])  # fmt: skip
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        notation.read_action(POST, text)
    assert refusal.value.message.id == "post-unreadable-action"


def test_deals_are_written_and_read_back_hidden_ones_too() -> None:
    assert notation.outcome_text(POST, Deal("B18")) == "B18"
    assert notation.read_outcome(POST, "b18") == Deal("B18")
    assert notation.read_outcome(POST, "?") == Deal(HIDDEN)
    for text in ("", "C01", "keep A01", "B18 B17"):
        with pytest.raises(Unreadable):
            notation.read_outcome(POST, text)


@pytest.mark.parametrize("id", ["post-office", "post-office-b", "post-office-random", "post-office-open"])
def test_every_state_and_observation_of_a_match_is_written_and_read_back(id: str) -> None:
    of = ruleset(id)
    for seats in range(of.seats[0], of.seats[1] + 1):
        for _, _, state in moves(of, seats, 21):
            views = [rules.observe(of, state, seat).state for seat in range(-1, seats)]
            for one in (state, *views):
                assert notation.read_state(of, notation.state_text(of, one), seats) == one
                assert json.decode(json.encode(one), type=notation.StateType) == one


def test_every_action_of_a_match_is_written_and_read_back_and_lists_are_in_order() -> None:
    for seats in (1, 3):
        for state, _, _ in moves(POST, seats, 22):
            for seat in rules.node(POST, state).seats:
                actions = rules.legal(POST, state, seat)
                texts = [notation.action_text(POST, action) for action in actions]
                assert len(set(texts)) == len(texts)
                assert [notation.read_action(POST, text) for text in texts] == list(actions)
                assert sorted(actions, key=lambda action: notation.order(POST, action)) == list(actions)
                for action in actions[:3]:
                    assert json.decode(json.encode(action), type=notation.ActionType) == action


def test_a_state_is_one_line_of_what_is_not_self_evident() -> None:
    assert notation.state_text(POST, at("A01")) == "laid=A01 seats=1"
    text = "laid=A01/A02 hand=A04,A05/A06,A07 seats=2"
    assert notation.state_text(POST, at(text)) == text
    assert at("A01/A02 hand=A04,A05/A06,A07").stage == "keep"
    assert at("A01/A02 hand=A04,A05/A06,A07 passed=A06/A04").stage == "place"
    assert at("").stage == "start"
    assert at("", 3) == rules.start(POST, 3)
    assert at("seats=4") == rules.start(POST, 4)
    assert notation.state_text(POST, finished(POST, 1, 4)).startswith("laid=A")


def test_with_open_order_the_cards_to_come_are_part_of_the_state() -> None:
    of = ruleset("post-office-open")
    waiting = notation.read_state(of, "A01 order=A02,A03")
    assert (waiting.stage, waiting.round) == ("line-up", 0)
    playing = notation.read_state(of, "A01 hand=A02,A03 order=A04,A05,A06,A07,A08,A09")
    assert (playing.stage, playing.round) == ("place", 1)


@pytest.mark.parametrize("text, id", [
    ("A99", "post-unreadable-value"),
    ("laid=A01,A02", "post-unreadable-layer"),
    ("laid=A01r1+0+0", "post-unreadable-layer"),
    ("laid=A01r0+1+0", "post-unreadable-layer"),
    ("laid=A01,A02r0+3+0,A03r0+1+0", "post-unreadable-layer"),
    ("laid=A01,A02r0+0+0,A03r0+1+0", "post-unreadable-layer"),
    ("laid=A01,A01r0+1+0,A03r0+1+0", "post-unreadable-card-twice"),
    ("laid=A01 hand=A01", "post-unreadable-card-twice"),
    ("laid=A01 hand=B01", "post-unreadable-card-not-in-play"),
    ("laid=A01,A02r0+2+0", "post-unreadable-stage"),
    ("laid=A01 hand=A02,A03,A04", "post-unreadable-stage"),
    ("laid=A01 passed=A02 hand=A03,A04", "post-unreadable-passed"),
    ("laid=A01 order=A02", "post-unreadable-stage"),
    ("laid=-/A01", "post-unreadable-stage"),
    ("laid=A01/A02 hand=-/A03", "post-unreadable-stage"),
    ("laid=A01/A02 hand=A03,A04/A05,A06 kept=A07/-", "post-unreadable-stage"),
    ("laid=A01/A02 hand=A03,A04/A05,A06 kept=A03/A05", "post-unreadable-stage"),
    ("laid=A01/A02 hand=A03,A04/A05,A06 passed=A03/A05", "post-unreadable-passed"),
    ("laid=A01/A02 hand=A03,A04/A05,A06 passed=A09/?", "post-unreadable-passed"),
    ("laid=A01/A02 hand=A03,A04/A05,A06 passed=A05", "post-unreadable-stage"),
    ("laid=A01/A02 hand=A03,A04/A05,A06 passed=A05/A03 kept=A03", "post-unreadable-stage"),
    ("laid=A01/A02 pending=A03r0+1+0,A04r0+0+1/A05r0+1+0,A06r0+0+1 passed=A05/A03", "post-unreadable-stage"),
    ("laid=A01 hand=A02,A03 pending=A04r0+1+0", "post-unreadable-stage"),
    ("laid=A01 hand=A03 pending=A04r0+9+0", "post-unreadable-layer"),
    ("hand=A02", "post-unreadable-stage"),
    ("seats=0", "post-unreadable-value"),
    ("seats=two", "post-unreadable-value"),
    ("stage=over", "unreadable-key"),
    ("seats=5", "post-unreadable-value"),
    ("A01/A02/A03/A04/B01", "post-unreadable-value"),
    ("A01/A02 seats=1", "post-unreadable-value"),
    ("laid=A01r9+0+0", "post-unreadable-value"),
    ("pending=A01", "post-unreadable-value"),
    ("hand=A01r0+0+0", "post-unreadable-value"),
    ("hand=,", "post-unreadable-value"),
    ("kept=A01,A02", "post-unreadable-stage"),
    ("colour=red", "unreadable-key"),
    ("A01 laid=A01", "unreadable-key-twice"),
])  # fmt: skip
def test_a_state_that_does_not_hang_together_is_refused(text: str, id: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        at(text)
    assert refusal.value.message.id == id
    for language in ("en", "pl", "nl"):
        assert Words(language).checked(refusal.value.message)[1] == []


# Drawings.


def test_a_tableau_is_drawn_with_its_coordinates() -> None:
    assert (
        "\n".join(picture(seen("A01,A07r1+1-1")))
        == """\
     -1  0  1
  0      f  .
  1   .  m  p
  2   p  .  m"""
    )


def test_a_drawing_of_every_played_tableau_is_read_back() -> None:
    for seed in range(12):
        for desk in finished(POST, 3, seed).desks:
            for count in range(1, 10):
                tableau = tables(POST).tableau(desk.tableau[:count])
                again = read_picture("\n".join(picture(tableau)))
                assert (again.cells, again.total, again.mice) == (tableau.cells, tableau.total, tableau.mice)
                assert again.grid() == tableau.grid()


def test_a_drawing_far_from_the_start_is_read_back() -> None:
    far = seen("A01,A02r0-2+1,A03r0-4+2,A04r0-6+3,A05r0-8+4,A06r0-10+5,A07r0-12+6,A08r0-14+7")
    assert far.top == -14
    assert read_picture("\n".join(picture(far))).cells == far.cells


@pytest.mark.parametrize("text, id", [
    ("", "post-picture-empty"),
    ("      0  1", "post-picture-empty"),
    ("x", "post-picture-columns"),
    ("      0  2\n  0   .  .", "post-picture-columns"),
    ("      0  x\n  0   .  .", "post-picture-number"),
    ("      0  1\n  x   .  .", "post-picture-number"),
    ("      0  1\n  0   .  .\n  2   .  .", "post-picture-rows"),
    ("      0  1\n  0   .  q", "post-picture-code"),
    ("      0  1\n  0   .  .  .", "post-picture-code"),
    ("      0  1\n  0   . mm", "post-picture-code"),
    ("     99  1\n  0   .  .", "post-picture-number"),
])  # fmt: skip
def test_what_is_no_drawing_is_refused_with_its_line(text: str, id: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_picture(text)
    assert refusal.value.message.id == id
    for language in ("en", "pl", "nl"):
        assert Words(language).checked(refusal.value.message)[1] == []
