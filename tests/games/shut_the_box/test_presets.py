"""The variants that ship: each file says what the table of variants says, and is found by its names."""

import tomllib
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from pillarbox import catalogue
from pillarbox.core.message import FaultyFile, Message
from pillarbox.games.shut_the_box.keys import KEYS
from pillarbox.games.shut_the_box.ruleset import Ruleset, check, parse
from pillarbox.words.render import Words
from tests.games.shut_the_box.presets import DIFFERENCES, make

FOLDER = Path(catalogue.HERE) / "games" / "shut_the_box" / "variants"
FILES = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.toml"))}


def test_the_thirteen_variants_of_the_leaflets_and_eighteen_from_elsewhere_ship() -> None:
    """More may ship: a new variant needs no line here."""
    assert set(DIFFERENCES) <= set(FILES)
    assert len(DIFFERENCES) == 31


@pytest.mark.parametrize("id", DIFFERENCES)
def test_a_file_says_what_the_table_of_variants_says(id: str) -> None:
    _, ruleset = catalogue.load(id)
    assert ruleset.id == id
    assert replace(ruleset, id="", source="", also=()) == replace(make(**DIFFERENCES[id]), id="")
    assert check(ruleset) == ()


@pytest.mark.parametrize("id", FILES)
def test_a_file_opens_with_a_comment_that_says_where_the_rule_comes_from(id: str) -> None:
    first = FILES[id].splitlines()[0]
    assert first.startswith("# ")
    assert len(first) > 40
    assert catalogue.load(id)[1].source


SAID_ALOUD = {
    ("rounds", "rounds"),  # the leaflet says "an agreed number": five is our default, and what people change
    ("shared-throw", "on_shut"),  # decided here, as its source leaves it open
    ("survivor", "limit"),  # 45 as printed, also where the box changes
    ("six-flaps", "limit"),  # 21 likewise
}
"""Values that equal the default and are stated all the same."""


@pytest.mark.parametrize("id", FILES)
def test_a_file_states_only_what_differs(id: str) -> None:
    """Without any one of its keys it would be another ruleset, or none."""
    values = tomllib.loads(FILES[id])
    whole = parse(FILES[id], FILES.get)
    idle = set()
    for key in values.keys() - {"base", "source", "also"}:
        rest = "".join(f"{k} = {json.encode(v).decode()}\n" for k, v in values.items() if k != key)
        try:
            if parse(rest, FILES.get) == whole:
                idle.add((id, key))
        except FaultyFile:
            pass
    assert idle == {(file, key) for file, key in SAID_ALOUD if file == id}


@pytest.mark.parametrize("lang", ["en", "pl", "nl"])
@pytest.mark.parametrize("id", FILES)
def test_a_variant_has_a_title_and_a_sentence_in_every_language(id: str, lang: str) -> None:
    title, wrong = Words(lang).checked(catalogue.title(catalogue.load(id)[1]))
    about, missing = Words(lang).checked(Message(f"ruleset-{id}.about"))
    assert not wrong
    assert not missing
    assert 0 < len(title) <= 40
    assert about.endswith(".")
    assert len(about) <= 120


@pytest.mark.parametrize(
    "name, id",
    [
        ("Canoga", "classic"),
        ("klackers", "classic"),
        ("Clacker", "classic"),
        ("BATTEN DOWN THE HATCHES", "classic"),
        ("kingoball", "classic"),
        ("Jackpot", "classic"),
        ("Jackpot", "thai"),
        ("Trick-track", "classic"),
        ("Blitz", "classic"),
        ("Cut throat", "classic"),
        ("Fork your neighbor", "classic"),
        ("Cheeky Flaps", "classic"),
        ("Snake Eyes", "classic"),
        ("Klappenspiel", "classic"),
        ("Klappbrett", "classic"),
        ("Ferme la boite", "trac"),
        ("Fermez la boîte", "classic"),
        ("Trac", "trac"),
        ("jeu de trac", "trac"),
        ("High Rollers", "high-rollers"),
        ("Thai style", "thai"),
        ("say what you see", "digital"),
        ("2 to go", "two-to-go"),
        ("pudelko", "pub"),
        ("Pudełko", "pub"),
        ("2012", "twenty-twelve"),
        ("Szczęśliwa siódemka", "lucky-seven"),
        ("op z'n thais", "thai"),
    ],
)
def test_a_variant_is_found_by_what_people_call_it(name: str, id: str) -> None:
    assert id in [entry.id for entry in catalogue.search(name)]


def test_the_automatic_limit_is_the_sum_of_all_tiles_of_the_box() -> None:
    limits = {id: catalogue.load(id)[1].limit for id in ("golf", "email", "full-house", "double-shutter")}
    assert limits == {"golf": 45, "email": 55, "full-house": 78, "double-shutter": 90}
    assert catalogue.load("six-flaps", {"limit": "auto"})[1].limit == 21
    assert catalogue.load("three-down-extreme")[1].limit == 45


def test_the_fields_of_a_ruleset_are_the_keys_of_its_file_and_its_defaults_those_of_an_empty_file() -> None:
    assert {*Ruleset.__struct_fields__} == {*KEYS} - {"base"} | {"id"}
    assert parse("", FILES.get) == Ruleset()
