"""The plain view that faces draw: what it says of a position, and what it keeps from other seats."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from pillarbox.core.game import Choice
from pillarbox.games.shut_the_box import rules, show
from pillarbox.games.shut_the_box.ruleset import Ruleset
from tests.games.shut_the_box.drawn import Drawn, at, begun
from tests.games.shut_the_box.presets import DIFFERENCES, make, preset


def seen(drawn: Drawn, seat: int = 0) -> dict[str, Any]:
    return show.view(drawn.ruleset, rules.observe(drawn.ruleset, drawn.state, seat))


def tiles(view: dict[str, Any], what: str, seat: int = 0) -> str:
    rows = view["boxes"][seat]["rows"]
    return " ".join(tile["label"] for row in rows for tile in row if tile[what])


def test_open_tiles_are_told_apart_from_shut_ones() -> None:
    view = seen(at(preset("classic"), "1,2,5"))
    assert tiles(view, "open") == "1 2 5"
    assert view["boxes"][0]["score"] == 8


def test_the_tiles_of_legal_sets_are_lit_and_no_others() -> None:
    view = seen(at(preset("classic"), "1,2,5,9 throw=1-2"))
    assert tiles(view, "legal") == "1 2"
    assert view["legal"] == ["1+2"]
    assert view["dice"] == {"count": 2, "sides": 6, "faces": [1, 2], "total": 3, "choices": []}


def test_nothing_is_lit_for_a_seat_that_owes_nothing_or_a_spectator() -> None:
    drawn = at(preset("classic"), "open=1,2,5/all throw=1-2")
    for seat in (1, -1):
        assert tiles(seen(drawn, seat), "legal") == ""
        assert seen(drawn, seat)["legal"] == []


def test_a_choice_of_dice_is_listed() -> None:
    view = seen(at(preset("pub"), "1,2,5 throws=3"))
    assert view["dice"]["choices"] == [1, 2]
    assert view["legal"] == ["1d", "2d"]
    assert view["stage"] == "dice"


def test_tiles_behind_others_are_not_free() -> None:
    view = seen(at(preset("double-shutter"), "a1,b9,b8"))
    assert tiles(view, "open") == "a1 b9 b8"
    assert tiles(view, "free") == "a1 b8"


def test_tiles_shut_from_the_start_are_told_apart() -> None:
    view = seen(begun(preset("three-down-extreme")))
    assert tiles(view, "fixed") == "1 2 3"
    assert tiles(view, "open") == "4 5 6 7 8 9"


def test_the_neighbour_sees_which_tiles_of_the_mover_it_may_reopen() -> None:
    drawn = at(preset("email-holiday"), "open=1,2,3,4,5/all stage=reopen")
    view = seen(drawn, 1)
    assert tiles(view, "legal", 0) == "6 7 8 9 10"
    assert tiles(view, "legal", 1) == ""
    assert view["owe"] == [1]


def test_a_dead_box_is_said_to_be_dead_before_the_throw() -> None:
    view = seen(at(preset("golf"), "1"))
    assert view["stage"] == "throw"
    assert view["boxes"][0]["dead"]


def test_of_a_sealed_choice_the_others_see_only_that_it_is_made() -> None:
    before = at(preset("shared-throw"), "seats=3 throw=3-4")
    one, other = before.play("1:7"), before.play("1:1+6")
    assert seen(one, 0) == seen(other, 0)
    assert [box["answered"] for box in seen(one, 0)["boxes"]] == [False, True, False]
    assert seen(one, -1) == seen(other, -1)


def test_stake_points_are_shown_as_exact_fractions() -> None:
    drawn = at(make(stake=1), "open=1,2,5/1,2,5/1,2,5/1,3,5 turn=3 throws=3,3,3,3 ends=stuck,stuck,stuck")
    view = seen(drawn.play("6-6"))
    assert view["stakes"] == ["1/3", "1/3", "1/3", "-1"]
    assert view["winners"] == [0, 1, 2]
    assert view["places"] == [1, 1, 1, 4]


def test_no_stake_points_are_shown_where_none_are_played_for() -> None:
    assert seen(begun(preset("classic"), 2))["stakes"] is None


def test_who_is_out_and_the_last_rounds_are_shown() -> None:
    drawn = at(preset("survivor"), "totals=40,30 open=5/9 throws=3,3 ends=stuck turn=1 starter=0")
    view = seen(drawn.play("6-6"))
    assert view["out"] == [0]
    assert view["past"][-1]["scores"] == [5, 9]
    assert view["round"] == 1
    assert view["over"]


def test_the_number_of_the_round_counts_from_one_and_stays_at_the_end() -> None:
    ruleset = preset("rounds", rounds=1)
    assert seen(begun(ruleset))["round"] == 1
    over = at(ruleset, "9 throws=3").play("6-6")
    assert seen(over)["over"]
    assert seen(over)["round"] == 1
    assert seen(begun(ruleset))["rounds"] == 1


def test_only_the_latest_rounds_are_carried() -> None:
    drawn = begun(preset("rounds", rounds=30))
    rng = random.Random(1)
    while rules.node(drawn.ruleset, drawn.state).kind != "terminal":
        drawn = one_move(drawn, rng)
    past = seen(drawn)["past"]
    assert [done["round"] for done in past] == list(range(11, 31))


def one_move(drawn: Drawn, rng: random.Random) -> Drawn:
    ruleset, state = drawn.ruleset, drawn.state
    node = rules.node(ruleset, state)
    if node.kind == "chance":
        options = rules.chance(ruleset, state)
        return Drawn(ruleset, rules.step(ruleset, state, rng.choices(options.outcomes, options.weights)[0]))
    seat = rng.choice(node.seats)
    action = rng.choice(rules.legal(ruleset, state, seat))
    return Drawn(ruleset, rules.step(ruleset, state, Choice(seat, action)))


@pytest.mark.parametrize("id", sorted(DIFFERENCES))
@pytest.mark.parametrize("seats", [1, 3])
def test_every_position_of_a_match_has_a_view_in_plain_json(id: str, seats: int) -> None:
    rng = random.Random(f"{id} {seats}")
    drawn = begun(preset(id), seats)
    for _ in range(60):
        for seat in (-1, *range(seats)):
            view = seen(drawn, seat)
            assert json.loads(json.dumps(view)) == view
            assert bool(view["legal"]) == (seat in rules.node(drawn.ruleset, drawn.state).seats)
        if drawn.result.over:
            break
        drawn = one_move(drawn, rng)


def test_a_match_that_begins_with_dice_has_no_boxes_yet() -> None:
    view = seen(begun(preset("email"), 3))
    assert view["boxes"] == []
    assert view["stage"] == "starter"
    assert view["tied"] == [0, 1, 2]
    assert view["roller"] == 0


def test_a_variant_of_ones_own_is_viewed_like_any_other() -> None:
    view = seen(begun(Ruleset(tiles=(2, 4, 8), seats=(1, 2)), 2))
    assert tiles(view, "open", 1) == "2 4 8"


@pytest.mark.parametrize(
    "id, facts",
    [
        ("classic", ("whole", "single", "sum", "lowest", "wins-round", False)),
        ("email-holiday", ("alternate", "single", "count", "lowest", "ends-turn", False)),
        ("shared-throw", ("shared", "until", "sum", "lowest", "wins-round", False)),
        ("cover-score", ("whole", "first-to", "shut-sum", "highest", "ends-turn", False)),
        ("high-rollers", ("whole", "single", "sum", "lowest", "wins-round", True)),
    ],
)
def test_a_view_says_what_counts_and_what_ends_the_match(id: str, facts: tuple[Any, ...]) -> None:
    view = seen(begun(preset(id), 2))
    assert (*map(view.get, ("play", "match", "scoring", "wins", "on_shut")), view["insurance"]) == facts
