"""Advice for the objective `win`, and positions told by scores and totals."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pillarbox.core.game import Choice
from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box import around, coach, notation, rules
from pillarbox.games.shut_the_box.around import Told
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import Shut, State, Throw
from pillarbox.solve.expectimax import Expectimax
from tests.games.shut_the_box.presets import make, preset
from tests.games.shut_the_box.small import small


def told(ruleset: Ruleset, mine: str = "all", first: bool = False, **others: Any) -> State:
    return notation.read_state(ruleset, around.words(ruleset, Told(**others), mine, first))


def test_the_second_player_against_a_ten_in_classic_has_the_published_chance() -> None:
    """Published with this project's goals: 0.493920."""
    ruleset = preset("classic")
    advice = coach.advise(ruleset, told(ruleset, scores=(10,)), 1, "win")
    assert advice.dice is not None
    assert advice.seats == 2
    assert round(advice.share(advice.dice[0].value.float), 6) == 0.493920


@pytest.mark.parametrize("seed", range(25))
def test_values_are_those_of_expectimax_over_the_rules(seed: int) -> None:
    """From the first throw of the first of two seats, every choice of tiles."""
    ruleset = small(Random(seed), 3, insurance=False)
    oracle = Expectimax(rules, ruleset)
    state = rules.start(ruleset, 2)
    while rules.node(ruleset, state).kind == "decision":
        state = rules.step(ruleset, state, Choice(0, rules.legal(ruleset, state, 0)[0]))
    for throw in rules.chance(ruleset, state).outcomes:
        after = rules.step(ruleset, state, throw)
        if rules.node(ruleset, after).kind != "decision" or after.seat != 0 or after.stage != "choose":
            continue
        advice = coach.advise(ruleset, after, 0, "win")
        wanted = {
            action: oracle.values(rules.step(ruleset, after, Choice(0, action)))[0]
            for action in rules.legal(ruleset, after, 0)
        }
        best = max(wanted.values())
        for move in advice.moves:
            assert move.value.float == pytest.approx(float(wanted[move.action]), abs=1e-11)
            assert move.loss == pytest.approx(float(best - wanted[move.action]), abs=1e-11)
        assert [move.loss for move in advice.moves] == sorted(move.loss for move in advice.moves)


def test_a_score_to_beat_is_weighed_by_hand() -> None:
    """Against a 1 with three tiles and one die of three sides, a 3 having been thrown.

    With 1 and 2 left a 3 shuts both at once, a 1 or a 2 leaves one tile that comes in one throw of three:
    shut with 1/3 + 2/9, a draw (the 1 left) with 2/9. With 3 left it is shut in one throw of three, or lost.
    """
    ruleset = make(tiles=(1, 2, 3), dice=1, sides=3, on_shut="ends-turn")
    state = rules.step(ruleset, told(ruleset, scores=(1,)), Throw((3,)))
    advice = coach.advise(ruleset, state, 1, "win")
    assert {move.action: move.value.float for move in advice.moves} == {
        Shut((3,)): pytest.approx(5 / 9 - 2 / 9),
        Shut((1, 2)): pytest.approx(1 / 3 - 2 / 3),
    }


def test_what_is_told_becomes_the_state_it_means() -> None:
    survivor = preset("survivor")
    state = told(survivor, "1,2", scores=(12,), totals=(40, 22, 31))
    assert (state.seat, state.totals, state.stage) == (1, (40, 22, 31), "throw")
    assert rules.node(survivor, state).roller == 1
    assert state.boxes[0].end == "stuck"
    assert notation.state_text(survivor, state)
    fresh = told(preset("two-to-go"), "1,2,3", True, scores=(12,))
    assert fresh.boxes[1].throws == 0
    assert fresh.boxes[0].throws == 1


def test_agreed_rounds_are_counted() -> None:
    ruleset = preset("rounds")
    state = told(ruleset, totals=(40, 22), round=3)
    assert (len(state.past), state.totals) == (2, (40, 22))
    assert [sum(done.scores[seat] or 0 for done in state.past) for seat in (0, 1)] == [40, 22]
    values = coach.advise(ruleset, state, 0, "win").dice
    assert values is not None
    assert values[0].value.float < -0.5


@pytest.mark.parametrize(
    "name, others, reason",
    [
        ("classic", {"scores": (46,)}, "around-no-such-score"),
        ("classic", {"scores": (0,)}, "around-round-over"),
        ("classic", {"scores": (5, 6), "seats": 2}, "around-all-had-turns"),
        ("classic", {"totals": (5, 6)}, "around-one-round"),
        ("classic", {"round": 2}, "around-no-such-round"),
        ("classic", {"seats": 1}, "refused-seats"),
        ("survivor", {"totals": (5, 45)}, "around-total-over"),
        ("survivor", {"totals": (5, 6), "seats": 3}, "around-totals"),
        ("rounds", {"totals": (5, 6)}, "around-which-round"),
        ("rounds", {"totals": (5, 6), "round": 6}, "around-too-many-rounds"),
        ("the-300", {"scores": (5,)}, "seats-too-big"),
    ],
)
def test_what_cannot_be_or_says_too_little_is_refused(name: str, others: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        told(preset(name), **others)


def test_equal_scores_that_are_told_apart_by_tiles_are_refused() -> None:
    with pytest.raises(Refused, match="around-score-says-little"):
        told(preset("missionary", ties="lower-sum"), scores=(3,))


def test_alone_there_is_nobody_to_win_against() -> None:
    with pytest.raises(Refused, match="coach-win-alone"):
        coach.advise(preset("classic"), rules.start(preset("classic"), 1), 0, "win")


@pytest.mark.parametrize(
    "position", ["seats=2 turn=1 open=1,2/all", "seats=3 turn=2 open=1/2/all ends=stuck"]
)
def test_a_position_in_which_an_earlier_seat_has_not_ended_its_turn_is_refused(position: str) -> None:
    state = notation.read_state(preset("classic"), position)
    with pytest.raises(Refused, match="equity-turn-not-over"):
        coach.advise(preset("classic"), state, state.seat, "win")
