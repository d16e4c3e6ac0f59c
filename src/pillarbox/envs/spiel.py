"""OpenSpiel: both games for its Python algorithms, with explicit chance, simultaneous nodes and information
states.

After `import pillarbox.envs.spiel`: `pyspiel.load_game("pillarbox_shut_the_box(ruleset=golf,seats=2)")`.
Action numbers are those of the game's `encode`, chance outcomes are numbered in their written order. Must
never judge a move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pillarbox.words.needs import needed

with needed("openspiel"):
    import numpy as np
    import pyspiel

from pillarbox.core.game import Choice
from pillarbox.core.message import Refused
from pillarbox.envs.door import Unfit, of_its_game, typed
from pillarbox.envs.episode import Setting

GAMES = {
    "pillarbox_shut_the_box": ("Shut the Box", "classic"),
    "pillarbox_post_office": ("Post Office", "post-office"),
}
"""OpenSpiel's names, with the title and the usual ruleset."""

MOST_SEATS = 12


def _type(name: str, title: str, ruleset: str, setting: Setting | None = None) -> Any:
    """What OpenSpiel wants to know of a game. It depends on the ruleset, where one is given."""
    simultaneous = setting is not None and _asks_together(setting)
    several = setting is not None and setting.seats > 1
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=title,
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if simultaneous
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if several else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"ruleset": ruleset, "changes": "", "seats": 0},
    )


def _asks_together(setting: Setting) -> bool:
    """Whether seats ever choose at the same time."""
    return bool(setting.game.encode.together(setting.ruleset, setting.seats))


class _Kept:
    """A frozen state, shared by all copies of what holds it."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __deepcopy__(self, memo: object) -> _Kept:
        return self


class _Game(pyspiel.Game):  # type: ignore[misc]
    """One ruleset with a number of seats.

    Parameters: `ruleset`, an id; `changes` to its keys, `key=value`, a semicolon between two; `seats`, 0 for
    the fewest allowed.
    """

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises Unfit for a ruleset, a change or a number of seats that can't be."""
        title, usual = GAMES[self.name]
        given = {"ruleset": usual, "changes": "", "seats": 0, **(params or {})}
        self.setting = setting = Setting(given["ruleset"], typed(given["changes"]), given["seats"] or None)
        of_its_game(setting.game.id, given["ruleset"], self.name, {one: at[1] for one, at in GAMES.items()})
        low, high = setting.game.encode.bounds(setting.ruleset, setting.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.size,
            max_chance_outcomes=setting.game.encode.outcomes(setting.ruleset),
            num_players=setting.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if setting.seats > 1 else None,
            max_game_length=setting.longest,
        )
        super().__init__(_type(self.name, title, usual, setting), info, given)

    def new_initial_state(self) -> _State:
        """The start of a match."""
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """What makes observations of states."""
        return _Observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class ShutTheBox(_Game):
    """Shut the Box, any ruleset."""

    name = "pillarbox_shut_the_box"


class PostOffice(_Game):
    """Post Office, any ruleset."""

    name = "pillarbox_post_office"


class _State(pyspiel.State):  # type: ignore[misc]
    """One point of a match, with what every seat has seen so far."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._setting = _Kept(game.setting)
        rules = game.setting.game.rules
        self._state = _Kept(rules.start(game.setting.ruleset, game.setting.seats))
        self._seen: tuple[str, ...] = ("",) * game.setting.seats
        self._node = _Kept(rules.node(game.setting.ruleset, self._state.value))

    @property
    def position(self) -> Any:
        """The game's own state."""
        return self._state.value

    def current_player(self) -> int:
        """The seat that is asked, or OpenSpiel's word for chance, all at once, and the end."""
        node = self._node.value
        if node.kind == "terminal":
            return int(pyspiel.PlayerId.TERMINAL)
        if node.kind == "chance":
            return int(pyspiel.PlayerId.CHANCE)
        if node.kind == "simultaneous":
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return int(node.seats[0])

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return bool(self._node.value.kind == "terminal")

    def returns(self) -> list[float]:
        """By seat, what it maximises; zeros before the end."""
        setting = self._setting.value
        return [float(value) for value in setting.game.rules.returns(setting.ruleset, self.position)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers of what may happen, with their probabilities."""
        setting = self._setting.value
        drawn = setting.game.rules.chance(setting.ruleset, self.position)
        return [(number, float(p)) for number, (_, p) in enumerate(drawn)]

    def _legal_actions(self, player: int) -> list[int]:
        setting = self._setting.value
        legal = setting.game.rules.legal(setting.ruleset, self.position, player)
        number = setting.game.encode.number
        return sorted(number(setting.ruleset, self.position, player, action) for action in legal)

    def _apply_action(self, action: int) -> None:
        setting = self._setting.value
        node = self._node.value
        if node.kind == "chance":
            self._go(setting.game.rules.chance(setting.ruleset, self.position).outcomes[action])
        else:
            seat = node.seats[0]
            self._go(self._chosen(seat, action))

    def _chosen(self, seat: int, action: int) -> Choice:
        """The seat's choice by number. Raises ValueError for a number without a meaning here."""
        setting = self._setting.value
        found = None
        if 0 <= action < setting.size:
            found = setting.game.encode.action(setting.ruleset, self.position, seat, action)
        if found is None:
            raise ValueError(f"action {action} means nothing here; legal: {self._legal_actions(seat)}")
        return Choice(seat, found)

    def _apply_actions(self, actions: list[int]) -> None:
        """Every asked seat's choice, as one."""
        before = self._state, self._node, self._seen
        choices = [self._chosen(seat, actions[seat]) for seat in self._node.value.seats]
        try:
            for choice in choices:
                self._go(choice)
        except Refused:
            self._state, self._node, self._seen = before
            raise

    def _go(self, move: Any) -> None:
        setting = self._setting.value
        rules, ruleset = setting.game.rules, setting.ruleset
        witnesses = rules.witnesses(ruleset, self.position, move)
        told = self._told(move)
        try:
            self._state = _Kept(rules.step(ruleset, self.position, move))
        except Refused as refused:
            raise Unfit(refused) from None
        self._node = _Kept(rules.node(ruleset, self.position))
        self._seen = tuple(seen + told if seat in witnesses else seen for seat, seen in enumerate(self._seen))

    def _told(self, move: Any) -> str:
        setting = self._setting.value
        notation = setting.game.notation
        if type(move) is Choice:
            return f"{move.seat}:{notation.action_text(setting.ruleset, move.action)} "
        return f"{notation.outcome_text(setting.ruleset, move)} "

    def _action_to_string(self, player: int, action: int) -> str:
        setting = self._setting.value
        notation = setting.game.notation
        if player == pyspiel.PlayerId.CHANCE:
            outcome = setting.game.rules.chance(setting.ruleset, self.position).outcomes[action]
            return str(notation.outcome_text(setting.ruleset, outcome))
        found = setting.game.encode.action(setting.ruleset, self.position, player, action)
        return str(action) if found is None else str(notation.action_text(setting.ruleset, found))

    def information_state_string(self, player: int | None = None) -> str:
        """All that the seat has seen happen, and what it sees now."""
        seat = self.current_player() if player is None else player
        return f"{self._seen[seat]}| {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """What the seat sees now."""
        seat = self.current_player() if player is None else player
        setting = self._setting.value
        seen = setting.game.rules.observe(setting.ruleset, self.position, seat)
        return str(setting.game.notation.state_text(setting.ruleset, seen.state))

    def __str__(self) -> str:
        """The whole state in notation: equal texts, equal states."""
        setting = self._setting.value
        return str(setting.game.notation.state_text(setting.ruleset, self.position))


class _Observer:
    """Observations as tensors and texts, in OpenSpiel's own form."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self._setting = setting
        self._perfect_recall = kind.perfect_recall
        size = sum(int(np.prod(field.shape)) for field in setting.fields)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {
            field.name: self.tensor[setting.slices[field.name]].reshape(field.shape)
            for field in setting.fields
        }

    def set_from(self, state: _State, player: int) -> None:
        """Fill the tensor with what the seat sees."""
        setting = self._setting
        seen = setting.game.rules.observe(setting.ruleset, state.position, player)
        found = setting.game.encode.features(setting.ruleset, seen)
        self.tensor[:] = [value for field in setting.fields for value in found[field.name]]

    def string_from(self, state: _State, player: int) -> str:
        """What the seat sees, or with perfect recall has seen, as a text."""
        if self._perfect_recall:
            return state.information_state_string(player)
        return state.observation_string(player)


def register() -> None:
    """Make both games known to OpenSpiel. Doing so again changes nothing."""
    known = set(pyspiel.registered_names())
    for made in (ShutTheBox, PostOffice):
        if made.name not in known:
            pyspiel.register_game(_type(made.name, *GAMES[made.name]), made)


register()
