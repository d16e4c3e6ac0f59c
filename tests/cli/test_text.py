"""Text made safe for terminals."""

import io
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pillarbox.cli import text
from pillarbox.cli.face import width_of


@pytest.mark.parametrize(
    "given_text, shown",
    [
        ("Anna", "Anna"),
        ("Zażółć gęślą jaźń", "Zażółć gęślą jaźń"),
        ("two  words", "two words"),
        ("\x1b[31mred\x1b[0m", "[31mred[0m"),  # the escape is gone, so nothing turns red
        ("a\x07b\x00c\x9bd", "abcd"),
        ("line\nbreak\u2028and\u2029more", "line break and more"),
        ("abc\u202edcba\u2066x", "abcdcbax"),  # direction controls
        ("\u200b\u200d\ufeff", ""),
        ("e\u0301\u0301\u0301\u0301\u0301", "e\u0301\u0301"),  # scribbles of combining marks
        ("\ud800", ""),  # half a surrogate pair
        ("[bold]x[/bold]", "[bold]x[/bold]"),  # no markup is known, so none is interpreted
    ],
)
def test_text_from_outside_is_made_harmless(given_text: str, shown: str) -> None:
    assert text.inert(given_text) == shown


def test_a_long_text_is_cut_with_an_ellipsis() -> None:
    assert text.inert("x" * 50, 10) == "x" * 9 + "…"


@given(st.text())
def test_no_text_steers_a_terminal(anything: str) -> None:
    shown = text.inert(anything)
    assert shown.isprintable()
    assert text.inert(shown) == shown


@pytest.mark.parametrize(
    "given_text, shown",
    [
        ("Łódź – gęś “x”…", 'Lodz - ges "x"...'),
        ("┌──┬──┐", "+--+--+"),
        ("│ 1 │", "| 1 |"),
        ("\N{DIE FACE-5}\u4e2d", "??"),
    ],
)
def test_a_terminal_without_the_letters_gets_look_alikes(given_text: str, shown: str) -> None:
    assert given_text.encode("ascii", "pillarbox").decode() == shown


def test_the_streams_accept_every_character_and_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    out, typed = io.TextIOWrapper(io.BytesIO(), "ascii"), io.TextIOWrapper(io.BytesIO(b"4\xff5"), "utf-8")
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stdin", typed)
    text.lenient()
    out.write("Łukasz \u4e2d")
    out.flush()
    assert out.buffer.getvalue() == b"Lukasz ?"
    assert typed.read() == "4\ufffd5"


@pytest.mark.parametrize(
    "columns, width", [("80", 80), ("3", 40), ("1000", 200), ("", 80), ("-5", 80), ("0", 80)]
)
def test_lines_take_between_40_and_200_columns(columns: str, width: int) -> None:
    assert width_of({"COLUMNS": columns}, io.StringIO()) == width


def test_two_columns_become_one_below_the_other_where_there_is_no_room() -> None:
    rows = [("a", "short"), ("a-rather-long-word-here", "and what it means to somebody")]
    assert text.columns(rows, 40, most=10) == [
        "a           short",
        "a-rather-long-word-here",
        "            and what it means to",
        "            somebody",
    ]
