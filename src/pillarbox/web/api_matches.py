"""What can be asked of a table's match: its record, whether it is true, its review, its points, a branch.

Must never show more of a match that goes on than its public part, or than the asking seat has seen.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Raw, Struct

from pillarbox.core import codec
from pillarbox.core.message import say
from pillarbox.core.unnamed import called_seats
from pillarbox.play.records import write
from pillarbox.web import branching, guard, jobs, lan
from pillarbox.web.api_tables import Made, room_of
from pillarbox.web.desk import WORDS
from pillarbox.web.packing import PACKED
from pillarbox.web.past import Past, PastMatch
from pillarbox.web.problem import REFUSALS, Problem, language
from pillarbox.web.replays import Replays
from pillarbox.web.reviews import Progress, Reviews
from pillarbox.web.room import Room
from pillarbox.web.sitting import Sitting
from pillarbox.web.visitors import device, found, hall_of

Place = Annotated[int, Meta(ge=0, le=10**6)]
SeatAsked = Annotated[int, Meta(ge=-1, le=63)]


Number = Annotated[int, Meta(ge=0, le=10**6)]
"""Which match of the table, the first being 1; 0: the one on it."""


async def match_of(request: Request[Any, Any, Any], room: Room, number: int = 0) -> Sitting:
    """The match on the table, or an earlier one. Raises Problem where there is none."""
    if number not in (0, len(room.kept.matches)):
        past: Past = request.app.state.past
        return await past.match(room.game, room.kept, number)
    if room.sitting is None:
        raise Problem(404, say("server-no-match"))
    return room.sitting


async def _ended(request: Request[Any, Any, Any], room: Room, number: int) -> Sitting:
    """The match, over. Raises Problem where it goes on: what it holds would help its players."""
    match = await match_of(request, room, number)
    if not match.point.over:
        raise Problem(400, say("server-match-goes-on"))
    return match


@get("/api/tables/{code:str}/record", responses=REFUSALS, summary="The record, as a file")
async def record(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    form: Annotated[Literal["json", "notation"], QueryParameter()] = "json",
    match: Annotated[Number, QueryParameter()] = 0,
) -> Response[bytes]:
    """Of a match that goes on: its public part so far."""
    asked = await match_of(request, await room_of(request, code), match)
    kind = MediaType.JSON if form == "json" else "text/plain; charset=utf-8"
    ending = "json" if form == "json" else "txt"
    headers = {"content-disposition": f'attachment; filename="{asked.key}.{ending}"'}
    return Response(write(asked.record, form), media_type=kind, headers=headers)


class FaultFound(Struct, frozen=True):
    """Something that is not true: at which event (-1: as a whole), in which part."""

    event: int
    part: str
    wrong: str


class Verdict(Struct, frozen=True, kw_only=True):
    """Whether a record is true; a part is null where there is nothing to check."""

    ok: bool
    dice: bool | None
    deck: bool | None
    moves: bool | None
    result: bool | None
    chain: bool | None
    faults: tuple[FaultFound, ...]
    notes: tuple[str, ...]
    text: str
    """All of it in a sentence."""


async def _verdict(request: Request[Any, Any, Any], data: bytes) -> Verdict:
    words = WORDS[language(request)]
    verdict = await hall_of(request).services.answerers.run(jobs.verdict, data)
    unfinished = any(note.id == "verify-unfinished" for note in verdict.notes)
    text = "cli-verify-so-far" if unfinished else "cli-verify-true"
    return Verdict(
        ok=verdict.ok,
        dice=verdict.dice,
        deck=verdict.deck,
        moves=verdict.moves,
        result=verdict.result,
        chain=verdict.chain,
        faults=tuple(
            FaultFound(one.event, one.part, words.render(one.wrong)) for one in verdict.faults[:100]
        ),
        notes=tuple(words.render(note) for note in verdict.notes),
        text=words.say(text if verdict.ok else "cli-verify-false"),
    )


@get("/api/tables/{code:str}/verify", responses=REFUSALS, summary="Is the record true?")
async def verify_own(
    request: Request[Any, Any, Any], code: FromPath[str], match: Annotated[Number, QueryParameter()] = 0
) -> Verdict:
    """Worked out anew from the public record alone."""
    asked = await match_of(request, await room_of(request, code), match)
    return await _verdict(request, write(asked.record, "json"))


@post("/api/verify", responses=REFUSALS, summary="Is this record true?", status_code=200)
async def verify_any(request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]]) -> Verdict:
    """A record as `/record` gives it."""
    return await _verdict(request, codec.encode(data))


MOST_WAIT = 30
"""Seconds that a question for a review may wait for its answer."""


@get(
    "/api/tables/{code:str}/review",
    responses={
        **REFUSALS,
        202: ResponseSpec(Progress, generate_examples=False, description="Not there yet: how far it is"),
    },
    summary="Luck and skill of the match",
    middleware=[PACKED],
)
async def review(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    seat: Annotated[SeatAsked, QueryParameter()] = -1,
    wait: Annotated[Annotated[int, Meta(ge=0, le=MOST_WAIT)], QueryParameter()] = MOST_WAIT,
    match: Annotated[Number, QueryParameter()] = 0,
) -> Response[dict[str, Any]]:
    """Of one seat, or of all (-1); in the shape of `pillarbox review --json`. Only once the match is over.

    What takes longer than `wait` seconds goes on, is kept with the match, and is answered with how far it is:
    status 202.
    """
    asked = await _ended(request, await room_of(request, code), match)
    if seat >= len(asked.point.players):
        raise Problem(404, say("server-no-such-seat"))
    reviews: Reviews = request.app.state.reviews
    found = await reviews.of(asked, seat, language(request), wait)
    working = isinstance(found, Progress)
    ready: Any = codec.encode(found) if working else found  # as JSON already; the type is what it says
    return Response(ready, media_type=MediaType.JSON, status_code=202 if working else 200)


@get("/api/tables/{code:str}/matches/{number:int}", responses=REFUSALS, summary="A match that has ended")
async def ended(request: Request[Any, Any, Any], code: FromPath[str], number: FromPath[int]) -> PastMatch:
    """Who played it and what it came to; the first match of a table is number 1."""
    room, player = await room_of(request, code), found(request)
    past: Past = request.app.state.past
    return await past.one(room.kept, number, player.id if player else 0, WORDS[language(request)])


class At(Struct, frozen=True, kw_only=True):
    """A match at one point of its log."""

    at: int
    count: int
    seat: int
    text: str
    """What the event at this point did."""
    view: Raw


@get("/api/tables/{code:str}/replay", responses=REFUSALS, summary="The match at one of its points")
async def replay(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    at: Annotated[Place, QueryParameter()] = 0,
    seat: Annotated[SeatAsked, QueryParameter()] = -1,
    match: Annotated[Number, QueryParameter()] = 0,
) -> At:
    """After event number `at`, as a seat saw it; of a match that goes on an own seat, or else a spectator."""
    room = await room_of(request, code)
    asked = await match_of(request, room, match)
    player = found(request)
    own = room.kept.seats_of(player.id) if player else ()
    if seat >= len(asked.point.players) or (not asked.point.over and seat not in own):
        seat = -1
    replays: Replays = request.app.state.replays
    names = room.players if asked is room.sitting else called_seats(asked.point.created.seats)
    point, told = await replays.at(asked, min(at, asked.point.count - 1), seat, names)
    words = WORDS[language(request)]
    seen = room.game.rules.observe(point.ruleset, point.state, seat)
    return At(
        at=point.count - 1,
        count=asked.point.count,
        seat=seat,
        text=" ".join(words.render(message) for message in told),
        view=Raw(codec.encode(room.game.show.view(point.ruleset, seen))),
    )


class BranchWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """From where a match is to be played anew."""

    at: Place
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    match: Number = 0


@post("/api/tables/{code:str}/branch", responses=REFUSALS, summary="Play on from a point of a match")
async def branch(request: Request[Any, Any, Any], code: FromPath[str], data: JSONBody[BranchWanted]) -> Made:
    """A new table with the match up to event `at` and the same dice from there on; bots play the others."""
    player = device(request)
    room = await room_of(request, code)
    match = await _ended(request, room, data.match)
    own = room.kept.seats_of(player.id)
    seat = data.seat if data.seat is not None else own[0] if own else 0
    if seat >= len(match.point.players):
        raise Problem(404, say("server-no-such-seat"))
    made = await branching.branch(hall_of(request), room, match, data.at, seat, player)
    return Made(made.kept.code)


@get(
    "/api/tables/{code:str}/qr.svg",
    responses=REFUSALS,
    summary="The table's link as a QR picture",
    media_type="image/svg+xml",
)
async def qr(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    at: Annotated[str, QueryParameter(max_length=200)] = "",
) -> Response[bytes]:
    """`at`: another address of this server, such as the one on the local network."""
    room = await room_of(request, code)
    settings = hall_of(request).services.settings
    base = at or settings.public_url or str(request.base_url)
    host = guard.host_of(base)
    if not base.startswith(("http://", "https://")) or not guard.known_host(host, settings):
        raise Problem(400, say("server-http-400"))
    scheme = base.partition(":")[0]
    svg = lan.qr_svg(f"{scheme}://{host}/t/{room.kept.code}")
    return Response(svg, media_type="image/svg+xml")


HANDLERS = [record, verify_own, verify_any, review, ended, replay, branch, qr]
