"""Which of two cards to keep and which to pass: what either leads to, and what it gives the neighbour.

Problem: all seats choose at the same time; a seat knows its own two cards and the tableaus as they lie open,
not what it will be passed. A card is worth the mean, over the cards that may come from the right, of the best
way to lay both, less `mind` times what the other card gives the left neighbour. Must never look at what is
hidden.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pillarbox.games.post_office.lookahead import SEED
from pillarbox.games.post_office.solve import Engine, Position
from pillarbox.games.post_office.state import Place


class Table(NamedTuple):
    """What a seat chooses from: its position, and the neighbours' layers as they lie open."""

    position: Position
    left: tuple[Place, ...]
    """Of the seat that gets what is passed."""
    right: tuple[Place, ...]
    """Of the seat that passes a card here."""


class Kept(NamedTuple):
    """A card to keep, with the expected final total less what the neighbour gains, and its standard error."""

    card: str
    value: float
    error: float


class Both(NamedTuple):
    """A card to keep, with the expected final total, its standard error, and what the other card gives the
    left neighbour beyond the mean of the unseen ones.
    """

    card: str
    value: float
    error: float
    gain: float


def keeps(engine: Engine, table: Table, budget: int, mind: float, model: bool) -> list[Kept]:
    """Both cards, the better one to keep first; see `both`."""
    weighed = both(engine, table, budget, model, gains=bool(mind))
    found = [Kept(one.card, one.value - mind * one.gain, one.error) for one in weighed]
    return sorted(found, key=lambda kept: -kept.value)


def both(engine: Engine, table: Table, budget: int, model: bool, gains: bool = True) -> list[Both]:
    """Both cards, in the order of the hand.

    Each is answered with every card that may be passed here, or as many of them as half the budget allows,
    alike or (`model`) weighed by how likely the right neighbour is to pass it. `gains`: whether to ask what
    the neighbour gains, else 0.
    """
    np = engine.np
    position = table.position
    stage = position.round
    own, left, right = map(engine.tableau, (position.layers, table.left, table.right))
    unseen = engine.unseen(position.unseen)
    weight = _likely(engine, right, unseen, stage) if model else np.ones(len(unseen))
    some = _some(engine, unseen, weight, max(1, budget // 2), stage)
    shares = np.array([share for _, share in some])
    found = []
    for card, other in (position.hand, position.hand[::-1]):
        number = engine.known.index[card]
        met = [((number, int(unseen[i])), np.delete(unseen, i)) for i, _ in some]
        worths = np.array([engine.answer(own, pair, left_over, stage) for pair, left_over in met])
        mean = float(np.average(worths, weights=shares))
        spread = float(np.average((worths - mean) ** 2, weights=shares))
        error = 0.0 if len(some) == len(unseen) else (spread / max(1, len(some) - 1)) ** 0.5
        gain = _gain(engine, left, other, unseen, stage) if gains else 0.0
        found.append(Both(card, mean, error, gain))
    return found


def _likely(engine: Engine, right: Any, unseen: Any, stage: int) -> Any:
    """How likely the right neighbour is to pass each unseen card: it keeps what alone makes it more."""
    np = engine.np
    worth = engine.singles(right, unseen, stage)
    return np.array([np.sum(worth > one) + (np.sum(worth == one) - 1) / 2 + 0.5 for one in worth])


def _gain(engine: Engine, left: Any, card: str, unseen: Any, stage: int) -> float:
    """What the left neighbour gains from a card, against the mean of the unseen ones."""
    usual = engine.np.mean(engine.singles(left, unseen, stage))
    return float(engine.singles(left, [engine.known.index[card]], stage)[0] - usual)


def _some(engine: Engine, unseen: Any, weight: Any, most: int, stage: int) -> list[tuple[int, float]]:
    """Places in `unseen` with their weights: all of them, or a sample in proportion."""
    if most >= len(unseen):
        return list(enumerate(map(float, weight)))
    generator = engine.np.random.default_rng([SEED, stage, *map(int, unseen)])
    chosen = generator.choice(len(unseen), size=most, replace=False, p=weight / weight.sum())
    return [(int(i), 1.0) for i in sorted(chosen)]
