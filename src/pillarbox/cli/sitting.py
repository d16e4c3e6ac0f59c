"""People at one keyboard: asks each seat in turn, tells what happens, answers questions.

The face that a match calls upon. Must never judge a move, nor show one seat what another keeps sealed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pillarbox.cli import reading
from pillarbox.cli.aside import Aside
from pillarbox.cli.reading import Line
from pillarbox.core.message import Message
from pillarbox.core.record import Acted, AnyEvent, Thrown
from pillarbox.play.commands import Act, AnyCommand, RealThrow, Throw, Undo
from pillarbox.play.erase import NOBODY
from pillarbox.play.match import Match
from pillarbox.play.point import Point
from pillarbox.play.seats import is_bot
from pillarbox.play.telling import told

UNDO, THROW, YES = Line("command", "undo"), Line("command", "throw"), Line("command", "yes")

NOBODYS = ("starter", "roll-off", "match-roll-off")
"""Stages in which dice are thrown and no box is played on."""


class Sitting(Aside):
    """All the people of a match, at one keyboard."""

    # What the match asks and tells.

    def command(self, match: Match, seat: int) -> AnyCommand:
        """What the seat does now, as somebody types it. Raises Leaving."""
        if match.point.node.kind == "chance":
            return self._throw(match, seat)
        if match.point.node.kind == "simultaneous" and self._people(match) > 1:
            self._look_away(match, seat)
        return self._choose(match, seat)

    def told(self, match: Match, events: Sequence[AnyEvent]) -> None:
        """Tell what the events did."""
        if events[0].n != self._point.count:  # the match went on elsewhere meanwhile
            self._point = match.point
            self.screen.table(match.table.observe(-1), -1, whole=True)
            return
        before = self._point
        self._point, by_event = told(match.game, self._point, events, self.names, self._viewer(match))
        self.coach.missed(match, before, events, by_event)
        if self._repeated(match, events[-1]):
            del by_event[-1][0]
        secret = match.point.node.kind == "simultaneous" and self._people(match) > 1
        if secret and not isinstance(events[0], Thrown):
            self.screen.hide()
        self.screen.tell([message for messages in by_event for message in messages])
        self._leave_box(match, before, events)

    def _leave_box(self, match: Match, before: Point, events: Sequence[AnyEvent]) -> None:
        """Show the box of a bot whose turn is over, unless the table is about to be shown anyway."""
        point, seat = match.point, getattr(before.state, "seat", -1)
        if not hasattr(before.state, "boxes"):
            return
        nobodys = seat < 0 or before.state.stage in NOBODYS or getattr(before.state, "sealed", ())
        if nobodys or not is_bot(before.players[seat]):
            return
        ended = bool(point.over) or len(point.state.past) != len(before.state.past)
        if not ended and (point.state.seat == seat or not is_bot(point.players[match.waiting()])):
            return
        if not (ended and isinstance(events[0], Acted)):  # the box that it left is in neither state
            self.screen.left(before.state if ended else point.state, seat)

    def refused(self, match: Match, seat: int, why: Message) -> None:
        """Say why not; the seat is asked again."""
        self.screen.line(self.face.render(why))

    def _repeated(self, match: Match, event: AnyEvent) -> bool:
        """Whether the event is a throw that the question that follows says again."""
        asks = match.point.node.kind == "decision" and getattr(match.point.state, "stage", "") == "choose"
        return isinstance(event, Thrown) and asks and not is_bot(match.point.players[match.waiting()])

    def _people(self, match: Match) -> int:
        return sum(not is_bot(player) for player in match.point.players)

    def _viewer(self, match: Match) -> int:
        """Whose eyes are on the screen: the one person's; nobody's in particular where several look on."""
        people = [seat for seat, player in enumerate(match.point.players) if not is_bot(player)]
        return people[0] if len(people) == 1 else -1

    # Throws.

    def _throw(self, match: Match, seat: int) -> AnyCommand:
        point = match.point
        seen = match.table.observe(seat)
        self.screen.table(seen, seat)
        by_hand = point.created.dice == "by-hand"
        dice, sides = len(point.node.asks), max(point.node.asks)
        asked = self.face.render(self._show.asked(point.ruleset, seen, self.names))
        hint = self.face.say("cli-type-faces" if by_hand else "cli-enter-throws")
        typed: tuple[int, ...] = ()  # what waits to be confirmed
        while True:
            question = self._typed_right(typed) if typed else f"{asked} {hint}"
            line = self._line(match, seat, question)
            if typed and line in (Line("nothing"), YES):
                return RealThrow(seat=seat, faces=typed, entered=self._enters(match, seat), node=point.opened)
            if line == UNDO and typed:
                typed = ()
            elif line == UNDO:
                undo = self._undo(match)
                if undo:
                    return undo
            elif not by_hand and line in (Line("nothing"), THROW):
                return Throw(seat=seat, node=point.opened)
            elif by_hand and (faces := reading.faces_of(line.text, point.node.asks)):
                if self.face.asking:  # a slip of the finger can't be taken back once it counts
                    typed = faces
                    continue
                return RealThrow(seat=seat, faces=faces, entered=self._enters(match, seat), node=point.opened)
            elif by_hand:
                typed = ()
                example = " ".join(str(1 + n % sides) for n in range(2, 2 + dice))
                self.screen.line(self.face.say("cli-faces-now", dice=dice, sides=sides, example=example))
            else:
                self.screen.line(self.face.say("cli-throw-now"))

    def _typed_right(self, faces: Sequence[int]) -> str:
        """The question whether these are the faces that the dice show."""
        return self.face.say("cli-faces-right", faces=list(faces), dice=len(faces), total=sum(faces))

    def _enters(self, match: Match, seat: int) -> str:
        """Who types the dice in: the seat's person; for a bot the first person at the keyboard."""
        players = match.point.players
        persons = [s for s, player in enumerate(players) if not is_bot(player)]
        who = seat if seat in persons or not persons else persons[0]
        return match.point.created.seats[who].name or NOBODY

    def _undo(self, match: Match) -> AnyCommand | None:
        """Take back the last choice, whoever at this keyboard made it; says so where there is none."""
        standing = match.point.standing
        if standing and not is_bot(match.point.players[standing[-1].seat]):
            return Undo(seat=standing[-1].seat)
        self.screen.line(self.face.say("cli-no-undo"))
        return None

    # Choices.

    def _look_away(self, match: Match, seat: int) -> None:
        question = self.face.say("cli-look-away", name=self.names[seat])
        while self._line(match, seat, question).kind != "nothing":
            self.screen.line(self.face.say("cli-look-away-first"))

    def _choose(self, match: Match, seat: int) -> AnyCommand:
        point = match.point
        seen = match.table.observe(seat)
        legal = self._legal(match, seen)
        self.screen.table(seen, seat)
        usual = _usual(legal)
        asked = self.face.render(self._show.asked(point.ruleset, seen, self.names))
        hint = self._hint_of(usual, legal)
        while True:
            line = self._line(match, seat, f"{asked} {hint}".strip())
            if line == UNDO:
                undo = self._undo(match)
                if undo:
                    return undo
                continue
            text = usual if line.kind == "nothing" or line == YES else line.text
            answer = self._answer(match, seen, legal, text)
            if answer.refusal is None:
                chosen = match.game.notation.action_text(point.ruleset, answer.action)
                if self.coach.lets_stand(match, seen, (answer.action,)):
                    return Act(seat=seat, actions=(chosen,), node=point.opened)
                continue
            self.screen.line(self.face.render(answer.refusal))

    def _hint_of(self, usual: str, legal: Mapping[str, Any]) -> str:
        """What Enter alone means, in brackets."""
        if not usual:
            return ""
        if "stop" in legal:
            more = {"stop": self._shown("stop")}
            if len(legal) == 2:
                return self.face.say("cli-enter-or-stop", **more)
            return self.face.say("cli-enter-takes-or-stop", choice=self._shown(usual), **more)
        id = "cli-enter-only" if len(legal) == 1 else "cli-enter-takes"
        return self.face.say(id, choice=self._shown(usual))


def _usual(legal: Mapping[str, Any]) -> str:
    """What only Enter means: the one thing possible, else leaving things as they are, else all the dice."""
    if len(legal) == 1 or "keep" in legal:
        return "keep" if "keep" in legal else next(iter(legal))
    dice = [text for text, action in legal.items() if hasattr(action, "count")]
    return dice[-1] if dice else ""
