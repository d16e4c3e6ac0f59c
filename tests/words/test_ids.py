"""Every id that the code says, in Python or in the browser, is in the catalogues, and every entry is said
somewhere.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from tests.words import browser_ids
from tests.words.built_ids import BUILT, UNUSED
from tests.words.catalogues import PACKAGE, entries, named, shape

MODULES = sorted(PACKAGE.rglob("*.py"))
SAYERS = {"say", "Message"}


@dataclass(frozen=True)
class Said:
    """A call of `say` or `Message`: where, and its id, or the constant its id begins with."""

    place: str
    id: str
    whole: bool


def calls(path: Path) -> Iterator[Said]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
        if name in SAYERS:
            place = f"{path.relative_to(PACKAGE)}:{node.lineno}"
            yield from (Said(place, text, whole) for text, whole in ids(node.args[0]))


def ids(node: ast.expr) -> Iterator[tuple[str, bool]]:
    """The ids an expression may stand for; of a built one its beginning."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, True
    elif isinstance(node, ast.IfExp):
        yield from ids(node.body)
        yield from ids(node.orelse)
    elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
        yield str(node.left.value), False
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield str(node.values[0].value), False


SAID = [said for path in MODULES for said in calls(path)]


def constants() -> set[str]:
    """Every text in the code: an id may be kept in a table before it is said."""
    return {
        node.value
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    } | browser_ids.texts()


def test_every_id_that_the_browser_says_is_in_the_catalogues() -> None:
    known = set(entries("en"))
    assert {id: place for id, place in browser_ids.said().items() if id not in known} == {}


def test_every_beginning_that_the_browser_builds_on_is_listed_with_its_endings() -> None:
    assert {start: place for start, place in browser_ids.beginnings().items() if start not in BUILT} == {}


def test_every_id_that_the_code_says_is_in_the_catalogues() -> None:
    known = set(entries("en"))
    missing = {said.place: said.id for said in SAID if said.whole and said.id.partition(".")[0] not in known}
    assert missing == {}


def test_every_beginning_of_a_built_id_is_listed_with_its_endings() -> None:
    unlisted = {said.place: said.id for said in SAID if not said.whole and said.id not in BUILT}
    assert unlisted == {}


@pytest.mark.parametrize("start", BUILT)
def test_every_ending_of_a_built_id_is_in_the_catalogues(start: str) -> None:
    known = set(entries("en"))
    assert [start + end for end in BUILT[start] if start + end not in known] == []


def test_every_entry_of_the_catalogues_is_said_somewhere() -> None:
    used = constants() | {start + end for start, ends in BUILT.items() for end in ends} | set(UNUSED)
    used |= {reference for entry in entries("en").values() for reference in shape(entry).references}
    dead = [name for name in entries("en") if name not in used]
    assert dead == []


def test_every_listed_unused_entry_is_there_and_truly_unused() -> None:
    assert [name for name in UNUSED if name not in entries("en") or name in constants()] == []


def test_every_message_has_a_text() -> None:
    silent = [
        named(entry)
        for language in ("en", "pl", "nl")
        for entry in entries(language).values()
        if isinstance(entry, ftl.Message) and entry.value is None and not entry.attributes
    ]
    assert silent == []
