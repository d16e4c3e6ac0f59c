"""The rules of one variant of Pig as data. No I/O: whoever calls `parse` looks up the bases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct, to_builtins

from pillarbox.core.bases import inherited
from pillarbox.core.flat_toml import ordered
from pillarbox.core.keys import Describe, Kind, Many, Text, Whole, fill_in
from pillarbox.core.keys import schema as file_schema
from pillarbox.core.message import Fault, FaultyFile, Refused, say

MOST_SEATS = 10

KEYS: dict[str, Kind] = {
    "base": Text(60),
    "title": Text(100),
    "source": Text(300),
    "also": Many(Text(60), 0, 40, '["Hog"]', distinct=True),
    "seats": Many(Whole(1, MOST_SEATS), 2, 2, f"[1, {MOST_SEATS}]"),
    "pig_goal": Whole(10, 500),
    "pig_rounds": Whole(1, 100),
}
DEFAULTS: dict[str, Any] = {"seats": [1, MOST_SEATS], "pig_goal": 100, "pig_rounds": 30}
ABOUT = ("base", "title", "source", "also")
"""What speaks of one file and not of those that start from it."""


class Ruleset(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True, kw_only=True):
    """One variant, all choices resolved."""

    id: str = ""
    title: str = ""
    source: str = ""
    also: tuple[str, ...] = ()
    seats: tuple[int, int] = (1, MOST_SEATS)
    pig_goal: int = 100
    """Whoever has so many points ends the match with this round."""
    pig_rounds: int = 30
    """After so many rounds it ends anyway."""


def parse(text: str, find: Callable[[str], Any], file: str = "", id: str = "") -> Ruleset:
    """The ruleset that a file's text says. Raises FaultyFile with everything that is wrong."""
    sheet = fill_in(text, KEYS, file)
    faults = list(sheet.faults)
    below: dict[str, Any] = {}
    try:
        below = inherited(sheet.values.get("base"), find, KEYS, _laid_over, to_builtins)
    except Refused as refused:
        faults.append(Fault(file, sheet.lines["base"], "base", refused.message, say("right-base")))
    values = {**DEFAULTS, **_laid_over(below, sheet.values)}
    if values["seats"][0] > values["seats"][1] and "seats" not in sheet.wrong:
        wrong, right = say("pig-seats-order"), say("pig-seats-order.right")
        faults.append(Fault(file, sheet.lines.get("seats", 0), "seats", wrong, right))
    if faults:
        raise FaultyFile(tuple(ordered(faults)))
    values.pop("base", None)
    made: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in values.items()}
    return Ruleset(**{**made, "id": id})


def check(ruleset: Ruleset, file: str = "") -> tuple[Fault, ...]:
    """All that is wrong with a Ruleset that came from a record."""
    values = {key: value for key, value in to_builtins(ruleset).items() if key in KEYS}
    return tuple(
        Fault(file, 0, key, wrong, right)
        for key, value in values.items()
        for wrong, right in KEYS[key].faults(value)
    )


def schema(describe: Describe | None = None) -> dict[str, Any]:
    """The JSON Schema of a ruleset file."""
    return file_schema(KEYS, DEFAULTS, describe)


def _laid_over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    return {**{key: value for key, value in below.items() if key not in (*ABOUT, "id")}, **above}
