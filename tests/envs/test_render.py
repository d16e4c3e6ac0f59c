"""Pictures of the table: whole SVG files that show what the looker may see, and nothing else."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.envs import zoo
from pillarbox.envs.gym import SeatEnv

SVG = "{http://www.w3.org/2000/svg}"


def _drawn(env: Any) -> tuple[ET.Element, list[str]]:
    """The picture and the texts in it, in order."""
    told = env.render()
    root = ET.fromstring(told)
    assert root.tag == SVG + "svg"
    assert "href='http" not in told
    return root, [text.text or "" for text in root.iter(SVG + "text")]


def _walk(env: Any, steps: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for _ in range(steps):
        _, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over:
            break


@pytest.mark.parametrize("ruleset", [entry.id for entry in catalogue.entries()])
def test_every_ruleset_can_be_drawn(ruleset: str) -> None:
    _, rules = catalogue.load(ruleset)
    opponents = ("random",) * (rules.seats[0] - 1)
    env = SeatEnv(ruleset, opponents=opponents, render_mode="svg")
    for steps in (0, 3):
        _walk(env, steps, 1)
        _, texts = _drawn(env)
        assert "learner" in texts


def test_every_tile_is_there_with_its_number_and_the_score_beside_the_name() -> None:
    env = SeatEnv("classic", render_mode="svg")
    env.reset(seed=1)
    _, texts = _drawn(env)
    assert texts == ["learner", "45", *"123456789"]


def test_of_the_email_games_letters_are_drawn_and_stamps_where_they_are_delivered() -> None:
    env = SeatEnv("email", opponents=("random",), render_mode="svg")
    _walk(env, 4, 1)
    _, texts = _drawn(env)
    standing = [int(texts[place + 1]) for place, text in enumerate(texts) if text in ("learner", "random 1")]
    told = env.render() or ""
    # Letters have the red edge of a small stamp, boxes of tiles a rod of brass; the score counts letters.
    assert told.count("stroke='#af261d'") == sum(standing) < 20
    assert told.count("stroke-dasharray='0 6.2'") == 20 - sum(standing)
    assert "#c79c43" not in told
    assert [text for text in texts if text.isdigit()].count("10") >= 2


def test_two_dice_lie_on_the_felt() -> None:
    env = SeatEnv("classic", render_mode="svg")
    seen, _ = env.reset(seed=1)
    root, _ = _drawn(env)
    pips = [dot for dot in root.iter(SVG + "circle") if dot.get("r") == "5"]
    assert len(pips) == sum(face * often for face, often in enumerate(seen["faces"], 1))


def test_names_are_written_as_they_are() -> None:
    env = SeatEnv("classic", render_mode="svg")
    env._names = ["Ann & <Bob>"]
    env.reset(seed=1)
    assert "Ann & <Bob>" in _drawn(env)[1]


def test_of_other_seats_only_what_lies_open_is_drawn() -> None:
    env = zoo.env(ruleset="post-office", seats=2, render_mode="svg")
    env.reset(seed=1)
    own = env.render()
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    # Two start cards of six slots in sight, and the two cards of the seat that looks.
    assert [len(re.findall("<use ", told or "")) for told in (own, env.render())] == [24, 24]
    together = zoo.parallel_env(seats=2, render_mode="svg")
    together.reset(seed=1)
    assert len(re.findall("<use ", together.render() or "")) == 12


def test_a_package_has_its_letter_and_its_picture() -> None:
    env = SeatEnv("post-office", render_mode="svg")
    env.reset(seed=1)
    told = env.render() or ""
    assert "{letter}" not in told
    assert {"#gift", "#personal", "#sweet", "#fragile", "#empty"} >= set(
        re.findall(r"href='(#[a-z]+)'", told)
    )


@pytest.mark.parametrize("make", [SeatEnv, zoo.env, zoo.parallel_env])
def test_a_mode_that_there_is_not_is_refused(make: Any) -> None:
    with pytest.raises(Refused) as refused:
        make(ruleset="post-office", render_mode="human")
    assert refused.value.message.args["known"] == ["ansi", "svg"]
