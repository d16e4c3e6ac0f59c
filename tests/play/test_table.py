"""The referee: who may do what and when, and what follows."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from pillarbox.core.message import Refused
from pillarbox.core.record import Acted, Drawn, Ended, Opened, Revealed, Seat, Thrown, Undone
from pillarbox.games.shut_the_box import notation
from pillarbox.play import fair
from pillarbox.play.commands import Abort, Act, CommitSeed, OpenSeed, RealThrow, Sit, Throw, Undo
from pillarbox.play.fold import fold
from pillarbox.play.table import REMEMBERED, Table
from tests.play.playing import (
    CLASSIC,
    EMAIL,
    GAME,
    HOLIDAY,
    MAY_STOP,
    PUB,
    REOPEN_ONE,
    SHARED,
    SOLO,
    STD,
    Loaded,
    at_random,
    do,
    kinds,
    play,
    refusal,
    table,
)


def shown(at: Table) -> str:
    return notation.state_text(at.point.ruleset, at.point.state)


# Throws.


def test_the_dice_fall_only_on_the_seats_throw() -> None:
    at = table(STD, 2, "3-5")
    assert kinds(at.events) == ["Created"]
    (thrown,) = do(at, Throw(seat=0))
    assert isinstance(thrown, Thrown)
    assert (thrown.number, thrown.dice, thrown.faces, thrown.scheme) == (0, 2, (3, 5), 1)
    assert shown(at) == "all/all throw=3-5"


def test_a_pending_throw_survives_any_number_of_requests() -> None:
    at = table(STD, 2, "5-3 6-6 6-6")
    do(at, Throw(seat=0))
    before = at.point
    for _ in range(10):
        assert refusal(at.decide(Throw(seat=0))) == "refused-act-first"
        assert refusal(at.decide(Throw(seat=1))) == "refused-not-your-throw"
    assert at.point == before
    assert at.point.state.faces == (3, 5)


def test_an_obligatory_action_refuses_the_next_throw() -> None:
    """Also one that the dice never showed: the neighbour's reopening, the own one after a useless throw."""
    at = table(HOLIDAY, 2, "3-5")
    play(at, "0 throw; 0 8")
    assert refusal(at.decide(Throw(seat=1))) == "refused-act-first"
    assert refusal(at.decide(Throw(seat=0))) == "refused-not-your-throw"
    at = table(REOPEN_ONE, 1, "6-3 6-3 1-1 1-1")
    play(at, "0 throw; 0 9; 0 throw; 0 2+7; 0 throw")
    assert at.point.state.stage == "unstick"
    assert refusal(at.decide(Throw(seat=0))) == "refused-act-first"


def test_a_finished_player_cannot_throw() -> None:
    at = table(STD, 2, "6-6 1-1 1-1 1-1")
    play(at, "0 throw; 0 3+9; 0 throw; 0 2; 0 throw")
    assert at.point.state.boxes[0].end == "stuck"
    assert refusal(at.decide(Throw(seat=0))) == "refused-not-your-throw"


def test_after_a_useless_throw_the_next_player_may_throw_at_once() -> None:
    at = table(STD, 2, "1-1 1-1 3-4")
    play(at, "0 throw; 0 2; 0 throw; 1 throw")
    assert at.point.state.faces == (3, 4)


def test_only_the_player_on_turn_moves() -> None:
    at = table(STD, 2, "3-5")
    assert refusal(at.decide(Act(seat=0, actions=("8",)))) == "refused-throw-first"
    do(at, Throw(seat=0))
    assert refusal(at.decide(Act(seat=1, actions=("8",)))) == "refused-not-your-turn"


def test_the_drawn_order_is_kept_and_the_outcome_is_not_ordered() -> None:
    at = table(STD, 1, "5-3")
    (thrown,) = do(at, Throw(seat=0))
    assert isinstance(thrown, Thrown)
    assert thrown.faces == (5, 3)
    assert at.point.state.faces == (3, 5)


def test_choosing_how_many_dice_is_itself_the_throw() -> None:
    at = table(PUB, 2, "6-3 6-2 3-4 4")
    play(at, "0 throw; 0 9; 0 throw; 0 8; 0 throw; 0 7")
    assert at.legal(0) == ("1d", "2d")
    assert refusal(at.decide(Throw(seat=0))) == "refused-act-first"
    events = do(at, Act(seat=0, actions=("1d",), id="x"))
    assert kinds(events) == ["Acted", "Thrown"]
    assert at.point.state.faces == (4,)


def test_a_set_is_no_command_to_throw_again() -> None:
    at = table(STD, 1, "6-3")
    play(at, "0 throw; 0 9")
    assert at.point.node.kind == "chance"
    assert at.point.state.faces == ()


def test_stopping_is_no_command_to_throw_in_the_next_round() -> None:
    at = table(MAY_STOP, 1, "6-3")
    play(at, "0 throw; 0 9; 0 stop")
    assert at.point.node.kind == "chance"
    assert len(at.point.state.past) == 1


def test_only_the_player_on_turn_ends_the_turn() -> None:
    at = table(MAY_STOP, 2, "6-3")
    play(at, "0 throw; 0 9")
    assert refusal(at.decide(Act(seat=1, actions=("stop",)))) == "refused-not-your-turn"
    play(at, "0 stop")
    assert at.point.node.roller == 1


def test_starting_dice_are_thrown_by_their_seats_and_counted_apart() -> None:
    at = table(EMAIL, 2, "2 5 1-1")
    assert refusal(at.decide(Throw(seat=1))) == "refused-not-your-throw"
    play(at, "0 throw; 1 throw; 1 throw")
    throws = [event for event in at.events if isinstance(event, Thrown)]
    assert [(e.seat, e.source, e.number, e.dice) for e in throws] == [
        (0, "start", 0, 1),
        (1, "start", 1, 1),
        (1, "dice", 0, 2),
    ]


def test_throw_numbers_have_no_gaps() -> None:
    at = at_random(table(SHARED, 3), random.Random(5))
    throws = [event.number for event in at.events if isinstance(event, Thrown)]
    assert throws == list(range(len(throws)))


def test_a_lone_players_reopening_follows_by_itself() -> None:
    at = at_random(table(SOLO, 1), random.Random(3))
    drawn = [event for event in at.events if isinstance(event, Drawn)]
    assert [event.number for event in drawn] == list(range(len(drawn)))
    assert drawn
    assert all(event.outcome.startswith("flip:") and len(event.values) == 2 for event in drawn)


# Choices.


def test_an_empty_answer_is_refused_where_a_set_is_legal() -> None:
    at = table(STD, 1, "3-5")
    do(at, Throw(seat=0))
    for nothing in ((), ("",), ("stop",), ("pass",)):
        assert refusal(at.decide(Act(seat=0, actions=nothing)))
    assert shown(at) == "all throw=3-5"


def test_an_illegal_set_changes_nothing_and_says_why() -> None:
    at = table(STD, 1, "3-5")
    do(at, Throw(seat=0))
    before = at.point
    for text, why in [("4+4", "refused-tile-twice"), ("1+9", "refused-sum"), ("10", "refused-no-such-tile")]:
        assert refusal(at.decide(Act(seat=0, actions=(text,)))) == why
    assert at.point is before


def test_tiles_typed_in_any_order_are_recorded_in_canonical_notation() -> None:
    at = table(STD, 1, "3-5")
    (_, acted) = (do(at, Throw(seat=0)), do(at, Act(seat=0, actions=("5+1+2",))))
    assert isinstance(acted[0], Acted)
    assert acted[0].actions == ("1+2+5",)


def test_a_stale_answer_is_refused_once_its_node_is_closed() -> None:
    at = table(STD, 2, "3-5 6-1")
    do(at, Throw(seat=0))
    opened = at.point.opened
    do(at, Act(seat=0, actions=("8",), node=opened))
    do(at, Throw(seat=0))
    assert refusal(at.decide(Act(seat=0, actions=("7",), node=opened))) == "refused-stale"
    do(at, Act(seat=0, actions=("7",), node=at.point.opened))


def test_a_repeated_command_gets_the_first_answer_and_takes_effect_once() -> None:
    at = table(STD, 2, "3-5 1-1")
    do(at, Throw(seat=0, id="t1"))
    first = do(at, Act(seat=0, actions=("8",), id="a1"))
    do(at, Throw(seat=0, id="t2"))
    again = at.decide(Act(seat=0, actions=("8",), id="a1"))
    assert (again.events, again.again, again.refused) == (first, True, None)
    assert at.decide(Throw(seat=0, id="t1")).events[0].n == 1
    assert sum(isinstance(event, Acted) for event in at.events) == 1


def test_a_mark_is_the_seats_own() -> None:
    at = table(SHARED, 2, "3-5")
    do(at, Throw(seat=0))
    do(at, Act(seat=0, actions=("8",), id="same"))
    assert not at.decide(Act(seat=1, actions=("8",), id="same")).again


def test_a_repeated_command_is_known_again_after_the_log_is_read_anew() -> None:
    at = table(PUB, 2, "6-3 6-2 3-4 4")
    play(at, "0 throw; 0 9; 0 throw; 0 8; 0 throw; 0 7")
    first = do(at, Act(seat=0, actions=("1d",), id="once"))
    later = Table(GAME, Loaded(), at.events)
    assert later.decide(Act(seat=0, actions=("1d",), id="once")).events == first


def test_a_refused_command_repeated_later_is_still_refused() -> None:
    """Else a copy of it delayed on its way would take effect after all."""
    at = table(STD, 2, "3-5 3-5")
    early = Act(seat=0, actions=("8",), id="early")
    assert refusal(at.decide(early)) == "refused-throw-first"
    do(at, Throw(seat=0))
    assert refusal(at.decide(early)) == "refused-throw-first"
    for number in range(REMEMBERED):
        at.decide(Act(seat=1, actions=("8",), id=f"other {number}"))
    assert at.decide(early).refused is None, "only so many refusals are remembered"


def test_several_choices_of_one_seat_are_checked_and_appended_as_one() -> None:
    at = table(HOLIDAY, 1, "6-4")
    do(at, Throw(seat=0))
    assert refusal(at.decide(Act(seat=0, actions=("10", "9")))) == "refused-throw-first"
    assert at.point.state.boxes[0].open == (1 << 10) - 1
    at = table(STD, 1, "6-4")
    do(at, Throw(seat=0))
    assert refusal(at.decide(Act(seat=0, actions=("1+9",) * 17))) == "refused-no-action"


# Sealed choices to a shared throw.


def test_two_seats_acting_on_the_same_node_both_count() -> None:
    at = table(SHARED, 2, "3-5")
    do(at, Throw(seat=0))
    opened = at.point.opened
    do(at, Act(seat=1, actions=("8",), node=opened))
    do(at, Act(seat=0, actions=("3+5",), node=opened))
    assert [box.throws for box in at.point.state.boxes] == [1, 1]
    assert shown(at).startswith("1,2,4,6,7,8,9,10/1,2,3,4,5,6,7,9,10")


def test_sealed_choices_in_any_order_lead_to_the_same_state() -> None:
    answers = {0: "8", 1: "3+5", 2: "1+2+5"}
    states = set()
    for order in permutations(answers):
        at = table(SHARED, 3, "3-5")
        do(at, Throw(seat=0))
        for seat in order:
            do(at, Act(seat=seat, actions=(answers[seat],)))
        states.add(at.point.state)
    assert len(states) == 1


def test_an_answered_seat_may_not_answer_again_nor_take_back() -> None:
    at = table(SHARED, 3, "3-5")
    do(at, Throw(seat=0))
    do(at, Act(seat=1, actions=("8",)))
    assert refusal(at.decide(Act(seat=1, actions=("3+5",)))) == "refused-not-your-turn"
    assert refusal(at.decide(Undo(seat=1))) == "refused-undo"


def test_others_see_only_that_a_sealed_choice_is_made() -> None:
    def seen(answer: str) -> tuple[object, str]:
        at = table(SHARED, 3, "3-5")
        do(at, Throw(seat=0))
        (acted,) = do(at, Act(seat=1, actions=(answer,)))
        assert isinstance(acted, Acted)
        assert acted.actions == ()
        assert acted.seal
        return (at.observe(0), at.observe(-1)), acted.seal

    (one, seal_one), (other, seal_other) = seen("8"), seen("3+5")
    assert one == other
    assert seal_one != seal_other
    assert len(seal_one) == len(seal_other) == 64


def test_all_sealed_choices_open_when_the_last_one_is_in() -> None:
    at = table(SHARED, 3, "3-5")
    do(at, Throw(seat=0))
    do(at, Act(seat=2, actions=("8",)))
    do(at, Act(seat=0, actions=("3+5",)))
    events = do(at, Act(seat=1, actions=("1+2+5",)))
    assert kinds(events) == ["Acted", "Opened", "Opened"]
    opened = [event for event in events if isinstance(event, Opened)]
    assert [(event.of, event.hidden) for event in opened] == [(2, '["8"]'), (3, '["3+5"]')]
    for event in opened:
        sealed = at.events[event.of]
        assert isinstance(sealed, Acted)
        assert fair.seal(bytes.fromhex(event.key), event.hidden.encode()).hex() == sealed.seal


# Taking back.


def test_a_choice_may_be_taken_back_until_the_next_throw() -> None:
    at = table(STD, 1, "3-5 6-6")
    do(at, Throw(seat=0))
    before = at.point.state
    do(at, Act(seat=0, actions=("8",)))
    (undone,) = do(at, Undo(seat=0))
    assert isinstance(undone, Undone)
    assert undone.of == 2
    assert at.point.state == before
    assert kinds(at.events) == ["Created", "Thrown", "Acted", "Undone"], "the log is never cut"
    play(at, "0 1+7; 0 throw")
    assert refusal(at.decide(Undo(seat=0))) == "refused-undo"


def test_an_answer_from_before_the_taking_back_is_stale() -> None:
    at = table(STD, 1, "3-5")
    do(at, Throw(seat=0))
    opened = at.point.opened
    do(at, Act(seat=0, actions=("8",), node=opened))
    do(at, Undo(seat=0))
    assert refusal(at.decide(Act(seat=0, actions=("8",), node=opened))) == "refused-stale"


def test_nobody_takes_back_anothers_choice_nor_after_another_has_moved() -> None:
    at = table(HOLIDAY, 2, "3-5")
    play(at, "0 throw; 0 8")
    assert refusal(at.decide(Undo(seat=1))) == "refused-undo"
    play(at, "1 keep")
    assert refusal(at.decide(Undo(seat=0))) == "refused-undo"
    do(at, Undo(seat=1))
    do(at, Undo(seat=0))
    assert shown(at) == "all/all throw=3-5"


def test_nothing_is_taken_back_after_the_end_of_a_round() -> None:
    at = table(MAY_STOP, 1, "6-3")
    play(at, "0 throw; 0 9; 0 stop")
    assert refusal(at.decide(Undo(seat=0))) == "refused-undo"


def test_nothing_is_taken_back_after_a_throw_that_a_choice_of_dice_brought() -> None:
    at = table(PUB, 2, "6-3 6-2 3-4 4")
    play(at, "0 throw; 0 9; 0 throw; 0 8; 0 throw; 0 7; 0 1d")
    assert refusal(at.decide(Undo(seat=0))) == "refused-undo"


def test_replay_of_any_prefix_gives_the_state_there_was_with_choices_taken_back_too() -> None:
    rng = random.Random(8)
    at = table(HOLIDAY, 3)
    states = {1: at.point}
    while not at.point.over and at.point.count < 120:
        last = at.point.standing[-1] if at.point.standing else None
        if last and rng.random() < 0.3:
            do(at, Undo(seat=last.seat))
        else:
            at_random(at, rng, steps=1)
        states[at.point.count] = at.point
    assert sum(isinstance(event, Undone) for event in at.events) > 5
    for count, point in states.items():
        again = fold(GAME, at.events[:count])
        assert again == point


# Trying out.


def test_a_preview_answers_what_would_be_and_changes_nothing() -> None:
    at = table(HOLIDAY, 2, "3-5")
    do(at, Throw(seat=0))
    before = at.point
    preview = at.preview(0, ["8"])
    assert preview.legal == (), "the neighbour is next"
    assert preview.observation.state.boxes[0].open == (1 << 10) - 1 - (1 << 7)
    assert at.preview(0, []).legal == at.legal(0)
    assert at.point is before
    with pytest.raises(Refused):
        at.preview(0, ["9"])
    with pytest.raises(Refused):
        at.preview(1, ["8"])
    with pytest.raises(Refused):
        at.preview(2, [])


def test_a_preview_of_the_last_sealed_choice_opens_nothing() -> None:
    at = table(SHARED, 2, "3-5")
    do(at, Throw(seat=0))
    do(at, Act(seat=0, actions=("3+5",)))
    preview = at.preview(1, ["8"])
    assert preview.observation.state.boxes[0].open == (1 << 10) - 1


# The end.


def test_the_end_is_written_down_and_the_seed_revealed() -> None:
    at = table(STD, 2, "6-3 1-1 1-1 6-3 1-2 1-1")
    play(at, "0 throw; 0 9; 0 throw; 0 2; 0 throw; 1 throw; 1 9; 1 throw; 1 3; 1 throw; 1 2")
    assert not at.point.over
    at_random(at, random.Random(1))
    ended, revealed = at.events[-2:]
    assert isinstance(ended, Ended)
    assert isinstance(revealed, Revealed)
    assert revealed.seed == bytes(range(32)).hex()
    for command in (Throw(seat=0), Act(seat=0, actions=("1",)), Undo(seat=0), Abort(seat=0)):
        assert refusal(at.decide(command)) == "refused-match-over"


def test_equal_best_scores_are_both_named_winners() -> None:
    at = table(STD, 2, "6-3 6-3 1-1 1-1 6-3 6-3 1-1 1-1")
    for seat in (0, 1):
        play(at, f"{seat} throw; {seat} 9; {seat} throw; {seat} 1+8; {seat} throw; {seat} 2; {seat} throw")
    ended = at.events[-2]
    assert isinstance(ended, Ended)
    assert (ended.totals, ended.winners, ended.places) == ((25, 25), (0, 1), (1, 1))


def test_breaking_off_reveals_the_seed_and_opens_what_is_sealed() -> None:
    at = table(SHARED, 3, "3-5")
    do(at, Throw(seat=0))
    do(at, Act(seat=1, actions=("8",)))
    events = do(at, Abort(seat=2))
    assert kinds(events) == ["Aborted", "Opened", "Revealed"]
    assert at.point.over == "aborted"


def test_a_player_who_leaves_in_the_own_turn_leaves_the_seat_to_a_stand_in() -> None:
    at = table(CLASSIC, 2, "3-5")
    do(at, Throw(seat=0))
    state = at.point.state
    do(at, Sit(seat=0, player="bot:random"))
    assert at.point.players == ("bot:random", "person")
    assert at.point.state == state, "the same seat stays on turn, with the same throw"
    do(at, Sit(seat=0, player="person"))
    assert at.point.players == ("person", "person")


def test_when_another_seat_leaves_the_same_person_stays_on_turn() -> None:
    at = table(CLASSIC, 3, "1-1 1-1 3-5")
    play(at, "0 throw; 0 2; 0 throw; 1 throw")
    do(at, Sit(seat=0, player="bot:random"))
    play(at, "1 8")
    assert at.point.node.roller == 1


# Players' own seeds.


SEEDS = (b"\xaa" * 16, b"\xbb" * 16)


def with_seeds() -> Table:
    return table(STD, sitters=[Seat("Anna", entropy=True), Seat("Piet", entropy=True), Seat("Ola")])


def commit(seat: int) -> CommitSeed:
    return CommitSeed(seat=seat, commitment=fair.player_commitment(seat, SEEDS[seat]).hex())


def test_play_waits_until_every_promised_seed_is_open() -> None:
    at = with_seeds()
    assert refusal(at.decide(Throw(seat=0))) == "refused-seeds-missing"
    do(at, commit(0))
    assert refusal(at.decide(OpenSeed(seat=0, seed=SEEDS[0].hex()))) == "refused-seed-early"
    do(at, commit(1))
    do(at, OpenSeed(seat=1, seed=SEEDS[1].hex()))
    assert refusal(at.decide(Throw(seat=0))) == "refused-seeds-missing"
    do(at, OpenSeed(seat=0, seed=SEEDS[0].hex()))
    (thrown,) = do(at, Throw(seat=0))
    assert isinstance(thrown, Thrown)
    streams = fair.Streams(bytes(range(32)), "match-0001", (*SEEDS, b""))
    assert thrown.faces == tuple(value + 1 for value in streams.draw("dice", 0, (6, 6)))


def test_only_the_seed_committed_to_is_taken_and_each_once() -> None:
    at = with_seeds()
    do(at, commit(0))
    do(at, commit(1))
    assert refusal(at.decide(commit(0))) == "refused-seed"
    assert refusal(at.decide(OpenSeed(seat=0, seed=SEEDS[1].hex()))) == "refused-seed-other"
    assert refusal(at.decide(CommitSeed(seat=2, commitment="00" * 32))) == "refused-seed"
    for wrong in ("", "aa", "zz" * 16, "AA" * 16, "aa" * 2000):
        assert refusal(at.decide(OpenSeed(seat=0, seed=wrong))) == "refused-hex"


# Real dice.


def test_real_dice_are_entered_and_never_drawn() -> None:
    at = table(CLASSIC, 2, kind="by-hand")
    assert refusal(at.decide(Throw(seat=0))) == "refused-throw-by-hand"
    (thrown,) = do(at, RealThrow(seat=0, faces=(5, 3), entered="Piet"))
    assert isinstance(thrown, Thrown)
    assert (thrown.faces, thrown.entered, thrown.scheme) == ((5, 3), "Piet", 0)
    assert refusal(at.decide(RealThrow(seat=0, faces=(1, 1), entered="Piet"))) == "refused-act-first"


@pytest.mark.parametrize("faces", [(), (3,), (3, 4, 5), (0, 3), (3, 7), (-1, 2)])
def test_real_dice_that_cannot_have_fallen_are_refused(faces: tuple[int, ...]) -> None:
    at = table(CLASSIC, 2, kind="by-hand")
    assert refusal(at.decide(RealThrow(seat=0, faces=faces, entered="Anna"))) == "refused-real-throw"


def test_real_dice_are_refused_where_the_table_throws() -> None:
    at = table(CLASSIC, 2)
    assert refusal(at.decide(RealThrow(seat=0, faces=(1, 1), entered="Anna"))) == "refused-no-real-dice"


def test_with_real_dice_choosing_their_number_waits_for_them() -> None:
    at = table(PUB, 1, kind="by-hand")
    for faces, act in [((6, 3), "9"), ((6, 2), "8"), ((4, 3), "7")]:
        do(at, RealThrow(seat=0, faces=faces, entered="Anna"))
        play(at, f"0 {act}")
    assert kinds(do(at, Act(seat=0, actions=("1d",)))) == ["Acted"]
    do(at, Undo(seat=0))
    play(at, "0 2d")
    do(at, RealThrow(seat=0, faces=(1, 2), entered="Anna"))


# The secret.


def test_the_server_seed_is_nowhere_in_a_running_match() -> None:
    at = at_random(table(SHARED, 3), random.Random(2), steps=12)
    assert not at.point.over
    for text in (repr(at.point), repr(at.events), repr(at.observe(0))):
        assert bytes(range(32)).hex() not in text
        assert repr(bytes(range(32))) not in text


def test_a_copied_state_knows_nothing_of_the_next_throw() -> None:
    """Two tables with different secrets, at the same throws so far, are the same to a planner."""
    points = []
    for secret in (bytes(32), bytes(range(32))):
        dice = Loaded("3-5 6-1")
        dice._seed = secret
        at = table(STD, 2)
        at = Table(GAME, dice, at.events)
        play(at, "0 throw; 0 8; 0 throw")
        points.append(at.point)
    assert points[0] == points[1]
