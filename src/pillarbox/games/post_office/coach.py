"""Advice for one seat: which card to keep, where to lay, what each way is worth at the end, and why.

Values are expected final totals as the strongest bot's search finds them, from what the seat may know; in the
last round they are exact. Reasons are whole sentences about what is plain to see: lines made and spoilt, mice
covered, what stays open. Must never look at what is hidden, nor advise what the rules do not allow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pillarbox.core.game import Observation
from pillarbox.core.message import Message, Refused, say
from pillarbox.games.post_office import _plain, planning, rules
from pillarbox.games.post_office.coach_why import why
from pillarbox.games.post_office.openorder import WIDTH, best_found
from pillarbox.games.post_office.rounds import PER_ROUND, ROUNDS, layers, left_of
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Action, Desk, Keep, Place, State
from pillarbox.games.post_office.tables import tables

MOST = 10
"""So many ways to lay are weighed against one another."""
OBJECTIVE = "server-objective-post-office"
"""The text that tells on the page what values are."""


Real = float
"""By another name, because the shape of answers calls a field `float`."""


class Worth(Struct, frozen=True):
    """An expected final total and its standard error; 0 where it is exact, or as the fitted value has it."""

    float: Real
    error: Real


class Advised(Struct, frozen=True):
    """A way to go on: one choice, or the placements of all cards in hand in their order."""

    actions: tuple[Action, ...]
    value: Worth
    loss: float
    """What it loses against the best."""
    why: tuple[Message, ...]
    """Whole sentences, to be read one after the other."""


class Advice(Struct, frozen=True):
    """Ways to go on, best first, and what else a player should know."""

    moves: tuple[Advised, ...]
    notes: tuple[Message, ...] = ()

    def plain(self, words: Callable[[Message], str]) -> dict[str, Any]:
        """The answer as JSON knows it; `words` turns Messages into text."""
        moves = [
            {
                "actions": [named(action) for action in move.actions],
                "value": {"float": move.value.float, "error": move.value.error},
                "loss": move.loss,
                "why": " ".join(words(sentence) for sentence in move.why),
            }
            for move in self.moves
        ]
        return {"moves": moves, "notes": [words(note) for note in self.notes]}


def named(action: Action) -> list[Any]:
    """An action as JSON has it: `["keep", card]` or `[card, turns, row, column]`."""
    if isinstance(action, Keep):
        return ["keep", action.card]
    return [action.card, action.turns, action.row, action.col]


def ways(seats: int) -> tuple[dict[str, Any], ...]:
    """What a face may ask `advise` for, the dearest first: the strongest bot's search, a twelfth of it."""
    return {}, {"budget": 16}


def advise(ruleset: Ruleset, state: State, seat: int = 0, budget: int = 0, most: int = MOST) -> Advice:
    """Rank what the seat may do now; `state` as the seat observes it.

    `budget`: samples of look-ahead, 0 for the strongest bot's usual number. Raises Refused if the seat has
    nothing to decide.
    """
    if not rules.legal(ruleset, state, seat):
        raise Refused(say("post-coach-nothing"))
    strength = planning.STRONG
    if budget:
        strength = strength._replace(budget=min(budget, planning.LARGEST))
    seen = Observation(seat, state)
    notes = () if planning.compiled(ruleset) else (say("post-coach-plain"),)
    if state.stage == "keep":
        return Advice(_keeps(ruleset, seen, strength), notes)
    if state.order:
        found = _known_order(ruleset, seen)
        if found is not None:
            return found
    return Advice(_ways(ruleset, seen, strength, most), notes)


# Which card to keep.


def _keeps(ruleset: Ruleset, seen: Observation, strength: planning.Strength) -> tuple[Advised, ...]:
    kept = planning.keep(ruleset, seen, strength)
    best = kept[0].value
    known, desks = tables(ruleset), seen.state.desks
    left = desks[left_of(seen.seat, len(desks))]
    own = desks[seen.seat]

    def alone(desk: Desk, card: str) -> str:
        return str(int(_plain.best_after(known, known.tableau(desk.tableau), card, _plain.TOTAL)))

    found = []
    for one in kept:
        other = next(card for card in own.hand if card != one.card)
        why = say(
            "post-coach-keep",
            card=one.card,
            other=other,
            own=alone(own, one.card),
            left=alone(left, other),
        )
        found.append(
            Advised((Keep(one.card),), Worth(one.value, one.error), max(0.0, best - one.value), (why,))
        )
    return tuple(found)


# Where to lay.


def _ways(ruleset: Ruleset, seen: Observation, strength: planning.Strength, most: int) -> tuple[Advised, ...]:
    state: State = seen.state
    desk = state.desks[seen.seat]
    lies = layers(desk)
    if state.round == ROUNDS:
        ways = [
            (moves, Worth(float(total), 0.0)) for moves, total in best_now(ruleset, lies, desk.hand, most)
        ]
    else:
        # What is laid already lies, so that all ways to go on are weighed anew.
        laid = Desk(lies, desk.hand, passed=desk.passed)
        desks = (*state.desks[: seen.seat], laid, *state.desks[seen.seat + 1 :])
        plans = planning.place(ruleset, Observation(seen.seat, replace(state, desks=desks)), strength)
        ways = [(plan.moves, Worth(plan.value, plan.error)) for plan in plans[:most]]
    return weighed(ruleset, lies, ways, state.round == ROUNDS)


def best_now(
    ruleset: Ruleset, lies: tuple[Place, ...], hand: tuple[str, ...], most: int
) -> list[tuple[tuple[Place, ...], int]]:
    """The best ways to lay one or two cards for the total at once, with it; of equal totals the fewer mice.

    Cards may be named by their six slots.
    """
    known = tables(ruleset)
    seen = known.tableau(lies)
    made: list[tuple[Place, ...]]
    if len(hand) == 1:
        options = sorted(_plain.options(known, seen, hand[0], _plain.RANKED), key=lambda one: -one.worth)
        made = [(option.place,) for option in options[:most]]
    else:
        pairs = _plain.best_pairs(known, seen, hand, _plain.RANKED, most)
        made = [(pair.first, pair.second) for pair in pairs]
    return [(moves, _plain.laid(known, seen, moves).total) for moves in made]


def weighed(
    ruleset: Ruleset,
    lies: tuple[Place, ...],
    ways: Sequence[tuple[tuple[Place, ...], Worth]],
    last: bool,
) -> tuple[Advised, ...]:
    """Ways to lay cards on what lies, best first, each with its loss and its reasons.

    `last`: no card comes afterwards.
    """
    best = ways[0][1].float
    known = tables(ruleset)
    return tuple(
        Advised(moves, worth, max(0.0, best - worth.float), tuple(why(known, lies, moves, last)))
        for moves, worth in ways
    )


def _known_order(ruleset: Ruleset, seen: Observation) -> Advice | None:
    """The best way found with the order known; None where that search is not to be had."""
    state: State = seen.state
    desk = state.desks[seen.seat]
    return _found(ruleset, layers(desk), (*desk.hand, *state.order), len(desk.hand))


def _found(ruleset: Ruleset, lies: tuple[Place, ...], cards: tuple[str, ...], shown: int) -> Advice | None:
    """The best found with these cards to come in this order, of which so many are laid in the answer."""
    found = best_found(ruleset, lies, cards, WIDTH)
    if found is None:
        return None
    moves = found.moves[:shown]
    sentences = tuple(why(tables(ruleset), lies, moves, shown == len(cards)))
    note = say("post-coach-order", tableaus=found.tableaus)
    return Advice((Advised(moves, Worth(float(found.total), 0.0), 0.0, sentences),), (note,))


def advise_order(ruleset: Ruleset, lies: tuple[Place, ...], cards: tuple[str, ...]) -> Advice | None:
    """The best way found to lay all these cards in this order, in pairs, an odd one first; nothing comes
    after them.

    None without the kernels, or where a card is none of the deck's.
    """
    index = tables(ruleset).index
    if not all(card in index for card in (*cards, *(one.card for one in lies))):
        return None
    found = _found(ruleset, _from_start(lies), cards, len(cards))
    if found is None:
        return None
    return replace(found, moves=tuple(replace(one, actions=_back(one, lies[0])) for one in found.moves))


def _from_start(lies: tuple[Place, ...]) -> tuple[Place, ...]:
    """The tableau moved so that its start card lies at row and column 0, as searches want it."""
    start = lies[0]
    return tuple([Place(one.card, one.turns, one.row - start.row, one.col - start.col) for one in lies])


def _back(advised: Advised, start: Place) -> tuple[Place, ...]:
    """The placements of an answer, where the tableau lay before."""
    return tuple(
        Place(place.card, place.turns, place.row + start.row, place.col + start.col)
        for place in advised.actions
        if isinstance(place, Place)
    )


def advise_tableau(
    ruleset: Ruleset, lies: tuple[Place, ...], cards: tuple[str, ...], budget: int = 0, most: int = MOST
) -> Advice:
    """The best ways to lay one or two cards on a tableau of nobody's.

    Where the cards of the deck could lie so in a game for one, two of them drawn for a round or one left of
    it, values are expected final totals; else totals at once, and a note says so.
    """
    known = tables(ruleset)
    whole = len(lies) % 2 == len(cards) - 1
    if not whole or not all(card in known.index for card in (*cards, *(layer.card for layer in lies))):
        ways = [(moves, Worth(float(total), 0.0)) for moves, total in best_now(ruleset, lies, cards, most)]
        return Advice(weighed(ruleset, lies, ways, True), (say("post-coach-at-once"),))
    moved = _from_start(lies)
    pool = next(p for p in (known.pool(1), known.pool(4)) if {*cards, *(one.card for one in lies)} <= {*p})
    unseen = known.bits(pool) & ~known.bits((*cards, *(one.card for one in lies)))
    state = State("place", (len(lies) - 1) // PER_ROUND + 1, unseen, (Desk(moved, cards),))
    advice = advise(ruleset, state, 0, budget, most)
    ways = [(_back(move, lies[0]), move.value) for move in advice.moves]
    return Advice(weighed(ruleset, lies, ways, state.round == ROUNDS), advice.notes)
