"""Many games at once: the door for the lab and for learners.

Turns by fixed policies are walks of chains, millions a second; what is not so simple is left to whoever plays
by the rules. Must never decide a rule, and never answer otherwise where a library is missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box.chains import POLICIES, chain, walker
from pillarbox.games.shut_the_box.ends import End
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import counts_throws
from pillarbox.solve.counts import Counts

__all__ = ["POLICIES", "chain", "is_laned", "measure", "one_round", "play", "walker"]


def one_round(ruleset: Ruleset) -> Ruleset:
    """The ruleset of a single round, in which the first seat throws first."""
    once = replace(ruleset, match="single")
    return replace(once, starter="rotate") if once.starter == "highest-die" else once


def measure(ruleset: Ruleset, seats: int) -> str:
    """What a game is measured in: `score`, or `throws` where a lone player shuts the box for sure."""
    if seats > 1:
        return "score"
    try:
        return "throws" if ruleset.stuck == "pass" and counts_throws(ruleset) else "score"
    except Refused:
        return "score"


def is_laned(ruleset: Ruleset, policies: Sequence[str]) -> bool:
    """Whether `play` plays this: a lone seat's turn by a policy that has a chain."""
    if len(policies) != 1 or ruleset.match != "single" or policies[0] not in POLICIES:
        return False
    try:
        chain(ruleset, policies[0])
    except Refused:
        return False
    return True


def play(ruleset: Ruleset, policies: Sequence[str], seed: int, first: int, count: int) -> Counts:
    """What the games from `first` came to, so many. Raises Refused where there are no lanes."""
    by_throws = measure(ruleset, 1) == "throws"
    walks = walker(ruleset, policies[0]).walks(seed, first, count, lengths=by_throws)
    endings: Sequence[End] = walker(ruleset, policies[0]).chain.endings
    scores: dict[int, int] = {}
    ends: dict[str, int] = {}
    for ending, often in zip(endings, walks.ends):
        if often:
            scores[ending.points] = scores.get(ending.points, 0) + often
            how = "shut" if ending.shut else "open"
            ends[how] = ends.get(how, 0) + often
    lengths = {made: often for made, often in enumerate(walks.lengths) if often}
    sign = -1 if ruleset.wins == "lowest" else 1
    returns = (
        {str(Fraction(-made)): often for made, often in lengths.items()}
        if ruleset.stuck == "pass" and lengths
        else {str(Fraction(sign * points)): often for points, often in scores.items()}
    )
    return Counts(
        games=count,
        scores=(dict(sorted(scores.items())),),
        ends=(ends,),
        returns=(returns,),
        wins=({1: count},),
        throws=(walks.throws,),
        lengths=lengths,
    )
