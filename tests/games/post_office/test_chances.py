"""From expected totals to chances to win: against the normal law by another way, and tables of it."""

from __future__ import annotations

from statistics import NormalDist

import pytest
from msgspec.structs import replace

from pillarbox.games.post_office import weights
from pillarbox.games.post_office.chances import (
    BEFORE,
    STARTED,
    Error,
    Errors,
    Expected,
    Outlook,
    Spread,
    chance,
    share,
    stage,
)
from pillarbox.games.post_office.courses import Course, measured
from pillarbox.games.post_office.rounds import ROUNDS


def summed(own: Outlook, others: list[Outlook], steps: int = 4000) -> float:
    """The same by a plain sum over narrow strips of the own total."""
    mine = NormalDist(own.mean, own.spread)
    low, wide = own.mean - 8 * own.spread, 16 * own.spread / steps
    whole = 0.0
    for k in range(steps):
        at = low + (k + 0.5) * wide
        piece = mine.pdf(at) * wide
        for other in others:
            piece *= NormalDist(other.mean, other.spread).cdf(at)
        whole += piece
    return whole


def test_who_stand_alike_share_alike() -> None:
    for seats in (2, 3, 4):
        assert share(Outlook(21.0, 3.0), [Outlook(21.0, 3.0)] * (seats - 1)) == pytest.approx(1 / seats)


def test_one_standard_deviation_ahead_of_one_other_is_what_tables_of_the_normal_law_say() -> None:
    assert share(Outlook(21.0, 0.6), [Outlook(20.0, 0.8)]) == pytest.approx(0.841344746, abs=1e-9)
    assert share(Outlook(18.0, 0.6), [Outlook(20.0, 0.8)]) == pytest.approx(0.022750132, abs=1e-9)


@pytest.mark.parametrize(
    "others",
    [
        [Outlook(19.0, 2.0), Outlook(23.0, 4.0)],
        [Outlook(21.5, 2.5), Outlook(21.5, 2.5), Outlook(17.0, 3.0)],
    ],
)
def test_against_more_than_one_it_is_the_sum_over_the_own_total(others: list[Outlook]) -> None:
    own = Outlook(21.0, 2.2)
    assert share(own, others) == pytest.approx(summed(own, others), abs=1e-6)


def test_the_shares_of_all_make_one_win() -> None:
    looks = [Outlook(24.0, 1.6), Outlook(22.5, 2.0), Outlook(19.0, 3.0), Outlook(23.0, 2.4)]
    shares = [share(one, looks[:at] + looks[at + 1 :]) for at, one in enumerate(looks)]
    assert sum(shares) == pytest.approx(1, abs=1e-6)
    assert sorted(shares, reverse=True)[0] == shares[0]


def test_a_certain_total_wins_loses_or_counts_a_tie_as_half() -> None:
    certain = [Outlook(20.0, 0.0)]
    assert [share(Outlook(total, 0.0), certain) for total in (21.0, 20.0, 19.0)] == [1.0, 0.5, 0.0]
    assert share(Outlook(20.0, 0.0), [Outlook(20.0, 1.0)] * 2) == pytest.approx(0.25)


def errors(tie: float, passed: float = 0.0) -> Errors:
    """Open tableaus are 3 points off, own hands 1, as it is before them 0.5 too little."""
    stages = {"2-shown": Error(0.5, 3.0), "3-kept": Error(0.0, 1.0, gain=-1.5), "3-laid": Error(0.0, 0.0)}
    return Errors(tie, passed, stages)


def test_seats_that_stand_alike_share_alike_however_their_errors_go_together() -> None:
    for tie in (0.0, 0.3):
        for seats in (2, 3, 4):
            alike = Expected(20.0, "2-shown")
            assert chance(errors(tie), alike, alike, [alike] * (seats - 1)) == pytest.approx(1 / seats)


def test_what_a_seat_finds_out_says_so_much_of_another_as_the_law_of_two_normal_errors_has_it() -> None:
    """Errors of both of spread 3, correlated by 0.4; the seat now knows its own but for 1 point."""
    seat, other = Expected(22.5, "3-kept"), Expected(20.0, "2-shown")
    found = chance(errors(0.4), seat, Expected(20.0, "2-shown"), [other])
    # Of the other's error 0.4 of the own 2.0 is known, and 0.4 of what is left, and what is its alone.
    behind = NormalDist(20.5 + 0.4 * 2.0 - 22.5, ((0.6 * 1.0) ** 2 + (1 - 0.4**2) * 9.0) ** 0.5)
    assert found == pytest.approx(behind.cdf(0.0))


def test_a_passed_card_counts_against_the_usual_one_as_much_as_was_measured() -> None:
    assert errors(0.0, passed=0.4).given(1.0, "3-kept") == pytest.approx(0.4 * 2.5)
    assert errors(0.0, passed=0.4).given(-1.5, "3-kept") == 0.0


def test_numbers_of_seats_that_were_not_measured_take_the_nearest() -> None:
    two, four = errors(0.1), errors(0.2)
    spread = Spread("by hand", {"2": two, "4": four})
    assert [spread.of(seats).tie for seats in (2, 4)] == [0.1, 0.2]
    assert Spread("by hand", {"2": two}).of(3) == two


def test_errors_are_measured_from_what_was_expected_and_what_came() -> None:
    """Two matches of two seats, every figure of which is counted by hand."""
    keys = [stage(number, name) for number in range(1, 5) for name in ("kept", "laid")]
    shown = [stage(number, "shown") for number in range(4)]

    def course(totals: tuple[int, int], gains: tuple[float, float]) -> Course:
        means = dict.fromkeys((BEFORE, *keys, *shown), 20.0)
        given = tuple(dict.fromkeys(keys, gain) for gain in gains)
        return Course((means, means), given, totals, (0.5, 0.5))

    found = measured([course((22, 24), (0.0, 1.0)), course((18, 20), (-1.0, 0.0))], "by hand").of(2)
    # Errors 2, 4, -2 and 0: mean 1, squares from it 1, 9, 9, 1. Products of the pairs: 1 x 3 and -3 x -1.
    assert found.stages["2-shown"] == Error(1.0, round(5**0.5, 3))
    assert found.tie == 0.6
    # Each got what the other passed: (0, 4), (1, 2), (-1, 0), (0, -2) about a mean of 0.
    assert found.passed == pytest.approx(1.0)
    assert found.stages["3-kept"].gain == 0.0


def test_the_deck_that_ships_says_how_far_off_totals_are_at_every_stage() -> None:
    spread = weights.shipped().spread
    assert spread is not None
    keys = {BEFORE, STARTED}
    for number in range(1, ROUNDS + 1):
        keys |= {stage(number, "kept"), stage(number, "laid")}
        keys |= {stage(number, "shown")} if number < ROUNDS else set()
    assert set(spread.seats) == {"2", "3", "4"}
    for seats in (2, 3, 4):
        errors = spread.of(seats)
        assert set(errors.stages) == keys
        last = errors.stages[stage(ROUNDS, "laid")]
        assert (last.off, last.spread) == (0.0, 0.0)
        assert errors.stages["3-shown"].spread < errors.stages["0-shown"].spread < 6
        assert 0 <= errors.tie < 0.5
        assert 0 <= errors.passed <= 1


def test_a_fit_that_measured_nothing_is_given_the_spread_of_the_deck_that_ships(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare = replace(weights.shipped(), spread=None)
    monkeypatch.setattr(weights, "for_cards", lambda cards: bare)
    assert weights.spread_for(()) == weights.shipped().spread
