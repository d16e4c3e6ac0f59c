"""The peers of the benchmarks, which share nothing with the solvers, come to the same values."""

from __future__ import annotations

import pytest

from benchmarks import plain, seats
from pillarbox import catalogue
from pillarbox.games.shut_the_box import alternate, matches
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import odds


def rules(id: str, **changes: str) -> Ruleset:
    found: Ruleset = catalogue.load(id, changes)[1]
    return found


@pytest.mark.parametrize("tiles", [6, 9, 10])
def test_a_turn_by_masks(tiles: int) -> None:
    assert plain.by_masks(tiles)[-1] == pytest.approx(
        odds(rules("classic", tiles=str(tiles))).mean, rel=1e-13
    )


def test_a_turn_by_tuples() -> None:
    assert plain.by_tuples(7) == pytest.approx(odds(rules("classic", tiles="7")).mean, rel=1e-13)


def test_the_simple_match() -> None:
    assert plain.simple_match(5)[0] == pytest.approx(seats.simple(5), abs=1e-12)


@pytest.mark.parametrize("limit", [1, 2])
def test_survivor_as_ruled(limit: int) -> None:
    """`make soak ARGS=survivor` goes further."""
    found = matches.solve_match(rules("survivor", limit=str(limit)), 2)
    assert plain.ruled_match(limit)[0] == pytest.approx(found.shares[0], abs=1e-11)


@pytest.mark.parametrize("tiles", [3, 4, 5])
def test_the_holiday_game_by_naive_iteration(tiles: int) -> None:
    found = alternate.solve_two(rules("email-holiday", tiles=str(tiles))).bounds
    value, _ = plain.holiday(tiles)
    assert value == pytest.approx(float(found.value), abs=1e-12)
    assert found.lower - 1e-12 <= value <= found.upper + 1e-12
