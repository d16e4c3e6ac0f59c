"""What a throw may shut, and how many dice are thrown, in boxes of several rows."""

from tests.games.shut_the_box.drawn import at, begun, draw
from tests.games.shut_the_box.presets import make, preset

DOUBLE = preset("double-shutter")
TRIPLE = preset("triple")
SMALL = make(tiles=(), rows=((1, 2, 3), (3, 2, 1)), row_weights=(2, 1))


def test_a_tile_behind_a_standing_one_cannot_be_shut() -> None:
    assert at(SMALL, "throw=1-2").legal() == "a3 a1+a2"
    assert at(SMALL, "throw=1-2").refuses("b3") == "refused-tile-behind"


def test_a_tile_is_free_once_the_one_before_it_is_down() -> None:
    assert at(SMALL, "a2,a3,b3,b2,b1 throw=1-2").legal() == "a3 b3"


def test_a_tile_is_free_within_the_throw_that_shuts_the_one_before_it() -> None:
    # b3 stands behind a1, b2 behind a2, b1 behind a3.
    assert at(SMALL, "throw=2-2").legal() == "a1+a3 a3+b1 a1+b3 a2+b2"


def test_equal_numbers_in_different_rows_are_different_tiles() -> None:
    assert at(SMALL, "a2,b2 throw=2-2").legal() == "a2+b2"
    assert at(SMALL, "a2,b2 throw=1-1").legal() == "a2"


def test_of_equal_numbers_the_front_row_comes_first() -> None:
    assert at(SMALL, "a3,b3 throw=1-2").legal() == "a3 b3"
    # Two twos and a three in front, a three behind what is down.
    assert at(SMALL, "a2,a3,b3,b2 throw=1-4").legal() == "a2+a3 a2+b3"


def test_three_rows_open_one_after_the_other_within_one_throw() -> None:
    box = make(tiles=(), rows=((1,), (2,), (3,)))
    assert at(box, "throw=3-3").legal() == "a1+b2+c3"
    assert at(box, "b2,c3 throw=2-3").legal() == "b2+c3"
    assert at(box, "b2,c3 throw=1-2").legal() == ""
    assert at(box, "throw=1-4").refuses("b2+c3") == "refused-tile-behind"


def test_playing_a_row_leaves_the_one_behind_it_standing() -> None:
    after = at(SMALL, "throw=1-2").play("a1+a2")
    assert str(after) == draw(SMALL, "a3,b3,b2,b1 throws=1")


def test_one_die_looks_at_the_exposed_tiles_only() -> None:
    # Exposed are a1, b2 and b1, which add to 4; b9 is still behind a1.
    assert at(DOUBLE, "a1,b9,b2,b1").legal() == "1d 2d"
    # b9 is exposed once a1 is down.
    assert at(DOUBLE, "b9,b2,b1").asks() == "dice 0 6x6"


def test_a_full_front_row_of_nine_is_thrown_at_with_two_dice() -> None:
    assert begun(DOUBLE).asks() == "dice 0 6x6"


def test_three_rows_allow_one_die_on_the_last_row_with_the_high_tiles_down() -> None:
    assert at(TRIPLE, "c1,c2,c6").legal() == "1d 2d"
    assert at(TRIPLE, "c1,c7").asks() == "dice 0 6x6"
    assert at(TRIPLE, "b1,c9,c6").asks() == "dice 0 6x6"
    assert at(TRIPLE, "b1,c1").asks() == "dice 0 6x6"


def test_rows_know_the_forced_set_of_total_else_dice() -> None:
    box = make(tiles=(), rows=((1, 4), (4, 2)), sets="total-else-dice")
    assert at(box, "throw=1-3").legal() == "a4"
    assert at(box, "throw=1-1").legal() == "a1"
    assert at(box, "a4,b4 throw=2-2").legal() == "a4 b4"


def test_dice_or_total_takes_one_tile_for_each_die_from_any_row() -> None:
    box = make(tiles=(), rows=((1, 4), (4, 1)), sets="dice-or-total")
    # b4 behind a1, b1 behind a4.
    assert at(box, "throw=1-4").legal() == "a1+a4 a4+b1 a1+b4"


def test_the_score_weighs_the_rows() -> None:
    stuck = at(SMALL, "a3,b2 throws=1").play("6-6")
    assert stuck.result.totals == (2 * 3 + 2,)
    assert at(TRIPLE, "a9,b9,c9 throws=1").play("1-1").result.totals == (3 * 9 + 2 * 9 + 9,)
