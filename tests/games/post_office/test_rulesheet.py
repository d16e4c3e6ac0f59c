"""The rules on one sheet: all of the prose, then a tableau that the rules themselves count."""

import pytest

from pillarbox.games.post_office import show
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.rulesheet import example, rulesheet
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tables import tables
from pillarbox.words.languages import LANGUAGES
from pillarbox.words.render import Words
from tests.games.post_office.table import ruleset

PRESETS = ["post-office", "post-office-b", "post-office-random", "post-office-open"]


def cells(layer: Place, of: Ruleset) -> list[tuple[int, int]]:
    """The cells that a card covers: three rows of two, or two of three when it is turned."""
    high, wide = (2, 3) if layer.turns % 2 else (3, 2)
    assert (of.rows, of.cols) == (3, 2)
    return [(layer.row + r, layer.col + c) for r in range(high) for c in range(wide)]


def test_the_example_is_told_row_by_row_and_counted_line_by_line() -> None:
    words = Words("en")
    told = [words.render(one) for one in rulesheet(ruleset())[-1].sentences]
    assert told[0] == "A17, A18, A07, A08 and A09 lie over one another. This is what is seen of them:"
    assert told[1:6] == [
        "Row 1, from column 5 on: sweet, fragile.",
        "Row 2, from column 3 on: fragile, gift, personal, mouse.",
        "Row 3, from column 3 on: empty, mouse, mouse, personal.",
        "Row 4, from column 1 on: mouse, empty, personal, empty, gift, sweet.",
        "Row 5, from column 1 on: empty, mouse, gift, no card, fragile, mouse.",
    ]
    # Counted here once more, from the sentences alone.
    picture = ["    sf", "  fgpm", "  .mmp", "m.p.gs", ".mg fm"]
    lines = [*picture, *("".join(column) for column in zip(*picture))]
    points = 0
    for line in lines:
        packages = [code for code in line if code in "gpsf"]
        if len(packages) == len(set(packages)):
            points += {3: 3, 4: 6}.get(len(packages), 0)
    mice = "".join(picture).count("m")
    assert (points, mice) == (18, 6)
    assert told[-1] == f"Lines {points}, mice {mice}: total {points - mice}."


@pytest.mark.parametrize("id", PRESETS)
def test_the_cards_of_the_example_lie_where_they_may(id: str) -> None:
    of = ruleset(id)
    layers = example(of)
    for count in range(1, len(layers)):
        seen = tables(of).tableau(layers[:count])
        layer = layers[count]
        covered = [cell for cell in cells(layer, of) if seen.code(*cell) != " "]
        assert 1 <= len(covered) <= 5


@pytest.mark.parametrize("id", PRESETS)
def test_every_variant_has_its_sheet_in_every_language(id: str) -> None:
    sections = show.rulesheet(ruleset(id))
    assert sections[:-1] == show.explain(ruleset(id))
    for lang in LANGUAGES:
        lines = [Words(lang).render(one) for one in sections[-1].sentences]
        assert 8 < len(lines) < 40
        assert not any("post-" in line for line in lines)


def test_alone_with_the_order_open_a_round_is_told_and_nobody_else_is_spoken_of() -> None:
    words = Words("en")
    told = " ".join(
        words.render(one) for part in show.explain(ruleset("post-office-open")) for one in part.sentences
    )
    # Nine cards: the start card and two in each of four rounds.
    assert "In each round you take the next two cards of the row and lay both, in either order." in told
    assert "Everybody" not in told
    assert "One or two players" not in told
    assert "Everybody draws two cards" in " ".join(
        words.render(one) for part in show.explain(ruleset("post-office")) for one in part.sentences
    )
