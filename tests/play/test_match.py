"""The sitting: commands are kept before they take effect, bots play, a match goes on after anything."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

import pytest

from pillarbox.core.message import Message, Refused
from pillarbox.core.record import AnyEvent, Seat, Thrown
from pillarbox.play.commands import Abort, Act, AnyCommand, CommitSeed, OpenSeed, RealThrow, Sit, Throw, Undo
from pillarbox.play.fair import player_commitment
from pillarbox.play.log import Conflict, MemoryLog, NotKept, Stored
from pillarbox.play.match import Match, again, begin, seeded_id
from pillarbox.play.seats import own_random, policy
from pillarbox.play.verify import verify
from tests.play.playing import CLASSIC, EMAIL, GAME, PUB, SHARED, STD, kinds

BOTS = [Seat("A", "bot:random"), Seat("B", "bot:fewest-tiles"), Seat("C", "bot:highest-first")]
ANNA = Seat("Anna")


class Keyboard:
    """A person who throws when asked, shuts the first set listed, and notes what is told."""

    def __init__(self, *first: AnyCommand) -> None:
        self.first = list(first)
        self.events: list[AnyEvent] = []
        self.refusals: list[str] = []
        self.asked: list[int] = []

    def command(self, match: Match, seat: int) -> AnyCommand:
        self.asked.append(seat)
        if self.first:
            return self.first.pop(0)
        node = match.point.node
        if node.kind != "chance":
            return Act(seat=seat, actions=(match.table.legal(seat)[0],))
        if match.point.created.dice == "by-hand":
            return RealThrow(seat=seat, faces=tuple(min(n, 5) for n in node.asks), entered="Anna")
        return Throw(seat=seat)

    def told(self, match: Match, events: Sequence[AnyEvent]) -> None:
        assert match.table.events[-len(events) :] == tuple(events), "told only once it has happened"
        self.events += events

    def refused(self, match: Match, seat: int, why: Message) -> None:
        self.refusals.append(why.id)


def bots_only(ruleset: Any, count: int = 3, **more: Any) -> Match:
    match = begin(GAME, ruleset, BOTS[:count], MemoryLog(), **more)
    match.play()
    return match


@pytest.mark.parametrize("ruleset", [STD, CLASSIC, EMAIL, PUB, SHARED], ids=lambda r: r.turn + str(r.stake))
def test_bots_play_a_match_to_its_end_and_its_record_verifies(ruleset: Any) -> None:
    match = bots_only(ruleset)
    assert match.point.over == "ended"
    assert verify(match.record).ok


def test_the_same_word_gives_the_same_match() -> None:
    assert bots_only(CLASSIC, seed="S").record.events == bots_only(CLASSIC, seed="S").record.events


def test_a_seeded_match_and_then_a_normal_one_throw_differently() -> None:
    """Also two normal ones: no constant stands in for a seed."""

    def dice(match: Match) -> list[tuple[int, ...]]:
        return [event.faces for event in match.record.events if isinstance(event, Thrown)]

    matches = [
        bots_only(CLASSIC, seed="S"),
        bots_only(CLASSIC),
        bots_only(CLASSIC),
        bots_only(CLASSIC, seed="T"),
    ]
    throws = [dice(match) for match in matches]
    assert all(one != other for n, one in enumerate(throws) for other in throws[:n])
    assert [match.point.created.dice for match in matches] == ["seeded", "committed", "committed", "seeded"]


def test_a_seeded_match_can_be_played_again_beside_the_first() -> None:
    log = MemoryLog()
    keys = [begin(GAME, STD, BOTS, log, seed="S").key for _ in range(3)]
    assert keys == [seeded_id("S"), seeded_id("S") + "-2", seeded_id("S") + "-3"]
    assert {Match(GAME, log, key).point.created.match for key in keys} == {seeded_id("S")}


def test_people_are_asked_for_their_seats_only_and_bots_throw_by_themselves() -> None:
    match = begin(GAME, STD, [BOTS[0], ANNA, BOTS[1]], MemoryLog(), seed="S")
    anna = Keyboard()
    match.play(anna)
    assert set(anna.asked) == {1}
    assert tuple(anna.events) == match.table.events[1:]
    assert anna.refusals == []


def test_a_refused_command_is_told_and_asked_again() -> None:
    match = begin(GAME, STD, [ANNA], MemoryLog(), seed="S")
    anna = Keyboard(Act(seat=0, actions=("9",)), Undo(seat=0), Throw(seat=3))
    match.play(anna)
    assert anna.refusals == ["refused-throw-first", "refused-undo", "refused-no-such-seat"]
    assert match.point.over == "ended"


def test_a_person_may_leave_to_a_stand_in_and_come_back() -> None:
    match = begin(GAME, SHARED, [ANNA, BOTS[0]], MemoryLog(), seed="S")
    match.submit(Sit(seat=0, player="bot:random"))
    assert match.submit(Sit(seat=0, player="bot:clairvoyant")).refused is not None
    assert match.submit(Sit(seat=0, player="")).refused is not None
    assert match.submit(Sit(seat=0, player="person")).refused is None
    anna = Keyboard(Sit(seat=0, player="bot:random"))
    match.play(anna)
    assert anna.asked == [0], "asked once; then the bot plays on to the end"
    assert verify(match.record).ok


def test_without_anybody_to_ask_a_persons_seat_stops_the_match_where_it_is() -> None:
    match = begin(GAME, STD, [ANNA], MemoryLog())
    with pytest.raises(Refused):
        match.play()
    assert not match.point.over


def test_breaking_off_ends_the_loop() -> None:
    match = begin(GAME, STD, [ANNA, BOTS[0]], MemoryLog())
    anna = Keyboard(Throw(seat=0), Abort(seat=0))
    match.play(anna)
    assert match.point.over == "aborted"
    with pytest.raises(ValueError, match="over"):
        match.waiting()


def test_real_dice_are_asked_of_people_also_for_bots() -> None:
    match = begin(GAME, STD, [BOTS[0], ANNA], MemoryLog(), by_hand=True)
    anna = Keyboard()
    match.play(anna)
    assert {0, 1} == set(anna.asked)
    throws = [event for event in match.record.events if isinstance(event, Thrown)]
    assert {event.entered for event in throws} == {"Anna"}
    assert verify(match.record).ok


def test_bots_answer_a_shared_throw_before_people_do() -> None:
    match = begin(GAME, SHARED, [ANNA, BOTS[0], BOTS[1]], MemoryLog(), seed="S")
    match.submit(Throw(seat=0))
    assert match.waiting() == 1


def test_seats_that_bring_seeds_are_asked_for_them_first() -> None:
    seeds = {0: b"\xaa" * 16, 2: b"\xcc" * 16}
    sitters = [Seat("A", entropy=True), BOTS[0], Seat("C", entropy=True)]
    match = begin(GAME, STD, sitters, MemoryLog())
    commits = [CommitSeed(seat=s, commitment=player_commitment(s, seed).hex()) for s, seed in seeds.items()]
    opens = [OpenSeed(seat=s, seed=seed.hex()) for s, seed in seeds.items()]
    people = Keyboard(*commits, *opens)
    match.play(people)
    assert people.asked[:4] == [0, 2, 0, 2]
    assert people.refusals == []
    assert verify(match.record).ok


@pytest.mark.parametrize("stop", range(1, 40, 3))
def test_a_match_taken_up_again_from_the_log_goes_on_as_it_would_have(stop: int) -> None:
    whole = bots_only(SHARED, seed="S").record.events
    log = MemoryLog()
    match = begin(GAME, SHARED, BOTS, log, seed="S")
    while match.point.count < stop:
        from pillarbox.play import seats

        match.submit(seats.command(GAME, match.table, match.waiting()))
    later = Match(GAME, log, match.key)
    assert later.point == match.point
    later.play()
    assert later.record.events == whole


def test_a_pending_throw_is_the_same_after_taking_the_match_up_again() -> None:
    log = MemoryLog()
    match = begin(GAME, STD, [ANNA], log)
    match.submit(Throw(seat=0))
    later = Match(GAME, log, match.key)
    assert later.point.state.faces == match.point.state.faces
    assert later.submit(Throw(seat=0)).refused is not None


class Racing(MemoryLog):
    """A log into which somebody else writes just before every append, so many times."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times
        self.other: Any = None

    def append(self, key: str, expected: int, events: Sequence[AnyEvent]) -> None:
        if self.times and self.other:
            self.times -= 1
            other, self.other = self.other, None
            other()
            self.other = other
        super().append(key, expected, events)


def test_of_two_that_race_the_loser_is_decided_anew_by_what_has_happened() -> None:
    log = Racing(1)
    mine = begin(GAME, SHARED, [ANNA, Seat("Piet")], log, seed="S")
    mine.submit(Throw(seat=0))
    theirs = Match(GAME, log, mine.key)
    log.other = lambda: theirs.submit(Act(seat=1, actions=(theirs.table.legal(1)[0],)))
    decision = mine.submit(Act(seat=0, actions=(mine.table.legal(0)[0],)))
    assert decision.refused is None
    assert kinds(decision.events) == ["Acted", "Opened"], "the other's sealed choice was in already"
    assert log.load(mine.key).events == mine.table.events


def test_of_two_that_throw_at_once_one_throw_is_made() -> None:
    log = Racing(1)
    mine = begin(GAME, STD, [ANNA], log)
    theirs = Match(GAME, log, mine.key)
    log.other = lambda: theirs.submit(Throw(seat=0))
    decision = mine.submit(Throw(seat=0))
    assert decision.refused is not None
    assert decision.refused.id == "refused-act-first"
    assert kinds(mine.table.events) == ["Created", "Thrown"]


def test_who_always_loses_the_race_is_told_so() -> None:
    class Busy(MemoryLog):
        def append(self, key: str, expected: int, events: Sequence[AnyEvent]) -> None:
            raise Conflict(key)

    match = begin(GAME, STD, [ANNA], Busy())
    decision = match.submit(Throw(seat=0))
    assert decision.refused is not None
    assert decision.refused.id == "refused-too-busy"


def test_what_cannot_be_kept_has_not_happened() -> None:
    class Full(MemoryLog):
        def append(self, key: str, expected: int, events: Sequence[AnyEvent]) -> None:
            raise NotKept(Message("store-full", {"path": "/"}))

    match = begin(GAME, STD, [ANNA], Full())
    before = match.point
    with pytest.raises(NotKept):
        match.submit(Throw(seat=0))
    assert match.point is before


def test_a_repeated_command_is_not_kept_twice() -> None:
    match = begin(GAME, STD, [ANNA], MemoryLog())
    first = match.submit(Throw(seat=0, id="t"))
    second = match.submit(Throw(seat=0, id="t"))
    assert (second.events, second.again) == (first.events, True)
    assert match.point.count == 2


def test_a_rematch_is_one_new_match_of_the_same_people_with_dice_of_its_own() -> None:
    log = MemoryLog()
    for end in (Abort(seat=0), None):
        match = begin(GAME, CLASSIC, [ANNA, BOTS[0]], log, seed="S")
        if end:
            match.submit(end)
        else:
            match.play(Keyboard())
        new = again(match, log)
        assert new.point.created.seats == match.point.created.seats
        assert new.point.created.ruleset == match.point.created.ruleset
        assert new.point.created.dice == "committed"
        assert (new.point.count, new.key) not in ((match.point.count, match.key),)
        new.play(Keyboard())
    assert len(log.keys()) == 4


@pytest.mark.parametrize(
    "sitter, why",
    [
        (Seat("  "), "refused-name"),
        (Seat("x" * 41), "refused-name"),
        (Seat("a\nb"), "refused-name"),
        (Seat("\x1b[31mred"), "refused-name"),
        (Seat("\u202eevil"), "refused-name-turns"),
        (Seat("A", "robot"), "refused-player"),
        (Seat("A", "bot:"), "refused-player"),
        (Seat("A", "bot:nobody"), "refused-no-such-policy"),
    ],
)
def test_who_cannot_sit_is_refused_and_no_match_is_kept(sitter: Seat, why: str) -> None:
    log = MemoryLog()
    with pytest.raises(Refused) as refusal:
        begin(GAME, STD, [ANNA, sitter], log)
    assert refusal.value.message.id == why
    assert log.keys() == ()


@pytest.mark.parametrize("count", [0, 13])
def test_a_number_of_seats_that_the_rules_do_not_allow_is_refused(count: int) -> None:
    log = MemoryLog()
    with pytest.raises(Refused):
        begin(GAME, STD, [ANNA] * count, log)
    assert log.keys() == ()


def test_bots_random_numbers_are_their_own_for_each_match_seat_and_question() -> None:
    firsts = [own_random(match, seat, n).random() for match in ("a", "b") for seat in (0, 1) for n in (1, 2)]
    assert len(set(firsts)) == 8
    assert own_random("a", 0, 1).random() == firsts[0]


@pytest.mark.parametrize("name", sorted(GAME.bots.POLICIES))
def test_a_bot_uses_its_throws_until_it_is_stuck_and_then_ends_its_turn(name: str) -> None:
    """It neither stops after the first throw nor fails where it has no choice."""
    match = begin(GAME, STD, [Seat("A", f"bot:{name}"), Seat("B", f"bot:{name}")], MemoryLog(), seed="S")
    match.play()
    done = match.point.state.past[0]
    assert set(done.ends) <= {"stuck", "shut", "no-turn"}
    assert max(done.lengths) > 1
    throws = [event for event in match.record.events if isinstance(event, Thrown)]
    assert len(throws) == sum(done.lengths)


def test_a_policy_that_answers_nonsense_gives_way_to_a_legal_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    from pillarbox.games.shut_the_box.state import Keep

    monkeypatch.setitem(GAME.bots.POLICIES, "nonsense", lambda *args: Keep())
    match = begin(GAME, STD, [Seat("N", "bot:nonsense")], MemoryLog())
    match.play()
    assert match.point.over == "ended"


def test_the_policies_of_a_game_are_named_where_one_is_not_known() -> None:
    with pytest.raises(Refused) as refusal:
        policy(GAME, "bot:nobody")
    assert "random" in refusal.value.message.args["known"]


# The log in memory.


def test_a_log_in_memory_keeps_to_the_rules_of_every_store() -> None:
    log = MemoryLog()
    match = begin(GAME, STD, [ANNA], log)
    stored = log.load(match.key)
    assert isinstance(stored, Stored)
    assert stored.events == match.table.events
    with pytest.raises(Conflict):
        log.create(match.key, b"", ())
    with pytest.raises(Conflict):
        log.append(match.key, 0, ())
    with pytest.raises(Refused):
        log.load("nowhere")
    with pytest.raises(Refused):
        Match(GAME, log, "nowhere")
    assert log.keys() == (match.key,)


def test_a_face_knows_for_whom_the_match_waits_while_a_bot_thinks() -> None:
    asked: list[int] = []

    def thinking(seat: int) -> nullcontext[None]:
        asked.append(seat)
        return nullcontext()

    match = begin(GAME, STD, BOTS[:2], MemoryLog())
    match.play(thinking=thinking)
    assert set(asked) == {0, 1}
    assert len(asked) >= len([event for event in match.record.events if isinstance(event, Thrown)])
