"""The judge of Post Office: sums that add up, losses that are true where they can be counted, nothing seen
that is hidden.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from pillarbox.catalogue import game, load
from pillarbox.core.game import Choice
from pillarbox.games.post_office import rules, scoring
from pillarbox.games.post_office.bots import POLICIES
from pillarbox.games.post_office.hindsight import OpenJudge
from pillarbox.games.post_office.judge import judge
from pillarbox.games.post_office.openorder import best_found
from pillarbox.games.post_office.rounds import ROUNDS
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import engine
from pillarbox.games.post_office.state import Deal, Keep, Place, State
from pillarbox.games.post_office.tables import tables
from pillarbox.games.post_office.totals import Totals
from pillarbox.games.post_office.winning import Winning
from pillarbox.solve.review import Ledger, Move, review
from pillarbox.words.render import Words

RULESET = load("post-office")[1]
pytestmark = pytest.mark.skipif(engine(RULESET) is None, reason="estimates need numba")


def played(
    seats: int, policies: list[str], seed: int, ruleset: Ruleset = RULESET
) -> tuple[State, list[Move]]:
    """A match of these bots."""
    rng = Random(seed)
    start = state = rules.start(ruleset, seats)
    moves: list[Move] = []
    while (node := rules.node(ruleset, state)).kind != "terminal":
        move: Any
        if node.kind == "chance":
            move = rng.choice(rules.chance(ruleset, state).outcomes)
        else:
            seat = node.seats[0]
            move = Choice(
                seat, POLICIES[policies[seat]](ruleset, rules.observe(ruleset, state, seat), rng, 0)
            )
        after = rules.step(ruleset, state, move)
        moves.append(Move(len(moves) + 1, state, move, after))
        state = after
    return start, moves


def reviewed(seats: int, policies: list[str], seed: int) -> tuple[Ledger, list[Move]]:
    start, moves = played(seats, policies, seed)
    return review(rules, RULESET, start, moves, judge(RULESET, seats)), moves


def test_the_terms_of_a_lone_match_add_up_to_the_total() -> None:
    ledger, moves = reviewed(1, ["random"], 3)
    (account,) = ledger.accounts
    assert account.result == rules.result(RULESET, moves[-1].after).totals[0]
    assert account.gap == pytest.approx(0, abs=1e-9)
    assert account.estimate_error > 0
    assert account.skill <= 0
    assert account.given == 0


def test_the_strongest_bot_alone_loses_nothing_by_its_own_search() -> None:
    ledger, _ = reviewed(1, ["strong"], 4)
    assert ledger.accounts[0].skill == 0


def test_every_seat_decides_what_to_keep_and_where_to_lay_in_every_round() -> None:
    ledger, _ = reviewed(2, ["potential", "random"], 5)
    for seat in (0, 1):
        own = [step for step in ledger.steps if step.decision and step.seat == seat]
        assert sum(isinstance(step.chosen, Keep) for step in own) == ROUNDS
        assert [len(step.chosen) for step in own if isinstance(step.chosen, tuple)] == [2] * ROUNDS


def test_a_loss_in_the_last_round_is_what_the_best_total_has_more() -> None:
    """Counted by trying every way to lay both cards by the rules."""
    ledger, moves = reviewed(1, ["random"], 6)
    last = [step for step in ledger.steps if step.decision][-1]
    begun = next(
        move.before for move in moves if move.before.stage == "place" and move.before.round == ROUNDS
    )
    best = -100
    for first in rules.legal(RULESET, begun, 0):
        middle = rules.step(RULESET, begun, Choice(0, first))
        for second in rules.legal(RULESET, middle, 0):
            end = rules.step(RULESET, middle, Choice(0, second))
            best = max(best, rules.result(RULESET, end).totals[0])
    assert last.loss == best - rules.result(RULESET, moves[-1].after).totals[0]


def test_the_luck_of_a_draw_alone_is_0_in_the_mean() -> None:
    _, moves = played(1, ["random"], 7)
    begun = next(move.before for move in moves if move.before.stage == "draw" and move.before.round == 3)
    cards = tuple(tables(RULESET).cards(begun.unseen))
    lucks = []
    for one, two in combinations(cards, 2):
        first = rules.step(RULESET, begun, Deal(one))
        second = rules.step(RULESET, first, Deal(two))
        weighed = _judge(1).weigh(Move(0, first, Deal(two), second))
        assert weighed is not None
        lucks.append(weighed.after[0] - weighed.against[0])
    assert sum(lucks) / len(lucks) == pytest.approx(0, abs=1e-9)
    assert max(lucks) > 0.5


def _judge(seats: int) -> Totals | Winning | OpenJudge:
    return judge(RULESET, seats)


def test_a_choice_costs_the_same_whatever_the_others_hold() -> None:
    """Two states that a seat cannot tell apart: the other's hand is exchanged for cards of the stock."""
    _, moves = played(2, ["potential", "potential"], 8)
    state = next(move.before for move in moves if move.before.stage == "keep" and move.before.round == 2)
    known = tables(RULESET)
    other = state.desks[1]
    new = tuple(known.cards(state.unseen))[:2]
    from msgspec.structs import replace

    swapped = replace(
        state,
        unseen=state.unseen & ~known.bits(new) | known.bits(other.hand),
        desks=(state.desks[0], replace(other, hand=new)),
    )
    for card in state.desks[0].hand:
        costs = [_coach(2).cost(rules.observe(RULESET, one, 0), (Keep(card),)) for one in (state, swapped)]
        assert costs[0] == costs[1]


def test_a_bad_way_to_lay_costs_something_and_says_why() -> None:
    _, moves = played(1, ["random"], 6)
    begun = next(
        move.before for move in moves if move.before.stage == "place" and move.before.round == ROUNDS
    )
    seen = rules.observe(RULESET, begun, 0)
    first = next(action for action in rules.legal(RULESET, begun, 0) if isinstance(action, Place))
    middle = rules.step(RULESET, begun, Choice(0, first))
    second = next(action for action in rules.legal(RULESET, middle, 0) if isinstance(action, Place))
    cost = _coach(1).cost(seen, (first, second))
    assert cost.loss > 0
    assert [why.id for why in cost.why].count("post-judge-better") == 1
    assert _coach(1).cost(seen, cost.best).loss == 0


def _coach(seats: int) -> Totals | OpenJudge:
    found = judge(RULESET, seats, seconds=10)
    assert not isinstance(found, Winning)
    return found


OPEN = load("post-office-open")[1]


@pytest.mark.parametrize("policy", ["random", "rich"])
def test_with_the_order_known_luck_is_the_row_of_cards_alone_and_all_else_is_skill(policy: str) -> None:
    start, moves = played(1, [policy], 4, OPEN)
    ledger = review(rules, OPEN, start, moves, judge(OPEN, 1, 60))
    (account,) = ledger.accounts
    assert account.result == rules.returns(OPEN, moves[-1].after)[0]
    assert abs(account.gap) < 1e-9
    assert [step.number for step in ledger.steps if not step.decision] == [9]  # the last of the row
    assert len([step for step in ledger.steps if step.decision]) == ROUNDS
    assert account.skill <= 0
    assert account.given == 0
    best = best_found(OPEN, moves[0].after.desks[0].tableau, cards_of(moves), 60)
    assert best is not None
    # What was lost is what lies between the best found and the result, at least.
    assert account.result - account.skill >= best.total


def cards_of(moves: list[Move]) -> list[str]:
    """The cards after the start card, in the order in which they were dealt."""
    return [move.move.card for move in moves if isinstance(move.move, Deal)][1:]


def test_who_lays_what_the_search_lays_loses_nothing_with_the_order_known() -> None:
    _, moves = played(1, ["random"], 4, OPEN)
    begun = next(move.before for move in moves if move.before.stage == "place")
    weigher = judge(OPEN, 1, 60)
    assert not isinstance(weigher, Winning)
    found = best_found(OPEN, begun.desks[0].tableau, cards_of(moves), 60)
    assert found is not None
    cost = weigher.cost(rules.observe(OPEN, begun, 0), found.moves[:2])
    assert (cost.loss, cost.why) == (0, ())
    worse = weigher.cost(rules.observe(OPEN, begun, 0), laid_first(begun))
    assert worse.loss >= 0
    assert worse.best == found.moves[:2]


def laid_first(state: State) -> tuple[Place, ...]:
    """Both cards where the rules list a place first."""
    places: list[Place] = []
    for _ in range(2):
        action = rules.legal(OPEN, state, 0)[0]
        assert isinstance(action, Place)
        places.append(action)
        state = rules.step(OPEN, state, Choice(0, action))
    return tuple(places)


def test_after_the_end_every_seat_is_told_the_best_found_with_its_cards() -> None:
    for seats in (1, 2):
        _, moves = played(seats, ["random"] * seats, 6)
        end = moves[-1].after
        found = _judge(seats).hindsight(end)
        totals = scoring.standing(RULESET, end)[0]
        for seen, total, desk in zip(found, totals, end.desks):
            assert seen is not None
            cards = [layer.card for layer in desk.tableau[1:]]
            again = best_found(RULESET, desk.tableau[:1], cards, seen.width)
            assert again is not None
            assert seen.total == max(again.total, total)
            for language in ("en", "pl", "nl"):
                told, wrong = Words(language).checked(seen.told)
                assert wrong == []
                assert str(seen.total) in told
    assert _judge(1).hindsight(moves[5].after) == (None, None)


def test_the_catalogue_knows_the_judge() -> None:
    assert game("post-office").judge.judge(RULESET, 1).measure == "total"
