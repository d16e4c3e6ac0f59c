"""Whether a state that somebody wrote hangs together, so that the rules can answer for it.

Must never judge how it was reached: a written position may be one that no play leads to.
"""

from __future__ import annotations

from collections.abc import Callable

from pillarbox.games.shut_the_box import turns
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.state import Shut, State


def _counts(ruleset: Ruleset, state: State) -> tuple[int, ...]:
    if ruleset.turn == "shared" or not state.boxes:
        return (ruleset.dice,)
    box = state.boxes[state.seat]
    return tables(ruleset).dice_counts(box.open, turns.permission(ruleset, state.seat))


def clash(ruleset: Ruleset, state: State) -> str:
    """The word of the state's text whose value contradicts the others, or empty."""
    return next((key for key, wrong in CLASHES if wrong(ruleset, state)), "")


def _playing(state: State) -> bool:
    return state.stage in ("dice", "throw", "choose", "reopen", "unstick", "flip")


def _no_box(ruleset: Ruleset, state: State) -> bool:
    begins = state.stage == "starter" and not state.past
    return len(state.boxes) != (0 if begins and not state.boxes else len(state.totals))


def _wrong_gone(ruleset: Ruleset, state: State) -> bool:
    if any(number > len(state.past) for number in state.gone):
        return True
    return _playing(state) and any(bool(g) != (b.end == "gone") for g, b in zip(state.gone, state.boxes))


def _wrong_turn(ruleset: Ruleset, state: State) -> bool:
    """Who is on turn must still be playing; with a shared throw, somebody must."""
    if not _playing(state):
        return False
    return (
        all(box.end for box in state.boxes) if ruleset.turn == "shared" else bool(state.boxes[state.seat].end)
    )


def _wrong_tied(ruleset: Ruleset, state: State) -> bool:
    if state.stage not in ("starter", "roll-off", "match-roll-off"):
        return bool(state.tied or state.shown)
    still = state.tied[len(state.shown) :]
    return not still or still[0] != state.seat


def _wrong_dice(ruleset: Ruleset, state: State) -> bool:
    if state.stage == "throw":
        return state.dice not in _counts(ruleset, state)
    return state.stage in ("dice", "reopen", "flip") and state.dice > 0


def _wrong_throw(ruleset: Ruleset, state: State) -> bool:
    """A throw lies there exactly while it is to be answered, with as many dice as the ruleset knows."""
    if state.stage not in ("choose", "unstick"):
        return _playing(state) and bool(state.faces)
    permissions = {turns.permission(ruleset, seat) for seat in range(len(state.boxes))}
    one = ruleset.turn != "shared" and permissions != {"never"}
    return len(state.faces) not in {ruleset.dice, 1 if one else ruleset.dice} or state.dice != len(
        state.faces
    )


def _wrong_throws(ruleset: Ruleset, state: State) -> bool:
    return any(box.throws > ruleset.cap for box in state.boxes)


def _wrong_stage(ruleset: Ruleset, state: State) -> bool:
    several = len(state.totals) > 1
    counts = _counts(ruleset, state)
    possible = {
        "dice": ruleset.turn != "shared" and (len(counts) > 1 or not ruleset.must_shut),
        "reopen": ruleset.reopen == "neighbour" and several,
        "unstick": ruleset.stuck == "reopen-one",
        "flip": ruleset.solo_reopen > 0 and not several,
    }
    if not possible.get(state.stage, True):
        return True
    return state.stage in ("unstick", "flip") and not turns.reopenings(ruleset, state)


def _wrong_sealed(ruleset: Ruleset, state: State) -> bool:
    answers = ruleset.turn == "shared" and state.stage in ("throw", "choose")
    if not answers:
        return bool(state.sealed)
    if len(state.sealed) != len(state.boxes):
        return True
    known = tables(ruleset)
    given = [(box, answer) for box, answer in zip(state.boxes, state.sealed) if answer is not None]
    if state.stage == "throw" or len(given) >= sum(not box.end for box in state.boxes):
        return bool(given)
    return any(
        box.end
        or (type(answer) is Shut and answer not in known.sets(box.open, state.faces, box.throws == 1).bits)
        for box, answer in given
    )


CLASHES: tuple[tuple[str, Callable[[Ruleset, State], bool]], ...] = (
    ("open", _no_box),
    ("gone", _wrong_gone),
    ("turn", _wrong_turn),
    ("tied", _wrong_tied),
    ("throw", _wrong_throw),
    ("throws", _wrong_throws),
    ("stage", _wrong_stage),
    ("dice", _wrong_dice),
    ("sealed", _wrong_sealed),
)
