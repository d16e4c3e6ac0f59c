"""A name taken out of a log leaves all else as it was."""

from __future__ import annotations

from pillarbox import catalogue
from pillarbox.core.record import Seat, Thrown, recorded
from pillarbox.play.erase import NOBODY, without_names
from pillarbox.play.log import MemoryLog
from pillarbox.play.match import begin
from pillarbox.play.verify import verify

GAME, GOLF = catalogue.load("golf")


def test_who_never_gave_a_name_is_forgotten_without_a_change_to_the_dice() -> None:
    match = begin(GAME, GOLF, [Seat("", "bot:random"), Seat("Bob", "bot:random")], MemoryLog(), seed="x")
    match.play(None)
    events = match.table.events
    erased = without_names(events, {0})
    assert [seat.name for seat in erased[0].seats] == [NOBODY, "Bob"]  # type: ignore[union-attr]
    assert {event.entered for event in erased if isinstance(event, Thrown)} == {""}
    assert verify(recorded(erased)).ok
