"""The rules on one sheet: all of the prose, then a turn that the rules themselves play and tell."""

from itertools import combinations

import pytest

from pillarbox import catalogue
from pillarbox.core.message import Message
from pillarbox.games.shut_the_box import show
from pillarbox.games.shut_the_box.rulesheet import rulesheet
from pillarbox.words.languages import LANGUAGES
from pillarbox.words.render import Words
from tests.games.shut_the_box.presets import make, preset

PRESETS = [entry.id for entry in catalogue.entries() if entry.game == "shut-the-box"]


def example(id: str) -> list[str]:
    """The sentences of a preset's example."""
    return said(rulesheet(preset(id))[-1].sentences)


def said(messages: tuple[Message, ...], lang: str = "en") -> list[str]:
    words = Words(lang)
    return [words.render(message) for message in messages]


def sets(total: int, tiles: set[int]) -> set[str]:
    """Every set of these tiles with that sum, found by trying all."""
    return {
        "+".join(map(str, found))
        for size in range(1, len(tiles) + 1)
        for found in combinations(sorted(tiles), size)
        if sum(found) == total
    }


def test_the_example_of_the_classic_box_is_a_turn_from_the_first_throw_to_the_score() -> None:
    tiles = set(range(1, 10))
    assert len(sets(12, tiles)) == 12
    assert sets(11, tiles - {3, 9}) == {"4+7", "5+6", "1+2+8", "1+4+6", "2+4+5"}
    assert sets(4, tiles - {3, 9, 4, 7}) == set()
    assert sum(tiles - {3, 9, 4, 7}) == 22
    assert example("classic") == [
        "Anna throws 6 and 6: 12 in all.",
        "12 sets may be shut, among them 3+9, 4+8, 5+7, 1+2+9, 1+3+8, 1+4+7, 2+3+7, 1+5+6.",
        "Anna shuts tiles 3 and 9.",
        "Anna throws 5 and 6: 11 in all.",
        "These may be shut: 4+7, 5+6, 1+2+8, 1+4+6, 2+4+5.",
        "Anna shuts tiles 4 and 7.",
        "Anna throws 1 and 3: 4 in all.",
        "No open tiles add up to 4.",
        "Anna is finished, with a score of 22.",
    ]


def test_the_example_shows_what_is_special_about_a_variant() -> None:
    assert "Jan opens Anna’s tile 10 again." in example("email-holiday")
    assert "Anna has chosen." in example("shared-throw")
    assert any("A marker saves Anna’s turn" in line for line in example("high-rollers"))


def test_a_ruleset_for_many_or_for_one_has_an_example_too() -> None:
    for seats in ((1, 1), (6, 12)):
        sections = rulesheet(make(seats=seats))
        assert any("Anna" in line for line in said(sections[-1].sentences))


@pytest.mark.parametrize("id", PRESETS)
def test_every_variant_has_its_sheet_in_every_language(id: str) -> None:
    ruleset = catalogue.load(id)[1]
    sections = show.rulesheet(ruleset)
    assert sections[:-1] == show.explain(ruleset)
    for lang in LANGUAGES:
        lines = said(sections[-1].sentences, lang)
        assert 5 < len(lines) < 40
        assert not any("rulesheet" in line or "told-" in line for line in lines)
