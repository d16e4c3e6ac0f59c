"""Every shipped variant has a value: for one seat, for a round of two, and for its match; or the docs say
what is played out and why. The figures are those of the table in the page on several seats.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pillarbox import catalogue
from pillarbox.games.shut_the_box import solo, versus
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import odds

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "solver-seats.md").read_text(encoding="utf-8")
ROWS = {
    cells[0].strip("` "): [cell.strip() for cell in cells[1:]]
    for cells in (line.strip("| \n").split("|") for line in PAGE.splitlines() if line.startswith("| `"))
    if len(cells) == 6
}
BOXES = [entry.id for entry in catalogue.entries() if entry.game == "shut-the-box"]
LONG = {"triple", "shut-the-20", "the-300"}
"""Rounds of two that take more than ten seconds."""
MATCHES = [id for id in BOXES if catalogue.load(id)[1].match != "single"]


def rules(id: str) -> Ruleset:
    found: Ruleset = catalogue.load(id)[1]
    return found


def figure(text: str) -> float:
    found = re.match(r"-?[\d.]+", text)
    assert found is not None, text
    return float(found[0])


def test_the_table_has_a_row_for_every_variant_that_ships() -> None:
    assert sorted(ROWS) == sorted(BOXES)


@pytest.mark.parametrize("id", BOXES)
def test_one_seat_has_the_value_of_the_table(id: str) -> None:
    found = odds(rules(id))
    assert found.mean == pytest.approx(figure(ROWS[id][0]), abs=5.1e-7)
    assert 100 * found.shut.float == pytest.approx(figure(ROWS[id][1]), abs=5.1e-5)
    assert ("throws" in ROWS[id][0]) == (found.measure == "throws")


@pytest.mark.parametrize("id", MATCHES)
def test_a_lone_match_has_the_value_of_the_table(id: str) -> None:
    found = solo.odds_match(rules(id))
    assert found.mean == pytest.approx(figure(ROWS[id][2]), abs=5.1e-7)
    assert ("rounds" in ROWS[id][2]) == (found.measure == "rounds")


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=pytest.mark.slow) if id in LONG else id for id in BOXES]
)
def test_a_round_of_two_has_the_value_of_the_table(id: str) -> None:
    if id == "the-300":
        cost = versus.cost(rules(id), 2, False)
        assert cost is not None  # some minutes: told before, and too long for a test
        assert 60 < cost.seconds < 7200
        return
    found = versus.odds_round(rules(id), 2)
    assert found.error is None
    assert found.shares[0] == pytest.approx(figure(ROWS[id][3]), abs=5.1e-7)


@pytest.mark.parametrize("id", MATCHES)
def test_a_match_of_two_has_the_value_of_the_table_or_is_played_out_with_a_reason(id: str) -> None:
    found = versus.odds_match(rules(id), 2)
    assert found.shares[0] == pytest.approx(figure(ROWS[id][4]), abs=5.1e-7)
    if found.error is None:
        assert "+-" not in ROWS[id][4]
    else:
        assert [note.id for note in found.notes] == ["seats-match-digital", "seats-note-estimate"]
        assert figure(ROWS[id][4].partition("+-")[2].strip()) == pytest.approx(found.error / 2, abs=5e-5)
