"""Dealt cards and sealed passes: the table plays a game of hidden hands, and its record verifies."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import pillarbox
from pillarbox import catalogue
from pillarbox.core.record import Acted, AnyEvent, Drawn, Opened, Record, chained, recorded
from pillarbox.play.commands import Act, Undo
from pillarbox.play.dice import FairDice
from pillarbox.play.table import Table, create
from pillarbox.play.verify import Verdict, verify
from tests.play.playing import at_random, do, refusal, seats

POST = catalogue.game("post-office")


@cache
def rules() -> Any:
    folder = Path(pillarbox.__file__).parent / "games" / "post_office"
    text = (folder / "variants" / "post-office.toml").read_text(encoding="utf-8")
    deck = (folder / "decks" / "open-post-1.json").read_text(encoding="utf-8")
    return POST.ruleset.parse(text, lambda base: None, "", "post-office", deck=lambda name: deck)


def dealt(count: int, seed: int = 1) -> Table:
    dice = FairDice(bytes([seed]) * 32, f"post-{seed}")
    return Table(POST, dice, create(POST, rules(), seats(count), dice, match=f"post-{seed}"))


def check(record: Record) -> Verdict:
    return verify(record, lambda id: POST)


def deals(events: tuple[AnyEvent, ...]) -> list[Drawn]:
    return [event for event in events if isinstance(event, Drawn)]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_match_of_hidden_hands_is_played_and_verifies(count: int) -> None:
    at = at_random(dealt(count), random.Random(count))
    verdict = check(recorded(at.events))
    assert (verdict.ok, verdict.deck, verdict.dice, verdict.faults) == (True, True, None, ())


def test_the_deal_follows_by_itself_and_keeps_hands_face_down() -> None:
    at = dealt(3)
    assert at.point.node.kind == "simultaneous"
    starts, hands = deals(at.events)[:3], deals(at.events)[3:]
    assert all(event.outcome and not event.seal for event in starts), "starting cards lie face up"
    assert len(hands) == 6
    assert all(event.seal and not event.outcome and not event.values for event in hands)
    assert [event.number for event in deals(at.events)] == list(range(9))
    assert all(event.hidden is None for event in deals(recorded(at.events).events[:10])[3:])


def test_a_pass_stays_hidden_until_the_end_and_placements_open_together() -> None:
    at = dealt(2)
    for seat in (0, 1):
        (acted,) = do(at, Act(seat=seat, actions=(at.legal(seat)[0],)))
        assert isinstance(acted, Acted)
        assert acted.seal, "what is passed is seen by nobody but the receiver"
    for seat, number in ((0, 1), (0, 2), (1, 1)):
        (acted,) = do(at, Act(seat=seat, actions=(at.legal(seat)[0],)))
        assert isinstance(acted, Acted)
        assert acted.seal, number
    last, *opened = do(at, Act(seat=1, actions=(at.legal(1)[0],)))[:4]
    assert isinstance(last, Acted)
    assert last.actions
    assert [type(event) for event in opened] == [Opened] * 3


def test_both_placements_may_be_submitted_as_one() -> None:
    at = dealt(2)
    for seat in (0, 1):
        do(at, Act(seat=seat, actions=(at.legal(seat)[0],)))
    first = at.legal(0)[0]
    then = at.preview(0, [first]).legal[0]
    (acted,) = do(at, Act(seat=0, actions=(first, then)))
    assert isinstance(acted, Acted)
    assert at.legal(0) == ()
    assert refusal(at.decide(Undo(seat=0))) == "refused-undo"


def test_a_card_dealt_otherwise_than_the_deck_lies_is_found() -> None:
    at = at_random(dealt(2), random.Random(5))
    events = list(recorded(at.events).events)
    first, second = (event for event in deals(tuple(events))[:2])
    events[first.n] = replace(first, outcome=second.outcome, values=second.values)
    events[second.n] = replace(second, outcome=first.outcome, values=first.values)
    verdict = check(recorded(chained(events)))
    assert verdict.deck is False or verdict.moves is False
    assert not verdict.ok


def test_a_hidden_card_claimed_to_be_another_is_found() -> None:
    at = at_random(dealt(2), random.Random(6))
    events = list(recorded(at.events).events)
    opened = [event for event in events if isinstance(event, Opened) and isinstance(events[event.of], Drawn)]
    one, other = opened[:2]
    events[one.n] = replace(one, hidden=other.hidden)
    events[other.n] = replace(other, hidden=one.hidden)
    assert not check(recorded(chained(events))).ok
