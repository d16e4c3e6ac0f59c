"""Positions drawn as text, moves played in notation: the language in which the tests of the rules speak."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from pillarbox.core.game import Choice, Result
from pillarbox.core.message import IllegalMove
from pillarbox.games.shut_the_box import notation, rules
from pillarbox.games.shut_the_box.ruleset import Ruleset


class Drawn:
    """One point of a match under one ruleset; playing gives the next point and leaves this one alone."""

    def __init__(self, ruleset: Ruleset, state: Any) -> None:
        self.ruleset = ruleset
        self.state = state

    def __str__(self) -> str:
        return notation.state_text(self.ruleset, self.state)

    def play(self, moves: str) -> Drawn:
        """Play moves parted by blanks: outcomes `3-5`, actions `1+4`, or `0:1+4` where several owe one."""
        state = self.state
        for text in moves.split():
            state = rules.step(self.ruleset, state, self._move(state, text))
        return Drawn(self.ruleset, state)

    def _move(self, state: Any, text: str) -> Any:
        asked = rules.node(self.ruleset, state)
        seat, mark, action = text.partition(":")
        if mark and seat.lstrip("-").isdigit():
            return Choice(int(seat), notation.read_action(self.ruleset, action))
        if asked.kind == "chance":
            return notation.read_outcome(self.ruleset, text)
        assert len(asked.seats) == 1, f"{text}: say whose move it is"
        return Choice(asked.seats[0], notation.read_action(self.ruleset, text))

    def legal(self, seat: int | None = None) -> str:
        """The actions of the seat that owes one, or of the seat named, parted by blanks."""
        who = rules.node(self.ruleset, self.state).seats[0] if seat is None else seat
        actions = rules.legal(self.ruleset, self.state, who)
        return " ".join(notation.action_text(self.ruleset, action) for action in actions)

    def asks(self) -> str:
        """The node: its kind, who acts or throws, and how many dice or numbers are asked for."""
        asked = rules.node(self.ruleset, self.state)
        if asked.kind != "chance":
            return " ".join([asked.kind, *map(str, asked.seats)])
        roller = "table" if asked.roller is None else str(asked.roller)
        return f"{asked.source} {roller} {'x'.join(map(str, asked.asks))}"

    def refuses(self, text: str) -> str:
        """Try an illegal move; the id of the reason given, once it is seen that nothing has changed."""
        before, shown = hash(self.state), str(self)
        with pytest.raises(IllegalMove) as refusal:
            rules.step(self.ruleset, self.state, self._move(self.state, text))
        assert hash(self.state) == before
        assert str(self) == shown
        return refusal.value.message.id

    @property
    def result(self) -> Result:
        """Totals, places, winners, stakes."""
        return rules.result(self.ruleset, self.state)

    @property
    def returns(self) -> tuple[Fraction | int, ...]:
        """What each seat has in the end played for."""
        return rules.returns(self.ruleset, self.state)

    def stakes(self, number: int = -1) -> str:
        """The net stake points by seat, parted by blanks: of the match, or of one round, counted from 0."""
        result = self.result
        return " ".join(map(str, result.stakes if number < 0 else result.rounds[number].stakes))


def at(ruleset: Ruleset, position: str, seats: int = 1) -> Drawn:
    """The position that a text draws."""
    return Drawn(ruleset, notation.read_state(ruleset, position, seats))


def begun(ruleset: Ruleset, seats: int = 1) -> Drawn:
    """The first point of a match."""
    return Drawn(ruleset, rules.start(ruleset, seats))


def draw(ruleset: Ruleset, position: str, seats: int = 1) -> str:
    """A position's text in its shortest form, to be compared with what play has led to."""
    return str(at(ruleset, position, seats))
