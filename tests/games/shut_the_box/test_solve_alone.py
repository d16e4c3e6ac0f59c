"""Small boxes are solved, advised on and played with no number library loaded, or even installed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]

SCRIPT = """
import json, sys
for name in json.loads(sys.argv[1]):
    sys.modules[name] = None
sys.path.insert(0, sys.argv[2])
from random import Random
from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box import bots, coach, rules
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import odds
twelve = Ruleset(tiles=tuple(range(1, 13)), one_die="must")
state = rules.step(twelve, rules.start(twelve, 1), rules.settle(twelve, rules.start(twelve, 1), (3, 4)))
action = bots.perfect(twelve, rules.observe(twelve, state, 0), Random(1), 0)
advice = coach.advise(twelve, state)
up = tuple(range(1, 10))
rows = Ruleset(tiles=(), rows=(up, up[::-1]), row_weights=(2, 1), one_die="may")
try:
    odds(Ruleset(tiles=tuple(range(1, 21)), dice=4)) if json.loads(sys.argv[1]) else None
    big = "solved"
except Refused as refused:
    big = refused.message.id
print(json.dumps([
    odds(twelve).value.float, odds(rows).mean, list(action.tiles), advice.moves[0].loss, big,
    sorted(name for name in ("numpy", "numba") if sys.modules.get(name)),
]))
"""


@pytest.mark.parametrize("missing", [[], ["numpy", "numba"]], ids=["installed", "not installed"])
def test_twelve_tiles_and_two_rows_need_no_number_library(missing: list[str]) -> None:
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT, json.dumps(missing), str(ROOT / "src")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    value, mean, shut, loss, big, loaded = json.loads(run.stdout)
    assert value == pytest.approx(35.0759, abs=1e-4)
    assert mean == pytest.approx(19.427224, abs=5e-7)
    assert shut == [9]
    assert loss == 0
    assert big == ("odds-needs-library" if missing else "solved")
    assert loaded == []
