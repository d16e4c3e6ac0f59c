"""`tableau`: what a tableau of Post Office shows and is worth, where a card may go, where cards do best.

Must never count anything itself: the game does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face

if TYPE_CHECKING:
    from pillarbox.games.post_office.ruleset import Ruleset
    from pillarbox.games.post_office.state import Place

RULESET = "post-office"
LAID = 9
"""So many cards make a whole tableau."""


@frame.command(
    "tableau",
    "tableau mine.json",
    "tableau mine.json --legal A05",
    "tableau mine.json --best A05,A12",
    "tableau mine.json --best A05,A12,A03,A09,A17,A02",
    "tableau - --deck mydeck.csv --json",
)
@click.argument("file")
@click.option("--legal", metavar="CARD")
@click.option("--best", metavar="CARD,CARD,...")
@click.option("--deck", metavar="FILE")
@click.option("--budget", metavar="N", callback=frame.whole(1, 2000))
def command(
    face: Face, file: str, legal: str | None, best: str | None, deck: str | None, budget: int | None
) -> None:
    """Show a tableau, and what could be laid on it: one card, two, or more in a known order."""
    from pillarbox import catalogue
    from pillarbox.cli.files import text_of
    from pillarbox.cli.position import changed, with_deck
    from pillarbox.games.post_office import given

    ruleset: Ruleset = catalogue.load(RULESET, changed(with_deck((), deck)))[1]
    layers = given.read_tableau(ruleset, text_of(file, given.LONGEST), file)
    answer = given.tableau_json(ruleset, layers)
    cards = [] if best is None else _cards(ruleset, layers, best.split(","))
    if cards and len(layers) + len(cards) > LAID:
        raise frame.refused("cards-too-many", most=LAID - len(layers))
    card = None if legal is None else _cards(ruleset, layers, [legal])[0]
    advice = _best(face, ruleset, layers, cards, budget) if cards else None
    if face.json:
        more = {} if card is None else given.legal_json(ruleset, layers, card)
        face.give({**answer, **more, **(advice.plain(face.render) if advice else {})})
        return
    if card is None and advice is None:
        _show(face, ruleset, layers, answer["rank"])
    if card is not None:
        _places(face, ruleset, layers, card)
    if advice is not None:
        from pillarbox.cli.post_advice import shown

        shown(face, ruleset, advice)


def _cards(ruleset: Ruleset, layers: tuple[Place, ...], texts: list[str]) -> list[str]:
    """The cards named by id or by their six slots. Raises Refused for one that is none or lies already."""
    from pillarbox.games.post_office.given import named_card
    from pillarbox.games.post_office.tables import tables

    found: list[str] = []
    for text in texts:
        card = named_card(ruleset, text.strip())
        if card is None:
            raise frame.refused("cards-no-such-card", text=text)
        if card in tables(ruleset).index:  # six slots may be those of several cards
            if card in found:
                raise frame.refused("cards-named-twice", card=card)
            if card in [layer.card for layer in layers]:
                raise frame.refused("post-refused-laid", card=card)
        found.append(card)
    return found


def _best(
    face: Face, ruleset: Ruleset, layers: tuple[Place, ...], cards: list[str], budget: int | None
) -> Any:
    from pillarbox.cli.figures import working
    from pillarbox.games.post_office import coach
    from pillarbox.games.post_office.rounds import PER_ROUND

    with working(face):
        if len(cards) <= PER_ROUND:
            return coach.advise_tableau(ruleset, layers, tuple(cards), budget or 0)
        found = coach.advise_order(ruleset, layers, tuple(cards))
    if found is None:
        raise frame.refused("cards-no-order", most=PER_ROUND)
    return found


def _show(face: Face, ruleset: Ruleset, layers: tuple[Place, ...], rank: int) -> None:
    """The drawing, or the rows in sentences; the count line by line; the rank of a player alone."""
    from pillarbox.cli.text import wrapped
    from pillarbox.games.post_office import show
    from pillarbox.games.post_office.aloud import rows
    from pillarbox.games.post_office.draw import tableau_lines
    from pillarbox.games.post_office.tables import tables
    from pillarbox.games.post_office.tell import RANKS

    seen = tables(ruleset).tableau(layers)
    drawn = [] if face.plain else tableau_lines(seen, pen=show.pen(_encoding()))
    said = [] if drawn and max(map(len, drawn)) <= face.width else [*rows(seen)]
    face.out(*([] if said else [*drawn, ""]))
    for message in (*said, *show.breakdown(ruleset, layers)):
        face.out(*wrapped(face.render(message), face.width))
    face.out(*wrapped(face.say("cards-rank", rank=RANKS[rank]), face.width))


def _places(face: Face, ruleset: Ruleset, layers: tuple[Place, ...], card: str) -> None:
    """Where a card may go, turn by turn: drawn, or listed."""
    from pillarbox.cli.text import wrapped
    from pillarbox.games.post_office import show
    from pillarbox.games.post_office.draw import tableau_lines
    from pillarbox.games.post_office.tableau import Cell
    from pillarbox.games.post_office.tables import tables

    seen = tables(ruleset).tableau(layers)
    for turns, shape in enumerate(tables(ruleset).faces(card)):
        spots = seen.spots(shape.height, shape.width)
        pen = show.pen(_encoding())
        drawn = [] if face.plain else tableau_lines(seen, (), {Cell(*spot) for spot in spots}, pen)
        args = {"card": f"{card} r{turns}", "count": len(spots)}
        if drawn and max(map(len, drawn)) <= face.width:
            face.out(*wrapped(face.say("cards-spots-marked", **args, open=pen.free[0]), face.width), *drawn)
        else:
            places = [f"{row:+d}{col:+d}" for row, col in spots]
            face.out(*wrapped(face.say("cards-spots-listed", **args, places=places), face.width))


def _encoding() -> str | None:
    import sys

    return getattr(sys.stdout, "encoding", None)
