"""The compiled loops, their plain twin and the tableau answer alike: the same places, totals and values."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from benchmarks import post_office as benchmark
from pillarbox.games.post_office import _plain, arrays, bots, planning, rules
from pillarbox.games.post_office.rounds import layers
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import Engine, Position, engine
from pillarbox.games.post_office.state import Place, State
from pillarbox.games.post_office.tables import tables
from pillarbox.games.post_office.weights import for_cards
from tests.games.post_office import slow
from tests.games.post_office.table import finished, moves, ruleset
from tests.games.post_office.test_placing import picture
from tests.games.post_office.twins import check_twins, random_layers

POST = ruleset()
SLOTS = {card.id: card.slots for card in POST.cards}
CLOSE = 1e-9


def search(of: Ruleset = POST) -> Engine:
    found = engine(of)
    assert found is not None
    return found


def placing(seats: int, seed: int, hand: int = 2) -> list[State]:
    """The states of a random match in which its first seat has so many cards in hand, one for each round."""
    of = ruleset("post-office-random")
    states = [state for state, _, _ in moves(of, seats, seed) if state.stage == "place"]
    return [state for state in states if len(state.desks[0].hand) == hand]


def test_legal_places_and_totals_are_the_same_to_kernels_plain_twin_and_tableau() -> None:
    rng = Random(1)
    for _ in range(2000):
        check_twins(POST, search(), rng)


def test_a_limit_on_the_sides_binds_the_kernels_too() -> None:
    of = ruleset("post-office", max_extent=8)
    rng = Random(2)
    for _ in range(200):
        check_twins(of, search(of), rng)


def test_cards_that_lie_as_two_by_three_are_counted_alike() -> None:
    of = replace(POST, rows=2, cols=3)
    rng = Random(3)
    for _ in range(200):
        check_twins(of, search(of), rng)


def test_a_tableau_s_hash_tells_what_is_in_sight_and_nothing_else() -> None:
    rng = Random(4)
    seen: dict[int, Any] = {}
    for _ in range(300):
        laid = random_layers(POST, rng, 1 + rng.randrange(4))
        key = int(search().tableau(laid)[4][0])
        sight = frozenset(tables(POST).tableau(laid).cells.items())
        assert seen.setdefault(key, sight) == sight
    # Laid in either order, two cards that don't meet leave the same in sight.
    one, two = Place("A02", 0, -2, 0), Place("A03", 0, 2, 1)
    start = Place("A01", 0, 0, 0)
    keys = {int(search().tableau(order)[4][0]) for order in ([start, one, two], [start, two, one])}
    assert len(keys) == 1


@pytest.mark.parametrize("listed", [1, 12])
def test_plans_of_kernels_and_plain_twin_are_worth_the_same(listed: int) -> None:
    known = tables(POST)
    for seed in range(3):
        for state in placing(1, seed):
            if state.round == 4 and seed:
                continue
            hand = tuple(sorted(state.desks[0].hand, key=known.index.__getitem__))
            position = Position(state.desks[0].tableau, hand, state.unseen, state.round)
            fast = search().plans(position, listed, 0)
            slowly = planning.plain_plans(POST, position, listed)
            assert fast[0].value == pytest.approx(slowly[0].value, abs=CLOSE)
            by_sight = {sight(position, plan.moves): plan.value for plan in slowly}
            assert by_sight.get(sight(position, fast[0].moves), fast[0].value) == pytest.approx(
                fast[0].value, abs=CLOSE
            )


def sight(position: Position, laid: tuple[Place, ...]) -> frozenset[tuple[int, int]]:
    return frozenset(tables(POST).tableau((*position.layers, *laid)).cells.items())


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_the_rich_value_is_the_same_to_kernels_and_plain_twin(stage: int) -> None:
    known = tables(POST)
    by = planning.judgement(for_cards(POST.cards), stage)
    rng = Random(stage)
    pool = [card.id for card in POST.cards if card.set == "A"]
    for _ in range(20):
        laid = random_layers(POST, rng, 1 + 2 * stage, pool)
        unseen = tuple(card for card in pool if card not in {place.card for place in laid})
        bits = known.bits(unseen)
        fast = search().rich(search().tableau(laid), search().unseen(bits), stage)
        assert fast == pytest.approx(_plain.rich(known, known.tableau(laid), unseen, by), abs=CLOSE)


def test_the_exact_last_round_is_the_mean_of_the_best_totals_of_all_pairs() -> None:
    known = tables(POST)
    rng = Random(5)
    pool = [card.id for card in POST.cards if card.set == "B"]
    laid = random_layers(POST, rng, 7, pool)
    rest = [card for card in pool if card not in {place.card for place in laid}][:3]
    own = known.tableau(laid)
    best = [
        max(option.worth for option in _plain.pairs(known, own, pair))
        for pair in ((rest[0], rest[1]), (rest[0], rest[2]), (rest[1], rest[2]))
    ]
    found = search().exact_last(search().tableau(laid), search().unseen(known.bits(rest)), 0)
    assert found == pytest.approx(sum(best) / 3, abs=CLOSE)


def test_cutting_the_first_placements_of_the_exact_last_round_loses_little() -> None:
    known = tables(POST)
    rng = Random(6)
    pool = [card.id for card in POST.cards if card.set == "A"]
    for _ in range(4):
        laid = random_layers(POST, rng, 7, pool)
        rest = known.bits(card for card in pool if card not in {place.card for place in laid})
        tab, unseen = search().tableau(laid), search().unseen(rest)
        whole = search().exact_last(tab, unseen, 0)
        assert whole - 0.5 < search().exact_last(tab, unseen) <= whole + CLOSE


@pytest.mark.parametrize("fine", [False, True])
def test_first_placements_come_in_the_same_order_with_the_same_totals_from_both_twins(fine: bool) -> None:
    known = tables(POST)
    (state, *_) = [state for state in placing(1, 8) if state.round == 2]
    desk = state.desks[0]
    worth = _plain.RANKED if fine else _plain.TOTAL
    slowly = [*_plain.pairs(known, known.tableau(layers(desk)), desk.hand, worth)]
    fast = search().firsts(layers(desk), (desk.hand[0], desk.hand[1]), fine)
    assert [place for _, place in fast] == [option.place for option in slowly]
    scale = 64 if fine else 1
    assert [scale * value for value, _ in fast] == [option.worth for option in slowly]


def test_random_games_of_the_kernels_reach_the_totals_of_the_rules() -> None:
    """The same cards and numbers, each number choosing among the legal placements of the card drawn."""
    import numpy as np

    known = tables(POST)
    rng = Random(7)
    pool = [card.id for card in POST.cards if card.set == "B"]
    orders, numbers, expected = [], [], []
    for _ in range(60):
        rng.shuffle(pool)
        laid = [Place(pool[0], 0, 0, 0)]
        chances = [rng.random() for _ in range(8)]
        for card, chance in zip(pool[1:9], chances):
            below = known.tableau(tuple(laid))
            legal = [
                Place(card, turns, row, col)
                for turns, face in enumerate(known.faces(card))
                for row, col in below.spots(face.height, face.width)
            ]
            laid.append(legal[int(chance * len(legal))])
        orders.append([known.index[card] for card in pool[:9]])
        numbers.append(chances)
        expected.append(slow.total(picture(POST, tuple(laid))))
    reached = np.empty(60)
    args = (search().deck, search().weights.tables[4], reached)
    search().kernels.random_games(np.array(orders), np.array(numbers), *args)
    assert [int(total) for total in reached] == expected


def test_a_deck_of_long_cards_or_with_too_many_of_a_kind_in_a_line_is_left_to_the_plain_twin() -> None:
    assert arrays.fits_kernels(POST)
    long = replace(POST, rows=6, cols=1)
    many = replace(POST, cards=tuple(replace(card, slots="gg.gg.") for card in POST.cards))
    for of in (long, many):
        assert not arrays.fits_kernels(of)
        assert engine(of) is None
        said = bots.notice(of)
        assert said is not None
        assert said.id == "post-strong-is-rich"
    assert bots.notice(POST) is None
    (state, *_) = [state for state, _, _ in moves(long, 1, 1) if state.stage == "place" and state.round == 4]
    chosen = bots.rich(long, rules.observe(long, state, 0), Random(1), 0)
    assert chosen in rules.legal(long, state, 0)


def test_a_whole_match_never_leaves_the_kernels_grid() -> None:
    """Nine cards in one line, laid end to end with one slot shared, reach as far as any tableau can."""
    lined = [Place(POST.cards[0].id, 0, 0, 0)]
    for number, card in enumerate(POST.cards[1:9], 1):
        lined.append(Place(card.id, 0, 2 * number, 0))
    tab = search().tableau(lined)
    assert search().total(tab) == slow.total(picture(POST, tuple(lined)))
    lined = [Place(place.card, place.turns, -place.row, place.col) for place in lined]
    assert search().total(search().tableau(lined)) == slow.total(picture(POST, tuple(lined)))


def test_plain_is_asked_for_by_a_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    from pillarbox.solve.compiled import kernels

    kernels.cache_clear()
    engine.cache_clear()
    monkeypatch.setitem(os.environ, "PILLARBOX_PLAIN", "1")
    try:
        assert engine(POST) is None
    finally:
        kernels.cache_clear()
        engine.cache_clear()


def test_finished_matches_are_scored_alike() -> None:
    for seed in range(20):
        last = finished(POST, 1, seed)
        laid = layers(last.desks[0])
        assert search().total(search().tableau(laid)) == slow.total(picture(POST, laid))


@pytest.mark.bench
def test_both_twins_look_at_the_same_number_of_pairs_when_their_speed_is_compared() -> None:
    found = benchmark.positions(POST, 2)
    assert benchmark.compiled_pairs(search(), found[:1]) == benchmark.plain_pairs(POST, found[:1]) > 1000
    assert benchmark.compiled_games(search(), POST, 5) == benchmark.plain_games(POST, 5) == 5
