"""What `odds` answers where several seats play: their shares, what each expects, and how certain that is.

Must never calculate an odd itself: it shows what the game's solvers answer, and says what an answer costs
before it is waited for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pillarbox.cli.face import Face
from pillarbox.cli.figures import figure, fraction, percent, signed, working
from pillarbox.cli.text import wrapped

LONG = 5
"""A wait of more seconds than this is told of before it begins."""


def show(face: Face, game: Any, rules: Any, seats: int, match: bool, exact: bool) -> None:
    """The odds of a round, or of the whole match. Raises Refused where they cannot be told."""
    from pillarbox import catalogue

    versus = game.versus
    _warn(face, versus.cost(rules, seats, match, exact))
    with working(face):
        if match:
            found = versus.odds_match(rules, seats, exact or None)
        else:
            found = versus.odds_round(rules, seats, exact or None)
    if face.json:
        face.give({**found.plain(), "notes": [face.render(note) for note in found.notes]})
        return
    head = "odds-seats-match" if match else "odds-seats-round"
    face.out(*wrapped(face.say(head, title=catalogue.title(rules), seats=seats), face.width))
    for line in _figures(face, rules, found, exact):
        face.out(*wrapped(line, face.width))
    face.out("", *_table(face, rules, found))
    for note in found.notes:
        face.err(*wrapped(face.render(note), face.width))


def _warn(face: Face, cost: Any) -> None:
    """Say what a long solve will take; whether it is begun at all, the solver decides."""
    if cost is not None and cost.seconds > LONG:
        megabytes = -(-cost.memory // 1_000_000)
        text = face.say("odds-seats-cost", seconds=round(cost.seconds), megabytes=megabytes)
        face.err(*wrapped(text, face.width))


def _figures(face: Face, rules: Any, found: Any, exact: bool) -> Iterator[str]:
    value = signed(face, found.value.float)
    if rules.stake:
        yield face.say("odds-seats-stakes", value=value)
    else:
        yield face.say("odds-seats-value", value=value, win=found.seats - 1)
    if text := fraction(found.value, exact):
        yield face.say("cli-odds-exactly", value=text)
    if found.certificate is not None:
        lower, upper = (signed(face, bound, 13) for bound in found.certificate)
        yield face.say("odds-seats-certificate", lower=lower, upper=upper)
    if found.error is not None:
        yield face.say("odds-seats-error", error=figure(face, found.error))
    if found.tie is not None:
        yield face.say("odds-seats-tie", chance=percent(face, found.tie))


def _table(face: Face, rules: Any, found: Any) -> list[str]:
    """A line for each seat, by the order in which they throw."""
    columns = [("odds-seats-player", [str(seat + 1) for seat in range(found.seats)])]
    columns.append(("odds-seats-share", [percent(face, share, 4) for share in found.shares]))
    if rules.stake:
        columns.append(("odds-seats-net", [signed(face, net) for net in found.net]))
    if found.shut is not None:
        columns.append(("odds-seats-shut", [percent(face, chance) for chance in found.shut]))
    filled = [[face.say(head), *cells] for head, cells in columns]
    widths = [max(map(len, cells)) for cells in filled]
    return [
        "  ".join(f"{cell:>{width}}" for cell, width in zip(row, widths)) for row in zip(*filled, strict=True)
    ]
