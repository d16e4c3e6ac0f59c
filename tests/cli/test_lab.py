"""The commands of the lab: what they print, what JSON they give, what they refuse."""

import json
from pathlib import Path

import pytest

from pillarbox.cli.face import Face
from pillarbox.cli.many import speed
from tests.cli.running import Ran, inside


def said(line: str) -> Ran:
    return inside(*line.split())


def test_simulate_gives_the_json_that_scripts_rely_on() -> None:
    ran = inside(
        "simulate",
        "classic",
        "--policy",
        "perfect",
        "--games",
        "300",
        "--seed",
        "4",
        "--workers",
        "1",
        "--json",
    )
    found = json.loads(ran.out)
    keys = {"games", "seed", "mean", "standard_error", "shut", "distribution", "seconds", "games_per_second"}
    assert keys <= found.keys()
    assert (found["games"], found["seed"]) == (300, 4)
    assert sum(share["p"] for share in found["distribution"]) == pytest.approx(1)


def test_simulate_gives_wins_and_ties_of_several_seats() -> None:
    ran = said("simulate pub --policy random --policy perfect --games 1e2 --seed 4 --workers 1 --json")
    found = json.loads(ran.out)
    assert sum(found["wins"]) == pytest.approx(1)
    assert 0 <= found["ties"] <= 1


def test_simulate_says_what_it_played_and_with_which_error() -> None:
    ran = inside(
        "simulate", "golf", "--policy", "random", "--games", "500", "--seed", "4", "--workers", "1", "--plain"
    )
    assert ran.code == 0
    assert "seed 4" in ran.out
    assert "±" in ran.out
    assert "games a second" in ran.err


@pytest.mark.parametrize(
    "games, seconds, told",
    [
        (5000, 2.0, "2500 games a second"),
        (9, 2.0, "4.5 games a second"),
        (16, 42.5, "2.7 s a game"),  # 42.5 / 16 = 2.656
        (0, 0.0, "0 games a second"),
    ],
)
def test_the_speed_told_is_never_none_where_games_were_played(games: int, seconds: float, told: str) -> None:
    assert told in speed(Face("en"), games, seconds)


def test_without_a_seed_a_new_one_is_taken_and_told() -> None:
    seeds = {
        json.loads(
            inside("simulate", "golf", "--policy", "random", "--games", "2", "--workers", "1", "--json").out
        )["seed"]
        for _ in range(2)
    }
    assert len(seeds) == 2


@pytest.mark.parametrize(
    "line, word",
    [
        ("simulate classic", "--policy"),
        ("simulate classic --policy perfekt", "perfect"),
        ("simulate classic --policy perfect --games 0", "--games"),
        ("simulate classic --policy perfect --games 1e99", "--games"),
        ("simulate classic --policy perfect --error -1", "--error"),
        ("simulate classic --policy perfect --seed x", "--seed"),
        ("simulate classic --policy perfect --workers 2 --cluster tcp://127.0.0.1:9", "--cluster"),
        ("arena classic --policy perfect", "two"),
        ("arena classic --policy perfect --policy perfect", "two"),
        ("compare classic post-office", "different games"),
        ("compare", "--help"),
        ("compare classic golf --report /nowhere/at/all.html", "/nowhere/at"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(line: str, word: str) -> None:
    ran = inside(*line.split())
    assert ran.code == 2
    assert ran.out == ""
    assert word in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("line", ["simulate nothing --policy perfect", "arena nothing", "compare nothing"])
def test_a_ruleset_that_is_not_there_is_said_in_one_line(line: str) -> None:
    ran = inside(*line.split())
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert "nothing" in ran.err


def test_arena_gives_ratings_and_pairs() -> None:
    ran = said("arena golf --policy random --policy perfect --games 10 --seed 1 --workers 1 --json")
    found = json.loads(ran.out)
    assert [one["policy"] for one in found["policies"]] == ["random", "perfect"]
    assert found["policies"][0]["elo"] == 1000
    assert found["pairs"][0]["games"] == 20


def test_one_ruleset_alone_is_compared_with_the_one_it_comes_from() -> None:
    ran = inside("compare", "two-to-go", "--seats", "2", "--json")
    first, second = json.loads(ran.out)
    assert (first["ruleset"], second["ruleset"]) == ("rounds", "two-to-go")
    assert second["changes"] == [{"key": "first_throw_shuts", "here": "2", "there": "0"}]


def test_a_change_on_the_spot_is_compared_with_what_it_changes() -> None:
    ran = inside("compare", "golf", "--with", "tiles=5", "--seats", "2", "--json")
    first, second = json.loads(ran.out)
    assert first["changes"] == []
    assert [change["key"] for change in second["changes"]] == ["tiles"]
    assert second["mean"] < first["mean"]


def test_a_report_is_written_and_not_over_another_file(tmp_path: Path) -> None:
    pytest.importorskip("altair", reason="pictures need altair")
    file = tmp_path / "golf.html"
    assert inside("odds", "golf", "--report", str(file)).code == 0
    assert file.read_text("utf-8").startswith("<!doctype html>")
    again = inside("odds", "golf", "--report", str(file))
    assert again.code == 2
    assert "--force" in again.err
    assert inside("odds", "golf", "--report", str(file), "--force", "--lang", "nl").code == 0
    assert '<html lang="nl">' in file.read_text("utf-8")
