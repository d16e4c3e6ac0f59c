"""Shut the Box as text: actions, outcomes and (in `positions`) whole states, written and read.

Used by records, terminals and tests. Reading checks the form; whether an action is legal is for `rules` to
say. Must never guess: what it can't read it refuses.

Actions: `1+4` shut (in a box of several rows `a1+b9`), `2d` throw two dice, `stop` end the turn, `^7` reopen,
`keep` leave the mover's tiles as they are. Outcomes: `3-5` a throw, `die:4` a die for the start or in a
roll-off, `flip:7` or `flip:none` a lone player's reopening.
"""

from __future__ import annotations

import re
from typing import Any

from pillarbox.core.message import Unreadable, say
from pillarbox.core.reading import excerpt
from pillarbox.games.shut_the_box.positions import read_state, state_text
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.spelling import faces_text, read_faces, read_set, read_tile, set_text
from pillarbox.games.shut_the_box.state import (
    Action,
    Dice,
    Die,
    Flip,
    Keep,
    Outcome,
    Reopen,
    Shut,
    State,
    Stop,
    Throw,
)

__all__ = [
    "REAL_DICE",
    "ActionType",
    "OutcomeType",
    "StateType",
    "action_text",
    "labels",
    "order",
    "outcome_text",
    "read_action",
    "read_outcome",
    "read_state",
    "state_text",
    "throws",
]

ActionType = Action
OutcomeType = Outcome
StateType = State

REAL_DICE = True
"""What falls by chance are dice, which people may throw by hand and type in."""

_COUNT = re.compile(r"([1-9])d")
_DIE = re.compile(r"die:([1-9][0-9]?)")


def labels(ruleset: Ruleset) -> tuple[str, ...]:
    """What the tiles of a box are called, by place."""
    return tuple(str(label) for label in tables(ruleset).layout.labels)


def action_text(ruleset: Ruleset, action: Action) -> str:
    """An action in notation."""
    if type(action) is Shut:
        return set_text(action)
    if type(action) is Dice:
        return f"{action.count}d"
    if type(action) is Reopen:
        return f"^{action.tile}"
    return "stop" if type(action) is Stop else "keep"


def read_action(ruleset: Ruleset, text: str) -> Action:
    """The action that a text names; tiles may come in any order. Raises Unreadable."""
    if text in ("stop", "keep"):
        return Stop() if text == "stop" else Keep()
    if count := _COUNT.fullmatch(text):
        return Dice(int(count[1]))
    if text.startswith("^"):
        tile = read_tile(ruleset, text[1:])
        action: Action | None = None if tile is None else Reopen(tile)
    else:
        action = read_set(ruleset, text)
    if action is None:
        raise Unreadable(say("unreadable-action", text=excerpt(text)))
    return action


def throws(ruleset: Ruleset, action: Action) -> bool:
    """Whether the choice is itself the command to throw: choosing the dice count is."""
    return type(action) is Dice


def outcome_text(ruleset: Ruleset, outcome: Outcome) -> str:
    """A chance outcome in notation."""
    if type(outcome) is Throw:
        return faces_text(outcome.faces)
    if type(outcome) is Die:
        return f"die:{outcome.face}"
    assert type(outcome) is Flip
    return f"flip:{'none' if outcome.tile is None else outcome.tile}"


def read_outcome(ruleset: Ruleset, text: str) -> Outcome:
    """The outcome that a text names; faces may come in any order. Raises Unreadable."""
    if die := _DIE.fullmatch(text):
        return Die(int(die[1]))
    if text.startswith("flip:"):
        tile = read_tile(ruleset, text[5:])
        if tile is not None or text == "flip:none":
            return Flip(tile)
    faces = read_faces(text)
    if faces is None:
        raise Unreadable(say("unreadable-outcome", text=excerpt(text)))
    return Throw(faces)


def order(ruleset: Ruleset, action: Action) -> tuple[Any, ...]:
    """Where a legal action stands in a list of them.

    Sets by fewest tiles, then highest numbers, then front row first; dice counts rising, then `stop`; `keep`,
    then reopenings by place.
    """
    layout = tables(ruleset).layout
    if type(action) is Shut:
        tiles = [
            (-layout.numbers[place], place // layout.width)
            for place in map(layout.place.__getitem__, action.tiles)
        ]
        return (0, len(tiles), sorted(number for number, _ in tiles), [row for _, row in sorted(tiles)])
    if type(action) is Dice:
        return (1, action.count)
    if type(action) is Reopen:
        return (4, layout.place[action.tile])
    return (2,) if type(action) is Stop else (3,)
