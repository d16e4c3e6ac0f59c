"""Writes the golden files of `tests/conformance/golden` anew: `make golden`, or `make golden ARGS="classic"`.

Tells what has changed, for review; removes the files of rulesets and seat counts that are no more.
"""

from __future__ import annotations

import sys

from tests.conformance.goldens import FOLDER, golden, names


def main(wanted: list[str]) -> int:
    """Write the files of the rulesets named, or all; 1 if one is not known."""
    known = names()
    if unknown := set(wanted) - {id for id, _ in known.values()}:
        print(f"no ruleset is called {', '.join(sorted(unknown))}", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    for name, (id, seats) in known.items():
        if wanted and id not in wanted:
            continue
        path, text = FOLDER / name, golden(id, seats)
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        if text != before:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"{'changed' if before else 'new'}: {name}")
    for path in sorted(FOLDER.iterdir()):
        if path.name not in known:
            path.unlink()
            print(f"removed: {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
