"""How rounds begin and end, and when the match is over: starters, roll-offs, totals, dropping out.

Must never judge a throw or a choice of tiles; `rules.py` does and calls in here when a round has ended.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from pillarbox.core.game import RoundResult
from pillarbox.games.shut_the_box import scoring
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import tables
from pillarbox.games.shut_the_box.state import Box, Die, Stage, State

RETHROWS = 20
"""After so many throws again among the tied, the lowest seat number has it."""


def first_round(ruleset: Ruleset, seats: int) -> State:
    """The first state of a match: the throws for the start, or the first box."""
    empty = State(stage="over", seat=0, boxes=(), totals=(0,) * seats, gone=(0,) * seats)
    if ruleset.starter == "highest-die" and seats > 1:
        return _throw_for(empty, "starter", tuple(range(seats)))
    return _open_boxes(ruleset, empty, 0)


def next_round(ruleset: Ruleset, state: State) -> State:
    """The start of the round that follows the one just settled."""
    still_in = scoring.in_match(state)
    if ruleset.starter == "first-seat":
        return _open_boxes(ruleset, state, still_in[0])
    if ruleset.starter == "loser":
        losers = _losers(ruleset, state)
        if len(losers) > 1:
            return _throw_for(state, "starter", losers)
        return _open_boxes(ruleset, state, losers[0])
    return _open_boxes(ruleset, state, seat_after(state, state.starter))


def _losers(ruleset: Ruleset, state: State) -> tuple[int, ...]:
    """The seats with the worst score of the last round; a seat without a turn scored 0."""
    points = {seat: state.past[-1].scores[seat] or 0 for seat in scoring.in_match(state)}
    extreme = (max if ruleset.wins == "lowest" else min)(points.values())
    return tuple(seat for seat in points if points[seat] == extreme)


def seat_after(state: State, seat: int) -> int:
    """The next seat in turn order that is still in the match."""
    count = len(state.gone)
    return next(s for s in ((seat + k) % count for k in range(1, count + 1)) if not state.gone[s])


def seat_before(state: State, seat: int) -> int:
    """The seat before this one in turn order that is still in the match: the neighbour on the right."""
    count = len(state.gone)
    return next(s for s in ((seat - k) % count for k in range(1, count + 1)) if not state.gone[s])


def _throw_for(state: State, stage: Stage, tied: tuple[int, ...], again: int = 0) -> State:
    return replace(state, stage=stage, tied=tied, shown=(), seat=tied[0], rethrows=again, dice=0, faces=())


def _open_boxes(ruleset: Ruleset, state: State, starter: int) -> State:
    """All boxes as a round begins; the stage `dice` stands for "settle how this seat throws"."""
    full = tables(ruleset).layout.full
    boxes = tuple(
        Box(0, "gone") if gone else Box(full & ~scoring.fixed(ruleset, seat))
        for seat, gone in enumerate(state.gone)
    )
    return State(
        stage="dice",
        seat=starter,
        boxes=boxes,
        starter=starter,
        totals=state.totals,
        gone=state.gone,
        past=state.past,
    )


def die_shown(ruleset: Ruleset, state: State, die: Die) -> State:
    """One of the tied seats has thrown its die: for the start, the round or the match."""
    shown = (*state.shown, die.face)
    if len(shown) < len(state.tied):
        return replace(state, shown=shown, seat=state.tied[len(shown)])
    best = tuple(seat for seat, face in zip(state.tied, shown, strict=True) if face == max(shown))
    if len(best) > 1 and state.rethrows < RETHROWS:
        return _throw_for(state, state.stage, best, state.rethrows + 1)
    chosen = best[0]
    if state.stage == "starter":
        return _open_boxes(ruleset, state, chosen)
    cleared = replace(state, tied=(), shown=(), rethrows=0, seat=chosen)
    if state.stage == "roll-off":
        return _settle_round(ruleset, cleared, (chosen,), scoring.round_scores(ruleset, state))
    return replace(cleared, stage="over", ranked=(chosen,))


def end_round(ruleset: Ruleset, state: State) -> State:
    """The round has ended, by itself or cut short: name its winners and settle it, or roll off first."""
    scores = scoring.round_scores(ruleset, state)
    best = scoring.round_best(ruleset, state, scores)
    decides = ruleset.match == "single" or ruleset.stake > 0
    if ruleset.ties == "roll-off" and len(best) > 1 and decides:
        return _throw_for(replace(state, sealed=()), "roll-off", best)
    return _settle_round(ruleset, state, best, scores)


def _settle_round(
    ruleset: Ruleset, state: State, winners: tuple[int, ...], scores: tuple[int | None, ...]
) -> State:
    """Write the round down, add the totals, drop seats out; then end the match or open the next boxes."""
    done = RoundResult(
        starter=state.starter,
        scores=scores,
        sums=scoring.round_sums(ruleset, state),
        ends=tuple([box.end or ("cut" if box.throws else "no-turn") for box in state.boxes]),
        winners=winners,
        stakes=scoring.round_stakes(ruleset, state, winners),
        lengths=tuple([box.throws for box in state.boxes]),
    )
    totals = tuple([total + (points or 0) for total, points in zip(state.totals, scores)])
    gone = _drop_out(ruleset, state, totals)
    past = (*state.past, done)
    settled = replace(state, stage="over", dice=0, faces=(), sealed=(), totals=totals, gone=gone, past=past)
    if not _match_over(ruleset, settled):
        return next_round(ruleset, settled)
    if ruleset.ties == "roll-off" and ruleset.match != "single":
        return _roll_off_match(ruleset, settled)
    return settled


def _roll_off_match(ruleset: Ruleset, state: State) -> State:
    """Let those that are level throw for the match, unless its only round was rolled off already."""
    best = scoring.match_best(ruleset, state)
    if len(best) == 1:
        return state
    winners = state.past[0].winners if len(state.past) == 1 else ()
    ahead = tuple(seat for seat in best if seat in winners)
    return replace(state, ranked=ahead) if len(ahead) == 1 else _throw_for(state, "match-roll-off", best)


def _drop_out(ruleset: Ruleset, state: State, totals: tuple[int, ...]) -> tuple[int, ...]:
    """By seat, the number of the round that put it out of the match, once this round is complete; else 0."""
    if ruleset.match != "elimination" and ruleset.first_throw_lost == "turn":
        return state.gone
    number = len(state.past) + 1
    gone = list(state.gone)
    for seat, box in enumerate(state.boxes):
        beyond = ruleset.match == "elimination" and totals[seat] >= ruleset.limit
        if not gone[seat] and (beyond or box.end == "first-throw-match"):
            gone[seat] = number
    return tuple(gone)


def _match_over(ruleset: Ruleset, state: State) -> bool:
    done = len(state.past)
    if state.gone.count(0) <= (1 if len(state.gone) > 1 else 0):
        return True
    if ruleset.on_shut == "wins-match" and "shut" in state.past[-1].ends:
        return True
    if ruleset.match == "single":
        return True
    if ruleset.match == "rounds":
        return done >= ruleset.rounds
    reached = ruleset.match in ("until", "first-to") and max(state.totals) >= ruleset.limit
    return reached or done >= ruleset.cap_rounds


def stakes(state: State) -> tuple[Fraction, ...]:
    """Net stake points by seat over all completed rounds."""
    return tuple(
        sum((done.stakes[seat] for done in state.past), Fraction(0)) for seat in range(len(state.totals))
    )
