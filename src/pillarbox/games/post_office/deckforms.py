"""The three forms in which a deck can be written down: JSON, a drawing of each card, a table. Form only, not
sense.

Each reader answers with what it found, every card with its lines, and notes what it couldn't read. Must
never judge a card; `deckfile` does.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from pillarbox.core.message import say
from pillarbox.core.reading import excerpt, whole
from pillarbox.games.post_office.deck import SETS, SLOTS
from pillarbox.games.post_office.jsontext import Member, Notes, Thing, items, read_object

MOST_CARDS = 72
"""So many cards are looked at: twice what a deck has."""
MOST_LINES = 2000
"""So many lines a drawing or a table may have."""

SHAPE = {"rows": 3, "cols": 2}
HEAD = ("name", "origin", "rows", "cols")
"""What may be said before the first card."""
TOLD = ("version", "layout", "codes", "sets", "composition_per_set")
"""What a JSON file may say besides, which changes nothing and must be true."""
CARD = ("id", "set", "slots")


class Raw(NamedTuple):
    """One card as it was written: the lines of its head and of each slot, and what stood there."""

    line: int
    id: str
    set: str
    slots: str | tuple[str, ...]
    lines: tuple[int, ...] = ()


class Sheet(NamedTuple):
    """What was read: by key the values before the cards with their lines, and the cards."""

    head: dict[str, tuple[Any, int]]
    cards: list[Raw]


# JSON.


def read_json(text: str, notes: Notes) -> Sheet | None:
    """A deck written as JSON; None if it isn't JSON at all."""
    found = read_object(text, notes)
    if found is None:
        return None
    sheet = Sheet({}, [])
    cards: Member | None = None
    for member in found:
        key = member.key
        if key in sheet.head or (key == "cards" and cards):
            notes.add(member.line, excerpt(key), say("deck-fault-key-twice"), say("deck-right-key-once"))
        elif key == "cards":
            cards = member
        elif key not in (*HEAD, *TOLD):
            right = say("deck-right-keys", keys=[*HEAD, "cards"])
            notes.add(member.line, excerpt(key), say("deck-fault-key"), right)
        else:
            sheet.head[key] = (member.value, member.line)
    if cards is None or not isinstance(cards.value, list):
        notes.add(cards.line if cards else 0, "cards", say("deck-fault-no-cards"), say("deck-right-cards"))
        notes.lost += 1
        return sheet
    for number, (card, line) in enumerate(items(text, cards, MOST_CARDS + 1), start=1):
        _json_card(card, line, f"#{number}", sheet, notes)
    return sheet


def _json_card(card: Any, line: int, name: str, sheet: Sheet, notes: Notes) -> None:
    if not isinstance(card, Thing):
        notes.add(line, name, say("deck-fault-card-no-object"), say("deck-right-card-object"))
        notes.spoilt += 1
        return
    if isinstance(card.get("id"), str):
        name = excerpt(card["id"], 12)
    for key in card:
        if key not in CARD:
            notes.add(
                line, f"{name}.{excerpt(key)}", say("deck-fault-key"), say("deck-right-keys", keys=list(CARD))
            )
        elif key in card.twice:
            notes.add(line, f"{name}.{key}", say("deck-fault-key-twice"), say("deck-right-key-once"))
    texts = {}
    for key in CARD:
        if isinstance(card.get(key), str):
            texts[key] = card[key]
        else:
            notes.add(line, f"{name}.{key}", say("deck-fault-no-text"), say("deck-right-card-object"))
    if len(texts) == len(CARD):
        sheet.cards.append(Raw(line, **texts))
    else:
        notes.spoilt += 1


# Drawings and tables.

_HEAD_LINE = re.compile(r"([a-z]+)[ \t]*:[ \t]*(.*)")
_BREAK = re.compile(r"[,;\t]")


class _Line(NamedTuple):
    number: int
    text: str


def read_lines(text: str, notes: Notes) -> Sheet:
    """A deck written as a drawing or as a table, whichever its first line after the head is."""
    if text.count("\n") > MOST_LINES:
        notes.add(MOST_LINES, "", say("deck-fault-lines", most=MOST_LINES), say("deck-right-shorter"))
        notes.lost += 1
        return Sheet({}, [])
    lines = [
        _Line(number, line.partition("#")[0].strip(" \r"))
        for number, line in enumerate(text.split("\n"), start=1)
    ]
    sheet = Sheet({}, [])
    at = 0
    while at < len(lines) and (not lines[at].text.strip() or _HEAD_LINE.match(lines[at].text)):
        if lines[at].text.strip():
            _head_line(lines[at], sheet, notes)
        at += 1
    if at < len(lines) and _BREAK.search(lines[at].text):
        _read_table(lines[at], lines[at + 1 :], sheet, notes)
    else:
        _read_drawing(lines[at:], sheet, notes)
    return sheet


def _head_line(line: _Line, sheet: Sheet, notes: Notes) -> None:
    found = _HEAD_LINE.match(line.text)
    assert found
    key, text = found[1], found[2].rstrip(" \t,;")
    if key not in HEAD:
        notes.add(line.number, excerpt(key), say("deck-fault-key"), say("deck-right-keys", keys=list(HEAD)))
    elif key in sheet.head:
        notes.add(line.number, key, say("deck-fault-key-twice"), say("deck-right-key-once"))
    else:
        number = whole(text, 99) if key in SHAPE else None
        sheet.head[key] = (text if number is None else number, line.number)


def _shape(sheet: Sheet) -> tuple[int, int]:
    rows, cols = (sheet.head.get(key, (usual, 0))[0] for key, usual in SHAPE.items())
    good = isinstance(rows, int) and isinstance(cols, int) and rows * cols == SLOTS
    return (rows, cols) if good else (SHAPE["rows"], SHAPE["cols"])


def _begins(text: str) -> bool:
    """Whether a line of a drawing is the head of a card: an id, which has a digit, perhaps with its set."""
    words = text.split()
    return (0 < len(words) < 3 and any(c.isdigit() for c in words[0])) or (
        len(words) == 2 and words[1] in SETS
    )


def _read_drawing(lines: list[_Line], sheet: Sheet, notes: Notes) -> None:
    rows, cols = _shape(sheet)
    at = 0
    while at < len(lines) and len(sheet.cards) <= MOST_CARDS:
        line = lines[at]
        at += 1
        if not line.text.strip():
            continue
        if not _begins(line.text):
            wrong = say("deck-fault-line", text=excerpt(line.text.strip()))
            notes.add(line.number, "", wrong, say("deck-right-card-drawn", rows=rows, cols=cols))
            notes.lost += 1
            continue
        id, set, *_ = (*line.text.split(), "")
        drawn: list[_Line] = []
        while (
            at < len(lines) and len(drawn) < rows and lines[at].text.strip() and not _begins(lines[at].text)
        ):
            drawn.append(lines[at])
            at += 1
        _drawn_card(line, id, set, drawn, (rows, cols), sheet, notes)


def _drawn_card(
    line: _Line, id: str, set: str, drawn: list[_Line], shape: tuple[int, int], sheet: Sheet, notes: Notes
) -> None:
    rows, cols = shape
    name = excerpt(id, 12)
    right = say("deck-right-card-drawn", rows=rows, cols=cols)
    if len(drawn) < rows:
        notes.add(line.number, f"{name}.slots", say("deck-fault-rows", card=name, count=len(drawn)), right)
    codes: list[str] = []
    numbers: list[int] = []
    for r, row in enumerate(drawn, start=1):
        found = [c for c in row.text if not c.isspace()]
        if len(found) != cols:
            wrong = say("deck-fault-row", card=name, row=r, count=len(found))
            notes.add(row.number, f"{name}.slots", wrong, right)
        codes += found
        numbers += [row.number] * len(found)
    ok = len(drawn) == rows and len(codes) == rows * cols
    sheet.cards.append(Raw(line.number, id, set, tuple(codes) if ok else "", tuple(numbers)))


def _read_table(top: _Line, lines: list[_Line], sheet: Sheet, notes: Notes) -> None:
    found = _BREAK.search(top.text)
    assert found
    headings = [heading.lower() for heading in _cells(top.text, found[0])]
    numbered = [str(number) for number in range(1, SLOTS + 1)]
    slots = ["slots"] if "slots" in headings else numbered
    wanted = ["id", "set", *slots]
    if any(headings.count(heading) != 1 for heading in wanted):
        wrong = say("deck-fault-headings", headings=[excerpt(heading, 12) for heading in headings[:12]])
        notes.add(top.number, "", wrong, say("deck-right-headings"))
        notes.lost += 1
        return
    for line in lines:
        cells = _cells(line.text, found[0])
        if not any(cells) or len(sheet.cards) > MOST_CARDS:
            continue
        if len(cells) < len(headings):
            wrong = say("deck-fault-cells", count=len(cells), headings=len(headings))
            notes.add(
                line.number, excerpt(cells[0], 12), wrong, say("deck-right-cells", headings=len(headings))
            )
            notes.spoilt += 1
            continue
        by = dict(zip(headings, cells))
        codes = by["slots"] if "slots" in by else tuple(by[number] for number in numbered)
        sheet.cards.append(Raw(line.number, by["id"], by["set"], codes))


def _cells(text: str, mark: str) -> list[str]:
    return [cell.strip().strip('"').strip() for cell in text.rstrip(" \t,;").split(mark)] if text else []
