"""Many random games at once: kernels and plain twin alike, and no card dealt twice."""

import pytest

from pillarbox import catalogue
from pillarbox.games.post_office import batch
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.tables import tables
from pillarbox.solve.compiled import kernels


def ruleset() -> Ruleset:
    found: Ruleset = catalogue.load("post-office")[1]
    return found


def test_the_kernels_and_their_plain_twin_play_the_same_games() -> None:
    if kernels("pillarbox.games.post_office._kernels") is None:
        pytest.skip("numba is not installed: there is nothing compiled to compare")
    whole = batch.play(ruleset(), ["random"], 11, 5, 240)  # enough for the kernels
    parts = [batch.play(ruleset(), ["random"], 11, first, 120) for first in (5, 125)]  # too few for them
    assert parts[0] + parts[1] == whole


def test_a_game_has_nine_different_cards_of_the_set_played_alone() -> None:
    known = tables(ruleset())
    pool = {known.index[card] for card in known.pool(1)}
    for game in range(50):
        cards, chosen = batch.drawn(ruleset(), 2, game)
        assert len({*cards}) == 9
        assert {*cards} <= pool
        assert all(0 <= number < batch.FINE for number in chosen)


def test_only_a_lone_seat_at_random_has_lanes() -> None:
    assert batch.is_laned(ruleset(), ["random"])
    assert not batch.is_laned(ruleset(), ["rich"])
    assert not batch.is_laned(ruleset(), ["random", "random"])
