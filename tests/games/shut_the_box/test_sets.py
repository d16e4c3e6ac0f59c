"""What a throw may shut: every kind of set, in a box of one row."""

from itertools import combinations

import pytest

from pillarbox.core.game import Choice
from pillarbox.core.message import IllegalMove
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.state import Shut
from tests.games.shut_the_box.drawn import at, begun
from tests.games.shut_the_box.presets import make, preset, row

GOLF = preset("golf")


def sets(position: str, **keys: object) -> str:
    """The legal sets of a position under the standard game with these keys changed."""
    return at(make(**keys), position).legal()


def test_a_full_box_of_nine_offers_as_many_sets_as_can_be_counted_by_hand() -> None:
    throws = ["1-1", "1-2", "1-3", "1-4", "1-5", "1-6", "2-6", "3-6", "4-6", "5-6", "6-6"]
    counts = [len(begun(GOLF).play(throw).legal().split()) for throw in throws]
    assert counts == [1, 2, 2, 3, 4, 5, 6, 8, 9, 10, 12]


def test_total_12_has_15_sets_with_twelve_tiles_and_total_10_has_10_with_ten() -> None:
    assert len(begun(make(tiles=row(12))).play("6-6").legal().split()) == 15
    assert len(begun(make(tiles=row(10))).play("4-6").legal().split()) == 10


def test_sets_are_listed_by_fewest_tiles_then_highest_numbers() -> None:
    assert sets("throw=3-6") == "9 1+8 2+7 3+6 4+5 1+2+6 1+3+5 2+3+4"
    assert sets("throw=4-6") == "1+9 2+8 3+7 4+6 1+2+7 1+3+6 1+4+5 2+3+5 1+2+3+4"


def test_only_open_tiles_can_be_shut() -> None:
    assert sets("1,2,5,7 throw=3-5") == "1+7 1+2+5"


@pytest.mark.parametrize("tiles", [row(6), row(9), (2, 3, 5, 9, 14)])
def test_the_sum_sets_of_every_position_are_those_that_combinations_find(tiles: tuple[int, ...]) -> None:
    ruleset = make(tiles=tiles)
    for size in range(1, len(tiles) + 1):
        for standing in combinations(tiles, size):
            for total in range(2, 13):
                expected = {
                    "+".join(map(str, chosen))
                    for k in range(1, size + 1)
                    for chosen in combinations(standing, k)
                    if sum(chosen) == total
                }
                low = max(1, total - 6)
                position = f"{','.join(map(str, standing))} throw={low}-{total - low}"
                found = at(ruleset, position).legal().split()
                assert len(found) == len(expected)
                assert set(found) == expected


def test_at_most_two_tiles_leaves_out_the_larger_sets() -> None:
    assert sets("throw=3-6", most_tiles=2) == "9 1+8 2+7 3+6 4+5"
    assert sets("1,2,6 throw=3-6", most_tiles=2) == ""


def test_one_tile_is_a_dies_or_the_totals() -> None:
    assert sets("throw=2-5", sets="one-tile") == "7 5 2"
    assert sets("throw=3-3", sets="one-tile") == "6 3"
    assert sets("throw=5-6", sets="one-tile") == "6 5"


def test_dice_or_total_is_the_totals_tile_or_one_for_each_of_all_dice() -> None:
    assert sets("throw=2-5", sets="dice-or-total") == "7 2+5"
    assert sets("1,2,7 throw=2-5", sets="dice-or-total") == "7"
    assert sets("1,5 throw=2-5", sets="dice-or-total") == ""


def test_dice_or_total_gives_a_double_the_totals_tile_only() -> None:
    assert sets("throw=3-3", sets="dice-or-total") == "6"
    assert sets("throw=2-2-3", sets="dice-or-total", dice=3) == "7"
    assert sets("throw=1-2-4", sets="dice-or-total", dice=3) == "7 1+2+4"


def test_total_else_dice_forces_the_total_while_it_stands() -> None:
    assert sets("throw=2-5", sets="total-else-dice") == "7"


def test_total_else_dice_then_takes_every_open_tile_a_die_shows_together() -> None:
    assert sets("1,2,5 throw=2-5", sets="total-else-dice") == "2+5"
    assert sets("1,5 throw=2-5", sets="total-else-dice") == "5"
    assert sets("1,4 throw=4-4", sets="total-else-dice") == "4"
    assert sets("1,3 throw=2-5", sets="total-else-dice") == ""


def test_dice_or_sum_adds_the_faces_shown_to_the_sets_of_the_total() -> None:
    assert sets("1,2,5 throw=1-5", sets="dice-or-sum") == "1+5"
    assert sets("1,2,3 throw=2-3", sets="dice-or-sum") == "2+3"


def test_dice_or_sum_lets_four_four_shut_tile_4_alone() -> None:
    # The one exception to "no tile twice".
    assert sets("throw=4-4", sets="dice-or-sum") == "8 4 1+7 2+6 3+5 1+2+5 1+3+4"
    assert sets("4,9 throw=4-4", sets="dice-or-sum") == "4"


def test_difference_adds_the_sets_of_the_difference() -> None:
    assert sets("1,3,9 throw=2-5", sets="difference") == "3"
    assert sets("throw=2-5", sets="difference") == "7 3 1+6 2+5 3+4 1+2 1+2+4"


def test_equal_dice_have_no_difference_to_shut() -> None:
    assert sets("1,2,3 throw=4-4", sets="difference") == ""
    assert sets("throw=1-1", sets="difference") == "2"


def test_one_die_alone_has_a_total_but_no_difference() -> None:
    assert sets("1,3 throw=3 dice=1", sets="difference", one_die="must") == "3"


def test_product_takes_sets_adding_to_the_product() -> None:
    assert sets("throw=2-4", sets="product") == "8 1+7 2+6 3+5 1+2+5 1+3+4"
    assert sets("1,2,5 throw=1-5", sets="product") == "5"
    assert sets("throw=6-6", sets="product") == " ".join(
        "+".join(map(str, one))
        for one in sorted(
            (one for k in range(1, 10) for one in combinations(row(9), k) if sum(one) == 36),
            key=lambda one: (len(one), [-n for n in reversed(one)]),
        )
    )


def test_doubles_can_count_twice_their_total() -> None:
    assert sets("throw=2-2", doubles="twice") == "8 1+7 2+6 3+5 1+2+5 1+3+4"
    assert sets("throw=1-3", doubles="twice") == "4 1+3"
    assert sets("8 throw=4-4", doubles="twice") == ""
    assert sets("throw=2-2", doubles="twice", sets="one-tile") == "8 2"


def test_tiles_may_be_any_distinct_numbers() -> None:
    assert sets("throw=5-6", tiles=(2, 4, 7, 9, 11)) == "11 2+9 4+7"


def test_tiles_named_in_any_order_are_listed_by_their_numbers() -> None:
    assert sets("throw=4-5", tiles=(9, 2, 7)) == "9 2+7"


@pytest.mark.parametrize(
    "kind", ["sum", "one-tile", "dice-or-total", "total-else-dice", "dice-or-sum", "product"]
)
def test_of_all_subsets_of_a_box_exactly_the_listed_ones_are_accepted(kind: str) -> None:
    ruleset = make(sets=kind, tiles=row(6), first_throw_shuts=2)
    for throw in ("1-1", "1-2", "2-5", "3-3", "2-6"):
        for position in ("throw", "1,2,4,6 throw", "1,2,3,4,5,6 throws=2 throw"):
            match = at(ruleset, f"{position}={throw}")
            listed = set(rules.legal(ruleset, match.state, 0))
            for size in range(7):
                for tiles in combinations(row(6), size):
                    action = Shut(tiles)
                    try:
                        rules.step(ruleset, match.state, Choice(0, action))
                    except IllegalMove:
                        assert action not in listed
                    else:
                        assert action in listed
