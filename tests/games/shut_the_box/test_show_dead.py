"""Boxes that no throw can ever shut are called dead before the throw, and no others are."""

from __future__ import annotations

from itertools import combinations

import pytest

from pillarbox.games.shut_the_box.dead import dead
from pillarbox.games.shut_the_box.ruleset import Ruleset
from tests.games.shut_the_box.drawn import at
from tests.games.shut_the_box.presets import DIFFERENCES, make, preset


def is_dead(ruleset: Ruleset, position: str, seat: int = 0) -> bool:
    drawn = at(ruleset, position, 2)
    return dead(ruleset, drawn.state.boxes[seat], seat)


@pytest.mark.parametrize("id", ["golf", "email", "email-holiday", "email-sum", "rounds", "high-rollers"])
def test_tile_1_alone_with_two_dice_always_is_dead(id: str) -> None:
    assert is_dead(preset(id), "1")


@pytest.mark.parametrize("id", ["classic", "pub", "survivor", "thai", "trac", "six-flaps", "twenty-twelve"])
def test_tile_1_alone_lives_where_a_die_may_show_it(id: str) -> None:
    assert not is_dead(preset(id), "1")


def test_tile_1_with_another_lives_with_two_dice() -> None:
    assert not is_dead(preset("golf"), "1,2")
    assert not is_dead(preset("golf"), "1,9")


@pytest.mark.parametrize("position", ["1", "2", "3", "1,2"])
def test_less_than_four_in_all_is_dead_with_four_dice(position: str) -> None:
    assert is_dead(preset("shut-the-20"), position)
    assert is_dead(preset("the-300"), position)


def test_four_in_all_lives_with_four_dice() -> None:
    assert not is_dead(preset("the-300"), "1,3")


def test_tile_7_alone_is_dead_where_a_total_of_seven_ends_the_turn() -> None:
    assert is_dead(preset("unlucky-seven"), "7")
    assert not is_dead(preset("unlucky-seven"), "8")


def test_tile_7_alone_lives_in_lucky_seven() -> None:
    assert not is_dead(preset("lucky-seven"), "7")


def test_a_tile_out_of_reach_of_all_throws_kills_the_box() -> None:
    assert is_dead(Ruleset(tiles=(1, 2, 3, 99)), "all")
    assert is_dead(Ruleset(tiles=(13,)), "all")
    assert is_dead(make(tiles=tuple(range(1, 14))), "all")
    assert not is_dead(make(tiles=tuple(range(1, 13))), "all")


def test_a_limit_of_one_tile_a_throw_kills_a_box_that_larger_sets_would_shut() -> None:
    """One at a time, tile 1 is left to the end, and two dice never show it."""
    assert not is_dead(preset("golf"), "1,2,3")
    assert not is_dead(preset("two-tiles-at-most"), "1,2,3")
    assert is_dead(Ruleset(most_tiles=1, tiles=(1, 2, 3)), "1,2,3")


def test_a_tile_left_behind_another_is_dead_only_when_nothing_can_reach_it() -> None:
    ruleset = Ruleset(rows=((1, 2), (2, 1)), tiles=())
    assert is_dead(ruleset, "b1")
    assert not is_dead(ruleset, "a1,b2")


def test_a_handicap_of_one_die_saves_its_own_seat_only() -> None:
    ruleset = preset("golf", handicap_one_die=("must", "never"))
    assert not is_dead(ruleset, "open=1/1", seat=0)
    assert is_dead(ruleset, "open=1/1", seat=1)


def test_where_the_neighbour_reopens_only_a_box_without_any_set_is_dead() -> None:
    """A move brings a tile back, and with it new sums: only no move at all is the end."""
    ruleset = Ruleset(reopen="neighbour", tiles=(1, 2, 13))
    assert not is_dead(ruleset, "1,2,13")
    assert is_dead(ruleset, "13")
    assert is_dead(Ruleset(tiles=(1, 2, 13)), "1,2,13")


def test_where_a_useless_throw_reopens_no_box_is_dead() -> None:
    assert not is_dead(preset("golf", stuck="reopen-one"), "1")


def test_a_box_whose_turn_is_over_is_not_called_dead() -> None:
    assert not is_dead(preset("golf"), "open=1/all ends=stuck turn=1")


def test_the_first_throws_demand_counts_as_long_as_no_throw_was_made() -> None:
    ruleset = Ruleset(tiles=(2, 12), first_throw_shuts=12, match="rounds")
    assert not is_dead(ruleset, "all")
    assert is_dead(Ruleset(tiles=(2, 13), first_throw_shuts=13, match="rounds"), "all")


@pytest.mark.parametrize("id", sorted(DIFFERENCES))
def test_no_variant_begins_with_a_dead_box(id: str) -> None:
    assert not is_dead(preset(id), "seats=2")


def test_with_two_dice_always_a_box_is_dead_exactly_if_no_partition_into_throws_shuts_it() -> None:
    """Slow and independent: split the tiles into groups, each adding to a total from 2 to 12."""

    def alive(tiles: frozenset[int]) -> bool:
        if not tiles:
            return True
        first, *rest = sorted(tiles)
        groups = ({first, *others} for size in range(len(rest) + 1) for others in combinations(rest, size))
        return any(2 <= sum(group) <= 12 and alive(tiles - group) for group in groups)

    ruleset = preset("golf")
    for size in range(1, 10):
        for tiles in combinations(range(1, 10), size):
            position = ",".join(map(str, tiles))
            assert is_dead(ruleset, position) == (not alive(frozenset(tiles))), position
