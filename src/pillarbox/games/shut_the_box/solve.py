"""Exact answers about one seat's turn: joins the rules of this game to the solvers of `solve/`.

Where `cap` can matter it is counted in, or a note says that the figures are of the game without it. Must
never simulate: what is not solved is refused with the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import inf, sqrt
from typing import Any

from msgspec import Struct

from pillarbox.core.message import Message, Refused, say
from pillarbox.games.shut_the_box import caps
from pillarbox.games.shut_the_box._plain import problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.scoring import greatest
from pillarbox.solve import capped, cycles
from pillarbox.solve.law import LITTLE, law, walk
from pillarbox.solve.policy import Aim, Listed, Solution
from pillarbox.solve.solver import SMALL, solve, summary
from pillarbox.solve.takeaway import Line, Problem, lines, scores

FEW = 1 << 12
"""What is left of a big box is solved alone where it has no more positions than these."""
MOST_GOALS = 400
"""A family of more goals than this is not listed,"""
MOST_TOGETHER = 1 << 20
"""nor one of a box of more positions, each goal being a solution of its own."""


def aim(ruleset: Ruleset, objective: str) -> Aim:
    """What an objective asks of a turn.

    Objectives: `score` (the expected score, the least or where high wins the greatest), `shut` (the greatest
    chance to shut the box), `reach:K` (the greatest chance of K or better), `worst` (the best score that is
    certain). Raises Refused for any other text, and for a goal beyond every score.
    """
    high = ruleset.wins == "highest"
    name, _, goal = objective.partition(":")
    if objective == "score":
        return Aim(highest=high)
    if objective == "worst":
        return Aim(highest=high, worst=True)
    if objective == "shut":
        return Aim("gone", True)
    if name == "reach" and goal.isascii() and goal.isdigit() and len(goal) < 100:
        most = greatest(ruleset)
        if int(goal) > most:
            raise Refused(say("odds-goal-too-high", most=str(most)))
        return Aim("at-least" if high else "at-most", True, int(goal))
    raise Refused(say("odds-no-such-objective", objective=objective))


@lru_cache(maxsize=8)
def _turn(ruleset: Ruleset, seat: int, alone: bool, start: int | None) -> tuple[Problem, list[Line] | None]:
    """A seat's turn, with all its positions if they are few."""
    turn = problem(ruleset, seat, start, alone)
    return turn, lines(turn) if turn.positions <= SMALL else None


def counts_throws(ruleset: Ruleset, seat: int = 0, alone: bool = True) -> bool:
    """Whether a turn is measured in throws: only a shut box ends it, and a good player surely shuts it."""
    return not counts_cap(ruleset, seat, alone) and _endless(ruleset, seat, alone)


@lru_cache(maxsize=64)
def counts_cap(ruleset: Ruleset, seat: int = 0, alone: bool = True) -> bool:
    """Whether a seat's turn is solved with its cap: it can matter, and that is little work."""
    return caps.is_small(ruleset, _turn(ruleset, seat, alone, None)[0]) and _cap_matters(ruleset, seat, alone)


@lru_cache(maxsize=64)
def _cap_matters(ruleset: Ruleset, seat: int, alone: bool) -> bool:
    turn, listed = _turn(ruleset, seat, alone, None)
    sure = caps.in_reach(ruleset, turn)
    if sure is not None:
        return sure
    if not listed:
        return False
    try:
        wanted = aim(ruleset, "score")._replace(throws=_endless(ruleset, seat, alone))
        return caps.chance_beyond(ruleset, solve(turn, wanted, 0, listed)) >= caps.LITTLE
    except Refused:
        return True  # nothing but the cap is sure to end such a turn


def cap_note(ruleset: Ruleset, seat: int = 0, alone: bool = True) -> Message | None:
    """What a reader must know about the cap where it can matter: whether the figures count it in."""
    seat, alone = _alike(ruleset, seat, alone)
    if counts_cap(ruleset, seat, alone):
        return say("odds-note-with-cap", throws=ruleset.cap)
    return say("odds-note-without-cap", throws=ruleset.cap) if _cap_matters(ruleset, seat, alone) else None


@lru_cache(maxsize=64)
def _endless(ruleset: Ruleset, seat: int, alone: bool) -> bool:
    turn, listed = _turn(ruleset, seat, alone, None)
    ends_otherwise = turn.stops or turn.demands or any(roll.lost for roll in turn.rolls)
    if turn.useless == "out" or turn.flips or ends_otherwise:
        return False
    if turn.cyclic and listed:
        return cycles.surely_shut(turn, listed)
    sure = solve(turn, aim(ruleset, "shut"), listed=listed).value()
    return sure == 1 if listed else sure > 1 - 1e-12


def solved(
    ruleset: Ruleset,
    objective: str = "score",
    seat: int = 0,
    alone: bool = True,
    start: int | None = None,
    held: int = 0,
) -> Solution:
    """The solution of a seat's turn, kept for the next who asks; of big boxes only the last one is kept.

    alone: whether it is a lone player's turn. start: the places open at its start, by default as the seat's
    box begins; held: the markers that may be held then. Raises Refused for an unknown objective, or a turn
    that cannot be solved.
    """
    seat, alone = _alike(ruleset, seat, alone)
    if counts_cap(ruleset, seat, alone):
        return _stages(ruleset, objective, seat, alone, start)[-1]
    _, listed = _turn(ruleset, seat, alone, start)
    return (_small if listed else _big)(ruleset, objective, seat, alone, start, held)


def _alike(ruleset: Ruleset, seat: int, alone: bool) -> tuple[int, bool]:
    """The first seat with the same turn, and whether being alone makes a difference."""
    handicaps = max(len(ruleset.handicap_shut), len(ruleset.handicap_one_die))
    return min(seat, handicaps), alone and ruleset.solo_reopen > 0


@lru_cache(maxsize=16)
def _stages(
    ruleset: Ruleset, objective: str, seat: int, alone: bool, start: int | None
) -> list[capped.Capped]:
    turn, listed = _turn(ruleset, seat, alone, start)
    assert listed is not None
    wanted = aim(ruleset, objective)
    if turn.flips and wanted.worst:
        raise Refused(say("odds-worst-in-circles"))
    return capped.capped(turn, wanted, ruleset.cap, listed)


def _solved(
    ruleset: Ruleset, objective: str, seat: int, alone: bool, start: int | None, held: int
) -> Solution:
    turn, listed = _turn(ruleset, seat, alone, start)
    wanted = aim(ruleset, objective)
    if turn.cyclic and wanted.worst:
        raise Refused(say("odds-worst-in-circles"))
    if turn.useless != "out" and objective == "score" and counts_throws(ruleset, seat, alone):
        wanted = wanted._replace(throws=True)
    return solve(turn, wanted, held, listed)


_small = lru_cache(maxsize=32)(_solved)
_big = lru_cache(maxsize=1)(_solved)


def solution_at(
    ruleset: Ruleset,
    objective: str,
    seat: int,
    alone: bool,
    mask: int,
    markers: int,
    left: int,
    once: bool = False,
) -> Solution:
    """A solution that knows this position: of the seat's whole turn, or of what is left in a position set up
    by hand or of a big box.

    left: the throws that the cap allows after those already made or about to be made. once: whether this is
    the only question, so that a small rest of a big box is sooner solved than the box. Raises Refused as
    `solved` does.
    """
    seat, alone = _alike(ruleset, seat, alone)
    if counts_cap(ruleset, seat, alone):
        stages = _stages(ruleset, objective, seat, alone, None)
        if not stages[0].knows(mask):
            stages = _stages(ruleset, objective, seat, alone, mask)
        return stages[max(0, min(left, len(stages) - 1))]
    turn, listed = _turn(ruleset, seat, alone, None)
    if not listed and not turn.cyclic:  # nothing comes back, so what is shut can be left out
        if once and _rest(ruleset, seat, alone, mask) <= FEW:
            return solved(ruleset, objective, seat, alone, mask, markers)
        most = SMALL if once else FEW
        if refusal(ruleset, seat, alone) is not None and _rest(ruleset, seat, alone, mask) <= most:
            return solved(ruleset, objective, seat, alone, mask, markers)
    table = solved(ruleset, objective, seat, alone)
    if not table.knows(mask):
        return solved(ruleset, objective, seat, alone, mask, markers)
    enough = not table.problem.spares or markers < len(table.row(mask))
    return table if enough else solved(ruleset, objective, seat, alone, None, markers)


@lru_cache(maxsize=256)
def _rest(ruleset: Ruleset, seat: int, alone: bool, mask: int) -> int:
    """How many positions there are below this one."""
    return problem(ruleset, seat, mask, alone).positions


@lru_cache(maxsize=256)
def refusal(ruleset: Ruleset, seat: int = 0, alone: bool = True) -> Message | None:
    """Why a seat's turn cannot be solved for its score; None where it can."""
    try:
        solved(ruleset, "score", seat, alone)
    except Refused as refused:
        return refused.message
    return None


class Number(Struct, frozen=True):
    """A value as a fraction `p/q` where it is known exactly, and as a float."""

    exact: str | None
    float: float


class Share(Struct, frozen=True):
    """A score and its probability."""

    score: int
    p: float


class OddsResult(Struct, frozen=True, omit_defaults=True):
    """What one turn of a lone seat comes to under best play for an objective.

    value: of the objective. mean, sd: of the score (of the number of throws where `measure` says so) under
    the policy that is best for the objective; likewise shut, throws (None if infinite) and distribution.
    rest: the probability that an endless distribution leaves out. certificate: certain bounds on the value
    where it is found by iteration. reach: by score, the greatest chance to score that or better. match:
    whether it is of a whole match, the score being its result. notes: what a reader must know.
    """

    ruleset: str
    objective: str
    seats: int
    value: Number
    mean: float
    sd: float
    shut: Number
    throws: float | None
    distribution: tuple[Share, ...]
    rest: float | None = None
    measure: str = "score"
    certificate: tuple[float, float] | None = None
    reach: tuple[Share, ...] | None = None
    match: bool = False
    notes: tuple[Message, ...] = ()

    def plain(self, words: Callable[[Message], str] | None = None) -> dict[str, Any]:
        """The answer as JSON knows it; `words` turns the notes into text, without it they are left out."""
        found: dict[str, Any] = {
            "ruleset": self.ruleset,
            "objective": self.objective,
            "seats": self.seats,
            "value": {"exact": self.value.exact, "float": self.value.float},
            "mean": self.mean,
            "sd": self.sd,
            "shut": {"exact": self.shut.exact, "float": self.shut.float},
            "throws": self.throws,
            "distribution": [{"score": share.score, "p": share.p} for share in self.distribution],
            "measure": self.measure,
        }
        if self.rest is not None:
            found["rest"] = self.rest
        if self.certificate is not None:
            found["certificate"] = {"lower": self.certificate[0], "upper": self.certificate[1]}
        if self.match:
            found["match"] = True
        if self.reach is not None:
            found["reach"] = [{"score": share.score, "p": share.p} for share in self.reach]
        if words is not None:
            found["notes"] = [words(note) for note in self.notes]
        return found


def number(value: Fraction | float) -> Number:
    """A value in both forms."""
    if isinstance(value, Fraction):
        return Number(f"{value.numerator}/{value.denominator}", float(value))
    return Number(None, value)


def odds(ruleset: Ruleset, objective: str = "score") -> OddsResult:
    """What one turn comes to for a lone player under best play for the objective: those of `aim`, or `reach`.

    `reach` plays for the score and adds the family of greatest chances. Raises Refused for an unknown
    objective, and where the turn or the objective cannot be solved, with the reason.
    """
    family = objective == "reach"
    asked = aim(ruleset, "score" if family else objective)
    if counts_throws(ruleset):
        if asked.of in ("at-most", "at-least") or asked.worst or family:
            raise Refused(say("odds-counted-in-throws", objective=objective))
        return _in_throws(ruleset, objective)
    together = reach(ruleset) if family else None
    solution = solved(ruleset, "score" if family else objective)
    with_cap = isinstance(solution, capped.Capped)
    done = capped.summary(solution) if isinstance(solution, capped.Capped) else summary(solution)
    left = 1 - sum(done.scores.values()) if solution.problem.cyclic and not with_cap else None
    return OddsResult(
        ruleset=ruleset.id,
        objective=objective,
        seats=1,
        value=number(solution.value()),
        mean=float(done.mean),
        sd=sqrt(done.variance),
        shut=number(done.gone),
        throws=None if done.throws == inf else float(done.throws),
        distribution=tuple(Share(score, float(share)) for score, share in done.scores.items()),
        rest=left if left is None else max(0.0, float(left)),
        certificate=solution.bounds,
        reach=together,
        notes=_notes(ruleset, solution, bool(done.scores)),
    )


def _in_throws(ruleset: Ruleset, objective: str) -> OddsResult:
    """A turn that surely ends with a shut box: its length is what counts."""
    solution = solved(ruleset)
    assert isinstance(solution, Listed)
    mean = solution.value()
    visits = law(solution).visits
    square = sum(share * solution.value(at) for at, share in visits.items()) * 2 - mean
    shares = []
    left = 1.0
    for throws, ended, _ in walk(solution, solution.problem.start):
        share = sum(ended.values())
        left -= share
        if share:
            shares.append(Share(throws, share))
    one = Fraction(1) if solution.numbers.exact else 1.0
    return OddsResult(
        ruleset=ruleset.id,
        objective=objective,
        seats=1,
        value=number(one if objective == "shut" else mean),
        mean=float(mean),
        sd=sqrt(max(0.0, square - mean**2)),
        shut=number(one),
        throws=float(mean),
        distribution=tuple(shares),
        rest=min(max(left, 0.0), LITTLE),
        measure="throws",
        certificate=solution.bounds,
        notes=_notes(ruleset, solution),
    )


def _notes(ruleset: Ruleset, solution: Solution, listed: bool = True) -> tuple[Message, ...]:
    """What a reader of the figures must know."""
    found = [say("odds-note-ties")]
    if about_cap := cap_note(ruleset):
        found.append(about_cap)
    if solution.aim.throws:
        found.append(say("odds-note-throws"))
    if ruleset.reopen == "neighbour" and not ruleset.solo_reopen:
        found.append(say("odds-note-no-neighbour"))
    if not listed:
        found.append(say("odds-note-too-many-scores"))
    if ruleset.match != "single":
        found.append(say("odds-note-one-turn"))
    return tuple(found)


def reach(ruleset: Ruleset) -> tuple[Share, ...]:
    """By score that can come about, best first, the greatest chance to end with that or better.

    Raises Refused where there are too many scores, or the turn is measured in throws.
    """
    if counts_throws(ruleset):
        raise Refused(say("odds-counted-in-throws", objective="reach"))
    turn, listed = _turn(ruleset, 0, True, None)
    high = ruleset.wins == "highest"
    goals = sorted(scores(turn, MOST_GOALS), reverse=high)
    if len(goals) > MOST_GOALS:
        raise Refused(say("odds-too-many-scores", most=MOST_GOALS))
    if turn.positions > MOST_TOGETHER:
        raise Refused(say("odds-family-too-big", positions=turn.positions, scores=len(goals)))
    if counts_cap(ruleset):
        return tuple(Share(goal, float(solved(ruleset, f"reach:{goal}").value())) for goal in goals)
    wanted = [(goal, aim(ruleset, f"reach:{goal}")) for goal in goals]
    return tuple(Share(goal, float(solve(turn, one, 0, listed).value())) for goal, one in wanted)
