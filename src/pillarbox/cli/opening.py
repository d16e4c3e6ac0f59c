"""What is said before a match begins: who plays what, how chance is sealed, what a bot or the rules can't do.

Must never decide any of it: the match is made already.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pillarbox.cli.face import Face
from pillarbox.core.message import say
from pillarbox.play.match import Match


def opened(face: Face, match: Match) -> None:
    """What everybody should know before the first throw."""
    from pillarbox import catalogue
    from pillarbox.play.dice import has_dice

    created = match.point.created
    names = face.names(created.seats)
    face.talk("")
    face.tell(face.say("cli-match-of", title=catalogue.title(match.point.ruleset), names=names))
    sealed = "cli-dice-" if has_dice(match.game) else "cards-"
    face.tell(face.say(sealed + created.dice, seal=_grouped(created.commitment)))
    face.tell(face.say("cli-kept-as", match=match.key))
    for note in _notes(match, names):
        face.tell(face.render(note))


def _grouped(digits: str) -> str:
    """The first digits of a seal in fours, which nobody takes for the id of a match."""
    return " ".join(digits[at : at + 4] for at in range(0, 16, 4))


def _notes(match: Match, names: Sequence[str]) -> list[Any]:
    """What a bot or the rules can't do with so many seats, said beforehand."""
    point = match.point
    notes = []
    refusal = getattr(match.game.bots, "refusal", None)
    for number, player in enumerate(point.players):
        if player != "bot:perfect" or refusal is None:
            continue
        why = refusal(point.ruleset, number, len(point.players) == 1)
        if why is not None:
            notes.append(say("cli-bot-instead", name=names[number], why=why))
    notice = getattr(match.game.bots, "notice", lambda ruleset: None)(point.ruleset)
    if notice is not None and "bot:strong" in point.players:
        notes.append(notice)
    alone = len(point.players) == 1
    if alone and getattr(point.ruleset, "reopen", "never") != "never" and not point.ruleset.solo_reopen:
        notes.append(say("cli-alone-no-neighbour"))
    if alone and getattr(point.ruleset, "stake", None):
        notes.append(say("cli-alone-no-stakes"))
    return notes
