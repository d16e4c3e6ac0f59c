"""Policies of graded strength. Each is given what one seat may know and answers with one of its legal
actions.

A policy looks only at its own hand, its own tableau and the rules' own answers, and draws only from the
generator it is given: the same observation, seed and budget give the same action. Must never look at what is
hidden, and never fail while an action is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from pillarbox.core.game import Observation
from pillarbox.core.message import Message, say
from pillarbox.games.post_office import pace, planning, rules
from pillarbox.games.post_office._plain import RANKED, TOTAL, Option, Worth, best_after, options
from pillarbox.games.post_office.planning import LARGEST, POTENTIAL, RICH, STRONG, Strength
from pillarbox.games.post_office.rounds import ROUNDS, layers
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Action, Keep, Place, State
from pillarbox.games.post_office.tableau import Tableau
from pillarbox.games.post_office.tables import Tables, tables

Policy = Callable[[Ruleset, Observation, Random, int], Action]


def random(ruleset: Ruleset, seen: Observation, rng: Random, budget: int = 0) -> Action:
    """Any legal action, all equally likely."""
    return rng.choice(rules.legal(ruleset, seen.state, seen.seat))


def greedy1(ruleset: Ruleset, seen: Observation, rng: Random, budget: int = 0) -> Action:
    """Lays the cards as they were drawn, each for the best total at once."""
    known, own, hand, worth = _position(ruleset, seen)
    if seen.state.stage == "keep":
        return _keep(known, own, hand, worth, rng)
    return _best(options(known, own, hand[0], worth), rng)


def greedy2(ruleset: Ruleset, seen: Observation, rng: Random, budget: int = 0) -> Action:
    """Lays for the best total after both cards, of all placements in both orders; so the last round is
    exact.
    """
    known, own, hand, worth = _position(ruleset, seen)
    if seen.state.stage == "keep":
        return _keep(known, own, hand, worth, rng)
    if len(hand) == 1:
        return _best(options(known, own, hand[0], worth), rng)
    found = planning.firsts(ruleset, seen, worth is RANKED)
    return _best([Option(*option) for option in found], rng)


def _position(ruleset: Ruleset, seen: Observation) -> tuple[Tables, Tableau, tuple[str, ...], Worth]:
    """The seat's tableau with what it has laid in this round, its hand, and how it counts: in the last round
    of a match between several the mice too decide where totals are equal.
    """
    state: State = seen.state
    known = tables(ruleset)
    desk = state.desks[seen.seat]
    last = state.round == ROUNDS and len(state.desks) > 1
    return known, known.tableau(layers(desk)), desk.hand, RANKED if last else TOTAL


def _best(found: Iterable[Option], rng: Random) -> Place:
    """One of the best options; which one of several equals, the generator says."""
    listed = list(found)
    most = max(option.worth for option in listed)
    return rng.choice([option.place for option in listed if option.worth == most])


def _keep(known: Tables, own: Tableau, hand: tuple[str, ...], worth: Worth, rng: Random) -> Keep:
    """Keep the card that alone makes the better tableau."""
    made = [best_after(known, own, card, worth) for card in hand]
    return Keep(rng.choice([card for card, most in zip(hand, made) if most == max(made)]))


def allowed(strength: Strength, budget: int) -> Strength:
    """The strength with this many samples, if it takes any, up to the largest number; 0 for its own."""
    return strength._replace(budget=min(budget, LARGEST)) if budget and strength.budget else strength


def planned(strength: Strength) -> Policy:
    """A policy of this strength; a budget given with a question takes the place of its own."""

    def policy(ruleset: Ruleset, seen: Observation, rng: Random, budget: int = 0) -> Action:
        asked = allowed(strength, budget)
        if seen.state.stage == "keep":
            return Keep(planning.keep(ruleset, seen, asked)[0].card)
        return planning.place(ruleset, seen, asked)[0].moves[0]

    return policy


potential = planned(POTENTIAL)
"""Lays both cards for the best linear value of what is unfinished; the last round exact."""

rich = planned(RICH)
"""The twenty best of these, judged again by what single unseen cards could still do."""

strong = planned(STRONG)
"""Looks ahead on sampled pairs, exact before the last round, minding the neighbour. `budget`: samples."""


COMPILED = ("rich", "strong")
"""Policies that need loops compiled before their first answer, and use all there are between them."""


TIMED: dict[str, Callable[[Ruleset, Observation, float], tuple[Action, bool]]] = {"strong": pace.act}
"""Policies that can be given seconds a round instead of a budget; they say whether they were cut short."""


def notice(ruleset: Ruleset) -> Message | None:
    """What to say where `strong` plays as `rich` does: without numba, or with a deck it cannot hold."""
    return None if planning.compiled(ruleset) else say("post-strong-is-rich")


POLICIES: dict[str, Policy] = {
    "random": random,
    "greedy1": greedy1,
    "greedy2": greedy2,
    "potential": potential,
    "rich": rich,
    "strong": strong,
}
"""By id, weakest first."""
LADDER = ("random", "greedy2", "rich")
"""What reports compare: one that draws lots, one that goes by a rule of thumb, one that calculates."""
GAMES = {"greedy2": 400, "rich": 200}
"""So many games of a slow policy are enough for a report."""
