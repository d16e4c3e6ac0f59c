"""Reads a deck from text: JSON, a drawing of each card, or a table (CSV). All faults are told, card by card.

Must never open a file, and never mend a card: what is wrong with one is said, not guessed.

A drawing gives each card as a line with its id and its set, then its slots row by row; `#` begins a remark,
lines like `name: ...` may stand before the first card. A table has a line of headings, `id`, `set` and
either `slots` or the numbers 1 to 6, with commas, semicolons or tabs between. JSON is an object with
`cards`, each an object of `id`, `set`, `slots`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from pillarbox.core.keys import Text, shown
from pillarbox.core.message import Fault, FaultyFile, say
from pillarbox.core.reading import excerpt
from pillarbox.games.post_office.deck import CODES, HALF, SETS, SLOTS, Card, Deck, composition
from pillarbox.games.post_office.deckforms import (
    MOST_CARDS,
    SHAPE,
    Raw,
    Sheet,
    read_json,
    read_lines,
)
from pillarbox.games.post_office.jsontext import Notes

LONGEST = 256 * 1024
"""Bytes of a deck file; a longer one is refused unread."""

NAMES = {".": "empty", "m": "mouse", "g": "gift", "p": "personal", "s": "sweet", "f": "fragile"}
"""What the codes stand for, where a file tells."""

VERSION = 1

_ID = re.compile(r"(?=[A-Za-z]*[0-9])[A-Za-z0-9]{1,12}")


def parse_deck(text: str, file: str = "") -> Deck:
    """The deck that a text says. Raises FaultyFile with everything that is wrong with it."""
    notes = Notes(file)
    sheet = _read(text.removeprefix("\ufeff"), notes)
    deck = None if sheet is None else _judge(sheet, notes)
    if notes.faults or deck is None:
        raise FaultyFile(tuple(sorted(notes.faults, key=lambda fault: (not fault.line, fault.line))))
    return deck


def check_deck(deck: Deck, file: str = "") -> tuple[Fault, ...]:
    """All that is wrong with a deck that did not come from `parse_deck`, from a record for instance."""
    notes = Notes(file)
    head = {key: (getattr(deck, key), 0) for key in ("name", "origin", "rows", "cols")}
    _judge(Sheet(head, [Raw(0, card.id, card.set, card.slots) for card in deck.cards]), notes)
    return tuple(notes.faults)


def _read(text: str, notes: Notes) -> Sheet | None:
    if len(text) > LONGEST:
        notes.add(0, "", say("deck-fault-too-long", most=LONGEST // 1024), say("deck-right-shorter"))
        return None
    begin = text.lstrip()[:1]
    if not begin:
        notes.add(0, "", say("deck-fault-empty"), say("deck-right-forms"))
        return None
    return read_json(text, notes) if begin in "{[" else read_lines(text, notes)


def _judge(sheet: Sheet, notes: Notes) -> Deck:
    rows, cols = (_size(sheet, key, notes) for key in SHAPE)
    if rows * cols != SLOTS and rows and cols:
        line = max(sheet.head.get(key, (0, 0))[1] for key in SHAPE)
        notes.add(line, "rows", say("deck-fault-shape", rows=rows, cols=cols), say("deck-right-shape"))
    name, origin = (_text(sheet, key, notes) for key in ("name", "origin"))
    before = len(notes.faults)
    if len(sheet.cards) > MOST_CARDS:
        line = sheet.cards[MOST_CARDS].line
        notes.add(line, "cards", say("deck-fault-too-many", most=MOST_CARDS), say("deck-right-count"))
    cards = [
        card for number, raw in enumerate(sheet.cards[:MOST_CARDS], 1) if (card := _card(number, raw, notes))
    ]
    _twice(sheet.cards[:MOST_CARDS], notes)
    _count(sheet, notes)
    deck = Deck(name=name, origin=origin, rows=rows, cols=cols, cards=tuple(cards))
    _told(sheet, deck, len(notes.faults) > before, notes)
    return deck


def _size(sheet: Sheet, key: str, notes: Notes) -> int:
    value, line = sheet.head.get(key, (SHAPE[key], 0))
    if type(value) is int and 0 < value <= SLOTS:
        return value
    notes.add(line, key, say("deck-fault-size", value=shown(value)), say("deck-right-shape"))
    return 0


def _text(sheet: Sheet, key: str, notes: Notes) -> str:
    value, line = sheet.head.get(key, ("", 0))
    wrong = list(Text(300).faults(value))
    for found in wrong:
        notes.add(line, key, found.wrong, found.right)
    return "" if wrong else value


def _name(number: int, raw: Raw) -> str:
    """What a card is called in a fault: its id, or its place in the file."""
    return raw.id if _ID.fullmatch(raw.id) else f"#{number}"


def _card(number: int, raw: Raw, notes: Notes) -> Card | None:
    before = len(notes.faults)
    name = _name(number, raw)
    if not _ID.fullmatch(raw.id):
        notes.add(raw.line, f"{name}.id", say("deck-fault-id", written=shown(raw.id)), say("deck-right-id"))
    if raw.set not in SETS:
        notes.add(
            raw.line,
            f"{name}.set",
            say("deck-fault-set", card=name, set=shown(raw.set)),
            say("deck-right-set"),
        )
    if len(raw.slots) != SLOTS:
        if raw.slots or not raw.lines:
            wrong = say("deck-fault-slots", card=name, count=len(raw.slots))
            notes.add(raw.line, f"{name}.slots", wrong, say("deck-right-slots"))
        return None
    for slot, code in enumerate(raw.slots, start=1):
        if len(code) != 1 or code not in CODES:
            wrong = say("deck-fault-code", card=name, slot=str(slot), code=excerpt(code, 8))
            line = raw.lines[slot - 1] if raw.lines else raw.line
            notes.add(line, f"{name}.slots[{slot}]", wrong, say("deck-right-code", codes=list(CODES)))
    if len(notes.faults) > before:
        return None
    return Card(raw.id, "A" if raw.set == "A" else "B", "".join(raw.slots))


def _twice(cards: list[Raw], notes: Notes) -> None:
    first: dict[str, Raw] = {}
    for raw in cards:
        known = first.setdefault(raw.id.upper(), raw)
        if known is not raw and _ID.fullmatch(raw.id):
            wrong = say("deck-fault-id-twice", card=raw.id, first=str(known.line))
            notes.add(raw.line, f"{raw.id}.id", wrong, say("deck-right-id-once"))


def _count(sheet: Sheet, notes: Notes) -> None:
    """Tell a wrong number of cards: by set where all sets can be read, else over all; nothing where parts of
    the file could not be told as cards.
    """
    whole = len(sheet.cards) + notes.spoilt
    if notes.lost or whole > MOST_CARDS:
        return
    if notes.spoilt or any(raw.set not in SETS for raw in sheet.cards):
        if whole != HALF * len(SETS):
            notes.add(0, "cards", say("deck-fault-total", count=whole), say("deck-right-count"))
        return
    for name in SETS:
        count = sum(raw.set == name for raw in sheet.cards)
        if count != HALF:
            notes.add(0, "cards", say("deck-fault-count", set=name, count=count), say("deck-right-count"))


def _told(sheet: Sheet, deck: Deck, faulty: bool, notes: Notes) -> None:
    for key, is_true in TOLD.items():
        value, line = sheet.head.get(key, (None, 0))
        if not line or (faulty and key == "composition_per_set"):
            continue
        if not is_true(value, deck):
            notes.add(line, key, say("deck-fault-untrue", value=shown(value)), say("deck-right-true"))


def _composed(value: Any, deck: Deck) -> bool:
    """Whether the cards of each set are as rich as the file says: so many packages, mice and empty slots."""
    fields = ("packages", "mice", "empty", "cards")
    try:
        said = sorted(tuple(held[field] for field in fields) for held in value)
    except (TypeError, KeyError, LookupError):
        return False
    return all(said == list(composition(c for c in deck.cards if c.set == name).richness) for name in SETS)


TOLD: dict[str, Callable[[Any, Deck], bool]] = {
    "version": lambda value, deck: value == VERSION,
    "layout": lambda value, deck: isinstance(value, str),
    "codes": lambda value, deck: value == NAMES,
    "sets": lambda value, deck: isinstance(value, dict) and tuple(value) == SETS,
    "composition_per_set": _composed,
}
"""What a JSON file may say besides, which changes nothing and must be true of it."""
