"""The measure for matches that no solver reaches: every seat's own scores, as if it played for them alone.

A seat is worth the scores of its rounds so far and what its turn of this round is expected to score under
best play for that, with the sign that makes more better. Rounds to come are counted as they begin. What
others do to a box (reopening, cutting the round short) it does not foresee. Must never be called exact.
"""

from __future__ import annotations

from pillarbox.core.game import Choice
from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box import rules, scoring
from pillarbox.games.shut_the_box.equity import own_turn, rests
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.solve import counts_throws
from pillarbox.games.shut_the_box.state import Box, Shut, State


class OwnTurns:
    """A value function of scores. See the module."""

    slack = 1e-12

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        """Raises Refused where a seat's turn cannot be solved."""
        self.ruleset = ruleset
        self.seats = seats
        self.alone = seats == 1
        self.sign = 1 if ruleset.wins == "highest" else -1
        if counts_throws(ruleset, 0, self.alone):
            raise Refused(say("equity-alone-throws"))
        self.fresh = tuple(self._begun(seat) for seat in range(seats))
        """By seat what a whole turn is expected to score."""

    def values(self, state: State) -> tuple[float, ...]:
        """By seat."""
        return tuple(
            self.sign * (state.totals[seat] + self._round(state, seat)) for seat in range(self.seats)
        )

    def opened(self, before: State, after: State) -> tuple[float, ...]:
        """By seat the turn of a round that this move began."""
        if len(after.past) == len(before.past) or after.stage == "over":
            return (0.0,) * self.seats
        return tuple(0.0 if gone else self.sign * turn for gone, turn in zip(after.gone, self.fresh))

    def _alone_with(self, box: Box, seat: int) -> State:
        boxes = tuple(box for _ in range(self.seats))
        return State("dice", seat, boxes, totals=(0,) * self.seats, gone=(0,) * self.seats)

    def _begun(self, seat: int) -> float:
        full = tables(self.ruleset).layout.full & ~scoring.fixed(self.ruleset, seat)
        return own_turn(self.ruleset, self._alone_with(Box(full), seat), seat, self.alone)

    def _turn(self, state: State, seat: int) -> float:
        if not state.boxes[seat].throws:
            return self.fresh[seat]
        return own_turn(self.ruleset, state, seat, self.alone)

    def _round(self, state: State, seat: int) -> float:
        """What this round scores for the seat, as it may expect."""
        if state.stage == "over":
            return 0.0
        if not state.boxes:  # dice for the start
            return 0.0 if state.gone[seat] else self.fresh[seat]
        box = state.boxes[seat]
        if box.end == "gone":
            return 0.0
        if box.end:
            return float(scoring.score(self.ruleset, box.open, scoring.fixed(self.ruleset, seat)))
        if state.sealed:
            return self._shared(state, seat)
        if seat != state.seat or state.stage == "reopen" or rests(self.ruleset, state):
            return self._turn(state, seat)
        if state.stage == "throw":
            return self._thrown(state, seat)
        return self._chosen(state, seat)

    def _thrown(self, state: State, seat: int) -> float:
        """Before a throw of so many dice."""
        total = 0.0
        for outcome, p in rules.chance(self.ruleset, state):
            total += float(p) * self._following(state, rules.step(self.ruleset, state, outcome), seat)
        return total

    def _chosen(self, state: State, seat: int) -> float:
        """The best of the seat's choices of tiles."""
        choices = rules.legal(self.ruleset, state, seat)
        after = [rules.step(self.ruleset, state, Choice(seat, action)) for action in choices]
        found = [self._following(state, one, seat) for one in after]
        return max(found) if self.sign > 0 else min(found)

    def _following(self, before: State, after: State, seat: int) -> float:
        """What the round that was on scores after a move."""
        if len(after.past) > len(before.past):
            return float(after.past[-1].scores[seat] or 0)
        return self._round(after, seat)

    def _shared(self, state: State, seat: int) -> float:
        """With one throw for all: the own box, the sealed answer counted as made."""
        if state.stage == "throw":
            return self._turn(state, seat)
        layout = tables(self.ruleset).layout
        answer = state.sealed[seat]
        open_tiles = state.boxes[seat].open
        if isinstance(answer, Shut):
            return self._left(state, seat, open_tiles & ~layout.mask(answer.tiles))
        actions = rules.legal(self.ruleset, state, seat)
        found = [
            self._left(state, seat, open_tiles & ~layout.mask(action.tiles))
            for action in actions
            if isinstance(action, Shut)
        ]
        return max(found) if self.sign > 0 else min(found)

    def _left(self, state: State, seat: int, open_tiles: int) -> float:
        box = state.boxes[seat]
        if not open_tiles:
            return float(scoring.score(self.ruleset, 0, scoring.fixed(self.ruleset, seat)))
        changed = self._alone_with(Box(open_tiles, "", box.throws, box.markers), seat)
        return self._turn(changed, seat)
