"""The rules of one variant of Shut the Box as data: every choice that the rules may read, nothing else.

The keys are a public interface; what they mean is told in the guide to ruleset files. No I/O.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from pillarbox.core.bases import inherited
from pillarbox.core.flat_toml import ordered
from pillarbox.core.keys import Describe, fill_in, shown
from pillarbox.core.keys import schema as file_schema
from pillarbox.core.message import Fault, FaultyFile, Refused, say
from pillarbox.games.shut_the_box.clashes import CLASHES, MOST_SETS, tiles
from pillarbox.games.shut_the_box.keys import DEFAULTS, KEYS, NOT_INHERITED

OneDie = Literal["never", "may", "must"]
OneDieWhen = Literal["sum-at-most", "high-shut", "only-one", "last-row"]
Sets = Literal["sum", "one-tile", "dice-or-total", "total-else-dice", "dice-or-sum", "difference", "product"]
Turn = Literal["whole", "alternate", "shared"]
Stuck = Literal["out", "pass", "reopen-one"]
Score = Literal["sum", "count", "digital", "shut-sum"]
OnShut = Literal["wins-round", "ends-turn", "wins-match"]
MatchKind = Literal["single", "rounds", "elimination", "until", "first-to"]
Starter = Literal["rotate", "highest-die", "first-seat", "loser"]
StakeRule = Literal["pot", "loser-pays"]
Ties = Literal["share", "lower-sum", "roll-off"]


class Ruleset(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True, kw_only=True):
    """One variant, all choices resolved. Made by `parse`; a Ruleset made by hand is not checked.

    Field names are the keys of ruleset files. Differences to the file: `tiles` is always the list of
    numbers (empty in a box of several rows), `limit` always a number ("auto" is worked out).
    """

    id: str = ""
    title: str = ""
    source: str = ""
    also: tuple[str, ...] = ()
    seats: tuple[int, int] = (1, 12)
    tiles: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8, 9)
    rows: tuple[tuple[int, ...], ...] = ()
    shut_at_start: tuple[int, ...] = ()
    dice: int = 2
    sides: int = 6
    one_die: OneDie = "never"
    one_die_when: OneDieWhen = "sum-at-most"
    one_die_sum: int = 6
    sets: Sets = "sum"
    doubles: Literal["plain", "twice"] = "plain"
    most_tiles: int = 0
    must_shut: bool = True
    first_throw_shuts: int = 0
    first_throw_lost: Literal["turn", "match"] = "turn"
    deadly_totals: tuple[int, ...] = ()
    deadly_ends: Literal["turn", "round"] = "turn"
    insurance: bool = False
    turn: Turn = "whole"
    stuck: Stuck = "out"
    reopen: Literal["never", "neighbour"] = "never"
    reopen_by_finished: bool = True
    solo_reopen: int = 0
    score: Score = "sum"
    row_weights: tuple[int, ...] = ()
    wins: Literal["lowest", "highest"] = "lowest"
    on_shut: OnShut = "wins-round"
    match: MatchKind = "single"
    rounds: int = 5
    limit: int = 45
    starter: Starter = "rotate"
    handicap_shut: tuple[tuple[int, ...], ...] = ()
    handicap_one_die: tuple[OneDie, ...] = ()
    stake: int = 0
    shut_pays: int = 1
    stake_rule: StakeRule = "pot"
    ties: Ties = "share"
    cap: int = 200
    cap_rounds: int = 1000


Find = Callable[[str], "Ruleset | str | None"]
"""Answers an id with the text of that ruleset's file, or with the Ruleset itself; None if there is none."""


def parse(text: str, find: Find, file: str = "", id: str = "") -> Ruleset:
    """The ruleset that a file's text says, every choice resolved and checked.

    `find` looks up `base`; `file` names the file in faults and `id` the ruleset. Raises FaultyFile with
    everything that is wrong, each fault with its line in this text.
    """
    sheet = fill_in(text, KEYS, file)
    faults = list(sheet.faults)
    own, lines, unsure = sheet.values, sheet.lines, sheet.wrong
    below: dict[str, Any] = {}
    try:
        below = inherited(own.get("base"), find, KEYS, _laid_over, _unresolved)
    except Refused as refused:
        faults.append(Fault(file, lines["base"], "base", refused.message, say("right-base")))
        unsure |= {"base"}
    if "base" in unsure:  # only what this file says is known
        unsure |= KEYS.keys() - own.keys()
    if {"tiles", "rows"} <= own.keys():
        line = max(lines["tiles"], lines["rows"])
        faults.append(Fault(file, line, "rows", say("clash-tiles-rows"), say("clash-tiles-rows.right")))
    draft = _draft(_laid_over(below, own), id)
    faults += _clashes(draft, unsure, lines, file)
    if faults:
        raise FaultyFile(ordered(faults))
    return draft if draft.limit else replace(draft, limit=sum(tiles(draft)))


def check(ruleset: Ruleset, file: str = "") -> tuple[Fault, ...]:
    """All that is wrong with a Ruleset that did not come from `parse`: one out of a record, for instance."""
    faults = [
        Fault(file, 0, key, wrong, right)
        for key, value in _written(ruleset).items()
        for wrong, right in KEYS[key].faults(value)
    ]
    return ordered(faults or _clashes(ruleset, frozenset(), {}, file))


def schema(describe: Describe | None = None) -> dict[str, Any]:
    """The JSON Schema of a ruleset file; `describe` renders each key's sentence."""
    return file_schema(KEYS, DEFAULTS, describe)


def _laid_over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """The values of a file over those it starts from. Tiles replace rows with their weights, rows tiles."""
    replaced = {*NOT_INHERITED}
    if "tiles" in above:
        replaced |= {"rows", "row_weights"}
    if "rows" in above:
        replaced |= {"tiles"}
    return {**{key: value for key, value in below.items() if key not in replaced}, **above}


def _written(ruleset: Ruleset) -> dict[str, Any]:
    """A Ruleset's values as a file would give them, `limit` as a number."""
    values: dict[str, Any] = to_builtins(ruleset)
    del values["id"]
    for key in ("rows", "row_weights"):
        if not values[key]:
            del values[key]
    if "rows" in values:
        del values["tiles"]
    return values


def _unresolved(ruleset: Ruleset) -> dict[str, Any]:
    """A Ruleset's values to start from: a limit that is idle and the automatic one is automatic again."""
    values = _written(ruleset)
    if ruleset.match in ("single", "rounds") and ruleset.limit == sum(tiles(ruleset)):
        del values["limit"]
    return values


def _draft(values: dict[str, Any], id: str) -> Ruleset:
    """A Ruleset of these values and the defaults, not yet checked; a limit of 0 stands for "auto"."""
    full = {**DEFAULTS, **values, "id": id}
    full.pop("base", None)
    if "rows" in values:
        full["tiles"] = ()
    elif isinstance(full["tiles"], int):
        full["tiles"] = range(1, full["tiles"] + 1)
    if full["limit"] == "auto":
        full["limit"] = 0
    return Ruleset(**{key: _frozen(value) for key, value in full.items()})


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list | range) else value


def _clashes(draft: Any, unsure: frozenset[str], lines: dict[str, int], file: str) -> Iterator[Fault]:
    """The contradictions, each at the first of its keys that the file has; none of keys that are not sure."""
    for name, keys, holds in CLASHES:
        if unsure.isdisjoint(keys) and holds(draft):
            key = next((key for key in keys if key in lines), keys[0])
            line = lines.get(key, lines.get("base", 0))
            args = {"most": MOST_SETS, **{key: shown(getattr(draft, key)) for key in keys}}
            yield Fault(file, line, key, say(name, **args), say(name + ".right", **args))
