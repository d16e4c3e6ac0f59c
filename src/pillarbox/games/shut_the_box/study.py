"""What a report tells of a ruleset: play of different skill, the best first moves, what it is worth to have a
tile shut, the edge of the first seat.

Everything here is exact, up to rounding: of solvers, or of the law of a chain. Must never simulate.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from msgspec import Struct

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box import versus
from pillarbox.games.shut_the_box.batch import chain, measure
from pillarbox.games.shut_the_box.notation import action_text
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import Layout, tables
from pillarbox.games.shut_the_box.solve import odds, solved
from pillarbox.games.shut_the_box.state import Shut
from pillarbox.solve.chain import law
from pillarbox.solve.law import law as visited
from pillarbox.solve.policy import Listed, Solution

LONGEST_WAIT = 5.0
"""The first seat's edge is left out where its solver would take more seconds than this."""
NOTES = (say("report-note-ties"),)
"""What a reader of these figures must always know."""
LITTLE = 1e-12
MOST_TILES = 12
"""A map of tile values is made of boxes in one row of so many tiles at most."""


class Skill(Struct, frozen=True):
    """What a lone seat's turn comes to under a policy. distribution: of the score, or of the number of throws
    where that is measured. error: the standard error of the mean; 0 where it is exact.
    """

    policy: str
    mean: float
    sd: float
    shut: float | None
    throws: float | None
    distribution: tuple[tuple[int, float], ...]
    error: float = 0.0


def skill(ruleset: Ruleset, policy: str) -> Skill:
    """The law of a policy; of a turn too big for tables that of perfect play alone. Raises Refused where
    there is none.
    """
    try:
        made = chain(ruleset, policy)
    except Refused:
        if policy != "perfect":
            raise
        return _solved_skill(ruleset)
    in_throws = measure(ruleset, 1) == "throws"
    found = law(made, lengths=in_throws)
    by_score: dict[int, float] = {}
    if in_throws:
        by_score = dict(found.lengths)
    else:
        for ending, p in zip(made.endings, found.ends):
            by_score[ending.points] = by_score.get(ending.points, 0.0) + p
    shares = tuple((score, p) for score, p in sorted(by_score.items()) if p > LITTLE)
    mean = sum(score * p for score, p in shares)
    variance = sum((score - mean) ** 2 * p for score, p in shares)
    shut = sum(p for ending, p in zip(made.endings, found.ends) if ending.shut)
    return Skill(policy, mean, sqrt(max(0.0, variance)), shut, found.throws, shares)


def _solved_skill(ruleset: Ruleset) -> Skill:
    """Perfect play as the solver of big boxes has it."""
    found = odds(ruleset)
    shares = tuple((share.score, share.p) for share in found.distribution if share.p > LITTLE)
    return Skill("perfect", found.mean, found.sd, found.shut.float, found.throws, shares)


class First(Struct, frozen=True):
    """The best answer to a first throw. throw: its total, or its faces where they matter; chance: of this
    throw; best: the set, in notation, empty where nothing can be shut; value: the mean score then expected;
    sets: how many there are; loss: what the next best loses, None where there is none.
    """

    throw: str
    chance: float
    best: str
    value: float
    sets: int
    loss: float | None


def first_moves(ruleset: Ruleset) -> tuple[First, ...]:
    """The best first moves, throw by throw, with the dice that perfect play throws first. Raises Refused
    where the turn cannot be solved.
    """
    table = solved(ruleset)
    start = table.problem.start
    choice = table.first(table.rolls(start, 0, True))[0]
    known = tables(ruleset)
    throws = known.throws(table.problem.rolls[choice].dice)
    by_total: dict[int, list[tuple[tuple[int, ...], float, tuple[Shut, ...]]]] = {}
    for throw, weight in zip(throws.outcomes, throws.weights):
        sets = known.sets(start, throw.faces, True).actions
        answer = throw.faces, weight / throws.whole, sets
        by_total.setdefault(sum(throw.faces), []).append(answer)
    found = []
    for total, listed in sorted(by_total.items()):
        if len({sets for *_, sets in listed}) == 1:
            found.append(_first(ruleset, table, str(total), sum(p for _, p, _ in listed), listed[0][0]))
        else:
            found += [_first(ruleset, table, "-".join(map(str, faces)), p, faces) for faces, p, _ in listed]
    return tuple(found)


def _first(ruleset: Ruleset, table: Solution, throw: str, chance: float, faces: tuple[int, ...]) -> First:
    start = table.problem.start
    sets = tables(ruleset).sets(start, faces, True)
    earned = ruleset.insurance and len(faces) == 2 and faces[0] == faces[1]
    values = [table.after(start ^ sets.bits[action], int(earned)) for action in sets.actions]
    if not values:
        return First(throw, chance, "", float(table.natural(table.end(start))), 0, None)
    at, value = table.first(list(enumerate(values)))
    best = float(table.natural(value))
    others = [abs(float(table.natural(worth)) - best) for k, worth in enumerate(values) if k != at]
    text = action_text(ruleset, sets.actions[at])
    return First(throw, chance, text, best, len(values), min(others, default=None))


class Heat(Struct, frozen=True):
    """What it is worth to have a tile shut, by tile and by how many tiles stand open.

    cells: row by row, a row for each of `counts` (how many stand open), a cell for each of `tiles`: the mean
    gain, over the positions that perfect play comes to, of having that tile shut as well; None where it
    never comes to one with the tile open.
    """

    tiles: tuple[str, ...]
    counts: tuple[int, ...]
    cells: tuple[tuple[float | None, ...], ...]


def heat(ruleset: Ruleset) -> Heat | None:
    """The map of tile values; None for boxes that are too big for it, or of several rows, or with markers."""
    table = solved(ruleset)
    layout = tables(ruleset).layout
    if not isinstance(table, Listed) or ruleset.rows or table.problem.spares or table.problem.cyclic:
        return None
    places = [*layout.places(table.problem.start)]
    if not 1 < len(places) <= MOST_TILES:
        return None
    sign = -1.0 if ruleset.wins == "highest" and not table.aim.throws else 1.0
    worth = {line.mask: sign * float(table.natural(table.raw(line.mask))) for line in table.lines}
    sums: dict[tuple[int, int], tuple[float, float]] = {}
    for mask, share in visited(table).visits.items():
        for place in places:
            after = mask ^ 1 << place
            if mask >> place & 1 and after in worth:
                gain, weight = sums.get((mask.bit_count(), place), (0.0, 0.0))
                key = mask.bit_count(), place
                sums[key] = gain + float(share) * (worth[mask] - worth[after]), weight + float(share)
    counts = sorted({count for count, _ in sums}, reverse=True)
    return Heat(
        tuple(_labels(layout, places)),
        tuple(counts),
        tuple(tuple(_mean(sums.get((count, place))) for place in places) for count in counts),
    )


def _labels(layout: Layout, places: list[int]) -> Iterator[str]:
    for place in places:
        yield str(layout.numbers[place])


def _mean(cell: tuple[float, float] | None) -> float | None:
    return None if cell is None or cell[1] <= LITTLE else cell[0] / cell[1]


def share_of_first(ruleset: Ruleset, seats: int) -> float | None:
    """The first seat's share of the wins of a round; None where no solver answers, or not soon."""
    fewest, most = ruleset.seats
    if not max(2, fewest) <= seats <= most or (ruleset.turn == "alternate" and ruleset.reopen != "never"):
        return None
    cost = versus.cost(ruleset, seats, False)
    if cost is not None and cost.seconds > LONGEST_WAIT:
        return None
    try:
        return versus.solved_round(ruleset, seats, False).shares[0]
    except Refused:
        return None
