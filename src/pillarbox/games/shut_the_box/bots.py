"""Policies of graded strength. Each is given what one seat may know and answers with one of its legal
actions.

Policies read the rules' own answers and, where they calculate, the solver's table for the seat's own turn;
they draw only from the generator they are given. Must never look at what is hidden, and never fail while an
action is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from pillarbox.core.game import Observation
from pillarbox.core.message import Message, Refused, say
from pillarbox.games.shut_the_box import rules
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.games.shut_the_box.sets import Layout, tables
from pillarbox.games.shut_the_box.solve import refusal, solution_at
from pillarbox.games.shut_the_box.state import Action, Dice, Reopen, Shut, State, Stop
from pillarbox.solve.policy import STOP, Solution

Policy = Callable[[Ruleset, Observation, Random, int], Action]


def random(ruleset: Ruleset, seen: Observation, rng: Random, budget: int = 0) -> Action:
    """Any legal action, all equally likely."""
    action: Action = rng.choice(rules.legal(ruleset, seen.state, seen.seat))
    return action


def _numbers(layout: Layout, action: Shut) -> list[int]:
    """The numbers of a set's tiles, highest first."""
    return sorted((layout.numbers[layout.place[tile]] for tile in action.tiles), reverse=True)


def _highest_first(layout: Layout, sets: Sequence[Shut]) -> Shut:
    return max(sets, key=lambda action: _numbers(layout, action))


def _fewest_tiles(layout: Layout, sets: Sequence[Shut]) -> Shut:
    return max(sets, key=lambda action: (-len(action.tiles), _numbers(layout, action)))


def _most_tiles(layout: Layout, sets: Sequence[Shut]) -> Shut:
    return min(sets, key=lambda action: (-len(action.tiles), _numbers(layout, action)[::-1]))


def _rule_of_thumb(choose: Callable[[Layout, Sequence[Shut]], Shut]) -> Policy:
    """A policy that chooses sets by one simple rule, without calculating.

    It throws one die where every exposed tile has a number that one die can show, never stops of its own
    accord, reopens a neighbour's highest tile, and, when it must reopen one of its own, its lowest.
    """

    def policy(ruleset: Ruleset, seen: Observation, rng: Random, budget: int = 0) -> Action:
        state: State = seen.state
        legal = rules.legal(ruleset, state, seen.seat)
        layout = tables(ruleset).layout
        if state.stage == "choose":
            return choose(layout, [action for action in legal if isinstance(action, Shut)])
        if state.stage == "dice":
            exposed = layout.exposed(state.boxes[seen.seat].open)
            low = all(layout.numbers[p] <= ruleset.sides for p in layout.places(exposed))
            dice = [action for action in legal if isinstance(action, Dice)]
            return dice[0] if low else dice[-1]
        tiles = [action for action in legal if isinstance(action, Reopen)]
        own = state.stage == "unstick"
        return (min if own else max)(tiles, key=lambda action: layout.numbers[layout.place[action.tile]])

    return policy


def perfect(ruleset: Ruleset, seen: Observation, rng: Random, budget: int = 0) -> Action:
    """The best action for the seat's own turn, by exact calculation: the least expected score (the greatest
    where high wins). Where it cannot calculate, it shuts the fewest tiles: of a box that is too big here only
    what is left of it in the end may be small enough.

    It does not look at the other seats' scores. As a neighbour it reopens the tile that costs the mover
    most.
    """
    state: State = seen.state
    legal = rules.legal(ruleset, state, seen.seat)
    if len(legal) == 1:
        return legal[0]
    mover = seen.seat if state.sealed else state.seat
    box = state.boxes[mover]
    alone = len(state.boxes) == 1
    left = ruleset.cap - box.throws - (state.stage == "dice")
    try:
        table = solution_at(ruleset, "score", mover, alone, box.open, box.markers, left)
    except Refused:
        return fewest_tiles(ruleset, seen, rng, budget)
    layout = tables(ruleset).layout
    if state.stage == "choose":
        known = tables(ruleset).sets(box.open, state.faces, box.throws == 1).bits
        values = [
            table.after(box.open ^ known[action], box.markers) for action in legal if isinstance(action, Shut)
        ]
        return _first(table, legal, values)
    if state.stage == "dice":
        return _before_a_throw(table, box.open, box.markers, box.throws == 0)
    sign = 1 if state.stage == "unstick" else -1
    values = [sign * table.raw(_opened(layout, box.open, action), box.markers) for action in legal]
    return _first(table, legal, values)


def _first(table: Solution, legal: Sequence[Action], values: Sequence[object]) -> Action:
    return legal[table.first(list(enumerate(values)))[0]]


def _before_a_throw(table: Solution, mask: int, markers: int, first: bool) -> Action:
    choice = table.first(table.rolls(mask, markers, first))[0]
    return Stop() if choice == STOP else Dice(table.problem.rolls[choice].dice)


def _opened(layout: Layout, mask: int, action: Action) -> int:
    return mask | 1 << layout.place[action.tile] if isinstance(action, Reopen) else mask


def notice(ruleset: Ruleset, alone: bool = True) -> Message | None:
    """What a player must know about the perfect bot here: that it cannot calculate this box, and why. Else
    None.

    A big box is solved to find out, so that the bot's first move need not wait for it.
    """
    reason = refusal(ruleset, 0, alone)
    return None if reason is None else say("bot-perfect-cannot", reason=reason)


def plays_as(policy: str, ruleset: Ruleset, seat: int, alone: bool) -> str:
    """The name to show for a policy: with its stand-in after a slash where it cannot calculate the box."""
    if policy == "perfect" and refusal(ruleset, seat, alone) is not None:
        return "perfect/fewest-tiles"
    return policy


highest_first = _rule_of_thumb(_highest_first)
fewest_tiles = _rule_of_thumb(_fewest_tiles)
most_tiles = _rule_of_thumb(_most_tiles)

POLICIES: dict[str, Policy] = {
    "random": random,
    "highest-first": highest_first,
    "fewest-tiles": fewest_tiles,
    "most-tiles": most_tiles,
    "perfect": perfect,
}
LADDER = ("random", "highest-first", "perfect")
"""What reports compare: one that draws lots, the best rule of thumb in most boxes, one that calculates."""
