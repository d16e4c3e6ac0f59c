"""What an environment tells who asks it for what cannot be: sentences, with what would be right."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import pillarbox.envs.gym
import pillarbox.envs.spiel  # noqa: F401 - makes the games known
from pillarbox.envs import zoo
from pillarbox.envs.batched import Lanes
from pillarbox.envs.door import Unfit
from pillarbox.envs.gym import SeatEnv
from pillarbox.envs.herd import Herd, many

BOX, POST = "pillarbox/ShutTheBox-v0", "pillarbox/PostOfficeSolo-v0"
DOORS: dict[str, Callable[..., Any]] = {
    "gymnasium": partial(gymnasium.make, BOX),
    "zoo": zoo.env,
    "zoo together": zoo.parallel_env,
    "lanes": Lanes,
    "herd": Herd,
    "many": many,
    "openspiel": lambda **asked: pyspiel.load_game("pillarbox_shut_the_box", asked),
}


@pytest.mark.parametrize("door", DOORS)
def test_a_misspelt_ruleset_is_refused_with_the_right_one_in_a_sentence(door: str) -> None:
    with pytest.raises(ValueError, match=r"no ruleset “clasic”. Perhaps .*classic"):
        DOORS[door](ruleset="clasic")


@pytest.mark.parametrize("door", sorted(set(DOORS) - {"openspiel"}))
def test_all_that_is_wrong_with_changes_is_told_key_by_key(door: str) -> None:
    with pytest.raises(Unfit) as unfit:
        DOORS[door](ruleset="classic", changes={"tiles": -1, "dice": 99})
    assert str(unfit.value).splitlines() == [
        "changes, tiles: -1 is out of range. Write a whole number from 1 to 24.",
        "changes, dice: 99 is out of range. Write a whole number from 1 to 4.",
    ]


@pytest.mark.parametrize("door", sorted(set(DOORS) - {"openspiel"}))
def test_changes_that_are_no_mapping_are_refused(door: str) -> None:
    with pytest.raises(Unfit, match=r"tiles.*: 10.*and not 'tiles=10'"):
        DOORS[door](ruleset="classic", changes="tiles=10")


@pytest.mark.parametrize("changes", ["junk", "tiles:12", "tiles=6;junk", "=6"])
def test_openspiel_passes_over_no_change_in_silence(changes: str) -> None:
    with pytest.raises(ValueError, match=r"key=value.*tiles=10;match=single"):
        pyspiel.load_game("pillarbox_shut_the_box", {"changes": changes})


def test_openspiel_takes_changes_with_spaces_and_a_last_semicolon() -> None:
    game = pyspiel.load_game("pillarbox_shut_the_box", {"changes": "tiles = 6; match=single;"})
    assert (len(game.setting.ruleset.tiles), game.setting.ruleset.match) == (6, "single")


@pytest.mark.parametrize("door, ruleset, right", [(BOX, "post-office", POST), (POST, "classic", BOX)])
def test_a_ruleset_of_the_other_game_is_refused_with_the_right_id(
    door: str, ruleset: str, right: str
) -> None:
    with pytest.raises(ValueError, match=right):
        gymnasium.make(door, ruleset=ruleset)


def test_openspiel_refuses_a_ruleset_of_the_other_game_with_the_right_name() -> None:
    with pytest.raises(ValueError, match="pillarbox_post_office"):
        pyspiel.load_game("pillarbox_shut_the_box", {"ruleset": "post-office"})


@pytest.mark.parametrize("door, actions", [(BOX, 63), (POST, 2888)])
def test_no_ruleset_is_the_usual_one(door: str, actions: int) -> None:
    assert gymnasium.make(door, ruleset=None).action_space == gymnasium.spaces.Discrete(actions)


def test_no_ruleset_is_the_usual_one_everywhere() -> None:
    assert zoo.env(ruleset=None).action_space("seat_0") == gymnasium.spaces.Discrete(63)
    assert zoo.parallel_env(ruleset=None).action_space("seat_0") == gymnasium.spaces.Discrete(2890)
    assert many(None, lanes=2).size == Lanes(None, lanes=2).size == 63
    assert Herd(None, lanes=2).size == 2888


@pytest.mark.parametrize("changes", [{"tiles": -1}, {}])
def test_a_refusal_comes_whole_out_of_a_worker(changes: dict[str, Any]) -> None:
    with pytest.raises(Unfit) as unfit:
        SeatEnv("classic" if changes else "clasic", changes=changes)
    again = pickle.loads(pickle.dumps(unfit.value))
    # Gymnasium's workers make the exception anew from itself.
    assert str(again) == str(unfit.value) == str(Unfit(unfit.value))


@pytest.mark.parametrize("action", [1.5, 1.0, "8", None, np.float64(1), [1]])
def test_what_is_no_whole_number_is_no_action(action: Any) -> None:
    env = SeatEnv("classic")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="whole number"):
        env.step(action)
    together = zoo.parallel_env()
    together.reset(seed=1)
    with pytest.raises(ValueError, match="whole number"):
        together.step({"seat_0": 0, "seat_1": action})


@pytest.mark.parametrize("action", [np.int8(0), np.array(0), np.uint64(0)])
def test_numpys_whole_numbers_are_actions(action: Any) -> None:
    env = zoo.env(ruleset="post-office", seats=2)
    env.reset(seed=1)
    env.step(action)
    assert env.agent_selection == "seat_1"


@pytest.mark.parametrize("make", [Lanes, Herd])
def test_many_take_a_whole_number_a_lane(make: Any) -> None:
    env = make(lanes=4)
    env.reset(1)
    good = env.sample()
    bad: list[tuple[Any, str]] = [(good + 0.5, "float64"), (good[:3], "shape"), (good.astype(str), "whole")]
    for wrong in (-1, env.size):
        bad.append((np.where(np.arange(4) == 2, wrong, good), "lane 2"))
    for actions, why in bad:
        with pytest.raises(ValueError, match=why):
            env.step(actions)
    env.step(good)


def test_after_the_end_nothing_more_is_paid() -> None:
    env = SeatEnv("golf")
    env.reset(seed=3)
    over, paid = False, 0.0
    while not over:
        _, paid, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert paid < 0
    for action in range(3):
        _, reward, over, cut, info = env.step(action)
        assert (reward, over, cut, info["illegal"]) == (0.0, True, False, True)


def test_seats_can_not_choose_before_the_first_reset() -> None:
    with pytest.raises(RuntimeError, match=r"reset\(\)"):
        zoo.env().step(0)
    with pytest.raises(RuntimeError, match=r"reset\(\)"):
        zoo.parallel_env().step({"seat_0": 0, "seat_1": 0})


def test_the_text_of_the_table_shows_the_dice_to_answer() -> None:
    env = gymnasium.make(BOX, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        seen, _ = env.reset(seed=2)
        told = str(env.render())
    faces = [face for face, often in enumerate(seen["faces"], 1) for _ in range(often)]
    assert f"The dice show {faces[0]} and {faces[1]}" in told


def test_openspiel_says_why_an_action_is_illegal_and_stays_where_it_is() -> None:
    state = pyspiel.load_game("pillarbox_shut_the_box(ruleset=golf)").new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    before = str(state)
    wrong = next(number for number in range(63) if number not in state.legal_actions())
    for action, why in ((wrong, "[a-z] .*[.]"), (-3, "means nothing"), (9999, "means nothing")):
        with pytest.raises(ValueError, match=why):
            state.apply_action(action)
        assert str(state) == before


def test_an_illegal_choice_of_one_seat_leaves_openspiels_state_as_it_was() -> None:
    state = pyspiel.load_game("pillarbox_post_office(seats=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = str(state)
    with pytest.raises(ValueError, match=r"[a-z]"):
        state.apply_actions([0, 500])
    assert str(state) == before


def test_every_legal_number_reads_as_a_move() -> None:
    env = SeatEnv("classic")
    seen, info = env.reset(seed=2)
    total = sum(face * often for face, often in enumerate(seen["faces"], 1))
    moves = [env.action_text(number) for number in np.flatnonzero(info["action_mask"])]
    # Each a different set of tiles that adds up to the throw.
    assert len(set(moves)) == len(moves) > 0
    assert {sum(int(tile) for tile in move.split("+")) for move in moves} == {total}
    with pytest.raises(ValueError, match="means nothing"):
        env.action_text(63)


def test_every_seat_can_read_its_numbers() -> None:
    env, together = zoo.env(ruleset="post-office", seats=2), zoo.parallel_env(seats=2)
    env.reset(seed=1)
    together.reset(seed=1)
    for one in (env, together):
        first, second = (one.action_text("seat_1", number) for number in (0, 1))
        # Which of two cards to keep.
        assert first != second
        assert first.startswith("keep ")
        assert second.startswith("keep ")
        for nothing in (-1, 2890):
            with pytest.raises(ValueError, match="means nothing"):
                one.action_text("seat_1", nothing)
