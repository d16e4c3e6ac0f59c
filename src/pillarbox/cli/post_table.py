"""People who play Post Office at one keyboard: each lays the cards of a round as a draft, then confirms them.

A draft may be changed as often as one likes; nothing of it is kept until it is confirmed, and then both cards
count as one. Must never judge a placement, nor show one seat what another holds or lays.
"""

from __future__ import annotations

from typing import Any

from pillarbox.cli import asking
from pillarbox.cli.face import Face
from pillarbox.cli.keyboard import Keyboard
from pillarbox.cli.post_screen import PostScreen
from pillarbox.cli.post_typed import Typed, turns_typed, typed
from pillarbox.cli.reading import Answer, Line, as_typed
from pillarbox.cli.sitting import UNDO, YES, Sitting
from pillarbox.core.game import Choice, Observation
from pillarbox.core.message import IllegalMove, Message, Refused, say
from pillarbox.games.post_office import notation, rules, show
from pillarbox.games.post_office.state import Keep, Place, State
from pillarbox.play.commands import Act, AnyCommand
from pillarbox.play.match import Match
from pillarbox.play.tutor import Mode

ABOUT = ("hint", "undo", "keep", "peek", "table", "score")
"""Words of the table that mean something of their own in this game."""


class PostTable(Sitting):
    """All the people of a match, at one keyboard."""

    screen: PostScreen
    ASIDE = (*Sitting.ASIDE, "peek")

    def __init__(self, face: Face, keys: Keyboard, match: Match, coach: Mode | None = None) -> None:
        super().__init__(face, keys, match, coach)
        self.screen = PostScreen(face, match.game, match.point.ruleset, self.names)
        self.coach.screen = self.screen
        self._draft: list[Place] = []

    def _choose(self, match: Match, seat: int) -> AnyCommand:
        if match.point.state.stage != "place":
            return super()._choose(match, seat)
        self._draft = []
        try:
            return self._lay(match, seat)
        finally:
            self._draft = []

    def _lay(self, match: Match, seat: int) -> AnyCommand:
        """Cards are laid and lifted until all are laid and the draft is confirmed."""
        rules_of = match.point.ruleset
        while True:
            seen = self._seen(match, seat)
            done = not seen.state.desks[seat].hand
            self.screen.table(seen, seat)
            line = self._line(match, seat, self._asks(match, seen))
            if line == UNDO:
                self._lift(match, seat, "")
            elif line.kind == "move" and self._first_word(line.text) == "undo":
                self._lift(match, seat, line.text.partition(" ")[2])
            elif done and (line.kind == "nothing" or line == YES):
                if not self.coach.lets_stand(match, match.table.observe(seat), tuple(self._draft)):
                    continue
                texts = tuple(notation.action_text(rules_of, place) for place in self._draft)
                return Act(seat=seat, actions=texts, node=match.point.opened)
            elif done:
                self.screen.line(self.face.say("cards-draft-done", undo=asking.word(self.face, "undo")))
            else:
                self._put(match, seat, line.text)

    def _seen(self, match: Match, seat: int) -> Observation:
        """What the seat sees, its draft included."""
        return show.drafted(match.point.ruleset, match.table.observe(seat), self._draft)

    def _asks(self, match: Match, seen: Observation) -> str:
        hand = seen.state.desks[seen.seat].hand
        if not hand:
            undo = asking.word(self.face, "undo")
            return self.face.say("cards-confirm", cards=len(self._draft), undo=undo)
        asked = show.asked(match.point.ruleset, seen, self.names)
        example = self.face.say("cards-such-as", example=self._example(match, seen), card=hand[0])
        return f"{self.face.render(asked)} {example}" if asked else example

    def _example(self, match: Match, seen: Observation) -> str:
        """A placement that would be legal, as it is typed."""
        ruleset = match.point.ruleset
        return notation.action_text(ruleset, rules.legal(ruleset, seen.state, seen.seat)[0])

    # The draft.

    def _put(self, match: Match, seat: int, text: str) -> None:
        """Lay a card as a draft, or say why not."""
        seen = self._seen(match, seat)
        place = self._meant(match, seen, text)
        if isinstance(place, Place):
            try:
                show.drafted(match.point.ruleset, seen, [place])
            except IllegalMove as error:
                place = error.message
        if isinstance(place, Message):
            self.screen.line(self.face.render(place))
            return
        self._draft.append(place)
        self._preview(match, seat, self._draft)

    def _lift(self, match: Match, seat: int, card: str) -> None:
        """Take a card of the draft up again, the last one unless one is named, and what lay on it."""
        at = next((i for i, place in enumerate(self._draft) if place.card.lower() == card), -1)
        if not self._draft:
            self.screen.line(self.face.say("cards-draft-empty"))
            return
        if card and at < 0:
            laid = [place.card for place in self._draft]
            self.screen.line(self.face.say("cards-no-draft", text=as_typed(self._typed, card), cards=laid))
            return
        lifted = [self._draft.pop(at)]
        observed = match.table.observe(seat)
        try:
            show.drafted(match.point.ruleset, observed, self._draft)
        except IllegalMove:
            lifted.append(self._draft.pop())
        self.screen.line(self.face.say("cards-lifted", cards=[place.card for place in lifted]))

    def _preview(self, match: Match, seat: int, draft: list[Place]) -> None:
        found = show.preview(match.point.ruleset, match.table.observe(seat), draft)
        self.screen.line(self.face.render(show.preview_line(found)))

    def _meant(self, match: Match, seen: Observation, text: str) -> Place | Message:
        """The placement that was typed, or what is missing in it."""
        ruleset = match.point.ruleset
        hand = seen.state.desks[seen.seat].hand
        parts = typed(text, hand) if text else Typed()
        card = parts and self._card(match, seen, parts)
        example = self._example(match, seen)
        if parts is None or card is None:
            if (turns := turns_typed(text)) is not None:
                return say("post-refused-turns", turns=str(turns))
            return say("cards-not-a-placement", text=as_typed(self._typed, text), example=example)
        if isinstance(card, Message):
            return card
        if parts.at is None:
            return say("cards-where", card=card, example=example)
        row, col = parts.at
        place = notation.read_action(ruleset, f"{card} r{parts.turns or 0} {row:+d}{col:+d}")
        assert isinstance(place, Place), "what has a row and a column is a placement"
        return place

    def _card(self, match: Match, seen: Observation, parts: Typed) -> str | Message | None:
        """The card typed, or the only one; a Message if it is not in hand, None if there is none such."""
        hand = seen.state.desks[seen.seat].hand
        if parts.card is None:
            return hand[0] if len(hand) == 1 else say("cards-which", cards=list(hand))
        try:
            named = notation.read_action(match.point.ruleset, f"{notation.KEEP} {parts.card}")
        except Refused:
            return None
        if any(place.card == named.card for place in self._draft):
            return say("post-refused-laid", card=named.card)
        return (
            named.card
            if named.card in hand
            else say("post-refused-not-held", card=named.card, hand=list(hand))
        )

    # What may be typed at any time.

    def _list(self, match: Match, seat: int) -> None:
        if match.point.state.stage != "place":
            super()._list(match, seat)
            return
        seen = self._seen(match, seat)
        for card in seen.state.desks[seat].hand:
            count = len(self._places(match, seen, card))
            self.screen.line(self.face.say("cards-spots-count", card=card, count=count))
        if not seen.state.desks[seat].hand:
            self.screen.line(self.face.say("cards-draft-done", undo=asking.word(self.face, "undo")))

    def _places(self, match: Match, seen: Observation, card: str, turns: int | None = None) -> list[Place]:
        legal = rules.legal(match.point.ruleset, seen.state, seen.seat)
        return [
            action
            for action in legal
            if isinstance(action, Place) and action.card == card and turns in (None, action.turns)
        ]

    def _question(self, match: Match, seat: int, text: str) -> None:
        """May a card go there, or where may it go?"""
        if match.point.state.stage != "place":
            super()._question(match, seat, text)
            return
        seen = self._seen(match, seat)
        hand = seen.state.desks[seat].hand
        if not hand:
            self._list(match, seat)
            return
        parts = typed(text, hand)
        card = parts and self._card(match, seen, parts)
        if parts is not None and parts.at is None and isinstance(card, str) and card in hand:
            place = notation.read_action(match.point.ruleset, f"{card} r{parts.turns or 0} +0+0")
            turns = place.turns if isinstance(place, Place) else 0
            self.screen.spots(seen, card, turns, self._places(match, seen, card, turns))
            return
        meant = self._meant(match, seen, text)
        try:
            if isinstance(meant, Place):
                show.drafted(match.point.ruleset, seen, [meant])
                choice = notation.action_text(match.point.ruleset, meant)
                self.screen.line(self.face.say("cli-yes", choice=choice))
                self._preview(match, seat, [*self._draft, meant])
                return
        except IllegalMove as error:
            meant = error.message
        self.screen.line(self.face.render(meant))

    def _line(self, match: Match, seat: int, question: str) -> Line:
        while True:
            line = super()._line(match, seat, question)
            if line.kind != "move" or self._first_word(line.text) != "peek":
                return line
            self._peek(match, seat, line.text.partition(" ")[2])

    def _first_word(self, text: str) -> str:
        """The name of the command that the first of several words calls; empty if it calls none."""
        word, _, rest = text.partition(" ")
        return self._called.get(word, "") if rest else ""

    def _peek(self, match: Match, seat: int, name: str = "") -> None:
        """What lies covered in the own tableau, or in that of somebody whose name begins so."""
        whose = [i for i, one in enumerate(self.names) if one.lower().startswith(name)] if name else [seat]
        exact = [i for i in whose if self.names[i].lower() == name]
        if len(exact or whose) == 1:
            self.screen.under(self._seen(match, seat), (exact or whose)[0])
        else:
            text = as_typed(self._typed, name)
            self.screen.line(self.face.say("cards-peek-whom", text=text, names=self.names))

    def _answer(self, match: Match, seen: Observation, legal: Any, text: str) -> Answer:
        """Which card to keep: the card, or `keep` and the card."""
        if self._first_word(text) == "keep":
            text = text.partition(" ")[2]
        state: State = seen.state
        card = next((card for card in state.desks[seen.seat].hand if card.lower() == text), None)
        if card is not None:
            return Answer(Keep(card))
        try:
            named = notation.read_action(match.point.ruleset, f"{notation.KEEP} {text}")
            rules.step(match.point.ruleset, state, Choice(seen.seat, named))
        except IllegalMove as error:
            return Answer(refusal=error.message)
        except Refused:
            pass
        return Answer(refusal=say("cards-which", cards=list(state.desks[seen.seat].hand)))

    def _table(self, match: Match, seat: int) -> None:
        self.screen.forget()
        self.screen.table(self._seen(match, seat), seat, whole=True)

    def _hint(self, match: Match, seat: int) -> None:
        if self.coach.silent(match):
            return
        from pillarbox.cli.post_advice import hints

        seen = self._seen(match, seat)
        try:
            self.screen.tell(hints(match.point.ruleset, seen))
        except Refused:
            self._list(match, seat)

    def _score(self, match: Match, seat: int) -> None:
        self.screen.count(self._seen(match, seat), (seat,))

    def _help(self, match: Match, seat: int) -> None:
        self.screen.line(self.face.say("cards-help"))
        for name in ("help", *ABOUT, "rules", "quit"):
            word = asking.word(self.face, name)
            about = f"cards-word-{name}" if name in ABOUT else f"cli-word-{name}.about"
            self.screen.line("  " + self.face.say(about, word=word))
