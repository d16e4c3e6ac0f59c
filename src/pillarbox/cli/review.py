"""`review`: what luck and skill came to in a recorded match, and which choices cost most.

Must never weigh anything itself: it shows what the review answers.
"""

from __future__ import annotations

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face
from pillarbox.cli.figures import working
from pillarbox.cli.text import wrapped

NO = 1
MOST_SEATS = 12


@frame.command("review", "review match.txt", "review 3f9a --seat 2", "review match.json --html review.html")
@click.argument("record")
@click.option("--seat", metavar="N", callback=frame.whole(1, MOST_SEATS))
@click.option("--html", metavar="FILE")
@click.option("--force", is_flag=True)
@click.option("--budget", metavar="N", callback=frame.whole(1))
def command(
    face: Face, record: str, seat: int | None, html: str | None, force: bool, budget: int | None
) -> int:
    """Review the record; exit code 1 where it can't be read or followed."""
    from pillarbox.cli import records
    from pillarbox.cli.review_lines import told
    from pillarbox.core.unnamed import marked
    from pillarbox.play.review import review

    reading = records.read(face, record)
    if reading.fault is not None:
        face.err(records.fault_line(face, reading.fault))
        return NO
    if html:
        records.writable(html, force)
    with working(face):
        found = review(marked(reading.record, face.words.name), budget or 0)
    if seat is not None and seat > len(found.seats):
        raise frame.refused("reviewed-no-seat", seat=seat, seats=len(found.seats))
    if html:
        from pillarbox.cli.review_page import page

        records.write(html, page(face, found).encode())
        face.err(face.say("reviewed-written", file=html))
    if face.json:
        face.give(found.plain(face.render, None if seat is None else seat - 1))
    elif not html:
        for line in told(face, found, None if seat is None else seat - 1):
            face.out(*wrapped(line, face.width, line[: len(line) - len(line.lstrip())], ""))
    return 0
