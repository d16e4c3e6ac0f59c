"""The door to odds of several seats: shapes, notes, estimates, symmetry, costs."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from pillarbox.core.game import Choice
from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box import rules, several, versus
from pillarbox.games.shut_the_box.alternate import solve_forced
from pillarbox.games.shut_the_box.estimates import estimate
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import State
from pillarbox.solve.expectimax import Expectimax
from tests.games.shut_the_box.presets import DIFFERENCES, make, preset

QUICK = sorted(set(DIFFERENCES) - {"triple", "shut-the-20", "the-300", "email", "email-sum", "email-holiday"})


@pytest.mark.parametrize("name", QUICK)
def test_every_preset_has_odds_of_a_round_of_two_that_add_up(name: str) -> None:
    found = versus.odds_round(preset(name), 2).plain()
    assert found["ruleset"] == name
    assert found["seats"] == 2
    assert sum(found["shares"]) == pytest.approx(1, abs=1e-12)
    assert sum(found["net"]) == pytest.approx(0, abs=1e-12)
    assert found["value"]["float"] == pytest.approx(found["net"][0], abs=1e-15)
    if found["value"]["exact"] is not None:
        assert float(Fraction(found["value"]["exact"])) == pytest.approx(found["net"][0], abs=1e-15)
    assert "standard_error" not in found


@pytest.mark.parametrize("name", ["survivor", "rounds", "six-flaps", "trac", "lucky-seven", "shared-throw"])
def test_matches_of_two_are_solved(name: str) -> None:
    found = versus.odds_match(preset(name), 2)
    assert found.match
    assert found.error is None
    assert sum(found.shares) == pytest.approx(1, abs=1e-12)


def test_a_match_of_digital_is_estimated_with_the_reason_and_the_error() -> None:
    found = versus.odds_match(preset("digital"), 2)
    assert found.error is not None
    assert 0 < found.error < 0.02
    assert [note.id for note in found.notes] == ["seats-match-digital", "seats-note-estimate"]
    assert found.plain()["standard_error"] == found.error


def test_estimates_repeat_with_their_seed_and_come_near_the_exact_value() -> None:
    ruleset = make(tiles=(1, 2, 3), dice=1, sides=4)
    one, other = (estimate(ruleset, 2, False, 3000, seed) for seed in (5, 5))
    assert one == other
    exact = versus.odds_round(ruleset, 2)
    assert abs(one.net[0] - exact.net[0]) < 5 * one.error + 0.05


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_lucky_seven_is_shared_out_by_its_geometric_series(seats: int) -> None:
    """Each seat has the chance of the one before it times 5/6."""
    shares = solve_forced(preset("lucky-seven"), seats).shares
    whole = sum(Fraction(5, 6) ** seat for seat in range(seats))
    assert shares == pytest.approx(
        [float(Fraction(5, 6) ** seat / whole) for seat in range(seats)], abs=1e-14
    )


@pytest.mark.parametrize(
    "changes",
    [
        {"tiles": (2, 3), "score": "sum", "on_shut": "ends-turn", "stake": 1},
        {"tiles": (3,), "on_shut": "wins-round", "deadly_totals": (2,), "deadly_ends": "round", "dice": 2},
    ],
)
def test_seats_in_turn_without_a_choice_come_to_what_expectimax_finds(changes: dict[str, Any]) -> None:
    ruleset = make(**{"turn": "alternate", "dice": 1, "sides": 3, "sets": "one-tile", **changes})
    want = Expectimax(rules, ruleset).values(rules.start(ruleset, 3))
    assert solve_forced(ruleset, 3).net == pytest.approx([float(value) for value in want], abs=1e-14)


def guarded(ruleset: Ruleset, state: State, known: dict[State, Fraction]) -> Fraction:
    """What the first of two seats can make sure of; both answer a throw at once, in two ways at most."""
    if state in known:
        return known[state]
    node = rules.node(ruleset, state)
    if node.kind == "terminal":
        value = rules.returns(ruleset, state)[0]
    elif node.kind == "chance":
        value = sum(
            (
                p * guarded(ruleset, rules.step(ruleset, state, o), known)
                for o, p in rules.chance(ruleset, state)
            ),
            Fraction(0),
        )
    elif node.kind == "decision":
        seat = node.seats[0]
        ahead = [
            guarded(ruleset, rules.step(ruleset, state, Choice(seat, action)), known)
            for action in rules.legal(ruleset, state, seat)
        ]
        value = max(ahead) if seat == 0 else min(ahead)
    else:
        value = _both(
            [
                [
                    guarded(ruleset, _answered(ruleset, state, mine, other), known)
                    for other in rules.legal(ruleset, state, 1)
                ]
                for mine in rules.legal(ruleset, state, 0)
            ]
        )
    known[state] = value
    return value


def _answered(ruleset: Ruleset, state: State, mine: Any, other: Any) -> State:
    return rules.step(ruleset, rules.step(ruleset, state, Choice(0, mine)), Choice(1, other))


def _both(table: list[list[Fraction]]) -> Fraction:
    """The value of a matrix game of at most two by two."""
    low = max(min(row) for row in table)
    high = min(max(column) for column in zip(*table))
    if low == high:
        return low
    (a, b), (c, d) = table
    return (a * d - b * c) / (a + d - b - c)


@pytest.mark.parametrize("tiles", [(1, 2, 3), (1, 2, 3, 4), (1, 2, 3, 5)])
@pytest.mark.parametrize("score", ["sum", "count"])
def test_one_throw_for_both_gives_neither_an_edge(tiles: tuple[int, ...], score: str) -> None:
    sides = 3 if len(tiles) == 3 else 4
    ruleset = make(tiles=tiles, dice=1, sides=sides, turn="shared", score=score)
    assert guarded(ruleset, rules.start(ruleset, 2), {}) == 0
    assert versus.odds_round(ruleset, 2).value.exact == "0/1"


def test_one_throw_for_all_with_handicaps_is_estimated() -> None:
    found = versus.odds_round(make(tiles=(1, 2, 3), turn="shared", handicap_shut=((), (1,))), 2)
    assert found.error is not None
    assert found.notes[0].id == "seats-shared-handicap"


@pytest.mark.parametrize("name", ["classic", "missionary", "cover-score", "double-shutter"])
def test_tables_by_points_agree_with_the_graph(name: str) -> None:
    ruleset = preset(name)
    assert several.solve_big(ruleset) == pytest.approx(versus.odds_round(ruleset, 2).value.float, abs=1e-12)


def test_a_box_too_big_for_three_seats_is_estimated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pillarbox.games.shut_the_box.ends.SMALL", 100)
    monkeypatch.setattr("pillarbox.games.shut_the_box.several.SMALL", 100)
    found = versus.odds_round(make(tiles=(1, 2, 3, 4, 5, 6, 7), sides=5), 3)
    assert found.notes[0].id == "seats-too-big"


def test_a_long_wait_is_known_beforehand_and_refused_if_too_long() -> None:
    cost = versus.cost(preset("survivor"), 4, True)
    assert cost is not None
    assert cost.seconds > 60
    assert cost.memory > 10**9
    with pytest.raises(Refused) as why:
        versus.odds_match(preset("tournament"), 4)
    assert why.value.message.id in ("seats-too-long", "odds-no-memory")
    assert versus.cost(preset("email"), 2, False) is None


def test_a_wrong_number_of_seats_is_refused() -> None:
    for seats in (1, 13):
        with pytest.raises(Refused):
            versus.odds_match(preset("survivor"), seats)


def test_the_beginner_is_who_begins_and_the_dice_for_it_are_left_out() -> None:
    ruleset = make(tiles=(1, 2, 3), dice=1, sides=3, starter="highest-die")
    plain = make(tiles=(1, 2, 3), dice=1, sides=3)
    assert versus.odds_round(ruleset, 2).net == versus.odds_round(plain, 2).net
    assert "seats-note-starter" in [note.id for note in versus.odds_round(ruleset, 2).notes]
