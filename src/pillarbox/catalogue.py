"""The one list of games and rulesets: finds them by any name, reads ruleset and deck files, packaged or given.

Games are imported on use only, so that listing rulesets stays cheap. Must never say a sentence, nor decide a rule.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any, cast

from msgspec import Struct

from pillarbox.core.game import Rules
from pillarbox.core.message import Refused, say

GAMES = {"shut-the-box": "shut_the_box"}
"""Games by id, with the name of their folder."""


class Game(Struct, frozen=True):
    """One game's modules, each imported when it is first asked for."""

    id: str
    folder: str

    def _module(self, name: str) -> Any:
        return import_module(f"pillarbox.games.{self.folder}.{name}")

    @property
    def rules(self) -> Rules:
        """The eight questions."""
        return cast(Rules, self._module("rules"))

    @property
    def ruleset(self) -> Any:
        """`Ruleset`, `parse` and `schema`."""
        return self._module("ruleset")

    @property
    def notation(self) -> Any:
        """Text to action and back."""
        return self._module("notation")

    @property
    def show(self) -> Any:
        """Observation to plain view."""
        return self._module("show")

    @property
    def bots(self) -> Any:
        """`POLICIES` by id."""
        return self._module("bots")


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(GAMES)


def game(id: str) -> Game:
    """The game with this id. Raises Refused if there is none."""
    if id not in GAMES:
        raise Refused(say("refused-no-such-game", game=id, games=list(GAMES)))
    return Game(id, GAMES[id])


def load(id_or_path: str, changes: dict[str, str] | None = None) -> tuple[Game, Any]:
    """The game and the ruleset of this id or file."""
    found = game("shut-the-box")
    folder = os.path.join(os.path.dirname(__file__), "games", found.folder, "variants")

    def text(id: str) -> str | None:
        path = os.path.join(folder, f"{id}.toml")
        if not os.path.exists(path):
            return None
        with open(path, encoding="utf-8") as file:
            return file.read()

    known = text(id_or_path)
    if known is None:
        raise Refused(say("refused-no-such-ruleset", asked=id_or_path))
    added = "".join(f"{key} = {value}\n" for key, value in (changes or {}).items())
    if added:
        return found, found.ruleset.parse(f'base = "{id_or_path}"\n{added}', text, id=id_or_path)
    return found, found.ruleset.parse(known, text, id=id_or_path)
