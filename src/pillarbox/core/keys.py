"""What a key of a ruleset file may hold: kinds of value that say what is wrong and what would be right.

The same kinds give the file's JSON Schema, so that editors and this program agree. Must never know a
game's keys.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from pillarbox.core.flat_toml import MOST_FAULTS, read
from pillarbox.core.message import Fault, Message, say
from pillarbox.core.reading import excerpt

Describe = Callable[[Message], str]
"""Renders the sentence that tells an editor's user what a key means."""


class Wrong(NamedTuple):
    """What is wrong with a value, and what would be right."""

    wrong: Message
    right: Message


class Kind(Protocol):
    """A kind of value."""

    def faults(self, value: Any) -> Iterator[Wrong]:
        """All that is wrong with a value, as TOML gives it; nothing if it is of this kind."""

    def schema(self) -> dict[str, Any]:
        """The kind as a JSON Schema."""


def shown(value: Any) -> str:
    """A value as it would be written in the file, cut to a length that fits a message."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else excerpt(hex(value), 12)
    if isinstance(value, str):
        return f'"{excerpt(value)}"'
    if isinstance(value, list | tuple):
        return excerpt("[" + ", ".join(shown(item) for item in value[:20]) + "]")
    if isinstance(value, dict):
        some = list(value.items())[:20]
        return excerpt("{" + ", ".join(f"{shown(key)}: {shown(item)}" for key, item in some) + "}")
    return excerpt(str(value))


class Whole(NamedTuple):
    """A whole number within bounds, both included."""

    least: int
    most: int

    def faults(self, value: Any) -> Iterator[Wrong]:
        """A wrong type (`true` is no number) or out of bounds."""
        right = say("right-whole", least=str(self.least), most=str(self.most))
        if type(value) is not int:
            yield Wrong(say("fault-value", value=shown(value)), right)
        elif not self.least <= value <= self.most:
            yield Wrong(say("fault-out-of-range", value=shown(value)), right)

    def schema(self) -> dict[str, Any]:
        """An integer."""
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Word(NamedTuple):
    """One of the named options."""

    options: tuple[str, ...]

    def faults(self, value: Any) -> Iterator[Wrong]:
        """Anything but an option's exact name."""
        if type(value) is not str or value not in self.options:
            wrong = "fault-no-such-option" if type(value) is str else "fault-value"
            yield Wrong(
                say(wrong, value=shown(value)), say("right-option", options=[shown(o) for o in self.options])
            )

    def schema(self) -> dict[str, Any]:
        """An enumeration."""
        return {"type": "string", "enum": list(self.options)}


class Flag(NamedTuple):
    """`true` or `false`."""

    def faults(self, value: Any) -> Iterator[Wrong]:
        """Anything else."""
        if type(value) is not bool:
            yield Wrong(say("fault-value", value=shown(value)), say("right-flag"))

    def schema(self) -> dict[str, Any]:
        """A boolean."""
        return {"type": "boolean"}


_STEERING = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufeff]")


class Text(NamedTuple):
    """A text of one line, without characters that steer a terminal or turn the direction of writing."""

    longest: int

    def faults(self, value: Any) -> Iterator[Wrong]:
        """A wrong type, too long, or with such characters."""
        right = say("right-text", most=str(self.longest))
        if type(value) is not str:
            yield Wrong(say("fault-value", value=shown(value)), right)
        elif len(value) > self.longest:
            yield Wrong(say("fault-text-too-long", value=shown(value)), right)
        elif steering := _STEERING.search(value):
            code = f"U+{ord(steering[0]):04X}"
            yield Wrong(say("fault-control-character", code=code), say("right-no-control-character"))

    def schema(self) -> dict[str, Any]:
        """A string."""
        return {"type": "string", "maxLength": self.longest}


class Many(NamedTuple):
    """A list of values of one kind; `example` is one as it would be written."""

    item: Kind
    least: int
    most: int
    example: str
    distinct: bool = False

    def _right(self) -> Message:
        if self.least == self.most:
            return say("right-list-like", example=self.example)
        return say("right-list", example=self.example, least=str(self.least), most=str(self.most))

    def faults(self, value: Any) -> Iterator[Wrong]:
        """A wrong type or length, an item that is wrong, or one that comes twice."""
        right = self._right()
        if not isinstance(value, list | tuple):
            yield Wrong(say("fault-value", value=shown(value)), right)
            return
        if not self.least <= len(value) <= self.most:
            yield Wrong(say("fault-list-length", count=len(value)), right)
        items = value[: self.most]
        wrong = [fault for item in items for fault in self.item.faults(item)]
        yield from wrong
        if self.distinct and not wrong:
            for item in dict.fromkeys(item for item in items if items.count(item) > 1):
                yield Wrong(say("fault-listed-twice", value=shown(item)), say("right-listed-once"))

    def schema(self) -> dict[str, Any]:
        """An array."""
        unique = {"uniqueItems": True} if self.distinct else {}
        return {
            "type": "array",
            "items": self.item.schema(),
            "minItems": self.least,
            "maxItems": self.most,
            **unique,
        }


class Either(NamedTuple):
    """A value of one of several kinds, told apart by their types; `right` says what may stand here."""

    kinds: Mapping[type, Kind]
    right: Message

    def faults(self, value: Any) -> Iterator[Wrong]:
        """What the kind for the value's type finds."""
        kind = self.kinds.get(list if isinstance(value, tuple) else type(value))
        if kind is None:
            yield Wrong(say("fault-value", value=shown(value)), self.right)
        else:
            for found in kind.faults(value):
                yield Wrong(found.wrong, self.right if found.right.id == "right-option" else found.right)

    def schema(self) -> dict[str, Any]:
        """Any of the kinds."""
        return {"anyOf": [kind.schema() for kind in self.kinds.values()]}


class Sheet(NamedTuple):
    """What a file gives: the right values, the line of each key, the keys that are wrong, all faults."""

    values: dict[str, Any]
    lines: dict[str, int]
    wrong: frozenset[str]
    faults: tuple[Fault, ...]


def fill_in(text: str, keys: Mapping[str, Kind], file: str) -> Sheet:
    """A ruleset file's text, read and each value held against its key's kind. Never raises."""
    page = read(text, keys, file)
    values: dict[str, Any] = {}
    faults = list(page.faults)
    for key, value, line in page.entries:
        found = list(keys[key].faults(value)) if key in keys else [_unknown(key, tuple(keys))]
        faults += (Fault(file, line, excerpt(key), wrong, right) for wrong, right in found)
        if not found:
            values[key] = value
        if len(faults) > MOST_FAULTS:
            break
    lines = {entry.key: entry.line for entry in page.entries}
    return Sheet(values, lines, frozenset(fault.key for fault in faults), tuple(faults))


def _unknown(key: str, known: tuple[str, ...]) -> Wrong:
    from difflib import get_close_matches

    near = get_close_matches(key.lower(), known, 1, 0.6) if len(key) <= 40 else []
    right = say("right-nearest-key", key=near[0]) if near else say("right-known-key", keys=list(known))
    return Wrong(say("fault-unknown-key", key=excerpt(key)), right)


def schema(
    keys: Mapping[str, Kind], defaults: Mapping[str, Any], describe: Describe | None
) -> dict[str, Any]:
    """The JSON Schema (draft 7, which editors know) of a file with these keys.

    `describe` renders each key's sentence, `key-` and its name; without it the schema has no descriptions.
    """
    properties = {}
    for key, kind in keys.items():
        about = {"description": describe(say("key-" + key.replace("_", "-")))} if describe else {}
        default = {"default": defaults[key]} if key in defaults else {}
        properties[key] = {**about, **kind.schema(), **default}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
    }
