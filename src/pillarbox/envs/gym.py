"""Gymnasium: one seat learns, the others, if any, are bots.

`pillarbox/ShutTheBox-v0` and `pillarbox/PostOfficeSolo-v0`, each with any ruleset of its game. Chance is
drawn from the environment's own generator: the same seed gives the same match for the same actions. Must
never judge a move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pillarbox.words.needs import needed

with needed("rl"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

from pillarbox.core.message import say
from pillarbox.envs.door import Unfit, number, of_its_game
from pillarbox.envs.episode import Arrays, Episode, Setting
from pillarbox.envs.spaces import MODES, modes, observation, rendered

IDS = {"pillarbox/ShutTheBox-v0": "classic", "pillarbox/PostOfficeSolo-v0": "post-office"}
"""The environments that Gymnasium knows after `import pillarbox.envs.gym`, and their usual rulesets."""

PATIENCE = 10
"""So many times the longest match's moves an episode may take before it is truncated."""

FPS = 1
"""Pictures a second for whoever makes a film of them: one for every choice."""


def _named(opponents: Any, ruleset: str, changes: Mapping[str, Any] | None) -> tuple[str, ...]:
    """The bots by seat. Raises Unfit for what is neither a name nor several."""
    if isinstance(opponents, str):
        return (opponents,) * (max(2, Setting(ruleset, changes, None).seats) - 1)
    if not isinstance(opponents, Sequence) or not all(isinstance(name, str) for name in opponents):
        raise Unfit(say("refused-opponents", given=repr(opponents)[:60], right='("perfect", "random")'))
    return tuple(opponents)


class SeatEnv(gymnasium.Env[Arrays, np.int64]):
    """One seat of a match.

    Observation: the game's fields, each an array of whole numbers (`pillarbox.games.<game>.encode.fields`).
    Action: a number below `action_space.n`; `info["action_mask"]` has 1 where it is legal. An illegal action
    changes nothing: reward 0, `info["illegal"]` true. Reward: the seat's return by the rules, when the match
    ends; 0 before, and 0 for whatever is tried after the end. Truncated after `PATIENCE` times the longest
    match, which only illegal actions can reach.
    """

    metadata = {"render_modes": MODES, "render_fps": FPS}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        ruleset: str | None = None,
        changes: Mapping[str, Any] | None = None,
        opponents: str | Sequence[str] = (),
        budget: int = 0,
        render_mode: str | None = None,
        made_as: str = "",
    ) -> None:
        """Set the table. `ruleset`: by default the usual one of `made_as`, one of IDS, else `classic`;
        `opponents`: bots on the seats after the learner's, 0; one name alone stands for that bot on as many
        of them as make the smallest match with others; `budget`: theirs.

        Raises Unfit, with a sentence that says why, for a ruleset, a number of seats or a bot that can't be.
        """
        ruleset = IDS.get(made_as, "classic") if ruleset is None else ruleset
        bots = _named(opponents, ruleset, changes)
        self._setting = Setting(ruleset, changes, 1 + len(bots))
        if made_as:
            of_its_game(self._setting.game.id, ruleset, made_as, IDS)
        known = self._setting.game.bots.POLICIES
        for name in bots:
            if name not in known:
                raise Unfit(say("refused-no-such-policy", policy=name, known=sorted(known)))
        self._bots = [known[name] for name in bots]
        self._budget = budget
        self.render_mode = modes(self._setting, render_mode)
        self.observation_space = observation(self._setting)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(self._setting.size)
        self._names = ["learner", *(f"{name} {seat}" for seat, name in enumerate(bots, 1))]
        self._patience = PATIENCE * self._setting.longest
        self._steps = 0
        self._episode: Episode | None = None
        self._rng = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """A new match, up to the learner's first choice."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(2**62)))
        self._steps = 0
        # A match may be over before the learner was asked at all: then there is nothing to learn from it.
        for _ in range(1000):
            self._episode = Episode(self._setting, self.np_random)
            self._let_bots_play()
            if not self._episode.over:
                break
        else:
            raise RuntimeError("no match of these rules asks the learner for anything")
        return self._episode.observe(0), self._info()

    def step(self, action: np.int64 | int) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """The learner's choice, and all that follows until it is asked again.

        Raises ValueError for what is not a whole number.
        """
        episode, chosen = self._running(), number(action)
        self._steps += 1
        illegal = chosen not in episode.legal(0)
        if not illegal:
            episode.act(0, chosen)
            self._let_bots_play()
        over = episode.over
        reward = episode.returns()[0] if over and not illegal else 0.0
        info = self._info() | ({"illegal": True} if illegal else {})
        return episode.observe(0), reward, over, not over and self._steps >= self._patience, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Where an action is legal now, as learners with masks ask for it."""
        return self._running().mask(0).astype(np.bool_)

    def action_text(self, action: np.int64 | int) -> str:
        """What an action means now, in the game's notation, such as `1+4`; legal or not.

        Raises ValueError for a number without a meaning here.
        """
        return self._running().text(0, number(action))

    def render(self) -> str | None:
        """The table as text or SVG, or None without a render mode."""
        if self.render_mode is None:
            return None
        return rendered(self._setting, self._running(), 0, self._names, self.render_mode)

    def _running(self) -> Episode:
        if self._episode is None:
            raise gymnasium.error.ResetNeeded("call reset() before anything else")
        return self._episode

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._running().mask(0)}

    def _let_bots_play(self) -> None:
        """Bots answer until the learner owes an action, or the match is over."""
        episode, ruleset = self._running(), self._setting.ruleset
        while not episode.over and 0 not in episode.node.seats:
            seat = episode.node.seats[0]
            seen = self._setting.game.rules.observe(ruleset, episode.state, seat)
            episode.play(seat, self._bots[seat - 1](ruleset, seen, self._rng, self._budget))


def register() -> None:
    """Make the environments known to `gymnasium.make`. Doing so again changes nothing."""
    for id, ruleset in IDS.items():
        if id not in gymnasium.registry:
            gymnasium.register(id, "pillarbox.envs.gym:SeatEnv", kwargs={"ruleset": ruleset, "made_as": id})


register()
