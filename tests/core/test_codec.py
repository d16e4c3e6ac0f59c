"""Values through JSON and back: fractions exact, equal values equal bytes, faults with their place."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

from pillarbox.core import codec
from pillarbox.core.message import Unreadable
from pillarbox.words.render import render
from tests.words.catalogues import entries


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    part: Fraction
    more: tuple[Fraction, ...] = ()


def test_fractions_go_through_json_exactly() -> None:
    share = Share("Anna", Fraction(-1, 3), (Fraction(2), Fraction(10**30, 7)))
    data = codec.encode(share)
    assert b'"-1/3"' in data
    found: Share = codec.decode(data, Share)
    assert found == share
    assert codec.convert(codec.plain(share), Share) == share


def test_keys_are_sorted_and_nothing_is_spaced() -> None:
    assert codec.encode({"b": 1, "a": [1, "x"]}) == b'{"a":[1,"x"],"b":1}'


@pytest.mark.parametrize("text", ["2/4", "1/0", "0.5", "1/-2", "+1", " 1", "1/1", "-0", "", "a"])
def test_what_is_no_fraction_in_lowest_terms_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        codec.decode(codec.encode({"name": "A", "part": text}), Share)


def test_a_fraction_must_be_a_text() -> None:
    with pytest.raises(Unreadable):
        codec.decode(b'{"name":"A","part":1}', Share)


FAULTS = [
    (b'{"name":"A"}', "missing", "part", ""),
    (b'{"name":"A","part":"1","shoe":1}', "unknown", "shoe", ""),
    (b'{"name":7,"part":"1"}', "type-at", "", "name"),
    (b'{"name":"A","part":"1","more":["1",2,"x"]}', "other-at", "", "more[1]"),
]


@pytest.mark.parametrize("data, kind, name, place", FAULTS)
def test_a_fault_is_named_with_its_kind_and_place(data: bytes, kind: str, name: str, place: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        codec.decode(data, Share)
    said = refusal.value.message
    assert said.id == "unreadable-json-value"
    assert said.id in entries("en")
    assert (said.args["kind"], said.args["name"], said.args["place"]) == (kind, name, place)


class Sheet(Struct):
    count: int | None = None
    open: tuple[str, ...] = ()
    rate: float = 0.0
    low: Annotated[int, Meta(ge=1)] = 1


KINDS = [
    (
        b'{"count":"x"}',
        "At count there must be a whole number or null, and not a text.",
        "W miejscu count ma stać liczba całkowita lub null, a nie tekst.",
        "Bij count hoort een geheel getal of null te staan, en niet een tekst.",
    ),
    (
        b'{"open":{}}',
        "At open there must be a list in brackets, and not an object in braces.",
        "W miejscu open ma stać lista w nawiasach kwadratowych, a nie obiekt w klamrach.",
        "Bij open hoort een lijst tussen rechte haken te staan, en niet een object tussen accolades.",
    ),
    (
        b'{"rate":true}',
        "At rate there must be a number, and not true or false.",
        "W miejscu rate ma stać liczba, a nie true albo false.",
        "Bij rate hoort een getal te staan, en niet true of false.",
    ),
    (
        b'{"count":1.5}',
        "At count there must be a whole number or null, and not a number that is not whole.",
        "W miejscu count ma stać liczba całkowita lub null, a nie liczba niecałkowita.",
        "Bij count hoort een geheel getal of null te staan, en niet een getal dat niet geheel is.",
    ),
    (
        b'{"low":0}',
        "At low there must be a number of at least 1.",
        "W miejscu low ma stać liczba nie mniejsza niż 1.",
        "Bij low hoort een getal van minstens 1 te staan.",
    ),
    (
        b"[]",
        "Here must be an object in braces, and not a list in brackets.",
        "Ma tu stać obiekt w klamrach, a nie lista w nawiasach kwadratowych.",
        "Hier hoort een object tussen accolades te staan, en niet een lijst tussen rechte haken.",
    ),
]


@pytest.mark.parametrize("data, en, pl, nl", KINDS)
def test_a_wrong_kind_of_value_is_told_in_a_whole_sentence_of_each_language(
    data: bytes, en: str, pl: str, nl: str
) -> None:
    with pytest.raises(Unreadable) as refusal:
        codec.decode(data, Sheet)
    told = [render(refusal.value.message, lang) for lang in ("en", "pl", "nl")]
    assert told == [en, pl, nl]


def test_what_is_no_json_is_said_to_be_none() -> None:
    for data in (b"", b"{", b"\xff", b"[1,]", b"1 2"):
        with pytest.raises(Unreadable) as refusal:
            codec.decode(data, Any)
        assert refusal.value.message.id == "unreadable-json"


BROKEN = [
    (b'{"name":"A",\n "part" "1"}', "broken", "2", "9"),
    (b'{"name":"A",\n "part":"1",}', "broken", "2", None),
    (b'{"name":"A",\n "part":', "cut", "2", None),
    (b'{"name":"A",\n\n "par', "cut", "3", None),
    (b"\xff", "odd", "", ""),
    (b"[" * 100_000, "odd", "", ""),
]


@pytest.mark.parametrize("data, kind, line, column", BROKEN)
def test_where_json_breaks_is_said_by_line_and_column(
    data: bytes, kind: str, line: str, column: str | None
) -> None:
    with pytest.raises(Unreadable) as refusal:
        codec.decode(data, Any)
    said = refusal.value.message
    assert (said.id, said.args["kind"], said.args["line"]) == ("unreadable-json", kind, line)
    assert column is None or said.args["column"] == column


def test_a_place_can_be_taken_out_of_a_refusal_that_is_told_beside_it() -> None:
    with pytest.raises(Unreadable) as refusal:
        codec.decode(b'{"name":7,"part":"1"}', Share)
    place, bare = codec.unplaced(refusal.value.message)
    assert (place, bare.args["kind"], bare.args["place"]) == ("name", "type", "")
    assert codec.unplaced(bare) == ("", bare)


def test_what_json_cannot_hold_is_a_mistake_of_the_program() -> None:
    with pytest.raises(TypeError):
        codec.encode(object())
    with pytest.raises((TypeError, Unreadable)):
        codec.decode(b'"1"', complex)
