"""Post Office: pairs of placements judged, whole random games, and the plain twin beside the compiled loops.

A pair evaluation is one way to lay two cards, one after the other, with what the tableau is worth then. The
plain twin counts the same totals of the same positions; one run holds both, on one core.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from pillarbox import catalogue
from pillarbox.games.post_office import _plain
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import Engine, engine
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tables import tables

SEED = 20261129

Position = tuple[tuple[Place, ...], tuple[str, str]]


def positions(of: Ruleset, count: int) -> list[Position]:
    """Tableaus of three, five and seven cards laid at random, each with two more cards to lay."""
    known = tables(of)
    rng = Random(SEED)
    found = []
    for number in range(count):
        cards = rng.sample([card.id for card in of.cards], 9)
        laid: tuple[Place, ...] = (Place(cards[0], 0, 0, 0),)
        for card in cards[1 : 3 + 2 * (number % 3)]:
            face = known.faces(card)[0]
            laid += (Place(card, 0, *rng.choice(known.tableau(laid).spots(face.height, face.width))),)
        found.append((laid, (cards[7], cards[8])))
    return found


def compiled_pairs(search: Engine, found: list[Position]) -> int:
    """Judge every pair of placements by the total, the kernels' way; answers with how many there were."""
    np = search.np
    worth, keys, made = np.empty(1), np.empty(1, np.uint64), np.empty((1, 8), np.int64)
    looked = 0
    for laid, hand in found:
        tab = search.tableau(laid)
        one, two = (search.known.index[card] for card in hand)
        args = (search.deck, search.weights.tables[4], -1.0, 0, worth, keys, made)
        looked += int(search.kernels.pairs(tab, one, two, *args)[1])
    return looked


def plain_pairs(of: Ruleset, found: list[Position]) -> int:
    """The same in plain Python."""
    known = tables(of)
    looked = 0
    for laid, hand in found:
        own = known.tableau(laid)
        for one, two in (hand, hand[::-1]):
            for option in _plain.options(known, own, one):
                place = option.place
                after = own.lay(known.faces(one)[place.turns], place.row, place.col)
                looked += sum(1 for _ in _plain.options(known, after, two))
    return looked


def compiled_games(search: Engine, of: Ruleset, games: int) -> int:
    """Whole games alone at random, the kernels' way."""
    np = search.np
    generator = np.random.default_rng(SEED)
    pool = [search.known.index[card.id] for card in of.cards if card.set == "A"]
    orders = np.array([generator.permutation(pool)[:9] for _ in range(games)])
    numbers, reached = generator.random((games, 8)), np.empty(games)
    search.kernels.random_games(orders, numbers, search.deck, search.weights.tables[4], reached)
    return games


def plain_games(of: Ruleset, games: int) -> int:
    """The same in plain Python."""
    known = tables(of)
    rng = Random(SEED)
    pool = [card.id for card in of.cards if card.set == "A"]
    for _ in range(games):
        cards = rng.sample(pool, 9)
        seen = known.tableau((Place(cards[0], 0, 0, 0),))
        for card in cards[1:]:
            spots: list[tuple[Any, int, int]] = [
                (face, row, col)
                for face in known.faces(card)
                for row, col in seen.spots(face.height, face.width)
            ]
            seen = seen.lay(*rng.choice(spots))
    return games


def best(run: Callable[[], int], repeats: int) -> float:
    """How many a second of processor time, the best of some repeats; the first is not counted."""
    run()
    found = []
    for _ in range(repeats):
        began = process_time()
        count = run()
        found.append(count / (process_time() - began))
    return max(found)


def report(size: int = 60, repeats: int = 5) -> list[str]:
    """Lines of the comparison. `size`: positions; games in proportion."""
    of: Ruleset = catalogue.load("post-office")[1]
    search = engine(of)
    found = positions(of, size)
    plain = best(lambda: plain_pairs(of, found[:3]), 2)
    games = best(lambda: plain_games(of, size), 2)
    lines = [
        f"plain twin: {plain / 1e6:.2f} million pair evaluations a second",
        f"plain twin: {games:.0f} random games a second",
    ]
    if search is None:
        return [*lines, "compiled loops: numba is missing"]
    fast = best(lambda: compiled_pairs(search, found), repeats)
    fast_games = best(lambda: compiled_games(search, of, 200 * size), repeats)
    return [
        f"compiled: {fast / 1e6:.1f} million pair evaluations a second (wanted: 10), x {fast / plain:.0f}",
        f"compiled: {fast_games:.0f} random games a second (wanted: 25000), x {fast_games / games:.0f}",
        *lines,
    ]
