"""What is a device's own: its statistics, its data as a file, moving to another device, being forgotten.

Must never tell or take anything of another device's.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody
from msgspec import Meta, Raw, Struct

from pillarbox import catalogue
from pillarbox.core import codec
from pillarbox.core.message import Message, Refused, say
from pillarbox.core.record import recorded
from pillarbox.core.record_json import write_json
from pillarbox.play.stats import statistics_of
from pillarbox.web import guard, leaving
from pillarbox.web.claiming import claimed
from pillarbox.web.connection import DISPLACED
from pillarbox.web.desk import WORDS
from pillarbox.web.hall import Hall
from pillarbox.web.past import Past
from pillarbox.web.problem import DONE, REFUSALS, Problem, language
from pillarbox.web.reviews import Reviews
from pillarbox.web.secret import hashed_code, new_device_code, new_token
from pillarbox.web.visitors import cookie, device, found, hall_of
from pillarbox.words.render import Words

MINUTES = 15
MOST_MATCHES = 500
LATEST = 10
"""So many matches played alone are looked back on for the statistics at a time."""
ALL = -1
"""As a limit, to SQLite: none."""


class Figure(Struct, frozen=True):
    """A figure with what it is of."""

    title: str
    value: float
    digits: int = 0


class Figures(Struct, frozen=True):
    """Statistics, to be read and to be calculated with."""

    lines: tuple[Figure, ...]
    rulesets: list[dict[str, Any]]
    """As `statistics` in the storage guide tells."""


@get("/api/stats", responses=REFUSALS, summary="What this device's player has done")
async def stats(request: Request[Any, Any, Any]) -> Figures:
    """Of the last 500 matches that ended by their rules."""
    services = hall_of(request).services
    played = services.shelf.played(device(request).id)[-MOST_MATCHES:]
    reviews: Reviews = request.app.state.reviews
    unknown: list[str] = []

    def luckless(key: str) -> float | None:
        if not reviews.is_known(key):
            unknown.append(key)
            return None
        return reviews.luckless(key)

    found = await asyncio.to_thread(statistics_of, services.store, played, luckless=luckless)
    for key in unknown[: -LATEST - 1 : -1]:  # the latest first; they are there at the next look
        reviews.begin(key, recorded(services.store.load(key).events))
    return Figures(_lines(found, WORDS[language(request)]), found)


def _lines(rulesets: list[dict[str, Any]], words: Words) -> tuple[Figure, ...]:
    if not rulesets:
        return ()
    games = sum(one["games"] for one in rulesets)
    wins = sum(one["wins"] for one in rulesets)
    longest = max(one["streak"]["longest"] for one in rulesets)
    lines = [
        Figure(words.say("server-stats-games"), games),
        Figure(words.say("server-stats-wins"), wins, 0 if float(wins).is_integer() else 1),
        Figure(words.say("server-stats-streak"), longest),
        *_special(rulesets, words),
    ]
    for one in sorted(rulesets, key=lambda one: -one["games"])[:5]:
        if one["total"] is not None:
            title = _title(one)
            lines.append(Figure(words.say("server-stats-best", title=title), one["total"]["best"]))
            lines.append(Figure(words.say("server-stats-mean", title=title), one["total"]["mean"], 1))
        if "luckless" in one:
            best, games = one["luckless"]["best"], one["luckless"]["games"]
            lines.append(Figure(words.say("advice-luckless", title=title, games=games), best, 1))
    return tuple(lines)


def _special(rulesets: list[dict[str, Any]], words: Words) -> list[Figure]:
    """How many turns came to the end that their game counts, such as a box that was shut."""
    counts: dict[str, int] = {}
    for one in rulesets:
        special = getattr(catalogue.game(one["game"]).show, "SPECIAL_END", None)
        if special is not None:
            counts[special.text] = counts.get(special.text, 0) + one["ends"].get(special.end, 0)
    return [Figure(words.say(text), count) for text, count in counts.items()]


def _title(line: dict[str, Any]) -> Message:
    known = {entry.id for entry in catalogue.entries()}
    if not line["title"] and line["ruleset"] in known:
        return say("ruleset-" + line["ruleset"])
    return say("ruleset", title=line["title"] or line["ruleset"])


@get("/api/export", responses=REFUSALS, summary="All that is kept of this device's player, as a file")
async def export(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Name, tables, matches with their records, statistics."""
    player, hall = device(request), hall_of(request)
    found = await asyncio.to_thread(_all_of, hall, player.id)
    body = codec.encode({"name": player.name, "lang": player.lang, "room": player.room, **found})
    headers = {"content-disposition": 'attachment; filename="pillarbox.json"'}
    ready: Any = body  # as JSON already; the type is what it says
    return Response(ready, media_type="application/json", headers=headers)


def _all_of(hall: Hall, player: int) -> dict[str, Any]:
    shelf, store = hall.services.shelf, hall.services.store
    played = shelf.played(player)
    tables = [
        {"code": kept.code, "title": kept.title, "ruleset": kept.ruleset, "seats": kept.seats_of(player)}
        for kept in shelf.tables_of(player, ALL)
    ]
    records = []
    for key, seat in played:
        try:
            record = recorded(store.load(key).events)
        except Refused:
            continue
        records.append({"match": key, "seat": seat, "record": Raw(write_json(record))})
    return {"tables": tables, "matches": records, "statistics": statistics_of(store, played)}


class DeviceCode(Struct, frozen=True):
    """A code that works once, and for how many minutes."""

    code: str
    minutes: int


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that another device shows."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


@post("/api/device/code", responses=REFUSALS, summary="A code for moving to another device", status_code=200)
async def code(request: Request[Any, Any, Any]) -> DeviceCode:
    """Void after a quarter of an hour, after its use, and when another is asked for."""
    player = device(request)
    made = new_device_code()
    await hall_of(request).services.shelf.new_code(hashed_code(made), player.id, MINUTES * 60)
    return DeviceCode(f"{made[:5]}-{made[5:]}", MINUTES)


@post("/api/device/claim", responses=DONE, summary="Be the device that shows this code", status_code=204)
async def claim(request: Request[Any, Any, Any], data: JSONBody[Claim]) -> Response[None]:
    """The other device is known here no more; this one has its name, seats and statistics beside its own."""
    hall = hall_of(request)
    hall.claims.take(guard.address(request.scope, hall.services.settings))
    typed = data.code.upper().replace("-", "").replace(" ", "")
    token = new_token()
    if not await claimed(hall, found(request), typed, token):
        raise Problem(400, say("server-no-device-code"))
    return Response(None, status_code=204, cookies=[cookie(request, token)])


@delete("/api/me", responses=DONE, summary="Forget this device's player", status_code=204)
async def erase(request: Request[Any, Any, Any]) -> Response[None]:
    """Seats are given up, names taken out of all records; matches that nobody else has played are removed."""
    player, hall = device(request), hall_of(request)
    for name in hall.services.shelf.codes_about(player.id):
        room = await hall.room(name)
        if room is None:
            continue
        async with room.lock:
            own = bool(room.kept.seats_of(player.id)) or room.kept.host == player.id
            for seat in room.kept.seats_of(player.id):
                await leaving.forgotten(room, seat)
            if room.kept.host == player.id:
                await leaving.pass_on(room)
            await room.change(room.kept.without(player.id))
        for one in list(room.connections):
            if one.device == player.id:
                room.bid(one, DISPLACED, say("server-forgotten"))
        if own and not any(chair.kind == "person" for chair in room.kept.chairs):
            await hall.take_off([name])
        else:
            room.publish()
    keys = {key for key, _ in hall.services.shelf.played(player.id)}
    await hall.services.shelf.erase(player.id)
    await hall.services.shelf.forget_device(player.id)
    reviews: Reviews = request.app.state.reviews
    reviews.forget(keys)
    past: Past = request.app.state.past
    past.forget(keys)
    await hall.read_again(keys)
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie("pillarbox", path="/")
    return answer


HANDLERS = [stats, export, code, claim, erase]
