"""Who weighs the moves of a match of Shut the Box for its review, in which measure, and why a choice cost
what it did.

Exact where the solvers reach: each seat's expected return. Elsewhere each seat's own scores, and a note says
so. Must never guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from pillarbox.core.game import Observation
from pillarbox.core.message import Message, Refused, say
from pillarbox.games.shut_the_box import coach, rules
from pillarbox.games.shut_the_box.equity import MOST_SECONDS, equity
from pillarbox.games.shut_the_box.equity_own import OwnTurns
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.solve import counts_throws
from pillarbox.games.shut_the_box.state import Action, Dice, State, Stop, Throw
from pillarbox.solve.enumerated import Enumerated, best_of
from pillarbox.solve.review import Cost, Leftover, Valuer


class Judge(Enumerated):
    """Weighs moves.

    measure: `share` (of the win), `stake` (points), `score`, `rounds`, `throws`. unit: what one of the
    measure is in values: for `share` the number of seats, for `stake` the stake times that, for `score` what
    a turn is expected to score. note: what a reader must know of the measure.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        valuer: Valuer,
        seats: int,
        leftover: Leftover,
        measure: str,
        unit: float,
        note: Message | None,
    ) -> None:
        super().__init__(rules, ruleset, valuer, seats, leftover)
        self.measure = measure
        self.unit = unit
        self.note = note

    def round(self, state: State) -> int:
        """The number of the round, from 1."""
        return len(state.past) + 1

    def cost(self, seen: Observation, actions: Sequence[Action]) -> Cost:
        """What the seat's choice costs, as far as it may know; the best one, and why."""
        (action,) = actions
        choices = self.choices(seen.state, seen.seat)
        best, values = best_of(choices, seen.seat, self.slack)
        loss = values[seen.seat] - dict(choices)[action][seen.seat]
        if loss <= self.slack:
            return Cost(0.0, (action,), ())
        whys = self._whys(seen.state, seen.seat, action, best)
        said = (say("judge-would", why=whys[0]), say("judge-better", why=whys[1])) if whys else ()
        return Cost(loss, (best,), said)

    def why(self, state: State, seat: int, chosen: Any, best: Any) -> tuple[Message, ...]:
        """What the choice and the better one come to; nothing where the coach has no sentence for it."""
        whys = self._whys(state, seat, chosen, best)
        return (say("judge-chosen", why=whys[0]), say("judge-better", why=whys[1])) if whys else ()

    def _whys(self, state: State, seat: int, chosen: Any, best: Any) -> tuple[Message, ...]:
        if isinstance(chosen, Dice | Stop) or isinstance(best, Dice | Stop):
            return ()
        try:
            advice = coach.advise(self.ruleset, state, seat)
        except Refused:
            return ()
        said = {move.action: move.why for move in advice.moves}
        return (said[chosen], said[best]) if chosen in said and best in said else ()


@lru_cache(maxsize=16)
def judge(ruleset: Ruleset, seats: int, budget: int = 0, seconds: int = MOST_SECONDS) -> Judge:
    """The judge of matches of so many seats. budget: not used here, all is calculated; seconds: how long that
    may take, roughly, before own scores must do.

    Raises Refused where not even a seat's own turn can be calculated.
    """
    try:
        valuer = equity(ruleset, seats, seconds)
    except Refused as refused:
        own = OwnTurns(ruleset, seats)
        unit = max(1.0, *map(abs, own.fresh))
        note = say("judge-own-scores", reason=refused.message)
        return Judge(ruleset, own, seats, "given", "score", unit, note)
    if seats > 1 and ruleset.stake:
        return Judge(ruleset, valuer, seats, "", "stake", float(ruleset.stake * seats), None)
    if seats > 1:
        return Judge(ruleset, valuer, seats, "", "share", float(seats), None)
    if counts_throws(ruleset):
        return Judge(ruleset, valuer, seats, "", "throws", 1.0, None)
    if ruleset.match in ("single", "rounds"):
        turns = ruleset.rounds if ruleset.match == "rounds" else 1
        unit = max(1.0, abs(valuer.values(rules.start(ruleset, 1))[0]) / turns)
        return Judge(ruleset, valuer, seats, "", "score", unit, None)
    return Judge(ruleset, valuer, seats, "", "rounds", 1.0, None)


def prepare(ruleset: Ruleset, seats: int) -> None:
    """Solve what matches of so many seats will be weighed by, so that it is there when it is asked for.

    Raises Refused as `judge` does.
    """
    judge(ruleset, seats).start(rules.start(ruleset, seats))


def missed(ruleset: Ruleset, before: State, move: Any, after: State) -> tuple[Message, ...]:
    """Of a throw that was of no use to who threw it: how likely such a throw was."""
    if not isinstance(move, Throw) or before.sealed or after.stage == "choose":
        return ()
    known, box = tables(ruleset), before.boxes[before.seat]
    deadly = ruleset.deadly_totals if before.dice > 1 else ()
    useless = sum(
        p
        for throw, p in known.throws(before.dice)
        if sum(throw.faces) in deadly or not known.sets(box.open, throw.faces, not box.throws).actions
    )
    return (say("judge-useless", percent=max(0.1, round(float(100 * useless), 1))),)
