"""A log that cannot have happened stops at the event that can't, and says why."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from pillarbox.core.message import Refused
from pillarbox.core.record import (
    Aborted,
    Acted,
    AnyEvent,
    Created,
    Drawn,
    Ended,
    Opened,
    Revealed,
    Seat,
    Seated,
    SeedCommitted,
    SeedOpened,
    Thrown,
    Undone,
)
from pillarbox.play.commands import Abort, Act, Throw
from pillarbox.play.fold import advance, begin, fold
from tests.play.playing import GAME, SHARED, SOLO, STD, at_random, do, table


def start(**more: Any) -> Created:
    first = table(STD, 2).events[0]
    assert isinstance(first, Created)
    return replace(first, **more)


def thrown(**more: Any) -> Thrown:
    usual: dict[str, Any] = {"n": 1, "seat": 0, "number": 0, "dice": 2, "faces": (3, 5), "scheme": 1}
    return Thrown(**{**usual, **more})


def refused(*events: AnyEvent) -> str:
    """Why a log can't be; its first events can."""
    with pytest.raises(Refused) as refusal:
        fold(GAME, events)
    if len(events) > 1:
        fold(GAME, events[:-1])
    return refusal.value.message.id


SEEDS = (Seat("Anna", entropy=True), Seat("Piet"))

IMPOSSIBLE: list[tuple[str, list[AnyEvent]]] = [
    ("refused-record-empty", []),
    ("refused-record-begins", [thrown()]),
    ("refused-record-begins", [start(n=1)]),
    ("refused-record-format", [start(format=2)]),
    ("refused-record-format", [start(format=-1)]),
    ("refused-record-game", [start(game="chess")]),
    ("unreadable-json-value", [start(ruleset={"tiles": "many"})]),
    ("refused-record-ruleset", [start(ruleset={"tiles": [1, 1]})]),
    ("refused-seats", [start(seats=())]),
    ("refused-event-number", [start(), thrown(n=2)]),
    ("refused-event-order", [start(), start(n=1)]),
    ("refused-no-chance", [start(), thrown(source="start")]),
    ("refused-throw-number", [start(), thrown(number=1)]),
    ("refused-not-your-throw", [start(), thrown(seat=1)]),
    ("refused-real-throw", [start(), thrown(faces=(3, 7))]),
    ("refused-real-throw", [start(), thrown(faces=(3,))]),
    ("refused-real-throw", [start(), thrown(dice=1)]),
    ("refused-no-chance", [start(), thrown(), thrown(n=2, number=1)]),
    ("refused-throw-first", [start(), Acted(n=1, seat=0, actions=("8",))]),
    ("refused-not-your-turn", [start(), Acted(n=1, seat=1, actions=("8",))]),
    ("refused-no-such-seat", [start(), Acted(n=1, seat=2, actions=("8",))]),
    ("refused-no-action", [start(), thrown(), Acted(n=2, seat=0)]),
    ("unreadable-action", [start(), thrown(), Acted(n=2, seat=0, actions=("x",))]),
    ("refused-sum", [start(), thrown(), Acted(n=2, seat=0, actions=("9",))]),
    ("refused-throw-first", [start(), thrown(), Acted(n=2, seat=0, actions=("8", "9"))]),
    ("refused-still-sealed", [start(), thrown(), Acted(n=2, seat=0, seal="00")]),
    ("refused-no-action", [start(), thrown(), Acted(n=2, seat=0, seal="00", hidden="[]")]),
    ("unreadable-json", [start(), thrown(), Acted(n=2, seat=0, seal="00", hidden="[")]),
    ("unreadable-json-value", [start(), thrown(), Acted(n=2, seat=0, seal="00", hidden="8")]),
    ("unreadable-json-value", [start(), thrown(), Acted(n=2, seat=0, seal="00", hidden='"8"')]),
    (
        "refused-no-action",
        [start(), thrown(), Acted(n=2, seat=0, seal="0", hidden='["8"]', actions=("8",))],
    ),
    ("refused-no-chance", [start(), Drawn(n=1, source="solo", number=0, outcome="flip:none")]),
    ("refused-undo", [start(), Undone(n=1, seat=0, of=0)]),
    ("refused-undo", [start(), thrown(), Undone(n=2, seat=0, of=1)]),
    ("refused-undo", [start(), thrown(), Acted(n=2, seat=0, actions=("8",)), Undone(n=3, seat=1, of=2)]),
    ("refused-undo", [start(), thrown(), Acted(n=2, seat=0, actions=("8",)), Undone(n=3, seat=0, of=1)]),
    ("refused-opening", [start(), Opened(n=1, of=0, key="", hidden="")]),
    ("refused-not-over", [start(), Ended(n=1, totals=(), places=(), winners=(), stakes=())]),
    ("refused-event-order", [start(), Revealed(n=1, seed="")]),
    ("refused-event-order", [start(), Aborted(n=1), Revealed(n=2, seed="")]),
    ("refused-no-such-seat", [start(), Aborted(n=1, seat=2)]),
    ("refused-no-such-seat", [start(), Seated(n=1, seat=-1, player="person")]),
    ("refused-match-over", [start(), Aborted(n=1), thrown(n=2)]),
    ("refused-match-over", [start(), Aborted(n=1), Aborted(n=2)]),
    ("refused-event-order", [start(), Aborted(n=1), Revealed(n=2, seed="0"), Revealed(n=3, seed="0")]),
    ("refused-seed", [start(), SeedCommitted(n=1, seat=0, commitment="00")]),
    ("refused-no-such-seat", [start(), SeedCommitted(n=1, seat=9, commitment="00")]),
    ("refused-seed", [start(seats=SEEDS), SeedOpened(n=1, seat=1, seed="00")]),
    ("refused-seed-early", [start(seats=SEEDS), SeedOpened(n=1, seat=0, seed="00")]),
    (
        "refused-seed",
        [
            start(seats=SEEDS),
            SeedCommitted(n=1, seat=0, commitment="00"),
            SeedCommitted(n=2, seat=0, commitment="00"),
        ],
    ),
    (
        "refused-seed",
        [start(seats=SEEDS), SeedCommitted(n=1, seat=0, commitment="00"), SeedOpened(n=2, seat=0, seed="")],
    ),
    ("refused-seeds-missing", [start(seats=SEEDS), thrown()]),
    ("refused-seeds-missing", [start(seats=SEEDS), Acted(n=1, seat=0, actions=("8",))]),
]


@pytest.mark.parametrize("why, events", IMPOSSIBLE)
def test_what_cannot_have_happened_is_refused_where_it_stands(why: str, events: list[AnyEvent]) -> None:
    assert refused(*events) == why


def lone() -> tuple[AnyEvent, ...]:
    """A lone player's match up to its first reopening by chance."""
    at = table(SOLO, 1)
    while not isinstance(at.events[-1], Drawn):
        at_random(at, random.Random(1), steps=1)
    return at.events


@pytest.mark.parametrize(
    "more",
    [
        {"values": (100, 0)},
        {"values": (0,)},
        {"values": (0, 99)},
        {"values": (-1, 0)},
        {"outcome": "flip:9"},
        {"outcome": "3-5"},
        {"outcome": ""},
        {"source": "deck"},
        {"number": 1},
    ],
)
def test_a_draw_that_its_numbers_do_not_stand_for_is_refused(more: dict[str, Any]) -> None:
    *before, drawn = lone()
    assert isinstance(drawn, Drawn)
    point = fold(GAME, before)
    advance(GAME, point, drawn)
    with pytest.raises(Refused):
        advance(GAME, point, replace(drawn, **more))


def test_a_lone_players_draw_is_no_seats_throw() -> None:
    *before, drawn = lone()
    with pytest.raises(Refused):
        advance(GAME, fold(GAME, before), thrown(n=drawn.n))


def test_a_seats_throw_is_no_draw_of_the_table() -> None:
    with pytest.raises(Refused):
        advance(GAME, begin(GAME, start()), Drawn(n=1, source="solo", number=0))


def test_nothing_is_opened_while_somebody_still_has_to_answer() -> None:
    at = table(SHARED, 3, "3-5")
    do(at, Throw(seat=0))
    do(at, Act(seat=1, actions=("8",)))
    opened = Opened(n=at.point.count, of=2, key="", hidden='["8"]')
    with pytest.raises(Refused):
        advance(GAME, at.point, opened)
    do(at, Abort(seat=0))


def test_hidden_choices_are_followed_by_what_is_opened_later() -> None:
    at = at_random(table(SHARED, 3), random.Random(4))
    bare = [replace(event, hidden=None) if isinstance(event, Acted) else event for event in at.events]
    assert fold(GAME, bare).state == at.point.state
    assert fold(GAME, at.events).state == at.point.state
