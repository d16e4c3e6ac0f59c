"""The tiles of a box and what a throw may shut: the choices of variants, each one small function.

Everything here is worked out once per ruleset and kept; a set of tiles is a bit set over places. Must
never know whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from pillarbox.core.chance import Distribution, uniform
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import Die, Shut, Throw, Tile

KEPT = 1 << 17
"""So many answers a cache holds before it is emptied: enough for every question about 12 tiles."""


class Candidate(NamedTuple):
    """A set that some throw may shut: its bits, the bits that must lie shut before it, its action."""

    mask: int
    needs_shut: int
    action: Shut


class LegalSets(NamedTuple):
    """The sets a throw may shut: the actions in their written order, each one's bits. Not to be changed."""

    actions: tuple[Shut, ...]
    bits: dict[Shut, int]


class Layout:
    """The places of a ruleset's box, front row first, and the arithmetic on sets of them.

    `numbers`, `labels`, `weights` are by place; `before[p]` has the bits of all places in front of p in its
    column; `full` has a bit for each place; `fixed` for the places that start shut and never count; `most` is
    how many tiles one throw may shut.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        rows = ruleset.rows or (tuple(sorted(ruleset.tiles)),)
        several = bool(ruleset.rows)
        weights = ruleset.row_weights or (1,) * len(rows)
        width = len(rows[0])
        self.rows = len(rows)
        self.width = width
        self.numbers: tuple[int, ...] = tuple(number for row in rows for number in row)
        self.labels: tuple[Tile, ...] = tuple(
            f"{chr(97 + r)}{number}" if several else number for r, row in enumerate(rows) for number in row
        )
        self.weights: tuple[int, ...] = tuple(weights[r] for r, row in enumerate(rows) for _ in row)
        self.before: tuple[int, ...] = tuple(
            sum(1 << q for q in range(p - width, -1, -width)) for p in range(len(self.numbers))
        )
        self.place: dict[Tile, int] = {label: p for p, label in enumerate(self.labels)}
        self.full = (1 << len(self.numbers)) - 1
        self.most = ruleset.most_tiles or len(self.numbers)
        self._weighed: dict[int, int] = {}
        self.fixed = sum(1 << self.place[tile] for tile in ruleset.shut_at_start)
        self.front_rows = (1 << (width * (self.rows - 1))) - 1
        self.high = sum(1 << p for p, number in enumerate(self.numbers) if number >= 7)

    def places(self, mask: int) -> Iterator[int]:
        """The places of a set, lowest first."""
        while mask:
            bit = mask & -mask
            yield bit.bit_length() - 1
            mask ^= bit

    def tiles(self, mask: int) -> tuple[Tile, ...]:
        """The labels of a set, in the order of their places."""
        return tuple(self.labels[p] for p in self.places(mask))

    def mask(self, tiles: Iterable[Tile]) -> int:
        """The set of these labels. Raises KeyError for one the box lacks, ValueError for one named twice."""
        bits = 0
        for tile in tiles:
            bit = 1 << self.place[tile]
            if bits & bit:
                raise ValueError(tile)
            bits |= bit
        return bits

    def total(self, mask: int) -> int:
        """The sum of a set's numbers, unweighted."""
        return sum(self.numbers[p] for p in self.places(mask))

    def weighted(self, mask: int) -> int:
        """The sum of a set's numbers, each times the weight of its row."""
        known = self._weighed.get(mask)
        if known is None:
            if len(self._weighed) >= KEPT:
                self._weighed.clear()
            known = sum(self.numbers[p] * self.weights[p] for p in self.places(mask))
            self._weighed[mask] = known
        return known

    def exposed(self, mask: int) -> int:
        """The foremost standing tile of each column; in one row, all that stand."""
        return sum(1 << p for p in self.places(mask) if not self.before[p] & mask)


def _all_subsets(layout: Layout, target: int) -> Iterator[int]:
    """Every set of places whose numbers add to the target, of no more tiles than one throw may shut."""
    order = sorted(range(len(layout.numbers)), key=lambda p: -layout.numbers[p])
    rest = [0] * (len(order) + 1)
    for i in range(len(order) - 1, -1, -1):
        rest[i] = rest[i + 1] + layout.numbers[order[i]]

    def extend(i: int, left: int, mask: int, more: int) -> Iterator[int]:
        if left == 0:
            yield mask
            return
        if i == len(order) or rest[i] < left or not more:
            return
        number = layout.numbers[order[i]]
        if number <= left:
            yield from extend(i + 1, left - number, mask | 1 << order[i], more - 1)
        yield from extend(i + 1, left, mask, more)

    if target > 0:
        yield from extend(0, target, 0, layout.most)


def _single(layout: Layout, number: int) -> list[int]:
    return [1 << p for p, n in enumerate(layout.numbers) if n == number]


def _one_of_each(layout: Layout, numbers: Iterable[int]) -> list[int]:
    """Every way to take one tile for each of the numbers."""
    masks = [0]
    for number in numbers:
        masks = [mask | bit for mask in masks for bit in _single(layout, number)]
    return masks


def pips(ruleset: Ruleset, faces: tuple[int, ...]) -> int:
    """The total that a throw counts: its pips, twice if doubles count twice and both dice agree."""
    twice = ruleset.doubles == "twice" and len(faces) == 2 and faces[0] == faces[1]
    return sum(faces) * (2 if twice else 1)


def _sum(layout: Layout, faces: tuple[int, ...], total: int) -> Iterable[int]:
    return _all_subsets(layout, total)


def _one_tile(layout: Layout, faces: tuple[int, ...], total: int) -> Iterable[int]:
    return [mask for number in {*faces, total} for mask in _single(layout, number)]


def _dice_or_total(layout: Layout, faces: tuple[int, ...], total: int) -> Iterable[int]:
    dice = _one_of_each(layout, faces) if len(set(faces)) == len(faces) else []
    return {*_single(layout, total), *dice}


def _dice_or_sum(layout: Layout, faces: tuple[int, ...], total: int) -> Iterable[int]:
    return {*_all_subsets(layout, total), *_one_of_each(layout, sorted(set(faces)))}


def _difference(layout: Layout, faces: tuple[int, ...], total: int) -> Iterable[int]:
    if len(faces) < 2:
        return _all_subsets(layout, total)
    return {*_all_subsets(layout, total), *_all_subsets(layout, abs(faces[0] - faces[1]))}


def _product(layout: Layout, faces: tuple[int, ...], total: int) -> Iterable[int]:
    return _all_subsets(layout, prod(faces))


SETS: dict[str, Callable[[Layout, tuple[int, ...], int], Iterable[int]]] = {
    "sum": _sum,
    "one-tile": _one_tile,
    "dice-or-total": _dice_or_total,
    "total-else-dice": _one_tile,  # the candidates; which of them is forced depends on the box
    "dice-or-sum": _dice_or_sum,
    "difference": _difference,
    "product": _product,
}


ONE_DIE_WHEN: dict[str, Callable[[Ruleset, Layout, int], bool]] = {
    "sum-at-most": lambda ruleset, layout, mask: layout.total(layout.exposed(mask)) <= ruleset.one_die_sum,
    "high-shut": lambda ruleset, layout, mask: not mask & layout.high,
    "only-one": lambda ruleset, layout, mask: [layout.numbers[p] for p in layout.places(mask)] == [1],
    "last-row": lambda ruleset, layout, mask: not mask & (layout.front_rows | layout.high),
}


def throws(count: int, sides: int) -> Distribution[Throw]:
    """The multisets of faces of `count` dice, in rising order, with their exact probabilities."""

    def ways(faces: tuple[int, ...]) -> int:
        return factorial(count) // prod(factorial(faces.count(face)) for face in set(faces))

    outcomes = combinations_with_replacement(range(1, sides + 1), count)
    return Distribution((Throw(faces), Fraction(ways(faces), sides**count)) for faces in outcomes)


class _Throws(dict[int, Distribution[Throw]]):
    """What so many dice may show, worked out when first asked for."""

    def __init__(self, sides: int) -> None:
        super().__init__()
        self._sides = sides

    def __missing__(self, count: int) -> Distribution[Throw]:
        known = self[count] = throws(count, self._sides)
        return known


class Tables:
    """What follows from a ruleset alone, worked out on demand: chance lists, legal sets, dice counts.

    `throw_counts` is the one dice count of a ruleset that never gives a choice of it, else None; `deadly` the
    totals that end a turn; `throws(n)` what n dice may show.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.layout = Layout(ruleset)
        self.deadly = frozenset(ruleset.deadly_totals)
        self.die: Distribution[Die] = uniform(Die(face) for face in range(1, ruleset.sides + 1))
        one_die = {ruleset.one_die, *ruleset.handicap_one_die}
        self.throw_counts = (ruleset.dice,) if one_die == {"never"} or ruleset.dice == 1 else None
        self.throws: Callable[[int], Distribution[Throw]] = _Throws(ruleset.sides).__getitem__
        self._bound = ruleset.first_throw_shuts > 0
        self._candidates: dict[tuple[int, ...], tuple[Candidate, ...]] = {}
        self._sets: dict[tuple[int, ...], dict[int, LegalSets]] = {}
        self._first_sets: dict[tuple[int, ...], dict[int, LegalSets]] = {}
        self._by_key: dict[tuple[int, ...], dict[int, LegalSets]] = {}
        self._kept = 0
        self._counts: dict[str, dict[int, tuple[int, ...]]] = {"never": {}, "may": {}, "must": {}}

    def dice_counts(self, mask: int, permission: str) -> tuple[int, ...]:
        """The dice counts allowed before a throw, where the seat's `one_die` is the permission given."""
        counts = self._counts[permission]
        known = counts.get(mask)
        if known is None:
            if len(counts) >= KEPT:
                counts.clear()
            known = counts[mask] = _dice_counts(self.ruleset, self.layout, mask, permission)
        return known

    def key(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """What of a throw decides its sets: its total, its product, or the faces themselves."""
        if self.ruleset.sets == "sum":
            return (pips(self.ruleset, faces),)
        return (prod(faces),) if self.ruleset.sets == "product" else faces

    def candidates(self, faces: tuple[int, ...]) -> tuple[Candidate, ...]:
        """All sets that the throw could shut in some box: fewest tiles, highest numbers, front row first."""
        key = self.key(faces)
        known = self._candidates.get(key)
        if known is None:
            known = self._candidates[key] = self._list_candidates(faces)
        return known

    def sets(self, mask: int, faces: tuple[int, ...], first: bool = False) -> LegalSets:
        """The legal sets of a throw with these tiles open.

        `first` says that it is the first throw of a turn, which a ruleset may bind to one tile.
        """
        known = self._first_sets if first and self._bound else self._sets
        try:
            return known[faces][mask]
        except KeyError:
            return self._work_out(mask, faces, known is self._first_sets)

    def _work_out(self, mask: int, faces: tuple[int, ...], bound: bool) -> LegalSets:
        """Fill the answer in; throws that are decided by the same key share their answers."""
        if self._kept >= KEPT:
            for answers in (*self._by_key.values(), *self._first_sets.values()):
                answers.clear()
            self._kept = 0
        if bound:
            answers = self._first_sets.setdefault(faces, {})
        else:
            answers = self._sets.setdefault(faces, self._by_key.setdefault(self.key(faces), {}))
        known = answers.get(mask)
        if known is None:
            found = self._legal_sets(mask, faces, bound)
            known = answers[mask] = LegalSets(tuple(found), found)
            self._kept += 1
        return known

    def _list_candidates(self, faces: tuple[int, ...]) -> tuple[Candidate, ...]:
        layout = self.layout
        most = self.ruleset.most_tiles or len(layout.numbers)
        found = SETS[self.ruleset.sets](layout, faces, pips(self.ruleset, faces))
        masks = [mask for mask in found if mask and mask.bit_count() <= most]
        return tuple(
            Candidate(mask, self._needs(mask), Shut(layout.tiles(mask)))
            for mask in sorted(masks, key=self.order)
        )

    def order(self, mask: int) -> tuple[int, list[tuple[int, int]]]:
        """Where a set stands among others: fewest tiles, highest numbers, front row first."""
        tiles = [(-self.layout.numbers[p], p // self.layout.width) for p in self.layout.places(mask)]
        return mask.bit_count(), [(n, 0) for n, _ in sorted(tiles)] + [(0, row) for _, row in sorted(tiles)]

    def _needs(self, mask: int) -> int:
        needs = 0
        for place in self.layout.places(mask):
            needs |= self.layout.before[place]
        return needs & ~mask

    def _legal_sets(self, mask: int, faces: tuple[int, ...], bound: bool) -> dict[Shut, int]:
        found = {
            action: bits
            for bits, needs, action in self.candidates(faces)
            if bits & mask == bits and not needs & mask
        }
        if self.ruleset.sets == "total-else-dice":
            found = self._forced(found, faces)
        if bound:
            wanted = 1 << self.layout.place[self.ruleset.first_throw_shuts]
            found = {action: bits for action, bits in found.items() if bits & wanted}
        return found

    def _forced(self, singles: dict[Shut, int], faces: tuple[int, ...]) -> dict[Shut, int]:
        """The total's tile if it stands free, else all free tiles that a die shows, as one set."""
        total = pips(self.ruleset, faces)
        number = {action: self.layout.numbers[bits.bit_length() - 1] for action, bits in singles.items()}
        if total in number.values():
            return {action: bits for action, bits in singles.items() if number[action] == total}
        together = sum(bits for action, bits in singles.items() if number[action] in faces)
        most = self.ruleset.most_tiles or len(self.layout.numbers)
        allowed = 0 < together.bit_count() <= most
        return {Shut(self.layout.tiles(together)): together} if allowed else {}


def _dice_counts(ruleset: Ruleset, layout: Layout, mask: int, permission: str) -> tuple[int, ...]:
    if (
        ruleset.dice == 1
        or permission == "never"
        or not ONE_DIE_WHEN[ruleset.one_die_when](ruleset, layout, mask)
    ):
        return (ruleset.dice,)
    return (1,) if permission == "must" else (1, ruleset.dice)


class _All(dict[Ruleset, Tables]):
    """Tables by ruleset, made when first asked for; so many that no sitting fills it, then emptied."""

    def __missing__(self, ruleset: Ruleset) -> Tables:
        if len(self) >= MOST_RULESETS:
            self.clear()
        known = self[ruleset] = Tables(ruleset)
        return known


MOST_RULESETS = 256

tables: Callable[[Ruleset], Tables] = _All().__getitem__
"""The ruleset's tables, made on first use and shared: pure answers, so nobody can tell."""
