"""Bots choose only legal actions, by the rule their name says, and finish every game."""

import sys
from random import Random

import pytest

from pillarbox.core.game import Choice, Observation, Result
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.bots import POLICIES, notice
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import Action, Box, Dice, Keep, Outcome, Reopen, Shut, Stage, State

CLASSIC = Ruleset(one_die="must")
TEN = tuple(range(1, 11))
HOLIDAY = Ruleset(tiles=TEN, turn="alternate", score="count", reopen="neighbour", on_shut="ends-turn")
TILES = {1: 1, 2: 2, 3: 4, 4: 8, 5: 16, 6: 32, 7: 64, 8: 128, 9: 256, 10: 512}


def box(*tiles: int, throws: int = 3) -> Box:
    return Box(sum(TILES[tile] for tile in tiles), throws=throws)


def answer(
    policy: str, ruleset: Ruleset, open_tiles: Box, stage: Stage, faces: tuple[int, ...] = (), seat: int = 0
) -> Action:
    """What a policy does with a box of seat 0 in this stage."""
    other = Box(TILES[9], "stuck", 3)
    seats = (open_tiles, other) if seat else (open_tiles,)
    state = State(
        stage=stage, seat=0, boxes=seats, faces=faces, totals=(0,) * len(seats), gone=(0,) * len(seats)
    )
    return POLICIES[policy](ruleset, Observation(seat, state), Random(1), 0)


def play(ruleset: Ruleset, seats: int, policies: list[str], seed: int) -> Result:
    rng = Random(seed)
    state = rules.start(ruleset, seats)
    for _ in range(100_000):
        node = rules.node(ruleset, state)
        if node.kind == "terminal":
            return rules.result(ruleset, state)
        if node.kind == "chance":
            move: Choice | Outcome = rules.settle(ruleset, state, tuple(rng.randrange(n) for n in node.asks))
        else:
            seat = node.seats[0]
            policy = POLICIES[policies[seat % len(policies)]]
            seen = rules.observe(ruleset, state, seat)
            move = Choice(seat, policy(ruleset, seen, rng, 0))
        state = rules.step(ruleset, state, move)
    raise AssertionError("no end")


@pytest.mark.parametrize(
    "policy, shut",
    [("highest-first", (9,)), ("fewest-tiles", (9,)), ("most-tiles", (1, 2, 6)), ("perfect", (9,))],
)
def test_each_policy_answers_a_nine_by_its_rule(policy: str, shut: tuple[int, ...]) -> None:
    assert answer(policy, CLASSIC, box(*range(1, 10)), "choose", (4, 5)) == Shut(shut)


def test_highest_first_compares_descending_lists_and_fewest_tiles_counts_first() -> None:
    assert answer("highest-first", CLASSIC, box(1, 2, 4, 5, 6), "choose", (4, 5)) == Shut((1, 2, 6))
    assert answer("fewest-tiles", CLASSIC, box(1, 2, 4, 5, 6), "choose", (4, 5)) == Shut((4, 5))


def test_most_tiles_takes_the_smallest_ascending_list_among_equally_many() -> None:
    assert answer("most-tiles", CLASSIC, box(1, 2, 4, 5, 6, 7), "choose", (5, 6)) == Shut((1, 4, 6))


def test_a_rule_of_thumb_throws_one_die_once_it_can_show_every_tile() -> None:
    pub = Ruleset(one_die="may", one_die_when="high-shut")
    assert answer("highest-first", pub, box(5, 6), "dice") == Dice(1)
    assert answer("highest-first", Ruleset(one_die="may", one_die_sum=20), box(9), "dice") == Dice(2)


def test_the_perfect_bot_throws_two_dice_where_one_would_be_worse() -> None:
    pub = Ruleset(one_die="may", one_die_when="high-shut")
    assert answer("perfect", pub, box(1, 2, 3, 4, 5, 6), "dice") == Dice(2)
    assert answer("perfect", pub, box(3), "dice") == Dice(1)


@pytest.mark.parametrize("policy", POLICIES)
def test_as_a_neighbour_every_policy_may_reopen_a_tile_of_the_mover(policy: str) -> None:
    chosen = answer(policy, HOLIDAY, box(1, 2, 3), "reopen", seat=1)
    assert isinstance(chosen, Keep | Reopen)
    if policy == "highest-first":
        assert chosen == Reopen(10)
    if policy == "perfect":
        assert isinstance(chosen, Reopen)


def test_stuck_players_reopen_their_lowest_tile_by_rule_of_thumb() -> None:
    trac = Ruleset(stuck="reopen-one")
    assert answer("highest-first", trac, box(1, 8), "unstick", (2, 2)) == Reopen(2)
    assert isinstance(answer("perfect", trac, box(1), "unstick", (2, 2)), Reopen)


VARIANTS = {
    "classic": CLASSIC,
    "email-holiday": HOLIDAY,
    "shared": Ruleset(tiles=TEN, turn="shared", match="until", limit=100),
    "insurance": Ruleset(insurance=True),
    "may stop": Ruleset(must_shut=False, wins="highest", score="shut-sum", on_shut="ends-turn"),
    "lucky seven": Ruleset(
        shut_at_start=(1, 2, 3, 4, 5, 6, 8, 9), turn="alternate", stuck="pass", on_shut="wins-match"
    ),
    "reopen one": Ruleset(stuck="reopen-one"),
    "markers and reopening": Ruleset(tiles=(1, 2, 3, 4, 5, 6), stuck="reopen-one", insurance=True, cap=30),
    "chance reopens": Ruleset(tiles=(1, 2, 3, 4, 5, 6), solo_reopen=50),
    "handicap": Ruleset(handicap_shut=((), (1, 9)), handicap_one_die=("never", "may")),
    "rows": Ruleset(rows=((1, 2, 3, 4), (4, 3, 2, 1), (1, 2, 3, 4)), one_die="may", one_die_when="last-row"),
    "total, else dice": Ruleset(tiles=TEN, sets="total-else-dice"),
    "first throw": Ruleset(first_throw_shuts=2, first_throw_lost="match", match="rounds"),
}


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_policy_plays_every_kind_of_turn_to_its_end(name: str, seats: int) -> None:
    for policy in POLICIES:
        for seed in range(3):
            assert play(VARIANTS[name], seats, [policy], seed).over


def test_the_same_seed_plays_the_same_match() -> None:
    mixed = list(POLICIES)
    assert play(CLASSIC, 5, mixed, 7) == play(CLASSIC, 5, mixed, 7)


def test_perfect_play_reaches_the_solved_mean() -> None:
    """10,000 turns; the solved standard deviation of a turn is about 8, so three standard errors are 0.24."""
    alone = sum(play(CLASSIC, 1, ["perfect"], seed).totals[0] for seed in range(10_000)) / 10_000
    assert alone == pytest.approx(11.021, abs=0.24)


def test_a_bot_that_can_calculate_has_nothing_to_announce() -> None:
    assert notice(CLASSIC) is None
    assert notice(HOLIDAY, alone=False) is None


def test_where_it_cannot_calculate_the_perfect_bot_says_so_and_shuts_the_fewest_tiles() -> None:
    endless = VARIANTS["markers and reopening"]
    said = notice(endless)
    assert said is not None
    assert said.id == "bot-perfect-cannot"
    assert said.args["reason"].id == "odds-markers-in-circles"
    assert answer("perfect", endless, box(1, 2, 3, 4, 5), "choose", (2, 3)) == Shut((5,))


def test_without_a_number_library_a_big_box_is_played_by_the_fewest_tiles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pillarbox.solve.tabled", None)
    big = Ruleset(id="no library here", tiles=tuple(range(1, 21)), dice=4)
    said = notice(big)
    assert said is not None
    assert said.args["reason"].id == "odds-needs-library"
    assert play(big, 2, ["perfect"], 1).over


def test_a_big_box_is_played_perfectly_with_one() -> None:
    big = Ruleset(tiles=tuple(range(1, 19)), dice=3)
    assert notice(big) is None
    mean = sum(play(big, 1, ["perfect"], seed).totals[0] for seed in range(300)) / 300
    assert mean == pytest.approx(79.715, abs=3.6)  # three standard errors
