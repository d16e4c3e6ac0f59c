"""What the keys of a ruleset may not say together: contradictions, and choices that could never take effect.

A key that only shapes something switched off (`rounds` of a single round, `shut_pays` without a stake) is no
contradiction: it waits. One that switches something on which can never come about is one. Must never look at
a single key on its own; `keys` does that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from math import prod
from typing import Any, NamedTuple

MOST_SETS = 4096
"""A throw may offer so many sets; more than that nobody could choose among."""


class Clash(NamedTuple):
    """A contradiction: its name in the language catalogues, the keys that meet in it, its test.

    The first key is the one to blame where several are given. `holds` takes a draft of the Ruleset, in
    which a `limit` of 0 stands for "auto".
    """

    name: str
    keys: tuple[str, ...]
    holds: Callable[[Any], bool]


def tiles(draft: Any) -> tuple[int, ...]:
    """The numbers of all tiles of the box."""
    return tuple(number for row in draft.rows or (draft.tiles,) for number in row)


def _closed(draft: Any) -> Iterator[set[int]]:
    """What is shut at the start: for seats without a handicap, then by seat for those with one."""
    yield set(draft.shut_at_start)
    for handicap in draft.handicap_shut:
        yield {*draft.shut_at_start, *handicap}


def _wants_one_die(draft: Any) -> bool:
    return any(permission != "never" for permission in (draft.one_die, *draft.handicap_one_die))


def _never_one_die(draft: Any) -> bool:
    """No open tile alone meets the condition: then no box does, as more open tiles never meet it sooner."""
    alone = set(tiles(draft)) - set(draft.shut_at_start)
    meets = {
        "sum-at-most": min(alone, default=0) <= draft.one_die_sum,
        "high-shut": min(alone, default=0) < 7,
        "only-one": 1 in alone,
        "last-row": bool(draft.rows) and min(draft.rows[-1]) < 7,
    }
    return _wants_one_die(draft) and not meets[draft.one_die_when]


def _can_throw(draft: Any) -> range:
    return range(draft.dice, draft.dice * draft.sides + 1)


def most_sets(draft: Any) -> int:
    """An upper bound of the sets that one throw may shut in some box; exact for totals and products.

    The number of sets of tiles that add to t is the coefficient of x^t in the product of (1 + x^n) over the
    tiles n. All coefficients lie in one whole number, 32 bits each: a factor costs a shift and an addition.
    With `most_tiles` the sets of each size are told apart: their size is part of the exponent.
    """
    numbers = tiles(draft)
    sizes = range(1, draft.most_tiles + 1) if 0 < draft.most_tiles < len(numbers) else range(1)
    apart = len(numbers) + 1 if sizes[-1] else 1
    counts = 1
    for number in numbers:
        counts += counts << 32 * (number * apart + (1 if sizes[-1] else 0))
    size = (sum(numbers) + 1) * apart * 4
    written = counts.to_bytes(size, "little")

    def adding_to(total: int) -> int:
        if total > sum(numbers):
            return 0
        places = (4 * (total * apart + size) for size in sizes)
        return sum(int.from_bytes(written[place : place + 4], "little") for place in places)

    one_for_each_die: int = max(1, len(draft.rows)) ** draft.dice
    totals = list(_can_throw(draft))
    if draft.doubles == "twice":
        totals += (4 * face for face in range(1, draft.sides + 1))
    if draft.sets == "sum":
        return max(map(adding_to, totals))
    if draft.sets == "product":
        return max(map(adding_to, _products(draft.dice, draft.sides, sum(numbers))))
    if draft.sets == "dice-or-sum":
        return max(map(adding_to, totals)) + one_for_each_die
    if draft.sets == "difference":
        return max(map(adding_to, totals)) + max(map(adding_to, range(1, draft.sides)))
    return one_for_each_die


def _products(dice: int, sides: int, most: int) -> set[int]:
    """What the faces of so many dice can multiply to, up to a bound."""
    found = {1}
    for _ in range(dice):
        found = {a * face for a in found for face in range(1, sides + 1) if a * face <= most}
    return found


def _shuttable(draft: Any, standing: set[int]) -> Iterator[int]:
    """The tiles that some throw may shut in a box that begins with these standing, each at least once.

    Tiles of several rows are taken as if all were free and one die as if it could be thrown at once, so that
    no tile is missed.
    """
    numbers = [number for number in tiles(draft) if number in standing]
    most = min(draft.most_tiles or len(numbers), len(numbers))
    sums, exact = _marks(draft)
    if draft.sets in ("one-tile", "dice-or-total", "total-else-dice"):
        exact |= sums
    yield from standing & exact
    if draft.sets in ("sum", "dice-or-sum", "difference", "product"):
        for at, number in enumerate(numbers):
            made = _made(numbers[:at] + numbers[at + 1 :], most - 1)
            if any(total >= number and made >> (total - number) & 1 for total in sums):
                yield number


def _made(numbers: list[int], most: int) -> int:
    """The sums that at most so many of the numbers can have, as bits."""
    if most >= len(numbers):
        bits = 1
        for number in numbers:
            bits |= bits << number
        return bits
    by_size = [1] + [0] * most
    for number in numbers:
        for size in range(most, 0, -1):
            by_size[size] |= by_size[size - 1] << number
    bits = 0
    for some in by_size:
        bits |= some
    return bits


def _marks(draft: Any) -> tuple[set[int], set[int]]:
    """What a throw may shut: totals to which tiles may add up, and numbers of single tiles it may name."""
    sums: set[int] = set()
    exact: set[int] = set()
    highest = sum(tiles(draft))
    for dice in {draft.dice, 1} if _wants_one_die(draft) else {draft.dice}:
        for faces in combinations_with_replacement(range(1, draft.sides + 1), dice):
            total = sum(faces)
            if dice > 1 and total in draft.deadly_totals:
                continue
            double = draft.doubles == "twice" and dice == 2 and faces[0] == faces[1]
            sums.add(prod(faces) if draft.sets == "product" else 2 * total if double else total)
            if draft.sets == "difference":
                sums.add(faces[-1] - faces[0])
            if draft.sets in ("one-tile", "dice-or-total", "total-else-dice", "dice-or-sum"):
                exact |= set(faces)
    return {total for total in sums if 0 < total <= highest}, exact


def _begun(draft: Any) -> list[set[int]]:
    """The tiles that stand at the start, for each kind of seat; none where nothing stands for one."""
    every = set(tiles(draft))
    begun = [every - closed for closed in _closed(draft)]
    return begun if all(begun) else []


def _nothing_shuts(draft: Any) -> bool:
    """No throw shuts a single tile, whoever throws it; that all totals are deadly is a clash of its own."""
    begun = _begun(draft) if set(_can_throw(draft)) - set(draft.deadly_totals) else []
    return bool(begun) and not any(True for standing in begun for _ in _shuttable(draft, standing))


def _only_the_cap(draft: Any) -> bool:
    """Useless throws only pass, nobody may stop, and for everybody some tile stands for ever: the cap alone
    can end a round.
    """
    if draft.stuck != "pass" or not draft.must_shut or draft.deadly_totals or draft.first_throw_shuts:
        return False
    begun = _begun(draft)
    return bool(begun) and all(standing - set(_shuttable(draft, standing)) for standing in begun)


def _shared(name: str, key: str, idle: Any) -> Clash:
    """With one throw for everybody, this key must have its idle value."""
    return Clash(name, (key, "turn"), lambda draft: draft.turn == "shared" and getattr(draft, key) != idle)


def _all_equal(items: Any) -> bool:
    return len(set(items)) <= 1


BOX = (
    Clash("clash-rows-unequal", ("rows",), lambda d: not _all_equal(map(len, d.rows))),
    Clash("clash-rows-shut-at-start", ("shut_at_start", "rows"), lambda d: bool(d.rows and d.shut_at_start)),
    Clash("clash-rows-handicap", ("handicap_shut", "rows"), lambda d: bool(d.rows and any(d.handicap_shut))),
    Clash(
        "clash-rows-first-throw",
        ("first_throw_shuts", "rows"),
        lambda d: bool(d.rows and d.first_throw_shuts),
    ),
    Clash("clash-weights-one-row", ("row_weights", "tiles"), lambda d: bool(d.row_weights and not d.rows)),
    Clash(
        "clash-weights-number",
        ("row_weights", "rows"),
        lambda d: bool(d.row_weights and d.rows) and len(d.row_weights) != len(d.rows),
    ),
    Clash("clash-rows-score", ("score", "rows"), lambda d: bool(d.rows) and d.score in ("count", "digital")),
    Clash(
        "clash-weights-score",
        ("score", "row_weights"),
        lambda d: bool(d.row_weights) and d.score in ("count", "digital"),
    ),
    Clash(
        "clash-shut-not-in-box",
        ("shut_at_start", "tiles"),
        lambda d: not d.rows and not set(d.shut_at_start) <= set(d.tiles),
    ),
    Clash(
        "clash-all-shut",
        ("shut_at_start", "tiles"),
        lambda d: not d.rows and set(d.tiles) <= set(d.shut_at_start),
    ),
    Clash(
        "clash-handicap-not-in-box",
        ("handicap_shut", "tiles"),
        lambda d: not d.rows and any(not set(own) <= set(d.tiles) for own in d.handicap_shut),
    ),
    Clash(
        "clash-handicap-all-shut",
        ("handicap_shut", "shut_at_start", "tiles"),
        lambda d: (
            not d.rows
            and not set(d.tiles) <= set(d.shut_at_start)
            and any(set(d.tiles) <= closed for closed in _closed(d))
        ),
    ),
    Clash("clash-handicap-seats", ("handicap_shut", "seats"), lambda d: len(d.handicap_shut) > d.seats[1]),
    Clash(
        "clash-one-die-seats", ("handicap_one_die", "seats"), lambda d: len(d.handicap_one_die) > d.seats[1]
    ),
    Clash("clash-seats-order", ("seats",), lambda d: d.seats[0] > d.seats[1]),
)

THROW = (
    "tiles", "rows", "dice", "sides", "sets", "most_tiles", "doubles", "deadly_totals", "shut_at_start",
    "handicap_shut", "one_die", "handicap_one_die",
)  # fmt: skip
"""The keys on which it hangs what a throw can shut."""

DICE = (
    Clash(
        "clash-one-die-of-one",
        ("one_die", "handicap_one_die", "dice"),
        lambda d: d.dice == 1 and _wants_one_die(d),
    ),
    Clash(
        "clash-one-die-sides",
        ("one_die", "handicap_one_die", "sides"),
        lambda d: d.sides > 6 and _wants_one_die(d),
    ),
    Clash(
        "clash-one-die-never",
        ("one_die_when", "one_die", "handicap_one_die", "one_die_sum", "tiles", "rows", "shut_at_start"),
        _never_one_die,
    ),
    Clash("clash-doubles-dice", ("doubles", "dice"), lambda d: d.doubles == "twice" and d.dice != 2),
    Clash(
        "clash-doubles-product", ("doubles", "sets"), lambda d: d.doubles == "twice" and d.sets == "product"
    ),
    Clash("clash-difference-dice", ("sets", "dice"), lambda d: d.sets == "difference" and d.dice != 2),
    Clash("clash-insurance-dice", ("insurance", "dice"), lambda d: d.insurance and d.dice != 2),
    Clash(
        "clash-first-throw-tile",
        ("first_throw_shuts", "tiles", "shut_at_start", "handicap_shut"),
        lambda d: (
            bool(d.first_throw_shuts and not d.rows)
            and any(d.first_throw_shuts not in set(d.tiles) - closed for closed in _closed(d))
        ),
    ),
    Clash("clash-deadly-one-die", ("deadly_totals", "dice"), lambda d: bool(d.deadly_totals) and d.dice == 1),
    Clash(
        "clash-deadly-total",
        ("deadly_totals", "dice", "sides"),
        lambda d: d.dice > 1 and not set(d.deadly_totals) <= set(_can_throw(d)),
    ),
    Clash(
        "clash-deadly-all",
        ("deadly_totals", "dice", "sides"),
        lambda d: d.dice > 1 and set(d.deadly_totals) >= set(_can_throw(d)),
    ),
    Clash(
        "clash-too-many-sets",
        ("sets", "tiles", "rows", "dice", "sides", "most_tiles"),
        lambda d: most_sets(d) > MOST_SETS,
    ),
    Clash("clash-nothing-shuts", THROW, _nothing_shuts),
    Clash(
        "clash-only-the-cap",
        ("stuck", *THROW, "must_shut", "first_throw_shuts"),
        lambda d: _only_the_cap(d) and not _nothing_shuts(d),
    ),
)

TURN = (
    Clash("clash-pass-whole", ("stuck", "turn"), lambda d: d.stuck == "pass" and d.turn == "whole"),
    Clash(
        "clash-shared-one-die",
        ("one_die", "handicap_one_die", "turn"),
        lambda d: d.turn == "shared" and _wants_one_die(d),
    ),
    _shared("clash-shared-must-shut", "must_shut", True),
    _shared("clash-shared-insurance", "insurance", False),
    _shared("clash-shared-reopen", "reopen", "never"),
    _shared("clash-shared-solo-reopen", "solo_reopen", 0),
    _shared("clash-shared-stuck", "stuck", "out"),
)

MATCH = (
    Clash(
        "clash-wins-round", ("on_shut", "wins"), lambda d: d.on_shut == "wins-round" and d.wins == "highest"
    ),
    Clash("clash-elimination", ("wins", "match"), lambda d: d.match == "elimination" and d.wins == "highest"),
    Clash("clash-first-to", ("match", "wins"), lambda d: d.match == "first-to" and d.wins == "lowest"),
    Clash(
        "clash-limit-auto",
        ("limit", "score", "match"),
        lambda d: d.limit == 0 and d.match in ("elimination", "until", "first-to") and d.score != "sum",
    ),
    Clash(
        "clash-rounds-cap",
        ("rounds", "cap_rounds"),
        lambda d: d.match == "rounds" and d.rounds > d.cap_rounds,
    ),
)

CLASHES = (*BOX, *DICE, *TURN, *MATCH)
"""Every contradiction, in the order in which they are looked for."""
