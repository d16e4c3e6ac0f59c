"""The one list of games and rulesets: what it lists, what it reads, what it says where there is nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pillarbox import catalogue
from pillarbox.core.message import FaultyFile, Refused
from pillarbox.words.languages import LANGUAGES
from pillarbox.words.render import Words
from tools.index import files, index


def write(folder: Path, name: str, text: str | bytes) -> str:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(path)


def refused(asked: str, **changes: str) -> str:
    with pytest.raises(Refused) as raised:
        catalogue.load(asked, changes)
    assert not isinstance(raised.value, FaultyFile)
    return Words("en").render(raised.value.message)


def faults(asked: str, **changes: str) -> list[tuple[str, int, str, str]]:
    with pytest.raises(FaultyFile) as raised:
        catalogue.load(asked, changes)
    return [(fault.file, fault.line, fault.key, fault.wrong.id) for fault in raised.value.faults]


# The list.


@pytest.mark.parametrize("path", [*files()], ids=lambda path: path.name)
def test_a_generated_file_is_what_its_sources_say(path: Path) -> None:
    """If this fails: python tools/index.py."""
    assert path.read_text(encoding="utf-8") == files()[path]


def test_the_entries_are_the_index() -> None:
    assert list(catalogue.entries()) == index()


def test_every_game_has_its_modules_and_every_entry_loads() -> None:
    for id in catalogue.games():
        found = catalogue.game(id)
        assert found.id == id
        modules: tuple[Any, ...] = (found.rules, found.notation, found.ruleset, found.show, found.bots)
        for module in modules:
            assert module.__name__.startswith(f"{found.package}.")
    for entry in catalogue.entries():
        found, ruleset = catalogue.load(entry.id)
        assert (found.id, ruleset.id) == (entry.game, entry.id)
        assert (ruleset.source, ruleset.also, ruleset.seats) == (entry.source, entry.also, entry.seats)
        assert entry.titles.keys() == set(LANGUAGES)


def test_there_is_no_other_game() -> None:
    with pytest.raises(Refused) as raised:
        catalogue.game("chess")
    assert "chess" in Words("nl").render(raised.value.message)


def test_a_search_finds_whole_names_before_parts_and_needs_no_accents_or_capitals() -> None:
    assert [entry.id for entry in catalogue.search("golf")][:2] == ["golf", "tournament"]
    assert [entry.id for entry in catalogue.search("  FERME LA BOITE ")] == ["classic", "trac"]
    assert [entry.id for entry in catalogue.search("to go")] == ["two-to-go", "three-to-go"]
    assert catalogue.search("no such name") == ()
    assert catalogue.search("") == catalogue.entries()


def test_a_title_is_the_language_catalogues_or_the_rulesets_own(tmp_path: Path) -> None:
    def title(asked: str, lang: str) -> str:
        return Words(lang).render(catalogue.title(catalogue.load(asked)[1]))

    assert [title("classic", lang) for lang in LANGUAGES] == ["Classic", "Klasyczna", "Klassiek"]
    assert title(write(tmp_path, "ours.toml", 'title = "Ours"'), "pl") == "Ours"
    assert title(write(tmp_path, "theirs.toml", ""), "pl") == "theirs"


CHEAP = """
import json, sys
import pillarbox.catalogue
pillarbox.catalogue.entries()
print(json.dumps(sorted(sys.modules)))
"""


def test_the_list_is_there_without_a_game_or_anything_heavy() -> None:
    environment = {name: value for name, value in os.environ.items() if name != catalogue.FOLDERS}
    run = subprocess.run(
        [sys.executable, "-c", CHEAP], capture_output=True, text=True, check=True, env=environment
    )
    loaded = set(json.loads(run.stdout))
    heavy = {"asyncio", "fluent", "fluent.runtime", "numba", "numpy", "rich", "sqlalchemy", "tomllib"}
    assert not loaded & heavy
    assert not {name for name in loaded if name.startswith("pillarbox.games.")}


# Files.


def test_a_file_is_meant_by_what_ends_in_toml_or_has_a_folder_in_it() -> None:
    assert catalogue.is_path("ours.toml")
    assert catalogue.is_path("rules/ours")
    assert not catalogue.is_path("classic")


def test_a_file_gives_its_ruleset_with_an_id_from_its_name(tmp_path: Path) -> None:
    path = write(tmp_path, "Our House Rules.toml", 'base = "classic"\ntiles = 12\n')
    found, ruleset = catalogue.load(path)
    assert (found.id, ruleset.id, ruleset.limit, ruleset.one_die) == (
        "shut-the-box",
        "our-house-rules",
        78,
        "must",
    )
    assert catalogue.check(path) == ()


def test_a_file_never_takes_the_id_of_a_shipped_ruleset(tmp_path: Path) -> None:
    assert catalogue.load(write(tmp_path, "classic.toml", "tiles = 12"))[1].id == "own-classic"
    assert catalogue.load("classic")[1].limit == 45


def test_a_base_is_looked_for_among_the_shipped_rulesets_then_beside_the_file(tmp_path: Path) -> None:
    write(tmp_path, "parent.toml", "tiles = 6")
    write(tmp_path, "golf.toml", "tiles = 6")
    assert catalogue.load(write(tmp_path, "child.toml", 'base = "parent"'))[1].limit == 21
    assert catalogue.load(write(tmp_path, "other.toml", 'base = "golf"'))[1].limit == 45


def test_files_that_start_from_one_another_are_found_out(tmp_path: Path) -> None:
    path = write(tmp_path, "egg.toml", '# which was first?\nbase = "hen"')
    write(tmp_path, "hen.toml", 'base = "egg"')
    (fault,) = catalogue.check(path)
    assert (fault.file, fault.line, fault.key, fault.wrong.id) == (path, 2, "base", "fault-base-circle")
    lone = write(tmp_path, "lone.toml", 'base = "lone"')
    assert [fault.wrong.id for fault in catalogue.check(lone)] == ["fault-base-circle"]


def test_a_file_that_is_too_long_is_refused_by_its_size(tmp_path: Path) -> None:
    just = write(tmp_path, "just.toml", b"tiles = 12 #" + b"x" * (16384 - 12))
    assert catalogue.load(just)[1].limit == 78
    over = write(tmp_path, "over.toml", b"tiles = 12 #" + b"x" * (16385 - 12))
    assert [(f.line, f.key, f.wrong.id) for f in catalogue.check(over)] == [(0, "", "fault-too-long")]
    huge = tmp_path / "huge.toml"
    with huge.open("wb") as file:
        file.truncate(1 << 40)  # a terabyte of holes: reading it would be noticed
    assert [f.wrong.id for f in catalogue.check(str(huge))] == ["fault-too-long"]


def test_a_file_that_is_not_utf8_is_told_the_line_and_the_byte(tmp_path: Path) -> None:
    path = write(tmp_path, "old.toml", "tiles = 9\ntitle = 'bo\xeete'\n".encode("latin-1"))
    (fault,) = catalogue.check(path)
    assert (fault.file, fault.line, fault.wrong.id) == (path, 2, "fault-not-utf8")
    assert "0xee" in Words("en").render(fault.wrong)
    assert [
        f.wrong.id for f in catalogue.check(write(tmp_path, "u16.toml", "tiles = 9".encode("utf-16")))
    ] == ["fault-not-utf8"]


@pytest.mark.parametrize(
    "asked", ["nowhere.toml", "no/such/folder/x.toml", "/dev/null/x.toml", "a\0b.toml", "x" * 5000 + ".toml"]
)
def test_where_there_is_no_file_one_line_says_so(asked: str) -> None:
    line = refused(asked)
    assert "file" in line
    assert "\n" not in line
    assert line.isprintable()
    with pytest.raises(Refused):
        catalogue.check(asked)


def test_what_is_no_plain_file_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "folder.toml").mkdir()
    assert "cannot be read" in refused(str(tmp_path / "pipe.toml"))
    assert "is a folder; a file is needed" in refused(str(tmp_path / "folder.toml"))
    assert "is a folder; a file is needed" in refused(str(tmp_path) + "/")


def test_where_there_is_no_ruleset_the_nearest_are_named() -> None:
    assert refused("clasic") == "There is no ruleset “clasic”. Perhaps classic is meant?"
    assert refused("canoga") == "There is no ruleset “canoga”. Perhaps classic is meant?"
    assert refused("jackpot") == "There is no ruleset “jackpot”. Perhaps classic or thai is meant?"
    assert "pillarbox rulesets" in refused("zzzz")
    for odd in ("", "..", "\x1b[31m", "Ł" * 1000, "classic\n"):
        assert refused(odd).isprintable()


# Changes on the spot.


def test_a_change_is_a_toml_value_or_else_a_plain_text() -> None:
    _, ruleset = catalogue.load(
        "classic",
        {"match": "rounds", "rounds": "3", "seats": "[2, 4]", "must_shut": "false", "ties": '"roll-off"'},
    )
    assert (ruleset.match, ruleset.rounds, ruleset.seats) == ("rounds", 3, (2, 4))
    assert (ruleset.must_shut, ruleset.ties, ruleset.one_die) == (False, "roll-off", "must")


def test_a_changed_ruleset_keeps_its_name_and_its_source() -> None:
    ruleset = catalogue.load("pub", {"stake": "2"})[1]
    plain = catalogue.load("pub")[1]
    assert (ruleset.id, ruleset.title, ruleset.source, ruleset.also) == (
        "pub",
        "",
        plain.source,
        plain.also,
    )
    assert catalogue.load("pub", {"title": "Ours"})[1].title == "Ours"


def test_a_change_is_laid_over_a_file_as_the_file_is_over_its_base(tmp_path: Path) -> None:
    path = write(tmp_path, "ours.toml", 'base = "survivor"\nlimit = "auto"\nsource = "at home"')
    ruleset = catalogue.load(path, {"tiles": "12"})[1]
    assert (ruleset.limit, ruleset.source, ruleset.id) == (78, "at home", "ours")


def test_a_wrong_change_is_told_as_such() -> None:
    assert faults("classic", tils="9") == [("--with", 0, "tils", "fault-unknown-key")]
    assert faults("classic", dice="1") == [("--with", 0, "dice", "clash-one-die-of-one")]
    assert faults("classic", rounds="many") == [("--with", 0, "rounds", "fault-value")]
    assert faults("classic", rounds="") == [("--with", 0, "rounds", "fault-value")]
    assert faults("classic", rounds="3\ndice = 4") == [("--with", 0, "rounds", "fault-value")]
    assert faults("classic", base="golf") == [("--with", 0, "base", "fault-change-base")]
    odd = faults("classic", **{'odd "key"\n': "1"})
    assert odd == [("--with", 0, 'odd "key"\N{REPLACEMENT CHARACTER}', "fault-unknown-key")]
    assert faults("classic", title="x" * 20_000)[0][3] == "fault-too-long"


def test_a_byte_that_a_terminal_could_not_decode_never_reaches_a_ruleset() -> None:
    assert catalogue.load("classic", {"title": "caf\udce9"})[1].title == "caf?"


# Own folders.


def test_own_folders_give_rulesets_by_id_but_never_in_place_of_a_shipped_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    write(first, "home.toml", 'title = "At home"\nbase = "classic"\nalso = ["Granny\'s"]\ntiles = 10')
    write(second, "home.toml", "tiles = 4")
    write(second, "classic.toml", "tiles = 4")
    write(second, "away.toml", 'base = "home"\ntiles = 4')
    write(second, "broken.toml", "tiles = 400")
    write(second, "bad name.toml", "tiles = 4")
    monkeypatch.setenv(catalogue.FOLDERS, os.pathsep.join([str(first), str(tmp_path / "gone"), str(second)]))
    listed = {entry.id: entry for entry in catalogue.entries()}
    assert set(listed) - {entry.id for entry in index()} == {"home", "away"}
    assert listed["home"].titles == dict.fromkeys(LANGUAGES, "At home")
    assert [entry.id for entry in catalogue.search("granny s")] == ["home"]
    assert catalogue.load("home")[1].limit == 55
    away = catalogue.load("away")[1]
    assert (away.id, away.title, away.one_die, away.limit) == ("away", "", "must", 10)
    assert catalogue.load("classic")[1].limit == 45
    assert faults("broken") == [(str(second / "broken.toml"), 1, "tiles", "fault-out-of-range")]


# Which game.


def test_a_file_belongs_to_the_game_of_its_base_or_else_to_the_one_that_knows_its_keys(
    tmp_path: Path,
) -> None:
    def belongs(text: str) -> str:
        return catalogue.load(write(tmp_path, "some.toml", text))[0].id

    write(tmp_path, "mail.toml", 'base = "post-office-b"')
    assert belongs("") == belongs("seats = [2, 2]") == "shut-the-box"
    assert belongs('set = "B"') == "post-office"
    assert belongs('base = "post-office"\nseats = [2, 2]') == "post-office"
    assert belongs('base = "mail"\nseats = [2, 2]') == "post-office"


def test_a_base_of_another_game_is_no_base(tmp_path: Path) -> None:
    path = write(tmp_path, "mixed.toml", 'base = "hen"\ntiles = 9')
    write(tmp_path, "hen.toml", 'tiles = 9\nbase = "post-office"')
    assert {fault.key for fault in catalogue.check(path)} >= {"base"}


def test_a_deck_comes_with_the_game_or_from_a_file_named_in_the_ruleset_or_on_the_spot(
    tmp_path: Path,
) -> None:
    deck = Path(catalogue.HERE) / "games" / "post_office" / "decks" / "open-post-1.json"
    write(tmp_path, "cards.json", deck.read_bytes())
    plain = catalogue.load("post-office")[1].cards
    assert len(plain) == 36
    assert catalogue.load("post-office", {"deck": str(tmp_path / "cards.json")})[1].cards == plain
    named = write(tmp_path, "ours.toml", 'base = "post-office"\ndeck = "cards.json"')
    assert catalogue.load(named)[1].cards == plain
    assert faults("post-office", deck="nowhere.json")[0][:3] == ("--with", 0, "deck")
    long = write(tmp_path, "long.json", b"[" + b" " * (256 * 1024))
    assert faults("post-office", deck=long) == [(long, 0, "", "fault-too-long")]
