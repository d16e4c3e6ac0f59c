"""`rulesets`: what can be played, by any name; one ruleset in full; a file's faults; the schema of files.

Must never load Fluent to list: titles stand in the catalogue's index, the words around them in the help's.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face
from pillarbox.cli.helping import help_text
from pillarbox.cli.text import columns, inert, wrapped

if TYPE_CHECKING:
    from pillarbox.catalogue import Entry

NO = 1
"""The exit code of an answer that is "no"."""


@frame.command(
    "rulesets",
    "rulesets",
    "rulesets canoga",
    "rulesets pub",
    "rulesets --check house.toml",
)
@click.argument("ruleset", required=False)
@click.option("--check", metavar="FILE")
@click.option("--schema", is_flag=True)
@click.option("--with", "changes", metavar="KEY=VALUE", multiple=True)
def command(
    face: Face, ruleset: str | None, check: str | None, schema: bool, changes: tuple[str, ...]
) -> int | None:
    """List, show, check or describe; exit code 1 where nothing is found or a file has faults."""
    from pillarbox import catalogue

    if changes and (schema or check is not None or ruleset is None):
        beside = "--schema" if schema else "--check" if check is not None else ""
        if not beside:
            raise frame.refused("cli-missing", name="RULESET", command="rulesets")
        raise frame.refused("cli-not-both", one="--with", other=beside)
    if check is not None:
        return _check(face, check)
    if schema:
        _schema(face, ruleset)
        return None
    if ruleset is None:
        _list(face, catalogue.entries())
        for _, why in catalogue.faulty().values():
            face.err(f"pillarbox: {face.render(why)}")
        return None
    if ruleset in (faulty := catalogue.faulty()):
        return _check(face, faulty[ruleset][0])
    if changes or catalogue.is_path(ruleset) or any(entry.id == ruleset for entry in catalogue.entries()):
        _full(face, ruleset, changes)
        return None
    found = catalogue.search(ruleset)
    if not found:
        face.give([]) if face.json else face.err(face.say("cli-rulesets-none", text=ruleset))
        return NO
    _list(face, found, also=True)
    return None


def title_of(entry: Entry, lang: str) -> str:
    """The ruleset's title in the language, else in English, else its id."""
    return entry.titles.get(lang) or entry.titles.get("en") or entry.id


def _data(entry: Entry, lang: str) -> dict[str, Any]:
    return {
        "id": entry.id,
        "game": entry.game,
        "title": title_of(entry, lang),
        "source": entry.source,
        "also": list(entry.also),
        "seats": list(entry.seats),
    }


def _list(face: Face, entries: Sequence[Entry], also: bool = False) -> None:
    if face.json:
        face.give([_data(entry, face.lang) for entry in entries])
        return
    rows: list[tuple[str, str]] = []
    for entry in entries:
        title = title_of(entry, face.lang)
        others = [name for name in entry.also if also and name.casefold() != title.casefold()]
        names = f" ({', '.join(others)})" if others else ""
        rows.append((entry.id, inert(title + names, 400)))
    face.out(*columns(rows, face.width))
    if sys.stdout.isatty():
        face.err("", *wrapped(help_text(face.lang, "rulesets-hint"), face.width))


def _full(face: Face, ruleset: str, changes: Sequence[str]) -> None:
    from msgspec import to_builtins

    from pillarbox import catalogue
    from pillarbox.cli.position import changed

    game, rules = catalogue.load(ruleset, changed(changes))
    title = face.render(catalogue.title(rules))
    sections = game.show.explain(rules)
    if face.json:
        parts = [
            {"title": face.render(part.title), "sentences": [face.render(line) for line in part.sentences]}
            for part in sections
        ]
        face.give(
            [
                {
                    "id": rules.id,
                    "game": game.id,
                    "title": title,
                    "source": rules.source,
                    "also": list(rules.also),
                    "seats": list(rules.seats),
                    "rules": parts,
                    "ruleset": to_builtins(rules),
                }
            ]
        )
        return
    face.out(*wrapped(inert(f"{title} ({rules.id})"), face.width))
    others = [name for name in rules.also if name.casefold() != title.casefold()]
    if others:
        face.out(*wrapped(face.say("cli-rulesets-also", names=others), face.width))
    if rules.source:
        face.out(*wrapped(face.say("cli-rulesets-source", source=rules.source), face.width))
    face.out(*told(face, sections))


def told(face: Face, sections: Sequence[Any]) -> list[str]:
    """The rules as lines: each section's title, and its sentences as one paragraph."""
    lines: list[str] = []
    for part in sections:
        text = " ".join(face.render(sentence) for sentence in part.sentences)
        lines += ["", face.render(part.title), *wrapped(text, face.width, "  ")]
    return lines


def _check(face: Face, file: str) -> int:
    from pillarbox import catalogue
    from pillarbox.cli.files import checked

    return checked(face, file, catalogue.check(file))


def _schema(face: Face, ruleset: str | None) -> None:
    from pillarbox import catalogue

    game = catalogue.load(ruleset)[0] if ruleset else catalogue.game(catalogue.games()[0])
    face.give(game.ruleset.schema(face.render))
