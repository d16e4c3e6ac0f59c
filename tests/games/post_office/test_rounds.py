"""Setting up, dealing, keeping and passing, laying, ending: for one to four seats."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from msgspec.structs import replace

from pillarbox.core.game import Choice, Node, RoundResult
from pillarbox.core.message import Refused
from pillarbox.games.post_office import notation, rounds, rules
from pillarbox.games.post_office.state import Deal, Hidden, Keep, Place, State
from pillarbox.games.post_office.tables import tables
from tests.games.post_office import slow
from tests.games.post_office.table import at, finished, moves, play, refused, ruleset

POST = ruleset()
OPEN = ruleset("post-office-open")
SEATS = (1, 2, 3, 4)


def cards_in_set(name: str) -> list[str]:
    return [card.id for card in POST.cards if card.set == name]


def dealt(state: State) -> list[str]:
    """Every card in a hand or on a table."""
    found = list(state.order)
    for desk in state.desks:
        found += [*desk.hand, *(layer.card for layer in rounds.layers(desk))]
    return found


# Setting up.


@pytest.mark.parametrize("id, seats, cards", [
    ("post-office", 1, cards_in_set("A")),
    ("post-office", 2, cards_in_set("A")),
    ("post-office-b", 1, cards_in_set("B")),
    ("post-office-b", 2, cards_in_set("B")),
    ("post-office-open", 1, cards_in_set("A")),
    ("post-office-random", 1, [card.id for card in POST.cards]),
    ("post-office-random", 2, [card.id for card in POST.cards]),
    ("post-office", 3, [card.id for card in POST.cards]),
    ("post-office-b", 4, [card.id for card in POST.cards]),
])  # fmt: skip
def test_the_first_card_is_any_of_those_in_play_all_equally_likely(
    id: str, seats: int, cards: list[str]
) -> None:
    of = ruleset(id)
    state = rules.start(of, seats)
    assert rules.node(of, state) == Node("chance", (), None, "deck", (len(cards),))
    assert dict(rules.chance(of, state)) == {Deal(card): Fraction(1, len(cards)) for card in cards}


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        rules.start(POST, seats)
    assert refusal.value.message.id == "post-refused-seats"
    with pytest.raises(Refused):
        rules.start(OPEN, 2)


def test_start_cards_go_one_each_from_seat_0_then_two_at_a_time() -> None:
    state = rules.start(POST, 3)
    assert rounds.stock(state) == 27
    state = play(POST, state, "A01", "B02", "A03")
    assert [desk.tableau for desk in state.desks] == [
        (Place(card, 0, 0, 0),) for card in ("A01", "B02", "A03")
    ]
    assert (state.stage, state.round, rounds.stock(state)) == ("draw", 1, 24)
    state = play(POST, state, "A04", "A05", "B06")
    assert [desk.hand for desk in state.desks] == [("A04", "A05"), ("B06",), ()]
    state = play(POST, state, "A07", "A08", "A09")
    assert state.stage == "keep"
    assert rounds.stock(state) == 18


def test_a_card_is_dealt_once() -> None:
    state = play(POST, rules.start(POST, 1), "A01")
    assert refused(POST, state, "A01") == "post-refused-dealt"
    assert Deal("A01") not in rules.chance(POST, state)
    # Set B is not in a game for one of set A.
    assert refused(POST, state, "B01") == "post-refused-dealt"


def test_the_shuffle_is_settled_by_the_cards_place_in_the_file() -> None:
    of = ruleset("post-office-b")
    state = rules.start(of, 2)
    assert rules.settle(of, state, (0,)) == Deal("B01")
    assert rules.settle(of, state, (17,)) == Deal("B18")
    # With three seats the set is not read: all 36 are shuffled, set A first in the file.
    assert rules.settle(of, rules.start(of, 3), (0,)) == Deal("A01")
    assert rules.settle(of, rules.start(of, 3), (35,)) == Deal("B18")
    state = rules.step(of, state, Deal("B01"))
    with pytest.raises(Refused) as refusal:
        rules.settle(of, state, (0,))
    assert refusal.value.message.id == "post-refused-dealt"


# Keeping and passing.


def test_alone_nothing_is_passed_and_a_round_is_place_place() -> None:
    state = play(POST, rules.start(POST, 1), "A01", "A02", "A03")
    assert rules.node(POST, state) == Node("decision", (0,))
    assert state.desks[0].hand == ("A02", "A03")
    state = play(POST, state, "0: A03 r0 +2+0", "0: A02 r0 +0+1")
    assert (state.stage, state.round) == ("draw", 2)


def test_everybody_keeps_one_at_the_same_time_and_passes_the_other_to_the_left() -> None:
    state = at("A01/A02/A03 hand=A04,A05/B06,B07/A08,A09")
    assert rules.node(POST, state) == Node("simultaneous", (0, 1, 2))
    assert rules.legal(POST, state, 1) == (Keep("B06"), Keep("B07"))
    state = play(POST, state, "1: keep B07")
    # Still simultaneous, though two are left; nothing has moved yet.
    assert rules.node(POST, state) == Node("simultaneous", (0, 2))
    assert state.desks[0].hand == ("A04", "A05")
    assert rules.legal(POST, state, 1) == ()
    state = play(POST, state, "2: keep A08", "0: keep A04")
    assert [desk.hand for desk in state.desks] == [("A04", "A09"), ("B07", "A05"), ("A08", "B06")]
    assert [desk.passed for desk in state.desks] == ["A05", "B06", "A09"]
    assert rules.node(POST, state) == Node("simultaneous", (0, 1, 2))


def test_two_players_exchange() -> None:
    state = play(POST, at("A01/A02 hand=A04,A05/A06,A07"), "0: keep A04", "1: keep A06")
    assert [desk.hand for desk in state.desks] == [("A04", "A07"), ("A06", "A05")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_every_round_each_seat_passes_to_the_next_one(seats: int) -> None:
    passes = []
    for state, _, after in moves(POST, seats, 3):
        if (state.stage, after.stage) == ("keep", "place"):
            passes.append(state.round)
            for seat, desk in enumerate(after.desks):
                assert desk.passed in after.desks[(seat + 1) % seats].hand
    assert passes == [1, 2, 3, 4]


def test_a_card_that_is_not_held_cannot_be_kept() -> None:
    state = at("A01/A02 hand=A04,A05/A06,A07")
    assert refused(POST, state, "0: keep A06") == "post-refused-keep"
    assert refused(POST, state, Choice(2, Keep("A04"))) == "post-refused-not-now"
    assert refused(POST, state, "0: A04 r0 +2+0") == "post-refused-not-now"
    assert refused(POST, play(POST, state, "0: keep A04"), "0: keep A05") == "post-refused-not-now"


# Laying.


def test_cards_laid_are_pending_until_all_have_laid_both_and_then_all_open_at_once() -> None:
    state = at("A01/A02 hand=A04,A05/A06,A07 passed=A07/A05")
    state = play(POST, state, "1: A07 r0 +2+0", "1: A06 r0 +0+1")
    assert rules.node(POST, state) == Node("simultaneous", (0,))
    assert [len(desk.tableau) for desk in state.desks] == [1, 1]
    assert [len(desk.pending) for desk in state.desks] == [0, 2]
    state = play(POST, state, "0: A04 r0 +2+0", "0: A05 r0 +0+1")
    assert [len(desk.tableau) for desk in state.desks] == [3, 3]
    assert not any(desk.pending or desk.passed or desk.hand for desk in state.desks)
    assert (state.stage, state.round) == ("draw", 2)


def test_a_seat_may_lay_both_cards_in_a_row_or_in_turns_with_the_others() -> None:
    state = at("A01/A02 hand=A04,A05/A06,A07 passed=A07/A05")
    laid = ["0: A04 r0 +2+0", "0: A05 r0 +0+1", "1: A07 r0 +2+0", "1: A06 r0 +0+1"]
    ends = {
        notation.state_text(POST, play(POST, state, *(laid[i] for i in order)))
        for order in ((0, 1, 2, 3), (0, 2, 1, 3), (2, 3, 0, 1), (2, 0, 3, 1), (0, 2, 3, 1), (2, 0, 1, 3))
    }
    assert len(ends) == 1


def test_what_is_not_owed_cannot_be_laid() -> None:
    state = at("A01/A02 hand=A04,A05/A06,A07 passed=A07/A05")
    assert refused(POST, state, "0: A06 r0 +2+0") == "post-refused-not-held"
    assert refused(POST, state, "0: A01 r0 +2+0") == "post-refused-laid"
    assert refused(POST, state, "0: keep A04") == "post-refused-not-now"
    assert refused(POST, state, "B01") == "post-refused-no-deal"
    assert refused(POST, state, Choice(-1, Place("A04", 0, 2, 0))) == "post-refused-not-now"
    assert refused(POST, state, Choice(0, Place("A04", 4, 2, 0))) == "post-refused-turns"
    assert refused(POST, state, Choice(0, Place("A04", -1, 2, 0))) == "post-refused-turns"
    assert refused(POST, state, Choice(0, "A04 r0 +2+0")) == "post-refused-not-now"
    state = play(POST, state, "0: A04 r0 +2+0")
    assert refused(POST, state, "0: A04 r0 +2+0") == "post-refused-laid"
    state = play(POST, state, "0: A05 r0 +0+1")
    assert rules.legal(POST, state, 0) == ()
    assert refused(POST, state, "0: A05 r0 +0+1") == "post-refused-not-now"


def test_at_a_deal_nobody_can_choose_and_only_a_card_can_come() -> None:
    state = at("A01/A02")
    assert rules.legal(POST, state, 0) == ()
    assert refused(POST, state, "0: keep A04") == "post-refused-not-now"
    with pytest.raises(Refused):
        rules.step(POST, state, "A03")  # type: ignore[arg-type]
    with pytest.raises(Refused):
        rules.chance(POST, at("A01/A02 hand=A04,A05/A06,A07"))


# The end.


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("id", ["post-office", "post-office-b", "post-office-random"])
def test_every_match_is_four_rounds_and_nine_cards_a_seat_and_the_stock_ends_empty(
    id: str, seats: int
) -> None:
    of = ruleset(id)
    for seed in range(5):
        played = list(moves(of, seats, seed))
        last = played[-1][2]
        assert len(played) == rules.longest(of, seats)
        assert (last.stage, last.round, rounds.stock(last)) == ("over", 4, 0)
        assert [len(desk.tableau) for desk in last.desks] == [9] * seats
        assert rules.node(of, last).kind == "terminal"
        # What nobody has seen stays in the box.
        assert last.unseen.bit_count() == len(tables(of).pool(seats)) - 9 * seats


@pytest.mark.parametrize("seats", SEATS)
def test_each_card_is_in_exactly_one_place_at_all_times(seats: int) -> None:
    known = tables(POST)
    pool = Counter(known.pool(seats))
    for state, _, _ in moves(POST, seats, 11):
        assert Counter([*dealt(state), *known.cards(state.unseen)]) == pool


def test_after_the_end_nothing_can_be_done() -> None:
    last = finished(POST, 2, 1)
    assert rules.legal(POST, last, 0) == ()
    assert refused(POST, last, "0: keep A01") == "post-refused-not-now"
    assert refused(POST, last, "A01") == "post-refused-no-deal"


def test_alone_the_return_is_the_total() -> None:
    for seed in range(5):
        last = finished(POST, 1, seed)
        total = tables(POST).tableau(last.desks[0].tableau).total
        assert rules.returns(POST, last) == (Fraction(total),)
        assert rules.result(POST, last).winners == (0,)


def test_the_highest_total_wins_then_fewest_mice_and_what_is_level_is_shared() -> None:
    faces = {card.id: card.slots for card in POST.cards}
    by_mice = shared = 0
    for seats in (2, 3, 4):
        for seed in range(60):
            last = finished(POST, seats, seed)
            pictures = [
                slow.laid(slow.card_cells(faces[p.card], p.turns, p.row, p.col) for p in desk.tableau)
                for desk in last.desks
            ]
            totals, mice = list(map(slow.total, pictures)), list(map(slow.mice, pictures))
            level = [seat for seat in range(seats) if totals[seat] == max(totals)]
            winners = [seat for seat in level if mice[seat] == min(mice[i] for i in level)]
            by_mice += len(level) > len(winners)
            shared += len(winners) > 1
            found = rules.result(POST, last)
            assert (list(found.totals), list(found.winners)) == (totals, winners)
            assert found.rounds == (
                RoundResult(
                    starter=0,
                    scores=tuple(totals),
                    sums=tuple(mice),
                    ends=("laid",) * seats,
                    winners=tuple(winners),
                    stakes=(Fraction(0),) * seats,
                    lengths=(9,) * seats,
                ),
            )
            returns = rules.returns(POST, last)
            assert sum(returns) == 0
            share = Fraction(seats, len(winners)) - 1
            assert [returns[seat] for seat in winners] == [share] * len(winners)
            assert {returns[seat] for seat in range(seats)} <= {share, Fraction(-1)}
    assert by_mice > 5
    assert shared > 5


def test_the_same_tableau_twice_shares_the_victory() -> None:
    # Set B with the faces of set A.
    faces = [card.slots for card in POST.cards if card.set == "A"]
    cards = tuple(replace(card, slots=faces[i % 18]) for i, card in enumerate(POST.cards))
    of = replace(ruleset("post-office-random"), cards=cards)
    layers = [f"{{0}}{card:02}r0+{2 * card - 2}+0" for card in range(2, 10)]
    tower = ",".join(["{0}01", *layers])
    state = at(f"{tower.format('A')}/{tower.format('B')}", of=of)
    found = rules.result(of, state)
    assert found.winners == (0, 1)
    assert found.places == (1, 1)
    assert rules.returns(of, state) == (Fraction(0), Fraction(0))


def test_before_the_end_nobody_has_won_and_returns_are_nothing() -> None:
    state = at("A01/A02 hand=A04,A05/A06,A07")
    found = rules.result(POST, state)
    assert not found.over
    assert found.winners == ()
    assert found.rounds == ()
    assert rules.returns(POST, state) == (Fraction(0), Fraction(0))
    # A01 shows one mouse, A02 another.
    assert found.totals == (-1, -1)
    assert found.places == (1, 1)


def test_result_before_the_end_does_not_count_what_is_not_shown_yet() -> None:
    state = at("A01/A02 hand=A04,A05/A06,A07 passed=A07/A05")
    after = play(POST, state, "0: A05 r0 +2+0")
    assert rules.result(POST, after).totals == rules.result(POST, state).totals


# Open order.


def test_with_open_order_all_cards_to_come_are_dealt_first_in_sight() -> None:
    state = play(OPEN, rules.start(OPEN, 1), "A01")
    assert (state.stage, state.round) == ("line-up", 0)
    coming = ["A02", "A03", "A04", "A05", "A06", "A07", "A08", "A09"]
    state = play(OPEN, state, *coming)
    assert (state.stage, state.round) == ("place", 1)
    assert state.desks[0].hand == ("A02", "A03")
    assert state.order == tuple(coming[2:])
    assert rounds.stock(state) == 6
    state = play(OPEN, state, "0: A02 r0 +2+0", "0: A03 r0 +0+1")
    # No deal in between.
    assert rules.node(OPEN, state) == Node("decision", (0,))
    assert state.desks[0].hand == ("A04", "A05")


def test_with_open_order_a_match_is_one_start_card_eight_more_and_eight_placements() -> None:
    kinds = [rules.node(OPEN, state).kind for state, _, _ in moves(OPEN, 1, 2)]
    assert kinds == ["chance"] * 9 + ["decision"] * 8
    last = finished(OPEN, 1, 2)
    assert (last.stage, last.round, last.order) == ("over", 4, ())


# The state.


def test_states_are_hashable_and_equal_states_are_found_again() -> None:
    one, two = finished(POST, 3, 5), finished(POST, 3, 5)
    assert one == two
    assert hash(one) == hash(two)
    assert one is not two
    assert len({one, two, finished(POST, 3, 6)}) == 2


def test_two_matches_at_once_stay_apart() -> None:
    left, right = rules.start(POST, 2), rules.start(POST, 2)
    rng = Random(1)
    for _ in range(6):
        left = rules.step(POST, left, rng.choice(rules.chance(POST, left).outcomes))
    assert right == rules.start(POST, 2)
    assert right.unseen.bit_count() == 18


def test_choices_in_any_order_lead_to_the_same_state() -> None:
    state = at("A01/A02/A03 hand=A04,A05/B06,B07/A08,A09")
    keeps = ["0: keep A04", "1: keep B07", "2: keep A08"]
    one = play(POST, state, *keeps)
    assert one == play(POST, state, *reversed(keeps))
    assert one == play(POST, state, keeps[1], keeps[0], keeps[2])


def test_hidden_layers_never_enter_a_real_state() -> None:
    for state, _, _ in moves(POST, 3, 4):
        assert not any(isinstance(layer, Hidden) for desk in state.desks for layer in desk.pending)
