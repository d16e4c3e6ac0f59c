"""The law of a plain turn in one loop is that of the pass which asks every question."""

from __future__ import annotations

from typing import Any

import pytest

from pillarbox.games.shut_the_box._plain import problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.solve import law as laws
from pillarbox.solve.policy import Aim, Listed
from tests.games.shut_the_box.presets import row

GAMES: dict[str, dict[str, Any]] = {
    "one die by choice": {"tiles": row(8), "one_die": "may"},
    "deadly totals": {"tiles": row(8), "deadly_totals": (7,)},
    "high wins": {"tiles": row(7), "wins": "highest", "score": "shut-sum", "on_shut": "ends-turn"},
    "two rows": {"tiles": (), "rows": ((1, 2, 3, 4), (4, 3, 2, 1)), "one_die": "may"},
    "one tile a throw": {"tiles": row(8), "sets": "one-tile"},
    "three dice": {"tiles": row(9), "dice": 3, "one_die": "must"},
    "tiles that no throw can shut": {"tiles": (1, 2, 3, 14), "must_shut": True},
}


@pytest.mark.parametrize("aim", [Aim(), Aim("gone", True), Aim("at-most", True, 9)])
@pytest.mark.parametrize("game", GAMES)
def test_both_passes_find_the_same_fractions(game: str, aim: Aim, monkeypatch: pytest.MonkeyPatch) -> None:
    solution = Listed(problem(Ruleset(**GAMES[game])), aim)
    one = laws.law(solution)
    monkeypatch.setattr(laws, "_is_plain", lambda solution: False)
    assert laws.law(solution) == one
    assert sum(one.ends.values()) == 1


@pytest.mark.parametrize("values", [{"must_shut": False}, {"stuck": "pass"}, {"first_throw_shuts": 2}])
def test_other_turns_are_left_to_the_general_pass(values: dict[str, Any]) -> None:
    solution = Listed(problem(Ruleset(tiles=row(5), **values)), Aim())
    assert not laws._is_plain(solution)
