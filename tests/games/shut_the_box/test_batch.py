"""Chains of policies: they come to what the rules and the bots come to, state by state, and to the solver's
odds.
"""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pillarbox import catalogue
from pillarbox.core.game import Choice
from pillarbox.games.shut_the_box import batch, bots, rules, solve
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.lab.play import Table, played
from pillarbox.solve.chain import law

PRESETS = [entry.id for entry in catalogue.entries() if entry.game == "shut-the-box"]
BIG = ("triple", "shut-the-20", "the-300", "twenty-twelve", "double-shutter", "full-house")
FEWER = {
    "base": {"tiles": (1, 2, 3, 4, 5)},
    "one die": {"tiles": (1, 2, 3, 4, 5), "one_die": "may"},
    "reopens": {"tiles": (1, 2, 3, 4), "dice": 1, "stuck": "reopen-one", "cap": 7},
    "passes": {"tiles": (2, 3, 4), "stuck": "pass", "cap": 9},
    "flips": {"tiles": (1, 2, 3, 4), "solo_reopen": 30, "reopen": "neighbour", "cap": 6},
    "insured": {"tiles": (1, 2, 3, 4), "insurance": True, "cap": 8},
    "stops": {"tiles": (1, 2, 3, 4, 5, 6), "must_shut": False, "score": "shut-sum", "wins": "highest"},
    "demands": {"tiles": (1, 2, 3, 4, 5), "first_throw_shuts": 2},
    "deadly": {"tiles": (1, 2, 3, 4, 5), "deadly_totals": (7,)},
}


def preset(id: str) -> Ruleset:
    found: Ruleset = batch.one_round(catalogue.load(id)[1])
    return found


def by_the_rules(ruleset: Ruleset, policy: str) -> dict[tuple[int, bool, int], Fraction]:
    """The law of (score, shut, throws) of a lone turn, state by state through the questions and the bots."""
    there: dict[Any, Fraction] = {rules.start(ruleset, 1): Fraction(1)}
    found: dict[tuple[int, bool, int], Fraction] = {}
    while there:
        coming: dict[Any, Fraction] = {}
        for state, share in there.items():
            node = rules.node(ruleset, state)
            if node.kind == "terminal":
                done = state.past[0]
                key = state.totals[0], done.ends[0] == "shut", done.lengths[0]
                found[key] = found.get(key, Fraction(0)) + share
                continue
            if node.kind == "chance":
                moves = [*rules.chance(ruleset, state)]
            else:
                legal = rules.legal(ruleset, state, 0)
                seen = rules.observe(ruleset, state, 0)
                chosen = legal if policy == "random" else [bots.POLICIES[policy](ruleset, seen, Random(0), 0)]
                moves = [(Choice(0, action), Fraction(1, len(chosen))) for action in chosen]
            for move, p in moves:
                after = rules.step(ruleset, state, move)
                coming[after] = coming.get(after, Fraction(0)) + share * p
        there = coming
    return found


def check(ruleset: Ruleset, policy: str) -> None:
    wanted = by_the_rules(ruleset, policy)
    chain = batch.chain(ruleset, policy)
    found = law(chain)
    scores: Counter[tuple[int, bool]] = Counter()
    for ending, p in zip(chain.endings, found.ends):
        scores[ending.points, ending.shut] += p  # type: ignore[assignment]
    expected: Counter[tuple[int, bool]] = Counter()
    lengths: Counter[int] = Counter()
    for (score, shut, throws), share in wanted.items():
        expected[score, shut] += share  # type: ignore[assignment]
        lengths[throws] += share  # type: ignore[assignment]
    assert {key: p for key, p in scores.items() if p} == pytest.approx(
        {key: float(p) for key, p in expected.items()}, abs=1e-12
    )
    assert found.lengths == pytest.approx({made: float(p) for made, p in lengths.items()}, abs=1e-12)
    assert found.throws == pytest.approx(float(sum(made * p for made, p in lengths.items())), abs=1e-11)


@pytest.mark.parametrize("policy", batch.POLICIES)
@pytest.mark.parametrize("name", FEWER)
def test_a_chain_comes_to_what_the_rules_and_the_bot_come_to(name: str, policy: str) -> None:
    check(Ruleset(**FEWER[name]), policy)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("policy", ["random", "highest-first", "perfect"])
@pytest.mark.parametrize("id", [id for id in PRESETS if id not in BIG])
def test_a_presets_chain_comes_to_what_the_rules_and_the_bot_come_to(id: str, policy: str) -> None:
    ruleset = preset(id)
    endless = ruleset.stuck == "pass" or ruleset.insurance or ruleset.stuck == "reopen-one"
    check(replace(ruleset, cap=6) if endless else ruleset, policy)


@pytest.mark.parametrize("id", ["classic", "golf", "pub", "digital", "trac", "unlucky-seven", "two-to-go"])
def test_perfect_play_has_the_odds_of_the_solver(id: str) -> None:
    ruleset = preset(id)
    chain, odds = batch.chain(ruleset, "perfect"), solve.odds(ruleset)
    found = law(chain)
    assert sum(p * end.points for p, end in zip(found.ends, chain.endings)) == pytest.approx(
        odds.mean, rel=1e-12
    )
    assert sum(p for p, end in zip(found.ends, chain.endings) if end.shut) == pytest.approx(
        odds.shut.float, rel=1e-12
    )
    assert found.throws == pytest.approx(odds.throws, rel=1e-12)


def test_boxes_too_big_for_tables_have_no_lanes() -> None:
    assert not batch.is_laned(preset("the-300"), ["perfect"])
    assert batch.is_laned(preset("full-house"), ["random"])


def test_whole_matches_throws_in_turn_and_roll_offs_have_no_lanes() -> None:
    assert not batch.is_laned(catalogue.load("survivor")[1], ["perfect"])
    assert not batch.is_laned(preset("email"), ["perfect", "perfect"])
    assert not batch.is_laned(replace(preset("classic"), ties="roll-off"), ["perfect", "perfect"])
    assert not batch.is_laned(replace(preset("pub"), stake_rule="loser-pays"), ["perfect", "perfect"])
    assert batch.is_laned(preset("pub"), ["perfect", "random", "perfect"])


ROUNDS = [
    ("pub", ("perfect", "random")),
    ("classic", ("random", "random", "random")),
    ("two-to-go", ("highest-first", "perfect")),
    ("unlucky-seven", ("random", "perfect")),
    ("cover-score", ("random", "most-tiles")),
]


@pytest.mark.parametrize("id, policies", ROUNDS)
def test_compiled_rounds_are_the_plain_ones(id: str, policies: tuple[str, ...]) -> None:
    contest = batch._contest(preset(id), policies)
    assert contest is not None
    assert contest.rounds(5, 3, 400, few=0) == contest.rounds(5, 3, 400, few=10**9)


@pytest.mark.parametrize("id, policies", ROUNDS)
def test_rounds_come_to_what_turns_apart_come_to(id: str, policies: tuple[str, ...]) -> None:
    """The chance of every return, put together from the laws of the turns, seat by seat."""
    ruleset, games, seats = preset(id), 20_000, len(policies)
    laws = []
    for seat, policy in enumerate(policies):
        made = batch.chain(ruleset, policy, seat, alone=False)
        laws.append([(end, p) for end, p in zip(made.endings, law(made).ends) if p])
    rounds: list[tuple[tuple[Any, ...], float]] = [((), 1.0)]
    for seat_law in laws:
        grown = []
        for ends, p in rounds:
            if ends and ends[-1].cut:
                grown.append((ends, p))
            else:
                grown += [((*ends, end), p * q) for end, q in seat_law]
        rounds = grown
    wanted: list[dict[str, float]] = [{} for _ in policies]
    for ends, p in rounds:
        best = min(end.key for end in ends)
        winners = [seat for seat, end in enumerate(ends) if end.key == best]
        each = ruleset.stake * (ruleset.shut_pays if ends[winners[0]].shut else 1) or 1
        for seat in range(seats):
            gain = (
                Fraction(each * (seats - len(winners)), len(winners)) if seat in winners else Fraction(-each)
            )
            wanted[seat][str(gain)] = wanted[seat].get(str(gain), 0.0) + p
    found = batch.play(ruleset, policies, 2, 0, games)
    for seat in range(seats):
        assert sum(found.returns[seat].values()) == sum(found.scores[seat].values()) == games
        for paid, p in wanted[seat].items():
            often = found.returns[seat].get(paid, 0)
            assert abs(often - games * p) <= 4.5 * (games * p * (1 - p)) ** 0.5 + 1


def test_rounds_in_lanes_pay_what_the_rules_pay() -> None:
    ruleset, games, policies = preset("pub"), 2500, ("perfect", "random")
    lanes = batch.play(ruleset, policies, 3, 0, games)
    table = played(Table(catalogue.game("shut-the-box"), ruleset, policies), 4, 0, games)
    for seat in range(2):
        assert lanes.returns[seat].keys() == table.returns[seat].keys()
        for paid, often in lanes.returns[seat].items():
            assert abs(often - table.returns[seat][paid]) <= 5 * (often + table.returns[seat][paid]) ** 0.5
    assert abs(lanes.ties - table.ties) <= 5 * (lanes.ties + table.ties) ** 0.5


@pytest.mark.parametrize("policy", ["random", "most-tiles", "perfect"])
def test_lanes_play_as_the_rules_do(policy: str) -> None:
    ruleset, games = preset("classic"), 3000
    lanes = batch.play(ruleset, [policy], 3, 0, games)
    table = played(Table(catalogue.game("shut-the-box"), ruleset, [policy]), 4, 0, games)
    for score in {*lanes.scores[0], *table.scores[0]}:
        one, other = lanes.scores[0].get(score, 0), table.scores[0].get(score, 0)
        assert abs(one - other) <= 5 * (one + other) ** 0.5
    assert lanes.throws[0] / table.throws[0] == pytest.approx(1, abs=0.03)
    assert sum(lanes.returns[0].values()) == games


def test_lucky_seven_is_measured_in_throws() -> None:
    ruleset = preset("lucky-seven")
    assert batch.measure(ruleset, 1) == "throws"
    found = batch.play(ruleset, ["perfect"], 1, 0, 4000)
    assert sum(made * often for made, often in found.lengths.items()) == found.throws[0]
    assert found.throws[0] / 4000 == pytest.approx(6, abs=0.4)  # one throw in six has a total of 7
