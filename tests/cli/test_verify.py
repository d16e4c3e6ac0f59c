"""What `verify` says: of matches that go on, of records that can't be read, and where a fault stands."""

import json
from pathlib import Path

from tests.cli.running import inside, process

HAND = """[Ruleset "classic"]
[Seat "Anna"]

; a remark
0 3-5: 8
0 1-6: 7
0 1-6: 7
"""


def test_a_match_that_was_left_is_true_as_far_as_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    process(tmp_path, "play", "classic", "--seat", "Anna", "--record", str(file), typed="\nquit\n")
    ran = inside("verify", str(file))
    assert ran.code == 0
    assert "not true" not in ran.out
    assert "the dice can’t be checked before" in ran.out
    assert ran.out.endswith("The record is true as far as it goes.\n")
    found = json.loads(inside("verify", str(file), "--json").out)
    assert (found["ok"], found["dice"], found["faults"]) == (True, None, [])


def test_a_fault_names_the_line_of_the_notation(tmp_path: Path) -> None:
    (tmp_path / "hand.txt").write_text(HAND)
    ran = inside("verify", str(tmp_path / "hand.txt"))
    assert ran.code == 1
    assert "Line 7 (event 6): " in ran.out
    assert json.loads(inside("verify", str(tmp_path / "hand.txt"), "--json").out)["faults"][0]["line"] == 7


def test_a_result_left_out_is_not_called_wrong(tmp_path: Path) -> None:
    text = '[Ruleset "two-to-go"]\n[Rule "rounds" 1]\n[Seat "Anna"]\n0 1-3:\n'
    (tmp_path / "hand.txt").write_text(text)
    ran = inside("verify", str(tmp_path / "hand.txt"))
    assert ran.code == 1
    assert "the record does not say how it ended" in ran.out
    assert "The result is not right" not in ran.out


def test_of_a_record_cut_off_only_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "cut.txt").write_text(HAND + '0 3-5: 8 "')
    for data in (b"", b"\x00\xff\xfe", (tmp_path / "cut.txt").read_bytes()):
        (tmp_path / "record").write_bytes(data)
        ran = inside("verify", str(tmp_path / "record"))
        assert (ran.code, len(ran.out.splitlines())) == (1, 2)
        assert "Event 0" not in ran.out
        assert "rules" not in ran.out.splitlines()[1]
