"""Statistics as the terminal tells them; what they count is tested with the store."""

import json
from pathlib import Path

from tests.cli.running import Ran, inside, process

NOBODY = "No person has played a match to its end here yet.\n"


def stats(data: Path, *args: str) -> Ran:
    return inside("stats", *args, "--data", str(data))


def test_where_nothing_was_played_there_is_nothing_to_tell_and_nothing_is_made(tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert stats(data) == Ran(0, NOBODY, "")
    assert json.loads(stats(data, "--json").out) == {"players": [], "unread": [], "bots": 0}
    assert stats(data, "Anna").code == 1
    assert not data.exists()


def test_a_match_played_by_hand_counts(tmp_path: Path) -> None:
    keys = ["3 5", "8", "3 4", "7", "6 5", "5 6", "4 5", "9", "1 4"]  # 1, 2, 3 and 4 stand: a total of 5
    keys += ["14", "2 4"]  # 2 and 3 stand, and 6 is out of reach: a score of 5
    typed = "\n".join(keys) + "\n"
    played = process(tmp_path, "play", "golf", "--real-dice", "--seat", "Anna", typed=typed)
    assert "The score in the end: 5." in played.out
    left = process(tmp_path, "play", "golf", "--seat", "Anna", typed="\n")
    assert left.code == 0
    told = stats(tmp_path, "anna")
    assert told.out.splitlines() == [
        "Anna",
        "  Golf",
        "    Matches  1",
        "    Score    5 at best, 5 on average",
    ]
    data = json.loads(stats(tmp_path, "--json").out)
    assert [(one["name"], one["rulesets"][0]["games"]) for one in data["players"]] == [("Anna", 1)]


def test_somebody_who_never_played_is_not_known(tmp_path: Path) -> None:
    process(tmp_path, "play", "golf", "--seat", "Anna", typed="\n")
    ran = stats(tmp_path, "Zoe")
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)


def test_of_a_player_who_has_finished_nothing_just_that_is_said(tmp_path: Path) -> None:
    process(tmp_path, "play", "golf", "--seat", "Ewa", typed="\n")
    for language, told in (
        ("en", "Ewa has not played anything to its end here yet.\n"),
        ("pl", "Ewa nie ma tu jeszcze żadnej partii rozegranej do końca.\n"),
        ("nl", "Ewa heeft hier nog niets tot het eind gespeeld.\n"),
    ):
        assert stats(tmp_path, "ewa", "--lang", language) == Ran(0, told, "")
    assert stats(tmp_path).out == NOBODY


def test_matches_of_bots_alone_are_told_of_and_counted_for_nobody(tmp_path: Path) -> None:
    process(tmp_path, "play", "golf", "--seat", "bot:random", "--seed", "x")
    told = "One match was played by bots alone and does not count: the figures are of\npeople.\n"
    assert stats(tmp_path) == Ran(0, NOBODY, told)
    process(tmp_path, "play", "golf", "--seat", "bot:random", "--seat", "bot:perfect", "--seed", "x")
    assert json.loads(stats(tmp_path, "--json").out) == {"players": [], "unread": [], "bots": 2}
    assert "2 partie rozegrały same boty" in stats(tmp_path, "--lang", "pl").err
