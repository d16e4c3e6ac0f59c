"""Every illegal choice is refused with the reason that tells what would be right, and changes nothing."""

import pytest

from pillarbox.core.game import Choice
from pillarbox.core.message import IllegalMove
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.state import Shut
from tests.games.shut_the_box.drawn import at, begun
from tests.games.shut_the_box.presets import make, preset

GOLF = preset("golf")


@pytest.mark.parametrize(
    "position, move, reason",
    [
        ("throw=1-2", "3+3", "refused-tile-twice"),
        ("throw=4-4", "4+4", "refused-tile-twice"),
        ("throw=3-5", "10", "refused-no-such-tile"),
        ("1,2,5 throw=3-4", "7", "refused-tile-shut"),
        ("throw=3-4", "1+9", "refused-sum"),
        ("throw=3-4", "6", "refused-sum"),
        ("throw=3-4", "2d", "refused-choice-choose"),
        ("throw=3-4", "stop", "refused-choice-choose"),
        ("throw=3-4", "keep", "refused-choice-choose"),
        ("throw=3-4", "^7", "refused-choice-choose"),
        ("all/all throw=3-4", "1:7", "refused-not-your-turn"),
        ("all/all throw=3-4", "-1:7", "refused-not-your-turn"),
        ("all/all throw=3-4", "2:7", "refused-not-your-turn"),
        ("all", "0:7", "refused-not-your-turn"),
        ("all/all", "1:2d", "refused-not-your-turn"),
    ],
)
def test_an_illegal_choice_is_refused_with_its_reason(position: str, move: str, reason: str) -> None:
    assert at(GOLF, position).refuses(move) == reason


def refused(position: str, tiles: tuple[int | str, ...], **keys: object) -> tuple[str, dict[str, object]]:
    """The reason for which a set is refused, and what it names."""
    match = at(make(**keys), position)
    with pytest.raises(IllegalMove) as refusal:
        rules.step(match.ruleset, match.state, Choice(0, Shut(tiles)))
    return refusal.value.message.id, refusal.value.message.args


def test_an_empty_set_is_refused() -> None:
    assert refused("throw=3-4", ()) == ("refused-no-tiles", {})


def test_a_wrong_sum_is_told_with_both_numbers() -> None:
    assert refused("throw=3-4", (1, 9)) == ("refused-sum", {"total": 7, "sum": 10})
    assert refused("throw=2-2", (4,), doubles="twice") == ("refused-sum", {"total": 8, "sum": 4})


def test_the_tile_at_fault_is_named() -> None:
    assert refused("throw=3-4", (3, 3)) == ("refused-tile-twice", {"tile": "3"})
    assert refused("1,2 throw=3-4", (7,)) == ("refused-tile-shut", {"tile": "7"})
    assert refused("throw=3-4", (77,)) == ("refused-no-such-tile", {"tile": "77"})
    assert refused("throw=3-4", ("a1",)) == ("refused-no-such-tile", {"tile": "a1"})


def test_too_many_tiles_are_told_with_the_most_allowed() -> None:
    assert refused("throw=3-4", (1, 2, 4), most_tiles=2) == ("refused-too-many", {"most": 2})


def test_a_set_that_other_kinds_of_rules_would_allow_is_refused_with_the_throw() -> None:
    assert refused("throw=2-5", (3, 4), sets="one-tile") == ("refused-not-a-set", {"throw": "2-5"})
    assert refused("throw=2-5", (2,), sets="total-else-dice") == ("refused-not-a-set", {"throw": "2-5"})


def test_a_first_throw_that_leaves_out_the_demanded_tile_is_told_which() -> None:
    assert refused("throw=3-5", (8,), first_throw_shuts=2) == ("refused-first-throw", {"tile": "2"})


def test_a_move_is_refused_however_often_it_is_tried() -> None:
    match = begun(GOLF).play("3-4")
    for _ in range(3):
        assert match.refuses("8") == "refused-sum"
    assert match.play("7").asks() == "dice 0 6x6"


def test_a_set_in_another_order_than_the_places_is_not_the_action() -> None:
    # Notation puts tiles in order; the rules know one spelling of each set.
    assert refused("throw=3-4", (6, 1)) == ("refused-not-a-set", {"throw": "3-4"})


def test_an_outcome_of_another_kind_than_awaited_cannot_happen() -> None:
    assert begun(GOLF).refuses("die:3") == "refused-outcome"
    assert begun(GOLF).refuses("flip:none") == "refused-outcome"
