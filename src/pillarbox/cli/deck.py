"""`deck`: what a deck of Post Office holds, what is wrong with it, and weights fitted to it for the bots.

Must never mend a deck.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face

if TYPE_CHECKING:
    from pillarbox.core.message import Message

STEP = 10
"""After so many tableaus it is told how far a fit has come."""


@frame.command("deck", "deck mydeck.csv", "deck mydeck.csv --check", "deck open-post-1 --json")
@click.argument("file")
@click.option("--check", is_flag=True)
@click.option("--fit", is_flag=True)
def command(face: Face, file: str, check: bool, fit: bool) -> int:
    """Report a deck; with --check list all its faults, and answer 1 if there are any."""
    from pillarbox.cli.files import checked, text_of
    from pillarbox.cli.text import wrapped
    from pillarbox.core.message import FaultyFile, say
    from pillarbox.games.post_office import balance, deckfile

    try:
        deck = deckfile.parse_deck(text_of(_path(file), deckfile.LONGEST, say("deck-right-shorter")), file)
    except FaultyFile as faulty:
        if not check:
            raise
        return checked(face, file, faulty.faults)
    if check and checked(face, file, ()) == 0 and face.json:
        return 0
    if fit:
        _fit(face, _path(file))
    elif face.json:
        face.give(balance.deck_json(deck))
    else:
        for message in balance.deck_lines(deck):
            face.out(*wrapped(face.render(message), face.width))
    return 0


def _fit(face: Face, path: str) -> None:
    """Fit weights to the deck and keep them, telling on a terminal how far it has come."""
    from pillarbox import catalogue
    from pillarbox.cli.position import changed, with_deck
    from pillarbox.games.post_office import fit

    ruleset = catalogue.load("post-office", changed(with_deck((), path)))[1]
    shows = sys.stderr.isatty()

    def tell(going: Message) -> None:
        if shows and going.args["done"] % STEP == 0:
            sys.stderr.write(f"\r{face.render(going)}\033[K")
            sys.stderr.flush()

    done = fit.refit(ruleset, fit.EFFORT, tell=tell)
    if shows:
        face.err("")
    if face.json:
        face.give({"deck": ruleset.deck, "weights": done.args["path"]})
    else:
        face.tell(face.render(done))


def _path(file: str) -> str:
    """The file; that of a deck that ships where one is named by its id."""
    from pillarbox import games
    from pillarbox.games.post_office.ruleset import DECKS

    own = Path(games.__file__).parent / "post_office" / DECKS / f"{file}.json"
    return str(own) if file.isprintable() and not os.path.lexists(file) and own.is_file() else file
