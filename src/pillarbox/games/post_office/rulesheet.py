"""The rules of a variant on one sheet: the prose of `explain`, and an example that the rules count.

For rules pages and print sheets. The example is the same at every call: some of the deck's richest cards,
laid one after another where each makes most. Must never draw chance, nor count points of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from pillarbox.core.message import Message, say
from pillarbox.games.post_office._plain import options
from pillarbox.games.post_office.aloud import breakdown, rows
from pillarbox.games.post_office.explain import Section, explain
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.tables import tables

LAID = 5
"""So many cards lie in the example."""


def rulesheet(ruleset: Ruleset) -> tuple[Section, ...]:
    """The rules in sections, the example last."""
    return (*explain(ruleset), Section(say("post-rulesheet-part-example"), tuple(_told(ruleset))))


def example(ruleset: Ruleset) -> tuple[Place, ...]:
    """The placements of the example, the start card first; rows and columns count from 1."""
    known = tables(ruleset)
    ids = [card.id for card in ruleset.cards if ruleset.set in (card.set, "random")]
    # Cards with most packages first: with few of them no line would count.
    rich = sorted(ids, key=lambda id: -sum(slot not in ".m" for slot in known.faces(id)[0].slots))
    layers: tuple[Place, ...] = (Place(rich[0], 0, 0, 0),)
    for card in rich[1:LAID]:
        best = max(options(known, known.tableau(layers), card), key=lambda option: option.worth)
        layers = (*layers, best.place)
    seen = known.tableau(layers)
    return tuple(
        [Place(one.card, one.turns, one.row - seen.top + 1, one.col - seen.left + 1) for one in layers]
    )


def _told(ruleset: Ruleset) -> Iterator[Message]:
    layers = example(ruleset)
    yield say("post-rulesheet-example", cards=[layer.card for layer in layers])
    yield from rows(tables(ruleset).tableau(layers))
    yield from breakdown(ruleset, layers)
