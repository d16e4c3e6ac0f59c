"""Weighs the moves of a match of several seats of Post Office by each seat's chance to win.

The value to a seat is what it may expect of the win by what it knows: its own expected total, as the search
finds it, with the error measured at that stage; of the others what their tableaus were worth when all lay
open last, and what the card it passes gives its left neighbour. A card to keep is held against the one that
the strongest bot keeps. What others draw, choose and lay changes a seat's chance when all is shown: first by
what their choices cost or gave them, as they stood then; the rest is the luck of what they drew, and of the
cards that all now see are gone. Where estimates of one seat do not agree, the estimate takes it.

Beside every value stands the expected total. Must never look at what a seat cannot know when it weighs its
choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from pillarbox.core.game import Choice, Observation
from pillarbox.core.message import Message, say
from pillarbox.games.post_office import planning, rules, scoring
from pillarbox.games.post_office.chances import BEFORE, STARTED, Expected, chance, stage
from pillarbox.games.post_office.courses import evenly, opened, starts, table_of
from pillarbox.games.post_office.hindsight import Hindsight
from pillarbox.games.post_office.keeping import Both, Table, both
from pillarbox.games.post_office.rounds import PER_ROUND, left_of, taker
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import Engine
from pillarbox.games.post_office.state import Deal, Keep, State
from pillarbox.games.post_office.totals import Totals
from pillarbox.games.post_office.weights import spread_for
from pillarbox.solve.review import Leftover, Move, Values, Weighed

SAMPLE = 24
"""So many hands stand for all that might have been drawn."""


class Hidden(NamedTuple):
    """What a seat did since all was last shown, in points of its own total: by luck, by its choices and the
    card it was passed.
    """

    luck: float = 0.0
    chosen: float = 0.0


class Winning:
    """Weighs the moves of one match, in their order; remembers what each seat knows.

    measure, unit, note: as for every judge; values are N x share of the win - 1. beside: what the second
    figures are; beside_start: by seat the one at the start.
    """

    leftover: Leftover = "estimate"
    measure = "share"
    beside = "total"
    slack = 0.0

    def __init__(self, ruleset: Ruleset, seats: int, search: Engine, budget: int) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.search = search
        self.points = Totals(ruleset, seats, search, budget)
        self.known = self.points.known
        self.strength = self.points.strength
        self.unit = float(seats)
        self.note: Message = say("post-judge-chances")
        self.errors = spread_for(ruleset.cards).of(seats)
        self.own: list[Expected] = []
        self.shown: list[Expected] = []
        self.passed: list[float] = [0.0] * seats
        self.hidden: list[Hidden] = [Hidden()] * seats
        self.beside_start: Values = ()
        self._weighed_hands: dict[tuple[Table, int], list[Both]] = {}

    # What a review asks.

    def round(self, state: State) -> int:
        """The number of the round, from 1; start cards belong to the first."""
        return self.points.round(state)

    def why(self, state: State, seat: int, chosen: Any, best: Any) -> tuple[Message, ...]:
        """What the cards do as they were laid, and what the better way does."""
        return self.points.why(state, seat, chosen, best)

    def hindsight(self, state: State) -> tuple[Hindsight | None, ...]:
        """By seat what it could have had, had it known the order of its cards; None before the end."""
        return self.points.hindsight(state)

    def start(self, state: State) -> tuple[Values, Values]:
        """Alike for all, as they stand alike."""
        total = self.points.start(state)[0][0]
        self.own = [Expected(total, BEFORE)] * self.seats
        self.shown = list(self.own)
        self.beside_start = (total,) * self.seats
        return self._values(), (0.0,) * self.seats

    def end(self, state: State) -> Values:
        """The returns at the end; before it what the seats may expect."""
        if state.stage != "over":
            return self._values()
        return tuple(map(float, rules.returns(self.ruleset, state)))

    def weigh(self, move: Move) -> Weighed | None:
        """See `Judge` of reviews."""
        if isinstance(move.move, Deal):
            return self._fell(move.before, move.move)
        choice: Choice = move.move
        if isinstance(choice.action, Keep):
            return self._chose_card(move, choice.seat, choice.action)
        if move.after.desks[choice.seat].hand and move.after.round == move.before.round:
            return None  # the other card is still to be laid
        weighed = self._lay(move, choice.seat)
        return weighed if move.after.stage == "place" else self._all_shown(move.after, weighed)

    # What a seat may expect of the win.

    def _value(self, seat: int, own: Expected | None = None, others: Sequence[Expected] = ()) -> float:
        """By what the seat knows, or with something else in place of it."""
        others = others or self._others(seat)
        mine = self.own[seat] if own is None else own
        rivals = [one for other, one in enumerate(others) if other != seat]
        return self.seats * chance(self.errors, mine, self.shown[seat], rivals) - 1

    def _others(self, seat: int, passed: float | None = None) -> list[Expected]:
        """All as the seat sees them, the left neighbour with what it is passed."""
        seen = list(self.shown)
        left = left_of(seat, self.seats)
        more = self.passed[seat] if passed is None else passed
        seen[left] = seen[left]._replace(total=seen[left].total + more)
        return seen

    def _values(self) -> Values:
        return tuple(self._value(seat) for seat in range(self.seats))

    def _totals(self) -> Values:
        return tuple(one.total for one in self.own)

    def _error(self, seat: int, error: float) -> Values:
        """By seat the standard error of its value where that of its expected total is `error`."""
        mine = self.own[seat]
        high, low = (self._value(seat, mine._replace(total=mine.total + by)) for by in (error, -error))
        return self._only(seat, (high - low) / 2)

    def _only(self, seat: int, value: float) -> Values:
        return tuple(value if one == seat else 0.0 for one in range(self.seats))

    def _weighed(self, seat: int, against: float, error: float, best: Any = None) -> Weighed:
        """What a move did to the seat that made it; the others see nothing of it."""
        after = self._values()
        before = (*after[:seat], against, *after[seat + 1 :])
        errors = self._error(seat, error)
        return Weighed(before, after, best, errors, seat=seat, beside=self._totals())

    # Cards from the stock.

    def _fell(self, before: State, deal: Deal) -> Weighed | None:
        seat = taker(before)
        if before.stage == "start":
            return self._started(before, seat, deal.card)
        hand = (*before.desks[seat].hand, deal.card)
        if len(hand) < PER_ROUND:
            return None
        bits = rules.observe(self.ruleset, before, seat).state.unseen | self.known.bit[hand[0]]
        pairs = evenly(list(combinations(self.known.cards(bits), 2)), SAMPLE)
        found = [self._best_of(before, seat, pair, bits, planning.KEEPING) for pair in pairs]
        values = [value for value, _ in found]
        against = sum(values) / len(values)
        mean = sum(kept.value for _, kept in found) / len(found)
        _, kept = self._best_of(before, seat, hand, bits, self.strength.budget)
        self._take_up(seat, kept, before.round)
        self._note(seat, luck=kept.value - mean)
        spread = sum((value - against) ** 2 for value in values) / max(1, len(values) - 1)
        weighed = self._weighed(seat, against, 0.0)
        return weighed._replace(error=self._only(seat, (spread / len(values)) ** 0.5))

    def _started(self, before: State, seat: int, card: str) -> Weighed:
        """A start card lies open: it changes everybody's chance."""
        worths = starts(self.search, before.unseen)
        means = [0.0] * self.seats
        for worth in worths.values():
            self._stands(seat, worth)
            means = [mean + value / len(worths) for mean, value in zip(means, self._values())]
        self._stands(seat, worths[card])
        return Weighed(tuple(means), self._values(), seat=seat, beside=self._totals())

    def _stands(self, seat: int, worth: float) -> None:
        self.own[seat] = self.shown[seat] = Expected(worth, STARTED)

    def _best_of(
        self, before: State, seat: int, hand: Sequence[str], bits: int, budget: int
    ) -> tuple[float, Both]:
        """What the strongest bot keeps of a hand, and what the seat may then expect of the win."""
        return self._bots(self._each(before, seat, hand, bits & ~self.known.bits(hand), budget))

    def _bots(self, each: Sequence[tuple[float, Both]]) -> tuple[float, Both]:
        """The card that the strongest bot keeps, minding its neighbour as it does."""
        mind = planning.STRONG.mind / (self.seats - 1)
        return max(each, key=lambda one: one[1].value - mind * one[1].gain)

    def _each(
        self, state: State, seat: int, hand: Sequence[str], unseen: int, budget: int
    ) -> list[tuple[float, Both]]:
        """What the seat may expect with either card kept."""
        table = table_of(self.search, state, seat, hand, unseen)
        key = stage(state.round, "kept")
        return [
            (self._value(seat, Expected(one.value, key), self._others(seat, self._gift(one, key))), one)
            for one in self._both(table, budget)
        ]

    def _both(self, table: Table, budget: int) -> list[Both]:
        """As it was weighed before: of a hand that was drawn the choice is asked next."""
        if (table, budget) not in self._weighed_hands:
            self._weighed_hands[table, budget] = both(self.search, table, budget, planning.STRONG.model)
        return self._weighed_hands[table, budget]

    def _gift(self, kept: Both, key: str) -> float:
        return self.errors.given(kept.gain, key)

    def _take_up(self, seat: int, kept: Both, number: int) -> None:
        key = stage(number, "kept")
        self.own[seat] = Expected(kept.value, key)
        self.passed[seat] = self._gift(kept, key)

    def _note(self, seat: int, luck: float = 0.0, chosen: float = 0.0) -> None:
        was = self.hidden[seat]
        self.hidden[seat] = Hidden(was.luck + luck, was.chosen + chosen)

    # Choices.

    def _chose_card(self, move: Move, seat: int, action: Keep) -> Weighed:
        seen: State = rules.observe(self.ruleset, move.before, seat).state
        each = self._each(seen, seat, seen.desks[seat].hand, seen.unseen, self.strength.budget)
        value, best = self._bots(each)
        mine = next(one for _, one in each if one.card == action.card)
        self._take_up(seat, mine, seen.round)
        self._note(seat, chosen=mine.value - best.value)
        error = (best.error**2 + mine.error**2 * (mine is not best)) ** 0.5
        made = self._weighed(seat, value, error, Keep(best.card))
        made = made._replace(beside_loss=max(0.0, best.value - mine.value))
        return made if move.after.stage != "place" else self._passed(move.after, made)

    def _passed(self, after: State, weighed: Weighed) -> Weighed:
        """All have said what they keep; each now holds what its neighbour passed, worth its best plan."""
        given = []
        for one in range(self.seats):
            seen: State = rules.observe(self.ruleset, after, one).state
            worth = planning.place(self.ruleset, Observation(one, seen), self.strength)[0].value
            was, before = self._value(one), self.errors.mean(self.own[one])
            self.own[one] = Expected(worth, stage(seen.round, "laid"))
            self._note(one, chosen=self.errors.mean(self.own[one]) - before)
            given.append(self._value(one) - was)
        return weighed._replace(given=tuple(given), beside=self._totals())

    def _lay(self, move: Move, seat: int) -> Weighed:
        """All cards of the round lie; weighed as if laid at once."""
        laid = self.points.laid(move, seat)
        number = move.before.round
        against, after = laid.against[seat], laid.after[seat]
        best = self._value(seat, Expected(against, stage(number, "laid")))
        self.own[seat] = Expected(after, stage(number, "laid"))
        self._note(seat, chosen=after - against)
        made = self._weighed(seat, best, laid.error[seat], laid.best)
        return made._replace(chosen=laid.chosen, beside_loss=max(0.0, against - after))

    # What the others did is shown.

    def _all_shown(self, after: State, weighed: Weighed) -> Weighed:
        """The tableaus lie open: what the others' choices came to, then what they drew; every tableau is
        worth what it is by the cards that are left.
        """
        before = self._values()
        chosen = self._moved(lambda one: self.hidden[one].chosen)
        mean = self.errors.mean
        agreed = self._moved(lambda one: mean(self.own[one]) - mean(self.shown[one]) - self.hidden[one].luck)
        self.passed = [0.0] * self.seats
        self.hidden = [Hidden()] * self.seats
        if after.stage == "over":
            found = [float(total) for total in scoring.standing(self.ruleset, after)[0]]
            self.own = [mine._replace(total=total) for mine, total in zip(self.own, found)]
        else:
            number = after.round - 1
            worths = [opened(self.search, desk.tableau, after.unseen, number) for desk in after.desks]
            self.own = [Expected(worth, stage(number, "shown")) for worth in worths]
        self.shown = list(self.own)
        now = self.end(after)
        return weighed._replace(
            given=tuple(map(_less, chosen, before)),
            luck=tuple(map(_less, now, agreed)),
            seen=now,
            beside=self._totals(),
        )

    def _moved(self, by: Callable[[int], float]) -> Values:
        """By seat its value had the others so many points more, as uncertain as they were."""
        others = [one._replace(total=one.total + by(seat)) for seat, one in enumerate(self.shown)]
        return tuple(self._value(seat, None, others) for seat in range(self.seats))


def _less(one: float, other: float) -> float:
    return one - other
