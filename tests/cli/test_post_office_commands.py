"""`tableau`, `deck` and `advise post-office`: what they answer to people and scripts, and to bad files."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pillarbox import catalogue
from pillarbox.games.post_office import deckfile, given
from tests.cli.running import Ran, inside, process
from tests.games.post_office.bad_decks import DECKS
from tests.games.post_office.bad_decks import TABLEAUS as BAD_TABLEAUS

START = ["sgpf..", 0, 0, 0]
"""`sg` over `pf` over two empty slots."""


def write(folder: Path, data: Any, name: str = "mine.json") -> str:
    file = folder / name
    file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(file)


def answer(*args: str) -> Any:
    ran = inside(*args, "--json")
    assert ran.code == 0, ran.err
    return json.loads(ran.out)


# tableau.


def test_a_tableau_is_counted_line_by_line(tmp_path: Path) -> None:
    file = write(tmp_path, {"placements": [START, ["m..g..", 0, 0, 1], ["....ps", 0, -2, 2]]})
    # By hand: the second card covers g and f, the third brings p and s into row 0, which then holds s p s.
    found = answer("tableau", file)
    assert found["grid"] == ["  ..", "  ..", "smps", "p.g ", "... "]
    assert (found["top"], found["left"]) == (-2, 0)
    assert (found["rows"], found["columns"]) == ({}, {})
    assert (found["mice"], found["total"], found["rank"]) == (1, -1, 0)
    text = inside("tableau", file).out
    assert "counts" not in text  # two kinds would be worth nothing anyhow
    assert "One mouse is in sight, at row/column 0/1." in text
    assert "Lines 0, mice 1: total -1." in text
    assert "Alone that is a larder for mice." in text


def test_lines_that_count_are_given_by_their_coordinates(tmp_path: Path) -> None:
    file = write(tmp_path, {"placements": [START, ["....fp", 0, -2, 1]]})
    found = answer("tableau", file)  # by hand: f covers g, so row 0 holds s f p
    assert found["rows"] == {"0": 3}
    assert found["columns"] == {}
    assert (found["total"], found["mice"]) == (3, 0)


@pytest.mark.parametrize("card, count", [("A05", 60), ("f..m..", 60), (".mggm.", 30)])
def test_every_different_place_is_listed_once(card: str, count: int, tmp_path: Path) -> None:
    # Rule P6: 60 places on a lone start card, 30 for a card that equals its own half turn.
    found = answer("tableau", write(tmp_path, {"placements": [["A01", 0, 0, 0]]}), "--legal", card)
    assert found["count"] == len({tuple(place) for place in found["placements"]}) == count
    assert {len(place) for place in found["placements"]} == {3}
    assert {"grid", "total"} <= set(found)


def test_the_best_places_come_with_reasons(tmp_path: Path) -> None:
    file = write(tmp_path, {"placements": [["A01", 0, 5, 5]]})
    moves = answer("tableau", file, "--best", "A02,A03", "--budget", "20")["moves"]
    assert all(set(move) == {"actions", "value", "loss", "why"} for move in moves)
    assert moves[0]["loss"] == 0
    legal = answer("tableau", file, "--legal", moves[0]["actions"][0][0])["placements"]
    assert moves[0]["actions"][0][1:] in legal
    assert sorted(action[0] for action in moves[0]["actions"]) == ["A02", "A03"]
    ran = inside("tableau", file, "--best", "A02,A03", "--budget", "20")
    assert "the best" in ran.out
    assert "The total goes from -1 to " in " ".join(ran.out.split())


@pytest.mark.parametrize("start", [["A01", 0, 5, 5], ["A01", 1, -2, 0]])
def test_more_cards_come_in_their_order_and_reach_the_total_that_is_said(
    start: list[Any], tmp_path: Path
) -> None:
    order = ["A02", "A03", "A04", "A05", "A06"]
    found = answer("tableau", write(tmp_path, {"placements": [start]}), "--best", ",".join(order))
    (move,) = found["moves"]
    laid = [action[0] for action in move["actions"]]
    assert [laid[0], set(laid[1:3]), set(laid[3:])] == ["A02", {"A03", "A04"}, {"A05", "A06"}]
    whole = answer("tableau", write(tmp_path, {"placements": [start, *move["actions"]]}))
    assert move["value"] == {"float": whole["total"], "error": 0.0}
    assert "not proven" in found["notes"][0]


def test_faces_are_weighed_by_the_total_at_once(tmp_path: Path) -> None:
    # By hand: an empty card can cover both mice, and nothing is better than nothing.
    file = write(tmp_path, {"placements": [["mm....", 0, 0, 0]]})
    found = answer("tableau", file, "--best", "......")
    assert found["moves"][0]["value"] == {"float": 0.0, "error": 0.0}
    assert found["moves"][0]["why"] == "It covers 2 mice. The total goes from -2 to 0."
    assert found["notes"] == [
        "The values are totals right after these cards; what may come later is not looked at."
    ]


TABLEAUS = [
    "",
    "nonsense",
    "[]",
    "{}",
    '{"placements": 3}',
    '{"placements": [3]}',
    '{"placements": [["A01"]]}',
    '{"placements": [["A99", 0, 0, 0]]}',
    '{"placements": [["f..x..", 0, 0, 0]]}',
    '{"placements": [["A01", 4, 0, 0]]}',
    '{"placements": [["A01", 0, 0.5, 0]]}',
    '{"placements": [["A01", 0, 999, 0]]}',
    '{"placements": [["A01", 0, 0, 0], ["A01", 0, 1, 0]]}',
    '{"placements": [["A01", 0, 0, 0], ["A02", 0, 9, 9]]}',
    '{"placements": [["A01", 0, 0, 0], ["A02", 0, 0, 0]]}',
    '{"placements": [["A01", 0, 0, 0]], "more": 1}',
    '{"placements": [["A01", 0, 0, 0]]',
    '{"placements": [["A01", true, 0, 0]]}',
    '{"placements": ' + "[" * 3000,
    "\x00",
]


def one_line(ran: Ran, code: int) -> None:
    assert (ran.code, ran.out, ran.err.count("\n")) == (code, "", 1), ran
    assert ran.err.startswith("pillarbox: ")
    assert "Traceback" not in ran.err
    assert "went wrong" not in ran.err


@pytest.mark.parametrize("text", TABLEAUS)
def test_a_wrong_tableau_is_refused_in_one_line_with_its_place(text: str, tmp_path: Path) -> None:
    ran = inside("tableau", write(tmp_path, text))
    one_line(ran, 1)
    assert "mine.json" in ran.err


@pytest.mark.parametrize(
    "args",
    [
        ["--legal", "A99"],
        ["--legal", "A01"],
        ["--legal", "f..x.."],
        ["--best", "A02,A02"],
        ["--best", "A02,A03,A04,A05,A06,A07,A08,A09,A10"],
        ["--best", "A02,A03,......"],
        ["--best", ","],
        ["--budget", "0"],
        ["--budget", "many"],
    ],
)
def test_wrong_options_are_refused_in_one_line(args: list[str], tmp_path: Path) -> None:
    one_line(inside("tableau", write(tmp_path, {"placements": [["A01", 0, 0, 0]]}), *args), 2)


def test_a_card_named_twice_is_not_said_to_lie_on_the_table(tmp_path: Path) -> None:
    file = write(tmp_path, {"placements": [["A01", 0, 0, 0]]})
    ran = inside("tableau", file, "--best", "A05,A05")
    assert (ran.code, ran.err) == (2, "pillarbox: Card A05 is named twice.\n")
    ran = inside("tableau", file, "--best", "A05,A01")
    assert (ran.code, ran.err) == (2, "pillarbox: A01 lies on the table already.\n")


def test_a_card_that_a_file_lays_twice_is_told_that_there_is_one_of_each(tmp_path: Path) -> None:
    ran = inside("tableau", write(tmp_path, {"placements": [["A01", 0, 0, 0], ["A01", 0, 1, 0]]}))
    assert "A01 lies on the table already. Every card is there once:" in " ".join(ran.err.split())


def test_the_example_of_six_slots_keeps_apart_from_the_full_stop(tmp_path: Path) -> None:
    file = write(tmp_path, {"placements": [["A01", 0, 0, 0]]})
    ran = inside("tableau", file, "--legal", "A99")
    assert ran.err.endswith("nor six slots such as “f..m..”.\n")


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    (tmp_path / "long").write_bytes(b" " * (given.LONGEST + 1))
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    for command in (["tableau"], ["deck"], ["advise", "post-office", "--state"]):
        one_line(inside(*command, str(tmp_path / "none")), 1)
        one_line(inside(*command, str(tmp_path)), 2)
        one_line(inside(*command, str(tmp_path / "long")), 1)
        one_line(inside(*command, str(tmp_path / "bytes")), 1)


def test_a_tableau_is_taken_from_standard_input_too(tmp_path: Path) -> None:
    ran = process(tmp_path, "tableau", "-", "--json", typed='{"placements": [["A01", 0, 0, 0]]}')
    assert json.loads(ran.out)["grid"] == ["f.", ".m", ".."]


# deck.


def shipped() -> list[Any]:
    return [[card.id, card.set, card.slots] for card in catalogue.load("post-office")[1].cards]


def csv(cards: list[Any]) -> str:
    return "id,set,slots\n" + "".join(",".join(card) + "\n" for card in cards)


def test_a_deck_is_reported_with_its_composition_and_balance(tmp_path: Path) -> None:
    for file in ("open-post-1", write(tmp_path, csv(shipped()), "mine.csv")):
        found = answer("deck", file)
        assert {"name", "origin", "rows", "cols", "cards", "sets", "twins", "alike", "even"} <= set(found)
        assert found["cards"] == 36
        for half in found["sets"].values():  # rules, section 2: the composition of the default deck
            assert (half["cards"], half["mice"], half["empty"]) == (18, 36, 40)
            assert half["packages"] == dict.fromkeys("gpsf", 8)
        assert found["alike"] and found["even"]  # noqa: PT018
        assert "32 packages (gift 8, personal 8, sweet 8, fragile 8)" in inside("deck", file).out


def test_check_lists_every_fault_with_card_and_slot(tmp_path: Path) -> None:
    cards = shipped()
    cards[3][2] = "..x..m"
    cards[7][1] = "C"
    file = write(tmp_path, csv(cards), "mine.csv")
    ran = inside("deck", file, "--check", "--json")
    faults = json.loads(ran.out)
    assert ran.code == 1
    assert [(fault["line"], fault["key"]) for fault in faults] == [(5, "A04.slots[3]"), (9, "A08.set")]
    assert all(set(fault) == {"file", "line", "key", "wrong", "right"} for fault in faults)
    told = inside("deck", file, "--check")
    assert told.code == 1
    assert len(told.out.splitlines()) == 2
    assert "Slot 3 of card A04 holds “x”." in told.out
    one_line(inside("deck", file), 1)


def test_a_faultless_deck_has_no_faults() -> None:
    ran = inside("deck", "open-post-1", "--check")
    assert (ran.code, ran.err) == (0, "“open-post-1” has no faults.\n")
    assert ran.out == inside("deck", "open-post-1").out  # and what it holds
    assert answer("deck", "open-post-1", "--check") == []


@pytest.mark.parametrize("number", range(len(DECKS)))
def test_no_malformed_deck_gets_through_or_breaks_the_command(number: int, tmp_path: Path) -> None:
    text, expected = DECKS[number]
    file = write(tmp_path, text, "bad.deck")
    one_line(inside("deck", file), 1)
    ran = inside("deck", file, "--check", "--json")
    assert ran.code == 1
    assert [(fault["line"], fault["key"]) for fault in json.loads(ran.out)] == [one[:2] for one in expected]


@pytest.mark.parametrize("number", range(len(BAD_TABLEAUS)))
def test_no_malformed_tableau_gets_through_or_breaks_the_command(number: int, tmp_path: Path) -> None:
    one_line(inside("tableau", write(tmp_path, BAD_TABLEAUS[number][0])), 1)


def test_other_cards_make_another_game(tmp_path: Path) -> None:
    cards = [[card[0].replace("A", "X"), *card[1:]] for card in shipped()]
    deck = write(tmp_path, csv(cards), "other.csv")
    file = write(tmp_path, {"placements": [["X01", 0, 0, 0]]})
    assert answer("tableau", file, "--deck", deck)["grid"] == ["f.", ".m", ".."]
    one_line(inside("tableau", file), 1)
    one_line(inside("tableau", file, "--deck", "no-such-file"), 1)


def test_weights_are_fitted_to_a_deck_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fit = pytest.importorskip("pillarbox.games.post_office.fit", reason="the fit needs numpy")
    pytest.importorskip("numba", reason="the fit needs the kernels")
    monkeypatch.setattr(fit, "EFFORT", fit.Effort(40, 40, 1, 0))
    monkeypatch.setenv("PILLARBOX_WEIGHTS", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    cards = [[*card[:2], card[2].translate(str.maketrans("gpsf", "psfg"))] for card in shipped()]
    found = answer("deck", write(tmp_path, csv(cards), "mine.csv"), "--fit")
    assert found["deck"] == "mine.csv"
    assert Path(found["weights"]).is_file()
    assert Path(found["weights"]).is_relative_to(tmp_path)


# advise.


POSITION = {
    "seats": 2,
    "seat": 1,
    "round": 1,
    "hand": ["A02", "A03"],
    "placements": [["A04", 0, 0, 0]],
    "others": [[["A05", 0, 0, 0]]],
}


def test_both_ways_to_keep_are_weighed(tmp_path: Path) -> None:
    moves = answer("advise", "post-office", "--state", write(tmp_path, POSITION), "--budget", "10")["moves"]
    assert sorted(move["actions"] for move in moves) == [[["keep", "A02"]], [["keep", "A03"]]]
    assert all(set(move["value"]) == {"float", "error"} and move["why"] for move in moves)
    assert [move["loss"] for move in moves] == sorted(move["loss"] for move in moves)
    assert moves[0]["loss"] == 0


@pytest.mark.parametrize(
    "language, best, named",
    [
        ("en", "the best", r"A0[23].*,? at row -?\d, column -?\d \(A0[23] .*\), then A0[23]"),
        (
            "pl",
            "najlepiej",
            r"wyłożenie A0[23] .*, rząd -?\d, kolumna -?\d \(A0[23] .*\), a potem wyłożenie A0[23]",
        ),
        ("nl", "het beste", r"A0[23].*,? op rij -?\d, kolom -?\d \(A0[23] .*\), daarna A0[23]"),
    ],
)
def test_placements_are_weighed_with_reasons_and_named_in_words_in_every_language(
    language: str, best: str, named: str, tmp_path: Path
) -> None:
    alone = {"round": 1, "hand": ["A02", "A03"], "placements": [["A04", 0, 0, 0]]}
    ran = inside(
        "advise", "post-office", "--lang", language, "--state", write(tmp_path, alone), "--budget", "10"
    )
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count(best) >= 1
    assert re.search(named, " ".join(ran.out.split()))
    assert max(map(len, ran.out.splitlines())) <= 80


def test_the_same_question_has_the_same_answer(tmp_path: Path) -> None:
    file = write(tmp_path, POSITION)
    ways = [inside("advise", "post-office", "--state", file, "--budget", "10").out for _ in range(2)]
    assert ways[0] == ways[1]


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 2},
        {"seats": 5},
        {"round": 2},
        {"round": "one"},
        {"hand": ["A02"]},
        {"hand": ["A02", "A04"]},
        {"hand": ["A02", "A99"]},
        {"others": []},
        {"others": [[["A04", 0, 0, 0]]]},
        {"passed": "A02"},
        {"placements": []},
        {"pending": [["A02", 0, 9, 9]]},
        {"nonsense": 1},
    ],
)
def test_a_wrong_position_is_refused_in_one_line(change: dict[str, Any], tmp_path: Path) -> None:
    one_line(inside("advise", "post-office", "--state", write(tmp_path, {**POSITION, **change})), 1)


@pytest.mark.parametrize(
    "args",
    [
        "advise post-office",
        "advise post-office --open 1,2",
        "advise post-office --throw 3",
        "advise post-office --objective shut",
        "advise post-office --first",
        "advise golf --throw 8 --budget 10",
        "legal post-office",
        "odds post-office",
        "tableau",
        "deck",
    ],
)
def test_commands_that_have_no_meaning_for_the_game_say_so(args: str) -> None:
    one_line(inside(*args.split()), 2)


def test_a_deck_too_long_is_not_read(tmp_path: Path) -> None:
    one_line(inside("deck", write(tmp_path, "#" * (deckfile.LONGEST + 1), "long.txt")), 1)
