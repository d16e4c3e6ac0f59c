"""OpenSpiel plays both games, and its algorithms find the exact values."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, expected_game_score
from open_spiel.python.observation import make_observation

import pillarbox.envs.spiel
from pillarbox import catalogue
from pillarbox.core.message import Refused
from tests.oracle.slow import Oracle

GAMES = [
    "pillarbox_shut_the_box(ruleset=golf)",
    "pillarbox_shut_the_box(ruleset=classic,seats=2)",
    "pillarbox_shut_the_box(ruleset=email-holiday,seats=3)",
    "pillarbox_shut_the_box(ruleset=shared-throw,seats=3)",
    "pillarbox_shut_the_box(ruleset=pub,seats=2)",
    "pillarbox_post_office()",
    "pillarbox_post_office(seats=2)",
    "pillarbox_post_office(seats=4)",
    "pillarbox_post_office(ruleset=post-office-open)",
]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong_in_random_play(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=False, verbose=False)


def _lone_box(changes: str) -> Any:
    return pyspiel.load_game(
        "pillarbox_shut_the_box", {"ruleset": "six-flaps", "changes": changes, "seats": 1}
    )


# Judged by the slow solver, which is written from the rules alone.
def test_the_best_response_to_chance_is_the_exact_value_of_six_tiles() -> None:
    game = _lone_box("match=single")
    exact = Oracle(catalogue.load("six-flaps")[1]).start()
    best = best_response.BestResponsePolicy(game, 0, policy.UniformRandomPolicy(game))
    assert best.value(game.new_initial_state()) == pytest.approx(-float(exact), abs=1e-9)


def test_a_uniform_policy_does_worse_than_the_best() -> None:
    game = _lone_box("match=single")
    uniform = policy.UniformRandomPolicy(game)
    (value,) = expected_game_score.policy_value(game.new_initial_state(), [uniform])
    assert value < -float(Oracle(catalogue.load("six-flaps")[1]).start()) - 0.1


def test_chance_is_explicit_and_sums_to_one() -> None:
    state = pyspiel.load_game("pillarbox_shut_the_box(ruleset=golf)").new_initial_state()
    assert state.is_chance_node()
    assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1.0, abs=1e-12)
    assert len(state.chance_outcomes()) == 21  # multisets of two six-sided dice


def _dealt(choice: int) -> Any:
    """Two seats have their cards; seat 0 keeps this one, seat 1 its first."""
    state = pyspiel.load_game("pillarbox_post_office(seats=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.is_simultaneous_node()
    state.apply_actions([choice, 0])
    return state


def test_an_information_state_holds_what_the_seat_has_seen_and_nothing_else() -> None:
    one, other = _dealt(0), _dealt(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert "keep" in one.information_state_string(0)
    assert one.information_state_string(0).count("keep") == 1


def test_observations_fill_a_tensor() -> None:
    game = pyspiel.load_game("pillarbox_shut_the_box(ruleset=classic,seats=2)")
    seen = make_observation(game)
    state = game.new_initial_state()
    seen.set_from(state, 0)
    assert seen.dict["open"].tolist() == [[1.0] * 9] * 2
    assert seen.string_from(state, 0) == state.observation_string(0)


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("pillarbox_shut_the_box(ruleset=golf)").new_initial_state()
    before = str(state)
    child = state.child(state.chance_outcomes()[0][0])
    assert str(state) == before != str(child)


def test_what_can_not_be_played_is_refused() -> None:
    with pytest.raises(Refused):
        pyspiel.load_game("pillarbox_shut_the_box(ruleset=nothing-like-it)")


def test_registering_again_changes_nothing() -> None:
    before = pyspiel.registered_names()
    pillarbox.envs.spiel.register()
    assert pyspiel.registered_names() == before
