"""What every command is given to speak with: the language, where words and data go, how wide and how plain.

Must never decide what is said: it renders Messages, writes lines, and knows the terminal.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from pillarbox.cli.text import inert, wrapped

if TYPE_CHECKING:
    from pillarbox.core.message import Message
    from pillarbox.core.record import Seat
    from pillarbox.words.render import Words

NARROWEST, WIDEST, USUAL = 40, 200, 80
BOLD, GREEN, OFF = "\x1b[1m", "\x1b[32m", "\x1b[0m"
LONGEST = 2000
"""No argument of a sentence is shown longer than this."""


def width_of(environ: Mapping[str, str], stream: TextIO) -> int:
    """Columns of the terminal, between 40 and 200: COLUMNS, else what the terminal says, else 80."""
    asked = environ.get("COLUMNS", "")
    if asked.isascii() and asked.isdigit() and len(asked) < 6 and int(asked):
        columns = int(asked)
    else:
        try:
            columns = os.get_terminal_size(stream.fileno()).columns or USUAL
        except (OSError, ValueError, AttributeError):
            columns = USUAL
    return min(max(columns, NARROWEST), WIDEST)


class Face:
    """One run of a command, as its user sees it.

    `lang` is the language's code; `data` names the folder of matches; `json` asks for data instead of text,
    `plain` for lines without drawing or colour.
    """

    def __init__(
        self, lang: str, data: str | Path | None = None, *, json: bool = False, plain: bool = False
    ) -> None:
        self.lang = lang
        self.json = json
        self._data = data
        self.plain = plain or os.environ.get("TERM") == "dumb"

    @cached_property
    def data(self) -> Path:
        """The folder of matches and own rulesets.

        Raises Refused where none is named and no home is known, and where a file is named.
        """
        from pillarbox.core.message import Refused, say
        from pillarbox.play.home import data_dir

        found = data_dir(self._data)
        if found.exists() and not found.is_dir():
            raise Refused(say("store-data-no-folder", folder=str(found)))
        return found

    @cached_property
    def words(self) -> Words:
        """The catalogues of the language; loaded with the first sentence."""
        from pillarbox.words.render import Words

        return Words(self.lang)

    @property
    def width(self) -> int:
        """Columns that a line may take, asked anew: terminals are resized while a match goes on."""
        return width_of(os.environ, sys.stdout)

    @property
    def asking(self) -> bool:
        """Whether somebody sits there to be asked."""
        return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))

    @property
    def coloured(self) -> bool:
        """Whether colour may be used: on a terminal that can, unless NO_COLOR or plainness forbid it."""
        return (
            not self.plain
            and not self.json
            and not os.environ.get("NO_COLOR")
            and sys.stdout is not None
            and sys.stdout.isatty()
        )

    def painted(self, text: str, style: str) -> str:
        """The text in bold or in a colour, where there may be any."""
        return f"{style}{text}{OFF}" if self.coloured else text

    def say(self, id: str, /, **args: Any) -> str:
        """The text with that id in the user's language; its arguments are made harmless."""
        return self.words.say(id, **{name: _harmless(value) for name, value in args.items()})

    def names(self, seats: Sequence[Seat]) -> list[str]:
        """By seat what it is called in the user's language, whether it was given a name or not."""
        from pillarbox.core.unnamed import called_seats

        return [self.words.name(name) for name in called_seats(seats)]

    def render(self, message: Message) -> str:
        """The Message in the user's language; its arguments are made harmless."""
        return self.words.render(_harmless(message))

    def out(self, *lines: str) -> None:
        """Lines of data, on stdout."""
        for line in lines:
            print(line)  # noqa: T201

    def err(self, *lines: str) -> None:
        """Lines of talk, on stderr."""
        for line in lines:
            print(line, file=sys.stderr)  # noqa: T201

    def talk(self, *lines: str) -> None:
        """Lines of a sitting at the table: on stdout, unless that is wanted for JSON."""
        (self.err if self.json else self.out)(*lines)

    def tell(self, text: str, style: str = "") -> None:
        """One text of a sitting, broken to the width; what it is indented by, all its lines are."""
        indent = text[: len(text) - len(text.lstrip(" "))]
        lines = wrapped(text, self.width, indent, "")
        self.talk(*(self.painted(line, style) for line in lines) if style else lines)

    def offer(self, text: str, *commands: str) -> None:
        """A text, and below it commands to be typed, each on a line of its own however long it is."""
        self.tell(text)
        self.talk(*(f"  {command}" for command in commands))

    def give(self, data: Any) -> None:
        """One JSON value on stdout: on a terminal indented, through a pipe on one line."""
        import json

        utf8 = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
        indent = 2 if sys.stdout.isatty() else None
        print(json.dumps(data, ensure_ascii=not utf8, indent=indent, allow_nan=False))  # noqa: T201


def _harmless(value: Any) -> Any:
    """The same argument with every text in it made inert."""
    from pillarbox.core.message import Message

    if isinstance(value, str):
        return inert(value, LONGEST)
    if isinstance(value, Message):
        return Message(value.id, {name: _harmless(part) for name, part in value.args.items()})
    if isinstance(value, list | tuple):
        return [_harmless(part) for part in value]
    return value
