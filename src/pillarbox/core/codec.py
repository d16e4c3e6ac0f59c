"""Frozen structs to JSON and back, with fractions as `p/q`: one way for records, states and rulesets.

Equal values give equal bytes: keys are sorted and nothing is spaced. Must never decide what a value means.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from pillarbox.core.message import Unreadable, say
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
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise _refused(fault) from None
    return value


def plain(value: Any) -> Any:
    """The value as JSON knows it: dicts, lists, texts, numbers, true, false, null."""
    return msgspec.json.decode(encode(value))


def convert(value: Any, kind: type[T] | Any) -> T:
    """The value of this type that plain JSON values stand for. Raises Unreadable."""
    try:
        found: T = msgspec.convert(value, type=kind, dec_hook=_read)
    except (msgspec.MsgspecError, RecursionError) as fault:
        raise _refused(fault) from None
    return found


_KINDS = (
    ("missing", re.compile(r"Object missing required field `(?P<name>.*)`")),
    ("unknown", re.compile(r"Object contains unknown field `(?P<name>.*)`")),
    ("type", re.compile(r"Expected `(?P<name>.*)`, got `(?P<got>.*)`")),
    ("value", re.compile(r"Invalid (?:enum )?value (?P<name>.*)")),
)
"""What msgspec finds wrong with a value, in its own words."""


def _refused(fault: Exception) -> Unreadable:
    """What is wrong, with its place in the JSON (`$.seats[1].name`) where one can be named."""
    what, _, place = str(fault).partition(" - at `")
    if not isinstance(fault, msgspec.ValidationError):
        return Unreadable(say("unreadable-json"))
    kind, found = next(((k, m) for k, pattern in _KINDS if (m := pattern.match(what))), ("other", None))
    parts = {key: excerpt(text) for key, text in found.groupdict().items()} if found else {}
    args = {
        "name": "",
        "got": "",
        **parts,
        "kind": kind,
        "place": excerpt(place.removesuffix("`") or "$", 80),
    }
    return Unreadable(say("unreadable-json-value", **args))
