"""What a seat may know, and that nothing else reaches it: observations, witnesses, texts and bots."""

from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from pillarbox.core.game import Choice
from pillarbox.games.post_office import bots, notation, rounds, rules, show
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import HIDDEN, Deal, Hidden, Keep, Place, State
from pillarbox.games.post_office.tables import tables
from tests.games.post_office.table import at, finished, moves, play, ruleset

POST = ruleset()


def observed(state: State, seat: int, of: Ruleset = POST) -> str:
    """What the seat sees, as a line of notation."""
    return notation.state_text(of, rules.observe(of, state, seat).state)


def test_while_cards_are_drawn_others_see_only_how_many() -> None:
    state = at("A01/A02/A03 hand=A04,A05/B06")
    assert observed(state, 0) == "laid=A01/A02/A03 hand=A04,A05/?/- seats=3"
    assert observed(state, 1) == "laid=A01/A02/A03 hand=?,?/B06/- seats=3"
    assert observed(state, -1) == "laid=A01/A02/A03 hand=?,?/?/- seats=3"


def test_what_is_kept_is_sealed_and_only_that_it_is_chosen_is_seen() -> None:
    state = at("A01/A02 hand=A04,A05/A06,A07 kept=A04/-")
    assert observed(state, 0) == "laid=A01/A02 hand=A04,A05/?,? kept=A04/- seats=2"
    assert observed(state, 1) == "laid=A01/A02 hand=?,?/A06,A07 kept=?/- seats=2"


def test_a_seat_sees_its_hand_the_card_it_passed_and_its_own_layers_but_no_others() -> None:
    state = at("A01/A02/A03 hand=A04/B07,A05/A08,B06 passed=A05/B06/A09 pending=A09r0+2+0")
    assert observed(state, 0) == (
        "laid=A01/A02/A03 hand=A04/?,?/?,? passed=A05/?/? pending=A09r0+2+0/-/- seats=3"
    )
    assert observed(state, 1) == "laid=A01/A02/A03 hand=?/B07,A05/?,? passed=?/B06/? pending=?/-/- seats=3"
    assert observed(state, -1) == "laid=A01/A02/A03 hand=?/?,?/?,? passed=?/?/? pending=?/-/- seats=3"


def test_the_unseen_cards_of_a_seat_are_all_but_those_it_has_seen() -> None:
    known = tables(POST)
    state = at("A01/A02/A03 hand=A04/B07,A05/A08,B06 passed=A05/B06/A09 pending=A09r0+2+0")
    seen_by_0 = {"A01", "A02", "A03", "A04", "A05", "A09"}
    unseen = set(known.cards(rules.observe(POST, state, 0).state.unseen))
    assert unseen == {card.id for card in POST.cards} - seen_by_0
    nobody = set(known.cards(rules.observe(POST, state, -1).state.unseen))
    assert nobody == {card.id for card in POST.cards} - {"A01", "A02", "A03"}


def test_alone_nothing_is_hidden_but_what_nobody_has_seen() -> None:
    state = at("A01 hand=A02,A03")
    assert rules.observe(POST, state, 0).state == state
    assert rules.observe(POST, state, -1).state == state


def test_at_the_end_all_is_open() -> None:
    last = finished(POST, 3, 1)
    for seat in (-1, 0, 1, 2):
        assert rules.observe(POST, last, seat).state == last


def test_an_observation_answers_for_the_own_seat_as_the_state_does() -> None:
    for seats in (2, 3, 4):
        for state, _, _ in moves(POST, seats, 6):
            for seat in range(seats):
                seen = rules.observe(POST, state, seat).state
                assert rules.legal(POST, seen, seat) == rules.legal(POST, state, seat)
                assert rules.node(POST, seen) == rules.node(POST, state)
                assert rounds.stock(seen) == rounds.stock(state)
                for other in range(seats):
                    if other != seat and seen.desks[other].hand:
                        assert rules.legal(POST, seen, other) == ()


def test_moves_are_seen_by_whom_they_concern() -> None:
    start = rules.start(POST, 3)
    assert rules.witnesses(POST, start, Deal("A01")) == (0, 1, 2)
    drawing = at("A01/A02/A03 hand=A04,A05/B06")
    assert rules.witnesses(POST, drawing, Deal("B07")) == (1,)
    keeping = at("A01/A02/A03 hand=A04,A05/B06,B07/A08,A09")
    assert rules.witnesses(POST, keeping, Choice(2, Keep("A08"))) == (2,)
    last = at("A01/A02/A03 hand=A04,A05/B06,B07/A08,A09 kept=A04/B06/-")
    assert rules.witnesses(POST, last, Choice(2, Keep("A08"))) == (2,)
    laying = at("A01/A02/A03 hand=A04/B07/A08,B06 passed=A05/B06/A09 pending=A09r0+2+0/A05r0+2+0/-")
    assert rules.witnesses(POST, laying, Choice(0, Place("A04", 0, 0, 1))) == (0,)


def test_the_last_card_laid_is_seen_by_all_as_it_opens_them() -> None:
    state = at("A01/A02 hand=A04/- passed=A05/A07 pending=A07r0+2+0/A06r0+0+1,A05r0+2+0")
    assert rules.witnesses(POST, state, Choice(0, Place("A04", 0, 0, 1))) == (0, 1)
    assert rules.witnesses(POST, at("A01 hand=A04,A05"), Choice(0, Place("A04", 0, 0, 1))) == (0,)
    assert rules.witnesses(POST, play(POST, rules.start(POST, 1), "A01"), Deal("A02")) == (0,)


# The leak test: two matches that differ only in what a seat can't see.


def reshuffled(of: Ruleset, state: State, seat: int, rng: Random) -> State:
    """The same position for the seat, with other cards wherever it can't look."""
    known = tables(of)
    seen = rules.observe(of, state, seat).state
    pool = [*known.cards(seen.unseen)]
    rng.shuffle(pool)
    passed = state.desks[seat].passed if seat >= 0 else ""
    left = rounds.left_of(seat, len(state.desks)) if seat >= 0 else -1
    desks = []
    for other, desk in enumerate(state.desks):
        if other == seat:
            desks.append(desk)
            continue
        # The card passed left is in the left neighbour's hand or among its layers: its place may not change.
        fixed = passed if other == left else ""
        new = {card: pool.pop() for card in _hidden_cards(desk) if card != fixed}
        desks.append(_exchanged(desk, new | {fixed: fixed}))
    desks = _passes_mended(state, desks, seat)
    unseen = known.bits(pool)
    return State(state.stage, state.round, unseen, tuple(desks), state.order)


def _hidden_cards(desk: Any) -> list[str]:
    return [*desk.hand, *(layer.card for layer in desk.pending)]


def _exchanged(desk: Any, new: dict[str, str]) -> Any:
    return replace(
        desk,
        hand=tuple(new[card] for card in desk.hand),
        kept=new.get(desk.kept, ""),
        # Hidden layers are upright and somewhere else than they were.
        pending=tuple(Place(new[p.card], 0, p.row, p.col) for p in desk.pending),
    )


def _passed_by(state: State, giver: int) -> int:
    """The place, in the taker's hand and layers, of the card that the giver passed."""
    taker = state.desks[rounds.left_of(giver, len(state.desks))]
    return _hidden_cards(taker).index(state.desks[giver].passed)


def _passes_mended(state: State, desks: list[Any], seat: int) -> list[Any]:
    for giver, desk in enumerate(state.desks):
        if desk.passed and giver != seat:
            taker = rounds.left_of(giver, len(desks))
            desks[giver] = replace(desks[giver], passed=_hidden_cards(desks[taker])[_passed_by(state, giver)])
    return desks


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_500_pairs_that_differ_only_in_what_is_hidden_look_sound_and_answer_alike(seats: int) -> None:
    names = ["Ann", "Ben", "Cem", "Dot"][:seats]
    rng = Random(seats)
    pairs = 0
    for seed in range(60):
        for state, _, _ in moves(POST, seats, seed):
            if state.stage in ("start", "over") or rng.random() > 0.35:
                continue
            seat = rng.randrange(-1, seats)
            other = reshuffled(POST, state, seat, rng)
            one, two = rules.observe(POST, state, seat), rules.observe(POST, other, seat)
            assert one == two
            assert json.encode(one) == json.encode(two)
            assert notation.state_text(POST, one.state) == notation.state_text(POST, two.state)
            assert show.view(POST, one) == show.view(POST, two)
            assert show.lines(POST, one, names) == show.lines(POST, two, names)
            assert show.drawing(POST, one, names, 80) == show.drawing(POST, two, names, 80)
            if seat in rules.node(POST, state).seats:
                for policy in (bots.random, bots.greedy1):
                    assert policy(POST, one, Random(9), 0) == policy(POST, two, Random(9), 0)
            pairs += 1
        if pairs >= 500:
            break
    assert pairs >= 500


def test_a_reshuffled_position_really_differs() -> None:
    state = at("A01/A02/A03 hand=A04,A05/B06,B07/A08,A09")
    other = reshuffled(POST, state, 0, Random(3))
    assert other != state
    assert other.desks[0] == state.desks[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_hidden_card_is_named_in_anything_a_seat_gets(seats: int) -> None:
    names = ["Ann", "Ben", "Cem", "Dot"][:seats]
    for state, _, _ in moves(POST, seats, 17):
        if state.stage in ("start", "over"):
            continue
        for seat in range(-1, seats):
            seen = rules.observe(POST, state, seat)
            hidden = {
                card
                for other, desk in enumerate(state.desks)
                if other != seat
                for card in _hidden_cards(desk)
            } - ({state.desks[seat].passed} if seat >= 0 else set())
            view = {key: value for key, value in show.view(POST, seen).items() if key != "unseen"}
            texts = json.encode([view, show.lines(POST, seen, names)]).decode()
            drawn = "\n".join(show.drawing(POST, seen, names, 80))
            assert not [card for card in hidden if card in texts or card in drawn]
            # The set of unseen cards may name them, together with all others that nobody has shown.
            assert hidden <= set(tables(POST).cards(seen.state.unseen))


def test_placeholders_stand_only_where_something_is_hidden() -> None:
    state = at("A01/A02 hand=A04/A06,A05 passed=A05/A07 pending=A07r0+2+0/-")
    seen = rules.observe(POST, state, 1).state
    assert seen.desks[0].pending == (Hidden(),)
    assert seen.desks[0].hand == (HIDDEN,)
    assert seen.desks[1] == state.desks[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_is_told_from_its_observations_names_no_hidden_card(seats: int) -> None:
    names = ["Ann", "Ben", "Cem", "Dot"][:seats]
    for state, move, after in moves(POST, seats, 19):
        for seat in range(-1, seats):
            before, later = (rules.observe(POST, one, seat).state for one in (state, after))
            told = json.encode(show.tell(POST, before, move, later, names)).decode()
            hidden = {card.id for card in POST.cards} & set(tables(POST).cards(later.unseen))
            assert not [card for card in hidden if card in told]
            if seat in rules.witnesses(POST, state, move):
                assert "post-told-chosen" not in told
                assert "post-told-drawn" not in told
