"""Malformed decks and tableaus, made by hand: each with what must be said of it, by line, key and fault."""

from __future__ import annotations

from pathlib import Path

from pillarbox.games import post_office

DECK = (Path(post_office.__path__[0]) / "decks" / "open-post-1.json").read_text(encoding="utf-8")
"""The deck that ships: card A01 is on line 7, A02 on line 8 and so on."""

CARDS = [line.strip(" {},\n").replace('"', "").split(", ") for line in DECK.split("\n") if '"id"' in line]
TRIPLES = [tuple(part.partition(": ")[2] for part in card) for card in CARDS]
"""Id, set and slots of every card."""

DRAWING = "".join(f"{id} {set}\n{slots[:2]}\n{slots[2:4]}\n{slots[4:]}\n\n" for id, set, slots in TRIPLES)
"""The same deck drawn: card A01 begins on line 1, A02 on line 6."""

TABLE = "id,set,slots\n" + "".join(f"{','.join(card)}\n" for card in TRIPLES)
"""The same deck as a table: card A01 is on line 2."""

WIDE = "id;set;1;2;3;4;5;6\n" + "".join(f"{id};{set};{';'.join(slots)}\n" for id, set, slots in TRIPLES)
"""... and with a column for each slot."""

Expected = list[tuple[int, str, str]]


def a01(line: str) -> str:
    """The deck with another line for card A01."""
    old = '  {"id": "A01", "set": "A", "slots": "f..m.."},'
    assert old in DECK
    return DECK.replace(old, line)


def head(line: str) -> str:
    """The deck with one more line at its beginning, as line 2."""
    return DECK.replace("{\n", "{\n" + line + "\n", 1)


DECKS: tuple[tuple[str, Expected], ...] = (
    # No deck at all.
    ("", [(0, "", "deck-fault-empty")]),
    (" \n\t\n", [(0, "", "deck-fault-empty")]),
    ("x" * 300_000, [(0, "", "deck-fault-too-long")]),
    ("[]", [(1, "", "json-fault-no-object")]),
    ("[" * 100_000, [(0, "", "json-fault-absurd")]),
    ('{"rows": ' + "9" * 5000 + "}", [(0, "", "json-fault-absurd")]),
    ("{", [(1, "", "json-fault-broken")]),
    ("{}", [(0, "cards", "deck-fault-no-cards")]),
    ('{"cards"}', [(1, "", "json-fault-broken")]),
    ('{"cards": []} x', [(1, "", "json-fault-broken")]),
    ('{"cards": [],}', [(1, "", "json-fault-broken")]),
    ("{cards: []}", [(1, "", "json-fault-broken")]),
    ('{"name": "a" "cards": []}', [(1, "", "json-fault-broken")]),
    ('{\n"cards": {}}', [(2, "cards", "deck-fault-no-cards")]),
    ('{"cards": 36}', [(1, "cards", "deck-fault-no-cards")]),
    (DECK[:-6], [(42, "", "json-fault-broken")]),
    (DECK.replace('"A05", ', '"A05" ', 1), [(11, "", "json-fault-broken")]),
    (DECK.replace('"A05"', "'A05'", 1), [(11, "", "json-fault-broken")]),
    ('{"cards": []}', [(0, "cards", "deck-fault-count"), (0, "cards", "deck-fault-count")]),
    # Keys of the deck.
    (head('"color": "red",'), [(2, "color", "deck-fault-key")]),
    (head('"rows": 3,'), [(5, "rows", "deck-fault-key-twice")]),
    (head('"cards": [],'), [(7, "cards", "deck-fault-key-twice"), (0, "cards", "deck-fault-count"),
                            (0, "cards", "deck-fault-count")]),
    (head('"version": 2,'), [(2, "version", "deck-fault-untrue")]),
    (head('"layout": 6,'), [(2, "layout", "deck-fault-untrue")]),
    (head('"sets": ["A", "B"],'), [(2, "sets", "deck-fault-untrue")]),
    (head('"codes": {".": "mouse"},'), [(2, "codes", "deck-fault-untrue")]),
    (head('"composition_per_set": 7,'), [(2, "composition_per_set", "deck-fault-untrue")]),
    (head('"composition_per_set": [{"packages": 1}],'), [(2, "composition_per_set", "deck-fault-untrue")]),
    (head('"composition_per_set": [],'), [(2, "composition_per_set", "deck-fault-untrue")]),
    (DECK.replace('"Open Post deck 1"', "1"), [(2, "name", "fault-value")]),
    (DECK.replace('"Open Post deck 1"', '"' + "a" * 301 + '"'), [(2, "name", "fault-text-too-long")]),
    (DECK.replace("Open Post deck 1", "Open\\u001b[2J"), [(2, "name", "fault-control-character")]),
    (DECK.replace('"rows": 3', '"rows": 2'), [(5, "rows", "deck-fault-shape")]),
    (DECK.replace('"rows": 3', '"rows": 0'), [(4, "rows", "deck-fault-size")]),
    (DECK.replace('"rows": 3', '"rows": "3"'), [(4, "rows", "deck-fault-size")]),
    (DECK.replace('"rows": 3', '"rows": 3.0'), [(4, "rows", "deck-fault-size")]),
    (DECK.replace('"cols": 2', '"cols": true'), [(5, "cols", "deck-fault-size")]),
    (DECK.replace('"cols": 2', '"cols": 60'), [(5, "cols", "deck-fault-size")]),
    # Cards.
    (a01("7,"), [(7, "#1", "deck-fault-card-no-object")]),
    (a01('"A01",'), [(7, "#1", "deck-fault-card-no-object")]),
    (a01("null,"), [(7, "#1", "deck-fault-card-no-object")]),
    (a01("[],"), [(7, "#1", "deck-fault-card-no-object")]),
    (a01('{"set": "A", "slots": "f..m.."},'), [(7, "#1.id", "deck-fault-no-text")]),
    (a01('{"id": 1, "set": "A", "slots": "f..m.."},'), [(7, "#1.id", "deck-fault-no-text")]),
    (a01('{"id": "A01", "slots": "f..m.."},'), [(7, "A01.set", "deck-fault-no-text")]),
    (a01('{"id": "A01", "set": "A"},'), [(7, "A01.slots", "deck-fault-no-text")]),
    (a01('{"id": "A01", "set": "A", "slots": ["f"]},'), [(7, "A01.slots", "deck-fault-no-text")]),
    (a01('{"id": "A01", "set": "A", "slots": "f..m..", "color": 1},'), [(7, "A01.color", "deck-fault-key")]),
    (a01('{"id": "A01", "id": "A01", "set": "A", "slots": "f..m.."},'),
     [(7, "A01.id", "deck-fault-key-twice")]),
    (a01('{"id": "", "set": "A", "slots": "f..m.."},'), [(7, "#1.id", "deck-fault-id")]),
    (a01('{"id": "A 1", "set": "A", "slots": "f..m.."},'), [(7, "#1.id", "deck-fault-id")]),
    (a01('{"id": "A-1", "set": "A", "slots": "f..m.."},'), [(7, "#1.id", "deck-fault-id")]),
    (a01('{"id": "first", "set": "A", "slots": "f..m.."},'), [(7, "#1.id", "deck-fault-id")]),
    (a01('{"id": "mmggss", "set": "A", "slots": "f..m.."},'), [(7, "#1.id", "deck-fault-id")]),
    (a01('{"id": "?", "set": "A", "slots": "f..m.."},'), [(7, "#1.id", "deck-fault-id")]),
    (a01('{"id": "A012345678901", "set": "A", "slots": "f..m.."},'), [(7, "#1.id", "deck-fault-id")]),
    (a01('{"id": "A\\u202e1", "set": "A", "slots": "f..m.."},'), [(7, "#1.id", "deck-fault-id")]),
    (a01('{"id": "Ä01", "set": "A", "slots": "f..m.."},'), [(7, "#1.id", "deck-fault-id")]),
    (a01('{"id": "A02", "set": "A", "slots": "f..m.."},'), [(8, "A02.id", "deck-fault-id-twice")]),
    (a01('{"id": "a02", "set": "A", "slots": "f..m.."},'), [(8, "A02.id", "deck-fault-id-twice")]),
    (a01('{"id": "A01", "set": "C", "slots": "f..m.."},'), [(7, "A01.set", "deck-fault-set")]),
    (a01('{"id": "A01", "set": "a", "slots": "f..m.."},'), [(7, "A01.set", "deck-fault-set")]),
    (a01('{"id": "A01", "set": "", "slots": "f..m.."},'), [(7, "A01.set", "deck-fault-set")]),
    (a01('{"id": "A01", "set": "B", "slots": "f..m.."},'), [(0, "cards", "deck-fault-count"),
                                                           (0, "cards", "deck-fault-count")]),
    (a01('{"id": "A01", "set": "A", "slots": "f..m."},'), [(7, "A01.slots", "deck-fault-slots")]),
    (a01('{"id": "A01", "set": "A", "slots": "f..m..."},'), [(7, "A01.slots", "deck-fault-slots")]),
    (a01('{"id": "A01", "set": "A", "slots": ""},'), [(7, "A01.slots", "deck-fault-slots")]),
    (a01('{"id": "A01", "set": "A", "slots": "x..m.."},'), [(7, "A01.slots[1]", "deck-fault-code")]),
    (a01('{"id": "A01", "set": "A", "slots": "f..m. "},'), [(7, "A01.slots[6]", "deck-fault-code")]),
    (a01('{"id": "A01", "set": "A", "slots": "F..M.."},'), [(7, "A01.slots[1]", "deck-fault-code"),
                                                           (7, "A01.slots[4]", "deck-fault-code")]),
    (a01('{"id": "A01", "set": "A", "slots": "xyzuvw"},'),
     [(7, f"A01.slots[{slot}]", "deck-fault-code") for slot in range(1, 7)]),
    (a01('{"id": "A 1", "set": "D", "slots": "f?"},'),
     [(7, "#1.id", "deck-fault-id"), (7, "#1.set", "deck-fault-set"),
                                                        (7, "#1.slots", "deck-fault-slots")]),
    (a01(""), [(0, "cards", "deck-fault-count")]),
    (a01('{"id": "A01", "set": "A", "slots": "f..m.."}, {"id": "A99", "set": "A", "slots": "f..m.."},'),
     [(0, "cards", "deck-fault-count")]),
    ('{"cards": [' + ",".join(["1"] * 100) + "]}",
     [(1, f"#{number}", "deck-fault-card-no-object") for number in range(1, 74)]),
    # Drawings.
    ("no deck at all", [(1, "", "deck-fault-line")]),
    (DRAWING.replace("A01 A\n", "A01 C\n"), [(1, "A01.set", "deck-fault-set")]),
    (DRAWING.replace("A01 A\n", "A01\n"), [(1, "A01.set", "deck-fault-set")]),
    (DRAWING.replace("A01 A\n", "A01 A one\n"), [(1, "", "deck-fault-line"), (2, "", "deck-fault-line"),
                                                 (3, "", "deck-fault-line"), (4, "", "deck-fault-line")]),
    (DRAWING.replace("A01 A\nf.\n", "A01 A\nf\n"), [(2, "A01.slots", "deck-fault-row")]),
    (DRAWING.replace("A01 A\nf.\n", "A01 A\nf..\n"), [(2, "A01.slots", "deck-fault-row")]),
    (DRAWING.replace("A01 A\nf.\n", "A01 A\nf?\n"), [(2, "A01.slots[2]", "deck-fault-code")]),
    (DRAWING.replace("A01 A\nf.\n", "A01 A\n"), [(1, "A01.slots", "deck-fault-rows")]),
    (DRAWING.replace("A01 A\nf.\n", "A01 A\nf.\nf.\n"), [(5, "", "deck-fault-line")]),
    (DRAWING.replace("A02 A", "A01 A"), [(6, "A01.id", "deck-fault-id-twice")]),
    ("colour: red\n" + DRAWING, [(1, "colour", "deck-fault-key")]),
    ("name: a\nname: b\n" + DRAWING, [(2, "name", "deck-fault-key-twice")]),
    ("rows: two\n" + DRAWING, [(1, "rows", "deck-fault-size")]),
    ("rows: 3\ncols: 3\n" + DRAWING, [(2, "rows", "deck-fault-shape")]),
    (DRAWING.replace("B18 B\nsm\npg\nmm\n", ""), [(0, "cards", "deck-fault-count")]),
    ("\n" * 2001 + DRAWING, [(2000, "", "deck-fault-lines")]),
    # Tables.
    (TABLE.replace("id,set,slots", "id,set"), [(1, "", "deck-fault-headings")]),
    (TABLE.replace("id,set,slots", "name,set,slots"), [(1, "", "deck-fault-headings")]),
    (TABLE.replace("id,set,slots", "id,id,set,slots"), [(1, "", "deck-fault-headings")]),
    (TABLE.replace("A01,A,f..m..", "A01,A"), [(2, "A01", "deck-fault-cells")]),
    (TABLE.replace("A01,A,f..m..", "A01"), [(2, "A01", "deck-fault-cells")]),
    (TABLE.replace("A01,A,f..m..", "A01,A,f..m"), [(2, "A01.slots", "deck-fault-slots")]),
    (TABLE.replace("A01,A,f..m..", "A01,A,f..q.."), [(2, "A01.slots[4]", "deck-fault-code")]),
    (TABLE.replace("A01,A,f..m..", "A02,A,f..m.."), [(3, "A02.id", "deck-fault-id-twice")]),
    (TABLE.replace("A01,A,f..m..", "A01,,f..m.."), [(2, "A01.set", "deck-fault-set")]),
    (WIDE.replace("A01;A;f;.;.;m;.;.", "A01;A;f;;.;m;.;."), [(2, "A01.slots[2]", "deck-fault-code")]),
    (WIDE.replace("A01;A;f;.;.;m;.;.", "A01;A;f;.;mm;m;.;."), [(2, "A01.slots[3]", "deck-fault-code")]),
    (WIDE.replace("A01;A;f;.;.;m;.;.", "A01;A;f;.;.;m;.;"), [(2, "A01", "deck-fault-cells")]),
    (WIDE.replace(";6\n", "\n"), [(1, "", "deck-fault-headings")]),
)  # fmt: skip

TABLEAUS: tuple[tuple[str, Expected], ...] = (
    ("", [(1, "", "json-fault-broken")]),
    ("7", [(1, "", "json-fault-no-object")]),
    ("[]", [(1, "", "json-fault-no-object")]),
    ("{}", [(0, "placements", "given-fault-none")]),
    ('{"placements": []}', [(1, "placements", "given-fault-none")]),
    ('{"cards": []}', [(1, "cards", "deck-fault-key")]),
    ('{"placements": [], "placements": []}', [(1, "placements", "deck-fault-key-twice")]),
    ('{"placements": {}}', [(1, "placements", "given-fault-list")]),
    ('{"placements": "A01"}', [(1, "placements", "given-fault-list")]),
    ('{"placements": [' + ",".join(['["A01", 0, 0, 0]'] * 10) + "]}",
     [(1, "placements", "given-fault-list")]),
    ('{"placements": ["A01"]}', [(1, "placements[1]", "given-fault-placement")]),
    ('{"placements": [["A01", 0, 0]]}', [(1, "placements[1]", "given-fault-placement")]),
    ('{"placements": [["A01", 0, 0, 0, 0]]}', [(1, "placements[1]", "given-fault-placement")]),
    ('{"placements": [["A01", "0", 0, 0]]}', [(1, "placements[1]", "given-fault-placement")]),
    ('{"placements": [["A01", 0.0, 0, 0]]}', [(1, "placements[1]", "given-fault-placement")]),
    ('{"placements": [["A01", true, 0, 0]]}', [(1, "placements[1]", "given-fault-placement")]),
    ('{"placements": [[7, 0, 0, 0]]}', [(1, "placements[1]", "given-fault-placement")]),
    ('{"placements": [["A99", 0, 0, 0]]}', [(1, "placements[1]", "given-fault-card")]),
    ('{"placements": [["", 0, 0, 0]]}', [(1, "placements[1]", "given-fault-card")]),
    ('{"placements": [["?", 0, 0, 0]]}', [(1, "placements[1]", "given-fault-card")]),
    ('{"placements": [["f..x..", 0, 0, 0]]}', [(1, "placements[1]", "deck-fault-code")]),
    ('{"placements": [["A01", 4, 0, 0]]}', [(1, "placements[1]", "post-refused-turns")]),
    ('{"placements": [["A01", -1, 0, 0]]}', [(1, "placements[1]", "post-refused-turns")]),
    ('{"placements": [["A01", 0, 21, 0]]}', [(1, "placements[1]", "given-fault-far")]),
    ('{"placements": [["A01", 0, 0, 1000000000000]]}', [(1, "placements[1]", "given-fault-far")]),
    ('{"placements": [\n["A01", 0, 0, 0],\n["A02", 0, 5, 5]]}', [(3, "placements[2]", "post-refused-apart")]),
    ('{"placements": [\n["A01", 0, 0, 0],\n["A02", 0, 0, 0]]}',
     [(3, "placements[2]", "post-refused-covers-all")]),
    ('{"placements": [\n["A01", 0, 0, 0],\n["A01", 0, 2, 0]]}', [(3, "placements[2]", "post-refused-laid")]),
    ('{"placements": [["A01", 0, 0, 0], ["a01", 0, 2, 0]]}', [(1, "placements[2]", "post-refused-laid")]),
    ('{"placements": [["A01", 0, 0, 0], ["A02", 0, 0, 128]]}', [(1, "placements[2]", "given-fault-far")]),
)  # fmt: skip
