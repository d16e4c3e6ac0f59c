"""What is said and given once a match is over: places, where its record is, how to check it.

Must never work out a result itself: the rules do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pillarbox.cli.face import Face

if TYPE_CHECKING:
    from pillarbox.cli.screen import Screen
    from pillarbox.play.match import Match


def closed(face: Face, screen: Screen, match: Match) -> None:
    """The score sheet, the places where there are several, and the way to the record."""
    point = match.point
    result = match.game.rules.result(point.ruleset, point.state)
    names = screen.names
    if point.over == "ended" and (len(result.rounds) > 1 or screen.counts_at_end):
        face.talk("")
        screen.sheet(match.table.observe(-1))
    if point.over == "ended" and len(names) > 2:
        face.talk("")
        for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], seat)):
            screen.line(face.say("cli-place", place=result.places[seat], name=names[seat]))
    face.talk("")
    face.offer(face.say("cli-kept"), f"pillarbox verify {match.key}", f"pillarbox convert {match.key}")


def as_data(match: Match) -> dict[str, Any]:
    """The match as it stands, for scripts."""
    point = match.point
    result = match.game.rules.result(point.ruleset, point.state)
    return {
        "match": match.key,
        "game": match.game.id,
        "ruleset": getattr(point.ruleset, "id", ""),
        "seats": [{"name": seat.name, "player": seat.player} for seat in point.created.seats],
        "over": point.over == "ended",
        "totals": list(result.totals),
        "places": list(result.places),
        "winners": list(result.winners),
        "stakes": [str(points) for points in result.stakes],
        "rounds": len(result.rounds),
        "events": point.count,
    }
