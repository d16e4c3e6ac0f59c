"""`arena`: bots against bots on the same dice, and their ratings.

Must never play itself: it shows what the lab answers, and how far it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face
from pillarbox.cli.figures import figure, percent
from pillarbox.cli.many import fresh_seed, many_games, progress, refuse_both, speed
from pillarbox.cli.text import wrapped

if TYPE_CHECKING:
    from pillarbox.lab.arena import Arena

GAMES, MOST_GAMES = 200, 10**9


@frame.command(
    "arena",
    "arena classic --policy random --policy highest-first --policy perfect",
    "arena post-office --policy greedy2 --policy rich --games 50 --seed 7",
)
@click.argument("ruleset")
@many_games(MOST_GAMES)
def command(
    face: Face,
    ruleset: str,
    policies: tuple[str, ...],
    games: int | None,
    seed: int | None,
    match: bool,
    budget: int | None,
    workers: int | None,
    cluster: str | None,
    changes: tuple[str, ...],
) -> None:
    """Let every pair of these policies play, and rate them."""
    from pillarbox import catalogue
    from pillarbox.cli.position import changed
    from pillarbox.lab.arena import arena
    from pillarbox.lab.workers import crew

    refuse_both(workers, cluster)
    game, rules = catalogue.load(ruleset, changed(changes))
    most = games or GAMES
    with crew(workers, cluster) as hands, progress(face, most) as tell:
        found = arena(game, rules, policies, most, fresh_seed(seed), hands, match, budget or 0, tell)
    if face.json:
        face.give(found.plain())
        return
    head = face.say("lab-arena", title=catalogue.title(rules), games=found.games, seed=str(found.seed))
    face.out(*wrapped(head, face.width), "", *_ratings(face, found), "", *_pairs(face, found), "")
    face.out(*wrapped(face.say("lab-arena-first", share=percent(face, found.first)), face.width))
    face.err(*wrapped(speed(face, 2 * found.games * len(found.pairs), found.seconds), face.width))


def _ratings(face: Face, found: Arena) -> list[str]:
    """A line for each policy, the best first."""
    heads = [face.say(f"lab-arena-{name}") for name in ("policy", "elo", "interval", "share")]
    order = sorted(range(len(found.policies)), key=lambda who: -found.ratings[who].elo)
    rows = []
    for who in order:
        rating = found.ratings[who]
        ends = [figure(face, end, 0) for end in (rating.low, rating.high)]
        span = "-" if who == 0 else face.say("lab-arena-span", low=ends[0], high=ends[1])
        rows.append([found.policies[who], figure(face, rating.elo, 0), span, percent(face, found.share(who))])
    return _table(heads, rows)


def _pairs(face: Face, found: Arena) -> list[str]:
    """A line for each pair: the first's part of the wins, with its error."""
    heads = [face.say(f"lab-arena-{name}") for name in ("pair", "share", "error")]
    rows = [
        [
            f"{found.policies[pair.one]} - {found.policies[pair.other]}",
            percent(face, pair.share),
            percent(face, pair.error),
        ]
        for pair in found.pairs
    ]
    return _table(heads, rows)


def _table(heads: list[str], rows: list[list[str]]) -> list[str]:
    wide = [max(len(row[at]) for row in [heads, *rows]) for at in range(len(heads))]
    return [
        "  ".join([f"{row[0]:<{wide[0]}}", *(f"{cell:>{w}}" for cell, w in zip(row[1:], wide[1:]))]).rstrip()
        for row in [heads, *rows]
    ]
