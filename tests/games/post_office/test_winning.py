"""Reviews of several seats in chances to win: sums that hold, no hidden card weighed, points beside."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pytest

from pillarbox.games.post_office import courses, rules, winning
from pillarbox.games.post_office.bots import POLICIES
from pillarbox.games.post_office.judge import judge
from pillarbox.games.post_office.solve import Engine, engine
from pillarbox.games.post_office.state import Keep
from pillarbox.games.post_office.winning import Winning
from pillarbox.solve.review import Ledger, Move, Step, review
from tests.games.post_office.test_judge import RULESET, played

pytestmark = pytest.mark.skipif(engine(RULESET) is None, reason="estimates need numba")


@pytest.fixture(autouse=True, scope="module")
def fewer_samples() -> Iterator[None]:
    """Sums hold whatever the samples are; the usual number takes seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(winning, "SAMPLE", 3)
        patch.setattr(courses, "STARTS", 1)
        yield


@lru_cache
def looked_back(policies: tuple[str, ...], seed: int) -> tuple[Ledger, list[Move]]:
    assert set(policies) <= set(POLICIES)
    start, moves = played(len(policies), list(policies), seed)
    return review(rules, RULESET, start, moves, Winning(RULESET, len(policies), _search(), 40)), moves


def _search() -> Engine:
    search = engine(RULESET)
    assert search is not None
    return search


TWO = ("potential", "random")


@pytest.mark.parametrize("policies", [TWO, ("rich", "random", "potential")])
def test_the_terms_add_up_to_the_part_of_the_win(policies: tuple[str, ...]) -> None:
    ledger, moves = looked_back(policies, 3)
    returns = rules.returns(RULESET, moves[-1].after)
    for account, result in zip(ledger.accounts, returns):
        assert account.base == pytest.approx(0, abs=1e-9)
        assert account.result == result
        assert account.gap == pytest.approx(0, abs=1e-9)
        assert account.estimate_error > 0
        assert account.skill <= 0
    assert ledger.steps[-1].values == tuple(map(float, returns))


def test_a_match_that_is_not_over_adds_up_to_what_may_be_expected() -> None:
    start, moves = played(2, list(TWO), 3)
    cut = moves[: len(moves) // 2]
    ledger = review(rules, RULESET, start, cut, Winning(RULESET, 2, _search(), 40))
    for seat, account in enumerate(ledger.accounts):
        assert account.gap == pytest.approx(0, abs=1e-9)
        assert account.result == pytest.approx(ledger.steps[-1].values[seat])


def test_the_strongest_bot_loses_nothing_against_another_of_its_kind() -> None:
    start, moves = played(2, ["strong", "strong"], 1)
    ledger = review(rules, RULESET, start, moves, Winning(RULESET, 2, _search(), 0))
    assert [account.skill for account in ledger.accounts] == [0, 0]


def test_a_seat_sees_nothing_of_what_others_draw_and_choose_until_it_is_shown() -> None:
    ledger, moves = looked_back(TWO, 3)
    shown = {move.number for move in moves if move.after.round != move.before.round or not move.before.round}
    shown |= {moves[-1].number}
    passes = {move.number for move in moves if move.before.stage == "keep" and move.after.stage == "place"}
    before = ledger.start
    for step in ledger.steps:
        other = 1 - step.seat
        if step.number not in shown | passes:
            assert step.values[other] == pytest.approx(before[other])
            assert step.changes[other] == 0
        before = step.values


def test_a_start_card_lies_open_to_all() -> None:
    ledger, _ = looked_back(TWO, 3)
    for step in ledger.steps[:2]:
        assert step.values[0] + step.values[1] == pytest.approx(0, abs=1e-9)
        assert step.changes[0] == pytest.approx(-step.changes[1], abs=1e-9)


def test_what_is_laid_costs_in_points_what_the_coach_says_of_it() -> None:
    ledger, moves = looked_back(TWO, 3)
    table = judge(RULESET, 2, 40, seconds=10)
    assert not isinstance(table, Winning)
    begun = {}
    for move in moves:
        if move.before.stage == "place":
            for seat in (0, 1):
                if len(move.before.desks[seat].hand) == 2:
                    begun[seat, move.before.round] = move.before
    found = 0
    for step in laid(ledger):
        seen = rules.observe(RULESET, begun[step.seat, step.before.round], step.seat)
        cost = table.cost(seen, step.chosen)
        assert step.beside_loss == pytest.approx(cost.loss)
        assert step.loss == 0 or cost.loss > 0
        found += step.loss > 0
    assert found >= 4


def laid(ledger: Ledger) -> list[Step]:
    return [step for step in ledger.steps if step.decision and not isinstance(step.chosen, Keep)]


def test_beside_the_chances_stand_the_totals_that_were_reached() -> None:
    ledger, moves = looked_back(TWO, 3)
    assert ledger.steps[-1].beside == tuple(map(float, rules.result(RULESET, moves[-1].after).totals))
    assert all(len(step.beside) == 2 for step in ledger.steps)


def test_several_seats_are_weighed_by_chances_and_the_coach_at_their_table_by_points() -> None:
    asked = ((1, 0), (2, 0), (4, 0), (2, 10))
    measures = [judge(RULESET, seats, 0, seconds).measure for seats, seconds in asked]
    assert measures == ["total", "share", "share", "total"]
