"""`odds`: the figures that others have published, and the shape that scripts rely on."""

import json
from fractions import Fraction

import pytest

from tests.cli.running import inside


def odds(*args: str) -> dict[str, object]:
    ran = inside("odds", *args, "--json")
    assert (ran.code, ran.err) == (0, ""), ran
    answer: dict[str, object] = json.loads(ran.out)
    return answer


@pytest.mark.parametrize(
    "args, exact",
    [
        (["golf", "--objective", "shut"], "466473281/6530347008"),
        (["classic", "--objective", "shut"], "956177159/9795520512"),
        (
            ["two-tiles-at-most", "--objective", "shut", "--with", "one_die=must"],
            "8721267025/117546246144",
        ),
        (["golf", "--objective", "shut", "--with", "tiles=6", "--with", "dice=1"], "145/1944"),
        (["lucky-seven"], "6/1"),  # one throw in six is a seven
    ],
)
def test_exact_values_agree_with_published_ones(args: list[str], exact: str) -> None:
    value = odds(*args)["value"]
    assert isinstance(value, dict)
    assert (value["exact"], value["float"]) == (exact, pytest.approx(float(Fraction(exact))))


@pytest.mark.parametrize("ruleset, mean", [("digital", 14762.173878), ("double-shutter", 19.427224)])
def test_expected_scores_agree_with_published_ones(ruleset: str, mean: float) -> None:
    assert odds(ruleset)["mean"] == pytest.approx(mean, abs=5e-7)


def test_the_shape_is_the_one_that_scripts_rely_on() -> None:
    answer = odds("six-flaps")
    assert set(answer) >= {
        "ruleset",
        "objective",
        "seats",
        "value",
        "mean",
        "sd",
        "shut",
        "throws",
        "distribution",
    }
    assert (answer["ruleset"], answer["objective"], answer["seats"]) == ("six-flaps", "score", 1)
    distribution = answer["distribution"]
    assert isinstance(distribution, list)
    assert all(set(row) == {"score", "p"} for row in distribution)
    assert sum(row["p"] for row in distribution) == pytest.approx(1)
    assert sum(row["p"] * row["score"] for row in distribution) == pytest.approx(answer["mean"])


def test_an_infinite_distribution_says_what_it_leaves_out() -> None:
    answer = odds("lucky-seven")
    assert isinstance(answer["rest"], float)
    assert 0 <= answer["rest"] < 1e-12


@pytest.mark.parametrize("language, word", [("en", "Chance"), ("pl", "Szansa"), ("nl", "Kans")])
def test_people_get_figures_in_words_and_a_picture(language: str, word: str) -> None:
    ran = inside("odds", "six-flaps", "--lang", language)
    assert ran.code == 0
    assert "17207/1944" in ran.out
    assert word in ran.out
    assert "█" in ran.out
    assert "█" not in inside("odds", "six-flaps", "--lang", language, "--plain").out


@pytest.mark.parametrize("ruleset", ["digital", "lucky-seven", "missionary"])
def test_every_distribution_fits_a_screen(ruleset: str) -> None:
    out = inside("odds", ruleset).out
    assert len(out.splitlines()) < 70
    assert max(map(len, out.splitlines())) <= 80


def test_an_objective_that_there_is_not_is_refused() -> None:
    for objective in ("luck", "reach:x", "reach:-1", ""):
        ran = inside("odds", "golf", "--objective", objective)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
