"""`odds` and `advise` where the cap matters, whose values are shown, and chances as percent."""

import json
from pathlib import Path

import pytest

from tests.cli.running import inside, process


def test_a_low_cap_is_counted_in_and_said_beside_the_figures() -> None:
    ran = inside("odds", "classic", "--with", "cap=1")
    assert "Expected score: 38, with a spread of" in ran.out
    assert "The turn ends after 1 throw at the latest; the figures take that into account." in ran.out
    notes = json.loads(inside("odds", "classic", "--with", "cap=1", "--json").out)["notes"]
    assert "The turn ends after 1 throw at the latest; the figures take that into account." in notes


def test_figures_that_leave_the_cap_out_are_not_called_exact() -> None:
    ran = inside("odds", "high-rollers", "--with", "cap=5")
    assert "Exactly" not in ran.out
    assert "Not quite exact: the rules end the turn after 5 throws at the latest" in " ".join(ran.out.split())


def test_advice_says_that_the_cap_counts() -> None:
    ran = inside("advise", "golf", "--with", "cap=3", "--throw", "3+4", "--json")
    assert any("after 3 throws at the latest" in note for note in json.loads(ran.out)["notes"])


def test_what_is_left_of_a_big_box_is_advised_on_alone() -> None:
    """Of 1, 2 and 3 a total of 6 takes all, and leaves nothing to weigh."""
    ran = inside("advise", "the-300", "--open", "1,2,3", "--throw", "6", "--json")
    moves = json.loads(ran.out)["moves"]
    assert moves[0]["shut"] == [1, 2, 3]
    assert moves[0]["value"] == {"exact": "0/1", "float": 0.0}


@pytest.mark.parametrize(
    "language, said",
    [
        ("en", "the higher a value, the better for the one who opens"),
        ("pl", "im wyższa wartość, tym lepiej dla tego, kto otwiera"),
        ("nl", "hoe hoger de waarde, hoe beter voor wie opent"),
    ],
)
def test_a_neighbour_is_told_whose_scores_are_weighed(language: str, said: str) -> None:
    ran = inside("advise", "email-holiday", "--state", "1/- turn=0 stage=reopen", "--lang", language)
    assert said in " ".join(ran.out.split()[:80])


def test_an_expected_score_is_told_once_and_chances_are_percent() -> None:
    ran = inside("odds", "classic")
    assert "Value:" not in ran.out
    assert ran.out.count("11.0211") == ran.out.count("11.021121") == 1
    assert "9.72%" in ran.out
    assert "9,72 %" in inside("odds", "classic", "--lang", "pl").out
    assert "7.13%, the best" in inside("advise", "golf", "--throw", "3+4", "--objective", "shut").out


def test_names_that_only_repeat_the_title_are_left_out() -> None:
    assert "Also known as High Rollers" not in inside("rulesets", "high-rollers").out
    assert "2 to go (2 to go)" not in inside("rulesets", "2").out


def test_late_positions_of_big_boxes_need_no_library(tmp_path: Path) -> None:
    """A process in which neither numpy nor numba can be imported."""
    for name in ("numpy", "numba"):
        (tmp_path / f"{name}.py").write_text("raise ImportError\n", encoding="utf-8")
    env = {"PYTHONPATH": str(tmp_path)}
    late = process(tmp_path, "advise", "the-300", "--open", "1,2,3", "--throw", "6", env=env)
    assert (late.code, late.err) == (0, "")
    assert "(1+2+3): 0, the best" in late.out
    early = process(tmp_path, "odds", "the-300", env=env)
    assert early.code != 0
    assert 'pip install "pillarbox[fast]"' in early.err
