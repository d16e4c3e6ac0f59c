"""Exact expectimax over any game's own questions: slow, simple, in fractions; for small games and as an
oracle.

States: those reachable from the one asked about. Objective: each seat its own expected payoff at the end.
Equation: at a chance node the mean over its outcomes, at a decision node the vector of the first action that
is best for the seat that chooses. States carry counters that only grow, so none comes back and each is
settled after those that follow from it. Must never be asked about sealed choices, nor know a game by name.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from pillarbox.core.game import Choice, Rules

Payoff = Callable[[Any, Any], tuple[Fraction, ...]]
"""(ruleset, final state) -> by seat, what it maximises."""


class Expectimax:
    """Exact values by seat under best play; remembers every state it has met.

    payoff: what final states are worth, by default the rules' own `returns`.
    """

    def __init__(self, rules: Rules, ruleset: Any, payoff: Payoff | None = None) -> None:
        self.rules = rules
        self.ruleset = ruleset
        self.payoff = payoff or rules.returns
        self._known: dict[Any, tuple[Fraction, ...]] = {}

    def values(self, state: Any) -> tuple[Fraction, ...]:
        """By seat, the expected payoff from this state on. Raises ValueError at a simultaneous node."""
        waiting = [] if state in self._known else [state]
        found: dict[Any, list[tuple[Any, Any]]] = {}
        while waiting:
            here = waiting[-1]
            if here not in found:
                found[here] = self._following(here)
            ahead = [after for _, after in found[here] if after not in self._known]
            if ahead:
                waiting += ahead
            else:
                self._known[here] = self._settled(here, found.pop(here))
            while waiting and waiting[-1] in self._known:
                waiting.pop()
        return self._known[state]

    def actions(self, state: Any) -> list[tuple[Any, Fraction]]:
        """The choosing seat's legal actions at a decision node, each with its exact value for that seat."""
        seat = self.rules.node(self.ruleset, state).seats[0]
        return [(choice.action, self.values(after)[seat]) for choice, after in self._following(state)]

    def _following(self, state: Any) -> list[tuple[Any, Any]]:
        """What may happen next, each with the state it leads to; nothing at the end."""
        rules, ruleset = self.rules, self.ruleset
        node = rules.node(ruleset, state)
        if node.kind == "simultaneous":
            raise ValueError("several seats choose at once here, without seeing each other's choice")
        if node.kind == "chance":
            return [
                (outcome, rules.step(ruleset, state, outcome)) for outcome, _ in rules.chance(ruleset, state)
            ]
        choices = [
            Choice(seat, action) for seat in node.seats for action in rules.legal(ruleset, state, seat)
        ]
        return [(choice, rules.step(ruleset, state, choice)) for choice in choices]

    def _settled(self, state: Any, following: list[tuple[Any, Any]]) -> tuple[Fraction, ...]:
        if not following:
            return self.payoff(self.ruleset, state)
        ahead = [self._known[after] for _, after in following]
        if type(following[0][0]) is Choice:
            seat = following[0][0].seat
            return max(ahead, key=lambda values: values[seat])
        shares = self.rules.chance(self.ruleset, state).probability
        return tuple(
            sum((shares[move] * values[seat] for (move, _), values in zip(following, ahead)), Fraction(0))
            for seat in range(len(ahead[0]))
        )
