"""Who weighs the moves of a match of Post Office for its review.

With several seats by chances to win (`winning`), alone and at the table by expected totals (`totals`), with
an open order by the best that can still be had (`hindsight`). Must never weigh a move itself.
"""

from __future__ import annotations

from typing import Any

from pillarbox.core.message import Message, Refused, say
from pillarbox.games.post_office.hindsight import OpenJudge
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import engine
from pillarbox.games.post_office.state import State
from pillarbox.games.post_office.totals import Totals
from pillarbox.games.post_office.winning import Winning


def missed(ruleset: Ruleset, before: State, move: Any, after: State) -> tuple[Message, ...]:
    """Of a throw that was of no use: there are no throws here."""
    return ()


def judge(ruleset: Ruleset, seats: int, budget: int = 0, seconds: int = 0) -> Totals | Winning | OpenJudge:
    """The judge of one match. budget: samples of look-ahead, 0 for the strongest bot's usual number, and with
    an open order the width of the beam, 0 for its usual one. seconds: given by the coach at the table, who
    speaks of points and hears of one choice only.

    Raises Refused where the search is not to be had.
    """
    search = engine(ruleset)
    if search is None:
        raise Refused(say("post-judge-needs", library="numba"))
    if ruleset.open_order:
        return OpenJudge(ruleset, search, budget)
    if seats == 1 or seconds:
        return Totals(ruleset, seats, search, budget)
    return Winning(ruleset, seats, search, budget)
