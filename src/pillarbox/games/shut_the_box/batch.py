"""Many games at once: the door for the lab and for learners.

Turns by fixed policies are walks of chains, and rounds are contests of them, millions a second; what is
not so simple is left to whoever plays by the rules. Must never decide a rule, and never answer otherwise
where a library is missing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache

from msgspec.structs import replace

from pillarbox.core.message import Refused, say
from pillarbox.games.shut_the_box.chains import POLICIES, chain, walker
from pillarbox.games.shut_the_box.ends import End
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import counts_throws
from pillarbox.solve.contest import Contest
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
    """Whether `play` plays this: turns, or rounds of turns, by policies that have chains."""
    if ruleset.match != "single" or not {*policies} <= {*POLICIES}:
        return False
    try:
        if len(policies) == 1:
            return bool(chain(ruleset, policies[0]).endings)
        return _contest(ruleset, tuple(policies)) is not None
    except Refused:
        return False


def play(ruleset: Ruleset, policies: Sequence[str], seed: int, first: int, count: int) -> Counts:
    """What the games from `first` came to, so many. Raises Refused where there are no lanes."""
    if len(policies) > 1:
        return _rounds(ruleset, tuple(policies), seed, first, count)
    by_throws = measure(ruleset, 1) == "throws"
    walks = walker(ruleset, policies[0]).walks(seed, first, count, lengths=by_throws)
    endings: Sequence[End] = walker(ruleset, policies[0]).chain.endings
    scores, ends = _told(endings, walks.ends)
    lengths = {made: often for made, often in enumerate(walks.lengths) if often}
    sign = -1 if ruleset.wins == "lowest" else 1
    returns = (
        {str(Fraction(-made)): often for made, often in lengths.items()}
        if ruleset.stuck == "pass" and lengths
        else {str(Fraction(sign * points)): often for points, often in scores.items()}
    )
    return Counts(
        games=count,
        scores=(scores,),
        ends=(ends,),
        returns=(returns,),
        wins=({1: count},),
        throws=(walks.throws,),
        lengths=lengths,
    )


def _told(
    endings: Sequence[End], often: Sequence[int], missed: int = 0
) -> tuple[dict[int, int], dict[str, int]]:
    """How often each score came, and a shut box; a seat that had no turn has 0 points."""
    scores: dict[int, int] = {0: missed} if missed else {}
    ends: dict[str, int] = {"": missed} if missed else {}
    for ending, count in zip(endings, often):
        if count:
            scores[ending.points] = scores.get(ending.points, 0) + count
            how = "shut" if ending.shut else "open"
            ends[how] = ends.get(how, 0) + count
    return dict(sorted(scores.items())), dict(sorted(ends.items()))


# Several seats.


@lru_cache(maxsize=8)
def _contest(ruleset: Ruleset, policies: tuple[str, ...]) -> Contest | None:
    """A round as a contest of chains; None where a seat's turn is not its own affair, or where more than
    endings decides what a round pays.
    """
    apart = ruleset.turn != "whole" or ruleset.reopen != "never" or ruleset.ties == "roll-off"
    if apart or ruleset.starter == "highest-die" or (ruleset.stake and ruleset.stake_rule != "pot"):
        return None
    chains = [chain(ruleset, policy, seat, False) for seat, policy in enumerate(policies)]
    endings = [end for made in chains for end in made.endings]
    best = min(end.key for end in endings)
    if any(end.shut != (end.key == best) for end in endings) and any(end.shut for end in endings):
        return None
    return Contest(chains, lambda end: end.key, lambda end: end.cut, lambda end: int(end.shut))


def _rounds(ruleset: Ruleset, policies: tuple[str, ...], seed: int, first: int, count: int) -> Counts:
    contest = _contest(ruleset, policies)
    if contest is None:
        raise Refused(say("lab-no-lanes"))
    found = contest.rounds(seed, first, count)
    size = len(policies)
    shared: dict[tuple[int, int], int] = {}
    for won in found.won:
        for key, often in won.items():
            shared[key] = shared.get(key, 0) + often
    whole = {key: often // key[1] for key, often in shared.items()}  # rounds, by kind and number of winners
    told = [_told(made.endings, often, count - sum(often)) for made, often in zip(contest.chains, found.ends)]
    return Counts(
        games=count,
        scores=tuple(scores for scores, _ in told),
        ends=tuple(ends for _, ends in told),
        returns=tuple(_returns(ruleset, size, won, whole) for won in found.won),
        wins=tuple(_added(won) for won in found.won),
        throws=found.throws,
        ties=sum(often for (_, winners), often in whole.items() if winners > 1),
    )


def _added(won: Mapping[tuple[int, int], int]) -> dict[int, int]:
    """Wins by how many shared them."""
    found: dict[int, int] = {}
    for (_, winners), often in won.items():
        found[winners] = found.get(winners, 0) + often
    return dict(sorted(found.items()))


def _returns(
    ruleset: Ruleset, size: int, won: Mapping[tuple[int, int], int], whole: Mapping[tuple[int, int], int]
) -> dict[str, int]:
    """How often a seat was paid what: N x share - 1, or what a pot pays, as `scoring.round_stakes` has it."""
    found: dict[Fraction, int] = {}
    for (shut, winners), often in whole.items():
        mine = won.get((shut, winners), 0)
        each = ruleset.stake * (ruleset.shut_pays if shut else 1) if ruleset.stake else 1
        gain = Fraction(each * (size - winners), winners)
        for paid, times in ((gain, mine), (Fraction(-each), often - mine)):
            if times:
                found[paid] = found.get(paid, 0) + times
    return {str(paid): times for paid, times in sorted(found.items())}
