"""How a match goes on: cards are dealt, kept and passed, laid and shown.

The insides of `rules.step`; each function takes a state and answers with the state that follows, asking
nothing about legality. Must never be called by a face or a table: those ask `rules`.
"""

from __future__ import annotations

from msgspec.structs import replace

from pillarbox.games.post_office.state import Desk, Place, State
from pillarbox.games.post_office.tables import Tables

ROUNDS = 4
"""A match has four rounds, whatever the number of seats."""

PER_ROUND = 2
"""So many cards each seat draws and lays in a round."""

LAID = 1 + ROUNDS * PER_ROUND
"""So many cards each seat has laid at the end, the start card among them."""


def first(known: Tables, seats: int) -> State:
    """Before the first start card is dealt."""
    return State("start", 0, known.bits(known.pool(seats)), (Desk(),) * seats)


def left_of(seat: int, seats: int) -> int:
    """The neighbour who gets what the seat passes: the one constant of direction, in every round."""
    return (seat + 1) % seats


def stock(state: State) -> int:
    """How many cards are still to be dealt; the rest of what nobody has seen stays in the box."""
    dealt = sum(len(desk.tableau) + len(desk.hand) + len(desk.pending) for desk in state.desks)
    return LAID * len(state.desks) - dealt


def layers(desk: Desk) -> tuple[Place, ...]:
    """All that the seat has laid and that is not hidden, its layers of this round on top."""
    return tuple([layer for layer in (*desk.tableau, *desk.pending) if type(layer) is Place])


def taker(state: State) -> int:
    """The seat whom the next card from the stock goes to: two at a time from seat 0, start cards one each."""
    if state.stage == "start":
        return next(seat for seat, desk in enumerate(state.desks) if not desk.tableau)
    return next(seat for seat, desk in enumerate(state.desks) if len(desk.hand) < PER_ROUND)


def deal(known: Tables, state: State, card: str) -> State:
    """The next card goes to where it belongs."""
    unseen = state.unseen & ~known.bit[card]
    if state.stage == "line-up":
        order = (*state.order, card)
        after = State(state.stage, 0, unseen, state.desks, order)
        return after if len(order) < LAID - 1 else _draw(after, 1)
    seat = taker(state)
    last = seat == len(state.desks) - 1
    desk = state.desks[seat]
    if state.stage == "start":
        desks = _put(state.desks, seat, Desk((Place(card, 0, 0, 0),)))
        after = State(state.stage, 0, unseen, desks)
        if not last:
            return after
        return State("line-up", 0, unseen, desks) if known.ruleset.open_order else _draw(after, 1)
    hand = (*desk.hand, card)
    desks = _put(state.desks, seat, Desk(desk.tableau, hand))
    if not last or len(hand) < PER_ROUND:
        return State("draw", state.round, unseen, desks)
    return State("keep" if len(desks) > 1 else "place", state.round, unseen, desks)


def _draw(state: State, number: int) -> State:
    """The round begins: cards are drawn, or taken from the row of cards to come."""
    if not state.order:
        return State("draw", number, state.unseen, state.desks)
    (desk,) = state.desks
    drawn, order = state.order[:PER_ROUND], state.order[PER_ROUND:]
    return State("place", number, state.unseen, (Desk(desk.tableau, drawn),), order)


def _put(desks: tuple[Desk, ...], seat: int, desk: Desk) -> tuple[Desk, ...]:
    return (*desks[:seat], desk, *desks[seat + 1 :])


def keep(state: State, seat: int, card: str) -> State:
    """The seat has said what it keeps; once all have, everybody passes the other card at the same time."""
    desks = _put(state.desks, seat, replace(state.desks[seat], kept=card))
    if not all(desk.kept for desk in desks):
        return replace(state, desks=desks)
    passes = [_other(desk) for desk in desks]
    got = {left_of(giver, len(desks)): card for giver, card in enumerate(passes)}
    passed = tuple(
        Desk(desk.tableau, (desk.kept, got[own]), passed=passes[own]) for own, desk in enumerate(desks)
    )
    return replace(state, stage="place", desks=passed)


def _other(desk: Desk) -> str:
    one, two = desk.hand
    return two if desk.kept == one else one


def lay(state: State, seat: int, place: Place) -> State:
    """The seat lays a card out of sight of the others; once all have laid both, all are shown."""
    desk = state.desks[seat]
    hand = tuple([card for card in desk.hand if card != place.card])
    desk = replace(desk, hand=hand, pending=(*desk.pending, place))
    state = replace(state, desks=_put(state.desks, seat, desk))
    return state if laying(state) else _show(state)


def laying(state: State) -> tuple[int, ...]:
    """The seats that have a card to lay."""
    return tuple([seat for seat, desk in enumerate(state.desks) if desk.hand])


def _show(state: State) -> State:
    desks = tuple([Desk(layers(desk)) for desk in state.desks])
    state = replace(state, desks=desks)
    return _draw(state, state.round + 1) if state.round < ROUNDS else replace(state, stage="over")
