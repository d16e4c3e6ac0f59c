"""Print-and-play: every ruleset on both papers, fonts inside, nothing near the edge, backs behind fronts."""

from __future__ import annotations

import os
import re
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.sheets.print import Paper, Wanted, pdf
from pillarbox.words.render import Words
from tests.sheets.paper import faults, pages, told

RULESETS = [entry.id for entry in catalogue.entries()]
PAPERS: tuple[Paper, ...] = ("a4", "letter")

needs_poppler = pytest.mark.skipif(
    shutil.which("pdftoppm") is None and not os.environ.get("CI"),
    reason="poppler-utils is not installed: what is printed can't be looked at",
)


@cache
def _made(ruleset: str, paper: Paper = "a4", language: str = "en", low_ink: bool = False) -> bytes:
    game, rules = catalogue.load(ruleset)
    return pdf(game, rules, Wanted(paper=paper, language=language, low_ink=low_ink))


@needs_poppler
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruleset_makes_a_whole_sheet(ruleset: str, tmp_path: Path) -> None:
    # Papers take turns; `make soak ARGS=print` looks at both, in every language, with little ink and much.
    paper = PAPERS[RULESETS.index(ruleset) % 2]
    assert list(faults(_made(ruleset, paper), tmp_path)) == []


def test_the_same_sheet_has_the_same_bytes() -> None:
    game, rules = catalogue.load("email")
    assert pdf(game, rules, Wanted()) == pdf(game, rules, Wanted())


@needs_poppler
@pytest.mark.parametrize(
    "language, words",
    [("pl", ["Zasady w skrócie", "Znaczki", "doręczono"]), ("nl", ["Postzegels", "bezorgd"])],
)
def test_text_can_be_taken_out_with_its_letters(language: str, words: list[str]) -> None:
    text = told(_made("email", language=language), "pdftotext", "-", "-")
    assert all(word in text for word in words)
    assert "\ufffd" not in text


@needs_poppler
def test_no_sign_is_missing_from_the_fonts() -> None:
    # `fallback: false` leaves a sign out that no font has: it would be printed as an empty box.
    from importlib.resources import files

    from fontTools.ttLib import TTFont

    folder = files("pillarbox.sheets").joinpath("fonts")
    for language in ("en", "pl", "nl"):
        for ruleset in ("email", "post-office", "pub", "twenty-twelve"):
            text = told(_made(ruleset, language=language), "pdftotext", "-", "-")
            for name in ("besley-700.ttf", "alegreya-sans-400.ttf", "alegreya-sans-700.ttf"):
                with folder.joinpath(name).open("rb") as file:
                    known = set(TTFont(file).getBestCmap())
                assert {sign for sign in text if ord(sign) > 32 and ord(sign) not in known} == set(), name


@needs_poppler
@pytest.mark.parametrize("paper", PAPERS)
def test_backs_lie_behind_their_fronts(paper: Paper, tmp_path: Path) -> None:
    # Turned over its long edge, a page is mirrored left to right. Low ink, so that only lines are dark.
    front, back = pages(_made("post-office", paper, low_ink=True), tmp_path, 600, 1, 2)
    within = 0.1 / 25.4 * 600
    width = front.shape[1]
    # Along the cut lines every page is dashed; the cards' own drawings reach nowhere near so far.
    for axis in (0, 1):
        ours, theirs = _cuts(front, axis), _cuts(back, axis)
        mirrored = sorted(width - 1 - at for at in theirs) if axis == 0 else theirs
        assert len(ours) == len(theirs) == 4  # three cards by three
        assert all(abs(one - other) <= within for one, other in zip(ours, mirrored)), (ours, mirrored)


def _cuts(page: NDArray[np.uint8], axis: int) -> list[float]:
    """The outermost long lines, and between them the lines a third apart: the edges of the cards."""
    ink = np.flatnonzero((page < 235).mean(axis=axis) > 0.3)
    first, last = float(ink[0]), float(ink[-1])
    found = []
    for share in range(4):
        near = first + (last - first) * share / 3
        strip = slice(max(0, int(near) - 12), int(near) + 13)
        density = (page < 235).mean(axis=axis)[strip]
        peak = np.flatnonzero(density > density.max() * 0.6)
        found.append(strip.start + float(peak.mean()))
    return found


@pytest.mark.parametrize("ruleset", ["classic", "post-office"])
def test_a_deck_or_a_box_of_ones_own_is_printed_too(ruleset: str) -> None:
    changes = {"tiles": "12"} if ruleset == "classic" else {"set": "B"}
    game, rules = catalogue.load(ruleset, changes)
    assert pdf(game, rules, Wanted(players=4, title="Zażółć", colour="#1e4d7b")).startswith(b"%PDF")


LONG_TITLES = ("W" * 60, "The Annual Grand Tournament of the Upper Winchendon Pub Team")


@needs_poppler
@pytest.mark.parametrize("title", LONG_TITLES)
@pytest.mark.parametrize(
    "ruleset, teacher", [("classic", False), ("post-office", False), ("six-flaps", True)]
)
def test_the_longest_title_makes_no_page_more_and_stays_on_its_page(
    ruleset: str, teacher: bool, title: str, tmp_path: Path
) -> None:
    game, rules = catalogue.load(ruleset)
    short, long = (pdf(game, rules, Wanted(title=one, teacher=teacher)) for one in ("Pub", title))
    count = re.compile(r"Pages: +(\d+)")
    assert count.findall(told(long, "pdfinfo", "-")) == count.findall(told(short, "pdfinfo", "-"))
    assert list(faults(long, tmp_path)) == []


@needs_poppler
@pytest.mark.parametrize("title", LONG_TITLES)
def test_a_long_title_stands_beside_the_line_for_the_name_in_two_lines(title: str) -> None:
    game, rules = catalogue.load("classic")
    page = told(pdf(game, rules, Wanted(title=title)), "pdftotext", "-f", "1", "-l", "1", "-bbox", "-", "-")
    found = re.findall(r'xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]+)<', page)
    # The first card's head ends before half of the page's height, in points; its box begins 27 mm down.
    head = [
        (float(x), float(y), float(end), word) for x, y, end, _, word in found if float(y) < 27 / 25.4 * 72
    ]
    (name,) = [x for x, _, _, word in head if word == "Player"]
    words = [(y, end) for _, y, end, word in head if word not in ("Player", "1")]
    assert "".join(word for *_, word in head if word not in ("Player", "1")) == title.replace(" ", "")
    assert len({y for y, _ in words}) == 2
    assert max(end for _, end in words) < name


def test_the_list_of_letters_is_that_of_the_fonts() -> None:
    from tools import print_fonts

    assert print_fonts.LETTERS.read_text("utf-8") == print_fonts.letters()


@pytest.mark.parametrize(
    "title, letters",
    [
        ("Паб", ["П", "а", "б"]),
        ("Pub Ωmega", ["Ω"]),
        ("邮局", ["邮", "局"]),
        ("דואר", ["ד", "ו", "א", "ר"]),
        ("Fun 🎲", ["🎲"]),
        ("Go\u20e3", ["U+20E3"]),
        ("5 µm", ["µ"]),  # its capital is Greek, and a box has its plate in capitals
    ],
)
def test_a_title_that_the_fonts_can_not_write_is_refused_with_its_letters(
    title: str, letters: list[str]
) -> None:
    game, rules = catalogue.load("classic")
    with pytest.raises(Refused) as refused:
        pdf(game, rules, Wanted(title=title))
    assert (refused.value.message.id, refused.value.message.args["letters"]) == (
        "refused-print-letters",
        letters,
    )


@needs_poppler
def test_a_letter_with_its_accent_apart_is_printed_as_one() -> None:
    game, rules = catalogue.load("classic")
    assert "Café" in told(pdf(game, rules, Wanted(title="Cafe\u0301")), "pdftotext", "-", "-")


@needs_poppler
def test_the_title_stands_on_the_reference_cards_and_the_score_sheet() -> None:
    game, rules = catalogue.load("post-office")
    made = pdf(game, rules, Wanted(title="Snug"))
    texts = told(made, "pdftotext", "-", "-").split("\f")
    assert (texts[8].count("Snug"), texts[10].count("Snug")) == (2, 1)


@needs_poppler
def test_of_a_game_for_one_only_what_it_uses_is_printed() -> None:
    game, rules = catalogue.load("post-office-open")
    made = pdf(game, rules, Wanted())
    text = told(made, "pdftotext", "-", "-")
    # Eighteen cards of set A on two sheets and their backs, one reference card, the rules, the score sheet.
    assert "Pages:           7\n" in told(made, "pdfinfo", "-")
    assert len(set(re.findall(r"^A\d\d$", text, re.M))) == 18
    assert re.search(r"^B\d\d$", text, re.M) is None
    assert text.count("What counts") == 1
    assert "Player 1" in text
    assert "Player 2" not in text
    assert "Everybody" not in text


@needs_poppler
def test_little_ink_leaves_the_cards_fronts_white(tmp_path: Path) -> None:
    (page,) = pages(_made("post-office", low_ink=True), tmp_path, 100, 1, 1)
    (full,) = pages(_made("post-office"), tmp_path, 100, 1, 1)
    assert (page > 250).mean() > 0.85
    assert (full > 250).mean() < 0.7


@needs_poppler
def test_no_page_says_to_cut_where_it_is_to_be_folded() -> None:
    texts = told(_made("classic"), "pdftotext", "-", "-").split("\f")
    (dice,) = [" ".join(text.split()) for text in texts if "Dice to fold" in text]
    assert "fold along the dashed ones" in dice
    assert not dice.endswith("cut along dashed lines.")
    assert all("cut along dashed lines" not in text for text in texts)


def _png(width: int, height: int) -> bytes:
    return (
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
        + width.to_bytes(4, "big")
        + height.to_bytes(4, "big")
        + b"\x08\x02\x00\x00\x00"
    )


@pytest.mark.parametrize(
    "logo, why",
    [
        (b"no picture at all", "refused-picture-kind"),
        (b"GIF89a" + bytes(20), "refused-picture-kind"),
        (bytes(4 * 1024 * 1024 + 1), "refused-picture-large"),
        (_png(9000, 10), "refused-picture-wide"),
        (_png(0, 10), "refused-picture-unreadable"),
        (_png(10, 10), "refused-picture-unreadable"),
        (b"\xff\xd8\xff\xe0", "refused-picture-unreadable"),
        (b"<svg \xff\xfe/>", "refused-picture-unreadable"),
        (
            b'<svg xmlns="http://www.w3.org/2000/svg"><image href="https://x.test/a.png"/></svg>',
            "refused-picture-elsewhere",
        ),
        (b"<svg", "refused-picture-unreadable"),
    ],
)
def test_a_file_that_is_no_good_picture_is_refused_with_its_reason(logo: bytes, why: str) -> None:
    game, rules = catalogue.load("classic")
    with pytest.raises(Refused) as refused:
        pdf(game, rules, Wanted(logo=logo))
    assert refused.value.message.id == why


def test_a_good_picture_stands_beside_the_title() -> None:
    game, rules = catalogue.load("classic")
    logo = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>'
    assert len(pdf(game, rules, Wanted(logo=logo))) > len(pdf(game, rules, Wanted()))


@pytest.mark.parametrize(
    "wanted",
    [
        {"players": 0},
        {"players": 13},
        {"title": "x" * 61},
        {"title": "two\nlines"},
        {"colour": "red"},
        {"colour": "#12345g"},
        {"felt": "green"},
        {"theme": "steel"},
    ],
)
def test_a_wish_that_can_not_be_is_refused(wanted: dict[str, Any]) -> None:
    game, rules = catalogue.load("classic")
    with pytest.raises(Refused):
        pdf(game, rules, Wanted(**wanted))


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
def test_a_teachers_sheet_is_printed_in_every_language(language: str) -> None:
    game, rules = catalogue.load("six-flaps")
    assert pdf(game, rules, Wanted(teacher=True, language=language)).startswith(b"%PDF")


def test_the_card_game_has_no_teachers_sheet() -> None:
    game, rules = catalogue.load("post-office")
    with pytest.raises(Refused):
        pdf(game, rules, Wanted(teacher=True))


def test_there_is_a_tag_for_every_tile_and_player() -> None:
    game, rules = catalogue.load("email")
    sheet = game.sheet.sheet(rules, 2)
    assert [label for row in sheet["rows"] for label in row] == [str(number) for number in range(1, 11)]


def test_any_box_can_be_made_of_letters_and_the_letters_of_tiles() -> None:
    for ruleset, theme, postal in (
        ("classic", "", False),
        ("classic", "mail", True),
        ("email", "box", False),
    ):
        game, rules = catalogue.load(ruleset)
        sheet = game.sheet.sheet(rules, 2, theme)
        assert sheet["postal"] is postal
        assert len([label for row in sheet["rows"] for label in row if label]) == len(rules.tiles)
        assert pdf(game, rules, Wanted(theme=theme, colour="#f0cf7c")).startswith(b"%PDF")


TILES = {
    "en": r"\b(tile|box|shut|open)",
    "pl": r"\b(kafel|pudeł|zamk|zamyk|otw)",
    "nl": r"\b(klep|bak|dicht|sluit|open)",
}
"""What is said of a box and never of letters."""


def _rules(ruleset: str, theme: str, language: str) -> str:
    game, rules = catalogue.load(ruleset)
    words = Words(language)
    said = [(part.title, *part.sentences) for part in game.sheet.sheet(rules, 2, theme)["rules"]]
    return "\n".join(words.render(one) for part in said for one in part)


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
@pytest.mark.parametrize(
    "ruleset", ["email", "email-holiday", "email-sum", "classic", "pub", "golf", "rounds", "survivor"]
)
def test_a_sheet_with_letters_tells_its_rules_of_letters(ruleset: str, language: str) -> None:
    told = _rules(ruleset, "mail", language)
    assert re.findall(TILES[language], told, re.I) == []
    assert re.search({"en": "letter", "pl": "list", "nl": "brie"}[language], told)
    assert re.search(TILES[language], _rules(ruleset, "box", language), re.I)


def test_rules_that_are_told_of_tiles_alone_say_that_the_tiles_are_letters() -> None:
    told = _rules("thai", "mail", "en").splitlines()
    assert told[1] == "On this sheet the tiles are letters: to shut a tile is to deliver its letter."
    assert not any("deliver" in line for line in told[2:])


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
def test_what_is_said_the_same_of_letters_names_no_tiles(language: str) -> None:
    from pillarbox.games.shut_the_box.sheet import SAME
    from pillarbox.words.texts import entries

    assert set(entries("en")) >= SAME
    for ruleset in RULESETS:
        game, rules = catalogue.load(ruleset)
        if game.id != "shut-the-box":
            continue
        said = [one for part in game.show.rulesheet(rules) for one in (part.title, *part.sentences)]
        texts = [Words(language).render(one) for one in said if one.id in SAME]
        assert [text for text in texts if re.search(TILES[language], text, re.I)] == []


@pytest.mark.parametrize(
    "ruleset, rows, parts, last",
    [
        ("classic", 0, 0, "print-won"),  # one round a match
        ("pub", 0, 0, "print-stakes"),
        ("rounds", 5, 0, "print-total"),  # five rounds are agreed
        ("trac", 10, 0, "print-total"),
        ("survivor", 0, 2, None),  # who reaches 45 is out: totals run on
        ("tournament", 0, 2, None),
        ("cover-score", 0, 2, None),
        ("post-office", 0, 2, "print-won"),  # equal totals are told apart by mice
    ],
)
def test_a_score_sheet_fits_the_match(ruleset: str, rows: int, parts: int, last: str | None) -> None:
    game, rules = catalogue.load(ruleset)
    score = game.sheet.sheet(rules, 2)["score"]
    assert (score["rows"], len(score["parts"])) == (rows, parts)
    assert (score["last"] and score["last"].id) == last


@needs_poppler
@pytest.mark.parametrize(
    "ruleset, players, number",
    [
        ("classic", 2, 4),  # both cards, all to cut out, the rules, the score sheet
        ("pub", 4, 6),  # two sheets of cards, tags, counters and dice on two
        ("triple", 2, 6),  # a card a page, tags, dice
        ("email", 12, 12),  # six sheets of cards, three of stamps, the dice
        ("post-office", 2, 11),  # 36 cards on four sheets and their backs
    ],
)
def test_as_few_pages_as_hold_it_all(ruleset: str, players: int, number: int) -> None:
    game, rules = catalogue.load(ruleset)
    info = told(pdf(game, rules, Wanted(players=players)), "pdfinfo", "-")
    assert f"Pages:           {number}\n" in info


def test_a_back_row_lies_above_the_front_row() -> None:
    game, rules = catalogue.load("double-shutter")
    assert game.sheet.sheet(rules, 2)["rows"][-1][0] == str(rules.rows[0][0])


def test_opposite_faces_of_a_folded_die_add_up() -> None:
    # The net of twenty: above and below lie two places apart, as do the two halves of the band between them.
    text = Path(catalogue.HERE, "sheets", "typst", "shut-the-box.typ").read_text("utf-8")
    rows = {
        name: [int(number) for number in numbers.split(",")]
        for name, numbers in re.findall(r"let (above|down|up|below) = \(([\d, ]+)\)", text)
    }
    assert sorted(number for row in rows.values() for number in row) == list(range(1, 21))
    for one, other in (("above", "below"), ("down", "up")):
        assert all(rows[one][i] + rows[other][(i + 2) % 5] == 21 for i in range(5))


@pytest.mark.skipif(
    shutil.which("node") is None and not os.environ.get("CI"),
    reason="node is not installed: pictures can't be drawn",
)
def test_paper_shows_what_the_screen_shows() -> None:
    from tools import art

    assert {name: (art.ART / name).read_text("utf-8") for name in art.drawn()} == art.drawn()
