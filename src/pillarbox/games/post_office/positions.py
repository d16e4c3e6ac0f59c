"""States of Post Office as lines of text, written and read; the half of `notation` that is about whole
states.

Must never guess: what it can't read it refuses, naming the place, and a state that does not hang together
too: every layer is laid anew.

A state is a line of `key=value` words in any order; what is left out takes what is said here. Seats count
from 0 and their values are joined by `/`, the items of one seat by commas; `-` stands for nothing:

    word                      meaning                                        left out
    A01,A07r1+2-1/B03         short for laid=...
    laid=A01,A07r1+2-1/B03    the cards shown, by seat: the start card,      none
                              then card, quarter turns, row, column
    hand=A02,A05/?,?          cards in hand; `?` one that is not seen        none
    kept=A02/-                said to be kept                                nobody yet
    passed=A05/?              passed left in this round                      none
    pending=A05r0+1+0/?       laid in this round, not yet shown              none
    order=A03,A04             with open order, the cards to come             none
    seats=2                   how many                                       as many as the longest list has

The round and what is awaited follow from the cards laid, held and passed: `A01` asks for the first card of a
game for one. Cards that are named nowhere are unseen.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NoReturn, TypeVar

from pillarbox.core.message import Unreadable, say
from pillarbox.core.reading import Word, excerpt, whole, words
from pillarbox.games.post_office import rounds
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.standing import clash, unseen
from pillarbox.games.post_office.state import HIDDEN, Desk, Hidden, Layer, Place, Stage, State
from pillarbox.games.post_office.tables import tables

KEYS = ("laid", "hand", "kept", "passed", "pending", "order", "seats")
MOST_SEATS = 4

_LAYER = re.compile(r"([A-Za-z0-9]+)r([0-3])([+-][0-9]{1,2})([+-][0-9]{1,2})")

T = TypeVar("T")


def read_card(ruleset: Ruleset, text: str) -> str | None:
    """The id of the card that a text names, in capitals or not; None if there is no such card."""
    known = tables(ruleset)
    return text if text in known.index else known.names.get(text.upper())


def layer_text(layer: Place, gap: str = "") -> str:
    """A placement in notation, its three parts with `gap` between them."""
    return f"{layer.card}{gap}r{layer.turns}{gap}{layer.row:+d}{layer.col:+d}"


def read_layer(ruleset: Ruleset, text: str) -> Place | None:
    """The placement that a text without blanks names; None if it names none."""
    found = _LAYER.fullmatch(text)
    card = read_card(ruleset, found[1]) if found else None
    return Place(card, int(found[2]), int(found[3]), int(found[4])) if found and card is not None else None


def canonical_turns(ruleset: Ruleset, layer: Place) -> Place:
    """The placement with the fewest turns that shows the same."""
    turns = layer.turns % len(tables(ruleset).faces(layer.card))
    return layer if turns == layer.turns else Place(layer.card, turns, layer.row, layer.col)


# Writing.


def state_text(ruleset: Ruleset, state: State) -> str:
    """A state in notation: one line, with every key that has something to say."""
    desks = state.desks
    said = {
        "laid": _by_seat([[_laid_text(i, layer) for i, layer in enumerate(desk.tableau)] for desk in desks]),
        "hand": _by_seat([desk.hand for desk in desks]),
        "kept": _by_seat([[desk.kept] if desk.kept else [] for desk in desks]),
        "passed": _by_seat([[desk.passed] if desk.passed else [] for desk in desks]),
        "pending": _by_seat([[_pending_text(layer) for layer in desk.pending] for desk in desks]),
        "order": ",".join(state.order),
    }
    text = [f"{key}={value}" for key, value in said.items() if value.strip("-/")]
    return " ".join([*text, f"seats={len(desks)}"])


def _by_seat(items: list[list[str]] | list[tuple[str, ...]]) -> str:
    return "/".join(",".join(one) or "-" for one in items)


def _laid_text(place: int, layer: Place) -> str:
    start = place == 0 and (layer.turns, layer.row, layer.col) == (0, 0, 0)
    return layer.card if start else layer_text(layer)


def _pending_text(layer: Layer) -> str:
    return layer_text(layer) if type(layer) is Place else HIDDEN


# What follows from the cards.


def _round(ruleset: Ruleset, desks: tuple[Desk, ...]) -> int:
    laid = len(desks[-1].tableau)
    waits = ruleset.open_order and laid == 1 and not any(desk.hand or desk.pending for desk in desks)
    return min((laid - 1) // rounds.PER_ROUND + 1, rounds.ROUNDS) if laid and not waits else 0


def _stage(ruleset: Ruleset, desks: tuple[Desk, ...]) -> Stage:
    if not desks[-1].tableau:
        return "start"
    if len(desks[-1].tableau) == rounds.LAID:
        return "over"
    alone = len(desks) == 1
    full = all(len(desk.hand) == rounds.PER_ROUND for desk in desks)
    if any(desk.pending or desk.passed for desk in desks) or (alone and full):
        return "place"
    if full:
        return "keep"
    return "line-up" if ruleset.open_order else "draw"


# Reading.


def read_state(ruleset: Ruleset, text: str, seats: int = 1) -> State:
    """The state that a text says, of `seats` seats where it names no more. Raises Unreadable."""
    found = words(text, KEYS, "laid")
    laid = _lists(found, "laid", lambda item: _start(ruleset, item) or read_layer(ruleset, item))
    pending: list[list[Layer]] = _lists(found, "pending", lambda item: _layer(ruleset, item))
    hand, kept, passed, rows = (
        _lists(found, key, lambda item: HIDDEN if item == HIDDEN else read_card(ruleset, item))
        for key in ("hand", "kept", "passed", "order")
    )
    longest = max(seats, len(laid), len(pending), len(hand), len(kept), len(passed))
    count = whole(found["seats"].value, MOST_SEATS) if "seats" in found else longest
    if count is None or longest > max(count, seats) or not ruleset.seats[0] <= count <= ruleset.seats[1]:
        _refuse(found, "seats", str(longest))
    desks = tuple(
        Desk(
            tuple(_at(laid, seat)),
            tuple(_at(hand, seat)),
            "".join(_at(kept, seat)),
            "".join(_at(passed, seat)),
            tuple(_at(pending, seat)),
        )
        for seat in range(count)
    )
    order = tuple(_at(rows, 0))
    stage, number = _stage(ruleset, desks), _round(ruleset, desks)
    state = State(stage, number, unseen(ruleset, desks, order), desks, order)
    wrong = clash(ruleset, state)
    if wrong is not None:
        raise Unreadable(wrong)
    return state


def _refuse(found: dict[str, Word], key: str, value: str = "") -> NoReturn:
    word = found.get(key, Word(value, 1))
    raise Unreadable(say("post-unreadable-value", key=key, value=excerpt(word.value), place=str(word.column)))


def _lists(found: dict[str, Word], key: str, read: Callable[[str], T | None]) -> list[list[T]]:
    """The items of each seat, none where the key is not there."""
    if key not in found:
        return []
    lists = []
    for part in found[key].value.split("/"):
        items = [read(item) for item in part.split(",")] if part != "-" else []
        known = [item for item in items if item is not None]
        if len(known) < len(items):
            _refuse(found, key)
        lists.append(known)
    return lists


def _at(lists: list[list[T]], seat: int) -> list[T]:
    return lists[seat] if seat < len(lists) else []


def _start(ruleset: Ruleset, text: str) -> Place | None:
    """A card named alone lies upright where the start card lies."""
    card = read_card(ruleset, text)
    return None if card is None else Place(card, 0, 0, 0)


def _layer(ruleset: Ruleset, text: str) -> Layer | None:
    return Hidden() if text == HIDDEN else read_layer(ruleset, text)
