"""The bots: legal, repeatable, blind to what is hidden, and as strong as they were measured to be."""

from random import Random
from statistics import mean, stdev

import pytest
from msgspec.structs import replace

from pillarbox.core.game import Choice, Observation
from pillarbox.games.post_office import bots, rules
from pillarbox.games.post_office._plain import RANKED, TOTAL, best_after, options, pairs, windows
from pillarbox.games.post_office.rounds import layers
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Keep, Place, State
from pillarbox.games.post_office.tables import tables
from tests.games.post_office import slow
from tests.games.post_office.table import at, finished, moves, ruleset
from tests.games.post_office.test_placing import picture

POST = ruleset()
SLOTS = {card.id: card.slots for card in POST.cards}


def chooser(name: str) -> object:
    def choose(of: Ruleset, seen: Observation, rng: Random) -> object:
        return bots.POLICIES[name](of, seen, rng, 0)

    return choose


def best_by_brute_force(state: State, seat: int) -> int:
    """The highest total that the cards in hand can make, by trying everything, cell by cell."""
    desk = state.desks[seat]

    def best(seen: slow.Picture, hand: frozenset[str]) -> int:
        if not hand:
            return slow.total(seen)
        return max(
            best({**seen, **slow.card_cells(SLOTS[card], turns, row, col)}, hand - {card})
            for card in hand
            for turns, row, col in slow.places(seen, SLOTS[card])
        )

    return best(picture(POST, layers(desk)), frozenset(desk.hand))


@pytest.mark.parametrize("name", ["random", "greedy1", "greedy2"])
@pytest.mark.parametrize("seats", [1, 2])
def test_bots_play_whole_matches_by_legal_moves_only(name: str, seats: int) -> None:
    last = finished(ruleset("post-office-random"), seats, 1, chooser(name))  # type: ignore[arg-type]
    assert last.stage == "over"


@pytest.mark.parametrize("name", list(bots.POLICIES))
def test_the_same_observation_and_seed_give_the_same_action(name: str) -> None:
    for text in ("A01 hand=A07,A08", "A01/A02 hand=A04,A05/A06,A07", "A01 hand=A07 pending=A08r0+2+0"):
        state = at(text)
        seen = rules.observe(POST, state, 0)
        policy = bots.POLICIES[name]
        assert policy(POST, seen, Random(4), 0) == policy(POST, seen, Random(4), 0)
        assert policy(POST, seen, Random(4), 0) in rules.legal(POST, state, 0)


def test_options_are_worth_what_laying_them_makes() -> None:
    known = tables(POST)
    for state, _, _ in moves(POST, 1, 5):
        if state.stage != "place":
            continue
        own = known.tableau(layers(state.desks[0]))
        below = picture(POST, layers(state.desks[0]))
        for card in state.desks[0].hand:
            found = list(options(known, own, card))
            legal = [a for a in rules.legal(POST, state, 0) if isinstance(a, Place) and a.card == card]
            assert [option.place for option in found] == legal
            for option in found[::7]:
                place = option.place
                after = {**below, **slow.card_cells(SLOTS[card], place.turns, place.row, place.col)}
                assert option.worth == slow.total(after)
            assert best_after(known, own, card) == max(option.worth for option in found)
            ranked = [option.worth for option in options(known, own, card, RANKED)]
            for option, fine in zip(found, ranked):
                place = option.place
                mice = own.lay(known.faces(card)[place.turns], place.row, place.col).mice
                assert fine == 64 * option.worth - mice


@pytest.mark.parametrize("rows, cols", [(6, 1), (1, 6)])
def test_options_of_long_cards_are_counted_the_same_way(rows: int, cols: int) -> None:
    of = replace(POST, rows=rows, cols=cols)
    known = tables(of)
    own = known.tableau((Place("A17", 0, 0, 0), Place("A18", 1, 0, 0)))
    for option in options(known, own, "A16"):
        face = known.faces("A16")[option.place.turns]
        assert option.worth == own.lay(face, option.place.row, option.place.col).total


def test_windows_hold_what_is_left_of_their_lines() -> None:
    known = tables(POST)
    own = known.tableau((Place("A17", 0, 0, 0),))  # mm / gs / fm
    found = {(w.row, w.col): w for w in windows(own, 3, 2)}
    assert len(found) == 14
    # One row lower the mice of the first row stay in sight; nothing else counts.
    assert found[1, 0].rest == -2
    assert found[1, 0].left == (0, 0, 0, 0, 0)
    # To the right: g stays in row 1, f in row 2, m in row 0.
    assert found[0, 1].rest == -1
    assert found[0, 1].left == (0, 1, 1 << 24, 0, 0)
    assert TOTAL.mouse == 1


def test_greedy1_lays_the_card_drawn_first_where_it_makes_the_best_total() -> None:
    for state, _, _ in moves(POST, 1, 31):
        if state.stage != "place":
            continue
        chosen = bots.greedy1(POST, rules.observe(POST, state, 0), Random(1))
        assert isinstance(chosen, Place)
        card = state.desks[0].hand[0]
        assert chosen.card == card
        below = picture(POST, layers(state.desks[0]))
        totals = {
            place: slow.total({**below, **slow.card_cells(SLOTS[card], *place)})
            for place in slow.places(below, SLOTS[card])
        }
        assert totals[chosen.turns, chosen.row, chosen.col] == max(totals.values())


def test_with_two_cards_left_greedy2_equals_brute_force() -> None:
    state = at("A01 hand=A17,A18")
    seen = rules.observe(POST, state, 0)
    first = bots.greedy2(POST, seen, Random(1))
    after = rules.step(POST, state, Choice(0, first))
    second = bots.greedy2(POST, rules.observe(POST, after, 0), Random(1))
    done = rules.step(POST, after, Choice(0, second))
    reached = tables(POST).tableau(done.desks[0].tableau).total
    assert reached == best_by_brute_force(state, 0)
    assert reached == max(option.worth for option in pairs(tables(POST), tables(POST).tableau(
        layers(state.desks[0])), state.desks[0].hand))  # fmt: skip


@pytest.mark.parametrize("name", ["greedy1", "greedy2"])
@pytest.mark.parametrize("seed", range(6))
def test_with_one_card_left_a_bot_equals_brute_force(name: str, seed: int) -> None:
    laying = [state for state, _, _ in moves(POST, 1, seed) if state.stage == "place"]
    states = [state for state in laying if state.round == 4 and len(state.desks[0].hand) == 1]
    for state in states:
        chosen = bots.POLICIES[name](POST, rules.observe(POST, state, 0), Random(1), 0)
        after = rules.step(POST, state, Choice(0, chosen))
        assert rules.result(POST, after).totals[0] == best_by_brute_force(state, 0)


def test_in_the_last_round_of_several_mice_decide_where_totals_are_equal() -> None:
    for seed in range(4):
        laying = [state for state, _, _ in moves(POST, 2, seed) if state.stage == "place"]
        state = next(s for s in laying if s.round == 4 and len(s.desks[0].hand) == 1)
        chosen = bots.greedy2(POST, rules.observe(POST, state, 0), Random(1))
        assert isinstance(chosen, Place)
        below = picture(POST, layers(state.desks[0]))
        (card,) = state.desks[0].hand

        def key(place: tuple[int, int, int], below: slow.Picture, card: str) -> tuple[int, int]:
            after = {**below, **slow.card_cells(SLOTS[card], *place)}
            return slow.total(after), -slow.mice(after)

        best = max(key(place, below, card) for place in slow.places(below, SLOTS[card]))
        assert key((chosen.turns, chosen.row, chosen.col), below, card) == best


def test_bots_keep_the_card_that_alone_makes_more() -> None:
    # A01 has one mouse and an empty slot to spare for it; A18 is full of mice.
    state = at("A01/A02 hand=A03,A18/A06,A07")
    for name in ("greedy1", "greedy2"):
        assert bots.POLICIES[name](POST, rules.observe(POST, state, 0), Random(1), 0) == Keep("A03")


def test_bots_do_not_always_choose_the_same_of_equal_placements() -> None:
    seen = rules.observe(POST, at("A01 hand=A03,A04"), 0)
    assert len({bots.greedy1(POST, seen, Random(seed)) for seed in range(40)}) > 1


def totals(name: str, games: int) -> list[int]:
    found = []
    for seed in range(games):
        of = ruleset("post-office-b" if seed % 2 else "post-office")
        last = finished(of, 1, seed, chooser(name))  # type: ignore[arg-type]
        found.append(rules.result(of, last).totals[0])
    return found


@pytest.mark.parametrize("name, games, measured", [("random", 400, -9.10), ("greedy1", 300, 13.93)])
def test_the_ladder_stands_where_it_was_measured(name: str, games: int, measured: float) -> None:
    found = totals(name, games)
    assert abs(mean(found) - measured) < 4 * stdev(found) / games**0.5


@pytest.mark.slow
def test_greedy2_stands_where_it_was_measured() -> None:
    found = totals("greedy2", 40)
    assert abs(mean(found) - 18.70) < 4 * stdev(found) / len(found) ** 0.5
