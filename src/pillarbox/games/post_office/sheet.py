"""What a print sheet of the card game holds: the cards by set, a reference card, the score sheet.

Data and Messages only; `sheets/typst/post-office.typ` draws them. Must never decide a rule.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from pillarbox import games
from pillarbox.core.message import say
from pillarbox.games.post_office.deck import KINDS, SETS
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.rulesheet import rulesheet
from pillarbox.games.post_office.scoring import RANKS
from pillarbox.games.post_office.tableau import FOUR, THREE

TEMPLATE = "post-office.typ"

ART = {"g": "gift", "p": "personal", "s": "sweet", "f": "fragile", ".": "empty"}
"""Pictures by slot code; mice have one for each pose."""
POSES = 3
THEMES: tuple[str, ...] = ()
"""Other looks of the cards: there is one."""
COLUMNS = 4
"""Players of a score sheet, at least, where the rules have so many seats."""


def colours(ruleset: Ruleset, theme: str = "") -> tuple[str, ...]:
    """What of a sheet may have a colour of one's own: the accents, the backs of the cards among them."""
    return ("colour",)


def sheet(ruleset: Ruleset, players: int, theme: str = "") -> dict[str, Any]:
    """Everything that players need on paper; Messages in it are still to be rendered.

    `players`: no more than the rules have seats. `theme`: empty.
    """
    most = ruleset.seats[1]
    sets = [name for name in SETS if most > 2 or ruleset.set in (name, "random")]
    return {
        "card-rows": ruleset.rows,
        "card-columns": ruleset.cols,
        "sets": [[SETS.index(name) + 1, _cards(ruleset, name)] for name in sets if _cards(ruleset, name)],
        "kinds": [
            *({"art": ART[code], "name": say(f"post-name-{code}")} for code in KINDS),
            {"art": "mouse-1", "name": say("post-name-m")},
        ],
        "points": [
            [say("print-post-line", kinds=3), f"+{THREE}"],
            [say("print-post-line", kinds=4), f"+{FOUR}"],
            [say("print-post-twice"), "0"],
            [say("print-post-mouse"), "−1"],
        ],
        "ranks": [
            *([f"{least}+", say(f"post-rank-{rank}")] for rank, least in reversed([*enumerate(RANKS, 1)])),
            [say("print-post-lowest", most=RANKS[0] - 1), say("post-rank-0")],
        ],
        "score": {
            "columns": max(players, min(COLUMNS, most)),
            "note": say("print-match-post" if most > 1 else "print-match-post-alone"),
            "first": say("print-game"),
            "rows": 0,
            "parts": [say("print-part-total"), say("print-part-mice" if most > 1 else "print-part-rank")],
            "last": say("print-won") if most > 1 else None,
        },
        "rules": rulesheet(ruleset),
        "art": _art(),
        "letters": {ART[code]: say(f"post-letter-{code}") for code in KINDS},
        "words": {
            "reference": say("print-reference"),
            "points": say("print-post-points"),
            "ranks": say("print-post-ranks"),
            "duplex": say("print-duplex"),
        },
    }


def _cards(ruleset: Ruleset, name: str) -> list[dict[str, Any]]:
    return [
        {"id": card.id, "slots": [picture_of(card.id, place, code) for place, code in enumerate(card.slots)]}
        for card in ruleset.cards
        if card.set == name
    ]


def picture_of(card: str, place: int, code: str) -> str:
    """The picture in a slot; a mouse's pose follows from card and slot, as on screen, and never changes."""
    if code != "m":
        return ART[code]
    pose = place * 7
    for sign in card:
        pose = (pose * 31 + ord(sign)) % 9973
    return f"mouse-{pose % POSES}"


def _art() -> dict[str, str]:
    """Every picture as SVG, with `{letter}` where the letter of a kind goes."""
    folder = files(games).joinpath("post_office", "art")
    names = [*ART.values(), *(f"mouse-{pose}" for pose in range(POSES))]
    return {name: folder.joinpath(f"{name}.svg").read_text("utf-8") for name in names}
