"""Boxes, tables and score sheets drawn with characters."""

from __future__ import annotations

from textwrap import dedent

import pytest

from pillarbox.games.shut_the_box import rules, show
from pillarbox.games.shut_the_box.draw import ASCII, LINES, cut
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.words.render import Words
from tests.games.shut_the_box.drawn import Drawn, at, begun
from tests.games.shut_the_box.presets import DIFFERENCES, preset


def box(drawn: Drawn, width: int = 80, seat: int = 0, pen: show.Pen = LINES) -> str:
    return "\n".join(show.box_lines(drawn.ruleset, drawn.state.boxes[seat], width, seat, pen))


def picture(text: str) -> str:
    return dedent(text).strip("\n")


def test_an_open_tile_shows_its_number_and_a_shut_one_a_mark() -> None:
    assert box(at(preset("classic"), "1,2,5")) == picture("""
        ┌───┬───┬───┬───┬───┬───┬───┬───┬───┐
        │ 1 │ 2 │ · │ · │ 5 │ · │ · │ · │ · │
        └───┴───┴───┴───┴───┴───┴───┴───┴───┘
    """)


def test_a_terminal_with_few_characters_gets_plain_ones() -> None:
    assert box(at(preset("golf", tiles=(1, 2, 3)), "1,3"), pen=ASCII) == picture("""
        +---+---+---+
        | 1 | . | 3 |
        +---+---+---+
    """)


def test_tiles_shut_from_the_start_have_a_mark_of_their_own() -> None:
    assert box(at(preset("three-down-extreme"), "4,5,9")) == picture("""
        ┌───┬───┬───┬───┬───┬───┬───┬───┬───┐
        │ × │ × │ × │ 4 │ 5 │ · │ · │ · │ 9 │
        └───┴───┴───┴───┴───┴───┴───┴───┴───┘
    """)


def test_a_handicap_is_drawn_in_its_own_seats_box() -> None:
    drawn = begun(preset("golf", tiles=(1, 2, 3), handicap_shut=((1,), ())), 2)
    assert "│ × │ 2 │ 3 │" in box(drawn, seat=0)
    assert "│ 1 │ 2 │ 3 │" in box(drawn, seat=1)


def test_two_rows_stand_one_behind_the_other_with_what_is_behind_in_brackets() -> None:
    assert box(at(preset("double-shutter"), "a1,a2,b9,b7,b1")) == picture("""
          ┌───┬───┬───┬───┬───┬───┬───┬───┬───┐
        b │(9)│ · │ 7 │ · │ · │ · │ · │ · │ 1 │
          ├───┼───┼───┼───┼───┼───┼───┼───┼───┤
        a │ 1 │ 2 │ · │ · │ · │ · │ · │ · │ · │
          └───┴───┴───┴───┴───┴───┴───┴───┴───┘
    """)


def test_three_rows_are_drawn_from_the_back_to_the_front() -> None:
    drawn = box(begun(preset("triple")))
    assert [line[0] for line in drawn.splitlines() if line[0] != " "] == ["c", "b", "a"]
    assert "c │(1)│(2)│" in drawn


def test_twenty_four_tiles_take_two_even_rows_in_eighty_columns() -> None:
    assert box(begun(preset("the-300"))) == picture("""
        ┌────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬────┐
        │  1 │  2 │  3 │  4 │  5 │  6 │  7 │  8 │  9 │ 10 │ 11 │ 12 │
        ├────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┤
        │ 13 │ 14 │ 15 │ 16 │ 17 │ 18 │ 19 │ 20 │ 21 │ 22 │ 23 │ 24 │
        └────┴────┴────┴────┴────┴────┴────┴────┴────┴────┴────┴────┘
    """)


def test_the_last_of_uneven_rows_is_made_up_with_blanks() -> None:
    drawn = box(begun(preset("golf", tiles=tuple(range(1, 8)))), width=20)
    assert drawn == picture("""
        ┌───┬───┬───┬───┐
        │ 1 │ 2 │ 3 │ 4 │
        ├───┼───┼───┼───┤
        │ 5 │ 6 │ 7 │   │
        └───┴───┴───┴───┘
    """)


@pytest.mark.parametrize("id", sorted(DIFFERENCES))
@pytest.mark.parametrize("width", [40, 60, 80, 200])
@pytest.mark.parametrize("pen", [LINES, ASCII], ids=["lines", "ascii"])
def test_no_line_of_any_variants_table_is_wider_than_the_terminal(id: str, width: int, pen: show.Pen) -> None:
    ruleset = preset(id, starter="first-seat")
    state = begun(ruleset, 12).state
    names = ["Ann", "Bartholomew the Very Long-named"] + ["Cas"] * 10
    lines = show.drawing(ruleset, rules.observe(ruleset, state, 0), names, width, pen)
    assert max(map(len, lines)) <= width
    assert all(line == line.rstrip() for line in lines)


@pytest.mark.parametrize("id", sorted(DIFFERENCES))
def test_every_open_tile_is_drawn_once_in_every_width(id: str) -> None:
    drawn = begun(preset(id, starter="first-seat"))
    for width in (10, 40, 80):
        numbers = sorted(int(word) for word in _words(box(drawn, width)) if word.isdigit())
        state_tiles = [t for row in view_rows(drawn) for t in row if t["open"]]
        assert numbers == sorted(tile["number"] for tile in state_tiles)


def _words(text: str) -> list[str]:
    return "".join(c if c.isdigit() else " " for c in text).split()


def view_rows(drawn: Drawn) -> list[list[dict[str, int]]]:
    view = show.view(drawn.ruleset, rules.observe(drawn.ruleset, drawn.state, 0))
    rows: list[list[dict[str, int]]] = view["boxes"][0]["rows"]
    return rows


def test_other_boxes_stand_above_in_small_with_the_turn_marked() -> None:
    drawn = at(preset("classic"), "open=1,2,5/all turn=0 throws=3")
    lines = show.drawing(drawn.ruleset, rules.observe(drawn.ruleset, drawn.state, 0), ["Ann", "Bob"], 80)
    assert "\n".join(lines) == picture("""
        ▶ Ann
          Bob  1 2 3 4 5 6 7 8 9

        ┌───┬───┬───┬───┬───┬───┬───┬───┬───┐
        │ 1 │ 2 │ · │ · │ 5 │ · │ · │ · │ · │
        └───┴───┴───┴───┴───┴───┴───┴───┴───┘
    """)


def test_the_neighbour_who_is_asked_is_marked_and_the_box_in_question_drawn_large() -> None:
    drawn = at(preset("email-holiday"), "open=1,2,3,4,5/all stage=reopen")
    lines = show.drawing(drawn.ruleset, rules.observe(drawn.ruleset, drawn.state, 1), ["Ann", "Bob"], 80)
    assert lines[0].split() == ["Ann"]
    assert lines[1].split()[:3] == ["▶", "Bob", "1"]


def test_with_a_shared_throw_each_seat_sees_its_own_box_large() -> None:
    drawn = at(preset("shared-throw"), "open=1,2/3,4 throws=2,2 throw=1-2")
    lines = show.drawing(drawn.ruleset, rules.observe(drawn.ruleset, drawn.state, 1), ["A", "B"], 80)
    assert "│  3 │  4 │" in "\n".join(lines)
    assert "▶" not in "\n".join(lines)


def test_before_the_boxes_are_opened_nothing_is_drawn() -> None:
    drawn = begun(preset("email"), 2)
    observed = rules.observe(drawn.ruleset, drawn.state, 0)
    assert show.drawing(drawn.ruleset, observed, ["A", "B"], 80) == []


@pytest.mark.parametrize(
    "encoding, pen", [("utf-8", LINES), ("ascii", ASCII), ("iso-8859-2", ASCII), (None, ASCII), ("x", ASCII)]
)
def test_the_drawing_uses_what_the_output_can_show(encoding: str | None, pen: show.Pen) -> None:
    assert show.pen(encoding) is pen


def sheet_text(drawn: Drawn, names: list[str], width: int) -> str:
    words = Words("en")
    rows = show.sheet(drawn.ruleset, rules.observe(drawn.ruleset, drawn.state, 0), names)
    texts = [
        [cell if isinstance(cell, str) else words.say("list-item", item=cell) for cell in row] for row in rows
    ]
    return "\n".join(show.table_lines(texts, width))


def test_the_score_sheet_lists_rounds_totals_and_stake_points() -> None:
    past = "past=0:12,0,0:12,0,0:stuck,shut,no-turn:1:-2,4,-2:3,4,0"
    drawn = at(preset("pub", match="rounds", rounds=3), f"seats=3 {past}")
    assert sheet_text(drawn, ["Ann", "Bob", "Cas"], 80) == picture("""
        Player   1  Total  Stakes
        Ann     12     12      -2
        Bob      0      0       4
        Cas      0      0      -2
    """)


def test_a_long_score_sheet_keeps_names_latest_rounds_and_totals() -> None:
    rows = [["Player", *map(str, range(1, 31)), "Total"], ["Ann", *["12"] * 30, "360"]]
    lines = show.table_lines(rows, 40)
    assert all(len(line) <= 40 for line in lines)
    assert lines[0].startswith("Player  …  ")
    assert lines[0].endswith("29  30  Total")
    assert show.table_lines(rows, 400)[0].startswith("Player   1   2")


def test_a_name_too_long_is_cut_with_a_mark() -> None:
    assert cut("Bartholomew", 8) == "Barthol…"
    assert cut("Bob", 8) == "Bob"


def test_a_box_wider_than_a_very_narrow_terminal_still_shows_its_rows() -> None:
    lines = show.box_lines(preset("double-shutter"), begun(preset("double-shutter")).state.boxes[0], 30)
    assert [line[0] for line in lines] == ["b", "a"]


def test_a_variant_with_one_tile_is_drawn() -> None:
    assert "│ 7 │" in box(begun(Ruleset(tiles=(7,))))
