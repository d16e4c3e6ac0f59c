"""What states of a match are worth to every seat: beside exact expectimax over the rules, at every state that
random play comes to.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from pillarbox.core.game import Choice
from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.equity import Equity, equity
from pillarbox.games.shut_the_box.equity_series import SeriesMatch
from pillarbox.games.shut_the_box.equity_totals import TwoSeatMatch
from pillarbox.games.shut_the_box.equity_turns import BigRoundOfTwo, OneRound
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import Box, Shut, State, Throw
from pillarbox.solve.expectimax import Expectimax
from tests.games.shut_the_box.presets import make, preset
from tests.games.shut_the_box.small import small


def moved(ruleset: Ruleset, state: State, rng: Random) -> State:
    """The state after a random move."""
    node = rules.node(ruleset, state)
    if node.kind == "chance":
        ahead = rules.chance(ruleset, state)
        return rules.step(ruleset, state, ahead.pick(rng.randrange(ahead.whole)))
    seat = node.seats[0]
    return rules.step(ruleset, state, Choice(seat, rng.choice(rules.legal(ruleset, state, seat))))


def beside_expectimax(ruleset: Ruleset, seats: int, rng: Random, games: int = 2) -> None:
    """Hold every state of some random matches to its value in fractions."""
    found, slow = equity(ruleset, seats), Expectimax(rules, ruleset)
    for _ in range(games):
        state = rules.start(ruleset, seats)
        while True:
            exact = slow.values(state)
            assert found.values(state) == pytest.approx([float(value) for value in exact], abs=1e-9)
            if state.stage == "over":
                break
            state = moved(ruleset, state, rng)


@pytest.mark.parametrize("seed", range(12))
def test_one_round_of_several_seats_is_worth_at_every_state_what_expectimax_says(seed: int) -> None:
    rng = Random(f"equity {seed}")
    ruleset = small(rng, most=3, turn="whole", reopen="never", match="single", cap=40)
    beside_expectimax(ruleset, rng.choice((2, 2, 3)), rng)


MATCHES: list[dict[str, Any]] = [
    {"match": "rounds", "rounds": 2},
    {"match": "rounds", "rounds": 2, "stake": 2, "starter": "loser"},
    {"match": "rounds", "rounds": 2, "ties": "roll-off"},
    {"match": "rounds", "rounds": 2, "starter": "first-seat", "ties": "lower-sum", "score": "count"},
    {"match": "elimination", "limit": 4, "cap_rounds": 4},
    {"match": "until", "limit": 4, "starter": "highest-die", "cap_rounds": 4},
    {"match": "rounds", "rounds": 2, "on_shut": "wins-match", "stake": 1, "stake_rule": "loser-pays"},
    {"match": "rounds", "rounds": 2, "on_shut": "wins-match"},
    {"match": "rounds", "rounds": 2, "score": "shut-sum", "wins": "highest", "on_shut": "ends-turn"},
]


@pytest.mark.parametrize("given", MATCHES, ids=str)
def test_a_match_of_two_is_worth_at_every_state_what_expectimax_says(given: dict[str, Any]) -> None:
    # Every throw shuts something or ends the turn, and every turn scores, so the bounds on rounds are far.
    rng = Random(str(given))
    box: dict[str, Any] = {"tiles": (2, 3), "dice": 1, "sides": 4}
    if "cap_rounds" in given:  # no score of 0: nobody shuts the whole box
        box = {"tiles": (2, 5), "dice": 1, "sides": 4}
    beside_expectimax(make(**{**box, **given}), 2, rng)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_match_of_three_or_four_is_worth_at_every_state_what_expectimax_says(seats: int) -> None:
    ruleset = make(tiles=(2, 5), dice=1, sides=3, match="elimination", limit=6, cap_rounds=3)
    beside_expectimax(ruleset, seats, Random(3), 2)


ALONE: list[dict[str, Any]] = [
    {"match": "rounds", "rounds": 2},
    {"match": "until", "limit": 6, "tiles": (2, 5), "cap_rounds": 6},
    {"match": "elimination", "limit": 6, "tiles": (2, 5), "cap_rounds": 6},
    {"match": "rounds", "rounds": 2, "on_shut": "wins-match"},
    {"match": "first-to", "limit": 3, "score": "shut-sum", "wins": "highest", "on_shut": "ends-turn"},
    {"score": "shut-sum", "wins": "highest"},
    {"must_shut": False},
    {"first_throw_shuts": 2, "match": "rounds", "rounds": 2},
    {"insurance": True, "dice": 2, "sides": 2},
    {"turn": "shared", "match": "rounds", "rounds": 2},
]


@pytest.mark.parametrize("given", ALONE, ids=str)
def test_a_lone_seat_is_worth_at_every_state_what_expectimax_says(given: dict[str, Any]) -> None:
    box: dict[str, Any] = {"tiles": (1, 2, 3), "dice": 1, "sides": 3}
    if given["match"] == "first-to" if "match" in given else False:
        box = {"tiles": (1, 2), "dice": 1, "sides": 2}  # the first throw always shuts something
    beside_expectimax(make(**{**box, **given}), 1, Random(str(given)), 3)


@pytest.mark.parametrize("reopen", ["never", "neighbour"])
def test_two_seats_in_turn_are_worth_at_every_state_what_the_rules_lead_to(reopen: str) -> None:
    """States come back here, so each is held to those that follow it."""
    ruleset = make(
        tiles=(1, 2, 3, 4), dice=1, sides=4, turn="alternate", score="count", reopen=reopen, cap=9999
    )
    found = equity(ruleset, 2)
    rng = Random(7)
    for _ in range(6):
        state = rules.start(ruleset, 2)
        while state.stage != "over":
            assert found.values(state) == pytest.approx(_ahead(found, state), abs=1e-12)
            state = moved(ruleset, state, rng)


def _ahead(found: Equity, state: State) -> tuple[float, ...]:
    ruleset = found.ruleset
    node = rules.node(ruleset, state)
    if node.kind == "chance":
        ahead = [
            (found.values(rules.step(ruleset, state, o)), float(p)) for o, p in rules.chance(ruleset, state)
        ]
        return tuple(sum(values[seat] * p for values, p in ahead) for seat in (0, 1))
    seat = node.seats[0]
    return max((values for _, values in found.choices(state, seat)), key=lambda values: values[seat])


def test_the_last_seat_of_classic_needs_luck_against_a_ten() -> None:
    """The published chance of the second player against a 10 is 0.493920, ties shared."""
    ruleset = preset("classic")
    state = rules.start(ruleset, 2)
    stuck = State(
        stage="throw",
        seat=1,
        boxes=(Box(open=1 << 9 - 1 | 1, end="stuck", throws=4), state.boxes[1]),
        dice=2,
        totals=(0, 0),
        gone=(0, 0),
    )
    first, second = equity(ruleset, 2).values(stuck)
    assert (1 + second) / 2 == pytest.approx(0.493920, abs=5e-7)
    assert first == pytest.approx(-second, abs=1e-12)


def test_a_start_is_worth_the_published_chance_of_the_first_of_two_in_classic() -> None:
    ruleset = preset("classic")
    assert equity(ruleset, 2).values(rules.start(ruleset, 2))[0] == pytest.approx(2 * 0.502810 - 1, abs=1e-6)


def test_lucky_seven_goes_to_the_first_of_three_with_36_in_91() -> None:
    """One throw in six is a seven: 1/6 : 5/36 : 25/216 is 36 : 30 : 25."""
    ruleset = preset("lucky-seven")
    found = equity(ruleset, 3).values(rules.start(ruleset, 3))
    assert found == pytest.approx([3 * 36 / 91 - 1, 3 * 30 / 91 - 1, 3 * 25 / 91 - 1], abs=1e-12)


def test_dice_for_the_start_make_all_seats_equal_until_one_is_ahead() -> None:
    ruleset = preset("email")
    found = equity(ruleset, 2)
    state = rules.start(ruleset, 2)
    assert found.values(state) == pytest.approx([0, 0], abs=1e-12)
    begins = found.values(rules.start(make(**{**_of(ruleset), "starter": "rotate"}), 2))
    thrown = rules.step(ruleset, state, rules.chance(ruleset, state).outcomes[5])  # a six
    # A six wins the start against five faces of six, and half of the re-throws after another six.
    ahead = Fraction(5, 6) + Fraction(1, 12)
    assert found.values(thrown)[0] == pytest.approx(float(2 * ahead - 1) * begins[0], abs=1e-12)


def _of(ruleset: Ruleset) -> dict[str, Any]:
    names = ("tiles", "turn", "score", "on_shut")
    return {name: getattr(ruleset, name) for name in names}


def test_choices_come_with_what_each_is_worth() -> None:
    """Tiles 1 to 3 and one die of three faces, which shows 3: shut 3, or 1 and 2."""
    ruleset = make(tiles=(1, 2, 3), dice=1, sides=3)
    state = rules.step(ruleset, rules.start(ruleset, 1), Throw((3,)))
    found = dict(equity(ruleset, 1).choices(state, 0))
    # Without the 3: another 3 shuts both; a 1 leaves the 2, which two faces of three miss; a 2 leaves the 1.
    left = Fraction(1, 3) * Fraction(2, 3) * 2 + Fraction(1, 3) * Fraction(2, 3) * 1
    assert found[Shut((3,))] == pytest.approx([-float(left)], abs=1e-12)
    assert found[Shut((1, 2))] == pytest.approx([-2.0], abs=1e-12)


@pytest.mark.parametrize(
    "name, seats, why",
    [
        ("shared-throw", 2, "equity-shared"),
        ("digital", 2, "seats-match-digital"),
        ("the-300", 2, "equity-too-long"),
        ("the-300", 3, "seats-too-big"),
        ("survivor", 5, "seats-match-many"),
        ("email", 3, "seats-in-turn-two-only"),
        ("trac", 3, "equity-too-long"),
        ("classic", 13, "refused-seats"),
    ],
)
def test_what_no_solver_reaches_is_refused_with_the_reason(name: str, seats: int, why: str) -> None:
    with pytest.raises(Refused) as refused:
        equity(preset(name), seats)
    assert refused.value.message.id == why


def test_a_box_that_no_play_leads_to_is_refused() -> None:
    ruleset = make(tiles=(1, 2, 9), dice=1, sides=3)
    state = State("throw", 0, (Box(3, "", 1), Box(7)), dice=1, totals=(0, 0), gone=(0, 0))
    with pytest.raises(Refused) as refused:
        equity(ruleset, 2).values(state)
    assert refused.value.message.id == "equity-no-such-box"


@pytest.mark.parametrize(
    "given",
    [{}, {"wins": "highest", "score": "shut-sum"}, {"stake": 2, "shut_pays": 3}, {"ties": "lower-sum"}],
    ids=str,
)
def test_a_box_solved_as_a_big_one_has_the_same_values(given: dict[str, Any]) -> None:
    """The arrays for big boxes beside the graphs for small ones, at every throw of some random rounds."""
    ruleset = make(**{"tiles": (1, 2, 3, 4, 5), "sides": 4, "dice": 2, **given})
    big, small_one = BigRoundOfTwo(ruleset), OneRound(ruleset, 2)
    rng = Random(5)
    for _ in range(4):
        state = rules.start(ruleset, 2)
        while state.stage != "over":
            if state.stage == "throw":
                assert big.rest(state) == pytest.approx(small_one.rest(state), abs=1e-12)
            state = moved(ruleset, state, rng)


def test_what_takes_longer_than_one_will_wait_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        equity(preset("the-300"), 2, 10)
    assert refused.value.message.id == "equity-too-long"


PLAIN: list[dict[str, Any]] = [
    {"match": "elimination", "limit": 9},
    {"match": "until", "limit": 9, "starter": "first-seat"},
    {"match": "rounds", "rounds": 3},
    {"match": "elimination", "limit": 9, "on_shut": "wins-match"},
]


@pytest.mark.parametrize("given", PLAIN, ids=str)
def test_lists_and_arrays_value_a_match_alike(given: dict[str, Any]) -> None:
    """The lists that serve without numpy beside the arrays, at every throw of some random matches."""
    ruleset = make(**{"tiles": (1, 2, 3, 4), "dice": 1, "sides": 4, **given})
    lists, arrays = TwoSeatMatch(ruleset), SeriesMatch(ruleset, 2)
    rng = Random(6)
    for _ in range(3):
        state = rules.start(ruleset, 2)
        while state.stage != "over":
            if state.stage == "throw":
                assert lists.rest(state) == pytest.approx(arrays.rest(state), abs=1e-12)
            state = moved(ruleset, state, rng)
