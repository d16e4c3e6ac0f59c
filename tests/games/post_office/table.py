"""Matches to test with: rulesets by name, positions as text, moves in notation, whole matches at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from pillarbox import catalogue
from pillarbox.core.game import Choice, Observation
from pillarbox.core.message import IllegalMove
from pillarbox.games.post_office import notation, rules
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import State
from pillarbox.games.post_office.tableau import Tableau
from pillarbox.games.post_office.tables import tables


@cache
def ruleset(id: str = "post-office", **changes: Any) -> Ruleset:
    """A shipped ruleset, with changes."""
    found: Ruleset = catalogue.load(id, {key: str(value) for key, value in changes.items()})[1]
    return found


def at(text: str, seats: int = 1, of: Ruleset | None = None) -> State:
    """The state that a line of notation says."""
    return notation.read_state(of or ruleset(), text, seats)


def seen(text: str, of: Ruleset | None = None) -> Tableau:
    """The tableau of placements like `A01,A07r1+2-1`, laid without asking whether they are legal."""
    found = of or ruleset()
    start, *layers = text.split(",")
    first = notation.read_action(found, f"{start}r0+0+0")
    return tables(found).tableau((first, *(notation.read_action(found, layer) for layer in layers)))  # type: ignore[arg-type]


def play(of: Ruleset, state: State, *moves: str | Choice) -> State:
    """The state after moves: `A07` a deal, `0: keep A07` or `1: A07 r1 +2-1` a choice."""
    for move in moves:
        if isinstance(move, Choice):
            state = rules.step(of, state, move)
            continue
        seat, mark, action = move.partition(": ")
        if mark:
            state = rules.step(of, state, Choice(int(seat), notation.read_action(of, action)))
        else:
            state = rules.step(of, state, notation.read_outcome(of, move))
    return state


def refused(of: Ruleset, state: State, move: str | Choice) -> str:
    """Try an illegal move: the id of the reason, once it is seen that nothing has changed."""
    before = notation.state_text(of, state)
    with pytest.raises(IllegalMove) as refusal:
        play(of, state, move)
    assert notation.state_text(of, state) == before
    return refusal.value.message.id


Chooser = Callable[[Ruleset, Observation, Random], Any]


def at_random(of: Ruleset, seen: Observation, rng: Random) -> Any:
    """Any legal action."""
    return rng.choice(rules.legal(of, seen.state, seen.seat))


def moves(
    of: Ruleset, seats: int, seed: int, choose: Chooser = at_random
) -> Iterator[tuple[State, Any, State]]:
    """A whole match: each state, the move made in it, and the state that follows."""
    rng = Random(seed)
    state = rules.start(of, seats)
    while (node := rules.node(of, state)).kind != "terminal":
        if node.kind == "chance":
            move: Any = rng.choice(rules.chance(of, state).outcomes)
        else:
            seat = rng.choice(node.seats)
            move = Choice(seat, choose(of, rules.observe(of, state, seat), rng))
        after = rules.step(of, state, move)
        yield state, move, after
        state = after


def finished(of: Ruleset, seats: int, seed: int, choose: Chooser = at_random) -> State:
    """The last state of such a match."""
    *_, (_, _, last) = moves(of, seats, seed, choose)
    return last
