"""A record that is true verifies; one in which anything was changed does not."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from pillarbox.core.message import Refused, say
from pillarbox.core.record import (
    Acted,
    AnyEvent,
    Created,
    Ended,
    Opened,
    Record,
    Revealed,
    Seat,
    Thrown,
    chained,
    link,
    recorded,
)
from pillarbox.play import fair, records
from pillarbox.play.commands import Abort, Act, CommitSeed, OpenSeed, RealThrow
from pillarbox.play.dice import FairDice
from pillarbox.play.table import Table, create
from pillarbox.play.verify import Verdict, verify
from tests.play.playing import CLASSIC, GAME, SHARED, STD, VARIANTS, at_random, do, played, seats, table


@cache
def sample(name: str = "shared", count: int = 3) -> Record:
    return played(VARIANTS[name], count, 7)


def rechained(events: Sequence[AnyEvent]) -> Record:
    """What a forger would hand in: changed events, with a chain made anew over them."""
    return recorded(chained(events))


def faults(verdict: Verdict) -> list[tuple[int, str, str]]:
    return [(found.event, found.part, found.wrong.id) for found in verdict.faults]


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_record_of_every_match_verifies(name: str, count: int) -> None:
    for seed in range(3):
        verdict = verify(played(VARIANTS[name], count, seed))
        assert verdict == Verdict(ok=True, dice=True, deck=None, moves=True, result=True, chain=True)


def test_seeded_dice_verify_but_are_said_to_be_foreseeable() -> None:
    dice = FairDice(fair.seeded("S"), "m")
    at = Table(GAME, dice, create(GAME, STD, seats(2), dice, match="m", kind="seeded"))
    verdict = verify(recorded(at_random(at, random.Random(1)).events))
    assert verdict.ok
    assert [note.id for note in verdict.notes] == ["verify-seeded"]


def test_dice_thrown_by_hand_are_said_to_have_been_entered() -> None:
    at = table(CLASSIC, 2, kind="by-hand")
    rng = random.Random(4)
    while not at.point.over:
        node = at.point.node
        if node.kind == "chance":
            faces = tuple(rng.randint(1, n) for n in node.asks)
            do(at, RealThrow(seat=node.roller or 0, faces=faces, entered="Anna"))
        else:
            do(at, Act(seat=node.seats[0], actions=(rng.choice(at.legal(node.seats[0])),)))
    verdict = verify(recorded(at.events))
    assert (verdict.ok, verdict.dice, verdict.moves, verdict.result) == (True, None, True, True)
    assert [note.id for note in verdict.notes] == ["verify-by-hand"]


def test_a_record_written_by_hand_is_checked_for_what_it_says() -> None:
    lines = [
        '[Ruleset "two-to-go"]',
        '[Rule "rounds" 1]',
        '[Seat "Anna"]',
        "0 1-3:",
        "end totals=45 places=1 winners=0 stakes=0",
    ]
    reading = records.read("\n".join(lines).encode())
    assert reading.fault is None
    verdict = verify(reading.record)
    assert (verdict.ok, verdict.dice, verdict.moves, verdict.result, verdict.chain) == (
        True,
        None,
        True,
        True,
        None,
    )
    assert [note.id for note in verdict.notes] == ["verify-no-chain", "verify-by-hand"]


def test_a_match_broken_off_verifies_as_far_as_it_went() -> None:
    at = at_random(table(SHARED, 3), random.Random(2), steps=10)
    do(at, Abort(seat=1))
    verdict = verify(recorded(at.events))
    assert (verdict.ok, verdict.dice, verdict.result) == (True, True, None)
    assert [note.id for note in verdict.notes] == ["verify-aborted"]


def test_a_match_that_goes_on_is_true_so_far_though_its_dice_cannot_be_checked() -> None:
    at = at_random(table(STD, 2), random.Random(2), steps=4)
    verdict = verify(recorded(at.events))
    assert faults(verdict) == []
    assert (verdict.ok, verdict.dice, verdict.moves, verdict.chain) == (True, None, True, True)
    assert [note.id for note in verdict.notes] == ["verify-not-yet-revealed", "verify-unfinished"]


@pytest.mark.parametrize("aborted", [False, True])
def test_a_record_that_claims_an_end_without_the_seed_is_at_fault_once(aborted: bool) -> None:
    at = at_random(table(STD, 2), random.Random(2), steps=4 if aborted else 10_000)
    if aborted:
        do(at, Abort(seat=1))
    events = [event for event in at.events if not isinstance(event, Revealed)]
    verdict = verify(rechained(events))
    assert faults(verdict) == [(-1, "dice", "verify-not-revealed")]
    assert (verdict.ok, verdict.dice) == (False, False)


def test_a_match_played_out_whose_result_is_left_out_is_not_said_to_have_a_wrong_one() -> None:
    events = [event for event in sample().events if not isinstance(event, Ended)]
    events = [replace(event, n=n) for n, event in enumerate(events)]
    verdict = verify(rechained(events))
    assert faults(verdict) == [(-1, "result", "verify-no-result")]
    assert (verdict.ok, verdict.moves, verdict.result) == (False, True, None)


def test_where_only_the_last_hash_shows_a_change_it_is_said_that_it_may_stand_earlier() -> None:
    text = records.write(sample("std", 2), "notation").decode()
    first = next(line for line in text.split("\n") if line[:2] in ("0 ", "1 "))
    faces = next(word for word in first.split() if word.endswith(":"))
    other = "1-1:" if faces != "1-1:" else "2-2:"
    verdict = verify(records.read(text.replace(faces, other, 1).encode()).record)
    assert not verdict.ok
    if verdict.moves is False:
        assert "verify-maybe-earlier" in [note.id for note in verdict.notes]


def test_players_seeds_take_part_and_must_be_the_ones_committed_to() -> None:
    own = (b"\xaa" * 16, b"\xbb" * 20)
    at = table(STD, sitters=[Seat("Anna", entropy=True), Seat("Piet", entropy=True)])
    for seat, seed in enumerate(own):
        do(at, CommitSeed(seat=seat, commitment=fair.player_commitment(seat, seed).hex()))
    for seat, seed in enumerate(own):
        do(at, OpenSeed(seat=seat, seed=seed.hex()))
    at_random(at, random.Random(3))
    assert verify(recorded(at.events)).ok
    forged = [replace(e, seed="cc" * 16) if e.n == 3 else e for e in at.events]
    assert (3, "dice", "verify-other-player-seed") in faults(verify(rechained(forged)))


# Changes by hand, each with the chain made anew: what the chain alone would not find.


def changed(kind: type[AnyEvent], **more: Any) -> Record:
    """The sample with its first event of this kind changed, and a chain over that."""
    events = list(sample().events)
    place = next(n for n, event in enumerate(events) if isinstance(event, kind))
    events[place] = replace(events[place], **more)
    return rechained(events)


FORGED = [
    (Thrown, {"faces": (6, 6)}, "dice", "verify-throw"),
    (Thrown, {"scheme": 0}, "dice", "verify-scheme"),
    (Thrown, {"scheme": 2}, "dice", "verify-scheme"),
    (Thrown, {"entered": "Anna", "scheme": 0}, "dice", "verify-throw-kind"),
    (Thrown, {"number": 1}, "moves", "verify-stops"),
    (Thrown, {"dice": 3}, "moves", "verify-stops"),
    (Thrown, {"seat": 2}, "moves", "verify-stops"),
    (Thrown, {"source": "start"}, "moves", "verify-stops"),
    (Acted, {"seat": 2}, "moves", "verify-stops"),
    (Acted, {"seal": "00" * 32}, "moves", "verify-seal"),
    (Opened, {"key": "00" * 32}, "moves", "verify-other-key"),
    (Opened, {"hidden": '["1"]'}, "moves", "verify-stops"),
    (Opened, {"of": 0}, "moves", "verify-stops"),
    (Ended, {"totals": (0, 0, 0)}, "result", "verify-result"),
    (Ended, {"winners": (0, 1, 2)}, "result", "verify-result"),
    (Ended, {"places": (1, 1, 1)}, "result", "verify-result"),
    (Ended, {"stakes": ("1", "-1", "0")}, "result", "verify-result"),
    (Revealed, {"seed": "00" * 32}, "dice", "verify-other-seed"),
    (Revealed, {"seed": "nonsense"}, "dice", "verify-other-seed"),
    (Created, {"commitment": "00" * 32}, "dice", "verify-other-seed"),
    (Created, {"match": "another"}, "dice", "verify-throw"),
    (Created, {"game": "chess"}, "moves", "verify-stops"),
    (Created, {"ruleset": {}}, "moves", "verify-stops"),
    (Created, {"format": 99}, "moves", "verify-stops"),
]


@pytest.mark.parametrize("kind, more, part, message", FORGED)
def test_a_change_that_a_forger_chains_anew_is_found(
    kind: type[AnyEvent], more: dict[str, Any], part: str, message: str
) -> None:
    verdict = verify(changed(kind, **more))
    assert not verdict.ok
    assert (part, message) in [(found.part, found.wrong.id) for found in verdict.faults]
    assert getattr(verdict, part) is False


@pytest.mark.parametrize("place", range(len(sample().events)))
def test_an_event_left_out_is_found_even_if_all_is_numbered_and_chained_anew(place: int) -> None:
    events = [event for event in sample().events if event.n != place]
    anew = [replace(event, n=n) for n, event in enumerate(events)]
    assert not verify(rechained(anew)).ok


@pytest.mark.parametrize("place", range(len(sample().events) - 1))
def test_an_event_doubled_or_moved_is_found(place: int) -> None:
    events = list(sample().events)
    doubled = [*events[: place + 1], *events[place:]]
    swapped = [*events[:place], events[place + 1], events[place], *events[place + 2 :]]
    later = isinstance(events[place], Opened)  # opened a little later, all is still the same
    for forged in (doubled,) if later else (doubled, swapped):
        anew = [replace(event, n=n) for n, event in enumerate(forged)]
        assert not verify(rechained(anew)).ok


def test_without_its_chain_a_record_of_the_table_does_not_verify() -> None:
    bare = Record(tuple(replace(event, prev="") for event in sample().events))
    assert faults(verify(bare)) == [(-1, "chain", "verify-chain-missing")]


def test_a_broken_chain_names_the_event() -> None:
    events = list(sample().events)
    events[5] = replace(events[5], prev="00" * 32)
    verdict = verify(Record(tuple(events), sample().head))
    assert faults(verdict)[0] == (5, "chain", "verify-chain-broken")


def test_what_comes_before_a_fault_is_still_checked() -> None:
    events = list(sample().events)
    throws = [event.n for event in events if isinstance(event, Thrown)]
    last = throws[-1]
    events[throws[0]] = replace(events[throws[0]], faces=(6, 6))
    events[last] = replace(events[last], seat=2)
    found = faults(verify(rechained(events)))
    assert (throws[0], "dice", "verify-throw") in found or found[0][0] <= last


def test_the_verifier_knows_no_game_of_an_unknown_name() -> None:
    def find(id: str) -> Any:
        raise Refused(say("refused-no-such-game", game=id, games=[]))

    verdict = verify(sample(), find)
    assert verdict.moves is False
    assert faults(verdict) == [(0, "moves", "verify-stops")]


def test_an_empty_record_does_not_verify() -> None:
    for record in (Record(), Record(sample().events[1:], sample().head)):
        assert faults(verify(record)) == [(0, "moves", "refused-record-begins")]


# Any single change at all, without a forger's care: in the file, byte by byte.


def tampered(data: bytes, place: int, rng: random.Random) -> bytes:
    kind = rng.randrange(3)
    if kind == 0:
        return data[:place] + data[place + 1 :]
    other = bytes([rng.choice(b'0123456789abcdefx"[],:{}- \n')])
    return data[:place] + other + data[place + (kind == 1) :]


@pytest.mark.parametrize("form", ["json", "notation"])
@pytest.mark.parametrize("name", ["shared", "classic", "solo reopening"])
def test_any_single_tampered_byte_is_found_or_says_the_same(name: str, form: records.Form) -> None:
    """Read with a fault, or other events that don't verify; what only spaces differently is the same."""
    record = sample(name, 1 if name == "solo reopening" else 2)
    data = records.write(record, form)
    assert records.read(data).record == record
    rng = random.Random(name + form)
    places = range(len(data)) if len(data) < 1200 else rng.sample(range(len(data)), 1200)
    for place in places:
        forged = tampered(data, place, rng)
        reading = records.read(forged)
        if reading.fault is None and reading.record != record:
            assert not verify(reading.record).ok, forged[max(place - 40, 0) : place + 40]
        elif reading.fault is not None:
            good = reading.record.events
            assert good == record.events[: len(good)] or not verify(reading.record).ok


def test_any_single_tampered_value_of_the_json_is_found() -> None:
    record = sample()
    rng = random.Random(11)
    plain = json.loads(records.write(record, "json"))

    def spots(value: Any) -> list[tuple[Any, Any]]:
        if isinstance(value, dict):
            return [spot for key in value for spot in [(value, key), *spots(value[key])]]
        if isinstance(value, list):
            return [spot for key in range(len(value)) for spot in [(value, key), *spots(value[key])]]
        return []

    for _ in range(600):
        copy = json.loads(json.dumps(plain))
        holder, key = rng.choice(spots(copy))
        old = holder[key]
        holder[key] = rng.choice([0, 1, -1, 10**30, "", "0", None, [], {}, True, [1, 2], "bot:random", 1.5])
        if holder[key] == old and type(holder[key]) is type(old):
            continue
        reading = records.read(json.dumps(copy).encode())
        if reading.fault is None and reading.record != record:
            assert not verify(reading.record).ok, (key, old, holder[key])


def test_the_head_is_the_hash_of_the_last_event() -> None:
    record = sample()
    assert record.head == link(record.events[-1])
    assert all(
        after.prev == link(before) for before, after in zip(record.events, record.events[1:], strict=False)
    )
