"""`/api/print`: a ruleset on paper, as a PDF made in a worker.

Must never make a sheet on the event loop, nor take a picture or a path from the network.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.params import QueryParameter

from pillarbox.core.message import Refused, say
from pillarbox.sheets.print import LONGEST_TITLE, MOST_PLAYERS, Wanted
from pillarbox.web import jobs
from pillarbox.web.making import rules_of
from pillarbox.web.problem import REFUSALS, language
from pillarbox.web.visitors import hall_of

MOST_KEYS = 40


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
    title: Annotated[str, QueryParameter(max_length=LONGEST_TITLE)] = "",
    low_ink: Annotated[bool, QueryParameter()] = False,
    teacher: Annotated[bool, QueryParameter()] = False,
) -> Response[bytes]:
    """`with=key=value` sets a key anew, as often as there are keys to set."""
    game, ruleset = rules_of(rules, _read(changes or []))
    wanted = Wanted(
        language=language(request),
        paper=paper,
        players=players,
        title=title,
        low_ink=low_ink,
        teacher=teacher,
    )
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


HANDLERS = [sheet]
