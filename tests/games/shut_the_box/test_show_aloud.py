"""A position read aloud, for pipes and screen readers: whole lines in three languages, nothing drawn."""

from __future__ import annotations

import pytest

from pillarbox.games.shut_the_box import rules, show
from pillarbox.words.render import Words
from tests.games.shut_the_box.drawn import Drawn, at, begun
from tests.games.shut_the_box.presets import preset

NAMES = ["Ann", "Bob", "Cas"]


def spoken(drawn: Drawn, lang: str = "en", seat: int = 0) -> list[str]:
    observed = rules.observe(drawn.ruleset, drawn.state, seat)
    checked = [Words(lang).checked(line) for line in show.lines(drawn.ruleset, observed, NAMES)]
    assert [wrong for _, wrong in checked if wrong] == []
    return [text for text, _ in checked]


def asked(drawn: Drawn, seat: int = 0, lang: str = "en") -> str | None:
    message = show.asked(drawn.ruleset, rules.observe(drawn.ruleset, drawn.state, seat), NAMES)
    if message is None:
        return None
    text, wrong = Words(lang).checked(message)
    assert wrong == []
    return text


@pytest.mark.parametrize(
    "lang, line",
    [
        ("en", "Ann. Open: 1, 2, 5. Shut: 3, 4, 6, 7, 8, 9. Score as it stands: 8."),
        ("pl", "Ann. Otwarte: 1, 2, 5. Zamknięte: 3, 4, 6, 7, 8, 9. Wynik na tę chwilę: 8."),
        ("nl", "Ann. Open: 1, 2, 5. Dicht: 3, 4, 6, 7, 8, 9. Score zoals het nu staat: 8."),
    ],
)
def test_a_box_is_read_out_with_what_is_open_and_what_is_shut(lang: str, line: str) -> None:
    assert spoken(at(preset("golf"), "1,2,5"), lang) == [line]


def test_a_throw_on_the_table_is_read_out_once() -> None:
    """To those who look on as a line, to the seat that answers it in the question."""
    two = at(preset("golf"), "1,2,5 throw=2-3")
    assert spoken(two, seat=-1)[-1] == "The dice show 2 and 3: 5 in all."
    assert spoken(at(preset("classic"), "1,2 throw=2"), seat=-1)[-1] == "The die shows 2."
    assert not any("dice show" in line for line in spoken(two, seat=0))
    assert "The dice show 2 and 3" in str(asked(two, seat=0))


def test_rounds_totals_and_finished_seats_are_read_out() -> None:
    past = "past=0:12,45:12,45:stuck,stuck:0:0,0:3,1"
    drawn = at(preset("rounds"), f"{past} open=all/9 ends=-,stuck throws=0,4 turn=0 starter=1")
    assert spoken(drawn) == [
        "Round 2 of 5.",
        "Ann. Open: 1, 2, 3, 4, 5, 6, 7, 8, 9. Shut: none. Score as it stands: 45.",
        "Bob is finished. Open: 9. Score: 9.",
        "Totals: Ann 12, Bob 45.",
    ]


def test_a_shut_box_and_a_seat_out_of_the_match_are_read_out() -> None:
    assert "Bob has shut the box." in spoken(at(preset("email"), "open=5/- ends=-,shut throws=4,5 turn=0"))
    past = "past=0:46,12,3:46,12,3:stuck,stuck,stuck:2:0,0,0:1,3,4"
    assert "Ann is out of the match." in spoken(at(preset("survivor"), f"seats=3 {past} gone=1"))


def test_a_dead_box_is_warned_of_before_the_throw() -> None:
    assert spoken(at(preset("golf"), "1"))[-1] == "Ann: no throw can shut this box any more."


@pytest.mark.parametrize(
    "markers, lang, line",
    [
        (1, "en", "Ann holds 1 marker."),
        (0, "en", "Ann holds 0 markers."),
        (1, "pl", "Ann ma 1 znacznik."),
        (2, "pl", "Ann ma 2 znaczniki."),
        (5, "pl", "Ann ma 5 znaczników."),
        (1, "nl", "Ann heeft 1 fiche."),
        (2, "nl", "Ann heeft 2 fiches."),
    ],
)
def test_markers_are_counted(markers: int, lang: str, line: str) -> None:
    assert line in spoken(at(preset("high-rollers"), f"1,2,9 markers={markers}"), lang)


def test_in_a_box_of_several_rows_the_free_tiles_are_named() -> None:
    lines = spoken(at(preset("double-shutter"), "a1,b9,b8"))
    assert lines[1] == "Ann. Nothing stands in front of: a1, b8."


@pytest.mark.parametrize(
    "id, position, seat, question",
    [
        ("classic", "all", 0, "Ann: throw two dice."),
        ("classic", "1,2", 0, "Ann: throw one die."),
        ("the-300", "all", 0, "Ann: throw four dice."),
        ("pub", "1,2 throws=3", 0, "Ann: 1 or 2 dice?"),
        ("golf", "1,2,5 throw=2-3", 0, "Ann: which tiles do you shut? The dice show 2 and 3: 5 in all."),
        ("email", "seats=2 stage=starter", 0, "Ann: throw one die to see who begins."),
        ("email-holiday", "open=1,2/all stage=reopen", 1, "Bob: do you open one of Ann’s tiles again?"),
        ("shared-throw", "seats=2", 0, "Ann: throw for everybody."),
    ],
)
def test_the_seat_that_acts_is_asked(id: str, position: str, seat: int, question: str) -> None:
    assert asked(at(preset(id), position), seat) == question


def test_stopping_and_reopening_ones_own_tile_are_asked_for() -> None:
    free = preset("golf", must_shut=False)
    assert asked(at(free, "1,2,9 throws=3")) == "Ann: throw again, or stop here?"
    both = preset("pub", must_shut=False)
    assert asked(at(both, "1,2 throws=3")) == "Ann: 1 or 2 dice, or stop here?"
    again = preset("golf", stuck="reopen-one")
    assert asked(at(again, "1,2 throws=3 throw=6-6 stage=unstick")) == "Ann: which tile do you open again?"


def test_a_roll_off_is_asked_for() -> None:
    drawn = at(preset("golf", ties="roll-off"), "open=5/9 ends=stuck,- throws=2,2 turn=1 starter=0")
    tied = at(preset("golf", ties="roll-off"), "open=9/9 ends=stuck,- throws=2,2 turn=1 starter=0").play(
        "1-1"
    )
    assert asked(drawn.play("1-1")) is None
    assert asked(tied) == "Ann: throw one die to break the tie."


def test_a_seat_that_others_wait_for_is_asked_and_the_others_are_not() -> None:
    drawn = at(preset("golf"), "open=1,2,5/all throw=2-3")
    assert asked(drawn, 1) is None
    assert asked(drawn, -1) is None
    flip = at(preset("email", solo_reopen=50), "1,2,3 stage=flip")
    assert asked(flip) is None


def test_before_the_boxes_are_opened_nothing_is_read_out() -> None:
    assert spoken(begun(preset("email"), 2)) == []
