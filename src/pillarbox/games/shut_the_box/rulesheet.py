"""The rules of a variant on one sheet: the prose of `explain`, and an example played by the rules themselves.

For rules pages and print sheets. The example is the same at every call: throws that leave much to choose
first, then one that leaves nothing. Must never draw chance, nor tell a move that the rules would refuse.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pillarbox.core.game import Choice
from pillarbox.core.message import Message, say
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.explain import Section, explain
from pillarbox.games.shut_the_box.notation import action_text
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import Dice, Die, Reopen, Shut, State, Throw
from pillarbox.games.shut_the_box.tell import tell

NAMES = ("Anna", "Jan", "Eva", "Max")
"""Who plays the example: names that all languages have."""

THROWS = 2
"""So many throws are chosen for how much they leave to choose; after them, one that leaves nothing."""

MOVES = 40
"""No example is longer."""

LISTED = 8
"""So many of the sets that a throw allows are listed."""


def rulesheet(ruleset: Ruleset) -> tuple[Section, ...]:
    """The rules in sections, the example last."""
    return (*explain(ruleset), Section(say("rulesheet-part-example"), tuple(example(ruleset))))


def example(ruleset: Ruleset) -> Iterator[Message]:
    """A turn from its first throw to its end, told as at a table."""
    fewest, most = ruleset.seats
    seats = max(fewest, min(2, most))
    state = rules.start(ruleset, seats)
    names = (*NAMES[:seats], *(str(seat + 1) for seat in range(len(NAMES), seats)))
    seen: set[Any] = set()
    thrown = listed = 0
    for _ in range(MOVES):
        node = rules.node(ruleset, state)
        if node.kind == "terminal":
            return
        if node.kind == "chance":
            move: Any = _outcome(ruleset, state, thrown, seen)
            seen.add(move)
            thrown += isinstance(move, Throw)
        else:
            seat = node.seats[0]
            if state.stage == "choose" and listed < thrown:
                listed = thrown
                yield from _options(ruleset, state, seat)
            move = Choice(seat, _action(rules.legal(ruleset, state, seat), seat))
        after = rules.step(ruleset, state, move)
        yield from tell(ruleset, state, move, after, names)
        if _ended(state, after):
            return
        state = after


def _ended(before: State, after: State) -> bool:
    """Whether a turn, or more, has just come to its end."""
    return len(after.past) > len(before.past) or any(
        box.end and not was.end for was, box in zip(before.boxes, after.boxes)
    )


def _outcome(ruleset: Ruleset, state: State, thrown: int, seen: set[Any]) -> Any:
    """The throw that leaves most to choose, of those not thrown before; later one that leaves least.

    A die for the start is as high as can be, so that the first player begins.
    """
    outcomes = rules.chance(ruleset, state).outcomes
    if isinstance(outcomes[0], Die):
        return outcomes[0] if outcomes[-1] in seen else outcomes[-1]
    fresh = [one for one in outcomes if one not in seen] or list(outcomes)

    def left(one: Any) -> int:
        after = rules.step(ruleset, state, one)
        node = rules.node(ruleset, after)
        shuts = (
            [rules.legal(ruleset, after, seat) for seat in node.seats[:1]] if after.stage == "choose" else []
        )
        return sum(len(legal) for legal in shuts)

    return max(fresh, key=left) if thrown < THROWS else min(fresh, key=left)


def _action(legal: tuple[Any, ...], seat: int) -> Any:
    """What is chosen: all dice, two tiles where two will do, a tile opened again rather than none.

    Seats that choose at the same time choose differently, where they can.
    """
    dice = [action for action in legal if isinstance(action, Dice)]
    pairs = [action for action in legal if isinstance(action, Shut) and len(action.tiles) == 2]
    opened = [action for action in legal if isinstance(action, Reopen)]
    if dice:
        return max(dice, key=lambda action: action.count)
    found = pairs or opened or legal
    return found[seat % len(found)]


def _options(ruleset: Ruleset, state: State, seat: int) -> Iterator[Message]:
    sets = [
        action_text(ruleset, action)
        for action in rules.legal(ruleset, state, seat)
        if isinstance(action, Shut)
    ]
    if len(sets) > LISTED:
        yield say("rulesheet-options-many", count=len(sets), sets=sets[:LISTED])
    elif sets:
        yield say("rulesheet-options", sets=sets)
