"""The sitting: who plays a match, where it is kept, and the loop that runs it to its end.

Every command goes through `submit`: decided, then kept, and only then taken up and told. Must never judge a
move (the table does) nor say a sentence (faces do).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from datetime import UTC, datetime
from hashlib import sha256
from itertools import count
from typing import Any, Protocol

from pillarbox.core.message import Message, Refused, say
from pillarbox.core.record import AnyEvent, DiceKind, Record, Seat, recorded
from pillarbox.play import fair, seats
from pillarbox.play.commands import AnyCommand, Sit
from pillarbox.play.dice import FairDice
from pillarbox.play.fold import Point
from pillarbox.play.log import Conflict, Log
from pillarbox.play.people import check_name, check_player, is_bot
from pillarbox.play.seats import WithBots
from pillarbox.play.table import Decision, Table, create

MOST_RACES = 8
"""So often a command is decided anew because somebody else has appended to the match meanwhile."""


class Face(Protocol):
    """What the loop asks of a face, and tells it. One face may serve all the people at a keyboard."""

    def command(self, match: Match, seat: int) -> AnyCommand:
        """What the seat is to do now: throw, choose, enter real dice; or else undo, break off, leave.

        May answer for another seat. Where real dice are used it is asked for the throws of bots too.
        """

    def told(self, match: Match, events: Sequence[AnyEvent]) -> None:
        """These events have happened, and are kept."""

    def refused(self, match: Match, seat: int, why: Message) -> None:
        """The seat's last command can't be; it is asked again."""


class Match:
    """One match being played: its table, and its place in a log."""

    def __init__(self, game: WithBots, log: Log, key: str) -> None:
        """Take up the match kept under this key. Raises Refused if there is none or its log can't be read."""
        self.game = game
        self.key = key
        self._log = log
        self.table = self._load()

    def _load(self) -> Table:
        stored = self._log.load(self.key)
        created = stored.events[0] if stored.events else None
        return Table(self.game, FairDice(stored.secret, getattr(created, "match", "")), stored.events)

    @property
    def point(self) -> Point:
        """The match as it stands."""
        return self.table.point

    @property
    def record(self) -> Record:
        """What may be shown of the match's log."""
        return recorded(self.table.events)

    def submit(self, command: AnyCommand) -> Decision:
        """Decide a command, keep what follows, then take it up.

        Raises NotKept if it can't be kept: nothing has happened then.
        """
        if isinstance(command, Sit) and is_bot(command.player):
            try:
                seats.policy(self.game, command.player)
            except Refused as refusal:
                return Decision(refused=refusal.message)
        for _ in range(MOST_RACES):
            decision = self.table.decide(command)
            if decision.refused is not None and self._catch_up():
                continue  # refused only because this table did not know of them
            if not decision.events or decision.again:
                return decision
            try:
                self._log.append(self.key, self.point.count, decision.events)
            except Conflict:
                self.table = self._load()
                continue
            self.table.apply(decision.events)
            return decision
        return Decision(refused=say("refused-too-busy"))

    def _catch_up(self) -> bool:
        """Take up what somebody else has appended meanwhile; answers whether there was anything."""
        if len(self._log.load(self.key).events) == self.point.count:
            return False
        self.table = self._load()
        return True

    def waiting(self) -> int:
        """The seat that is asked next: bots before people, who choose last where all choose at once.

        Raises ValueError if the match is over.
        """
        point = self.point
        if point.over:
            raise ValueError("nobody is asked when a match is over")
        if not point.ready:
            promised = [s for s, seat in enumerate(point.created.seats) if seat.entropy]
            return min(promised, key=lambda s: (bool(point.commitments[s]), bool(point.seeds[s]), s))
        if point.node.roller is not None and point.node.kind == "chance":
            return point.node.roller
        return min(point.node.seats, key=lambda seat: (not is_bot(point.players[seat]), seat))

    def play(
        self,
        face: Face | None = None,
        budget: int = seats.BUDGET,
        thinking: Callable[[int], AbstractContextManager[object]] = nullcontext,
        seconds: float = 0.0,
    ) -> Record:
        """Run the match to its end and answer with its record; what `face` raises leaves it where it is.

        `thinking` is entered with the seat of a bot while it chooses, which may take it seconds; `seconds`
        is what bots that go by time may take a round (see `seats.command`).
        Without a face all seats must be bots'. Raises Refused where a person is asked and there is no face.
        """
        while not self.point.over:
            seat = self.waiting()
            by_hand = self.point.created.dice == "by-hand" and self.point.node.kind == "chance"
            if is_bot(self.point.players[seat]) and self.point.ready and not by_hand:
                with thinking(seat):
                    command = seats.command(self.game, self.table, seat, budget, seconds)
            elif face is None:
                raise Refused(say("refused-nobody-there", seat=seat + 1))
            else:
                command = face.command(self, seat)
            decision = self.submit(command)
            if face is not None and decision.refused is not None:
                face.refused(self, seat, decision.refused)
            elif face is not None:
                face.told(self, decision.events)
        return self.record


def begin(
    game: WithBots,
    ruleset: Any,
    sitters: Sequence[Seat],
    log: Log,
    *,
    seed: str | None = None,
    by_hand: bool = False,
    date: str | None = None,
) -> Match:
    """Open a new match and keep its first event.

    `seed`: a word that all dice come from, so that the same word gives the same match; `by_hand`: people
    throw their own dice and enter them. Raises Refused for a number of seats, a name or a policy that can't
    be, and NotKept.
    """
    for number, sitter in enumerate(sitters):
        _check(game, number, sitter)
    secret = secrets.token_bytes(fair.SEED_BYTES) if seed is None else fair.seeded(seed)
    match = secrets.token_hex(8) if seed is None else seeded_id(seed)
    kind: DiceKind = "by-hand" if by_hand else "committed" if seed is None else "seeded"
    day = datetime.now(UTC).date().isoformat() if date is None else date
    events = create(game, ruleset, sitters, FairDice(secret, match), match=match, kind=kind, date=day)
    for key in (match if number == 1 else f"{match}-{number}" for number in count(1)):
        try:
            log.create(key, secret, events)
        except Conflict:
            continue
        return Match(game, log, key)
    raise AssertionError("unreachable: the count never ends")


def seeded_id(seed: str) -> str:
    """The id of a seeded match: made of the word alone, for the dice depend on it."""
    return "seeded-" + sha256(f"match/v1\n{seed}".encode()).hexdigest()[:12]


def again(match: Match, log: Log) -> Match:
    """A new match of the same people, the same rules and the same kind of dice, with dice of its own."""
    created = match.point.created
    by_hand = created.dice == "by-hand"
    return begin(match.game, match.point.ruleset, created.seats, log, by_hand=by_hand)


def _check(game: WithBots, number: int, sitter: Seat) -> None:
    check_name(number, sitter.name)
    check_player(number, sitter.player)
    if is_bot(sitter.player):
        seats.policy(game, sitter.player)
