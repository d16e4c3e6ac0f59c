"""Tableaus and positions given as JSON, and the answers of the command `tableau`."""

import pytest
from msgspec import json

from pillarbox.core.message import FaultyFile
from pillarbox.games.post_office import rules
from pillarbox.games.post_office.given import (
    legal_json,
    position_json,
    read_position,
    read_tableau,
    tableau_json,
)
from pillarbox.games.post_office.state import Place
from pillarbox.words.render import Words
from tests.games.post_office.bad_decks import TABLEAUS
from tests.games.post_office.table import at, moves, ruleset
from tests.games.post_office.test_scoring import EXAMPLE

POST = ruleset()


def test_a_tableau_is_told_by_its_grid_its_lines_and_its_rank() -> None:
    example = at(EXAMPLE).desks[0].tableau
    text = json.encode({"placements": [[p.card, p.turns, p.row, p.col] for p in example]}).decode()
    assert tableau_json(POST, read_tableau(POST, text)) == {
        "grid": ["     ..", "fg .s..", ".m.m.m.", "m..g..g", " fpg   ", " mf    ", " sg    ", " .m    ",
                 " .m    ", " .s    "],
        "top": 0,
        "left": -5,
        "rows": {"1": 3, "4": 3},
        "columns": {"-4": 3, "-3": 6},
        "mice": 7,
        "total": 8,
        "rank": 1,
    }  # fmt: skip


def test_faces_may_stand_for_cards_and_the_same_face_may_come_again() -> None:
    text = '{"placements": [["f..m..", 0, 0, 0], ["A07", 1, 1, -1], ["f..m..", 2, 2, 1]]}'
    layers = read_tableau(POST, text)
    assert layers[0] == Place("f..m..", 0, 0, 0)
    # f.   the start card; A07, pm/m./.p, turned: .mp/p.m with its top-left slot at row 1, column -1.
    assert tableau_json(POST, layers[:2])["grid"] == [" f.", ".mp", "p.m"]


def test_the_start_card_may_lie_anywhere_near() -> None:
    there = read_tableau(POST, '{"placements": [["A01", 1, -7, 12], ["A02", 0, -6, 13]]}')
    here = read_tableau(POST, '{"placements": [["A01", 1, 0, 0], ["A02", 0, 1, 1]]}')
    one, two = tableau_json(POST, there), tableau_json(POST, here)
    assert one["grid"] == two["grid"]
    assert (one["top"], one["left"]) == (-7, 12)


def test_a_half_turn_of_a_symmetric_card_is_read_as_none() -> None:
    layers = read_tableau(POST, '{"placements": [["B08", 2, 0, 0], [".mggm.", 3, 2, 0]]}')
    assert [layer.turns for layer in layers] == [0, 1]


def test_legal_placements_are_counted_once_for_each_result() -> None:
    start = read_tableau(POST, '{"placements": [["A01", 0, 0, 0]]}')
    assert legal_json(POST, start, "A02")["count"] == 60
    assert legal_json(POST, start, "B08")["count"] == 30
    assert legal_json(POST, start, ".mggm.")["count"] == 30
    found = legal_json(POST, start, "A02")["placements"]
    assert len({tuple(one) for one in found}) == 60
    assert [0, 2, 0] in found
    assert [0, 3, 0] not in found


WRITTEN = [
    ("[[null]]", "null"),
    ("[null]", "null"),
    ('[{"card": "A01", "row": null}]', '{"card": "A01", "row": null}'),
    ('[["A01", true, 0, 0]]', '["A01", true, 0, 0]'),
]


@pytest.mark.parametrize("written, quoted", WRITTEN)
def test_a_fault_quotes_json_as_it_was_written(written: str, quoted: str) -> None:
    with pytest.raises(FaultyFile) as faulty:
        read_tableau(POST, f'{{"placements": {written}}}')
    wrong = faulty.value.faults[0].wrong
    assert wrong.id == "given-fault-placement"
    assert quoted in wrong.args["value"]
    assert "None" not in Words("en").say(wrong.id, **wrong.args)


def test_a_card_too_far_away_is_blamed_and_not_the_start_card() -> None:
    for first, other, right in ((0, 50, "given-right-legal"), (50, 0, "given-right-near")):
        with pytest.raises(FaultyFile) as faulty:
            read_tableau(POST, f'{{"placements": [["A01", 0, 0, {first}], ["A07", 1, 0, {other}]]}}')
        fault = faulty.value.faults[0]
        assert (fault.wrong.id, fault.right.id) == ("given-fault-far", right)


@pytest.mark.parametrize("text, expected", TABLEAUS, ids=range(len(TABLEAUS)))
def test_every_fault_of_a_tableau_is_named_with_its_place(
    text: str, expected: list[tuple[int, str, str]]
) -> None:
    with pytest.raises(FaultyFile) as faulty:
        read_tableau(POST, text, "mine")
    assert [(fault.line, fault.key, fault.wrong.id) for fault in faulty.value.faults] == expected
    for language in ("en", "pl", "nl"):
        for fault in faulty.value.faults:
            assert Words(language).checked(fault.wrong)[1] == []
            assert Words(language).checked(fault.right)[1] == []


@pytest.mark.parametrize("id", ["post-office", "post-office-random", "post-office-open"])
def test_what_a_seat_knows_is_written_and_read_back(id: str) -> None:
    of = ruleset(id)
    for seats in range(of.seats[0], of.seats[1] + 1):
        for state, _, _ in moves(of, seats, 8):
            for seat in range(seats):
                untouched = all(
                    not desk.pending and not desk.kept for i, desk in enumerate(state.desks) if i != seat
                )
                if seat in rules.node(of, state).seats and untouched:
                    seen = rules.observe(of, state, seat)
                    text = json.encode(position_json(of, seen)).decode()
                    assert read_position(of, text) == seen


def test_a_position_in_the_shape_of_the_command_line() -> None:
    seen = read_position(POST, """
    {"seats": 2, "seat": 1, "round": 1, "hand": ["A04"], "pending": [["A05", 0, 2, 0]],
     "placements": [["A01", 0, 0, 0]], "others": [[["A02", 0, 0, 0]]], "passed": "A06"}
    """)  # fmt: skip
    assert seen.seat == 1
    assert rules.legal(POST, seen.state, 1)
    assert seen.state.stage == "place"


POSITIONS = (
    ('{"seats": 5}', "seats", "fault-value"),
    ('{"seats": 2, "seat": 2}', "seat", "fault-value"),
    ('{"round": 0}', "round", "fault-value"),
    ('{"hand": ["A99"]}', "hand", "given-fault-card"),
    ('{"hand": "?"}', "hand", "given-fault-card"),
    ('{"seats": 2}', "others", "given-fault-others"),
    ('{"seats": 2, "others": [7]}', "others[1]", "given-fault-list"),
    ('{"placements": [["f..m..", 0, 0, 0]]}', "placements[1]", "given-fault-card"),
    ('{"placements": [["A01", 1, 0, 0]]}', "placements[1]", "post-unreadable-layer"),
    ('{"placements": [["A01", 0, 0, 0]], "pending": [["A02", 0, 9, 9]]}', "pending[1]", "post-refused-apart"),
    ('{"placements": [["A01", 0, 0, 0]], "hand": ["A01", "A02"]}', "", "post-unreadable-card-twice"),
    ('{"placements": [["A01", 0, 0, 0]], "hand": ["B01", "A02"]}', "", "post-unreadable-card-not-in-play"),
    ('{"placements": [["A01", 0, 0, 0]], "hand": ["A03"]}', "", "post-unreadable-stage"),
    ('{"placements": [["A01", 0, 0, 0]], "hand": ["A03", "A02"], "round": 2}', "", "post-unreadable-stage"),
    ("{}", "", "post-unreadable-stage"),
    ("x" * 300_000, "", "deck-fault-too-long"),
)


@pytest.mark.parametrize("text, key, id", POSITIONS, ids=range(len(POSITIONS)))
def test_a_position_that_cannot_be_is_refused_with_its_place(text: str, key: str, id: str) -> None:
    with pytest.raises(FaultyFile) as faulty:
        read_position(POST, text)
    assert (key, id) in [(fault.key, fault.wrong.id) for fault in faulty.value.faults]
    for language in ("en", "pl", "nl"):
        for fault in faulty.value.faults:
            assert Words(language).checked(fault.wrong)[1] == []
            assert Words(language).checked(fault.right)[1] == []
