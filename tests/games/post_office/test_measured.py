"""The ladder's memory: what was measured is not measured again, unless a bot's play has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from pillarbox.games.post_office import bots
from tools import ladder
from tools.deals import Player
from tools.measured import Measured, mark

SHORT = ["--deals", "3", "--strong", "0", "--largest", "0", "--reduced", "0", "--bound", "0", "--beam", "2"]


def test_what_is_kept_is_found_again_and_a_line_cut_off_is_not(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    first = Measured(file)
    assert first.of("one", lambda: [1.0, 2.5]) == [1.0, 2.5]
    first.put("two", [3.0])
    file.write_text(file.read_text() + '["three", [4', encoding="utf-8")
    again = Measured(file)
    assert again.of("one", lambda: pytest.fail("measured again")) == [1.0, 2.5]
    assert (again.get("two"), again.get("three")) == ([3.0], None)
    again.put("three", [5.0])
    assert Measured(file).get("three") == [5.0]


def test_a_bot_that_plays_otherwise_has_another_mark() -> None:
    marks = {mark(Player(name, bots.POLICIES[name])) for name in ("random", "greedy1", "greedy2")}
    assert len(marks) == 3
    assert mark(Player("greedy2", bots.POLICIES["greedy1"])) not in marks


def test_a_ladder_that_was_stopped_goes_on_to_the_same_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def table(*more: str) -> list[str]:
        assert ladder.main(["solo", *SHORT, "--width", "10", *more]) == 0
        rows = capsys.readouterr().out.splitlines()
        return [row.rsplit("|", 2)[0] for row in rows]  # times are the machine's

    file = str(tmp_path / "kept.jsonl")
    assert table("--deals", "2", "--file", file) != table("--file", file) == table()


def test_every_seating_of_a_mix_plays_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--matches", "6", "--seats", "2", "3", "--against", "random", "--budget", "8", "--edge", "2"]
    assert ladder.main(["seats", *few]) == 0
    rows = [row.split("|")[1:-1] for row in capsys.readouterr().out.splitlines()[2:]]
    assert [row[0].strip() for row in rows] == ["2", "2", "2", "3", "3", "3", "3"]
    assert [row[2].strip() for row in rows] == ["6", "6", "2", "6", "6", "6", "2"]
    assert rows[0][3].strip().startswith("100.0 ± 0.0")
