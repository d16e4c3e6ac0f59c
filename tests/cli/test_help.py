"""Help in three languages, for every command and option, on terminals of any width."""

import json

import click
import pytest

from pillarbox import catalogue
from pillarbox.cli.frame import help_name
from pillarbox.cli.group import COMMANDS, pillarbox
from pillarbox.cli.helping import FILE, help_text, texts
from pillarbox.words.languages import LANGUAGES
from tests.cli.running import inside
from tools.help_index import index


def test_the_index_of_help_texts_is_up_to_date() -> None:
    assert json.loads(FILE.read_text("utf-8")) == index(), "run tools/help_index.py"


def commands() -> list[click.Command]:
    context = click.Context(pillarbox)
    return [command for name in COMMANDS if (command := pillarbox.get_command(context, name)) is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_argument_and_option_is_explained(language: str) -> None:
    for command in commands():
        assert help_text(language, str(command.name))
        shown = inside(str(command.name), "--help", "--lang", language)
        assert (shown.code, shown.err) == (0, "")
        for param in command.params:
            name = help_name(param)
            own = texts()[language].get(f"{command.name}-{name}") or texts()[language].get(name)
            assert own, f"{command.name} {name}"
            first = own.split()[0]
            assert first in shown.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_command_with_one_line(language: str) -> None:
    shown = inside("--help", "--lang", language)
    assert (shown.code, shown.err) == (0, "")
    for name in COMMANDS:
        assert f"\n  {name} " in shown.out


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_help_keeps_within_the_terminal(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for name in ("", *COMMANDS):
        out = inside(*([name] if name else []), "--help").out
        lines = [line for line in out.splitlines() if not line.startswith("  pillarbox ")]
        assert max(map(len, lines)) <= columns, name


def test_every_example_of_the_help_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each parses; what it would do is tested elsewhere."""
    for command in commands():
        for example in getattr(command, "examples", ()):
            name, *args = example.split(" < ")[0].split()
            assert name == command.name
            command.make_context(name, args, parent=click.Context(pillarbox))


def test_the_version_is_told_wherever_it_is_asked() -> None:
    from pillarbox import __version__

    assert inside("--version").out == f"pillarbox {__version__}\n"
    assert inside("--plain", "--version").out == f"pillarbox {__version__}\n"


def test_options_may_stand_before_the_command_or_after_it() -> None:
    before = inside("--lang", "pl", "legal", "golf", "--open", "1,2,5", "--throw", "4")
    after = inside("legal", "golf", "--open", "1,2,5", "--throw", "4", "--lang", "pl")
    assert before == after
    assert before.out != inside("legal", "golf", "--open", "1,2,5", "--throw", "4").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_of_both_games_are_named_where_seats_are_taken(language: str) -> None:
    told = help_text(language, "play-seats")
    for id in catalogue.games():
        missing = [name for name in catalogue.game(id).bots.POLICIES if name not in told]
        assert not missing, id
