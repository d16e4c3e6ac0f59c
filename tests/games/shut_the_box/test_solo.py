"""Matches of a lone player: against value iteration over the rules themselves, and sums of single turns."""

from __future__ import annotations

from fractions import Fraction
from math import inf
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pillarbox.core.game import Choice
from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box import rules, solo
from pillarbox.games.shut_the_box.equity import equity
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import odds
from pillarbox.games.shut_the_box.state import State
from tests.games.shut_the_box.presets import make, preset
from tests.games.shut_the_box.small import small


def plainer(state: State) -> State:
    """Without the rounds played and the count of throws beyond the first, which only caps read."""
    boxes = tuple(replace(box, throws=min(box.throws, 2)) for box in state.boxes)
    return replace(state, past=(), boxes=boxes)


def gained(ruleset: Ruleset, after: State) -> int:
    """What a step adds to the rounds that a lone player's result counts."""
    if not after.past:
        return 0
    return 0 if ruleset.match == "elimination" and after.gone[0] else 1


def iterated(ruleset: Ruleset) -> float:
    """The expected number of rounds, by going over all states until nothing moves; inf for very many."""
    start = plainer(rules.start(ruleset, 1))
    number, states = {start: 0}, [start]
    after: list[list[tuple[float, int, int]]] = []
    chance: list[bool] = []
    for state in states:  # grows on the way
        node = rules.node(ruleset, state)
        moves: list[tuple[float, Any]]
        if node.kind == "chance":
            moves = [(float(p), outcome) for outcome, p in rules.chance(ruleset, state)]
        else:
            moves = [(1.0, Choice(s, a)) for s in node.seats for a in rules.legal(ruleset, state, s)]
        chance.append(node.kind == "chance")
        found = []
        for p, move in moves:
            to = rules.step(ruleset, state, move)
            key = plainer(to)
            if key not in number:
                number[key] = len(states)
                states.append(key)
            found.append((p, gained(ruleset, to), number[key]))
        after.append(found)
    best = max if ruleset.wins == "lowest" or ruleset.match == "elimination" else min
    values = [0.0] * len(states)
    moved = 1.0
    while moved > 1e-13:
        moved = 0.0
        for at in reversed(range(len(states))):
            if not after[at]:
                continue
            if chance[at]:
                value = sum(p * (add + values[to]) for p, add, to in after[at])
            else:
                value = best(add + values[to] for _, add, to in after[at])
            moved = max(moved, abs(value - values[at]))
            values[at] = value
        if max(values) > 1e4:
            return inf
    return values[0]


KINDS = ["elimination", "until", "first-to"]


@pytest.mark.parametrize("seed", range(30))
def test_the_rounds_a_lone_player_lasts_are_what_iteration_over_the_rules_finds(seed: int) -> None:
    kind = KINDS[seed % 3]
    wins = "highest" if kind == "first-to" else "lowest"
    changes = {"match": kind, "wins": wins, "limit": 7, "dice": 1, "score": "shut-sum" if seed % 2 else "sum"}
    ruleset = small(Random(seed), 3, **{**changes, "handicap_one_die": (), "sides": 3, "deadly_totals": ()})
    wanted = iterated(ruleset)
    if wanted == inf:
        with pytest.raises(Refused, match="seats-match-endless"):
            solo.odds_match(ruleset)
        return
    found = solo.odds_match(ruleset)
    assert found.value.float == pytest.approx(wanted, abs=1e-9)
    assert found.mean == pytest.approx(sum(share.score * share.p for share in found.distribution), abs=1e-8)
    counted = equity(ruleset, 1).values(rules.start(ruleset, 1))[0]
    assert found.value.float == pytest.approx(abs(counted), abs=1e-9)


@pytest.mark.parametrize("name", ["rounds", "two-to-go", "trac", "unlucky-seven"])
def test_agreed_rounds_add_up(name: str) -> None:
    ruleset = preset(name)
    turn, match = odds(ruleset), solo.odds_match(ruleset)
    assert turn.value.exact is not None
    assert match.value.exact is not None
    assert Fraction(match.value.exact) == ruleset.rounds * Fraction(turn.value.exact)
    assert sum(share.p for share in match.distribution) == pytest.approx(1, abs=1e-12)
    mean = sum(share.p * share.score for share in match.distribution)
    assert match.mean == pytest.approx(mean, abs=1e-9)
    square = sum(share.p * (share.score - mean) ** 2 for share in match.distribution)
    assert match.sd == pytest.approx(square**0.5, abs=1e-9)
    assert match.shut.exact is not None
    assert turn.shut.exact is not None
    assert 1 - Fraction(match.shut.exact) == (1 - Fraction(turn.shut.exact)) ** ruleset.rounds


def test_where_a_shut_box_wins_the_match_later_rounds_are_worth_less() -> None:
    """Two rounds with one die of two sides and the tiles 1 and 2: shut in both orders with a chance of 1/2.

    A turn scores 2 if 1 comes twice, 1 if 2 does; the mean is 3/4. Half of the matches end after a round.
    """
    ruleset = make(tiles=(1, 2), dice=1, sides=2, match="rounds", rounds=2, on_shut="wins-match")
    found = solo.odds_match(ruleset)
    assert found.value.float == pytest.approx(3 / 4 + 3 / 8, abs=1e-12)
    assert found.shut.float == pytest.approx(3 / 4, abs=1e-12)


def test_a_match_of_one_round_is_its_turn() -> None:
    found = solo.odds_match(preset("golf"))
    assert found.match
    assert found.value == odds(preset("golf")).value


def test_a_sum_of_too_many_scores_says_so() -> None:
    found = solo.odds_match(preset("digital"))
    assert found.distribution == ()
    assert "odds-note-too-many-scores" in [note.id for note in found.notes]


def test_a_box_too_big_for_a_match_with_a_limit_is_refused_with_the_reason() -> None:
    with pytest.raises(Refused) as why:
        solo.odds_match(preset("triple", match="until", limit=300))
    assert why.value.message.id == "solo-too-big"
