"""What is wrong with the texts that plug-ins bring: taken ids, languages that lack some.

Must never judge what ships; tests do that.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pillarbox import plugins
from pillarbox.core.message import Message, say
from pillarbox.words.languages import FALLBACK, LANGUAGES
from pillarbox.words.texts import cut, entries

FEW = 5
"""So many ids are named; more would hide the rest."""


def wrong() -> tuple[Message, ...]:
    """A Message for each package and kind of fault; nothing where all is well."""
    return tuple(message for place, package in plugins.texts() for message in _of(Path(place), package))


def _of(place: Path, package: str) -> Iterator[Message]:
    own = {language: _entries(place / language) for language in LANGUAGES}
    known = entries(FALLBACK)
    taken = sorted(name for name, text in own[FALLBACK].items() if known.get(name) != text)
    if taken:
        yield say("plugin-text-taken", package=package, texts=taken[:FEW])
    for language in LANGUAGES:
        lacking = sorted(own[FALLBACK].keys() - own[language].keys())
        if lacking:
            yield say("plugin-no-language", package=package, language=language, texts=lacking[:FEW])


def _entries(folder: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in sorted(folder.glob("*.ftl")):
        found |= cut(file.read_text(encoding="utf-8", errors="replace"))
    return found
