"""Wrong behaviours that were reported of other programs of this kind, each as a test of the right one.

`CASES.md` beside this file lists all of them, with the test that stands for each, here or elsewhere, or why
there is none.
"""

from collections import Counter
from random import Random

import pytest
from msgspec import json
from msgspec.structs import replace

from pillarbox.core.game import Choice, Observation
from pillarbox.core.message import Unreadable
from pillarbox.games.post_office import bots, notation, rounds, rules, show
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Keep, Place, State
from pillarbox.games.post_office.tables import tables
from pillarbox.words.render import Words
from tests.games.post_office import slow
from tests.games.post_office.table import at, finished, moves, play, refused, ruleset
from tests.games.post_office.test_placing import picture

POST = ruleset()


# Legality.


def test_holes_and_long_tableaus_are_legal_unless_a_named_house_rule_is_on() -> None:
    with_holes = 0
    for seed in range(20):
        seen = picture(POST, finished(POST, 1, seed).desks[0].tableau)
        beside = {(r, c + 1) for r, c in seen} & {(r, c - 1) for r, c in seen}
        between = {(r + 1, c) for r, c in seen} & {(r - 1, c) for r, c in seen}
        with_holes += bool((beside & between) - seen.keys())
    assert with_holes
    assert POST.max_extent == 0
    long = at("A01,A02r0+2+0,A03r0+4+0,A04r0+6+0,A05r0+8+0 hand=A06,A07")
    assert Place("A06", 0, 10, 0) in rules.legal(POST, long, 0)


def test_each_rotation_and_place_is_judged_on_its_own() -> None:
    # Whether the corner of the start card is reached depends on which way the card lies.
    state = at("A01 hand=A02,A03")
    legal = rules.legal(POST, state, 0)
    assert Place("A02", 0, 2, 1) in legal
    assert Place("A02", 1, -1, -2) in legal
    assert Place("A02", 0, -1, -2) not in legal
    assert Place("A02", 0, -2, 0) in legal
    assert Place("A02", 1, -2, 0) not in legal


def test_two_unconnected_cards_are_refused() -> None:
    state = at("A01 hand=A02,A03")
    assert refused(POST, state, "0: A02 r0 +3+0") == "post-refused-apart"
    assert refused(POST, state, "0: A02 r0 +0+2") == "post-refused-apart"
    # Touching at an edge or a corner is not covering.
    assert refused(POST, state, "0: A02 r0 +3+2") == "post-refused-apart"


def test_a_position_that_is_loaded_is_judged_layer_by_layer() -> None:
    for laid in ("A01,A02r0+3+0,A03r0+2+0", "A01,A02r0+0+0,A03r0+2+0", "A01,A02r0+2+0,A03r0+9+9"):
        with pytest.raises(Unreadable) as refusal:
            at(f"{laid} hand=A04,A05")
        assert refusal.value.message.id == "post-unreadable-layer"


def test_a_card_on_the_table_is_not_laid_again() -> None:
    state = at("A01 hand=A02,A03")
    assert refused(POST, state, "0: A01 r0 +2+0") == "post-refused-laid"
    after = play(POST, state, "0: A02 r0 +2+0")
    assert refused(POST, after, "0: A02 r0 +4+0") == "post-refused-laid"
    with pytest.raises(Unreadable) as refusal:
        at("A01,A02r0+2+0,A02r0+4+0")
    assert refusal.value.message.id == "post-unreadable-card-twice"


@pytest.mark.parametrize("id", ["post-office", "post-office-random"])
def test_no_card_is_ever_discarded_as_a_place_always_exists(id: str) -> None:
    of = ruleset(id, max_extent=7)
    for seats in (1, 3):
        for seed in range(6):
            for state, _, _ in moves(of, seats, seed):
                for seat in rounds.laying(state) if state.stage == "place" else ():
                    laid = {
                        action.card for action in rules.legal(of, state, seat) if isinstance(action, Place)
                    }
                    assert laid == set(state.desks[seat].hand)


def test_laying_the_same_card_twice_changes_nothing() -> None:
    state = play(POST, at("A01/A02 hand=A04,A05/A06,A07 passed=A07/A05"), "0: A04 r0 +2+0")
    before = notation.state_text(POST, state)
    assert refused(POST, state, "0: A04 r0 +2+0") == "post-refused-laid"
    assert refused(POST, state, "0: A04 r0 +4+0") == "post-refused-laid"
    assert notation.state_text(POST, state) == before


def test_people_and_bots_go_through_the_same_check() -> None:
    # A bot's choice is a move like any other: `step` judges it, and would refuse it.
    state = at("A01/A02 hand=A04,A05/A06,A07 passed=A07/A05")
    for policy in bots.POLICIES.values():
        action = policy(POST, rules.observe(POST, state, 1), Random(2), 0)
        assert action in rules.legal(POST, state, 1)
        assert rules.step(POST, state, Choice(1, action)).desks[1].pending
        assert refused(POST, state, Choice(0, action)) in ("post-refused-not-held", "post-refused-laid")


# Bots.


@pytest.mark.parametrize("name", list(bots.POLICIES))
@pytest.mark.parametrize("longest", [0, 7])
def test_bots_choose_only_what_is_legal_also_under_house_rules(name: str, longest: int) -> None:
    of = ruleset(max_extent=longest)
    for text in ("A01,A02r0+2+0,A03r0+4+0 hand=A04,A05", "A01,A02r1+2+0,A03r1+3+2 hand=A04,A05"):
        state = at(text, of=of)
        for _ in range(2):
            action = bots.POLICIES[name](of, rules.observe(of, state, 0), Random(3), 0)
            assert action in rules.legal(of, state, 0)
            state = rules.step(of, state, Choice(0, action))


def test_in_the_last_round_bots_count_the_true_final_score() -> None:
    # One card left, round 4: the chosen placement gives the highest total that any placement gives.
    for seed in range(3):
        for state, _, _ in moves(POST, 1, seed):
            if state.round == 4 and state.stage == "place" and len(state.desks[0].hand) == 1:
                chosen = bots.greedy2(POST, rules.observe(POST, state, 0), Random(1))
                ends = {
                    action: rules.step(POST, state, Choice(0, action))
                    for action in rules.legal(POST, state, 0)
                }
                totals = {action: rules.result(POST, end).totals[0] for action, end in ends.items()}
                assert totals[chosen] == max(totals.values())


def test_bots_vary_and_do_not_lay_the_richest_card_first_as_a_habit() -> None:
    # The richest card of set A is A17; a bot that tries both orders lays now this, now the other first.
    firsts: Counter[bool] = Counter()
    for other in ("A01", "A05", "A10", "A13", "A16"):
        for hand in (f"{other},A17", f"A17,{other}"):
            state = at(f"A08 hand={hand}")
            chosen = bots.greedy2(POST, rules.observe(POST, state, 0), Random(1))
            assert isinstance(chosen, Place)
            firsts[chosen.card == "A17"] += 1
    assert len(firsts) == 2


# Passing and hidden information.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_receiver_that_is_named_is_the_receiver(seats: int) -> None:
    names = ["Ann", "Ben", "Cem", "Dot"][:seats]
    for state, _, after in moves(POST, seats, 5):
        if (state.stage, after.stage) != ("keep", "place"):
            continue
        for seat, name in enumerate(names):
            asked = show.asked(POST, rules.observe(POST, at_start_of(state), seat), names)
            assert asked is not None
            got = next(i for i, desk in enumerate(after.desks) if after.desks[seat].passed in desk.hand)
            assert Words("en").render(asked).endswith(f"The other one goes to {names[got]}.")
            assert got != seat
            assert name in Words("en").render(asked)


def at_start_of(state: State) -> State:
    """The same node before anybody has chosen."""
    return replace(state, desks=tuple(replace(desk, kept="") for desk in state.desks))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_passes_to_the_next_one_in_each_of_the_four_rounds(seats: int) -> None:
    seen = []
    for state, _, after in moves(POST, seats, 6):
        if (state.stage, after.stage) == ("keep", "place"):
            for seat, desk in enumerate(after.desks):
                assert desk.passed in after.desks[(seat + 1) % seats].hand
                seen.append((state.round, seat))
    assert seen == [(number, seat) for number in (1, 2, 3, 4) for seat in range(seats)]


def test_the_order_of_the_stock_is_nowhere_in_the_state() -> None:
    # What is to come is a set; two matches with the same cards seen are equal whatever the shuffle holds.
    state = at("A01/A02 hand=A04,A05/A06,A07")
    data = json.decode(json.encode(state))
    assert isinstance(data["unseen"], int)
    assert data["order"] == []
    assert state == play(POST, rules.start(POST, 2), "A01", "A02", "A04", "A05", "A06", "A07")


def test_looking_again_shows_the_same() -> None:
    state = at("A01/A02 hand=A04,A05/A06,A07 kept=A04/-")
    once = show.view(POST, rules.observe(POST, state, 1))
    again = show.view(
        POST, rules.observe(POST, notation.read_state(POST, notation.state_text(POST, state)), 1)
    )
    assert once == again


def test_a_seat_cannot_deal_or_draw() -> None:
    state = at("A01/A02")
    assert rules.node(POST, state).roller is None
    assert rules.legal(POST, state, 0) == ()
    assert refused(POST, state, Choice(0, Keep("A03"))) == "post-refused-not-now"


def test_all_choose_before_anything_is_opened_whatever_the_order() -> None:
    state = at("A01/A02/A03 hand=A04,A05/B06,B07/A08,A09")
    unseen = rules.observe(POST, state, 0)
    for move in ("1: keep B07", "2: keep A09"):
        state = play(POST, state, move)
        view = rules.observe(POST, state, 0).state
        # Only that they have chosen is new.
        assert view.desks[0].kept == ""
        assert {desk.kept for desk in view.desks[1:]} <= {"", "?"}
        assert view.unseen == unseen.state.unseen
        assert rules.legal(POST, view, 0) == rules.legal(POST, unseen.state, 0)


# Setup, end, scores.


def test_two_games_at_once_share_no_cards_to_draw_from() -> None:
    one = [after for _, _, after in moves(POST, 2, 7)]
    two = [after for _, _, after in moves(POST, 2, 8)]
    assert one == [after for _, _, after in moves(POST, 2, 7)]
    assert one[-1] != two[-1]


def test_every_seat_count_uses_the_cards_of_the_setup_table() -> None:
    # (seats, in play, start cards, in the box at the end)
    for seats, in_play, in_box in ((1, 18, 9), (2, 18, 0), (3, 36, 9), (4, 36, 0)):
        last = finished(POST, seats, 1)
        assert len(tables(POST).pool(seats)) == in_play
        assert last.unseen.bit_count() == in_box
        assert all(len(desk.tableau) == 9 for desk in last.desks)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_stock_is_empty_at_the_end_and_never_before(seats: int) -> None:
    for state, _, after in moves(POST, seats, 9):
        assert rounds.stock(state) > 0 or state.round == 4
        assert rounds.stock(after) >= 0
    assert rounds.stock(after) == 0


def test_all_tied_seats_win() -> None:
    found = 0
    for seed in range(80):
        last = finished(POST, 4, seed)
        result = rules.result(POST, last)
        best = max((total, -mice) for total, mice in zip(result.totals, result.rounds[0].sums))
        tied = [s for s in range(4) if (result.totals[s], -result.rounds[0].sums[s]) == best]
        assert list(result.winners) == tied
        found += len(tied) > 1
    assert found


def test_a_sole_winner_is_never_told_of_a_tie_and_tied_winners_are_all_named() -> None:
    names = ["Ann", "Ben", "Cem"]
    for seed in range(40):
        *_, (before, move, last) = moves(POST, 3, seed)
        told = Words("en").render(show.tell(POST, before, move, last, names)[-1])
        winners = rules.result(POST, last).winners
        assert ("share" in told) == (len(winners) > 1)
        assert [name in told for name in names] == [seat in winners for seat in range(3)]


def test_the_breakdown_that_is_shown_adds_up_to_the_total_that_counts() -> None:
    for seed in range(10):
        last = finished(POST, 2, seed)
        view = show.view(POST, rules.observe(POST, last, 0))
        for seat, desk in enumerate(view["desks"]):
            shown = desk["tableau"]
            added = sum(line["points"] for line in shown["lines"]) - len(shown["mice"])
            assert added == shown["total"] == view["totals"][seat] == rules.result(POST, last).totals[seat]
            seen = picture(POST, last.desks[seat].tableau)
            assert {(line["axis"], line["line"]): line["points"] for line in shown["lines"]} == {
                line: slow.line_points(packages) for line, packages in slow.lines(seen).items()
            }


def test_points_before_confirming_are_marked_as_a_preview() -> None:
    seen = rules.observe(POST, at("A01 hand=A02,A03"), 0)
    assert show.preview(POST, seen, [Place("A02", 0, 2, 0)])["tableau"]["preview"] is True
    assert show.view(POST, seen)["desks"][0]["tableau"]["preview"] is False


def test_the_rules_in_force_are_part_of_every_view() -> None:
    for id, changes in (("post-office", {}), ("post-office-b", {"max_extent": 9})):
        of: Ruleset = ruleset(id, **changes)
        shown = show.view(of, Observation(-1, rules.start(of, 2)))["rules"]
        assert (shown["set"], shown["max_extent"]) == (of.set, of.max_extent)


def test_an_empty_hand_is_an_ordinary_state() -> None:
    state = play(POST, at("A01/A02 hand=A04,A05/A06,A07 passed=A07/A05"), "0: A04 r0 +2+0", "0: A05 r0 +0+1")
    assert state.desks[0].hand == ()
    seen = rules.observe(POST, state, 0)
    assert show.view(POST, seen)["hand"] == []
    assert rules.legal(POST, state, 0) == ()
    assert show.asked(POST, seen, ["Ann", "Ben"]) is None
    assert notation.read_state(POST, notation.state_text(POST, state)) == state


# Touch and screens: what of it is the engine's.


def test_turning_a_card_never_changes_which_cards_are_held() -> None:
    state = at("A01 hand=A02,A03")
    seen = rules.observe(POST, state, 0)
    for turns in range(8):
        assert show.spots_drawing(POST, seen, "A02", turns)
        assert refused(POST, state, Choice(0, Place("A02", 4 + turns, 2, 0))) == "post-refused-turns"
        assert [card["card"] for card in show.view(POST, seen)["hand"]] == ["A02", "A03"]
