"""Post Office as text: actions, deals and (in `positions`) whole states, written and read.

Used by records, terminals and tests. Reading checks the form; whether an action is legal is for `rules` to
say. Must never guess: what it can't read it refuses.

Actions: `keep A07` keep that card and pass the other; `A07 r1 +2-1` lay card A07 turned by one quarter turn
clockwise, its top-left slot, as it then lies, two rows below and one column left of the start card's.
Outcomes: `A07` the card dealt. A card that the reader may not see is `?`.
"""

from __future__ import annotations

from typing import Any

from pillarbox.core.message import Unreadable, say
from pillarbox.core.reading import excerpt
from pillarbox.games.post_office.positions import (
    canonical_turns,
    layer_text,
    read_card,
    read_layer,
    read_state,
    state_text,
)
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import HIDDEN, Action, Deal, Keep, Outcome, Place, State
from pillarbox.games.post_office.tables import tables

__all__ = [
    "ActionType",
    "OutcomeType",
    "StateType",
    "action_text",
    "order",
    "outcome_text",
    "read_action",
    "read_outcome",
    "read_state",
    "state_text",
]

ActionType = Action
OutcomeType = Outcome
StateType = State

KEEP = "keep"


def action_text(ruleset: Ruleset, action: Action) -> str:
    """An action in notation."""
    if type(action) is Place:
        return layer_text(action, " ")
    return f"{KEEP} {action.card}"


def read_action(ruleset: Ruleset, text: str) -> Action:
    """The action that a text names; blanks between its parts may be left out. Raises Unreadable.

    A half turn that shows the same face is read as none, and three quarter turns as one.
    """
    word, *rest = text.split() or [""]
    if word.lower() == KEEP and len(rest) == 1:
        card = read_card(ruleset, rest[0])
        if card is not None:
            return Keep(card)
    layer = read_layer(ruleset, "".join(text.split()))
    if layer is None:
        raise Unreadable(say("post-unreadable-action", text=excerpt(text)))
    return canonical_turns(ruleset, layer)


def outcome_text(ruleset: Ruleset, outcome: Outcome) -> str:
    """A dealt card in notation."""
    return outcome.card


def read_outcome(ruleset: Ruleset, text: str) -> Outcome:
    """The deal that a text names; `?` is a card dealt out of sight. Raises Unreadable."""
    card = HIDDEN if text.strip() == HIDDEN else read_card(ruleset, text.strip())
    if card is None:
        raise Unreadable(say("post-unreadable-outcome", text=excerpt(text)))
    return Deal(card)


def order(ruleset: Ruleset, action: Action) -> tuple[Any, ...]:
    """Where a legal action stands in a list of them: cards as in the deck's file, then turns, rows, columns
    rising.
    """
    place = tables(ruleset).index[action.card]
    return (place, action.turns, action.row, action.col) if type(action) is Place else (place,)
