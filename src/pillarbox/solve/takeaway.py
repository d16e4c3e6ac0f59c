"""Take-away games with dice, as data: pieces stand in columns, and each throw lets one set of them be taken
away.

A position is a bit set of the pieces that stand. This module describes such a game and lists its positions,
each with what can be taken there; the methods that solve it are its neighbours. Must never know a game by
name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Option(NamedTuple):
    """One way a column may stand: the bits standing and gone, the exposed number, and what it adds to the
    points.

    Points of a position are made column by column: points = points * `scale` + `adds`.
    """

    standing: int
    gone: int
    number: int = 0
    adds: int = 0
    scale: int = 1


class Move(NamedTuple):
    """A set that outcomes of a group allow to take: its bits, and the bits that must be gone before it."""

    group: int
    bits: int
    needs: int = 0


class Roll(NamedTuple):
    """One way to throw: the dice, and the weight of every outcome.

    `weights[g]` is that of the outcomes of group g, `lost` that of those that end the turn at once; with it
    they add up to `whole`.
    """

    dice: int
    whole: int
    weights: tuple[int, ...]
    lost: int = 0


class Offers(NamedTuple):
    """Which rolls a position offers, by their indices: the usual ones, or `special` ones where this holds:
    the exposed numbers add to at most `most`, no piece of `gone` stands, and (if `pieces` is not 0) exactly
    that many pieces stand.
    """

    usual: tuple[int, ...]
    special: tuple[int, ...] = ()
    most: int = 0
    gone: int = 0
    pieces: int = 0

    def at(self, mask: int, exposed: int) -> tuple[int, ...]:
        """The rolls of a position with these bits and this sum of exposed numbers."""
        if not self.special or exposed > self.most or mask & self.gone:
            return self.usual
        return self.special if self.pieces in (0, mask.bit_count()) else self.usual


class Problem(NamedTuple):
    """One player's turn.

    columns: by column its options, from all gone to all standing; taking away leads to an earlier option.
    moves: all moves, by group, within a group in the order in which equally good ones are preferred.
    rolls: the ways to throw, fewer dice first. offers: which of them a position has.
    earns: by group, whether its outcomes earn a spare (a marker that saves from one useless throw).
    useless: what a useless throw does where no spare saves: it ends the turn ("out"), does nothing ("pass"),
    or obliges to set up one of the gone pieces again ("reopen").
    flips: chance in percent that after a move that leaves something standing a random gone piece stands
    again.
    stops: whether the player may end the turn before a throw, the first excepted.
    demands: bits one of which the first throw must take, or the turn is lost; 0 for no demand.
    refine: changes the list of moves that a position allows where they depend on one another.
    offset: the points before the first column.
    """

    start: int
    columns: tuple[tuple[Option, ...], ...]
    moves: tuple[Move, ...]
    rolls: tuple[Roll, ...]
    offers: Offers
    earns: tuple[bool, ...]
    useless: str = "out"
    flips: int = 0
    stops: bool = False
    demands: int = 0
    refine: Callable[[list[Move]], list[Move]] | None = None
    offset: int = 0

    @property
    def positions(self) -> int:
        """How many positions there are."""
        count = 1
        for column in self.columns:
            count *= len(column)
        return count

    @property
    def spares(self) -> bool:
        """Whether spares can be earned."""
        return any(self.earns)

    @property
    def cyclic(self) -> bool:
        """Whether a position can come back after others."""
        return self.useless == "reopen" or self.flips > 0

    @property
    def loops(self) -> bool:
        """Whether a throw may leave the position as it is, so that values are no longer multiples of a fixed
        fraction.
        """
        return self.useless == "pass" or self.spares


class Line(NamedTuple):
    """A position: the bits that stand, the indices of the rolls open there, its points, and its moves."""

    mask: int
    rolls: tuple[int, ...]
    points: int
    moves: list[Move]


def lines(problem: Problem) -> list[Line]:
    """All positions, each after those it can lead to by taking away.

    One column after the other is settled and the list of moves is cut to what still can be taken, so that a
    position looks at few moves more than it has.
    """
    demanding = any(move.needs for move in problem.moves)
    level: list[tuple[int, int, int, list[Move]]] = [(0, 0, problem.offset, list(problem.moves))]
    for column in problem.columns:
        grown = []
        for mask, exposed, points, moves in level:
            for standing, gone, number, adds, scale in column:
                kept = moves
                if gone:
                    kept = [move for move in kept if not move[1] & gone]
                if standing and demanding:
                    kept = [move for move in kept if not move[2] & standing]
                grown.append((mask | standing, exposed + number, points * scale + adds, kept))
        level = grown
    offers, refine = problem.offers.at, problem.refine
    if refine is None:
        return [Line(mask, offers(mask, exposed), points, moves) for mask, exposed, points, moves in level]
    return [
        Line(mask, offers(mask, exposed), points, refine(moves)) for mask, exposed, points, moves in level
    ]


def line(problem: Problem, mask: int) -> Line:
    """One position. Raises KeyError if pieces cannot stand so."""
    points, exposed, left = problem.offset, 0, mask
    for column in problem.columns:
        whole = column[-1].standing
        option = next((option for option in column if option.standing == mask & whole), None)
        if option is None:
            raise KeyError(mask)
        left &= ~whole
        exposed += option.number
        points = points * option.scale + option.adds
    if left:
        raise KeyError(mask)
    moves = [move for move in problem.moves if move.bits & mask == move.bits and not move.needs & mask]
    refined = moves if problem.refine is None else problem.refine(moves)
    return Line(mask, problem.offers.at(mask, exposed), points, refined)


def scores(problem: Problem, most: int) -> set[int]:
    """The points that positions can have; gives up once there are more than `most` and answers
    what it has.
    """
    found = {problem.offset}
    for column in problem.columns:
        found = {points * option.scale + option.adds for points in found for option in column}
        if len(found) > most:
            break
    return found
