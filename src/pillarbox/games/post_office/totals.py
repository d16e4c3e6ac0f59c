"""Weighs the moves of a lone match of Post Office by the expected final totals that the search of the bots
finds, and the choices of a seat at any table for the coach.

From what the seat may know: drawing two cards is worth the best answer to them, against the mean of the best
answers to all pairs that might have come; a choice is worth what the search makes of it, against its best.
Answers of one round and the search of the next do not agree to the point: the review calls what is left over
the estimate. The last round is exact. Must never look at what a seat cannot know when it weighs its choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import hypot, sqrt
from typing import Any

from pillarbox.core.game import Choice, Observation
from pillarbox.core.message import Message, say
from pillarbox.games.post_office import planning, rules, scoring
from pillarbox.games.post_office.courses import STARTS, starts, table_of
from pillarbox.games.post_office.hindsight import Hindsight, hindsight, whys
from pillarbox.games.post_office.keeping import Kept, keeps
from pillarbox.games.post_office.rounds import PER_ROUND, ROUNDS, taker
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import Engine, Plan, Position
from pillarbox.games.post_office.state import Action, Deal, Desk, Keep, Place, State
from pillarbox.games.post_office.tables import tables
from pillarbox.solve.review import Cost, Leftover, Move, Values, Weighed


class Totals:
    """Weighs the moves of one match, in their order; remembers what each seat may expect.

    measure, unit, note: as for every judge; values are points of the final total.
    """

    leftover: Leftover = "estimate"
    measure = "total"
    unit = 1.0
    slack = 0.0

    def __init__(self, ruleset: Ruleset, seats: int, search: Engine, budget: int) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.search = search
        self.known = tables(ruleset)
        budget = min(budget or planning.BUDGET, planning.LARGEST)
        self.strength = planning.STRONG._replace(budget=budget, mind=0.0)
        self.note: Message = say("post-judge-estimated")
        self.now: list[float] = [0.0] * seats

    # What a review asks.

    def round(self, state: State) -> int:
        """The number of the round, from 1; start cards belong to the first."""
        return max(1, state.round)

    def start(self, state: State) -> tuple[Values, Values]:
        """The mean over start cards and pairs drawn beside them."""
        means = list(starts(self.search, state.unseen).values())
        mean = sum(means) / len(means)
        spread = sum((one - mean) ** 2 for one in means) / len(means)
        error = sqrt(spread / (len(means) * STARTS))
        self.now = [mean] * self.seats
        return tuple(self.now), (error,) * self.seats

    def end(self, state: State) -> Values:
        """Totals at the end; before it what the seats may expect."""
        if state.stage != "over":
            return tuple(self.now)
        return tuple(map(float, scoring.standing(self.ruleset, state)[0]))

    def weigh(self, move: Move) -> Weighed | None:
        """See `Judge` of reviews."""
        if isinstance(move.move, Deal):
            return self._dealt(move)
        choice: Choice = move.move
        if move.after.desks[choice.seat].hand and move.after.round == move.before.round:
            return None  # the other card is still to be laid
        return self.laid(move, choice.seat)

    def why(self, state: State, seat: int, chosen: Any, best: Any) -> tuple[Message, ...]:
        """What the cards do as they were laid, and what the better way does."""
        if isinstance(chosen, Keep):
            return ()
        desk = state.desks[seat]
        return whys(self.ruleset, desk.tableau, chosen, best, state.round, "post-judge-laid")

    def cost(self, seen: Observation, actions: Sequence[Action]) -> Cost:
        """What a choice costs: a card to keep, or where all cards in hand go."""
        state: State = seen.state
        first = actions[0]
        if isinstance(first, Keep):
            kept = self._keeps(state, seen.seat)
            loss = kept[0].value - next(one.value for one in kept if one.card == first.card)
            return Cost(max(0.0, loss), (Keep(kept[0].card),), ())
        places = tuple(action for action in actions if isinstance(action, Place))
        desk = state.desks[seen.seat]
        position = Position(desk.tableau, self._sorted(desk.hand), state.unseen, state.round)
        best, value, _ = self._planned(position, places)
        loss = max(0.0, best.value - value)
        stage, lead = state.round, "post-judge-would"
        why = whys(self.ruleset, desk.tableau, places, best.moves, stage, lead) if loss else ()
        return Cost(loss, best.moves, why)

    def hindsight(self, state: State) -> tuple[Hindsight | None, ...]:
        """By seat what it could have had, had it known the order of its cards; None before the end."""
        return tuple(hindsight(self.search, desk.tableau) for desk in state.desks)

    # Cards from the stock.

    def _dealt(self, move: Move) -> Weighed | None:
        before: State = move.before
        deal: Deal = move.move
        if before.stage == "start":
            seat = taker(before)
            worths = starts(self.search, before.unseen)
            mean = sum(worths.values()) / len(worths)
            return self._changed(seat, mean, worths[deal.card], 0.0)
        seat = taker(before)
        hand = (*before.desks[seat].hand, deal.card)
        if len(hand) < PER_ROUND:
            return None
        return self._drawn_alone(before, seat, hand, before.unseen | self.known.bit[hand[0]])

    def _mean(self, tab: Any, pairs: Sequence[tuple[int, int]], unseen: Any, stage: int) -> float:
        without = self.search.kernels.without
        worths = [self.search.answer(tab, pair, without(unseen, *pair), stage) for pair in pairs]
        return sum(worths) / len(worths)

    def _drawn_alone(self, before: State, seat: int, hand: tuple[str, ...], bits: int) -> Weighed:
        """The exact mean over all pairs."""
        search, stage = self.search, before.round
        tab, unseen = search.tableau(before.desks[seat].tableau), search.unseen(bits)
        mean = self._mean(tab, [(int(a), int(b)) for a, b in combinations(unseen, 2)], unseen, stage)
        pair = self._pair(hand)
        worth = search.answer(tab, pair, search.kernels.without(unseen, *pair), stage)
        return self._changed(seat, mean, worth, 0.0)

    # Choices.

    def _keeps(self, state: State, seat: int) -> list[Kept]:
        """Both cards, the better one to keep first; `state` as the seat sees it."""
        table = table_of(self.search, state, seat, state.desks[seat].hand, state.unseen)
        return keeps(self.search, table, self.strength.budget, 0.0, True)

    def laid(self, move: Move, seat: int) -> Weighed:
        """The last card of a seat in a round, weighed as if both were laid at once."""
        state: State = rules.observe(self.ruleset, move.before, seat).state
        desk = state.desks[seat]
        laid = tuple(layer for layer in desk.pending if isinstance(layer, Place))
        chosen = (*laid, move.move.action)
        hand = self._sorted([place.card for place in chosen])
        best, value, error = self._planned(Position(desk.tableau, hand, state.unseen, state.round), chosen)
        weighed = self._changed(seat, best.value, value, error, best=best.moves)
        return weighed._replace(chosen=chosen)

    def _planned(self, position: Position, chosen: tuple[Place, ...]) -> tuple[Plan, float, float]:
        """The best plan, what the chosen way is worth beside it, and the standard error of both."""
        desk = Desk(position.layers, position.hand)
        seen = Observation(0, State("place", position.round, position.unseen, (desk,)))
        plans = planning.place(self.ruleset, seen, self.strength)
        best = plans[0]
        if position.round == ROUNDS:
            return best, float(self._total(position.layers, chosen)), 0.0
        cells = self.known.tableau((*position.layers, *chosen)).cells
        for plan in plans:
            if self.known.tableau((*position.layers, *plan.moves)).cells == cells:
                error = best.error if plan is best else hypot(best.error, plan.error)
                return best, min(best.value, plan.value), error
        unseen = self.search.unseen(position.unseen)
        fitted = [
            self.search.rich(self.search.tableau((*position.layers, *moves)), unseen, position.round)
            for moves in (best.moves, chosen)
        ]
        return best, best.value - max(0.0, fitted[0] - fitted[1]), best.error

    def _total(self, lies: Sequence[Place], more: Iterable[Place]) -> int:
        return self.known.tableau((*lies, *more)).total

    # Small things.

    def _changed(self, seat: int, against: float, after: float, error: float, best: Any = None) -> Weighed:
        """One seat's values before and after a move; the others' stay."""
        before = list(self.now)
        before[seat] = against
        self.now[seat] = after
        errors = [0.0] * self.seats
        errors[seat] = error
        return Weighed(tuple(before), tuple(self.now), best, tuple(errors), seat=seat)

    def _pair(self, hand: Sequence[str]) -> tuple[int, int]:
        return self.known.index[hand[0]], self.known.index[hand[1]]

    def _sorted(self, hand: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(hand, key=self.known.index.__getitem__))
