"""Time for choices: minutes for a match, or days for a turn, by a clock that nobody turns back.

Time stands while the server, the store or the host's pause is at fault, and once a turn for 30 seconds while
the seat's own line is lost; an opponent's changes nothing. Must never judge a move, nor believe a page's
time.
"""

from __future__ import annotations

from msgspec.structs import replace

from pillarbox.play.people import is_bot
from pillarbox.web import matches
from pillarbox.web.desk import Timed
from pillarbox.web.kept import Chair
from pillarbox.web.outbound import Clock
from pillarbox.web.room import Room
from pillarbox.web.views import owing

GRACE = 30.0
STALL = 3.0
"""No more seconds than this are counted between two looks: what is longer was the server's own absence."""
DAY, MINUTE = 24 * 3600.0, 60.0


class Clocks:
    """The clocks of one table's match. Seconds inside, milliseconds outside."""

    def __init__(self, room: Room) -> None:
        """Go on with what was noted of the present match."""
        self._room = room
        self._match = room.kept.match
        self._left = {int(seat): left / 1000 for seat, left in room.kept.left.items()}
        self._grace: dict[int, float] = {}
        self._running: tuple[int, ...] = ()
        self._opened: dict[int, int] = {}
        self._last = room.services.now()

    def shown(self, seat: int) -> Clock:
        """A seat's clock as it stands."""
        return Clock(max(0, round(self._of(seat) * 1000)), seat in self._running)

    def noted(self) -> dict[str, int]:
        """What is to be kept, by seat, in milliseconds."""
        return {str(seat): max(0, round(left * 1000)) for seat, left in self._left.items()}

    def _of(self, seat: int) -> float:
        timing = self._room.kept.clock
        assert timing is not None, "there are clocks only where there is time"
        return self._left.setdefault(seat, timing.days * DAY or timing.minutes * MINUTE)

    def look(self) -> None:
        """Count the time since the last look, then see whose clocks run from now on."""
        room, now = self._room, self._room.services.now()
        elapsed = min(max(0.0, now - self._last), STALL)
        self._last = now
        if room.kept.match != self._match:
            self._match, self._left, self._running = room.kept.match, {}, ()
        for seat in self._running:
            self._count(seat, elapsed)
        self._running = self._to_move()
        self._turns(self._running)

    def _count(self, seat: int, elapsed: float) -> None:
        away = not self._room.is_here(self._room.kept.chairs[seat].device)
        if away:
            pardoned = min(elapsed, self._grace.get(seat, GRACE))
            self._grace[seat] = self._grace.get(seat, GRACE) - pardoned
            elapsed -= pardoned
        self._left[seat] = self._of(seat) - elapsed

    def _to_move(self) -> tuple[int, ...]:
        room, point = self._room, self._room.point
        if point is None or point.over or not point.ready or room.kept.pause or room.fault:
            return ()
        return tuple(
            seat
            for seat in owing(point)
            if room.kept.chairs[seat].kind == "person" and not is_bot(point.players[seat])
        )

    def _turns(self, seats: tuple[int, ...]) -> None:
        """A turn begins when a seat is asked anew: its grace, and days for a turn, begin anew with it."""
        point, timing = self._room.point, self._room.kept.clock
        if point is None or timing is None:
            return
        for seat in seats:
            if self._opened.get(seat) is None:
                self._grace[seat] = GRACE
                if timing.days:
                    self._left[seat] = timing.days * DAY
            self._opened[seat] = point.opened
        for seat in [seat for seat in self._opened if seat not in seats]:
            del self._opened[seat]

    def over(self) -> tuple[int, ...]:
        """The seats whose time has run out."""
        return tuple(seat for seat in self._running if self._of(seat) <= 0)


NOTE = 10_000
"""Milliseconds by which a clock may differ from what is kept of it: so much a restart may give back."""


async def look(room: Room, clocks: Timed) -> None:
    """Once a second: count, let bots play where time has run out, keep how the clocks stand."""
    clocks.look()
    noted = clocks.noted()
    if any(abs(left - room.kept.left.get(seat, -NOTE)) >= NOTE for seat, left in noted.items()):
        async with room.lock:
            await room.change(replace(room.kept, left=noted))
    for seat in clocks.over():
        async with room.lock:
            clocks.look()
            if seat not in clocks.over():
                continue
            await matches.stand_in(room, seat)
            if room.kept.clock is not None and room.kept.clock.minutes:
                await room.change(room.kept.with_chair(seat, _stays(room.kept.chairs[seat])))
        room.publish()


def _stays(chair: Chair) -> Chair:
    return replace(chair, stays=True)
