"""Reports: one page that needs nothing else, in every language, saying what the figures say."""

import re
from html.parser import HTMLParser

import pytest

from pillarbox import catalogue
from pillarbox.lab.compare import Study
from pillarbox.lab.compare import study as studied
from pillarbox.lab.workers import crew
from pillarbox.words.languages import LANGUAGES

pytest.importorskip("altair", reason="pictures need altair")
pytest.importorskip("vl_convert", reason="pictures are drawn by vl-convert")

from pillarbox.sheets.bands import banded, filled
from pillarbox.sheets.report import Page, report


def of(id: str, base: str | None = None) -> Study:
    game, ruleset = catalogue.load(id)
    other = catalogue.load(base)[1] if base else None
    with crew(1) as hands:
        return studied(game, ruleset, catalogue.title(ruleset), hands, 3, other)


@pytest.fixture(scope="module")
def two() -> tuple[Study, Study]:
    return of("golf"), of("classic", "golf")


class Reader(HTMLParser):
    """Lists a page's tags with their attributes, and checks that they are closed in order."""

    VOID = ("meta", "br", "img", "input", "link", "hr")

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_asks_for_nothing_from_elsewhere(language: str, two: tuple[Study, Study]) -> None:
    page = report(language, [two[1]], two[0])
    reader = read(page)
    assert not {"script", "link", "img", "iframe", "object", "image"} & {tag for tag, _ in reader.tags}
    for _, attributes in reader.tags:
        for name in ("src", "href", "xlink:href", "data", "action"):
            assert not (attributes.get(name) or "").startswith(("http", "//"))
    # The names of the SVG language are no addresses that anybody visits.
    addresses = {*re.findall(r"(?:https?:)?//[\w.-]+[\w/.-]*", page)}
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert "url(" not in page.replace("url(#", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_page_is_there(language: str, two: tuple[Study, Study]) -> None:
    page = report(language, [two[1]], two[0]) + report(language, two, two[0])
    assert not re.findall(
        r"\b(?:report|lab)-[a-z]+-?[a-z]*\b(?![^<]*>)", re.sub(r"<style>.*?</style>", "", page, flags=re.S)
    )
    assert f'<html lang="{language}">' in page


def test_the_page_tells_the_figures_of_the_solver(two: tuple[Study, Study]) -> None:
    page = report("en", [two[1]], two[0])
    assert "11.021" in page  # the mean, published
    assert "9.72%" in page
    assert "50.28%" in page
    assert "one_die" in page


def test_every_picture_is_drawn_for_wide_pages_and_for_narrow_ones(two: tuple[Study, Study]) -> None:
    page = report("en", [two[0]])
    drawn = page.count("<figure>")
    assert drawn >= 5
    assert page.count('<div class="wide"><svg') == page.count('<div class="narrow"><svg') == drawn
    assert page.count('role="img"') == drawn


def test_several_rulesets_stand_side_by_side(two: tuple[Study, Study]) -> None:
    page = report("en", two, two[0])
    head = page[page.index("<tbody>") : page.index("</tbody>")]
    assert re.findall(r'<th scope="row">(\w+)</th>', head) == ["Golf", "Classic"]


def test_a_page_is_the_same_when_made_again(two: tuple[Study, Study]) -> None:
    assert report("pl", two, two[0]) == report("pl", two, two[0])


def test_texts_of_ruleset_files_cannot_break_the_page(two: tuple[Study, Study]) -> None:
    from msgspec.structs import replace

    page = report("en", [replace(two[0], source='<script>alert("x")</script> & "more"')])
    assert "<script>" not in page
    read(page)


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert Page("pl").number(-1.5, 1) == "\u22121,5"
    assert Page("en").number(-0.001, 2) == "0.00"


def test_a_long_tail_is_put_into_one_bar() -> None:
    shares = [(throws, 5 ** (throws - 1) / 6**throws) for throws in range(1, 160)]
    bars = banded(shares)
    assert bars[0] == ("1", 1 / 6)
    assert bars[-1][0].endswith("+")
    assert len(bars) < 40
    assert sum(p for _, p in bars) == pytest.approx(1)


def test_very_many_scores_are_told_by_their_number_of_digits() -> None:
    shares = [(score, 1 / 1000) for score in range(0, 500_000, 500)]
    assert [name for name, _ in banded(shares)] == [
        "0",
        "100+",
        "1k+",
        "10k+",
        "100k+",
    ]
    assert sum(p for _, p in banded(shares)) == pytest.approx(1)
    assert banded([(0, 0.5), (3, 0.5)]) == [("0", 0.5), ("3", 0.5)]


def test_a_line_over_a_distribution_falls_to_nothing_between() -> None:
    assert filled([(0, 0.5), (3, 0.5)]) == [(0, 0.5), (1, 0.0), (2, 0.0), (3, 0.5), (4, 0.0)]
