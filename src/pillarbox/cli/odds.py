"""`odds`: exactly what one turn comes to, in figures and as a picture.

Must never calculate an odd itself: it shows what the game's solver answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face
from pillarbox.cli.text import wrapped

BANDS = 25
"""A distribution of more scores than twice this many is shown in so many bands."""
SHORT = 60
"""Digits of a fraction that are shown without being asked for."""
CAPS = ("odds-note-with-cap", "odds-note-without-cap")
"""Notes that belong to the figures themselves; the others explain them."""
LITTLE = 1e-9
"""A probability below this is not worth a line."""


@frame.command("odds", "odds classic", "odds golf --objective shut --exact", "odds digital --json")
@click.argument("ruleset")
@click.option("--objective", metavar="O", default="score")
@click.option("--exact", is_flag=True)
@click.option("--with", "changes", metavar="KEY=VALUE", multiple=True)
def command(face: Face, ruleset: str, objective: str, exact: bool, changes: tuple[str, ...]) -> None:
    """The odds of one seat's turn."""
    from pillarbox import catalogue
    from pillarbox.cli.position import changed

    game, rules = catalogue.load(ruleset, changed(changes))
    solve = game.solve
    if not hasattr(solve, "odds"):
        raise frame.refused("cli-no-odds", ruleset=ruleset)
    with working(face):
        found = solve.odds(rules, objective)
    if face.json:
        face.give(found.plain(face.render))
        return
    face.out(
        *wrapped(
            face.say(
                "cli-odds-of", title=catalogue.title(rules), objective=objective_in_words(face, objective)
            ),
            face.width,
        )
    )
    for line in _figures(face, found, exact):
        face.out(*wrapped(line, face.width))
    caps = [note for note in found.notes if note.id in CAPS]
    for note in caps:
        face.out(*wrapped(face.render(note), face.width))
    face.out("", *_distribution(face, found))
    for note in found.notes:
        if note not in caps:
            face.err(*wrapped(face.render(note), face.width))


def objective_in_words(face: Face, objective: str) -> str:
    """What is played for, in words."""
    name, _, goal = objective.partition(":")
    family = name == "reach" and not goal  # plays for the score, and lists the chances beside it
    return face.say("cli-objective", objective="score" if family else name, goal=goal)


@contextmanager
def working(face: Face, what: str = "cli-working", **args: Any) -> Iterator[None]:
    """Say on a terminal that it takes a while, if it does: the text with that id."""
    import sys
    from threading import Timer

    text = face.say(what, **args) if sys.stderr is not None and sys.stderr.isatty() else ""
    timer = Timer(1.0, lambda: face.err(text))
    timer.daemon = True
    if text:
        timer.start()
    try:
        yield
    finally:
        timer.cancel()


def figure(face: Face, value: float, digits: int = 6) -> str:
    """A number with so many decimals, no needless zeros, and the language's sign before them."""
    text = f"{value:.{digits}f}"
    return (text.rstrip("0").rstrip(".") if digits else text).replace(".", _sign(face))


def percent(face: Face, value: float) -> str:
    """A probability in percent, with enough digits to tell small ones from nothing."""
    digits = 2 if value >= 0.0001 or value == 0 else 6
    return face.say("cli-percent", value=f"{100 * value:.{digits}f}".replace(".", _sign(face)))


def _sign(face: Face) -> str:
    """What stands before decimals in the language, as the catalogues write a half."""
    return face.say("cli-number", value=0.5).strip("05")


def _fraction(number: Any, exact: bool) -> str:
    """The exact value where it says more than the decimals, and is short or asked for."""
    if not number.exact or number.exact.endswith("/1"):
        return ""
    return number.exact if exact or len(number.exact) <= SHORT else ""


def is_chance(objective: str) -> bool:
    """Whether the values of an objective are probabilities."""
    return objective == "shut" or objective.startswith("reach:")


def _figures(face: Face, found: Any, exact: bool) -> Iterator[str]:
    goal = found.objective.partition(":")[2]
    exact_value, exact_shut = _fraction(found.value, exact), _fraction(found.shut, exact)
    if any(note.id == "odds-note-without-cap" for note in found.notes):
        exact_value = exact_shut = ""  # of another game than the one that is played
    if found.objective == "worst":
        yield face.say("cli-odds-worst", value=figure(face, found.value.float))
    elif goal:
        yield face.say("cli-odds-reach", goal=goal, value=percent(face, found.value.float))
        yield from _exactly(face, exact_value)
    own = not goal and found.objective not in ("worst", "shut")
    mean, spread = figure(face, found.mean, 6 if own else 4), figure(face, found.sd, 4)
    yield face.say(
        "cli-odds-throws-mean" if found.measure == "throws" else "cli-odds-mean", mean=mean, sd=spread
    )
    if own:
        yield from _exactly(face, exact_value)
        yield from _certain(face, found.certificate)
    yield face.say("cli-odds-shut", chance=percent(face, found.shut.float))
    yield from _exactly(face, exact_shut)
    if found.throws is not None and found.measure != "throws":
        yield face.say("cli-odds-length", throws=figure(face, found.throws, 4))


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


def _bands(shares: Sequence[Any]) -> list[tuple[str, float]]:
    """The distribution line by line: each score, or where there are very many, bands of them."""
    if len(shares) <= 2 * BANDS:
        return [(str(share.score), share.p) for share in shares]
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
    head = face.say("cli-odds-throws-head" if found.measure == "throws" else "cli-odds-score-head")
    rows = _bands(found.distribution)
    if found.rest and found.rest > LITTLE:
        rows.append(("...", found.rest))
    lines = _table(face, head, rows)
    if found.reach:
        goals = [(str(share.score), share.p) for share in found.reach[: 2 * BANDS]]
        lines += ["", *_table(face, face.say("cli-odds-reach-head"), goals)]
    return lines


def _table(face: Face, head: str, rows: Sequence[tuple[str, float]]) -> list[str]:
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
