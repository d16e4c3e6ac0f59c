"""A player's name taken out of a log, for those who ask to be forgotten.

The one exception to "a log only grows": names are not part of the game, and their owner may take them back.
What was thrown, dealt and chosen stays, and still verifies; the hash chain is made anew. Must never touch a
move.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from pillarbox.core.record import AnyEvent, Created, Thrown, chained

NOBODY = "—"
"""What stands where a name was."""


def without_names(
    events: Sequence[AnyEvent], seats: Collection[int], name: str = NOBODY
) -> tuple[AnyEvent, ...]:
    """The same log in which the persons of these seats have no name, or this one instead of theirs."""
    first = events[0]
    if not isinstance(first, Created):
        raise ValueError("a match begins with its creation")
    gone = {seat.name for number, seat in enumerate(first.seats) if number in seats} - {""}
    named = tuple(
        replace(seat, name=name) if number in seats else seat for number, seat in enumerate(first.seats)
    )
    changed = [replace(first, seats=named)]
    rest = [
        replace(event, entered=NOBODY) if isinstance(event, Thrown) and event.entered in gone else event
        for event in events[1:]
    ]
    return chained([*changed, *rest]) if first.has_chain else (*changed, *rest)
