"""The guide to ruleset files names every key, every option, every default and every variant."""

import re
from pathlib import Path
from typing import Any

import pytest

from pillarbox import catalogue
from pillarbox.core.keys import Either, Many, Word
from pillarbox.games.shut_the_box.keys import DEFAULTS, KEYS

GUIDE = (Path(__file__).resolve().parents[3] / "docs" / "guide-rulesets.md").read_text(encoding="utf-8")
KEY_TABLES, _, VARIANTS = GUIDE.partition("## The rulesets that ship")
ROWS = {found[1]: found[2] for found in re.finditer(r"^\| `(\w+)` \| ([^|]*) \|", KEY_TABLES, re.MULTILINE)}


def options(kind: Any) -> tuple[str, ...]:
    if isinstance(kind, Word):
        return kind.options
    if isinstance(kind, Either):
        return tuple(option for one in kind.kinds.values() for option in options(one))
    return options(kind.item) if isinstance(kind, Many) else ()


@pytest.mark.parametrize("key", KEYS)
def test_the_guide_has_a_row_for_every_key_and_names_its_options(key: str) -> None:
    assert key in ROWS
    assert [option for option in options(KEYS[key]) if f'`"{option}"`' not in GUIDE] == []


@pytest.mark.parametrize("key", DEFAULTS)
def test_the_guide_gives_the_default_of_a_key_first(key: str) -> None:
    default = DEFAULTS[key]
    written = str(default).lower() if isinstance(default, bool) else f'"{default}"'
    first = written if isinstance(default, bool | str) else str(default)
    assert ROWS[key].startswith(f"`{first}`")


def test_the_guide_names_every_variant() -> None:
    shipped = [entry.id for entry in catalogue.entries() if entry.game == "shut-the-box"]
    assert [id for id in shipped if f"`{id}`" not in VARIANTS] == []
