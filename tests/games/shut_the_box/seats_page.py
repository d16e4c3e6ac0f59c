"""The table of the page on several seats: a row for every variant, read by tests and by a soak job."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).resolve().parents[3] / "docs" / "solver-seats.md"
CELLS = 6


class Row(NamedTuple):
    """What the page says of a variant, as it stands there: values with their units and errors."""

    turn: str
    shut: str
    alone: str
    round: str
    match: str


def rows() -> dict[str, Row]:
    """The rows by ruleset."""
    found = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("| \n").split("|")]
        if line.startswith("| `") and len(cells) == CELLS:
            found[cells[0].strip("`")] = Row(*cells[1:])
    return found


def figure(text: str) -> float:
    """The number that a cell begins with."""
    found = re.match(r"-?[\d.]+", text)
    assert found is not None, text
    return float(found[0])
