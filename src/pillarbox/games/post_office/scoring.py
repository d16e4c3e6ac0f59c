"""Points and places: what a tableau is worth line by line, who is ahead, and a lone player's rank.

Must never change anything.
"""

from __future__ import annotations

from msgspec import Struct

from pillarbox.games.post_office.deck import KINDS
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import State
from pillarbox.games.post_office.tableau import VALUE, Cell, Tableau
from pillarbox.games.post_office.tables import tables

RANKS = (6, 11, 16, 21, 26)
"""The least totals of the ranks above the lowest, which are numbered from 0."""


class Line(Struct, frozen=True):
    """One row or column across the whole tableau: the packages in sight in it, and its points."""

    axis: str
    """`row` or `col`."""
    number: int
    packages: str
    """Their codes, kind by kind; one that comes twice is written twice."""
    points: int


class Score(Struct, frozen=True):
    """A tableau's score, line by line: the one computation that every face and every total is shown from."""

    lines: tuple[Line, ...]
    """Rows from the top, then columns from the left; lines without any package are left out."""
    mice: tuple[Cell, ...]
    """The mice in sight, one point less for each."""
    total: int


def score(seen: Tableau) -> Score:
    """The score of a tableau with all that it is made of."""
    lines = tuple(
        Line(
            axis,
            number,
            "".join(kind * (line >> 8 * i & 255) for i, kind in enumerate(KINDS)),
            VALUE.get(line, 0),
        )
        for axis, found in (("row", seen.rows), ("col", seen.cols))
        for number, line in sorted(found.items())
        if line
    )
    mice = seen.mouse_cells()
    return Score(lines, mice, sum(line.points for line in lines) - len(mice))


def rank(total: int) -> int:
    """A lone player's rank, from 0 the lowest to 5; every total has one."""
    return sum(total >= least for least in RANKS)


def standing(ruleset: Ruleset, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Totals and mice in sight by seat, of the cards that are shown."""
    known = tables(ruleset)
    seen = [known.tableau(desk.tableau) for desk in state.desks]
    return tuple([one.total for one in seen]), tuple([one.mice for one in seen])


def places(totals: tuple[int, ...], mice: tuple[int, ...]) -> tuple[int, ...]:
    """Places from 1 by higher total, then fewer mice; equal places are shared and the next is skipped."""
    keys = [(-total, less) for total, less in zip(totals, mice)]
    return tuple([1 + sum(other < key for other in keys) for key in keys])
