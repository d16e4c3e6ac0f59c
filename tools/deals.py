"""Matches of bots at Post Office over seeded deals, for the ladder: same deal, same cards for everybody.

A deal is the order of a shuffled deck, made of the seed and the deal's number alone; a bot's own random
numbers are made of those and its seat. So two bots on one deal differ by what they choose, and by nothing
else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from time import process_time
from typing import NamedTuple

from pillarbox import catalogue
from pillarbox.core.game import Choice
from pillarbox.games.post_office import bots, rules
from pillarbox.games.post_office.rounds import LAID
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import State
from pillarbox.games.post_office.tables import tables


class Player(NamedTuple):
    """A policy and its budget (0: its own)."""

    name: str
    policy: bots.Policy
    budget: int = 0


class Played(NamedTuple):
    """A match: the states at the start of each round and at the end, and seconds spent by round and seat."""

    states: tuple[State, ...]
    seconds: tuple[tuple[float, ...], ...]


@cache
def ruleset(deal: int, seats: int) -> Ruleset:
    """The default ruleset; for one or two seats set A on even deals, set B on odd ones."""
    found: Ruleset = catalogue.load("post-office-b" if seats < 3 and deal % 2 else "post-office")[1]
    return found


def order(of: Ruleset, seats: int, deal: int, seed: int) -> list[str]:
    """The cards of a deal, the first of the stock first: all that a match deals."""
    cards = [*tables(of).pool(seats)]
    Random(f"deal {seed} {deal}").shuffle(cards)
    return cards[: LAID * seats]


def play(players: Sequence[Player], deal: int, seed: int) -> Played:
    """One match on this deal."""
    seats = len(players)
    of = ruleset(deal % 2, seats)
    stock = iter(order(of, seats, deal, seed))
    chances = [Random(f"bot {seed} {deal} {seat}") for seat in range(seats)]
    deals = tables(of).deals
    state = rules.start(of, seats)
    begun: list[State] = []
    seconds: list[list[float]] = []
    while (node := rules.node(of, state)).kind != "terminal":
        if node.kind == "chance":
            state = rules.step(of, state, deals[next(stock)])
            continue
        if state.round > len(begun):
            begun.append(state)
            seconds.append([0.0] * seats)
        seat = node.seats[0]
        seen = rules.observe(of, state, seat)
        began = process_time()
        action = players[seat].policy(of, seen, chances[seat], players[seat].budget)
        seconds[-1][seat] += process_time() - began
        state = rules.step(of, state, Choice(seat, action))
    return Played((*begun, state), tuple(map(tuple, seconds)))
