"""The bots that search: legal in every stage, repeatable, blind to what is hidden, exact at the end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from pillarbox.core.game import Choice
from pillarbox.games.post_office import bots, planning, rules
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import engine
from pillarbox.games.post_office.state import Place, State
from pillarbox.solve.compiled import kernels
from tests.games.post_office import slow
from tests.games.post_office.leaks import check_leaks
from tests.games.post_office.table import Chooser, finished, moves, ruleset
from tests.games.post_office.test_bots import best_by_brute_force

POST = ruleset()
GRADED = ("greedy2", "potential", "rich", "strong")
BUDGET = 12


def chooser(name: str, budget: int = BUDGET) -> Chooser:
    def choose(of: Ruleset, seen: object, rng: Random) -> object:
        action = bots.POLICIES[name](of, seen, rng, budget)  # type: ignore[arg-type]
        assert action in rules.legal(of, seen.state, seen.seat)  # type: ignore[attr-defined]
        return action

    return choose


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Play without compiled loops."""
    monkeypatch.setenv("PILLARBOX_PLAIN", "1")
    caches = (kernels, engine, planning._plans, planning._keeps)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


@pytest.mark.parametrize("name", list(bots.POLICIES))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_bot_chooses_legally_in_every_stage(name: str, seats: int) -> None:
    assert finished(ruleset("post-office-random"), seats, seats, chooser(name)).stage == "over"


def test_every_bot_plays_with_the_order_open() -> None:
    for name in bots.POLICIES:
        assert finished(ruleset("post-office-open"), 1, 2, chooser(name)).stage == "over"


@pytest.mark.parametrize("seed", [1, 2])
def test_with_two_cards_left_graded_bots_reach_the_best_total_there_is(seed: int) -> None:
    laying = [state for state, _, _ in moves(POST, 1, seed) if state.stage == "place"]
    state = next(s for s in laying if s.round == 4 and len(s.desks[0].hand) == 2)
    best = best_by_brute_force(state, 0)
    for name in GRADED:
        after = state
        while after.stage == "place":
            action = bots.POLICIES[name](POST, rules.observe(POST, after, 0), Random(1), BUDGET)
            after = rules.step(POST, after, Choice(0, action))
        assert rules.result(POST, after).totals[0] == best


@pytest.mark.parametrize("name", GRADED)
def test_with_one_card_left_graded_bots_reach_the_best_total_too(name: str) -> None:
    for seed in range(3):
        laying = [state for state, _, _ in moves(POST, 1, seed) if state.stage == "place"]
        state = next(s for s in laying if s.round == 4 and len(s.desks[0].hand) == 1)
        action = bots.POLICIES[name](POST, rules.observe(POST, state, 0), Random(1), BUDGET)
        after = rules.step(POST, state, Choice(0, action))
        assert rules.result(POST, after).totals[0] == best_by_brute_force(state, 0)


@pytest.mark.parametrize("name", ["potential", "rich", "strong"])
@pytest.mark.parametrize("seats", [1, 2])
def test_the_same_question_has_the_same_answer_whoever_asked_before(name: str, seats: int) -> None:
    policy = bots.POLICIES[name]
    for state, _, _ in moves(POST, seats, 3):
        if state.stage not in ("keep", "place") or not rules.legal(POST, state, 0):
            continue
        seen = rules.observe(POST, state, 0)
        planning.forget()
        first = policy(POST, seen, Random(1), BUDGET)
        planning.forget()
        policy(POST, seen, Random(5), 2 * BUDGET)
        assert policy(POST, seen, Random(2), BUDGET) == first


def test_the_order_in_which_cards_were_drawn_changes_nothing_for_bots_that_search() -> None:
    state = next(s for s, _, _ in moves(POST, 1, 4) if s.stage == "place" and s.round == 2)
    desk = state.desks[0]
    turned = replace(state, desks=(replace(desk, hand=desk.hand[::-1]),))
    for name in ("potential", "rich", "strong"):
        answers = [
            bots.POLICIES[name](POST, rules.observe(POST, one, 0), Random(1), BUDGET)
            for one in (state, turned)
        ]
        assert answers[0] == answers[1]


def test_the_second_card_goes_where_the_first_was_laid_for() -> None:
    state = next(s for s, _, _ in moves(POST, 1, 5) if s.stage == "place" and s.round == 2)
    plan = planning.place(POST, rules.observe(POST, state, 0), planning.RICH)[0]
    after = rules.step(POST, state, Choice(0, plan.moves[0]))
    assert planning.place(POST, rules.observe(POST, after, 0), planning.RICH)[0].moves == plan.moves[1:]


def test_more_samples_than_the_largest_budget_are_not_spent() -> None:
    asked = bots.allowed(planning.STRONG, 10 * planning.LARGEST)
    assert asked.budget == planning.LARGEST
    assert bots.allowed(planning.STRONG, 0) == planning.STRONG
    assert bots.allowed(planning.RICH, 500) == planning.RICH


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_answer_alike_to_positions_that_differ_only_in_what_is_hidden(seats: int) -> None:
    check_leaks(seats, 20, 1)


@pytest.mark.usefixtures("plain")
def test_without_compiled_loops_strong_answers_a_round_within_5_seconds() -> None:
    said = bots.notice(POST)
    assert said is not None
    assert said.id == "post-strong-is-rich"
    state: State = next(s for s, _, _ in moves(POST, 1, 6) if s.stage == "place" and s.round == 3)
    began = time.process_time()
    for _ in range(2):
        action = bots.strong(POST, rules.observe(POST, state, 0), Random(1), 0)
        assert isinstance(action, Place)
        state = rules.step(POST, state, Choice(0, action))
    assert time.process_time() - began < 5


@pytest.mark.usefixtures("plain")
def test_without_compiled_loops_every_bot_plays_on() -> None:
    state = next(s for s, _, _ in moves(POST, 3, 7) if s.stage == "keep" and s.round == 4)
    for name in bots.POLICIES:
        after = state
        while after.stage != "over":
            seat = rules.node(POST, after).seats[0]
            action = bots.POLICIES[name](POST, rules.observe(POST, after, seat), Random(1), BUDGET)
            after = rules.step(POST, after, Choice(seat, action))
        assert all(slow_total == total for slow_total, total in zip(_slowly(after), _totals(after)))


def _totals(state: State) -> tuple[int, ...]:
    return rules.result(POST, state).totals


def _slowly(state: State) -> list[int]:
    slots = {card.id: card.slots for card in POST.cards}
    return [
        slow.total(slow.laid(slow.card_cells(slots[p.card], p.turns, p.row, p.col) for p in desk.tableau))
        for desk in state.desks
    ]
