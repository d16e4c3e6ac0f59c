"""How turns, rounds and the match ended, in Messages: scores, winners, stake points, who is out.

Reads what the rules settled. Must never settle anything itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from pillarbox.core.game import RoundResult
from pillarbox.core.message import Message, say
from pillarbox.games.shut_the_box import rules, scoring
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import State

LATER = ("", "gone", "cut", "no-turn")
"""What a round's result says of seats whose turn no move of theirs has ended."""


def end_of_turn(before: State, after: State, seat: int) -> str:
    """How the seat's turn ended with the move between the two states; "" if it did not."""
    if before.boxes[seat].end:
        return ""
    over = len(after.past) > len(before.past)
    end = after.past[-1].ends[seat] if over else after.boxes[seat].end
    return "" if end in LATER else end


def score_of_turn(ruleset: Ruleset, before: State, after: State, seat: int) -> int:
    """The score of a turn that ended with the move between the two states."""
    if len(after.past) > len(before.past):
        return after.past[-1].scores[seat] or 0
    return scoring.score(ruleset, after.boxes[seat].open, scoring.fixed(ruleset, seat))


def round_ended(ruleset: Ruleset, before: State, after: State, names: Sequence[str]) -> Iterator[Message]:
    """The round just settled: scores, seats without a turn, winners, stake points, who is out, what is next.

    Alone only the number of the round and the total are told, and in a match of one round nothing.
    """
    done = after.past[-1]
    number = len(after.past)
    single = ruleset.match == "single"
    if len(after.totals) == 1:
        if not single:
            yield say("told-round-alone", round=number, score=done.scores[0], total=after.totals[0])
        return
    yield from _scores(done, number, single, names)
    if not single:
        yield _round_won(done.winners, len(scoring.in_match(before)), names)
    if ruleset.stake:
        yield say("told-stakes", stakes=_signed(done.stakes, names))
    if not single:
        yield say("told-totals", totals=_by_seat(after.totals, names))
    for seat, gone in enumerate(after.gone):
        if gone == number and done.ends[seat] != "first-throw-match":
            yield say("told-out", name=names[seat], limit=ruleset.limit)
    if after.stage not in ("over", "starter", "match-roll-off"):
        yield say("told-next-round", round=number + 1, name=names[after.starter])


def _scores(done: RoundResult, number: int, single: bool, names: Sequence[str]) -> Iterator[Message]:
    scored = [
        say("show-named", name=name, number=points)
        for name, points in zip(names, done.scores)
        if points is not None
    ]
    yield (
        say("told-scores", scores=scored) if single else say("told-round-scores", round=number, scores=scored)
    )
    without = [name for name, end in zip(names, done.ends) if end == "no-turn"]
    if without:
        yield say("told-no-turn", names=without)
    cut = [name for name, end in zip(names, done.ends) if end == "cut"]
    if cut:
        yield say("told-cut", names=cut)


def _round_won(winners: Sequence[int], played: int, names: Sequence[str]) -> Message:
    """One winner, several (all named), or everybody who played: a draw."""
    if len(winners) == 1:
        return say("told-round-won", name=names[winners[0]])
    won = [names[seat] for seat in winners]
    return say("told-round-draw", names=won) if len(won) == played else say("told-round-shared", names=won)


def _by_seat(numbers: Sequence[int], names: Sequence[str]) -> list[Message]:
    return [say("show-named", name=name, number=number) for name, number in zip(names, numbers)]


def _signed(stakes: Sequence[Fraction], names: Sequence[str]) -> list[Message]:
    """Stake points with their sign, as text: a third is +1/3."""
    return [
        say("show-named", name=name, number=f"+{points}" if points > 0 else str(points))
        for name, points in zip(names, stakes)
    ]


def match_ended(ruleset: Ruleset, after: State, names: Sequence[str]) -> Iterator[Message]:
    """The result of the match: who won it, or what a lone player has reached; stake points in all."""
    result = rules.result(ruleset, after)
    rounds = len(after.past)
    if ruleset.match not in ("single", "rounds") and rounds >= ruleset.cap_rounds:
        yield say("told-cap-rounds", rounds=ruleset.cap_rounds)
    if len(after.totals) == 1:
        yield _alone(ruleset, after, rounds)
        return
    if len(result.winners) == 1:
        yield say("told-won", name=names[result.winners[0]])
    else:
        won = [names[seat] for seat in result.winners]
        draw = len(won) == len(after.totals)
        yield say("told-draw", names=won) if draw else say("told-won-shared", names=won)
    if ruleset.stake and rounds > 1:
        yield say("told-stakes-in-all", stakes=_signed(result.stakes, names))


def _alone(ruleset: Ruleset, after: State, rounds: int) -> Message:
    """A lone player's result, in what the match counts: throws, rounds survived or played, points."""
    total = after.totals[0]
    if ruleset.stuck == "pass":
        return say("told-alone-throws", throws=sum(sum(done.lengths) for done in after.past))
    if ruleset.match == "elimination":
        return say("told-alone-survived", rounds=rounds - bool(after.gone[0]))
    if ruleset.match in ("until", "first-to"):
        return say("told-alone-rounds", rounds=rounds, total=total)
    if ruleset.match == "rounds":
        return say("told-alone-total", rounds=rounds, total=total)
    return say("told-alone-score", score=total)
