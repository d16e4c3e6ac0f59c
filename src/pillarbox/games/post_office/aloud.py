"""A position read aloud: one Message a line, for pipes and screen readers, and what is asked of whom.

Must never hold a rule (it asks `rules`), tell what the observation hides, or speak a sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pillarbox.core.game import Observation
from pillarbox.core.message import Message, say
from pillarbox.games.post_office import rounds, rules
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.scoring import score
from pillarbox.games.post_office.state import HIDDEN, Action, Desk, Place, State
from pillarbox.games.post_office.tableau import Cell, Tableau
from pillarbox.games.post_office.tables import tables

SLOTS = {
    ".": say("post-slot-empty"),
    "m": say("post-slot-mouse"),
    "g": say("post-slot-gift"),
    "p": say("post-slot-personal"),
    "s": say("post-slot-sweet"),
    "f": say("post-slot-fragile"),
    " ": say("post-slot-none"),
}
"""What the slot codes are called; a blank is a place without a card."""


def own_actions(ruleset: Ruleset, observation: Observation) -> tuple[Action, ...]:
    """What the observing seat may do now; nothing for a spectator."""
    return rules.legal(ruleset, observation.state, observation.seat)


def lines(ruleset: Ruleset, observation: Observation, names: Sequence[str]) -> tuple[Message, ...]:
    """The whole position in sentences: the round, every tableau row by row, its points, the own hand.
    `names` by seat.
    """
    return tuple(_lines(ruleset, observation, names))


def _lines(ruleset: Ruleset, observation: Observation, names: Sequence[str]) -> Iterator[Message]:
    state: State = observation.state
    known = tables(ruleset)
    if state.round:
        yield say("post-show-round", round=state.round, rounds=rounds.ROUNDS, stock=rounds.stock(state))
    for seat, desk in enumerate(state.desks):
        if desk.tableau:
            yield from tableau_lines(known.tableau(rounds.layers(desk)), names[seat])
        if desk.pending:
            yield say("post-show-pending", name=names[seat], count=len(desk.pending))
        yield from _held(ruleset, desk, names[seat], names[rounds.left_of(seat, len(names))])
    if state.order:
        yield say("post-show-order", cards=[card(ruleset, one) for one in state.order])


def _held(ruleset: Ruleset, desk: Desk, name: str, left: str) -> Iterator[Message]:
    hand = [one for one in desk.hand if one != HIDDEN]
    if hand:
        yield say("post-show-hand", name=name, cards=[card(ruleset, one) for one in hand])
    if desk.kept not in ("", HIDDEN):
        yield say("post-show-kept", name=name, card=desk.kept)
    if desk.passed not in ("", HIDDEN):
        yield say("post-show-passed", name=name, card=desk.passed, left=left)


def tableau_lines(seen: Tableau, name: str) -> Iterator[Message]:
    """One tableau in sentences: what lies in each row, which lines count, what it comes to."""
    counted = score(seen)
    yield say("post-show-tableau", name=name, total=str(counted.total), mice=len(counted.mice))
    yield from rows(seen)
    for line in counted.lines:
        if line.points:
            kinds = [SLOTS[code] for code in line.packages]
            told = "post-show-line-row" if line.axis == "row" else "post-show-line-col"
            yield say(told, line=str(line.number), points=line.points, packages=kinds)


def rows(seen: Tableau) -> Iterator[Message]:
    """What lies in each row, from the top down."""
    for row, codes in enumerate(seen.grid(), seen.top):
        lies = codes.strip()
        first = seen.left + len(codes) - len(codes.lstrip())
        yield say("post-show-row", row=str(row), col=str(first), slots=[SLOTS[code] for code in lies])


def card(ruleset: Ruleset, id: str) -> Message:
    """A card by its id and what its slots hold, row by row."""
    return say("post-show-card", card=id, slots=[SLOTS[code] for code in tables(ruleset).faces(id)[0].slots])


def asked(ruleset: Ruleset, observation: Observation, names: Sequence[str]) -> Message | None:
    """What is asked of the observing seat; None where it waits for others or nothing."""
    state: State = observation.state
    seat = observation.seat
    if seat not in rules.node(ruleset, state).seats:
        return None
    name, hand = names[seat], list(state.desks[seat].hand)
    if state.stage == "keep":
        left = names[rounds.left_of(seat, len(names))]
        return say("post-ask-keep", name=name, cards=hand, left=left)
    if len(hand) == 1:
        return say("post-ask-place-last", name=name, card=hand[0])
    return say("post-ask-place", name=name, cards=hand)


def breakdown(ruleset: Ruleset, layers: tuple[Place, ...], pending: int = 0) -> tuple[Message, ...]:
    """What a tableau is worth, line by line, from the engine's own count.

    Lines that count; those that would but for two of a kind; mice; the sum. Said to be a preview where
    the last `pending` cards are not confirmed or not shown yet.
    """
    return tuple(_breakdown(tables(ruleset).tableau(layers), pending))


def _breakdown(seen: Tableau, pending: int) -> Iterator[Message]:
    counted = score(seen)
    if pending:
        yield say("post-score-preview", count=pending)
    for line in counted.lines:
        kinds = [SLOTS[code] for code in line.packages]
        if line.points:
            told = "post-show-line-row" if line.axis == "row" else "post-show-line-col"
            yield say(told, line=str(line.number), points=line.points, packages=kinds)
        elif len(set(line.packages)) >= MAKE_A_LINE:
            told = "post-score-void-row" if line.axis == "row" else "post-score-void-col"
            yield say(told, line=str(line.number), packages=kinds)
    places = [f"{cell.row}/{cell.col}" for cell in counted.mice]
    yield say("post-score-mice", mice=len(places), places=places)
    made = counted.total + len(places)
    yield say("post-score-total", lines=made, mice=len(places), total=str(counted.total))


MAKE_A_LINE = 3
"""So many different kinds would count, if none of them lay there twice."""


def peek(ruleset: Ruleset, layers: tuple[Place, ...]) -> tuple[Message, ...]:
    """What lies covered, cell by cell from the top down; only that it may not be looked at, where the rules
    say so.
    """
    if not ruleset.peek:
        return (say("post-peek-not"),)
    known = tables(ruleset)
    under: dict[Cell, list[tuple[str, str]]] = {}
    for layer in layers:
        face = known.faces(layer.card)[layer.turns]
        for i, code in enumerate(face.slots):
            spot = Cell(layer.row + i // face.width, layer.col + i % face.width)
            under.setdefault(spot, []).insert(0, (layer.card, code))
    covered = {spot: found[1:] for spot, found in sorted(under.items()) if len(found) > 1}
    told = (
        say(
            "post-peek-cell",
            row=str(spot.row),
            col=str(spot.col),
            slots=[say("post-peek-slot", slot=SLOTS[code], card=card) for card, code in found],
        )
        for spot, found in covered.items()
    )
    return tuple(told) or (say("post-peek-none"),)
