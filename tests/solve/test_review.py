"""Luck and skill of a match by hand: three tiles and one die of three faces, all values worked out on paper.

By the tiles that stand the expected score is {1} 2/3, {2} 4/3, {3} 2, {1,2} 2/3, {1,3} 20/9, {2,3} 25/9, and
{1,2,3} 17/9: a throw of 1 leaves {2,3}, of 2 {1,3}, and of 3 {1,2} if the 3 is shut, which is best.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from pillarbox.core.game import Choice
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.judge import judge
from pillarbox.games.shut_the_box.state import Shut, Throw
from pillarbox.solve.review import Ledger, Leftover, Move, Weighed, review
from tests.games.shut_the_box.presets import make

THREE = make(tiles=(1, 2, 3), dice=1, sides=3)


def moves_of(ruleset: Any, seats: int, *made: Any) -> tuple[Any, list[Move]]:
    """The start and the moves of a match played so."""
    start = state = rules.start(ruleset, seats)
    moves = []
    for number, move in enumerate(made, 1):
        after = rules.step(ruleset, state, move)
        moves.append(Move(number, state, move, after))
        state = after
    return start, moves


def ledger_of(ruleset: Any, seats: int, *made: Any) -> Ledger:
    start, moves = moves_of(ruleset, seats, *made)
    return review(rules, ruleset, start, moves, judge(ruleset, seats))


def shut(seat: int, *tiles: int) -> Choice:
    return Choice(seat, Shut(tiles))


def test_a_match_alone_is_told_apart_into_luck_and_skill() -> None:
    ledger = ledger_of(THREE, 1, Throw((3,)), shut(0, 1, 2), Throw((1,)))
    (mine,) = ledger.accounts
    assert mine.base == pytest.approx(-17 / 9, abs=1e-12)
    # The 3 makes 2/3 of 17/9; shutting 1 and 2 leaves 2 instead; the last throw misses and leaves 3.
    assert [step.changes[0] for step in ledger.steps] == pytest.approx([11 / 9, -4 / 3, -1], abs=1e-12)
    assert mine.luck == pytest.approx(11 / 9 - 1, abs=1e-12)
    assert mine.skill == pytest.approx(-4 / 3, abs=1e-12)
    assert (mine.given, mine.estimate, mine.estimate_error, mine.result) == (0, 0, 0, -3)
    assert mine.luck_adjusted == pytest.approx(-3 - 2 / 9, abs=1e-12)
    assert mine.gap == pytest.approx(0, abs=1e-12)


def test_a_step_names_the_better_choice_and_what_was_lost() -> None:
    ledger = ledger_of(THREE, 1, Throw((3,)), shut(0, 1, 2), Throw((1,)))
    thrown, chosen, missed = ledger.steps
    assert (thrown.decision, thrown.seat, thrown.loss, thrown.best) == (False, 0, 0, None)
    assert (chosen.decision, chosen.seat, chosen.best) == (True, 0, Shut((3,)))
    assert chosen.loss == pytest.approx(4 / 3, abs=1e-12)
    assert missed.values == (-3,)


def test_the_best_choice_loses_exactly_nothing() -> None:
    ledger = ledger_of(THREE, 1, Throw((3,)), shut(0, 3), Throw((3,)), shut(0, 1, 2))
    assert ledger.accounts[0].skill == 0
    assert ledger.steps[1].loss == 0
    assert ledger.steps[1].best is None
    assert ledger.accounts[0].result == 0


def test_where_nobody_has_a_choice_all_is_luck() -> None:
    """Tiles 1 and 2, two faces: the first shuts 2 and misses with another 2, the second shuts the box."""
    two = make(tiles=(1, 2), dice=1, sides=2)
    ledger = ledger_of(
        two, 2, Throw((2,)), shut(0, 2), Throw((2,)), Throw((2,)), shut(1, 2), Throw((1,)), shut(1, 1)
    )
    one, other = ledger.accounts
    assert (one.result, other.result) == (-1, 1)
    assert (one.skill, one.given, other.skill, other.given) == (0, 0, 0, 0)
    # Nobody has a choice. A turn shuts the box with 1/2, and leaves 1 or 2 with 1/4 each. The first wins with
    # a shut box; with a 1 against a 2 (1/16); and half of 1 against 1 and 2 against 2 (1/16 each).
    share = Fraction(1, 2) + Fraction(1, 16) + Fraction(1, 16)
    assert one.base == pytest.approx(float(2 * share - 1), abs=1e-12)
    assert one.luck == pytest.approx(-1 - one.base, abs=1e-12)
    assert other.luck == pytest.approx(1 - other.base, abs=1e-12)


def test_a_mistake_is_a_loss_to_one_seat_and_a_gift_to_the_other() -> None:
    """The first of two throws a 3 and shuts 1 and 2, which leaves {3} in place of {1,2}."""
    start, moves = moves_of(THREE, 2, Throw((3,)), shut(0, 1, 2))
    ledger = review(rules, THREE, start, moves, judge(THREE, 2))
    chosen = ledger.steps[-1]
    assert chosen.loss > 0
    assert chosen.changes[1] == pytest.approx(chosen.loss, abs=1e-12)
    one, other = ledger.accounts
    assert one.skill == pytest.approx(-chosen.loss, abs=1e-12)
    assert other.given == pytest.approx(chosen.loss, abs=1e-12)
    assert (one.given, other.skill) == (0, 0)
    assert one.gap == pytest.approx(0, abs=1e-12)
    assert other.gap == pytest.approx(0, abs=1e-12)


def test_a_match_that_goes_on_has_what_the_seats_may_expect_as_its_result() -> None:
    ledger = ledger_of(THREE, 1, Throw((2,)))
    assert ledger.accounts[0].result == pytest.approx(-20 / 9, abs=1e-12)


class Guessing:
    """A judge whose values are guesses: a start of 1 with an error of 0.3, every throw worth 0.5 more."""

    leftover: Leftover = "estimate"
    slack = 0.0

    def start(self, state: Any) -> tuple[tuple[float, ...], tuple[float, ...]]:
        return (1.0,), (0.3,)

    def weigh(self, move: Move) -> Weighed | None:
        if isinstance(move.move, Choice):
            return None
        return Weighed((1.0,), (1.5,), error=(0.4,))

    def end(self, state: Any) -> tuple[float, ...]:
        return (4.0,)


def test_what_estimates_leave_over_is_the_estimate_with_its_error() -> None:
    start, moves = moves_of(THREE, 1, Throw((3,)), shut(0, 3))
    (mine,) = review(rules, THREE, start, moves, Guessing()).accounts
    assert (mine.base, mine.luck, mine.skill, mine.result) == (1.0, 0.5, 0.0, 4.0)
    assert mine.estimate == 2.5
    assert mine.estimate_error == pytest.approx(0.5, abs=1e-12)
    assert mine.gap == 0


def test_own_scores_are_the_measure_where_no_solver_reaches() -> None:
    """Two seats and one throw for all: each has the box of the first test, and its own scores."""
    ruleset = make(tiles=(1, 2, 3), dice=1, sides=3, turn="shared", on_shut="ends-turn")
    ledger = ledger_of(
        ruleset, 2, Throw((3,)), shut(0, 3), shut(1, 1, 2), Throw((1,)), shut(0, 1), Throw((1,))
    )
    one, other = ledger.accounts
    assert one.base == other.base == pytest.approx(-17 / 9, abs=1e-12)
    assert other.skill == pytest.approx(-4 / 3, abs=1e-12)
    assert other.luck == pytest.approx(11 / 9 - 1, abs=1e-12)
    assert one.skill == 0
    assert (one.given, other.given) == pytest.approx((0, 0), abs=1e-12)
    assert (one.result, other.result) == (-2, -3)
    assert one.gap == pytest.approx(0, abs=1e-12)


def test_own_scores_count_each_round_as_it_begins() -> None:
    ruleset = make(
        tiles=(1, 2), dice=1, sides=2, turn="shared", match="rounds", rounds=2, on_shut="ends-turn"
    )
    made = (
        Throw((1,)),
        shut(0, 1),
        shut(1, 1),
        Throw((1,)),
        Throw((2,)),
        shut(0, 2),
        shut(1, 2),
        Throw((2,)),
    )
    ledger = ledger_of(ruleset, 2, *made)
    # A turn scores 0 with 1/2, 1 or 2 with 1/4 each: 3/4. The rounds leave 2 and 1.
    for account in ledger.accounts:
        assert account.base == pytest.approx(-1.5, abs=1e-12)
        assert account.luck == pytest.approx(-1.5, abs=1e-12)
        assert (account.skill, account.result) == (0, -3)


def test_another_s_shut_box_is_given_where_own_scores_are_measured() -> None:
    ruleset = make(tiles=(1, 2, 3), dice=1, sides=3, turn="shared")
    ledger = ledger_of(
        ruleset, 2, Throw((3,)), shut(0, 3), shut(1, 1, 2), Throw((3,)), shut(0, 1, 2), shut(1, 3)
    )
    assert [account.result for account in ledger.accounts] == [0, 0]
    assert all(account.gap == pytest.approx(0, abs=1e-12) for account in ledger.accounts)
