"""What a ruleset file says and takes from its base, and the check of a Ruleset made elsewhere."""

from itertools import combinations
from math import prod
from random import Random
from typing import Any

import pytest
from msgspec import convert, json
from msgspec.structs import replace

from pillarbox.core.message import FaultyFile, Message, Refused
from pillarbox.games.shut_the_box.clashes import most_sets
from pillarbox.games.shut_the_box.keys import DEFAULTS, KEYS
from pillarbox.games.shut_the_box.ruleset import Ruleset, check, parse, schema
from tests.games.shut_the_box.presets import DIFFERENCES, make, row

FILES = {
    "classic": 'title = "Classic"\nsource = "a leaflet"\nalso = ["Canoga"]\none_die = "must"',
    "email": 'tiles = 10\nscore = "count"\nturn = "alternate"',
    "survivor": 'base = "classic"\nmatch = "elimination"\nlimit = 45',
    "growing": 'base = "classic"\nmatch = "elimination"',
    "rows": "rows = [[1, 2, 3], [3, 2, 1]]\nrow_weights = [2, 1]",
}


def read(text: str, **more: Any) -> Ruleset:
    return parse(text, FILES.get, **more)


def names(text: str) -> list[str]:
    with pytest.raises(FaultyFile) as raised:
        read(text)
    return [fault.wrong.id for fault in raised.value.faults]


# The forms that TOML allows.


def test_an_empty_file_is_the_standard_game() -> None:
    assert read("") == read("\n# nothing but a comment\n") == Ruleset()


def test_a_number_of_tiles_means_tiles_from_1_to_it() -> None:
    assert read("tiles = 12").tiles == row(12)
    assert read("tiles = [2, 4, 99]").tiles == (2, 4, 99)


def test_keys_may_be_quoted_lists_may_run_over_lines_and_texts_may_be_long() -> None:
    text = """
    "tiles"  = [  # a box of three
        1, 2,     # tiles = 9 is not meant here
        "x" ,
    ]
    """
    with pytest.raises(FaultyFile) as raised:
        read(text)
    assert [(fault.line, fault.key) for fault in raised.value.faults] == [(2, "tiles")]
    good = '\'tiles\' = [\n 1,\n 2, # two\n]\ntitle = """Ours"""\nsides=0x8\r\ndice\t=\t1'
    good += "\nsource = '''a # b'''"
    assert read(good) == make(tiles=(1, 2), title="Ours", source="a # b", sides=8, dice=1, limit=3)


def test_a_byte_order_mark_and_lines_ending_as_on_windows_are_read_over() -> None:
    assert read("\ufefftiles = 10\r\ndice = 3\r\n") == make(tiles=row(10), dice=3, limit=55)


def test_in_a_file_of_rows_no_tiles_are_left_and_the_limit_is_the_sum_of_all_rows() -> None:
    ruleset = read(FILES["rows"])
    assert (ruleset.tiles, ruleset.rows, ruleset.row_weights) == ((), ((1, 2, 3), (3, 2, 1)), (2, 1))
    assert ruleset.limit == 12


def test_an_idle_key_is_no_fault() -> None:
    assert read("shut_pays = 2\nrounds = 9\nlimit = 7\ndeadly_ends = 'round'\none_die_sum = 5").stake == 0


def test_the_greatest_boxes_are_read() -> None:
    assert read("tiles = 24\ndice = 4").limit == 300
    nine = "[1, 2, 3, 4, 5, 6, 7, 8, 9]"
    assert read(f"rows = [{nine}, {nine}, {nine}]").limit == 135
    assert read("tiles = 24\ndice = 4\nsides = 20\nmost_tiles = 2").most_tiles == 2


# Bases.


def test_what_a_file_does_not_say_is_as_in_its_base() -> None:
    survivor = read(FILES["survivor"], id="survivor")
    assert survivor == make(id="survivor", one_die="must", match="elimination", limit=45)


def test_title_source_and_other_names_are_not_inherited() -> None:
    assert read('base = "classic"') == make(one_die="must")


def test_the_automatic_limit_of_a_base_follows_the_box_and_a_stated_one_does_not() -> None:
    assert read('base = "growing"\ntiles = 12').limit == 78
    assert read('base = "survivor"\ntiles = 12').limit == 45
    assert read('base = "survivor"\ntiles = 12\nlimit = "auto"').limit == 78


def test_tiles_take_the_place_of_a_bases_rows_and_rows_of_its_tiles() -> None:
    assert read('base = "rows"\ntiles = 4') == make(tiles=row(4), limit=10)
    ruleset = read('base = "email"\nscore = "sum"\nrows = [[1, 2], [2, 1]]')
    assert (ruleset.tiles, ruleset.rows, ruleset.turn) == ((), ((1, 2), (2, 1)), "alternate")


def test_a_contradiction_with_the_base_is_told_at_the_line_of_the_file_given() -> None:
    with pytest.raises(FaultyFile) as raised:
        read('# ours\nbase = "classic"\n\nsides = 8', file="ours.toml")
    (fault,) = raised.value.faults
    assert (fault.file, fault.line, fault.key, fault.wrong.id) == (
        "ours.toml",
        4,
        "sides",
        "clash-one-die-sides",
    )


def test_a_base_may_be_given_as_a_ruleset_already_made() -> None:
    known = {id: read(text, id=id) for id, text in FILES.items()}
    for text in ('base = "classic"\ntiles = 12', 'base = "rows"\ntiles = 4', 'base = "survivor"\nrounds = 2'):
        assert parse(text, known.get) == read(text)


def test_a_file_that_contradicts_only_itself_without_its_base_is_judged_with_it() -> None:
    assert names("stuck = 'pass'") == ["clash-pass-whole"]
    assert read("base = 'email'\nstuck = 'pass'").stuck == "pass"


def test_where_the_base_is_unknown_nothing_is_said_that_depends_on_it() -> None:
    assert names("base = 'nowhere'\nstuck = 'pass'\nlimit = 0") == [
        "fault-no-such-base",
        "fault-out-of-range",
    ]


def test_a_base_that_cannot_be_read_is_told_as_a_fault_of_the_base() -> None:
    def refuse(id: str) -> str:
        raise Refused(Message("refused-file-unread", {"file": id}))

    with pytest.raises(FaultyFile) as raised:
        parse("base = 'secret'", refuse)
    assert raised.value.faults[0].wrong.id == "refused-file-unread"


# How many sets a throw may offer.


def test_the_figures_of_the_rules_for_many_sets() -> None:
    """24 tiles with four twenty-sided dice have 26,764 sets for a total of 80, and more for none."""
    assert most_sets(make(tiles=row(24), dice=4, sides=20)) == 26_764
    assert most_sets(make(tiles=row(9))) == 12
    assert most_sets(make(tiles=row(12))) == 15


@pytest.mark.parametrize("seed", range(40))
def test_the_number_of_sets_of_a_total_or_product_is_that_of_counting_them(seed: int) -> None:
    rng = Random(seed)
    tiles = tuple(sorted(rng.sample(range(1, 25), rng.randint(1, 9))))
    sets = rng.choice(["sum", "product"])
    dice, sides, most = rng.randint(1, 3), rng.randint(2, 9), rng.randint(0, 4)
    faces: list[tuple[int, ...]] = [()]
    for _ in range(dice):
        faces = [(*thrown, face) for thrown in faces for face in range(1, sides + 1)]
    targets = {sum(thrown) if sets == "sum" else prod(thrown) for thrown in faces}
    allowed = [sum(chosen) for size in range(1, (most or 9) + 1) for chosen in combinations(tiles, size)]
    ruleset = make(tiles=tiles, sets=sets, dice=dice, sides=sides, most_tiles=most)
    assert most_sets(ruleset) == max(allowed.count(target) for target in targets)


# A Ruleset that did not come from a file.


@pytest.mark.parametrize("id", DIFFERENCES)
def test_a_sound_ruleset_passes_the_check_also_after_a_record(id: str) -> None:
    ruleset = make(id=id, **DIFFERENCES[id])
    assert check(convert(json.decode(json.encode(ruleset)), Ruleset)) == ()


@pytest.mark.parametrize(
    "change, name",
    [
        ({"tiles": ()}, "fault-list-length"),
        ({"tiles": tuple(range(1, 40))}, "fault-list-length"),
        ({"tiles": (1, 1)}, "fault-listed-twice"),
        ({"dice": 50}, "fault-out-of-range"),
        ({"limit": 0}, "fault-out-of-range"),
        ({"title": "\x1b[2J"}, "fault-control-character"),
        ({"dice": 1, "insurance": True}, "clash-insurance-dice"),
        ({"rows": ((1, 2), (2,))}, "clash-rows-unequal"),
        ({"handicap_shut": ((1, 77),)}, "clash-handicap-not-in-box"),
    ],
)
def test_an_unsound_ruleset_is_told_its_faults(change: dict[str, Any], name: str) -> None:
    found = check(replace(Ruleset(), **change), "a record")
    assert name in [fault.wrong.id for fault in found]
    assert {(fault.file, fault.line) for fault in found} == {("a record", 0)}


# The JSON Schema.


def test_the_defaults_of_the_schema_are_those_of_an_empty_file() -> None:
    given = "".join(f"{key} = {json.encode(value).decode()}\n" for key, value in DEFAULTS.items())
    assert read(given) == Ruleset()
    assert {
        key: found["default"] for key, found in schema()["properties"].items() if "default" in found
    } == DEFAULTS


def test_the_schema_describes_every_key_in_the_words_it_is_given() -> None:
    described = schema(lambda message: message.id)["properties"]
    assert list(described) == list(KEYS)
    assert described["one_die_when"]["description"] == "key-one-die-when"
    assert "description" not in schema()["properties"]["tiles"]
