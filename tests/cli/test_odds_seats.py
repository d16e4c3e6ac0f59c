"""`odds` with several seats and of matches: published figures, shapes, costs and refusals."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pillarbox.games.shut_the_box.tally import Cost
from tests.cli.running import inside


def odds(*args: str) -> dict[str, Any]:
    ran = inside("odds", *args, "--json")
    assert (ran.code, ran.err) == (0, ""), ran
    answer: dict[str, Any] = json.loads(ran.out)
    return answer


def test_the_first_of_two_in_classic_has_the_published_share() -> None:
    """Published with this project's goals: 0.502810."""
    answer = odds("classic", "--seats", "2")
    assert round(answer["shares"][0], 6) == 0.502810
    assert answer["value"]["exact"] == "2157277998416810269/383808888404050968576"
    assert answer["net"] == [pytest.approx(0.005620708804809537), pytest.approx(-0.005620708804809537)]


def test_the_shape_is_the_one_that_scripts_rely_on() -> None:
    answer = odds("pub", "--seats", "3")
    assert (answer["ruleset"], answer["seats"], answer["match"]) == ("pub", 3, False)
    assert len(answer["shares"]) == len(answer["net"]) == 3
    assert set(answer["value"]) == {"exact", "float"}
    assert answer["value"]["float"] == answer["net"][0]
    assert 0 < answer["tie"] < 1


def test_where_positions_come_back_there_is_a_certificate() -> None:
    answer = odds(
        "email-holiday", "--seats", "2", "--with", "tiles=4", "--with", "dice=1", "--with", "sides=4"
    )
    bounds = answer["certificate"]
    assert bounds["lower"] <= answer["value"]["float"] <= bounds["upper"]
    assert bounds["upper"] - bounds["lower"] <= 1e-12


def test_a_whole_match_of_two_is_one_with_the_rules_of_the_match() -> None:
    answer = odds("six-flaps", "--seats", "2", "--match")
    assert answer["match"] is True
    assert answer["shares"] != odds("six-flaps", "--seats", "2")["shares"]
    assert sum(answer["shares"]) == pytest.approx(1, abs=1e-12)


def test_a_match_of_a_lone_player_has_the_keys_of_a_turn_and_its_result_as_the_score() -> None:
    answer = odds("six-flaps", "--match")
    assert (answer["seats"], answer["match"], answer["measure"]) == (1, True, "rounds")
    mean = sum(row["score"] * row["p"] for row in answer["distribution"])
    assert answer["mean"] == pytest.approx(mean, abs=1e-9)
    assert "match" not in odds("six-flaps")


def test_an_estimate_says_so_with_its_error() -> None:
    answer = odds(
        "golf", "--seats", "3", "--with", "tiles=3", "--with", "turn=alternate", "--with", "one_die=may"
    )
    assert answer["standard_error"] > 0
    assert any("estimate" in note for note in answer["notes"])


@pytest.mark.parametrize(
    "language, word", [("en", "Part of the wins"), ("pl", "Część wygranych"), ("nl", "Deel")]
)
def test_people_get_a_line_for_each_player(language: str, word: str) -> None:
    ran = inside("odds", "pub", "--seats", "3", "--lang", language)
    assert ran.code == 0
    assert word in ran.out
    rows = [line.split()[0] for line in ran.out.splitlines() if line.strip()[:1] in "123" and line.strip()]
    assert rows[-3:] == ["1", "2", "3"]
    assert max(map(len, (ran.out + ran.err).splitlines())) <= 80


def test_a_long_wait_is_told_of_before_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pillarbox.games.shut_the_box.versus.cost", lambda *asked: Cost(61.0, 22_000_000))
    ran = inside("odds", "six-flaps", "--seats", "2")
    assert ran.err.startswith("This takes about 61 s of work and 22 MB of memory.")


def test_what_takes_too_long_is_refused_in_one_line() -> None:
    ran = inside("odds", "tournament", "--seats", "4", "--match")
    assert (ran.code, ran.out) == (2, "")
    assert "Solving this" in ran.err.splitlines()[-1]


@pytest.mark.parametrize(
    "args, word",
    [
        (["--seats", "2", "--objective", "shut"], "shut"),
        (["--seats", "13"], "13"),
        (["--seats", "two"], "two"),
        (["--match", "--objective", "worst"], "worst"),
        (["--objective", "win", "--seats", "1"], "--seats"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(args: list[str], word: str) -> None:
    ran = inside("odds", "classic", *args)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert word in ran.err


def test_playing_to_win_means_two_players_where_no_number_is_given() -> None:
    assert odds("six-flaps", "--objective", "win") == odds("six-flaps", "--seats", "2")
