"""`/api/daily`: the box of the day.

Must never tell what is still sealed.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from msgspec import Struct

from pillarbox.web import daily
from pillarbox.web.api_tables import Made
from pillarbox.web.desk import WORDS
from pillarbox.web.hall import Hall
from pillarbox.web.problem import REFUSALS, language
from pillarbox.web.visitors import device, found, hall_of

PAST = 14


class DayPast(Struct, frozen=True, kw_only=True):
    """A day that is over: what was made of it, what perfect play makes of the same dice."""

    day: str
    code: str
    score: int | None
    perfect: int | None


class Daily(Struct, frozen=True, kw_only=True):
    """Today."""

    day: str
    line: str
    commitment: str
    """Of today's seed."""
    tomorrow: str
    """The commitment to tomorrow's."""
    code: str
    """The own table; empty before the own attempt."""
    score: int | None
    past: tuple[DayPast, ...]


@get("/api/daily", responses=REFUSALS, summary="The box of the day")
async def today(request: Request[Any, Any, Any]) -> Daily:
    """Also fixes tomorrow's dice, and says by what they are sealed."""
    hall, player = hall_of(request), found(request)
    day = daily.today()
    _, commitment = await daily.sealed(hall, day)
    _, tomorrow = await daily.sealed(hall, daily.after(day))
    code = hall.services.shelf.day_code(day, player.id) if player else ""
    room = await hall.room(code) if code else None
    score = daily.score(room) if room is not None else None
    words = WORDS[language(request)]
    line = "server-daily" if not code else "server-daily-going" if score is None else "server-daily-done"
    return Daily(
        day=day,
        line=words.say(line, score=score or 0),
        commitment=commitment,
        tomorrow=tomorrow,
        code=code,
        score=score,
        past=await _past(request, hall, player.id, day) if player else (),
    )


async def _past(request: Request[Any, Any, Any], hall: Hall, player: int, day: str) -> tuple[DayPast, ...]:
    known: dict[str, int] = request.app.state.perfect
    days = []
    for then, _, code in hall.services.shelf.days_of(player, day, PAST):
        room = await hall.room(code)
        if room is not None:
            await daily.revealed(hall, room)
        if then not in known:
            secret, _ = await daily.sealed(hall, then)
            known[then] = await hall.services.answerers.run(daily.perfect, secret, then)
        score = daily.score(room) if room is not None else None
        days.append(DayPast(day=then, code=code, score=score, perfect=known[then]))
    return tuple(days)


@post("/api/daily", responses=REFUSALS, summary="Play the box of the day")
async def play(request: Request[Any, Any, Any]) -> Made:
    """The one attempt: asked for again, the same table."""
    player = device(request)
    room = await daily.attempt(hall_of(request), player, player.name)
    return Made(room.kept.code)


HANDLERS = [today, play]
