"""What people at one keyboard may type at any time: questions, commands, a wish to leave; none of it a move.

Must never judge a move, nor change the match.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pillarbox.cli import asking, reading
from pillarbox.cli.coaching import Coaching
from pillarbox.cli.face import Face
from pillarbox.cli.keyboard import Keyboard
from pillarbox.cli.reading import Line
from pillarbox.cli.screen import Screen
from pillarbox.core.game import Choice, Observation
from pillarbox.core.message import IllegalMove, Message, say
from pillarbox.play.match import Match
from pillarbox.play.tutor import Mode


class Leaving(Exception):
    """Somebody leaves the table; the match stays as it is."""


class Aside:
    """The screen, the keyboard and the coach of a match, and what is answered beside its moves."""

    ASIDE: tuple[str, ...] = ("help", "hint", "table", "score", "rules")
    """Commands that may be typed at any time and change nothing."""

    def __init__(self, face: Face, keys: Keyboard, match: Match, coach: Mode | None = None) -> None:
        """coach: what the coach does, if that was said."""
        self.face = face
        self.names = face.names(match.point.created.seats)
        self.screen = Screen(face, match.game, match.point.ruleset, self.names)
        self.coach = Coaching(face, match, self.screen, self._shown, coach)
        self._keys = keys
        self._show: Any = getattr(match.game, "show")  # noqa: B009 - bots don't know it, faces do
        self._point = match.point
        self._hinted: set[str] = set()
        self._typed = ""  # the last line, with its capitals
        self._called = {word: name for name in asking.ENGLISH for word in asking.words(face, name)}

    # What may be typed at any time.

    def _line(self, match: Match, seat: int, question: str) -> Line:
        """The next line that answers the question; commands and questions in between are seen to here."""
        while True:
            try:
                self._typed = self._keys.ask(question)
                line = reading.line_of(self._typed, self._called)
            except EOFError:
                raise Leaving from None
            if line == Line("command", "quit"):
                raise Leaving
            if line.kind == "list":
                self._list(match, seat)
            elif line.kind == "question":
                self._question(match, seat, line.text)
            elif line.kind == "command" and line.text in self.ASIDE:
                getattr(self, f"_{line.text}")(match, seat)
            else:
                return line

    def _list(self, match: Match, seat: int) -> None:
        legal = self._legal(match, match.table.observe(seat))
        if legal:
            self.screen.line(self.face.say("cli-possible", choices=[self._shown(text) for text in legal]))
        else:
            self.screen.line(self.face.say("cli-throw-first"))

    def _question(self, match: Match, seat: int, text: str) -> None:
        seen = match.table.observe(seat)
        legal = self._legal(match, seen)
        if not legal:
            self.screen.line(self.face.say("cli-throw-first"))
            return
        answer = self._answer(match, seen, legal, text)
        if answer.refusal is None:
            action = match.game.notation.action_text(match.point.ruleset, answer.action)
            self.screen.line(self.face.say("cli-yes", choice=self._shown(action)))
        else:
            self.screen.line(self.face.render(answer.refusal))

    def _help(self, match: Match, seat: int) -> None:
        self.screen.line(self.face.say("cli-table-help"))
        for name in asking.ENGLISH:
            if name not in ("yes", "throw", "peek"):
                word = asking.word(self.face, name)
                self.screen.line("  " + self.face.say(f"cli-word-{name}.about", word=word))

        self.screen.marks()

    def _hint(self, match: Match, seat: int) -> None:
        if self.coach.silent(match):
            return
        from pillarbox.cli.figures import working
        from pillarbox.cli.hints import hints

        game, rules = match.game, match.point.ruleset

        def shown(action: Any) -> str:
            return self._shown(game.notation.action_text(rules, action))

        with working(self.face):
            objective = self.coach.tutor.objective()
            said = hints(game, rules, match.table.observe(seat), shown, self._hinted, objective)
        self.screen.tell(said)

    def _table(self, match: Match, seat: int) -> None:
        self.screen.forget()
        self.screen.table(match.table.observe(seat), seat, whole=True)

    def _score(self, match: Match, seat: int) -> None:
        self.screen.sheet(match.table.observe(seat))

    def _rules(self, match: Match, seat: int) -> None:
        self.screen.rules()

    # What is legal, and what was meant.

    def _legal(self, match: Match, seen: Observation) -> dict[str, Any]:
        """What the seat may do, by its notation, asked of what it may know."""
        game, rules = match.game, match.point.ruleset
        actions = game.rules.legal(rules, seen.state, seen.seat)
        return {game.notation.action_text(rules, action): action for action in actions}

    def _answer(self, match: Match, seen: Observation, legal: Mapping[str, Any], text: str) -> reading.Answer:
        game, rules = match.game, match.point.ruleset

        def refuse(action: Any) -> Message | None:
            try:
                game.rules.step(rules, seen.state, Choice(seen.seat, action))
            except IllegalMove as error:
                return error.message
            return None

        if not text:
            return reading.Answer(refusal=say("cli-choose-now", kind=reading.kind_of(legal)))
        return reading.move_of(text, legal, lambda typed: game.notation.read_action(rules, typed), refuse)

    def _shown(self, text: str) -> str:
        """An action as it is typed: without the signs of notation, a word in the player's language."""
        return asking.word(self.face, text) if text in asking.ENGLISH else text.strip("^d")
