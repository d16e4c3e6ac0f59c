"""`play`: a whole match in the terminal, from the first question to the record.

Must never hold a rule, and never lose a move: what was answered is on the disk before it is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face

if TYPE_CHECKING:
    from pillarbox.cli.keyboard import Keyboard
    from pillarbox.play.match import Match
    from pillarbox.play.store import Store

INTERRUPTED = 130


@frame.command(
    "play",
    "play classic",
    "play pub --seat Anna --seat Bob --seat bot:perfect",
    "play rounds --with rounds=3 --seat Anna --seat bot:fewest-tiles",
    "play --resume 3f9a",
)
@click.argument("ruleset", required=False)
@click.option("--seat", "seats", metavar="NAME|bot:POLICY", multiple=True)
@click.option("--seed", metavar="TEXT")
@click.option("--real-dice", "real_dice", is_flag=True)
@click.option("--resume", metavar="MATCH")
@click.option("--with", "changes", metavar="KEY=VALUE", multiple=True)
@click.option("--record", metavar="FILE")
def command(
    face: Face,
    ruleset: str | None,
    seats: tuple[str, ...],
    seed: str | None,
    real_dice: bool,
    resume: str | None,
    changes: tuple[str, ...],
    record: str | None,
) -> int:
    """Play to the end, or until somebody leaves; both are exit code 0."""
    from pillarbox.cli import records
    from pillarbox.cli.asking import Left
    from pillarbox.cli.keyboard import Keyboard
    from pillarbox.play.store import Store

    if seed is not None and real_dice:
        raise frame.refused("cli-not-both", one="--seed", other="--real-dice")
    if resume is not None:
        _nothing_else(ruleset, seats, seed, real_dice, changes)
    elif ruleset is None and not face.asking:
        raise frame.refused("cli-missing", name="RULESET", command="play")
    if record is not None:
        records.writable(record)
    keys = Keyboard(face)
    with Store(face.data) as store:
        try:
            match = (
                _resumed(face, store, resume)
                if resume is not None
                else _begun(face, keys, store, ruleset, seats, seed, real_dice, changes)
            )
        except Left:
            face.talk(face.say("cli-left-before"))
            return 0
        return _played(face, keys, store, match, record)


def _nothing_else(
    ruleset: str | None, seats: Sequence[str], seed: str | None, real_dice: bool, changes: Sequence[str]
) -> None:
    """A match that is taken up again has its rules, seats and dice already."""
    said = {"RULESET": ruleset, "--seat": seats, "--seed": seed, "--real-dice": real_dice, "--with": changes}
    for name, value in said.items():
        if value:
            raise frame.refused("cli-not-both", one="--resume", other=name)


def _begun(
    face: Face,
    keys: Keyboard,
    store: Store,
    ruleset: str | None,
    seats: Sequence[str],
    seed: str | None,
    real_dice: bool,
    changes: Sequence[str],
) -> Match:
    """A new match, once all that was not said is settled."""
    from pillarbox import catalogue
    from pillarbox.cli import asking
    from pillarbox.cli.position import changed
    from pillarbox.core.record import Seat
    from pillarbox.play.match import begin

    said = changed(changes)
    if ruleset is None:
        _welcome(face, store)
        ruleset = asking.ruleset(face, keys)
    else:
        ruleset = _known(ruleset)
    game, rules = catalogue.load(ruleset, said)
    if seats or not face.asking:
        chairs = asking.chairs(game, rules, seats or [face.say("cli-you")], face.say("cli-you"))
    else:
        chairs = asking.seats(face, keys, game, rules)
    if face.asking:
        rules = asking.agreed(
            face, keys, rules, len(chairs), said, lambda more: catalogue.load(ruleset, more)[1]
        )
    sitters = [Seat(chair.name, chair.player) for chair in chairs]
    match = begin(game, rules, sitters, store, seed=seed, by_hand=real_dice)
    _opened(face, match)
    return match


def _known(text: str) -> str:
    """An id or a file as it is; any other name that means one ruleset only. Raises Refused."""
    from pillarbox import catalogue

    if catalogue.is_path(text) or any(entry.id == text for entry in catalogue.entries()):
        return text
    found = catalogue.search(text)
    return found[0].id if len(found) == 1 else text


def _welcome(face: Face, store: Store) -> None:
    """A greeting, and a word about the match that was left last."""
    face.talk(face.say("cli-welcome"))
    left = store.matches(unfinished=True)
    if left:
        names = [seat.name for seat in left[-1].seats]
        face.talk(face.say("cli-unfinished", ruleset=left[-1].ruleset, names=names, match=left[-1].key))


def _opened(face: Face, match: Match) -> None:
    """What everybody should know before the first throw."""
    from pillarbox import catalogue

    created = match.point.created
    names = [seat.name for seat in created.seats]
    face.talk("", face.say("cli-match-of", title=catalogue.title(match.point.ruleset), names=names))
    face.talk(face.say(f"cli-dice-{created.dice}", seal=created.commitment[:16]))
    for note in _notes(match):
        face.talk(face.render(note))


def _notes(match: Match) -> list[Any]:
    """What a bot or the rules can't do with so many seats, said beforehand."""
    from pillarbox.core.message import say

    point = match.point
    notes = []
    refusal = getattr(match.game.bots, "refusal", None)
    for number, player in enumerate(point.players):
        if player != "bot:perfect" or refusal is None:
            continue
        why = refusal(point.ruleset, number, len(point.players) == 1)
        if why is not None:
            notes.append(say("cli-bot-instead", name=point.created.seats[number].name, why=why))
    alone = len(point.players) == 1
    if alone and getattr(point.ruleset, "reopen", "never") != "never" and not point.ruleset.solo_reopen:
        notes.append(say("cli-alone-no-neighbour"))
    if alone and getattr(point.ruleset, "stake", None):
        notes.append(say("cli-alone-no-stakes"))
    return notes


def _resumed(face: Face, store: Store, text: str) -> Match:
    """The match of this id, or of this beginning of one. Raises Refused."""
    from pillarbox import catalogue
    from pillarbox.play.match import Match

    kept = store.find(text)
    match = Match(catalogue.game(kept.game), store, kept.key)
    if match.point.over:
        raise frame.refused("cli-match-over", match=kept.key)
    names = [seat.name for seat in match.point.created.seats]
    face.talk(face.say("cli-resumed", title=catalogue.title(match.point.ruleset), names=names))
    return match


def _played(face: Face, keys: Keyboard, store: Store, match: Match, record: str | None) -> int:
    """Run the match until it is over or left; the exit code."""
    from pillarbox.cli import ending, records
    from pillarbox.cli.sitting import Leaving, Sitting
    from pillarbox.play.records import write

    code = 0
    try:
        sitting = Sitting(face, keys, match)
        face.talk(face.say("cli-how"))
        match.play(sitting)
    except Leaving:
        face.talk("", face.say("cli-left", match=match.key))
    except KeyboardInterrupt:
        code = INTERRUPTED
        face.talk("", face.say("cli-left", match=match.key))
    else:
        ending.closed(face, sitting.screen, match)
    if record is not None:
        records.write(record, write(match.record, "json" if record.endswith(".json") else "notation"))
        face.talk(face.say("cli-record-written", file=record))
    if face.json:
        face.give(ending.as_data(match))
    return code
