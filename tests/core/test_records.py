"""Records in JSON and in notation: both ways without loss, and back as far as they are good."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pillarbox.core.codec import decode, encode
from pillarbox.core.message import Refused, say
from pillarbox.core.record import (
    FORMAT,
    Aborted,
    Acted,
    AnyEvent,
    Created,
    Drawn,
    Ended,
    Opened,
    Reading,
    Record,
    Revealed,
    Seat,
    Seated,
    SeedCommitted,
    SeedOpened,
    Thrown,
    Undone,
    chained,
    link,
    public,
    recorded,
)
from pillarbox.core.record_json import LARGEST, MOST_EVENTS, read_events, read_json, write_json
from pillarbox.core.record_text import read_text, write_text

HEX = "0123456789abcdef" * 4


def placeless(reading: Reading) -> Reading:
    """What was read, without the lines it stood on."""
    return Reading(reading.record, reading.fault)


def find(id: str, changes: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    if id != "known":
        raise Refused(say("refused-no-such-ruleset", asked=id))
    return "some-game", {"id": id, **changes}


def created(**more: Any) -> Created:
    usual: dict[str, Any] = {
        "game": "some-game",
        "ruleset": {"id": "known", "tiles": [1, 2, 3]},
        "seats": (Seat("Anna"), Seat('Piet "; [x]', "bot:random"), Seat("Ola", entropy=True)),
        "match": "m1",
        "date": "2026-01-31",
        "dice": "committed",
        "commitment": HEX,
    }
    return Created(n=0, format=FORMAT, **{**usual, **more})


EVERY: list[AnyEvent] = [
    created(),
    SeedCommitted(n=1, seat=2, commitment=HEX),
    SeedOpened(n=2, seat=2, seed="aa" * 16, command="c1"),
    Thrown(n=3, seat=0, source="start", number=0, dice=1, faces=(4,), scheme=1),
    Thrown(n=4, seat=1, source="start", number=1, dice=1, faces=(6,), scheme=1),
    Acted(n=5, seat=1, actions=("2d",)),
    Thrown(n=6, seat=1, source="dice", number=0, dice=2, faces=(5, 3), scheme=1),
    Acted(n=7, seat=1, actions=("1+7", "^3"), command="c2"),
    Undone(n=8, seat=1, of=7),
    Acted(n=9, seat=1, actions=("a card with spaces", "undo", 'a "quote" & more')),
    Drawn(n=10, source="solo", number=0, values=(17, 3), outcome="flip:7", scheme=1),
    Drawn(n=11, source="deck", number=0, seal=HEX, hidden="A17", scheme=1),
    Acted(n=12, seat=0, seal=HEX, hidden='["8"]'),
    Acted(n=13, seat=2, seal=HEX),
    Opened(n=14, of=12, key=HEX, hidden='["8"]'),
    Seated(n=15, seat=0, player="bot:random"),
    Thrown(n=16, seat=0, source="dice", number=1, dice=2, faces=(1, 1), scheme=1, command="c3"),
    Ended(n=17, totals=(12, -3, 30), places=(2, 1, 3), winners=(1,), stakes=("1/2", "-1", "1/2")),
    Opened(n=18, of=11, key=HEX, hidden="A17"),
    Revealed(n=19, seed=HEX),
    Aborted(n=20, seat=-1),
    Aborted(n=21, seat=2, command="c4"),
]


def test_every_kind_of_event_goes_through_json_and_notation_unchanged() -> None:
    for events in (tuple(EVERY), chained(EVERY)):
        for record in (Record(events), Record(events, link(events[-1])), Record(events, "another head")):
            data = write_json(record)
            assert read_json(data) == Reading(record)
            text = write_text(record)
            assert placeless(read_text(text, find)) == Reading(record)
            assert write_text(read_text(text, find).record) == text
            assert write_json(read_json(data).record) == data


def test_equal_records_give_equal_bytes_whatever_objects_they_are_made_of() -> None:
    """A hash over JSON must not depend on how a value came to be."""
    for event in EVERY:
        first = encode(event)
        fresh: AnyEvent = decode(first, AnyEvent)
        assert encode(fresh) == first
        parts = {name: fresh_copy(getattr(event, name)) for name in event.__struct_fields__}
        assert encode(type(event)(**parts)) == first


def fresh_copy(value: Any) -> Any:
    """An equal value, but for what Python has only once another object."""
    if isinstance(value, str):
        return "".join(list(value))
    if isinstance(value, tuple):
        return tuple([fresh_copy(item) for item in value])
    if isinstance(value, Seat):
        return Seat(fresh_copy(value.name), fresh_copy(value.player), value.entropy)
    return value


def test_a_record_in_notation_says_only_what_does_not_follow() -> None:
    lines = write_text(recorded(chained(EVERY))).split("\n\n")[1].splitlines()
    assert lines == [
        f"commit 2 {HEX}",
        f"seed 2 {'aa' * 16} " + '{"command":"c1"}',
        "0 start 4:",
        '1 start 6: 2d 5-3: 1+7&^3 {"command":"c2"} undo "a card with spaces"&"undo"&"a \\"quote\\" & more"',
        '- solo flip:7 {"values":[17,3]}',
        f"- deck ?{HEX}",
        f"0 ?{HEX}",
        f"2 ?{HEX}",
        f'open 12 {HEX} "[\\"8\\"]"',
        "sit 0 bot:random",
        '0 1-1: {"command":"c3"}',
        "end totals=12,-3,30 places=2,1,3 winners=1 stakes=1/2,-1,1/2",
        f'open 11 {HEX} "A17"',
        f"reveal {HEX}",
        "abort -1",
        'abort 2 {"command":"c4"}',
    ]


EVENTS = st.one_of(
    st.builds(
        Thrown,
        n=st.just(0),
        seat=st.integers(-2, 12),
        source=st.sampled_from(["dice", "start"]),
        number=st.integers(-1, 5),
        dice=st.integers(0, 5),
        faces=st.lists(st.integers(-1, 20), max_size=4).map(tuple),
        scheme=st.integers(-1, 2),
        entered=st.text(max_size=5),
        command=st.text(max_size=5),
    ),
    st.builds(
        Acted,
        n=st.just(0),
        seat=st.integers(-2, 12),
        actions=st.lists(st.text(max_size=8), max_size=3).map(tuple),
        seal=st.sampled_from(["", HEX, "x"]),
        hidden=st.none() | st.text(max_size=5),
    ),
    st.builds(
        Drawn,
        n=st.just(0),
        source=st.sampled_from(["solo", "deck"]),
        number=st.integers(0, 3),
        values=st.lists(st.integers(0, 99), max_size=2).map(tuple),
        outcome=st.text(max_size=8),
        seal=st.sampled_from(["", HEX]),
        scheme=st.integers(0, 1),
    ),
    st.builds(Undone, n=st.just(0), seat=st.integers(-1, 3), of=st.integers(-1, 20)),
    st.builds(Seated, n=st.just(0), seat=st.integers(-1, 3), player=st.text(max_size=8)),
    st.builds(
        Opened, n=st.just(0), of=st.integers(-1, 9), key=st.text(max_size=4), hidden=st.text(max_size=9)
    ),
    st.builds(
        Ended,
        n=st.just(0),
        totals=st.lists(st.integers(-9, 99), max_size=3).map(tuple),
        places=st.lists(st.integers(-1, 3), max_size=3).map(tuple),
        winners=st.lists(st.integers(-1, 3), max_size=3).map(tuple),
        stakes=st.lists(st.text(max_size=4), max_size=3).map(tuple),
    ),
    st.builds(Revealed, n=st.just(0), seed=st.text(max_size=8)),
    st.builds(
        Created,
        n=st.just(0),
        format=st.just(0),
        game=st.text(max_size=3),
        ruleset=st.just({}),
        seats=st.just(()),
    ),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(EVENTS, max_size=12), st.booleans(), st.sampled_from(["by-hand", "committed"]))
def test_even_nonsense_goes_through_both_forms_unchanged(
    events: list[AnyEvent], chain: bool, dice: str
) -> None:
    """The forms don't judge: what is no match is for the verifier to say."""
    from msgspec.structs import replace

    numbered = [created(dice=dice), *(replace(event, n=n) for n, event in enumerate(events, 1))]
    listed = chained(numbered) if chain else tuple(numbered)
    record = Record(listed, link(listed[-1]) if chain else "")
    assert read_json(write_json(record)) == Reading(record)
    reading = read_text(write_text(record), find)
    assert placeless(reading) == Reading(record), write_text(record)


def test_a_record_need_not_begin_a_chain_nor_its_ruleset_have_an_id() -> None:
    first = created(ruleset={"tiles": []}, date="", match="", seats=(Seat("A"),))
    from msgspec.structs import replace

    hand = replace(first, dice="by-hand", commitment="")
    for record in (Record((replace(first, prev="before"),), "head"), Record((first,)), Record((hand,))):
        assert placeless(read_text(write_text(record), find)) == Reading(record)


def test_characters_that_are_not_seen_are_written_as_escapes() -> None:
    record = Record(
        (created(seats=(Seat("a\x1b[2J\u202e\U000e0001"),)), Acted(n=1, seat=0, actions=("\x9b",)))
    )
    text = write_text(record)
    assert all(line.isprintable() for line in text.splitlines())
    assert placeless(read_text(text, find)) == Reading(record)


def test_what_does_not_begin_with_a_creation_has_no_notation() -> None:
    for record in (Record(), Record((EVERY[3],))):
        with pytest.raises(Refused):
            write_text(record)


def test_what_is_hidden_is_not_in_the_chain_nor_in_a_record_to_be_shown() -> None:
    one = chained(EVERY[:13])
    other = chained([*EVERY[:12], Acted(n=12, seat=0, seal=HEX, hidden='["3+5"]')])
    assert link(one[-1]) == link(other[-1])
    assert recorded(one) == recorded(other)
    assert all(getattr(event, "hidden", None) is None for event in recorded(one).events)
    assert public(EVERY[14]) == EVERY[14], "what is opened stays"


def test_the_chain_runs_through_every_field_of_the_event_before() -> None:
    first = chained(EVERY)
    for place, event in enumerate(EVERY[:-1]):
        changed = [*EVERY[:place], Seated(n=event.n, seat=11, player="x"), *EVERY[place + 1 :]]
        assert chained(changed)[place + 1].prev != first[place + 1].prev


# Written by hand.


def test_a_record_written_by_hand_needs_a_ruleset_the_seats_and_what_was_done() -> None:
    text = """\
; Our first evening.
[Ruleset "known"]
[Rule "one_die" "may"]
[Seat "Anna"]
[Seat "Piet" "bot:random"]

0 5-3: 8  6-1: 7   ; so far so good
0 6-6:
1 1-1:
"""
    reading = read_text(text, find)
    assert reading.fault is None
    first, *rest = reading.record.events
    assert isinstance(first, Created)
    assert first.ruleset == {"id": "known", "one_die": "may"}
    assert (first.dice, first.commitment, first.match, reading.record.head) == ("by-hand", "", "", "")
    assert rest == [
        Thrown(n=1, seat=0, source="dice", number=0, dice=2, faces=(5, 3)),
        Acted(n=2, seat=0, actions=("8",)),
        Thrown(n=3, seat=0, source="dice", number=1, dice=2, faces=(6, 1)),
        Acted(n=4, seat=0, actions=("7",)),
        Thrown(n=5, seat=0, source="dice", number=2, dice=2, faces=(6, 6)),
        Thrown(n=6, seat=1, source="dice", number=3, dice=2, faces=(1, 1)),
    ]


GOOD = '[Ruleset "known"]\n[Seat "Anna"]\n\n0 5-3: 8\n'

BAD_LINES = [
    "hello",
    "0",
    "0 5-3: {",
    '0 5-3: {"faces":"x"}',
    '0 5-3: {"event":"acted"}',
    '0 5-3: {"n":7}',
    '0 5-3: {"shape":1}',
    "0 0-3:",
    "0 start 8",
    "0 start",
    '0 "unfinished',
    "0 8&",
    "0 ?xyz",
    "x 5-3:",
    "-1 5-3:",
    "- dice 5",
    '0 "8"9',
    "- solo",
    "commit 0",
    "commit x y",
    "seed 0 a b",
    "sit 0",
    "open 1 2",
    'open x y "z"',
    "open 1 2 3 4",
    "end totals=1",
    "end totals=x places=1 winners=0 stakes=0",
    "end places=1 totals=1 winners=0 stakes=0",
    "abort",
    "abort x",
    "reveal",
    "reveal a b",
    "event",
    "event {}",
    'event {"event":"acted"}',
    'event {"event":"acted","n":3,"seat":0,"actions":["8"],"more":1}',
    'event {"event":"acted","n":9,"seat":0,"actions":["8"]}',
    '[Seat "too late"]',
    "0 " + "[" * 5000,
    "0 8 " + '{"a":' * 5000,
]


@pytest.mark.parametrize("line", BAD_LINES)
def test_a_bad_line_stops_the_reading_is_named_and_leaves_what_was_good(line: str) -> None:
    good = read_text(GOOD, find).record
    reading = read_text(GOOD + line + "\n0 6-6:\n", find, "match.txt")
    assert reading.record.events == good.events
    assert reading.fault is not None
    assert (reading.fault.file, reading.fault.line) == ("match.txt", 5)


BAD_HEADERS = [
    ("", 0),
    ("0 5-3:\n", 1),
    ('[Ruleset "known"]\n', 0),
    ('[Seat "Anna"]\n', 0),
    ('[Ruleset "unknown"]\n[Seat "Anna"]\n', 0),
    ('[Ruleset "known"\n[Seat "Anna"]\n', 1),
    ('[Ruleset known]\n[Seat "Anna"]\n', 1),
    ("[Ruleset 5]\n", 1),
    ('[Ruleset "known" "twice"]\n', 1),
    ('[Ruleset "known"]\n[Ruleset "known"]\n', 2),
    ('[Shoes "brown"]\n', 1),
    ("[Seat]\n", 1),
    ('[Seat "Anna" 5]\n', 1),
    ('[Seat "Anna" "person" "yes"]\n', 1),
    ('[Dice "loaded"]\n', 1),
    ("[Rules []]\n", 1),
    ('[Rules {"id":"known"}]\n[Seat "Anna"]\n', 0),
    ('[Game "g"]\n[Ruleset "x"]\n[Rules {"id":"known"}]\n[Seat "Anna"]\n', 0),
    ('[Game "g"]\n[Ruleset "known"]\n[Rules {"id":"known"}]\n[Rule "a" 1]\n[Seat "Anna"]\n', 0),
    ('[Game "other"]\n[Ruleset "known"]\n[Seat "Anna"]\n', 0),
    ('[Record 99]\n[Ruleset "known"]\n[Seat "Anna"]\n', 0),
    ('[Record "1"]\n', 1),
    ('[Rule "a"]\n', 1),
    ('[Head ""] x\n', 1),
    ("[\n", 1),
    ("[]\n", 1),
]


@pytest.mark.parametrize("text, line", BAD_HEADERS)
def test_headers_that_make_no_match_are_named_and_give_nothing(text: str, line: int) -> None:
    reading = read_text(text, find)
    assert reading.record == Record()
    assert reading.fault is not None
    assert reading.fault.line == line


def test_windows_line_ends_and_blank_lines_do_not_matter() -> None:
    spread = read_text(GOOD.replace("\n", "\r\n\r\n"), find)
    assert placeless(spread) == placeless(read_text(GOOD, find))


# JSON that is not whole.


def test_a_file_cut_off_anywhere_gives_the_events_before_the_cut() -> None:
    record = recorded(chained(EVERY))
    data = write_json(record)
    ends = [data.index(line) + len(line) for line in data.splitlines()[1:-1]]
    for cut in range(0, len(data) - 2, 7):
        reading = read_json(data[:cut], "cut.json")
        whole = sum(end <= cut for end in ends)
        assert reading.fault is not None
        assert reading.record.events in (record.events[:whole], record.events[: whole + 1])
        assert reading.record.head == ""


def test_a_bad_event_is_named_and_those_before_it_are_kept() -> None:
    record = recorded(chained(EVERY))
    plain = json.loads(write_json(record))
    plain["events"][4]["faces"] = "six"
    reading = read_json(json.dumps(plain).encode())
    assert reading.record.events == record.events[:4]
    assert reading.fault is not None
    assert reading.fault.key == "events[4].faces"


BAD_JSON = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"{}",
    b"\xff\xfe",
    b'{"events":[1]}',
    b'{"events":{}}',
    b'{"format":1,"events":[],"more":1}',
    b'{"format":99,"events":[]}',
    b'{"format":-1,"events":[]}',
    b'{"format":"1","events":[]}',
    b'{"format":1,"events":[{"event":"dance","n":0}]}',
    b'{"format":1,"events":[{"event":"undone","n":1,"seat":0,"of":0}]}',
    b'{"format":1,"events":[{"event":"undone","n":0,"seat":0,"of":0,"of":1.5}]}',
    b'{"format":1,"events":[{"event":"revealed","n":0,"seed":"\\ud800"}]}',
    b'{"format":1,"events":[NaN]}',
    b'{"format":1,"events":[{"event":"undone","n":9,"seat":0,"of":0}],"more":1}',
    b'{"format":1,"events":[' + b"[" * 100_000,
    b'{"format":1,"events":[' + b'{"a":' * 100_000,
    b'{"format":1,"events":[' + b"9" * 100_000 + b"]}",
]


@pytest.mark.parametrize("data", BAD_JSON)
def test_json_that_is_no_record_is_a_fault_and_gives_nothing(data: bytes) -> None:
    reading = read_json(data)
    assert reading.record == Record()
    assert reading.fault is not None


def test_a_record_beyond_its_size_is_not_read() -> None:
    reading = read_json(b" " * (LARGEST + 1))
    assert reading.fault is not None
    assert reading.fault.wrong.id == "fault-record-size"
    reading = read_text(" " * (LARGEST + 1), find)
    assert reading.fault is not None
    assert reading.fault.wrong.id == "fault-record-size"


def test_a_record_of_more_events_than_can_be_is_read_no_further() -> None:
    reading = read_text('[Ruleset "known"]\n[Seat "A"]\n\n' + "0 1-1: " * MOST_EVENTS, find)
    assert len(reading.record.events) == MOST_EVENTS
    assert reading.fault is not None
    assert reading.fault.wrong.id == "fault-record-events"
    rows = b",".join(b'{"event":"aborted","n":%d}' % n for n in range(MOST_EVENTS + 1))
    reading = read_json(b'{"format":1,"events":[' + rows + b"]}")
    assert len(reading.record.events) == MOST_EVENTS
    assert reading.fault is not None
    assert reading.fault.wrong.id == "fault-record-events"


# Layouts of the past.

LAYOUT_0 = b"""\
{"events":[
{"event":"created","n":0,"match":"m0","game":"some-game","ruleset":{"id":"known"},"seats":[{"name":"Anna"}],"dice":"committed","commitment":"00"},
{"event":"thrown","n":1,"seat":0,"number":0,"faces":[5,3]},
{"event":"acted","n":2,"seat":0,"action":"8"},
{"event":"thrown","n":3,"seat":0,"number":1,"faces":[6,6]},
{"event":"ended","n":4,"totals":[37],"places":[1],"winners":[0],"stakes":["0"]},
{"event":"revealed","n":5,"seed":"11"}
]}
"""


def test_a_record_of_layout_0_is_read() -> None:
    reading = read_json(LAYOUT_0)
    assert reading.fault is None
    assert reading.record.events == (
        Created(
            n=0,
            format=0,
            match="m0",
            game="some-game",
            ruleset={"id": "known"},
            seats=(Seat("Anna"),),
            dice="committed",
            commitment="00",
        ),
        Thrown(n=1, seat=0, source="dice", number=0, dice=2, faces=(5, 3), scheme=1),
        Acted(n=2, seat=0, actions=("8",)),
        Thrown(n=3, seat=0, source="dice", number=1, dice=2, faces=(6, 6), scheme=1),
        Ended(n=4, totals=(37,), places=(1,), winners=(0,), stakes=("0",)),
        Revealed(n=5, seed="11"),
    )
    assert reading.record.head == "", "a chain that was not recorded is not invented"


def test_a_log_of_layout_0_is_read_from_a_store_also_where_it_went_on_later() -> None:
    rows = [line.rstrip(b",") for line in LAYOUT_0.splitlines()[1:4]]
    more = b'{"event":"acted","n":3,"seat":0,"actions":["9"],"command":"c"}'
    events = read_events([*rows, more])
    assert events[2:] == (Acted(n=2, seat=0, actions=("8",)), Acted(n=3, seat=0, actions=("9",), command="c"))


def test_a_record_of_an_old_layout_goes_on_through_both_forms_unchanged() -> None:
    record = read_json(LAYOUT_0).record
    assert read_json(write_json(record)).record == record
    assert read_text(write_text(record), find).record == record


def test_dice_thrown_by_hand_in_layout_0_have_no_scheme() -> None:
    reading = read_json(LAYOUT_0.replace(b'"committed"', b'"by-hand"'))
    assert [event.scheme for event in reading.record.events if isinstance(event, Thrown)] == [0, 0]


@pytest.mark.parametrize(
    "row", [b"[]", b"{", b'{"event":"undone"}', b'{"event":"undone","n":5,"seat":0,"of":0}']
)
def test_a_log_that_is_damaged_is_refused(row: bytes) -> None:
    with pytest.raises(Refused):
        read_events([row])


def test_a_broken_record_in_json_is_refused_with_its_line_or_the_name_of_the_place() -> None:
    """One event a line, the first on line 2."""
    lines = write_json(Record(tuple(EVERY))).decode().split("\n")
    cut = "\n".join([*lines[:2], lines[2][:20]]).encode()
    doubled = "\n".join([*lines[:2], lines[2].replace('"', "''", 1), *lines[3:]]).encode()
    for data, kind in ((cut, "cut"), (doubled, "broken")):
        reading = read_json(data, "mine.json")
        assert reading.fault is not None
        assert (reading.fault.file, reading.fault.line, reading.fault.key) == ("mine.json", 3, "")
        assert (reading.fault.wrong.id, reading.fault.wrong.args["kind"]) == ("unreadable-json", kind)
    for text, key in (('{"format":1,"events":5}', "events"), ('{"format":1,"evnts":[]}', "")):
        fault = read_json(text.encode(), "mine.json").fault
        assert fault is not None
        assert (fault.line, fault.key, fault.wrong.args["place"]) == (0, key, "")
