"""Records in a text notation that a person can read and write: headers in brackets, then what was done.

A record written by hand needs two kinds of headers, the ruleset and the seats, and then throws and choices:

    [Ruleset "classic"]
    [Seat "Anna"]
    [Seat "Piet"]

    0 3-5: 8 1-6: 7 5-6: 2+9 4-6:
    1 ...

What a program writes says the rest too: the ruleset in full, the commitment, the seeds, the seals, and the
hash of the last event. `text_items` tells how events are written. A line's rest after `;` is a remark. Must
never invent: a text that can't be read to its end gives the events before the fault, and the fault.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pillarbox.core.message import Fault, Refused, say
from pillarbox.core.reading import excerpt
from pillarbox.core.record import FORMAT, AnyEvent, Created, Reading, Record, Seat, Thrown
from pillarbox.core.record_json import LARGEST, MOST_EVENTS, too_large, too_many
from pillarbox.core.text_items import Course, as_json, grouped, item, read_item, tokens

WIDE = 100
"""Columns after which a seat's doings go on in a new line."""

Find = Callable[[str, Mapping[str, Any]], tuple[str, dict[str, Any]]]
"""Answers a ruleset's id and changed keys with the game's id and the ruleset in full. Raises Refused."""


def write_text(record: Record, differs: Mapping[str, Any] | None = None) -> str:
    """The record in notation. `differs`: what to remark about the ruleset, by key.

    Raises Refused if the record does not begin with a match's creation.
    """
    created = record.created
    if created is None:
        raise Refused(say("refused-record-begins"))
    entered = Counter(event.entered for event in record.events if isinstance(event, Thrown)).most_common(1)
    usual = entered[0][0] if entered and created.dice == "by-hand" else ""
    lines = list(_headers(record, created, usual))
    lines += [f"; {key} = {as_json(value)}" for key, value in (differs or {}).items()]
    lines.append("")
    course = Course(created, usual, bool(record.head))
    for event in record.events[1:]:
        words = item(course, event)
        more = " ".join(words[1:])
        first = lines[-1].partition(" ")[0]
        if words[0].isdigit() and first == words[0] and len(lines[-1]) + len(more) < WIDE:
            lines[-1] += " " + more
        else:
            lines.append(" ".join(words))
        course.passed(event)
    return "\n".join(lines) + "\n"


def _headers(record: Record, created: Created, entered: str) -> Iterator[str]:
    """Head and dice stand before what no record can lack, so that a text cut off never looks whole."""
    yield f"[Record {FORMAT}]"
    if created.format != FORMAT:
        yield f"[Began {created.format}]"
    if record.head:
        yield f"[Head {as_json(record.head)}]"
    yield f"[Match {as_json(created.match)}]"
    if created.date:
        yield f"[Date {as_json(created.date)}]"
    yield f"[Dice {as_json(created.dice)}]"
    if entered:
        yield f"[Entered {as_json(entered)}]"
    if created.commitment:
        yield f"[Commitment {as_json(created.commitment)}]"
    if created.prev:
        yield f"[Before {as_json(created.prev)}]"
    yield f"[Game {as_json(created.game)}]"
    if "id" in created.ruleset:
        yield f"[Ruleset {as_json(created.ruleset['id'])}]"
    yield f"[Rules {as_json(created.ruleset)}]"
    for seat in created.seats:
        more = "" if seat.player == "person" and not seat.entropy else f" {as_json(seat.player)}"
        yield f"[Seat {as_json(seat.name)}{more}{' true' if seat.entropy else ''}]"


def read_text(text: str, find: Find, file: str = "") -> Reading:
    """What can be read of a record in notation; `find` looks up a ruleset that is only named."""
    if len(text.encode("utf-8", "surrogatepass")) > LARGEST:
        return Reading(Record(), too_large(len(text), file))
    reader = _Reader(find)
    lines = text.split("\n")
    for number, line in enumerate([*lines, ""], 1):
        try:
            reader.line(line.rstrip("\r"))
            if number > len(lines):
                reader.begin()
            reader.lines += [number] * (len(reader.events) - len(reader.lines))
        except Refused as refusal:
            wrong = refusal.message
        except (ValueError, RecursionError):
            wrong = say("fault-record-line", text=excerpt(line))
        else:
            continue
        place = number if number <= len(lines) else 0
        return reader.stopped(Fault(file, place, "", wrong, say("right-record-line")))
    return Reading(Record(tuple(reader.events), reader.head), lines=tuple(reader.lines))


class _Reader:
    """A text read so far: its headers, then its events."""

    def __init__(self, find: Find) -> None:
        self.find = find
        self.events: list[AnyEvent] = []
        self.lines: list[int] = []
        self.headers: dict[str, list[Any]] = {}
        self.seats: list[Seat] = []
        self.changes: dict[str, Any] = {}
        self.course: Course | None = None

    @property
    def head(self) -> str:
        return str(self.headers.get("Head", [""])[0])

    def stopped(self, fault: Fault) -> Reading:
        """What was read; nothing if the first line after the headers is at fault: it may be one of them."""
        return Reading(Record(tuple(self.events) if len(self.events) > 1 else ()), fault)

    def line(self, line: str) -> None:
        """Read one line. Raises Refused or ValueError, having taken up what came before the fault."""
        if line.startswith("["):
            self._header(line)
            return
        words = tokens(line)
        if not words:
            return
        course = self.begin()
        for first, *rest in grouped(words):
            event = read_item(course, first, rest)
            if event.n != course.count:
                raise Refused(say("refused-event-number", number=event.n, expected=course.count))
            if event.n == MOST_EVENTS:
                raise too_many()
            self.events.append(event)
            course.passed(event)

    def _header(self, line: str) -> None:
        name, *values = _header_words(line)
        if self.course is not None or name not in HEADERS or (name in self.headers and name not in SEVERAL):
            raise Refused(say("fault-record-header", name=excerpt(name)))
        if not HEADERS[name](values):
            raise Refused(say("fault-record-header-value", name=name))
        if name == "Seat":
            player = values[1] if len(values) > 1 else "person"
            self.seats.append(Seat(values[0], player, len(values) > 2 and values[2]))
        elif name == "Rule":
            self.changes[values[0]] = values[1]
        self.headers[name] = values

    def begin(self) -> Course:
        """The first event, made of the headers, once they are complete. Raises Refused."""
        if self.course is not None:
            return self.course
        game, ruleset = self._ruleset()
        if not self.seats:
            raise Refused(say("fault-record-missing", name="Seat"))
        layout = self._value("Record", FORMAT)
        if layout != FORMAT:
            raise Refused(say("refused-record-format", format=layout, known=FORMAT))
        created = Created(
            n=0,
            prev=self._value("Before", ""),
            format=self._value("Began", FORMAT),
            match=self._value("Match", ""),
            game=game,
            ruleset=ruleset,
            seats=tuple(self.seats),
            dice=self._value("Dice", "by-hand"),
            commitment=self._value("Commitment", ""),
            date=self._value("Date", ""),
        )
        self.course = Course(created, self._value("Entered", ""), bool(self.head))
        self.events.append(created)
        return self.course

    def _value(self, name: str, default: Any) -> Any:
        return self.headers.get(name, [default])[0]

    def _ruleset(self) -> tuple[str, dict[str, Any]]:
        """The game and the ruleset in full: as the text has it, or looked up."""
        named = self._value("Ruleset", None)
        if "Rules" not in self.headers:
            if named is None:
                raise Refused(say("fault-record-missing", name="Ruleset"))
            game, found = self.find(named, self.changes)
            if self._value("Game", game) != game:
                raise Refused(say("refused-record-game", game=game))
            return game, found
        ruleset: dict[str, Any] = self.headers["Rules"][0]
        if "Game" not in self.headers:
            raise Refused(say("fault-record-missing", name="Game"))
        if named != ruleset.get("id") or self.changes:
            raise Refused(say("fault-record-two-rulesets"))
        return self._value("Game", ""), ruleset


def _header_words(line: str) -> list[Any]:
    """The name and the values of `[Name "value" ...]`. Raises ValueError."""
    decoder = json.JSONDecoder()
    line = line.rstrip()
    name, _, rest = line[1:].partition(" ")
    values: list[Any] = [name]
    at = 0
    while not rest.startswith("]", at):
        value, at = decoder.raw_decode(rest, at)
        values.append(value)
        while rest.startswith(" ", at):
            at += 1
    remark = rest[at + 1 :].strip()
    if remark and not remark.startswith(";"):
        raise ValueError(line)
    return values


def _one(*kinds: type) -> Callable[[list[Any]], bool]:
    return lambda values: len(values) == 1 and type(values[0]) in kinds


def _is_seat(values: list[Any]) -> bool:
    return 1 <= len(values) <= 3 and [type(value) for value in values] == [str, str, bool][: len(values)]


HEADERS: dict[str, Callable[[list[Any]], bool]] = {
    "Record": _one(int),
    "Began": _one(int),
    "Match": _one(str),
    "Game": _one(str),
    "Date": _one(str),
    "Ruleset": _one(str),
    "Rule": lambda values: len(values) == 2 and type(values[0]) is str,
    "Rules": _one(dict),
    "Seat": _is_seat,
    "Dice": lambda values: values in (["committed"], ["seeded"], ["by-hand"]),
    "Entered": _one(str),
    "Commitment": _one(str),
    "Before": _one(str),
    "Head": _one(str),
}
"""The headers there are, with what their values must be."""

SEVERAL = ("Seat", "Rule")
"""The headers that may come more than once."""
