"""Matches that were left: listed, named, broken off."""

import json
import re
from pathlib import Path

from tests.cli.running import inside, process


def left(data: Path, *args: str) -> str:
    """Begin a match, leave it, and answer with the id it is said to be kept as."""
    ran = process(data, "play", *args, typed="\nquit\n")
    found = re.search(r"This match is kept as (\w+)\.", ran.out)
    assert found, ran.out
    return found[1]


def test_resume_without_an_id_lists_every_match_that_can_go_on(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    assert inside("play", "--resume", *data).out == "No match is waiting to go on here.\n"
    assert not list(tmp_path.iterdir())  # asking makes nothing
    keys = [left(tmp_path, "golf", "--seat", name) for name in ("Anna", "Bob")]
    keys.append(left(tmp_path, "classic", "--seat", "Anna", "--seat", "bot:random"))
    shown = inside("play", "--resume", *data).out
    assert shown == inside("play", "--resume", "", *data).out
    for key, told in zip(keys, ("Golf: Anna,", "Golf: Bob,", "Classic: Anna and random (bot),")):
        assert re.search(rf"^{key}  {re.escape(told)} since 20", shown, re.MULTILINE)
    found = json.loads(inside("play", "--resume", "--json", *data).out)
    assert [one["match"] for one in found] == keys[::-1]  # the latest first
    assert found[0]["seats"][1] == {"name": "random (bot)", "player": "bot:random"}


def test_a_match_that_is_broken_off_is_kept_and_checkable_but_does_not_go_on(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    key = left(tmp_path, "golf", "--seat", "Anna")
    assert "broken off for good" in inside("play", "--abandon", key[:5], *data).out
    assert inside("play", "--resume", *data).out == "No match is waiting to go on here.\n"
    verdict = json.loads(inside("verify", key, "--json", *data).out)
    assert (verdict["ok"], verdict["dice"]) == (True, True)
    for again in ("--abandon", "--resume"):
        ran = inside("play", again, key, *data)
        assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


def test_breaking_off_goes_with_nothing_else(tmp_path: Path) -> None:
    for more in (["golf"], ["--seat", "Anna"], ["--resume", "x"], ["--record", "x"]):
        ran = inside("play", "--abandon", "x", *more)
        assert (ran.code, len(ran.err.splitlines())) == (2, 1)
        assert "--abandon" in ran.err


def test_a_seal_does_not_look_like_an_id(tmp_path: Path) -> None:
    ran = process(tmp_path, "play", "golf", "--seat", "Anna", typed="quit\n")
    assert re.search(r"long number that\s+begins(\s+[0-9a-f]{4}){4};", ran.out)


def test_where_many_matches_are_meant_it_is_said_how_many_are_not_named(tmp_path: Path) -> None:
    for _ in range(11):
        inside("play", "golf", "--seat", "bot:random", "--seed", "S", "--data", str(tmp_path))
    ran = inside("verify", "seeded-", "--data", str(tmp_path))
    assert "and 2 more." in ran.err
