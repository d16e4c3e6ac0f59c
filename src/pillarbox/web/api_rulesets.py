"""`/api/rulesets` and `/api/odds`: which games there are, one in full, changed rules judged and calculated.

Must never calculate on the event loop, nor open a file whose name came over the network.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from pillarbox import catalogue
from pillarbox.core import codec
from pillarbox.core.message import FaultyFile, Refused, say
from pillarbox.plugins import BrokenPlugin
from pillarbox.web import jobs
from pillarbox.web.api_print import Printed, printed
from pillarbox.web.desk import WORDS
from pillarbox.web.making import rules_of
from pillarbox.web.packing import PACKED
from pillarbox.web.problem import REFUSALS, Problem, language
from pillarbox.web.visitors import hall_of
from pillarbox.web.workers import Workers
from pillarbox.words.render import Words

AGREED = {"rounds": ("rounds",), "limit": ("elimination", "until", "first-to")}
"""Keys on which players agree before a match, by the kinds of match that have them."""
ABOUT = ("base", "title", "source", "also", "deck")
"""Keys that a page does not change."""


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


class Key(Struct, frozen=True, kw_only=True):
    """A key of a ruleset: what it means, what it is, what it may be, as JSON Schema says it."""

    key: str
    help: str
    value: Any
    schema: dict[str, Any]


class Part(Struct, frozen=True):
    """A part of the rules in words."""

    title: str
    lines: tuple[str, ...]


class RulesetFull(RulesetLine, frozen=True, kw_only=True):
    """A ruleset with its rules in words and its keys."""

    keys: tuple[Key, ...]
    rules: tuple[Part, ...]
    ask: tuple[str, ...]
    """Keys on which the players are to agree before a match."""
    picture: dict[str, Any] | None = None
    """What the worked example, the last part of the rules, shows; None where words will do."""
    print: Printed | None = None
    """What a sheet of it may be asked for; None where its game has none."""


def _line(entry: catalogue.Entry, lang: str) -> dict[str, Any]:
    shipped = f"ruleset-{entry.id}"
    return {
        "id": entry.id,
        "game": entry.game,
        "title": entry.titles[lang],
        "also": tuple(dict.fromkeys((*entry.titles.values(), *entry.also))),
        "seats": entry.seats,
        "line": WORDS[lang].render(say(f"ruleset-{entry.id}.about")) if _is_shipped(shipped) else "",
        "source": entry.source,
        "bots": _policies(entry.game),
    }


def _policies(game: str) -> tuple[str, ...]:
    """The policies of a game; none of a plug-in that is broken, which must not hide all the others."""
    try:
        return tuple(catalogue.game(game).bots.POLICIES)
    except BrokenPlugin:
        return ()


def _is_shipped(name: str) -> bool:
    from pillarbox.words.texts import entries

    return name in entries("en")


@get("/api/rulesets", responses=REFUSALS, summary="All rulesets", middleware=[PACKED])
async def rulesets(request: Request[Any, Any, Any]) -> list[RulesetLine]:
    """In the order of the catalogue."""
    lang = language(request)
    return [RulesetLine(**_line(entry, lang)) for entry in catalogue.entries()]


@get("/api/rulesets/{id:str}", responses=REFUSALS, summary="One ruleset in full", middleware=[PACKED])
async def ruleset(request: Request[Any, Any, Any], id: FromPath[str]) -> RulesetFull:
    """Its rules in whole sentences, its keys with their values."""
    lang = language(request)
    entry = next((one for one in catalogue.entries() if one.id == id), None)
    if entry is None:
        raise Problem(404, say("server-no-ruleset"))
    game, rules = catalogue.load(id)
    return RulesetFull(
        **_line(entry, lang),
        keys=_keys(game, rules, WORDS[lang]),
        rules=_parts(game, rules, WORDS[lang]),
        ask=asked(rules),
        picture=game.show.pictured(rules) if hasattr(game.show, "pictured") else None,
        print=printed(game, rules, WORDS[lang]),
    )


def asked(rules: Any) -> tuple[str, ...]:
    """The keys on which players of these rules are to agree."""
    kind = getattr(rules, "match", "")
    found = [key for key, kinds in AGREED.items() if kind in kinds]
    return (*found, "stake") if getattr(rules, "stake", 0) > 0 else tuple(found)


def _keys(game: catalogue.Game, rules: Any, words: Words) -> tuple[Key, ...]:
    schema: dict[str, Any] = game.ruleset.schema()["properties"]
    values = codec.plain(rules)
    return tuple(
        Key(
            key=key,
            help=words.render(say("key-" + key.replace("_", "-"))),
            value=values.get(key),
            schema={name: part for name, part in about.items() if name != "description"},
        )
        for key, about in schema.items()
        if key not in ABOUT
    )


def _parts(game: catalogue.Game, rules: Any, words: Words) -> tuple[Part, ...]:
    return tuple(
        Part(words.render(part.title), tuple(words.render(one) for one in part.sentences))
        for part in game.show.rulesheet(rules)
    )


class RulesWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ruleset with keys set anew."""

    base: Annotated[str, Meta(min_length=1, max_length=60)] = ""
    ruleset: Annotated[str, Meta(max_length=60)] = ""
    """Another name for `base`."""
    changes: dict[str, str] = {}


class Checked(Struct, frozen=True, kw_only=True):
    """What is wrong with changed rules; where nothing is, what they are now."""

    faults: tuple[str, ...]
    keys: tuple[Key, ...] = ()
    rules: tuple[Part, ...] = ()


@post(
    "/api/rulesets/check",
    responses=REFUSALS,
    summary="Can these rules be played?",
    status_code=200,
    middleware=[PACKED],
)
async def check(request: Request[Any, Any, Any], data: JSONBody[RulesWanted]) -> Checked:
    """All faults in words, or the rules in words."""
    words = WORDS[language(request)]
    try:
        game, rules = rules_of(data.base or data.ruleset, data.changes)
    except FaultyFile as faulty:
        faults = (
            words.say("server-fault-of-key", key=one.key, wrong=one.wrong, right=one.right)
            for one in faulty.faults[:20]
        )
        return Checked(faults=tuple(faults))
    return Checked(faults=(), keys=_keys(game, rules, words), rules=_parts(game, rules, words))


class OddsWanted(RulesWanted, frozen=True, kw_only=True):
    """The odds of a ruleset with keys set anew."""

    edge: bool = True
    """Whether the edge of the first of two, and each seat's part of the win, are wanted as well: they take
    much longer than the rest.
    """
    seats: Annotated[int, Meta(ge=0, le=12)] = 0
    """For so many seats each one's odds are wanted as well, with its handicaps; 0: for none."""


class SeatOdds(Struct, frozen=True, kw_only=True):
    """What a round comes to for one seat: what its own turn is expected to score, its chance to shut the box,
    its part of the win; that is null where it takes too long to tell or was not asked for.
    """

    mean: float
    shut: float
    share: float | None


class Odds(Struct, frozen=True, kw_only=True):
    """What one turn comes to under best play: mean and spread of the score, chance to shut, throws."""

    mean: float
    sd: float
    shut: float
    throws: float | None
    distribution: tuple[tuple[int, float], ...]
    measure: str
    """`score`, or `throws` where a turn always ends with a shut box."""
    first_edge: float | None = None
    """How much likelier the first of two is to win a round; null where that takes too long to tell or was
    not asked for.
    """
    by_seat: tuple[SeatOdds, ...] = ()
    notes: tuple[str, ...] = ()


@post(
    "/api/odds",
    responses=REFUSALS,
    summary="What these rules do to the odds",
    status_code=200,
    middleware=[PACKED],
)
async def odds(request: Request[Any, Any, Any], data: JSONBody[OddsWanted]) -> Odds:
    """Calculated in a process of its own, with limits of time and memory."""
    game, rules = rules_of(data.base or data.ruleset, data.changes)
    if game.solve is None or not hasattr(game.solve, "odds"):
        raise Refused(say("server-no-odds"))
    figures = Figures(request.app.state.odds, hall_of(request).services.answerers, game.id, rules)
    found: jobs.Odds = await figures.of(jobs.odds)
    if data.edge:
        found = jobs.with_edge(found, await figures.tried(jobs.first_edge))
    by_seat = await _by_seat(figures, data.seats, data.edge) if data.seats else ()
    words = WORDS[language(request)]
    return Odds(
        mean=found.mean,
        sd=found.sd,
        shut=found.shut,
        throws=found.throws,
        distribution=found.distribution,
        measure=found.measure,
        first_edge=found.first_edge,
        by_seat=by_seat,
        notes=tuple(words.render(note) for note in found.notes),
    )


class Figures:
    """What was worked out about rules, kept for the next who asks."""

    MOST = 1024

    def __init__(self, known: dict[Any, Any], workers: Workers, game: str, rules: Any) -> None:
        self._known, self._workers, self._about = known, workers, (game, rules)

    async def of(self, work: Callable[..., Any], *more: Any) -> Any:
        """What this work makes of the rules. Raises Refused."""
        key = (work, *self._about, *more)
        if key not in self._known:
            found = await self._workers.run(work, *self._about, *more)
            while len(self._known) >= self.MOST:
                del self._known[next(iter(self._known))]
            self._known[key] = found
        return self._known[key]

    async def tried(self, work: Callable[..., Any], *more: Any) -> Any:
        """The same; None, from then on, where it is refused."""
        try:
            return await self.of(work, *more)
        except Refused:
            self._known[work, *self._about, *more] = None
            return None


async def _by_seat(figures: Figures, seats: int, shares: bool) -> tuple[SeatOdds, ...]:
    """Raises Refused where a turn can't be solved, or there can't be so many seats."""
    turns: tuple[jobs.SeatOdds, ...] = await figures.of(jobs.by_seat, seats)
    parts: tuple[float, ...] | None = None
    if shares and seats > 1:
        parts = await figures.tried(jobs.shares, seats)
    return tuple(
        SeatOdds(mean=one.mean, shut=one.shut, share=parts[seat] if parts else None)
        for seat, one in enumerate(turns)
    )


HANDLERS = [rulesets, ruleset, check, odds]
