"""What is kept of a table beside its matches: how it is set and who sits there. Data only.

Must never hold a token, nor anything of a match that its log holds.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from pillarbox.core import codec

Kind = Literal["person", "bot", "open"]


class Chair(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of the table: who holds it, under which name."""

    kind: Kind = "open"
    name: str = ""
    policy: str = ""
    """Of a bot."""
    device: int = 0
    """The device whose person sits here; 0: nobody's."""
    stays: bool = False
    """Of a person's seat: a bot plays it to the end of the match, whoever comes back."""


class Timing(Struct, frozen=True, omit_defaults=True):
    """Time for choices: minutes for a match, or days for a turn; one of the two."""

    minutes: int = 0
    days: int = 0


class Late(Struct, frozen=True):
    """Somebody who waits for the next match."""

    device: int
    name: str


class Kept(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table."""

    code: str
    title: str = ""
    game: str
    ruleset: dict[str, Any]
    """In full, as the game's own JSON."""
    chairs: tuple[Chair, ...]
    host: int = 0
    """The device that has the powers of a host; 0: nobody."""
    made: int = 0
    """When it was made, in seconds of universal time."""
    real: bool = False
    """Dice are thrown beside the screen."""
    clock: Timing | None = None
    coach: bool = False
    chat: bool = False
    private: bool = True
    lock: bool = False
    pause: bool = False
    match: str = ""
    """The key of the present match; empty before the first."""
    matches: tuple[str, ...] = ()
    """The keys of all, the present one last."""
    revision: int = 0
    """Grows with every change, and by the events of a match when the next one takes its place."""
    late: tuple[Late, ...] = ()
    barred: tuple[int, ...] = ()
    """Devices that were sent away."""
    left: dict[str, int] = {}
    """By seat, the milliseconds of its clock when they were last noted."""
    day: str = ""
    """Of a table for the box of a day: that day."""

    def seats_of(self, device: int) -> tuple[int, ...]:
        """The seats that a device holds."""
        if not device:
            return ()
        return tuple(n for n, chair in enumerate(self.chairs) if chair.device == device)

    def with_chair(self, seat: int, chair: Chair) -> Kept:
        """The same table with another holder of a seat."""
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def without(self, device: int) -> Kept:
        """The same table without a device among those who wait or were sent away; seats are not looked at."""
        late = tuple(one for one in self.late if one.device != device)
        return replace(self, late=late, barred=tuple(one for one in self.barred if one != device))

    def moved(self, old: int, new: int) -> Kept:
        """The same table, where all that one device had here is another's, who may have had something too."""
        chairs = tuple(replace(one, device=new) if one.device == old else one for one in self.chairs)
        waits = any(one.device == new for one in self.late)
        late = tuple(
            replace(one, device=new) if one.device == old else one
            for one in self.late
            if one.device != old or not waits
        )
        sits = any(chair.device == new for chair in chairs)
        barred = tuple(
            dict.fromkeys(new if one == old else one for one in self.barred if one != old or not sits)
        )
        host = new if self.host == old else self.host
        return replace(self, chairs=chairs, late=late, barred=barred, host=host, revision=self.revision + 1)


def encoded(kept: Kept) -> bytes:
    """As it is stored."""
    return codec.encode(kept)


def decoded(body: bytes) -> Kept:
    """What `encoded` has made. Raises Unreadable."""
    found: Kept = codec.decode(body, Kept)
    return found
