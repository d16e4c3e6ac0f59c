"""Whatever is wrong with what was typed: one clear line, the right exit code, nothing changed."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import Ran, environment, inside, process

WRONG_USAGE = [
    "nonsense",
    "paly",
    "--nonsense",
    "-x",
    "--lang",
    "--lang xx",
    "--lang= play",
    "play --lang xx golf",
    "legal",
    "legal golf extra",
    "legal golf --open",
    "legal golf --first=yes",
    "legal golf --nonsense 3",
    "legal golf --open 1,2,99 --throw 3",
    "legal golf --open 1,1 --throw 2",
    "legal golf --open a1 --throw 2",
    "legal golf --open -1 --throw 2",
    "legal golf --open 1;rm --throw 2",
    "legal double-shutter --open 1,2 --throw 3",
    "legal golf --throw 0",
    "legal golf --throw 1",
    "legal golf --throw 13",
    "legal golf --throw 7+1",
    "legal golf --throw 1+2+3",
    "legal golf --throw 3d6",
    "legal golf --throw ٣",
    "legal golf --throw 99999999999999999999",
    "legal golf --throw +",
    "legal classic --open 1,2 --throw 1+1",
    "legal trac --throw 8",
    "legal golf --state open=1 --open 2 --throw 2",
    "legal golf --state nonsense",
    "legal golf --state key=value",
    "legal golf --state turn=7",
    "legal golf --state throw=9-9",
    "legal golf --state past=1:2:3",
    "legal golf --with nonsense --throw 3",
    "legal golf --with =3 --throw 3",
    "legal golf --with tils=3 --throw 3",
    "odds golf --with dice=99",
    "legal golf",
    "rulesets --schema --with dice=1",
    "rulesets --with dice=1",
    "play --abandon x golf",
    "play",
    "play golf --seat bot:nonsense",
    "play golf --seat bot:",
    "play golf --seed x --real-dice",
    "play golf --resume nonsense",
    "play --resume nonsense --seat Anna",
    "play golf --record",
    "play golf --seat Anna --record no/such/folder/x.txt",
    "rulesets --check",
    "rulesets one two",
    "verify",
    "convert",
    "convert no-such-file --to xml",
    "stats --nonsense",
]

NAMELESS = [
    "legal nonsense",
    "legal canoga",
    "legal no/such/file.toml",
    "legal no-such-file.toml --throw 3",
    "play nonsense",
    "play --resume nonsense",
    "rulesets --check no-such-file.toml",
    "rulesets no-such-file.toml",
    "verify no-such-file",
    "verify no/such/file",
    "convert no-such-file",
    "odds nonsense",
    "advise nonsense",
    "stats Nobody",
    "play --abandon nonsense",
]

FAULTY = {
    "unknown.toml": 'base = "golf"\nnonsense = 3\n',
    "type.toml": 'dice = "two"\n',
    "range.toml": "dice = 5\n",
    "huge.toml": f"tiles = {'9' * 400}\n",
    "twice.toml": "dice = 1\ndice = 2\n",
    "syntax.toml": "dice = = 2\n",
    "open.toml": "tiles = [1, 2\n",
    "table.toml": "[rules]\ndice = 2\n",
    "base.toml": 'base = "no-such-base"\n',
    "clash.toml": 'dice = 1\none_die = "may"\n',
    "bytes.toml": "",
    "long.toml": "# " + "x" * 20_000 + "\n",
}


def one_line(ran: Ran, *codes: int) -> None:
    assert ran.code in codes, ran
    assert "Traceback" not in ran.err
    assert ran.err.startswith("pillarbox: ")
    assert ran.err.count("\n") == 1
    assert ran.err.isprintable() or ran.err[:-1].isprintable()
    assert "itself went wrong" not in ran.err
    assert not ran.out


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("line", WRONG_USAGE)
def test_wrong_usage_is_refused_in_one_line(line: str) -> None:
    one_line(inside(*line.split(" ")), 2)


@pytest.mark.parametrize("line", NAMELESS)
def test_a_name_that_nothing_has_is_answered_with_no(line: str) -> None:
    one_line(inside(*line.split(" ")), 1)


EMPTY = [
    ("RULESET", "play", ""),
    ("RULESET", "rulesets", " "),
    ("RULESETS", "compare", "golf", ""),
    ("FILE", "tableau", ""),
    ("RECORD", "verify", ""),
    ("PLAYER", "stats", ""),
    ("--seat", "play", "golf", "--seat", "Anna", "--seat", ""),
    ("--seed", "play", "golf", "--seed", "", "--seat", "bot:random"),
    ("--record", "play", "golf", "--record", "", "--seat", "bot:random"),
    ("--open", "legal", "golf", "--open", "", "--throw", "3"),
    ("--policy", "simulate", "golf", "--policy", ""),
    ("--data", "stats", "--data", ""),
    ("--data", "--data", "", "stats"),
    ("--lang", "stats", "--lang", ""),
]


@pytest.mark.parametrize("name, args", [(name, args) for name, *args in EMPTY])
def test_an_argument_without_a_sign_is_refused_by_its_name(name: str, args: list[str]) -> None:
    ran = inside(*args)
    one_line(ran, 2)
    assert f": {name} is empty." in ran.err


@pytest.mark.parametrize("line", ["stats", "play golf --seat bot:random", "verify abc", "play --resume"])
def test_a_file_in_the_place_of_the_data_folder_is_refused(line: str, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for args in (["--data", "notes.txt", *line.split(" ")], [*line.split(" "), "--data", "notes.txt"]):
        ran = inside(*args)
        one_line(ran, 1, 2)
        assert "“notes.txt” is a file." in ran.err
    assert (tmp_path / "notes.txt").read_text() == "mine"


@pytest.mark.parametrize(
    "line, told",
    [
        ("advise golf --open 1,2 --throw 2-1 --round 2", "There is no round 2: a match"),
        ("odds golf --objective reach:999", "No turn scores more than 45"),
        ("simulate golf --policy clever", "There are random, highest-first,"),
        ("simulate golf --policy perfekt", "Did you mean perfect?"),
    ],
)
def test_a_refusal_speaks_of_what_was_asked(line: str, told: str) -> None:
    ran = inside(*line.split(" "))
    one_line(ran, 1, 2)
    assert told in ran.err


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(
    "command", ["odds two-to-go --json", "play golf --seat bot:random --seed x", "verify -"]
)
def test_closed_standard_streams_are_no_fault_of_the_program(
    command: str, closed: str, tmp_path: Path
) -> None:
    line = f"{shlex.quote(sys.executable)} -m pillarbox {command} {closed}"
    done = subprocess.run(
        ["sh", "-c", line], capture_output=True, env=environment(tmp_path), timeout=60, check=False
    )
    assert done.returncode == (1 if command == "verify -" else 0), done
    assert b"Traceback" not in done.stderr
    assert b"itself went wrong" not in done.stderr


def test_own_rulesets_with_faults_are_not_passed_over_in_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "good.toml").write_text('base = "golf"\ntitle = "Good"\n')
    (tmp_path / "bad.toml").write_text('base = "clasic"\nnonsense = 3\n')
    monkeypatch.setenv("PILLARBOX_RULESETS", str(tmp_path))
    ran = inside("rulesets")
    assert (ran.code, ran.err.count("\n")) == (0, 1)
    assert f"{tmp_path}/bad.toml, line 1: " in ran.err
    assert "Perhaps classic" in ran.err
    assert "good" in ran.out
    shown = inside("rulesets", "bad")
    assert (shown.code, shown.out.count("\n")) == (1, 2)
    assert shown.out == inside("rulesets", "--check", str(tmp_path / "bad.toml")).out


@pytest.mark.parametrize("language", ["pl", "nl"])
@pytest.mark.parametrize("line", ["nonsense", "legal", "legal golf --throw 13", "verify no-such-file"])
def test_the_line_is_in_the_users_language(line: str, language: str) -> None:
    own = inside(*line.split(" "), "--lang", language)
    one_line(own, 1, 2)
    assert own.err != inside(*line.split(" ")).err


@pytest.mark.parametrize("name", FAULTY)
@pytest.mark.parametrize("line", ["play {}", "legal {} --throw 3", "rulesets {}"])
def test_a_faulty_ruleset_is_refused_in_one_line(name: str, line: str, tmp_path: Path) -> None:
    data = FAULTY[name].encode() or b"title = '\xff\xfe'\n"
    (tmp_path / name).write_bytes(data)
    ran = inside(*line.format(name).split(" "))
    one_line(ran, 1)
    assert name in ran.err


@pytest.mark.parametrize("name", FAULTY)
def test_checking_a_faulty_ruleset_lists_its_faults_and_exits_with_1(name: str, tmp_path: Path) -> None:
    data = FAULTY[name].encode() or b"title = '\xff\xfe'\n"
    (tmp_path / name).write_bytes(data)
    ran = inside("rulesets", "--check", name)
    assert ran.code == 1
    assert all(line.startswith(name) for line in ran.out.splitlines())
    listed = json.loads(inside("rulesets", "--check", name, "--json").out)
    assert len(listed) == len(ran.out.splitlines()) > 0
    assert all(set(fault) == {"file", "line", "key", "wrong", "right"} for fault in listed)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"nonsense",
        b"\xff\xfe\x00",
        b'{"format":1,"events":[],"head":""}',
        b'{"format":99,"events":[],"head":""}',
        b'{"format":1,"events":[{"event":"nonsense"}],"head":""}',
        b'[Ruleset "no-such-ruleset"]\n[Seat "Anna"]\n\n0 3-5: 8\n',
        b'[Ruleset "../../etc/passwd"]\n[Seat "Anna"]\n\n0 3-5: 8\n',
        b'[Ruleset "golf"]\n[Seat "Anna"]\n\n0 3-5: 9\n',
        b'[Ruleset "golf"]\n[Seat "Anna"]\n\n0 7-7: 9\n',
        b'[Ruleset "golf"]\n[Seat "Anna"]\n\n5 3-5: 8\n',
        b'[Ruleset "golf"]\n\n0 3-5: 8\n',
    ],
)
def test_a_record_that_is_no_record_does_not_verify(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "record").write_bytes(data)
    ran = inside("verify", "record")
    assert ran.code == 1
    assert not ran.err
    told = "The record is not true.", "The record can’t be read to its end, so it is not checked."
    assert ran.out.endswith(tuple(f"{text}\n" for text in told))
    if told[1] in ran.out:  # one line says why, and nothing is said of what was not checked
        assert len(ran.out.splitlines()) == 2
    assert json.loads(inside("verify", "record", "--json").out)["ok"] is False


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    one_line(inside("verify", str(tmp_path)), 2)
    one_line(inside("convert", str(tmp_path)), 2)


def test_a_record_that_cannot_be_read_is_not_converted(tmp_path: Path) -> None:
    (tmp_path / "record").write_bytes(b"{")
    one_line(inside("convert", "record"), 1)
    one_line(inside("convert", "record", "-o", "out"), 1)
    assert not (tmp_path / "out").exists()


def test_too_many_players_are_refused(tmp_path: Path) -> None:
    seats = [part for n in range(13) for part in ("--seat", f"P{n}")]
    one_line(inside("play", "golf", *seats), 2)


def test_nothing_is_made_where_something_is_refused(tmp_path: Path) -> None:
    inside("verify", "no-such-match")
    inside("play", "nonsense")
    assert not (tmp_path / "data").exists()


def test_a_data_folder_that_cannot_be_used_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    one_line(inside("play", "golf", "--seat", "bot:random", "--data", str(tmp_path / "file")), 2)
    (tmp_path / "pillarbox.db").write_text("this is no database, but a text of some length")
    one_line(inside("play", "golf", "--seat", "bot:random", "--data", str(tmp_path)), 2)


def test_a_fault_of_the_program_is_one_line_too_unless_more_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*args: object) -> object:
        raise ZeroDivisionError("on\npurpose")

    monkeypatch.setattr("pillarbox.catalogue.load", broken)
    ran = inside("legal", "golf", "--throw", "3")
    assert (ran.code, ran.err.count("\n")) == (70, 1)
    assert "ZeroDivisionError: on purpose" in ran.err
    monkeypatch.setenv("PILLARBOX_DEBUG", "1")
    assert "Traceback" in inside("legal", "golf", "--throw", "3").err


def test_output_that_nobody_reads_ends_quietly(tmp_path: Path) -> None:
    import subprocess
    import sys

    line = f"{sys.executable} -m pillarbox rulesets --schema | head -c 1 >/dev/null; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() in ("0", "141")
    assert not done.stderr


def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    import subprocess
    import sys

    line = f"{sys.executable} -m pillarbox rulesets --schema >/dev/full"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_a_terminal_with_ascii_only_gets_ascii(tmp_path: Path) -> None:
    ran = process(
        tmp_path,
        *("play", "golf", "--seat", "Łucja 中", "--lang", "pl"),
        typed="\n?\n",
        env={"PYTHONIOENCODING": "ascii", "LANG": "C"},
    )
    assert ran.code == 0
    assert ran.out.isascii()
    assert "| 1 | 2 |" in ran.out
    assert "Lucja ?" in ran.out
