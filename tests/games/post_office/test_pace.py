"""Thinking by the clock: more time, more samples; a cut search still answers, says so, is not remembered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from pillarbox.core.game import Observation
from pillarbox.games.post_office import pace, planning, rules
from pillarbox.games.post_office.state import State
from tests.games.post_office.table import moves, ruleset

POST = ruleset()


def seen(round: int) -> Observation:
    state: State = next(s for s, _, _ in moves(POST, 1, 3) if s.stage == "place" and s.round == round)
    return rules.observe(POST, state, 0)


def ticking(step: float) -> Callable[[], float]:
    """A clock that moves on by so much whenever it is read."""
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += step
        return now

    return clock


def test_time_buys_samples_in_proportion_between_the_fewest_and_the_largest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pace, "cost", lambda search: 0.0005)
    assert pace.samples(POST, 0.1) == 200
    assert pace.samples(POST, 0.5) == 1000
    assert pace.samples(POST, 3600) == planning.LARGEST
    assert pace.samples(POST, 0) == pace.FEWEST


def test_what_a_sample_costs_is_measured_once_and_is_more_than_nothing() -> None:
    from pillarbox.games.post_office.solve import engine

    search = engine(POST)
    assert search is not None
    assert pace.cost(search) == pace.cost(search) > 0


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_with_time_enough_the_answer_is_that_of_the_samples(
    round: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "cost", lambda search: 1.0)
    timed = pace.place(POST, seen(round), 24.0, ticking(1e-6))
    assert (timed.samples, timed.cut) == (24, False)
    assert timed.plans == planning.place(POST, seen(round), planning.STRONG._replace(budget=24))


@pytest.mark.parametrize("round", [1, 2, 3])
def test_a_search_cut_short_still_answers_says_so_and_is_forgotten(
    round: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "cost", lambda search: 1.0)
    planning.forget()
    timed = pace.place(POST, seen(round), 64.0, ticking(1000.0))
    assert timed.cut
    assert timed.plans[0].moves[0] in rules.legal(POST, seen(round).state, 0)
    whole = planning.STRONG._replace(budget=64)
    assert pace.place(POST, seen(round), 64.0, ticking(1e-6)).plans == planning.place(
        POST, seen(round), whole
    )


def test_where_the_kernels_do_not_serve_time_changes_nothing() -> None:
    assert pace.samples(replace(POST, rows=6, cols=1), 1.0) == pace.FEWEST
