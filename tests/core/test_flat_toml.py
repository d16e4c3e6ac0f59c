"""Flat TOML files: statements are found where they stand, as the standard library reads them as a whole."""

from __future__ import annotations

import tomllib
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from pillarbox.core.flat_toml import Entry, read, statement

INTS = st.integers(-(10**6), 10**6).map(str)
PLAIN = st.text(st.characters(min_codepoint=32, max_codepoint=0x2FF, exclude_characters="\x7f"), max_size=12)
BASIC = PLAIN.map(lambda text: json.encode(text).decode())
LITERAL = PLAIN.map(lambda text: "'" + text.replace("'", "#") + "'")
LONG = st.builds(
    lambda mark, lines: mark + "\n".join(lines).replace("\\", "/").replace(mark[0], "=") + mark,
    st.sampled_from(['"""', "'''"]),
    st.lists(PLAIN, max_size=4),
)
SCALARS = st.one_of(INTS, BASIC, LITERAL, LONG, st.sampled_from(["true", "false", "1.5", "[]", "1979-05-27"]))
GAPS = st.sampled_from(["", " ", "\n", ' # ], = [ "\n', "\n\n  "])
LISTS = st.builds(
    lambda items, gaps: "[" + ",".join(a + b for a, b in zip(items, gaps)) + gaps[-1] + "]",
    st.lists(SCALARS, min_size=1, max_size=4),
    st.lists(GAPS, min_size=5, max_size=5),
)
KEYS = st.one_of(st.from_regex(r"[A-Za-z0-9_-]{1,8}", fullmatch=True), BASIC, LITERAL)
BETWEEN = st.sampled_from(["\n", "\n\n", " # said = 1\n", "\t\n# x = [\n", "\r\n", '\n  # """\n'])


class Written(NamedTuple):
    key: str
    value: str
    after: str


@given(st.lists(st.builds(Written, KEYS, st.one_of(SCALARS, LISTS), BETWEEN), max_size=6))
def test_every_statement_is_read_with_its_line_as_the_standard_library_reads_it(parts: list[Written]) -> None:
    text = ""
    expected: dict[str, Entry] = {}
    for key, value, after in parts:
        name = next(iter(tomllib.loads(f"{key} = 0")))
        if name in expected:
            continue
        line = text.count("\n") + 1
        text += f"{key} = {value}{after}"
        expected[name] = Entry(name, tomllib.loads(f"x = {value}")["x"], line)
    page = read(text, expected)
    assert page.faults == ()
    assert list(page.entries) == list(expected.values())
    assert {entry.key: entry.value for entry in page.entries} == tomllib.loads(text)


@given(PLAIN | st.text(max_size=12), st.one_of(SCALARS, LISTS, PLAIN))
def test_a_change_becomes_one_statement_whatever_is_typed(key: str, typed: str) -> None:
    line = statement(key, typed)
    assert line.count("\n") == 1
    page = read(line, {key})
    if not page.faults:
        (entry,) = page.entries
        assert (entry.key, entry.line) == (key, 1)
        try:
            meant = tomllib.loads(f"x = {typed}")["x"] if "\n" not in typed else typed
        except ValueError:
            meant = typed
        assert entry.value == meant


def test_a_fault_of_one_statement_does_not_hide_the_next() -> None:
    page = read("a = [1\nb = 2\nc 3\nd = 4\n[e]\nf = x\ng = 'y'", "abcdefg")
    assert [(entry.key, entry.value, entry.line) for entry in page.entries] == [
        ("b", 2, 2),
        ("d", 4, 4),
        ("g", "y", 7),
    ]
    assert [(fault.line, fault.key) for fault in page.faults] == [(1, "a"), (3, ""), (5, ""), (6, "f")]


def test_a_key_that_is_not_known_is_listed_without_its_value() -> None:
    assert read("a = 1\nb = [[[", "a").entries == (Entry("a", 1, 1),)
    assert read("a = 1\nb = nonsense", "a").entries == (Entry("a", 1, 1), Entry("b", None, 2))
