"""Many games at once: the door for the lab and for learners.

A lone seat's uniformly random games run through the kernels, or through their plain twin, from the same
numbers; other policies play by the rules, move by move. Must never decide a rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pillarbox.games.post_office.rounds import LAID
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tables import tables
from pillarbox.solve.compiled import kernels
from pillarbox.solve.counter import Draws
from pillarbox.solve.counts import Counts

CARDS, PLACES = 0, 1
"""Streams of a game: the order of the cards (as `arrays` has it), and where each is laid."""
FINE = 1 << 24
"""Places are chosen by a number out of so many: exact as a float, and far more than there are places."""
FEW = 200
"""For fewer games than this the kernels are not worth loading."""


def one_round(ruleset: Ruleset) -> Ruleset:
    """A match is one scoring: the ruleset itself."""
    return ruleset


def measure(ruleset: Ruleset, seats: int) -> str:
    """Games are measured by their score."""
    return "score"


def is_laned(ruleset: Ruleset, policies: Sequence[str]) -> bool:
    """Whether `play` plays this: a lone seat at random, with cards that the kernels can hold."""
    sizes = sorted((ruleset.rows, ruleset.cols))
    return len(policies) == 1 and policies[0] == "random" and sizes == [2, 3]


def drawn(ruleset: Ruleset, seed: int, game: int) -> tuple[list[int], list[int]]:
    """The cards of a game, by their places in the deck's file, and eight numbers below FINE."""
    known = tables(ruleset)
    pool = [known.index[card] for card in known.pool(1)]
    draws = Draws(seed, game, CARDS)
    for k in range(LAID):
        other = k + draws.below(len(pool) - k)
        pool[k], pool[other] = pool[other], pool[k]
    choose = Draws(seed, game, PLACES)
    return pool[:LAID], [choose.below(FINE) for _ in range(LAID - 1)]


def play(ruleset: Ruleset, policies: Sequence[str], seed: int, first: int, count: int) -> Counts:
    """What the games from `first` came to, so many."""
    compiled = kernels("pillarbox.games.post_office._kernels") if count >= FEW else None
    if compiled and fits(ruleset):
        totals = _compiled(ruleset, compiled, seed, first, count)
    else:
        totals = [_plain(ruleset, *drawn(ruleset, seed, game)) for game in range(first, first + count)]
    scores = dict(sorted(Counter(totals).items()))
    return Counts(
        games=count,
        scores=(scores,),
        ends=({"laid": count},),
        returns=({str(total): often for total, often in scores.items()},),
        wins=({1: count},),
        throws=(0,),
    )


def fits(ruleset: Ruleset) -> bool:
    """Whether the kernels can hold this deck; asked only where numpy is there."""
    from pillarbox.games.post_office.arrays import fits_kernels

    return fits_kernels(ruleset)


def _plain(ruleset: Ruleset, cards: list[int], chosen: list[int]) -> int:
    """A game's total, card by card on the tableau itself."""
    known = tables(ruleset)
    names = [card.id for card in ruleset.cards]
    seen = known.tableau((Place(names[cards[0]], 0, 0, 0),))
    for card, number in zip(cards[1:], chosen):
        spots = [
            (face, row, col)
            for face in known.faces(names[card])
            for row, col in seen.spots(face.height, face.width)
        ]
        seen = seen.lay(*spots[number * len(spots) // FINE])
    return seen.total


def _compiled(ruleset: Ruleset, compiled: Any, seed: int, first: int, count: int) -> list[int]:
    import numpy as np

    from pillarbox.games.post_office.arrays import deck_arrays, orders, table
    from pillarbox.games.post_office.weights import TOTAL
    from pillarbox.solve.numbers import numbers

    cards = orders(ruleset, seed, first, count)
    chosen = numbers(seed, first, count, PLACES, [FINE] * (LAID - 1)) / FINE
    reached = np.empty(count)
    deck = deck_arrays(ruleset, compiled.SIDE * compiled.SIDE)
    compiled.random_games(cards, chosen, deck, table(TOTAL), reached)
    totals: list[int] = reached.astype(np.int64).tolist()
    return totals


def stepper(ruleset: Ruleset, lanes: int, threads: int) -> Any:
    """So many lone matches in step, for learners (`stepping`); None where the kernels are missing or can't
    hold the deck.
    """
    compiled = kernels("pillarbox.games.post_office._kernels_stepping")
    if compiled is None or not fits(ruleset):
        return None
    from pillarbox.games.post_office.stepping import Stepper

    return Stepper(ruleset, lanes, compiled, threads)
