"""Looking ahead: pairs without repeats, halving by paired losses, and means that are no samples any more."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from pillarbox.games.post_office.lookahead import exact, field_size, halve, never, schedule
from pillarbox.games.post_office.planning import BUDGET, LARGEST
from pillarbox.games.post_office.solve import Engine, Position, engine
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tables import tables
from pillarbox.games.post_office.weights import class_of, for_cards
from tests.games.post_office.table import ruleset
from tests.games.post_office.twins import random_layers

POST = ruleset()
KNOWN = tables(POST)
CLOSE = 1e-9


class Told:
    """A search whose answers are told beforehand: the worth of a tableau's best answer to a pair."""

    def __init__(self, worth: dict[int, dict[frozenset[int], float]]) -> None:
        self.worth = worth
        self.asked: Counter[int] = Counter()
        self.kernels = self

    def without(self, unseen: Any, one: int, two: int) -> Any:
        return [card for card in unseen if card not in (one, two)]

    def reply(self, tab: int, pair: tuple[int, int], unseen: Any, stage: int) -> float:
        self.asked[tab] += 1
        return self.worth[tab][frozenset(pair)]

    def exact_last(self, tab: int, unseen: Any) -> float:
        self.asked[tab] += 1
        return fmean(self.worth[tab].values())


def told(count: int, cards: int, seed: int) -> Told:
    """Answers by chance, tableau by tableau about a tenth of a point worse, the same luck for all."""
    rng = Random(seed)
    pairs = [frozenset(pair) for pair in combinations(range(cards), 2)]
    luck = {pair: rng.gauss(20, 3) for pair in pairs}
    return Told({i: {pair: luck[pair] - 0.1 * i + rng.gauss(0, 0.5) for pair in pairs} for i in range(count)})


@pytest.mark.parametrize("cards", [2, 3, 4, 11, 13, 15, 33])
def test_all_pairs_come_once_and_every_card_equally_often_on_the_way(cards: int) -> None:
    pairs = schedule(np.arange(100, 100 + cards), np.random.default_rng(1))
    assert Counter(map(frozenset, pairs)) == Counter(map(frozenset, combinations(range(100, 100 + cards), 2)))
    each = cards // 2
    for begun in range(0, len(pairs), each):
        together = [card for pair in pairs[begun : begun + each] for card in pair]
        assert len(set(together)) == 2 * each


@pytest.mark.parametrize("budget", [8, 24, 200, 2000])
def test_the_best_comes_first_and_nothing_loses_less_than_nothing(budget: int) -> None:
    search = told(60, 13, budget)
    rich = [20 - 0.1 * i for i in range(60)]
    found = halve(search, lambda i: i, rich, np.arange(13), 2, budget, never)
    assert sorted(one.number for one in found) == list(range(60))
    assert all(before.value >= after.value for before, after in pairwise(found))
    assert all(one.error >= 0 for one in found)
    assert set(search.asked) == set(range(field_size(budget)))


def test_a_field_costs_about_its_budget() -> None:
    for budget in (24, 64, 100, 200, 500):
        search = told(60, 33, 1)
        halve(search, lambda i: i, [0.0] * 60, np.arange(33), 2, budget, never)
        assert 0.7 * budget <= sum(search.asked.values()) <= 1.3 * budget


def test_what_was_dropped_is_judged_by_its_loss_on_the_pairs_that_both_met() -> None:
    search = told(8, 13, 5)
    found = {one.number: one for one in halve(search, lambda i: i, [9.0] * 8, np.arange(13), 2, 64, never)}
    first = max(found.values(), key=lambda one: one.value).number
    pairs = schedule(np.arange(13), np.random.default_rng([20261129, 2, *range(13)]))
    for i, one in found.items():
        met = [frozenset(pair) for pair in pairs[: search.asked[i]]]
        lost = fmean(search.worth[first][pair] - search.worth[i][pair] for pair in met)
        assert found[first].value - one.value == pytest.approx(lost, abs=CLOSE)


def test_once_all_pairs_are_met_the_mean_is_exact() -> None:
    search = told(60, 11, 3)
    best = halve(search, lambda i: i, [0.0] * 60, np.arange(11), 2, LARGEST, never)[0]
    assert best.value == pytest.approx(fmean(search.worth[best.number].values()), abs=CLOSE)
    assert best.error == 0


def test_tableaus_never_looked_at_lose_what_the_rich_value_says() -> None:
    search = told(30, 11, 4)
    rich = [25 - i / 3 for i in range(30)]
    found = exact(search, lambda i: i, rich, np.arange(11), 80, never)
    best = found[0]
    looked = {i for i in range(30) if search.asked[i]}
    assert looked == set(range(10))
    for one in found:
        if one.number not in looked:
            assert best.value - one.value == pytest.approx(rich[best.number] - rich[one.number], abs=CLOSE)


def test_a_search_cut_short_has_judged_at_least_one_pair() -> None:
    search = told(20, 11, 6)
    found = halve(search, lambda i: i, [0.0] * 20, np.arange(11), 2, BUDGET, lambda: True)
    assert len(found) == 20
    assert set(search.asked.values()) == {1}


# The engine beneath.


def search_() -> Engine:
    found = engine(POST)
    assert found is not None
    return found


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_the_worth_by_lines_counts_classes_mice_and_the_constant(stage: int) -> None:
    laid = random_layers(POST, Random(stage), 2 * stage - 1)
    rest = [card.id for card in POST.cards if card.id not in {place.card for place in laid}][:2]
    position = Position(laid, (rest[0], rest[1]), 0, stage)
    best = search_().plans(position, 1, 0)[0]
    lines = for_cards(POST.cards).lines[stage - 1]
    after = KNOWN.tableau((*laid, *best.moves))
    classes = [class_of(line, 8) for line in (*after.rows.values(), *after.cols.values()) if line]
    worth = sum(lines.classes.get(name, 0.0) for name in classes)
    assert best.value == pytest.approx(worth + lines.mouse * after.mice + lines.constant, abs=CLOSE)


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_a_start_card_that_lies_turned_is_searched_as_it_lies(turns: int) -> None:
    start = (Place("A01", turns, 0, 0),)
    after = search_().plans(Position(start, ("A02", "A03"), 0, 4), 1, 0)[0]
    assert after.value == KNOWN.tableau((*start, *after.moves)).total
    upright = search_().plans(Position((Place("A01", 0, 0, 0),), ("A02", "A03"), 0, 4), 1, 0)[0]
    assert after.value == upright.value  # the whole tableau turned is worth the same
