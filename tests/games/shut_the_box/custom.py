"""House rules drawn at random over all keys, for tests that hold for every variant.

What a ruleset file may not combine is left out here by hand, from the notes on the keys, so that the rules
can be tried on their own.
"""

from __future__ import annotations

from random import Random
from typing import Any

from pillarbox.games.shut_the_box.ruleset import Ruleset
from tests.games.shut_the_box.presets import labels, make


def custom(rng: Random) -> Ruleset:
    """A small valid variant; boxes of at most 10 tiles, or 9 in rows, and short matches."""
    values: dict[str, Any] = {"id": "custom"}
    _box(rng, values)
    _dice(rng, values)
    _turn(rng, values)
    _score(rng, values)
    _match(rng, values)
    _handicaps(rng, values)
    return make(**values)


def _box(rng: Random, values: dict[str, Any]) -> None:
    if rng.random() < 0.2:
        columns, rows = rng.randint(1, 4), rng.randint(2, 3)
        values["tiles"] = ()
        values["rows"] = tuple(tuple(rng.sample(range(1, 10), columns)) for _ in range(rows))
        values["row_weights"] = tuple(rng.randint(1, 3) for _ in range(rows)) if rng.random() < 0.5 else ()
        return
    if rng.random() < 0.7:
        values["tiles"] = tuple(range(1, rng.choice((1, 3, 6, 9, 9, 10)) + 1))
    else:
        values["tiles"] = tuple(sorted(rng.sample(range(1, 15), rng.randint(2, 8))))
    if rng.random() < 0.2:
        tiles = values["tiles"]
        values["shut_at_start"] = tuple(sorted(rng.sample(tiles, rng.randint(0, len(tiles) - 1))))


def _dice(rng: Random, values: dict[str, Any]) -> None:
    dice = values["dice"] = rng.choice((1, 2, 2, 2, 2, 3))
    sides = values["sides"] = rng.choice((6, 6, 6, 6, 2, 4, 8))
    kinds = ["sum", "sum", "one-tile", "dice-or-total", "total-else-dice", "dice-or-sum", "product"]
    values["sets"] = rng.choice([*kinds, "difference"] if dice == 2 else kinds)
    values["most_tiles"] = rng.choice((0, 0, 0, 1, 2, 3))
    if dice > 1 and sides <= 6 and rng.random() < 0.5:
        values["one_die"] = rng.choice(("may", "must"))
        kinds = ["sum-at-most", "high-shut", "only-one"] + (["last-row"] if "rows" in values else [])
        values["one_die_when"] = rng.choice(kinds)
        values["one_die_sum"] = rng.randint(1, 12)
    if dice == 2:
        values["doubles"] = rng.choice(("plain", "plain", "twice"))
    if dice > 1 and rng.random() < 0.25:
        totals = range(dice, dice * sides + 1)
        values["deadly_totals"] = tuple(sorted(rng.sample(totals, rng.randint(1, 2))))
        values["deadly_ends"] = rng.choice(("turn", "round"))


def _turn(rng: Random, values: dict[str, Any]) -> None:
    if "rows" not in values and rng.random() < 0.2:
        free = set(values["tiles"]) - set(values.get("shut_at_start", ()))
        values["first_throw_shuts"] = rng.choice(sorted(free))
        values["first_throw_lost"] = rng.choice(("turn", "match"))
    values["cap"] = rng.choice((2, 5, 20, 60))
    turn = values["turn"] = rng.choice(("whole", "alternate", "shared"))
    if turn == "shared":
        values.pop("one_die", None)
        return
    values["must_shut"] = rng.random() < 0.75
    values["insurance"] = values["dice"] == 2 and rng.random() < 0.25
    values["stuck"] = rng.choice(("out", "out", "reopen-one", *(("pass",) if turn == "alternate" else ())))
    values["reopen"] = rng.choice(("never", "never", "neighbour"))
    values["reopen_by_finished"] = rng.random() < 0.5
    values["solo_reopen"] = rng.choice((0, 0, 40, 100))


def _score(rng: Random, values: dict[str, Any]) -> None:
    kinds = ["sum", "shut-sum"] if "rows" in values else ["sum", "count", "digital", "shut-sum"]
    values["score"] = rng.choice(kinds)
    values["wins"] = rng.choice(("lowest", "lowest", "highest"))
    ends = ["ends-turn", "wins-match"] + (["wins-round"] if values["wins"] == "lowest" else [])
    values["on_shut"] = rng.choice(ends)
    values["ties"] = rng.choice(("share", "lower-sum", "roll-off"))
    if rng.random() < 0.4:
        values["stake"], values["shut_pays"] = rng.randint(1, 3), rng.randint(1, 3)
        values["stake_rule"] = rng.choice(("pot", "loser-pays"))


def _match(rng: Random, values: dict[str, Any]) -> None:
    kinds = ["single", "rounds", "until"] + (["elimination"] if values["wins"] == "lowest" else ["first-to"])
    values["match"] = rng.choice(kinds)
    values["rounds"] = rng.randint(1, 4)
    values["limit"] = rng.randint(1, 2 * sum(labels(values)))
    values["cap_rounds"] = rng.choice((1, 3, 6))
    values["starter"] = rng.choice(("rotate", "highest-die", "first-seat", "loser"))


def _handicaps(rng: Random, values: dict[str, Any]) -> None:
    if "rows" not in values and rng.random() < 0.2:
        bound = {*values.get("shut_at_start", ()), values.get("first_throw_shuts", 0)}
        free = sorted(set(values["tiles"]) - bound)
        shares = (rng.sample(free, rng.randint(0, max(len(free) - 1, 0))) for _ in range(rng.randint(1, 3)))
        values["handicap_shut"] = tuple(tuple(sorted(share)) for share in shares)
    if values.get("one_die") and rng.random() < 0.2:
        choices = ("never", "may", "must")
        values["handicap_one_die"] = tuple(rng.choice(choices) for _ in range(rng.randint(1, 3)))
