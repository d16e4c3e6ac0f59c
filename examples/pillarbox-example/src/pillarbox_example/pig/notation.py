"""Pig as text: `throw` and `stop`, faces `1` to `6`, states like `turns=12s3,0x1 points=7 stage=choose`.

A turn is `12s3`, twelve points kept after three throws, or `0x1`, lost with the first.
"""

from __future__ import annotations

import re

from pillarbox.core.message import Unreadable, say
from pillarbox.core.reading import excerpt
from pillarbox_example.pig.ruleset import Ruleset
from pillarbox_example.pig.state import Action, Again, Face, State, Stop, Turn

ActionType = Action
OutcomeType = Face
StateType = State

REAL_DICE = True
"""What falls by chance is a die, which people may throw by hand and type in."""

_TURN = re.compile(r"(\d{1,3})s(\d{1,3})|0x(\d{1,3})")
_STATE = re.compile(
    r"(?:turns=(\S+) ?)?(?:points=(\d{1,3}) ?)?(?:throws=(\d{1,3}) ?)?(?:stage=(throw|choose|over))?"
)


def action_text(ruleset: Ruleset, action: Action) -> str:
    """An action in notation."""
    return "throw" if isinstance(action, Again) else "stop"


def read_action(ruleset: Ruleset, text: str) -> Action:
    """The action that a text names. Raises Unreadable."""
    if text in ("throw", "stop"):
        return Again() if text == "throw" else Stop()
    raise Unreadable(say("unreadable-action", text=excerpt(text)))


def throws(ruleset: Ruleset, action: Action) -> bool:
    """Whether the choice is itself the command to throw."""
    return isinstance(action, Again)


def outcome_text(ruleset: Ruleset, outcome: Face) -> str:
    """A face."""
    return str(outcome.value)


def read_outcome(ruleset: Ruleset, text: str) -> Face:
    """The face that a text names. Raises Unreadable."""
    if len(text) == 1 and text in "123456":
        return Face(int(text))
    raise Unreadable(say("unreadable-outcome", text=excerpt(text)))


def order(ruleset: Ruleset, action: Action) -> int:
    """Throwing stands before stopping."""
    return int(isinstance(action, Stop))


def state_text(ruleset: Ruleset, state: State) -> str:
    """A state; what is as at the start is left out."""
    turns = ",".join(f"{t.points}s{t.throws}" if t.points else f"0x{t.throws}" for t in state.turns)
    words = {"turns": turns, "points": state.points, "throws": state.throws}
    written = [f"{key}={value}" for key, value in words.items() if value]
    return " ".join([*written, f"stage={state.stage}"])


def read_state(ruleset: Ruleset, text: str, seats: int = 1) -> State:
    """The state that a text tells. Raises Unreadable."""
    found = _STATE.fullmatch(text.strip())
    turns = found[1].split(",") if found and found[1] else []
    read = [_TURN.fullmatch(turn) for turn in turns]
    if found is None or None in read:
        raise Unreadable(say("pig-unreadable-state", text=excerpt(text)))
    over = tuple(Turn(int(one[1] or 0), int(one[2] or one[3])) for one in read if one)
    return State(seats, over, int(found[2] or 0), int(found[3] or 0), found[4] or "throw")  # type: ignore[arg-type]
