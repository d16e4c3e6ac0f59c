"""How a Message becomes text: numbers, fractions, lists, Messages within Messages, and gaps."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from pillarbox.core.message import Message, say
from pillarbox.words import texts
from pillarbox.words.render import Words, render

SPACE = "\N{NO-BREAK SPACE}"


@pytest.fixture
def gaps(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language with a gap, and an entry that refers to another one."""
    from pillarbox.words import bundle

    written = {
        "en": "only-english = Said in English.\n-box = box\nwith-term = The { -box }.\n"
        "with-title = Game\n    .short = G\n",
        "pl": "with-term = { -missing } nic.\nbroken = { $x\n",
        "nl": "",
    }
    known = {language: texts.cut(text) for language, text in written.items()}
    monkeypatch.setattr(bundle, "entries", known.__getitem__)
    bundle.bundle.cache_clear()
    yield
    bundle.bundle.cache_clear()


@pytest.mark.parametrize(
    "lang, number, text",
    [
        ("en", 1.5, "1.5"),
        ("pl", 1.5, "1,5"),
        ("nl", 1.5, "1,5"),
        ("en", 12345, "12,345"),
        ("pl", 12345, f"12{SPACE}345"),
        ("nl", 12345, "12.345"),
        ("en", Fraction(1, 3), "1/3"),
        ("pl", Fraction(-4, 3), "-4/3"),
        ("nl", Fraction(6, 3), "2"),
        ("en", "12345", "12345"),
        ("en", None, ""),
        ("en", True, "true"),
    ],
)
def test_a_number_is_written_as_the_language_writes_it(lang: str, number: object, text: str) -> None:
    assert Words(lang).say("list-item", item=number) == text


@pytest.mark.parametrize(
    "lang, items, plain",
    [
        ("en", [], "none"),
        ("en", [7], "7"),
        ("en", ["Ann", "Bob", "Cas"], "Ann, Bob, Cas"),
        ("pl", (), "brak"),
        ("pl", (1, 2, 5), "1, 2, 5"),
        ("nl", [1.5, Fraction(1, 2)], "1,5, 1/2"),
    ],
)
def test_a_list_is_shown_with_commas(lang: str, items: object, plain: str) -> None:
    assert Words(lang).say("list-item", item=items) == plain


@pytest.mark.parametrize("lang, text", [("en", "a, b or c"), ("pl", "a, b lub c"), ("nl", "a, b of c")])
def test_a_catalogue_may_ask_for_the_word_before_the_last_item(lang: str, text: str) -> None:
    assert text in Words(lang).say("refused-language", asked="x", languages=["a", "b", "c"])


def test_messages_among_the_arguments_are_rendered_first() -> None:
    inner = say("list-item", item=say("list-empty"))
    assert render(say("list-item", item=[inner, inner]), "nl") == "geen, geen"


def test_a_list_of_any_length_is_shown_whole() -> None:
    many = [f"{number}+{number}" for number in range(2000)]
    assert Words("en").say("list-item", item=many) == ", ".join(many)


def test_a_text_of_any_length_is_shown_whole() -> None:
    assert Words("en").say("list-item", item="x" * 10_000) == "x" * 10_000


def test_terminals_get_no_isolation_marks_and_pages_may_have_them() -> None:
    assert Words("en").say("list", items="a", item="b") == "a, b"
    assert Words("en", isolate=True).say("list", items="a", item="b") == "\u2068a\u2069, \u2068b\u2069"


@pytest.mark.usefixtures("gaps")
def test_a_text_that_a_language_lacks_is_said_in_english() -> None:
    assert Words("pl").checked(Message("only-english")) == (
        "Said in English.",
        ["only-english: missing in pl"],
    )


@pytest.mark.usefixtures("gaps")
def test_a_text_that_no_language_has_is_said_by_its_id() -> None:
    text, wrong = Words("pl").checked(say("nowhere", x=1))
    assert text == "nowhere"
    assert wrong == ["nowhere: missing in pl", "nowhere: missing in en"]


@pytest.mark.usefixtures("gaps")
@pytest.mark.parametrize("message", [say("broken", x=1), Message("with-term"), Message("..."), Message("")])
def test_a_faulty_catalogue_never_ends_a_game(message: Message) -> None:
    assert isinstance(render(message, "pl"), str)


@pytest.mark.usefixtures("gaps")
def test_entries_may_refer_to_others_and_have_attributes() -> None:
    assert Words("en").say("with-term") == "The box."
    assert Words("en").say("with-title.short") == "G"
    assert Words("en").say("with-title.long") == "with-title.long"


def test_a_variable_that_is_not_given_is_reported_to_tests_and_no_trouble_to_players() -> None:
    text, wrong = Words("en").checked(say("list", items="a"))
    assert text.startswith("a, ")
    assert wrong
