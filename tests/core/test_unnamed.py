"""Seats that nobody named: nothing in the log, a name in each reader's language on the screen."""

from __future__ import annotations

import pytest

from pillarbox.core.message import say
from pillarbox.core.unnamed import MARK, called, unmarked
from pillarbox.words.languages import LANGUAGES
from pillarbox.words.render import Words

NAMES = {
    "en": ("Player 1", "Anna", "Bot 3", "Player 4"),
    "pl": ("Gracz 1", "Anna", "Bot 3", "Gracz 4"),
    "nl": ("Speler 1", "Anna", "Bot 3", "Speler 4"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_without_a_name_is_called_by_its_number_in_every_language(lang: str) -> None:
    words = Words(lang)
    names = called(["", "Anna", "", ""], [False, False, True, False])
    assert tuple(map(words.name, names)) == NAMES[lang]
    assert words.render(say("list-item", item=names[3])) == NAMES[lang][3]


def test_the_only_person_without_a_name_needs_no_number() -> None:
    names = called(["", "Anna", ""], [False, False, True])
    assert [Words("pl").name(name) for name in names] == ["Gracz", "Anna", "Bot 3"]
    assert called(["", None], [False, False])[1] == ""  # where nobody sits nobody is called
    assert Words("nl").name(called(["", None], [False, False])[0]) == "Speler"


def test_a_name_is_no_mark_and_a_mark_can_be_no_name() -> None:
    assert unmarked("person 2") is None
    assert not MARK.isprintable()  # so that a name with it is refused
