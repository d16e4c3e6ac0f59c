"""What could have been had with the order of the cards known: of a match that is over, and as the judge of a
match in which the order lay open from its start.

Every figure is the best that a beam has found, so a lower bound and never a proof. With an open order only
the row of cards is chance: it is worth the best found with it, against the mean over a sample of other rows.
A choice is worth the best found after it, against the best found before. Must never be asked during a match
by a seat that does not know the order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from pillarbox.core.game import Choice, Observation
from pillarbox.core.message import Message, say
from pillarbox.games.post_office import coach, scoring
from pillarbox.games.post_office.openorder import WIDTH, Found, beam
from pillarbox.games.post_office.rounds import LAID, ROUNDS
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import Engine
from pillarbox.games.post_office.state import Action, Deal, Place, State
from pillarbox.games.post_office.tables import tables
from pillarbox.solve.review import Cost, Leftover, Move, Values, Weighed

WIDEST = 2000
"""No beam is wider, whatever is asked for."""
ROWS, NARROW = 12, 100
"""So many rows of cards stand for all that might have lain there, each looked at by a beam of this width."""


class Hindsight(NamedTuple):
    """What a seat could have had with its own cards: the best total found, how wide the beam was, both in
    words.
    """

    total: int
    width: int
    told: Message


def hindsight(search: Engine, layers: Sequence[Place], width: int = WIDTH) -> Hindsight | None:
    """The best found with the cards of a whole tableau, in the order in which they came, two a round; None
    for one that is not whole. At least what was reached, which is a way too.
    """
    if len(layers) < LAID:
        return None
    found = beam(search, layers[:1], [layer.card for layer in layers[1:]], width)
    reached = search.known.tableau(tuple(layers)).total
    total = max(found.total, reached)
    id = "post-judge-hindsight" if total > reached else "post-judge-hindsight-none"
    return Hindsight(total, width, say(id, total=str(total), width=width))


def whys(
    ruleset: Ruleset, lies: tuple[Place, ...], chosen: Any, best: Any, stage: int, lead: str
) -> tuple[Message, ...]:
    """What cards do as they were laid, and what the better way does."""
    nothing = coach.Worth(0.0, 0.0)
    last = stage == ROUNDS
    made = coach.weighed(ruleset, lies, [(tuple(chosen), nothing), (tuple(best), nothing)], last)
    return (say(lead), *made[0].why, say("post-judge-better"), *made[1].why)


class OpenJudge:
    """Weighs the moves of a match of one seat that knew the order: see `Judge` of reviews."""

    leftover: Leftover = "estimate"
    measure = "total"
    unit = 1.0
    slack = 0.0

    def __init__(self, ruleset: Ruleset, search: Engine, width: int) -> None:
        self.ruleset = ruleset
        self.search = search
        self.width = min(width or WIDTH, WIDEST)
        self.note: Message = say("post-judge-open", width=self.width)
        self.now = 0.0
        self._found: dict[tuple[Any, ...], Found] = {}

    def round(self, state: State) -> int:
        """The number of the round, from 1; what comes before belongs to the first."""
        return max(1, state.round)

    def start(self, state: State) -> tuple[Values, Values]:
        """The mean over a sample of start cards and rows."""
        known = tables(self.ruleset)
        cards, rng = list(known.cards(state.unseen)), Random("rows of cards")
        rows = [rng.sample(cards, LAID) for _ in range(ROWS)]
        worths = [beam(self.search, _begun(row[0]), row[1:], NARROW).total for row in rows]
        self.now = sum(worths) / ROWS
        spread = sum((worth - self.now) ** 2 for worth in worths) / (ROWS - 1)
        return (self.now,), (sqrt(spread / ROWS),)

    def end(self, state: State) -> Values:
        """The total at the end; before it what may still be had."""
        if state.stage != "over":
            return (self.now,)
        return (float(scoring.standing(self.ruleset, state)[0][0]),)

    def weigh(self, move: Move) -> Weighed | None:
        """See `Judge` of reviews: the row of cards as a whole, and the placements of a round as one."""
        if isinstance(move.move, Deal):
            return self._lined_up(move.before, move.after)
        if move.after.desks[0].hand and move.after.round == move.before.round:
            return None  # the other card is still to be laid
        choice: Choice = move.move
        return self._laid(move.before, choice.action)

    def why(self, state: State, seat: int, chosen: Any, best: Any) -> tuple[Message, ...]:
        """What the cards do as they were laid, and what the better way does."""
        return whys(self.ruleset, state.desks[0].tableau, chosen, best, state.round, "post-judge-laid")

    def cost(self, seen: Observation, actions: Sequence[Action]) -> Cost:
        """What a way to lay the cards in hand costs."""
        state: State = seen.state
        desk = state.desks[0]
        places = tuple(action for action in actions if isinstance(action, Place))
        best, value = self._compared(desk.tableau, desk.hand, places, state.order)
        loss = max(0.0, best.total - value)
        moves = best.moves[: len(places)]
        stage, lead = state.round, "post-judge-would"
        return Cost(loss, moves, whys(self.ruleset, desk.tableau, places, moves, stage, lead) if loss else ())

    def hindsight(self, state: State) -> tuple[Hindsight | None, ...]:
        """Nothing beside the review itself, which looks at the order throughout."""
        return (None,)

    def _lined_up(self, before: State, after: State) -> Weighed | None:
        if before.stage != "line-up" or after.stage == "line-up":
            return None
        desk = after.desks[0]
        cards = (*desk.hand, *after.order)
        against, self.now = self.now, float(beam(self.search, desk.tableau, cards, NARROW).total)
        return Weighed((against,), (self.now,), seat=0)

    def _laid(self, before: State, last: Any) -> Weighed:
        desk = before.desks[0]
        chosen = (*(layer for layer in desk.pending if isinstance(layer, Place)), last)
        hand = [place.card for place in chosen]
        best, value = self._compared(desk.tableau, hand, chosen, before.order)
        self.now = value
        against = max(float(best.total), value)
        return Weighed((against,), (value,), best.moves[: len(chosen)], (0.0,), seat=0, chosen=chosen)

    def _compared(
        self, lies: tuple[Place, ...], hand: Iterable[str], chosen: tuple[Place, ...], order: tuple[str, ...]
    ) -> tuple[Found, float]:
        """The best found with these cards in hand, and what may be had once they lie as chosen."""
        known = self.search.known
        best = self._best(lies, (*sorted(hand, key=known.index.__getitem__), *order))
        after = self._best((*lies, *chosen), order)
        return best, float(after.total)

    def _best(self, lies: tuple[Place, ...], cards: tuple[str, ...]) -> Found:
        key = (lies, cards)
        if key not in self._found:
            self._found[key] = beam(self.search, lies, cards, self.width)
        return self._found[key]


def _begun(card: str) -> tuple[Place, ...]:
    return (Place(card, 0, 0, 0),)
