"""Fits the weights of a deck, backwards from the end: what a tableau after round 3, 2 and 1 is worth.

Targets after round 3 are exact means of the last round; after rounds 2 and 1, means over balanced samples
of pairs, each answered as well as the next round's fitted value can. Tableaus come from games of the bots'
own kind of play with some chance in it. Each fit is a ridge regression: first the linear line table, then
the rich value with the two single-card features. Then matches of several seats, played by the fitted
weights, say how far off the totals are that they expect. Needs the kernels; takes minutes.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from pillarbox.core.message import Message, Refused, say
from pillarbox.games.post_office import courses, planning
from pillarbox.games.post_office.chances import Spread
from pillarbox.games.post_office.deck import SETS
from pillarbox.games.post_office.rounds import ROUNDS
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.solve import Engine, Position, engine
from pillarbox.games.post_office.state import Place
from pillarbox.games.post_office.weights import (
    CLASSES,
    Lines,
    Rich,
    Weights,
    file_for,
    fingerprint,
    for_cards,
)

RIDGE = 2.0
"""Strength of the regression's pull towards zero, in squared units of the features."""

TOP = 12
"""Games that are fitted on lay one of so many best pairs, better ones more often."""


class Effort(NamedTuple):
    """How much a fit may spend: tableaus per round, permutations of the unseen cards per tableau, and matches
    for each number of seats, 0 to measure no spread.
    """

    last: int = 6000
    earlier: int = 4000
    permutations: int = 2
    matches: int = 40


EFFORT = Effort()
"""Enough for good play; takes some minutes on one core."""


Tell = Callable[[Message], None]
"""Hears how far a fit has come, after each tableau and each match."""


class Sample(NamedTuple):
    """A tableau of the fit and the cards not seen then."""

    tab: Any
    unseen: Any


def refit(ruleset: Ruleset, effort: Effort = EFFORT, seed: int = 1, tell: Tell = lambda _: None) -> Message:
    """Fit weights to the ruleset's deck and keep them for all later play here; says where they are.

    They are kept by the cards' faces, so that another file with the same cards has them too. Nothing is
    written unless the fit comes to its end. Raises Refused where the kernels don't serve this deck or the
    file can't be written.
    """
    search = engine(ruleset)
    if search is None:
        raise Refused(say("post-refused-fit"))
    weights = fit(ruleset, for_cards(ruleset.cards), search.kernels, effort, seed, tell)
    if effort.matches:
        spread = _spread(ruleset, Engine(ruleset, weights, search.kernels), effort.matches, seed, tell)
        weights = replace(weights, spread=spread)
    path = file_for(ruleset.cards)
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n")
        os.replace(beside, path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise Refused(say("post-refused-fit-file", path=str(path), reason=error.strerror or "")) from error
    for memory in (for_cards, engine):
        memory.cache_clear()
    planning.forget()
    return say("post-fit-done", path=str(path))


def fit(
    ruleset: Ruleset,
    start: Weights,
    kernels: Any,
    effort: Effort,
    seed: int,
    tell: Tell,
) -> Weights:
    """Weights fitted to the ruleset's deck; `start` steers the games they are fitted on.

    The same seed and effort give the same weights on the same machine.
    """
    import numpy as np

    generator = np.random.default_rng(seed)
    made = f"{effort.last} + 2 x {effort.earlier} tableaus, {effort.permutations} permutations, seed {seed}"
    weights = replace(start, deck=ruleset.deck, cards=fingerprint(ruleset.cards), made=made, spread=None)
    for stage in (3, 2, 1):
        engine = Engine(ruleset, weights, kernels)
        count = effort.last if stage == ROUNDS - 1 else effort.earlier
        samples, targets = [], np.empty(count)
        for i in range(count):
            sample = _sample(engine, ruleset, stage, generator)
            samples.append(sample)
            targets[i] = _target(engine, sample, stage, effort.permutations, generator)
            tell(say("post-fit-going", round=stage, done=i + 1, of=count))
        weights = _fitted(ruleset, weights, kernels, samples, targets, stage)
    return weights


def _spread(ruleset: Ruleset, search: Engine, matches: int, seed: int, tell: Tell) -> Spread:
    """How far off the totals are that this engine expects, from matches of all numbers of seats."""
    seats = [number for number in courses.SEATS if ruleset.seats[0] <= number <= ruleset.seats[1]]
    of, found = matches * len(seats), []
    for number in seats:
        for match in range(matches):
            rng = Random(f"fit {seed} {number} {match}")
            found.append(courses.course(search, ruleset, number, rng, planning.KEEPING))
            tell(say("post-fit-spread", done=len(found), of=of))
    return courses.measured(
        found, f"{matches} matches each of {', '.join(map(str, seats))} seats, seed {seed}"
    )


def _sample(engine: Engine, ruleset: Ruleset, stage: int, generator: Any) -> Sample:
    """A tableau after `stage` rounds alone, of one of the deck's sets."""
    half = SETS[int(generator.integers(2))]
    pool = [k for k, card in enumerate(ruleset.cards) if card.set == half]
    order = [int(k) for k in generator.permutation(pool)]
    names = [engine.names[k] for k in order]
    layers: tuple[Place, ...] = (Place(names[0], 0, 0, 0),)
    for number in range(1, stage + 1):
        hand = (names[2 * number - 1], names[2 * number])
        left = sum(1 << k for k in order[2 * number + 1 :])
        plans = engine.plans(Position(layers, hand, left, number), TOP, 0)
        layers += plans[min(int(generator.exponential(TOP / 4)), len(plans) - 1)].moves
    return Sample(engine.tableau(layers), engine.unseen(sum(1 << k for k in order[2 * stage + 1 :])))


def _target(engine: Engine, sample: Sample, stage: int, permutations: int, generator: Any) -> float:
    if stage == ROUNDS - 1:
        return engine.exact_last(sample.tab, sample.unseen)
    pairs = [pair for _ in range(permutations) for pair in engine.pairs_of(sample.unseen, generator)]
    return sum(engine.reply(sample.tab, pair, left, stage + 1) for pair, left in pairs) / len(pairs)


def _fitted(
    ruleset: Ruleset, weights: Weights, kernels: Any, samples: list[Sample], targets: Any, stage: int
) -> Weights:
    """The weights with the lines and the rich value of one round fitted to the targets."""
    import numpy as np

    from pillarbox.games.post_office.arrays import class_counts

    counts = np.array([class_counts(sample.tab) for sample in samples], float)
    mice = np.array([[float(sample.tab[3][4])] for sample in samples])
    lines = _lines(_ridge(np.hstack([counts, mice]), targets))
    at = stage - 1
    weights = replace(weights, lines=(*weights.lines[:at], lines, *weights.lines[at + 1 :]))
    engine = Engine(ruleset, weights, kernels)
    singles = np.array([engine.features(sample.tab, sample.unseen, stage) for sample in samples])
    solved = _ridge(np.hstack([singles, counts, mice]), targets)
    rich = Rich(float(solved[0]), float(solved[1]), _lines(solved[2:]))
    return replace(weights, rich=(*weights.rich[:at], rich, *weights.rich[at + 1 :]))


def _ridge(features: Any, targets: Any) -> Any:
    """Coefficients of the features, and the constant last, which is not pulled."""
    import numpy as np

    middle, mean = features.mean(axis=0), targets.mean()
    centred = features - middle
    pulled = centred.T @ centred + RIDGE * np.eye(features.shape[1])
    found = np.linalg.solve(pulled, centred.T @ (targets - mean))
    return np.append(found, mean - middle @ found)


def _lines(solved: Any) -> Lines:
    classes = {name: round(float(value), 4) for name, value in zip(CLASSES, solved) if abs(value) >= 0.00005}
    return Lines(classes, round(float(solved[-2]), 4), round(float(solved[-1]), 4))
