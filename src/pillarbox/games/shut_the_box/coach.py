"""Advice on a decision: every legal choice with its exact value, what it loses, and why, as Messages.

Values are those of the seat's own turn: expected score, chance, or certain score, as the objective says. The
other seats' scores and their reopening are not looked at. Must never advise what the rules do not allow.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from msgspec import Struct

from pillarbox.core.message import Message, Refused, say
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.solve import Number, cap_note, number, solution_at
from pillarbox.games.shut_the_box.state import Action, Box, Dice, Reopen, Shut, State, Stop, Tile
from pillarbox.solve.capped import Capped
from pillarbox.solve.policy import STOP, Solution

NAMED = 6
"""So many throws are named one by one; of more, only the chance is told."""
SEARCHED = 2000
"""So many positions are looked at to see whether a box can still be shut."""


class Advised(Struct, frozen=True):
    """One legal choice: its value under the objective, what it loses against the best, and why."""

    action: Action
    value: Number
    loss: float
    why: Message


class DiceValue(Struct, frozen=True):
    """What throwing so many dice is worth; 0 dice stand for ending the turn."""

    count: int
    value: Number
    loss: float


class Advice(Struct, frozen=True):
    """Advice on a decision, or before a throw.

    moves: the choices of tiles, best first. dice: before a throw, the dice counts, fewer first, then
    stopping; None where a throw lies on the table. dead: whether the box can no longer be shut. notes: what
    else a player should know.
    """

    objective: str
    moves: tuple[Advised, ...]
    dice: tuple[DiceValue, ...] | None
    dead: bool
    notes: tuple[Message, ...]

    def plain(self, words: Callable[[Message], str]) -> dict[str, Any]:
        """The answer as JSON knows it; `words` turns Messages into text."""
        moves = [
            {
                **_named(advised.action),
                "value": {"exact": advised.value.exact, "float": advised.value.float},
                "loss": advised.loss,
                "why": words(advised.why),
            }
            for advised in self.moves
        ]
        dice = self.dice and [{"count": one.count, "value": one.value.float} for one in self.dice]
        return {
            "objective": self.objective,
            "moves": moves,
            "dice": dice,
            "dead": self.dead,
            "notes": [words(note) for note in self.notes],
        }


def _named(action: Action) -> dict[str, Any]:
    if isinstance(action, Shut):
        return {"shut": list(action.tiles)}
    return {"reopen": action.tile if isinstance(action, Reopen) else None}


def advise(ruleset: Ruleset, state: State, seat: int = 0, objective: str = "score") -> Advice:
    """Rank what the seat may do now. Ties stand in the order in which a perfect player prefers them.

    Raises Refused if the seat has nothing to decide, for an unknown objective, and where the turn cannot be
    solved.
    """
    before_throw = state.stage == "throw" and state.seat == seat
    legal = rules.legal(ruleset, state, seat)
    if not legal and not before_throw:
        raise Refused(say("coach-nothing-to-decide"))
    mover = seat if state.stage == "choose" else state.seat
    alone = len(state.boxes) == 1
    throwing = before_throw or state.stage == "dice"
    adviser = _Adviser(ruleset, state.boxes[mover], mover, alone, objective, throwing)
    whose = _whose(ruleset, objective) if state.stage == "reopen" else say("coach-note-own-turn")
    notes = [] if alone else [whose]
    if about_cap := cap_note(ruleset, mover, alone):
        notes.append(about_cap)
    if throwing:
        counts = tuple(action.count for action in legal if isinstance(action, Dice)) or (state.dice,)
        stops = any(isinstance(action, Stop) for action in legal)
        return adviser.before_throw(counts, stops, notes)
    return adviser.choices(legal, 1 if state.stage != "reopen" else -1, notes)


def _whose(ruleset: Ruleset, objective: str) -> Message:
    """Whose values a neighbour sees who may open a tile of another player: the less good, the better."""
    more = ruleset.wins == "lowest" and objective in ("score", "worst")
    return say("coach-note-other-more" if more else "coach-note-other-less")


class _Adviser:
    def __init__(
        self, ruleset: Ruleset, box: Box, seat: int, alone: bool, objective: str, throwing: bool
    ) -> None:
        self.ruleset = ruleset
        self.box = box
        self.objective = objective
        self.known = tables(ruleset)
        left = ruleset.cap - box.throws - throwing
        solution = solution_at(ruleset, objective, seat, alone, box.open, box.markers, left, True)
        self.last = isinstance(solution, Capped) and not left
        """Whether no throw can follow, as the cap counts and is reached."""
        self.solution: Solution = solution

    def before_throw(self, counts: tuple[int, ...], stops: bool, notes: list[Message]) -> Advice:
        """The dice counts with their values."""
        solution, box = self.solution, self.box
        found = []
        for choice, raw in solution.rolls(box.open, box.markers, box.throws == 0):
            count = 0 if choice == STOP else solution.problem.rolls[choice].dice
            if count in counts or (stops and not count):
                found.append((count, raw))
        best = min(raw for _, raw in found)
        dice = tuple(DiceValue(count, self._number(raw), self._loss(raw, best)) for count, raw in found)
        dead = not self._can_be_shut(box.open)
        if dead:
            notes = [*notes, say("coach-note-dead")]
        return Advice(self.objective, (), dice, dead, tuple(notes))

    def choices(self, legal: tuple[Action, ...], sign: int, notes: list[Message]) -> Advice:
        """The choices of tiles, best first; `sign` is -1 where the chooser wishes the mover ill."""
        found = [(action, self._left(action)) for action in legal]
        raws = [sign * self._raw(action, left) for action, left in found]
        best = min(raws)
        order = sorted(range(len(found)), key=lambda i: self._loss(raws[i], best))
        moves = tuple(
            Advised(
                found[i][0], self._number(sign * raws[i]), self._loss(raws[i], best), self._why(*found[i])
            )
            for i in order
        )
        dead = not any(self._can_be_shut(left) for _, left in found)
        if dead:
            notes = [*notes, say("coach-note-dead")]
        return Advice(self.objective, moves, None, dead, tuple(notes))

    def _left(self, action: Action) -> int:
        """The places open after a choice."""
        if isinstance(action, Shut):
            return self.box.open ^ self.known.layout.mask(action.tiles)
        if isinstance(action, Reopen):
            return self.box.open | 1 << self.known.layout.place[action.tile]
        return self.box.open

    def _raw(self, action: Action, left: int) -> Any:
        markers = self.box.markers
        return (
            self.solution.after(left, markers)
            if isinstance(action, Shut)
            else self.solution.raw(left, markers)
        )

    def _number(self, raw: Any) -> Number:
        return number(self.solution.natural(raw))

    def _loss(self, raw: Any, best: Any) -> float:
        """How much worse than the best, in units of the objective; exactly 0 for equals."""
        solution = self.solution
        if solution.numbers.equal(raw, best):
            return 0.0
        return abs(float(solution.natural(raw) - solution.natural(best)))

    def _can_be_shut(self, mask: int) -> bool:
        """Whether some throws and choices lead from here to a shut box; where a search would be long, yes."""
        problem = self.solution.problem
        if problem.cyclic or not mask:
            return True
        seen = {mask}
        ahead = [mask]
        while ahead and len(seen) <= SEARCHED:
            line = self.solution.at(ahead.pop())
            for move in line.moves:
                left = line.mask ^ move.bits
                if left not in seen and any(problem.rolls[r].weights[move.group] for r in line.rolls):
                    if not left:
                        return True
                    seen.add(left)
                    ahead.append(left)
            ahead.sort(key=int.bit_count, reverse=True)
        return bool(ahead)

    def _why(self, action: Action, left: int) -> Message:
        """One sentence or two: what stays open, and which of the next throws would be useless."""
        if not left:
            return say("coach-shuts")
        tiles = list(self.known.layout.tiles(left))
        if self.last:
            return say("coach-last-throw", tiles=tiles)
        if not self._can_be_shut(left):
            return say("coach-dead", tiles=tiles)
        dice = self._next_dice(left)
        useless, good, chance = self._next_throws(left, dice)
        if not chance:
            return say("coach-safe", tiles=tiles)
        percent = min(max(round(float(100 * chance), 1), 0.1), 100.0 if chance == 1 else 99.9)
        if self.box.markers:
            return say("coach-marker", tiles=tiles, percent=percent)
        if len(good) < len(useless) and len(good) <= NAMED:
            if dice == 1:
                return say("coach-only-one-die", tiles=tiles, throws=good, percent=percent)
            return say("coach-only-dice", tiles=tiles, dice=dice, throws=good, percent=percent)
        if len(useless) <= NAMED:
            if dice == 1:
                return say("coach-useless-one-die", tiles=tiles, throws=useless, percent=percent)
            return say("coach-useless-dice", tiles=tiles, dice=dice, throws=useless, percent=percent)
        return say("coach-useless-chance", tiles=tiles, percent=percent)

    def _next_dice(self, left: int) -> int:
        """How many dice a perfect player throws next."""
        solution = self.solution
        if isinstance(solution, Capped) and solution.before:
            solution = solution.before  # it speaks of the throw after the coming one
        rolls = [pair for pair in solution.rolls(left, self.box.markers) if pair[0] != STOP]
        return solution.problem.rolls[solution.first(rolls)[0]].dice

    def _next_throws(self, left: int, dice: int) -> tuple[list[Tile], list[Tile], Fraction]:
        """The next throws that would shut nothing, those that would shut something, and the chance of the
        former.

        Throws are named by their totals where only those count, else by their faces.
        """
        ruleset, known = self.ruleset, self.known
        by_total = ruleset.sets == "sum" and ruleset.doubles == "plain"
        useless: dict[Tile, None] = {}
        good: dict[Tile, None] = {}
        chance = Fraction(0)
        for throw, share in known.throws(dice):
            deadly = dice > 1 and sum(throw.faces) in ruleset.deadly_totals
            stuck = deadly or not known.sets(left, throw.faces).actions
            name: Tile = sum(throw.faces) if by_total or dice == 1 else "-".join(map(str, throw.faces))
            (useless if stuck else good)[name] = None
            chance += share if stuck else 0
        if by_total:
            return sorted(useless, key=int), sorted(good, key=int), chance
        return list(useless), list(good), chance
