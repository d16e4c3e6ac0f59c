"""What must hold at every point of every match of every game. Names no game and reads no state.

Each check takes a subject and a state and asserts; what one costs is said where it is not small.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise, product
from math import prod
from random import Random
from typing import Any

import pytest

from pillarbox.core import codec
from pillarbox.core.game import Choice, Result
from pillarbox.core.message import IllegalMove
from tests.conformance.walk import Subject

FEW = 12
"""So many moves of a long list are tried, drawn at random."""
MOST_DRAWS = 1300
"""More numbers than these (four dice of six sides) are not counted out."""


def some(rng: Random, items: list[Any], most: int = FEW) -> list[Any]:
    """All items, or so many of them at random."""
    return items if len(items) <= most else rng.sample(items, most)


def check_point(subject: Subject, state: Any, rng: Random, strange: list[Any]) -> None:
    """Every check at one point; `strange` are actions seen elsewhere, most of them illegal here."""
    kind = subject.rules.node(subject.ruleset, state).kind
    check_texts(subject, state)
    check_result(subject, state)
    check_owing(subject, state)
    if kind == "chance":
        check_chance(subject, state, rng)
    if kind in ("decision", "simultaneous"):
        check_legal(subject, state, rng)
    check_refusals(subject, state, rng, strange)
    check_hidden(subject, state, rng)
    if kind == "simultaneous":
        check_any_order(subject, state, rng)


def seats_of(subject: Subject, state: Any) -> range:
    """All seats of a match."""
    return range(len(subject.rules.returns(subject.ruleset, state)))


# Text and JSON.


def check_texts(subject: Subject, state: Any) -> None:
    """The state, and what every seat sees of it, come back unchanged from notation and from JSON."""
    game, ruleset = subject.game, subject.ruleset
    seats = seats_of(subject, state)
    views = [game.rules.observe(ruleset, state, seat).state for seat in (-1, *seats)]
    for one in dict.fromkeys([state, *views]):
        text = game.notation.state_text(ruleset, one)
        read = game.notation.read_state(ruleset, text, len(seats))
        assert read == one, text
        assert hash(read) == hash(one)
        assert game.notation.state_text(ruleset, read) == text
        assert codec.decode(codec.encode(one), game.notation.StateType) == one


def check_move_texts(subject: Subject, kind: str, move: Any) -> None:
    """A move comes back unchanged from notation and from JSON."""
    assert subject.read(kind, subject.text(move)) == move
    notation = subject.game.notation
    inner, type_ = (
        (move.action, notation.ActionType) if isinstance(move, Choice) else (move, notation.OutcomeType)
    )
    assert codec.decode(codec.encode(inner), type_) == inner


# Chance.


def check_chance(subject: Subject, state: Any, rng: Random) -> None:
    """Outcomes are unique, their probabilities sum to exactly 1, and drawn numbers give just those."""
    rules, ruleset = subject.rules, subject.ruleset
    node = rules.node(ruleset, state)
    listed = rules.chance(ruleset, state)
    assert not node.seats
    assert node.source
    assert node.roller is None or node.roller in seats_of(subject, state)
    assert len(set(listed.outcomes)) == len(listed.outcomes) > 0
    assert all(isinstance(p, Fraction) and p > 0 for _, p in listed)
    assert sum(p for _, p in listed) == 1
    for outcome in some(rng, list(listed.outcomes)):
        rules.step(ruleset, state, outcome)
        check_move_texts(subject, "chance", outcome)
    if prod(node.asks) <= MOST_DRAWS:
        check_draws(subject, state)


def check_draws(subject: Subject, state: Any) -> None:
    """All numbers that may be drawn, counted out, give each outcome its probability.

    Numbers that the rules refuse (a card that has left the stock) are drawn again, as it were.
    """
    rules, ruleset = subject.rules, subject.ruleset
    counted: Counter[Any] = Counter()
    for numbers in product(*map(range, rules.node(ruleset, state).asks)):
        try:
            counted[rules.settle(ruleset, state, numbers)] += 1
        except IllegalMove:
            continue
    assert {outcome: Fraction(n, counted.total()) for outcome, n in counted.items()} == dict(
        rules.chance(ruleset, state)
    )


# Choices.


def check_owing(subject: Subject, state: Any) -> None:
    """Just the seats that owe an action have any; nobody else does, nor a watcher."""
    rules, ruleset = subject.rules, subject.ruleset
    node = rules.node(ruleset, state)
    seats = seats_of(subject, state)
    assert set(node.seats) <= set(seats)
    assert list(node.seats) == sorted(set(node.seats))
    if node.kind == "decision":
        assert len(node.seats) == 1
    if node.kind == "simultaneous":
        assert node.seats
    for seat in (-1, *seats, len(seats)):
        assert bool(rules.legal(ruleset, state, seat)) == (seat in node.seats)
    for seat in node.seats:
        # A seat can choose by what it may know.
        seen = rules.observe(ruleset, state, seat).state
        assert rules.legal(ruleset, seen, seat) == rules.legal(ruleset, state, seat)
        assert rules.node(ruleset, seen) == node


def check_legal(subject: Subject, state: Any, rng: Random) -> None:
    """Legal actions are unique, in their written order, and accepted."""
    rules, ruleset, notation = subject.rules, subject.ruleset, subject.game.notation
    for seat in rules.node(ruleset, state).seats:
        actions = rules.legal(ruleset, state, seat)
        assert len(set(actions)) == len(actions)
        order = [notation.order(ruleset, action) for action in actions]
        assert all(one < other for one, other in pairwise(order))
        for action in some(rng, list(actions)):
            move = Choice(seat, action)
            assert rules.step(ruleset, state, move) == rules.step(ruleset, state, move)
            check_move_texts(subject, "decision", move)


def check_refusals(subject: Subject, state: Any, rng: Random, strange: list[Any]) -> None:
    """What is not legal is refused, by whomever it is tried, and changes nothing."""
    rules, ruleset = subject.rules, subject.ruleset
    node = rules.node(ruleset, state)
    seats = seats_of(subject, state)
    before, text = hash(state), subject.game.notation.state_text(ruleset, state)
    tried: list[Any] = []
    for seat in (-1, *seats, len(seats)):
        legal = set(rules.legal(ruleset, state, seat))
        tried += [Choice(seat, action) for action in some(rng, strange) if action not in legal]
        others = [rules.legal(ruleset, state, other)[:2] for other in node.seats if other != seat]
        tried += [Choice(seat, action) for actions in others for action in actions if action not in legal]
    if node.kind != "chance":
        tried += [outcome for outcome in some(rng, strange) if not hasattr(outcome, "seat")]
        with pytest.raises(IllegalMove):
            rules.chance(ruleset, state)
    else:
        known = set(rules.chance(ruleset, state).outcomes)
        tried += [one for one in some(rng, strange) if one not in known]
    for move in some(rng, tried, 3 * FEW):
        with pytest.raises(IllegalMove):
            rules.step(ruleset, state, move)
    assert hash(state) == before
    assert subject.game.notation.state_text(ruleset, state) == text


# What is hidden.


def check_hidden(subject: Subject, state: Any, rng: Random) -> None:
    """Moves that a seat does not witness leave it with the same view, whichever of them is made.

    The last of several sealed choices lets the game go on, and what follows may reach a seat that does not
    see the choice itself, as a card passed on does: there, watchers alone are held to their view.
    """
    rules, ruleset = subject.rules, subject.ruleset
    seats = seats_of(subject, state)
    unseen: dict[tuple[int, int], Any] = {}
    for move in some(rng, subject.moves(state), 3 * FEW):
        witnesses = rules.witnesses(ruleset, state, move)
        assert set(witnesses) <= set(seats)
        by = move.seat if isinstance(move, Choice) else -2
        assert by == -2 or by in witnesses
        after = rules.step(ruleset, state, move)
        # A watcher sees what all seats see, and nothing more.
        blind = [seat for seat in seats if seat not in witnesses] + [-1] * (len(witnesses) < len(seats))
        for seat in (-1, *seats):
            view = rules.observe(ruleset, after, seat)
            assert view.seat == seat
            if seat in blind and (seat == -1 or not closes(subject, state, after)):
                assert unseen.setdefault((by, seat), view) == view


def closes(subject: Subject, state: Any, after: Any) -> bool:
    """Whether a move was the last that a simultaneous node waited for."""
    before, now = (subject.rules.node(subject.ruleset, one) for one in (state, after))
    still = now.kind == "simultaneous" and set(now.seats) <= set(before.seats)
    return before.kind == "simultaneous" and not still


# Sealed choices.


def check_any_order(subject: Subject, state: Any, rng: Random) -> None:
    """The choices of a simultaneous node lead to one state in any order, and its kind does not change."""
    rules, ruleset = subject.rules, subject.ruleset
    owing = rules.node(ruleset, state).seats
    scripts: dict[int, list[Any]] = {}
    at = state
    for seat in owing:
        scripts[seat] = []
        while seat in rules.node(ruleset, at).seats and still_open(subject, at, owing, scripts):
            actions = rules.legal(ruleset, at, seat)
            scripts[seat].append(actions[rng.randrange(len(actions))])
            at = rules.step(ruleset, at, Choice(seat, scripts[seat][-1]))
    for _ in range(3):
        left = {seat: list(actions) for seat, actions in scripts.items()}
        other = state
        while any(left.values()):
            assert rules.node(ruleset, other).kind == "simultaneous"
            assert set(rules.node(ruleset, other).seats) == {seat for seat in left if left[seat]}
            seat = rng.choice([seat for seat in left if left[seat]])
            other = rules.step(ruleset, other, Choice(seat, left[seat].pop(0)))
        assert other == at
        assert hash(other) == hash(at)


def still_open(subject: Subject, state: Any, owing: tuple[int, ...], scripts: dict[int, list[Any]]) -> bool:
    """Whether the node has not closed yet: nobody who had finished owes anything again."""
    seats = subject.rules.node(subject.ruleset, state).seats
    finished = [seat for seat in owing if scripts.get(seat) and seat != list(scripts)[-1]]
    expected = set(owing) - set(finished)
    return set(seats) == expected


# Results.


def check_result(subject: Subject, state: Any) -> None:
    """Results hang together; nobody has won or gained anything before the end."""
    rules, ruleset = subject.rules, subject.ruleset
    result = rules.result(ruleset, state)
    seats = seats_of(subject, state)
    over = rules.node(ruleset, state).kind == "terminal"
    assert result.over == over
    lists = (result.totals, result.places, result.stakes)
    assert all(len(values) == len(seats) for values in lists)
    assert sum(result.stakes) == 0
    if not over:
        assert result.winners == ()
        assert set(rules.returns(ruleset, state)) == {Fraction(0)}
    for done in result.rounds:
        assert sum(done.stakes) == 0
        assert set(done.winners) <= set(seats)
        assert done.winners
        if any(done.stakes):
            least = min(done.stakes[seat] for seat in done.winners)
            assert all(done.stakes[seat] <= least for seat in seats if seat not in done.winners)


def check_end(subject: Subject, state: Any) -> None:
    """At the end: places are shared and skipped, winners are first, returns are bounded and fair."""
    rules, ruleset = subject.rules, subject.ruleset
    result: Result = rules.result(ruleset, state)
    returns = rules.returns(ruleset, state)
    seats = seats_of(subject, state)
    assert result.winners == tuple(seat for seat in seats if result.places[seat] == 1)
    assert all(1 + sum(p < place for p in result.places) == place for place in result.places)
    assert all(isinstance(value, Fraction) for value in returns)
    assert result.rounds
    if len(seats) == 1:
        return
    assert sum(returns) == 0
    losers = [seat for seat in seats if seat not in result.winners]
    if returns == result.stakes:
        # Stakes are paid round by round; of one round the winners of the match are the winners.
        if len(result.rounds) == 1:
            assert all(returns[won] >= returns[lost] for won in result.winners for lost in losers)
        return
    assert all(-1 <= value <= len(seats) - 1 for value in returns)
    assert len({returns[seat] for seat in result.winners}) == 1
    assert all(returns[seat] == -1 for seat in losers)
