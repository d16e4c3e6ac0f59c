"""What a seat is called that nobody has named: a mark, which `words` says in each reader's language.

A log keeps an empty name. Whoever tells of a match puts the marks in its place (`called`), so that what is
told once, as Messages, is read in any language. Must never get into a log or a record, nor hold a word.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from pillarbox.core.message import Message, say
from pillarbox.core.record import PERSON, Record, Seat

MARK = "\ue000"
"""No character of any script, so that no name begins with it."""


def called(names: Sequence[str | None], bots: Sequence[bool]) -> tuple[str, ...]:
    """By seat the name, or the mark of one that has none; nothing where nobody sits (None). A person who is
    the only one without a name is marked as such and needs no number.
    """
    alone = sum(name == "" and not bot for name, bot in zip(names, bots)) == 1
    person = "alone" if alone else "person"
    marks = (f"{MARK}{'bot' if bot else person} {seat}" for seat, bot in enumerate(bots, 1))
    return tuple("" if name is None else name or mark for name, mark in zip(names, marks))


def called_seats(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The same of seats as a match began."""
    return called([seat.name for seat in seats], [seat.player != PERSON for seat in seats])


def marked(record: Record, shown: Callable[[str], str] = str) -> Record:
    """The record as it is to be told, with marks for names that are empty, or with what is `shown` for them.

    It is no true record any more.
    """
    created = record.created
    if created is None or all(seat.name for seat in created.seats):
        return record
    names = map(shown, called_seats(created.seats))
    seats = tuple(replace(seat, name=name) for seat, name in zip(created.seats, names))
    return replace(record, events=(replace(created, seats=seats), *record.events[1:]))


def unmarked(name: str) -> Message | None:
    """What a mark stands for; None for a name."""
    if not name.startswith(MARK):
        return None
    kind, _, seat = name.removeprefix(MARK).partition(" ")
    return say("seat-unnamed", kind=kind, seat=seat)
