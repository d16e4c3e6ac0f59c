"""`plugins`: what other packages bring, and what is wrong with it.

Must never let one broken package hide the others.
"""

from __future__ import annotations

from typing import Any

from pillarbox.cli import frame
from pillarbox.cli.face import Face
from pillarbox.cli.text import inert, wrapped

NO = 1
"""The exit code where something is wrong with a plug-in; what, is told on stderr as after any command."""
KINDS = ("games", "rulesets", "bots")


@frame.command("plugins", "plugins", "plugins --json")
def command(face: Face) -> int | None:
    """Load every plug-in, and list them by package."""
    from pillarbox import plugins

    found = brought()
    if face.json:
        wrong = {message: face.render(message) for message in plugins.noted()}
        face.give([{**one, "wrong": _of(wrong, one["package"])} for one in found])
    elif not found:
        face.out(*wrapped(face.say("plugins-off" if plugins.off() else "plugins-none"), face.width))
    else:
        for one in found:
            face.out(inert(f"{one['package']} {one['version']}"))
            for kind in filter(one.get, KINDS):
                line = face.say("plugins-brings", kind=kind, names=one[kind])
                face.out(*wrapped(line, face.width, "  "))
    return NO if plugins.noted() else None


def _of(wrong: dict[Any, str], package: str) -> list[str]:
    """What was said of one package."""
    return [text for message, text in wrong.items() if message.args.get("package") == package]


def warn(face: Face) -> None:
    """Say now what is wrong with the plug-ins, where that can't wait for the end of a command."""
    from pillarbox import catalogue, plugins

    catalogue.entries()
    for message in plugins.untold():
        face.err(f"pillarbox: {face.render(message)}")


def brought() -> list[dict[str, Any]]:
    """By package its version, games, rulesets and bots that can be used; all are loaded, and faults noted."""
    from importlib.metadata import PackageNotFoundError, version

    from pillarbox import catalogue, plugins
    from pillarbox.core.message import Refused
    from pillarbox.words.brought import wrong

    found: dict[str, dict[str, Any]] = {}
    for group in (plugins.GAMES, plugins.RULESETS, plugins.BOTS):
        for door in plugins.doors(group):
            found.setdefault(door.package, {"package": door.package, "version": "", **{k: [] for k in KINDS}})
    for package in found:
        try:
            found[package]["version"] = version(package)
        except PackageNotFoundError:
            continue
    for id in catalogue.games():
        game = catalogue.game(id)
        try:
            used = [game.rules, game.ruleset, game.notation, game.show, game.bots]
        except Refused as fault:
            plugins.note(fault.message)
            continue
        if game.door and all(used):
            found[game.door.package]["games"].append(id)
        for name, door in getattr(game.bots, "more", {}).items():
            try:
                plugins.loaded(door)
            except Refused as fault:
                plugins.note(fault.message)
                continue
            found[door.package]["bots"].append(f"{id}.{name}")
    for id, package in catalogue.brought().items():
        found[package]["rulesets"].append(id)
    for message in wrong():
        plugins.note(message)
    return [found[package] for package in sorted(found, key=str.lower)]
