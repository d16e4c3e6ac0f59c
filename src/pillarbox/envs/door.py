"""What is said and checked at the environments' door: refusals in English, actions as whole numbers.

An exception's text is all that a learning program shows, so it says what is wrong and what would be right.
Must never judge a move, nor know a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from operator import index
from typing import Any

from pillarbox.words.needs import needed

with needed("rl"):
    import numpy as np
    from numpy.typing import NDArray

from msgspec.structs import replace

from pillarbox import catalogue
from pillarbox.core.message import Fault, FaultyFile, Message, Refused, say
from pillarbox.words.render import render


class Unfit(Refused):
    """Something asked of an environment that can't be: its text is an English sentence, or one a line where
    several things are wrong. A ValueError. `faults`: those of a ruleset file or of changes, else empty.
    """

    def __init__(self, what: Message | Refused) -> None:
        super().__init__(what.message if isinstance(what, Refused) else what)
        self.faults: tuple[Fault, ...] = tuple(_of_changes(fault) for fault in getattr(what, "faults", ()))

    def __str__(self) -> str:
        told = [self.message]
        if self.faults:
            told = [FaultyFile((fault,)).message for fault in self.faults]
        return "\n".join(dict.fromkeys(render(message, "en") for message in told))

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it comes whole out of a worker process."""
        return type(self), (FaultyFile(self.faults) if self.faults else self.message,)


def _of_changes(fault: Fault) -> Fault:
    """The fault, placed where a programmer wrote what is wrong: not with a terminal's option."""
    return replace(fault, file=f"changes, {fault.key}") if fault.file == catalogue.CHANGES else fault


@contextmanager
def spoken() -> Iterator[None]:
    """What is refused inside leaves as Unfit."""
    try:
        yield
    except Unfit:
        raise
    except Refused as refused:
        raise Unfit(refused) from None


def texts(changes: Mapping[str, Any] | None) -> dict[str, str]:
    """Changes of a ruleset's keys as the catalogue takes them. Raises Unfit for what is no mapping."""
    if changes is None:
        return {}
    if not isinstance(changes, Mapping):
        raise Unfit(say("refused-changes-mapping", given=repr(changes)[:60], right='{"tiles": 10}'))
    return {str(key): str(value) for key, value in changes.items()}


def typed(changes: str) -> dict[str, str]:
    """Changes written `key=value`, a semicolon between two. Raises Unfit for a part that is not."""
    found = {}
    for part in filter(None, (part.strip() for part in changes.split(";"))):
        key, equals, value = part.partition("=")
        if not equals or not key.strip():
            raise Unfit(say("refused-changes-typed", given=part[:60], right="tiles=10;match=single"))
        found[key.strip()] = value.strip()
    return found


def of_its_game(game: str, ruleset: str, name: str, doors: Mapping[str, str]) -> None:
    """Whether a ruleset of this game is meant to go through the door of this name. `doors`: their names, each
    with its usual ruleset. Raises Unfit, with the right name, if another door is this game's.
    """
    games = {entry.id: entry.game for entry in catalogue.entries()}
    right = [door for door, usual in doors.items() if games[usual] == game]
    if right and name not in right:
        raise Unfit(say("refused-other-door", ruleset=ruleset, door=name, right=right[0]))


def number(action: Any) -> int:
    """An action as a number. Raises ValueError for what is not a whole one: nothing is rounded or read."""
    try:
        return index(action)
    except TypeError:
        raise ValueError(f"an action is a whole number, and {action!r} is none") from None


def numbers(actions: Any, lanes: int) -> NDArray[Any]:
    """An action for every lane. Raises ValueError if they are not so many whole numbers."""
    found = np.asarray(actions)
    if found.shape != (lanes,):
        raise ValueError(f"there are {lanes} lanes, and actions of shape {found.shape}")
    if found.dtype.kind not in "iu":
        raise ValueError(f"actions are whole numbers, and these are {found.dtype}")
    return found
