"""Matches that were left: listed, named at a prompt, broken off for good.

Must never remove one: what was played stays in the store, also of a match that is broken off.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pillarbox.cli.face import Face
from pillarbox.cli.frame import refused
from pillarbox.cli.text import columns, inert

if TYPE_CHECKING:
    from pillarbox.play.rows import Kept

GREETED = 9
"""So many of them at most are listed with the greeting; `--resume` alone lists all."""
LEAST = 4
"""Characters of an id that are enough to name a match where a ruleset could be meant as well."""


def left(face: Face) -> tuple[Kept, ...]:
    """The matches that can go on, the latest first; makes no database where there is none."""
    from pillarbox.play.store import FILE, Store

    if not (face.data / FILE).exists():
        return ()
    with Store(face.data) as store:
        return store.matches(unfinished=True)[::-1]


def listed(face: Face) -> int:
    """All matches that can go on, and how; the exit code."""
    found = left(face)
    if face.json:
        face.give(
            [
                {
                    "match": kept.key,
                    "game": kept.game,
                    "ruleset": kept.ruleset,
                    "seats": [{"name": seat.name, "player": seat.player} for seat in kept.seats],
                    "created": kept.created,
                }
                for kept in found
            ]
        )
    elif not found:
        face.tell(face.say("cli-unfinished-none"))
    else:
        _rows(face, found)
        commands = (f"pillarbox play {option} {found[0].key}" for option in ("--resume", "--abandon"))
        face.offer(face.say("cli-unfinished-how"), *commands)
    return 0


def greeted(face: Face) -> tuple[Kept, ...]:
    """The latest matches that can go on, listed below a greeting; those listed may be named at the prompt."""
    found = left(face)
    if found:
        face.tell(face.say("cli-unfinished"))
        _rows(face, found[:GREETED])
        if len(found) > GREETED:
            face.offer(face.say("cli-unfinished-more", more=len(found) - GREETED), "pillarbox play --resume")
    return found


def named(text: str, keys: Sequence[str]) -> str:
    """The one key that is meant by its beginning; empty where none is, or several."""
    found = [key for key in keys if key == text or (len(text) >= LEAST and key.startswith(text))]
    return text if text in found else found[0] if len(found) == 1 else ""


def abandoned(face: Face, text: str) -> int:
    """Break off the match of this id for good; the exit code.

    Raises Refused, also where so little of the id is given that a slip could have meant it.
    """
    from pillarbox import catalogue
    from pillarbox.cli import ending
    from pillarbox.play.commands import Abort
    from pillarbox.play.match import Match
    from pillarbox.play.store import FILE, Store

    if len(text) < LEAST:
        raise refused("cli-abandon-short", least=LEAST)
    if not (face.data / FILE).exists():
        raise refused("refused-no-such-match", match=text)
    with Store(face.data) as store:
        kept = store.find(text)
        match = Match(catalogue.game(kept.game), store, kept.key)
        if match.point.over:
            raise refused("cli-match-over", match=kept.key)
        why = match.submit(Abort(seat=-1)).refused
        if why is not None:
            raise refused(why.id, **why.args)
        face.tell(face.say("cli-abandoned", match=kept.key))
        face.offer(face.say("cli-kept"), f"pillarbox verify {match.key}", f"pillarbox convert {match.key}")
        if face.json:
            face.give(ending.as_data(match))
    return 0


def _rows(face: Face, found: Sequence[Kept]) -> None:
    """A line for each: its id, its ruleset, who plays, since when."""
    from pillarbox import catalogue
    from pillarbox.cli.rulesets import title_of

    titles = {entry.id: title_of(entry, face.lang) for entry in catalogue.entries()}
    rows = []
    for kept in found:
        names = face.names(kept.seats)
        when = kept.created[:16].replace("T", " ")
        title = titles.get(kept.ruleset, kept.ruleset)
        rows.append((kept.key, inert(face.say("cli-unfinished-row", ruleset=title, names=names, when=when))))
    face.talk(*columns(rows, face.width))
