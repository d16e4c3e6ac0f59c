"""Small matches for the tests of the store: logs made by hand, whose events nobody has to judge."""

from collections.abc import Sequence

from msgspec.structs import replace

from pillarbox.core.record import Aborted, Acted, AnyEvent, Created, Ended, Seat, Thrown, chained, link

ANN = (Seat("Ann"), Seat("Bot", "bot:random"))
SECRET = bytes(range(32))


def created(match: str = "m", seats: Sequence[Seat] = ANN, ruleset: str = "classic") -> tuple[AnyEvent, ...]:
    """The first event of a match."""
    return chained(
        [
            Created(
                n=0,
                format=1,
                match=match,
                game="shut-the-box",
                ruleset={"id": ruleset},
                seats=tuple(seats),
                dice="by-hand",
            )
        ]
    )


def more(log: Sequence[AnyEvent], *events: AnyEvent) -> tuple[AnyEvent, ...]:
    """The events that go on from a log, numbered and chained."""
    numbered = [replace(event, n=len(log) + i) for i, event in enumerate(events)]
    return chained(numbered, link(log[-1]))


def thrown(number: int = 0, command: str = "", seat: int = 0) -> Thrown:
    return Thrown(n=0, seat=seat, number=number, dice=2, faces=(3, 5), entered="Ann", command=command)


def acted(action: str = "3+5", command: str = "", seat: int = 0) -> Acted:
    return Acted(n=0, seat=seat, actions=(action,), command=command)


def sealed(hidden: str, command: str = "") -> Acted:
    return Acted(n=0, seat=0, seal="5ea1", hidden=hidden, command=command)


def ended() -> Ended:
    return Ended(n=0, totals=(2, 7), places=(1, 2), winners=(0,), stakes=("0", "0"))


def aborted() -> Aborted:
    return Aborted(n=0)
