"""Help texts without Fluent: looked up in one generated file, which a test compares with the catalogues.

Must never load a catalogue: `--help` has to be quick. `tools/help_index.py` writes the file anew.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("help.json")
FALLBACK = "en"
PREFIX = "cli-help-"
"""Every text of the catalogues whose id begins so is in the file, under the rest of its id."""


@cache
def texts() -> dict[str, dict[str, str]]:
    """By language, each help text by its name."""
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def help_text(language: str, name: str) -> str:
    """The text in the language, else in English; empty where there is none by this name."""
    both = texts()
    return both.get(language, {}).get(name) or both[FALLBACK].get(name, "")
