"""The PettingZoo environments, by PettingZoo's own tests and by what they promise."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from pillarbox.core.message import Refused
from pillarbox.envs import zoo

TEN = [
    ("classic", 3),
    ("golf", 2),
    ("pub", 4),
    ("double-shutter", 2),
    ("email-holiday", 2),
    ("survivor", 3),
    ("shared-throw", 3),
    ("thai", 2),
    ("post-office", 2),
    ("post-office", 4),
]

# What the tests of PettingZoo say of every observation with an action mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


@pytest.mark.parametrize("ruleset, seats", TEN)
def test_pettingzoo_finds_nothing_wrong_with_seats_in_turn(ruleset: str, seats: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(zoo.env(ruleset=ruleset, seats=seats), num_cycles=60)


@pytest.mark.parametrize("ruleset, seats", TEN)
def test_the_same_seed_gives_the_same_match(ruleset: str, seats: int) -> None:
    seed_test(lambda: zoo.env(ruleset=ruleset, seats=seats), num_cycles=30)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pettingzoo_finds_nothing_wrong_with_all_seats_at_once(seats: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        parallel_api_test(zoo.parallel_env(seats=seats), num_cycles=60)


def _together(seed: int) -> str:
    """A match of three, each choosing at random, as a text."""
    env = zoo.parallel_env(seats=3)
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    told = [str(seen)]
    while env.agents:
        seen, rewards, *_ = env.step({agent: int(rng.choice(_legal(one))) for agent, one in seen.items()})
        told += [str(seen), str(rewards)]
    return "".join(told)


# PettingZoo's own test of this draws actions without their mask.
def test_the_same_seed_gives_the_same_match_of_all_at_once() -> None:
    assert _together(4) == _together(4)
    assert _together(4) != _together(5)


def _legal(seen: dict[str, Any]) -> list[int]:
    return [int(number) for number in np.flatnonzero(seen["action_mask"])]


def test_returns_of_all_seats_add_up_to_nothing() -> None:
    env = zoo.env(ruleset="classic", seats=3)
    rng = np.random.default_rng(1)
    for seed in range(20):
        env.reset(seed=seed)
        rewards = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            rewards[agent] += reward
            env.step(None if over or cut else int(rng.choice(_legal(seen))))
        assert abs(sum(rewards.values())) < 1e-12
        assert max(rewards.values()) > 0 or set(rewards.values()) == {0.0}


def test_a_seat_does_not_see_what_another_has_just_chosen() -> None:
    env = zoo.env(ruleset="post-office", seats=2)
    env.reset(seed=1)
    assert env.agent_selection == "seat_0"
    masks = []
    for choice in (0, 1):
        env.reset(seed=1)
        env.step(choice)
        assert env.agent_selection == "seat_1"
        masks.append(env.observe("seat_1"))
    assert (masks[0]["observation"] == masks[1]["observation"]).all()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = zoo.env(ruleset="classic", seats=2)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not legal"):
        env.step(illegal)
    assert (env.observe(env.agent_selection)["observation"] == seen["observation"]).all()


def test_an_illegal_action_of_one_seat_holds_up_all_and_changes_nothing() -> None:
    env = zoo.parallel_env(seats=2)
    seen, _ = env.reset(seed=1)
    good = {agent: _legal(one)[0] for agent, one in seen.items()}
    for bad, why in (({**good, "seat_1": 2889}, "not legal"), ({"seat_0": good["seat_0"]}, "missing")):
        with pytest.raises(ValueError, match=why):
            env.step(bad)
    after, *_ = env.step(good)
    assert set(after) == {"seat_0", "seat_1"}


def test_a_box_played_in_turn_can_not_be_played_all_at_once() -> None:
    with pytest.raises(Refused):
        zoo.parallel_env(ruleset="classic", seats=2)


def test_the_table_can_be_read() -> None:
    env = zoo.env(ruleset="classic", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert "seat_1" in (env.render() or "")


def test_every_field_lies_where_the_layout_says() -> None:
    env = zoo.env(ruleset="classic", seats=2)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)["observation"]
    assert seen[env.layout["open"]].tolist() == [1] * 18
