"""What faces get: plain views, previews, drawings, sentences; all of it from the engine's own data."""

from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from pillarbox.core.game import Choice
from pillarbox.core.message import IllegalMove, Message
from pillarbox.games.post_office import draw, notation, rules, show
from pillarbox.games.post_office.picture import read_picture
from pillarbox.games.post_office.state import Keep, Place, State
from pillarbox.games.post_office.tables import tables
from pillarbox.words.render import Words
from tests.games.post_office.table import at, finished, moves, play, ruleset
from tests.games.post_office.test_scoring import EXAMPLE

POST = ruleset()
NAMES = ["Ann", "Ben", "Cem", "Dot"]
KEEPING = "A01/A02 hand=A04,A05/A06,A07"
LAYING = "A01/A02 hand=A04/A06,A07 passed=A07/A05 pending=A05r0+2+0"


def view(state: State, seat: int, id: str = "post-office") -> dict[str, Any]:
    of = ruleset(id)
    return show.view(of, rules.observe(of, state, seat))


def said(messages: tuple[Message, ...]) -> list[str]:
    words = Words("en")
    return [words.render(message) for message in messages]


# Views.


def test_a_view_holds_the_own_hand_in_all_positions_and_the_rules_in_force() -> None:
    found = view(at(KEEPING), 0)
    assert found["hand"][0] == {
        "card": "A04",
        "faces": [["..", ".f", "m."], ["m..", ".f."], [".m", "f.", ".."], [".f.", "..m"]],
    }
    assert found["legal"] == ["keep A04", "keep A05"]
    assert (found["stage"], found["kind"], found["owe"], found["left"]) == ("keep", "simultaneous", [0, 1], 1)
    assert found["rules"] == {
        "set": "A", "max_extent": 0, "open_order": False, "peek": True, "deck": "open-post-1",
    }  # fmt: skip
    assert (found["round"], found["rounds"], found["stock"]) == (1, 4, 12)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_receiver_that_is_shown_is_the_one_who_gets_the_card(seats: int) -> None:
    for state, move, after in moves(POST, seats, 2):
        if state.stage == "keep":
            assert isinstance(move.action, Keep)
            left = show.view(POST, rules.observe(POST, state, move.seat))["left"]
            if after.stage == "place":
                assert after.desks[move.seat].passed in after.desks[left].hand
                assert show.view(POST, rules.observe(POST, state, left))["from"] == move.seat


def test_a_spectator_has_no_hand_and_no_left() -> None:
    found = view(at(KEEPING), -1)
    assert (found["hand"], found["legal"], found["spots"], found["left"]) == ([], [], {}, None)
    assert found["from"] is None
    assert [desk["hand"] for desk in found["desks"]] == [2, 2]


def test_spots_are_the_legal_actions_by_card_and_turns() -> None:
    for text in ("A01 hand=A02,A03", LAYING):
        found = view(at(text), 0)
        spots = {
            (card, turns, row, col)
            for card, positions in found["spots"].items()
            for turns, cells in enumerate(positions)
            for row, col in cells
        }
        actions = [notation.read_action(POST, action) for action in found["legal"]]
        assert spots == {(a.card, a.turns, a.row, a.col) for a in actions if isinstance(a, Place)}
        assert len(spots) == len(actions)


def test_a_tableau_is_shown_with_the_score_that_counts() -> None:
    found = view(at(EXAMPLE), 0)
    tableau = found["desks"][0]["tableau"]
    assert tableau["grid"][4] == " fpg   "
    assert [line for line in tableau["lines"] if line["points"]] == [
        {"axis": "row", "line": 1, "packages": "gsf", "points": 3, "twice": ""},
        {"axis": "row", "line": 4, "packages": "gpf", "points": 3, "twice": ""},
        {"axis": "col", "line": -4, "packages": "gsf", "points": 3, "twice": ""},
        {"axis": "col", "line": -3, "packages": "gpsf", "points": 6, "twice": ""},
    ]
    assert sum(line["points"] for line in tableau["lines"]) - len(tableau["mice"]) == tableau["total"] == 8
    assert (found["totals"], found["rank"], found["winners"], found["over"]) == ([8], 1, [0], True)
    assert tableau["preview"] is False
    assert tableau["layers"][1] == ["A12", 1, 2, -1]


def test_covered_slots_are_not_handed_out_where_peeking_is_off() -> None:
    of = ruleset(peek="false")
    shown = show.view(of, rules.observe(of, at(EXAMPLE, of=of), 0))["desks"][0]["tableau"]
    assert shown["layers"] is None
    assert shown["total"] == 8


def test_own_cards_of_the_round_are_a_preview_and_the_open_tableau_is_as_before() -> None:
    found = view(at(LAYING), 0)
    assert found["preview"]["preview"] is True
    assert found["preview"]["grid"] != found["desks"][0]["tableau"]["grid"]
    assert found["desks"][0]["tableau"] == view(at(KEEPING), 0)["desks"][0]["tableau"]
    assert view(at(LAYING), 1)["preview"] is None
    assert view(at(LAYING), 1)["desks"][0]["laid"] == 1


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_views_of_whole_matches_are_json_and_small(seats: int) -> None:
    largest = 0
    for state, _, _ in moves(POST, seats, 9):
        for seat in range(-1, seats):
            data = json.encode(show.view(POST, rules.observe(POST, state, seat)))
            assert json.decode(data)["game"] == "post-office"
            largest = max(largest, len(data))
    assert largest < 32_768


def test_an_empty_hand_and_an_empty_table_are_ordinary() -> None:
    for state in (rules.start(POST, 2), finished(POST, 2, 1)):
        for seat in (-1, 0, 1):
            seen = rules.observe(POST, state, seat)
            assert show.view(POST, seen)["hand"] == []
            assert isinstance(show.lines(POST, seen, NAMES[:2]), tuple)
            assert isinstance(show.drawing(POST, seen, NAMES[:2], 80), list)


# Previews.


def test_a_preview_says_what_cards_would_make_and_what_could_follow() -> None:
    state = at("A01 hand=A02,A03")
    seen = rules.observe(POST, state, 0)
    found = show.preview(POST, seen, [Place("A02", 0, 2, 0)])
    after = play(POST, state, "0: A02 r0 +2+0")
    assert found["tableau"]["preview"] is True
    assert (found["before"], found["after"]) == (-1, found["tableau"]["total"])
    # A01 keeps its mouse; A02, ..../mg, laid over the last row shows another one.
    assert said((show.preview_line(found),)) == ["Preview, nothing is decided: total -1 before, -2 after."]
    assert found["legal"] == [notation.action_text(POST, action) for action in rules.legal(POST, after, 0)]
    both = show.preview(POST, seen, [Place("A02", 0, 2, 0), Place("A03", 0, 4, 0)])
    assert (both["legal"], both["spots"]) == ([], {})
    nothing = show.preview(POST, seen, [])
    assert nothing["before"] == nothing["after"]
    assert nothing["tableau"]["preview"] is False


def test_a_preview_never_opens_what_others_have_laid() -> None:
    # Ann's second card would be the last one of the round.
    state = at("A01/A02 hand=A04/- passed=A05/A07 pending=A07r0+2+0/A06r0+0+1,A05r0+2+0")
    found = show.preview(POST, rules.observe(POST, state, 0), [Place("A04", 0, 0, 1)])
    assert found["legal"] == []
    assert "A06" not in json.encode(found).decode()


def test_when_the_first_card_is_lifted_the_second_is_judged_anew() -> None:
    seen = rules.observe(POST, at("A01 hand=A02,A03"), 0)
    second = Place("A03", 0, 4, 0)
    assert show.preview(POST, seen, [Place("A02", 0, 2, 0), second])
    with pytest.raises(IllegalMove) as refusal:
        show.preview(POST, seen, [second])
    assert refusal.value.message.id == "post-refused-apart"


# Drawings.


def test_the_drawing_has_coordinates_points_and_brackets_round_cards_not_shown_yet() -> None:
    state = at("A17 hand=A05 pending=A13r0+2+0")
    assert show.drawing(POST, rules.observe(POST, state, 0), NAMES[:1], 80) == [
        "      0  1",
        "  0   m  m",
        "  1   g  s",
        "  2  (p)(.)",
        "  3  (m)(m)",
        "  4  (.)(s)",
        "",
        "A05 r0   A05 r1   A05 r2   A05 r3",
        "m .      . . m    m .      . g m",
        ". g      m g .    g .      m . .",
        ". m               . m",
    ]


def test_lines_that_count_have_their_points_behind_them() -> None:
    drawn = show.drawing(POST, rules.observe(POST, at(EXAMPLE), 0), NAMES[:1], 80)
    assert drawn == [
        "     -5 -4 -3 -2 -1  0  1",
        "  0                  .  .",
        "  1   f  g     .  s  .  .  +3",
        "  2   .  m  .  m  .  m  .",
        "  3   m  .  .  g  .  .  g",
        "  4      f  p  g           +3",
        "  5      m  f",
        "  6      s  g",
        "  7      .  m",
        "  8      .  m",
        "  9      .  s",
        "        +3 +6",
    ]


def test_others_are_drawn_in_small_side_by_side_above_the_own_tableau() -> None:
    state = at("A01/A02/A03 hand=A04,A05")
    assert show.drawing(POST, rules.observe(POST, state, 0), NAMES[:3], 80) == [
        "Ben   Cem",
        "..    .s",
        "..    ..",
        "mg    m.",
        "",
        "Ann",
        "      0  1",
        "  0   f  .",
        "  1   .  m",
        "  2   .  .",
        "",
        "A04 r0   A04 r1   A04 r2   A04 r3",
        ". .      m . .    . m      . f .",
        ". f      . f .    f .      . . m",
        "m .               . .",
        "",
        "A05 r0   A05 r1   A05 r2   A05 r3",
        "m .      . . m    m .      . g m",
        ". g      m g .    g .      m . .",
        ". m               . m",
    ]
    narrow = show.drawing(POST, rules.observe(POST, state, -1), ["A long name", *NAMES[1:3]], 8)
    assert narrow[0] == "A long …"
    assert max(map(len, narrow)) <= 8


def test_the_cells_where_a_card_may_go_are_marked() -> None:
    state = at("A01 hand=A02,A03")
    seen = rules.observe(POST, state, 0)
    drawn = show.spots_drawing(POST, seen, "A02", 0)
    assert drawn[0] == "     -1  0  1"
    marked = {
        (row - 2, col - 1)
        for row, line in enumerate(drawn[1:])
        for col in range(3)
        if line[5 + 3 * col : 8 + 3 * col].startswith("[")
    }
    assert marked == {(a.row, a.col) for a in rules.legal(POST, state, 0)
                      if isinstance(a, Place) and (a.card, a.turns) == ("A02", 0)}  # fmt: skip
    assert show.spots_drawing(POST, seen, "A02", 5) == show.spots_drawing(POST, seen, "A02", 1)


def test_a_drawing_without_marks_can_be_read_back() -> None:
    state = finished(POST, 1, 6)
    tableau = tables(POST).tableau(state.desks[0].tableau)
    drawn = draw.tableau_lines(tableau)
    rows = tableau.bottom - tableau.top + 1
    plain = [line[: 5 + 3 * (tableau.right - tableau.left + 1)] for line in drawn[: rows + 1]]
    assert read_picture("\n".join(plain)).cells == tableau.cells


def test_no_drawing_is_wider_than_eighty_columns() -> None:
    for seed in range(8):
        for state, _, _ in moves(POST, 3, seed):
            for line in show.drawing(POST, rules.observe(POST, state, 0), NAMES[:3], 80):
                assert len(line) <= 80


def test_a_terminal_without_the_signs_gets_plain_ones() -> None:
    assert show.pen("utf-8") is draw.LINES
    assert show.pen("ascii") is draw.ASCII
    assert show.pen(None) is draw.ASCII
    assert show.pen("no-such-encoding") is draw.ASCII


# Sentences.


def test_a_position_is_read_aloud_row_by_row() -> None:
    state = at(LAYING)
    assert said(show.lines(POST, rules.observe(POST, state, 0), NAMES[:2])) == [
        "Round 1 of 4. 12 cards are left in the stock.",
        "Ann: total -3, 3 mice in sight.",
        "Row 0, from column 0 on: fragile, empty.",
        "Row 1, from column 0 on: empty, mouse.",
        "Row 2, from column 0 on: mouse, empty.",
        "Row 3, from column 0 on: empty, gift.",
        "Row 4, from column 0 on: empty, mouse.",
        "Ann has laid one card that is not shown to all yet.",
        "In the hand of Ann: A04 (empty, empty, empty, fragile, mouse, empty).",
        "Ann has passed A07 to Ben.",
        "Ben: total -1, one mouse in sight.",
        "Row 0, from column 0 on: empty, empty.",
        "Row 1, from column 0 on: empty, empty.",
        "Row 2, from column 0 on: mouse, gift.",
    ]


def test_lines_that_count_are_named_with_their_points() -> None:
    told = said(show.lines(POST, rules.observe(POST, at(EXAMPLE), 0), NAMES[:1]))
    assert "Ann: total 8, 7 mice in sight." in told
    assert "Row 4 counts 3: gift, personal, fragile." in told
    assert "Column -3 counts 6: gift, personal, sweet, fragile." in told


def test_the_cards_to_come_are_read_aloud_with_open_order() -> None:
    of = ruleset("post-office-open")
    state = notation.read_state(of, "A01 hand=A02,A03 order=A04,A05,A06,A07,A08,A09")
    told = said(show.lines(of, rules.observe(of, state, 0), NAMES[:1]))
    assert told[-1].startswith("Still to come: A04 (")


@pytest.mark.parametrize("text, seat, question", [
    (KEEPING, 0, "Ann: do you keep A04 or A05? The other one goes to Ben."),
    (KEEPING, 1, "Ben: do you keep A06 or A07? The other one goes to Ann."),
    ("A01/A02 hand=A04,A05/A06,A07 kept=A04/-", 0, None),
    (LAYING, 0, "Ann: where do you lay A04?"),
    (LAYING, 1, "Ben: which card do you lay first, A06 or A07, and where?"),
    (LAYING, -1, None),
    ("A01/A02", 0, None),
])  # fmt: skip
def test_a_seat_is_asked_for_what_it_owes(text: str, seat: int, question: str | None) -> None:
    asked = show.asked(POST, rules.observe(POST, at(text), seat), NAMES[:2])
    assert (None if asked is None else Words("en").render(asked)) == question


def told(text: str, move: str, seats: int = 2, seat: int | None = None) -> list[str]:
    """What a move is told as: to all with everything open, or to one seat with what it sees."""
    before = at(text, seats)
    after = play(POST, before, move)
    mark, _, action = move.partition(": ")
    made: Any = (
        Choice(int(mark), notation.read_action(POST, action)) if action else notation.read_outcome(POST, move)
    )
    if seat is not None:
        before, after = (rules.observe(POST, state, seat).state for state in (before, after))
    return said(show.tell(POST, before, made, after, NAMES[:seats]))


def test_deals_are_told() -> None:
    assert told("", "A01") == ["Ann begins with A01."]
    assert told("A01/A02", "A03") == ["Ann draws A03."]
    hidden = show.tell(POST, at("A01/A02"), notation.read_outcome(POST, "?"), at("A01/A02 hand=?"), NAMES[:2])
    assert said(hidden) == ["Ann draws a card."]
    of = ruleset("post-office-open")
    before = notation.read_state(of, "A01 order=A02")
    after = play(of, before, "A03")
    assert said(show.tell(of, before, notation.read_outcome(of, "A03"), after, ["Ann"])) == [
        "Card 2 to come is A03."
    ]


def test_the_pass_is_told_once_all_have_chosen_each_seat_what_concerns_it() -> None:
    assert told(KEEPING, "0: keep A04") == ["Ann keeps A04."]
    last = "A01/A02/A03 hand=A04,A05/B06,B07/A08,A09 kept=-/B06/A08"
    assert told(last, "0: keep A04", 3) == [
        "Ann keeps A04.",
        "All cards are passed to the left.",
        "Ann passes A05 to Ben.",
        "Ben passes B07 to Cem.",
        "Cem passes A09 to Ann.",
    ]  # fmt: skip
    assert told(last, "0: keep A04", 3, 0) == [
        "Ann keeps A04.",
        "All cards are passed to the left.",
        "Ann passes A05 to Ben.",
        "Cem passes A09 to Ann.",
    ]  # fmt: skip
    before, after = at(KEEPING), at("A01/A02 hand=?,?/A06,A07 kept=?/-")
    assert said(show.tell(POST, before, Choice(0, Keep("?")), after, NAMES[:2])) == ["Ann has chosen."]


def test_laying_is_told_and_then_what_everybody_has() -> None:
    assert told(LAYING, "0: A04 r1 +0+1") == ["Ann lays A04, turned to the right, at row 0, column 1."]
    last = "A01/A02 hand=A04/- passed=A05/A07 pending=A07r0+2+0/A06r0+0+1,A05r0+2+0"
    assert told(last, "0: A04 r0 +0+1") == [
        "Ann lays A04 upright at row 0, column 1.",
        "Ann has laid A07 and A04: total -2, 2 mice in sight.",
        "Ben has laid A06 and A05: total -4, 4 mice in sight.",
    ]


def test_the_end_of_a_game_for_one_names_the_rank() -> None:
    text = EXAMPLE.rpartition(",A17")[0] + " hand=A17,A06"
    before = play(POST, at(text), "0: A17 r2 +5-4")
    after = play(POST, before, "0: A06 r0 +7-4")
    move = Choice(0, Place("A06", 0, 7, -4))
    assert (
        said(show.tell(POST, before, move, after, ["Ann"]))[-1]
        == "8 points: your post office is a tangle of string."
    )


def test_the_end_names_every_winner_and_only_winners() -> None:
    kinds = set()
    for seed in range(60):
        last = finished(POST, 3, seed)
        found = rules.result(POST, last)
        ended = said(tuple(show.tell(POST, last, Choice(0, Keep("?")), last, NAMES[:3])))[-1]
        for seat, name in enumerate(NAMES[:3]):
            assert (name in ended) == (seat in found.winners)
        level = sum(total == max(found.totals) for total in found.totals)
        kinds.add((len(found.winners) > 1, level > 1))
        assert ended.startswith("Level on points") == (level > 1 and len(found.winners) == 1)
        assert ("share" in ended) == (len(found.winners) > 1)
    assert kinds == {(False, False), (False, True), (True, True)}


def test_the_score_sheet_has_lines_mice_and_totals() -> None:
    rows = show.sheet(POST, rules.observe(POST, at(EXAMPLE), 0), ["Ann"])
    heads = [Words("en").render(head) for head in rows[0] if isinstance(head, Message)]
    assert heads == ["Player", "Lines of 3", "Lines of 4", "Mice", "Total"]
    assert rows[1] == ["Ann", 3, 1, 7, 8]


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
@pytest.mark.parametrize("id", ["post-office", "post-office-random", "post-office-open"])
def test_all_that_is_said_in_a_match_has_words(language: str, id: str) -> None:
    of = ruleset(id)
    words = Words(language)
    for seats in range(of.seats[0], of.seats[1] + 1):
        names = NAMES[:seats]
        for state, move, after in moves(of, seats, 4):
            for seat in range(-1, seats):
                seen = rules.observe(of, state, seat)
                asked = show.asked(of, seen, names)
                for message in (*show.lines(of, seen, names), *([asked] if asked else [])):
                    assert words.checked(message)[1] == []
            for message in show.tell(of, state, move, after, names):
                assert words.checked(message)[1] == []


REFUSED = (
    ("A01/A02", "0: keep A04"), (KEEPING, "0: keep A06"), (KEEPING, "A03"), ("A01", "B01"),
    ("A01 hand=A02,A03", "0: A02 r0 +9+0"), ("A01 hand=A02,A03", "0: A02 r0 +0+0"),
    ("A01 hand=A02,A03", "0: A05 r0 +2+0"),
    ("A01 hand=A02,A03", "0: A01 r0 +2+0"), (EXAMPLE, "0: keep A01"), (LAYING, "0: keep A04"),
)  # fmt: skip


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
def test_every_refusal_has_words(language: str) -> None:
    words = Words(language)
    for text, move in REFUSED:
        with pytest.raises(IllegalMove) as refusal:
            play(POST, at(text), move)
        assert words.checked(refusal.value.message)[1] == []
    state = at("A01 hand=A02,A03")
    for place in (Place("A02", 7, 2, 0), Place("B08", 2, 2, 0)):
        with pytest.raises(IllegalMove) as refusal:
            rules.step(POST, state, Choice(0, place))
        assert words.checked(refusal.value.message)[1] == []


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
@pytest.mark.parametrize("id, changes", [
    ("post-office", {}), ("post-office", {"seats": "[3, 4]"}), ("post-office-open", {}),
    ("post-office", {"seats": "[2, 2]", "peek": "false"}), ("post-office-b", {"max_extent": "7"}),
    ("post-office-random", {"seats": "[1, 3]"}),
])  # fmt: skip
def test_the_rules_are_told_in_whole_sentences(language: str, id: str, changes: dict[str, str]) -> None:
    words = Words(language)
    for section in show.explain(ruleset(id, **changes)):
        assert words.checked(section.title)[1] == []
        assert section.sentences
        for sentence in section.sentences:
            text, amiss = words.checked(sentence)
            assert amiss == []
            assert text.endswith(".")


def test_the_rules_say_what_this_variant_is() -> None:
    def ids(id: str, **changes: str) -> set[str]:
        return {sentence.id for part in show.explain(ruleset(id, **changes)) for sentence in part.sentences}

    assert {"post-explain-own-deck", "post-explain-length"} <= ids("post-office")
    other = {
        sentence.id for part in show.explain(replace(POST, deck="mine.json")) for sentence in part.sentences
    }
    assert "post-explain-other-deck" in other
    assert "post-explain-own-deck" not in other
    assert "post-explain-extent" not in ids("post-office")
    assert "post-explain-extent" in ids("post-office", max_extent="9")
    assert "post-explain-pass" not in ids("post-office-open")
    assert {"post-explain-open-order", "post-explain-ranks"} <= ids("post-office-open")
    assert "post-explain-ranks" not in ids("post-office", seats="[2, 4]")
    assert "post-explain-no-peek" in ids("post-office", peek="false")
    assert "post-explain-set-random" in ids("post-office-random")


def test_ranks_and_the_winners_title_are_the_projects_own() -> None:
    for language in ("en", "pl", "nl"):
        words = Words(language)
        titles = [words.say(f"post-rank-{rank}") for rank in range(6)]
        assert len(set(titles)) == 6
        told = " ".join([*titles, words.say("post-told-wins", name="Ann")]).lower()
        for theirs in (
            "merman",
            "intern",
            "elf",
            "newbie",
            "dwarf",
            "werewolf",
            "wizard",
            "dragon",
            "employee",
        ):
            assert theirs not in told.split()


@pytest.mark.parametrize("lang", ["en", "pl", "nl"])
def test_a_choice_is_named_in_words_with_its_notation_in_brackets(lang: str) -> None:
    named = set()
    for text in ("keep A02", *(f"A02 r{turns} +2-1" for turns in range(4))):
        message = show.named(POST, notation.read_action(POST, text))
        assert message is not None
        words, wrong = Words(lang).checked(message)
        assert wrong == []
        assert words.endswith(f" ({text})")
        named.add(words.removesuffix(f" ({text})"))
    assert len(named) == 5
    assert show.named(POST, notation.read_outcome(POST, "A02")) is None
