"""Records written to files: nothing that is there is lost, and what can't be written is said beforehand."""

import re
from pathlib import Path

import pytest

from tests.cli.running import inside, process

HAND = '[Ruleset "classic"]\n[Seat "Anna"]\n\n0 3-5: 8\n'


@pytest.fixture
def hand(tmp_path: Path) -> str:
    (tmp_path / "hand.txt").write_text(HAND)
    return str(tmp_path / "hand.txt")


def test_a_file_that_is_there_is_overwritten_only_by_force(tmp_path: Path, hand: str) -> None:
    there = tmp_path / "there.txt"
    there.write_text("dear")
    for args in (("convert", hand, "-o"), ("play", "classic", "--seat", "Anna", "--record")):
        ran = process(tmp_path, *args, str(there), typed="quit\n")
        assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
        assert "--force" in ran.err
        assert there.read_text() == "dear"
        assert process(tmp_path, *args, str(there), "--force", typed="quit\n").code == 0
        assert there.read_text() != "dear"
        there.write_text("dear")


def test_an_empty_file_and_a_device_may_be_written_to(tmp_path: Path, hand: str) -> None:
    (tmp_path / "empty").touch()
    assert inside("convert", hand, "-o", str(tmp_path / "empty")).code == 0
    assert inside("convert", hand, "-o", "/dev/null").code == 0
    assert process(tmp_path, "convert", hand, "-o", "/dev/stdout").out.startswith("[Record")


def test_a_match_taken_up_again_may_rewrite_its_own_record_and_no_other(tmp_path: Path) -> None:
    files = [str(tmp_path / name) for name in ("a.txt", "b.txt")]
    keys = []
    for file in files:
        ran = process(tmp_path, "play", "classic", "--seat", "Anna", "--record", file, typed="quit\n")
        keys += re.findall(r"play --resume (\w+)", ran.out)
    again = ("play", "--resume", keys[0], "--record")
    before = Path(files[0]).read_text()
    assert process(tmp_path, *again, files[0], typed="\nquit\n").code == 0
    assert len(Path(files[0]).read_text()) > len(before)
    assert process(tmp_path, *again, files[1], typed="quit\n").code == 2


def test_a_missing_folder_is_named_and_not_a_passing_file(tmp_path: Path, hand: str) -> None:
    place = str(tmp_path / "nodir" / "x")
    for args in (("convert", hand, "-o", place), ("play", "classic", "--seat", "A", "--record", place)):
        ran = inside(*args)
        assert ran.code == 2
        assert ran.err == f"pillarbox: There is no folder “{tmp_path / 'nodir'}” to write “{place}” into.\n"
