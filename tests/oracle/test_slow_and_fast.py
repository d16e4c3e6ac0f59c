"""The fast solver and the slow one, which share no line, agree exactly: value, distribution and throws."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pillarbox.games.shut_the_box._plain import problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import odds, solved
from pillarbox.solve.law import law
from pillarbox.solve.policy import Aim, Listed
from tests.games.shut_the_box.presets import DIFFERENCES, preset
from tests.oracle.slow import Oracle

SMALL = [id for id in DIFFERENCES if not preset(id).rows and len(preset(id).tiles) <= 12]

FOLLOWED = [id for id in SMALL if preset(id).stuck != "pass" and not preset(id).insurance]
"""The slow solver follows no markers and no passed dice forward; there the values alone are compared."""


def test_every_preset_with_one_row_of_at_most_twelve_tiles_is_compared() -> None:
    assert len(SMALL) == 27
    assert set(DIFFERENCES) - set(SMALL) == {"double-shutter", "triple", "shut-the-20", "the-300"}


@pytest.mark.parametrize("id", SMALL)
@pytest.mark.parametrize("objective", ["score", "shut"])
def test_slow_and_fast_agree_on_the_value_as_a_fraction(id: str, objective: str) -> None:
    ruleset = preset(id)
    throws = ruleset.stuck == "pass" and objective == "score"
    assert solved(ruleset, objective).value() == Oracle(ruleset, objective, throws=throws).start()


@pytest.mark.parametrize("id", FOLLOWED)
def test_slow_and_fast_agree_on_the_distribution_as_fractions(id: str) -> None:
    ruleset = preset(id)
    solution = solved(ruleset)
    assert isinstance(solution, Listed)
    fast = law(solution)
    shares: dict[int, Fraction] = {}
    for mask, share in fast.ends.items():
        points = solution.at(mask).points
        shares[points] = shares.get(points, Fraction(0)) + share
    slow, throws = Oracle(ruleset).scores()
    assert dict(sorted(shares.items())) == slow
    assert fast.throws == throws


def test_slow_and_fast_agree_on_the_smallest_chance_to_shut() -> None:
    classic = preset("classic")
    careless = Listed(problem(classic), Aim("gone", highest=False))
    assert careless.value() == Oracle(classic, "shut", least=True).start()


def test_slow_and_fast_agree_on_double_shutter() -> None:
    """Two rows, 3^9 positions, in fractions."""
    ruleset = preset("double-shutter")
    assert solved(ruleset).value() == Oracle(ruleset).start()


THREE_ROWS = Ruleset(
    tiles=(),
    rows=((1, 2, 3, 7), (7, 3, 2, 1), (1, 2, 3, 7)),
    row_weights=(3, 2, 1),
    one_die="may",
    one_die_when="last-row",
)


@pytest.mark.parametrize("objective", ["score", "shut"])
def test_slow_and_fast_agree_on_a_small_box_of_three_rows(objective: str) -> None:
    assert solved(THREE_ROWS, objective).value() == Oracle(THREE_ROWS, objective).start()


def test_the_odds_are_the_slow_solvers_figures() -> None:
    classic = preset("classic")
    answer = odds(classic)
    slow, throws = Oracle(classic).scores()
    mean = sum(score * share for score, share in slow.items())
    assert answer.value.exact == f"{mean.numerator}/{mean.denominator}"
    assert {share.score: share.p for share in answer.distribution} == {s: float(p) for s, p in slow.items()}
    assert answer.throws == float(throws)
    variance = sum((score - mean) ** 2 * share for score, share in slow.items())
    assert answer.sd == pytest.approx(float(variance) ** 0.5, rel=1e-14)
