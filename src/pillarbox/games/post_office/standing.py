"""Whether a state hangs together, for states that did not come from the rules: every layer is laid anew.

Must never mend a state, and never look at how it was written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pillarbox.core.message import Message, say
from pillarbox.games.post_office import rounds
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import HIDDEN, Desk, Place, Stage, State
from pillarbox.games.post_office.tables import Tables, tables


def cards_named(desks: Iterable[Desk], order: tuple[str, ...]) -> list[str]:
    """Every card that a state names anywhere, but for hidden ones; a passed card that is in sight twice."""
    found = list(order)
    for desk in desks:
        laid = [layer.card for layer in rounds.layers(desk)]
        found += [card for card in (*laid, *desk.hand, desk.passed) if card not in (HIDDEN, "")]
    return found


def unseen(ruleset: Ruleset, desks: tuple[Desk, ...], order: tuple[str, ...]) -> int:
    """The cards in play that are named nowhere, as bits by place in the deck."""
    known = tables(ruleset)
    return known.bits(known.pool(len(desks))) & ~known.bits(cards_named(desks, order))


def clash(ruleset: Ruleset, state: State) -> Message | None:
    """What does not fit in the state, the first thing found; None where all does."""
    known = tables(ruleset)
    wrong = _wrong_cards(known, state)
    for desk in state.desks:
        wrong = wrong or _wrong_layers(known, desk)
    if wrong is None and not STAGES[state.stage](ruleset, state):
        wrong = say("post-unreadable-stage", stage=state.stage, round=state.round)
    return wrong


def _wrong_cards(known: Tables, state: State) -> Message | None:
    """Each card is in one place: in the pool, in a hand, on a table; a passed card is with its taker."""
    count = len(state.desks)
    held = cards_named(
        [Desk(desk.tableau, desk.hand, pending=desk.pending) for desk in state.desks], state.order
    )
    pool = known.pool(count)
    for card in held:
        if held.count(card) > 1:
            return say("post-unreadable-card-twice", card=card)
        if card not in pool:
            return say("post-unreadable-card-not-in-play", card=card)
    for seat, desk in enumerate(state.desks):
        if desk.passed in ("", HIDDEN):
            continue
        taker = state.desks[rounds.left_of(seat, count)]
        with_taker = cards_named([Desk(hand=taker.hand, pending=taker.pending)], ())
        if desk.passed not in with_taker and (
            len(with_taker) == 2 or desk.passed in held or desk.passed not in pool
        ):
            return say("post-unreadable-passed", card=desk.passed)
    return None


def _wrong_layers(known: Tables, desk: Desk) -> Message | None:
    laid: tuple[Place, ...] = ()
    for layer in rounds.layers(desk):
        faces = known.faces(layer.card)
        fits = layer.turns < len(faces) and known.tableau(laid).allows(
            faces[layer.turns], layer.row, layer.col
        )
        if not (fits if laid else (layer.turns, layer.row, layer.col) == (0, 0, 0)):
            return say("post-unreadable-layer", card=layer.card)
        laid = (*laid, layer)
    return None


# What each stage needs: how many cards lie open, are held and laid.


def _empty(desk: Desk) -> bool:
    return not (desk.hand or desk.kept or desk.passed or desk.pending)


def _open(state: State) -> bool:
    """As many cards lie open as the round says."""
    laid = 1 + rounds.PER_ROUND * (state.round - 1)
    return 1 <= state.round <= rounds.ROUNDS and all(len(desk.tableau) == laid for desk in state.desks)


def _row(ruleset: Ruleset, state: State) -> bool:
    """With open order as many cards are still to come as the round leaves."""
    left = rounds.LAID - 1 - rounds.PER_ROUND * state.round if ruleset.open_order else 0
    return len(state.order) == left


def _fills(counts: list[int], most: int) -> bool:
    """The seats are served one after the other: some have all, the next one some, the others nothing."""
    served = counts.count(most)
    begun, rest = counts[served : served + 1], counts[served + 1 :]
    return counts[:served] == [most] * served and bool(begun) and begun[0] < most and not any(rest)


def _start(ruleset: Ruleset, state: State) -> bool:
    laid = [len(desk.tableau) for desk in state.desks]
    return not state.round and not state.order and _fills(laid, 1) and all(map(_empty, state.desks))


def _line_up(ruleset: Ruleset, state: State) -> bool:
    (desk, *others) = state.desks
    waits = ruleset.open_order and not state.round and len(state.order) < rounds.LAID - 1
    return waits and not others and len(desk.tableau) == 1 and _empty(desk)


def _draw(ruleset: Ruleset, state: State) -> bool:
    served = _fills([len(desk.hand) for desk in state.desks], rounds.PER_ROUND)
    bare = all(_empty(Desk(pending=desk.pending, kept=desk.kept, passed=desk.passed)) for desk in state.desks)
    return served and bare and _open(state) and not state.order and not ruleset.open_order


def _keep(ruleset: Ruleset, state: State) -> bool:
    def holds(desk: Desk) -> bool:
        chosen = desk.kept in ("", *desk.hand) or desk.kept == HIDDEN
        return len(desk.hand) == rounds.PER_ROUND and chosen and not desk.passed and not desk.pending

    several = len(state.desks) > 1 and not all(desk.kept for desk in state.desks)
    return several and _open(state) and not state.order and all(map(holds, state.desks))


def _place(ruleset: Ruleset, state: State) -> bool:
    several = len(state.desks) > 1

    def holds(desk: Desk) -> bool:
        both = len(desk.hand) + len(desk.pending) == rounds.PER_ROUND
        return both and not desk.kept and bool(desk.passed) == several

    waits = any(desk.hand for desk in state.desks)
    return waits and _open(state) and _row(ruleset, state) and all(map(holds, state.desks))


def _over(ruleset: Ruleset, state: State) -> bool:
    done = state.round == rounds.ROUNDS and not state.order
    return done and all(_empty(desk) and len(desk.tableau) == rounds.LAID for desk in state.desks)


STAGES: dict[Stage, Callable[[Ruleset, State], bool]] = {
    "start": _start,
    "line-up": _line_up,
    "draw": _draw,
    "keep": _keep,
    "place": _place,
    "over": _over,
}
