"""States as text: every state that play reaches comes back the same, and short things are short."""

from __future__ import annotations

import random

import pytest

from pillarbox.core.game import Choice
from pillarbox.core.message import Unreadable
from pillarbox.games.shut_the_box import notation, rules
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.state import Shut, State

ROWS = ((1, 2, 3, 4, 5, 6, 7, 8, 9), (9, 8, 7, 6, 5, 4, 3, 2, 1))
TEN = tuple(range(1, 11))

STD = Ruleset()
CLASSIC = Ruleset(one_die="must")
PUB = Ruleset(one_die="may", one_die_when="high-shut", stake=1, shut_pays=2)
EMAIL = Ruleset(
    tiles=TEN, turn="alternate", score="count", on_shut="ends-turn", starter="highest-die", seats=(1, 12)
)
HOLIDAY = Ruleset(
    tiles=TEN,
    turn="alternate",
    score="count",
    on_shut="ends-turn",
    starter="highest-die",
    reopen="neighbour",
    cap=20,
)
SHARED = Ruleset(tiles=TEN, turn="shared", match="until", limit=100)
DOUBLE = Ruleset(rows=ROWS, row_weights=(2, 1), one_die="may")

VARIANTS = {
    "std": STD,
    "classic": CLASSIC,
    "pub": PUB,
    "email": EMAIL,
    "holiday": HOLIDAY,
    "shared": SHARED,
    "double": DOUBLE,
    "survivor": Ruleset(one_die="must", match="elimination", limit=45),
    "lucky seven": Ruleset(
        shut_at_start=(1, 2, 3, 4, 5, 6, 8, 9), turn="alternate", stuck="pass", on_shut="wins-match"
    ),
    "insurance": Ruleset(insurance=True),
    "reopen one": Ruleset(stuck="reopen-one", cap=20),
    "solo reopening": Ruleset(solo_reopen=50, cap=20),
    "may stop": Ruleset(must_shut=False, match="rounds"),
    "may stop in turn": Ruleset(must_shut=False, turn="alternate", one_die="may", one_die_sum=20),
    "lost at first": Ruleset(first_throw_shuts=2, first_throw_lost="match", match="rounds"),
    "deadly": Ruleset(deadly_totals=(7,), deadly_ends="round", match="rounds", stake=1),
    "roll-offs": Ruleset(tiles=(1, 2, 3), dice=1, ties="roll-off", stake=1, match="rounds", starter="loser"),
    "loser pays": Ruleset(score="digital", stake=3, stake_rule="loser-pays", match="rounds"),
    "handicaps": Ruleset(one_die="must", handicap_shut=((), (9, 8)), handicap_one_die=("never", "may")),
    "four dice": Ruleset(tiles=tuple(range(1, 25)), dice=4),
    "one d20": Ruleset(tiles=tuple(range(1, 13)), dice=1, sides=20),
}


def walk(ruleset: Ruleset, seats: int, seed: int) -> list[State]:
    """The states of one random match."""
    rng = random.Random(seed)
    state = rules.start(ruleset, seats)
    seen = [state]
    while (node := rules.node(ruleset, state)).kind != "terminal" and len(seen) < 600:
        if node.kind == "chance":
            distribution = rules.chance(ruleset, state)
            move = distribution.pick(rng.randrange(distribution.whole))
        else:
            seat = rng.choice(node.seats)
            move = Choice(seat, rng.choice(rules.legal(ruleset, state, seat)))
        state = rules.step(ruleset, state, move)
        seen.append(state)
    return seen


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seats", [1, 2, 3, 12])
def test_every_state_that_play_reaches_reads_back_the_same(name: str, seats: int) -> None:
    ruleset = VARIANTS[name]
    for seed in range(3):
        for state in walk(ruleset, seats, seed):
            text = notation.state_text(ruleset, state)
            assert notation.read_state(ruleset, text) == state, text
            seen = rules.observe(ruleset, state, 0).state
            assert notation.read_state(ruleset, notation.state_text(ruleset, seen)) == seen


def box(state: State, seat: int = 0) -> str:
    """The open tiles of a seat's box, drawn from the bits of the state (bit 0 is tile 1)."""
    mask = state.boxes[seat].open
    return ",".join(str(bit + 1) for bit in range(24) if mask >> bit & 1)


def test_bare_tiles_stand_open_and_the_seat_is_to_throw() -> None:
    state = notation.read_state(STD, "1,2,5")
    assert (state.stage, state.dice, box(state)) == ("throw", 2, "1,2,5")
    assert notation.state_text(STD, state) == "1,2,5"


def test_a_throw_on_the_table_waits_for_a_set() -> None:
    state = notation.read_state(STD, "1,2,5 throw=3-2")
    assert (state.stage, state.faces, state.dice) == ("choose", (2, 3), 2)
    assert rules.legal(STD, state, 0) == (Shut((5,)),)
    assert notation.state_text(STD, state) == "1,2,5 throw=2-3"


def test_a_throw_at_the_full_box_is_the_first_one_of_the_turn() -> None:
    to_go = Ruleset(first_throw_shuts=2)
    first = notation.read_state(to_go, "all throw=1-4")
    later = notation.read_state(to_go, "1,2,3,4,5,6,7,8 throw=1-4")
    assert rules.legal(to_go, first, 0) == (Shut((2, 3)),)
    assert rules.legal(to_go, later, 0) == (Shut((5,)), Shut((1, 4)), Shut((2, 3)))
    again = notation.read_state(to_go, "1,2,3,4,5,6,7,8 throw=1-4 throws=1")
    assert rules.legal(to_go, again, 0) == (Shut((2, 3)),)


def test_where_the_dice_may_be_chosen_that_is_asked_first() -> None:
    asked = notation.read_state(PUB, "1,2,5")
    assert asked.stage == "dice"
    chosen = notation.read_state(PUB, "1,2,5 dice=1")
    assert (chosen.stage, chosen.dice) == ("throw", 1)
    assert notation.state_text(PUB, chosen) == "1,2,5 dice=1"


def test_rows_are_written_with_their_letters() -> None:
    state = notation.read_state(DOUBLE, "b1,b9,a2,a3 throw=2+1")
    assert notation.state_text(DOUBLE, state) == "a2,a3,b9,b1 throw=1-2"
    # b9 is free, a2 and a3 stand alone; b1 is the last back tile, in front of it nothing.
    assert [notation.action_text(DOUBLE, action) for action in rules.legal(DOUBLE, state, 0)] == [
        "a3",
        "a2+b1",
    ]


def test_other_boxes_totals_and_markers_can_be_said() -> None:
    text = "all/1,2/- turn=1 ends=-,-,shut throws=0,4,6 totals=12,30,9"
    state = notation.read_state(STD, text)
    assert [box(state, seat) for seat in range(3)] == ["1,2,3,4,5,6,7,8,9", "1,2", ""]
    assert (state.totals, state.seat, state.boxes[2].end) == ((12, 30, 9), 1, "shut")
    insured = notation.read_state(Ruleset(insurance=True), "1,4 markers=2")
    assert insured.boxes[0].markers == 2
    assert notation.state_text(Ruleset(insurance=True), insured) == "1,4 markers=2"


def test_the_number_of_seats_is_said_or_follows_or_is_given() -> None:
    for text, given, seats in [("1,2", 1, 1), ("1,2", 3, 3), ("1,2/3", 1, 2), ("1,2 totals=1,2,3", 1, 3)]:
        assert len(notation.read_state(STD, text, given).boxes) == seats
    assert len(notation.read_state(STD, "1,2 seats=4").boxes) == 4


def test_a_match_that_waits_for_the_starting_dice_needs_two_words() -> None:
    text = "seats=3 stage=starter"
    state = notation.read_state(EMAIL, text)
    assert state == rules.start(EMAIL, 3)
    assert notation.state_text(EMAIL, state) == text


def test_past_rounds_keep_shares_of_the_pot_and_missing_turns() -> None:
    text = "all/all/all past=0:3,3,-:3,3,45:stuck,stuck,no-turn:0,1:1/2,1/2,-1:4,5,0 starter=1"
    state = notation.read_state(PUB, text)
    (done,) = state.past
    assert [str(points) for points in done.stakes] == ["1/2", "1/2", "-1"]
    assert (done.scores, done.winners, state.totals) == ((3, 3, None), (0, 1), (3, 3, 0))
    assert notation.state_text(PUB, state) == text


UNREADABLE = [
    ("1,2,x", "open", 1),
    ("1,2,10", "open", 1),
    ("1,1", "open", 1),
    ("a1", "open", 1),
    ("1,,2", "open", 1),
    ("01", "open", 1),
    ("٣", "open", 1),
    ("1,2 throw=7-1", "throw", 5),
    ("1,2 throw=0-1", "throw", 5),
    ("1,2 throw=1-1-1-1-1", "throw", 5),
    ("1,2  throw=", "throw", 6),
    ("1,2 turn=1", "turn", 5),
    ("1,2 turn=-1", "turn", 5),
    ("1,2 seats=0", "seats", 5),
    ("1,2 seats=13", "seats", 5),
    ("1,2 seats=two", "seats", 5),
    ("1,2 ends=lost", "ends", 5),
    ("1,2 ends=stuck,stuck seats=1", "ends", 5),
    ("1,2 stage=dozing", "stage", 5),
    ("1,2 totals=1.5", "totals", 5),
    ("1,2 totals=" + "9" * 2000, "totals", 5),
    ("1,2 dice=99", "dice", 5),
    ("1,2 past=0:1", "past", 5),
    ("1,2 past=0:1:1:stuck:0:1/0:1", "past", 5),
    ("1,2 past=0:1:1:stuck:0:2/4:1", "past", 5),
    ("1,2 past=0:1:1:dozed:0:0:1", "past", 5),
    ("1,2 sealed=1+x", "sealed", 5),
    ("1,2 sealed=-,- seats=1", "sealed", 5),
    ("1,2 tied=0,0", "tied", 5),
    ("1,2 shown=7", "shown", 5),
]


@pytest.mark.parametrize("text, key, place", UNREADABLE)
def test_what_cannot_be_read_is_named_with_its_place(text: str, key: str, place: int) -> None:
    with pytest.raises(Unreadable) as refusal:
        notation.read_state(STD, text)
    said = refusal.value.message
    assert (said.id, said.args["key"], said.args["place"]) == ("unreadable-state", key, place)


def test_unknown_and_repeated_words_are_named() -> None:
    for text, message in [("1,2 trhow=1-1", "unreadable-key"), ("1,2 3,4", "unreadable-key-twice")]:
        with pytest.raises(Unreadable) as refusal:
            notation.read_state(STD, text)
        assert (refusal.value.message.id, refusal.value.message.args["place"]) == (message, 5)


CLASHING = [
    (STD, "1,2 throw=5", "throw"),
    (STD, "1,2 stage=choose", "throw"),
    (STD, "1,2 dice=1", "dice"),
    (STD, "1,2 stage=dice", "stage"),
    (STD, "1,2/3 stage=reopen", "stage"),
    (STD, "1,2 throw=1-2 stage=unstick", "stage"),
    (STD, "1,2 stage=flip", "stage"),
    (STD, "1,2 ends=stuck", "turn"),
    (STD, "1,2/all gone=1", "gone"),
    (STD, "1,2 tied=0", "tied"),
    (STD, "all stage=roll-off", "tied"),
    (STD, "open=none", "open"),
    (STD, "1,2 throws=201", "throws"),
    (STD, "1,2 sealed=-", "sealed"),
    (SHARED, "all/all sealed=1+2,-", "sealed"),
    (SHARED, "all/all throw=1-2 sealed=4,-", "sealed"),
    (SHARED, "all/all throw=1-2 sealed=3,3", "sealed"),
]


@pytest.mark.parametrize("ruleset, text, key", CLASHING)
def test_a_state_that_contradicts_itself_is_refused(ruleset: Ruleset, text: str, key: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        notation.read_state(ruleset, text)
    said = refusal.value.message
    assert (said.id, said.args["key"]) == ("unreadable-state-clash", key)


def mutated(rng: random.Random, text: str) -> str:
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(letters) + 1)
        letters[at : at + rng.randint(0, 2)] = rng.choice(
            ["", *"0123456789,/-+=:;? abd\n\x1b٣", " dice=1", "99"]
        )
    return "".join(letters)


@pytest.mark.parametrize("name", VARIANTS)
def test_any_garbled_state_is_refused_or_can_be_played_on(name: str) -> None:
    """No other exception: the rules answer for every state that can be read."""
    ruleset = VARIANTS[name]
    rng = random.Random(name)
    texts = [notation.state_text(ruleset, state) for seats in (1, 3) for state in walk(ruleset, seats, 1)]
    for _ in range(300):
        try:
            state = notation.read_state(ruleset, mutated(rng, rng.choice(texts)))
        except Unreadable:
            continue
        assert notation.read_state(ruleset, notation.state_text(ruleset, state)) == state
        for _ in range(30):
            node = rules.node(ruleset, state)
            rules.result(ruleset, state)
            if node.kind == "chance":
                distribution = rules.chance(ruleset, state)
                move = distribution.pick(rng.randrange(distribution.whole))
            elif choices := [
                (seat, action) for seat in node.seats for action in rules.legal(ruleset, state, seat)
            ]:
                move = Choice(*rng.choice(choices))
            else:
                break
            state = rules.step(ruleset, state, move)
