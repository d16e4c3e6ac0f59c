"""`/api/rulesets`: which games there are, and one of them in full.

Must never calculate anything: odds are asked for elsewhere.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from msgspec import Struct

from pillarbox import catalogue
from pillarbox.core.message import say
from pillarbox.web.desk import WORDS
from pillarbox.web.problem import REFUSALS, language


class RulesetLine(Struct, frozen=True, kw_only=True):
    """A ruleset as it is listed."""

    id: str
    game: str
    title: str
    also: tuple[str, ...]
    """All its names, in any language."""
    seats: tuple[int, int]
    line: str
    source: str
    bots: tuple[str, ...]
    """Policies of its game, the easiest first."""


@get("/api/rulesets", responses=REFUSALS, summary="All rulesets")
async def rulesets(request: Request[Any, Any, Any]) -> list[RulesetLine]:
    """In the order of the catalogue."""
    lang = language(request)
    words = WORDS[lang]
    return [
        RulesetLine(
            id=entry.id,
            game=entry.game,
            title=entry.titles[lang],
            also=tuple(dict.fromkeys((*entry.titles.values(), *entry.also))),
            seats=entry.seats,
            line=words.render(say(f"ruleset-{entry.id}.about")),
            source=entry.source,
            bots=tuple(catalogue.game(entry.game).bots.POLICIES),
        )
        for entry in catalogue.entries()
    ]


HANDLERS = [rulesets]
