"""Looks ahead from tableaus that a first look has listed: sampled pairs in rounds 1 and 2, exact means in
round 3.

Problem: rank listed tableaus, best first by the rich value, by the mean over pairs of unseen cards of the
best answer. Sequential halving: every tableau of the field meets the same pairs, then the better half meets
as many again. Pairs come from a schedule without repeats in which each card comes equally often, so that
once all are met the mean is no sample any more.

Tableaus that met fewer pairs are judged by what they lost to the best on those pairs that both met, those
that met none by what the rich value holds against them: so losses can be compared, though means cannot. Must
never choose by the clock: `stop` cuts a search short and changes nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

EXACT = 8
"""One exact last round costs about as much as so many samples."""

SEED = 20261129
"""Of the samples, together with the round and the unseen cards: the same position gets the same samples."""

Stop = Callable[[], bool]


def never() -> bool:
    """Goes on to the end."""
    return False


class Search(Protocol):
    """What looking ahead asks of the search: see `solve.Engine`."""

    kernels: Any

    def reply(self, tab: Any, pair: tuple[int, int], unseen: Any, stage: int) -> float:
        """The rich worth of the best answer to a pair."""

    def exact_last(self, tab: Any, unseen: Any) -> float:
        """The exact mean of the last round."""


class Judged(NamedTuple):
    """A listed tableau by its number, what it is worth, and the standard error of that: of the best the error
    of its mean, of others that of their loss against it; 0 where all pairs were met, or none.
    """

    number: int
    value: float
    error: float


def exact(
    search: Search, after: Callable[[int], Any], rich: Sequence[float], unseen: Any, budget: int, stop: Stop
) -> list[Judged]:
    """Tableaus after round 3, best first: the first few by the exact mean of the last round.

    `after` gives a tableau by its number; numbers go by falling `rich` value.
    """
    found: list[Judged] = []
    for i in range(min(len(rich), max(2, budget // EXACT))):
        if found and stop():
            break
        found.append(Judged(i, search.exact_last(after(i), unseen), 0.0))
    found.sort(key=lambda one: -one.value)
    return _with_rest(found, rich)


def halve(
    search: Search,
    after: Callable[[int], Any],
    rich: Sequence[float],
    unseen: Any,
    stage: int,
    budget: int,
    stop: Stop,
) -> list[Judged]:
    """Tableaus after round 1 or 2, best first, by sequential halving over pairs that all of a field meet."""
    import numpy as np

    field = list(range(min(len(rich), field_size(budget))))
    tabs = [after(i) for i in field]
    pairs = schedule(unseen, np.random.default_rng([SEED, stage, *map(int, unseen)]))
    met: list[list[float]] = [[] for _ in field]
    wanted = first_samples(budget, len(field))
    count = 0
    while True:
        while count < min(wanted, len(pairs)) and not (count and stop()):
            pair = pairs[count]
            left = search.kernels.without(unseen, *pair)
            count += 1
            for i in field:
                met[i].append(search.reply(tabs[i], pair, left, stage + 1))
        field.sort(key=lambda i: -sum(met[i]))
        if len(field) <= 2 or count < min(wanted, len(pairs)):
            break
        field, wanted = field[: (len(field) + 1) // 2], 2 * wanted
    return _with_rest(_paired(field[0], met, len(pairs)), rich)


def _paired(best: int, met: list[list[float]], pairs: int) -> list[Judged]:
    """All that met pairs, best first: the best by its mean, others by their mean loss on pairs both met."""
    import numpy as np

    def error(values: Any) -> float:
        if len(values) < 2:
            return 0.0
        drawn = 1 - len(values) / pairs  # pairs do not repeat, so that nothing is left open once all are met
        return float((np.var(values, ddof=1) / len(values) * drawn) ** 0.5)

    own = np.array(met[best])
    value = float(own.mean())
    found = [Judged(best, value, error(own))]
    for i, values in enumerate(met):
        if i != best:
            loss = own[: len(values)] - values
            found.append(Judged(i, value - max(0.0, float(loss.mean())), error(loss)))
    return sorted(found, key=lambda one: -one.value)


def _with_rest(judged: list[Judged], rich: Sequence[float]) -> list[Judged]:
    """These, and the tableaus not looked at any further by what the rich value holds against them."""
    best = judged[0]
    done = {one.number for one in judged}
    rest = [
        Judged(i, best.value - max(0.0, rich[best.number] - worth), 0.0)
        for i, worth in enumerate(rich)
        if i not in done
    ]
    return sorted([*judged, *rest], key=lambda one: -one.value)


def schedule(unseen: Any, generator: Any) -> list[tuple[int, int]]:
    """All pairs of these cards, each once, in an order in which every card has come about equally often.

    A round robin over a random order: in each of its rounds each card has another partner, with an odd number
    of cards one rests; the rounds come in random order.
    """
    cards = [int(card) for card in generator.permutation(unseen)]
    if len(cards) % 2:
        cards.append(-1)
    fixed, *ring = cards
    found = []
    for turn in generator.permutation(len(ring)):
        turned = [fixed, *ring[turn:], *ring[:turn]]
        couples = list(zip(turned, turned[::-1]))[: len(turned) // 2]
        found += [pair for pair in couples if -1 not in pair]
    return found


def field_size(budget: int) -> int:
    """How many tableaus start the look-ahead: 4 for the smallest budget, 16 for the usual one, 52 at most."""
    return max(4, min(52, 12 + budget // 50, budget // 8))


def first_samples(budget: int, field: int) -> int:
    """How many samples each of the field meets before the first halving, so that all together cost the
    budget.
    """
    halvings = max(0, (field - 1).bit_length() - 1)
    return max(2, round(budget / (field * (1 + halvings / 2))))
