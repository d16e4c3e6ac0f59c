"""`/api/print`: a ruleset on paper, as a PDF made in a worker.

Must never make a sheet on the event loop, nor take a path or a drawing from the network.
"""

from __future__ import annotations

import binascii
from base64 import b64decode
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from pillarbox.catalogue import Game
from pillarbox.core.message import Refused, say
from pillarbox.sheets.pictures import LARGEST_SENT, check_sent
from pillarbox.sheets.print import COLOUR, FELT, MOST_PLAYERS, Wanted, colours
from pillarbox.web import jobs
from pillarbox.web.making import rules_of
from pillarbox.web.problem import REFUSALS, language
from pillarbox.web.visitors import hall_of
from pillarbox.words.render import Words

MOST_KEYS = 40
LONGEST = 200
"""Signs of a title, a theme or a colour: more are no slip that deserves a sentence of its own."""


class Theme(Struct, frozen=True):
    """How a game may look on paper."""

    id: str
    name: str
    colours: tuple[str, ...]
    """Those of the sheet's colours that show in it."""


class Printed(Struct, frozen=True, kw_only=True):
    """What may be chosen of a print sheet."""

    players: int
    """Player cards for so many at most."""
    themes: tuple[Theme, ...]
    """None where there is but one look."""
    plain: tuple[str, ...]
    """Those of the colours that show in the look that the rules themselves have."""
    colours: dict[str, str]
    """Those that show on it in any look, `colour` and perhaps `felt`, as they are where nothing is said."""
    teacher: bool
    """Whether the game has a teacher's sheet."""
    picture: int
    """Bytes of a picture beside the title, at most."""


def printed(game: Game, rules: Any, words: Words) -> Printed | None:
    """What may be chosen for these rules; None where their game has no sheet."""
    if game.sheet is None:
        return None
    usual = {"colour": COLOUR, "felt": FELT}
    themes = tuple(
        Theme(one, words.say(f"print-theme-{one}"), colours(game, rules, one)) for one in game.sheet.THEMES
    )
    plain = colours(game, rules)
    shown = {*plain, *(name for one in themes for name in one.colours)}
    return Printed(
        players=min(MOST_PLAYERS, rules.seats[1]),
        themes=themes,
        plain=plain,
        colours={name: tone for name, tone in usual.items() if name in shown},
        teacher=game.lesson is not None,
        picture=LARGEST_SENT,
    )


@get(
    "/api/print",
    responses=REFUSALS,
    summary="A ruleset to print, cut out and play",
    media_type="application/pdf",
)
async def sheet(
    request: Request[Any, Any, Any],
    rules: Annotated[str, QueryParameter(min_length=1, max_length=60)],
    changes: Annotated[list[str] | None, QueryParameter(name="with", max_items=MOST_KEYS)] = None,
    paper: Annotated[Literal["a4", "letter"], QueryParameter()] = "a4",
    players: Annotated[int | None, QueryParameter(ge=1, le=MOST_PLAYERS)] = None,
    theme: Annotated[str, QueryParameter(max_length=LONGEST)] = "",
    title: Annotated[str, QueryParameter(max_length=LONGEST)] = "",
    colour: Annotated[str, QueryParameter(max_length=LONGEST)] = COLOUR,
    felt: Annotated[str, QueryParameter(max_length=LONGEST)] = FELT,
    low_ink: Annotated[bool, QueryParameter()] = False,
    teacher: Annotated[bool, QueryParameter()] = False,
) -> Response[bytes]:
    """`with=key=value` sets a key anew, as often as there are keys to set. A picture needs the form with a
    body.
    """
    wanted = Wanted(
        language=language(request),
        paper=paper,
        players=players,
        title=title,
        colour=colour,
        felt=felt,
        theme=theme,
        low_ink=low_ink,
        teacher=teacher,
    )
    return await _made(request, rules, _read(changes or []), wanted)


class PrintWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sheet to be made: of which rules, on which paper, in which dress."""

    rules: Annotated[str, Meta(min_length=1, max_length=60)]
    changes: dict[str, str] = {}
    """Keys of the ruleset set anew, each to what a ruleset file would say."""
    paper: Literal["a4", "letter"] = "a4"
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] | None = None
    """Player cards for so many, at most as many as the rules seat; null for two."""
    theme: Annotated[str, Meta(max_length=LONGEST)] = ""
    """How the game looks; as its rules have it where this is empty."""
    title: Annotated[str, Meta(max_length=LONGEST)] = ""
    colour: Annotated[str, Meta(max_length=LONGEST)] = COLOUR
    """Of the accents, as #rrggbb."""
    felt: Annotated[str, Meta(max_length=LONGEST)] = FELT
    """Of the floor of a box, as #rrggbb."""
    logo: str = ""
    """A PNG or JPEG picture to stand beside the title, in base64: at most 40 KiB and 2000 pixels a side."""
    low_ink: bool = False
    teacher: bool = False


@post(
    "/api/print",
    responses=REFUSALS,
    summary="The same, with a picture beside the title",
    status_code=200,
    media_type="application/pdf",
)
async def dressed(request: Request[Any, Any, Any], data: JSONBody[PrintWanted]) -> Response[bytes]:
    """The picture goes into the sheet and is kept nowhere."""
    try:
        logo = b64decode(data.logo, validate=True)
    except (binascii.Error, ValueError):
        raise Refused(say("server-print-logo")) from None
    if logo:
        check_sent(logo)
    wanted = Wanted(
        language=language(request),
        paper=data.paper,
        players=data.players,
        title=data.title,
        logo=logo,
        colour=data.colour,
        felt=data.felt,
        theme=data.theme,
        low_ink=data.low_ink,
        teacher=data.teacher,
    )
    return await _made(request, data.rules, data.changes, wanted)


async def _made(
    request: Request[Any, Any, Any], rules: str, changes: dict[str, str], wanted: Wanted
) -> Response[bytes]:
    game, ruleset = rules_of(rules, changes)
    made = await hall_of(request).services.answerers.run(jobs.printed, game.id, ruleset, wanted)
    headers = {"content-disposition": 'inline; filename="pillarbox.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)


def _read(changes: list[str]) -> dict[str, str]:
    found = {}
    for change in changes:
        key, equals, value = change.partition("=")
        if not equals:
            raise Refused(say("server-print-with", text=change))
        found[key] = value
    return found


HANDLERS = [sheet, dressed]
