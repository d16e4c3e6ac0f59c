"""Tables to test with: dice that fall as told, matches played by chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from pillarbox import catalogue
from pillarbox.core.message import Message
from pillarbox.core.record import AnyEvent, Record, Seat, recorded
from pillarbox.games.shut_the_box.ruleset import Ruleset
from pillarbox.play.commands import Act, AnyCommand, Throw
from pillarbox.play.dice import FairDice
from pillarbox.play.table import Decision, Table, create

GAME = catalogue.game("shut-the-box")

TEN = tuple(range(1, 11))
STD = Ruleset()
CLASSIC = Ruleset(one_die="must")
PUB = Ruleset(one_die="may", one_die_when="high-shut", stake=1, shut_pays=2)
EMAIL = Ruleset(tiles=TEN, turn="alternate", score="count", on_shut="ends-turn", starter="highest-die")
HOLIDAY = Ruleset(tiles=TEN, turn="alternate", score="count", on_shut="ends-turn", reopen="neighbour", cap=20)
SHARED = Ruleset(tiles=TEN, turn="shared", match="rounds", rounds=2)
SOLO = Ruleset(solo_reopen=50, cap=20)
REOPEN_ONE = Ruleset(stuck="reopen-one", cap=20)
MAY_STOP = Ruleset(must_shut=False, match="rounds", rounds=2)

VARIANTS = {
    "std": STD,
    "classic": CLASSIC,
    "pub": PUB,
    "email": EMAIL,
    "holiday": HOLIDAY,
    "shared": SHARED,
    "solo reopening": SOLO,
    "reopen one": REOPEN_ONE,
    "may stop": MAY_STOP,
    "roll-offs": Ruleset(tiles=(1, 2, 3), dice=1, ties="roll-off", stake=1, match="rounds", starter="loser"),
    "rows": Ruleset(rows=((1, 2, 3), (3, 2, 1)), row_weights=(2, 1), one_die="may"),
}


class Loaded(FairDice):
    """Dice that fall as a test says; all else comes from a fixed seed."""

    def __init__(self, throws: str = "") -> None:
        super().__init__(bytes(range(32)), "match-0001")
        self._throws = [tuple(int(face) - 1 for face in throw.split("-")) for throw in throws.split()]

    def draw(
        self, seeds: tuple[str, ...], source: str, number: int, asks: tuple[int, ...]
    ) -> tuple[int, ...]:
        if not self._throws:
            return super().draw(seeds, source, number, asks)
        fallen = self._throws.pop(0)
        assert len(fallen) == len(asks), "the test's dice are not the dice thrown"
        return fallen


def seats(count: int) -> list[Seat]:
    return [Seat(name) for name in ("Anna", "Piet", "Ola", *map(str, range(9)))][:count]


def table(ruleset: Any, count: int = 1, throws: str = "", game: Any = GAME, **more: Any) -> Table:
    """A fresh table; its dice fall as told, then by a fixed seed."""
    dice = Loaded(throws)
    events = create(game, ruleset, more.pop("sitters", seats(count)), dice, match="match-0001", **more)
    return Table(game, dice, events)


def do(at: Table, command: AnyCommand) -> tuple[AnyEvent, ...]:
    """Decide and take up a command that must be accepted."""
    decision = at.decide(command)
    assert decision.refused is None, decision.refused
    at.apply(decision.events)
    return decision.events


def refusal(decision: Decision) -> str:
    """The id of the message by which a command is refused."""
    assert isinstance(decision.refused, Message)
    assert decision.events == ()
    return decision.refused.id


def play(at: Table, moves: str) -> None:
    """Play moves such as `0 throw; 0 1+4; 1 throw`, all of which must be accepted."""
    for move in filter(None, map(str.strip, moves.split(";"))):
        seat, what = move.split()
        do(at, Throw(seat=int(seat)) if what == "throw" else Act(seat=int(seat), actions=(what,)))


def at_random(at: Table, rng: random.Random, steps: int = 10_000) -> Table:
    """Let chance choose among the legal commands, up to that many or to the end."""
    for _ in range(steps):
        if at.point.over:
            break
        node = at.point.node
        if node.kind == "chance":
            assert node.roller is not None
            do(at, Throw(seat=node.roller, node=at.point.opened))
        else:
            seat = rng.choice(node.seats)
            choice = rng.choice(at.legal(seat))
            do(at, Act(seat=seat, actions=(choice,), node=at.point.opened, id=f"c{rng.random()}"))
    return at


def played(ruleset: Any, count: int, seed: int, game: Any = GAME) -> Record:
    """The record of a match played by chance to its end, with dice of the scheme."""
    dice = FairDice(bytes([seed]) * 32, f"match-{seed}")
    events = create(game, ruleset, seats(count), dice, match=f"match-{seed}")
    return recorded(at_random(Table(game, dice, events), random.Random(seed)).events)


def kinds(events: Iterable[AnyEvent]) -> list[str]:
    return [type(event).__name__ for event in events]


Find = Callable[[str], Any]
