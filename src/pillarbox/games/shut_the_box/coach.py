"""Advice on a decision: every legal choice with its exact value, what it loses, and why, as Messages.

Values are those of the seat's own turn: expected score, chance, or certain score, as the objective says. The
other seats' scores and their reopening are not looked at, but for the objective `win`: then a value is what
the seat may expect of the match (`coach_win`). Must never advise what the rules do not allow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from pillarbox.core.message import Message, Refused, say
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.coach_why import Reasons
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.solve import Number, cap_note, number, solution_at
from pillarbox.games.shut_the_box.state import Action, Box, Dice, Reopen, Shut, State, Stop
from pillarbox.solve.capped import Capped
from pillarbox.solve.policy import STOP, Solution

OBJECTIVE = "server-objective-shut-the-box"
"""The text that tells on the page what values are, where they are not of the match."""


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

    @property
    def action(self) -> Dice | Stop:
        """The choice that it is."""
        return Dice(self.count) if self.count else Stop()


class Advice(Struct, frozen=True):
    """Advice on a decision, or before a throw.

    moves: the choices of tiles, best first. dice: before a throw, the dice counts, fewer first, then
    stopping; None where a throw lies on the table. dead: whether the box can no longer be shut. notes: what
    else a player should know. seats: where values are N x share - 1 of a win, that N; else 0.
    """

    objective: str
    moves: tuple[Advised, ...]
    dice: tuple[DiceValue, ...] | None
    dead: bool
    notes: tuple[Message, ...]
    seats: int = 0

    def share(self, value: float) -> float:
        """The part of the win that a value stands for; only where `seats` says that it does."""
        return (1 + value) / self.seats

    def plain(self, words: Callable[[Message], str]) -> dict[str, Any]:
        """The answer as JSON knows it; `words` turns Messages into text."""
        moves = [
            {
                **_named(advised.action),
                "value": {"exact": advised.value.exact, "float": advised.value.float},
                "loss": advised.loss,
                "why": words(advised.why),
                **self._shared(advised.value),
            }
            for advised in self.moves
        ]
        dice = self.dice and [
            {"count": one.count, "value": one.value.float, **self._shared(one.value)} for one in self.dice
        ]
        return {
            "objective": self.objective,
            "moves": moves,
            "dice": dice,
            "dead": self.dead,
            "notes": [words(note) for note in self.notes],
        }

    def _shared(self, value: Number) -> dict[str, float]:
        return {"share": self.share(value.float)} if self.seats else {}


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
    if objective == "win":
        return _to_win(ruleset, state, seat, throwing)
    whose = _whose(ruleset, objective) if state.stage == "reopen" else say("coach-note-own-turn")
    notes = [] if alone else [whose]
    adviser = _Adviser(ruleset, state.boxes[mover], mover, alone, objective, throwing)
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


def _to_win(ruleset: Ruleset, state: State, seat: int, throwing: bool) -> Advice:
    """What the seat may expect of the match after each choice."""
    from pillarbox.games.shut_the_box.coach_win import Winning

    play = Winning(ruleset, state, seat)
    mover = seat if state.stage == "choose" else state.seat
    box = state.boxes[mover]
    reasons = _Adviser(ruleset, box, mover, False, "score", throwing).reasons
    notes = [say("coach-note-win-stakes") if ruleset.stake else say("coach-note-win")]
    seats = 0 if ruleset.stake else len(state.boxes)
    if throwing:
        listed = [(action.count if isinstance(action, Dice) else 0, value) for action, value in play.choices]
        found = sorted(listed or [(state.dice, play.value)], key=lambda pair: pair[0] or 10)
        dice = tuple(DiceValue(count, number(value), play.loss(value)) for count, value in found)
        dead = not reasons.can_be_shut(box.open)
        notes += [say("coach-note-dead")] if dead else []
        return Advice("win", (), dice, dead, tuple(notes), seats)
    moves = []
    dead = True
    for action, value in play.choices:
        left = left_open(ruleset, box, action)
        dead = dead and not reasons.can_be_shut(left)
        why = reasons.why(left, play.next_dice(action))
        moves.append(Advised(action, number(value), play.loss(value), why))
    notes += [say("coach-note-dead")] if dead else []
    moves.sort(key=lambda move: move.loss)
    return Advice("win", tuple(moves), None, dead, tuple(notes), seats)


def ways(seats: int) -> tuple[dict[str, Any], ...]:
    """What a face may ask `advise` for at a table of so many seats, the dearest first: the whole match, whose
    solution may take minutes to make and is kept then; the own turn, soon told.
    """
    return ({"objective": "win"}, {}) if seats > 1 else ({},)


def left_open(ruleset: Ruleset, box: Box, action: Action) -> int:
    """The places open after a choice."""
    layout = tables(ruleset).layout
    if isinstance(action, Shut):
        return box.open ^ layout.mask(action.tiles)
    if isinstance(action, Reopen):
        return box.open | 1 << layout.place[action.tile]
    return box.open


class _Adviser:
    def __init__(
        self, ruleset: Ruleset, box: Box, seat: int, alone: bool, objective: str, throwing: bool
    ) -> None:
        self.ruleset = ruleset
        self.box = box
        self.objective = objective
        left = ruleset.cap - box.throws - throwing
        solution = solution_at(ruleset, objective, seat, alone, box.open, box.markers, left, True)
        self.solution: Solution = solution
        self.reasons = Reasons(ruleset, box, solution, isinstance(solution, Capped) and not left)

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
        dead = not self.reasons.can_be_shut(box.open)
        if dead:
            notes = [*notes, say("coach-note-dead")]
        return Advice(self.objective, (), dice, dead, tuple(notes))

    def choices(self, legal: tuple[Action, ...], sign: int, notes: list[Message]) -> Advice:
        """The choices of tiles, best first; `sign` is -1 where the chooser wishes the mover ill."""
        found = [(action, left_open(self.ruleset, self.box, action)) for action in legal]
        raws = [sign * self._raw(action, left) for action, left in found]
        best = min(raws)
        order = sorted(range(len(found)), key=lambda i: self._loss(raws[i], best))
        moves = tuple(
            Advised(
                found[i][0],
                self._number(sign * raws[i]),
                self._loss(raws[i], best),
                self.reasons.why(found[i][1]),
            )
            for i in order
        )
        dead = not any(self.reasons.can_be_shut(left) for _, left in found)
        if dead:
            notes = [*notes, say("coach-note-dead")]
        return Advice(self.objective, moves, None, dead, tuple(notes))

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
