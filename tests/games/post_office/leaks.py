"""Pairs of positions that differ only in what a seat can't see, and every bot's answers to them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from pillarbox.games.post_office import bots, planning, rounds, rules
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Place, State
from pillarbox.games.post_office.tables import tables
from tests.games.post_office.table import moves, ruleset

BUDGET = 12
"""Samples for `strong`: too few to play well, enough to look everywhere that it looks."""


def elsewhere(of: Ruleset, state: State, seat: int, rng: Random) -> State:
    """Another position that the seat can't tell from this one.

    Cards that the seat has not seen are exchanged at random. The card it passed stays where it is, for the
    seat knows whose hand it is in.
    """
    known = tables(of)
    pool = [*known.cards(rules.observe(of, state, seat).state.unseen)]
    rng.shuffle(pool)
    own = state.desks[seat]
    desks: list[Any] = []
    for other, desk in enumerate(state.desks):
        cards = [*desk.hand, *(layer.card for layer in desk.pending if isinstance(layer, Place))]
        new = {card: card if other == seat or card == own.passed else pool.pop() for card in cards}
        pending = [
            Place(new[layer.card], 0, layer.row, layer.col) if other != seat else layer
            for layer in desk.pending
            if isinstance(layer, Place)
        ]
        hand = tuple(new[card] for card in desk.hand)
        desks.append(replace(desk, hand=hand, kept=new.get(desk.kept, ""), pending=tuple(pending)))
    for giver, desk in enumerate(state.desks):
        if desk.passed and giver != seat:
            taker = rounds.left_of(giver, len(desks))
            before, after = (_cards(one) for one in (state.desks[taker], desks[taker]))
            desks[giver] = replace(desks[giver], passed=after[before.index(desk.passed)])
    return State(state.stage, state.round, known.bits(pool), tuple(desks), state.order)


def _cards(desk: Any) -> list[str]:
    return [*desk.hand, *(layer.card for layer in desk.pending)]


def positions(seats: int, seed: int) -> Iterator[tuple[State, int, State]]:
    """A seat with a choice, as it is, and as it might be; matches one after another."""
    of = ruleset()
    rng = Random(f"leaks {seats} {seed}")
    while True:
        for state, _, _ in moves(of, seats, rng.randrange(1 << 30)):
            asked = rules.node(of, state)
            if asked.kind != "simultaneous" or rng.random() > 0.2:
                continue
            seat = rng.choice(asked.seats)
            other = elsewhere(of, state, seat, rng)
            if other != state:
                yield state, seat, other


def check_leaks(seats: int, pairs: int, seed: int) -> None:
    """Every bot's answers to so many pairs. Raises AssertionError where two differ."""
    of = ruleset()
    for number, (state, seat, other) in enumerate(positions(seats, seed)):
        if number == pairs:
            return
        one, two = rules.observe(of, state, seat), rules.observe(of, other, seat)
        assert one == two
        for name, policy in bots.POLICIES.items():
            planning.forget()
            first = policy(of, one, Random(number), BUDGET)
            planning.forget()
            assert policy(of, two, Random(number), BUDGET) == first, name
