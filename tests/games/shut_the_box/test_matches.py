"""Matches of several rounds: against value iteration over the rules themselves, and the solvers against each
other.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box import matches, matches_two
from pillarbox.games.shut_the_box.ends import seat_graph
from pillarbox.games.shut_the_box.matches_rows import ByRounds, ByTotals, Terms
from pillarbox.games.shut_the_box.matches_two import TwoSeats
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.versus import odds_match, odds_round
from pillarbox.solve import compiled, lanes, rows
from tests.games.shut_the_box.iterated import iterated
from tests.games.shut_the_box.presets import make, preset
from tests.games.shut_the_box.small import small

KINDS = ("elimination", "until", "first-to", "rounds")
PLAIN: dict[str, Any] = {
    "stake": 0,
    "ties": "share",
    "first_throw_lost": "turn",
    "handicap_shut": (),
    "handicap_one_die": (),
}


def drawn(rng: Random, **given: Any) -> Ruleset:
    """A small variant with a short match."""
    kind = rng.choice(KINDS)
    values: dict[str, Any] = {"match": kind, "rounds": rng.choice((1, 2)), "limit": rng.choice((2, 3, 4))}
    values["starter"] = rng.choice(("rotate", "first-seat"))
    values["score"] = rng.choice(("sum", "count"))
    values["wins"] = "lowest"
    if kind == "first-to":
        values |= {"on_shut": "ends-turn", "score": "shut-sum", "wins": "highest"}
    return small(rng, most=2, **{**values, **given})


def by_rows(ruleset: Ruleset, seats: int, engine: Any) -> list[float]:
    """The shares as the arrays have them."""
    out = ruleset.match == "elimination"
    high, wins_match = ruleset.wins == "highest", ruleset.on_shut == "wins-match"
    terms = Terms(ruleset.limit, out, high, ruleset.starter != "first-seat", wins_match)
    game = seat_graph(ruleset)
    if ruleset.match == "rounds":
        return list(ByRounds(game, terms, seats, engine, ruleset.rounds).solve()[:-1])
    smaller: dict[int, ByTotals] = {}
    for n in range(2 if out else seats, seats + 1):
        smaller[n] = ByTotals(game, terms, n, engine, dict(smaller))
        found = smaller[n].solve()
    return list(found[:-1])


def assert_as_iterated(ruleset: Ruleset, seats: int) -> None:
    """The arrays have what iteration finds; or they refuse, and what it finds depends on where it begins."""
    nets = iterated(ruleset, seats)
    try:
        shares = by_rows(ruleset, seats, rows)
    except Refused:  # nobody need ever score
        assert iterated(ruleset, seats, 1.0) != pytest.approx(nets, abs=1e-9)
    else:
        assert shares == pytest.approx([(1 + net) / seats for net in nets], abs=1e-11)


@pytest.mark.parametrize("seed", range(40))
def test_two_seats_come_to_what_iteration_over_the_rules_finds(seed: int) -> None:
    assert_as_iterated(drawn(Random(seed), **PLAIN), 2)


@pytest.mark.parametrize("seed", range(16))
def test_three_seats_come_to_what_iteration_over_the_rules_finds(seed: int) -> None:
    assert_as_iterated(drawn(Random(100 + seed), **{**PLAIN, "limit": 2, "rounds": 1, "sides": 2}), 3)


@pytest.mark.parametrize("seed", range(40))
def test_two_seats_with_all_that_may_be_come_to_what_iteration_finds(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stakes, handicaps, roll-offs, lower sums, the loser to begin. With four-sided dice a roll-off is even
    to 1e-12.
    """
    monkeypatch.setattr(matches_two, "engine", lambda game, lanes: None)
    rng = Random(200 + seed)
    ties = rng.choice(("share", "roll-off"))
    ruleset = drawn(rng, sides=4, starter=rng.choice(("rotate", "loser")), ties=ties, stake=0)
    if ruleset.match == "rounds":
        rng = Random(200 + seed)
        ruleset = drawn(
            rng, match="rounds", sides=4, starter="loser", ties="lower-sum", stake=rng.choice((0, 1))
        )
    try:
        found = TwoSeats(ruleset).solve()
    except Refused:  # rounds need not add anything
        assert ruleset.match != "rounds"
    else:
        assert found.net == pytest.approx(iterated(ruleset, 2)[0], abs=1e-11)


@pytest.mark.parametrize("seed", range(12))
def test_a_match_of_four_adds_up_and_agrees_between_engines(seed: int) -> None:
    ruleset = drawn(Random(300 + seed), **PLAIN)
    shares = by_rows(ruleset, 4, rows)
    assert sum(shares) == pytest.approx(1, abs=1e-12)
    kernels = compiled.kernels(lanes.KERNELS)
    if kernels is not None:
        assert by_rows(ruleset, 4, kernels) == pytest.approx(shares, abs=1e-12)


@pytest.mark.parametrize(
    "changes",
    [
        {"match": "elimination", "limit": 12},
        {"match": "until", "limit": 9},
        {"match": "rounds", "rounds": 3},
        {"match": "elimination", "limit": 9, "on_shut": "ends-turn"},
    ],
)
def test_lists_and_arrays_agree(changes: dict[str, Any]) -> None:
    ruleset = make(tiles=(1, 2, 3, 4), dice=1, **changes)
    found = TwoSeats(ruleset).solve()
    shares = by_rows(ruleset, 2, rows)
    assert found.share == pytest.approx(shares[0], abs=1e-12)


def test_a_match_of_one_round_is_that_round() -> None:
    """Where the others still answer a shut box; otherwise seats without a turn have scored as little as the
    shutter.
    """
    ruleset = preset("rounds", rounds=1, on_shut="ends-turn")
    one, other = odds_match(ruleset, 2), odds_round(ruleset, 2)
    assert one.shares == pytest.approx(other.shares, abs=1e-12)
    assert one.tie == pytest.approx(other.tie, abs=1e-12)
    assert one.match
    assert not other.match


@pytest.mark.parametrize(
    "changes, reason",
    [
        ({"id": "digital"}, "seats-match-digital"),
        ({"id": "email", "match": "rounds"}, "seats-match-by-throw"),
        ({"id": "shared-throw"}, "seats-match-by-throw"),
        ({"id": "rounds", "reopen": "neighbour"}, "seats-reopen-whole"),
    ],
)
def test_what_is_not_offered_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    why = matches.refusal(preset(**changes), 2)
    assert why is not None
    assert why.id == reason


def test_five_seats_are_too_many_for_a_match() -> None:
    why = matches.refusal(preset("survivor"), 5)
    assert why is not None
    assert why.id == "seats-match-many"


def test_a_match_in_which_nobody_ever_scores_is_refused() -> None:
    still = {"score": "shut-sum", "wins": "highest", "on_shut": "ends-turn", "match": "first-to", "limit": 9}
    ruleset = make(tiles=(5,), dice=1, sides=2, **still)
    with pytest.raises(Refused) as why:
        by_rows(ruleset, 2, rows)
    assert why.value.message.id == "seats-match-endless"
    with pytest.raises(Refused) as why:
        TwoSeats(ruleset).solve()
    assert why.value.message.id == "seats-match-endless"
