"""Turns that end by the cap: solved with it exactly as the rules play, or said to leave it out."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from pillarbox.games.shut_the_box.coach import advise
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import counts_cap, odds, reach, solved
from pillarbox.games.shut_the_box.state import Box, State
from tests.games.shut_the_box.presets import make, preset
from tests.games.shut_the_box.test_solve_against_rules import by_rules

SHORT: list[dict[str, Any]] = [
    {"cap": 1},
    {"cap": 2, "one_die": "may"},
    {"cap": 3, "must_shut": False, "wins": "highest", "score": "shut-sum", "on_shut": "ends-turn"},
    {"cap": 2, "first_throw_shuts": 2},
    {"cap": 3, "deadly_totals": (7,)},
    {"cap": 4, "turn": "alternate", "stuck": "pass"},
    {"cap": 3, "turn": "alternate", "stuck": "reopen-one", "must_shut": False, "most_tiles": 2},
    {"cap": 2, "sets": "total-else-dice", "score": "count"},
    {"cap": 2, "tiles": (), "rows": ((1, 2, 3), (3, 2, 1)), "row_weights": (2, 1)},
    {"cap": 4, "turn": "alternate", "stuck": "pass", "first_throw_shuts": 1, "one_die": "must"},
]


@pytest.mark.parametrize("changes", SHORT, ids=str)
def test_a_turn_with_a_low_cap_has_the_value_that_the_rules_give_it(changes: dict[str, Any]) -> None:
    ruleset = make(**{"tiles": (1, 2, 3, 4, 6), "sides": 4, **changes})
    assert counts_cap(ruleset)
    for objective in ("score", "shut", "reach:5"):
        assert solved(ruleset, objective).value() == by_rules(ruleset, objective), objective
    answer = odds(ruleset)
    assert answer.value.float == pytest.approx(answer.mean)
    assert sum(share.p for share in answer.distribution) == pytest.approx(1)
    assert "odds-note-with-cap" in [note.id for note in answer.notes]


def test_one_throw_at_classic_takes_seven_off_on_average() -> None:
    """45 less the 7 of two dice on average: with nine tiles open every throw shuts its total."""
    assert odds(preset("classic", cap=1)).value.exact == "38/1"


def test_a_cap_that_no_turn_can_reach_changes_nothing_and_is_not_spoken_of() -> None:
    for ruleset in (preset("golf"), preset("golf", cap=9), preset("lucky-seven"), preset("email")):
        assert not [note.id for note in odds(ruleset).notes if "cap" in note.id]
    assert odds(preset("golf", cap=9)).value == odds(preset("golf")).value


def test_a_cap_that_seldom_matters_is_counted_in_and_a_big_box_says_that_it_is_not() -> None:
    """A seven fails to come in fifty throws once in some nine thousand turns."""
    lucky = odds(preset("lucky-seven", cap=50))
    assert lucky.shut.float == pytest.approx(1 - float(Fraction(5, 6) ** 50))
    big = preset("golf", tiles=tuple(range(1, 16)), dice=3, cap=8)
    assert "odds-note-without-cap" in [note.id for note in odds(big).notes]


def test_every_chance_of_a_family_is_of_the_game_with_the_cap() -> None:
    """One throw of two dice leaves 45 less its total: 33 or less only after a twelve."""
    assert {share.score: share.p for share in reach(preset("golf", cap=1))}[33] == pytest.approx(1 / 36)


def at(ruleset: Ruleset, mask: int, throws: int, faces: tuple[int, ...]) -> State:
    return State(
        stage="choose" if faces else "throw",
        seat=0,
        boxes=(Box(mask, throws=throws),),
        faces=faces,
        dice=2,
        totals=(0,),
        gone=(0,),
    )


def test_at_the_last_throw_the_coach_wants_the_greatest_sum_shut_and_says_why() -> None:
    ruleset = preset("golf", cap=2, sets="difference")
    advice = advise(ruleset, at(ruleset, 511, 2, (5, 6)))
    assert advice.moves[0].value.exact == "34/1"  # 45 less the total, not less the difference
    assert advice.moves[0].why.id == "coach-last-throw"
    assert "odds-note-with-cap" in [note.id for note in advice.notes]
    before = advise(ruleset, at(ruleset, 0b11, 1, ())).dice
    assert before is not None
    # of 1 and 2: a difference of 1 (10 throws of 36) or 2 (8, 1-3 among them), a total of 2 or 3 (1-1; 1-2)
    assert before[0].value.exact == str(_one_throw_of_one_and_two())


def _one_throw_of_one_and_two() -> Fraction:
    """What stays of the tiles 1 and 2 after a single throw for total or difference, throw by throw."""
    left = Fraction(0)
    for one in range(1, 7):
        for other in range(1, 7):
            gone = max((mark for mark in (one + other, abs(one - other)) if mark in (1, 2, 3)), default=0)
            left += 3 - gone
    return left / 36


def test_a_turn_that_reopens_tiles_for_ever_is_found_to_cost_nothing_in_a_moment() -> None:
    """Who may stop only once the box is shut, and always can go on, scores 0 in the end."""
    ruleset = preset(
        "golf",
        tiles=(1, 2, 3, 4, 5, 6, 7),
        most_tiles=2,
        must_shut=False,
        stuck="reopen-one",
        turn="alternate",
        cap=1000,
    )
    answer = odds(ruleset)
    assert answer.certificate is not None
    assert 0 <= answer.certificate[0] <= answer.certificate[1] < 1e-9
