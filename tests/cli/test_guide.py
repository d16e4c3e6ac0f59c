"""The guides: their examples run; that to the terminal leaves out no command and no option."""

import re
import shlex
from pathlib import Path

import click
import pytest

from pillarbox.cli.asking import ENGLISH
from pillarbox.cli.group import COMMANDS, pillarbox
from tests.cli.running import inside

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide-terminal.md"
TEXT = GUIDE.read_text("utf-8")
PAGES = [
    path.read_text("utf-8")
    for path in [
        *sorted(GUIDE.parent.rglob("*.md")),
        GUIDE.parents[1] / "README.md",
        GUIDE.parents[1] / "CONTRIBUTING.md",
    ]
]
EXAMPLES = [
    (line, answer)
    for page in PAGES
    for block in re.findall(r"```console\n(.*?)```", page, re.DOTALL)
    for line, answer in re.findall(r"^\$ pillarbox ?(.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
]


@pytest.mark.parametrize("line, answer", EXAMPLES, ids=[line for line, _ in EXAMPLES])
def test_the_examples_of_the_guides_are_true(
    line: str, answer: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("PILLARBOX_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    ran = inside(*shlex.split(line))
    assert (ran.code, ran.out) == (0, answer)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 5


@pytest.mark.parametrize("name", COMMANDS)
def test_the_guide_names_every_command_and_option(name: str) -> None:
    command = pillarbox.get_command(click.Context(pillarbox), name)
    assert command is not None
    assert f"pillarbox {name}" in TEXT or f"### {name}" in TEXT
    for param in command.params:
        if isinstance(param, click.Option):
            assert param.opts[0] in TEXT, param.opts


def test_the_guide_names_every_word_of_the_table() -> None:
    told = set(re.findall(r"`(\w+)`", TEXT))
    assert set(ENGLISH) - {"yes", "throw"} <= told
