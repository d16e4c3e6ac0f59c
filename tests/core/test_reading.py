"""What people type: numbers, fractions, words with their places."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pillarbox.core.message import Unreadable
from pillarbox.core.reading import LONGEST_NUMBER, Word, excerpt, fraction, whole, words


def test_whole_numbers_are_plain_digits_without_leading_zeros() -> None:
    assert [whole(text) for text in ("0", "7", "120")] == [0, 7, 120]
    for text in ("", "-1", "+1", "01", "1.0", " 1", "1 ", "٣", "1_0", "1e3", "9" * (LONGEST_NUMBER + 1)):
        assert whole(text) is None, text


def test_a_whole_number_may_have_a_ceiling() -> None:
    assert (whole("12", 12), whole("13", 12)) == (12, None)


def test_fractions_are_in_lowest_terms() -> None:
    assert [fraction(text) for text in ("0", "-3", "1/2", "-7/3")] == [
        0,
        -3,
        Fraction(1, 2),
        Fraction(-7, 3),
    ]
    for text in ("", "1/0", "2/4", "3/1", "-0", "+1", "1/", "/2", "1.5", "9" * (LONGEST_NUMBER + 1)):
        assert fraction(text) is None, text


def test_words_have_keys_values_and_columns() -> None:
    found = words("1,2,5  throw=3-2 a=", ("open", "throw", "a"), "open")
    assert found == {"open": Word("1,2,5", 1), "throw": Word("3-2", 8), "a": Word("", 18)}


@pytest.mark.parametrize("text, place", [("a=1 b=2", 5), ("c", 1), ("a=1  a=2", 6), ("=1", 1)])
def test_unknown_and_repeated_words_are_refused_with_their_column(text: str, place: int) -> None:
    with pytest.raises(Unreadable) as refusal:
        words(text, ("a",), "c")
    assert refusal.value.message.args["place"] == place


def test_an_excerpt_is_short_on_one_line_and_steers_nothing() -> None:
    assert excerpt("1+4") == "1+4"
    assert excerpt("x" * 41) == "x" * 39 + "…"
    assert (
        excerpt("a\x1b[2J\n\u202eb")
        == "a\N{REPLACEMENT CHARACTER}[2J" + "\N{REPLACEMENT CHARACTER}" * 2 + "b"
    )
