"""Shut the Box a second time, slowly: plain sets of tiles, one mutable object, moves as text.

Written from the rules of the variants, not from the package: it takes nothing of the game but the `Ruleset`
record. Tests let both play side by side and count nodes with both; it must stay simple enough to be
checked by reading.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import prod
from typing import Literal

from pillarbox.games.shut_the_box.ruleset import Ruleset

Tile = tuple[int, int]
"""Row from the front, and column."""

Kind = Literal["chance", "decision", "simultaneous", "terminal"]
Phase = Literal["contest", "choice", "throw", "answer", "neighbour", "unstick", "solo", "over"]


class Seat:
    """What lies before one player in this round."""

    def __init__(self, tiles: set[Tile], end: str = "") -> None:
        self.start = frozenset(tiles)
        self.open = set(tiles)
        self.end = end
        self.throws = 0
        self.markers = 0
        self.answer: frozenset[Tile] | None = None
        self.owed = False


class Done:
    """One round, finished."""

    def __init__(self) -> None:
        self.scores: list[int | None] = []
        self.sums: list[int] = []
        self.ends: list[str] = []
        self.winners: list[int] = []
        self.stakes: list[Fraction] = []
        self.throws: list[int] = []
        self.starter = 0


class Second:
    """A match in progress."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.ruleset = ruleset
        self.rows = ruleset.rows or (tuple(sorted(ruleset.tiles)),)
        self.count = seats
        self.totals = [0] * seats
        self.out_in = [0] * seats
        self.history: list[Done] = []
        self.table: list[Seat] = []
        self.phase: Phase = "over"
        self.mover = 0
        self.starter = 0
        self.dice = 0
        self.faces: tuple[int, ...] = ()
        self.contest = ""
        self.contenders: list[int] = []
        self.contest_faces: list[int] = []
        self.again = 0
        self.first_by_dice: int | None = None
        if ruleset.starter == "highest-die" and seats > 1:
            self._contest("starter", list(range(seats)))
        else:
            self._new_round(0)

    # --- what may happen ---

    def kind(self) -> Kind:
        """Whose move it is."""
        if self.phase == "over":
            return "terminal"
        if self.phase in ("contest", "throw", "solo"):
            return "chance"
        shared = self.ruleset.turn == "shared" and self.phase == "answer"
        return "simultaneous" if shared and sum(seat.owed for seat in self.table) > 1 else "decision"

    def outcomes(self) -> dict[str, Fraction]:
        """At a chance node: outcomes by their text."""
        sides = self.ruleset.sides
        if self.phase == "contest":
            return {f"die:{face}": Fraction(1, sides) for face in range(1, sides + 1)}
        if self.phase == "solo":
            again = Fraction(self.ruleset.solo_reopen, 100)
            tiles = self._reopenable()
            chances = {f"flip:{self._label(tile)}": again / len(tiles) for tile in tiles}
            if again != 1:
                chances["flip:none"] = 1 - again
            return chances
        cast = Counter(tuple(sorted(faces)) for faces in product(range(1, sides + 1), repeat=self.dice))
        return {"-".join(map(str, faces)): Fraction(n, sides**self.dice) for faces, n in cast.items()}

    def choices(self) -> dict[int, list[str]]:
        """At a decision or simultaneous node: by seat that owes one, its actions by their text."""
        ruleset = self.ruleset
        if self.phase == "choice":
            texts = [f"{n}d" for n in self._dice_counts()]
            if not ruleset.must_shut and self.table[self.mover].throws:
                texts.append("stop")
            return {self.mover: texts}
        if self.phase == "answer":
            if ruleset.turn == "shared":
                owing = [s for s, seat in enumerate(self.table) if seat.owed and seat.answer is None]
            else:
                owing = [self.mover]
            return {s: [self._text(tiles) for tiles in self.sets(s)] for s in owing}
        reopen = [f"^{self._label(tile)}" for tile in self._reopenable()]
        if self.phase == "unstick":
            return {self.mover: reopen}
        return {self._right_of(self.mover): ["keep", *reopen]}

    def moves(self) -> list[tuple[int | None, str]]:
        """Everything that may happen next."""
        if self.kind() == "terminal":
            return []
        if self.kind() == "chance":
            return [(None, text) for text in self.outcomes()]
        return [(seat, text) for seat, texts in self.choices().items() for text in texts]

    # --- the sets of a throw ---

    def number(self, tile: Tile) -> int:
        """What stands on a tile."""
        return self.rows[tile[0]][tile[1]]

    def _label(self, tile: Tile) -> str:
        letter = "abc"[tile[0]] if self.ruleset.rows else ""
        return f"{letter}{self.number(tile)}"

    def _text(self, tiles: frozenset[Tile]) -> str:
        return "+".join(self._label(tile) for tile in sorted(tiles))

    def _free(self, chosen: frozenset[Tile], standing: set[Tile]) -> bool:
        """Whether every tile before a chosen one in its column is down or goes with it."""
        return all(
            (row, column) in chosen or (row, column) not in standing
            for r, column in chosen
            for row in range(r)
        )

    def _adding_to(self, tiles: list[Tile], target: int) -> Iterator[tuple[Tile, ...]]:
        if target == 0:
            yield ()
        for i, tile in enumerate(tiles):
            if self.number(tile) <= target:
                for more in self._adding_to(tiles[i + 1 :], target - self.number(tile)):
                    yield (tile, *more)

    def sets(self, s: int) -> list[frozenset[Tile]]:
        """What the throw on the table lets this seat shut."""
        ruleset, seat, faces = self.ruleset, self.table[s], self.faces
        standing = sorted(seat.open)
        total = sum(faces)
        if ruleset.doubles == "twice" and len(faces) == 2 and faces[0] == faces[1]:
            total *= 2

        def numbered(*numbers: int) -> list[frozenset[Tile]]:
            return [frozenset([tile]) for tile in standing if self.number(tile) in numbers]

        def adding(target: int) -> list[frozenset[Tile]]:
            return [frozenset(tiles) for tiles in self._adding_to(standing, target) if tiles]

        def one_each(wanted: tuple[int, ...]) -> list[frozenset[Tile]]:
            picks = product(*([tile for tile in standing if self.number(tile) == face] for face in wanted))
            return [frozenset(pick) for pick in picks]

        found: list[frozenset[Tile]]
        match ruleset.sets:
            case "sum":
                found = adding(total)
            case "one-tile":
                found = numbered(total, *faces)
            case "dice-or-total":
                found = numbered(total) + (one_each(faces) if len(set(faces)) == len(faces) else [])
            case "total-else-dice":
                found = [one for one in numbered(total) if self._free(one, seat.open)]
                if not found:
                    every = [one for one in numbered(*faces) if self._free(one, seat.open)]
                    found = [frozenset().union(*every)] if every else []
            case "dice-or-sum":
                found = adding(total) + one_each(tuple(sorted(set(faces))))
            case "difference":
                found = adding(total) + (adding(abs(faces[0] - faces[1])) if len(faces) == 2 else [])
            case "product":
                found = adding(prod(faces))
        unique = list(dict.fromkeys(one for one in found if one and self._free(one, seat.open)))
        if ruleset.most_tiles:
            unique = [one for one in unique if len(one) <= ruleset.most_tiles]
        if ruleset.first_throw_shuts and seat.throws == 1:
            unique = [
                one for one in unique if ruleset.first_throw_shuts in [self.number(tile) for tile in one]
            ]
        return unique

    # --- the dice ---

    def _dice_counts(self) -> list[int]:
        ruleset, standing = self.ruleset, self.table[self.mover].open
        own = ruleset.handicap_one_die
        leave = own[self.mover] if self.mover < len(own) else ruleset.one_die
        if leave == "never" or ruleset.dice == 1:
            return [ruleset.dice]
        low = all(self.number(tile) < 7 for tile in standing)
        last = len(self.rows) - 1
        match ruleset.one_die_when:
            case "sum-at-most":
                first = [t for t in standing if not any((row, t[1]) in standing for row in range(t[0]))]
                holds = sum(self.number(tile) for tile in first) <= ruleset.one_die_sum
            case "high-shut":
                holds = low
            case "only-one":
                holds = len(standing) == 1 and self.number(next(iter(standing))) == 1
            case "last-row":
                holds = low and all(row == last for row, _ in standing)
        if not holds:
            return [ruleset.dice]
        return [1] if leave == "must" else [1, ruleset.dice]

    def _ask_for_throw(self) -> None:
        self.faces = ()
        counts = self._dice_counts()
        stopping = not self.ruleset.must_shut and self.table[self.mover].throws > 0
        if len(counts) > 1 or stopping:
            self.phase, self.dice = "choice", 0
        else:
            self.phase, self.dice = "throw", counts[0]

    def _judge(self, seat: Seat, s: int) -> str:
        """How a throw ends the turn at once; empty if it does not."""
        ruleset = self.ruleset
        if len(self.faces) >= 2 and sum(self.faces) in ruleset.deadly_totals:
            return "deadly"
        if self.sets(s):
            return ""
        if seat.throws == 1 and ruleset.first_throw_shuts:
            return "first-throw-match" if ruleset.first_throw_lost == "match" else "first-throw"
        return "stuck"

    # --- what happens ---

    def move(self, s: int | None, text: str) -> None:
        """Play one of `moves()`."""
        if self.phase == "contest":
            self._contest_die(int(text.removeprefix("die:")))
        elif self.phase == "throw":
            self.faces = tuple(sorted(int(face) for face in text.split("-")))
            if self.ruleset.turn == "shared":
                self._thrown_for_all()
            else:
                self._thrown()
        elif self.phase == "solo":
            self._open_again(text.removeprefix("flip:"))
            self._carry_on()
        elif self.phase == "choice":
            if text == "stop":
                self._finish("stopped")
            else:
                self.phase, self.dice = "throw", int(text.removesuffix("d"))
        elif self.phase in ("neighbour", "unstick"):
            self._open_again(text.removeprefix("^"))
            self._carry_on()
        else:
            assert s is not None
            chosen = next(one for one in self.sets(s) if self._text(one) == text)
            if self.ruleset.turn == "shared":
                self._answered(s, chosen)
            else:
                self._shut(chosen)

    def _thrown(self) -> None:
        ruleset, seat = self.ruleset, self.table[self.mover]
        seat.throws += 1
        if ruleset.insurance and len(self.faces) == 2 and self.faces[0] == self.faces[1]:
            seat.markers += 1
        verdict = self._judge(seat, self.mover)
        if not verdict:
            self.phase = "answer"
        elif verdict != "stuck":
            self._finish(verdict)
        elif seat.markers:
            seat.markers -= 1
            self._carry_on()
        elif ruleset.stuck == "pass":
            self._carry_on()
        elif ruleset.stuck == "reopen-one" and self._reopenable():
            self.phase = "unstick"
        else:
            self._finish("stuck")

    def _shut(self, chosen: frozenset[Tile]) -> None:
        seat = self.table[self.mover]
        seat.open -= chosen
        self.faces, self.dice = (), 0
        right = self._right_of(self.mover)
        if not seat.open:
            self._finish("shut")
        elif (
            self.ruleset.reopen == "neighbour"
            and right != self.mover
            and (self.ruleset.reopen_by_finished or not self.table[right].end)
        ):
            self.phase = "neighbour"
        elif self.count == 1 and self.ruleset.solo_reopen:
            self.phase = "solo"
        else:
            self._carry_on()

    def _reopenable(self) -> list[Tile]:
        seat = self.table[self.mover]
        return sorted(seat.start - seat.open)

    def _open_again(self, label: str) -> None:
        self.table[self.mover].open |= {tile for tile in self._reopenable() if self._label(tile) == label}

    def _right_of(self, s: int) -> int:
        """The seat before this one that is still in the match."""
        before = [(s - k) % self.count for k in range(1, self.count + 1)]
        return next(other for other in before if not self.out_in[other])

    def _carry_on(self) -> None:
        if self.table[self.mover].throws >= self.ruleset.cap:
            self._finish("capped")
        elif self.ruleset.turn == "alternate":
            self._next_seat()
        else:
            self._ask_for_throw()

    def _finish(self, how: str) -> None:
        self.table[self.mover].end = how
        cut = how == "shut" and self.ruleset.on_shut in ("wins-round", "wins-match")
        if cut or (how == "deadly" and self.ruleset.deadly_ends == "round"):
            self._round_ends()
        else:
            self._next_seat()

    def _next_seat(self) -> None:
        ahead = [(self.mover + k) % self.count for k in range(1, self.count + 1)]
        waiting = [s for s in ahead if not self.table[s].end]
        if waiting:
            self.mover = waiting[0]
            self._ask_for_throw()
        else:
            self._round_ends()

    # --- one throw for all ---

    def _thrown_for_all(self) -> None:
        for s, seat in enumerate(self.table):
            if not seat.end:
                seat.throws += 1
                seat.end = self._judge(seat, s)
                seat.owed = not seat.end
        self.phase = "answer"
        if not any(seat.owed for seat in self.table):
            self._round_ends()

    def _answered(self, s: int, chosen: frozenset[Tile]) -> None:
        self.table[s].answer = chosen
        if any(seat.owed and seat.answer is None for seat in self.table):
            return
        for seat in self.table:
            if seat.answer is not None:
                seat.open -= seat.answer
                seat.end = "" if seat.open else "shut"
            seat.owed, seat.answer = False, None
        shut = any(seat.end == "shut" for seat in self.table)
        if shut and self.ruleset.on_shut in ("wins-round", "wins-match"):
            self._round_ends()
        else:
            self._throw_for_all()

    def _throw_for_all(self) -> None:
        for seat in self.table:
            if not seat.end and seat.throws >= self.ruleset.cap:
                seat.end = "capped"
        if all(seat.end for seat in self.table):
            self._round_ends()
        else:
            self.phase, self.mover, self.dice, self.faces = "throw", self.starter, self.ruleset.dice, ()

    # --- dice for the start and among the tied ---

    def _contest(self, what: str, contenders: list[int], again: int = 0) -> None:
        self.phase, self.contest, self.again = "contest", what, again
        self.contenders, self.contest_faces = contenders, []

    def _contest_die(self, face: int) -> None:
        self.contest_faces.append(face)
        if len(self.contest_faces) < len(self.contenders):
            return
        highest = max(self.contest_faces)
        best = [s for s, face in zip(self.contenders, self.contest_faces, strict=True) if face == highest]
        if len(best) > 1 and self.again < 20:
            self._contest(self.contest, best, self.again + 1)
        elif self.contest == "starter":
            self._new_round(min(best))
        elif self.contest == "round":
            self._write_down([min(best)])
        else:
            self.first_by_dice, self.phase = min(best), "over"

    # --- rounds ---

    def _still_in(self) -> list[int]:
        return [s for s in range(self.count) if not self.out_in[s]]

    def _new_round(self, starter: int) -> None:
        ruleset = self.ruleset
        self.table = []
        for s in range(self.count):
            apart = ruleset.handicap_shut[s] if s < len(ruleset.handicap_shut) else ()
            begins_shut = {*ruleset.shut_at_start, *apart}
            every = {(r, c) for r, row in enumerate(self.rows) for c in range(len(row))}
            tiles = {tile for tile in every if self.number(tile) not in begins_shut}
            self.table.append(Seat(set(), "gone") if self.out_in[s] else Seat(tiles))
        self.starter = self.mover = starter
        if ruleset.turn == "shared":
            self._throw_for_all()
        else:
            self._ask_for_throw()

    def weight(self, tiles: set[Tile] | frozenset[Tile]) -> int:
        """The numbers of these tiles, each times the weight of its row."""
        weights = self.ruleset.row_weights or (1,) * len(self.rows)
        return sum(self.number(tile) * weights[tile[0]] for tile in tiles)

    def score(self, seat: Seat) -> int:
        """What the box is worth as it stands."""
        match self.ruleset.score:
            case "sum":
                return self.weight(seat.open)
            case "count":
                return len(seat.open)
            case "digital":
                return int("0" + "".join(str(n) for n in sorted(self.number(tile) for tile in seat.open)))
            case "shut-sum":
                return self.weight(seat.start - seat.open)

    def _round_rank(self, s: int) -> tuple[int, int, int]:
        """Lower is better: shutters, scores, whoever lost the match at once, seats without a turn."""
        seat, points = self.table[s], self.points(s)
        if points is None:
            return (3, 0, 0)
        group = 1
        if seat.end == "shut" and self.ruleset.on_shut != "ends-turn":
            group = 0
        if seat.end == "first-throw-match":
            group = 2
        signed = points if self.ruleset.wins == "lowest" else -points
        return (group, signed, self.weight(seat.open) if self.ruleset.ties == "lower-sum" else 0)

    def points(self, s: int) -> int | None:
        """The seat's score of this round; none if it is out or had no turn."""
        seat = self.table[s]
        if seat.end == "gone" or (self.ruleset.turn == "whole" and not seat.throws):
            return None
        return self.score(seat)

    def _round_ends(self) -> None:
        self.faces, self.dice = (), 0
        for seat in self.table:
            seat.answer, seat.owed = None, False
        ranks = {s: self._round_rank(s) for s in self._still_in()}
        best = [s for s in ranks if ranks[s] == min(ranks.values())]
        matters = self.ruleset.match == "single" or self.ruleset.stake
        if len(best) > 1 and self.ruleset.ties == "roll-off" and matters:
            self._contest("round", best)
        else:
            self._write_down(best)

    def _write_down(self, winners: list[int]) -> None:
        done = Done()
        done.winners, done.starter = winners, self.starter
        done.throws = [seat.throws for seat in self.table]
        for s, seat in enumerate(self.table):
            points = self.points(s)
            done.scores.append(points)
            done.sums.append(0 if points is None else self.weight(seat.open))
            done.ends.append(seat.end or ("cut" if seat.throws else "no-turn"))
            self.totals[s] += points or 0
        done.stakes = self._pay(winners)
        self.history.append(done)
        for s in self._still_in():
            lost = self.table[s].end == "first-throw-match"
            if lost or (self.ruleset.match == "elimination" and self.totals[s] >= self.ruleset.limit):
                self.out_in[s] = len(self.history)
        if not self._match_ends():
            self._next_round()
            return
        ranks = [self._match_rank(s) for s in range(self.count)]
        best = [s for s in range(self.count) if ranks[s] == min(ranks)]
        diced = self.ruleset.ties == "roll-off" and self.ruleset.match != "single" and len(best) > 1
        settled = [s for s in best if s in winners] if len(self.history) == 1 else []
        if diced and len(settled) == 1:
            self.first_by_dice, self.phase = settled[0], "over"
        elif diced:
            self._contest("match", best)
        else:
            self.phase = "over"

    def _pay(self, winners: list[int]) -> list[Fraction]:
        ruleset, seats = self.ruleset, self._still_in()
        net = [Fraction(0)] * self.count
        shut = [s for s in seats if self.table[s].end == "shut"]
        points = {s: p for s in seats if (p := self.points(s)) is not None}
        takers, givers, each = winners, [s for s in seats if s not in winners], ruleset.stake
        if set(shut) & set(winners):
            takers, givers = shut, [s for s in seats if s not in shut]
            each = ruleset.stake * ruleset.shut_pays
        elif ruleset.stake_rule == "loser-pays":
            bad = (max if ruleset.wins == "lowest" else min)(points.values())
            givers = [s for s in seats if points.get(s) == bad]
            if all(s in winners for s in givers):
                return net
            takers = [s for s in seats if s not in givers]
            for s in takers:
                net[s] += each
            for s in givers:
                net[s] -= Fraction(each * len(takers), len(givers))
            return net
        for s in givers:
            net[s] -= each
        for s in takers:
            net[s] += Fraction(each * len(givers), len(takers))
        return net

    def _match_ends(self) -> bool:
        ruleset, last = self.ruleset, self.history[-1]
        if ruleset.match == "single" or len(self._still_in()) < min(2, self.count):
            return True
        if ruleset.on_shut == "wins-match" and "shut" in last.ends:
            return True
        if ruleset.match == "rounds":
            return len(self.history) >= ruleset.rounds
        if ruleset.match in ("until", "first-to") and any(t >= ruleset.limit for t in self.totals):
            return True
        return len(self.history) >= ruleset.cap_rounds

    def _next_round(self) -> None:
        seats = self._still_in()
        if self.ruleset.starter == "first-seat":
            self._new_round(seats[0])
            return
        if self.ruleset.starter == "loser":
            scores = {s: self.history[-1].scores[s] or 0 for s in seats}
            bad = (max if self.ruleset.wins == "lowest" else min)(scores.values())
            worst = [s for s in seats if scores[s] == bad]
            if len(worst) > 1:
                self._contest("starter", worst)
            else:
                self._new_round(worst[0])
            return
        ahead = [(self.starter + k) % self.count for k in range(1, self.count + 1)]
        self._new_round(next(s for s in ahead if s in seats))

    # --- the result ---

    def _match_rank(self, s: int) -> tuple[int, float, int, int]:
        shut = self.ruleset.on_shut == "wins-match" and self.history[-1].ends[s] == "shut"
        stayed = self.out_in[s] or float("inf")
        signed = self.totals[s] if self.ruleset.wins == "lowest" else -self.totals[s]
        sums = sum(done.sums[s] for done in self.history) if self.ruleset.ties == "lower-sum" else 0
        return (0 if shut else 1, -stayed, signed, sums)

    def places(self) -> list[int]:
        """At the end: by seat, its place from 1; equal places are shared."""
        if self.ruleset.match == "single":
            winners = self.history[0].winners
            ranks: list[tuple[bool, tuple[float, ...]]] = [
                (s not in winners, self._round_rank(s)) for s in range(self.count)
            ]
        else:
            ranks = [(s != self.first_by_dice, self._match_rank(s)) for s in range(self.count)]
        return [1 + sum(other < rank for other in ranks) for rank in ranks]

    def stakes(self) -> list[Fraction]:
        """Net stake points of the match."""
        return [sum((done.stakes[s] for done in self.history), Fraction(0)) for s in range(self.count)]

    def returns(self) -> list[Fraction]:
        """At the end: what each seat plays for."""
        ruleset = self.ruleset
        if self.count > 1:
            if ruleset.stake:
                return self.stakes()
            winners = [s for s, place in enumerate(self.places()) if place == 1]
            return [
                (Fraction(self.count, len(winners)) if s in winners else 0) - Fraction(1)
                for s in range(self.count)
            ]
        rounds = len(self.history)
        if ruleset.stuck == "pass":
            return [Fraction(-sum(done.throws[0] for done in self.history))]
        if ruleset.match == "elimination":
            return [Fraction(rounds - (self.out_in[0] > 0))]
        low = ruleset.wins == "lowest"
        if ruleset.match in ("until", "first-to"):
            return [Fraction(rounds if low else -rounds)]
        return [Fraction(-self.totals[0] if low else self.totals[0])]

    # --- copies and comparison ---

    def copy(self) -> Second:
        """The same point of the match, to be played on apart from this one."""
        other = copy.copy(self)
        other.totals, other.out_in, other.history = self.totals[:], self.out_in[:], self.history[:]
        other.table = [copy.copy(seat) for seat in self.table]
        for seat in other.table:
            seat.open = set(seat.open)
        other.contenders, other.contest_faces = self.contenders[:], self.contest_faces[:]
        return other

    def key(self) -> tuple[object, ...]:
        """Equal for two points of a match from which the same may follow."""
        seats = tuple((frozenset(s.open), s.end, s.throws, s.markers, s.answer, s.owed) for s in self.table)
        return (
            self.phase, self.mover, self.starter, self.dice, self.faces, self.contest, tuple(self.contenders),
            tuple(self.contest_faces), self.again, self.first_by_dice, seats, tuple(self.totals),
            tuple(self.out_in), len(self.history), tuple(self.history[-1].scores) if self.history else (),
        )  # fmt: skip
