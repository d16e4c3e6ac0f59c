"""Writes what the second of two seats may expect in a round with a big box, by what the first one scored.

Solving one such round takes minutes, so that the answers for rulesets that ship are kept as data:
`big_rounds.json` of the game. Made anew where rules or presets change; a test compares samples of them.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from pillarbox import catalogue
from pillarbox.games.shut_the_box import big_rounds, several

FILE = Path(big_rounds.FILE)
WANTED = ("shut-the-20", "triple", "the-300")


def solved(id: str) -> dict[str, float]:
    """The answers for one ruleset, by the first one's score."""
    _, ruleset = catalogue.load(id)
    big = several.BigRound(ruleset, 0, {})
    begun = time.perf_counter()
    found = {}
    for points, one in sorted(big.ends[0].items()):
        if not one.cut:
            answer = big.second(one)
            found[str(points)] = answer.greatest(answer.problem.start)
        if len(found) % 10 == 0:
            print(
                f"{id}: {len(found)} of {len(big.ends[0])}, {time.perf_counter() - begun:.0f} s", flush=True
            )
    return found


def main(ids: list[str]) -> int:
    """Solve these, or all, and write them beside what is there."""
    for id in ids or WANTED:
        found = solved(id)
        kept = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
        _, ruleset = catalogue.load(id)
        kept[id] = {"rules": big_rounds.mark(ruleset), "begun": found}
        FILE.write_text(json.dumps(kept, indent=0, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
