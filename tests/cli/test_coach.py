"""The coach at the table: silent, asked, or warning, and only where all agree."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.running import process

THROW = "2 5"


def play(data: Path, *args: str, keys: list[str]) -> str:
    ran = process(data, "play", "golf", *args, "--real-dice", typed="\n".join(keys) + "\n")
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_a_costly_choice_is_warned_of_and_stands_when_it_is_typed_again(tmp_path: Path) -> None:
    out = play(tmp_path, "--seat", "Anna", "--coach", "warn", keys=[THROW, "1 6", "1 6", "quit"])
    assert out.count("The coach warns: 1+6 costs ") == 1
    assert "7 is better. Choose it again to keep it." in re.sub(r"\s+", " ", out)
    assert "After that: Still open then: 2, 3, 4, 5, 7, 8, 9." in re.sub(r"\s+", " ", out)
    warned, stands = out.index("The coach warns"), out.index("Anna shuts tiles 1 and 6.")
    assert warned < stands


def test_another_choice_may_follow_the_warning(tmp_path: Path) -> None:
    out = play(tmp_path, "--seat", "Anna", "--coach", "warn", keys=[THROW, "1 6", "7", "quit"])
    assert "Anna shuts tile 7." in out
    assert "Anna shuts tiles 1 and 6." not in out


def test_a_good_choice_is_not_spoken_of(tmp_path: Path) -> None:
    out = play(tmp_path, "--seat", "Anna", "--coach", "warn", keys=[THROW, "7", "quit"])
    assert "The coach warns" not in out
    assert "Anna shuts tile 7." in out


def test_against_a_bot_the_loss_is_in_winning_chance(tmp_path: Path) -> None:
    seats = ("--seat", "Anna", "--seat", "bot:perfect")
    out = play(tmp_path, *seats, "--coach", "warn", keys=[THROW, "1 6", "quit"])
    assert "percentage points of the winning chance" in re.sub(r"\s+", " ", out)


def test_without_a_word_the_coach_never_interrupts(tmp_path: Path) -> None:
    out = play(tmp_path, "--seat", "Anna", keys=[THROW, "1 6", "quit"])
    assert "The coach" not in out
    assert "Anna shuts tiles 1 and 6." in out


def test_with_several_people_the_coach_is_silent_unless_it_is_asked_for(tmp_path: Path) -> None:
    seats = ("--seat", "Anna", "--seat", "Ben")
    assert "The coach is silent while several people play." in play(
        tmp_path, *seats, keys=[THROW, "hint", "quit"]
    )
    assert "The coach would take 7" in play(tmp_path, *seats, "--coach", "ask", keys=[THROW, "hint", "quit"])


def test_a_coach_that_is_off_says_so(tmp_path: Path) -> None:
    out = play(tmp_path, "--seat", "Anna", "--coach", "off", keys=[THROW, "hint", "quit"])
    assert "The coach is silent.\n" in out


def test_after_a_useless_throw_the_coach_says_how_likely_it_was(tmp_path: Path) -> None:
    """With tile 9 alone four of the 36 throws of two dice shut it: 88.9% are useless."""
    made = ("--with", "tiles=[9]", "--with", "sides=6")
    ran = process(
        tmp_path, "play", "golf", *made, "--seat", "Anna", "--real-dice", "--coach", "warn", typed="1 1\n"
    )
    assert "Of all throws here, 88.9% would have been useless." in ran.out
    ran = process(tmp_path, "play", "golf", *made, "--seat", "Anna", "--real-dice", typed="1 1\n")
    assert "useless" not in ran.out


def test_a_word_that_is_no_way_of_coaching_is_refused(tmp_path: Path) -> None:
    ran = process(tmp_path, "play", "golf", "--seat", "Anna", "--coach", "loud", typed="quit\n")
    assert ran.code == 2
    assert "say off, ask or warn" in ran.err


@pytest.mark.parametrize("language, word", [("pl", "Trener ostrzega"), ("nl", "De coach waarschuwt")])
def test_warnings_come_in_the_players_language(tmp_path: Path, language: str, word: str) -> None:
    out = play(tmp_path, "--seat", "Anna", "--coach", "warn", "--lang", language, keys=[THROW, "1 6", "quit"])
    assert word in out


def test_against_others_a_hint_is_in_winning_chance_and_alone_in_points(tmp_path: Path) -> None:
    seats = ("--seat", "Anna", "--seat", "bot:perfect")
    out = play(tmp_path, *seats, keys=[THROW, "hint", "quit"])
    assert re.search(r"The coach would take 7, worth \d\d(\.\d)?%\.", out)
    assert re.search(r"1\+6 loses \d\d(\.\d)?% against that\.", out)
    out = play(tmp_path, "--seat", "Anna", keys=[THROW, "hint", "quit"])
    assert re.search(r"The coach would take 7, worth \d+\.\d+\. ", out)


@pytest.mark.skipif(find_spec("numba") is None, reason="estimates need numba")
def test_a_costly_way_to_lay_is_warned_of_before_it_is_confirmed(tmp_path: Path) -> None:
    keys = ["A08 0 1", "A07 r0 -2 -1", "", "", "quit"]
    args = ("play", "post-office", "--seat", "Anna", "--seed", "x", "--coach", "warn", "--plain")
    ran = process(tmp_path, *args, typed="\n".join(keys) + "\n")
    out = re.sub(r"\s+", " ", ran.out)
    assert out.count("The coach warns: A08 r0 +0+1 and A07 r0 -2-1 costs ") == 1
    assert "What the cards would do so: It makes row 0 (worth 3)." in out
    assert out.index("The coach warns") < out.index("Anna lays A08 upright")
