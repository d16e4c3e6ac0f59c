"""Ids that the code builds from a beginning and an ending, and entries that no code says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from pathlib import Path
from typing import get_args

from pillarbox.cli.asking import AGREED, ENGLISH
from pillarbox.cli.helping import texts
from pillarbox.cli.post_table import ABOUT
from pillarbox.cli.stats import FIGURES
from pillarbox.cli.verify import PARTS
from pillarbox.core.record import DiceKind
from pillarbox.games.post_office.keys import KEYS as POST_KEYS
from pillarbox.games.shut_the_box import ruleset as box
from pillarbox.games.shut_the_box.keys import KEYS

WINS = ("lowest", "highest")
WHEN = (*get_args(box.OneDieWhen), "sum-free")

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "pillarbox"
RULESETS = sorted(path.stem for path in PACKAGE.glob("games/*/variants/*.toml"))

BUILT: Mapping[str, Iterable[str]] = {
    # rules: an action that is not among the legal ones, by the stage of the state
    "refused-choice-": ["dice", "choose", "reopen", "unstick"],
    # catalogue: the titles of the rulesets that ship
    "ruleset-": RULESETS,
    # schemas of ruleset files: what each key means
    "key-": sorted(key.replace("_", "-") for key in {**KEYS, **POST_KEYS}),
    # explain: a sentence for each value of a ruleset's key
    "explain-one-die-": [f"{force}-{when}" for force, when in product(("may", "must"), WHEN)],
    "explain-sets-": get_args(box.Sets),
    "explain-doubles-": ["plain", "twice"],
    "explain-first-throw-": ["turn", "match"],
    "explain-deadly-": ["turn", "round"],
    "explain-turn-": get_args(box.Turn),
    "explain-stuck-": get_args(box.Stuck),
    "explain-stuck-marker-": get_args(box.Stuck),
    "explain-score-": get_args(box.Score),
    "explain-on-shut-": ["ends-turn", "wins-match"],
    "explain-match-single-": WINS,
    "explain-match-rounds-": WINS,
    "explain-match-until-": WINS,
    "explain-cap-rounds-": WINS,
    "explain-ties-": get_args(box.Ties),
    "explain-starter-": (*get_args(box.Starter), "highest-die-once"),
    "explain-stake-": get_args(box.StakeRule),
    # cli: questions before a match, words for commands at the table, kinds of dice, parts of a verdict
    "cli-ask-": AGREED,
    "cli-word-": ENGLISH,
    "cli-dice-": get_args(DiceKind),
    "cli-verify-": PARTS,
    # print sheets: how a game looks and the match ends; names, letters and ranks of Post Office
    "print-theme-": ["box", "mail"],
    "print-match-": [*get_args(box.MatchKind), "post"],
    # cli: the lines of statistics
    "cli-stats-": FIGURES,
    # review: the terms of a seat's sum, the heads of the table of moves
    "reviewed-": ["base", "luck", "skill", "given", "estimate", "result", "adjusted"],
    "reviewed-column-": ["event", "what", "change", "beside"],
    # the terminal's table of Post Office: kinds of deals, words that mean something of their own there
    "cards-": ["committed", "seeded"],
    "cards-word-": ABOUT,
    # the browser's first page: what it offers
    "web-offer-": ("classic", "post-office", "pub", "email-holiday", "double-shutter"),
    "web-about-": ("classic", "post-office", "pub", "email-holiday", "double-shutter"),
    # the browser: what a host may set, phrases, choices of a new table, findings about a record
    "host-": ("lock", "coach", "chat", "pause"),
    "say-": ("hello", "good-luck", "well-played", "thanks", "sorry", "your-turn", "one-moment", "again"),
    "react-": ("clap", "laugh", "gasp", "sigh"),
    "new-": ("coach", "chat", "private"),
    "web-print-tone-": ("colour", "felt"),
    "new-ask-": ("rounds", "limit", "stake"),
    "new-kind-": ("me", "here", "open", "bot"),
    "new-one-": ("never", "may", "must"),
    "check-": [
        f"{part}-{how}"
        for part, how in product(("commitment", "seeds", "dice", "deck", "chain"), ("yes", "no", "none"))
    ],
    # the board of Post Office in the browser
    "post-letter-": "gpsf",
    "post-name-": ("empty", *"mgpsf"),
    "post-hand-": ("placing", "laid", "open"),
    "post-change-": [f"{axis}-{how}" for axis, how in product(("row", "col"), ("gains", "loses", "twice"))],
    "post-count-": ("row", "col"),
    "post-rank-": "012345",
    # reports: what figures are of, heads of tables, what pictures show
    "report-": [
        *(f"mean-{measure}" for measure in ("score", "throws")),
        *("sd", "shut", "throws", "ruleset-head", "policy-head"),
    ],
    "lab-arena-": ["policy", "elo", "interval", "share", "pair", "error"],
    "report-axis-": ["score", "throws"],
    "report-axis-mean-": ["score", "throws"],
    "report-heat-caption-": ["score", "throws"],
    "report-mean-": ["score", "throws"],
    "report-first-": ["throw", "chance", "best", "value", "loss"],
    # cli: help texts, read from an index of their own
    "cli-help-": texts()["en"],
}

UNUSED: Mapping[str, str] = {
    "language-name": "for the faces' language menu: each language names itself in its own catalogue",
}
