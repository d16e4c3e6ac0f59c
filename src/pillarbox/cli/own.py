"""Which games have faces of their own in the terminal; every other game has the common ones.

The one place of the command line that tells games apart. Must never load a face before it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pillarbox.cli.sitting import Sitting

TABLES = {"post-office": "pillarbox.cli.post_table:PostTable"}
"""By game its table: cards are drafted and turned, which a line of tiles cannot say."""

ADVICE = {"post-office": "pillarbox.cli.post_advice:advise"}
"""By game who shows its coach's answers to `advise`: a hand and a tableau are given as a file."""


def table(game: str) -> type[Sitting]:
    """The class of the table at which a game is played."""
    found: type[Sitting] = _loaded(TABLES.get(game, "pillarbox.cli.sitting:Sitting"))
    return found


def advice(game: str) -> Callable[..., None] | None:
    """What shows a game's advice, given face, ruleset, file and budget; None for the common way."""
    return _loaded(ADVICE[game]) if game in ADVICE else None


def _loaded(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
