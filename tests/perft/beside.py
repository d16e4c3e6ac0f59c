"""The rules and their slow double, played side by side."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from pillarbox.core.game import Choice
from pillarbox.games.shut_the_box import notation, rules
from pillarbox.games.shut_the_box.ruleset import Ruleset
from tests.perft.second import Second

Move = tuple[int | None, str]


def moves(ruleset: Ruleset, state: Any) -> list[Move]:
    """Everything that may follow, as the rules say, in text."""
    if rules.node(ruleset, state).kind == "chance":
        return [
            (None, notation.outcome_text(ruleset, outcome))
            for outcome in rules.chance(ruleset, state).outcomes
        ]
    return [
        (seat, notation.action_text(ruleset, action))
        for seat in rules.node(ruleset, state).seats
        for action in rules.legal(ruleset, state, seat)
    ]


def played(ruleset: Ruleset, state: Any, move: Move) -> Any:
    """The state after a move in text."""
    seat, text = move
    if seat is None:
        return rules.step(ruleset, state, notation.read_outcome(ruleset, text))
    return rules.step(ruleset, state, Choice(seat, notation.read_action(ruleset, text)))


def agree(ruleset: Ruleset, state: Any, second: Second) -> list[Move]:
    """Hold the rules' answers at a point of a match against the double's; the moves, if they agree."""
    assert rules.node(ruleset, state).kind == second.kind()
    mine, theirs = moves(ruleset, state), second.moves()
    assert len(mine) == len(set(mine))
    assert sorted(mine, key=str) == sorted(theirs, key=str)
    if second.kind() == "chance":
        chances = {notation.outcome_text(ruleset, outcome): p for outcome, p in rules.chance(ruleset, state)}
        assert chances == second.outcomes()
    assert list(state.totals) == second.totals
    assert [done.scores for done in state.past] == [tuple(done.scores) for done in second.history]
    return mine


def agree_at_the_end(ruleset: Ruleset, state: Any, second: Second) -> None:
    """Hold the rules' result of a match against the double's."""
    result = rules.result(ruleset, state)
    assert list(result.places) == second.places()
    assert list(result.winners) == [s for s, place in enumerate(second.places()) if place == 1]
    assert list(result.stakes) == second.stakes()
    assert list(rules.returns(ruleset, state)) == second.returns()
    for mine, theirs in zip(result.rounds, second.history, strict=True):
        assert mine.starter == theirs.starter
        assert list(mine.ends) == theirs.ends
        assert list(mine.winners) == theirs.winners
        assert list(mine.stakes) == theirs.stakes
        assert list(mine.lengths) == theirs.throws
        assert list(mine.sums) == theirs.sums


def match_beside(ruleset: Ruleset, seats: int, rng: Random, most: int = 100_000) -> int:
    """Play a random match with both, comparing at every point; the number of moves."""
    state, second = rules.start(ruleset, seats), Second(ruleset, seats)
    for number in range(most):
        options = agree(ruleset, state, second)
        if not options:
            agree_at_the_end(ruleset, state, second)
            return number
        move = rng.choice(options)
        if second.kind() == "chance":
            chances: dict[str, Fraction] = second.outcomes()
            move = (None, rng.choices(list(chances), [float(p) for p in chances.values()])[0])
        state = played(ruleset, state, move)
        second.move(*move)
    return most


def count_beside(ruleset: Ruleset, seats: int, budget: int) -> list[int]:
    """The nodes by depth on which both agree, as long as a depth has fewer than `budget` of them."""
    mine: dict[Any, int] = {rules.start(ruleset, seats): 1}
    double = Second(ruleset, seats)
    theirs: dict[Any, tuple[Second, int]] = {double.key(): (double, 1)}
    counts = [1]
    while True:
        my_moves, total = [], 0
        for state, ways in mine.items():
            options = moves(ruleset, state)
            my_moves.append((state, ways, options))
            total += ways * len(options)
            if total >= budget:
                return counts
        their_moves = [(second, ways, second.moves()) for second, ways in theirs.values()]
        assert total == sum(ways * len(options) for _, ways, options in their_moves)
        if not total:
            return counts
        counts.append(total)
        mine, theirs = {}, {}
        for state, ways, options in my_moves:
            for move in options:
                after = played(ruleset, state, move)
                mine[after] = mine.get(after, 0) + ways
        for second, ways, options in their_moves:
            for move in options:
                other = second.copy()
                other.move(*move)
                same, before = theirs.get(other.key(), (other, 0))
                theirs[other.key()] = (same, before + ways)
