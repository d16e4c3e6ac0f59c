"""The best found where the order of the cards is known: a beam over the rounds. A lower bound, never a proof.

Problem: lay the cards of a known order, two a round, for the highest total at the end. Each tableau of the
beam meets both cards in both orders, the best first placements with all second ones; the best by the lines
go on to be ranked together, tableaus that look the same counted once, by the rich value whose single-card
features are taken over all the cards still to come. Before the last round three times as many are kept, and
each is answered over all its placements, or all that follow the best first ones.

Must never be asked by a seat that does not know the order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pillarbox.games.post_office.rounds import PER_ROUND, ROUNDS
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import Engine, engine
from pillarbox.games.post_office.state import Place

WIDTH = 300
"""So many tableaus go on from a round to the next, unless another number is asked for."""

BRANCH, FIRSTS = 40, 60
"""So many of the tableaus that two cards make of one are ranked, of so many first placements."""

LAST = 3
"""So many times the width go on to the last round."""


class Found(NamedTuple):
    """What the beam found: the total, the placements in the order they are laid, and how wide it looked."""

    total: int
    moves: tuple[Place, ...]
    width: int
    tableaus: int
    """How many different tableaus were ranked."""


class _Way(NamedTuple):
    tab: Any
    moves: tuple[Place, ...]


def best_found(
    ruleset: Ruleset, layers: Sequence[Place], cards: Sequence[str], width: int = WIDTH
) -> Found | None:
    """The best way found to lay these cards, in pairs, on what lies; None without the kernels.

    `cards`: the rest of a match in its order: two to each round that is left, or first one and then pairs
    where one of the present round has been laid. The same question has the same answer.
    """
    search = engine(ruleset)
    return None if search is None else beam(search, layers, cards, width)


def beam(search: Engine, layers: Sequence[Place], cards: Sequence[str], width: int) -> Found:
    """As `best_found`, by this engine."""
    odd = len(cards) % PER_ROUND
    hands = [tuple(cards[:odd])] if odd else []
    hands += [tuple(cards[i : i + PER_ROUND]) for i in range(odd, len(cards), PER_ROUND)]
    ways = [_Way(search.tableau(layers), ())]
    looked = 0
    for number, hand in enumerate(hands[:-1]):
        stage = ROUNDS - len(hands) + number + 1
        coming = search.np.array(
            [search.known.index[card] for later in hands[number + 1 :] for card in later]
        )
        most = width * LAST if stage == ROUNDS - 1 else width
        ways, ranked = _next(search, ways, hand, stage, coming, most)
        looked += ranked
    return _last(search, ways, hands[-1] if hands else (), width, looked)


def _next(
    search: Engine, ways: list[_Way], hand: tuple[str, ...], stage: int, coming: Any, most: int
) -> tuple[list[_Way], int]:
    """The best different tableaus of a round, best first, and how many were ranked."""
    np = search.np
    listed, firsts = (BRANCH, FIRSTS) if len(ways) > 1 else (max(BRANCH, most), 0)
    made, worths, keys, parents = [], [], [], []
    for number, way in enumerate(ways):
        rows = search.first_look(way.tab, hand, stage, listed, firsts)[0]
        worth, key = search.rich_each(way.tab, rows, coming, stage)
        made += rows
        worths.append(worth)
        keys.append(key)
        parents += [number] * len(rows)
    worth = np.concatenate(worths)
    _, different = np.unique(np.concatenate(keys), return_index=True)
    best = different[np.argsort(-worth[different], kind="stable")[:most]]
    found = []
    for i in map(int, best):
        parent = ways[parents[i]]
        found.append(_Way(search.laid(parent.tab, made[i]), parent.moves + search.moves(made[i])))
    return found, len(different)


def _last(search: Engine, ways: list[_Way], hand: tuple[str, ...], width: int, looked: int) -> Found:
    best: Found | None = None
    for way in ways:
        tab, moves = way.tab, way.moves
        if hand:
            move = search.first_look(tab, hand, ROUNDS, 1, FIRSTS if len(ways) > 1 else 0)[0][0]
            tab, moves = search.laid(tab, move), moves + search.moves(move)
        total = search.total(tab)
        if best is None or total > best.total:
            best = Found(total, moves, width, looked)
    assert best is not None
    return best
