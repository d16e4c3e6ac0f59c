"""The pages that tools write are what they would write now; their figures are those of the golden files."""

import ast
import re
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import pytest
from msgspec import json

from pillarbox.words.languages import LANGUAGES
from tools import how_to_play, reference

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "conformance" / "golden"


@pytest.mark.parametrize("tool", [how_to_play, reference], ids=lambda tool: str(tool.__name__))
def test_the_pages_are_what_their_tool_writes_now(tool: ModuleType) -> None:
    stale = [
        str(path.relative_to(ROOT))
        for path, text in tool.files().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    assert stale == [], "stale pages: make pages"


def test_every_ruleset_has_a_page_in_every_language_and_no_page_is_left_over() -> None:
    pages = {path.relative_to(how_to_play.FOLDER) for path in how_to_play.FOLDER.rglob("*.md")}
    ids = ["index", *(entry.id for entry in how_to_play.SHIPPED)]
    assert pages == {Path(lang, f"{id}.md") for lang in LANGUAGES for id in ids}


def test_the_page_on_commands_tells_every_setting_of_the_environment() -> None:
    found = {
        name
        for path in reference.PACKAGE.rglob("*.py")
        for name in re.findall(r"\bPILLARBOX_[A-Z]+\b", path.read_text("utf-8"))
        if not name.startswith("PILLARBOX_SERVER")
    }
    assert found <= reference.ENVIRONMENT.keys()


@pytest.mark.parametrize("module", [module for modules in reference.PUBLIC.values() for module in modules])
def test_every_public_name_has_a_sentence(module: str) -> None:
    tree = ast.parse((reference.PACKAGE / f"{module}.py").read_text("utf-8"))
    told = list(reference.names(tree))
    assert told
    assert [name for name, about in told if not about.endswith(".")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_around_the_rules_are_there_in_every_language(lang: str) -> None:
    assert how_to_play.AROUND[lang].keys() == how_to_play.AROUND["en"].keys()


def test_the_figures_of_the_pages_are_the_values_of_the_golden_files() -> None:
    told = json.decode(how_to_play.FIGURES.read_bytes())
    compared = 0
    for id, figures in told.items():
        value = (GOLDEN / f"{id}-1.txt").read_text("utf-8").split("\nvalue ", 1)[1].split("\n", 1)[0]
        if value.startswith("absent"):
            continue
        number = Fraction(value) if "/" in value else Fraction(float(value))
        assert figures["mean"] == pytest.approx(float(number), rel=1e-9), id
        compared += 1
    assert compared >= 28
    assert told.keys() == {entry.id for entry in how_to_play.SHIPPED if entry.game == how_to_play.SOLVED}
