"""PettingZoo: every seat learns. `env` one seat after the other (AEC), `parallel_env` all at once.

Agents are `seat_0`, `seat_1`, ... At a simultaneous choice `env` asks the seats one by one, each without
knowing what the others have just chosen; `parallel_env` takes all their choices together and suits games in
which all seats are always asked alike, as in Post Office. Must never judge a move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pillarbox.words.needs import needed

with needed("rl"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

from pillarbox.core.message import say
from pillarbox.envs.door import Unfit, number
from pillarbox.envs.episode import Episode, Setting
from pillarbox.envs.spaces import MODES, flat, modes, rendered

FPS = 1
"""Pictures a second for whoever makes a film of them: one for every choice."""

Observed = dict[str, Any]


class _Seats:
    """What both kinds share: agents, spaces, what a seat sees."""

    def __init__(self, ruleset: str, changes: Mapping[str, Any] | None, seats: int | None) -> None:
        self.setting = Setting(ruleset, changes, seats)
        self.agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.agents)}
        self.spaces = {
            agent: spaces.Dict(
                {
                    "observation": flat(self.setting),
                    "action_mask": spaces.Box(0, 1, (self.setting.size,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.actions = {agent: spaces.Discrete(self.setting.size) for agent in self.agents}

    def observe(self, episode: Episode, agent: str) -> Observed:
        seat = self.seat[agent]
        return {"observation": episode.flat(seat), "action_mask": episode.mask(seat)}


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """A match whose seats choose one after the other.

    `observe(agent)`: `observation`, the game's fields in a row (`layout` says where each lies), and
    `action_mask`. Rewards are the returns by
    the rules, when the match ends. An illegal action raises ValueError and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "pillarbox_v0", "render_modes": MODES, "render_fps": FPS}

    def __init__(
        self,
        ruleset: str | None = "classic",
        changes: Mapping[str, Any] | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set the table. Raises Unfit for a ruleset or a number of seats that can't be."""
        super().__init__()
        self._seats = _Seats("classic" if ruleset is None else ruleset, changes, seats)
        self.layout = self._seats.setting.slices
        self.possible_agents = list(self._seats.agents)
        self.agents: list[str] = []
        self.render_mode = modes(self._seats.setting, render_mode)
        self.observation_spaces = self._seats.spaces
        self.action_spaces = self._seats.actions
        self._rng = np.random.default_rng()
        self._episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent observes, always the same object."""
        return self._seats.spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of its actions, always the same object."""
        return self._seats.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match, up to the first choice."""
        if seed is not None or self._episode is None:
            self._rng = np.random.default_rng(seed)
        self._episode = Episode(self._seats.setting, self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()

    def step(self, action: int | None) -> None:
        """The choice of the agent whose turn it is. Raises ValueError for an illegal one."""
        episode = self._running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for an action, and None was given")
        episode.act(self._seats.seat[agent], number(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._look()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observed:
        """What the agent may know now."""
        return self._seats.observe(self._running(), agent)

    def render(self) -> str | None:
        """The table as text or SVG, as the agent sees it whose turn it is; None without a render mode."""
        if self.render_mode is None:
            return None
        seat = self._seats.seat.get(self.agent_selection, 0)
        return rendered(self._seats.setting, self._running(), seat, self.possible_agents, self.render_mode)

    def action_text(self, agent: str, action: int) -> str:
        """What an action of the agent means now, in the game's notation; legal or not.

        Raises ValueError for a number without a meaning here.
        """
        return self._running().text(self._seats.seat[agent], number(action))

    def close(self) -> None:
        """Nothing is held open."""

    def _running(self) -> Episode:
        if self._episode is None:
            raise RuntimeError("call reset() before anything else")
        return self._episode

    def _look(self) -> None:
        """Who is asked next; at the end, what everybody gets."""
        episode = self._running()
        if episode.over:
            returns = episode.returns()
            self.rewards = {agent: returns[self._seats.seat[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.node.seats[0]]


class SeatsParallelEnv(ParallelEnv):  # type: ignore[misc]
    """A match in which all seats choose at the same time, as in Post Office.

    `step` takes an action of every agent. Rewards are the returns by the rules, when the match ends.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "pillarbox_parallel_v0",
        "render_modes": MODES,
        "render_fps": FPS,
    }

    def __init__(
        self,
        ruleset: str | None = "post-office",
        changes: Mapping[str, Any] | None = None,
        seats: int | None = 2,
        render_mode: str | None = None,
    ) -> None:
        """Set the table. Raises Unfit, also where the seats are not always asked together."""
        ruleset = "post-office" if ruleset is None else ruleset
        self._seats = _Seats(ruleset, changes, seats)
        self.layout = self._seats.setting.slices
        self.possible_agents = list(self._seats.agents)
        self.agents: list[str] = []
        self.render_mode = modes(self._seats.setting, render_mode)
        self.observation_spaces = self._seats.spaces
        self.action_spaces = self._seats.actions
        self._rng = np.random.default_rng()
        self._episode: Episode | None = None
        first = Episode(self._seats.setting, np.random.default_rng(0))
        if len(first.node.seats) < len(self.possible_agents):
            raise Unfit(say("refused-not-together", ruleset=ruleset))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent observes, always the same object."""
        return self._seats.spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of its actions, always the same object."""
        return self._seats.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """A new match, up to the first choice."""
        if seed is not None or self._episode is None:
            self._rng = np.random.default_rng(seed)
        self._episode = Episode(self._seats.setting, self._rng)
        self.agents = list(self.possible_agents)
        return self._observed(self.agents), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observed],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Everybody's choice at once. Raises ValueError, changing nothing, for an illegal or missing one."""
        episode = self._running()
        asked = list(self.agents)
        chosen: dict[str, int] = {}
        for agent in asked:
            if agent not in actions:
                raise ValueError(f"an action of {agent} is missing")
            chosen[agent] = number(actions[agent])
            legal = episode.legal(self._seats.seat[agent])
            if chosen[agent] not in legal:
                raise ValueError(f"action {actions[agent]} is not legal for {agent} here; legal: {legal}")
        for agent in asked:
            episode.act(self._seats.seat[agent], chosen[agent])
        returns = episode.returns()
        rewards = {agent: returns[self._seats.seat[agent]] for agent in asked}
        observed = self._observed(asked)
        if episode.over:
            self.agents = []
        ended = dict.fromkeys(asked, episode.over)
        return observed, rewards, ended, dict.fromkeys(asked, False), {agent: {} for agent in asked}

    def render(self) -> str | None:
        """The table as text or SVG, as a watcher sees it; None without a render mode."""
        if self.render_mode is None:
            return None
        return rendered(self._seats.setting, self._running(), -1, self.possible_agents, self.render_mode)

    def action_text(self, agent: str, action: int) -> str:
        """What an action of the agent means now, in the game's notation; legal or not.

        Raises ValueError for a number without a meaning here.
        """
        return self._running().text(self._seats.seat[agent], number(action))

    def close(self) -> None:
        """Nothing is held open."""

    def _running(self) -> Episode:
        if self._episode is None:
            raise RuntimeError("call reset() before anything else")
        return self._episode

    def _observed(self, agents: list[str]) -> dict[str, Observed]:
        return {agent: self._seats.observe(self._running(), agent) for agent in agents}


def env(**settings: Any) -> SeatsEnv:
    """The seats one after the other; arguments as of SeatsEnv."""
    return SeatsEnv(**settings)


def parallel_env(**settings: Any) -> SeatsParallelEnv:
    """The seats all at once; arguments as of SeatsParallelEnv."""
    return SeatsParallelEnv(**settings)
