"""One round of several seats: against exact expectimax over the rules themselves, and published figures."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import numpy as np
import pytest

from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.ends import seat_graph
from pillarbox.games.shut_the_box.several import solve_round
from pillarbox.games.shut_the_box.versus import odds_round
from pillarbox.solve import compiled, lanes, rows
from pillarbox.solve.expectimax import Expectimax
from tests.games.shut_the_box.presets import make, preset
from tests.games.shut_the_box.small import small


@pytest.mark.parametrize("seed", range(60))
def test_two_seats_come_to_what_expectimax_over_the_rules_finds(seed: int) -> None:
    ruleset = small(Random(seed))
    found = solve_round(ruleset, 2, exact=True)
    assert tuple(found.net) == Expectimax(rules, ruleset).values(rules.start(ruleset, 2))


@pytest.mark.parametrize("seed", range(30))
def test_three_seats_come_to_what_expectimax_over_the_rules_finds(seed: int) -> None:
    ruleset = small(Random(1000 + seed), most=3)
    found = solve_round(ruleset, 3, exact=True)
    assert tuple(found.net) == Expectimax(rules, ruleset).values(rules.start(ruleset, 3))


@pytest.mark.parametrize("seed", range(6))
def test_markers_count_as_in_the_rules(seed: int) -> None:
    """The rules end a turn after `cap` throws, the solver never: a chance below 1e-9 with two tiles."""
    dice = {"dice": 2, "sides": 3, "handicap_one_die": (), "one_die": "never"}
    ruleset = small(Random(seed), most=2, insurance=True, cap=20, **dice)
    want = Expectimax(rules, ruleset).values(rules.start(ruleset, 2))
    assert solve_round(ruleset, 2).net == pytest.approx([float(value) for value in want], abs=1e-9)


def test_four_seats_come_to_what_expectimax_over_the_rules_finds() -> None:
    ruleset = make(tiles=(1, 2, 3), dice=1, sides=3, stake=1, stake_rule="loser-pays", on_shut="ends-turn")
    found = solve_round(ruleset, 4, exact=True)
    assert tuple(found.net) == Expectimax(rules, ruleset).values(rules.start(ruleset, 4))


@pytest.mark.parametrize("seed", range(20))
def test_floats_are_the_fractions(seed: int) -> None:
    ruleset = small(Random(2000 + seed))
    exact, fast = solve_round(ruleset, 3, exact=True), solve_round(ruleset, 3)
    for one, other in zip(exact, fast):
        if not isinstance(one, list):
            one, other = [one], [other]
        assert other == pytest.approx([float(value) for value in one], abs=1e-12)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("seats", [2, 5])
def test_what_the_seats_expect_adds_up(seed: int, seats: int) -> None:
    found = solve_round(small(Random(seed), most=3), seats)
    assert sum(found.net) == pytest.approx(0, abs=1e-12)
    assert sum(found.shares) == pytest.approx(1, abs=1e-12)


def test_classic_gives_the_first_of_two_the_published_edge() -> None:
    """Published beforehand, with this project's goals: first of two 0.502810."""
    found = odds_round(preset("classic"), 2)
    assert round(found.shares[0], 6) == 0.502810
    assert found.value.exact is not None
    assert float(2 * Fraction(found.shares[0]) - 1) == pytest.approx(
        float(Fraction(found.value.exact)), abs=1e-15
    )


def test_the_answer_to_a_ten_in_classic_has_the_published_chance() -> None:
    """The second player's share of the win against a 10 on the table: 0.493920."""
    game = seat_graph(preset("classic"))
    worth = [[2 if end.points < 10 else 1 if end.points == 10 else 0 for end in game.endings]]
    [law] = lanes.laws(game, worth, 2)
    assert round(sum(p * w for p, w in zip(law, worth[0])) / 2, 6) == 0.493920


@pytest.mark.parametrize("name", ["classic", "pub", "high-rollers", "two-to-go"])
def test_lists_arrays_and_compiled_loops_give_one_law(name: str) -> None:
    game = seat_graph(preset(name))
    rng = Random(name)
    worths = [[float(rng.choice((0, 1, 2))) for _ in game.endings] for _ in range(70)]
    listed = [lanes._float(game, worth, 2) for worth in worths]
    flat = rows.flatten(game)
    kernels = compiled.kernels(lanes.KERNELS)
    for engine in (rows, kernels):
        if engine is not None:
            assert abs(engine.laws(flat, worths, 2) - np.array(listed)).max() < 1e-14
            total = [sum(p * w for p, w in zip(law, worth)) for law, worth in zip(listed, worths)]
            assert engine.values(flat, np.array(worths)) == pytest.approx(total, abs=1e-13)


def test_what_cannot_be_solved_is_refused_with_the_reason() -> None:
    with pytest.raises(Refused) as why:
        solve_round(make(stuck="reopen-one"), 2)
    assert why.value.message.id == "seats-own-circles"
    with pytest.raises(Refused) as why:
        solve_round(make(reopen="neighbour"), 2)
    assert why.value.message.id == "seats-reopen-whole"
    with pytest.raises(Refused) as why:
        odds_round(preset("classic"), 1)
    assert why.value.message.id == "refused-seats"


def test_where_a_deadly_throw_cuts_the_round_the_only_seat_with_a_turn_pays_nothing() -> None:
    given = {"deadly_totals": (4,), "deadly_ends": "round", "stake": 1, "stake_rule": "loser-pays"}
    ruleset = make(tiles=(1, 2, 3), sides=3, **given)
    found = solve_round(ruleset, 2, exact=True)
    assert tuple(found.net) == Expectimax(rules, ruleset).values(rules.start(ruleset, 2))
