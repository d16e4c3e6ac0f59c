"""Every shipped variant has a value: for one seat, for a round of two, and for its match; or the docs say
what is played out and why. The figures are those of the table in the page on several seats.
"""

from __future__ import annotations

import pytest

from pillarbox import catalogue
from pillarbox.games.shut_the_box import solo, versus
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import odds
from tests.games.shut_the_box.presets import DIFFERENCES
from tests.games.shut_the_box.seats_page import figure, rows

ROWS = rows()
BOXES = list(ROWS)
LONG = {"triple", "shut-the-20", "the-300"}
"""Rounds of two that take half a minute or more: `make soak ARGS=rounds` holds them to the table."""
MATCHES = [id for id in BOXES if catalogue.load(id)[1].match != "single"]


def rules(id: str) -> Ruleset:
    found: Ruleset = catalogue.load(id)[1]
    return found


def test_the_table_has_a_row_for_every_variant_of_old() -> None:
    """A variant that comes new has its figures on its own page, without being asked for here."""
    assert sorted(ROWS) == sorted(DIFFERENCES)


@pytest.mark.parametrize("id", BOXES)
def test_one_seat_has_the_value_of_the_table(id: str) -> None:
    found = odds(rules(id))
    assert found.mean == pytest.approx(figure(ROWS[id].turn), abs=5.1e-7)
    assert 100 * found.shut.float == pytest.approx(figure(ROWS[id].shut), abs=5.1e-5)
    assert ("throws" in ROWS[id].turn) == (found.measure == "throws")


@pytest.mark.parametrize("id", MATCHES)
def test_a_lone_match_has_the_value_of_the_table(id: str) -> None:
    found = solo.odds_match(rules(id))
    assert found.mean == pytest.approx(figure(ROWS[id].alone), abs=5.1e-7)
    assert ("rounds" in ROWS[id].alone) == (found.measure == "rounds")


@pytest.mark.parametrize("id", [id for id in BOXES if id not in LONG])
def test_a_round_of_two_has_the_value_of_the_table(id: str) -> None:
    found = versus.odds_round(rules(id), 2)
    assert found.error is None
    assert found.shares[0] == pytest.approx(figure(ROWS[id].round), abs=5.1e-7)


@pytest.mark.parametrize("id", BOXES)
def test_a_long_round_of_two_is_told_of_before_it_begins(id: str) -> None:
    cost = versus.cost(rules(id), 2, False)
    if id == "the-300":
        assert cost is not None
        assert 60 < cost.seconds < 7200
    elif id not in LONG:
        assert cost is None or cost.seconds < 10


@pytest.mark.parametrize("id", sorted(LONG))
def test_what_the_table_says_of_a_long_round_of_two_is_a_chance_near_one_half(id: str) -> None:
    """As of every round in which both throw for the same box, one after the other."""
    assert 0.4 < figure(ROWS[id].round) < 0.6


@pytest.mark.parametrize("id", MATCHES)
def test_a_match_of_two_has_the_value_of_the_table_or_is_played_out_with_a_reason(id: str) -> None:
    found = versus.odds_match(rules(id), 2)
    assert found.shares[0] == pytest.approx(figure(ROWS[id].match), abs=5.1e-7)
    if found.error is None:
        assert "+-" not in ROWS[id].match
    else:
        assert [note.id for note in found.notes] == ["seats-match-digital", "seats-note-estimate"]
        assert figure(ROWS[id].match.partition("+-")[2].strip()) == pytest.approx(found.error / 2, abs=5e-5)
