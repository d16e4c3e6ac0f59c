"""What a print sheet of a variant holds: its tiles in rows, counters, dice, the score sheet of its match.

Data and Messages only; `sheets/typst/shut-the-box.typ` draws them. Must never decide a rule.
"""

from __future__ import annotations

from typing import Any

from pillarbox.core.message import say
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.rulesheet import rulesheet
from pillarbox.games.shut_the_box.sets import tables

TEMPLATE = "shut-the-box.typ"

ACROSS = 10
"""Tiles of one row that a card is wide."""
ONES, FOURS, PURSE = 8, 4, 4
"""Counters of a player: so many of one point, so many of `PURSE` points."""
BLANK = 12
"""Lines of a score sheet where the rules set no number of rounds."""
COLUMNS = 6
"""Players of a score sheet, at least."""


def sheet(ruleset: Ruleset, players: int) -> dict[str, Any]:
    """Everything that a player needs on paper; Messages in it are still to be rendered."""
    postal = ruleset.turn == "alternate" and ruleset.stuck != "pass"
    agreed = ruleset.match == "rounds"
    return {
        "rows": _rows(ruleset, ACROSS // 2 if postal else ACROSS),
        "postal": postal,
        "dice": ruleset.dice,
        "sides": ruleset.sides,
        "counters": [*["1"] * ONES, *[str(PURSE)] * FOURS] * players
        if ruleset.stake
        else _markers(ruleset, players),
        "score_rows": ruleset.rounds if agreed and ruleset.rounds <= 20 else BLANK,
        "score_columns": max(players, COLUMNS),
        "score_note": say("print-match-" + ruleset.match, rounds=ruleset.rounds, limit=ruleset.limit),
        "rules": rulesheet(ruleset),
        "words": {
            "felt": say("print-felt.post" if postal else "print-felt"),
            "tags": say("print-tags.post" if postal else "print-tags"),
            "tags-note": say("print-tags-note.post" if postal else "print-tags-note"),
            "tag": say("print-tag.post" if postal else "print-tag"),
            "counters": say("print-counters"),
            "counters-note": say("print-counters-note" if ruleset.stake else "print-counters-note.insurance"),
            "dice": say("print-dice"),
            "dice-note": say("print-dice-note"),
            "dice-other": say("print-dice-other", sides=ruleset.sides),
            "score-first": say("print-round"),
        },
    }


def _markers(ruleset: Ruleset, players: int) -> list[str]:
    """Markers for insurance, where the rules have it: a turn holds few at a time."""
    return ["1"] * (6 * players) if ruleset.insurance else []


def _rows(ruleset: Ruleset, across: int) -> list[list[str]]:
    """Labels as they stand, the back row on top; long rows are broken evenly. Empty: shut from the start."""
    layout = tables(ruleset).layout
    labels = [
        "" if layout.fixed >> place & 1 else str(layout.numbers[place])
        for place in range(len(layout.numbers))
    ]
    rows = [labels[start : start + layout.width] for start in range(0, len(labels), layout.width)][::-1]
    if len(rows) > 1:
        return rows
    (row,) = rows
    number = -(-len(row) // across)
    width = -(-len(row) // number)
    return [row[start : start + width] for start in range(0, len(row), width)]
