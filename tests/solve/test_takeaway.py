"""Take-away games small enough to be solved by hand: positions, values, decisions, laws, certificates."""

from __future__ import annotations

from fractions import Fraction
from math import inf

import pytest

from pillarbox.core.message import Refused
from pillarbox.solve.law import law, walk
from pillarbox.solve.policy import STOP, Aim, Listed
from pillarbox.solve.solver import summary
from pillarbox.solve.sweep import FLOATS
from pillarbox.solve.takeaway import Move, Offers, Option, Problem, Roll, line, lines, scores


def game(*numbers: int, sides: int, **changes: object) -> Problem:
    """Pieces with these numbers in one row, one die, the piece thrown may be taken; the sum left counts."""
    columns = tuple(
        (Option(0, 1 << p), Option(1 << p, 0, number, number)) for p, number in enumerate(numbers)
    )
    at = {number: p for p, number in enumerate(numbers)}
    moves = tuple(Move(face - 1, 1 << at[face]) for face in range(1, sides + 1) if face in at)
    fixed = Problem(
        start=(1 << len(numbers)) - 1,
        columns=columns,
        moves=moves,
        rolls=(Roll(1, sides, (1,) * sides),),
        offers=Offers((0,)),
        earns=(False,) * sides,
    )
    return fixed._replace(**changes)  # type: ignore[arg-type]


def test_positions_come_after_those_they_lead_to() -> None:
    listed = lines(game(1, 2, 3, sides=3))
    assert [found.mask for found in listed] == [0, 4, 2, 6, 1, 5, 3, 7]
    place = {found.mask: i for i, found in enumerate(listed)}
    for found in listed:
        assert found.points == sum(n for p, n in enumerate((1, 2, 3)) if found.mask >> p & 1)
        assert all(place[found.mask ^ move.bits] < place[found.mask] for move in found.moves)
        assert line(game(1, 2, 3, sides=3), found.mask) == found


def test_a_position_that_cannot_be_is_unknown() -> None:
    with pytest.raises(KeyError):
        line(game(1, 2, sides=2), 4)
    stuck = game(1, sides=1)._replace(columns=((Option(1, 0, 1, 1),),))
    with pytest.raises(KeyError):
        line(stuck, 0)


def test_scores_that_can_come_about_are_counted_up_to_a_limit() -> None:
    assert scores(game(1, 2, 4, sides=4), 100) == set(range(8))
    assert len(scores(game(1, 2, 4, 8, 16, sides=4), 4)) > 4


def test_two_pieces_and_a_coin() -> None:
    """1 and 2, a die of two sides: the first throw takes one, the second the other or, half the time,
    nothing.
    """
    solution = Listed(game(1, 2, sides=2), Aim())
    assert solution.value(1) == Fraction(1, 2)
    assert solution.value(2) == Fraction(1)
    assert solution.value() == Fraction(3, 4)
    done = summary(solution)
    assert done.scores == {0: Fraction(1, 2), 1: Fraction(1, 4), 2: Fraction(1, 4)}
    assert (done.mean, done.gone, done.throws) == (Fraction(3, 4), Fraction(1, 2), 2)
    assert done.variance == 11 / 16
    assert Listed(game(1, 2, sides=2), Aim(), FLOATS).value() == 0.75
    assert Listed(game(1, 2, sides=2), Aim(worst=True)).value() == 2
    assert Listed(game(1, 2, sides=2), Aim("at-most", True, 1)).value() == Fraction(3, 4)
    assert Listed(game(1, 2, sides=2), Aim("at-least", True, 2)).value() == Fraction(1, 4)


def test_a_player_stops_only_where_that_is_strictly_better() -> None:
    """Whoever wants much left stops after the first throw, which must be made; with nothing left either will
    do.
    """
    greedy = Listed(game(1, 2, sides=2, stops=True), Aim(highest=True))
    assert greedy.first(greedy.rolls(2))[0] == STOP
    assert greedy.value() == Fraction(3, 2)
    thrifty = Listed(game(3, sides=2, stops=True), Aim())
    assert thrifty.first(thrifty.rolls(1))[0] == 0  # no throw can take it, so both are worth 3


def test_a_first_throw_that_fails_its_demand_ends_the_turn() -> None:
    solution = Listed(game(1, 2, sides=2, demands=1), Aim())
    assert solution.value() == Fraction(1, 2) * 1 + Fraction(1, 2) * 3
    assert summary(solution).scores == {0: Fraction(1, 4), 2: Fraction(1, 4), 3: Fraction(1, 2)}


def test_passed_dice_are_thrown_again_until_they_fit() -> None:
    passing = game(1, sides=4, useless="pass")
    assert Listed(passing, Aim("gone", True)).value() == 1
    throws = Listed(passing, Aim(throws=True))
    assert throws.value() == 4
    assert law(throws).throws == 4
    walked = [sum(ended.values()) for _, ended, _ in walk(throws, 1)]
    assert walked[:3] == [1 / 4, 3 / 16, 9 / 64]


def test_endless_play_counts_as_it_stands_and_lasts_for_ever() -> None:
    endless = game(5, sides=2, useless="pass")
    done = summary(Listed(endless, Aim()))
    assert done.scores == {5: Fraction(1)}
    assert done.throws == inf
    assert Listed(endless, Aim(throws=True)).value() == inf


def test_a_spare_saves_from_one_useless_throw() -> None:
    """Face 2 earns a spare. With 1 alone: a 2 changes nothing, a 3 costs a spare or ends the turn."""
    earning = game(1, sides=3, earns=(False, True, False))
    solution = Listed(earning, Aim("gone", True), held=2)
    assert [solution.value(1, spares) for spares in (0, 1, 2)] == [
        Fraction(1, 2),
        Fraction(3, 4),
        Fraction(7, 8),
    ]


def test_pieces_that_come_back_are_valued_between_certain_bounds() -> None:
    """From {1}: half the time gone, else 2 stands again. v1 = 1 + v12 / 2 and v12 = 1 + v1, so 3 and 4."""
    back = game(1, 2, sides=2, useless="reopen")
    solution = Listed(back, Aim(throws=True))
    assert solution.bounds is not None
    lower, upper = solution.bounds
    assert lower <= 4 <= upper
    assert upper - lower < 1e-13
    assert float(solution.value(1)) == pytest.approx(3, rel=1e-14)
    assert law(solution).throws == pytest.approx(4, rel=1e-9)


def test_where_play_may_go_on_for_ever_without_an_end_there_is_no_certificate() -> None:
    """4 can never be taken, and the other two come and go for ever."""
    with pytest.raises(Refused) as refused:
        Listed(game(1, 2, 4, sides=2, useless="reopen"), Aim())
    assert refused.value.message.id == "odds-no-certificate"
    with pytest.raises(Refused):
        Listed(game(1, 2, 4, sides=2, useless="reopen"), Aim(throws=True))


def test_chance_that_sets_a_piece_up_again_is_met_by_iteration() -> None:
    """v1 = 1/2 and v2 = 1 by the next throw; v12 = (v1 + v12) / 4 + (v2 + v12) / 4, so 3/4."""
    solution = Listed(game(1, 2, sides=2, flips=50), Aim())
    assert solution.value() == pytest.approx(0.75, rel=1e-13)
    assert solution.bounds is not None
    assert solution.bounds[1] - solution.bounds[0] < 1e-13
    done = summary(solution)
    assert done.mean == pytest.approx(0.75, rel=1e-9)
    assert done.throws == pytest.approx(3)


def test_chance_that_always_undoes_a_move_leaves_no_end() -> None:
    with pytest.raises(Refused) as refused:
        Listed(game(1, 2, sides=2, flips=100), Aim())
    assert refused.value.message.id == "odds-no-certificate"
