"""Actions and observations in numbers, for every game and ruleset that the conformance suite knows."""

from __future__ import annotations

from math import prod
from random import Random

import pytest

from pillarbox import catalogue
from pillarbox.core.game import Choice
from pillarbox.games.post_office import encode as post_encode

RULESETS = [entry.id for entry in catalogue.entries()]


@pytest.mark.parametrize("id", RULESETS)
def test_every_legal_action_has_a_number_of_its_own_and_every_observation_its_bounds(id: str) -> None:
    game, ruleset = catalogue.load(id)
    rules, encode = game.rules, game.encode
    for seats in sorted({ruleset.seats[0], min(ruleset.seats[1], 3)}):
        rng = Random(f"{id} {seats}")
        fields = encode.fields(ruleset, seats)
        size = encode.size(ruleset, seats)
        low, high = encode.bounds(ruleset, seats)
        state = rules.start(ruleset, seats)
        for _ in range(400):
            node = rules.node(ruleset, state)
            if node.kind == "terminal":
                break
            if node.kind == "chance":
                drawn = rules.chance(ruleset, state)
                assert len(drawn) <= encode.outcomes(ruleset)
                state = rules.step(ruleset, state, drawn.pick(rng.randrange(drawn.whole)))
                continue
            seat = rng.choice(node.seats)
            legal = rules.legal(ruleset, state, seat)
            numbers = [encode.number(ruleset, state, seat, action) for action in legal]
            assert encode.legal(ruleset, state, seat) == numbers
            assert len(set(numbers)) == len(numbers)
            assert all(0 <= number < size for number in numbers)
            assert [encode.action(ruleset, state, seat, number) for number in numbers] == list(legal)
            for looker in (-1, *range(seats)):
                found = encode.features(ruleset, rules.observe(ruleset, state, looker))
                assert list(found) == [field.name for field in fields]
                for field in fields:
                    assert len(found[field.name]) == prod(field.shape), field
                    assert all(field.low <= value <= field.high for value in found[field.name]), field
            state = rules.step(ruleset, state, Choice(seat, rng.choice(legal)))
        assert all(low <= value <= high for value in rules.returns(ruleset, state))


@pytest.mark.parametrize("id", RULESETS)
def test_a_number_outside_the_space_is_no_action(id: str) -> None:
    game, ruleset = catalogue.load(id)
    seats = ruleset.seats[0]
    state = game.rules.start(ruleset, seats)
    for number in (-1, game.encode.size(ruleset, seats)):
        with pytest.raises(IndexError):
            game.encode.action(ruleset, state, 0, number)


def test_post_office_has_as_many_actions_as_its_guide_says() -> None:
    # Two cards, four turns, and a corner in 19 rows and columns: a tableau of eight cards is at most 17 long,
    # and a card of three may begin two slots before it. With others, two more: which card to keep.
    _, ruleset = catalogue.load("post-office")
    assert post_encode.window(ruleset) == 19
    assert post_encode.size(ruleset, 1) == 2 * 4 * 19 * 19 == 2888
    assert post_encode.size(ruleset, 2) == 2890


def test_the_longest_tableau_still_has_a_number_for_its_last_card() -> None:
    game, ruleset = catalogue.load("post-office")
    rules = game.rules
    state = rules.start(ruleset, 1)
    rng = Random(1)
    while (node := rules.node(ruleset, state)).kind != "terminal":
        if node.kind == "chance":
            drawn = rules.chance(ruleset, state)
            state = rules.step(ruleset, state, drawn.pick(rng.randrange(drawn.whole)))
            continue
        legal = rules.legal(ruleset, state, 0)
        numbers = {game.encode.number(ruleset, state, 0, action) for action in legal}
        assert len(numbers) == len(legal)
        assert max(numbers) < 2888
        # always one below the other, touching in a single row: as long as it can get
        state = rules.step(ruleset, state, Choice(0, max(legal, key=lambda a: (a.row, a.turns % 2 == 0))))
    grid = game.encode.features(ruleset, rules.observe(ruleset, state, 0))["tableaus"]
    rows = {place // 19 for place, code in enumerate(grid) if code}
    assert len(rows) == 19


def test_what_is_hidden_changes_no_number() -> None:
    game, ruleset = catalogue.load("post-office")
    rules = game.rules
    state = rules.start(ruleset, 2)
    while rules.node(ruleset, state).kind == "chance":
        state = rules.step(ruleset, state, rules.chance(ruleset, state).outcomes[0])
    other = rules.start(ruleset, 2)
    for turn in range(6):
        outcomes = rules.chance(ruleset, other).outcomes
        other = rules.step(ruleset, other, outcomes[-1] if turn >= 4 else outcomes[0])
    assert state.desks[1].hand != other.desks[1].hand
    seen = [game.encode.features(ruleset, rules.observe(ruleset, one, 0)) for one in (state, other)]
    assert seen[0] == seen[1]
