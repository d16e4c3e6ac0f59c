"""Is a record true? Dice, deck, moves, result and hash chain, worked out anew from the record alone, offline.

Must never trust what can be calculated, and never stop at the first fault where the next can still be found.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from pillarbox import catalogue
from pillarbox.core.message import Message, Refused, say
from pillarbox.core.record import (
    Aborted,
    Acted,
    AnyEvent,
    Created,
    Drawn,
    Ended,
    Opened,
    Record,
    Revealed,
    SeedCommitted,
    SeedOpened,
    Thrown,
    link,
)
from pillarbox.play import fair
from pillarbox.play.fold import Playable, Point, advance, begin, openings

Part = Literal["dice", "deck", "moves", "result", "chain"]


class Finding(Struct, frozen=True):
    """One thing that is wrong with a record: at which event (-1: as a whole), in which part, and what."""

    event: int
    part: Part
    wrong: Message


class Verdict(Struct, frozen=True):
    """What checking a record has shown.

    Each part is True where it was checked and holds, False where it does not, None where the record has
    nothing to check: dice thrown by hand or not revealed yet, no deck, no end, no chain. `ok`: nothing is
    wrong. `notes`: what is right but should be known.
    """

    ok: bool
    dice: bool | None
    deck: bool | None
    moves: bool | None
    result: bool | None
    chain: bool | None
    faults: tuple[Finding, ...] = ()
    notes: tuple[Message, ...] = ()


def verify(record: Record, find: Callable[[str], Playable] = catalogue.game) -> Verdict:
    """Check everything that a record says; `find` knows the games."""
    return _Check(record, find).verdict()


class _Check:
    """The work of one verification: what was found so far."""

    def __init__(self, record: Record, find: Callable[[str], Playable]) -> None:
        self.record = record
        self.events = record.events
        self.faults: list[Finding] = []
        self.notes: list[Message] = []
        self.checked: set[Part] = set()
        self.changed = False
        """Whether something was changed, and the chain can't tell where."""
        self._find = find
        self._streams: fair.Streams | None = None
        self._shuffles: dict[int, tuple[int, ...]] = {}
        self._server_seed = b""

    def wrong(self, event: int, part: Part, message: Message) -> None:
        self.faults.append(Finding(event, part, message))

    def verdict(self) -> Verdict:
        created = self.record.created
        if created is None:
            self.wrong(0, "moves", say("refused-record-begins"))
        else:
            self._chain(created)
            self._secrets(created)
            self._play(created)
        bad = {finding.part for finding in self.faults if finding.wrong.id != "verify-no-result"}

        def part(name: Part) -> bool | None:
            return False if name in bad else True if name in self.checked else None

        if self.changed and any(finding.part == "moves" for finding in self.faults):
            self.notes.append(say("verify-maybe-earlier"))

        return Verdict(
            ok=not self.faults,
            dice=part("dice"),
            deck=part("deck"),
            moves=part("moves"),
            result=part("result"),
            chain=part("chain"),
            faults=tuple(sorted(self.faults, key=lambda finding: finding.event)),
            notes=tuple(self.notes),
        )

    def _chain(self, created: Created) -> None:
        """Every event must carry the hash of the one before, and the record that of the last."""
        if not self.record.head and not any(event.prev for event in self.events):
            by_hand = created.dice == "by-hand" and not created.commitment
            if by_hand or not created.has_chain:
                self.notes.append(say("verify-no-chain"))
            else:
                self.wrong(-1, "chain", say("verify-chain-missing"))
            return
        self.checked.add("chain")
        before = ""
        for place, event in enumerate(self.events):
            if event.prev != before:
                self.wrong(place, "chain", say("verify-chain-broken"))
            before = link(event)
        if self.record.head != before:
            self.changed = True
            self.wrong(len(self.events) - 1, "chain", say("verify-chain-head"))

    def _secrets(self, created: Created) -> None:
        """The commitments must be to the seeds opened; without the server seed nothing can be checked.

        It is revealed as a match ends, so only a record that claims an end must have it.
        """
        revealed = next((event for event in self.events if isinstance(event, Revealed)), None)
        if revealed is None:
            if any(isinstance(event, Ended | Aborted) for event in self.events):
                if created.dice != "by-hand" or created.commitment:
                    self.wrong(-1, "dice", say("verify-not-revealed"))
            elif created.dice != "by-hand":
                self.notes.append(say("verify-not-yet-revealed"))
            return
        seed = _bytes(revealed.seed)
        if seed is None or fair.commitment(seed).hex() != created.commitment:
            self.wrong(revealed.n, "dice", say("verify-other-seed"))
            return
        promised = {event.seat: event.commitment for event in self.events if isinstance(event, SeedCommitted)}
        seeds = [b""] * len(created.seats)
        for event in self.events:
            if not isinstance(event, SeedOpened) or event.seat not in range(len(seeds)):
                continue
            own = _bytes(event.seed)
            if own is None or fair.player_commitment(event.seat, own).hex() != promised.get(event.seat):
                self.wrong(event.n, "dice", say("verify-other-player-seed", seat=event.seat + 1))
            else:
                seeds[event.seat] = own
        self._server_seed = seed
        self._streams = fair.Streams(seed, created.match, seeds)

    def _play(self, created: Created) -> None:
        """Play the match again from its events, checking each against the rules and the seed."""
        hidden = openings(self.events)
        point = event = None
        try:
            game = self._find(created.game)
            point = begin(game, self.events[0])
            self._say_kind(created)
            for event in self.events[1:]:
                before, point = point, advance(game, point, event, hidden)
                self._judge(game, before, event, hidden)
        except Refused as refusal:
            if point and isinstance(event, Revealed) and not point.over and point.node.kind == "terminal":
                self.checked.add("moves")
                self._finish(game, point)
                return
            place = 0 if point is None else point.count
            self.wrong(place, "moves", say("verify-stops", why=refusal.message))
        else:
            self.checked.add("moves")
            self._finish(game, point)

    def _say_kind(self, created: Created) -> None:
        notes = {"seeded": "verify-seeded", "by-hand": "verify-by-hand"}
        if created.dice in notes:
            self.notes.append(Message(notes[created.dice]))

    def _judge(self, game: Playable, before: Point, event: AnyEvent, hidden: dict[int, str]) -> None:
        if isinstance(event, Thrown):
            self._thrown(before, event)
        elif isinstance(event, Drawn):
            self._drawn(game, before, event, hidden)
        elif isinstance(event, Ended):
            self._result(game, before, event)
        if isinstance(event, Acted | Drawn) and event.seal:
            self._seal(event, event.hidden if event.hidden is not None else hidden[event.n])
        if isinstance(event, Opened) and self._server_seed:
            key = fair.seal_key(self._server_seed, before.created.match, event.of)
            if key.hex() != event.key:
                self.wrong(event.n, "moves", say("verify-other-key", number=event.of))

    def _thrown(self, before: Point, event: Thrown) -> None:
        by_hand = before.created.dice == "by-hand"
        if by_hand and event.scheme == 0:
            return
        if by_hand or event.entered:
            self.wrong(event.n, "dice", say("verify-throw-kind"))
        elif event.scheme != fair.SCHEME:
            self.wrong(event.n, "dice", say("verify-scheme", scheme=event.scheme, known=fair.SCHEME))
        elif self._streams:
            self.checked.add("dice")
            drawn = self._streams.draw(event.source, event.number, before.node.asks)
            if event.faces != tuple(value + 1 for value in drawn):
                fell = "-".join(str(value + 1) for value in drawn)
                self.wrong(event.n, "dice", say("verify-throw", number=event.number, fell=fell))

    def _drawn(self, game: Playable, before: Point, event: Drawn, hidden: dict[int, str]) -> None:
        part: Part = "deck" if event.source == "deck" else "dice"
        if not before.created.commitment:
            return
        if event.scheme != fair.SCHEME:
            self.wrong(event.n, part, say("verify-scheme", scheme=event.scheme, known=fair.SCHEME))
            return
        if self._streams is None:
            return
        self.checked.add(part)
        asks = before.node.asks
        if part == "deck":
            size = asks[0]
            if size not in self._shuffles:
                self._shuffles[size] = self._streams.shuffle(size)
            values: tuple[int, ...] = (self._shuffles[size][event.number],)
        else:
            values = self._streams.draw(event.source, event.number, asks)
        outcome = game.rules.settle(before.ruleset, before.state, values)
        fell = game.notation.outcome_text(before.ruleset, outcome)
        own = event.hidden if event.hidden is not None else hidden.get(event.n)
        if fell != (own if event.seal else event.outcome) or (not event.seal and event.values != values):
            self.wrong(event.n, part, say("verify-throw", number=event.number, fell=fell))

    def _seal(self, event: Acted | Drawn, hidden: str) -> None:
        if not self._server_seed or self.record.created is None:
            return
        key = fair.seal_key(self._server_seed, self.record.created.match, event.n)
        if fair.seal(key, hidden.encode()).hex() != event.seal:
            part: Part = "deck" if isinstance(event, Drawn) else "moves"
            self.wrong(event.n, part, say("verify-seal"))

    def _result(self, game: Playable, before: Point, event: Ended) -> None:
        self.checked.add("result")
        found = game.rules.result(before.ruleset, before.state)
        said = (event.totals, event.places, event.winners, event.stakes)
        if said != (found.totals, found.places, found.winners, tuple(map(str, found.stakes))):
            self.wrong(event.n, "result", say("verify-result"))

    def _finish(self, game: Playable, point: Point) -> None:
        """What must be there by the end of the record."""
        if point.over == "aborted":
            self.notes.append(say("verify-aborted"))
        elif not point.over and point.node.kind == "terminal":
            self.wrong(-1, "result", say("verify-no-result"))
        elif not point.over:
            self.notes.append(say("verify-unfinished"))
        if point.over and point.sealed:
            self.wrong(point.sealed[0], "moves", say("verify-still-sealed"))


def _bytes(text: str) -> bytes | None:
    """The bytes that small hex digits stand for, or None."""
    try:
        data = bytes.fromhex(text)
    except ValueError:
        return None
    return data if data.hex() == text else None
