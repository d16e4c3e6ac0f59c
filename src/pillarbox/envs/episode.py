"""One match for an environment: chance is drawn from a generator, decisions come as numbers.

All environments stand on this; none of them knows a game. Must never judge a move: legality is what the
rules say.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

from pillarbox.words.needs import needed

with needed("rl"):
    import numpy as np
    from numpy.typing import NDArray

from pillarbox import catalogue
from pillarbox.core.encoding import Field
from pillarbox.core.game import Choice, Node
from pillarbox.core.message import say
from pillarbox.envs.door import Unfit, spoken, texts

Arrays = dict[str, NDArray[np.int64]]


class Setting:
    """A ruleset with a number of seats: what stays the same from match to match."""

    def __init__(self, ruleset: object, changes: Mapping[str, Any] | None, seats: int | None) -> None:
        """Load it. `ruleset`: an id or a path; `changes`: of its keys; `seats`: by default the fewest.

        Raises Unfit for a ruleset that can't be, with all faults, or a number of seats that it does not
        allow.
        """
        with spoken():
            self._load(str(ruleset), texts(changes), seats)

    def _load(self, ruleset: str, changes: dict[str, str], seats: int | None) -> None:
        self.game, self.ruleset = catalogue.load(ruleset, changes)
        self.seats = self.ruleset.seats[0] if seats is None else seats
        if self.game.encode is None:
            raise Unfit(say("refused-no-numbers", game=self.game.id))
        self.game.rules.start(self.ruleset, self.seats)
        self.size: int = self.game.encode.size(self.ruleset, self.seats)
        self.fields: tuple[Field, ...] = self.game.encode.fields(self.ruleset, self.seats)
        self.slices: dict[str, slice] = {}
        """Where each field lies in an observation laid out flat."""
        start = 0
        for field in self.fields:
            self.slices[field.name] = slice(start, start + prod(field.shape))
            start += prod(field.shape)
        self.longest = self.game.rules.longest(self.ruleset, self.seats)


class Episode:
    """A match from its start on. `state` and `node` are the game's own."""

    def __init__(self, setting: Setting, rng: np.random.Generator) -> None:
        self._setting = setting
        self._rules = setting.game.rules
        self._encode = setting.game.encode
        self._rng = rng
        self.state: Any = self._rules.start(setting.ruleset, setting.seats)
        self.node: Node = self._rules.node(setting.ruleset, self.state)
        self._legal: dict[int, list[int]] = {}
        self._throw()

    def _throw(self) -> None:
        """Let chance have its way until somebody is asked, or the match is over."""
        rules, ruleset = self._rules, self._setting.ruleset
        while self.node.kind == "chance":
            drawn = rules.chance(ruleset, self.state)
            outcome = drawn.pick(int(self._rng.integers(drawn.whole)))
            self.state = rules.step(ruleset, self.state, outcome)
            self.node = rules.node(ruleset, self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.node.kind == "terminal"

    def legal(self, seat: int) -> list[int]:
        """The numbers of the seat's legal actions, in the rules' order; empty if it owes none."""
        known = self._legal.get(seat)
        if known is None:
            known = self._legal[seat] = self._encode.legal(self._setting.ruleset, self.state, seat)
        return known

    def mask(self, seat: int) -> NDArray[np.int8]:
        """By number, 1 where the action is legal for the seat."""
        found = np.zeros(self._setting.size, np.int8)
        found[self.legal(seat)] = 1
        return found

    def act(self, seat: int, number: int) -> None:
        """The seat's choice. Raises ValueError, changing nothing, for a number that is not legal for it."""
        ruleset, state = self._setting.ruleset, self.state
        if number not in self.legal(seat):
            raise ValueError(f"action {number} is not legal for seat {seat} here; legal: {self.legal(seat)}")
        action = self._encode.action(ruleset, state, seat, number)
        self.play(seat, action)

    def play(self, seat: int, action: Any) -> None:
        """The seat's choice as the game writes it. Raises IllegalMove."""
        self.state = self._rules.step(self._setting.ruleset, self.state, Choice(seat, action))
        self.node = self._rules.node(self._setting.ruleset, self.state)
        self._legal = {}
        self._throw()

    def text(self, seat: int, number: int) -> str:
        """What the number means for the seat now, in the game's notation, legal or not.

        Raises ValueError for a number without a meaning here.
        """
        ruleset = self._setting.ruleset
        found = None
        if 0 <= number < self._setting.size:
            found = self._encode.action(ruleset, self.state, seat, number)
        if found is None:
            raise ValueError(f"action {number} means nothing here; legal: {self.legal(seat)}")
        return str(self._setting.game.notation.action_text(ruleset, found))

    def returns(self) -> list[float]:
        """By seat, what it maximises; zeros before the end."""
        return [float(value) for value in self._rules.returns(self._setting.ruleset, self.state)]

    def _features(self, seat: int) -> dict[str, list[int]]:
        seen = self._rules.observe(self._setting.ruleset, self.state, seat)
        found: dict[str, list[int]] = self._encode.features(self._setting.ruleset, seen)
        return found

    def observe(self, seat: int) -> Arrays:
        """What the seat may know, as arrays by name."""
        found = self._features(seat)
        return {
            field.name: np.array(found[field.name], np.int64).reshape(field.shape)
            for field in self._setting.fields
        }

    def flat(self, seat: int) -> NDArray[np.int64]:
        """What the seat may know, one field after the other."""
        found = self._features(seat)
        return np.array([value for field in self._setting.fields for value in found[field.name]], np.int64)
