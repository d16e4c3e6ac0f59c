"""Scores, round winners, stake points and places: what a finished round or match is worth to each seat.

Must never change a state: it reads boxes and totals and answers with numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import Layout, tables
from pillarbox.games.shut_the_box.state import State, no_stakes


def _digital(layout: Layout, mask: int) -> int:
    return int("".join(str(n) for n in sorted(layout.numbers[p] for p in layout.places(mask))) or "0")


SCORES: dict[str, Callable[[Layout, int, int], int]] = {
    "sum": lambda layout, left, shut: layout.weighted(left),
    "count": lambda layout, left, shut: left.bit_count(),
    "digital": lambda layout, left, shut: _digital(layout, left),
    "shut-sum": lambda layout, left, shut: layout.weighted(shut),
}


def fixed(ruleset: Ruleset, seat: int) -> int:
    """The places that start shut for this seat: they never reopen and never count."""
    layout = tables(ruleset).layout
    own = ruleset.handicap_shut
    return layout.fixed | layout.mask(own[seat]) if seat < len(own) else layout.fixed


def score(ruleset: Ruleset, open_tiles: int, start_shut: int) -> int:
    """The score of a box with these places open, `start_shut` being those that began shut."""
    layout = tables(ruleset).layout
    return SCORES[ruleset.score](layout, open_tiles, layout.full & ~open_tiles & ~start_shut)


def greatest(ruleset: Ruleset) -> int:
    """The greatest score that a box can have: with every tile open or, where shut tiles count, with none."""
    layout = tables(ruleset).layout
    return max(score(ruleset, left, layout.fixed) for left in (layout.full & ~layout.fixed, 0))


@lru_cache(maxsize=1 << 16)
def _seat_score(ruleset: Ruleset, seat: int, open_tiles: int) -> int:
    return score(ruleset, open_tiles, fixed(ruleset, seat))


def in_match(state: State) -> tuple[int, ...]:
    """The seats that have not dropped out of the match."""
    return tuple(seat for seat, gone in enumerate(state.gone) if not gone)


def shutters(state: State) -> tuple[int, ...]:
    """The seats that have shut the box in this round."""
    return tuple(seat for seat, box in enumerate(state.boxes) if box.end == "shut")


def round_scores(ruleset: Ruleset, state: State) -> tuple[int | None, ...]:
    """Scores of the round as the boxes stand; None for a seat out of the match or without a turn.

    Where turns are whole, a seat that never threw had no turn; where throws alternate or are shared, every
    box of a round cut short scores as it stands.
    """
    whole = ruleset.turn == "whole"
    return tuple(
        [
            None if box.end == "gone" or (whole and not box.throws) else _seat_score(ruleset, seat, box.open)
            for seat, box in enumerate(state.boxes)
        ]
    )


def round_sums(ruleset: Ruleset, state: State) -> tuple[int, ...]:
    """By seat, the weighted sum of the open tiles: the second measure that `ties = "lower-sum"` reads.

    Like the score, 0 for a seat out of the match or without a turn.
    """
    layout = tables(ruleset).layout
    whole = ruleset.turn == "whole"
    return tuple(
        [
            0 if box.end == "gone" or (whole and not box.throws) else layout.weighted(box.open)
            for box in state.boxes
        ]
    )


def round_keys(ruleset: Ruleset, state: State, scores: tuple[int | None, ...]) -> list[tuple[int, int, int]]:
    """What ranks the seats within the round, lower is better.

    Shutters first where shutting wins; then by score; a seat that lost the match on its first throw after
    those; seats without a turn last; seats out of the match behind all.
    """
    sign = 1 if ruleset.wins == "lowest" else -1
    shutting_wins = ruleset.on_shut != "ends-turn"
    sums = round_sums(ruleset, state) if ruleset.ties == "lower-sum" else (0,) * len(state.boxes)
    keys = []
    for box, points, tie in zip(state.boxes, scores, sums):
        if points is None:
            keys.append((3 if box.end == "gone" else 2, 0, 0))
        else:
            rank = 1 if box.end == "first-throw-match" else -1 if shutting_wins and box.end == "shut" else 0
            keys.append((rank, sign * points, tie))
    return keys


def round_best(ruleset: Ruleset, state: State, scores: tuple[int | None, ...]) -> tuple[int, ...]:
    """The seats that share the best place of the round, before any roll-off."""
    if len(scores) == 1:
        return (0,)
    return _best(round_keys(ruleset, state, scores))


def match_key(ruleset: Ruleset, state: State, seat: int) -> tuple[Any, ...]:
    """What ranks a seat in a match of several rounds, lower is better.

    Whoever won the match by shutting, then who is in longer, then the total, then (where ties go by it) the
    sum of the open tiles.
    """
    last = state.past[-1] if state.past else None
    won = last is not None and ruleset.on_shut == "wins-match" and last.ends[seat] == "shut"
    sign = 1 if ruleset.wins == "lowest" else -1
    tie = sum(done.sums[seat] for done in state.past) if ruleset.ties == "lower-sum" else 0
    gone = state.gone[seat]
    return (not won, -gone if gone else float("-inf"), sign * state.totals[seat], tie)


def match_best(ruleset: Ruleset, state: State) -> tuple[int, ...]:
    """The seats that share the best place of a match of several rounds, before any roll-off."""
    return _best([match_key(ruleset, state, seat) for seat in range(len(state.totals))])


def _best(keys: Sequence[tuple[Any, ...]]) -> tuple[int, ...]:
    least = min(keys)
    return tuple([seat for seat, key in enumerate(keys) if key == least])


def places(keys: Sequence[tuple[Any, ...]]) -> tuple[int, ...]:
    """Places from 1 by rising key; equal keys share a place and the next place is skipped."""
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def round_stakes(ruleset: Ruleset, state: State, winners: tuple[int, ...]) -> tuple[Fraction, ...]:
    """Net stake points of the round by seat; they sum to 0.

    Where the round was won by shutting the box, each opponent in the match pays `shut_pays` times the stake,
    shutters share. Otherwise the pot: each pays one stake, the winners share; or the loser pays: each other
    seat gets one stake, the worst share the payment. Alone nobody pays.
    """
    if not ruleset.stake:
        return no_stakes(len(state.boxes))
    net = list(no_stakes(len(state.boxes)))
    shut = shutters(state)
    if any(seat in shut for seat in winners):
        some, sign, each = shut, 1, ruleset.stake * ruleset.shut_pays
    elif ruleset.stake_rule == "loser-pays":
        some, sign, each = worst(ruleset, state), -1, ruleset.stake
        if set(some) <= set(winners):  # nobody else had a turn: the winner is no loser
            return tuple(net)
    else:
        some, sign, each = winners, 1, ruleset.stake
    others = tuple(seat for seat in in_match(state) if seat not in some)
    for seat in others:
        net[seat] = Fraction(-sign * each)
    for seat in some:
        net[seat] = Fraction(sign * each * len(others), len(some))
    return tuple(net)


def worst(ruleset: Ruleset, state: State) -> tuple[int, ...]:
    """The seats with the worst score of the round among those in the match that had a turn."""
    scores = round_scores(ruleset, state)
    had = [(seat, points) for seat, points in enumerate(scores) if points is not None]
    bad = max if ruleset.wins == "lowest" else min
    extreme = bad(points for _, points in had)
    return tuple(seat for seat, points in had if points == extreme)
