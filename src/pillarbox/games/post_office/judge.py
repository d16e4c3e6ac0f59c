"""Who weighs the moves of a match of Post Office for its review: by the expected final totals that the search
of the bots finds.

For each seat, from what it may know: drawing two cards is worth the best answer to them, against the mean of
the best answers to all pairs that might have come (with several seats: of which to keep, against a sample);
a choice is worth what the search makes of it, against its best; what a neighbour passes is given, against the
mean of what it might have been. Answers of one round and the search of the next do not agree to the point:
the review calls what is left over the estimate. The last round is exact. Must never look at what a seat
cannot know when it weighs its choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import hypot, sqrt
from typing import Any

from pillarbox.core.game import Choice, Observation
from pillarbox.core.message import Message, Refused, say
from pillarbox.games.post_office import planning, rules, scoring
from pillarbox.games.post_office.hindsight import Hindsight, OpenJudge, hindsight, whys
from pillarbox.games.post_office.keeping import Kept, Table, keeps
from pillarbox.games.post_office.rounds import PER_ROUND, ROUNDS, left_of, taker
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import Engine, Plan, Position, engine
from pillarbox.games.post_office.state import Action, Deal, Desk, Keep, Place, State
from pillarbox.games.post_office.tables import tables
from pillarbox.solve.review import Cost, Leftover, Move, Values, Weighed

SAMPLE = 24
"""So many hands stand for all that might have been drawn, where both cards are not laid by who drew them."""
STARTS = 12
"""So many pairs stand for all that may be drawn beside each start card."""


class Judge:
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
        means = list(self._starts(state).values())
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
        if isinstance(choice.action, Keep):
            return self._kept(move, choice.seat, choice.action)
        if move.after.desks[choice.seat].hand and move.after.round == move.before.round:
            return None  # the other card is still to be laid
        return self._laid(move, choice.seat)

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
            worths = self._starts(before)
            mean = sum(worths.values()) / len(worths)
            return self._changed(seat, mean, worths[deal.card], 0.0)
        seat = taker(before)
        hand = (*before.desks[seat].hand, deal.card)
        if len(hand) < PER_ROUND:
            return None
        unseen = rules.observe(self.ruleset, before, seat).state.unseen | self.known.bit[hand[0]]
        if self.seats == 1:
            return self._drawn_alone(before, seat, hand, unseen)
        return self._drawn_to_keep(before, seat, hand, unseen)

    def _starts(self, state: State) -> dict[str, float]:
        """By start card what may be expected with it."""
        found = {}
        for card in self.known.cards(state.unseen):
            tab = self.search.tableau((Place(card, 0, 0, 0),))
            unseen = self.search.unseen(state.unseen & ~self.known.bit[card])
            pairs = _spread([(int(a), int(b)) for a, b in combinations(unseen, 2)], STARTS)
            found[card] = self._mean(tab, pairs, unseen, 1)
        return found

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

    def _drawn_to_keep(self, before: State, seat: int, hand: tuple[str, ...], bits: int) -> Weighed:
        """The mean over a sample of pairs, each kept from as well as can be."""
        pairs = _spread(list(combinations(self.known.cards(bits), 2)), SAMPLE)
        worths = [self._best_kept(before, seat, pair, bits) for pair in pairs]
        mean = sum(worths) / len(worths)
        spread = sum((worth - mean) ** 2 for worth in worths) / max(1, len(worths) - 1)
        worth = self._best_kept(before, seat, (hand[0], hand[1]), bits)
        return self._changed(seat, mean, worth, sqrt(spread / len(worths)))

    def _best_kept(self, state: State, seat: int, pair: tuple[str, str], bits: int) -> float:
        table = self._table(state, seat, pair, bits & ~self.known.bits(pair))
        return keeps(self.search, table, planning.KEEPING, 0.0, True)[0].value

    # Choices.

    def _table(self, state: State, seat: int, hand: tuple[str, ...], unseen: int) -> Table:
        desks = state.desks
        left = desks[left_of(seat, self.seats)].tableau
        right = next(desk.tableau for one, desk in enumerate(desks) if left_of(one, self.seats) == seat)
        return Table(Position(desks[seat].tableau, self._sorted(hand), unseen, state.round), left, right)

    def _keeps(self, state: State, seat: int) -> list[Kept]:
        """Both cards, the better one to keep first; `state` as the seat sees it."""
        table = self._table(state, seat, state.desks[seat].hand, state.unseen)
        return keeps(self.search, table, self.strength.budget, 0.0, True)

    def _kept(self, move: Move, seat: int, action: Keep) -> Weighed:
        seen: State = rules.observe(self.ruleset, move.before, seat).state
        kept = self._keeps(seen, seat)
        mine = next(one for one in kept if one.card == action.card)
        error = hypot(kept[0].error, mine.error) if mine is not kept[0] else mine.error
        weighed = self._changed(seat, kept[0].value, mine.value, error, best=Keep(kept[0].card))
        if move.after.stage != "place":
            return weighed
        given = []
        for one in range(self.seats):
            worth = self._hand_worth(rules.observe(self.ruleset, move.after, one).state, one)
            given.append(worth - self.now[one])
            self.now[one] = worth
        return weighed._replace(given=tuple(given))

    def _hand_worth(self, state: State, seat: int) -> float:
        search, desk = self.search, state.desks[seat]
        unseen = search.unseen(state.unseen)
        return search.answer(search.tableau(desk.tableau), self._pair(desk.hand), unseen, state.round)

    def _laid(self, move: Move, seat: int) -> Weighed:
        """All cards of the round lie; weighed as if laid at once."""
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


def _spread(listed: list[Any], most: int) -> list[Any]:
    """So many of them, evenly spread: the same for the same list."""
    if len(listed) <= most:
        return listed
    return [listed[(2 * k + 1) * len(listed) // (2 * most)] for k in range(most)]


def missed(ruleset: Ruleset, before: State, move: Any, after: State) -> tuple[Message, ...]:
    """Of a throw that was of no use: there are no throws here."""
    return ()


def judge(ruleset: Ruleset, seats: int, budget: int = 0, seconds: int = 0) -> Judge | OpenJudge:
    """The judge of one match. budget: samples of look-ahead, 0 for the strongest bot's usual number, and with
    an open order the width of the beam, 0 for its usual one; seconds: not used here.

    Raises Refused where the search is not to be had.
    """
    search = engine(ruleset)
    if search is None:
        raise Refused(say("post-judge-needs", library="numba"))
    if ruleset.open_order:
        return OpenJudge(ruleset, search, budget)
    return Judge(ruleset, seats, search, budget)
