"""Ruleset files spoiled at random: each is a ruleset or has faults; the schema for editors agrees."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pillarbox import catalogue
from pillarbox.core.flat_toml import decode
from pillarbox.core.message import FaultyFile
from pillarbox.games.shut_the_box.keys import KEYS
from pillarbox.games.shut_the_box.ruleset import Ruleset, check, parse, schema
from pillarbox.words.render import Words
from tests.games.shut_the_box.faulty import BY_HAND

FOLDER = Path(catalogue.HERE) / "games" / "shut_the_box" / "variants"
FILES = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.toml"))}
# fmt: off
VALUES = [
    "0", "1", "-1", "2", "7", "24", "25", "99", "100", "1000000", "9999999999999999999999", "1.5", "inf",
    "nan", "true", "false", "[]", "[[]]", "[1]", "[[1]]", "[1,2,3]", "[[1,2],[2,1]]", "[1,1]", "{}",
    "{a=1}", '""', '"auto"', '"never"', '"may"', '"must"', '"sum"', '"shared"', '"pass"', '"highest"',
    '"classic"', "'rounds'", "1979-05-27", "0x1f", "1_0", "maybe", "[", "]", '"', "'''", "=", "#", "\\",
]
# fmt: on


def judged(data: bytes) -> Ruleset | FaultyFile:
    """The ruleset of a file's bytes, or its faults. Any other exception is a failure of the test."""
    try:
        return parse(decode(data, "spoiled.toml"), FILES.get, "spoiled.toml", "spoiled")
    except FaultyFile as faulty:
        return faulty


def hold(data: bytes) -> bool:
    """Whether the file is a ruleset; either way, what comes back must hold."""
    found = judged(data)
    if isinstance(found, Ruleset):
        assert check(found) == ()
        assert found.limit > 0
        return True
    assert found.faults
    for fault in found.faults:
        assert 0 <= fault.line <= data.count(b"\n") + 1
        for message in (fault.wrong, fault.right):
            assert not Words("pl").checked(message)[1]
    return False


FAULTY = [text for text, _ in BY_HAND if len(text) < 2000]


def spoiled(rng: Random) -> bytes:
    """A shipped or faulty file, changed in one to four places."""
    text = rng.choice(list(FILES.values()) if rng.random() < 0.6 else FAULTY)
    data = bytearray(text.encode())
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(data) + 1)
        kind = rng.randrange(5)
        if kind == 0:
            data[at:at] = f"\n{rng.choice(list(KEYS))} = {rng.choice(VALUES)}\n".encode()
        elif kind == 1:
            data[at : at + rng.randint(1, 6)] = b""
        elif kind == 2:
            data[at:at] = rng.choice(VALUES).encode()
        elif kind == 3:
            data[at:at] = bytes([rng.randrange(256)])
        else:
            end = rng.randrange(len(data) + 1)
            data += data[min(at, end) : max(at, end)]
    return bytes(data)


def test_two_thousand_spoiled_files_are_rulesets_or_have_faults() -> None:
    rng = Random(20_240)
    sound = sum(hold(spoiled(rng)) for _ in range(2000))
    assert 100 < sound < 1500


@pytest.mark.parametrize("key", KEYS)
def test_every_key_with_every_value_is_a_ruleset_or_has_faults(key: str) -> None:
    for value in VALUES:
        hold(f"{key} = {value}".encode())
        hold(f'base = "triple"\n{key} = {value}'.encode())
        hold(f'base = "shared-throw"\n{key} = {value}'.encode())


@given(st.binary(max_size=300))
def test_any_bytes_are_a_ruleset_or_have_faults(data: bytes) -> None:
    hold(data)


@given(st.text(max_size=300))
def test_any_text_is_a_ruleset_or_has_faults(text: str) -> None:
    hold(text.encode("utf-8", "replace"))


def fits(value: Any, wanted: dict[str, Any]) -> bool:
    """Whether a value fits a JSON Schema, of which only the words used here are known."""
    assert wanted.keys() <= KNOWN
    if "anyOf" in wanted:
        return any(fits(value, one) for one in wanted["anyOf"])
    if type(value) is not {"integer": int, "string": str, "boolean": bool, "array": list}[wanted["type"]]:
        return False
    if isinstance(value, list):
        count = len(value)
        repeats = wanted.get("uniqueItems") and any(value.count(item) > 1 for item in value)
        in_bounds = wanted["minItems"] <= count <= wanted["maxItems"] and not repeats
        return in_bounds and all(fits(item, wanted["items"]) for item in value)
    if isinstance(value, str):
        return value in wanted.get("enum", [value]) and len(value) <= wanted.get("maxLength", len(value))
    return bool(wanted.get("minimum", value) <= value <= wanted.get("maximum", value))


KNOWN = {
    *("description", "default", "type", "enum", "minimum", "maximum", "maxLength", "anyOf"),
    *("items", "minItems", "maxItems", "uniqueItems"),
}


@pytest.mark.parametrize("id", FILES)
def test_every_shipped_file_fits_the_schema(id: str) -> None:
    properties = schema()["properties"]
    for key, value in tomllib.loads(FILES[id]).items():
        assert fits(value, properties[key]), key


@pytest.mark.parametrize("key", sorted(KEYS.keys() - {"base"}))
def test_the_schema_lets_through_what_the_reader_lets_through(key: str) -> None:
    """Values whose fault is a contradiction, or a steering character, are beyond a schema."""
    wanted = schema()["properties"][key]
    for value in VALUES:
        try:
            read = tomllib.loads(f"x = {value}")["x"]
        except ValueError:
            continue
        found = judged(f"{key} = {value}".encode())
        names = [] if isinstance(found, Ruleset) else [fault.wrong.id for fault in found.faults]
        assert fits(read, wanted) == all(name.startswith("clash-") for name in names), value
