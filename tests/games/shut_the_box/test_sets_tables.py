"""The tables that are worked out once per ruleset: they answer the same however full they are."""

from itertools import combinations_with_replacement

import pytest

from pillarbox.games.shut_the_box import sets
from pillarbox.games.shut_the_box.ruleset import Ruleset
from tests.games.shut_the_box.presets import make, preset, row

THROWS = list(combinations_with_replacement(row(6), 2))


def answers(known: sets.Tables) -> list[object]:
    """All that a small box can be asked."""
    masks = range(1, known.layout.full + 1)
    found: list[object] = [
        known.sets(mask, faces, first) for faces in THROWS for mask in masks for first in (False, True)
    ]
    found += [known.dice_counts(mask, may) for mask in masks for may in ("never", "may", "must")]
    found += [known.layout.weighted(mask) for mask in masks]
    return found


@pytest.mark.parametrize(
    "ruleset",
    [
        make(tiles=row(5), one_die="may", first_throw_shuts=2),
        make(tiles=(), rows=((1, 2), (3, 1)), row_weights=(2, 1), one_die="must"),
    ],
    ids=["one row", "two rows"],
)
def test_a_table_that_forgets_answers_as_one_that_remembers(
    ruleset: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    remembered = answers(sets.Tables(ruleset))
    monkeypatch.setattr(sets, "KEPT", 3)
    forgetful = sets.Tables(ruleset)
    assert answers(forgetful) == remembered
    assert answers(forgetful) == remembered


def test_only_so_many_rulesets_are_remembered_at_once() -> None:
    first = preset("classic")
    known = sets.tables(first)
    for number in range(300):
        sets.tables(make(limit=number + 1))
    assert sets.tables(first) is sets.tables(first)
    assert sets.tables(first).dice_counts(0b111, "must") == known.dice_counts(0b111, "must") == (1,)


def test_rulesets_that_differ_have_tables_of_their_own() -> None:
    assert sets.tables(preset("classic")).dice_counts(0b111, "must") == (1,)
    assert sets.tables(preset("classic", one_die_sum=5)).dice_counts(0b111, "must") == (2,)


def test_a_set_of_tiles_is_told_apart_from_a_list_that_names_one_twice() -> None:
    layout = sets.tables(preset("golf")).layout
    assert layout.mask((1, 3)) == 0b101
    assert layout.tiles(0b101) == (1, 3)
    with pytest.raises(ValueError, match="3"):
        layout.mask((3, 3))
    with pytest.raises(KeyError):
        layout.mask((10,))
