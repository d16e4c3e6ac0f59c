"""What `review` says: lines, JSON, and a page that stands alone."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from pillarbox.play import records
from tests.cli.running import inside
from tests.play.playing import CLASSIC, HOLIDAY, SHARED, played

ALONE = """[Ruleset "classic"]
[Rule "tiles" [1, 2, 3]]
[Rule "dice" 1]
[Rule "sides" 3]
[Rule "one_die" "never"]
[Seat "Anna <b>"]

0 3: 1+2 1:
end totals=3 places=1 winners=0 stakes=0
"""


@pytest.fixture
def alone(tmp_path: Path) -> str:
    file = tmp_path / "alone.txt"
    file.write_text(ALONE)
    return str(file)


@pytest.fixture
def two(tmp_path: Path) -> str:
    file = tmp_path / "two.txt"
    file.write_bytes(records.write(played(CLASSIC, 2, 8), "notation"))
    return str(file)


def test_lines_tell_the_sum_the_costliest_choice_and_why(alone: str) -> None:
    ran = inside("review", alone)
    assert ran.code == 0
    assert re.search(r"at the start +-1\.89\n", ran.out)
    assert re.search(r"luck +\+0\.22\n", ran.out)
    assert re.search(r"own choices +-1\.33\n", ran.out)
    assert re.search(r"result +-3\n", ran.out)
    assert re.search(r"without luck +-3\.22\n", ran.out)
    assert "event 2: 1+2 was a very bad choice; 3 was better by 1.33." in ran.out
    assert "As played: Still open then: 3." in ran.out
    assert "choices of others" not in ran.out


def test_two_seats_are_shown_in_percentage_points(two: str) -> None:
    ran = inside("review", two)
    assert "percentage points of the winning chance" in ran.out
    assert "choices of others" in ran.out
    starts = re.findall(r"at the start +([\d.]+)", ran.out)
    assert sum(map(float, starts)) == pytest.approx(100, abs=0.02)


@pytest.mark.parametrize(
    "language, said", [("en", "opening tile"), ("pl", "ponowne otwarcie"), ("nl", "weer openzetten")]
)
def test_choices_are_told_in_words_with_their_notation_in_brackets(
    tmp_path: Path, language: str, said: str
) -> None:
    file = tmp_path / "holiday.txt"
    four = replace(HOLIDAY, tiles=(1, 2, 3, 4), limit=10)
    file.write_bytes(records.write(played(four, 2, 4), "notation"))
    text = " ".join(inside("review", str(file), "--lang", language).out.split())
    assert re.search(rf"{said}.* \(\^[1-4]\)", text)
    assert re.findall(r"(?<!\()\^[1-4]|(?<![(\w])keep\b", text) == []


def test_one_seat_may_be_asked_for(two: str) -> None:
    ran = inside("review", two, "--seat", "2", "--json")
    assert [one["seat"] for one in json.loads(ran.out)["seats"]] == [1]
    assert "Anna" not in inside("review", two, "--seat", "2").out.partition("lucky")[0]


def test_a_seat_that_is_not_there_is_refused(two: str) -> None:
    ran = inside("review", two, "--seat", "3")
    assert ran.code == 2
    assert "no seat 3" in ran.err


class Page(HTMLParser):
    """Notes tags that are opened and closed, and whatever would load something."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "line"):
            self.open.append(tag)
        self.loads += [name for name, _ in attrs if name in ("src", "href", "xlink:href")]
        self.loads += [tag] if tag in ("script", "link", "img", "iframe") else []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
def test_the_page_stands_alone_with_its_picture(tmp_path: Path, two: str, language: str) -> None:
    file = tmp_path / f"{language}.html"
    assert inside("review", two, "--html", str(file), "--lang", language).code == 0
    text = file.read_text()
    parsed = Page()
    parsed.feed(text)
    assert parsed.open == []
    assert parsed.loads == []
    assert f'<html lang="{language}">' in text
    assert text.count("<polyline") == 2
    assert re.findall(r'(?:https?:)?//(?!www\.w3\.org/2000/svg")\S+', text) == []


def test_names_are_escaped_on_the_page(tmp_path: Path, alone: str) -> None:
    inside("review", alone, "--html", str(tmp_path / "page.html"))
    text = (tmp_path / "page.html").read_text()
    assert "Anna &lt;b&gt;" in text
    assert "<b>" not in text


def test_a_page_is_not_written_over_a_file_unless_forced(tmp_path: Path, alone: str) -> None:
    file = tmp_path / "page.html"
    file.write_text("mine")
    assert inside("review", alone, "--html", str(file)).code == 2
    assert file.read_text() == "mine"
    assert inside("review", alone, "--html", str(file), "--force").code == 0
    assert file.read_text() != "mine"


def test_own_scores_are_said_to_be_the_measure(tmp_path: Path) -> None:
    file = tmp_path / "shared.txt"
    file.write_bytes(records.write(played(SHARED, 2, 3), "notation"))
    ran = inside("review", str(file))
    assert "measured by the own score" in ran.out
    assert "All values are exact" not in ran.out


def test_a_record_that_cannot_be_read_is_one_line_and_code_1(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text('[Ruleset "classic"]\n[Seat "Anna"]\n0 3-5: 8 {\n')
    ran = inside("review", str(file))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"{file}:3")
    assert ran.err.count("\n") == 1


def test_a_record_that_cannot_be_followed_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text('[Ruleset "classic"]\n[Seat "Anna"]\n0 3-5: 9\n')
    ran = inside("review", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
