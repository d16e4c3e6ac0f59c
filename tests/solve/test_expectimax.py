"""Exact expectimax, on games that fit on a hand."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace
from typing import Any, cast

import pytest

from pillarbox.core.chance import Distribution
from pillarbox.core.game import Choice, Node, Rules
from pillarbox.solve.expectimax import Expectimax

# A state is a text. One seat may stop with 2, or toss: heads 5, tails 0; the other gets the rest of 5.
HALF = Fraction(1, 2)
PAYS = {
    "stopped": (Fraction(2), Fraction(3)),
    "heads": (Fraction(5), Fraction(0)),
    "tails": (Fraction(0), Fraction(5)),
}


def _node(_: Any, state: str) -> Node:
    if state == "choose":
        return Node("decision", (0,))
    return Node("chance" if state == "toss" else "terminal")


TOSS = cast(
    Rules,
    SimpleNamespace(
        node=_node,
        legal=lambda _, state, seat: ("stop", "toss"),
        chance=lambda _, state: Distribution([("heads", HALF), ("tails", HALF)]),
        step=lambda _, state, move: (
            {"stop": "stopped", "toss": "toss"}[move.action] if isinstance(move, Choice) else move
        ),
        returns=lambda _, state: PAYS[state],
    ),
)
SEALED = cast(Rules, SimpleNamespace(node=lambda _, state: Node("simultaneous", (0, 1)), returns=None))


def test_a_seat_takes_the_gamble_that_is_better_for_it() -> None:
    solver = Expectimax(TOSS, None)
    assert solver.values("choose") == (Fraction(5, 2), Fraction(5, 2))
    assert solver.actions("choose") == [("stop", 2), ("toss", Fraction(5, 2))]


def test_other_payoffs_change_the_choice() -> None:
    timid = Expectimax(TOSS, None, lambda _, state: (Fraction(state == "stopped"), Fraction(0)))
    assert timid.values("choose") == (Fraction(1), Fraction(0))


def test_sealed_choices_are_refused() -> None:
    with pytest.raises(ValueError, match="at once"):
        Expectimax(SEALED, None).values("anything")
