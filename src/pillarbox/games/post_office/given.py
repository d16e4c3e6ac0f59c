"""Positions as people and scripts give them, in JSON: a tableau by its placements, or all that one seat
knows.

A tableau is `{"placements": [["A07", 0, 0, 0], ...]}`: card (its id or its six slots), quarter turns
clockwise, row and column of the turned card's top-left slot; the first is the start card. A seat's position
has, besides, `seats`, `seat`, `round`, `hand`, `pending`, `others` (the other seats' placements, in seat
order), `passed`, and with open order `order`, the cards to come. Must never guess: what is
wrong is said with its place, and every placement is laid anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pillarbox.core.game import Observation
from pillarbox.core.keys import shown
from pillarbox.core.message import FaultyFile, Message, say
from pillarbox.core.reading import excerpt
from pillarbox.games.post_office import rounds
from pillarbox.games.post_office.deck import CODES, SLOTS
from pillarbox.games.post_office.jsontext import Member, Notes, items, read_object
from pillarbox.games.post_office.positions import canonical_turns, read_card
from pillarbox.games.post_office.reasons import why_not_there
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.scoring import rank, score
from pillarbox.games.post_office.standing import clash, unseen
from pillarbox.games.post_office.state import HIDDEN, Desk, Place, State
from pillarbox.games.post_office.tables import tables

FURTHEST = 20
"""Rows and columns of a given start card from zero; no other card of nine gets further than twenty from
it.
"""

KEYS = ("seats", "seat", "round", "hand", "pending", "placements", "others", "passed", "order")

LONGEST = 256 * 1024
"""Bytes of a position's file; a longer one is refused unread."""


def tableau_json(ruleset: Ruleset, layers: Sequence[Place]) -> dict[str, Any]:
    """What a tableau shows and is worth: the shape of the command `tableau`.

    `rows`, `columns`: points by line, those worth any; `rank` of the total for one player, from 0 to 5.
    """
    seen = tables(ruleset).tableau(tuple(layers))
    counted = score(seen)
    worth = {
        axis: {str(line.number): line.points for line in counted.lines if line.axis == axis and line.points}
        for axis in ("row", "col")
    }
    return {
        "grid": list(seen.grid()),
        "top": seen.top,
        "left": seen.left,
        "rows": worth["row"],
        "columns": worth["col"],
        "mice": len(counted.mice),
        "total": counted.total,
        "rank": rank(counted.total),
    }


def legal_json(ruleset: Ruleset, layers: Sequence[Place], card: str) -> dict[str, Any]:
    """Where a card may be laid on a tableau, once for each different result."""
    known = tables(ruleset)
    seen = known.tableau(tuple(layers))
    found = [
        [turns, row, col]
        for turns, face in enumerate(known.faces(card))
        for row, col in seen.spots(face.height, face.width)
    ]
    return {"count": len(found), "placements": found}


def placements_json(layers: Sequence[Place]) -> list[list[Any]]:
    """Placements as JSON has them."""
    return [[layer.card, layer.turns, layer.row, layer.col] for layer in layers]


def position_json(ruleset: Ruleset, observation: Observation) -> dict[str, Any]:
    """All that a seat knows before it chooses, in the shape that `read_position` reads."""
    state: State = observation.state
    own = state.desks[observation.seat]
    return {
        "seats": len(state.desks),
        "seat": observation.seat,
        "round": state.round,
        "hand": list(own.hand),
        "pending": placements_json(rounds.layers(Desk(pending=own.pending))),
        "placements": placements_json(own.tableau),
        "others": [
            placements_json(d.tableau) for seat, d in enumerate(state.desks) if seat != observation.seat
        ],
        "passed": own.passed or None,
        **({"order": list(state.order)} if state.order else {}),
    }


def named_card(ruleset: Ruleset, text: str) -> str | None:
    """The card that a text names: its id, in capitals or not, or six slots that stand for themselves."""
    if len(text) == SLOTS and set(text) <= set(CODES):
        return text
    return read_card(ruleset, text)


def read_tableau(ruleset: Ruleset, text: str, file: str = "") -> tuple[Place, ...]:
    """The placements of a tableau given as JSON, the start card first. Raises FaultyFile with all its
    faults.
    """
    notes = Notes(file)
    by = _members(text, ("placements",), notes)
    layers = _placements(ruleset, text, by["placements"], notes, loose=True) if "placements" in by else ()
    if not layers and not notes.faults:
        line = by["placements"].line if "placements" in by else 0
        notes.add(line, "placements", say("given-fault-none"), say("given-right-placements"))
    if notes.faults:
        raise FaultyFile(tuple(notes.faults))
    return layers


def read_position(ruleset: Ruleset, text: str, file: str = "") -> Observation:
    """What one seat knows, given as JSON. Raises FaultyFile with all its faults."""
    notes = Notes(file)
    by = _members(text, KEYS, notes)
    fewest, most = ruleset.seats
    seats = _whole(by, "seats", fewest, most, fewest, notes)
    seat = _whole(by, "seat", 0, seats - 1, 0, notes)
    number = _whole(by, "round", 1, rounds.ROUNDS, 1, notes)
    hand, order = _cards(ruleset, by, "hand", notes), _cards(ruleset, by, "order", notes)
    (passed, *_) = *_cards(ruleset, by, "passed", notes), ""
    layers = _placements(ruleset, text, by["placements"], notes) if "placements" in by else ()
    pending = _placements(ruleset, text, by["pending"], notes, layers) if "pending" in by else ()
    others = _others(ruleset, text, by, seats, notes)
    if notes.faults:
        raise FaultyFile(tuple(notes.faults))
    stage: Any = "place" if seats == 1 or passed else "keep"
    hidden = (HIDDEN,) * rounds.PER_ROUND
    desks = [Desk(other, hidden, passed=HIDDEN if passed else "") for other in others]
    desks.insert(seat, Desk(layers, hand, passed=passed, pending=pending))
    state = State(stage, number, 0, tuple(desks), order)
    wrong = clash(ruleset, state)
    if wrong is not None:
        notes.add(0, "", wrong, say("given-right-position"))
        raise FaultyFile(tuple(notes.faults))
    known = unseen(ruleset, tuple(desks), order)
    return Observation(seat, State(stage, number, known, tuple(desks), order))


def _members(text: str, known: Sequence[str], notes: Notes) -> dict[str, Member]:
    if len(text) > LONGEST:
        notes.add(0, "", say("deck-fault-too-long", most=LONGEST // 1024), say("deck-right-shorter"))
        return {}
    by: dict[str, Member] = {}
    for member in read_object(text.removeprefix("\ufeff"), notes) or ():
        if member.key not in known:
            right = say("deck-right-keys", keys=list(known))
            notes.add(member.line, excerpt(member.key), say("deck-fault-key"), right)
        elif member.key in by:
            notes.add(member.line, member.key, say("deck-fault-key-twice"), say("deck-right-key-once"))
        else:
            by[member.key] = member
    return by


def _whole(by: dict[str, Member], key: str, least: int, most: int, usual: int, notes: Notes) -> int:
    if key not in by:
        return usual
    value = by[key].value
    if type(value) is int and least <= value <= most:
        return value
    right = say("right-whole", least=str(least), most=str(most))
    notes.add(by[key].line, key, say("fault-value", value=shown(value)), right)
    return usual


def _cards(ruleset: Ruleset, by: dict[str, Member], key: str, notes: Notes) -> tuple[str, ...]:
    """A card or a list of cards by their ids; none where the key is absent or null."""
    if key not in by or by[key].value is None:
        return ()
    value = by[key].value
    found = []
    for item in value if isinstance(value, list) else [value]:
        card = read_card(ruleset, item) if isinstance(item, str) else None
        if card is None:
            notes.add(by[key].line, key, say("given-fault-card", card=shown(item)), say("given-right-card"))
        else:
            found.append(card)
    return tuple(found)


def _others(
    ruleset: Ruleset, text: str, by: dict[str, Member], seats: int, notes: Notes
) -> list[tuple[Place, ...]]:
    member = by.get("others", Member("others", [], 0, 0))
    value = member.value
    if not isinstance(value, list) or len(value) != seats - 1:
        notes.add(
            member.line, "others", say("given-fault-others"), say("given-right-others", count=seats - 1)
        )
        return []
    found = []
    for number, (one, line) in enumerate(items(text, member, seats), start=1):
        part = Member(f"others[{number}]", one, line, 0)
        found.append(_placements(ruleset, "", part, notes))
    return found


def _placements(
    ruleset: Ruleset,
    text: str,
    member: Member,
    notes: Notes,
    below: tuple[Place, ...] = (),
    loose: bool = False,
) -> tuple[Place, ...]:
    """The placements of a list, each laid on those before it; after the first that can't be no more are
    judged.

    `loose`: faces may stand for cards, and the start card may lie anywhere. `text` is empty where lines are
    not known.
    """
    value = member.value
    most = rounds.LAID - len(below)
    if not isinstance(value, list) or len(value) > most:
        notes.add(member.line, member.key, say("given-fault-list", most=most), say("given-right-placements"))
        return ()
    lines = [line for _, line in items(text, member, most)] if text else [member.line] * len(value)
    laid = below
    for number, (item, line) in enumerate(zip(value, lines), start=1):
        key = f"{member.key}[{number}]"
        place = _placement(ruleset, item, key, line, notes, loose, start=not laid)
        if place is None:
            break
        wrong = _why_not(ruleset, laid, place, loose)
        if wrong is not None:
            twice = wrong.id == "post-refused-laid"
            notes.add(line, key, wrong, say("given-right-once" if twice else "given-right-legal"))
            break
        laid = (*laid, place)
    return laid[len(below) :]


def _placement(
    ruleset: Ruleset, item: Any, key: str, line: int, notes: Notes, loose: bool, start: bool
) -> Place | None:
    fits = isinstance(item, list) and len(item) == 4 and isinstance(item[0], str)
    if not fits or any(type(number) is not int for number in item[1:]):
        notes.add(line, key, say("given-fault-placement", value=shown(item)), say("given-right-placement"))
        return None
    name, turns, row, col = item
    card = named_card(ruleset, name) if loose else read_card(ruleset, name)
    if card is None:
        notes.add(line, key, *_why_no_card(name, loose))
    elif not 0 <= turns < 4:
        notes.add(line, key, say("post-refused-turns", turns=shown(turns)), say("given-right-placement"))
    elif max(abs(row), abs(col)) > 2 * FURTHEST:
        right = say("given-right-near", most=FURTHEST) if start else say("given-right-legal")
        notes.add(line, key, say("given-fault-far", card=card), right)
    else:
        return canonical_turns(ruleset, Place(card, turns, row, col))
    return None


def _why_no_card(name: str, loose: bool) -> tuple[Message, Message]:
    """What is wrong with a card's name; with six slots, which slot."""
    if loose and len(name) == SLOTS:
        slot = next(number for number, code in enumerate(name, start=1) if code not in CODES)
        wrong = say("deck-fault-code", card=excerpt(name), slot=str(slot), code=excerpt(name[slot - 1]))
        return wrong, say("deck-right-code", codes=list(CODES))
    return say("given-fault-card", card=shown(name)), say("given-right-card")


def _why_not(ruleset: Ruleset, laid: tuple[Place, ...], place: Place, loose: bool) -> Message | None:
    known = tables(ruleset)
    if not laid:
        if loose and max(abs(place.row), abs(place.col)) > FURTHEST:
            return say("given-fault-far", card=place.card)
        upright = (place.turns, place.row, place.col) == (0, 0, 0)
        return None if loose or upright else say("post-unreadable-layer", card=place.card)
    if place.card in known.index and any(layer.card == place.card for layer in laid):
        return say("post-refused-laid", card=place.card)
    face = known.faces(place.card)[place.turns]
    legal = known.tableau(laid).allows(face, place.row, place.col)
    return None if legal else why_not_there(known, laid, place)
