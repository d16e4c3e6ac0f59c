"""`print`: a ruleset or a deck on paper, to be cut out and played.

Must never write over half a file: the PDF is made first.
"""

from __future__ import annotations

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face


@frame.command(
    "print",
    "print email -o email.pdf",
    "print post-office --paper letter -o cards.pdf",
    "print pub --players 4 --title Snug -o snug.pdf",
    "print classic --theme mail --colour #1e4d7b -o event.pdf",
)
@click.argument("ruleset")
@click.option("--players", metavar="N", callback=frame.whole(1, 12))
@click.option("--paper", default="a4", metavar="SIZE")
@click.option("--title", metavar="TEXT")
@click.option("--logo", metavar="FILE")
@click.option("--colour", metavar="#RRGGBB")
@click.option("--felt", metavar="#RRGGBB")
@click.option("--theme", metavar="NAME")
@click.option("--low-ink", is_flag=True)
@click.option("--teacher", is_flag=True)
@click.option("--deck", metavar="FILE")
@click.option("--with", "changes", metavar="KEY=VALUE", multiple=True)
@click.option("-o", "--output", metavar="FILE", required=True)
@click.option("--force", is_flag=True)
def command(
    face: Face,
    ruleset: str,
    players: int | None,
    paper: str,
    title: str | None,
    logo: str | None,
    colour: str | None,
    felt: str | None,
    theme: str | None,
    low_ink: bool,
    teacher: bool,
    deck: str | None,
    changes: tuple[str, ...],
    output: str,
    force: bool,
) -> None:
    """Player cards, tags, dice, rules and score sheets; or the cards of a deck."""
    from pillarbox import catalogue
    from pillarbox.cli.figures import working
    from pillarbox.cli.files import bytes_of
    from pillarbox.cli.position import changed, with_deck
    from pillarbox.cli.records import writable, write
    from pillarbox.sheets.pictures import LARGEST
    from pillarbox.sheets.print import COLOUR, FELT, Wanted, pdf

    if paper.lower() not in ("a4", "letter"):
        raise frame.refused("cli-print-paper", text=paper)
    writable(output, force)
    game, rules = catalogue.load(ruleset, changed(with_deck(changes, deck)))
    picture = b"" if logo is None else bytes_of(logo, LARGEST)
    if logo is not None and not picture:
        raise frame.refused("refused-picture-empty", file=logo)
    wanted = Wanted(
        language=face.lang,
        paper="letter" if paper.lower() == "letter" else "a4",
        players=players,
        title=title or "",
        logo=picture,
        colour=colour or COLOUR,
        felt=felt or FELT,
        theme=(theme or "").lower(),
        low_ink=low_ink,
        teacher=teacher,
    )
    with working(face):
        made = pdf(game, rules, wanted)
    write(output, made)
    if face.json:
        face.give({"file": output, "bytes": len(made)})
    else:
        face.tell(face.say("cli-print-written", file=output))
