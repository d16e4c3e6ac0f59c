"""The shipped rulesets, read from their files without the catalogue."""

from __future__ import annotations

from pathlib import Path

import pillarbox.games.shut_the_box.ruleset
from pillarbox.games.shut_the_box.ruleset import Ruleset, parse

FOLDER = Path(pillarbox.games.shut_the_box.ruleset.__file__).parent / "variants"
IDS = sorted(path.stem for path in FOLDER.glob("*.toml"))


def load(id: str) -> Ruleset:
    """A shipped ruleset by its id."""
    return parse((FOLDER / f"{id}.toml").read_text(encoding="utf-8"), _find, file=f"{id}.toml", id=id)


def _find(id: str) -> Ruleset | None:
    return load(id) if id in IDS else None
