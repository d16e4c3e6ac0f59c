"""Values through JSON and back: fractions exact, equal values equal bytes, faults with their place."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec import Struct

from pillarbox.core import codec
from pillarbox.core.message import Unreadable
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
    (b'{"name":7,"part":"1"}', "type-at", "string", "name"),
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
