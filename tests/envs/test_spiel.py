"""OpenSpiel plays both games, and its algorithms find the exact values."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, expected_game_score
from open_spiel.python.observation import make_observation

import pillarbox.envs.spiel
from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.games.post_office import encode, rounds
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tables import tables
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


def _covered(state: Any, action: int) -> int:
    """How many slots in sight this placement covers."""
    ruleset = catalogue.load("post-office")[1]
    place = encode.action(ruleset, state.position, 0, action)
    assert isinstance(place, Place)
    known = tables(ruleset)
    seen = known.tableau(rounds.layers(state.position.desks[0]))
    return seen.covers(known.faces(place.card)[place.turns], place.row, place.col)


def _small_tableau() -> Any:
    """A lone match of Post Office in its last round, with both cards in hand. All cards before cover as many
    slots as they can, so that there are few places.
    """
    rng = Random(5)
    state = pyspiel.load_game("pillarbox_post_office").new_initial_state()
    while state.is_chance_node() or state.position.round < 4:
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(max(state.legal_actions(), key=partial(_covered, state)))
    return state


# Judged by laying both cards in every order and place on a bare tableau, without states, turns or numbers.
def test_the_best_response_to_chance_is_the_exact_value_of_a_last_round_of_post_office() -> None:
    state = _small_tableau()
    known = tables(catalogue.load("post-office")[1])
    seen = known.tableau(rounds.layers(state.position.desks[0]))
    one, two = state.position.desks[0].hand
    exact = max(
        after.lay(face, *spot).total
        for first, second in ((one, two), (two, one))
        for below in known.faces(first)
        for at in seen.spots(below.height, below.width)
        for after in [seen.lay(below, *at)]
        for face in known.faces(second)
        for spot in after.spots(face.height, face.width)
    )
    game = state.get_game()
    best = best_response.BestResponsePolicy(game, 0, policy.UniformRandomPolicy(game), state)
    assert best.value(state) == pytest.approx(exact, abs=1e-9)


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
