"""Where a card may lie: one to five slots covered, four turns, each different result once."""

from random import Random

import pytest
from msgspec.structs import replace

from pillarbox.core.game import Choice, Observation
from pillarbox.games.post_office import rules
from pillarbox.games.post_office.rounds import layers
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Place, State
from pillarbox.games.post_office.tables import tables
from tests.games.post_office import slow
from tests.games.post_office.table import at, moves, play, refused, ruleset

POST = ruleset()
SLOTS = {card.id: card.slots for card in POST.cards}


def picture(of: Ruleset, laid: tuple[Place, ...]) -> slow.Picture:
    """What the second way of counting sees."""
    faces = {card.id: card.slots for card in of.cards}
    return slow.laid(slow.card_cells(faces[p.card], p.turns, p.row, p.col, of.rows, of.cols) for p in laid)


def fast(of: Ruleset, state: State, seat: int, card: str) -> set[tuple[int, int, int]]:
    legal = rules.legal(of, state, seat)
    return {(a.turns, a.row, a.col) for a in legal if isinstance(a, Place) and a.card == card}


def test_a_card_is_turned_clockwise() -> None:
    # f g
    # m .  ->  . m f
    # . .      . . g
    assert slow.card_cells("fgm...", 1, 0, 0) == {
        (0, 0): ".", (0, 1): "m", (0, 2): "f",
        (1, 0): ".", (1, 1): ".", (1, 2): "g",
    }  # fmt: skip
    assert [face.slots for face in tables(POST).faces("A10")] == ["m.fpm.", "mfm.p.", ".mpf.m", ".p.mfm"]


def test_a_lone_start_card_allows_sixty_placements_of_any_card_without_symmetry() -> None:
    state = at("A01 hand=A02,A03")
    upright = [
        a
        for a in rules.legal(POST, state, 0)
        if isinstance(a, Place) and a.card == "A02" and a.turns % 2 == 0
    ]
    crosswise = [
        a for a in rules.legal(POST, state, 0) if isinstance(a, Place) and a.card == "A02" and a.turns % 2
    ]
    assert len(upright) == 28
    assert len(crosswise) == 32
    assert len(rules.legal(POST, state, 0)) == 120


def test_a_card_that_equals_its_half_turn_allows_thirty() -> None:
    state = at("B01 hand=B08,B03", of=ruleset("post-office-b"))
    placements = fast(POST, state, 0, "B08")
    assert len(placements) == 30
    assert {turns for turns, _, _ in placements} == {0, 1}
    assert len(fast(POST, state, 0, "B03")) == 60


def test_a_card_must_cover_a_slot_and_show_one_beside_the_others() -> None:
    state = at("A01 hand=A02,A03")
    assert refused(POST, state, "0: A02 r0 +3+0") == "post-refused-apart"
    assert refused(POST, state, "0: A02 r0 +0+2") == "post-refused-apart"
    assert refused(POST, state, "0: A02 r0 -99+0") == "post-refused-apart"
    assert refused(POST, state, "0: A02 r0 +0+0") == "post-refused-covers-all"
    assert play(POST, state, "0: A02 r0 +2+1").desks[0].hand == ("A03",)
    assert play(POST, state, "0: A02 r0 +1+0").desks[0].hand == ("A03",)


def test_coordinates_far_out_never_wrap_round_to_another_row() -> None:
    state = at("A01 hand=A02,A03")
    laid = Place("A02", 0, 1, 0)
    for far in (Place("A02", 0, 0, 128), Place("A02", 0, 2, -128), Place("A02", 0, 10**30, 0)):
        assert laid in rules.legal(POST, state, 0)
        assert (
            not tables(POST)
            .tableau(layers(state.desks[0]))
            .allows(tables(POST).faces("A02")[0], far.row, far.col)
        )


def test_the_same_picture_twice_is_one_action_and_its_second_name_is_refused() -> None:
    state = at("B01 hand=B08,B03", of=ruleset("post-office-b"))
    again = Place("B08", 2, 2, 1)
    assert again not in rules.legal(POST, state, 0)
    assert refused(POST, state, Choice(0, again)) == "post-refused-half-turn"
    # Typed by a person, the half turn is understood.
    assert play(POST, state, "0: B08 r2 +2+1") == play(POST, state, "0: B08 r0 +2+1")


def test_a_placement_covers_slots_of_several_cards_and_may_hide_one_wholly() -> None:
    # A02 lies half on A01; A03 then covers its right half, and A04 its left half with some of A01.
    state = at("A01,A02r0+2+0,A03r0+2+1 hand=A04,A05")
    after = layers(play(POST, state, "0: A04 r0 +2-1").desks[0])
    without = tuple(place for place in after if place.card != "A02")
    assert picture(POST, after) == picture(POST, without)


def test_the_second_card_may_cover_the_first_one_of_its_round() -> None:
    state = play(POST, at("A01 hand=A02,A03"), "0: A02 r0 +2+1")
    assert Place("A03", 0, 4, 2) in rules.legal(POST, state, 0)
    # That place touches nothing but the card just laid.
    first = play(POST, at("A01 hand=A02,A03"), "0: A02 r0 +1+0")
    assert Place("A03", 0, 4, 2) not in rules.legal(POST, first, 0)


@pytest.mark.parametrize("id", ["post-office", "post-office-random"])
def test_legal_placements_and_pictures_equal_those_found_cell_by_cell(id: str) -> None:
    of = ruleset(id)
    for seed in range(4):
        for state, _, _ in moves(of, 1, seed):
            if state.stage != "place":
                continue
            below = picture(of, layers(state.desks[0]))
            rows, cols = _span(below, 0), _span(below, 1)
            shown = tuple("".join(below.get((r, c), " ") for c in cols) for r in rows)
            assert tables(of).tableau(layers(state.desks[0])).grid() == shown
            for card in state.desks[0].hand:
                assert fast(of, state, 0, card) == slow.places(below, SLOTS[card])


def _span(cells: slow.Picture, axis: int) -> range:
    found = [cell[axis] for cell in cells]
    return range(min(found), max(found) + 1)


@pytest.mark.parametrize("rows, cols", [(3, 2), (2, 3), (6, 1), (1, 6)])
def test_cards_of_every_shape_are_placed_as_cell_by_cell(rows: int, cols: int) -> None:
    of = replace(POST, rows=rows, cols=cols)
    for state, _, _ in moves(of, 1, 7):
        if state.stage == "place":
            below = picture(of, layers(state.desks[0]))
            card = state.desks[0].hand[0]
            assert fast(of, state, 0, card) == slow.places(below, SLOTS[card], rows, cols)


@pytest.mark.parametrize("longest", [7, 8, 12, 18])
def test_with_a_longest_side_places_that_would_exceed_it_are_gone(longest: int) -> None:
    of = ruleset(max_extent=longest)
    widest = 0
    for seed in range(6):
        for state, _, _ in moves(of, 1, seed, _outward):
            below = picture(of, layers(state.desks[0]))
            if below:
                widest = max(widest, *slow.sides(below))
            if state.stage == "place" and len(state.desks[0].tableau) > 4:
                card = state.desks[0].hand[0]
                assert fast(of, state, 0, card) == slow.places(below, SLOTS[card], longest=longest)
    assert widest == min(longest, widest)
    assert widest >= 7


def _outward(of: Ruleset, observed: Observation, rng: Random) -> Place:
    """The placement farthest from the start card."""
    legal = rules.legal(of, observed.state, observed.seat)
    found = [action for action in legal if isinstance(action, Place)]
    return max(found, key=lambda action: action.row + action.col)


def test_a_placement_that_is_too_long_is_refused_by_name() -> None:
    of = ruleset(max_extent=7)
    state = at("A01,A02r0+2+0,A03r0+4+0 hand=A04,A05", of=of)
    assert refused(of, state, "0: A04 r0 +6+0") == "post-refused-too-long"
    assert rules.legal(of, state, 0)


def test_no_tableau_is_larger_than_nineteen_or_shows_more_than_forty_six_slots() -> None:
    for seed in range(30):
        for choose in (None, _outward):
            *_, (_, _, last) = moves(POST, 1, seed, choose) if choose else moves(POST, 1, seed)
            cells = picture(POST, last.desks[0].tableau)
            height, width = slow.sides(cells)
            assert max(height, width) <= 19
            assert height + width <= 29
            assert 14 <= len(cells) <= 46


def test_every_card_shows_one_to_five_slots_more_and_stays_connected() -> None:
    for seed in range(10):
        last = [after for _, _, after in moves(POST, 1, seed)][-1]
        tableau = last.desks[0].tableau
        for count in range(1, len(tableau)):
            before, after = picture(POST, tableau[:count]), picture(POST, tableau[: count + 1])
            assert 1 <= len(after) - len(before) <= 5


def test_a_place_always_exists_also_in_the_smallest_square() -> None:
    of = ruleset(max_extent=7)
    for seed in range(40):
        for state, _, _ in moves(of, 1, seed):
            if state.stage == "place":
                assert rules.legal(of, state, 0)
