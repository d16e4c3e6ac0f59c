"""What seats that throw in turn may expect between two throws: two of them by the table of their stochastic
game, any number that never have a choice played forward.

Must never judge a throw.
"""

from __future__ import annotations

from typing import Any

from pillarbox.games.shut_the_box import alternate
from pillarbox.games.shut_the_box.ends import seat_graph
from pillarbox.games.shut_the_box.equity_turns import Places, end_in
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import State
from pillarbox.solve import duel_solver
from pillarbox.solve.duel import TOLERANCE, spread


class InTurn:
    """Two seats that throw in turn."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Solve it. Raises Refused where that cannot be done."""
        game, _, _ = alternate.duel(ruleset)
        self.ruleset = ruleset
        self.duel = game
        self.slack = TOLERANCE * spread(game)
        self.tables = duel_solver.values(game)
        self.places = [Places(player.game) for player in game.players]
        self.index = [{end: i for i, end in enumerate(player.game.endings)} for player in game.players]

    def rest(self, state: State) -> tuple[float, ...]:
        """Looked up by both boxes."""
        seat = state.seat
        mine = self.places[seat].node(state.boxes[seat]) - len(self.duel.players[seat].game.endings)
        value = float(self.tables[seat][mine][self._stands(state, 1 - seat)])
        return (value, -value) if seat == 0 else (-value, value)

    def _stands(self, state: State, seat: int) -> int:
        box = state.boxes[seat]
        if not box.end:
            return self.places[seat].node(box)
        return self.index[seat][end_in(self.ruleset, state, seat)]


class Forced:
    """Any number of seats that throw in turn and never have a choice."""

    slack = 0.0

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        """Raises Refused where they have a choice."""
        self.ruleset = ruleset
        self.seats = seats
        self.known: dict[Any, tuple[float, ...]] = {}
        self.places = [Places(seat_graph(ruleset, seat, loops=True)) for seat in range(seats)]
        self.index = [
            {end: i for i, end in enumerate(seat_graph(ruleset, seat, loops=True).endings)}
            for seat in range(seats)
        ]
        alternate.solve_forced(ruleset, seats)

    def rest(self, state: State) -> tuple[float, ...]:
        """Played forward from all boxes as they stand."""
        at = tuple(
            self.index[seat][end_in(self.ruleset, state, seat)] if box.end else self.places[seat].node(box)
            for seat, box in enumerate(state.boxes)
        )
        key = state.seat, at
        if key not in self.known:
            self.known[key] = tuple(alternate.solve_forced(self.ruleset, self.seats, key).net)
        return self.known[key]
