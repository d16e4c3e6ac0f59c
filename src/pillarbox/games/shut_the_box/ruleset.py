"""The rules of one variant of Shut the Box as data: every choice that the rules may read, nothing else.

The keys are a public interface; what they mean is told in the guide to ruleset files. No I/O.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct

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


def parse(text: str, find: Find, file: str = "", id: str = "") -> Ruleset:
    """The ruleset that a file's text says. Raises FaultyFile with all its faults."""
    values: dict[str, Any] = tomllib.loads(text)
    base = find(values.pop("base")) if "base" in values else Ruleset()
    if isinstance(base, str):
        base = parse(base, find)
    assert base is not None
    if isinstance(values.get("tiles"), int):
        values["tiles"] = list(range(1, values["tiles"] + 1))
    if "rows" in values:
        values.setdefault("tiles", ())
    labels = values.get("tiles") or [n for row in values.get("rows", [base.tiles]) for n in row]
    if values.get("limit", "auto") == "auto":
        values["limit"] = sum(labels)
    own = {"title": "", "source": "", "also": (), "id": id}
    return msgspec.convert({**msgspec.to_builtins(base), **own, **values}, Ruleset)
