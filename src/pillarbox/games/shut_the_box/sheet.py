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
THEMES = ("box", "mail")
"""How a box may look: tiles of wood, or letters in pigeonholes. By default as the rules have it."""
COLOURS = ("colour", "felt")
"""What of a sheet may have a colour of one's own: the accents, the floor of the box."""
ONES, FOURS, PURSE = 8, 4, 4
"""Counters of a player: so many of one point, so many of `PURSE` points."""
MARKERS = 6
"""Markers of a player, where the rules have insurance: a turn holds few at a time."""
LONGEST = 20
"""Rounds that a score sheet has a line for; of more, it has as many as fit."""
COLUMNS = 6
"""Players of a score sheet, at least."""


def sheet(ruleset: Ruleset, players: int, theme: str = "") -> dict[str, Any]:
    """Everything that a player needs on paper; Messages in it are still to be rendered.

    `theme`: one of THEMES, or empty for that of the rules.
    """
    theirs = ruleset.turn == "alternate" and ruleset.stuck != "pass"
    postal = theme == "mail" or (not theme and theirs)
    counters = [*["1"] * ONES, *[str(PURSE)] * FOURS] if ruleset.stake else ["1"] * MARKERS
    if not ruleset.stake and not ruleset.insurance:
        counters = []
    return {
        "rows": _rows(ruleset, ACROSS // 2 if postal else ACROSS),
        "postal": postal,
        "dice": ruleset.dice,
        "sides": ruleset.sides,
        "counters": counters * players,
        "counters-each": len(counters),
        "score": _score(ruleset, max(players, COLUMNS)),
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
        },
    }


def _score(ruleset: Ruleset, columns: int) -> dict[str, Any]:
    """The score sheet that the match asks for: a line a match, the agreed rounds, or running totals.

    `rows`: lines, 0 for as many as fit; `parts`: what stands side by side in each; `last`: the line below.
    """
    sheet: dict[str, Any] = {
        "columns": columns,
        "note": say("print-match-" + ruleset.match, rounds=ruleset.rounds, limit=ruleset.limit),
        "first": say("print-round"),
        "rows": 0,
        "parts": [],
        "last": None,
    }
    if ruleset.match == "single":
        won = say("print-stakes") if ruleset.stake else say("print-won")
        return sheet | {"first": say("print-match"), "last": won}
    if ruleset.match == "rounds":
        rows = ruleset.rounds if ruleset.rounds <= LONGEST else 0
        return sheet | {"rows": rows, "last": say("print-total")}
    return sheet | {"parts": [say("print-part-score"), say("print-part-total")]}


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
