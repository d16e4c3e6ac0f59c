"""The keys of a ruleset file of Shut the Box and what each may hold. Data only.

The names, bounds and defaults are a public interface: files and scripts rely on them. What each key means is
told in the guide to ruleset files, and in one sentence a key by the language catalogues.
"""

from __future__ import annotations

from typing import Any

from pillarbox.core.keys import Either, Flag, Kind, Many, Text, Whole, Word
from pillarbox.core.message import say

MOST_SEATS = 12
MOST_TILES = 24
"""In a box of one row."""
MOST_COLUMNS, MOST_ROWS = 9, 3
HIGHEST_TILE = 99

_tile = Whole(1, HIGHEST_TILE)
_one_die = Word(("never", "may", "must"))

KEYS: dict[str, Kind] = {
    "base": Text(60),
    "title": Text(100),
    "source": Text(300),
    "also": Many(Text(60), 0, 40, '["Canoga", "Klackers"]', distinct=True),
    "seats": Many(Whole(1, MOST_SEATS), 2, 2, "[1, 12]"),
    "tiles": Either(
        {int: Whole(1, MOST_TILES), list: Many(_tile, 1, MOST_TILES, "[1, 2, 3]", distinct=True)},
        say("right-tiles", most=str(MOST_TILES), highest=str(HIGHEST_TILE)),
    ),
    "rows": Many(
        Many(_tile, 1, MOST_COLUMNS, "[1, 2, 3]", distinct=True), 2, MOST_ROWS, "[[1, 2, 3], [3, 2, 1]]"
    ),
    "shut_at_start": Many(_tile, 0, MOST_TILES, "[1, 2, 3]", distinct=True),
    "dice": Whole(1, 4),
    "sides": Whole(2, 20),
    "one_die": _one_die,
    "one_die_when": Word(("sum-at-most", "high-shut", "only-one", "last-row")),
    "one_die_sum": Whole(1, MOST_TILES * HIGHEST_TILE),
    "sets": Word(
        ("sum", "one-tile", "dice-or-total", "total-else-dice", "dice-or-sum", "difference", "product")
    ),
    "doubles": Word(("plain", "twice")),
    "most_tiles": Whole(0, MOST_COLUMNS * MOST_ROWS),
    "must_shut": Flag(),
    "first_throw_shuts": Whole(0, HIGHEST_TILE),
    "first_throw_lost": Word(("turn", "match")),
    "deadly_totals": Many(Whole(1, 80), 0, 80, "[7]", distinct=True),
    "deadly_ends": Word(("turn", "round")),
    "insurance": Flag(),
    "turn": Word(("whole", "alternate", "shared")),
    "stuck": Word(("out", "pass", "reopen-one")),
    "reopen": Word(("never", "neighbour")),
    "reopen_by_finished": Flag(),
    "solo_reopen": Whole(0, 100),
    "score": Word(("sum", "count", "digital", "shut-sum")),
    "row_weights": Many(Whole(1, 99), 0, MOST_ROWS, "[2, 1]"),
    "wins": Word(("lowest", "highest")),
    "on_shut": Word(("wins-round", "ends-turn", "wins-match")),
    "match": Word(("single", "rounds", "elimination", "until", "first-to")),
    "rounds": Whole(1, 1000),
    "limit": Either(
        {int: Whole(1, 10**12), str: Word(("auto",))}, say("right-limit", least="1", most=str(10**12))
    ),
    "starter": Word(("rotate", "highest-die", "first-seat", "loser")),
    "handicap_shut": Many(Many(_tile, 0, MOST_TILES, "[9]", distinct=True), 0, MOST_SEATS, "[[], [8, 9]]"),
    "handicap_one_die": Many(_one_die, 0, MOST_SEATS, '["never", "may"]'),
    "stake": Whole(0, 1000),
    "shut_pays": Whole(0, 100),
    "stake_rule": Word(("pot", "loser-pays")),
    "ties": Word(("share", "lower-sum", "roll-off")),
    "cap": Whole(1, 1000),
    "cap_rounds": Whole(1, 1000),
}
"""By key, what it may hold on its own; what keys may not say together is in `clashes`."""

NOT_INHERITED = ("base", "title", "source", "also")
"""What speaks of one file and not of those that start from it."""

DEFAULTS: dict[str, Any] = {
    "seats": [1, 12],
    "tiles": 9,
    "shut_at_start": [],
    "dice": 2,
    "sides": 6,
    "one_die": "never",
    "one_die_when": "sum-at-most",
    "one_die_sum": 6,
    "sets": "sum",
    "doubles": "plain",
    "most_tiles": 0,
    "must_shut": True,
    "first_throw_shuts": 0,
    "first_throw_lost": "turn",
    "deadly_totals": [],
    "deadly_ends": "turn",
    "insurance": False,
    "turn": "whole",
    "stuck": "out",
    "reopen": "never",
    "reopen_by_finished": True,
    "solo_reopen": 0,
    "score": "sum",
    "wins": "lowest",
    "on_shut": "wins-round",
    "match": "single",
    "rounds": 5,
    "limit": "auto",
    "starter": "rotate",
    "handicap_shut": [],
    "handicap_one_die": [],
    "stake": 0,
    "shut_pays": 1,
    "stake_rule": "pot",
    "ties": "share",
    "cap": 200,
    "cap_rounds": 1000,
}
"""By key, what an absent one means, as it would be written. `rows` and `row_weights` have none."""
