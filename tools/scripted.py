"""Matches that play themselves the same way every time, for jobs that interrupt, repeat and race them.

Each command is a function of the match as it stands, so a match that was interrupted and taken up again must
end with the very record of one that never was.
"""

from __future__ import annotations

from random import Random

from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.core.record import AnyEvent, Seat
from pillarbox.play.commands import Act, AnyCommand, Throw, Undo
from pillarbox.play.log import Log, MemoryLog
from pillarbox.play.match import Match, begin, seeded_id
from pillarbox.play.verify import verify
from tools.jobs import Failed

NAMES = ("Ann", "Bo", "Cleo", "Dirk")


def opened(log: Log, seed: str) -> Match:
    """The scripted match of this seed, taken up from the log, or begun there if it isn't in it.

    Any ruleset that ships may come up, for one to four seats.
    """
    rng = Random(f"match {seed}")
    game, ruleset = catalogue.load(rng.choice(catalogue.entries()).id)
    fewest, most = ruleset.seats
    seats = rng.randint(fewest, min(most, len(NAMES)))
    try:
        return Match(game, log, seeded_id(seed))
    except Refused:
        sitters = [Seat(name) for name in NAMES[:seats]]
        return begin(game, ruleset, sitters, log, seed=seed, date="2026-01-01")


def command(match: Match) -> AnyCommand:
    """What is played next; its mark names the place in the match, so that the same place gives the same mark.

    Undoes a choice now and then, where the seat that is to choose may.
    """
    point = match.point
    rng = Random(f"command {match.key} {point.count}")
    seat = match.waiting()
    mark = f"at-{point.count}"
    standing = point.standing[-1] if point.standing else None
    if standing is not None and rng.random() < 0.1:
        return Undo(seat=standing.seat, id=mark)
    if point.node.kind == "chance":
        return Throw(seat=seat, id=mark, node=point.opened)
    return Act(seat=seat, id=mark, node=point.opened, actions=(rng.choice(match.table.legal(seat)),))


def reference(seed: str) -> tuple[tuple[AnyEvent, ...], int]:
    """The log of the scripted match, played in memory without a disturbance, and how many commands it
    took.
    """
    match = opened(MemoryLog(), seed)
    return finished(match, seed), len({getattr(event, "command", "") for event in match.table.events} - {""})


def finished(match: Match, seed: str) -> tuple[AnyEvent, ...]:
    """The match's log once it is played on to its end. Raises Failed if a command is refused or it is not
    true.
    """
    while not match.point.over:
        decision = match.submit(command(match))
        if decision.refused is not None:
            raise Failed(f"match {seed}: a scripted command is refused, {decision.refused.id}")
    verdict = verify(match.record)
    if not verdict.ok:
        raise Failed(f"match {seed}: the record does not verify, {verdict.faults[0]}")
    return match.table.events


def earlier(match: Match, length: int) -> Match:
    """The same match as it stood when its log had that length; in memory, apart from the other."""
    log = MemoryLog()
    log.create(match.key, b"", match.table.events[:length])
    return Match(match.game, log, match.key)
