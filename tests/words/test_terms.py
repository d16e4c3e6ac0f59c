"""One word for one thing: words that once stood beside those of the table in `docs/guide-languages.md`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parents[2]
DISUSED = {
    "pl": {
        r"mecz\w*": "partia",
        r"kość|koś(ci|cią|ćmi|ciach|ciom)": "kostka",
        r"klap(ek|k)\w*": "kafelek",
        r"skrzyn\w+": "pudełko",
        r"paczk\w+|paczek": "przesyłka",
        r"doradc\w+": "trener",
    },
    "nl": {
        r"wedstrijd\w*": "partij",
        r"stenen": "dobbelstenen",
        r"klep|kleppen": "klepje",
        r"doos\w*|dozen": "bak",
        r"stok|stokken": "kaartspel",
        r"ronden": "rondes",
    },
}
"""By language: a word that no catalogue holds, and the one that stands for its notion."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every line of every catalogue with its place; without ids, and without what is filled in."""
    paths = [*HERE.glob(f"src/**/texts/{language}/*.ftl"), *HERE.glob(f"examples/**/texts/{language}/*.ftl")]
    assert len(paths) > 30
    for path in sorted(paths):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            told = re.sub(r"\{[^}]*\}|^[a-z-]+ =", "", line)
            yield f"{path.relative_to(HERE)}:{number}", told


@pytest.mark.parametrize("language", DISUSED)
def test_no_catalogue_holds_a_second_word_for_a_thing(language: str) -> None:
    found = [
        (place, held[0], instead)
        for place, told in texts(language)
        for word, instead in DISUSED[language].items()
        if (held := re.search(rf"\b({word})\b", told, re.IGNORECASE))
    ]
    assert found == []


@pytest.mark.parametrize("language", DISUSED)
def test_the_words_that_stand_are_in_the_table_of_the_guide(language: str) -> None:
    table = (HERE / "docs" / "guide-languages.md").read_text("utf-8").partition("## The game's terms")[2]
    words = set(re.findall(r"\w+", table))
    # The table has the plural or the singular.
    assert {one for one in DISUSED[language].values() if one not in words} <= {"rondes"}
