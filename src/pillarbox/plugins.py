"""What other packages bring: games, rulesets, bots and their texts, found by the packages' entry points.

Nothing of a plug-in is run to find it, and its code is loaded only where it is asked for. What is wrong with
one is a Message that names the package, for faces to tell. Must never let a plug-in end the program, nor
take the place of anything that was there.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from msgspec import Struct

from pillarbox.core.message import Message, Refused, say
from pillarbox.core.reading import excerpt

GAMES, RULESETS, BOTS = "pillarbox.games", "pillarbox.rulesets", "pillarbox.bots"
"""Groups of entry points: a game's package, a package with ruleset files, a policy."""

SWITCH = "PILLARBOX_PLUGINS"
"""Environment variable: `off` leaves all plug-ins out."""


class Door(Struct, frozen=True):
    """One entry point: its group and name, the package that has it, and what it leads to."""

    group: str
    name: str
    package: str
    value: str

    @property
    def module(self) -> str:
        """The module or package that it leads to."""
        return self.value.partition(":")[0].strip()


class BrokenPlugin(Refused):
    """A plug-in that cannot be loaded, or a bot of one that failed."""


_noted: dict[str, Message] = {}
_waiting: list[Message] = []


def note(message: Message) -> None:
    """Keep what is wrong with a plug-in, once, until a face tells it."""
    if (mark := f"{message.id} {message.args}") not in _noted:
        _noted[mark] = message
        _waiting.append(message)


def noted() -> tuple[Message, ...]:
    """What was found wrong so far in this process."""
    return tuple(_noted.values())


def untold() -> tuple[Message, ...]:
    """What nobody has asked for yet; it is taken as told from now on."""
    found = tuple(_waiting)
    _waiting.clear()
    return found


# Finding.


@cache
def doors(group: str) -> tuple[Door, ...]:
    """The entry points of a group, by package and name; the first of two that lead to one id."""
    return tuple(door for door in _all() if door.group == group)


def off() -> bool:
    """Whether all plug-ins are to be left out."""
    return os.environ.get(SWITCH, "").lower() == "off"


@cache
def _all() -> tuple[Door, ...]:
    if off() or not _mentioned():
        return ()
    from importlib.metadata import entry_points

    found = [
        Door(group, point.name, point.dist.name if point.dist else "", point.value)
        for group in (GAMES, RULESETS, BOTS)
        for point in entry_points(group=group)
    ]
    return tuple(sorted(found, key=lambda door: (door.package.lower(), door.name)))


def _mentioned() -> bool:
    """Whether any package on the path names one of our groups.

    A look at the files themselves costs a tenth of loading the library that reads them.
    """
    return any(_mentions(place) for place in dict.fromkeys(sys.path))


def _mentions(place: str) -> bool:
    try:
        names = os.listdir(place or ".")
    except NotADirectoryError:  # an archive: only the library can tell
        return True
    except OSError:
        return False
    for name in names:
        if name.endswith((".dist-info", ".egg-info")):
            try:
                with open(os.path.join(place, name, "entry_points.txt"), "rb") as file:
                    if b"[pillarbox." in file.read():
                        return True
            except OSError:
                continue
    return False


def folder(door: Door) -> str | None:
    """Where a door's package lies: the package itself, or the one that its module is in; None if nowhere.

    Runs no code of the plug-in: only its outermost package is looked for, the rest follows from the names.
    """
    first, *rest = door.module.split(".")
    try:
        spec = find_spec(first)
    except (ImportError, ValueError):
        spec = None
    for place in (spec.submodule_search_locations or ()) if spec else ():
        path = os.path.join(place, *rest)
        if os.path.isdir(path):
            return path
        if os.path.isfile(path + ".py"):
            return os.path.dirname(path)
    return None


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """The folders of the plug-ins' language catalogues, `texts` beside what a door leads to, and whose."""
    found: dict[str, str] = {}
    for door in _all():
        place = folder(door)
        path = os.path.join(place, "texts") if place else ""
        if path and os.path.isdir(path):
            found.setdefault(path, door.package)
    return tuple(found.items())


@cache
def titles(package: str, ruleset: str, languages: tuple[str, ...]) -> dict[str, str]:
    """By language the title that a package's catalogues give a ruleset of its own.

    A title is one line of plain text, so that listing rulesets needs no more than a look at it.
    """
    found: dict[str, str] = {}
    for place in [place for place, owner in texts() if owner == package]:
        for language in languages:
            for text in _catalogues(os.path.join(place, language)):
                for line in text.splitlines():
                    head, _, title = line.partition("=")
                    if head.rstrip() == f"ruleset-{ruleset}" and title.strip():
                        found.setdefault(language, title.strip())
    return found


def _catalogues(place: str) -> Iterator[str]:
    for name in sorted(os.listdir(place)) if os.path.isdir(place) else ():
        if name.endswith(".ftl"):
            with open(os.path.join(place, name), encoding="utf-8", errors="replace") as file:
                yield file.read()


# Loading.


def broken(package: str, name: str, error: Exception) -> BrokenPlugin:
    """What is to be raised where a plug-in's own code has failed."""
    why = excerpt(" ".join(f"{type(error).__name__}: {error}".split()), 200)
    return BrokenPlugin(say("plugin-broken", package=package, name=name, why=why))


def module(door: Door, name: str) -> Any:
    """A module of a plug-in. Raises BrokenPlugin, whatever is wrong with it."""
    try:
        return import_module(name)
    except Exception as error:
        raise broken(door.package, door.name, error) from error


Policy = Callable[[Any, Any, Random, int], Any]


class Policies(Mapping[str, Policy]):
    """A game's own policies, and after them those of plug-ins, loaded when they are asked for."""

    def __init__(self, own: Mapping[str, Policy], more: Mapping[str, Door], rules: Any) -> None:
        self._own, self._more, self._rules = own, more, rules

    def __getitem__(self, name: str) -> Policy:
        if name in self._own:
            return self._own[name]
        return _guarded(self._more[name], self._rules)

    def __contains__(self, name: object) -> bool:
        return name in self._own or name in self._more

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from self._more

    def __len__(self) -> int:
        return len(self._own) + len(self._more)


def loaded(door: Door) -> Any:
    """What a bot's door leads to. Raises BrokenPlugin where it can't be had."""
    found: Any = module(door, door.module)
    try:
        for part in door.value.partition(":")[2].split("."):
            found = getattr(found, part.strip())
    except AttributeError as error:
        raise broken(door.package, door.name, error) from error
    return found


def _guarded(door: Door, rules: Any) -> Policy:
    """The policy behind a door. It raises BrokenPlugin where its code fails or its choice is not legal."""

    def choose(ruleset: Any, observation: Any, rng: Random, budget: int) -> Any:
        policy = loaded(door)
        try:
            chosen = policy(ruleset, observation, rng, budget)
            if chosen in rules.legal(ruleset, observation.state, observation.seat):
                return chosen
        except Refused:
            raise
        except Exception as error:
            raise broken(door.package, door.name, error) from error
        why = excerpt(repr(chosen), 60)
        raise BrokenPlugin(say("plugin-bot-illegal", package=door.package, name=door.name, choice=why))

    return choose


class WithMore:
    """A game's `bots` module, with plug-ins' policies among its own."""

    def __init__(self, module: Any, more: Mapping[str, Door], rules: Any) -> None:
        self._module = module
        self.more = more
        self.POLICIES = Policies(module.POLICIES, more, rules)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)


def bots(game: str, module: Any, rules: Any) -> Any:
    """The game's `bots` module, with plug-ins' policies if there are any: doors named `<game>.<policy>`."""
    more: dict[str, Door] = {}
    for door in doors(BOTS):
        owner, _, name = door.name.rpartition(".")
        if owner != game:
            continue
        if name in module.POLICIES or name in more:
            taken = more[name].package if name in more else "pillarbox"
            note(say("plugin-clash", package=door.package, kind="bot", name=name, owner=taken))
        else:
            more[name] = door
    return WithMore(module, more, rules) if more else module
