"""Which card is kept, and the best found with the order known, beside slow counts of the same."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from pillarbox.core.game import Choice
from pillarbox.games.post_office import _plain, bots, openorder, planning, rules
from pillarbox.games.post_office.keeping import Kept, Table, keeps
from pillarbox.games.post_office.rounds import layers
from pillarbox.games.post_office.solve import Engine, Position, engine
from pillarbox.games.post_office.state import Keep, Place, State
from pillarbox.games.post_office.tables import tables
from tests.games.post_office import slow
from tests.games.post_office.table import finished, moves, ruleset
from tests.games.post_office.test_bots import best_by_brute_force
from tests.games.post_office.test_placing import picture
from tests.games.post_office.twins import random_layers

POST = ruleset()
KNOWN = tables(POST)
CLOSE = 1e-9
SET_A = [card.id for card in POST.cards if card.set == "A"]


def search() -> Engine:
    found = engine(POST)
    assert found is not None
    return found


def last_round(seed: int) -> tuple[Table, list[str]]:
    """A choice of the last round between two cards, with three more that nobody has seen."""
    rng = Random(seed)
    cards = SET_A.copy()
    rng.shuffle(cards)
    own, left, right = (random_layers(POST, rng, 7, cards[:11]) for _ in range(3))
    unseen = cards[13:16]
    hand = (cards[11], cards[12])
    return Table(Position(own, hand, KNOWN.bits(unseen), 4), left, right), unseen


def best_alone(laid: tuple[Place, ...], card: str) -> float:
    return float(_plain.best_after(KNOWN, KNOWN.tableau(laid), card))


def best_both(laid: tuple[Place, ...], one: str, two: str) -> float:
    own = KNOWN.tableau(laid)
    return float(max(option.worth for option in _plain.pairs(KNOWN, own, (one, two))))


def by_card(found: list[Kept]) -> dict[str, float]:
    assert found[0].value >= found[1].value
    return {kept.card: kept.value for kept in found}


def test_a_card_kept_is_worth_the_mean_over_the_cards_that_may_be_passed() -> None:
    table, unseen = last_round(1)
    found = by_card(keeps(search(), table, 100, 0.0, False))
    for card in table.position.hand:
        expected = fmean(best_both(table.position.layers, card, other) for other in unseen)
        assert found[card] == pytest.approx(expected, abs=CLOSE)


def test_minding_the_neighbour_takes_off_what_the_other_card_gives_it_beyond_the_usual() -> None:
    table, unseen = last_round(2)
    alone = by_card(keeps(search(), table, 100, 0.0, False))
    minding = by_card(keeps(search(), table, 100, 0.5, False))
    usual = fmean(best_alone(table.left, card) for card in unseen)
    one, two = table.position.hand
    for card, other in ((one, two), (two, one)):
        gain = best_alone(table.left, other) - usual
        assert minding[card] == pytest.approx(alone[card] - gain / 2, abs=CLOSE)


def test_modelling_weighs_cards_that_the_right_neighbour_needs_least_the_most() -> None:
    table, unseen = last_round(3)
    worth = [best_alone(table.right, card) for card in unseen]
    # How many of the cards it would rather keep, ties (its own among them) counting half.
    weight = [sum((other > own) + (other == own) / 2 for other in worth) for own in worth]
    found = by_card(keeps(search(), table, 100, 0.0, True))
    for card in table.position.hand:
        totals = [best_both(table.position.layers, card, other) for other in unseen]
        expected = sum(w * t for w, t in zip(weight, totals)) / sum(weight)
        assert found[card] == pytest.approx(expected, abs=CLOSE)


def test_few_samples_look_at_some_of_the_cards_only_and_say_how_sure_they_are() -> None:
    table, _ = last_round(4)
    exact = keeps(search(), table, 100, 0.0, False)
    assert [kept.error for kept in exact] == [0.0, 0.0]
    some = keeps(search(), table, 4, 0.0, False)
    assert all(kept.error >= 0 for kept in some)
    assert some == keeps(search(), table, 4, 0.0, False)


def test_minding_is_shared_among_the_rivals() -> None:
    for seats in (2, 3, 4):
        state = next(s for s, _, _ in moves(POST, seats, 5) if s.stage == "keep" and s.round == 2)
        seen = rules.observe(POST, state, 0)
        strength = planning.STRONG._replace(budget=200)
        minding = by_card(list(planning.keep(POST, seen, strength)))
        alone = by_card(list(planning.keep(POST, seen, strength._replace(mind=0.0))))
        whole = by_card(list(planning.keep(POST, seen, strength._replace(mind=float(seats - 1)))))
        for card in state.desks[0].hand:
            taken, taken_whole = alone[card] - minding[card], alone[card] - whole[card]
            assert taken * (seats - 1) == pytest.approx(taken_whole, abs=CLOSE)


def test_the_neighbours_are_the_seats_that_get_and_give() -> None:
    """Another tableau of the seat on the left changes what keeping a card is worth; any other does not."""
    state = next(s for s, _, _ in moves(POST, 4, 6) if s.stage == "keep" and s.round == 3)
    base = by_card(list(planning.keep(POST, rules.observe(POST, state, 0), planning.STRONG)))

    def with_start_only(seat: int) -> dict[str, float]:
        desks = list(state.desks)
        desks[seat] = replace(desks[seat], tableau=desks[seat].tableau[:1])
        other: State = replace(state, desks=tuple(desks))
        return by_card(list(planning.keep(POST, rules.observe(POST, other, 0), planning.STRONG)))

    assert with_start_only(1) != base
    assert with_start_only(2) == base
    assert with_start_only(3) == base  # who passes to this seat counts only where `model` is on


def test_strong_keeps_the_card_its_plans_put_first() -> None:
    state = next(s for s, _, _ in moves(POST, 2, 7) if s.stage == "keep")
    seen = rules.observe(POST, state, 0)
    first = planning.keep(POST, seen, planning.STRONG._replace(budget=16))[0]
    assert bots.strong(POST, seen, Random(1), 16) == Keep(first.card)


# The best found with the order known.


def check_found(start: tuple[Place, ...], found: openorder.Found) -> None:
    """The moves are legal one after another and reach the total that is said."""
    slots = {card.id: card.slots for card in POST.cards}
    seen = picture(POST, start)
    for move in found.moves:
        assert (move.turns, move.row, move.col) in slow.places(seen, slots[move.card])
        seen = {**seen, **slow.card_cells(slots[move.card], move.turns, move.row, move.col)}
    assert slow.total(seen) == found.total


@pytest.mark.parametrize("hand", [1, 2])
def test_with_one_round_left_the_beam_is_exact(hand: int) -> None:
    laying = [s for s, _, _ in moves(POST, 1, 8) if s.stage == "place" and s.round == 4]
    state = next(s for s in laying if len(s.desks[0].hand) == hand)
    desk = state.desks[0]
    found = openorder.best_found(POST, layers(desk), desk.hand, 5)
    assert found is not None
    assert found.total == best_by_brute_force(state, 0)
    check_found(layers(desk), found)


def test_the_beam_lays_a_whole_order_legally_and_says_the_total_it_reaches() -> None:
    cards = SET_A.copy()
    for seed in range(4):
        Random(seed).shuffle(cards)
        start = (Place(cards[0], 0, 0, 0),)
        found = openorder.best_found(POST, start, cards[1:9], 40)
        assert found is not None
        assert [{found.moves[i].card, found.moves[i + 1].card} for i in (0, 2, 4, 6)] == [
            {cards[i], cards[i + 1]} for i in (1, 3, 5, 7)
        ]
        check_found(start, found)
        assert found == openorder.best_found(POST, start, cards[1:9], 40)
        assert found.tableaus > found.width == 40


def test_the_beam_goes_on_from_the_middle_of_a_round() -> None:
    cards = SET_A.copy()
    Random(9).shuffle(cards)
    begun = random_layers(POST, Random(9), 2, cards[:2])
    rest = [card for card in cards if card not in {place.card for place in begun}][:7]
    found = openorder.best_found(POST, begun, rest, 20)
    assert found is not None
    assert found.moves[0].card == rest[0]
    check_found(begun, found)


def test_knowing_the_order_the_beam_beats_a_bot_that_does_not() -> None:
    lead = []
    for seed in range(6):
        last = finished(POST, 1, seed, lambda of, seen, rng: bots.rich(of, seen, rng, 0))
        laid = last.desks[0].tableau
        found = openorder.best_found(POST, laid[:1], [place.card for place in laid[1:]], 60)
        assert found is not None
        lead.append(found.total - rules.result(POST, last).totals[0])
    assert min(lead) >= 0
    assert fmean(lead) > 1


def test_nothing_left_to_lay_is_worth_what_lies() -> None:
    last = finished(POST, 1, 10)
    found = openorder.best_found(POST, last.desks[0].tableau, (), 5)
    assert found is not None
    assert (found.total, found.moves) == (rules.result(POST, last).totals[0], ())


def test_without_the_kernels_nothing_is_found_with_the_order_known() -> None:
    long = replace(POST, rows=6, cols=1)
    assert openorder.best_found(long, (Place("A01", 0, 0, 0),), ("A02", "A03"), 5) is None


def test_a_choice_is_legal_after_the_plan_of_another_seat() -> None:
    """Plans are remembered by position: seats that stand alike share one, and nothing of a match sticks."""
    state = next(s for s, _, _ in moves(POST, 2, 11) if s.stage == "place")
    for seat in rules.node(POST, state).seats:
        action = bots.rich(POST, rules.observe(POST, state, seat), Random(1), 0)
        assert rules.step(POST, state, Choice(seat, action)) != state
