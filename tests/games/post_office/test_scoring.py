"""What a tableau is worth: 3 or 6 for lines of different packages, 0 for two of a kind, mice cost 1."""

from itertools import permutations, product
from random import Random

import pytest

from pillarbox.games.post_office.picture import flat
from pillarbox.games.post_office.rounds import layers
from pillarbox.games.post_office.scoring import Line, places, rank, score
from pillarbox.games.post_office.tableau import Cell, Tableau
from pillarbox.games.post_office.tables import tables
from tests.games.post_office import slow
from tests.games.post_office.table import at, finished, ruleset, seen
from tests.games.post_office.test_placing import picture

POST = ruleset()


def drawn(text: str) -> Tableau:
    """A tableau as its rows show it."""
    return as_tableau(slow.drawn(text))


def as_tableau(cells: slow.Picture) -> Tableau:
    return flat({Cell(row, col): code for (row, col), code in cells.items()})


def points(row: str) -> int:
    """What one row of packages is worth; each column of it holds at most one package and counts nothing."""
    return drawn(row).total


def test_three_different_packages_are_worth_three_and_four_are_worth_six() -> None:
    assert points("gps") == 3
    assert points("gpsf") == 6
    assert points("gp") == points("g") == 0


def test_a_duplicate_voids_a_line_whatever_else_is_in_it() -> None:
    assert points("gpsg") == 0
    assert points("gpsfg") == 0
    assert points("gg") == 0


def test_more_than_four_packages_in_a_line_are_worth_nothing() -> None:
    for packages in product("gpsf", repeat=5):
        assert points("".join(packages)) == 0


def test_empty_slots_mice_and_gaps_do_not_interrupt_a_line() -> None:
    assert points("g..p..s") == 3
    assert points("gmpms") == 3 - 2
    assert points("g p  s") == 3
    assert points("g.m p ..s   f") == 6 - 1


def test_a_package_counts_in_its_row_and_in_its_column() -> None:
    assert drawn("""
        gps
        p..
        s..
    """).total == 3 + 3  # fmt: skip


def test_every_mouse_in_sight_costs_one_and_a_total_may_be_negative() -> None:
    assert points("mm.m") == -3
    assert seen("A17").total == -3


def test_covered_slots_count_for_nothing() -> None:
    # A17 is mm/gs/fm; A01, f./.m/.., laid one row lower hides g s and f m.
    assert seen("A17,A01r0+1+0").total == -2 - 1


def test_all_lines_of_up_to_six_packages_are_worth_what_the_slow_count_says() -> None:
    for length in range(1, 7):
        for packages in product("gpsf", repeat=length):
            assert points("".join(packages)) == slow.line_points(list(packages))


@pytest.mark.parametrize("seed", range(12))
def test_totals_of_played_tableaus_equal_the_slow_count(seed: int) -> None:
    last = finished(ruleset("post-office-random"), 2, seed)
    for desk in last.desks:
        for count in range(1, 10):
            cells = picture(POST, desk.tableau[:count])
            fast = tables(POST).tableau(desk.tableau[:count])
            assert fast.total == slow.total(cells)
            assert fast.mice == slow.mice(cells)


@pytest.mark.parametrize("seed", range(8))
def test_the_total_is_unchanged_by_turning_shifting_mirroring_and_renaming(seed: int) -> None:
    cells = picture(POST, finished(POST, 1, seed).desks[0].tableau)
    total = slow.total(cells)
    assert as_tableau(cells).total == total
    around = cells
    for _ in range(4):
        around = slow.turned(around)
        assert as_tableau(around).total == total
    assert as_tableau(slow.mirrored(cells)).total == total
    assert as_tableau(slow.shifted(cells, -5, 3)).total == total
    for names in permutations("gpsf"):
        assert as_tableau(slow.renamed(cells, dict(zip("gpsf", names)))).total == total


def test_a_quarter_turn_swaps_rows_and_columns() -> None:
    cells = picture(POST, finished(POST, 1, 3).desks[0].tableau)

    def worth(found: slow.Picture, axis: str) -> list[int]:
        return sorted(
            line.points for line in score(as_tableau(found)).lines if line.axis == axis and line.points
        )

    assert worth(slow.turned(cells), "row") == worth(cells, "col")
    assert worth(slow.turned(cells), "col") == worth(cells, "row")


def test_the_total_is_the_sum_of_the_breakdown() -> None:
    for seed in range(10):
        fast = tables(POST).tableau(finished(POST, 1, seed).desks[0].tableau)
        found = score(fast)
        threes = sum(line.points == 3 for line in found.lines)
        fours = sum(line.points == 6 for line in found.lines)
        assert found.total == fast.total == 3 * threes + 6 * fours - len(found.mice)


def test_the_breakdown_names_every_line_with_packages_and_every_mouse() -> None:
    found = score(drawn("""
        g.p
        .ms
        g f
    """))  # fmt: skip
    assert found.lines == (
        Line("row", 0, "gp", 0),
        Line("row", 1, "s", 0),
        Line("row", 2, "gf", 0),
        Line("col", 0, "gg", 0),
        Line("col", 2, "psf", 3),
    )
    assert found.mice == (Cell(1, 1),)
    assert found.total == 2


# The rulebook's example: two rows and a column of three, a column of four, seven mice.
EXAMPLE = "A02,A12r1+2-1,A05r1+2-2,A03r0+1-2,A15r2+2-3,A10r0+3-4,A08r0+1-5,A17r2+5-4,A06r0+7-4"


def test_the_rulebooks_example_comes_to_eight() -> None:
    tableau = seen(EXAMPLE)
    assert tableau.grid() == (
        "     ..",
        "fg .s..",
        ".m.m.m.",
        "m..g..g",
        " fpg   ",
        " mf    ",
        " sg    ",
        " .m    ",
        " .m    ",
        " .s    ",
    )
    found = score(tableau)
    assert [(line.axis, line.number, line.packages) for line in found.lines if line.points == 3] == [
        ("row", 1, "gsf"),
        ("row", 4, "gpf"),
        ("col", -4, "gsf"),
    ]
    assert [(line.axis, line.number) for line in found.lines if line.points == 6] == [("col", -3)]
    assert len(found.mice) == 7
    assert found.total == 8 == 3 + 3 + 3 + 6 - 7


def test_the_rulebooks_example_is_nine_cards_each_laid_legally() -> None:
    state = at(EXAMPLE)
    assert state.stage == "over"
    assert len({layer.card for layer in layers(state.desks[0])}) == 9


def test_ranks_have_no_gaps() -> None:
    bounds = {-18: 0, -1: 0, 0: 0, 5: 0, 6: 1, 10: 1, 11: 2, 15: 2, 16: 3, 20: 3, 21: 4, 25: 4, 26: 5, 60: 5}
    assert {total: rank(total) for total in bounds} == bounds
    ranks = [rank(total) for total in range(-60, 80)]
    assert ranks == sorted(ranks)
    assert set(ranks) == set(range(6))


def test_the_higher_total_is_ahead_then_fewer_mice_and_level_seats_share_a_place() -> None:
    assert places((10, 12, 8), (1, 9, 0)) == (2, 1, 3)
    assert places((10, 10, 8), (5, 4, 0)) == (2, 1, 3)
    assert places((10, 10, 8), (4, 4, 0)) == (1, 1, 3)
    assert places((3, 3, 3, 3), (2, 2, 2, 2)) == (1, 1, 1, 1)
    assert places((-3, -4, -3, -9), (3, 4, 3, 9)) == (1, 3, 1, 4)


def test_places_agree_with_sorting_by_hand() -> None:
    rng = Random(5)
    for _ in range(300):
        seats = rng.randint(1, 4)
        totals = tuple(rng.randint(-2, 2) for _ in range(seats))
        mice = tuple(rng.randint(0, 2) for _ in range(seats))
        ahead = [
            1 + sum((t > totals[i]) or (t == totals[i] and m < mice[i]) for t, m in zip(totals, mice))
            for i in range(seats)
        ]
        assert list(places(totals, mice)) == ahead
