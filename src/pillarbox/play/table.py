"""The referee of one match: judges a command and answers with the events that follow, or with why not.

Does no I/O and keeps no clock: who runs it appends the events to the log, and only then lets the table
`apply` them. Must never know a game's rules, nor accept from a command what only the table may decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pillarbox.core import codec
from pillarbox.core.game import Choice, Observation
from pillarbox.core.message import Message, Refused, say
from pillarbox.core.record import (
    Aborted,
    Acted,
    AnyEvent,
    Drawn,
    Ended,
    Opened,
    Revealed,
    Seated,
    SeedCommitted,
    SeedOpened,
    Undone,
)
from pillarbox.play import fair
from pillarbox.play.commands import (
    Abort,
    Act,
    AnyCommand,
    CommitSeed,
    OpenSeed,
    RealThrow,
    Sit,
    Throw,
    Undo,
)
from pillarbox.play.dice import Dice
from pillarbox.play.draft import Draft, create
from pillarbox.play.fold import Playable, advance, answered, begin, openings
from pillarbox.play.people import check_name, check_player, is_bot

__all__ = ["Decision", "Preview", "Table", "create"]

REMEMBERED = 256
"""So many refusals a table keeps, so that a repeated command gets its first answer."""

LONGEST_ID = 64
MOST_ACTIONS = 16
LONGEST_ACTION = 200


class Decision(Struct, frozen=True):
    """What follows from a command: events to append, or why it is refused.

    `again`: it had been decided before; `events` are those of the first time and must not be appended anew.
    """

    events: tuple[AnyEvent, ...] = ()
    refused: Message | None = None
    again: bool = False


class Preview(Struct, frozen=True):
    """What the seat would see after choices that it has not made yet, and its legal choices then."""

    observation: Observation
    legal: tuple[str, ...]


class Table:
    """The referee: the match as its log stands, and the answers given so far."""

    def __init__(self, game: Playable, dice: Dice, events: Sequence[AnyEvent]) -> None:
        """Take up a match at the end of its log. Raises Refused if the log can't be."""
        self.game = game
        self._dice = dice
        self._answers: dict[tuple[int, str], Decision] = {}
        self._refusals: dict[tuple[int, str], Decision] = {}
        self.events: tuple[AnyEvent, ...] = ()
        hidden = openings(events)
        self.point = begin(game, events[0])
        for event in events[1:]:
            self.point = advance(game, self.point, event, hidden)
        self._note(tuple(events))

    @property
    def dice(self) -> Dice:
        """Where the match's chance comes from."""
        return self._dice

    def decide(self, command: AnyCommand) -> Decision:
        """What follows from the command, as things stand. Changes nothing."""
        key = (command.seat, command.id)
        if command.id and key in self._answers:
            return self._answers[key]
        if command.id and key in self._refusals:
            return self._refusals[key]
        try:
            decision = Decision(self._follows(command))
        except Refused as refusal:
            decision = Decision(refused=refusal.message)
            self._remember(key, decision)
        return decision

    def apply(self, events: Sequence[AnyEvent]) -> None:
        """Go on to where the events lead, once they are in the log.

        Raises Refused, changing nothing, if they don't fit.
        """
        point = self.point
        for event in events:
            point = advance(self.game, point, event)
        self.point = point
        self._note(tuple(events))

    def preview(self, seat: int, actions: Sequence[str]) -> Preview:
        """What the seat would see after these choices, told from what it may know.

        Raises Refused if one is illegal.
        """
        rules, ruleset = self.game.rules, self.point.ruleset
        self._seated(seat)
        state = rules.observe(ruleset, self.point.state, seat).state
        node = rules.node(ruleset, state)
        for text in actions:
            state, node = answered(self.game, ruleset, state, node, seat, text)
        legal = rules.legal(ruleset, state, seat) if seat in node.seats else ()
        texts = tuple(self.game.notation.action_text(ruleset, action) for action in legal)
        return Preview(rules.observe(ruleset, state, seat), texts)

    def observe(self, seat: int) -> Observation:
        """What the seat may know now; -1 for a spectator."""
        return self.game.rules.observe(self.point.ruleset, self.point.state, seat)

    def legal(self, seat: int) -> tuple[str, ...]:
        """The seat's legal choices now, in notation."""
        point = self.point
        found = self.game.rules.legal(point.ruleset, point.state, seat) if not point.over else ()
        return tuple(self.game.notation.action_text(point.ruleset, action) for action in found)

    def _note(self, events: tuple[AnyEvent, ...]) -> None:
        """Keep the answers: an event that carries a command's mark, and those that followed by themselves."""
        self.events += events
        key: tuple[int, str] | None = None
        for event in events:
            if not isinstance(event, Drawn | Opened | Ended | Revealed):
                mark = getattr(event, "command", "")
                key = (getattr(event, "seat", -1), mark) if mark else None
            if key:
                known = self._answers.get(key, Decision(again=True))
                self._answers[key] = replace(known, events=(*known.events, event))

    def _remember(self, key: tuple[int, str], decision: Decision) -> None:
        if key[1]:
            if len(self._refusals) >= REMEMBERED:
                del self._refusals[next(iter(self._refusals))]
            self._refusals[key] = decision

    def _seated(self, seat: int) -> None:
        if not 0 <= seat < len(self.point.players):
            raise Refused(say("refused-no-such-seat", seat=seat + 1))

    # What each command leads to.

    def _follows(self, command: AnyCommand) -> tuple[AnyEvent, ...]:
        if not (isinstance(command, Abort) and command.seat == -1):
            self._seated(command.seat)
        if len(command.id) > LONGEST_ID:
            raise Refused(say("refused-command-id", most=LONGEST_ID))
        if self.point.over:
            raise Refused(say("refused-match-over"))
        node = getattr(command, "node", None)
        if node is not None and node != self.point.opened:
            raise Refused(say("refused-stale"))
        draft = Draft(self.game, self._dice, self.point)
        _FOLLOWS[type(command)](self, draft, command)
        draft.follow()
        return tuple(draft.events)

    def _throw(self, draft: Draft, command: Throw) -> None:
        self._may_throw(command.seat)
        if self.point.created.dice == "by-hand":
            raise Refused(say("refused-throw-by-hand"))
        draft.throw(command.seat, None, "", command.id)

    def _real_throw(self, draft: Draft, command: RealThrow) -> None:
        self._may_throw(command.seat)
        if self.point.created.dice != "by-hand":
            raise Refused(say("refused-no-real-dice"))
        check_name(command.seat, command.entered, empty=False)
        draft.throw(command.seat, command.faces, command.entered, command.id)

    def _may_throw(self, seat: int) -> None:
        node = self.point.node
        if not self.point.ready:
            raise Refused(say("refused-seeds-missing"))
        if seat in node.seats:
            raise Refused(say("refused-act-first"))
        if node.kind != "chance" or node.roller != seat:
            raise Refused(say("refused-not-your-throw"))

    def _act(self, draft: Draft, command: Act) -> None:
        long = any(len(text) > LONGEST_ACTION for text in command.actions)
        if not command.actions or len(command.actions) > MOST_ACTIONS or long:
            raise Refused(say("refused-no-action"))
        if not self.point.ready:
            raise Refused(say("refused-seeds-missing"))
        texts, seen = self._checked(command)
        cut = command.cut and is_bot(self.point.players[command.seat])
        acted = Acted(n=0, seat=command.seat, command=command.id, cut=cut)
        if seen:
            draft.add(replace(acted, actions=texts))
        else:
            hidden = codec.encode(texts).decode()
            draft.add(replace(acted, seal=draft.seal(hidden), hidden=hidden))
        self._after_act(draft, command, texts, seen)

    def _checked(self, command: Act) -> tuple[tuple[str, ...], bool]:
        """The choices in canonical notation, all legal one after another; does everybody see the last?"""
        point, game = self.point, self.game
        state, node = point.state, point.node
        texts: list[str] = []
        seen = True
        for text in command.actions:
            before = state
            state, node = answered(game, point.ruleset, state, node, command.seat, text)
            action = game.notation.read_action(point.ruleset, text)
            texts.append(game.notation.action_text(point.ruleset, action))
            move = Choice(command.seat, action)
            seen = len(game.rules.witnesses(point.ruleset, before, move)) == len(point.players)
        return tuple(texts), seen

    def _after_act(self, draft: Draft, command: Act, texts: tuple[str, ...], seen: bool) -> None:
        """Open the sealed choices if this one closed their node in sight of all; throw, where it says so."""
        closed = draft.point.opened != self.point.opened
        if closed and seen and self.point.node.kind == "simultaneous":
            first = self.point.opened
            draft.open(n for n in draft.point.sealed if isinstance(self.events[n], Acted) and n > first)
        throws = getattr(self.game.notation, "throws", None)
        node = draft.point.node
        mine = node.kind == "chance" and node.roller == command.seat
        if throws and mine and self.point.created.dice != "by-hand":
            last = self.game.notation.read_action(self.point.ruleset, texts[-1])
            if throws(self.point.ruleset, last):
                draft.throw(command.seat, None, "", command.id)

    def _undo(self, draft: Draft, command: Undo) -> None:
        last = self.point.standing[-1] if self.point.standing else None
        if last is None or last.seat != command.seat:
            raise Refused(say("refused-undo"))
        draft.add(Undone(n=0, seat=command.seat, of=last.n, command=command.id))

    def _commit_seed(self, draft: Draft, command: CommitSeed) -> None:
        commitment = _hex(command.commitment, 32, 32)
        draft.add(SeedCommitted(n=0, seat=command.seat, commitment=commitment, command=command.id))

    def _open_seed(self, draft: Draft, command: OpenSeed) -> None:
        seed = _hex(command.seed, fair.LEAST_PLAYER_SEED, fair.MOST_PLAYER_SEED)
        promised = self.point.commitments[command.seat]
        if promised != fair.player_commitment(command.seat, bytes.fromhex(seed)).hex():
            raise Refused(say("refused-seed-other"))
        draft.add(SeedOpened(n=0, seat=command.seat, seed=seed, command=command.id))

    def _sit(self, draft: Draft, command: Sit) -> None:
        check_player(command.seat, command.player)
        draft.add(Seated(n=0, seat=command.seat, player=command.player, command=command.id))

    def _abort(self, draft: Draft, command: Abort) -> None:
        draft.add(Aborted(n=0, seat=command.seat, command=command.id))
        draft.reveal()


_FOLLOWS: dict[type[AnyCommand], Any] = {
    Throw: Table._throw,
    RealThrow: Table._real_throw,
    Act: Table._act,
    Undo: Table._undo,
    CommitSeed: Table._commit_seed,
    OpenSeed: Table._open_seed,
    Sit: Table._sit,
    Abort: Table._abort,
}


def _hex(text: str, least: int, most: int) -> str:
    """A text that must be so many bytes in small hex digits. Raises Refused."""
    try:
        data = bytes.fromhex(text) if len(text) <= 2 * most else b""
    except ValueError:
        data = b""
    if data.hex() != text or not least <= len(data) <= most:
        raise Refused(say("refused-hex", least=least, most=most))
    return text
