"""Every variant of Shut the Box that ships, written down a second time: its differences to the standard game.

The standard game is `Ruleset()`: tiles 1 to 9, two dice, any set adding to the total, sum score, lowest wins.
Tests compare this table with the files of the catalogue, and take their positions' rules from it.
"""

from __future__ import annotations

from typing import Any

from pillarbox.games.shut_the_box.ruleset import Ruleset


def row(most: int) -> tuple[int, ...]:
    """Tiles 1 to `most`."""
    return tuple(range(1, most + 1))


UP, DOWN = row(9), row(9)[::-1]
EMAIL: dict[str, Any] = {
    "tiles": row(10),
    "turn": "alternate",
    "score": "count",
    "on_shut": "ends-turn",
    "starter": "highest-die",
}
CLASSIC: dict[str, Any] = {"one_die": "must"}
ROUNDS: dict[str, Any] = {"match": "rounds", "rounds": 5}

DIFFERENCES: dict[str, dict[str, Any]] = {
    "email": EMAIL,
    "email-holiday": {**EMAIL, "reopen": "neighbour"},
    "email-sum": {**EMAIL, "score": "sum"},
    "pub": {"one_die": "may", "one_die_when": "high-shut", "stake": 1, "shut_pays": 2},
    "classic": CLASSIC,
    "survivor": {**CLASSIC, "match": "elimination", "limit": 45},
    "rounds": ROUNDS,
    "two-to-go": {**ROUNDS, "first_throw_shuts": 2},
    "three-to-go": {**ROUNDS, "first_throw_shuts": 3},
    "three-down-extreme": {**ROUNDS, "shut_at_start": (1, 2, 3)},
    "lucky-seven": {
        "shut_at_start": (1, 2, 3, 4, 5, 6, 8, 9),
        "turn": "alternate",
        "stuck": "pass",
        "on_shut": "wins-match",
    },
    "unlucky-seven": {**ROUNDS, "deadly_totals": (7,)},
    "digital": {**ROUNDS, "score": "digital"},
    "full-house": {"tiles": row(12)},
    "golf": {},
    "missionary": {"score": "count"},
    "tournament": {"match": "until", "limit": 100},
    "against-all-odds": {"shut_at_start": (2, 4, 6, 8)},
    "even-stevens": {"shut_at_start": (1, 3, 5, 7, 9)},
    "thai": {"sets": "one-tile"},
    "two-tiles-at-most": {"most_tiles": 2},
    "six-flaps": {"tiles": row(6), "dice": 1, "match": "elimination", "limit": 21},
    "trac": {"sets": "dice-or-sum", "match": "rounds", "rounds": 10},
    "cover-score": {
        "score": "shut-sum",
        "wins": "highest",
        "match": "first-to",
        "limit": 200,
        "on_shut": "ends-turn",
    },
    "shared-throw": {
        "tiles": row(10),
        "turn": "shared",
        "match": "until",
        "limit": 100,
        "on_shut": "wins-round",
    },
    "high-rollers": {"insurance": True},
    "double-shutter": {"tiles": (), "rows": (UP, DOWN), "row_weights": (2, 1), "one_die": "may"},
    "triple": {
        "tiles": (),
        "rows": (UP, DOWN, UP),
        "row_weights": (3, 2, 1),
        "one_die": "may",
        "one_die_when": "last-row",
    },
    "shut-the-20": {"tiles": row(20), "dice": 4},
    "the-300": {"tiles": row(24), "dice": 4},
    "twenty-twelve": {"tiles": row(12), "dice": 1, "sides": 20},
}


def labels(values: dict[str, Any]) -> list[int]:
    """All numbers of the box, row by row."""
    return [number for numbers in values.get("rows", ()) or [values.get("tiles", UP)] for number in numbers]


def make(**values: Any) -> Ruleset:
    """A variant by its differences to the standard game; an absent limit is the sum of all labels."""
    return Ruleset(**{"limit": sum(labels(values)), **values})


def preset(id: str, **changes: Any) -> Ruleset:
    """A shipped variant, with changes."""
    return make(**{"id": id, **DIFFERENCES[id], **changes})
