"""What a room below `words` says: an id from the language catalogues with its arguments, never a sentence.

Must never hold text in a human language.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs


class Message(Struct, frozen=True):
    """A text to be rendered by `words`.

    `id` is a key of the language catalogues; `args` are its variables: numbers, texts, lists of
    tile labels, or further Messages, which are rendered first.
    """

    id: str
    args: dict[str, Any] = {}


def say(id: str, **args: Any) -> Message:
    """A Message with keyword arguments; the arguments' names are the catalogue's variables."""
    return Message(id, args)


class Fault(Struct, frozen=True):
    """One thing that is wrong with a file, with its place.

    `line` counts from 1 and is 0 where no line can be named; `key` is empty where the whole file is
    meant. `wrong` says what is wrong there, `right` what would be right.
    """

    file: str
    line: int
    key: str
    wrong: Message
    right: Message


class Refused(ValueError):
    """Something asked for cannot be: carries the Message that says why. Nothing has been changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it comes whole out of a worker process."""
        return type(self), (self.message,)


class IllegalMove(Refused):
    """A move that the rules do not allow at this point."""


class Unreadable(Refused):
    """A text that is not in the notation it should be in."""


class FaultyFile(Refused):
    """A ruleset or deck file that cannot be used: carries all that is wrong with it, by line."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        file, line, _, wrong, right = structs.astuple(faults[0])
        where = {"line": str(line)} if line else {}
        name = "refused-faulty-line" if line else "refused-faulty-file"
        super().__init__(Message(name, {"file": file, **where, "wrong": wrong, "right": right}))
        self.faults = faults

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew from its faults."""
        return type(self), (self.faults,)
