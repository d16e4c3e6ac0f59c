"""Values that were published before this program: by others, or with this project's goals."""

from __future__ import annotations

import pytest

from pillarbox import catalogue
from pillarbox.games.shut_the_box import versus
from pillarbox.games.shut_the_box.around import Told, words
from pillarbox.games.shut_the_box.coach import advise
from pillarbox.games.shut_the_box.notation import read_state
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.solve import odds, solved


def rules(id: str, **changes: str) -> Ruleset:
    found: Ruleset = catalogue.load(id, changes)[1]
    return found


def test_the_second_player_against_a_ten_in_classic() -> None:
    ruleset = rules("classic")
    advice = advise(ruleset, read_state(ruleset, words(ruleset, Told(scores=(10,)), "all")), 1, "win")
    assert advice.dice is not None
    assert round(advice.share(advice.dice[0].value.float), 6) == 0.493920


def test_the_first_of_two_in_classic() -> None:
    assert round(versus.odds_round(rules("classic"), 2).shares[0], 6) == 0.502810


@pytest.mark.parametrize(
    "left, expected", [("1345689", 40935.389), ("1245689", 2689.550), ("1235689", 1842.870)]
)
def test_what_digital_play_with_two_dice_expects_after_a_first_throw(left: str, expected: float) -> None:
    turn = solved(rules("digital"))
    mask = sum(1 << int(tile) - 1 for tile in left)
    assert float(turn.natural(turn.raw(mask))) == pytest.approx(expected, abs=5.1e-4)


@pytest.mark.parametrize("objective", ["shut", "score"])
def test_ten_tiles_shut_by_the_total_or_else_the_dice(objective: str) -> None:
    """3.3411 % of the boxes are shut, played for the one or the other."""
    found = odds(rules("golf", tiles="10", sets="total-else-dice"), objective)
    assert round(100 * found.shut.float, 4) == 3.3411
