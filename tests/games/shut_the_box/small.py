"""Small house rules drawn at random, so small that every position of a round of several seats can be listed.

What a ruleset file may not combine is drawn again; what the solvers of several seats leave out is not drawn.
"""

from __future__ import annotations

from random import Random
from typing import Any

from pillarbox.games.shut_the_box.ruleset import Ruleset, check
from tests.games.shut_the_box.presets import make

Values = dict[str, Any]


def small(rng: Random, most: int = 4, **given: Any) -> Ruleset:
    """A valid variant with boxes of two to `most` tiles; `given` keys are as given."""
    while True:
        values: Values = {"id": "small", "cap": 40}
        _box(rng, values, most)
        _dice(rng, values)
        _play(rng, values)
        ruleset = make(**{**values, **given})
        if not check(ruleset):
            return ruleset


def _box(rng: Random, values: Values, most: int) -> None:
    if rng.random() < 0.15:
        columns = rng.randint(1, most // 2)
        values["tiles"] = ()
        values["rows"] = tuple(tuple(rng.sample(range(1, 6), columns)) for _ in range(2))
        values["row_weights"] = (2, 1)
        values["score"] = rng.choice(("sum", "shut-sum"))
        return
    tiles = values["tiles"] = tuple(sorted(rng.sample(range(1, 7), rng.randint(2, most))))
    values["score"] = rng.choice(("sum", "sum", "count", "digital", "shut-sum"))
    if rng.random() < 0.2:
        values["shut_at_start"] = tiles[:1]
    if rng.random() < 0.2:
        values["handicap_shut"] = ((), tiles[-1:])
    if rng.random() < 0.25:
        values["first_throw_shuts"] = tiles[-1]
        values["first_throw_lost"] = rng.choice(("turn", "match"))


def _dice(rng: Random, values: Values) -> None:
    values["dice"] = rng.choice((1, 2))
    values["sides"] = rng.choice((2, 3, 4))
    values["sets"] = rng.choice(("sum", "sum", "one-tile", "dice-or-total", "total-else-dice", "dice-or-sum"))
    if values["dice"] == 1:
        return
    values["one_die"] = rng.choice(("never", "may", "must"))
    values["one_die_sum"] = rng.randint(2, 6)
    values["one_die_when"] = rng.choice(("sum-at-most", "high-shut"))
    if rng.random() < 0.3:
        values["deadly_totals"] = (rng.randint(2, 6),)
        values["deadly_ends"] = rng.choice(("turn", "round"))
    if rng.random() < 0.2:
        values["handicap_one_die"] = ("never", "may")


def _play(rng: Random, values: Values) -> None:
    values["must_shut"] = rng.random() < 0.7
    values["wins"] = rng.choice(("lowest", "lowest", "highest"))
    values["on_shut"] = rng.choice(("wins-round", "ends-turn", "wins-match"))
    values["ties"] = rng.choice(("share", "share", "lower-sum"))
    values["stake"] = rng.choice((0, 0, 1, 2))
    values["shut_pays"] = rng.choice((0, 1, 2, 3))
    values["stake_rule"] = rng.choice(("pot", "loser-pays"))
