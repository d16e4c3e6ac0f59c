"""What is remembered between questions: shared, bounded, and never to be noticed."""

import pytest
from msgspec.structs import replace

from pillarbox.games.post_office import tables as module
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tables import KEPT, Tables, tables
from tests.games.post_office.table import ruleset

POST = ruleset()


def test_equal_rulesets_share_their_tables() -> None:
    assert tables(POST) is tables(replace(POST))
    assert tables(POST) is not tables(replace(POST, set="B"))


def test_tables_of_many_rulesets_are_forgotten_in_time() -> None:
    for number in range(70):
        tables(replace(POST, title=str(number)))
    assert len(module._TABLES) <= 64
    assert tables(POST).tableau((Place("A01", 0, 0, 0),)).total == -1


def test_tableaus_are_remembered_and_forgotten_in_time() -> None:
    known = Tables(POST)
    one = known.tableau((Place("A01", 0, 0, 0), Place("A02", 0, 2, 0)))
    assert known.tableau((Place("A01", 0, 0, 0), Place("A02", 0, 2, 0))) is one
    for row in range(KEPT + 10):
        known.tableau((Place("A01", 0, row % 50, row // 50),))
    assert len(known._tableaus) <= KEPT
    again = known.tableau((Place("A01", 0, 0, 0), Place("A02", 0, 2, 0)))
    assert again.cells == one.cells


def test_a_card_is_known_by_its_id_or_by_six_slots_and_by_nothing_else() -> None:
    known = tables(POST)
    assert known.faces("A01")[0].slots == known.faces("f..m..")[0].slots
    for name in ("A99", "", "f..m.", "f..x..", "?"):
        with pytest.raises(KeyError):
            known.faces(name)
