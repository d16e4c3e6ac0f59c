"""The teacher's sheet: its figures are those of the game."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box.coach import advise
from pillarbox.games.shut_the_box.lesson import lesson
from pillarbox.games.shut_the_box.notation import action_text
from pillarbox.games.shut_the_box.rules import start, step
from pillarbox.games.shut_the_box.state import Throw
from tests.oracle.slow import Oracle


def _lesson(ruleset: str, **changes: str) -> tuple[dict[str, Any], Any]:
    _, rules = catalogue.load(ruleset, changes)
    return lesson(rules), rules


def test_seven_comes_six_times_in_thirty_six() -> None:
    found, _ = _lesson("golf")
    assert ["7", "6/36", "16.67 %"] in found["sums"]
    assert len(found["sums"]) == 11


@pytest.mark.parametrize("ruleset", ["classic", "golf", "pub"])
def test_the_odds_are_those_of_the_slow_solver(ruleset: str) -> None:
    found, rules = _lesson(ruleset, tiles="6")
    assert Fraction(found["odds"][0][1]) == Oracle(rules).start()
    assert Fraction(found["odds"][1][1]) > 0


def test_what_is_left_at_the_end_adds_up_to_everything() -> None:
    found, _ = _lesson("classic")
    assert sum(p for _, p in found["bars"]) == pytest.approx(1.0, abs=1e-12)


def _asked(found: dict[str, Any], id: str) -> dict[str, Any]:
    """The answers to one kind of question, by the tiles that it names."""
    pairs = [pair for pair in found["questions"] if pair["question"].id == id]
    return {pair["question"].args["tiles"]: pair["answer"].args for pair in pairs}


@pytest.mark.parametrize("ruleset", ["golf", "classic"])
def test_the_chance_to_be_stuck_is_counted_with_the_dice_that_are_thrown(ruleset: str) -> None:
    # In `classic` one die is a duty once the tiles add to six or less; `golf` always throws two.
    for tiles, told in _asked(_lesson(ruleset)[0], "lesson-ask-stuck").items():
        numbers = [int(tile) for tile in tiles.split()]
        sums = {
            sum(numbers[i] for i in range(len(numbers)) if bits >> i & 1) for bits in range(1 << len(numbers))
        }
        one = ruleset == "classic" and sum(numbers) <= 6
        throws = [a + b for a in range(1, 7) for b in ([0] if one else range(1, 7))]
        stuck = Fraction(sum(total not in sums for total in throws), len(throws))
        assert Fraction(told["chance"]) == stuck


def test_the_sets_of_an_answer_are_all_there_are() -> None:
    for tiles, told in _asked(_lesson("golf")[0], "lesson-ask-sets").items():
        numbers = [int(tile) for tile in tiles.split()]
        sums = [sum(int(tile) for tile in text.split("+")) for text in told["sets"]]
        assert len(set(sums)) == 1
        ways = [
            sum(numbers[i] for i in range(len(numbers)) if bits >> i & 1) for bits in range(1 << len(numbers))
        ]
        assert ways.count(sums[0]) == told["count"] == len(told["sets"])


def test_the_wall_chart_shuts_only_what_stands_and_adds_up() -> None:
    found, _ = _lesson("golf")
    for standing, row in found["chart"]["rows"]:
        for total, text in zip(found["chart"]["sums"], row):
            tiles = text.split("+") if text else []
            assert set(tiles) <= set(standing.split())
            assert not tiles or sum(map(int, tiles)) == int(total)


@pytest.mark.parametrize("ruleset", ["pub", "classic"])
def test_every_column_of_the_wall_chart_has_an_answer(ruleset: str) -> None:
    # One die is thrown so late in `pub` that no position on the chart has an answer to its 1.
    chart = _lesson(ruleset)[0]["chart"]
    assert all(any(row[column] for _, row in chart["rows"]) for column in range(len(chart["sums"])))
    assert {len(row) for _, row in chart["rows"]} == {len(chart["sums"])}


@pytest.mark.parametrize("ruleset", ["shared-throw", "high-rollers", "lucky-seven"])
def test_a_turn_that_can_not_be_charted_is_refused(ruleset: str) -> None:
    with pytest.raises(Refused):
        _lesson(ruleset)


@pytest.mark.parametrize("ruleset", ["double-shutter", "triple"])
def test_a_box_too_big_for_a_chart_has_the_rest(ruleset: str) -> None:
    found, _ = _lesson(ruleset)
    assert found["chart"] is None
    # Every total from 2 to 12 can be answered on the first throw, the front row alone has 1 to 9.
    assert [row[0] for row in found["openings"]] == [str(total) for total in range(2, 13)]
    assert len(found["questions"]) >= 5
    if ruleset == "double-shutter":
        # The published odds of this box: see the page on the solver.
        assert found["odds"][0][2] == "19.427"


def test_of_27_tiles_the_first_throws_are_ranked_as_the_coach_ranks_them() -> None:
    # The sheet asks the solver's table, the coach weighs each choice with its reasons.
    _, rules = catalogue.load("triple")
    state = step(rules, start(rules, 1), Throw((5, 6)))
    moves = advise(rules, state).moves[:3]
    told = [[action_text(rules, move.action), f"{move.value.float:.3f}"] for move in moves]
    assert dict(lesson(rules)["openings"])["11"] == told
