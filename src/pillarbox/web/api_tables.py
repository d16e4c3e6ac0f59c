"""`/api/tables`: the lobby, making a table, sitting down at one.

Must never tell whose device sits where.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from pillarbox.core.message import Refused, say
from pillarbox.play.people import check_name
from pillarbox.web import guard, matches, views
from pillarbox.web.desk import WORDS
from pillarbox.web.devices import Device
from pillarbox.web.kept import Chair, Late
from pillarbox.web.making import TableWanted, table
from pillarbox.web.outbound import TableInfo
from pillarbox.web.problem import REFUSALS, Problem, language
from pillarbox.web.quota import Quota
from pillarbox.web.room import Room
from pillarbox.web.secret import read_code
from pillarbox.web.visitors import AnyRequest, device, found, hall_of


class Made(Struct, frozen=True):
    """A table's code, by which it is found."""

    code: str


class Joining(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Under which name somebody sits down, and where, if that matters."""

    name: Annotated[str, Meta(max_length=40)] = ""
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None


class Joined(Struct, frozen=True):
    """The seats that the device now holds; `late`: it waits for the next match."""

    seats: tuple[int, ...]
    late: bool = False


async def room_of(request: AnyRequest, code: str) -> Room:
    """The table of a code. Raises Problem where there is none."""
    hall = hall_of(request)
    room = await hall.sought(read_code(code), guard.address(request.scope, hall.services.settings))
    if room is None:
        raise Problem(404, say("server-no-table"))
    return room


@get("/api/tables", responses=REFUSALS, summary="The lobby: tables that anybody may join or watch")
async def lobby(request: Request[Any, Any, Any]) -> list[TableInfo]:
    """The last used first."""
    hall, words = hall_of(request), WORDS[language(request)]
    infos = []
    for kept in hall.services.shelf.listed()[:50]:
        room = await hall.room(kept.code)
        if room is not None:
            infos.append(views.table_info(room, 0, words))
    return infos


@post("/api/tables", responses=REFUSALS, summary="Make a table")
async def make(request: Request[Any, Any, Any], data: JSONBody[TableWanted]) -> Made:
    """Where no seat is open, the match begins as soon as somebody looks at the table."""
    maker, hall = device(request), hall_of(request)
    quota: Quota = request.app.state.tables_quota
    quota.take(guard.address(request.scope, hall.services.settings))
    named = [seat.name.strip() for seat in data.seats if seat.kind == "me" and seat.name.strip()]
    if named and not maker.name:
        maker = replace(maker, name=named[0])
    kept = table(data, maker)
    if named and maker.name == named[0]:
        await hall.services.shelf.change_device(maker)
    room = await hall.make(kept)
    return Made(room.kept.code)


@get("/api/tables/{code:str}", responses=REFUSALS, summary="What anybody may know of a table")
async def about(request: Request[Any, Any, Any], code: FromPath[str]) -> TableInfo:
    """As the asking device sees it."""
    room = await room_of(request, code)
    player = found(request)
    return views.table_info(room, player.id if player else 0, WORDS[language(request)])


@post("/api/tables/{code:str}/join", responses=REFUSALS, summary="Sit down", status_code=200)
async def join(request: Request[Any, Any, Any], code: FromPath[str], data: JSONBody[Joining]) -> Joined:
    """At the seat named, else at the first that is free; where none is, wait for the next match."""
    player = device(request)
    room = await room_of(request, code)
    name = data.name.strip() or player.name
    first = next((n for n, chair in enumerate(room.kept.chairs) if chair.kind == "open"), 0)
    check_name(first if data.seat is None else data.seat, name, empty=False)
    if not player.name:
        player = replace(player, name=name)
        await hall_of(request).services.shelf.change_device(player)
    async with room.lock:
        answer = await sit_down(room, player, name, data.seat)
    room.publish()
    return answer


async def sit_down(room: Room, player: Device, name: str, seat: int | None) -> Joined:
    """Give a seat to a device. Raises Refused where that can't be."""
    kept = room.kept
    if player.id in kept.barred:
        raise Refused(say("server-sent-away"))
    own = kept.seats_of(player.id)
    if own and seat is None:
        return Joined(own)
    if kept.lock:
        raise Refused(say("server-locked"))
    free = [n for n, chair in enumerate(kept.chairs) if chair.kind == "open"]
    if seat is not None and seat not in free:
        raise Refused(say("server-seat-taken"))
    if not free:
        if all(one.device != player.id for one in kept.late):
            await room.change(replace(kept, late=(*kept.late, Late(player.id, name))))
        return Joined((), late=True)
    number = free[0] if seat is None else seat
    taken = kept.with_chair(number, Chair(kind="person", name=name, device=player.id))
    going_on = room.point is not None and not room.point.over
    await room.change(taken, [(player.id, kept.match, number)] if going_on else [])
    if going_on:
        await matches.come_back(room, number)
    return Joined(room.kept.seats_of(player.id))


HANDLERS = [lobby, make, about, join]
