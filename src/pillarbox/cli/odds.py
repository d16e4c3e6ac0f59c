"""`odds`: exactly what one turn, one round or a whole match comes to, in figures and as a picture.

Must never calculate an odd itself: it shows what the game's solver answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face
from pillarbox.cli.figures import figure, fraction, objective_in_words, percent, working
from pillarbox.cli.text import wrapped

BANDS = 25
"""A distribution of more scores than twice this many is shown in so many bands."""
CAPS = ("odds-note-with-cap", "odds-note-without-cap")
"""Notes that belong to the figures themselves; the others explain them."""
WIN = "win"
"""The objective of a seat among others: its expected return."""
MOST_SEATS = 12
MEANS = {"score": "cli-odds-mean", "throws": "cli-odds-throws-mean", "rounds": "odds-rounds-mean"}
HEADS = {"score": "cli-odds-score-head", "throws": "cli-odds-throws-head", "rounds": "odds-rounds-head"}
"""By what a turn or a match is measured in."""
LITTLE = 5e-9
"""A probability below this is not worth a line."""


@frame.command(
    "odds",
    "odds classic",
    "odds golf --objective shut --exact",
    "odds pub --seats 4",
    "odds survivor --seats 2 --match",
    "odds digital --json",
    "odds classic --report classic.html",
)
@click.argument("ruleset")
@click.option("--objective", metavar="O")
@click.option("--seats", metavar="N", callback=frame.whole(1, MOST_SEATS))
@click.option("--match", is_flag=True)
@click.option("--exact", is_flag=True)
@click.option("--report", metavar="FILE")
@click.option("--force", is_flag=True)
@click.option("--with", "changes", metavar="KEY=VALUE", multiple=True)
def command(
    face: Face,
    ruleset: str,
    objective: str | None,
    seats: int | None,
    match: bool,
    exact: bool,
    report: str | None,
    force: bool,
    changes: tuple[str, ...],
) -> None:
    """The odds of one seat's turn, of a round of several seats, or of a match."""
    from pillarbox import catalogue
    from pillarbox.cli.position import changed

    game, rules = catalogue.load(ruleset, changed(changes))
    if report is not None:
        from pillarbox.cli.compare import report_on

        report_on(face, ruleset, changed(changes), report, force)
        return
    solve = game.solve
    if not hasattr(solve, "odds"):
        raise frame.refused("cli-no-odds", ruleset=ruleset)
    if seats is None:
        seats = max(2, rules.seats[0]) if objective == WIN else 1
    if seats > 1:
        from pillarbox.cli.odds_seats import show

        if objective not in (None, WIN):
            raise frame.refused("odds-seats-objective", objective=objective, win=WIN)
        show(face, game, rules, seats, match, exact)
        return
    if objective == WIN:
        raise frame.refused("odds-win-alone", win=WIN)
    if match and objective not in (None, "score"):
        raise frame.refused("odds-match-objective", objective=objective)
    objective = "score" if objective is None else objective
    with working(face):
        found = game.versus.odds_alone(rules) if match else solve.odds(rules, objective)
    if face.json:
        face.give(found.plain(face.render))
        return
    words = {"title": catalogue.title(rules), "objective": objective_in_words(face, objective)}
    face.out(*wrapped(face.say("odds-alone" if match else "cli-odds-of", **words), face.width))
    for line in _figures(face, found, exact):
        face.out(*wrapped(line, face.width))
    caps = [note for note in found.notes if note.id in CAPS]
    for note in caps:
        face.out(*wrapped(face.render(note), face.width))
    face.out("", *_distribution(face, found))
    for note in found.notes:
        if note not in caps:
            face.err(*wrapped(face.render(note), face.width))


def _figures(face: Face, found: Any, exact: bool) -> Iterator[str]:
    goal = found.objective.partition(":")[2]
    exact_value, exact_shut = fraction(found.value, exact), fraction(found.shut, exact)
    if any(note.id == "odds-note-without-cap" for note in found.notes):
        exact_value = exact_shut = ""  # of another game than the one that is played
    if found.objective == "worst":
        yield face.say("cli-odds-worst", value=figure(face, found.value.float))
    elif goal:
        yield face.say("cli-odds-reach", goal=goal, value=percent(face, found.value.float))
        yield from _exactly(face, exact_value)
    own = not goal and found.objective not in ("worst", "shut")
    mean, spread = figure(face, found.mean, 6 if own else 4), figure(face, found.sd, 4)
    yield face.say(MEANS[found.measure], mean=mean, sd=spread)
    if own:
        yield from _exactly(face, exact_value)
        yield from _certain(face, found.certificate)
    yield face.say(
        "odds-alone-shut" if found.match else "end-shut.chance", chance=percent(face, found.shut.float)
    )
    yield from _exactly(face, exact_shut)
    if found.throws is not None and found.measure != "throws":
        length = "odds-alone-length" if found.match else "cli-odds-length"
        yield face.say(length, throws=figure(face, found.throws, 4))


def _exactly(face: Face, fraction: str) -> Iterator[str]:
    if fraction:
        yield face.say("cli-odds-exactly", value=fraction)


def _certain(face: Face, bounds: tuple[float, float] | None) -> Iterator[str]:
    """How certain a value is that was found by iteration, as far as its digits are shown."""
    if bounds is None:
        return
    lower, upper = (figure(face, bound) for bound in bounds)
    if lower == upper:
        yield face.say("cli-odds-certain-digits")
    else:
        yield face.say("cli-odds-certificate", lower=lower, upper=upper)


def bands(shares: Sequence[Any]) -> list[tuple[str, float]]:
    """The distribution line by line: each score, or where there are very many, bands of them."""
    if len(shares) <= 2 * BANDS:
        return [(str(share.score), share.p) for share in shares if share.p > LITTLE]
    bands: list[tuple[str, float]] = []
    first, sum_of = 0, 0.0
    for at, share in enumerate(shares):
        sum_of += share.p
        if sum_of >= 1 / BANDS or at == len(shares) - 1:
            ends = dict.fromkeys((str(shares[first].score), str(share.score)))
            bands.append(("-".join(ends), sum_of))
            first, sum_of = at + 1, 0.0
    return bands


def _distribution(face: Face, found: Any) -> list[str]:
    head = face.say(HEADS[found.measure])
    rows = bands(found.distribution)
    if found.rest and found.rest > LITTLE:
        rows.append(("...", found.rest))
    lines = table(face, head, rows)
    if found.reach:
        goals = [(str(share.score), share.p) for share in found.reach[: 2 * BANDS]]
        lines += ["", *table(face, face.say("cli-odds-reach-head"), goals)]
    return lines


def table(face: Face, head: str, rows: Sequence[tuple[str, float]]) -> list[str]:
    """Names and their chances, with bars where there is room."""
    if not rows:
        return []
    chance = face.say("cli-odds-chance-head")
    left = max(len(head), *(len(name) for name, _ in rows))
    middle = max(len(chance), *(len(percent(face, p)) for _, p in rows))
    most = max(p for _, p in rows)
    room = 0 if face.plain else min(40, face.width - left - middle - 4)
    lines = [f"{head:>{left}}  {chance:>{middle}}"]
    for name, p in rows:
        bar = "█" * round(room * p / most) if room > 4 else ""
        lines.append(f"{name:>{left}}  {percent(face, p):>{middle}}  {bar}".rstrip())
    return lines
