"""Frozen structs to JSON and back, with fractions as `p/q`: one way for records, states and rulesets.

Equal values give equal bytes: keys are sorted and nothing is spaced. Must never decide what a value means.
"""

from __future__ import annotations

import json
import re
from fractions import Fraction
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from pillarbox.core.message import Message, Unreadable, say
from pillarbox.core.reading import excerpt, fraction

T = TypeVar("T")


def _write(value: Any) -> Any:
    if isinstance(value, Fraction):
        return str(value)
    raise TypeError(type(value))


def _read(kind: type, value: Any) -> Any:
    if kind is not Fraction:
        raise TypeError(kind)
    found = fraction(value) if isinstance(value, str) else None
    if found is None:
        raise ValueError("no fraction in lowest terms")
    return found


_ENCODER = msgspec.json.Encoder(enc_hook=_write, order="sorted")


def encode(value: Any) -> bytes:
    """The value as JSON, in UTF-8."""
    return _ENCODER.encode(value)


@lru_cache(maxsize=64)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Kept, because making one for a union takes far longer than reading an event with it."""
    return msgspec.json.Decoder(kind, dec_hook=_read)


def decode(data: bytes | str, kind: type[T] | Any) -> T:
    """The value of this type (also a union of tagged structs) that the JSON holds. Raises Unreadable."""
    try:
        made: Any = kind
        value: T = _decoder(made).decode(data)
    except msgspec.ValidationError as fault:
        raise misfit(fault) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise _broken(data) from None
    return value


def plain(value: Any) -> Any:
    """The value as JSON knows it: dicts, lists, texts, numbers, true, false, null."""
    return msgspec.json.decode(encode(value))


def convert(value: Any, kind: type[T] | Any) -> T:
    """The value of this type that plain JSON values stand for. Raises Unreadable."""
    try:
        found: T = msgspec.convert(value, type=kind, dec_hook=_read)
    except msgspec.ValidationError as fault:
        raise misfit(fault) from None
    except (msgspec.MsgspecError, RecursionError):
        raise Unreadable(say("unreadable-json", kind="odd", line="", column="")) from None
    return found


def _broken(data: bytes | str) -> Unreadable:
    """Where a text stops being JSON: its line and column, from 1, or that it breaks off.

    What Python's own reader finds, since msgspec counts bytes, and not always those of the fault.
    """
    kind, line, column = "odd", "", ""
    try:
        text = data if isinstance(data, str) else data.decode()
        json.loads(text)
    except json.JSONDecodeError as fault:
        rest = text[fault.pos :].strip()
        open_text = fault.msg.startswith("Unterminated string")
        kind = "cut" if not rest or (open_text and "\n" not in rest) else "broken"
        line, column = str(fault.lineno), str(fault.colno)
    except (UnicodeError, RecursionError, ValueError):
        pass
    return Unreadable(say("unreadable-json", kind=kind, line=line, column=column))


_KINDS = (
    ("missing", re.compile(r"Object missing required field `(?P<name>.*)`")),
    ("unknown", re.compile(r"Object contains unknown field `(?P<name>.*)`")),
    ("type", re.compile(r"Expected `(?P<name>.*)`, got `(?P<got>.*)`")),
    ("least", re.compile(r"Expected `(?:int|float)` >= (?P<name>\S+)")),
    ("most", re.compile(r"Expected `(?:int|float)` <= (?P<name>\S+)")),
    ("value", re.compile(r"Invalid (?:enum )?value (?P<name>.*)")),
)
"""What msgspec finds wrong with a value, in its own words."""

_JSON_TYPES = {"str": "string", "int": "integer", "float": "number", "bool": "boolean"}
"""What msgspec calls by Python's names, as JSON Schema calls it."""


def misfit(fault: msgspec.ValidationError) -> Unreadable:
    """What is wrong with a value, with its place in the JSON (`seats[1].name`), empty for the whole.

    Of a wrong kind of value the message has `wanted`, all that may stand there, and `found`, each a Message,
    so that they are said in the reader's language.
    """
    what, _, place = str(fault).partition(" - at `")
    kind, found = next(((k, m) for k, pattern in _KINDS if (m := pattern.match(what))), ("other", None))
    parts: dict[str, Any] = {key: excerpt(text) for key, text in found.groupdict().items()} if found else {}
    if kind == "type":
        wanted = tuple([_kind_of(name) for name in parts["name"].split(" | ")])
        got = parts["got"]
        parts = {
            "wanted": wanted,
            "found": say("json-kind", kind="fraction") if got == "float" else _kind_of(got),
        }
    where = place.removesuffix("`").removeprefix("$").removeprefix(".")
    args = {"name": "", **parts, "kind": _at(kind, where), "place": excerpt(where, 80)}
    return Unreadable(say("unreadable-json-value", **args))


def _at(kind: str, place: str) -> str:
    return f"{kind}-at" if place else kind


def _kind_of(name: str) -> Message:
    """What a kind of value is called."""
    return say("json-kind", kind=_JSON_TYPES.get(name, name))


def unplaced(message: Message) -> tuple[str, Message]:
    """The place that a refusal of a JSON value names, and the same refusal without it, for a fault that has
    a key of its own; an empty place for any other refusal.
    """
    place = str(message.args.get("place", "")) if message.id == "unreadable-json-value" else ""
    if not place:
        return "", message
    kind = str(message.args["kind"]).removesuffix("-at")
    return place, say(message.id, **{**message.args, "kind": kind, "place": ""})
