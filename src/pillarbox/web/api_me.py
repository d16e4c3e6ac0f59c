"""`/api/me`: what a browser's player is called, and what waits for them.

Must never tell one device of another's.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, get, put
from litestar.params import JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from pillarbox.core.message import say
from pillarbox.play.people import LONGEST_NAME
from pillarbox.web import views
from pillarbox.web.desk import WORDS
from pillarbox.web.devices import Device
from pillarbox.web.hall import Hall
from pillarbox.web.kept import Kept
from pillarbox.web.past import Past, PastMatch
from pillarbox.web.problem import REFUSALS, Problem, language
from pillarbox.web.visitors import device, hall_of, welcome


class Waiting(Struct, frozen=True, kw_only=True):
    """A table at which the device sits."""

    code: str
    title: str
    ruleset: str
    game: str
    yours: tuple[int, ...]
    turn: bool
    """Whether one of these seats is to act."""
    phase: str
    line: str
    """How it stands, in a sentence."""
    view: Any = None
    """The game's own view; null before the first match."""


class Me(Struct, frozen=True, kw_only=True):
    """A device's player."""

    name: str
    lang: str
    room: str
    tables: tuple[Waiting, ...]


class MeChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player wants to be called, in which language and light the pages are to be."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] | None = None
    lang: Literal["", "en", "pl", "nl"] | None = None
    room: Annotated[str, Meta(max_length=20, pattern="^[a-z-]*$")] | None = None


async def _waiting(hall: Hall, kept: Kept, player: Device, lang: str) -> Waiting | None:
    room = await hall.room(kept.code)
    if room is None:
        return None
    own = room.kept.seats_of(player.id)
    owe = [n for n in views.owing(room.point) if n in own]
    seat = owe[0] if owe else own[0] if own else -1
    seen = views.view(room, views.Eyes(player.id, seat, lang), WORDS[lang])
    return Waiting(
        code=kept.code,
        title=seen.texts["title"],
        ruleset=seen.table.ruleset_title,
        game=kept.game,
        yours=own,
        turn=bool(owe),
        phase=seen.table.phase,
        line=seen.texts["hint"],
        view=seen.view,
    )


async def _me(request: Request[Any, Any, Any], player: Device) -> Me:
    hall, lang = hall_of(request), language(request)
    tables = []
    for kept in hall.services.shelf.tables_of(player.id)[:20]:
        found = await _waiting(hall, kept, player, lang)
        if found is not None:
            tables.append(found)
    return Me(name=player.name, lang=player.lang, room=player.room, tables=tuple(tables))


@get("/api/me", responses=REFUSALS, summary="Who I am here, and what waits for me")
async def me(request: Request[Any, Any, Any]) -> Response[Me]:
    """Also makes a browser known that comes for the first time."""
    player, cookie = await welcome(request, hall_of(request).newcomers)
    return Response(await _me(request, player), cookies=[cookie] if cookie else [])


@get("/api/me/matches", responses=REFUSALS, summary="What I have played")
async def my_matches(request: Request[Any, Any, Any]) -> tuple[PastMatch, ...]:
    """Matches that have ended at tables where the player still sits, the latest first, twenty at most.

    Matches played on from a point of another are practice, and not among them.
    """
    player, shelf = device(request), hall_of(request).services.shelf
    past: Past = request.app.state.past
    return await past.of(player.id, shelf.tables_of(player.id), WORDS[language(request)])


@put("/api/me", responses=REFUSALS, summary="Change name, language or light")
async def change_me(request: Request[Any, Any, Any], data: JSONBody[MeChange]) -> Me:
    """Answers with all that `GET` answers with."""
    player = device(request)
    name = player.name if data.name is None else data.name.strip()
    if not name.isprintable():
        raise Problem(400, say("server-name", most=LONGEST_NAME))
    player = replace(
        player,
        name=name,
        lang=player.lang if data.lang is None else data.lang,
        room=player.room if data.room is None else data.room,
    )
    await hall_of(request).services.shelf.change_device(player)
    return await _me(request, player)


HANDLERS = [me, my_matches, change_me]
