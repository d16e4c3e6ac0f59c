"""Why a card can't be kept or laid so, in Messages: a refusal tells the player what would be right.

Only called once a choice is known to be illegal; decides nothing itself.
"""

from __future__ import annotations

from pillarbox.core.message import Message, say
from pillarbox.games.post_office.deck import SLOTS
from pillarbox.games.post_office.rounds import layers
from pillarbox.games.post_office.state import Desk, Keep, Place
from pillarbox.games.post_office.tables import Tables


def why_not_keep(desk: Desk, choice: Keep) -> Message:
    """What is wrong with keeping this card."""
    return say("post-refused-keep", card=choice.card, hand=list(desk.hand))


def why_not_place(known: Tables, desk: Desk, choice: Place) -> Message:
    """What is wrong with laying this card there; the first fault found, gravest first."""
    card = choice.card
    laid = layers(desk)
    if any(layer.card == card for layer in laid):
        return say("post-refused-laid", card=card)
    if card not in desk.hand:
        return say("post-refused-not-held", card=card, hand=list(desk.hand))
    return why_not_there(known, laid, choice)


def why_not_there(known: Tables, laid: tuple[Place, ...], choice: Place) -> Message:
    """What is wrong with laying this card there on top of these."""
    card, faces = choice.card, known.faces(choice.card)
    if not 0 <= choice.turns < 4:
        return say("post-refused-turns", turns=str(choice.turns))
    if choice.turns >= len(faces):
        return say("post-refused-half-turn", card=card, turns=str(choice.turns - 2))
    covers = known.tableau(laid).covers(faces[choice.turns], choice.row, choice.col)
    if not covers:
        return say("post-refused-apart", card=card)
    if covers == SLOTS:
        return say("post-refused-covers-all", card=card)
    return say("post-refused-too-long", card=card, most=known.ruleset.max_extent)
