"""The ladder of the bots of Post Office: `make ladder`, or `make ladder ARGS="solo --deals 200 --seed 3"`.

`solo`: every bot alone on the same deals, both sets, side by side, with the two ceilings. `seats`: `strong`
against each weaker bot in every mix of two, three and four seats, every seating of a mix on the same deals.
`keeping`: what ways of keeping a card are worth against a `strong` without them. All of it is counted in
deals and samples and seeded, so that a run can be repeated; the times alone are the machine's. With `--file`
what was measured is kept, and a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.ladder_seats import KEEPINGS, keeping, seats
from tools.ladder_solo import WEAKER, solo
from tools.measured import Measured

PARTS = {"solo": solo, "seats": seats, "keeping": keeping}


def main(arguments: list[str] | None = None) -> int:
    """Run the parts named, or all."""
    parser = argparse.ArgumentParser(prog="ladder", description="Measure the bots of Post Office.")
    parser.add_argument("parts", nargs="*", metavar="PART", help="solo, seats, keeping; else all")
    parser.add_argument("--seed", type=int, default=1, help="of deals and bots (1)")
    parser.add_argument("--file", type=Path, help="keep what is measured there, and go on from it")
    parser.add_argument("--deals", type=int, default=2000, help="solo, bots without look-ahead (2000)")
    parser.add_argument("--strong", type=int, default=1000, help="solo, strong by default (1000)")
    parser.add_argument("--largest", type=int, default=1000, help="solo, strong's largest budget (1000)")
    parser.add_argument("--reduced", type=int, default=1000, help="deals scored less their luck (1000)")
    parser.add_argument("--bound", type=int, default=200, help="deals of the bound (200)")
    parser.add_argument("--beam", type=int, default=1000, help="deals of the open-order beam (1000)")
    parser.add_argument("--width", type=int, default=300, help="of the beam (300)")
    parser.add_argument("--matches", type=int, default=1000, help="of each mix (1000)")
    parser.add_argument("--edge", type=int, default=1000, help="matches of potential at every seat (1000)")
    parser.add_argument("--budget", type=int, default=0, help="of strong at several seats (its own)")
    parser.add_argument(
        "--against", nargs="+", choices=WEAKER, default=list(WEAKER), help="at several seats (all weaker)"
    )
    parser.add_argument("--ways", nargs="+", choices=KEEPINGS, default=list(KEEPINGS), help="keeping (all)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], help="seat counts (2 3 4)")
    given = parser.parse_args(arguments)
    if unknown := [name for name in given.parts if name not in PARTS]:
        parser.error(f"no part is called {', '.join(unknown)}; there are {', '.join(PARTS)}")
    known = Measured(given.file)
    for name in given.parts or PARTS:
        PARTS[name](given, known, lambda line: print(line, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
