"""Why a way to lay cards is good or bad, in whole sentences about what is plain to see: lines made and
spoilt, mice covered, what stays open. Must never weigh one way against another.
"""

from __future__ import annotations

from collections.abc import Iterator

from pillarbox.core.message import Message, say
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tableau import VALUE, Tableau
from pillarbox.games.post_office.tables import Tables

NAMED = 4
"""So many lines that could still grow are named."""


def why(known: Tables, lies: tuple[Place, ...], moves: tuple[Place, ...], last: bool) -> Iterator[Message]:
    """What the cards would do, in sentences."""
    before = known.tableau(lies)
    after = known.tableau((*lies, *moves))
    was, now = _lines(before), _lines(after)
    worth = VALUE.get
    made = [key for key in now if worth(now[key], 0) > worth(was.get(key, 0), 0)]
    spoilt = [key for key in was if worth(was[key], 0) > worth(now.get(key, 0), 0)]
    doubled = [
        key
        for key in now
        if key in was and len(_kinds(was[key])) > 1 and _clean(was[key]) and not _clean(now[key])
    ]
    doubled = [key for key in doubled if key not in spoilt]
    if made:
        yield say("post-coach-made", lines=[_line(key, worth(now[key], 0)) for key in made])
    if spoilt:
        yield say("post-coach-spoilt", lines=[_line(key, worth(was[key], 0)) for key in spoilt])
    if doubled:
        yield say("post-coach-doubled", lines=[_line(key, 0) for key in doubled])
    yield from _mice(before, after)
    growing = [key for key in now if _clean(now[key]) and len(_kinds(now[key])) in (2, 3)]
    growing.sort(key=lambda key: -len(_kinds(now[key])))
    if growing and not last:
        yield say("post-coach-open", lines=[_line(key, 0) for key in growing[:NAMED]], count=len(growing))
    if before.total == after.total:
        yield say("post-coach-total-stays", total=str(after.total))
    else:
        yield say("post-coach-total", before=str(before.total), after=str(after.total))


def _mice(before: Tableau, after: Tableau) -> Iterator[Message]:
    was, now = set(before.mouse_cells()), set(after.mouse_cells())
    covered, brought = len(was - now), len(now - was)
    if covered:
        yield say("post-coach-mice-covered", count=covered)
    if brought:
        yield say("post-coach-mice-brought", count=brought)


Key = tuple[str, int]
"""A line: `row` or `col`, and its number."""


def _lines(seen: Tableau) -> dict[Key, int]:
    """The packed lines with packages, rows from the top, then columns from the left."""
    rows = {("row", number): line for number, line in sorted(seen.rows.items()) if line}
    return {**rows, **{("col", number): line for number, line in sorted(seen.cols.items()) if line}}


def _kinds(line: int) -> list[int]:
    """How many there are of each kind that a packed line holds."""
    counts = [line >> 8 * kind & 255 for kind in range(4)]
    return [count for count in counts if count]


def _clean(line: int) -> bool:
    """Whether no kind lies twice in a packed line."""
    return max(_kinds(line), default=0) <= 1


def _line(key: Key, points: int) -> Message:
    axis, number = key
    if points:
        return say(
            "post-coach-row-worth" if axis == "row" else "post-coach-col-worth",
            line=str(number),
            points=points,
        )
    return say("post-coach-row" if axis == "row" else "post-coach-col", line=str(number))
