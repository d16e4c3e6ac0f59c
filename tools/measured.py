"""What the ladder has measured so far, kept in a file, so that a long run can be stopped and taken up again.

Each line of the file is one deal or match: a key that says all it depends on, and the numbers found. The key
has a mark of every bot in it, made of what the bot does on a deal that is not counted: if its play changes,
what it did before is measured anew. Times are those of the run in which a line was made. Must never hold a
number that a line of the same key could differ from, times apart.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from statistics import fmean, stdev

from tools.deals import Player, play

Numbers = list[float]


class Measured:
    """Numbers by key; without a file they last as long as the run."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._known: dict[str, Numbers] = {}
        if file is not None and file.exists():
            text = file.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]
            if whole != text:  # a line that was cut off is measured again
                file.write_text(whole, encoding="utf-8")
            self._known.update(json.loads(line) for line in whole.splitlines())

    def get(self, key: str) -> Numbers | None:
        """What was found under this key, or None."""
        return self._known.get(key)

    def put(self, key: str, numbers: Numbers) -> Numbers:
        """Keep what was found."""
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([key, numbers]) + "\n")
        self._known[key] = numbers
        return numbers

    def of(self, key: str, measure: Callable[[], Numbers]) -> Numbers:
        """What was found under this key; measured now if it was not."""
        found = self._known.get(key)
        return self.put(key, measure()) if found is None else found


@cache
def mark(who: Player) -> str:
    """A short mark of how a bot plays: its name, and what it lays alone and against itself on one deal."""
    laid = [state for seats in (1, 2) for state in play([who] * seats, -1, 1).states[-1:]]
    text = repr([desk.tableau for state in laid for desk in state.desks])
    return f"{who.name} {sha256(text.encode()).hexdigest()[:8]}"


def mean(values: Sequence[float], digits: int = 2) -> str:
    """Mean and standard error."""
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{fmean(values):.{digits}f} ± {error:.{digits}f}"
