"""Placements as people type them, made out part by part."""

import pytest

from pillarbox.cli.post_typed import Typed, typed

HAND = ("A02", "12", "R1")


@pytest.mark.parametrize(
    "text, parts",
    [
        ("a02 r1 +2-1", Typed("a02", 1, (2, -1))),
        ("a02r1+2-1", Typed("a02", 1, (2, -1))),
        ("a02 r1 2 -1", Typed("a02", 1, (2, -1))),
        ("a02, r1, 2, -1", Typed("a02", 1, (2, -1))),
        ("a02 1 2 -1", Typed("a02", 1, (2, -1))),
        ("a02 r 1 (2, -1)", Typed("a02", 1, (2, -1))),
        ("a02 2,\N{MINUS SIGN}1", Typed("a02", None, (2, -1))),
        ("a02 2/0", Typed("a02", None, (2, 0))),
        ("a02+2-1", Typed("a02", None, (2, -1))),
        ("+2-1", Typed(None, None, (2, -1))),
        ("2 0", Typed(None, None, (2, 0))),
        ("r2 2 0", Typed(None, 2, (2, 0))),
        ("1 2 0", Typed(None, 1, (2, 0))),
        ("r1 2 0", Typed("r1", None, (2, 0))),  # a card of that name is in the hand
        ("12 2 0", Typed("12", None, (2, 0))),
        ("12 r3", Typed("12", 3, None)),
        ("a02 r3", Typed("a02", 3, None)),
        ("a02", Typed("a02", None, None)),
        ("b07 r0 +0+1", Typed("b07", 0, (0, 1))),  # not in the hand: the rules say so
    ],
)
def test_a_placement_may_be_typed_in_many_ways(text: str, parts: Typed) -> None:
    assert typed(text, HAND) == parts


@pytest.mark.parametrize(
    "text", ["", " ", "hello", "a02 r4 1 1", "a02 1 2 3 4", "a02 r1 200 0", "keep a02", "a02 r1 +-2 0"]
)
def test_anything_else_is_no_placement(text: str) -> None:
    assert typed(text, HAND) is None
