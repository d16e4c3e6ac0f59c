"""`advise`: every legal choice with value, loss and reason."""

import json
from fractions import Fraction

import pytest

from tests.cli.running import inside


def advise(*args: str) -> dict[str, object]:
    ran = inside("advise", *args, "--json")
    assert (ran.code, ran.err) == (0, ""), ran
    answer: dict[str, object] = json.loads(ran.out)
    return answer


def test_after_a_throw_every_set_has_a_value_a_loss_and_a_reason() -> None:
    answer = advise("golf", "--throw", "3+4")
    moves = answer["moves"]
    assert isinstance(moves, list)
    assert sorted(move["shut"] for move in moves) == sorted([[7], [1, 6], [2, 5], [3, 4], [1, 2, 4]])
    assert all(set(move) == {"shut", "value", "loss", "why"} for move in moves)
    assert moves[0]["loss"] == 0
    assert answer["dice"] is None
    losses = [move["value"]["float"] - moves[0]["value"]["float"] for move in moves]
    assert [move["loss"] for move in moves] == pytest.approx(losses)


def test_with_one_tile_left_the_value_can_be_worked_out_by_hand() -> None:
    # 5 and 2 stand, the throw is 5: shutting 5 leaves 2 and one die, which shuts it once in six.
    moves = advise("classic", "--open", "2,5", "--throw", "5")["moves"]
    assert isinstance(moves, list)
    assert [(move["shut"], Fraction(move["value"]["exact"])) for move in moves] == [([5], Fraction(5, 3))]


def test_before_a_throw_the_numbers_of_dice_are_compared() -> None:
    # Only tile 2 stands: one die shuts it with 1/6, two dice with 1/36 (1 and 1).
    answer = advise("pub", "--open", "2")
    assert answer["moves"] == []
    dice = answer["dice"]
    assert isinstance(dice, list)
    assert [one["count"] for one in dice] == [1, 2]
    assert [one["value"] for one in dice] == pytest.approx([2 * 5 / 6, 2 * 35 / 36])


def test_the_objective_changes_what_is_best() -> None:
    answer = advise("classic", "--open", "2,5", "--throw", "5", "--objective", "shut")
    moves = answer["moves"]
    assert isinstance(moves, list)
    assert [(move["shut"], Fraction(move["value"]["exact"])) for move in moves] == [([5], Fraction(1, 6))]


def test_a_stuck_throw_leaves_nothing_to_advise_on() -> None:
    ran = inside("advise", "classic", "--open", "1,2,5", "--throw", "4")
    assert (ran.code, ran.out) == (0, "No open tiles add up to 4.\n")
    assert advise("classic", "--open", "1,2,5", "--throw", "4")["moves"] == []


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
@pytest.mark.parametrize("columns", ["40", "80"])
def test_people_get_lines_in_their_language(
    language: str, columns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    ran = inside("advise", "double-shutter", "--throw", "3+4", "--lang", language)
    assert ran.code == 0
    assert "a7" in ran.out
    assert max(map(len, ran.out.splitlines())) <= int(columns)


def test_a_position_without_a_question_is_refused() -> None:
    ran = inside("advise", "golf", "--state", "1,2 ends=stuck stage=over")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
