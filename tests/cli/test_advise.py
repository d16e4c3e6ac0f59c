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


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", ["shutting tile 8 (8): ", "shutting tiles 1, 2 and 5 (1+2+5): "]),
        ("pl", ["zamknięcie kafelka 8 (8): ", "zamknięcie kafelków 1, 2 i 5 (1+2+5): "]),
        ("nl", ["klepje 8 sluiten (8): ", "de klepjes 1, 2 en 5 sluiten (1+2+5): "]),
    ],
)
def test_choices_are_named_in_words_with_their_notation(language: str, words: list[str]) -> None:
    told = inside("advise", "classic", "--open", "1,2,3,5,8", "--throw", "8", "--lang", language).out
    assert [word for word in words if word not in told] == []


def test_dice_and_stopping_are_named_in_words_too() -> None:
    told = inside("advise", "pub", "--open", "1,2,4").out
    assert "throwing one die (1d): " in told
    assert "throwing 2 dice (2d): " in told


def test_a_position_without_a_question_is_refused() -> None:
    ran = inside("advise", "golf", "--state", "1,2 ends=stuck stage=over")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_advice_against_a_score_is_about_the_win() -> None:
    """The chance of the second player against a 10 in classic, published with this project's goals."""
    ran = inside("advise", "classic", "--beat", "10", "--json")
    answer = json.loads(ran.out)
    assert (ran.code, answer["objective"]) == (0, "win")
    assert round(answer["dice"][0]["share"], 6) == 0.493920
    assert answer["dice"][0]["value"] == pytest.approx(2 * answer["dice"][0]["share"] - 1)
    assert answer == json.loads(inside("advise", "classic", "--scores", "10", "--json").out)


def test_advice_with_totals_is_about_the_match() -> None:
    ran = inside("advise", "six-flaps", "--throw", "3", "--scores", "4", "--totals", "9,17", "--json")
    answer = json.loads(ran.out)
    assert (ran.code, ran.err, answer["objective"]) == (0, "", "win")
    assert [move["shut"] for move in answer["moves"] if not move["loss"]] == [[3]]
    assert "%" in inside("advise", "six-flaps", "--throw", "3", "--scores", "4", "--totals", "9,17").out


@pytest.mark.parametrize(
    "args",
    [
        ["--scores", "1,2", "--beat", "3"],
        ["--scores", "x"],
        ["--scores", ",".join(["1"] * 13)],
        ["--beat", "46"],
        ["--seats", "0"],
        ["--totals", "1,2"],
        ["--state", "1,2", "--beat", "3"],
        ["--state", "1,2", "--objective", "win"],
    ],
)
def test_what_is_told_wrongly_of_the_others_is_refused_in_one_line(args: list[str]) -> None:
    ran = inside("advise", "classic", *args)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
