"""Seats that bots play: a policy's choice, put as the same commands that people give.

A bot's random numbers are its own: made of the match, the seat and the event that asked, never of the dice,
so that it neither disturbs the dice nor knows them, and a match taken up again goes on as it would have.
Must never show a policy more than its seat may know.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any, Protocol

from pillarbox import plugins
from pillarbox.core.message import Refused, say
from pillarbox.play.commands import Act, AnyCommand, Throw
from pillarbox.play.fold import Playable
from pillarbox.play.people import BOT, is_bot
from pillarbox.play.table import Table
from pillarbox.plugins import BrokenPlugin

BUDGET = 0
"""What a policy may spend on one choice, in evaluations; 0 leaves it to the policy."""


__all__ = ["BUDGET", "WithBots", "command", "is_bot", "own_random", "policy"]


class WithBots(Playable, Protocol):
    """A game with policies."""

    @property
    def bots(self) -> Any:
        """Its `POLICIES`."""


def policy(game: WithBots, player: str) -> Any:
    """The policy that a player such as `bot:random` names. Raises Refused, naming those there are."""
    known = game.bots.POLICIES
    name = player.removeprefix(BOT)
    if name not in known:
        raise Refused(say("refused-no-such-policy", policy=name, known=sorted(known)))
    return known[name]


def own_random(match: str, seat: int, event: int) -> Random:
    """The random numbers of one seat's bot for the question that this event opened."""
    return Random(sha256(f"bot/v1\n{seat}\n{event}\n{match}".encode()).digest())


def command(
    game: WithBots, table: Table, seat: int, budget: int = BUDGET, seconds: float = 0.0
) -> AnyCommand:
    """What the seat's bot does now; a policy's illegal choice gives way to the first legal one, and so does
    the choice of a plug-in's policy that fails.

    `seconds`: how long a round's thinking may last, for policies that can be given a time instead of a
    budget; 0 leaves it to the budget, so that the choice can be repeated.
    """
    point = table.point
    if point.node.kind == "chance":
        return Throw(seat=seat, node=point.opened)
    rng = own_random(point.created.match, seat, point.count)
    legal = table.legal(seat)
    chosen, cut = None, False
    timed = by_time(game, point.players[seat]) if seconds else None
    if timed is not None:
        chosen, cut = timed(point.ruleset, table.observe(seat), seconds)
    else:
        try:
            chosen = policy(game, point.players[seat])(point.ruleset, table.observe(seat), rng, budget)
        except BrokenPlugin as fault:
            plugins.note(say("plugin-bot-replaced", why=fault.message))
            return Act(seat=seat, actions=(legal[0],), node=point.opened, cut=False)
    text = game.notation.action_text(point.ruleset, chosen)
    return Act(seat=seat, actions=(text if text in legal else legal[0],), node=point.opened, cut=cut)


def by_time(game: WithBots, player: str) -> Any:
    """The policy of a player such as `bot:strong` that is given seconds; None if it takes none."""
    return getattr(game.bots, "TIMED", {}).get(player.removeprefix(BOT)) if is_bot(player) else None
