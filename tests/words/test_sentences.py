"""Sentences as a speaker of the language would write them: plurals, fractions, lists, names."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from pillarbox.words.render import Words

THIRD = Fraction(1, 3)


@pytest.mark.parametrize(
    "count, polish, english, dutch",
    [
        (1, "jest 1 kafelek", None, None),
        (2, "są 2 kafelki", "2 tiles", "2 klepjes"),
        (4, "są 4 kafelki", "4 tiles", "4 klepjes"),
        (5, "jest 5 kafelków", "5 tiles", "5 klepjes"),
        (12, "jest 12 kafelków", "12 tiles", "12 klepjes"),
        (14, "jest 14 kafelków", "14 tiles", "14 klepjes"),
        (21, "jest 21 kafelków", "21 tiles", "21 klepjes"),
        (22, "są 22 kafelki", "22 tiles", "22 klepjes"),
        (24, "są 24 kafelki", "24 tiles", "24 klepjes"),
    ],
)
def test_tiles_are_counted_as_each_language_counts(
    count: int, polish: str, english: str | None, dutch: str | None
) -> None:
    for lang, part in (("pl", polish), ("en", english), ("nl", dutch)):
        if part:
            assert part in Words(lang).say("explain-tiles-run", count=count)


@pytest.mark.parametrize(
    "lang, id, args, sentence",
    [
        ("en", "refused-too-many", {"most": 1}, "One throw may shut only one tile."),
        ("en", "refused-too-many", {"most": 2}, "One throw may shut at most 2 tiles."),
        ("pl", "refused-too-many", {"most": 1}, "Jednym rzutem można zamknąć tylko jeden kafelek."),
        ("pl", "refused-too-many", {"most": 2}, "Jednym rzutem można zamknąć najwyżej 2 kafelki."),
        ("pl", "refused-too-many", {"most": 5}, "Jednym rzutem można zamknąć najwyżej 5 kafelków."),
        ("nl", "refused-too-many", {"most": 1}, "Met één worp mag je maar één klepje sluiten."),
        ("nl", "refused-too-many", {"most": 2}, "Met één worp mag je hoogstens 2 klepjes sluiten."),
        ("en", "told-shut", {"name": "Ann", "tiles": ["5"]}, "Ann shuts tile 5."),
        ("en", "told-shut", {"name": "Ann", "tiles": ["1", "4"]}, "Ann shuts tiles 1 and 4."),
        ("en", "told-shut", {"name": "Ann", "tiles": ["1", "2", "5"]}, "Ann shuts tiles 1, 2 and 5."),
        ("pl", "told-shut", {"name": "Ala", "tiles": ["5"]}, "Ala zamyka kafelek 5."),
        ("pl", "told-shut", {"name": "Ala", "tiles": ["1", "2", "5"]}, "Ala zamyka kafelki 1, 2 i 5."),
        ("nl", "told-shut", {"name": "An", "tiles": ["a5"]}, "An sluit klepje a5."),
        ("nl", "told-shut", {"name": "An", "tiles": ["1", "4"]}, "An sluit de klepjes 1 en 4."),
        ("en", "told-alone-throws", {"throws": 1}, "It took 1 throw."),
        ("en", "told-alone-throws", {"throws": 12}, "It took 12 throws."),
        ("pl", "told-alone-throws", {"throws": 1}, "Wystarczył 1 rzut."),
        ("pl", "told-alone-throws", {"throws": 3}, "Potrzebne były 3 rzuty."),
        ("pl", "told-alone-throws", {"throws": 13}, "Potrzeba było 13 rzutów."),
        ("pl", "told-alone-throws", {"throws": 23}, "Potrzebne były 23 rzuty."),
        ("nl", "told-alone-throws", {"throws": 1}, "Er was 1 worp nodig."),
        ("nl", "told-alone-throws", {"throws": 2}, "Er waren 2 worpen nodig."),
        ("en", "told-alone-survived", {"rounds": 1}, "1 round was survived."),
        ("pl", "told-alone-survived", {"rounds": 1}, "Udało się przetrwać 1 rundę."),
        ("pl", "told-alone-survived", {"rounds": 4}, "Udało się przetrwać 4 rundy."),
        ("pl", "told-alone-survived", {"rounds": 7}, "Udało się przetrwać 7 rund."),
        ("nl", "told-alone-survived", {"rounds": 7}, "Er zijn 7 rondes overleefd."),
        ("en", "show-ask-throw", {"name": "Ann", "dice": 3}, "Ann: throw three dice."),
        ("pl", "show-ask-throw", {"name": "Ala", "dice": 2}, "Ala: rzut dwiema kostkami."),
        ("nl", "show-ask-throw", {"name": "An", "dice": 1}, "An: gooi één dobbelsteen."),
    ],
)
def test_a_sentence_reads_as_a_speaker_would_say_it(
    lang: str, id: str, args: dict[str, Any], sentence: str
) -> None:
    assert Words(lang).say(id, **args) == sentence


@pytest.mark.parametrize(
    "stake, polish, english, dutch",
    [
        (1, "1 punkt stawki", "1 stake point ", "1 inzetpunt "),
        (2, "2 punkty stawki", "2 stake points", "2 inzetpunten"),
        (5, "5 punktów stawki", "5 stake points", "5 inzetpunten"),
        (22, "22 punkty stawki", "22 stake points", "22 inzetpunten"),
        (THIRD, "1/3 punktu stawki", "1/3 stake points", "1/3 inzetpunten"),
        (Fraction(4, 2), "2 punkty stawki", "2 stake points", "2 inzetpunten"),
    ],
)
def test_stake_points_are_counted_and_a_third_stays_a_third(
    stake: int | Fraction, polish: str, english: str, dutch: str
) -> None:
    for lang, part in (("pl", polish), ("en", english), ("nl", dutch)):
        assert part in Words(lang).say("explain-stake-pot", stake=stake)
