"""What follows from a ruleset alone, worked out once and kept: faces of its cards, the cards in play,
tableaus.

Must never know whose turn it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pillarbox.core.game import Node
from pillarbox.games.post_office.deck import CODES, SLOTS
from pillarbox.games.post_office.faces import Face, faces
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Deal, Place
from pillarbox.games.post_office.tableau import Tableau

KEPT = 2048
"""So many tableaus are remembered before the memory is emptied."""


class Tables:
    """Faces, the cards' places in the deck, the cards in play, and the tableaus seen lately."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.index: dict[str, int] = {card.id: i for i, card in enumerate(ruleset.cards)}
        self.bit: dict[str, int] = {card.id: 1 << i for i, card in enumerate(ruleset.cards)}
        self.names: dict[str, str] = {card.id.upper(): card.id for card in ruleset.cards}
        """The ids by their spelling in capitals."""
        self.deals: dict[str, Deal] = {card.id: Deal(card.id) for card in ruleset.cards}
        self._faces = {card.id: faces(card.slots, ruleset.rows, ruleset.cols) for card in ruleset.cards}
        self._pools = [self._pool(seats) for seats in range(5)]
        self._dealing = [Node("chance", (), None, "deck", (len(pool),)) for pool in self._pools]
        self._tableaus: dict[tuple[Place, ...], Tableau] = {}

    def faces(self, card: str) -> tuple[Face, ...]:
        """The different positions of a card by quarter turns, named by its id or by its six slots.

        Raises KeyError for any other name.
        """
        known = self._faces.get(card)
        if known is None:
            if len(card) != SLOTS or not set(card) <= set(CODES):
                raise KeyError(card)
            known = faces(card, self.ruleset.rows, self.ruleset.cols)
        return known

    def _pool(self, seats: int) -> tuple[str, ...]:
        one_set = seats <= 2 and self.ruleset.set != "random"
        return tuple(card.id for card in self.ruleset.cards if not one_set or card.set == self.ruleset.set)

    def pool(self, seats: int) -> tuple[str, ...]:
        """The cards that are shuffled for so many seats, in the order of the deck's file."""
        return self._pools[seats]

    def dealing(self, seats: int) -> Node:
        """The chance node of every deal."""
        return self._dealing[seats]

    def bits(self, cards: Iterable[str]) -> int:
        """The set of these cards as bits by place in the deck; a hidden one adds nothing."""
        found = 0
        for card in cards:
            found |= self.bit.get(card, 0)
        return found

    def cards(self, bits: int) -> Iterator[str]:
        """The cards of a set, in the order of the deck's file."""
        return (card for card, bit in self.bit.items() if bits & bit)

    def tableau(self, layers: tuple[Place, ...]) -> Tableau:
        """What cards laid in this order look like from above; nothing is asked about their legality.

        Raises KeyError for a card that there isn't, IndexError for turns that show nothing new.
        """
        found = self._tableaus.get(layers)
        if found is None:
            if layers:
                last = layers[-1]
                below = self.tableau(layers[:-1])
                found = below.lay(self.faces(last.card)[last.turns], last.row, last.col)
            else:
                found = Tableau(self.ruleset.max_extent)
            if len(self._tableaus) >= KEPT:
                self._tableaus.clear()
            self._tableaus[layers] = found
        return found


_TABLES: dict[Ruleset, Tables] = {}


def tables(ruleset: Ruleset) -> Tables:
    """The ruleset's tables, made on first use and shared: pure answers, so nobody can tell."""
    known = _TABLES.get(ruleset)
    if known is None:
        if len(_TABLES) >= 64:
            _TABLES.clear()
        known = _TABLES[ruleset] = Tables(ruleset)
    return known
