"""Who sits at a table: names fit to be shown, and how bots are told from people.

Must never know which bots a game has.
"""

from __future__ import annotations

from pillarbox.core.message import Refused, say

BOT = "bot:"
"""How a seat's player is written when it is a bot: this, and the id of its policy."""

LONGEST_NAME = 40
"""Characters."""


def is_bot(player: str) -> bool:
    """Whether a bot is meant."""
    return player.startswith(BOT)


TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that are not seen and change the direction of writing, also of what stands around a name."""


def check_name(seat: int, name: str, *, empty: bool = True) -> None:
    """Raises Refused for a name that can't be shown: too long, of blanks, with characters that aren't seen.

    `empty`: whether there may be none at all; the seat is then called by its number (`core.unnamed`).
    """
    if not name and empty:
        return
    if not TURNING.isdisjoint(name):
        raise Refused(say("refused-name-turns", seat=seat + 1))
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused(say("refused-name", seat=seat + 1, most=LONGEST_NAME))


def check_player(seat: int, player: str) -> None:
    """Raises Refused for what is neither `person` nor `bot:` and the name of a policy."""
    name = player.removeprefix(BOT)
    bot = player.startswith(BOT) and name and len(name) <= LONGEST_NAME and name.isprintable()
    if player != "person" and not bot:
        raise Refused(say("refused-player", seat=seat + 1))
