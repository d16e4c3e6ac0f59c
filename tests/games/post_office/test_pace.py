"""Thinking by the clock: more time, more samples; a cut search still answers, says so, is not remembered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from pillarbox import catalogue
from pillarbox.core.game import Choice, Observation
from pillarbox.core.record import Acted, Seat
from pillarbox.games.post_office import pace, planning, rules
from pillarbox.games.post_office.state import Keep, State
from pillarbox.play.commands import Act
from pillarbox.play.log import MemoryLog
from pillarbox.play.match import begin
from pillarbox.play.records import read, write
from pillarbox.play.verify import verify
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
    monkeypatch.setattr(pace, "cost", lambda search, seats: 0.0005)
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
    monkeypatch.setattr(pace, "cost", lambda search, seats: 1.0)
    timed = pace.place(POST, seen(round), 24.0, ticking(1e-6))
    assert (timed.samples, timed.cut) == (24, False)
    assert timed.plans == planning.place(POST, seen(round), planning.STRONG._replace(budget=24))


@pytest.mark.parametrize("round", [1, 2, 3])
def test_a_search_cut_short_still_answers_says_so_and_is_forgotten(
    round: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "cost", lambda search, seats: 1.0)
    planning.forget()
    timed = pace.place(POST, seen(round), 64.0, ticking(1000.0))
    assert timed.cut
    assert timed.plans[0].moves[0] in rules.legal(POST, seen(round).state, 0)
    whole = planning.STRONG._replace(budget=64)
    assert pace.place(POST, seen(round), 64.0, ticking(1e-6)).plans == planning.place(
        POST, seen(round), whole
    )


def test_the_second_card_goes_where_a_search_cut_short_laid_the_first_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pace, "cost", lambda search, seats: 1.0)
    pace._found.clear()
    first = seen(2)
    plan = pace.place(POST, first, 64.0, ticking(1000.0)).plans[0]
    action, cut = pace.act(POST, first, 64.0, ticking(1000.0))
    assert (action, cut) == (plan.moves[0], True)
    after = rules.observe(POST, rules.step(POST, first.state, Choice(0, action)), 0)
    assert pace.act(POST, after, 64.0, ticking(1e-6)) == (plan.moves[1], True)


def test_between_several_half_of_the_time_goes_to_which_card_to_keep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "cost", lambda search, seats: 1.0)
    state = next(s for s, _, _ in moves(POST, 3, 3) if s.stage == "keep" and s.round == 2)
    observed = rules.observe(POST, state, 0)
    action, cut = pace.act(POST, observed, 32.0)
    half = planning.STRONG._replace(budget=16)
    assert (action, cut) == (Keep(planning.keep(POST, observed, half)[0].card), False)


def test_a_bot_by_the_clock_plays_a_match_and_its_record_says_what_was_cut(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pace, "cost", lambda search, seats: 0.001)
    monkeypatch.setattr(pace, "PATIENCE", 0.0)  # any time is too long
    game = catalogue.game("post-office")
    match = begin(game, POST, [Seat("S", "bot:strong")], MemoryLog(), seed="by the clock")
    record = match.play(seconds=0.008)
    acts = [event for event in record.events if isinstance(event, Acted)]
    # The last round is all looked through at once: there is nothing to cut.
    assert [event.cut for event in acts] == [True] * 6 + [False] * 2
    assert verify(record).ok
    for kind in ("json", "notation"):
        assert read(write(record, kind)).record == record


def test_a_person_cannot_have_a_choice_marked_as_cut() -> None:
    game = catalogue.game("post-office")
    match = begin(game, POST, [Seat("Ann")], MemoryLog(), seed="by hand")
    match.submit(Act(seat=0, actions=(match.table.legal(0)[0],), cut=True))
    assert [event.cut for event in match.record.events if isinstance(event, Acted)] == [False]


def test_where_the_kernels_do_not_serve_time_changes_nothing() -> None:
    assert pace.samples(replace(POST, rows=6, cols=1), 1.0) == pace.FEWEST
