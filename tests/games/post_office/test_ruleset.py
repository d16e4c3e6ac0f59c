"""Ruleset files of Post Office: what ships, what may be changed, and every fault with its line and key."""

from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import json
from msgspec.structs import replace

from pillarbox import catalogue
from pillarbox.core.message import FaultyFile
from pillarbox.games.post_office import ruleset as rulesets
from pillarbox.games.post_office.bots import POLICIES
from pillarbox.games.post_office.deck import Card
from pillarbox.games.post_office.deckfile import parse_deck
from pillarbox.games.post_office.keys import DEFAULTS, KEYS
from pillarbox.games.post_office.ruleset import Ruleset, check, parse, schema
from pillarbox.words.render import Words
from tests.games.post_office.bad_decks import DECK
from tests.games.post_office.table import ruleset

POST = ruleset()
FILES = {
    "post-office": 'seats = [1, 4]\nsource = "ours"\n',
    "faulty": "seats = [4, 1, 7]",
    "round-1": 'base = "round-2"',
    "round-2": 'base = "round-1"',
    **{f"long-{i}": f'base = "long-{i + 1}"' for i in range(12)},
}


def find(id: str) -> str | None:
    return FILES.get(id)


def deck(name: str) -> str | None:
    return {"open-post-1": DECK, "spoilt": DECK.replace('"f..m.."', '"f..x.."'), "mine.json": DECK}.get(name)


def read(text: str) -> Ruleset:
    return parse(text, find, "mine", "own", deck)


@pytest.mark.parametrize("id, differs", [
    ("post-office", {}),
    ("post-office-b", {"set": "B"}),
    ("post-office-random", {"set": "random"}),
    ("post-office-open", {"seats": (1, 1), "open_order": True}),
])  # fmt: skip
def test_presets_differ_from_the_defaults_in_nothing_else(id: str, differs: dict[str, Any]) -> None:
    found = ruleset(id)
    plain = replace(found, id="", title="", source="", also=())
    assert plain == Ruleset(cards=parse_deck(DECK).cards, **differs)
    assert found.source
    assert check(found) == ()


def test_an_empty_file_is_the_game_as_it_is_printed() -> None:
    found = read("")
    assert (found.set, found.seats, found.max_extent, found.open_order) == ("A", (1, 4), 0, False)
    assert (found.peek, found.stand_in, found.deck) == (True, "greedy1", "open-post-1")
    assert len(found.cards) == 36


def test_what_a_file_leaves_out_is_as_in_its_base() -> None:
    found = read('base = "post-office"\nmax_extent = 9\npeek = false\n')
    assert (found.max_extent, found.peek, found.source) == (9, False, "")
    resolved = parse('base = "x"\nset = "B"', lambda id: found, "mine", "own", deck)
    assert (resolved.max_extent, resolved.set, resolved.cards) == (9, "B", found.cards)
    # Another deck brings other cards; the base's are not kept.
    with pytest.raises(FaultyFile) as faulty:
        parse('base = "x"\ndeck = "none"', lambda id: found, "mine", "own", deck)
    assert [fault.wrong.id for fault in faulty.value.faults] == ["fault-no-such-deck"]


def test_of_a_deck_file_only_its_name_is_kept() -> None:
    found = parse('deck = "/home/ann/decks/mine.json"', find, "mine", "own", lambda name: DECK)
    assert found.deck == "mine.json"
    found = parse('deck = "C:\\\\decks\\\\mine.json"', find, "mine", "own", lambda name: parse_deck(DECK))
    assert found.deck == "mine.json"


FAULTY = (
    ("colour = 1", [(1, "colour", "fault-unknown-key")]),
    ('set = "C"', [(1, "set", "fault-no-such-option")]),
    ("set = 1", [(1, "set", "fault-value")]),
    ("max_extent = 6", [(1, "max_extent", "fault-out-of-range")]),
    ("max_extent = 19", [(1, "max_extent", "fault-out-of-range")]),
    ("max_extent = -7", [(1, "max_extent", "fault-out-of-range")]),
    ("max_extent = true", [(1, "max_extent", "fault-value")]),
    ('max_extent = "7"', [(1, "max_extent", "fault-value")]),
    ("peek = 1", [(1, "peek", "fault-value")]),
    ('stand_in = "clever"', [(1, "stand_in", "fault-no-such-option")]),
    ("seats = [0, 4]", [(1, "seats", "fault-out-of-range")]),
    ("seats = [1, 5]", [(1, "seats", "fault-out-of-range")]),
    ("seats = 2", [(1, "seats", "fault-value")]),
    ("\nseats = [3, 2]", [(2, "seats", "post-clash-seats-order")]),
    ("open_order = true", [(1, "open_order", "post-clash-open-order")]),
    ("open_order = true\nseats = [1, 2]", [(1, "open_order", "post-clash-open-order")]),
    ('base = "post-office"\nopen_order = true', [(2, "open_order", "post-clash-open-order")]),
    ('deck = "none"', [(1, "deck", "fault-no-such-deck")]),
    ("deck = 7", [(1, "deck", "fault-value")]),
    ('deck = "spoilt"', [(7, "A01.slots[4]", "deck-fault-code")]),
    ('base = "none"', [(1, "base", "fault-no-such-base")]),
    ('base = "faulty"', [(1, "base", "fault-base-faulty")]),
    ('base = "round-1"', [(1, "base", "fault-base-circle")]),
    ('base = "long-0"', [(1, "base", "fault-base-chain")]),
    ('set = "C"\nmax_extent = 3\nseats = [2, 1]', [
        (1, "set", "fault-no-such-option"), (2, "max_extent", "fault-out-of-range"),
        (3, "seats", "post-clash-seats-order"),
    ]),
)  # fmt: skip


@pytest.mark.parametrize("text, expected", FAULTY, ids=range(len(FAULTY)))
def test_every_fault_is_named_with_its_line_and_key(text: str, expected: list[tuple[int, str, str]]) -> None:
    with pytest.raises(FaultyFile) as faulty:
        read(text)
    assert [(fault.line, fault.key, fault.wrong.id) for fault in faulty.value.faults] == expected
    for language in ("en", "pl", "nl"):
        for fault in faulty.value.faults:
            assert Words(language).checked(fault.wrong)[1] == []
            assert Words(language).checked(fault.right)[1] == []


def test_a_ruleset_from_a_record_is_judged_with_its_cards() -> None:
    assert json.decode(json.encode(POST), type=Ruleset) == POST
    assert [f.key for f in check(replace(POST, seats=(3, 1)))] == ["seats"]
    assert [f.key for f in check(replace(POST, max_extent=5, seats=(3, 1)))] == ["max_extent"]
    assert [f.wrong.id for f in check(replace(POST, open_order=True))] == ["post-clash-open-order"]
    short = replace(POST, cards=POST.cards[1:])
    assert [(f.key, f.wrong.id) for f in check(short)] == [("cards", "deck-fault-count")]
    again = replace(POST, cards=(Card("A02", "A", "f..m.."), *POST.cards[1:]))
    assert [(f.key, f.wrong.id) for f in check(again)] == [("A02.id", "deck-fault-id-twice")]


def test_the_schema_knows_every_key_and_default() -> None:
    found = schema()
    assert set(found["properties"]) == set(KEYS)
    assert {key: found["properties"][key]["default"] for key in DEFAULTS} == DEFAULTS
    assert found["additionalProperties"] is False


def test_the_command_lines_changes_reach_the_ruleset(tmp_path: Path) -> None:
    assert ruleset(set="B").set == "B"
    assert ruleset(max_extent=8).max_extent == 8
    own = tmp_path / "mine.json"
    own.write_text(DECK.replace("f..m..", "f.m..."), encoding="utf-8")
    _, found = catalogue.load("post-office", {"deck": str(own)})
    assert found.cards[0].slots == "f.m..."
    assert found.deck == "mine.json"


def test_a_file_of_ones_own_may_name_a_deck_beside_it(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text("id,set,slots\n", encoding="utf-8")
    house = tmp_path / "house.toml"
    house.write_text('base = "post-office"\ndeck = "cards.csv"\n', encoding="utf-8")
    assert {fault.wrong.id for fault in catalogue.check(str(house))} == {"deck-fault-count"}


def test_the_named_policies_include_every_bot_that_there_is() -> None:
    assert set(POLICIES) <= set(get_args(rulesets.StandIn))
