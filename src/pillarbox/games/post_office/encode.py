"""Post Office in numbers, for learners: every action has a number, every observation is a few lists.

A placement's number says which card of the hand, the quarter turns, and row and column of the turned card's
top-left slot, counted from one card's length outside the own tableau's bounding box. Must never judge a
move: which numbers are legal is what `rules.legal` says.
"""

from __future__ import annotations

from functools import lru_cache

from pillarbox.core.encoding import Field
from pillarbox.core.game import Observation
from pillarbox.games.post_office import rounds, rules
from pillarbox.games.post_office.deck import CODES, SLOTS
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Action, Desk, Keep, Place, State
from pillarbox.games.post_office.tableau import FOUR
from pillarbox.games.post_office.tables import Tables, tables

HAND = rounds.PER_ROUND
TURNS = 4
TO_COME = rounds.LAID - 1
CODE = {code: number for number, code in enumerate(CODES, 1)}
"""A slot in numbers: 0 nothing, 1 empty, 2 a mouse, 3 to 6 the packages."""


@lru_cache(maxsize=64)
def window(ruleset: Ruleset) -> int:
    """The longest side a tableau can have: a card's length, and one slot less for each card that follows.

    It is as well the number of rows (or columns) in which the last card may begin: `reach` outside the
    bounding box, and anywhere within the longest one before it.
    """
    longest = max(ruleset.rows, ruleset.cols)
    return longest + (longest - 1) * (rounds.LAID - 1)


def _reach(ruleset: Ruleset) -> int:
    return max(ruleset.rows, ruleset.cols) - 1


def size(ruleset: Ruleset, seats: int) -> int:
    """How many actions have a number: 2 x 4 x 19 x 19 by default, with others 2 more: what to keep."""
    return (HAND if seats > 1 else 0) + HAND * TURNS * window(ruleset) ** 2


def number(ruleset: Ruleset, state: State, seat: int, action: Action) -> int:
    """The number of an action. Raises ValueError for a card that is not in the hand."""
    known = tables(ruleset)
    desk = state.desks[seat]
    which = _hand(known, desk).index(action.card)
    if isinstance(action, Keep):
        return which
    side, (top, left) = window(ruleset), _corner(known, desk, _reach(ruleset))
    first = HAND if len(state.desks) > 1 else 0
    return first + ((which * TURNS + action.turns) * side + action.row - top) * side + action.col - left


def legal(ruleset: Ruleset, state: State, seat: int) -> list[int]:
    """The numbers of the seat's legal actions, in the rules' order."""
    known = tables(ruleset)
    desk = state.desks[seat]
    which = {card: place for place, card in enumerate(_hand(known, desk))}
    side, (top, left) = window(ruleset), _corner(known, desk, _reach(ruleset))
    first = HAND if len(state.desks) > 1 else 0
    return [
        first + ((which[move.card] * TURNS + move.turns) * side + move.row - top) * side + move.col - left
        if isinstance(move, Place)
        else which[move.card]
        for move in rules.legal(ruleset, state, seat)
    ]


def action(ruleset: Ruleset, state: State, seat: int, number: int) -> Action | None:
    """The action with this number, legal or not; None where it names a card that the hand lacks.

    Raises IndexError outside 0..size-1.
    """
    if not 0 <= number < size(ruleset, len(state.desks)):
        raise IndexError(number)
    known = tables(ruleset)
    desk = state.desks[seat]
    hand = _hand(known, desk)
    first = HAND if len(state.desks) > 1 else 0
    if number < first:
        return Keep(hand[number]) if number < len(hand) else None
    side, (top, left) = window(ruleset), _corner(known, desk, _reach(ruleset))
    rest, col = divmod(number - first, side)
    rest, row = divmod(rest, side)
    which, turns = divmod(rest, TURNS)
    return Place(hand[which], turns, row + top, col + left) if which < len(hand) else None


def _hand(known: Tables, desk: Desk) -> list[str]:
    """The cards in hand, in the deck's order."""
    return sorted(desk.hand, key=known.index.__getitem__)


def _corner(known: Tables, desk: Desk, reach: int) -> tuple[int, int]:
    """Row and column that count as 0: outside the bounding box by the reach of a card."""
    if not desk.tableau:
        return -reach, -reach
    seen = known.tableau(rounds.layers(desk))
    return seen.top - reach, seen.left - reach


def fields(ruleset: Ruleset, seats: int) -> tuple[Field, ...]:
    """What an observation says, each field's shape and bounds. Seats count from the looker's own, leftward.

    `tableaus`: by seat, row and column from the bounding box's corner, what lies uppermost (`CODE`), the own
    with the cards not yet shown; `hand`: two cards of six slots, upright, in the deck's order; `passed`: the
    card passed left; `holds`: cards in hand, by seat; `kept`: who has said what it keeps; `unseen`: by card
    of the deck, 1 where the seat has not seen it; `coming`: with open order the cards to come, the next one
    first; `round` of 4; `keeping`: 1 where it is asked which card to keep.
    """
    side = window(ruleset)
    top = max(CODE.values())
    return (
        Field("tableaus", (seats, side, side), 0, top),
        Field("hand", (HAND, SLOTS), 0, top),
        Field("passed", (SLOTS,), 0, top),
        Field("holds", (seats,), 0, HAND),
        Field("kept", (seats,), 0, 1),
        Field("unseen", (len(ruleset.cards),), 0, 1),
        Field("coming", (TO_COME, SLOTS), 0, top),
        Field("round", (1,), 0, rounds.ROUNDS),
        Field("keeping", (1,), 0, 1),
    )


def features(ruleset: Ruleset, seen: Observation) -> dict[str, list[int]]:
    """An observation's fields by name, each flat, the last index running fastest.

    A spectator looks as seat 0.
    """
    state: State = seen.state
    known = tables(ruleset)
    seats = len(state.desks)
    own = max(seen.seat, 0)
    desks = [state.desks[(own + i) % seats] for i in range(seats)]
    hand = _hand(known, desks[0]) if seen.seat >= 0 else []
    return {
        "tableaus": [code for desk in desks for code in _picture(known, desk, window(ruleset))],
        "hand": _slots(known, hand, HAND),
        "passed": _slots(known, [desks[0].passed] if seen.seat >= 0 and desks[0].passed else [], 1),
        "holds": [len(desk.hand) for desk in desks],
        "kept": [int(bool(desk.kept)) for desk in desks],
        "unseen": [state.unseen >> place & 1 for place in range(len(ruleset.cards))],
        "coming": _slots(known, list(state.order), TO_COME),
        "round": [state.round],
        "keeping": [int(state.stage == "keep")],
    }


def _slots(known: Tables, cards: list[str], room: int) -> list[int]:
    """The slots of cards, and zeros up to so many cards."""
    faces = {card.id: card.slots for card in known.ruleset.cards}
    found = [CODE[code] for card in cards for code in faces[card]]
    return found + [0] * (room * SLOTS - len(found))


def _picture(known: Tables, desk: Desk, side: int) -> list[int]:
    """What lies uppermost, in a square window."""
    cells = [0] * (side * side)
    if desk.tableau:
        for row, codes in enumerate(known.tableau(rounds.layers(desk)).grid()):
            cells[row * side : row * side + len(codes)] = [CODE.get(code, 0) for code in codes]
    return cells


def bounds(ruleset: Ruleset, seats: int) -> tuple[float, float]:
    """The least and the greatest that a match can return to a seat, or something beyond them.

    Alone: a mouse in every slot in sight, and a line of four in every line that a tableau can have.
    """
    if seats > 1:
        return -1.0, float(seats - 1)
    in_sight = SLOTS + (SLOTS - 1) * (rounds.LAID - 1)
    return -float(in_sight), float(FOUR * 2 * window(ruleset))


def outcomes(ruleset: Ruleset) -> int:
    """The most outcomes that a chance node has."""
    return len(ruleset.cards)


def simplest(ruleset: Ruleset, state: State) -> State:
    """A state from which a lone seat's match goes on alike: nothing here may be left out."""
    return state


def together(ruleset: Ruleset, seats: int) -> bool:
    """Whether seats ever choose at the same time: all do, unless one plays alone."""
    return seats > 1
