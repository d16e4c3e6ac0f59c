"""The events of one decision while they are put together: what a command leads to, and what follows.

Works on a private copy of the match; nothing has happened until the table applies the events. Must never
judge who may do what (the table does), nor call the rules' `step` but through `fold`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from pillarbox.core import codec
from pillarbox.core.record import (
    FORMAT,
    AnyEvent,
    Created,
    DiceKind,
    Drawn,
    Ended,
    Opened,
    Revealed,
    Seat,
    Thrown,
)
from pillarbox.play import fair
from pillarbox.play.dice import Dice
from pillarbox.play.fold import Playable, Point, advance, begin


class Draft:
    """The events of one decision while they are put together, on a private copy of the match."""

    def __init__(self, game: Playable, dice: Dice, point: Point | None) -> None:
        self.game = game
        self.dice = dice
        self._point = point
        self.events: list[AnyEvent] = []

    @property
    def point(self) -> Point:
        """The match after the events so far."""
        assert self._point is not None, "a match begins with its first event"
        return self._point

    def add(self, event: AnyEvent) -> None:
        """Append an event made with number 0; its number and the hash before it are filled in."""
        if self._point is None:
            self._point = begin(self.game, event)
        else:
            prev = self._point.head if self._point.created.has_chain else ""
            event = replace(event, n=self._point.count, prev=prev)
            self._point = advance(self.game, self._point, event)
        self.events.append(event)

    def seal(self, hidden: str) -> str:
        """The seal on what the next event hides."""
        return fair.seal(self.dice.seal_key(self.point.count), hidden.encode()).hex()

    def throw(self, seat: int, faces: Sequence[int] | None, entered: str, command: str) -> None:
        """The awaited throw: drawn, or as it fell."""
        point = self.point
        source: Any = point.node.source
        number = point.counters.get(source, 0)
        if faces is None:
            numbers = self.dice.draw(point.seeds, source, number, point.node.asks)
            faces = [n + 1 for n in numbers]
        self.add(
            Thrown(
                n=0,
                seat=seat,
                source=source,
                number=number,
                dice=len(point.node.asks),
                faces=tuple(faces),
                scheme=0 if entered else fair.SCHEME,
                entered=entered,
                command=command,
            )
        )

    def follow(self) -> None:
        """All that happens by itself: cards are dealt, the end is written down."""
        while self.point.ready and not self.point.over:
            node = self.point.node
            if node.kind == "chance" and node.roller is None:
                self._draw()
            elif node.kind == "terminal":
                self._end()
            else:
                return

    def _draw(self) -> None:
        point, rules = self.point, self.game.rules
        source: Any = point.node.source
        number = point.counters.get(source, 0)
        if source == "deck":
            values: tuple[int, ...] = (self.dice.card(point.seeds, number, point.node.asks[0]),)
        else:
            values = self.dice.draw(point.seeds, source, number, point.node.asks)
        outcome = rules.settle(point.ruleset, point.state, values)
        text = self.game.notation.outcome_text(point.ruleset, outcome)
        drawn = Drawn(n=0, source=source, number=number, scheme=fair.SCHEME)
        if len(rules.witnesses(point.ruleset, point.state, outcome)) < len(point.players):
            self.add(replace(drawn, seal=self.seal(text), hidden=text))
        else:
            self.add(replace(drawn, values=values, outcome=text))

    def open(self, sealed: Iterable[int]) -> None:
        """Publish what these events hid."""
        for n in sealed:
            self.add(Opened(n=0, of=n, key=self.dice.seal_key(n).hex(), hidden=self.point.hidden[n]))

    def _end(self) -> None:
        result = self.game.rules.result(self.point.ruleset, self.point.state)
        self.add(
            Ended(
                n=0,
                totals=result.totals,
                places=result.places,
                winners=result.winners,
                stakes=tuple(map(str, result.stakes)),
            )
        )
        self.reveal()

    def reveal(self) -> None:
        """Publish all that is still hidden, last of all the server seed, if it is this match's alone."""
        self.open(self.point.sealed)
        if self.dice.held:
            return
        self.add(Revealed(n=0, seed=self.dice.reveal().hex()))


def create(
    game: Playable,
    ruleset: Any,
    seats: Sequence[Seat],
    dice: Dice,
    *,
    match: str,
    kind: DiceKind = "committed",
    date: str = "",
) -> tuple[AnyEvent, ...]:
    """The first events of a match. Raises Refused if the ruleset doesn't allow so many seats."""
    draft = Draft(game, dice, None)
    draft.add(
        Created(
            n=0,
            format=FORMAT,
            match=match,
            game=game.id,
            ruleset=codec.plain(ruleset),
            seats=tuple(seats),
            dice=kind,
            commitment=fair.commitment(dice.reveal()).hex(),
            date=date,
        )
    )
    draft.follow()
    return tuple(draft.events)
