"""What a print sheet of a variant holds: its tiles in rows, counters, dice, the score sheet of its match.

Data and Messages only; `sheets/typst/shut-the-box.typ` draws them. Must never decide a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pillarbox.core.message import Message, say
from pillarbox.games.shut_the_box.explain import Section
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.rulesheet import rulesheet
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.tell import POSTAL as TOLD

TEMPLATE = "shut-the-box.typ"

ACROSS = 10
"""Tiles of one row that a card is wide."""
THEMES = ("box", "mail")
"""How a box may look: tiles of wood, or letters in pigeonholes. By default as the rules have it."""
ONES, FOURS, PURSE = 8, 4, 4
"""Counters of a player: so many of one point, so many of `PURSE` points."""
MARKERS = 6
"""Markers of a player, where the rules have insurance: a turn holds few at a time."""
LONGEST = 20
"""Rounds that a score sheet has a line for; of more, it has as many as fit."""
COLUMNS = 6
"""Players of a score sheet, at least."""
POSTAL = TOLD | {
    "explain-part-box": say("explain-part-box-post").id,
    "explain-tiles-run": say("explain-tiles-run-post").id,
    "explain-one-die-must-sum-at-most": say("explain-one-die-must-sum-at-most-post").id,
    "explain-one-die-may-sum-at-most": say("explain-one-die-may-sum-at-most-post").id,
    "explain-one-die-must-high-shut": say("explain-one-die-must-high-shut-post").id,
    "explain-one-die-may-high-shut": say("explain-one-die-may-high-shut-post").id,
    "explain-sets-sum": say("explain-sets-sum-post").id,
    "explain-must-shut": say("explain-must-shut-post").id,
    "explain-turn-whole": say("explain-turn-whole-post").id,
    "explain-turn-alternate": say("explain-turn-alternate-post").id,
    "explain-stuck-out": say("explain-stuck-out-post").id,
    "explain-reopen-neighbour": say("explain-reopen-neighbour-post").id,
    "explain-on-shut-wins-game": say("explain-on-shut-wins-game-post").id,
    "explain-on-shut-wins-round": say("explain-on-shut-wins-round-post").id,
    "explain-on-shut-ends-turn": say("explain-on-shut-ends-turn-post").id,
    "explain-cap": say("explain-cap-post").id,
    "explain-score-sum": say("explain-score-sum-post").id,
    "explain-score-count": say("explain-score-count-post").id,
    "explain-shut-pays": say("explain-shut-pays-post").id,
    "explain-alone-no-neighbour": say("explain-alone-no-neighbour-post").id,
    "rulesheet-options": say("rulesheet-options-post").id,
    "rulesheet-options-many": say("rulesheet-options-many-post").id,
}
"""By what the rules and their example are told where letters stand for tiles."""
SAME = frozenset(
    [
        "explain-alone-fewest-rounds",
        "explain-alone-last",
        "explain-alone-least",
        "explain-alone-no-stake",
        "explain-alone-survive",
        "explain-cap-rounds-highest",
        "explain-cap-rounds-lowest",
        "explain-dice",
        "explain-dice-sides",
        "explain-match-elimination",
        "explain-match-first-to",
        "explain-match-rounds-lowest",
        "explain-match-single-lowest",
        "explain-match-until-lowest",
        "explain-on-shut-no-turn",
        "explain-one-die-never",
        "explain-part-alone",
        "explain-part-dice",
        "explain-part-score",
        "explain-part-throw",
        "explain-part-turn",
        "explain-reopen-finished-may",
        "explain-seats",
        "explain-stake-points",
        "explain-stake-pot",
        "explain-starter-highest-die-once",
        "explain-starter-once",
        "explain-starter-rotate",
        "explain-ties-share",
        "rulesheet-part-example",
        "told-begins",
        "told-die-start",
        "told-end-stuck",
        "told-next-round",
        "told-round-scores",
        "told-scores",
        "told-throw",
        "told-throw-one",
        "told-totals",
        "told-won",
    ]
)
"""What is said of neither tiles nor letters."""


def _postal(ruleset: Ruleset, theme: str) -> bool:
    """Whether a box looks like letters in pigeonholes."""
    theirs = ruleset.turn == "alternate" and ruleset.stuck != "pass"
    return theme == "mail" or (not theme and theirs)


def colours(ruleset: Ruleset, theme: str = "") -> tuple[str, ...]:
    """What of a sheet may have a colour of one's own in this look, empty for that of the rules: the accents,
    and the floor of the box where there is one.
    """
    return ("colour",) if _postal(ruleset, theme) else ("colour", "felt")


def sheet(ruleset: Ruleset, players: int, theme: str = "") -> dict[str, Any]:
    """Everything that a player needs on paper; Messages in it are still to be rendered.

    `theme`: one of THEMES, or empty for that of the rules.
    """
    postal = _postal(ruleset, theme)
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
        "rules": with_letters(rulesheet(ruleset)) if postal else rulesheet(ruleset),
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


def with_letters(sections: Sequence[Section]) -> tuple[Section, ...]:
    """The same rules of letters. Where some of their sentences are there for tiles alone, all of them stay,
    and the first of them says what the tiles are.
    """
    said = [message for section in sections for message in (section.title, *section.sentences)]
    if all(message.id in POSTAL or message.id in SAME for message in said):
        return tuple(
            Section(_one(section.title), tuple(map(_one, section.sentences))) for section in sections
        )
    first, *others = sections
    return (Section(first.title, (say("rulesheet-letters"), *first.sentences)), *others)


def _one(message: Message) -> Message:
    return Message(POSTAL.get(message.id, message.id), message.args)


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
