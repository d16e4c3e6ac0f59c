"""The Gymnasium environments, by Gymnasium's own checker and by what they promise."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import pillarbox.envs.gym
from pillarbox.core.message import Refused
from pillarbox.envs.gym import SeatEnv

TEN = [
    "classic",
    "golf",
    "pub",
    "double-shutter",
    "lucky-seven",
    "email-holiday",
    "high-rollers",
    "shared-throw",
    "thai",
    "against-all-odds",
]


@pytest.mark.parametrize("ruleset", TEN)
def test_gymnasium_finds_nothing_wrong_with_a_box(ruleset: str) -> None:
    env = gymnasium.make("pillarbox/ShutTheBox-v0", ruleset=ruleset)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize(
    "ruleset", ["post-office", "post-office-b", "post-office-random", "post-office-open"]
)
def test_gymnasium_finds_nothing_wrong_with_a_lone_post_office(ruleset: str) -> None:
    env = gymnasium.make("pillarbox/PostOfficeSolo-v0", ruleset=ruleset)
    check_env(env.unwrapped, skip_render_check=True)


def _play(env: SeatEnv, seed: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    told: list[Any] = [seen]
    over = False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, truncated, info = env.step(action)
        assert not truncated
        told += [seen, reward]
    return told


@pytest.mark.parametrize("opponents", [(), ("perfect",), ("random", "highest-first")])
def test_the_same_seed_gives_the_same_match(opponents: tuple[str, ...]) -> None:
    first = _play(SeatEnv("classic", opponents=opponents), 5)
    again = _play(SeatEnv("classic", opponents=opponents), 5)
    other = _play(SeatEnv("classic", opponents=opponents), 6)
    assert str(first) == str(again)
    assert str(first) != str(other)


def test_alone_the_reward_is_minus_the_tiles_left_standing() -> None:
    told = _play(SeatEnv("golf"), 3)
    open_tiles = told[-2]["open"][0]
    assert told[-1] == -float(sum(number for number, stands in enumerate(open_tiles, 1) if stands))
    assert all(reward == 0.0 for reward in told[2:-1:2])


def test_against_a_bot_the_reward_is_plus_or_minus_one_or_a_tie() -> None:
    env = SeatEnv("golf", opponents=("perfect",))
    rewards = {_play(env, seed)[-1] for seed in range(40)}
    assert rewards <= {-1.0, 0.0, 1.0}
    assert {-1.0, 1.0} <= rewards


def test_an_illegal_action_changes_nothing() -> None:
    env = SeatEnv("classic")
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, truncated, told = env.step(illegal)
    assert str(after) == str(seen)
    assert (reward, over, truncated) == (0.0, False, False)
    assert told["illegal"] is True
    assert (told["action_mask"] == info["action_mask"]).all()


def test_the_mask_is_what_learners_with_masks_ask_for() -> None:
    env = SeatEnv("classic")
    _, info = env.reset(seed=1)
    assert (env.action_masks() == (info["action_mask"] == 1)).all()


def test_a_box_can_be_changed_on_the_spot() -> None:
    env = SeatEnv("golf", changes={"tiles": 6, "dice": 1})
    assert env.reset(seed=1)[0]["open"].shape == (1, 6)


def test_the_table_can_be_read() -> None:
    env = SeatEnv("classic", render_mode="ansi")
    env.reset(seed=1)
    assert "9" in (env.render() or "")


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        SeatEnv("classic", opponents=("nobody",))
    assert "perfect" in refused.value.message.args["known"]


def test_one_name_seats_that_bot_wherever_the_smallest_match_with_others_has_a_seat() -> None:
    one, named = SeatEnv("classic", opponents="perfect"), SeatEnv("classic", opponents=("perfect",))
    assert str(_play(one, 5)) == str(_play(named, 5))
    three = {"seats": "[3, 4]"}
    two = SeatEnv("classic", three, opponents="random"), SeatEnv("classic", three, opponents=("random",) * 2)
    assert str(_play(two[0], 5)) == str(_play(two[1], 5))
    with pytest.raises(ValueError, match=r"no bot “perfekt” .*perfect"):
        SeatEnv("classic", opponents="perfekt")


@pytest.mark.parametrize("given", [None, 2, ("random", 1), {"random"}])
def test_opponents_that_are_no_names_are_refused_with_what_would_be_right(given: Any) -> None:
    with pytest.raises(ValueError, match=r'takes the name of a bot.*"perfect", "random"'):
        SeatEnv("classic", opponents=given)


def test_nothing_goes_before_the_first_reset() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        SeatEnv("classic").step(0)


def test_registering_again_changes_nothing() -> None:
    before = dict(gymnasium.registry)
    pillarbox.envs.gym.register()
    assert dict(gymnasium.registry) == before
