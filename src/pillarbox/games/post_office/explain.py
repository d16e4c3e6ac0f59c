"""The rules of a variant as prose: whole sentences, at least one for each choice that its ruleset makes.

What a family reads before it plays, in Messages; print sheets and the command line read the same. Must never
put a sentence together from pieces, nor say what the rules do not do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from pillarbox.core.message import Message, say
from pillarbox.games.post_office.ruleset import Ruleset

OWN_DECK = "open-post-1"
"""The deck that comes with the project, which is not the published one."""


class Section(Struct, frozen=True):
    """A part of the rules: its title and its sentences, in order."""

    title: Message
    sentences: tuple[Message, ...]


def explain(ruleset: Ruleset) -> tuple[Section, ...]:
    """The rules in sections."""
    return tuple(Section(title, tuple(part(ruleset))) for title, part in PARTS)


def _cards(ruleset: Ruleset) -> Iterator[Message]:
    fewest, most = ruleset.seats
    if fewest == most:
        yield say("post-explain-seats-exactly", seats=most)
    else:
        yield say("post-explain-seats", fewest=fewest, most=most)
    yield say("post-explain-length")
    yield say("post-explain-slots")
    if ruleset.deck == OWN_DECK:
        yield say("post-explain-own-deck")
    else:
        yield say("post-explain-other-deck", deck=ruleset.deck)


def _set_up(ruleset: Ruleset) -> Iterator[Message]:
    fewest, most = ruleset.seats
    if most == 1:
        yield from _set_up_alone(ruleset)
        return
    if fewest <= 2:
        yield (
            say("post-explain-set-random")
            if ruleset.set == "random"
            else say("post-explain-set", set=ruleset.set)
        )
    if fewest == 1:
        yield say("post-explain-stock-one")
    if most >= 3 and fewest <= 3:
        yield say("post-explain-stock-three")
    if most == 4:
        yield say("post-explain-stock-four")
    yield say("post-explain-start-card")


def _set_up_alone(ruleset: Ruleset) -> Iterator[Message]:
    """For rules that have one seat; only these may lay the order open."""
    yield (
        say("post-explain-set-random-alone")
        if ruleset.set == "random"
        else say("post-explain-set-alone", set=ruleset.set)
    )
    yield say("post-explain-stock-alone")
    yield say("post-explain-start-card-alone")
    if ruleset.open_order:
        yield say("post-explain-open-order")


def _round(ruleset: Ruleset) -> Iterator[Message]:
    fewest, most = ruleset.seats
    if most == 1:
        yield say("post-explain-rounds-alone")
        yield say("post-explain-open-round" if ruleset.open_order else "post-explain-lay-alone")
        return
    yield say("post-explain-rounds")
    yield say("post-explain-pass")
    yield say("post-explain-lay")
    if fewest == 1:
        yield say("post-explain-alone")


def _laying(ruleset: Ruleset) -> Iterator[Message]:
    yield say("post-explain-cover")
    yield say("post-explain-turn")
    yield say("post-explain-grid")
    if ruleset.max_extent:
        yield say("post-explain-extent", most=ruleset.max_extent)
    yield say("post-explain-peek" if ruleset.peek else "post-explain-no-peek")


def _score(ruleset: Ruleset) -> Iterator[Message]:
    fewest, most = ruleset.seats
    yield say("post-explain-lines")
    yield say("post-explain-twice")
    yield say("post-explain-mice")
    if most > 1:
        yield say("post-explain-winner")
    if fewest == 1:
        yield say("post-explain-ranks")


PARTS: tuple[tuple[Message, Callable[[Ruleset], Iterator[Message]]], ...] = (
    (say("post-explain-part-cards"), _cards),
    (say("post-explain-part-set-up"), _set_up),
    (say("post-explain-part-round"), _round),
    (say("post-explain-part-laying"), _laying),
    (say("post-explain-part-score"), _score),
)
"""The sections with their titles."""
