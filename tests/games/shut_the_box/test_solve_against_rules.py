"""The solver's values are those of the rules themselves: exact expectimax over the questions, on small
boxes.

The options of rulesets are crossed pair by pair: every value of an option meets every value of every other
option somewhere in the list.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

import msgspec
import pytest

from pillarbox.games.shut_the_box import rules, scoring
from pillarbox.games.shut_the_box._plain import problem
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import aim, solved
from pillarbox.games.shut_the_box.state import State
from pillarbox.solve.expectimax import Expectimax
from pillarbox.solve.policy import Listed
from tests.games.shut_the_box.presets import preset

Options = dict[str, Any]

BOXES: list[Options] = [
    {"tiles": (1, 2, 3, 4)},
    {"tiles": (1, 2, 3, 4, 5, 6), "shut_at_start": (2, 4)},
    {"tiles": (1, 3, 7, 8)},
    {"tiles": (), "rows": ((1, 2, 3), (3, 2, 1)), "row_weights": (2, 1)},
]
DICE: list[Options] = [
    {"dice": 2, "sides": 4},
    {"dice": 1, "sides": 6},
    {"dice": 3, "sides": 3},
    {"dice": 2, "sides": 6, "doubles": "twice"},
]
ONE_DIE: list[Options] = [
    {},
    {"one_die": "may"},
    {"one_die": "must", "one_die_sum": 4},
    {"one_die": "may", "one_die_when": "high-shut"},
    {"one_die": "must", "one_die_when": "only-one"},
    {"one_die": "may", "one_die_when": "last-row"},
]
SETS: list[Options] = [
    {"sets": name}
    for name in (
        "sum",
        "one-tile",
        "dice-or-total",
        "total-else-dice",
        "dice-or-sum",
        "difference",
        "product",
    )
]
SPECIAL: list[Options] = [
    {},
    {"most_tiles": 1},
    {"must_shut": False},
    {"first_throw_shuts": 3},
    {"deadly_totals": (4,)},
    {"must_shut": False, "deadly_totals": (5, 6), "first_throw_shuts": 1},
]
SCORES: list[Options] = [
    {},
    {"score": "count"},
    {"score": "digital"},
    {"score": "shut-sum", "wins": "highest", "on_shut": "ends-turn"},
    {"score": "sum", "wins": "highest", "on_shut": "ends-turn"},
]


def contradicts(options: Options) -> bool:
    """What no ruleset file may say."""
    rows = "rows" in options
    return (
        (rows and options.get("score") in ("count", "digital"))
        or (rows and "shut_at_start" in options)
        or (options.get("doubles") == "twice" and options["dice"] != 2)
        or (options.get("insurance", False) and options["dice"] != 2)
        or (options["dice"] == 1 and options.get("one_die", "never") != "never")
        or (options.get("one_die_when") == "last-row" and not rows)
        or (rows and options.get("first_throw_shuts", 0) > 0)
    )


def pairs() -> list[Ruleset]:
    """Rulesets in which any two values of different options meet at least once."""
    lists = [BOXES, DICE, ONE_DIE, SETS, SPECIAL, SCORES]
    found: dict[bytes, Ruleset] = {}
    for one, other in combinations(range(len(lists)), 2):
        for i in range(len(lists[one])):
            for j in range(len(lists[other])):
                picks = [(i + 2 * j + n) % len(options) for n, options in enumerate(lists)]
                picks[one], picks[other] = i, j
                options: Options = {}
                for n, pick in enumerate(picks):
                    options |= lists[n][pick]
                if options.get("first_throw_shuts") and options["first_throw_shuts"] not in set(
                    options["tiles"]
                ) - set(options.get("shut_at_start", ())):
                    del options["first_throw_shuts"]
                if not contradicts(options):
                    ruleset = Ruleset(**options, cap=1000)
                    found[msgspec.json.encode(options)] = ruleset
    return list(found.values())


PAIRS = pairs()


PLAIN_LOOPS = [
    Ruleset(tiles=(1, 2, 3), sides=3, insurance=True, cap=60),
    Ruleset(tiles=(1, 2, 3, 4), sides=4, insurance=True, one_die="must", first_throw_shuts=2, cap=60),
    Ruleset(tiles=(2, 3), sides=2, stuck="pass", must_shut=False, cap=150),
    Ruleset(tiles=(2, 3, 4), sides=2, stuck="pass", deadly_totals=(3,), cap=150),
    Ruleset(tiles=(2, 3, 4), sides=2, stuck="pass", insurance=True, first_throw_shuts=2, cap=150),
    Ruleset(tiles=(1, 2, 3), sides=3, stuck="reopen-one", deadly_totals=(2,), cap=150),
    Ruleset(tiles=(1, 2, 3), sides=3, stuck="reopen-one", must_shut=False, cap=150),
    Ruleset(tiles=(1, 2, 3), sides=3, solo_reopen=30, one_die="may", cap=150),
    Ruleset(tiles=(1, 2, 3, 4), sides=3, solo_reopen=100, score="count", cap=150),
]
ROWS = ((1, 2), (2, 1))
PLAIN_LOOPS += [
    Ruleset(tiles=(), rows=ROWS, sides=2, stuck="reopen-one", deadly_totals=(3,), cap=150),
    Ruleset(tiles=(), rows=ROWS, sides=3, solo_reopen=40, one_die="may", cap=150),
]
COUNTED = [
    Ruleset(tiles=(1, 2), shut_at_start=(1,), sides=2, turn="alternate", stuck="pass", cap=200),
    Ruleset(tiles=(1, 2, 3), sides=3, dice=1, stuck="pass", cap=200),
    Ruleset(tiles=(1, 2, 3), sides=3, dice=1, stuck="reopen-one", cap=200),
    Ruleset(tiles=(1, 2, 3, 4), sides=2, one_die="may", stuck="reopen-one", cap=200),
    Ruleset(tiles=(), rows=ROWS, sides=2, dice=1, stuck="reopen-one", cap=200),
]


def final_score(ruleset: Ruleset, state: State) -> int:
    points = state.past[0].scores[0]
    assert points is not None
    return points


def by_rules(ruleset: Ruleset, objective: str, sign: int = 1) -> Fraction:
    """The value of the start for a lone seat under an objective, from the rules' questions alone."""
    wanted = int(objective.partition(":")[2] or 0)
    high = ruleset.wins == "highest"

    def payoff(of: Ruleset, state: State) -> tuple[Fraction, ...]:
        points = final_score(of, state)
        if objective == "shut":
            return (Fraction(state.past[0].ends[0] == "shut"),)
        if objective == "score":
            return (Fraction(points if high else -points),)
        return (Fraction(points >= wanted if high else points <= wanted),)

    def signed(of: Ruleset, state: State) -> tuple[Fraction, ...]:
        return (sign * payoff(of, state)[0],)

    value = sign * Expectimax(rules, ruleset, signed).values(rules.start(ruleset, 1))[0]
    return -value if objective == "score" and not high else value


@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_every_pair_of_options_has_the_value_that_the_rules_give_it(number: int) -> None:
    ruleset = PAIRS[number]
    reach = f"reach:{min(5, scoring.greatest(ruleset))}"  # a goal beyond every score is refused
    for objective in ("score", "shut", reach):
        solution = Listed(problem(ruleset), aim(ruleset, objective))
        assert solution.value() == by_rules(ruleset, objective), (objective, ruleset)
        for line in solution.lines:
            assert line.points == scoring.score(ruleset, line.mask, scoring.fixed(ruleset, 0))


@pytest.mark.parametrize("number", range(0, len(PAIRS), 5))
def test_the_worst_player_does_as_badly_as_the_rules_allow(number: int) -> None:
    ruleset = PAIRS[number]
    careless = aim(ruleset, "shut")._replace(highest=False)
    assert Listed(problem(ruleset), careless).value() == by_rules(ruleset, "shut", sign=-1)


@pytest.mark.parametrize("ruleset", PLAIN_LOOPS)
@pytest.mark.parametrize("objective", ["score", "shut", "reach:2"])
def test_where_positions_come_back_the_value_is_the_limit_of_ever_later_caps(
    ruleset: Ruleset, objective: str
) -> None:
    """The cap is far enough for what lies behind it to weigh less than 1e-9."""
    value = float(Listed(problem(ruleset), aim(ruleset, objective)).value())
    assert value == pytest.approx(float(by_rules(ruleset, objective)), abs=1e-9)


@pytest.mark.parametrize("ruleset", COUNTED)
def test_where_throws_are_counted_the_fewest_are_those_of_the_rules(ruleset: Ruleset) -> None:
    def payoff(of: Ruleset, state: State) -> tuple[Fraction, ...]:
        return (Fraction(-state.past[0].lengths[0]),)

    by_hand = -Expectimax(rules, ruleset, payoff).values(rules.start(ruleset, 1))[0]
    assert float(solved(ruleset).value()) == pytest.approx(float(by_hand), abs=1e-9)


def test_of_two_players_at_lucky_seven_the_first_wins_six_times_in_eleven() -> None:
    """Not a turn but a whole match, by the rules' own questions; the cap of 200 throws each weighs 1e-31."""
    ruleset = preset("lucky-seven")
    first, second = Expectimax(rules, ruleset).values(rules.start(ruleset, 2))
    assert float((first + 1) / 2) == pytest.approx(6 / 11, abs=1e-15)
    assert float((second + 1) / 2) == pytest.approx(5 / 11, abs=1e-15)
