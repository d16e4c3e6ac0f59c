"""A review in lines of text: sums, costliest choices, throws that changed most.

Must never weigh anything: it reads what the review answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

from pillarbox.cli.face import Face
from pillarbox.cli.figures import figure, signed
from pillarbox.cli.text import columns, inert

if TYPE_CHECKING:
    from pillarbox.core.message import Message
    from pillarbox.play.review import Review, Seat

THROWS = 4
"""So many throws are told."""
LEAST = 0.05
"""A loss of points that would be shown as none is not told."""
TERMS = ("base", "luck", "skill", "given", "estimate", "result", "luck_adjusted")


def told(face: Face, found: Review, seat: int | None = None) -> Iterator[str]:
    """The review in lines."""
    yield face.say("reviewed-head", title=title(face, found))
    yield from notes(face, found)
    seats = range(len(found.seats)) if seat is None else [seat]
    for one in seats:
        yield ""
        yield inert(found.seats[one].name)
        yield from columns([(f"  {name}", value) for name, value in account(face, found, one)], face.width)
        yield from (f"  {line}" for line in seen_after(face, found, one))
    for one in seats:
        yield ""
        yield from costliest(face, found, one)
    yield ""
    yield from throws(face, found, seat)


def title(face: Face, found: Review) -> str:
    """What the ruleset is called."""
    from pillarbox import catalogue
    from pillarbox.cli.rulesets import title_of

    entry = next((entry for entry in catalogue.entries() if entry.id == found.ruleset), None)
    return inert(title_of(entry, face.lang) if entry else found.ruleset or found.game)


def notes(face: Face, found: Review) -> Iterator[str]:
    """What a reader of the figures must know."""
    if not found.finished:
        yield face.say("reviewed-unfinished")
    yield face.say("reviewed-measure", measure=found.measure)
    if found.exact:
        yield face.say("reviewed-exact")
    if found.note is not None:
        yield face.render(found.note)


def account(face: Face, found: Review, seat: int) -> list[tuple[str, str]]:
    """What the match came to for a seat: each term and its figure."""
    mine = found.seats[seat]
    rows = []
    for term in TERMS:
        if (term == "estimate" and found.exact) or (term == "given" and len(found.seats) == 1):
            continue
        name = "adjusted" if term == "luck_adjusted" else term
        rows.append((face.say(f"reviewed-{name}"), _term(face, found, mine, term)))
    return rows


def seen_after(face: Face, found: Review, seat: int) -> Iterator[str]:
    """What the seat could have had, had it known what was to come; nothing where nobody looks for that."""
    seen = found.seats[seat].hindsight
    if seen is not None:
        yield face.render(seen.told)


def _term(face: Face, found: Review, mine: Seat, term: str) -> str:
    value = getattr(mine, term)
    if term in ("base", "result", "luck_adjusted"):
        shown = share_or_value(face, found, value)
    else:
        shown = change(face, found, value)
    if term == "estimate":
        error = figure(face, scaled(found, mine.estimate_error), digits(found))
        return face.say("reviewed-with-error", value=shown, error=error)
    return shown


def scaled(found: Review, value: float) -> float:
    """A difference of values as it is shown: of shares in percentage points."""
    return 100 * value / found.unit if found.measure == "share" else value


def digits(found: Review) -> int:
    """How many decimals figures have."""
    return 0 if found.unit > 1000 and found.measure == "score" else 2


def change(face: Face, found: Review, value: float) -> str:
    """A difference, with its sign."""
    return signed(face, scaled(found, value), digits(found))


def share_or_value(face: Face, found: Review, value: float) -> str:
    """A value: of shares in percent."""
    share = found.share(value)
    if share is not None:
        return figure(face, 100 * share, 2)
    return figure(face, value, digits(found))


def costliest(face: Face, found: Review, seat: int) -> Iterator[str]:
    """The seat's costliest choices with their reasons."""
    name = inert(found.seats[seat].name)
    made = found.costliest(seat)
    if not made:
        yield face.say("reviewed-none-lost", name=name)
        return
    yield face.say("reviewed-costliest", name=name)
    for one in made:
        loss = figure(face, scaled(found, one.loss), max(2, digits(found)) if one.loss < 1 else digits(found))
        args: dict[str, Any] = {"round": one.round, "number": one.number, "loss": loss}
        args["chosen"] = _in_words(face, one.chosen, one.chosen_named)
        args["best"] = _in_words(face, one.best, one.best_named)
        yield "  " + face.say("reviewed-decision", band=one.band or "small", **args)
        if one.beside_loss >= LEAST:
            yield "    " + face.say("reviewed-beside-loss", loss=figure(face, one.beside_loss, 1))
        for why in one.why:
            yield "    " + face.render(why)


def _in_words(face: Face, text: str, named: Sequence[Message]) -> str:
    """A choice in words, where the game has any, else in notation."""
    words = [face.render(message) for message in named]
    return (
        reduce(lambda first, more: face.say("reviewed-then", first=first, next=more), words)
        if words
        else text
    )


def throws(face: Face, found: Review, seat: int | None) -> Iterator[str]:
    """The throws that changed most, for their throwers or for one seat."""

    def luck(one: Any) -> float:
        return float(one.luck[max(0, one.seat) if seat is None else seat])

    some = sorted(found.throws, key=lambda one: -abs(luck(one)))[:THROWS]
    some = [one for one in some if luck(one) and (one.band or seat is not None)]
    if not some:
        yield face.say("reviewed-no-throws")
        return
    yield face.say("reviewed-throws-head")
    for one in sorted(some, key=lambda one: one.number):
        whose = max(0, one.seat) if seat is None else seat
        yield "  " + face.say(
            "reviewed-throw",
            band="lucky" if luck(one) > 0 else "unlucky",
            round=one.round,
            number=one.number,
            outcome=_in_words(face, one.outcome, () if one.named is None else (one.named,)),
            name=found.seats[whose].name,
            luck=figure(face, abs(scaled(found, luck(one))), digits(found)),
        )
