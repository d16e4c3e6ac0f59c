"""`stats`: what was played here, by player and ruleset.

Must never count anything itself: it reads out what the store's statistics say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face
from pillarbox.cli.text import columns, inert, wrapped

if TYPE_CHECKING:
    from pillarbox.core.game import SpecialEnd


@frame.command("stats", "stats", "stats Anna", "stats --json")
@click.argument("player", required=False)
def command(face: Face, player: str | None) -> None:
    """Everybody's statistics, or one player's."""
    found = _found(face, player)
    if face.json:
        face.give(found)
        return
    played = [one for one in found["players"] if one["rulesets"]]
    for one in played:
        face.out(_called(face, one))
        for line in one["rulesets"]:
            face.out(*wrapped(_title(face, line), face.width, "    ", "  "))
            face.out(*columns([(f"    {name}", value) for name, value in _figures(face, line)], face.width))
    if not played:
        alone = player is not None and found["players"]
        none = face.say("cli-stats-none-of", player=_called(face, alone[0])) if alone else None
        face.out(*wrapped(none or face.say("cli-stats-none"), face.width))
    if found["bots"]:
        face.err(*wrapped(face.say("cli-stats-bots", matches=found["bots"]), face.width))
    if found["unread"]:
        face.err(face.say("cli-stats-unread", matches=found["unread"]))


def _called(face: Face, one: dict[str, Any]) -> str:
    """A player's name; whoever never gave one is called as they were at the table."""
    return inert(one["name"]) or face.say("cli-you")


def _found(face: Face, player: str | None) -> dict[str, Any]:
    """The statistics; where nothing was ever kept, none, and no database is made for it."""
    from pillarbox.play.stats import statistics
    from pillarbox.play.store import FILE, Store

    if not (face.data / FILE).exists():
        if player is not None:
            raise frame.refused("stats-no-player", player=player, players=[])
        return {"players": [], "unread": [], "bots": 0}
    with Store(face.data) as store:
        if player is not None and player.strip().casefold() == face.say("cli-you").casefold():
            named = {name.casefold() for name in store.names()}
            player = player if player.strip().casefold() in named or "" not in named else ""
        return statistics(store, player)


def _title(face: Face, line: dict[str, Any]) -> str:
    """What the ruleset is called, and the keys that were changed."""
    from pillarbox import catalogue
    from pillarbox.cli.rulesets import title_of

    entry = next((entry for entry in catalogue.entries() if entry.id == line["ruleset"]), None)
    title = line["title"] or (title_of(entry, face.lang) if entry else line["ruleset"])
    changes = ", ".join(f"{key} = {value}" for key, value in line["changes"].items())
    return inert(f"{title} ({changes})" if changes else title)


def _special(id: str) -> SpecialEnd | None:
    """The end of a turn that the game counts."""
    from pillarbox import catalogue

    return getattr(catalogue.game(id).show, "SPECIAL_END", None)


FIGURES = ("games", "wins", "streak", "score", "stakes")
"""What is told of a ruleset."""


def _figures(face: Face, line: dict[str, Any]) -> list[tuple[str, str]]:
    """What was counted, a line each: what it is, and how much."""

    def figure(id: str, **args: Any) -> tuple[str, str]:
        return face.say(f"cli-stats-{id}"), face.say(f"cli-stats-{id}.is", **args)

    told = [figure("games", games=line["games"])]
    if line["rivals"]:
        told.append(figure("wins", wins=line["wins"], rivals=line["rivals"], shared=line["shared"]))
        told.append(figure("streak", now=line["streak"]["now"], longest=line["streak"]["longest"]))
    if line["score"]:
        told.append(figure("score", best=line["score"]["best"], mean=round(line["score"]["mean"], 1)))
    special = _special(line["game"])
    if special is not None and (count := line["ends"].get(special.end)):
        often = face.say(f"{special.text}.of", count=count, rounds=line["rounds"])
        told.append((face.say(special.text), often))
    if line["stakes"] != "0":
        told.append(figure("stakes", stakes=line["stakes"]))
    return told
