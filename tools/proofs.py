"""Prints every ruleset for the eye: `make proofs` writes PDFs, pages and contact sheets into build/proofs.

All rulesets in English on A4 and Letter, some of them in the other languages, with little ink, with a title
and colours of one's own, for more players, and the teacher's sheets. Needs poppler-utils for the pages and
ImageMagick for the contact sheets; a name as an argument prints only what begins with it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.sheets.print import Wanted, pdf

HERE = Path(__file__).resolve().parent.parent / "build" / "proofs"
DPI = 55
ACROSS = 4


def wishes() -> Iterator[tuple[str, str, Wanted]]:
    """A file's name, the ruleset, and what is asked of its sheet."""
    for entry in catalogue.entries():
        yield f"{entry.id}-a4", entry.id, Wanted(paper="a4")
        yield f"{entry.id}-letter", entry.id, Wanted(paper="letter")
        yield f"{entry.id}-teacher", entry.id, Wanted(teacher=True)
    for ruleset in ("email", "pub", "double-shutter", "lucky-seven", "post-office"):
        for language in ("pl", "nl"):
            yield f"{ruleset}-{language}", ruleset, Wanted(language=language)
    for language in ("pl", "nl"):
        yield f"classic-teacher-{language}", "classic", Wanted(language=language, teacher=True)
    for ruleset in ("email", "classic", "triple", "post-office"):
        yield f"{ruleset}-low-ink", ruleset, Wanted(low_ink=True)
    themed = Wanted(players=5, title="Święto Poczty w Łodzi, 2026", colour="#1e4d7b", language="pl")
    yield "email-themed", "email", themed
    yield "pub-themed", "pub", themed


def main() -> None:
    """Print them all, or those whose names begin with an argument."""
    wanted = sys.argv[1:]
    HERE.mkdir(parents=True, exist_ok=True)
    for name, ruleset, wish in wishes():
        if wanted and not name.startswith(tuple(wanted)):
            continue
        game, rules = catalogue.load(ruleset)
        try:
            made = pdf(game, rules, wish)
        except Refused as refused:
            sys.stdout.write(f"{name}: {refused.message.id}\n")
            continue
        file = HERE / f"{name}.pdf"
        file.write_bytes(made)
        sys.stdout.write(f"{name}: {_sheet(file)} pages\n")


def _sheet(file: Path) -> int:
    """Its pages as pictures and all of them on one contact sheet; how many there are."""
    for command in ("pdftoppm", "montage"):
        if shutil.which(command) is None:
            raise SystemExit(f"{command} is missing: it comes with poppler-utils or ImageMagick.")
    folder = file.with_suffix("")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    subprocess.run(["pdftoppm", "-png", "-r", str(DPI), str(file), str(folder / "page")], check=True)
    pages = sorted(folder.glob("*.png"))
    look = ["-tile", f"{ACROSS}x", "-geometry", "+6+6", "-background", "#888"]
    subprocess.run(["montage", *map(str, pages), *look, str(file.with_suffix(".png"))], check=True)
    return len(pages)


if __name__ == "__main__":
    main()
