"""Lines from a keyboard, or from a pipe that stands for one.

Must never lose its temper: a line may have any length and any bytes. The end of the input is an EOFError.
"""

from __future__ import annotations

import sys
from contextlib import suppress

from pillarbox.cli.face import BOLD, Face
from pillarbox.cli.text import inert

PROMPT = "> "

LONGEST = 400
"""What a line has beyond this many characters is read and dropped."""


class Keyboard:
    """Asks questions and reads the answers, a line each."""

    def __init__(self, face: Face) -> None:
        self._face = face
        self._edits = face.asking and not face.json
        self._echo = sys.stderr if face.json else sys.stdout
        if self._edits:
            with suppress(ImportError):
                import readline  # noqa: F401 - arrows and history while a line is typed

    def ask(self, question: str) -> str:
        """The line typed below the question, without its end. Raises EOFError where there is no more."""
        self._face.tell(question, BOLD)
        if self._edits:
            return input(PROMPT)[:LONGEST]
        self._echo.write(PROMPT)
        self._echo.flush()
        line = self._line()
        # What comes through a pipe doesn't show by itself; with it the output reads like the sitting it was.
        self._echo.write(inert(line) + "\n")
        return line

    def _line(self) -> str:
        if sys.stdin is None:
            raise EOFError
        line = sys.stdin.readline(LONGEST)
        if not line:
            self._echo.write("\n")
            raise EOFError
        rest = line
        while rest and not rest.endswith("\n"):
            rest = sys.stdin.readline(LONGEST)
        return line.rstrip("\r\n")
