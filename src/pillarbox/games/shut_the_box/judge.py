"""Who weighs the moves of a match of Shut the Box for its review, in which measure, and why a choice cost
what it did.

Exact where the solvers reach: each seat's expected return. Elsewhere each seat's own scores, and a note says
so. Must never guess.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from pillarbox.core.message import Message, Refused, say
from pillarbox.games.shut_the_box import coach, rules
from pillarbox.games.shut_the_box.equity import equity
from pillarbox.games.shut_the_box.equity_own import OwnTurns
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import counts_throws
from pillarbox.games.shut_the_box.state import Dice, State, Stop
from pillarbox.solve.review import Enumerated, Leftover, Valuer


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

    def why(self, state: State, seat: int, chosen: Any, best: Any) -> tuple[Message, ...]:
        """What the choice and the better one come to; nothing where the coach has no sentence for it."""
        if isinstance(chosen, Dice | Stop) or isinstance(best, Dice | Stop):
            return ()
        try:
            advice = coach.advise(self.ruleset, state, seat)
        except Refused:
            return ()
        said = {move.action: move.why for move in advice.moves}
        if chosen not in said or best not in said:
            return ()
        return (say("judge-chosen", why=said[chosen]), say("judge-better", why=said[best]))


@lru_cache(maxsize=16)
def judge(ruleset: Ruleset, seats: int, budget: int = 0) -> Judge:
    """The judge of matches of so many seats. budget: not used here, all is calculated.

    Raises Refused where not even a seat's own turn can be calculated.
    """
    try:
        valuer = equity(ruleset, seats)
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
