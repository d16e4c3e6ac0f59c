"""What players type, as they type it: with signs, without them, with mistakes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pillarbox.catalogue import load
from pillarbox.cli import reading
from pillarbox.core.game import Choice
from pillarbox.core.message import IllegalMove, Message

COMMANDS = {"quit": "quit", "koniec": "quit", "hint": "hint"}


def answer(ruleset: str, position: str, typed: str) -> str:
    """The action that the typed text means there, in notation, or the id of the refusal."""
    game, rules = load(ruleset)
    state = game.notation.read_state(rules, position)
    seat = game.rules.node(rules, state).seats[0]
    legal = {game.notation.action_text(rules, a): a for a in game.rules.legal(rules, state, seat)}

    def refuse(action: object) -> Message | None:
        try:
            game.rules.step(rules, state, Choice(seat, action))
        except IllegalMove as error:
            return error.message
        return None

    found = reading.move_of(typed, legal, lambda text: game.notation.read_action(rules, text), refuse)
    return found.refusal.id if found.refusal else game.notation.action_text(rules, found.action)


@pytest.mark.parametrize("typed", ["5 4", "5+4", "5,4", "54", "4+5", "45", " 4 , 5 ", "5&4", "5;4", "5.4"])
def test_five_and_four_are_understood_however_they_are_joined(typed: str) -> None:
    assert answer("golf", "throw=3-6", " ".join(typed.split())) == "4+5"


@pytest.mark.parametrize(
    "position, typed, means",
    [
        ("throw=6-6", "12", "12"),
        ("throw=1-2", "12", "1+2"),
        ("throw=6-6", "192", "1+2+9"),
        ("throw=6-6", "111", "1+11"),
        ("throw=6-6", "1 11", "1+11"),
    ],
)
def test_a_row_of_digits_is_cut_into_tiles_where_the_throw_leaves_one_way(
    position: str, typed: str, means: str
) -> None:
    assert answer("full-house", position, typed) == means


@pytest.mark.parametrize(
    "ruleset, position, typed, refusal",
    [
        ("golf", "throw=1-2", "3 3", "refused-tile-twice"),
        ("golf", "throw=1-2", "33", "refused-tile-twice"),
        ("golf", "4,8 throw=4-4", "4 4", "refused-tile-twice"),
        ("golf", "throw=3-4", "9 1", "refused-sum"),
        ("golf", "throw=3-4", "91", "refused-sum"),
        ("golf", "1,2,3,4,5,6,8,9 throw=3-4", "7", "refused-tile-shut"),
        ("golf", "throw=3-4", "17", "refused-sum"),
        ("golf", "throw=3-4", "10", "refused-no-such-tile"),
        ("golf", "throw=3-4", "0", "cli-not-understood"),
        ("golf", "throw=3-4", "pass", "cli-not-understood"),
        ("golf", "throw=3-4", "-3", "cli-not-understood"),
        ("golf", "throw=3-4", "1e1", "cli-not-understood"),
        ("golf", "throw=3-4", "٧", "cli-not-understood"),
        ("golf", "throw=3-4", "2d", "refused-choice-choose"),
        ("double-shutter", "a9,b9 throw=4-5", "9", "cli-ambiguous"),  # a1 is down, so b9 is free too
        ("double-shutter", "throw=4-5", "b9", "refused-tile-behind"),
        ("pub", "1,2,3", "3", "refused-choice-dice"),
    ],
)
def test_what_cannot_be_meant_is_refused_with_its_reason(
    ruleset: str, position: str, typed: str, refusal: str
) -> None:
    assert answer(ruleset, position, typed) == refusal


@pytest.mark.parametrize(
    "ruleset, position, typed, means",
    [
        ("double-shutter", "throw=4-5", "a9", "a9"),
        ("double-shutter", "throw=4-5", "9", "a9"),  # b9 stands behind a1
        ("double-shutter", "throw=4-5", "a4a5", "a4+a5"),
        ("double-shutter", "throw=4-5", "45", "a4+a5"),
        ("double-shutter", "throw=1-1", "2", "a2"),
        ("pub", "1,2,3", "1", "1d"),
        ("pub", "1,2,3", "2d", "2d"),
    ],
)
def test_labels_may_leave_out_what_goes_without_saying(
    ruleset: str, position: str, typed: str, means: str
) -> None:
    assert answer(ruleset, position, typed) == means


@pytest.mark.parametrize(
    "typed, line",
    [
        ("", reading.Line("nothing")),
        ("  \t ", reading.Line("nothing")),
        ("?", reading.Line("list")),
        (" ?? ", reading.Line("list")),
        ("54?", reading.Line("question", "54")),
        ("5 4 ?", reading.Line("question", "5 4")),
        ("QUIT", reading.Line("command", "quit")),
        ("koniec", reading.Line("command", "quit")),
        ("5 + 4", reading.Line("move", "5 + 4")),
    ],
)
def test_a_line_is_a_command_a_question_or_a_move(typed: str, line: reading.Line) -> None:
    assert reading.line_of(typed, COMMANDS) == line


@given(st.text(max_size=60))
def test_no_typing_breaks_the_reader(typed: str) -> None:
    line = reading.line_of(typed, COMMANDS)
    if line.text and line.kind in ("move", "question"):
        assert answer("golf", "throw=3-4", line.text)


@pytest.mark.parametrize("typed", ["3 5", "3-5", "35", "3, 5", "3 - 5", " 3  5 "])
def test_the_faces_of_real_dice_may_be_typed_in_many_ways(typed: str) -> None:
    assert reading.faces_of(typed, (6, 6)) == (3, 5)


@pytest.mark.parametrize("typed", ["-1 2", "1 -2", "-1-2", "1--2", "0 1", "7 1", "1", "1 2 3", "one two", ""])
def test_anything_else_is_no_throw(typed: str) -> None:
    assert reading.faces_of(typed, (6, 6)) is None
