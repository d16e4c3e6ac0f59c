"""The rules of Post Office: The Card Game, for one to four seats, after its rulebook.

Where the rulebook is silent, the guide to Post Office says what was decided. This module answers what a
state asks for and what follows from a move; it never shuffles, never waits, and knows nothing of names,
clocks or screens.
"""

from __future__ import annotations

from fractions import Fraction

from pillarbox.core.chance import Distribution, uniform
from pillarbox.core.game import Choice, Node, Observation, Result, RoundResult
from pillarbox.core.message import IllegalMove, Refused, say
from pillarbox.games.post_office import rounds, scoring
from pillarbox.games.post_office.reasons import why_not_keep, why_not_place
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import HIDDEN, Action, Deal, Desk, Hidden, Keep, Layer, Place, State
from pillarbox.games.post_office.tables import Tables, tables

TERMINAL = Node("terminal")


def start(ruleset: Ruleset, seats: int) -> State:
    """The first state of a match. Raises Refused for a number of seats that the ruleset does not allow."""
    fewest, most = ruleset.seats
    if not fewest <= seats <= most:
        raise Refused(say("post-refused-seats", seats=seats, fewest=fewest, most=most))
    return rounds.first(tables(ruleset), seats)


def node(ruleset: Ruleset, state: State) -> Node:
    """What the state asks for: a card from the stock, all seats' choices at once, or nothing any more."""
    stage = state.stage
    if stage == "over":
        return TERMINAL
    if stage == "keep":
        return Node("simultaneous", tuple([seat for seat, desk in enumerate(state.desks) if not desk.kept]))
    if stage == "place":
        return Node("simultaneous" if len(state.desks) > 1 else "decision", rounds.laying(state))
    return tables(ruleset).dealing(len(state.desks))


def legal(ruleset: Ruleset, state: State, seat: int) -> tuple[Action, ...]:
    """The seat's actions: which card to keep, or every placement of every card in hand.

    Cards go in the order of the deck's file, then turns, rows and columns rising. Nothing for a seat whose
    hand an observation hides.
    """
    if state.stage not in ("keep", "place") or not 0 <= seat < len(state.desks):
        return ()
    desk = state.desks[seat]
    if HIDDEN in desk.hand:
        return ()
    known = tables(ruleset)
    hand = sorted(desk.hand, key=known.index.__getitem__)
    if state.stage == "keep":
        return () if desk.kept else tuple([Keep(card) for card in hand])
    seen = known.tableau(rounds.layers(desk))
    return tuple(
        [
            Place(card, turns, row, col)
            for card in hand
            for turns, face in enumerate(known.faces(card))
            for row, col in seen.spots(face.height, face.width)
        ]
    )


def chance(ruleset: Ruleset, state: State) -> Distribution[Deal]:
    """The outcomes of a deal: every card that nobody has seen is equally likely."""
    if node(ruleset, state).kind != "chance":
        raise IllegalMove(say("post-refused-no-deal"))
    known = tables(ruleset)
    return uniform([known.deals[card] for card in known.cards(state.unseen)])


def settle(ruleset: Ruleset, state: State, numbers: tuple[int, ...]) -> Deal:
    """The card that the shuffle has next: its place in the deck's file, among the cards that were shuffled.

    Raises IllegalMove for a card that has been dealt already, which no shuffle has twice.
    """
    known = tables(ruleset)
    card = known.pool(len(state.desks))[numbers[0]]
    if not known.bit[card] & state.unseen:
        raise IllegalMove(say("post-refused-dealt", card=card))
    return known.deals[card]


def step(ruleset: Ruleset, state: State, move: Choice | Deal) -> State:
    """The state after a move. Raises IllegalMove, with the reason, if the rules don't allow it."""
    known = tables(ruleset)
    if type(move) is Choice:
        return _act(known, state, move.seat, move.action)
    if state.stage not in ("start", "line-up", "draw"):
        raise IllegalMove(say("post-refused-no-deal"))
    card = move.card if type(move) is Deal else ""
    if not known.bit.get(card, 0) & state.unseen:
        raise IllegalMove(say("post-refused-dealt", card=card))
    return rounds.deal(known, state, card)


def _act(known: Tables, state: State, seat: int, action: Action) -> State:
    desk = state.desks[seat] if 0 <= seat < len(state.desks) else Desk()
    if state.stage == "keep" and not desk.kept and type(action) is Keep and desk.hand:
        if action.card not in desk.hand:
            raise IllegalMove(why_not_keep(desk, action))
        return rounds.keep(state, seat, action.card)
    if state.stage == "place" and type(action) is Place and desk.hand:
        if not _may_lay(known, desk, action):
            raise IllegalMove(why_not_place(known, desk, action))
        return rounds.lay(state, seat, action)
    raise IllegalMove(say("post-refused-not-now", stage=state.stage))


def _may_lay(known: Tables, desk: Desk, place: Place) -> bool:
    if place.card not in desk.hand:
        return False
    faces = known.faces(place.card)
    if not 0 <= place.turns < len(faces):
        return False
    return known.tableau(rounds.layers(desk)).allows(faces[place.turns], place.row, place.col)


def returns(ruleset: Ruleset, state: State) -> tuple[Fraction, ...]:
    """What each seat maximises; zeros before the end.

    Alone the total, several seats N x share - 1, where the winners share alike.
    """
    seats = len(state.desks)
    if state.stage != "over":
        return (Fraction(0),) * seats
    found = result(ruleset, state)
    if seats == 1:
        return (Fraction(found.totals[0]),)
    share = Fraction(seats, len(found.winners))
    return tuple([(share if seat in found.winners else 0) - Fraction(1) for seat in range(seats)])


def result(ruleset: Ruleset, state: State) -> Result:
    """Totals, places and winners, by the cards that are shown; scored once, at the end, as a single round."""
    seats = len(state.desks)
    totals, mice = scoring.standing(ruleset, state)
    places = scoring.places(totals, mice)
    over = state.stage == "over"
    winners = tuple([seat for seat in range(seats) if places[seat] == 1]) if over else ()
    stakes = (Fraction(0),) * seats
    end = RoundResult(0, totals, mice, ("laid",) * seats, winners, stakes, (rounds.LAID,) * seats)
    return Result(over, totals, places, winners, stakes, (end,) if over else ())


def observe(ruleset: Ruleset, state: State, seat: int) -> Observation:
    """Own hand, own layers and the card passed left; of the others only what lies open, and how far they are.

    Alone nothing is hidden: the cards drawn are laid out before they are placed.
    """
    if len(state.desks) == 1 or state.stage == "over":
        return Observation(seat, state)
    known = tables(ruleset)
    desks, unseen = [], state.unseen
    for other, desk in enumerate(state.desks):
        own = other == seat
        desks.append(desk if own else _from_outside(desk))
        if not own:
            unseen |= known.bits(desk.hand) | known.bits(
                layer.card for layer in desk.pending if type(layer) is Place
            )
    if 0 <= seat < len(desks):
        unseen &= ~known.bits((state.desks[seat].passed,))
    return Observation(seat, State(state.stage, state.round, unseen, tuple(desks), state.order))


def _from_outside(desk: Desk) -> Desk:
    """A desk as the other seats and the watchers see it."""
    pending: tuple[Layer, ...] = (Hidden(),) * len(desk.pending)
    kept, passed = HIDDEN if desk.kept else "", HIDDEN if desk.passed else ""
    return Desk(desk.tableau, (HIDDEN,) * len(desk.hand), kept, passed, pending)


def witnesses(ruleset: Ruleset, state: State, move: Choice | Deal) -> tuple[int, ...]:
    """Who sees a move: start cards all; cards drawn, kept and laid the seat alone, until the last layer
    shows all.
    """
    seats = len(state.desks)
    everybody = tuple(range(seats))
    if type(move) is Choice:
        last = type(move.action) is Place and sum(len(desk.hand) for desk in state.desks) == 1
        return everybody if seats == 1 or last else (move.seat,)
    return (rounds.taker(state),) if state.stage == "draw" and seats > 1 else everybody


def longest(ruleset: Ruleset, seats: int) -> int:
    """The exact number of moves: every card dealt, and each seat's choices in four rounds."""
    choices = rounds.ROUNDS * (rounds.PER_ROUND + (seats > 1))
    return seats * (rounds.LAID + choices)
