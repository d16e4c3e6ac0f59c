"""The table as its players see it: drawn with characters, or read out line by line.

Must never decide anything: it shows what one seat may know.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import Any

from pillarbox.cli.face import BOLD, GREEN, Face
from pillarbox.core.message import Message

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Empties the screen and what has scrolled off it."""


UNSEEN = ("show-markers", "show-dead")
"""What is said of a position that its drawing does not show."""
RESULTS = ("told-end-", "told-round-", "told-scores", "told-won", "told-alone-score")
"""How the ids of what stands out begin."""
FULL = 100
"""Lines that push everything off a screen that can't be emptied."""


class Screen:
    """Shows positions and tells Messages, in the face's language and width."""

    counts_at_end = False
    """Whether the score sheet is shown at the end even of a match of one round."""

    def __init__(self, face: Face, game: Any, rules: Any, names: Sequence[str]) -> None:
        self.face = face
        self.names = names
        self._game = game
        self._rules = rules
        self._turn: tuple[int, int, int] | None = None
        self._shown: list[str] = []
        self._others: list[str] = []

    def tell(self, messages: Sequence[Message]) -> None:
        """What happened, a line each."""
        for message in messages:
            self.face.tell(self.face.render(message), BOLD if message.id.startswith(RESULTS) else "")

    def line(self, text: str) -> None:
        """One text, broken to the width."""
        self.face.tell(text)

    def table(self, seen: Any, seat: int, whole: bool = False) -> None:
        """The position as it stands before the seat: all of it as a turn begins, else only the box played on.

        Says nothing where nothing has changed since, unless the whole is asked for.
        """
        turn = (seat, getattr(seen.state, "seat", seat), len(getattr(seen.state, "past", ())))
        whole = whole or turn != self._turn or not self._shown
        self._turn = turn
        if self.face.plain:
            self._read_out(seen, seat, whole)
        else:
            self._draw(seen, seat, whole)

    def _read_out(self, seen: Any, seat: int, whole: bool) -> None:
        """The position in sentences: those that have changed, and where a turn begins the seat's own."""
        messages = self._game.show.lines(self._rules, seen, self.names)
        own = [self.face.render(m) for m in messages if m.args.get("name") == self.names[seat]]
        said = [self.face.render(message) for message in messages]
        for text in said:
            if text not in self._shown or (whole and text in own):
                self.line(text)
        self._shown = said

    def _draw(self, seen: Any, seat: int, whole: bool) -> None:
        """The table in characters: all of it, or the box alone where only that has changed.

        Below it what no drawing shows: markers in hand, and that a box can't be shut any more.
        """
        lines = self._game.show.drawing(self._rules, seen, self.names, self.face.width, self._pen)
        space = lines.index("") + 1 if "" in lines else 0
        others, box = lines[:space], lines[space:]
        whole = whole or others != self._others
        self._others = others
        drawn = [re.sub(r"\d+", lambda number: self.face.painted(number[0], GREEN), line) for line in box]
        notes = [
            message
            for message in self._game.show.lines(self._rules, seen, self.names)
            if message.id in UNSEEN
            and message.args.get("name") == self.names[seat]
            and message.args.get("markers", 1)
        ]
        if whole and lines:
            self.face.talk("", *others, *drawn)
            self.tell(notes)
        elif box != self._shown:
            self.face.talk(*drawn)
            self.tell(notes)
        self._shown = box

    def left(self, state: Any, seat: int) -> None:
        """A seat's box as its turn has left it, in small."""
        boxes = getattr(state, "boxes", ())
        if boxes and not self.face.plain:
            show, width = self._game.show, self.face.width
            self.face.talk(*show.seats_lines(self._rules, boxes, self.names, -1, width, self._pen, only=seat))

    def marks(self) -> None:
        """What the marks in a drawing mean."""
        if not self.face.plain:
            pen = self._pen
            self.line(self.face.say("cli-marks", shut=pen.shut, fixed=pen.fixed, turn=pen.turn))

    @property
    def _pen(self) -> Any:
        return self._game.show.pen(getattr(sys.stdout, "encoding", None))

    def sheet(self, seen: Any) -> None:
        """The score sheet."""
        rows = [
            [self.face.render(cell) if isinstance(cell, Message) else str(cell) for cell in row]
            for row in self._game.show.sheet(self._rules, seen, self.names)
        ]
        last = len(rows[0]) - 1 - len(getattr(seen.state, "past", ()))
        lines = self._game.show.table_lines(rows, self.face.width, last=last, pen=self._pen)
        self.face.talk(*lines)

    def rules(self) -> None:
        """The rules in plain words."""
        from pillarbox.cli.rulesets import told

        self.face.talk(*told(self.face, self._game.show.explain(self._rules)))

    def hide(self) -> None:
        """Take what stands on the screen away from the next pair of eyes."""
        if self.face.asking:
            self.face.talk("\n" * FULL if os.environ.get("TERM") == "dumb" else CLEAR)
            self.forget()

    def forget(self) -> None:
        """Show all of the position the next time."""
        self._turn, self._shown = None, []
