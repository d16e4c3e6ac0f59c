"""Reads JSON so that every value keeps its line, and says where a text stops being JSON.

Must never know what a key means, and never raise for a bad text: a fault is noted instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from json import JSONDecodeError, JSONDecoder
from typing import Any, NamedTuple

from pillarbox.core.message import Fault, Message, say

MOST_FAULTS = 300
"""So many faults of one file are told: enough for every slot of every card."""


class Notes:
    """Gathers faults of one file, no more of them than anybody would read."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []
        self.lost = 0
        """Parts of which nobody can tell how many cards they were meant to be."""
        self.spoilt = 0
        """Cards that are there, but could not be read."""

    def add(self, line: int, key: str, wrong: Message, right: Message) -> None:
        """Note one fault."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(self.file, line, key, wrong, right))


class Member(NamedTuple):
    """A key of the outermost object: its value, the line of it, and where in the text it begins."""

    key: str
    value: Any
    line: int
    start: int


class Thing(dict[str, Any]):
    """An object of a JSON text, remembering keys that came twice."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        keys = [key for key, _ in pairs]
        self.twice = [key for key in self if keys.count(key) > 1] if len(self) < len(keys) else []


_SPACE = re.compile(r"[ \t\r\n]*")
_DECODER = JSONDecoder(object_pairs_hook=Thing)


def read_object(text: str, notes: Notes) -> list[Member] | None:
    """The members of the object that a text is, in order; None, with a fault noted, if it isn't one."""
    try:
        at = _skip(text, 0)
        if text[at] != "{":
            _DECODER.raw_decode(text, at)
            notes.add(_line(text, at), "", say("json-fault-no-object"), say("json-right-object"))
            return None
        return list(_members(text, at))
    except JSONDecodeError as error:
        wrong = say("json-fault-broken", column=str(error.colno))
        notes.add(error.lineno, "", wrong, say("json-right-broken"))
    except (RecursionError, ValueError):
        notes.add(0, "", say("json-fault-absurd"), say("json-right-broken"))
    return None


def items(text: str, member: Member, most: int) -> Iterator[tuple[Any, int]]:
    """The items of a list with their lines, no more than `most`; the member's value must be a list."""
    at = _skip(text, member.start + 1)
    for value in member.value[:most]:
        yield value, _line(text, at)
        at = _skip(text, _DECODER.raw_decode(text, at)[1])
        at = _skip(text, at + 1) if text[at] == "," else at


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    end = found.end() if found else at
    if end >= len(text):
        raise JSONDecodeError("", text, len(text))
    return end


def _members(text: str, at: int) -> Iterator[Member]:
    at = _skip(text, at + 1)
    closed = text[at] == "}"
    while not closed:
        _expect(text, at, '"')
        key, at = _DECODER.raw_decode(text, at)
        at = _skip(text, at)
        _expect(text, at, ":")
        start = _skip(text, at + 1)
        value, at = _DECODER.raw_decode(text, start)
        yield Member(key, value, _line(text, start), start)
        at = _skip(text, at)
        closed = text[at] == "}"
        if not closed:
            _expect(text, at, ",")
            at = _skip(text, at + 1)
    if text[at + 1 :].strip(" \t\r\n"):
        raise JSONDecodeError("", text, at + 1)


def _expect(text: str, at: int, sign: str) -> None:
    if text[at] != sign:
        raise JSONDecodeError("", text, at)
