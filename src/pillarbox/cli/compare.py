"""`compare`: rulesets side by side, in a table or on a page with pictures.

Must never calculate a figure itself: the lab answers, and the page is written by `sheets`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import click

from pillarbox.cli import frame, records
from pillarbox.cli.face import Face
from pillarbox.cli.figures import figure, percent, working
from pillarbox.cli.text import wrapped
from pillarbox.core.message import say

SEATS = 4
STANDARD = "golf"
"""The ruleset of all defaults: what one that names no other is compared with."""


@frame.command(
    "compare",
    "compare classic golf full-house",
    "compare two-to-go",
    "compare classic golf --seats 6 --report rules.html",
)
@click.argument("rulesets", nargs=-1, required=True)
@click.option("--seats", metavar="N", callback=frame.whole(1, 12))
@click.option("--report", metavar="FILE")
@click.option("--force", is_flag=True)
@click.option("--with", "changes", metavar="KEY=VALUE", multiple=True)
def command(
    face: Face,
    rulesets: tuple[str, ...],
    seats: int | None,
    report: str | None,
    force: bool,
    changes: tuple[str, ...],
) -> None:
    """What turns come to under different rules."""
    from pillarbox.cli.position import changed

    if report is not None:
        records.writable(report, force)
    wanted = list(rulesets)
    if len(wanted) == 1 and not changes:
        wanted = [base for base in [base_of(wanted[0])] if base] + wanted
    with working(face):
        studies = studied(wanted, seats or SEATS, changed(changes))
        page = page_of(face, studies, studies[0], report)
    if report is not None:
        write(face, report, page)
    if face.json:
        face.give([study.plain(face.render) for study in studies])
        return
    if report is None:
        for line in _table(face, studies):
            face.out(line)
        face.out("")
        for study in studies:
            face.out(*wrapped(face.render(study.title), face.width))
            for line in _says(face, study):
                face.out(*wrapped(line, face.width, "  ", "  "))
        for note in dict.fromkeys(face.render(note) for study in studies for note in study.notes):
            face.err(*wrapped(note, face.width))


def base_of(ruleset: str) -> str | None:
    """The id of the ruleset that one comes from: what its file names, else the standard one of its game."""
    from pillarbox import catalogue

    base = catalogue.base_of(ruleset)
    if base is not None:
        return base
    game, rules = catalogue.load(ruleset)
    return STANDARD if game.id == catalogue.load(STANDARD)[0].id and rules.id != STANDARD else None


def studied(ids: Sequence[str], seats: int, changes: dict[str, str], brief: bool = False) -> list[Any]:
    """What there is to tell of these rulesets; changes on the spot are made to each, the first then standing
    before them as it was. brief: of all but the last only what a turn comes to. Raises Refused where they
    are not of one game.
    """
    from pillarbox import catalogue
    from pillarbox.lab.compare import study
    from pillarbox.lab.workers import crew

    loaded = [(id, catalogue.load(id)) for id in dict.fromkeys(ids)]
    if changes:
        loaded = [loaded[0], *((id, catalogue.load(id, changes)) for id, _ in loaded)]
    if len({game.id for _, (game, _) in loaded}) > 1:
        raise frame.refused("lab-two-games")
    if loaded[0][1][0].batch is None:
        raise frame.refused("cli-no-odds", ruleset=loaded[0][0])
    first = loaded[0][1][1]
    found = []
    with crew(1) as hands:
        for at, (_, (game, rules)) in enumerate(loaded):
            title = catalogue.title(rules)
            if changes and at:
                title = say("lab-title-changed", title=title)
            asked = 1 if brief and at < len(loaded) - 1 else seats
            found.append(study(game, rules, title, hands, asked, first if at else None))
    return found


def page_of(face: Face, studies: Sequence[Any], base: Any, report: str | None) -> str:
    """The page, if one is wanted."""
    if report is None:
        return ""
    from pillarbox.sheets.report import report as drawn

    return drawn(face.lang, studies, base)


def report_on(face: Face, ruleset: str, changes: dict[str, str], file: str, force: bool) -> None:
    """Write the page about one ruleset, with what it changes against the one it comes from."""
    records.writable(file, force)
    base = ruleset if changes else base_of(ruleset)
    with working(face):
        studies = studied([base, ruleset] if base and not changes else [ruleset], SEATS, changes, True)
        page = page_of(face, studies[-1:], studies[0] if len(studies) > 1 else None, file)
    write(face, file, page)
    if face.json:
        face.give(studies[-1].plain(face.render))


def write(face: Face, file: str, page: str) -> None:
    """Write a page to a file, whole or not at all."""
    records.write(file, page.encode())
    face.err(*wrapped(face.say("report-written", file=file), face.width))


def _table(face: Face, studies: Sequence[Any]) -> Iterator[str]:
    heads = [face.say(f"report-{name}") for name in ("ruleset-head", "mean-score", "sd", "shut", "throws")]
    rows = [[face.render(study.title), *_cells(face, study)] for study in studies]
    wide = [max(len(row[at]) for row in [heads, *rows]) for at in range(len(heads))]
    for row in [heads, *rows]:
        first, *others = row
        yield "  ".join(
            [f"{first:<{wide[0]}}", *(f"{cell:>{w}}" for cell, w in zip(others, wide[1:]))]
        ).rstrip()


def _cells(face: Face, study: Any) -> Iterator[str]:
    best = study.best
    mean = figure(face, best.mean, 4)
    if best.error:
        mean = face.say("lab-with-error", value=figure(face, best.mean, 2), error=figure(face, best.error, 2))
    yield face.say("report-in-throws", mean=mean) if study.measure == "throws" else mean
    yield figure(face, best.sd, 3)
    yield "-" if best.shut is None else percent(face, best.shut)
    yield "-" if best.throws is None else figure(face, best.throws, 3)


def _says(face: Face, study: Any) -> Iterator[str]:
    from pillarbox.lab.compare import statements

    for message in statements(study):
        yield face.render(message)
    for change in study.changes:
        yield face.say("lab-change", key=change.key, here=change.here, there=change.there)
