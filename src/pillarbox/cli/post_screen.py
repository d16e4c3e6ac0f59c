"""The table of Post Office as its players see it: tableaus drawn with coordinates, or read out line by line.

Where a drawing is wider than the terminal it is read out. Must never decide anything: it shows what one seat
may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pillarbox.cli.screen import Screen
from pillarbox.core.game import Observation
from pillarbox.core.message import Message, say
from pillarbox.games.post_office import show
from pillarbox.games.post_office.rounds import layers
from pillarbox.games.post_office.state import Desk, State

BESIDE = ("post-show-kept", "post-show-passed", "post-show-order")
"""What is said of a position that its drawing does not show."""


class PostScreen(Screen):
    """Shows tableaus, hands and counts."""

    counts_at_end = True
    _said: Message | None = None
    _blocks: dict[str, list[str]] = {}  # noqa: RUF012 - replaced, never changed
    _round: tuple[int, int] | None = None

    def tell(self, messages: Sequence[Message]) -> None:
        """What happened, a line each; what is said twice in a row, of two cards alike, is said once."""
        for message in messages:
            if message != self._said:
                self.line(self.face.render(message))
            self._said = message

    def table(self, seen: Any, seat: int, whole: bool = False) -> None:
        """The position as it stands before the seat: all of it as its round begins, else its own tableau.

        Says nothing where nothing has changed since, unless the whole is asked for.
        """
        now = (seat, seen.state.round)
        whole = whole or now != self._round
        self._round = now
        drawn = [] if self.face.plain else self._drawn(seen, whole)
        if drawn and max(map(len, drawn)) <= self.face.width:
            self._draw_lines(seen, drawn, whole)
        else:
            self._read_blocks(seen, seat, whole)

    def _drawn(self, seen: Observation, whole: bool) -> list[str]:
        width = self.face.width
        return show.drawing(self._rules, seen, self.names, width, self._pen, others=whole)

    def _draw_lines(self, seen: Observation, drawn: list[str], whole: bool) -> None:
        if drawn == self._shown:
            return
        self._shown = drawn
        said = show.lines(self._rules, seen, self.names)
        self.face.talk("")
        if whole:
            self.tell([message for message in said if message.id == "post-show-round"])
        self.face.talk(*drawn)
        if whole:
            self.tell([message for message in said if message.id in BESIDE])

    def _read_blocks(self, seen: Observation, seat: int, whole: bool) -> None:
        """The position in sentences, seat by seat: those that have changed, and where a round begins the
        seat's own.
        """
        blocks = self._by_seat(show.lines(self._rules, seen, self.names))
        own = self.names[seat] if seat >= 0 else ""
        for name, texts in blocks.items():
            before = self._blocks.get(name, [])
            if texts == before and not (whole and name == own):
                continue
            for text in texts:
                if whole or name != own or text not in before:
                    self.line(text)
        self._blocks = blocks

    def _by_seat(self, messages: Sequence[Message]) -> dict[str, list[str]]:
        """The sentences about each seat; those about the round before them, under no name."""
        blocks: dict[str, list[str]] = {}
        name = ""
        for message in messages:
            if message.id == "post-show-tableau":
                name = str(message.args["name"])
            blocks.setdefault(name, []).append(self.face.render(message))
        return blocks

    def spots(self, seen: Observation, card: str, turns: int, free: Sequence[Any]) -> None:
        """Where a card may go, turned so: marked in the tableau, or listed where it can't be drawn."""
        name = f"{card} r{turns}"
        drawn = [] if self.face.plain else show.spots_drawing(self._rules, seen, card, turns, self._pen)
        if drawn and max(map(len, drawn)) <= self.face.width:
            self.tell([say("cards-spots-marked", card=name, count=len(free), open=self._pen.free[0])])
            self.face.talk(*drawn)
        else:
            places = [f"{place.row:+d}{place.col:+d}" for place in free]
            self.tell([say("cards-spots-listed", card=name, count=len(places), places=places)])

    def count(self, seen: Observation, seats: Sequence[int]) -> None:
        """What these seats' tableaus are worth, line by line; of the others only what they come to."""
        state: State = seen.state
        totals = [m for m in show.lines(self._rules, seen, self.names) if m.id == "post-show-tableau"]
        for seat, desk in enumerate(state.desks):
            if seat in seats:
                self._count_of(desk, self.names[seat] if len(state.desks) > 1 else "")
            else:
                self.tell(totals[seat : seat + 1])

    def _count_of(self, desk: Desk, name: str) -> None:
        if name:
            self.line(self.face.say("cards-count-of", name=name))
        pending = len(layers(desk)) - len(desk.tableau)
        for message in show.breakdown(self._rules, layers(desk), pending):
            self.line(self.face.render(message))

    def under(self, seen: Observation, seat: int) -> None:
        """What lies covered in a seat's tableau, as far as it is in sight."""
        for message in show.peek(self._rules, layers(seen.state.desks[seat])):
            self.line(self.face.render(message))

    def sheet(self, seen: Any) -> None:
        """All tableaus, and what they are worth line by line."""
        drawn = [] if self.face.plain else self._drawn(seen, True)
        if drawn and max(map(len, drawn)) <= self.face.width:
            self.face.talk(*drawn, "")
        self.count(seen, range(len(self.names)))

    def left(self, state: Any, seat: int) -> None:
        """Nothing: tableaus are shown as a round begins."""

    def marks(self) -> None:
        """Nothing: a tableau has other marks than a box."""

    def forget(self) -> None:
        """Show all of the position the next time."""
        self._round, self._shown, self._blocks = None, [], {}
