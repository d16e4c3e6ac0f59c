"""One seat's turn as a take-away game in plain Python: the bridge from a ruleset to the solvers, and their
small twin.

Needs neither numpy nor numba, so that a box of twelve tiles is answered before either could be imported.
Must never decide what a throw allows: the sets come from `sets.py`.
"""

from __future__ import annotations

from itertools import combinations

from pillarbox.games.shut_the_box import scoring, turns
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import Layout, pips, tables
from pillarbox.solve.takeaway import Move, Offers, Option, Problem, Roll

USELESS = {"out": "out", "pass": "pass", "reopen-one": "reopen"}


def problem(ruleset: Ruleset, seat: int = 0, start: int | None = None, alone: bool = True) -> Problem:
    """The turn of one seat from the position `start` (default: as the seat's box begins).

    `alone` says whether chance reopens tiles where the ruleset has it so for a lone player.
    """
    layout = tables(ruleset).layout
    fixed = scoring.fixed(ruleset, seat)
    start = layout.full & ~fixed if start is None else start
    flips = ruleset.solo_reopen if alone else 0
    groups = _Groups(ruleset, start)
    permission = turns.permission(ruleset, seat)
    counts = (ruleset.dice,) if permission == "never" or ruleset.dice == 1 else (1, ruleset.dice)
    rolls = groups.rolls(counts)
    movable = 0
    for move in groups.moves:
        movable |= move.bits
    demand = ruleset.first_throw_shuts
    return Problem(
        start=start,
        columns=_columns(ruleset, layout, start, movable, ruleset.stuck == "reopen-one" or flips > 0),
        moves=tuple(groups.moves),
        rolls=rolls,
        offers=_offers(ruleset, layout, permission, len(counts)),
        earns=tuple(groups.earns),
        useless=USELESS[ruleset.stuck],
        flips=flips,
        stops=not ruleset.must_shut,
        demands=1 << layout.place[demand] if demand else 0,
        refine=groups.refine if groups.forced else None,
        offset=sum(_worth(ruleset, layout, start)) if ruleset.score == "shut-sum" else 0,
    )


def _worth(ruleset: Ruleset, layout: Layout, mask: int) -> list[int]:
    return [layout.numbers[p] * layout.weights[p] for p in layout.places(mask)]


class _Groups:
    """The outcomes of all throws, put together where they allow the same sets and earn the same."""

    def __init__(self, ruleset: Ruleset, start: int) -> None:
        self.ruleset = ruleset
        self.start = start
        self.known = tables(ruleset)
        self.one_row = not ruleset.rows
        self.forced = not self.one_row and ruleset.sets == "total-else-dice"
        """Whether moves depend on one another so that a list of them must be refined at each position."""
        self.moves: list[Move] = []
        self.earns: list[bool] = []
        self.totals: list[int] = []
        """With `total-else-dice` in rows, by group: the places of the total's number."""
        self._index: dict[tuple[tuple[tuple[int, int], ...], bool, int], int] = {}

    def rolls(self, counts: tuple[int, ...]) -> tuple[Roll, ...]:
        """The ways to throw these numbers of dice; fills the groups on the way."""
        found = []
        for count in counts:
            throws = self.known.throws(count)
            lost = 0
            weights: dict[int, int] = {}
            for throw, weight in zip(throws.outcomes, throws.weights):
                if count > 1 and sum(throw.faces) in self.ruleset.deadly_totals:
                    lost += weight
                else:
                    group = self._group(throw.faces)
                    weights[group] = weights.get(group, 0) + weight
            found.append((count, throws.whole, weights, lost))
        size = len(self.earns)
        return tuple(
            Roll(count, whole, tuple(weights.get(group, 0) for group in range(size)), lost)
            for count, whole, weights, lost in found
        )

    def _group(self, faces: tuple[int, ...]) -> int:
        start = self.start
        if self.one_row and self.ruleset.sets == "total-else-dice":
            sets = self._forced(faces)
        else:
            sets = tuple(
                (candidate.mask, candidate.needs_shut & start)
                for candidate in self.known.candidates(faces)
                if candidate.mask & start == candidate.mask
            )
        earns = self.ruleset.insurance and len(faces) == 2 and faces[0] == faces[1]
        total = self._places_of_total(faces) if self.forced else 0
        key = (sets, earns, total)
        group = self._index.get(key)
        if group is None:
            group = self._index[key] = len(self.earns)
            self.earns.append(earns)
            self.totals.append(total)
            self.moves += [Move(group, bits, needs) for bits, needs in sets]
        return group

    def _forced(self, faces: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
        """With `total-else-dice` in one row: the total's tile, or just those tiles of the dice that stand
        without it.
        """
        total = self._places_of_total(faces) & self.start
        number = self.known.layout.numbers
        dice = [1 << p for p in self.known.layout.places(self.start) if number[p] in faces]
        every = sum(dice)
        most = self.ruleset.most_tiles or len(number)
        together = [
            sum(bits) for size in range(1, min(most, len(dice)) + 1) for bits in combinations(dice, size)
        ]
        single = [(total, 0)] if total else []
        return (*single, *((bits, every & ~bits | total) for bits in together if not bits & total))

    def _places_of_total(self, faces: tuple[int, ...]) -> int:
        total = pips(self.ruleset, faces)
        return sum(1 << p for p, number in enumerate(self.known.layout.numbers) if number == total)

    def refine(self, moves: list[Move]) -> list[Move]:
        """With `total-else-dice`: the total's tile where it stands free, else all free tiles that a die
        shows at once.
        """
        most = self.ruleset.most_tiles or len(self.known.layout.numbers)
        by_group: dict[int, list[Move]] = {}
        for move in moves:
            by_group.setdefault(move.group, []).append(move)
        kept = []
        for group, singles in by_group.items():
            forced = [move for move in singles if move.bits & self.totals[group]]
            if forced:
                kept += forced
                continue
            together = 0
            for move in singles:
                together |= move.bits
            if together.bit_count() <= most:
                kept.append(Move(group, together))
        return kept


def _columns(
    ruleset: Ruleset, layout: Layout, start: int, movable: int, back: bool
) -> tuple[tuple[Option, ...], ...]:
    """By column, from the lowest number up: which of its tiles may stand, what then is exposed, what it
    scores.

    A column is shut from the front, unless tiles come `back`: then any of them may stand.
    """
    height, width = layout.rows, layout.width
    found = []
    for c in range(width):
        places = [p for p in range(c, height * width, width) if start >> p & 1]
        ways = [places[len(places) - standing :] for standing in range(len(places) + 1)]
        if back:
            ways = [list(some) for size in range(len(places) + 1) for some in combinations(places, size)]
        gone = [[p for p in places if p not in standing] for standing in ways]
        options = [
            _option(ruleset, layout, standing, out)
            for standing, out in zip(ways, gone)
            if all(movable >> p & 1 for p in out)
        ]
        if places:
            found.append(tuple(options))
    return tuple(found)


def _option(ruleset: Ruleset, layout: Layout, standing: list[int], out: list[int]) -> Option:
    bits = sum(1 << p for p in standing)
    gone = sum(1 << p for p in out)
    worth = sum(_worth(ruleset, layout, bits))
    exposed = layout.numbers[standing[0]] if standing else 0
    if ruleset.score == "digital":
        return Option(bits, gone, exposed, worth, 10 ** len(str(worth)) if standing else 1)
    adds = {"count": len(standing), "shut-sum": -worth}.get(ruleset.score, worth)
    return Option(bits, gone, exposed, adds)


def _offers(ruleset: Ruleset, layout: Layout, permission: str, counts: int) -> Offers:
    """The rolls that positions offer: all dice, or one die where the condition holds (by choice or force)."""
    if counts == 1:
        return Offers((0,))
    one = (0,) if permission == "must" else (0, 1)
    anything = sum(layout.numbers)
    not_ones = sum(1 << p for p, number in enumerate(layout.numbers) if number != 1)
    return {
        "sum-at-most": Offers((1,), one, most=ruleset.one_die_sum),
        "high-shut": Offers((1,), one, anything, gone=layout.high),
        "last-row": Offers((1,), one, anything, gone=layout.front_rows | layout.high),
        "only-one": Offers((1,), one, anything, gone=not_ones, pieces=1),
    }[ruleset.one_die_when]
