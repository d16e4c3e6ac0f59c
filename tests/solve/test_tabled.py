"""Big boxes in arrays: kernels, their numpy twin and the exact lists agree; what cannot be done here is
refused.
"""

from __future__ import annotations

import sys

import pytest

from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box._plain import problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.solve import compiled, fast
from pillarbox.solve.policy import Aim, Listed
from pillarbox.solve.solver import Summary, solve, summary
from pillarbox.solve.tabled import Tabled
from tests.games.shut_the_box.presets import preset, row

GAMES = {
    "one die by force": Ruleset(tiles=row(10), one_die="must"),
    "one die by choice": Ruleset(tiles=row(10), one_die="may", one_die_when="high-shut"),
    "one die for tile 1 alone": Ruleset(tiles=row(10), one_die="may", one_die_when="only-one"),
    "three dice": Ruleset(tiles=row(11), dice=3),
    "tiles no throw can shut": Ruleset(tiles=row(14)),
    "odd tiles": Ruleset(tiles=(2, 3, 5, 7, 8, 9, 11, 12, 15, 16), dice=3),
    "may stop": Ruleset(tiles=row(10), must_shut=False, deadly_totals=(7,), score="digital"),
    "deadly, one die by choice": Ruleset(tiles=row(10), deadly_totals=(7, 11), one_die="may", one_die_sum=20),
    "high wins": Ruleset(tiles=row(11), wins="highest", score="shut-sum", on_shut="ends-turn"),
    "digital": Ruleset(tiles=row(10), score="digital"),
    "count": Ruleset(tiles=row(10), score="count"),
    "first throw": Ruleset(tiles=row(10), first_throw_shuts=2),
    "passing": Ruleset(tiles=row(10), stuck="pass"),
    "passing with a choice": Ruleset(tiles=row(8), stuck="pass", one_die="may", must_shut=False),
    "one tile": Ruleset(tiles=row(10), sets="one-tile"),
    "total, else dice": Ruleset(tiles=row(11), sets="total-else-dice"),
    "difference": Ruleset(tiles=row(10), sets="difference"),
    "product": Ruleset(tiles=row(9), sets="product"),
    "two tiles at most": Ruleset(tiles=row(10), most_tiles=2, one_die="must"),
    "doubles twice": Ruleset(tiles=row(10), doubles="twice"),
    "three rows": Ruleset(
        tiles=(),
        rows=((1, 2, 3, 7), (7, 3, 2, 1), (1, 2, 3, 7)),
        row_weights=(3, 2, 1),
        one_die="may",
        one_die_when="last-row",
    ),
    "two rows": Ruleset(tiles=(), rows=(row(6), row(6)[::-1]), one_die="must", one_die_sum=8),
}
AIMS = {"points": Aim(), "gone": Aim("gone", True), "at most 9": Aim("at-most", True, 9)}


@pytest.fixture(params=["kernels", "numpy twin"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name = str(request.param)
    if name == "numpy twin":
        monkeypatch.setattr(fast, "kernels", lambda: None)
    return name


def close(one: Summary, other: Summary) -> None:
    assert list(one.scores) == list(other.scores) or not one.scores
    for points, share in one.scores.items():
        assert share == pytest.approx(float(other.scores[points]), rel=1e-11, abs=1e-15)
    assert one.mean == pytest.approx(float(other.mean), rel=1e-11)
    assert one.variance == pytest.approx(other.variance, rel=1e-11)
    assert one.gone == pytest.approx(float(other.gone), rel=1e-11)
    assert one.throws == pytest.approx(float(other.throws), rel=1e-11)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("aim", AIMS)
def test_arrays_hold_the_values_of_the_exact_lists(engine: str, game: str, aim: str) -> None:
    turn = problem(GAMES[game])
    wanted = AIMS[aim]
    if wanted.of == "points":
        wanted = wanted._replace(highest=GAMES[game].wins == "highest")
    exact, arrays = Listed(turn, wanted), Tabled(turn, wanted)
    assert arrays.value() == pytest.approx(float(exact.value()), rel=1e-13)
    for line in exact.lines[:: max(1, len(exact.lines) // 30)]:
        if line.mask:
            assert arrays.value(line.mask) == pytest.approx(
                float(exact.value(line.mask)), rel=1e-12, abs=1e-15
            )
            assert arrays.at(line.mask) == line
    close(summary(arrays), summary(exact))


def test_a_box_of_eighteen_tiles_has_one_value_by_kernels_and_by_numpy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turn = problem(Ruleset(tiles=row(18), dice=3))
    kernels = solve(turn, Aim())
    monkeypatch.setattr(fast, "kernels", lambda: None)
    twin = solve(turn, Aim())
    assert isinstance(kernels, Tabled)
    assert isinstance(twin, Tabled)
    assert abs(kernels.values - twin.values).max() < 1e-11
    close(summary(kernels), summary(twin))


def test_a_small_game_is_never_solved_in_arrays() -> None:
    assert isinstance(solve(problem(Ruleset(tiles=row(15), dice=3)), Aim()), Listed)


def refused(turn: Ruleset, aim: Aim = AIMS["points"]) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as found:
        solve(problem(turn), aim)
    return found.value.message.id, found.value.message.args


def test_without_numpy_a_big_box_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pillarbox.solve.tabled", None)
    assert refused(preset("shut-the-20")) == (
        "odds-needs-library",
        {"positions": 1 << 20, "library": "numpy"},
    )


def test_without_numba_the_biggest_boxes_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "kernels", lambda: None)
    assert refused(preset("the-300")) == ("odds-needs-library", {"positions": 1 << 24, "library": "numba"})


def test_numba_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PILLARBOX_PLAIN", "1")
    compiled.kernels.cache_clear()
    assert fast.kernels() is None
    compiled.kernels.cache_clear()


def test_a_box_that_does_not_fit_into_memory_is_refused_before_it_is_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fast, "memory_left", lambda: 200_000_000)
    assert refused(preset("the-300")) == ("odds-no-memory", {"needed": 285, "left": 200})


def test_memory_is_measured_where_the_system_says_it() -> None:
    left = fast.memory_left()
    assert left is None or left > 1_000_000


def test_more_work_than_anybody_waits_for_is_refused() -> None:
    name, args = refused(Ruleset(tiles=row(24), dice=4, sides=10))
    assert name == "odds-too-much-work"
    assert args["positions"] == 1 << 24


@pytest.mark.parametrize(
    "turn, aim",
    [
        (Ruleset(tiles=row(18), dice=3, solo_reopen=5), Aim()),
        (Ruleset(tiles=row(18), sides=9, insurance=True), Aim()),
        (Ruleset(tiles=row(18), dice=3), Aim(worst=True)),
        (preset("triple", sets="total-else-dice"), Aim()),
    ],
)
def test_big_boxes_with_rules_that_need_lists_are_refused(turn: Ruleset, aim: Aim) -> None:
    assert refused(turn, aim)[0] == "odds-too-big"
