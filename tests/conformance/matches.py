"""What must hold of whole matches of every game: their end, replay, repetition, and their records."""

from __future__ import annotations

from random import Random
from typing import Any

from pillarbox.core import codec
from pillarbox.core.record import Seat
from pillarbox.core.record_json import read_json, write_json
from pillarbox.core.record_text import read_text, write_text
from pillarbox.play import match as sitting
from pillarbox.play.log import MemoryLog
from pillarbox.play.verify import verify
from tests.conformance.points import check_end
from tests.conformance.walk import Subject


def check_random_match(subject: Subject, seats: int, rng: Random) -> int:
    """Play one match to its end within the stated bound; the number of its moves."""
    bound = subject.rules.longest(subject.ruleset, seats)
    moves = 0
    state = None
    for state, move in subject.match(seats, rng):  # noqa: B007 - the last state is looked at below
        moves += move is not None
        assert moves <= bound
    check_end(subject, state)
    return moves


def check_replay(subject: Subject, seats: int, rng: Random) -> None:
    """Moves written down and read again lead through the same states, from the start to every point."""
    rules, ruleset = subject.rules, subject.ruleset
    walked = list(subject.match(seats, rng))
    texts = [(rules.node(ruleset, state).kind, subject.text(move)) for state, move in walked[:-1]]
    state = rules.start(ruleset, seats)
    for (kind, text), (expected, _) in zip(texts, walked):
        assert state == expected
        assert hash(state) == hash(expected)
        state = rules.step(ruleset, state, subject.read(kind, text))
    assert state == walked[-1][0]


def check_repetition(subject: Subject, seats: int, seed: str) -> None:
    """The same seed gives the same match, and another seed another one."""
    once = [subject.text(move) for _, move in subject.match(seats, Random(seed)) if move is not None]
    again = [subject.text(move) for _, move in subject.match(seats, Random(seed)) if move is not None]
    assert once == again
    others = [
        [subject.text(move) for _, move in subject.match(seats, Random(f"{seed}/{n}")) if move is not None]
        for n in range(20)
    ]
    assert any(other != once for other in others)


def check_record(subject: Subject, seats: int, seed: str) -> None:
    """A match of random bots, seeded: its record comes back from text and JSON, and verifies."""
    sitters = [Seat(name=f"Seat {n}", player="bot:random") for n in range(seats)]
    played = sitting.begin(subject.game, subject.ruleset, sitters, MemoryLog(), seed=seed, date="2001-02-03")
    record = played.play()
    reading = read_json(write_json(record))
    assert reading.fault is None
    assert reading.record == record
    reading = read_text(write_text(record), lambda id, changes: _never(id))
    assert reading.fault is None, reading.fault
    assert reading.record == record
    assert verify(record, lambda id: subject.game).faults == ()
    assert record.created is not None
    assert codec.convert(record.created.ruleset, subject.game.ruleset.Ruleset) == subject.ruleset
    again = sitting.begin(subject.game, subject.ruleset, sitters, MemoryLog(), seed=seed, date="2001-02-03")
    assert again.play() == record


def _never(id: Any) -> Any:
    raise AssertionError(f"a record with its ruleset in full asked for {id}")
