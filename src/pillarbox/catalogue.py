"""The one list of rulesets: finds them by any name, and reads ruleset and deck files.

The games are those of the registry; titles stand in one generated index, so that listing stays cheap. What
other packages bring stands behind what ships, and never takes its place.
The paths it is given are trusted: it is for the command line and for the host of a server, never for names
that came over a network. Must never say a sentence, nor decide a rule.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from stat import S_ISREG
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from pillarbox import plugins
from pillarbox.core.message import Fault, FaultyFile, Message, Refused, say
from pillarbox.core.reading import excerpt
from pillarbox.registry import GAMES as GAMES
from pillarbox.registry import HERE as HERE
from pillarbox.registry import Game as Game
from pillarbox.registry import clash, every, is_id
from pillarbox.registry import game as game
from pillarbox.registry import games as games

INDEX = os.path.join(HERE, "catalogue.json")
"""Every ruleset that ships, written by `tools/index.py`."""

FOLDERS = "PILLARBOX_RULESETS"
"""Environment variable: folders of own ruleset files, `<id>.toml`, separated as in PATH."""

LONGEST_RULESET, LONGEST_DECK = 16 * 1024, 256 * 1024
"""Bytes of a file; a longer one is refused by its size."""

CHANGES = "--with"
"""What faults name as their file where a change on the spot is wrong."""


class Entry(Struct, frozen=True):
    """A ruleset as it is listed: `titles` by language, `also` the other names it is looked for by."""

    id: str
    game: str
    titles: dict[str, str]
    source: str
    also: tuple[str, ...]
    seats: tuple[int, int]


LANGUAGES = ("en", "pl", "nl")
"""The languages in which rulesets have titles."""


# The list.


@cache
def _shipped() -> dict[str, Entry]:
    with open(INDEX, "rb") as file:
        return {entry.id: entry for entry in json.decode(file.read(), type=list[Entry])}


def entries() -> tuple[Entry, ...]:
    """Every ruleset: those that ship, then the faultless ones of plug-ins and of the own folders."""
    return (*_shipped().values(), *_brought_entries(), *_own_entries())


def search(text: str) -> tuple[Entry, ...]:
    """The rulesets with this text in a name, whole names first. Language, accents and case don't count."""
    wanted = _plain(text)
    ranked = []
    for entry in entries():
        names = [_plain(name) for name in (entry.id, *entry.titles.values(), *entry.also)]
        ranks = [(name != wanted, not name.startswith(wanted)) for name in names if wanted in name]
        if ranks:
            ranked.append((min(ranks), entry))
    return tuple(entry for _, entry in sorted(ranked, key=lambda pair: pair[0]))


def title(ruleset: Any) -> Message:
    """What a ruleset is called: its own title, a shipped one's by the language catalogues, or else its id."""
    if not ruleset.title and (ruleset.id in _shipped() or _brought_titles(ruleset.id)):
        return say("ruleset-" + ruleset.id)
    return say("ruleset", title=ruleset.title or ruleset.id)


def _plain(name: str) -> str:
    from unicodedata import combining, normalize

    split = normalize("NFKD", name.casefold().replace("ł", "l"))
    return " ".join("".join(c if c.isalnum() else " " for c in split if not combining(c)).split())


# Files.


def load(id_or_path: str, changes: Mapping[str, str] | None = None) -> tuple[Game, Any]:
    """The game and the ruleset of an id, or of a ruleset file: what ends in .toml or has a folder in it.

    `changes` sets keys on the spot, each to a TOML value or else a plain text. Raises Refused if there is no
    such ruleset or file, and FaultyFile, with all faults, if the file or a change is wrong.
    """
    path = id_or_path if is_path(id_or_path) else _place(id_or_path, _own_folders())
    if path is None:
        raise Refused(_no_such_ruleset(id_or_path))
    found, ruleset, text = _from_file(path, _id(path) if is_path(id_or_path) else id_or_path)
    return found, _changed(found, ruleset, text, path, changes) if changes else ruleset


def base_of(id_or_path: str) -> str | None:
    """The id that the file of a ruleset starts from; None where it starts from the defaults, or is not
    there.
    """
    from pillarbox.core.flat_toml import read

    path = id_or_path if is_path(id_or_path) else _place(id_or_path, _own_folders())
    if path is None:
        return None
    page = read(_read(path, LONGEST_RULESET), {"base"})
    return next((str(entry.value) for entry in page.entries if entry.key == "base"), None)


def check(path: str) -> tuple[Fault, ...]:
    """All faults of a ruleset file, by line; none if it is right. Raises Refused if there is no such file."""
    try:
        _from_file(path, _id(path))
    except FaultyFile as faulty:
        return faulty.faults
    return ()


def is_path(asked: str) -> bool:
    """Whether a file is meant and not an id."""
    return asked.endswith(".toml") or "/" in asked or os.sep in asked


def _from_file(path: str, id: str) -> tuple[Game, Any, str]:
    """The game, the ruleset and the text of a file."""
    text = _read(path, LONGEST_RULESET)
    folders = _folders(path)
    known = _known_game(id)
    found = game(known) if known else _game_of(text, folders)
    return found, _parse(found, text, folders, path, id), text


def _parse(found: Game, text: str, folders: list[str], file: str, id: str, **known: str) -> Any:
    """The ruleset of a text; bases are `known`, the game's own or in the folders, decks likewise."""

    def find(base: str) -> str | None:
        if base in known:
            return known[base]
        path = _place(base, folders) if _known_game(base) in (found.id, None) else None
        return None if path is None else _read(path, LONGEST_RULESET)

    def deck(name: str) -> str | None:
        own = os.path.join(found.place, found.ruleset.DECKS, f"{name}.json")
        paths = [own] if is_id(name) else [name, *(os.path.join(folder, name) for folder in folders)]
        path = next(filter(os.path.isfile, paths), None)
        return None if path is None else _read(path, LONGEST_DECK)

    more = {"deck": deck} if hasattr(found.ruleset, "DECKS") else {}
    try:
        return found.ruleset.parse(text, find, file, id, **more)
    except FaultyFile as faulty:
        raise FaultyFile(tuple(_meant(fault, found.id) for fault in faulty.faults)) from None


def _meant(fault: Fault, game: str) -> Fault:
    """The fault; where a base is not there, with the nearest rulesets of the game as what would be right."""
    if fault.wrong.id != "fault-no-such-base":
        return fault
    from difflib import get_close_matches

    ids = [entry.id for entry in _shipped().values() if entry.game == game]
    ids += [*_brought(), *(id for id, _ in _own_files())]
    near = get_close_matches(str(fault.wrong.args["base"]).strip("\"'").lower()[:60], ids)
    return replace(fault, right=say("right-base-meant", near=near)) if near else fault


def _changed(found: Game, ruleset: Any, text: str, path: str, changes: Mapping[str, str]) -> Any:
    """The ruleset with some keys set anew: read as a file of its own that starts from the text."""
    from pillarbox.core.flat_toml import statement

    if "base" in changes:
        wrong, right = say("fault-change-base"), say("right-change-base")
        raise FaultyFile((Fault(CHANGES, 0, "base", wrong, right),))
    lines = (statement(key, value) for key, value in {"base": "unchanged", **changes}.items())
    try:
        anew = _parse(found, "".join(lines), _folders(path), CHANGES, ruleset.id, unchanged=text)
    except FaultyFile as faulty:
        faults = (replace(f, line=0) if f.file == CHANGES else f for f in faulty.faults)
        raise FaultyFile(tuple(faults)) from None
    about = {key: getattr(ruleset, key) for key in ("title", "source", "also") if key not in changes}
    return replace(anew, **about)


def _game_of(text: str, folders: list[str], chain: int = 8) -> Game:
    """Whose ruleset a text is: its base's game, else the one that knows most of its keys."""
    from pillarbox.core.flat_toml import read

    page = read(text, {"base"})
    base = next((str(entry.value) for entry in page.entries if entry.key == "base"), "")
    if known := _known_game(base):
        return game(known)
    path = _place(base, folders)
    if path and chain:
        return _game_of(_read(path, LONGEST_RULESET), folders, chain - 1)
    keys = {entry.key for entry in page.entries}
    return max(every().values(), key=lambda one: len(keys & _keys(one)))


def _keys(game: Game) -> frozenset[str]:
    """The keys of a game's ruleset files; none of a plug-in's game that can't tell."""
    try:
        return frozenset(game.ruleset.schema()["properties"])
    except Exception:
        if game.door is None:
            raise
        return frozenset()


def _known_game(id: str) -> str | None:
    """The game of a ruleset that ships or that a plug-in's game brings; None where only the file can tell."""
    if id in _shipped():
        return _shipped()[id].game
    brought = _brought().get(id)
    return brought.door.name if brought and brought.door.group == plugins.GAMES else None


# What plug-ins bring.


class Brought(Struct, frozen=True):
    """A plug-in's ruleset file, and the door behind which it lies."""

    path: str
    door: plugins.Door


@cache
def _brought() -> dict[str, Brought]:
    """The plug-ins' ruleset files by id: those in the `variants` of their games, then the others."""
    found: dict[str, Brought] = {}
    for one in every().values():
        if one.door:
            _collect(one.door, os.path.join(one.place, "variants"), found)
    for door in plugins.doors(plugins.RULESETS):
        place = plugins.folder(door)
        if place is None:
            plugins.note(say("plugin-no-place", package=door.package, name=door.name, value=door.value))
        else:
            _collect(door, place, found)
    return found


def _collect(door: plugins.Door, place: str, found: dict[str, Brought]) -> None:
    for name in sorted(os.listdir(place)) if os.path.isdir(place) else ():
        id = name.removesuffix(".toml")
        if id == name or not is_id(id):
            continue
        if id in _shipped() or id in found:
            plugins.note(clash(door, "ruleset", id, found[id].door if id in found else None))
        else:
            found[id] = Brought(os.path.join(place, name), door)


@cache
def _brought_entries() -> tuple[Entry, ...]:
    """The faultless ones among them; what is wrong with the others is noted."""
    listed = []
    for id, one in _brought().items():
        try:
            listed.append(_brought_entry(id, one))
        except plugins.BrokenPlugin as broken:
            plugins.note(broken.message)
        except Refused as refused:
            plugins.note(say("plugin-ruleset", package=one.door.package, name=id, why=refused.message))
        except Exception as error:  # code of its own has read the file
            plugins.note(plugins.broken(one.door.package, id, error).message)
    return tuple(listed)


def _brought_entry(id: str, one: Brought) -> Entry:
    found, ruleset, _ = _from_file(one.path, id)
    titles = {"en": ruleset.title or id} | _brought_titles(id)
    titles = {language: titles.get(language, titles["en"]) for language in LANGUAGES}
    return Entry(id, found.id, titles, ruleset.source, ruleset.also, ruleset.seats)


def brought() -> dict[str, str]:
    """The rulesets of plug-ins that have no fault, by id, with the package that each comes from."""
    return {entry.id: _brought()[entry.id].door.package for entry in _brought_entries()}


@cache
def _brought_titles(id: str) -> dict[str, str]:
    """By language the title that a plug-in's catalogues give its ruleset; nothing where it is not its own."""
    one = _brought().get(id)
    return plugins.titles(one.door.package, id, LANGUAGES) if one else {}


def _no_such_ruleset(asked: str) -> Message:
    from difflib import get_close_matches

    near = [entry.id for entry in search(asked)] if _plain(asked) else []
    near = near or get_close_matches(asked.lower()[:60], [entry.id for entry in entries()])
    if near:
        return say("refused-ruleset-meant", asked=excerpt(asked), near=near[:3])
    return say("refused-no-such-ruleset", asked=excerpt(asked))


def _own_folders() -> list[str]:
    return [folder for folder in os.environ.get(FOLDERS, "").split(os.pathsep) if folder]


def _folders(path: str) -> list[str]:
    """Where a file's bases and decks are looked for: beside it, then in the own folders in their order."""
    beside, own = os.path.dirname(path), _own_folders()
    return own if beside in own else [beside, *own]


def _own_files() -> Iterator[tuple[str, str]]:
    """The ruleset files in the own folders: id and path."""
    for folder in filter(os.path.isdir, _own_folders()):
        for name in sorted(os.listdir(folder)):
            id = name.removesuffix(".toml")
            if id != name and id not in _shipped() and id not in _brought() and is_id(id):
                yield id, os.path.join(folder, name)


def _own_entries() -> Iterator[Entry]:
    seen: set[str] = set()
    for id, path in _own_files():
        if id in seen:
            continue
        try:
            found, ruleset, _ = _from_file(path, id)
        except Refused:
            continue
        seen.add(id)
        titles = dict.fromkeys(LANGUAGES, ruleset.title or id)
        yield Entry(id, found.id, titles, ruleset.source, ruleset.also, ruleset.seats)


def faulty() -> dict[str, tuple[str, Message]]:
    """The files in the own folders that are not listed because of a fault: id, path and the first fault."""
    found: dict[str, tuple[str, Message]] = {}
    for id, path in _own_files():
        try:
            _from_file(path, id)
        except Refused as refused:
            found.setdefault(id, (path, refused.message))
    return found


def _place(id: str, folders: list[str]) -> str | None:
    """The path of the ruleset file with this id: shipped, a plug-in's, or in one of the folders."""
    entry = _shipped().get(id)
    if entry:
        return os.path.join(HERE, "games", GAMES[entry.game], "variants", f"{id}.toml")
    if id in _brought():
        return _brought()[id].path
    paths = (os.path.join(folder, f"{id}.toml") for folder in folders if is_id(id))
    return next(filter(os.path.isfile, paths), None)


def _id(path: str) -> str:
    """An id for a file's ruleset, from its name; never one that belongs to a shipped ruleset."""
    name = os.path.basename(path).removesuffix(".toml").lower()
    id = "-".join("".join(c if c.isascii() and c.isalnum() else " " for c in name[:50]).split()) or "own"
    return f"own-{id}" if id in _shipped() or id in _brought() else id


def _read(path: str, most: int) -> str:
    """A file's text. Raises Refused if it cannot be read, FaultyFile if it is too long or not UTF-8."""
    from pillarbox.core.flat_toml import decode

    data = None
    if os.path.isdir(path):
        raise Refused(say("refused-file-folder", file=excerpt(path)))
    try:
        if S_ISREG(os.stat(path).st_mode):
            with open(path, "rb") as file:
                data = file.read(most + 1)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise Refused(say("refused-no-such-file", file=excerpt(path))) from None
    except OSError:
        pass
    if data is None:
        raise Refused(say("refused-file-unread", file=excerpt(path)))
    return decode(data, path, most)
