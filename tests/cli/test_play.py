"""Whole matches in the terminal: by bots, by hand through a pipe, left and taken up again."""

import json
import os
import re
import signal
from pathlib import Path

import pytest

from pillarbox import catalogue
from pillarbox.play.store import Store
from tests.cli.player import Player
from tests.cli.running import inside, process

PRESETS = [entry.id for entry in catalogue.entries() if entry.game == "shut-the-box"]


def match_id(text: str) -> str:
    found = re.search(r"pillarbox (?:verify|play --resume) ([\w-]+)", text)
    assert found
    return found[1]


def flat(text: str) -> str:
    return " ".join(text.split())


def test_there_are_31_presets() -> None:
    assert len(PRESETS) == 31


@pytest.mark.parametrize("ruleset", PRESETS)
def test_every_preset_plays_to_its_end_by_bots_and_its_record_verifies(ruleset: str, tmp_path: Path) -> None:
    ran = process(
        tmp_path,
        "play",
        ruleset,
        "--json",
        "--seat",
        "bot:fewest-tiles",
        "--seat",
        "bot:random",
        "--seed",
        "b",
    )
    assert ran.code == 0, ran.err
    result = json.loads(ran.out)
    assert result["over"]
    assert sorted(result["winners"]) == [s for s, place in enumerate(result["places"]) if place == 1]
    checked = process(tmp_path, "verify", result["match"], "--json")
    assert (checked.code, json.loads(checked.out)["ok"]) == (0, True)


@pytest.mark.parametrize("ruleset", PRESETS)
def test_every_preset_plays_to_its_end_from_the_keyboard(ruleset: str, tmp_path: Path) -> None:
    with Player(tmp_path, ruleset, "--seat", "Anna", "--seat", "bot:fewest-tiles", "--seed", "k") as player:
        assert player.play() == 0, player.shown[-2000:]
        assert "Traceback" not in player.shown
        assert process(tmp_path, "verify", match_id(player.shown)).code == 0
        # The same keys through a plain pipe, all at once, play the same match.
        again = process(
            tmp_path / "again",
            *("play", ruleset, "--seat", "Anna", "--seat", "bot:fewest-tiles", "--seed", "k"),
            typed="\n".join(player.typed) + "\n",
        )
        assert again.code == 0
        assert again.out.splitlines()[-6:-3] == player.shown.splitlines()[-6:-3]


@pytest.mark.parametrize("ruleset", ["classic", "email-holiday", "shared-throw", "double-shutter", "the-300"])
def test_friends_at_one_keyboard_play_without_drawings_too(ruleset: str, tmp_path: Path) -> None:
    with Player(tmp_path, ruleset, "--plain", "--seat", "Anna", "--seat", "Bob", "--seat", "Cis") as player:
        assert player.play() == 0
        assert not re.search("[│┌─]", player.shown)


def test_alone_one_plays_against_the_box(tmp_path: Path) -> None:
    with Player(tmp_path, "golf", "--seat", "Anna") as player:
        assert player.play() == 0
        assert "The score in the end: " in player.shown


def test_two_who_score_the_same_are_both_named_as_winners(tmp_path: Path) -> None:
    # Twelve bots that all play alike on one throw for everybody end alike.
    seats = [arg for _ in range(3) for arg in ("--seat", "bot:fewest-tiles")]
    ran = process(tmp_path, "play", "shared-throw", "--with", "limit=1", "--seed", "tie", *seats)
    assert ran.code == 0
    assert "It is a draw between fewest-tiles (bot), fewest-tiles (bot) 2 and fewest-tiles (bot) 3." in flat(
        ran.out
    )


# Leaving and coming back.


@pytest.mark.parametrize("end", ["quit\n", "QUIT\n", "q\n", ""])
def test_who_leaves_is_told_how_to_come_back(end: str, tmp_path: Path) -> None:
    ran = process(tmp_path, "play", "golf", "--seat", "Anna", typed="\n" + end)
    assert ran.code == 0
    assert not ran.err
    assert "The match is kept." in ran.out
    with Player(tmp_path, "--resume", match_id(ran.out)[:6]) as back:
        assert back.play() == 0
        assert "Going on with Golf: Anna." in back.shown


def test_a_pending_throw_is_the_same_after_coming_back(tmp_path: Path) -> None:
    left = process(tmp_path, "play", "golf", "--seat", "Anna", typed="\n")
    thrown = re.findall(r"The dice show (.*) in all", left.out)[-1]
    back = process(tmp_path, "play", "--resume", match_id(left.out), typed="\n")
    assert re.findall(r"The dice show (.*) in all", back.out)[0] == thrown


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.parametrize("sort", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_match_outlives_the_program(sort: signal.Signals, tmp_path: Path) -> None:
    with Player(tmp_path, "golf", "--seat", "Anna", "--seed", "kill") as player:
        player.read()
        player.type("")
        shown = player.read()
        assert shown is not None
        player.process.send_signal(sort)
        ran = player.leave()
        if sort == signal.SIGINT:
            assert ran.code == 130
            assert "--resume" in ran.out
            assert "Traceback" not in ran.out
        kept = process(tmp_path, "convert", "seeded", "--json")
        events = json.loads(kept.out)["events"]
        assert [event["event"] for event in events] == ["created", "thrown"]
    with Player(tmp_path, "--resume", "seeded") as back:
        assert back.play() == 0


def test_a_finished_match_cannot_be_taken_up_again(tmp_path: Path) -> None:
    ran = process(tmp_path, "play", "golf", "--seat", "bot:random", "--seed", "x", "--json")
    back = process(tmp_path, "play", "--resume", json.loads(ran.out)["match"])
    assert (back.code, back.err.count("\n")) == (2, 1)
    assert "is over" in back.err


# What may be typed.


def test_what_is_typed_is_understood_or_kindly_refused(tmp_path: Path) -> None:
    lines = ["", "?", "5 5?", "54", "nonsense", "64?", "", "pass", "rules", "table", "score", "help", "undo"]
    ran = process(tmp_path, "play", "golf", "--seat", "Anna", "--seed", "x", typed="\n".join(lines) + "\n")
    assert (ran.code, ran.err) == (0, "")
    answers = [flat(part.split("\n", 1)[1].split("\nAnna: which")[0]) for part in ran.out.split("\n> ")[2:]]
    assert answers[0] == "Possible: 1+9, 2+8, 3+7, 4+6, 1+2+7, 1+3+6, 1+4+5, 2+3+5, 1+2+3+4."
    assert answers[1] == "Tile 5 is named twice; each tile can be shut only once."
    assert answers[2] == "These tiles add up to 9, but the throw is 10."
    assert answers[3] == "“nonsense” is not understood. Type tiles, such as 5 4, or ? for what is possible."
    assert answers[4] == "Yes, 4+6 is possible."
    assert answers[5] == "First say which tiles you shut, such as 5 4; ? shows what is possible."
    assert answers[6] == "“pass” is not understood. Type tiles, such as 5 4, or ? for what is possible."
    assert "9 tiles" in answers[7]
    assert "│ 1 │ 2 │ 3 │" in answers[8]
    assert "Anna" in answers[9]
    assert "quit: leave;" in answers[10]
    assert answers[11].startswith("There is nothing to take back")


def test_a_choice_may_be_taken_back_until_the_next_throw(tmp_path: Path) -> None:
    keys = ["", "46", "undo", "37", "", "undo"]
    ran = process(tmp_path, "play", "golf", "--seat", "Anna", "--seed", "x", typed="\n".join(keys) + "\n")
    assert "Anna shuts tiles 4 and 6." in ran.out
    assert "Anna takes the last choice back." in ran.out
    assert "Anna shuts tiles 3 and 7." in ran.out
    assert "There is nothing to take back" in ran.out
    kept = process(tmp_path, "convert", match_id(ran.out), "--json")
    assert [event["event"] for event in json.loads(kept.out)["events"]][:5] == [
        *("created", "thrown", "acted", "undone", "acted")
    ]


def test_a_hint_names_the_best_choice_and_what_others_lose(tmp_path: Path) -> None:
    keys = ["hint", "3 5", "hint", "quit"]
    ran = process(tmp_path, "play", "golf", "--real-dice", "--seat", "Anna", typed="\n".join(keys) + "\n")
    assert (ran.code, ran.err) == (0, "")
    assert "There is nothing to choose before the throw." in ran.out
    assert "The coach would take 8, worth " in ran.out  # the fewest and highest tiles of a full box
    assert len(re.findall(r"^[1-9+]+ loses [0-9.]+ against that\.$", ran.out, re.MULTILINE)) == 2


def test_the_commands_have_names_in_the_players_language(tmp_path: Path) -> None:
    keys = ["", "?", "pomoc", "zasady", "46", "cofnij", "koniec"]
    typed = "\n".join(keys) + "\n"
    ran = process(tmp_path, "play", "golf", "--seat", "Łucja", "--seed", "x", "--lang", "pl", typed=typed)
    assert ran.code == 0
    assert "Łucja cofa ostatni wybór." in ran.out
    assert "Aby grać dalej:\n  pillarbox play --resume" in ran.out


def test_a_million_keystrokes_of_garbage_change_nothing(tmp_path: Path) -> None:
    garbage = os.urandom(500_000).replace(b"\n", b"") + b"\n" + os.urandom(2000) + b"\n" + b"x" * 500_000
    ran = process(tmp_path, "play", "golf", "--seat", "Anna", typed=b"\n" + garbage)
    assert (ran.code, ran.err) == (0, "")
    assert "The match is kept." in ran.out


# Dice thrown by hand.


def test_on_a_narrow_terminal_an_item_of_the_help_keeps_its_indent(tmp_path: Path) -> None:
    ran = process(tmp_path, "play", "golf", "--seat", "Anna", typed="help\n", env={"COLUMNS": "40"})
    assert "\n  quit: leave; the match is kept, and\n  can go on later\n" in ran.out


def test_real_dice_are_typed_in_and_the_record_says_who_did_it(tmp_path: Path) -> None:
    keys = ["", "7 7", "35", "8", "3 4", "7", "6-5", "6 5", "1,1", "2", "3+6", "9", "2 4"]
    ran = process(tmp_path, "play", "golf", "--real-dice", "--seat", "Anna", typed="\n".join(keys) + "\n")
    assert ran.code == 0
    assert "Type the 2 numbers that your dice show" in ran.out
    assert len(re.findall("throw two dice", ran.out)) == 8  # the empty line, the two sevens, and six throws
    assert "No open tiles add up to 6." in ran.out
    assert "The score in the end: 8." in ran.out  # 1, 3 and 4 stand
    record = json.loads(process(tmp_path, "convert", match_id(ran.out), "--json").out)
    throws = [event for event in record["events"] if event["event"] == "thrown"]
    assert {event["entered"] for event in throws} == {"Anna"}
    checked = process(tmp_path, "verify", match_id(ran.out))
    assert checked.code == 0


# The record.


@pytest.mark.parametrize("name", ["match.txt", "match.json"])
def test_the_record_may_go_to_a_file_as_well(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    ran = process(tmp_path, "play", "golf", "--seat", "bot:random", "--record", str(file))
    assert ran.code == 0
    assert file.read_text("utf-8").startswith("{" if name.endswith("json") else "[Record")
    assert process(tmp_path, "verify", str(file)).code == 0


def test_a_record_that_cannot_be_written_is_refused_before_the_match(tmp_path: Path) -> None:
    ran = process(
        tmp_path, "play", "golf", "--seat", "bot:random", "--record", str(tmp_path / "no" / "x.txt")
    )
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_who_types_too_early_in_secret_is_told_what_is_awaited(tmp_path: Path) -> None:
    seats = ("--seat", "Anna", "--seat", "Bob")
    ran = process(tmp_path, "play", "shared", *seats, typed="\nwhat\n\nquit\n")
    asked = "Anna, it is your turn to choose in secret."
    before, _, after = ran.out.partition("> what\n")
    assert asked in before
    assert "Choosing waits until the others look away: then press Enter." in after


def test_a_bot_whose_turn_is_over_leaves_its_box_on_the_screen(tmp_path: Path) -> None:
    seats = [part for bot in ("random", "highest-first", "fewest-tiles") for part in ("--seat", f"bot:{bot}")]
    ran = process(tmp_path, "play", "classic", *seats, "--seed", "boxes")
    for name in ("random", "highest-first", "fewest-tiles"):
        rows = re.findall(rf"^  {name} \(bot\) +([\d· ]+)$", ran.out, re.MULTILINE)
        assert len(rows) == 1
        score = re.findall(rf"{name} \(bot\) is finished, with a score of (\d+)", ran.out)
        assert sum(map(int, re.findall(r"\d", rows[0]))) == int(score[0])  # what stands
    plain = process(tmp_path, "play", "classic", *seats, "--seed", "boxes", "--plain")
    assert "·" not in plain.out


def test_no_box_is_on_the_screen_twice_at_once(tmp_path: Path) -> None:
    ran = process(tmp_path, "play", "classic", "--seat", "Anna", "--seat", "Bob", typed="quit\n")
    head = ran.out.split("┌")[0].splitlines()[-3:]
    assert [line.split() for line in head] == [["▶", "Anna"], ["Bob", *"123456789"], []]


def test_help_at_the_table_explains_the_marks_of_a_drawing(tmp_path: Path) -> None:
    golf = ("play", "golf", "--seat", "Anna")
    assert "In a box · is a tile that is shut" in process(tmp_path, *golf, typed="help\nquit\n").out
    assert "In a box" not in process(tmp_path, *golf, "--plain", typed="help\nquit\n").out
    assert "\x1b" not in process(tmp_path, *golf, typed="help\n\nquit\n").out  # no colour in pipes


def test_a_time_to_think_is_for_bots_that_think_by_the_clock() -> None:
    ran = inside("play", "classic", "--seat", "bot:perfect", "--think", "500")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "pillarbox: --think has nothing to do here: only bot:strong of Post Office thinks by the clock.\n"
    )
    ran = inside("play", "post-office", "--seat", "bot:strong", "--think", "5")
    assert (ran.code, ran.err.count("\n")) == (2, 1)


def test_who_gives_no_name_is_called_in_the_language_of_whoever_reads(tmp_path: Path) -> None:
    made = process(tmp_path, "play", "golf", "--lang", "pl", "--seed", "x", typed="")
    assert "Golf: Gracz." in made.err + made.out
    with Store(tmp_path) as store:
        (kept,) = store.matches()
        assert [seat.name for seat in kept.seats] == [""]
    told = process(tmp_path, "play", "--resume", kept.key, "--lang", "nl", typed="")
    assert "Speler" in told.err + told.out
    assert "Gracz" not in told.err + told.out
