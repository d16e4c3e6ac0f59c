"""A review as one page of HTML that needs nothing from elsewhere: picture, sums, choices, all moves.

Must never hold an address, a script, or a text that is not escaped.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING

from pillarbox.cli import review_lines as lines
from pillarbox.cli.face import Face
from pillarbox.cli.figures import figure
from pillarbox.cli.review_chart import chart, key
from pillarbox.cli.text import inert

if TYPE_CHECKING:
    from pillarbox.play.review import Point, Review

STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #fbf6ec; --line: #cbbda6; --soft: #6d5f4e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1e7d6; --paper: #211a13; --line: #57493a; --soft: #b8a88f; }
}
body { font: 1rem/1.5 Georgia, "Times New Roman", serif; color: var(--ink); background: var(--paper);
  max-width: 46rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; } caption { text-align: left; font-weight: bold; }
th, td { text-align: left; padding: .25rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.sums { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; }
.legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.key { width: 36px; height: 8px; vertical-align: middle; margin-right: .4rem; }
.chart { width: 100%; height: auto; }
.grid { stroke: var(--line); } .mark { fill: var(--soft); font-size: 13px; }
.seat { fill: none; stroke-width: 2.4; }
.why { color: var(--soft); }
.seat0 { stroke: #9c3d22; } .seat1 { stroke: #1f6f5c; } .seat2 { stroke: #8a5f06; }
.seat3 { stroke: #5b4b9a; } .seat4 { stroke: #2f6f9e; } .seat5 { stroke: #a03d77; }
.seat6 { stroke: #5d6b17; } .seat7 { stroke: #7a4a2b; } .seat8 { stroke: #2d7676; }
.seat9 { stroke: #5e5e5e; } .seat10 { stroke: #a8481c; } .seat11 { stroke: #44658c; }
@media (prefers-color-scheme: dark) {
  .seat0 { stroke: #f09a7c; } .seat1 { stroke: #6fcbb0; } .seat2 { stroke: #e6bd5a; }
  .seat3 { stroke: #b3a5ee; } .seat4 { stroke: #8cc4ea; } .seat5 { stroke: #ee9fcb; }
  .seat6 { stroke: #c3d070; } .seat7 { stroke: #d3a585; } .seat8 { stroke: #84cfcf; }
  .seat9 { stroke: #bdbdbd; } .seat10 { stroke: #f2a576; } .seat11 { stroke: #a9c3e4; }
}
@media print { body { background: none; color: #000; max-width: none; } tr, li { break-inside: avoid; } }
"""


def page(face: Face, found: Review) -> str:
    """The whole page."""
    title = face.say("reviewed-head", title=lines.title(face, found))
    body = "\n".join(_body(face, found, title))
    return (
        f'<!doctype html>\n<html lang="{face.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _body(face: Face, found: Review, title: str) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    for note in lines.notes(face, found):
        yield f"<p>{escape(note)}</p>"
    yield _picture(face, found)
    yield '<div class="sums">'
    for seat, one in enumerate(found.seats):
        rows = "".join(
            f'<tr><th scope="row">{escape(name)}</th><td class="number">{escape(value)}</td></tr>'
            for name, value in lines.account(face, found, seat)
        )
        after = "".join(f"<p>{escape(line)}</p>" for line in lines.seen_after(face, found, seat))
        yield f"<div><table><caption>{escape(inert(one.name))}</caption>{rows}</table>{after}</div>"
    yield "</div>"
    for seat in range(len(found.seats)):
        head, *made = lines.costliest(face, found, seat)
        yield f"<h2>{escape(head)}</h2>"
        yield from _told(made)
    head, *made = lines.throws(face, found, None)
    yield f"<h2>{escape(head)}</h2>"
    yield from _told(made)
    yield from _moves(face, found)


def _told(made: list[str]) -> Iterator[str]:
    """Lines, those that are indented further being reasons."""
    for line in made:
        kind = ' class="why"' if line.startswith("    ") else ""
        yield f"<p{kind}>{escape(line.strip())}</p>"


def _picture(face: Face, found: Review) -> str:
    """What each seat could expect, and which line is whose."""
    names = [inert(one.name) for one in found.seats]
    percent = found.measure == "share"

    def height(value: float) -> float:
        share = found.share(value)
        return value if share is None else 100 * min(1.0, max(0.0, share))

    series = [[height(point.values[seat]) for point in found.points] for seat in range(len(names))]
    title = face.say("reviewed-picture", measure=found.measure)
    drawn = chart(series, names, title, face.say("reviewed-picture-about"), percent)
    legend = "".join(f"<li>{key(seat)}{escape(name)}</li>" for seat, name in enumerate(names))
    return f'<h2>{escape(title)}</h2>\n{drawn}\n<ul class="legend">{legend}</ul>'


def _moves(face: Face, found: Review) -> Iterator[str]:
    names = ("event", "what", "change", "beside") if found.beside else ("event", "what", "change")
    heads = [face.say(f"reviewed-column-{name}") for name in names]
    yield f"<h2>{escape(face.say('reviewed-table'))}</h2>"
    yield "<table><tr>" + "".join(f'<th scope="col">{escape(head)}</th>' for head in heads) + "</tr>"
    for point in found.points[1:]:
        text = " ".join(face.render(message) for message in point.text)
        yield (
            f'<tr><td class="number">{point.number}</td><td>{escape(text)}</td>'
            f'<td class="number">{escape(_change(face, found, point))}</td>{_beside(face, point)}</tr>'
        )
    yield "</table>"


def _beside(face: Face, point: Point) -> str:
    """What whose move it was may expect in the second measure, where there is one."""
    if not point.beside:
        return ""
    return f'<td class="number">{escape(figure(face, point.beside[max(0, point.seat)], 1))}</td>'


def _change(face: Face, found: Review, point: Point) -> str:
    """The luck of a throw for its thrower, or what a choice cost its seat."""
    return lines.change(face, found, point.changes[max(0, point.seat)])
