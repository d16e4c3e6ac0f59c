"""A judge of matches made of any value function over states, by asking the rules what else might have come or
been chosen.

Must never know a game by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pillarbox.core.game import Choice, Rules
from pillarbox.solve.review import Leftover, Move, Valuer, Values, Weighed


class Enumerated:
    """Judges by a value function: every outcome and every action is tried."""

    def __init__(
        self, rules: Rules, ruleset: Any, valuer: Valuer, seats: int, leftover: Leftover = ""
    ) -> None:
        self.rules = rules
        self.ruleset = ruleset
        self.valuer = valuer
        self.seats = seats
        self.leftover: Leftover = leftover

    @property
    def slack(self) -> float:
        """As its values have it."""
        return self.valuer.slack

    def start(self, state: Any) -> tuple[Values, Values]:
        """See `Judge`."""
        return self.valuer.values(state), (0.0,) * self.seats

    def end(self, state: Any) -> Values:
        """See `Judge`."""
        return self.valuer.values(state)

    def weigh(self, move: Move) -> Weighed:
        """See `Judge`."""
        after = self._after(move.before, move.after)
        opened = self.valuer.opened(move.before, move.after)
        if not isinstance(move.move, Choice):
            return Weighed(self._mean(move.before), after, opened=opened)
        best, values = self.best(move.before, move.move.seat)
        return Weighed(values, after, best, opened=opened)

    def best(self, state: Any, seat: int) -> tuple[Any, Values]:
        """The seat's best action, the first among equals, with what all seats may expect after it."""
        return best_of(self.choices(state, seat), seat, self.valuer.slack)

    def choices(self, state: Any, seat: int) -> list[tuple[Any, Values]]:
        """The seat's actions, with what all seats may expect after each."""
        rules, ruleset = self.rules, self.ruleset
        return [
            (action, self._after(state, rules.step(ruleset, state, Choice(seat, action))))
            for action in rules.legal(ruleset, state, seat)
        ]

    def _mean(self, state: Any) -> Values:
        ahead = [
            (self._after(state, self.rules.step(self.ruleset, state, outcome)), float(p))
            for outcome, p in self.rules.chance(self.ruleset, state)
        ]
        return tuple([sum([values[seat] * p for values, p in ahead]) for seat in range(self.seats)])

    def _after(self, before: Any, after: Any) -> Values:
        opened = self.valuer.opened(before, after)
        return tuple([value - more for value, more in zip(self.valuer.values(after), opened)])


def best_of(choices: Sequence[tuple[Any, Values]], seat: int, slack: float) -> tuple[Any, Values]:
    """The first of the choices that is best for the seat."""
    enough = max(values[seat] for _, values in choices) - slack
    return next((action, values) for action, values in choices if values[seat] >= enough)
