"""Post Office on a terminal: what one person has seen is wiped off the screen before the next one looks."""

import re
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="terminals as POSIX has them")

from tests.cli.test_terminal import Terminal

CARD = r"[AB][0-9]{2}"
WIPED = "\x1b[3J"


def test_a_secret_choice_and_a_secret_draft_are_wiped_off_the_screen(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "post-office", "--seat", "Ann", "--seat", "Bob", "--seed", "s")
    terminal.until("Ann, it is your turn to choose in secret.")
    terminal.until("> ")
    terminal.type("\n")
    kept, passed = re.findall(rf"do you keep ({CARD}) or ({CARD})", terminal.until("\n> "))[-1]
    terminal.type(f"{kept}\n")
    after = terminal.until("Bob, it is your turn to choose in secret.").rpartition(WIPED)[2]
    assert "Ann has chosen." in after
    assert not re.search(f"{kept}|{passed}", after)
    terminal.until("> ")
    terminal.type("\n")
    own = re.findall(rf"do you keep ({CARD}) or ({CARD})", terminal.until("\n> "))[-1]
    terminal.type(f"{own[0]}\n")
    after = terminal.until("Ann, it is your turn to choose in secret.").rpartition(WIPED)[2]
    assert not re.search(CARD, after)
    terminal.until("> ")
    terminal.type("\n")
    shown = terminal.until("which card do you lay first") + terminal.until("\n> ")
    for card in (kept, own[1]):
        assert card in shown
    terminal.type(f"{kept} r0 2 0\n")
    terminal.until("\n> ")
    terminal.type(f"{own[1]} r0 4 0\n")
    terminal.until("Enter confirms")
    terminal.until("> ")
    terminal.type("\n")
    after = terminal.until("Bob, it is your turn to choose in secret.").rpartition(WIPED)[2]
    assert "Ann has chosen." in after
    assert not re.search(CARD, after)
    terminal.until("> ")
    terminal.type("\x04")
    assert terminal.end() == 0


def test_who_plays_alone_against_bots_is_asked_for_nobody_to_look_away(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "post-office", "--seat", "Ann", "--seat", "bot:greedy1")
    shown = terminal.until("do you keep")
    assert WIPED not in shown
    assert "look away" not in shown
    terminal.until("\n> ")
    terminal.type("\x04")
    assert terminal.end() == 0


def test_the_seats_are_asked_for_with_a_bot_of_this_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "post-office", NO_COLOR="1")
    asked = terminal.until("\n> ")
    assert "bot:strong is a bot. (Enter: Player against it)" in " ".join(asked.split())
    terminal.type("Ann, bot:perfect\n")
    assert "perfect" in terminal.until("\n> ")
    terminal.type("Ann\n")
    assert "which card do you lay first" in " ".join(terminal.until("\n> ").split())
    terminal.type("quit\n")
    assert terminal.end() == 0
