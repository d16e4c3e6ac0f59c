"""Writes `src/pillarbox/cli/help.json` anew from the catalogues, so that `--help` needs no Fluent.

Usage: python tools/help_index.py. A test fails while the file and the catalogues differ.
"""

import json

from pillarbox.cli.helping import FILE, PREFIX
from pillarbox.words.languages import LANGUAGES
from pillarbox.words.render import Words
from pillarbox.words.texts import entries


def index() -> dict[str, dict[str, str]]:
    """By language, each help text by its name."""
    return {
        language: {
            name.removeprefix(PREFIX): Words(language).say(name)
            for name in sorted(entries(language))
            if name.startswith(PREFIX)
        }
        for language in LANGUAGES
    }


if __name__ == "__main__":
    text = json.dumps(index(), ensure_ascii=False, indent=1)
    FILE.write_text(text + "\n", encoding="utf-8", newline="\n")
    print(f"wrote {FILE.name}")
