"""Records as JSON, one event a line; and back, as far as what was read is good.

Must never invent: a record that can't be read to its end gives the events before the fault, and the fault.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from pillarbox.core import codec
from pillarbox.core.message import Fault, Message, Refused, Unreadable, say
from pillarbox.core.record import FORMAT, AnyEvent, Reading, Record
from pillarbox.core.upgrade import upgraded

LARGEST = 4 * 1024 * 1024
"""Bytes. A record that is larger is refused before it is looked at."""

MOST_EVENTS = 100_000
"""More than any match has that is played by people or bots; a record is read no further."""


class _Envelope(Struct, frozen=True, forbid_unknown_fields=True):
    """A record's file: the number of its layout, the events, the hash of the last."""

    events: list[Any]
    format: int = 0
    head: str = ""


def write_json(record: Record) -> bytes:
    """The record as JSON, in UTF-8; equal records give equal bytes."""
    events = b",\n".join(codec.encode(event) for event in record.events)
    head = codec.encode(record.head)
    return b'{"format":%d,"events":[\n%b\n],"head":%b}\n' % (FORMAT, events, head)


def read_json(data: bytes, file: str = "") -> Reading:
    """What can be read of a record in JSON: of any layout there has been."""
    if len(data) > LARGEST:
        return Reading(Record(), too_large(len(data), file))
    try:
        envelope: _Envelope = codec.decode(data, _Envelope)
    except Unreadable as refusal:
        return _salvaged(data, file, refusal.message)
    return _read(envelope, file)


def too_large(size: int, file: str) -> Fault:
    """A record of that many bytes is not read."""
    wrong = say("fault-record-size", size=size)
    return Fault(file, 0, "", wrong, say("right-record-size", most=LARGEST // 1024))


def too_many() -> Refused:
    """What is said of a record with more events than can be."""
    return Refused(say("fault-record-events", most=MOST_EVENTS))


def read_events(parts: Iterable[bytes]) -> tuple[AnyEvent, ...]:
    """The events of a log, each kept as JSON by itself; the layout is the one that the first names.

    Raises Refused at the first that can't be read.
    """
    raw: list[dict[str, Any]] = [codec.decode(part, dict[str, Any]) for part in parts]
    reading = _read(_Envelope(raw, _layout(raw)), "")
    if reading.fault:
        raise Refused(reading.fault.wrong)
    return reading.record.events


def _layout(raw: Sequence[dict[str, Any]]) -> int:
    named = raw[0].get("format", 0) if raw else FORMAT
    return named if isinstance(named, int) else FORMAT


def _read(envelope: _Envelope, file: str) -> Reading:
    """The events of a file that is JSON as a whole."""
    events: list[AnyEvent] = []
    try:
        raw = upgraded(envelope.format, envelope.events)
    except Refused as refusal:
        return Reading(Record(), Fault(file, 0, "format", refusal.message, say("right-record-format")))
    for place, plain in enumerate(raw):
        try:
            if place == MOST_EVENTS:
                raise too_many()
            event: AnyEvent = codec.convert(plain, AnyEvent)
            if event.n != place:
                raise Refused(say("refused-event-number", number=event.n, expected=place))
        except Refused as refusal:
            inner, wrong = codec.unplaced(refusal.message)
            key = f"events[{place}]" + ("." + inner if inner else "")
            fault = Fault(file, 0, key, wrong, say("right-record-event"))
            return Reading(Record(tuple(events)), fault)
        events.append(event)
    return Reading(Record(tuple(events), envelope.head))


_EVENTS = re.compile(r'"events"\s*:\s*\[')
_FORMAT = re.compile(r'\{\s*"format"\s*:\s*([0-9]{1,9})\s*,')
_GAP = re.compile(r"\s*,?\s*")


def _salvaged(data: bytes, file: str, why: Message) -> Reading:
    """The events before the fault of a file that is no JSON as a whole: cut off, say."""
    text = data.decode("utf-8", "replace")
    begin = _EVENTS.search(text)
    layout = _FORMAT.match(text)
    raw: list[Any] = []
    at = begin.end() if begin else 0
    decoder = json.JSONDecoder()
    while begin:
        gap = _GAP.match(text, at)
        at = gap.end() if gap else at
        try:
            _, end = decoder.raw_decode(text, at)
            raw.append(codec.decode(text[at:end], Any))
        except (ValueError, RecursionError):
            break
        at = end
    good = _read(_Envelope(raw, int(layout[1]) if layout else 0), file) if raw else Reading(Record())
    if good.fault:
        return good
    key, wrong = codec.unplaced(why)
    line = _whole(str(why.args.get("line", "")))
    return Reading(Record(good.record.events), Fault(file, line, key, wrong, say("right-record-json")))


def _whole(text: str) -> int:
    return int(text) if text.isdigit() else 0
