"""Malformed commands and records: each ends in a refusal or a fault with its place, in nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from pillarbox.core import codec
from pillarbox.core.message import Refused, Unreadable
from pillarbox.core.record import Reading, Record
from pillarbox.play import records
from pillarbox.play.commands import (
    Abort,
    Act,
    AnyCommand,
    CommitSeed,
    OpenSeed,
    RealThrow,
    Sit,
    Throw,
    Undo,
)
from pillarbox.play.fold import fold
from pillarbox.play.verify import verify
from tests.play.playing import GAME, VARIANTS, at_random, do, played, table
from tests.words.catalogues import entries

MALFORMED_COMMANDS = [
    b"",
    b"null",
    b"[]",
    b"{}",
    b'"throw"',
    b'{"command":"throw"}',
    b'{"command":"throw","seat":"0"}',
    b'{"command":"throw","seat":0.5}',
    b'{"command":"throw","seat":null}',
    b'{"command":"throw","seat":0,"faces":[6,6]}',
    b'{"command":"throw","seat":0,"id":7}',
    b'{"command":"throw","seat":0,"node":"last"}',
    b'{"command":"roll","seat":0}',
    b'{"seat":0}',
    b'{"command":"act","seat":0}',
    b'{"command":"act","seat":0,"actions":"8"}',
    b'{"command":"act","seat":0,"actions":[8]}',
    b'{"command":"act","seat":0,"actions":[["8"]]}',
    b'{"command":"real-throw","seat":0,"faces":[1,1]}',
    b'{"command":"real-throw","seat":0,"faces":"1-1","entered":"Anna"}',
    b'{"command":"undo","seat":0,"of":3}',
    b'{"command":"commit-seed","seat":0}',
    b'{"command":"open-seed","seat":0,"seed":16}',
    b'{"command":"sit","seat":0}',
    b'{"command":"throw","seat":0',
    b'{"command":"throw","seat":0}}',
    b'{"command":"throw","seat":NaN}',
    b'{"command":"throw","seat":0,"id":"\\ud800"}',
    b'{"command":"act","seat":0,"actions":' + b"[" * 10_000,
    b"\xff\xfe{}",
]


@pytest.mark.parametrize("data", MALFORMED_COMMANDS)
def test_a_message_that_is_no_command_is_refused_when_it_is_read(data: bytes) -> None:
    with pytest.raises(Unreadable):
        codec.decode(data, AnyCommand)


REFUSED_COMMANDS: list[AnyCommand] = [
    Throw(seat=-1),
    Throw(seat=3),
    Throw(seat=10**30),
    Throw(seat=0, id="x" * 65),
    Throw(seat=0, node=-1),
    Throw(seat=0, node=10**30),
    Act(seat=0, actions=()),
    Act(seat=0, actions=("",)),
    Act(seat=0, actions=("8",) * 100),
    Act(seat=0, actions=("1+" * 10_000,)),
    Act(seat=0, actions=("8", "9")),
    Act(seat=1, actions=("8",)),
    Act(seat=0, actions=("٨",)),
    Act(seat=0, actions=("8\n",)),
    Act(seat=0, actions=("8;DROP",)),
    Act(seat=0, actions=("\ud800",)),
    Act(seat=-2, actions=("8",)),
    RealThrow(seat=0, faces=(6, 6), entered="Anna"),
    Undo(seat=0),
    Undo(seat=99),
    CommitSeed(seat=0, commitment=""),
    CommitSeed(seat=0, commitment="00" * 32),
    CommitSeed(seat=0, commitment="g" * 64),
    OpenSeed(seat=0, seed="00" * 16),
    OpenSeed(seat=0, seed="00" * 100_000),
    OpenSeed(seat=0, seed="é"),
    Sit(seat=0, player=""),
    Sit(seat=0, player="bot:"),
    Sit(seat=0, player="bot:" + "x" * 1000),
    Sit(seat=0, player="bot:\x1b[2J"),
    Sit(seat=7, player="person"),
    Abort(seat=-2),
    Abort(seat=3),
]


@pytest.mark.parametrize("command", REFUSED_COMMANDS, ids=lambda c: type(c).__name__)
def test_a_command_that_cannot_be_is_refused_in_words_and_changes_nothing(command: AnyCommand) -> None:
    at = table(VARIANTS["std"], 3, "3-5")
    do(at, Throw(seat=0))
    before = at.point
    decision = at.decide(command)
    assert decision.refused is not None
    assert decision.refused.id in entries("en")
    assert decision.events == ()
    assert at.point is before


def anything(rng: random.Random, count: int) -> AnyCommand:
    """A command of any kind with values of any kind, likely ones among them."""
    seat = rng.choice([*range(count), -1, count, 2**63])
    more: dict[str, Any] = {"seat": seat, "id": rng.choice(["", "", "a", "b", "x" * 99])}
    texts = ["8", "1+7", "9", "2d", "1d", "keep", "stop", "^3", "", "a1", "10", "x" * 300, "\ud800", "die:3"]
    makers: list[Callable[[], AnyCommand]] = [
        lambda: Throw(node=rng.choice([None, 0, 1, 5]), **more),
        lambda: Act(actions=tuple(rng.choices(texts, k=rng.choice([0, 1, 1, 1, 2, 20]))), **more),
        lambda: RealThrow(faces=tuple(rng.choices(range(-1, 9), k=rng.randrange(4))), entered="A", **more),
        lambda: Undo(**more),
        lambda: CommitSeed(commitment=rng.choice(["", "00" * 32]), **more),
        lambda: OpenSeed(seed=rng.choice(["", "00" * 16]), **more),
        lambda: Sit(player=rng.choice(["person", "bot:random", "nobody"]), **more),
    ]
    return rng.choice(makers)()


@pytest.mark.parametrize("kind", ["committed", "by-hand"])
@pytest.mark.parametrize("name", VARIANTS)
def test_whatever_commands_come_every_one_is_answered(name: str, kind: Any) -> None:
    rng = random.Random(name + kind)
    at = table(VARIANTS[name], 3, kind=kind)
    for _ in range(400):
        if rng.random() < 0.3 and kind == "committed":
            at_random(at, rng, steps=1)
        command = anything(rng, 3)
        decision = at.decide(command)
        assert bool(decision.refused) != bool(decision.events)
        if decision.events and not decision.again:
            at.apply(decision.events)
        if at.point.over:
            break
    assert fold(GAME, at.events) == at.point


def checked(reading: Reading) -> None:
    """Whatever was read can be checked, folded as far as it goes, and written again."""
    if reading.fault is not None:
        for said in (reading.fault.wrong, reading.fault.right):
            assert said.id in entries("en")
    verdict = verify(reading.record)
    for finding in verdict.faults:
        assert finding.wrong.id in entries("en")
        assert -1 <= finding.event <= len(reading.record.events)
    if reading.record.created is None:
        assert reading.record.events == () or not verdict.ok
        with pytest.raises(Refused):
            records.write(reading.record, "notation")
    else:
        forms: tuple[records.Form, ...] = ("json", "notation")
        for form in forms:
            assert records.read(records.write(reading.record, form)).record == reading.record


def garbled(rng: random.Random, data: bytes) -> bytes:
    """A few wild changes: bytes, lines doubled, moved, lost, numbers blown up, the rest cut off."""
    for _ in range(rng.randint(1, 4)):
        kind = rng.randrange(6)
        lines = data.split(b"\n")
        at = rng.randrange(len(lines))
        if kind == 0:
            lines.insert(at, rng.choice(lines))
        elif kind == 1:
            lines.pop(at)
        elif kind == 2:
            lines[at] = lines[at].replace(
                rng.choice([b"1", b"0", b":"]), rng.choice([b"9" * 40, b"-1", b"null"])
            )
        elif kind == 3:
            lines = lines[: at + 1]
        elif kind == 4:
            place = rng.randrange(len(lines[at]) + 1)
            junk = bytes(rng.randrange(256) for _ in range(rng.randint(1, 3)))
            lines[at] = lines[at][:place] + junk + lines[at][place + rng.randint(0, 3) :]
        else:
            lines[at] = lines[at].replace(b'"', rng.choice([b"", b"'", b'""', b'\\ud800"']), 1)
        data = b"\n".join(lines)
    return data


@pytest.mark.parametrize("form", ["json", "notation"])
@pytest.mark.parametrize("name", ["shared", "holiday", "solo reopening", "rows"])
def test_a_garbled_record_is_read_to_its_fault_or_does_not_verify(name: str, form: records.Form) -> None:
    record = played(VARIANTS[name], 1 if name == "solo reopening" else 2, 3)
    data = records.write(record, form)
    rng = random.Random(name + form)
    for _ in range(150):
        reading = records.read(garbled(rng, data), "garbled")
        checked(reading)
        if reading.record != record:
            assert reading.fault is not None or not verify(reading.record).ok


HAND_WRITTEN = b"""\
[Ruleset "classic"]
[Seat "Anna"]

0 3-5: 8 1-6: 7 5-6: 2+9 4-6: 4+6
"""


@pytest.mark.parametrize(
    "header",
    [
        b'[Ruleset "../../secret.toml"]',
        b'[Ruleset "/etc/hosts"]',
        b'[Ruleset "classic.toml"]',
        b'[Ruleset "no-such-rules"]',
        b'[Ruleset "classic"]\n[Rule "tiles" 99]',
        b'[Ruleset "classic"]\n[Rule "shoes" "brown"]',
        b'[Ruleset "classic"]\n[Rule "base" "pub"]',
        b'[Ruleset "classic"]\n[Rule "dice" {"a":1}]',
        b'[Ruleset "classic"]\n[Rule "title" "\\u001b[2J"]',
        b'[Game "shut-the-box"]\n[Ruleset "x"]\n[Rules {"id":"x","tiles":"many"}]',
        b'[Game "shut-the-box"]\n[Ruleset "x"]\n[Rules {"id":"x","dice":50,"sides":1000000}]',
        b'[Game "shut-the-box"]\n[Ruleset "x"]\n[Rules {"id":"x","tiles":[1,1]}]',
        b'[Game "chess"]\n[Ruleset "x"]\n[Rules {"id":"x"}]',
    ],
)
def test_a_ruleset_that_cannot_be_played_or_must_not_be_opened_is_refused(header: bytes) -> None:
    data = HAND_WRITTEN.replace(b'[Ruleset "classic"]', header)
    reading = records.read(data, "match.txt")
    checked(reading)
    assert reading.fault is not None or not verify(reading.record).ok


def test_the_same_record_with_its_own_ruleset_is_right() -> None:
    reading = records.read(HAND_WRITTEN)
    assert reading.fault is None
    assert verify(reading.record).ok


def test_a_record_that_is_no_utf8_is_read_up_to_there() -> None:
    reading = records.read(HAND_WRITTEN + b"0 \xff: 1\n", "match.txt")
    assert reading.record == records.read(HAND_WRITTEN).record
    assert reading.fault is not None
    assert reading.fault.line == 5
    assert records.read(b"\xff").record == Record()


def test_a_byte_order_mark_does_not_matter() -> None:
    assert records.read(b"\xef\xbb\xbf" + HAND_WRITTEN) == records.read(HAND_WRITTEN)


def test_a_record_of_more_than_four_mebibytes_is_not_read() -> None:
    reading = records.read(HAND_WRITTEN + b" " * (4 * 1024 * 1024))
    assert reading.record == Record()
    assert reading.fault is not None
    assert reading.fault.wrong.id == "fault-record-size"
