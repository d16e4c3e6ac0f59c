"""Looks at every sheet that there is: all rulesets on both papers in three languages, with much ink and with
little, for one player and for as many as there may be, and the teacher's sheets.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.sheets.print import Paper, Wanted, pdf
from tests.sheets.paper import faults
from tools.jobs import Failed, Job

PAPERS: tuple[Paper, ...] = ("a4", "letter")


def _wishes() -> Iterator[tuple[str, Wanted]]:
    for entry in catalogue.entries():
        for paper in PAPERS:
            for language in ("en", "pl", "nl"):
                yield entry.id, Wanted(paper=paper, language=language)
                yield entry.id, Wanted(paper=paper, language=language, teacher=True)
            yield entry.id, Wanted(paper=paper, low_ink=True)
            yield entry.id, Wanted(paper=paper, players=1)
            yield entry.id, Wanted(paper=paper, players=entry.seats[1], title="W" * 20)


def sheets(runs: int, seed: int, tell: Callable[[str], None]) -> None:
    """The job: so many sheets. Raises Failed for the first with a fault."""
    looked = 0
    for ruleset, wanted in islice(_wishes(), runs):
        game, rules = catalogue.load(ruleset)
        try:
            made = pdf(game, rules, wanted)
        except Refused as refused:
            if wanted.teacher and refused.message.id in ("refused-lesson", "refused-no-lesson"):
                continue
            raise
        with tempfile.TemporaryDirectory() as folder:
            if wrong := list(faults(made, Path(folder))):
                raise Failed(f"{ruleset}, {wanted}: {'; '.join(wrong)}")
        looked += 1
    tell(f"{looked} sheets, none with a fault")


JOBS = {"print": Job("every print sheet: fonts, edges, empty pages", sum(1 for _ in _wishes()), sheets)}
