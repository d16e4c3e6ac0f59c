"""The games there are: those that ship, and those that other packages bring.

A game's modules are imported on use only. Must never read a ruleset, decide a rule or say a sentence.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from msgspec import Struct

from pillarbox import plugins
from pillarbox.core.message import Message, Refused, say
from pillarbox.core.reading import excerpt

if TYPE_CHECKING:
    from pillarbox.core.game import Rules

GAMES = {"shut-the-box": "shut_the_box", "post-office": "post_office"}
"""The games that ship, by id, with the name of their folder."""

HERE = os.path.dirname(__file__)


@cache
def _module(package: str, name: str, door: plugins.Door | None) -> Any:
    """Kept, because the table asks for a game's modules many times a move."""
    whole = f"{package}.{name}"
    return plugins.module(door, whole) if door else import_module(whole)


class Game(Struct, frozen=True):
    """One game's modules, each imported when it is first asked for.

    `package` has the modules and `place` is its folder; `door` is where a plug-in's game comes in. A module
    of a plug-in that can't be loaded raises BrokenPlugin.
    """

    id: str
    package: str
    place: str
    door: plugins.Door | None = None

    def _module(self, name: str) -> Any:
        return _module(self.package, name, self.door)

    def _has(self, name: str) -> bool:
        return os.path.exists(os.path.join(self.place, f"{name}.py"))

    @property
    def rules(self) -> Rules:
        """The questions of the game."""
        return cast("Rules", self._module("rules"))

    @property
    def ruleset(self) -> Any:
        """`Ruleset`, `parse`, `check` and `schema`."""
        return self._module("ruleset")

    @property
    def notation(self) -> Any:
        """Text to action, outcome and state, and back."""
        return self._module("notation")

    @property
    def show(self) -> Any:
        """Observation to plain view."""
        return self._module("show")

    @property
    def bots(self) -> Any:
        """`POLICIES` by id."""
        return _bots(self)

    @property
    def sheet(self) -> Any:
        """What a print sheet holds; None where the game has none."""
        return self._module("sheet") if self._has("sheet") else None

    @property
    def lesson(self) -> Any:
        """What a teacher's sheet holds; None where the game has none."""
        return self._module("lesson") if self._has("lesson") else None

    @property
    def svg(self) -> Any:
        """The table as a picture; None where the game has none."""
        return self._module("svg") if self._has("svg") else None

    @property
    def encode(self) -> Any:
        """Actions and observations in numbers; None where the game has none."""
        return self._module("encode") if self._has("encode") else None

    @property
    def solve(self) -> Any:
        """Exact answers; None where the game has none."""
        return self._module("solve") if self._has("solve") else None

    @property
    def versus(self) -> Any:
        """Odds between several seats; None where the game has none."""
        return self._module("versus") if self._has("versus") else None

    @property
    def study(self) -> Any:
        """What a report tells of a ruleset, exactly; None where the game has no such answers."""
        return self._module("study") if self._has("study") else None

    @property
    def batch(self) -> Any:
        """Many games at once; None where the game has none."""
        return self._module("batch") if self._has("batch") else None

    @property
    def around(self) -> Any:
        """Positions told by scores and totals; None where the game has none such."""
        return self._module("around") if self._has("around") else None

    @property
    def coach(self) -> Any:
        """Choices weighed, with reasons; None where the game has none."""
        return self._module("coach") if self._has("coach") else None

    @property
    def judge(self) -> Any:
        """Who weighs the moves of a match for its review; None where the game has none."""
        return self._module("judge") if self._has("judge") else None


@cache
def _bots(game: Game) -> Any:
    return plugins.bots(game.id, game._module("bots"), game.rules)


@cache
def every() -> dict[str, Game]:
    """All games by id: those that ship, then those of plug-ins."""
    found = {
        id: Game(id, f"pillarbox.games.{folder}", os.path.join(HERE, "games", folder))
        for id, folder in GAMES.items()
    }
    for door in plugins.doors(plugins.GAMES):
        place = plugins.folder(door)
        if place is None or not is_id(door.name):
            plugins.note(say("plugin-no-place", package=door.package, name=door.name, value=door.value))
        elif door.name in found:
            plugins.note(clash(door, "game", door.name, found[door.name].door))
        else:
            found[door.name] = Game(door.name, door.module, place, door)
    for door in plugins.doors(plugins.BOTS):
        if door.name.rpartition(".")[0] not in found:
            plugins.note(say("plugin-no-game", package=door.package, name=door.name, games=list(found)))
    return found


def clash(door: plugins.Door, kind: str, name: str, owner: plugins.Door | None) -> Message:
    """What is said of a plug-in's game or ruleset whose id is taken."""
    taken = owner.package if owner else "pillarbox"
    return say("plugin-clash", package=door.package, kind=kind, name=name, owner=taken)


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(every())


def game(id: str) -> Game:
    """The game with this id. Raises Refused if there is none."""
    if id in every():
        return every()[id]
    raise Refused(say("refused-no-such-game", game=excerpt(id), games=list(every())))


def is_id(text: str) -> bool:
    """Whether a game or a ruleset may be called so."""
    return 0 < len(text) <= 60 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()
