"""What each seat's own turn comes to where seats differ by handicaps."""

import pytest

from pillarbox.catalogue import load
from pillarbox.games.shut_the_box.solve import odds
from pillarbox.games.shut_the_box.versus import odds_round, own_turns


def test_a_seat_with_tiles_down_plays_the_turn_of_a_box_in_which_they_are_down_for_all() -> None:
    _, handicapped = load("classic", {"handicap_shut": "[[], [8, 9]]"})
    _, classic = load("classic")
    _, shorter = load("classic", {"shut_at_start": "[8, 9]"})
    turns = own_turns(handicapped, 3)
    for turn, plain in zip(turns, (classic, shorter, classic), strict=True):
        alone = odds(plain)
        assert (turn.mean, turn.shut) == pytest.approx((alone.mean, alone.shut.float), abs=1e-12)


def test_a_seat_that_may_take_one_die_plays_as_if_the_rules_let_everybody() -> None:
    _, handicapped = load("golf", {"handicap_one_die": '["never", "may"]'})
    _, may = load("golf", {"one_die": "may"})
    first, second = own_turns(handicapped, 2)
    assert first.mean == pytest.approx(odds(load("golf")[1]).mean, abs=1e-12)
    assert second.mean == pytest.approx(odds(may).mean, abs=1e-12)


def test_where_nobody_has_a_handicap_all_turns_are_alike_and_the_shares_are_those_of_the_round() -> None:
    _, classic = load("classic")
    assert len({(turn.mean, turn.shut) for turn in own_turns(classic, 4)}) == 1
    shares = odds_round(classic, 2).shares
    assert shares[0] == pytest.approx(0.502810, abs=1e-6)  # as published for the first of two in classic
