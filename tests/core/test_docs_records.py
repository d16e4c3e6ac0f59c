"""The pages on records and fair dice tell every event, header, word and command there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from pillarbox.core.record import AnyEvent
from pillarbox.core.record_text import HEADERS
from pillarbox.core.text_items import _KINDS, RESERVED
from pillarbox.games.shut_the_box.positions import KEYS
from pillarbox.games.shut_the_box.state import Stage
from pillarbox.play.commands import AnyCommand
from pillarbox.play.fair import SOURCES
from pillarbox.play.verify import Verdict

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "records.md").read_text(encoding="utf-8")
FAIR = (DOCS / "fair-dice.md").read_text(encoding="utf-8")


def rows(first: str) -> list[str]:
    """The rows of tables whose first cell begins so."""
    return [line for line in PAGE.splitlines() if line.startswith(f"| {first}")]


@pytest.mark.parametrize("kind", get_args(AnyEvent), ids=lambda kind: kind.__name__)
def test_every_event_is_told_with_all_its_fields(kind: type) -> None:
    config = kind.__struct_config__  # type: ignore[attr-defined]
    (row,) = rows(f"`{config.tag}`")
    own = set(kind.__struct_fields__) - {"n", "prev"}  # type: ignore[attr-defined]
    assert own <= set(re.findall(r"`([a-z]+)`", row.split("|")[2]))


@pytest.mark.parametrize("kind", get_args(AnyCommand), ids=lambda kind: kind.__name__)
def test_every_command_is_told_with_all_its_fields(kind: type) -> None:
    config = kind.__struct_config__  # type: ignore[attr-defined]
    row = next(row for row in rows("`") if f"`{config.tag}`" in row.split("|")[1])
    own = set(kind.__struct_fields__) - {"seat", "id"}  # type: ignore[attr-defined]
    assert own <= set(re.findall(r"`([a-z]+)`", row))


@pytest.mark.parametrize("name", HEADERS)
def test_every_header_is_told(name: str) -> None:
    assert [row for row in rows("`") if f"`{name}`" in row.split("|")[1]]


@pytest.mark.parametrize("word", [*_KINDS, *RESERVED, "event"])
def test_every_word_of_the_notation_is_told(word: str) -> None:
    assert [row for row in rows("`") if re.search(rf"`(0 )?{word}\b", row.split("|")[1])]


@pytest.mark.parametrize("word", [*KEYS, "seats"])
def test_every_word_of_a_position_is_told(word: str) -> None:
    assert rows(f"`{word}=")


@pytest.mark.parametrize("stage", get_args(Stage))
def test_every_stage_is_told(stage: str) -> None:
    (row,) = rows("`stage=")
    assert f"`{stage}`" in row


def test_every_part_of_a_verdict_is_told() -> None:
    for part in Verdict.__struct_fields__:
        assert f"`{part}`" in PAGE


def test_every_domain_of_chance_is_told() -> None:
    for domain in SOURCES.values():
        assert f"`{domain}`" in FAIR
