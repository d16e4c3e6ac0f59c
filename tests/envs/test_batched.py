"""Many lone matches in step: the table behind them is the game, and the lanes follow it."""

from __future__ import annotations

import numpy as np
import pytest

from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.envs.batched import Lanes
from pillarbox.envs.episode import Setting
from pillarbox.envs.graph import NOWHERE, SPOT, graph, optimum
from tests.oracle.slow import Oracle

SIX = {"tiles": 6}


# The slow solver of one turn is written from the rules alone; a lone match of one round is one turn.
@pytest.mark.parametrize("ruleset", ["classic", "golf", "pub", "two-tiles-at-most", "missionary"])
def test_the_best_play_on_the_table_is_worth_what_the_slow_solver_says(ruleset: str) -> None:
    setting = Setting(ruleset, SIX, 1)
    exact = Oracle(catalogue.load(ruleset, {"tiles": "6"})[1]).start()
    found, _ = optimum(graph(setting))
    assert found == pytest.approx(-float(exact), abs=1e-12)


def test_lucky_seven_takes_six_throws_on_average() -> None:
    found, _ = optimum(graph(Setting("lucky-seven", None, 1)))  # a seven comes with one throw in six
    assert found == pytest.approx(-6.0, abs=1e-9)


def test_lanes_that_play_best_come_to_the_exact_value() -> None:
    lanes = Lanes("golf", lanes=4096, changes=SIX)
    value, best = optimum(lanes.graph)
    lanes.reset(7)
    returns: list[float] = []
    for _ in range(60):
        step = lanes.step(best[lanes.at])
        returns += step.reward[step.ended].tolist()
    error = float(np.std(returns)) / len(returns) ** 0.5
    assert len(returns) > 20_000
    assert abs(np.mean(returns) - value) < 5 * error


def test_the_same_seed_and_actions_give_the_same_bits() -> None:
    told = []
    for _ in range(2):
        lanes = Lanes("classic", lanes=50)
        lanes.reset(3)
        for _ in range(30):
            step = lanes.step(lanes.sample())
        told.append(step)
    for one, other in zip(*told):
        assert (one == other).all()


def test_the_mask_says_what_may_be_done_and_the_observation_what_stands() -> None:
    lanes = Lanes("classic", lanes=200)
    step = lanes.reset(1)
    assert (step.observation[:, lanes.layout["open"]] == 1).all()
    legal = lanes.sample()
    assert (step.action_mask[np.arange(200), legal] == 1).all()
    assert (step.action_mask.sum(axis=1) >= 1).all()


def test_an_illegal_action_in_one_lane_holds_up_all_and_changes_nothing() -> None:
    lanes = Lanes("classic", lanes=10)
    step = lanes.reset(1)
    actions = lanes.sample()
    actions[4] = int(np.flatnonzero(step.action_mask[4] == 0)[0])
    with pytest.raises(ValueError, match="lane 4"):
        lanes.step(actions)
    assert (lanes.graph.mask[lanes.at] == step.action_mask).all()


def test_every_way_of_the_table_leads_somewhere() -> None:
    found = graph(Setting("pub", SIX, 1))
    targets = np.concatenate([[found.start], found.ways, found.after[found.after != NOWHERE]])
    spots, ends = targets[targets >= SPOT] - SPOT, ~targets[targets < 0]
    places = targets[(targets >= 0) & (targets < SPOT)]
    assert spots.max() < len(found.sizes)
    assert ends.max() < len(found.worth)
    assert set(places.tolist()) == set(range(len(found.after)))


@pytest.mark.parametrize("ruleset", ["post-office", "shut-the-20"])
def test_a_game_too_big_for_a_table_is_refused(ruleset: str) -> None:
    with pytest.raises(Refused):
        Lanes(ruleset, lanes=4)


def test_a_table_is_for_one_seat() -> None:
    with pytest.raises(Refused):
        graph(Setting("classic", None, 2))
