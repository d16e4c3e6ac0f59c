"""Actions and outcomes as text."""

from __future__ import annotations

import pytest

from pillarbox.core.message import Unreadable
from pillarbox.games.shut_the_box import notation
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.state import (
    Action,
    Dice,
    Die,
    Flip,
    Keep,
    Outcome,
    Reopen,
    Shut,
    Stop,
    Throw,
)

STD = Ruleset()
ROWS = Ruleset(rows=((1, 2, 3, 4, 5, 6, 7, 8, 9), (9, 8, 7, 6, 5, 4, 3, 2, 1)))

ACTIONS: list[tuple[Ruleset, str, Action]] = [
    (STD, "1+4", Shut((1, 4))),
    (STD, "9", Shut((9,))),
    (STD, "99", Shut((99,))),
    (ROWS, "a1+b9", Shut(("a1", "b9"))),
    (STD, "1d", Dice(1)),
    (STD, "2d", Dice(2)),
    (STD, "stop", Stop()),
    (STD, "^7", Reopen(7)),
    (ROWS, "^b3", Reopen("b3")),
    (STD, "keep", Keep()),
]


@pytest.mark.parametrize("ruleset, text, action", ACTIONS)
def test_an_action_is_written_and_read_back(ruleset: Ruleset, text: str, action: Action) -> None:
    assert notation.action_text(ruleset, action) == text
    assert notation.read_action(ruleset, text) == action


OUTCOMES: list[tuple[Ruleset, str, Outcome]] = [
    (STD, "3-5", Throw((3, 5))),
    (STD, "6", Throw((6,))),
    (STD, "1-1-2-20", Throw((1, 1, 2, 20))),
    (STD, "die:4", Die(4)),
    (STD, "flip:7", Flip(7)),
    (ROWS, "flip:a7", Flip("a7")),
    (STD, "flip:none", Flip(None)),
]


@pytest.mark.parametrize("ruleset, text, outcome", OUTCOMES)
def test_an_outcome_is_written_and_read_back(ruleset: Ruleset, text: str, outcome: Outcome) -> None:
    assert notation.outcome_text(ruleset, outcome) == text
    assert notation.read_outcome(ruleset, text) == outcome


def test_tiles_and_faces_may_be_typed_in_any_order() -> None:
    assert notation.read_action(STD, "4+1") == Shut((1, 4))
    assert notation.read_action(ROWS, "b9+a1") == Shut(("a1", "b9"))
    assert notation.read_action(ROWS, "b1+b9") == Shut(("b9", "b1")), "the back row runs from 9 to 1"
    assert notation.read_outcome(STD, "5+3") == Throw((3, 5))


def test_a_tile_named_twice_is_read_as_said_for_the_rules_to_refuse() -> None:
    assert notation.read_action(STD, "3+3") == Shut((3, 3))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "+",
        "1+",
        "1 + 4",
        "01",
        "100",
        "-1",
        "a1",
        "0d",
        "10d",
        "d",
        "^",
        "^1+2",
        "^^1",
        "pass",
        "٣",
        "1.0",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        notation.read_action(STD, text)
    assert refusal.value.message.args == {"text": text}


def test_a_number_without_its_row_is_no_tile_of_a_box_with_rows() -> None:
    for text in ("1", "^1", "d1", "a0", "a100"):
        with pytest.raises(Unreadable):
            notation.read_action(ROWS, text)


@pytest.mark.parametrize(
    "text", ["", "-", "3-", "0-1", "3--5", "1-1-1-1-1", "100", "die:", "die:0", "flip:", "flip:a1"]
)
def test_what_is_no_outcome_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        notation.read_outcome(STD, text)


def test_a_refusal_shows_long_and_steering_text_cut_and_defused() -> None:
    with pytest.raises(Unreadable) as refusal:
        notation.read_action(STD, "\x1b[2J" + "x" * 100)
    shown = refusal.value.message.args["text"]
    assert len(shown) == 40
    assert shown.isprintable()


@pytest.mark.parametrize("ruleset", [STD, ROWS, Ruleset(sets="dice-or-sum"), Ruleset(sets="difference")])
def test_sets_sort_by_fewest_tiles_then_highest_numbers_then_front_row(ruleset: Ruleset) -> None:
    known = tables(ruleset)
    for throw in known.throws(2).outcomes:
        actions = known.sets(known.layout.full, throw.faces).actions
        assert list(actions) == sorted(actions, key=lambda action: notation.order(ruleset, action))
    eight = [Shut((8,)), Shut((1, 7)), Shut((2, 6)), Shut((3, 5)), Shut((1, 2, 5)), Shut((1, 3, 4))]
    mixed = eight[3:] + eight[:3]
    if not ruleset.rows:
        assert sorted(mixed, key=lambda action: notation.order(ruleset, action)) == eight


def test_dice_come_before_stopping_and_keeping_before_reopening() -> None:
    listed: list[Action] = [Dice(1), Dice(2), Stop(), Keep(), Reopen(2), Reopen(10)]
    ten = Ruleset(tiles=tuple(range(1, 11)))
    mixed = listed[3:] + listed[:3]
    assert sorted(mixed, key=lambda action: notation.order(ten, action)) == listed
