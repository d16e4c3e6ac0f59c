"""Finds the language catalogues of every room, game and plug-in, and cuts them into entries.

Parsing Fluent costs more than reading it, so an entry is only parsed once it is needed; here nothing is. Must
never load Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from pillarbox import plugins

ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ ]*=", re.MULTILINE)
"""The head of an entry: nothing else begins in the first column with a name and an equals sign."""


def catalogues(language: str) -> Iterator[Traversable]:
    """All catalogue files of a language: those of `words` first, then each game's by name, then plug-ins'."""
    package = files("pillarbox")
    games = sorted(
        (game for game in (package / "games").iterdir() if game.is_dir()), key=lambda game: game.name
    )
    rooms = [room / "texts" for room in (package / "words", *games)]
    for texts in (*rooms, *(Path(place) for place, _ in plugins.texts())):
        folder = texts / language
        if folder.is_dir():
            yield from sorted(
                (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
            )


def cut(text: str) -> dict[str, str]:
    """The entries of a catalogue by name, a term's with its leading `-`; of a name given twice the first."""
    heads = list(ENTRY.finditer(text))
    starts = [head.start() for head in heads]
    found: dict[str, str] = {}
    for head, end in zip(heads, [*starts[1:], len(text)]):
        found.setdefault(head[1], text[head.start() : end])
    return found


@cache
def entries(language: str) -> dict[str, str]:
    """Every entry of a language by its name, over all its catalogues."""
    found: dict[str, str] = {}
    for file in catalogues(language):
        for name, text in cut(file.read_bytes().decode("utf-8", "replace")).items():
            found.setdefault(name, text)
    return found
