"""The herd is held to the rules, move by move: what is seen, what may be done, what it is worth."""

from __future__ import annotations

import numpy as np
import pytest

from pillarbox.core.game import Choice
from pillarbox.core.message import Refused
from pillarbox.envs.batched import Lanes
from pillarbox.envs.episode import Setting
from pillarbox.envs.herd import Herd, many
from pillarbox.games.post_office.batch import drawn
from pillarbox.games.post_office.state import Deal

RULESETS = [
    ("post-office", {}),
    ("post-office-random", {}),
    ("post-office-open", {}),
    ("post-office", {"set": "B", "max_extent": 7}),
]
LANES = 5


def _flat(setting: Setting, state: object) -> list[int]:
    rules, encode = setting.game.rules, setting.game.encode
    told = encode.features(setting.ruleset, rules.observe(setting.ruleset, state, 0))
    return [value for field in setting.fields for value in told[field.name]]


class _Slow:
    """One lane, by the rules alone: the cards come as the counted shuffle of the match has them."""

    def __init__(self, setting: Setting, seed: int, match: int) -> None:
        self.setting, self.rules = setting, setting.game.rules
        names = [card.id for card in setting.ruleset.cards]
        self.cards = [names[place] for place in drawn(setting.ruleset, seed, match)[0]]
        self.state = self.rules.start(setting.ruleset, 1)
        self._deal()

    def _deal(self) -> None:
        while self.rules.node(self.setting.ruleset, self.state).kind == "chance":
            self.state = self.rules.step(self.setting.ruleset, self.state, Deal(self.cards.pop(0)))

    def act(self, number: int) -> None:
        action = self.setting.game.encode.action(self.setting.ruleset, self.state, 0, number)
        self.state = self.rules.step(self.setting.ruleset, self.state, Choice(0, action))
        self._deal()


@pytest.mark.parametrize("ruleset, changes", RULESETS)
def test_every_lane_goes_as_the_rules_say(ruleset: str, changes: dict[str, object]) -> None:
    setting = Setting(ruleset, changes, 1)
    herd = Herd(ruleset, LANES, changes)
    told = herd.reset(7)
    assert told.observation.shape == (LANES, sum(int(np.prod(field.shape)) for field in setting.fields))
    for match in range(3):
        slow = [_Slow(setting, 7, match * LANES + lane) for lane in range(LANES)]
        for laid in range(8):
            for lane, one in enumerate(slow):
                assert told.observation[lane].tolist() == _flat(setting, one.state)
                legal = setting.game.encode.legal(setting.ruleset, one.state, 0)
                assert np.flatnonzero(told.action_mask[lane]).tolist() == sorted(legal)
            actions = herd.sample()
            assert (told.action_mask[np.arange(LANES), actions] == 1).all()
            told = herd.step(actions)
            for lane, one in enumerate(slow):
                one.act(int(actions[lane]))
                worth = float(setting.game.rules.returns(setting.ruleset, one.state)[0])
                assert (told.reward[lane], told.ended[lane]) == (worth, laid == 7)


def test_the_number_of_threads_changes_nothing() -> None:
    one, two = Herd(lanes=1100, threads=1), Herd(lanes=1100, threads=2)
    told = one.reset(3), two.reset(3)
    for _ in range(10):
        assert all((ours == theirs).all() for ours, theirs in zip(*told))
        actions = one.sample()
        assert (actions == two.sample()).all()
        told = one.step(actions), two.step(actions)


def test_the_same_seed_gives_the_same_matches() -> None:
    herd = Herd(lanes=20)
    first = [
        herd.reset(5).observation.copy(),
        *(herd.step(herd.sample()).observation.copy() for _ in range(9)),
    ]
    again = [
        herd.reset(5).observation.copy(),
        *(herd.step(herd.sample()).observation.copy() for _ in range(9)),
    ]
    assert all((one == other).all() for one, other in zip(first, again))
    assert (herd.reset(6).observation != first[0]).any()


def test_what_was_seen_stands_until_the_step_after_the_next() -> None:
    herd = Herd(lanes=8)
    before = herd.reset(1)
    kept = before.observation.copy(), before.action_mask.copy()
    herd.step(herd.sample())
    assert (before.observation == kept[0]).all()
    assert (before.action_mask == kept[1]).all()


def test_a_sample_takes_every_legal_action_alike() -> None:
    herd = Herd(lanes=40_000)
    mask = herd.reset(2).action_mask
    # All lanes that hold the same cards have the same choices; half a hand in, they no longer do.
    actions = herd.sample()
    share = np.zeros(herd.size)
    legal = mask.sum(axis=1)
    np.add.at(share, actions, 1.0)
    due = (mask / legal[:, None]).sum(axis=0)
    often = due > 50
    assert often.sum() > 100
    # Each count is a sum of independent draws: five standard deviations of it, and more, are room enough.
    assert (np.abs(share - due)[often] < 6 * np.sqrt(due[often])).all()


@pytest.mark.parametrize("bad", [-1, 0, 2888, 10**9])
def test_an_illegal_action_in_one_lane_holds_up_all_and_changes_nothing(bad: int) -> None:
    herd = Herd(lanes=6)
    told = herd.reset(1)
    assert bad != 0 or told.action_mask[4, 0] == 0
    actions = herd.sample()
    with pytest.raises(ValueError, match="lane 4"):
        herd.step(np.where(np.arange(6) == 4, bad, actions))
    with pytest.raises(ValueError, match="6 lanes"):
        herd.step(actions[:3])
    after = herd.step(actions)
    again = Herd(lanes=6)
    again.reset(1)
    assert (again.step(actions).observation == after.observation).all()


def test_what_has_no_loops_of_its_own_is_refused() -> None:
    for ruleset in ("classic", "shut-the-20"):
        with pytest.raises(Refused):
            Herd(ruleset, 4)


def test_many_takes_what_fits_the_game() -> None:
    assert isinstance(many("post-office", 4), Herd)
    assert isinstance(many("golf", 4, {"tiles": 6}), Lanes)
