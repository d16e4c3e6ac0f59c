"""Matches that the strongest bot plays against itself, and what each seat could expect as they went: how far
off expected totals are, measured.

What is expected is found as a review finds it, from what the seat may know. Takes minutes for hundreds of
matches. Needs the kernels. Must never be asked during a match.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from pillarbox.core.game import Choice
from pillarbox.games.post_office import rules, scoring
from pillarbox.games.post_office.chances import (
    BEFORE,
    STARTED,
    Error,
    Errors,
    Expected,
    Spread,
    chance,
    stage,
)
from pillarbox.games.post_office.keeping import Both, Table, both
from pillarbox.games.post_office.lookahead import SEED, schedule
from pillarbox.games.post_office.planning import BUDGET, STRONG
from pillarbox.games.post_office.rounds import ROUNDS, left_of, taker
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import LISTED, Engine, Position
from pillarbox.games.post_office.state import Keep, Place, State

STARTS = 12
"""So many pairs stand for all that may be drawn beside each start card."""

PAIRS = 60
"""So many stand for all that may be drawn once the cards of a round lie open."""

SEATS = (2, 3, 4)


class Course(NamedTuple):
    """What the seats of a match could expect, and what they had in the end."""

    means: tuple[Mapping[str, float], ...]
    """By seat the expected final total at every stage."""
    gains: tuple[Mapping[str, float], ...]
    """By seat what the card it passes gives its left neighbour at every stage, as far as it can tell."""
    totals: tuple[int, ...]
    shares: tuple[float, ...]
    """By seat its part of the win."""


class Seen(NamedTuple):
    """What a seat could expect of the win at a stage, and its part of it in the end."""

    key: str
    expected: float
    share: float


def starts(search: Engine, unseen: int) -> dict[str, float]:
    """By start card what may be expected with it."""
    return {card: started(search, card, unseen) for card in search.known.cards(unseen)}


def started(search: Engine, card: str, unseen: int) -> float:
    """What may be expected with a start card: the mean over pairs that may be drawn next."""
    tab = search.tableau((Place(card, 0, 0, 0),))
    left = search.unseen(unseen & ~search.known.bit[card])
    pairs = evenly([(int(a), int(b)) for a, b in combinations(left, 2)], STARTS)
    worths = [search.answer(tab, pair, search.kernels.without(left, *pair), 1) for pair in pairs]
    return sum(worths) / len(worths)


def opened(search: Engine, layers: Sequence[Place], unseen: int, number: int) -> float:
    """What may be expected of a tableau that lies open after round `number`: after round 3 the exact mean of
    the last round, before that the mean over pairs that may be drawn next.
    """
    tab, left = search.tableau(layers), search.unseen(unseen)
    if number == ROUNDS - 1:
        return search.exact_last(tab, left)
    pairs = schedule(left, search.np.random.default_rng([SEED, number, *map(int, left)]))[:PAIRS]
    worths = [search.reply(tab, pair, search.kernels.without(left, *pair), number + 1) for pair in pairs]
    return sum(worths) / len(worths)


@lru_cache(maxsize=8)
def _even(search: Engine, unseen: int) -> float:
    """What may be expected before the start card."""
    found = starts(search, unseen)
    return sum(found.values()) / len(found)


def evenly(listed: list[Any], most: int) -> list[Any]:
    """So many of them, evenly spread: the same for the same list."""
    if len(listed) <= most:
        return listed
    return [listed[(2 * k + 1) * len(listed) // (2 * most)] for k in range(most)]


def table_of(search: Engine, state: State, seat: int, hand: Iterable[str], unseen: int) -> Table:
    """What a seat chooses the card to keep from."""
    desks, seats = state.desks, len(state.desks)
    left = desks[left_of(seat, seats)].tableau
    right = next(desk.tableau for one, desk in enumerate(desks) if left_of(one, seats) == seat)
    sorted_hand = tuple(sorted(hand, key=search.known.index.__getitem__))
    return Table(Position(desks[seat].tableau, sorted_hand, unseen, state.round), left, right)


def course(search: Engine, ruleset: Ruleset, seats: int, rng: Random, budget: int = BUDGET) -> Course:
    """One match of several seats. budget: samples of look-ahead of who plays."""
    state = rules.start(ruleset, seats)
    even = _even(search, state.unseen)
    means: list[dict[str, float]] = [{BEFORE: even} for _ in range(seats)]
    gains: list[dict[str, float]] = [{} for _ in range(seats)]
    mind = STRONG.mind / (seats - 1)

    while state.stage != "over":
        if state.stage in ("start", "draw"):
            known = rules.chance(ruleset, state)
            deal = known.pick(rng.randrange(known.whole))
            seat = taker(state)
            if state.stage == "start":
                means[seat][STARTED] = started(search, deal.card, state.unseen)
            state = rules.step(ruleset, state, deal)
        elif state.stage == "keep":
            for seat in range(seats):
                seen = rules.observe(ruleset, state, seat).state
                table = table_of(search, seen, seat, seen.desks[seat].hand, seen.unseen)
                kept = best(both(search, table, budget, STRONG.model), mind)
                means[seat][stage(seen.round, "kept")] = kept.value
                gains[seat][stage(seen.round, "kept")] = kept.gain
                gains[seat][stage(seen.round, "laid")] = kept.gain
                state = rules.step(ruleset, state, Choice(seat, Keep(kept.card)))
        else:
            state = _laid(search, ruleset, state, means, budget)
    found = rules.result(ruleset, state)
    shares = tuple((seat in found.winners) / len(found.winners) for seat in range(seats))
    return Course(tuple(means), tuple(gains), scoring.standing(ruleset, state)[0], shares)


def best(kept: Sequence[Both], mind: float) -> Both:
    """The card to keep for one who minds the neighbour's gain so much; the earlier one of equals."""
    return max(kept, key=lambda one: one.value - mind * one.gain)


def _laid(
    search: Engine, ruleset: Ruleset, state: State, means: list[dict[str, float]], budget: int
) -> State:
    """The state once all have laid their cards; what they expect is noted."""
    number = state.round
    for seat in range(len(state.desks)):
        seen: State = rules.observe(ruleset, state, seat).state
        desk = seen.desks[seat]
        hand = tuple(sorted(desk.hand, key=search.known.index.__getitem__))
        plan = search.plans(Position(desk.tableau, hand, seen.unseen, number), LISTED, budget)[0]
        means[seat][stage(number, "laid")] = plan.value
        for place in plan.moves:
            state = rules.step(ruleset, state, Choice(seat, place))
    if number < ROUNDS:
        for seat, desk in enumerate(state.desks):
            worth = opened(search, desk.tableau, state.unseen, number)
            means[seat][stage(number, "shown")] = worth
    return state


def measured(found: Iterable[Course], made: str) -> Spread:
    """How far off the expected totals of these matches were, by the number of seats."""
    sorted_by: dict[int, list[Course]] = defaultdict(list)
    for one in found:
        sorted_by[len(one.means)].append(one)
    return Spread(made, {str(seats): _errors(sorted_by[seats]) for seats in sorted(sorted_by)})


def _errors(found: Sequence[Course]) -> Errors:
    """Of matches of as many seats: by stage, all seats together; and how their errors go together."""
    keys = found[0].means[0]
    listed = {
        key: [[total - means[key] for means, total in zip(one.means, one.totals)] for one in found]
        for key in keys
    }
    stages = {key: _error([error for match in listed[key] for error in match]) for key in keys}
    ties = [_tie(listed[key], stages[key]) for key in keys if key.endswith("shown")]
    passed = [_passed(found, listed[stage(number - 1, "shown")], number) for number in range(1, ROUNDS + 1)]
    for number, gifts in enumerate(passed, 1):
        mean = round(sum(gain for gain, _ in gifts) / len(gifts), 3)
        for name in ("kept", "laid"):
            stages[stage(number, name)] = replace(stages[stage(number, name)], gain=mean)
    tie, slope = sum(ties) / len(ties), _slope(passed)
    return Errors(round(min(1.0, max(0.0, tie)), 3), round(min(1.0, max(0.0, slope)), 3), stages)


def _error(listed: Sequence[float]) -> Error:
    off = sum(listed) / len(listed)
    spread = sqrt(sum((one - off) ** 2 for one in listed) / len(listed))
    return Error(round(off, 3), round(spread, 3))


def _passed(
    found: Sequence[Course], errors: Sequence[Sequence[float]], number: int
) -> list[tuple[float, float]]:
    """Of every card passed in a round: what it seemed to give, and the error of what had been expected of who
    got it.
    """
    key = stage(number, "kept")
    return [
        (gains[key], match[left_of(seat, len(match))])
        for one, match in zip(found, errors)
        for seat, gains in enumerate(one.gains)
    ]


def _slope(rounds: Sequence[Sequence[tuple[float, float]]]) -> float:
    """How much the second figure grows with the first, within the rounds, by least squares."""
    above = below = 0.0
    for pairs in rounds:
        mean = sum(first for first, _ in pairs) / len(pairs)
        above += sum((first - mean) * second for first, second in pairs)
        below += sum((first - mean) ** 2 for first, _ in pairs)
    return above / below if below else 0.0


def _tie(matches: Sequence[Sequence[float]], error: Error) -> float:
    """The correlation of two seats' errors in one match: the mean product of all pairs, by the variance."""
    pairs = [
        (one - error.off) * (other - error.off) for match in matches for one, other in combinations(match, 2)
    ]
    return sum(pairs) / len(pairs) / error.spread**2


def seen_by(spread: Spread, one: Course) -> list[Seen]:
    """What every seat of a match could expect of the win, stage by stage, by what it knew then: of the others
    their tableaus as they lay open, and what it meant to pass.
    """
    found = []
    errors = spread.of(len(one.means))
    for seat, means in enumerate(one.means):
        left = left_of(seat, len(one.means))
        for key, mean in means.items():
            number = int(key.split("-")[0])
            last = key if number == 0 or key.endswith("shown") else stage(number - 1, "shown")
            more = errors.given(one.gains[seat][key], key) if key in one.gains[seat] else 0.0
            others = [
                Expected(theirs[last] + (more if other == left else 0.0), last)
                for other, theirs in enumerate(one.means)
                if other != seat
            ]
            expected = chance(errors, Expected(mean, key), Expected(means[last], last), others)
            found.append(Seen(key, expected, one.shares[seat]))
    return found
