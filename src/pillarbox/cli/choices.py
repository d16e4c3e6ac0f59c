"""Choices in words, with their notation in brackets, as advice names them.

Must never weigh a choice, nor put a sentence together: the game has the words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from pillarbox.cli.face import Face


def in_words(face: Face, game: Any, ruleset: Any, actions: Sequence[Any]) -> str:
    """What a choice is called, or several that are made one after the other; where the game has no words for
    one of them, all of them in notation.
    """
    called = getattr(game.show, "called", None) or getattr(game.show, "named", None)
    found = [called(ruleset, action) for action in actions] if called else []
    words = [face.render(message) for message in found if message is not None]
    if len(words) < len(actions):
        return ", ".join(game.notation.action_text(ruleset, action) for action in actions)
    return reduce(lambda first, more: face.say("reviewed-then", first=first, next=more), words)
