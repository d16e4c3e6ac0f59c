"""Reads a flat TOML file statement by statement: each value keeps its line, and one fault hides no other.

The standard library's reader names no lines for keys and stops at the first fault; here it only judges
single values. A flat file has `key = value` statements and no tables. Must never open a file, nor know
what a key means.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Iterable, Iterator
from typing import Any, NamedTuple

from msgspec import json

from pillarbox.core.message import Fault, FaultyFile, Message, say
from pillarbox.core.reading import excerpt

LONGEST = 16 * 1024
"""Bytes of a ruleset file; a longer one is refused unread."""
SHORTER = say("right-shorter-file")
"""What to do about a file of rules that is too long."""
MOST_FAULTS = 50
"""So many faults of one file are told, then no more is read: enough for any honest file."""
LONGEST_VALUE = 4096
"""Characters of one value; the longest list of names needs 2,600."""
DEEPEST = 4
"""Brackets within brackets; lists of lists need two."""


class Entry(NamedTuple):
    """One statement of the file: its key, its value, and the line (from 1) on which it begins."""

    key: str
    value: Any
    line: int


class Page(NamedTuple):
    """What was read: the statements in order, each key once, and what was wrong with the others."""

    entries: tuple[Entry, ...]
    faults: tuple[Fault, ...]


def decode(data: bytes, file: str, most: int = LONGEST, shorter: Message = SHORTER) -> str:
    """The text of a file's bytes. Raises FaultyFile if they are more than `most`, which `shorter` mends, or
    not UTF-8.
    """
    if len(data) > most:
        raise FaultyFile((_too_long(file, most, shorter),))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        byte = f"0x{data[error.start]:02x}"
        raise FaultyFile(
            (Fault(file, line, "", say("fault-not-utf8", byte=byte), say("right-utf8")),)
        ) from None


def _too_long(file: str, most: int = LONGEST, shorter: Message = SHORTER) -> Fault:
    return Fault(file, 0, "", say("fault-too-long", most=most), shorter)


def read(text: str, known: Container[str], file: str = "") -> Page:
    """The statements of a flat TOML file and all faults of its form. Never raises.

    A key that is not known gets no value: it is not worth reading.
    """
    if len(text) > LONGEST or len(text.encode("utf-8", "replace")) > LONGEST:
        return Page((), (_too_long(file),))
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    control = _CONTROL.search(text)
    if control:
        line = text.count("\n", 0, control.start()) + 1
        wrong = say("fault-control-character", code=f"U+{ord(control[0]):04X}")
        return Page((), (Fault(file, line, "", wrong, say("right-no-control-character")),))
    entries: dict[str, Entry] = {}
    faults: list[Fault] = []
    for found in _judged(text, known):
        if isinstance(found, Entry):
            first = entries.setdefault(found.key, found)
            if first is found:
                continue
            twice = say("fault-key-twice", key=excerpt(found.key), first=str(first.line))
            found = _Wrong(found.line, found.key, twice, say("right-key-once"))
        faults.append(Fault(file, found.line, excerpt(found.key), found.wrong, found.right))
        if len(faults) > MOST_FAULTS:
            break
    return Page(tuple(entries.values()), tuple(faults))


def ordered(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """The faults in the order of their lines; of very many the first, and one more that says so."""
    listed = sorted(faults, key=lambda fault: fault.line)
    if len(listed) <= MOST_FAULTS:
        return tuple(listed)
    rest = Fault(
        listed[0].file, 0, "", say("fault-too-many", most=MOST_FAULTS), say("right-mend-these-first")
    )
    return (*listed[:MOST_FAULTS], rest)


def statement(key: str, text: str) -> str:
    """A line that sets the key to a typed text: to the TOML value that it is, or else to the plain text."""
    return f"{_as_text(key)} = {text if _is_value(text) else _as_text(text)}\n"


def _is_value(text: str) -> bool:
    try:
        return "\n" not in text and tomllib.loads(f"x = {text}").keys() == {"x"}
    except (ValueError, RecursionError):
        return False


def _as_text(text: str) -> str:
    return json.encode(text.encode("utf-8", "replace").decode()).decode()


class _Wrong(NamedTuple):
    line: int
    key: str
    wrong: Message
    right: Message


class _Statement(NamedTuple):
    text: str
    line: int
    depth: int
    closed: bool


_TOKEN = re.compile(
    r'''(?P<comment>\#[^\n]*)
      | (?P<long>"""(?:[^\\]|\\.)*?"""{1,3}|\'\'\'.*?\'\'\'\'{0,2})
      | (?P<unclosed>"""|\'\'\')
      | (?P<text>"(?:[^"\\\n]|\\[^\n])*"|'[^'\n]*')
      | (?P<open>[\[{])
      | (?P<shut>[\]}])
      | (?P<newline>\n[ \t\n]*)
      | (?P<other>[^\#"'\[\]{}\n]+|["'][^\n]*)''',
    re.DOTALL | re.VERBOSE,
)
_NEXT_STATEMENT = re.compile(r"[ \t]*[A-Za-z0-9_-]+[ \t]*=")
_KEY = re.compile(r"""[ \t]*([A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*([=.]?)""")
_BARE_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_PLACE = re.compile(r"\(at line (\d+), column \d+\)$")


def _statements(text: str) -> Iterator[_Statement]:
    """The statements with their lines and without comments; each ends with its line unless brackets go on."""
    line = start = 1
    depth = deepest = 0
    parts: list[str] = []
    for token in _TOKEN.finditer(text):
        kind, piece = token.lastgroup, token[0]
        if kind == "newline":
            line += piece.count("\n")
            if depth > 0 and not _NEXT_STATEMENT.match(text, token.end()):
                parts.append(piece)
                continue
            if parts:
                yield _Statement("".join(parts), start, deepest, depth <= 0)
            parts, depth, deepest, start = [], 0, 0, line
            continue
        if kind == "unclosed":
            yield _Statement("".join(parts), start, deepest, False)
            return
        if kind == "open":
            depth += 1
            deepest = max(deepest, depth)
        elif kind == "shut":
            depth -= 1
        line += piece.count("\n")
        if kind != "comment":
            parts.append(piece)
    yield _Statement("".join(parts), start, deepest, depth <= 0)


def _judged(text: str, known: Container[str]) -> Iterator[Entry | _Wrong]:
    for statement in _statements(text):
        if statement.text.strip(" \t"):
            yield _judge(statement, known)


def _judge(statement: _Statement, known: Container[str]) -> Entry | _Wrong:
    text, line, depth, closed = statement
    if text.lstrip(" \t").startswith("["):
        return _Wrong(line, "", say("fault-table", text=excerpt(text.strip())), say("right-no-table"))
    found = _KEY.match(text)
    if not found or found[2] != "=":
        if found and found[2] == ".":
            return _Wrong(
                line, "", say("fault-dotted-key", text=excerpt(text.strip())), say("right-plain-key")
            )
        return _Wrong(line, "", say("fault-no-pair", text=excerpt(text.strip())), say("right-pair"))
    key, written = found[1], text[found.end() :]
    if key[0] in "\"'":
        key = _quoted(key)
    if depth > DEEPEST:
        return _Wrong(line, key, say("fault-too-deep", most=DEEPEST), say("right-less-deep"))
    if not closed:
        return _Wrong(line, key, say("fault-unclosed"), say("right-closed"))
    if len(written) > LONGEST_VALUE:
        return _Wrong(line, key, say("fault-value-too-long", most=LONGEST_VALUE), say("right-shorter-value"))
    return _value(key, written, line) if key in known else Entry(key, None, line)


def _quoted(key: str) -> str:
    try:
        return next(iter(tomllib.loads(f"{key} = 0")))
    except ValueError:
        return key


def _value(key: str, written: str, line: int) -> Entry | _Wrong:
    try:
        return Entry(key, tomllib.loads(f"x ={written}")["x"], line)
    except (ValueError, RecursionError) as error:
        place = _PLACE.search(str(error))
        at = line + int(place[1]) - 1 if place else line
    shown = " ".join(written.split())
    if not shown:
        return _Wrong(line, key, say("fault-no-value"), say("right-pair"))
    if shown.lower() in ("true", "false"):
        return _Wrong(at, key, say("fault-value", value=shown), say("right-flag"))
    if _BARE_WORD.fullmatch(shown):
        shown = excerpt(shown)
        return _Wrong(at, key, say("fault-bare-word", value=shown), say("right-in-quotes", value=shown))
    return _Wrong(at, key, say("fault-unreadable-value", value=excerpt(shown)), say("right-readable-value"))
