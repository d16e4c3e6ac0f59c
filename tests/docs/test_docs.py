"""The docs name what there is: every module, variant, command, event, key, setting and policy."""

import re
from importlib import import_module
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from pillarbox import catalogue
from pillarbox.cli.group import COMMANDS
from pillarbox.core import chance, game, message, record
from pillarbox.play import commands
from pillarbox.web import inbound, outbound, settings
from tools import reference

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "pillarbox"
MAP = (ROOT / "docs" / "map.md").read_text(encoding="utf-8")
MADE = {path.name for path in reference.files()}
"""Pages that a tool writes: they name everything by themselves, and so prove nothing."""
PAGES = {
    path.name: path.read_text(encoding="utf-8")
    for path in [*ROOT.glob("docs/*.md"), ROOT / "README.md"]
    if path.name not in MADE
}
ALL = "\n".join(PAGES.values())
PRESETS = [entry.id for entry in catalogue.entries()]


def named(word: str, text: str) -> bool:
    """Whether the docs set the word in code marks, alone or within a longer piece of code."""
    return re.search(rf"`[^`\n]*(?<![\w-]){re.escape(word)}(?![\w-])[^`\n]*`", text) is not None


MODULES = sorted({path.stem for path in PACKAGE.rglob("*.py") if path.stem not in ("__init__", "__main__")})


@pytest.mark.parametrize("module", MODULES)
def test_the_map_names_every_module(module: str) -> None:
    assert named(module, MAP), f"docs/map.md does not name {module}"


def test_the_map_names_no_module_that_there_is_not() -> None:
    rooms = [line for line in MAP.splitlines() if " · " in line]
    words = {word for line in rooms for word in re.findall(r"`(\w+)`", line)}
    folders = {path.name for path in PACKAGE.rglob("*") if path.is_dir()}
    assert words - set(MODULES) - folders == set()


@pytest.mark.parametrize("preset", PRESETS)
def test_every_ruleset_that_ships_is_in_the_docs(preset: str) -> None:
    assert named(preset, ALL), f"no page names {preset}: add it to the table in docs/guide-rulesets.md"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_guide_to_the_terminal(command: str) -> None:
    assert f"pillarbox {command}" in PAGES["guide-terminal.md"]


KEYS = sorted(
    {
        key
        for folder in catalogue.GAMES.values()
        for key in import_module(f"pillarbox.games.{folder}.keys").KEYS
    }
)


@pytest.mark.parametrize("key", KEYS)
def test_every_key_of_a_ruleset_file_is_in_the_docs(key: str) -> None:
    assert named(key, ALL)


@pytest.mark.parametrize(
    "policy", sorted({p for g in catalogue.games() for p in catalogue.game(g).bots.POLICIES})
)
def test_every_policy_is_in_the_docs(policy: str) -> None:
    assert named(policy, ALL)


NOUNS = [name for module in (chance, game, message) for name, found in vars(module).items()
         if isinstance(found, type) and found.__module__ == module.__name__]  # fmt: skip


@pytest.mark.parametrize("noun", NOUNS)
def test_every_public_noun_of_the_core_is_among_the_words(noun: str) -> None:
    assert named(noun, PAGES["words.md"])


@pytest.mark.parametrize("event", [kind.__struct_config__.tag for kind in get_args(record.AnyEvent)])
def test_every_event_is_in_the_page_on_records(event: str) -> None:
    assert named(str(event), PAGES["records.md"])


def tags(base: type[msgspec.Struct]) -> list[str]:
    """The names that the messages of a kind have in JSON."""
    return [str(kind.__struct_config__.tag) for kind in base.__subclasses__()]


@pytest.mark.parametrize("command", tags(commands.Command))
def test_every_command_to_the_table_is_in_the_page_on_records(command: str) -> None:
    assert named(command, PAGES["records.md"])


@pytest.mark.parametrize("message", tags(inbound.Inbound) + tags(outbound.Outbound))
def test_every_message_of_the_socket_is_in_the_page_on_the_wire(message: str) -> None:
    wire = PAGES["wire.md"]
    assert f'"type":"{message}"' in wire or f"`{message}`" in wire


FIELDS = sorted(
    {
        str(field)
        for base in (inbound.Inbound, outbound.Outbound)
        for kind in base.__subclasses__()
        for field in kind.__struct_fields__
    }
)


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_of_a_message_is_in_the_page_on_the_wire(field: str) -> None:
    assert named(field, PAGES["wire.md"])


@pytest.mark.parametrize("power", get_args(inbound.Power))
def test_every_power_of_a_host_is_in_the_page_on_the_wire(power: str) -> None:
    assert named(power, PAGES["wire.md"])


ROUTES = sorted(
    {
        route
        for path in PACKAGE.glob("web/*.py")
        for route in re.findall(
            r"^@(?:get|post|put|delete)\(\s*\"([^\"]+)", path.read_text(encoding="utf-8"), re.MULTILINE
        )
        if route.startswith(("/api/", "/healthz", "/readyz", "/metrics"))
    }
)


@pytest.mark.parametrize("route", ROUTES)
def test_every_request_is_in_the_page_on_the_wire(route: str) -> None:
    shape = re.sub(r"\\\{\w+:\w+\\\}", r"[A-Z]+", re.escape(route))
    assert re.search(rf"(?:GET|POST|PUT|DELETE) {shape}(?![\w/])", PAGES["wire.md"])


@pytest.mark.parametrize("setting", msgspec.structs.fields(settings.Settings), ids=lambda field: field.name)
def test_every_setting_of_the_server_is_in_its_guide(setting: msgspec.structs.FieldInfo) -> None:
    assert named(setting.name, PAGES["server.md"])


def environment() -> list[str]:
    found = set()
    for path in PACKAGE.rglob("*.py"):
        found |= set(re.findall(r"\bPILLARBOX_[A-Z]+\b", path.read_text(encoding="utf-8")))
    return sorted(found)


@pytest.mark.parametrize("setting", environment())
def test_every_setting_of_the_environment_is_in_the_docs(setting: str) -> None:
    assert named(setting, ALL)


def test_no_page_names_a_folder_of_one_machine() -> None:
    assert re.findall(r"(?<![\w./])/(?:home|root|tmp|Users)/\S*", ALL) == []


def test_every_page_stands_in_the_site() -> None:
    listed = re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    docs = ROOT / "docs"
    assert sorted(set(listed)) == sorted(path.relative_to(docs).as_posix() for path in docs.rglob("*.md"))


def rows(page: str, head: str) -> dict[str, set[str]]:
    """Of the table that begins with `head`: by each word in a row's first cell, the words in its others."""
    table = PAGES[page].split(f"\n| `{head}` |", 1)[1].split("\n\n", 1)[0]
    return {
        name: set(re.findall(r"`([\w-]+)`", rest))
        for first, rest in re.findall(r"^\| (.*?) \| (.*)", table, re.MULTILINE)
        for name in re.findall(r"`([\w-]+)`", first)
    }


@pytest.mark.parametrize("kind", get_args(record.AnyEvent), ids=lambda kind: str(kind.__name__))
def test_the_row_of_an_event_names_its_fields(kind: type[msgspec.Struct]) -> None:
    told = rows("records.md", "event")[str(kind.__struct_config__.tag)]
    assert set(kind.__struct_fields__) - {"n", "prev"} - told == set()


@pytest.mark.parametrize("kind", commands.Command.__subclasses__(), ids=lambda kind: str(kind.__name__))
def test_the_row_of_a_command_names_its_fields(kind: type[msgspec.Struct]) -> None:
    told = rows("records.md", "command")[str(kind.__struct_config__.tag)]
    assert set(kind.__struct_fields__) - {"seat", "id"} - told == set()
