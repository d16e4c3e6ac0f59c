"""Advice on Post Office as a terminal shows it: each way to go on, what it is worth, what it loses, and why.

Must never weigh anything itself: it shows what the game's coach answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pillarbox import catalogue
from pillarbox.cli.choices import in_words
from pillarbox.cli.face import Face
from pillarbox.cli.figures import figure, working
from pillarbox.cli.files import text_of
from pillarbox.cli.frame import refused
from pillarbox.cli.text import wrapped
from pillarbox.core.message import Message, say
from pillarbox.games.post_office import coach, given, notation
from pillarbox.games.post_office.ruleset import Ruleset
from pillarbox.games.post_office.state import Keep

LOSS = 2
"""Decimals of a loss; one that shows none is none for all that can be told."""
HINTED = 3
"""So many ways a hint names, the best one with its reasons."""


def advise(face: Face, ruleset: Ruleset, file: str | None, budget: int | None) -> None:
    """What the seat of a position may do, best first. Raises Refused, FaultyFile, OSError."""
    if file is None:
        raise refused("cards-needs-state")
    seen = given.read_position(ruleset, text_of(file, given.LONGEST), file)
    with working(face):
        advice = coach.advise(ruleset, seen.state, seen.seat, budget or 0)
    if face.json:
        face.give(advice.plain(face.render))
    else:
        shown(face, ruleset, advice)


def shown(face: Face, ruleset: Ruleset, advice: coach.Advice) -> None:
    """A line for each way to go on, and below it why."""
    for number, move in enumerate(advice.moves):
        worth = {"value": _value(face, move.value), "loss": figure(face, move.loss, LOSS)}
        equal = "cards-advise-equal" if number else "cli-advise-best"
        text = face.say("cli-advise-loses" if round(move.loss, LOSS) else equal, **worth)
        name = in_words(face, catalogue.game("post-office"), ruleset, move.actions)
        face.out(*wrapped(f"{name}: {text}", face.width, "  ", ""))
        face.out(*wrapped(" ".join(map(face.render, move.why)), face.width, "  "))
    for note in advice.notes:
        face.out(*wrapped(face.render(note), face.width))


def _value(face: Face, value: coach.Worth) -> str:
    """The value, with its standard error where it has one."""
    error = f" ± {figure(face, value.error, 2)}" if value.error else ""
    return figure(face, value.float, 2) + error


def _texts(ruleset: Ruleset, move: coach.Advised) -> list[str]:
    return [notation.action_text(ruleset, action) for action in move.actions]


def hints(ruleset: Ruleset, seen: Any) -> Sequence[Message]:
    """What the coach says at the table: the best way to go on and why, and what the next ones lose."""
    advice = coach.advise(ruleset, seen.state, seen.seat)
    best, *others = advice.moves[:HINTED]
    value = round(best.value.float, 1)
    said = "cards-hint-keep" if isinstance(best.actions[0], Keep) else "cards-hint-best"
    return [
        say(said, choices=_cards(ruleset, best), value=value),
        *best.why,
        *(_compared(ruleset, move) for move in others),
        *advice.notes,
    ]


def _compared(ruleset: Ruleset, move: coach.Advised) -> Message:
    loss = round(move.loss, LOSS)
    choices = _cards(ruleset, move)
    if loss:
        return say("cards-hint-other", choices=choices, loss=loss)
    return say("cards-hint-equal", choices=choices)


def _cards(ruleset: Ruleset, move: coach.Advised) -> list[str]:
    """Placements in notation; a card to keep by its name alone."""
    first = move.actions[0]
    return [first.card] if isinstance(first, Keep) else _texts(ruleset, move)
