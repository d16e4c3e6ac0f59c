"""Decks: the one that ships, the three forms a person may write, and what is said about faulty ones."""

import re
from collections import Counter
from random import Random

import pytest

from pillarbox.core.message import FaultyFile
from pillarbox.games.post_office.balance import deck_json, deck_lines
from pillarbox.games.post_office.deck import Card, Deck, composition
from pillarbox.games.post_office.deckfile import check_deck, parse_deck
from pillarbox.words.render import Words
from tests.games.post_office.bad_decks import DECK, DECKS, DRAWING, TABLE, WIDE

SHIPPED = parse_deck(DECK)


def faults(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(FaultyFile) as faulty:
        parse_deck(text, "mine")
    assert {fault.file for fault in faulty.value.faults} == {"mine"}
    return [(fault.line, fault.key, fault.wrong.id) for fault in faulty.value.faults]


# The deck that ships.


def test_it_says_that_it_is_not_the_published_one() -> None:
    assert "NOT" in SHIPPED.origin


@pytest.mark.parametrize("name", ["A", "B"])
def test_each_set_has_the_composition_that_was_measured(name: str) -> None:
    found = composition(card for card in SHIPPED.cards if card.set == name)
    assert found.cards == 18
    assert found.richness == ((1, 1, 4, 4), (1, 2, 3, 2), (2, 2, 2, 8), (2, 3, 1, 2), (3, 3, 0, 2))
    assert found.packages == dict.fromkeys("gpsf", 8)
    assert (found.mice, found.empty) == (36, 40)


def test_no_two_cards_are_equal_and_only_one_equals_its_half_turn() -> None:
    assert composition(SHIPPED.cards).twins == ()
    assert composition(SHIPPED.cards).symmetric == ("B08",)


def test_a_third_of_the_richer_cards_hold_a_pair() -> None:
    richer = [card for card in SHIPPED.cards if sum(card.slots.count(kind) for kind in "gpsf") > 1]
    pairs = [card for card in richer if any(card.slots.count(kind) > 1 for kind in "gpsf")]
    assert (len(pairs), len(richer)) == (8, 24)
    assert composition(SHIPPED.cards).pairs == 8


# The three forms.


@pytest.mark.parametrize("text", [DRAWING, TABLE, WIDE], ids=["drawing", "table", "wide"])
def test_the_same_cards_are_read_from_every_form(text: str) -> None:
    assert parse_deck(text).cards == SHIPPED.cards


@pytest.mark.parametrize("form", [
    lambda text: "\ufeff" + text,
    lambda text: text.replace("\n", "\r\n"),
    lambda text: "# ours\n\nname: Ours\n" + text,
    lambda text: text.replace("\nA02", "  # the first card\n# now the second\nA02", 1),
])  # fmt: skip
@pytest.mark.parametrize("text", [DRAWING, TABLE, WIDE], ids=["drawing", "table", "wide"])
def test_remarks_heads_and_line_ends_of_other_systems_change_nothing(text: str, form: object) -> None:
    assert parse_deck(form(text)).cards == SHIPPED.cards  # type: ignore[operator]


def test_a_drawing_needs_no_blank_lines_and_may_space_its_slots() -> None:
    tight = DRAWING.replace("\n\n", "\n")
    spaced = DRAWING.replace("A01 A\nf.\n.m\n..\n", "A01  A\n f . \n. m\n.\t.\n")
    assert spaced != DRAWING
    assert parse_deck(tight).cards == parse_deck(spaced).cards == SHIPPED.cards


def test_a_table_may_come_from_a_spreadsheet() -> None:
    quoted = '"set"\t"id"\t"slots"\t"note"\n' + "".join(
        f'"{card.set}"\t"{card.id}"\t"{card.slots}"\tok\t\t\n' for card in SHIPPED.cards
    )
    assert parse_deck(quoted).cards == SHIPPED.cards


@pytest.mark.parametrize("rows, cols", [(2, 3), (6, 1), (1, 6)])
def test_other_shapes_are_deck_data(rows: int, cols: int) -> None:
    drawn = f"rows: {rows}\ncols: {cols}\n" + "".join(
        f"{card.id} {card.set}\n" + "".join(card.slots[r * cols : (r + 1) * cols] + "\n" for r in range(rows))
        for card in SHIPPED.cards
    )
    found = parse_deck(drawn)
    assert (found.rows, found.cols, found.cards) == (rows, cols, SHIPPED.cards)


def test_a_file_may_tell_what_is_true_of_it() -> None:
    told = DECK.replace("{\n", """{
 "version": 1, "layout": "row by row", "sets": {"A": "one dot", "B": "two dots"},
 "codes": {".": "empty", "m": "mouse", "g": "gift", "p": "personal", "s": "sweet", "f": "fragile"},
 "composition_per_set": [
  {"packages": 1, "mice": 1, "empty": 4, "cards": 4}, {"packages": 1, "mice": 2, "empty": 3, "cards": 2},
  {"packages": 2, "mice": 3, "empty": 1, "cards": 2}, {"packages": 2, "mice": 2, "empty": 2, "cards": 8},
  {"packages": 3, "mice": 3, "empty": 0, "cards": 2}],
""", 1)  # fmt: skip
    assert parse_deck(told) == SHIPPED
    lied = told.replace('"cards": 8', '"cards": 7')
    assert faults(lied) == [(4, "composition_per_set", "deck-fault-untrue")]


# Faults.


def test_there_are_a_hundred_malformed_decks() -> None:
    assert len({text for text, _ in DECKS}) >= 100


@pytest.mark.parametrize("text, expected", DECKS, ids=range(len(DECKS)))
def test_every_fault_of_a_deck_is_named_with_its_place(
    text: str, expected: list[tuple[int, str, str]]
) -> None:
    found = faults(text)
    # A faulty card is missing from its set; that is not said again.
    assert found[: len(expected)] == expected
    assert len(found) == len(expected) or expected[0][2] in ("deck-fault-line", "deck-fault-lines")


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
def test_every_fault_can_be_told_in_words(language: str) -> None:
    words = Words(language)
    for text, _ in DECKS:
        with pytest.raises(FaultyFile) as faulty:
            parse_deck(text)
        for fault in faulty.value.faults:
            assert words.checked(fault.wrong)[1] == []
            assert words.checked(fault.right)[1] == []


def test_all_faults_of_all_cards_are_told_at_once() -> None:
    bad = DECK.replace('"slots": "', '"slots": "x').replace('"A0', '"A 0')
    found = Counter(id for _, _, id in faults(bad))
    assert found == {"deck-fault-slots": 36, "deck-fault-id": 9}


def test_a_card_too_few_is_told_beside_faults_of_other_cards() -> None:
    bad = re.sub(r'(?m)^.*"A02".*\n', "", DECK, count=1).replace('"set": "B"', '"set": "C"', 1)
    assert Counter(id for _, _, id in faults(bad)) == {"deck-fault-set": 1, "deck-fault-total": 1}
    spoilt = bad.replace('"set": "C"', '"set": 7')
    assert Counter(id for _, _, id in faults(spoilt)) == {"deck-fault-no-text": 1, "deck-fault-total": 1}


def test_a_deck_spoilt_at_random_is_refused_or_still_a_deck_and_never_crashes() -> None:
    rng = Random(1)
    for text in (DECK, DRAWING, TABLE):
        for _ in range(300):
            spoilt = list(text)
            for _ in range(rng.randint(1, 4)):
                at = rng.randrange(len(spoilt))
                spoilt[at] = rng.choice(
                    ["", "x", "{", "]", '"', ",", "\n", "9", "\\", "\x00", "é", spoilt[at] * 2]
                )
            try:
                found = parse_deck("".join(spoilt))
            except FaultyFile:
                continue
            assert check_deck(found) == ()


@pytest.mark.parametrize("text", [
    '{"cards": [' + ",".join(['{"id": "A01", "set": "A", "slots": "xxxxxx"}'] * 5000) + "]}",
    "A01 A\n" * 40_000,
    "x,\n" * 80_000,
    "\n" * 260_000,
    '{"' + "a" * 260_000 + '": 1}',
    '{"a": ' * 40_000,
], ids=["cards", "heads", "cells", "lines", "key", "deep"])  # fmt: skip
def test_an_absurd_file_is_refused_with_no_more_faults_than_anybody_would_read(text: str) -> None:
    assert len(text) <= 256 * 1024
    assert 0 < len(faults(text)) <= 300


# A deck from a record.


def test_the_shipped_deck_from_a_record_has_no_faults() -> None:
    assert check_deck(SHIPPED) == ()


def test_a_deck_from_a_record_is_judged_like_a_file() -> None:
    cards = (*SHIPPED.cards[:-1], Card("B 18", "B", "smpgm?"))
    keys = [(fault.key, fault.wrong.id) for fault in check_deck(Deck(cards=cards, rows=2))]
    assert keys == [
        ("rows", "deck-fault-shape"),
        ("#36.id", "deck-fault-id"),
        ("#36.slots[6]", "deck-fault-code"),
    ]


# The report.


def test_the_report_counts_each_set() -> None:
    found = deck_json(SHIPPED)
    assert found["cards"] == 36
    assert found["alike"] is True
    assert found["even"] is True
    assert found["sets"]["A"]["packages"] == {"g": 8, "p": 8, "s": 8, "f": 8}
    assert found["sets"]["B"]["symmetric"] == ["B08"]
    pairs = {card.id for card in SHIPPED.cards if any(card.slots.count(kind) > 1 for kind in "gpsf")}
    assert {*found["sets"]["A"]["paired"], *found["sets"]["B"]["paired"]} == pairs
    told = " ".join(Words("en").say(line.id, **line.args) for line in deck_lines(SHIPPED))
    assert all(id in told.partition("two packages of one kind")[0] for id in found["sets"]["A"]["paired"])


def test_the_report_says_where_a_deck_is_out_of_balance() -> None:
    cards = tuple(Card(c.id, c.set, "gg.mm." if c.id in ("A07", "A08") else c.slots) for c in SHIPPED.cards)
    found = deck_json(Deck(cards=cards))
    assert found["alike"] is False
    assert found["even"] is False
    assert found["twins"] == [["A07", "A08"]]
    ids = [message.id for message in deck_lines(Deck(cards=cards))]
    bare = Deck(cards=tuple(Card(card.id, card.set, ".m..m.") for card in SHIPPED.cards))
    assert "post-deck-pairs" not in [message.id for message in deck_lines(bare)]
    assert {"post-deck-unlike", "post-deck-uneven", "post-deck-twins"} <= set(ids)
    assert "post-deck-name" not in ids


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
def test_the_report_can_be_told_in_words(language: str) -> None:
    words = Words(language)
    for line in deck_lines(SHIPPED):
        assert words.checked(line)[1] == []
    told = " ".join(words.render(line) for line in deck_lines(SHIPPED))
    assert "B08" in told
    assert "36" in told
