"""What a seat's choices are worth in the match: its expected return, every seat playing for its own.

Joins the coach to the value function of `equity.py`. Must never value a state itself.
"""

from __future__ import annotations

from pillarbox.core.game import Choice
from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.equity import equity
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import Action, Dice, State


class Winning:
    """A decision of a seat among others, or the throw it is about to make.

    value: what it may expect before it decides. choices: its legal actions with what it may expect after
    each.
    """

    def __init__(self, ruleset: Ruleset, state: State, seat: int) -> None:
        """Raises Refused for a lone seat, and where no solver reaches the match."""
        if len(state.boxes) == 1:
            raise Refused(say("coach-win-alone"))
        self.ruleset = ruleset
        self.state = state
        self.seat = seat
        self.known = equity(ruleset, len(state.boxes))
        self.value = self.known.values(state)[seat]
        self.choices = [(action, values[seat]) for action, values in self.known.choices(state, seat)]

    def loss(self, value: float) -> float:
        """How much less than the best choice; exactly 0 for equals."""
        best = max([value for _, value in self.choices], default=self.value)
        return 0.0 if value >= best - self.known.slack else best - value

    def next_dice(self, action: Action) -> int:
        """How many dice the same player throws next, to win; 0 where somebody else throws, or nobody."""
        after = rules.step(self.ruleset, self.state, Choice(self.seat, action))
        if after.stage == "throw" and after.seat == self.state.seat:
            return after.dice
        if after.stage != "dice" or after.seat != self.state.seat:
            return 0
        counts = [
            (values[after.seat], chosen.count)
            for chosen, values in self.known.choices(after, after.seat)
            if isinstance(chosen, Dice)
        ]
        enough = max(value for value, _ in counts) - self.known.slack
        return next(count for value, count in counts if value >= enough)
