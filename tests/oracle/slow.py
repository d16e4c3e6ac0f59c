"""A slow solver of one seat's turn, written from the rules alone: fractions, sets of tiles, no cleverness.

It shares nothing with the solver it is to judge: a tile is a (number, row, column), a box a frozenset of
tiles, and what a throw allows is found by trying. Only `Ruleset` is imported, as the data that says which
game is meant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any, NamedTuple

from pillarbox.games.shut_the_box.ruleset import Ruleset

Tile = tuple[int, int, int]
Tiles = frozenset[Tile]
Faces = tuple[int, ...]


class Throw(NamedTuple):
    """One kind of throw: its chance, its sorted faces, and every set of tiles that could ever answer it.

    With each set go the tiles that stand before its own in their columns, and must be down first.
    """

    chance: Any
    faces: Faces
    sets: tuple[tuple[Tiles, Tiles], ...]


class Oracle:
    """Values, policy and distribution of a turn. `number` is Fraction, or float where fractions take too
    long.

    objective: "score" or "shut"; `throws`: count throws until the box is shut instead, the fewer the better;
    least: make the value as bad as can be.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        objective: str = "score",
        number: type[Fraction] | type[float] = Fraction,
        throws: bool = False,
        least: bool = False,
    ) -> None:
        self.ruleset = ruleset
        self.objective = objective
        self.number = number
        self.counted = throws
        rows = ruleset.rows or (ruleset.tiles,)
        self.box: Tiles = frozenset(
            (label, r, c)
            for r, row in enumerate(rows)
            for c, label in enumerate(row)
            if label not in ruleset.shut_at_start
        )
        high = objective == "shut" or (ruleset.wins == "highest" and not throws)
        self.better = max if high != least else min
        self.known: dict[tuple[Tiles, int], Any] = {}
        self.sums = self._all_sums()
        counts = {ruleset.dice} if ruleset.one_die == "never" else {1, ruleset.dice}
        self.throws = {count: self._throws(count) for count in counts}

    # What a throw may shut.

    def _all_sums(self) -> dict[Tiles, int]:
        """Every set of tiles with its sum, up to the greatest that can be thrown."""
        most = (self.ruleset.dice * self.ruleset.sides) * (2 if self.ruleset.doubles == "twice" else 1)
        if self.ruleset.sets == "product":
            most = self.ruleset.sides**self.ruleset.dice
        found: dict[Tiles, int] = {frozenset(): 0}
        for tile in self.box:
            found |= {s | {tile}: total + tile[0] for s, total in found.items() if total + tile[0] <= most}
        return {s: total for s, total in found.items() if s}

    def _throws(self, count: int) -> list[Throw]:
        sides = range(1, self.ruleset.sides + 1)
        seen = Counter(tuple(sorted(faces)) for faces in product(sides, repeat=count))
        whole = self.ruleset.sides**count
        throws = [
            Throw(self.number(ways) / whole, faces, tuple((s, self._before(s)) for s in self._sets(faces)))
            for faces, ways in seen.items()
        ]
        if self.ruleset.insurance or self.ruleset.sets == "total-else-dice":
            return throws
        kinds: dict[tuple[Any, ...], Throw] = {}
        for throw in throws:  # what allows the same sets and is as deadly is one kind of throw
            kind = (throw.sets, sum(throw.faces))
            known = kinds.get(kind)
            kinds[kind] = throw if known is None else throw._replace(chance=throw.chance + known.chance)
        return list(kinds.values())

    def _before(self, tiles: Tiles) -> Tiles:
        """The tiles in front of these in their columns that are not among them."""
        return frozenset(
            other
            for other in self.box - tiles
            if any(other[2] == tile[2] and other[1] < tile[1] for tile in tiles)
        )

    def _sets(self, faces: Faces) -> Iterator[Tiles]:
        total = sum(faces)
        if self.ruleset.doubles == "twice" and len(faces) == 2 and faces[0] == faces[1]:
            total *= 2
        for tiles, amount in self.sums.items():
            numbers = sorted(tile[0] for tile in tiles)
            fits = {
                "sum": amount == total,
                "product": amount == prod(faces),
                "one-tile": len(tiles) == 1 and (amount == total or amount in faces),
                "total-else-dice": amount == total if len(tiles) == 1 else False,
                "dice-or-total": (len(tiles) == 1 and amount == total)
                or (len(set(faces)) == len(faces) and numbers == list(faces)),
                "dice-or-sum": amount == total or numbers == sorted(set(faces)),
                "difference": amount == total or (len(faces) > 1 and amount == faces[-1] - faces[0]),
            }[self.ruleset.sets]
            if fits and (not self.ruleset.most_tiles or len(tiles) <= self.ruleset.most_tiles):
                yield tiles

    def legal(self, standing: Tiles, throw: Throw, first: bool) -> list[Tiles]:
        """The sets that may be shut, most preferred first: fewest tiles, highest numbers, front row."""
        found = [s for s, before in throw.sets if s <= standing and before.isdisjoint(standing)]
        if self.ruleset.sets == "total-else-dice" and not found:
            dice = frozenset(tile for tile in self._exposed(standing) if tile[0] in throw.faces)
            most = self.ruleset.most_tiles
            found = [dice] if dice and not (most and len(dice) > most) else []
        if first and self.ruleset.first_throw_shuts:
            found = [s for s in found if any(tile[0] == self.ruleset.first_throw_shuts for tile in s)]
        return sorted(
            found, key=lambda s: (len(s), sorted(-t[0] for t in s), [t[1] for t in sorted(s, reverse=True)])
        )

    def _exposed(self, standing: Tiles) -> list[Tile]:
        """The foremost standing tile of each column."""
        return [t for t in standing if not any(o[2] == t[2] and o[1] < t[1] for o in standing)]

    def counts(self, standing: Tiles) -> list[int]:
        """The numbers of dice that may be thrown, fewer first."""
        rule = self.ruleset
        if rule.dice == 1 or rule.one_die == "never":
            return [rule.dice]
        if rule.one_die_when == "sum-at-most":
            holds = sum(t[0] for t in self._exposed(standing)) <= rule.one_die_sum
        elif rule.one_die_when == "only-one":
            holds = [t[0] for t in standing] == [1]
        else:
            last = len(rule.rows) - 1 if rule.one_die_when == "last-row" else 0
            holds = all(t[0] < 7 and t[1] >= last for t in standing)
        if not holds:
            return [rule.dice]
        return [1] if rule.one_die == "must" else [1, rule.dice]

    # What it is worth.

    def score(self, standing: Tiles) -> int:
        """The score of a box."""
        rule = self.ruleset
        weights = rule.row_weights or (1,) * 3
        return {
            "sum": sum(t[0] * weights[t[1]] for t in standing),
            "count": len(standing),
            "digital": int("0" + "".join(str(t[0]) for t in sorted(standing))),
            "shut-sum": sum(t[0] * weights[t[1]] for t in self.box - standing),
        }[rule.score]

    def end(self, standing: Tiles) -> Any:
        """What it is worth to end so."""
        if self.counted:
            return self.number(0)
        return self.number(not standing if self.objective == "shut" else self.score(standing))

    def value(self, standing: Tiles, markers: int = 0) -> Any:
        """The value before a throw that is not the first."""
        if not standing:
            return self.end(standing)
        if (standing, markers) not in self.known:
            options = [self.throw(standing, markers, count, False) for count in self.counts(standing)]
            if not self.ruleset.must_shut:
                options.append(self.end(standing))
            self.known[standing, markers] = self.better(options)
        return self.known[standing, markers]

    def start(self) -> Any:
        """The value of the turn."""
        return self.better(self.throw(self.box, 0, count, True) for count in self.counts(self.box))

    def throw(self, standing: Tiles, markers: int, count: int, first: bool) -> Any:
        """The mean over the throws of so many dice.

        A throw that leaves all as it was is thrown again: with chance q of that and r the rest's share of
        the mean, the value v = r + q v.
        """
        mean = self.number(1 if self.counted else 0)
        again = self.number(0)
        for throw in self.throws[count]:
            after = self.after(standing, markers, throw, first)
            if after is None:
                again += throw.chance
            else:
                mean += throw.chance * after
        if first and again:
            return mean + again * self.value(standing, markers)
        return mean / (1 - again) if again != 1 else self.end(standing)

    def after(self, standing: Tiles, markers: int, throw: Throw, first: bool) -> Any:
        """The value once a throw has fallen and is answered well; None if nothing has changed."""
        rule = self.ruleset
        faces = throw.faces
        if len(faces) > 1 and sum(faces) in rule.deadly_totals:
            return self.end(standing)
        double = int(rule.insurance and len(faces) == 2 and faces[0] == faces[1])
        legal = self.legal(standing, throw, first)
        if legal:
            return self.better(self.value(standing - s, markers + double) for s in legal)
        if first and rule.first_throw_shuts:
            return self.end(standing)
        if markers + double:
            return None if double else self.value(standing, markers - 1)
        return None if rule.stuck == "pass" else self.end(standing)

    # How it goes.

    def scores(self) -> tuple[dict[int, Any], Any]:
        """The distribution of the score under best play, and the expected throws, without markers or
        passing.
        """
        law: dict[int, Any] = {}
        reached = {self.box: self.number(1)}
        throws = self.number(0)
        for size in range(len(self.box), 0, -1):
            for standing in [s for s in reached if len(s) == size]:
                throws += reached[standing]
                first = standing == self.box
                values = {n: self.throw(standing, 0, n, first) for n in self.counts(standing)}
                count = min(n for n in values if values[n] == self.better(values.values()))
                for throw in self.throws[count]:
                    share = reached[standing] * throw.chance
                    legal = self.legal(standing, throw, first)
                    lost = count > 1 and sum(throw.faces) in self.ruleset.deadly_totals
                    if lost or not legal:
                        points = self.score(standing)
                        law[points] = law.get(points, 0) + share
                        continue
                    best = self.better(self.value(standing - s) for s in legal)
                    left = standing - next(s for s in legal if self.value(standing - s) == best)
                    reached[left] = reached.get(left, self.number(0)) + share
        nothing: Tiles = frozenset()
        if nothing in reached:
            points = self.score(nothing)
            law[points] = law.get(points, 0) + reached[nothing]
        return dict(sorted(law.items())), throws
