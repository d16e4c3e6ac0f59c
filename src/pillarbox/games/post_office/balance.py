"""What a deck holds and how evenly: plain data for scripts, Messages for people. For the command `deck`.

Must never judge whether a deck may be played; `deckfile` does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import json

from pillarbox.core.message import Message, say
from pillarbox.games.post_office.deck import KINDS, SETS, Composition, Deck, composition

NAMES = {
    "g": say("post-slot-gift"),
    "p": say("post-slot-personal"),
    "s": say("post-slot-sweet"),
    "f": say("post-slot-fragile"),
}


def deck_json(deck: Deck) -> dict[str, Any]:
    """The deck's composition, set by set.

    `richness`: [packages, mice, empty slots, cards] for each kind of card, poorest first; `pairs`: cards
    with two packages of one kind, `paired` which; `symmetric`: cards that a half turn leaves as they are;
    `twins`: cards with the same face; `alike`: whether both sets hold the same; `even`: whether each kind of
    package is as frequent as the others.
    """
    both = _by_set(deck)
    return {
        "name": deck.name,
        "origin": deck.origin,
        "rows": deck.rows,
        "cols": deck.cols,
        "cards": len(deck.cards),
        "sets": {name: json.decode(json.encode(found)) for name, found in both.items()},
        "twins": [list(ids) for ids in composition(deck.cards).twins],
        "alike": _alike(both),
        "even": _even(composition(deck.cards)),
    }


def _by_set(deck: Deck) -> dict[str, Composition]:
    return {name: composition(card for card in deck.cards if card.set == name) for name in SETS}


def _alike(both: dict[str, Composition]) -> bool:
    return len({(tuple(found.packages.values()), found.richness) for found in both.values()}) == 1


def _even(found: Composition) -> bool:
    return len(set(found.packages.values())) == 1


def deck_lines(deck: Deck) -> tuple[Message, ...]:
    """The same in sentences."""
    return tuple(_lines(deck))


def _lines(deck: Deck) -> Iterator[Message]:
    if deck.name:
        yield say("post-deck-name", name=deck.name)
    yield say("post-deck-shape", rows=str(deck.rows), cols=str(deck.cols))
    both = _by_set(deck)
    for name, found in both.items():
        packages = [say("post-deck-kind", kind=NAMES[kind], count=found.packages[kind]) for kind in KINDS]
        total = sum(found.packages.values())
        yield say("post-deck-set", set=name, cards=found.cards, total=total, packages=packages)
        yield say("post-deck-rest", mice=found.mice, empty=found.empty)
        for held, mice, empty, cards in found.richness:
            yield say("post-deck-richness", cards=cards, packages=held, mice=mice, empty=empty)
        if found.pairs:
            yield say("post-deck-pairs", cards=list(found.paired))
        if found.symmetric:
            yield say("post-deck-symmetric", cards=list(found.symmetric))
    for ids in composition(deck.cards).twins:
        yield say("post-deck-twins", cards=list(ids))
    yield say("post-deck-alike") if _alike(both) else say("post-deck-unlike")
    yield say("post-deck-even") if _even(composition(deck.cards)) else say("post-deck-uneven")
