"""Packages beside this one bring rulesets, bots and games; a broken one is told of and harms nobody.

The package in `examples/` is installed into a folder of its own and met by processes that import from there.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pillarbox import plugins
from tests.architecture.built import ROOT, installed, surroundings

EXAMPLE = ROOT / "examples" / "pillarbox-example"
NAME = "pillarbox-example"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, installed."""
    return installed(EXAMPLE, tmp_path_factory.mktemp("example") / "installed")


def run(
    tree: Path, data: Path, *words: str, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """`python WORDS` among what is installed in the folder."""
    env = {**surroundings(tree, data), **more}
    env["PYTHONPATH"] = os.pathsep.join([str(tree), str(ROOT)])
    return subprocess.run(
        [sys.executable, *words], cwd=data, env=env, input=typed, capture_output=True, text=True, timeout=120
    )


def pillarbox(tree: Path, data: Path, *args: str, typed: str = "", **more: str) -> tuple[int, str, str]:
    """The code, answer and talk of a command."""
    done = run(tree, data, "-m", "pillarbox", *args, typed=typed, **more)
    return done.returncode, done.stdout, done.stderr


def package(folder: Path, name: str, points: str, **files: str) -> None:
    """Put a package into the folder, as if it were installed: its entry points and modules."""
    about = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(points, encoding="utf-8")
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


# What a good one brings.


def test_a_plug_in_is_listed_with_all_that_it_brings(tree: Path, tmp_path: Path) -> None:
    code, out, err = pillarbox(tree, tmp_path, "plugins", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == [
        {
            "package": NAME,
            "version": "1.0",
            "games": ["pig"],
            "rulesets": ["pig", "piglet", "long-evening", "tuesday-club"],
            "bots": ["shut-the-box.odd-first"],
            "wrong": [],
        }
    ]
    assert f"{NAME} 1.0" in pillarbox(tree, tmp_path, "plugins", "--lang", "pl")[1]


def test_its_rulesets_are_listed_and_found_by_their_titles_in_every_language(
    tree: Path, tmp_path: Path
) -> None:
    for lang, title in (("en", "The Long Evening"), ("pl", "Długi wieczór"), ("nl", "De lange avond")):
        rows = json.loads(pillarbox(tree, tmp_path, "rulesets", "--json", "--lang", lang)[1])
        (row,) = [row for row in rows if row["id"] == "long-evening"]
        assert (row["title"], row["game"]) == (title, "shut-the-box")
        found = json.loads(pillarbox(tree, tmp_path, "rulesets", title, "--json")[1])
        assert [row["id"] for row in found] == ["long-evening"]


def test_its_bot_plays_and_competes(tree: Path, tmp_path: Path) -> None:
    played = pillarbox(
        tree, tmp_path, "play", "tuesday-club", "--seat", "bot:odd-first", "--seed", "a", "--json"
    )
    assert json.loads(played[1])["over"]
    args = ("arena", "classic", "--policy", "odd-first", "--policy", "random", "--games", "20", "--seed", "1")
    shares = [json.loads(pillarbox(tree, tmp_path, *args, "--workers", n, "--json")[1]) for n in ("1", "2")]
    assert {one["policy"] for one in shares[0]["policies"]} == {"odd-first", "random"}
    assert [one["policies"] for one in shares[:1]] == [one["policies"] for one in shares[1:]]


def test_its_game_is_played_at_the_keyboard_kept_verified_and_spoken_of_in_polish(
    tree: Path, tmp_path: Path
) -> None:
    seats = ("--seat", "Anna", "--seat", "bot:twenty")
    typed = "\nstop\n" * 40
    code, out, err = pillarbox(tree, tmp_path, "play", "piglet", *seats, "--lang", "pl", typed=typed)
    assert (code, err.count("Traceback")) == (0, 0)
    assert "Anna przestaje i zachowuje" in out
    assert "wygrywa z sumą" in out
    key = next(line.split()[-1] for line in out.splitlines() if "pillarbox verify" in line)
    assert pillarbox(tree, tmp_path, "verify", key)[0] == 0


def test_a_simulation_calls_the_end_of_a_turn_what_the_game_calls_it(tree: Path, tmp_path: Path) -> None:
    """A turn of `random` is lost by a one, 1/6, or goes on with 5/6 x 1/2: it is lost with 2/7 in all, but
    for the last turn of a match, which the goal may end.
    """
    args = ("simulate", "pig", "--policy", "random", "--games", "60", "--seed", "5", "--workers", "1")
    told = json.loads(pillarbox(tree, tmp_path, *args, "--json")[1])
    assert (told["shut"], told["special"]["end"], told["match"]) == (None, "lost", True)
    assert told["special"]["p"] == pytest.approx(2 / 7, abs=0.03)
    for lang, sentences in (
        ("en", ("Chance that a turn is lost: 2", "Throws in a turn: 1.")),  # 12/7, the series of 5/12
        ("pl", ("Szansa na stratę tury: 2",)),
    ):
        out = pillarbox(tree, tmp_path, *args, "--lang", lang)[1]
        assert [sentence for sentence in sentences if sentence not in out] == []
        assert not any(word in out.lower() for word in ("box", "pudełk"))


@pytest.mark.parametrize("command", ["odds", "advise", "compare"])
def test_what_a_game_does_not_bring_is_refused_in_one_line(tree: Path, tmp_path: Path, command: str) -> None:
    more = ("--state", "points=7 stage=choose") if command == "advise" else ()
    code, out, err = pillarbox(tree, tmp_path, command, "pig", *more)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("pillarbox: For ")


CONFORMING = """
import sys
from random import Random
from pillarbox.core.game import Choice
from tests.conformance.matches import check_random_match, check_record, check_repetition, check_replay
from tests.conformance.points import check_end, check_point
from tests.conformance.walk import subject

for id in sys.argv[1:]:
    one = subject(id)
    for seats in one.seat_counts():
        rng = Random(f"{id} {seats}")
        match = list(one.match(seats, rng))
        strange = [move.action if isinstance(move, Choice) else move for _, move in match if move is not None]
        for state, _ in match[:: max(1, len(match) // 30)]:
            check_point(one, state, rng, strange)
        check_point(one, match[-1][0], rng, strange)
        check_end(one, match[-1][0])
        check_replay(one, seats, Random(1))
        check_repetition(one, seats, id)
        check_record(one, seats, id)
        for _ in range(20):
            check_random_match(one, seats, rng)
        print(id, seats)
"""


def test_its_game_passes_the_suite_that_every_game_must_pass(tree: Path, tmp_path: Path) -> None:
    done = run(tree, tmp_path, "-c", CONFORMING, "pig", "piglet", "tuesday-club")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 4 + 4 + 4


def test_its_texts_have_the_same_ids_and_no_faults_in_three_languages(tree: Path, tmp_path: Path) -> None:
    from fluent.syntax import FluentParser, ast

    for folder in EXAMPLE.rglob("texts"):
        ids = []
        for lang in ("en", "pl", "nl"):
            (file,) = (folder / lang).glob("*.ftl")
            body = FluentParser().parse(file.read_text(encoding="utf-8")).body
            assert not [entry for entry in body if isinstance(entry, ast.Junk)]
            ids.append([entry.id.name for entry in body if isinstance(entry, ast.Message)])
        assert ids[0] == ids[1] == ids[2]


def test_the_switch_leaves_all_plug_ins_out(tree: Path, tmp_path: Path) -> None:
    assert pillarbox(tree, tmp_path, "rulesets", "piglet", PILLARBOX_PLUGINS="off")[0] == 1


# What it costs.


def test_without_plug_ins_the_library_that_reads_packages_is_not_loaded(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    code = "import sys, pillarbox.catalogue as c; c.entries(); print('importlib.metadata' in sys.modules)"
    assert run(tmp_path / "empty", tmp_path, "-c", code).stdout == "False\n"


def test_a_plug_in_is_found_without_running_any_of_its_code(tree: Path, tmp_path: Path) -> None:
    code = (
        "import sys, pillarbox.catalogue as c; bots = c.game('shut-the-box').bots;"
        "print(c.games(), 'odd-first' in bots.POLICIES);"
        "print([name for name in sys.modules if name.startswith('pillarbox_example')])"
    )
    out = run(tree, tmp_path, "-c", code).stdout.splitlines()
    assert out == ["('shut-the-box', 'post-office', 'pig') True", "[]"]


# What can go wrong.


BROKEN_GAME = "[pillarbox.games]\nsnail = snail_game\n"


def test_a_game_that_cannot_be_loaded_is_told_in_one_line_and_all_else_works(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    ruleset = "import a_library_that_is_not_there\n"
    files = {"__init__.py": "", "ruleset.py": ruleset, "variants/snail.toml": ""}
    package(tree, "snail", BROKEN_GAME, **{f"snail_game/{name}": text for name, text in files.items()})
    code, out, err = pillarbox(tree, tmp_path, "rulesets")
    assert (code, len(out.splitlines()) > 30, err.count("\n")) == (0, True, 1)
    assert "plug-in snail" in err
    assert "a_library_that_is_not_there" in err
    code, out, err = pillarbox(tree, tmp_path, "play", "snail")
    assert (code, out, "plug-in snail" in err, "Traceback" in err) == (2, "", True, False)
    assert pillarbox(tree, tmp_path, "play", "classic", "--seat", "bot:random")[0] == 0
    assert pillarbox(tree, tmp_path, "plugins")[0] == 1


def test_a_game_whose_code_fails_while_it_reads_its_rulesets_hides_no_other(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    ruleset = "def parse(*args):\n    raise ZeroDivisionError('slow')\ndef schema():\n    return None\n"
    files = {"__init__.py": "", "ruleset.py": ruleset, "variants/snail.toml": ""}
    package(tree, "snail", BROKEN_GAME, **{f"snail_game/{name}": text for name, text in files.items()})
    (tmp_path / "mine.toml").write_text("tiles = 10\n", encoding="utf-8")
    code, out, err = pillarbox(tree, tmp_path, "rulesets", "mine.toml", "--json")
    assert (code, json.loads(out)[0]["game"]) == (0, "shut-the-box")
    code, out, err = pillarbox(tree, tmp_path, "rulesets")
    assert (code, len(out.splitlines()) > 30, err.count("\n")) == (0, True, 1)
    assert "ZeroDivisionError: slow" in err


def test_an_own_file_with_a_plug_ins_keys_is_a_ruleset_of_its_game(tree: Path, tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text("pig_goal = 20\n", encoding="utf-8")
    code, out, _ = pillarbox(tree, tmp_path, "rulesets", "ours.toml", "--json")
    assert (code, json.loads(out)[0]["game"]) == (0, "pig")


BOTS = "[pillarbox.bots]\nshut-the-box.{name} = crab:choose\n"


@pytest.mark.parametrize(
    "body, told",
    [
        ("raise KeyError('tile')", "KeyError: 'tile'"),
        ("return 'all of them'", "chose 'all of them', which the rules do not allow"),
    ],
)
def test_a_bot_that_fails_or_cheats_has_a_move_made_for_it_and_ends_a_simulation(
    tmp_path: Path, body: str, told: str
) -> None:
    tree = tmp_path / "tree"
    crab = f"def choose(ruleset, seen, rng, budget):\n    {body}\n"
    package(tree, "crab", BOTS.format(name="crab"), **{"crab.py": crab})
    code, _, err = pillarbox(tree, tmp_path, "play", "classic", "--seat", "bot:crab")
    assert (code, err.count("\n"), "plug-in crab" in err, told in err) == (0, 1, True, True)
    for workers in ("1", "2"):
        args = ("simulate", "classic", "--policy", "crab", "--games", "500", "--workers", workers)
        code, out, err = pillarbox(tree, tmp_path, *args)
        assert (code, out, "plug-in crab" in err, told in err, "Traceback" in err) == (
            2,
            "",
            True,
            True,
            False,
        )


def test_a_name_that_is_taken_is_left_out_with_the_reason(tree: Path, tmp_path: Path) -> None:
    both = tmp_path / "both"
    shutil.copytree(tree, both)
    games = "[pillarbox.games]\npig = zebra\n[pillarbox.rulesets]\nz = zebra\n"
    bots = "[pillarbox.bots]\nshut-the-box.random = zebra:x\nwhist.random = zebra:x\n"
    files = {"__init__.py": "", "classic.toml": "", "piglet.toml": "", "stripes.toml": "tiles = 0"}
    package(both, "zebra", games + bots, **{f"zebra/{name}": text for name, text in files.items()})
    code, out, err = pillarbox(both, tmp_path, "plugins")
    assert code == 1
    left = [line.partition(" is left out")[0].removeprefix("pillarbox: The ") for line in err.splitlines()]
    assert left == [
        "game pig of the plug-in zebra",
        "bot whist.random of the plug-in zebra",
        "bot random of the plug-in zebra",
        "ruleset classic of the plug-in zebra",
        "ruleset piglet of the plug-in zebra",
        "ruleset stripes of the plug-in zebra",
    ]
    assert "pillarbox-example has one of that id already" in err
    assert "stripes.toml" in err
    assert "One game: pig" in out


def test_texts_in_english_stand_in_for_those_that_are_lacking_and_taken_ids_are_told(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    texts = "ruleset-pond = The Pond\ncli-welcome = Quack.\n"
    package(
        tree, "duck", '[pillarbox.rulesets]\nd = duck\n',
        **{"duck/pond.toml": 'base = "classic"\n', "duck/texts/en/duck.ftl": texts},
    )  # fmt: skip
    rows = json.loads(pillarbox(tree, tmp_path, "rulesets", "--json", "--lang", "pl")[1])
    assert [row["title"] for row in rows if row["id"] == "pond"] == ["The Pond"]
    code, _, err = pillarbox(tree, tmp_path, "plugins")
    assert (code, err.count("plug-in duck"), "cli-welcome" in err, "“pl”" in err) == (1, 3, True, True)


def test_an_own_file_does_not_take_the_place_of_a_plug_ins_ruleset(tree: Path, tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "piglet.toml").write_text('base = "classic"\n', encoding="utf-8")
    rows = json.loads(
        pillarbox(tree, tmp_path, "rulesets", "--json", PILLARBOX_RULESETS=str(tmp_path / "own"))[1]
    )
    assert [row["game"] for row in rows if row["id"] == "piglet"] == ["pig"]


def test_a_fault_is_noted_once_and_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from pillarbox.core.message import say

    monkeypatch.setattr(plugins, "_noted", {})
    monkeypatch.setattr(plugins, "_waiting", [])
    plugins.note(say("plugin-clash", name="a"))
    plugins.note(say("plugin-clash", name="a"))
    assert len(plugins.untold()) == 1
    assert plugins.untold() == ()
    assert len(plugins.noted()) == 1
