"""The coach at one keyboard: warns before a costly choice counts, and says how likely a useless throw was.

Must never weigh a choice: the tutor does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pillarbox.cli.face import Face
from pillarbox.cli.figures import working
from pillarbox.core.game import Observation
from pillarbox.core.message import Message
from pillarbox.core.record import AnyEvent, Thrown
from pillarbox.play.match import Match
from pillarbox.play.people import is_bot
from pillarbox.play.point import Point
from pillarbox.play.telling import moves, steps
from pillarbox.play.tutor import Mode, Tutor, usual


class Coaching:
    """The coach of everybody at the keyboard. `screen` tells what it says."""

    def __init__(
        self, face: Face, match: Match, screen: Any, shown: Callable[[str], str], mode: Mode | None
    ) -> None:
        """shown: notation as players type it. mode: what the coach does; None for what is usual."""
        self.screen = screen
        self._face = face
        self._shown = shown
        self._warned = ""  # the choice that it has warned of
        point = match.point
        does = usual(_people(match)) if mode is None else mode
        self.tutor = Tutor(match.game, point.ruleset, len(point.players), does)

    def silent(self, match: Match) -> bool:
        """Whether the coach says nothing; then that is said."""
        if self.tutor.silent:
            id = "tutor-silent-people" if _people(match) > 1 else "tutor-silent"
            self.screen.line(self._face.say(id))
        return self.tutor.silent

    def lets_stand(self, match: Match, seen: Observation, actions: tuple[Any, ...]) -> bool:
        """Whether a choice counts: the coach has nothing against it, or was heard. Else it warns now."""
        if self.tutor.mode != "warn":
            return True
        ruleset, text = match.point.ruleset, match.game.notation.action_text
        chosen = f"{match.point.opened} {[text(ruleset, action) for action in actions]}"
        if chosen == self._warned:
            return True
        with working(self._face):
            said = self.tutor.warning(seen, actions, lambda action: self._shown(text(ruleset, action)))
        self._warned = chosen if said else ""
        self.screen.tell(list(said))
        return not said

    def missed(
        self, match: Match, before: Point, events: Sequence[AnyEvent], said: list[list[Message]]
    ) -> None:
        """Add to what is said of each event how likely a person's useless throw was."""
        if self.tutor.mode != "warn":
            return
        for step, messages in zip(steps(match.game, before, events), said):
            if isinstance(step.event, Thrown) and not is_bot(step.before.players[step.event.seat]):
                (move,) = moves(match.game, step)
                messages += self.tutor.missed(step.before.state, move, step.after.state)


def _people(match: Match) -> int:
    return sum(not is_bot(player) for player in match.point.players)
