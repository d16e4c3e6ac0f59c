"""How lucky draws were at Post Office, by the fitted values: scores with less variance, and a bound.

The luck of a draw is the value of the best answer to the pair drawn, less the exact mean of that value over
all pairs that might have been drawn at the same tableau. Its mean is zero whatever the fitted values are, so
that a score less its luck has the same mean as the score and far less spread.

Bound: reveal the draws of rounds 2 and 3 in advance, and charge every path their luck. The mean of the best
path is at least what any player can reach who does not know the order (information relaxation with
zero-mean penalties), but for the cut: only the tableaus that the fitted values rank highest are tried.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from pillarbox.games.post_office.rounds import ROUNDS
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import FIRSTS, SECONDS, Engine, Position, engine
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tables import tables
from tools.deals import Played, order, ruleset

NEARLY = 6
"""First placements of each card in a nearly exact last round."""

FIRST, SECOND, THIRD = 10, 20, 6
"""Tableaus tried by the bound: after round 1, after round 2 in all, after round 3 of each."""


def search_of(of: Ruleset) -> Engine:
    """The engine; exits with a line where there is none."""
    found = engine(of)
    if found is None:
        raise SystemExit("The ladder needs numba.")
    return found


def mean_answer(search: Engine, tab: Any, unseen: Any, stage: int) -> float:
    """The exact mean over all pairs of unseen cards of the best answer in round `stage`, 1 to 3."""
    pairs = [(int(a), int(b)) for a, b in combinations(unseen, 2)]
    answers = [search.reply(tab, pair, search.kernels.without(unseen, *pair), stage) for pair in pairs]
    return sum(answers) / len(answers)


def luck(search: Engine, tab: Any, pair: tuple[int, int], left: int, stage: int) -> float:
    """How much more than the mean the pair drawn in round `stage` promises; `left`: bits unseen after it."""
    before = search.unseen(left | 1 << pair[0] | 1 << pair[1])
    return search.reply(tab, pair, search.unseen(left), stage) - mean_answer(search, tab, before, stage)


def last_answer(search: Engine, tab: Any, pair: tuple[int, int], unseen: Any) -> float:
    """The worth of the answer to a pair in round 3 that the rich value puts first: the nearly exact mean of
    the last round after it.
    """
    names = (search.names[pair[0]], search.names[pair[1]])
    rows = search.first_look(tab, names, ROUNDS - 1, SECONDS, FIRSTS)[0]
    worths = search.rich_each(tab, rows, unseen, ROUNDS - 1)[0]
    return search.exact_last(search.laid(tab, rows[int(worths.argmax())]), unseen, NEARLY)


def last_luck(search: Engine, tab: Any, pair: tuple[int, int], left: int) -> float:
    """As `luck` in round 3, by `last_answer`: dearer, and the bound is the closer the better it forecasts."""
    before = search.unseen(left | 1 << pair[0] | 1 << pair[1])
    pairs = [(int(a), int(b)) for a, b in combinations(before, 2)]
    answers = [last_answer(search, tab, one, search.kernels.without(before, *one)) for one in pairs]
    return last_answer(search, tab, pair, search.unseen(left)) - sum(answers) / len(answers)


@cache
def first_luck(of: Ruleset, start: str, pair: tuple[int, int]) -> float:
    """The luck of the draw of round 1, which every player shares on a deal."""
    search = search_of(of)
    tab = search.tableau([Place(start, 0, 0, 0)])
    return search.reply(tab, pair, _unseen(search, of, start, pair), 1) - _first_mean(of, start)


@cache
def _first_mean(of: Ruleset, start: str) -> float:
    search = search_of(of)
    tab = search.tableau([Place(start, 0, 0, 0)])
    return mean_answer(search, tab, _unseen(search, of, start, ()), 1)


def _unseen(search: Engine, of: Ruleset, start: str, pair: tuple[int, ...]) -> Any:
    known = tables(of)
    bits = known.bits(known.pool(1)) & ~known.bit[start]
    for card in pair:
        bits &= ~(1 << card)
    return search.unseen(bits)


def reduced(played: Played, deal: int) -> float:
    """The score of a match alone less the luck of its draws, its last round counted by its exact mean.

    Holds for players who lay the last round for the best total.
    """
    of = ruleset(deal % 2, 1)
    search = search_of(of)
    number = search.known.index
    score = 0.0
    for stage, state in enumerate(played.states[:ROUNDS], 1):
        desk = state.desks[0]
        tab = search.tableau(desk.tableau)
        pair = (number[desk.hand[0]], number[desk.hand[1]])
        if stage == 1:
            score -= first_luck(of, desk.tableau[0].card, pair)
        elif stage < ROUNDS:
            score -= luck(search, tab, pair, state.unseen, stage)
        else:
            score += search.exact_last(tab, search.unseen(state.unseen | 1 << pair[0] | 1 << pair[1]))
    return score


def bound(deal: int, seed: int) -> float:
    """The best path of a deal, each charged its luck; the luck of round 1 is taken off as in `reduced`."""
    of = ruleset(deal % 2, 1)
    search = search_of(of)
    cards = order(of, 1, deal, seed)
    known = search.known
    hands = [(cards[i], cards[i + 1]) for i in (1, 3, 5)]
    pairs = [(known.index[one], known.index[two]) for one, two in hands]
    left = known.bits(known.pool(1)) & ~known.bit[cards[0]]
    lefts = []
    for hand in hands:
        left &= ~known.bits(hand)
        lefts.append(left)
    start = (Place(cards[0], 0, 0, 0),)
    second = []
    for plan in search.plans(Position(start, hands[0], lefts[0], 1), 300, 0)[:FIRST]:
        layers = start + plan.moves
        charge = luck(search, search.tableau(layers), pairs[1], lefts[1], 2)
        for next_plan in search.plans(Position(layers, hands[1], lefts[1], 2), 60, 0)[:SECOND]:
            second.append((next_plan.value - charge, layers + next_plan.moves, charge))
    second.sort(key=lambda way: -way[0])
    best = -1e9
    for _, layers, charge in second[:SECOND]:
        both = charge + last_luck(search, search.tableau(layers), pairs[2], lefts[2])
        for last_plan in search.plans(Position(layers, hands[2], lefts[2], 3), 60, 0)[:THIRD]:
            tab = search.tableau(layers + last_plan.moves)
            best = max(best, search.exact_last(tab, search.unseen(lefts[2])) - both)
    return best - first_luck(of, cards[0], pairs[0])
