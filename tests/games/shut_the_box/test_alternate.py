"""Two seats that throw in turn: against expectimax and value iteration over the rules themselves."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.alternate import duel, solve_two
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.solve import compiled, duel_plain, duel_rows
from pillarbox.solve.duel_solver import KERNELS
from pillarbox.solve.expectimax import Expectimax
from tests.games.shut_the_box.iterated import iterated
from tests.games.shut_the_box.presets import make, preset
from tests.games.shut_the_box.small import small

Given = dict[str, Any]

BACK: Given = {"rows": (), "row_weights": (), "reopen": "neighbour"}


@pytest.mark.parametrize("seed", range(60))
def test_two_seats_come_exactly_to_what_expectimax_over_the_rules_finds(seed: int) -> None:
    ruleset = small(Random(seed), most=3, turn="alternate", starter="rotate")
    found = solve_two(ruleset).bounds
    assert found.value == Expectimax(rules, ruleset).values(rules.start(ruleset, 2))[0]
    assert found.lower <= found.value <= found.upper


def assert_as_iterated(ruleset: Ruleset) -> None:
    """The value is that of iteration over the rules; or it is refused, and iteration has no one value
    either.
    """
    try:
        found = solve_two(ruleset).bounds
    except Refused:  # play may go on for ever: the rules' cap would end it
        lost, won = iterated(ruleset, 2, -1.0)[0], iterated(ruleset, 2, 1.0)[0]
        assert abs(won - lost) > 1e-9
    else:
        assert float(found.value) == pytest.approx(iterated(ruleset, 2)[0], abs=1e-11)
        assert found.lower <= found.value <= found.upper
        assert found.upper - found.lower < 1e-9


@pytest.mark.parametrize("seed", range(20))
def test_where_useless_throws_pass_value_iteration_over_the_rules_agrees(seed: int) -> None:
    assert_as_iterated(small(Random(seed), most=2, turn="alternate", stuck="pass"))


@pytest.mark.parametrize("seed", range(24))
def test_where_the_neighbour_reopens_value_iteration_over_the_rules_agrees(seed: int) -> None:
    rng = Random(3000 + seed)
    tiles = tuple(sorted(rng.sample(range(1, 6), 3)))
    given: Given = {"tiles": tiles, "handicap_shut": (), "shut_at_start": (), "first_throw_shuts": 0}
    back: Given = {"reopen_by_finished": rng.random() < 0.5, **BACK}
    assert_as_iterated(small(rng, turn="alternate", **given, **back))


@pytest.mark.parametrize("tiles", [4, 5])
def test_the_holiday_rule_on_few_tiles_agrees_with_naive_iteration(tiles: int) -> None:
    ruleset = preset("email-holiday", tiles=tuple(range(1, tiles + 1)), starter="rotate")
    found = solve_two(ruleset).bounds
    assert float(found.value) == pytest.approx(iterated(ruleset, 2)[0], abs=1e-12)
    assert 0 <= found.upper - found.lower <= 1e-12


def test_lucky_seven_is_won_by_the_first_with_six_chances_in_eleven() -> None:
    found = solve_two(preset("lucky-seven"))
    assert found.bounds.value == Fraction(1, 11)
    assert found.share == pytest.approx(6 / 11, abs=1e-15)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"reopen": "neighbour"},
        {"reopen": "neighbour", "reopen_by_finished": False},
        {"one_die": "may", "score": "sum", "on_shut": "wins-round", "must_shut": False},
        {"handicap_shut": ((1,), ()), "one_die": "must", "stuck": "pass"},
        {"stake": 1, "shut_pays": 3, "insurance": True},
    ],
)
def test_lists_arrays_and_compiled_loops_agree(changes: dict[str, object]) -> None:
    game, ties, shares = duel(preset("email", tiles=(1, 2, 3, 6), **changes))
    marks = (ties, shares)
    listed = duel_plain.solve(game, marks)
    for engine in (duel_rows, compiled.kernels(KERNELS)):
        if engine is not None:
            found = duel_rows.solve(game, marks, engine)
            assert found.value == pytest.approx(float(listed.value), abs=1e-12)
            assert found.means == pytest.approx(listed.means, abs=1e-11)
            assert found.lower - 1e-12 <= float(listed.value) <= found.upper + 1e-12


@pytest.mark.parametrize("seed", range(20))
def test_shares_and_payments_go_together(seed: int) -> None:
    ruleset = small(Random(seed), most=3, turn="alternate", stake=0)
    found = solve_two(ruleset)
    game, _, shares = duel(ruleset)
    assert duel_plain.solve(game, (shares,)).means[0] == pytest.approx(found.share, abs=1e-12)
    assert 0 <= found.tie <= 1 + 1e-12


def test_a_stuck_seat_that_may_reopen_its_own_tiles_is_refused() -> None:
    with pytest.raises(Refused):
        solve_two(make(turn="alternate", stuck="reopen-one"))
