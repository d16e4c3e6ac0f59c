"""The rules against their slow double: nodes counted by depth, and whole matches played side by side."""

import ast
from pathlib import Path
from random import Random

import pytest

from tests.games.shut_the_box.custom import custom
from tests.games.shut_the_box.presets import DIFFERENCES, preset
from tests.perft.beside import count_beside, match_beside

SEATS = (1, 2, 3, 12)
NODES = 4_000
HOUSE_RULES = 600


def test_the_double_takes_only_the_ruleset_record_from_the_package() -> None:
    tree = ast.parse((Path(__file__).parent / "second.py").read_text(encoding="utf-8"))
    taken = {
        f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("pillarbox")
        for alias in node.names
    }
    assert taken == {"pillarbox.games.shut_the_box.ruleset.Ruleset"}
    plain = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    assert not [name for name in plain if name.startswith("pillarbox")]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("id", DIFFERENCES)
def test_rules_and_double_count_the_same_nodes_at_every_depth(id: str, seats: int) -> None:
    counts = count_beside(preset(id), seats, NODES)
    assert len(counts) >= 2


def test_the_standard_game_opens_with_21_throws_and_114_sets() -> None:
    # Sets for the totals 2 to 12: 1 2 2 3 4 5 6 8 9 10 12; throws with them: 1 1 2 2 3 3 3 2 2 1 1.
    assert count_beside(preset("golf"), 1, NODES)[:3] == [1, 21, 114]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("id", DIFFERENCES)
def test_rules_and_double_agree_through_whole_matches(id: str, seats: int) -> None:
    rng = Random(f"{id}/{seats}")
    for _ in range(3 if seats < 12 else 1):
        match_beside(preset(id), seats, rng)


@pytest.mark.parametrize("part", range(6))
def test_rules_and_double_agree_on_house_rules_drawn_at_random(part: int) -> None:
    for number in range(part, HOUSE_RULES, 6):
        rng = Random(f"house rules {number}")
        match_beside(custom(rng), rng.choice((1, 2, 2, 3, 4, 7)), rng)
