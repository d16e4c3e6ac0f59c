"""Known optimal values are what the table of each game says, and no play is better than them."""

from __future__ import annotations

import numpy as np
import pytest

from pillarbox import catalogue
from pillarbox.envs.episode import Episode, Setting
from pillarbox.envs.graph import graph, optimum
from pillarbox.envs.known import known


# The table is made of the rules' own questions and swept by value iteration; the solver knows another way.
@pytest.mark.parametrize("ruleset", ["even-stevens", "against-all-odds", "golf", "missionary"])
def test_a_known_value_is_that_of_the_table(ruleset: str) -> None:
    best, _ = optimum(graph(Setting(ruleset, None, 1)))
    assert best == pytest.approx(known()[ruleset].value, abs=1e-9)


def test_fractions_and_numbers_agree() -> None:
    for one in known().values():
        assert one.exact is None or float(one.exact) == pytest.approx(one.value, abs=1e-12)


def test_the_published_odds_of_the_classic_box_are_there() -> None:
    # The exact expected score of perfect play with one die from a sum of six on: see the page on the solver.
    assert round(known()["classic"].value, 4) == -11.0211


def test_every_box_that_one_can_play_alone_is_known() -> None:
    alone = {one.id for one in catalogue.entries() if one.game == "shut-the-box" and one.seats[0] == 1}
    assert set(known()) == alone


@pytest.mark.parametrize("ruleset", ["survivor", "tournament", "cover-score", "lucky-seven", "trac"])
def test_random_play_is_worse(ruleset: str) -> None:
    setting = Setting(ruleset, None, 1)
    rng = np.random.default_rng(1)
    worth = []
    for _ in range(30):
        episode = Episode(setting, rng)
        while not episode.over:
            episode.act(0, int(rng.choice(episode.legal(0))))
        worth += episode.returns()
    assert np.mean(worth) <= known()[ruleset].value + 3 * np.std(worth) / np.sqrt(30)
