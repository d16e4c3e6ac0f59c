"""Plans for a round as one seat sees it: which card to keep, where to lay both; compiled or plain.

A plan is a function of what the seat sees and of the budget, nothing else: it is worked out from the position
as the round began, so that the second card goes where the first was laid for. Must never look at what is
hidden.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from pillarbox.core.game import Observation
from pillarbox.games.post_office import _plain
from pillarbox.games.post_office.keeping import Kept, Table, keeps
from pillarbox.games.post_office.lookahead import Stop, never
from pillarbox.games.post_office.rounds import ROUNDS, layers, left_of
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import LISTED, Plan, Position, engine
from pillarbox.games.post_office.state import Desk, Place, State
from pillarbox.games.post_office.tables import Tables, tables
from pillarbox.games.post_office.weights import Lines, Weights, Worths, for_cards


class Strength(NamedTuple):
    """How hard a policy thinks: tableaus listed for the rich value, samples of look-ahead, minding of rivals.

    `mind`: what the neighbour's gain counts against the own value with two seats; shared among more rivals.
    `model`: weigh the cards that may be passed here by how likely the neighbour is to pass them.
    """

    listed: int
    budget: int
    mind: float
    model: bool = False


POTENTIAL = Strength(1, 0, 0.0)
RICH = Strength(20, 0, 0.0)
BUDGET, LARGEST = 200, 2000
"""Samples of look-ahead: by default (about 0.1 s a round on one core) and at most (about 1 s)."""
STRONG = Strength(LISTED, BUDGET, 1.0)
KEEPING = 12
"""What a strength without look-ahead spends on which card to keep: some milliseconds."""


def compiled(ruleset: Ruleset) -> bool:
    """Whether the compiled search serves this deck here."""
    return engine(ruleset) is not None


def place(
    ruleset: Ruleset, seen: Observation, strength: Strength, stop: Stop | None = None
) -> tuple[Plan, ...]:
    """The best ways to lay what the seat still holds, best first, in the middle of a round too.

    `stop` may cut the search short; what it then finds is not remembered.
    """
    state: State = seen.state
    desk = state.desks[seen.seat]
    laid = placed(desk)
    begun = begun_at(ruleset, seen)
    ask = _plans if stop is None else partial(_search, stop=stop)
    plans = ask(ruleset, begun, strength)
    if not laid:
        return plans
    best = plans[0]
    if best.moves[0] == laid[0]:
        return (best._replace(moves=best.moves[1:]),)
    return ask(ruleset, Position(layers(desk), desk.hand, state.unseen, state.round), strength)


def placed(desk: Desk) -> tuple[Place, ...]:
    """The cards that a seat has laid in this round, where it knows them."""
    return tuple([layer for layer in desk.pending if isinstance(layer, Place)])


def begun_at(ruleset: Ruleset, seen: Observation) -> Position:
    """What the seat plans a round's cards from, whichever of them it has laid since."""
    state: State = seen.state
    desk = state.desks[seen.seat]
    hand = _sorted(tables(ruleset), (*[layer.card for layer in placed(desk)], *desk.hand))
    return Position(desk.tableau, hand, state.unseen, state.round)


def keep(ruleset: Ruleset, seen: Observation, strength: Strength) -> tuple[Kept, ...]:
    """Both cards drawn, the better one to keep first."""
    state: State = seen.state
    seats = len(state.desks)
    desk = state.desks[seen.seat]
    left = state.desks[left_of(seen.seat, seats)].tableau
    right = next(d.tableau for s, d in enumerate(state.desks) if left_of(s, seats) == seen.seat)
    hand = _sorted(tables(ruleset), desk.hand)
    table = Table(Position(desk.tableau, hand, state.unseen, state.round), left, right)
    return _keeps(ruleset, table, strength, seats)


def firsts(ruleset: Ruleset, seen: Observation, fine: bool) -> list[tuple[float, Place]]:
    """Every first placement of the two cards in hand with the best total that the second makes of it.

    `fine`: of equal totals the one with fewer mice counts as better.
    """
    desk = seen.state.desks[seen.seat]
    search = engine(ruleset)
    if search is not None:
        return search.firsts(layers(desk), desk.hand, fine)
    known = tables(ruleset)
    worth = _plain.RANKED if fine else _plain.TOTAL
    return [*_plain.pairs(known, known.tableau(layers(desk)), desk.hand, worth)]


def _sorted(known: Tables, hand: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(hand, key=known.index.__getitem__))


@lru_cache(maxsize=256)
def _plans(ruleset: Ruleset, position: Position, strength: Strength) -> tuple[Plan, ...]:
    return _search(ruleset, position, strength)


def _search(ruleset: Ruleset, position: Position, strength: Strength, stop: Stop = never) -> tuple[Plan, ...]:
    search = engine(ruleset)
    if search is not None:
        return tuple(search.plans(position, strength.listed, strength.budget, stop))
    return tuple(plain_plans(ruleset, position, 1 if strength.listed == 1 else RICH.listed))


@lru_cache(maxsize=256)
def _keeps(ruleset: Ruleset, table: Table, strength: Strength, seats: int) -> tuple[Kept, ...]:
    search = engine(ruleset)
    if search is not None and strength.listed > 1:
        mind = strength.mind / (seats - 1)
        return tuple(keeps(search, table, strength.budget or KEEPING, mind, strength.model))
    return _plain_keeps(ruleset, table)


def _plain_worth(lines: Lines) -> _plain.Worth:
    return _plain.Worth(_worths(lines), -lines.mouse)


def forget() -> None:
    """Empty the memory of plans: answers stay the same, and are worked out anew."""
    _plans.cache_clear()
    _keeps.cache_clear()


def plain_plans(ruleset: Ruleset, position: Position, listed: int) -> list[Plan]:
    """The plain twin: all pairs by the lines, the best of them by the rich value; the last round exact."""
    weights = for_cards(ruleset.cards)
    known = tables(ruleset)
    seen = known.tableau(position.layers)
    last = position.round == ROUNDS
    worth = _plain.RANKED if last else _plain_worth(weights.lines[position.round - 1])
    listed = 1 if last else listed
    made: list[tuple[float, tuple[Place, ...]]]
    if len(position.hand) == 1:
        found = sorted(_plain.options(known, seen, position.hand[0], worth), key=lambda option: -option.worth)
        made = [(option.worth, (option.place,)) for option in found[:listed]]
    else:
        pairs = _plain.best_pairs(known, seen, position.hand, worth, listed)
        made = [(pair.worth, (pair.first, pair.second)) for pair in pairs]
    if last:
        return [Plan(moves, float(_plain.laid(known, seen, moves).total), 0.0) for _, moves in made]
    if listed == 1:
        constant = weights.lines[position.round - 1].constant
        return [Plan(moves, value + constant, 0.0) for value, moves in made]
    unseen = tuple(known.cards(position.unseen))
    by = judgement(weights, position.round)
    plans = [
        Plan(moves, _plain.rich(known, _plain.laid(known, seen, moves), unseen, by), 0.0) for _, moves in made
    ]
    return sorted(plans, key=lambda plan: -plan.value)


def judgement(weights: Weights, stage: int) -> _plain.Judgement:
    """How the plain twin judges a tableau after the round."""
    own = weights.rich[stage - 1]
    after = _plain.TOTAL if stage == ROUNDS - 1 else _plain_worth(weights.lines[stage])
    these = _plain_worth(weights.lines[stage - 1])
    return _plain.Judgement(own.then, own.now, after, these, _plain_worth(own.lines), own.lines.constant)


def _plain_keeps(ruleset: Ruleset, table: Table) -> tuple[Kept, ...]:
    """Keep what alone makes more of the own tableau, by the lines after this round."""
    weights = for_cards(ruleset.cards)
    known = tables(ruleset)
    position = table.position
    seen = known.tableau(position.layers)
    if position.round == ROUNDS:
        worth, constant = _plain.TOTAL, 0.0
    else:
        lines = weights.lines[position.round - 1]
        worth, constant = _plain_worth(lines), lines.constant
    found = [
        Kept(card, _plain.best_after(known, seen, card, worth) + constant, 0.0) for card in position.hand
    ]
    return tuple(sorted(found, key=lambda kept: -kept.value))


_WORTHS: dict[int, tuple[Lines, Worths]] = {}


def _worths(lines: Lines) -> Worths:
    """The line values of these weights, remembered: they are worked out line by line as asked for."""
    known = _WORTHS.get(id(lines))
    if known is None:
        known = _WORTHS[id(lines)] = (lines, Worths(lines))
    return known[1]
