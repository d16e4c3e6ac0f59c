"""The rules of one variant of Post Office as data: every choice that the rules may read, and the cards.

The keys are a public interface; what they mean is told in the guide to Post Office. No I/O: whoever calls
`parse` looks up the deck's text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from msgspec import Struct, to_builtins

from pillarbox.core.bases import inherited
from pillarbox.core.flat_toml import ordered
from pillarbox.core.keys import Describe, Sheet, fill_in, shown
from pillarbox.core.keys import schema as file_schema
from pillarbox.core.message import Fault, FaultyFile, Refused, say
from pillarbox.core.reading import excerpt
from pillarbox.games.post_office.deck import Card, Deck
from pillarbox.games.post_office.deckfile import check_deck, parse_deck
from pillarbox.games.post_office.keys import DEFAULTS, KEYS, NOT_INHERITED

Draws = Literal["A", "B", "random"]
StandIn = Literal["random", "greedy1", "greedy2", "potential", "rich", "strong"]


class Ruleset(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True, kw_only=True):
    """One variant, all choices resolved. Made by `parse`; a Ruleset made by hand is not checked.

    Field names are the keys of ruleset files, but for `rows`, `cols` and `cards`, which come from the deck
    that `deck` names.
    """

    id: str = ""
    title: str = ""
    source: str = ""
    also: tuple[str, ...] = ()
    seats: tuple[int, int] = (1, 4)
    set: Draws = "A"
    """With one or two seats: the set of 18 that is played, or 18 of all 36."""
    max_extent: int = 0
    """No side of a tableau may be longer; 0 for no limit."""
    open_order: bool = False
    """Alone: the cards to come lie in sight from the start."""
    peek: bool = True
    """Faces may show covered slots. The rules do not read it."""
    stand_in: StandIn = "greedy1"
    """Which policy plays on for a seat that has left. The rules do not read it."""
    deck: str = "open-post-1"
    rows: int = 3
    cols: int = 2
    cards: tuple[Card, ...] = ()


Find = Callable[[str], Ruleset | str | None]
"""Looks up a ruleset by id: resolved, or as a file's text; None if there is none."""

FindDeck = Callable[[str], Deck | str | None]
"""Looks up a deck by id or path: read already, or as a file's text; None if there is none."""

DECKS = "decks"
"""The game's folder where a deck that is named by its id lies, as `<id>.json`."""


def parse(text: str, find: Find, file: str = "", id: str = "", deck: FindDeck = lambda name: None) -> Ruleset:
    """The ruleset that a file's text says, every choice resolved and checked, its cards read.

    `find` looks up `base` and `deck` the cards; `file` names the file in faults and `id` the ruleset. Raises
    FaultyFile with everything that is wrong, in this text (each fault with its line) and in the deck.
    """
    sheet = fill_in(text, KEYS, file)
    faults = list(sheet.faults)
    below: dict[str, Any] = {}
    try:
        below = inherited(sheet.values.get("base"), find, KEYS, _laid_over, _written)
    except Refused as refused:
        faults.append(Fault(file, sheet.lines["base"], "base", refused.message, say("right-base")))
    values = {**DEFAULTS, **_laid_over(below, sheet.values)}
    faults += _clashes(values, sheet, file)
    cards, wrong = _cards(values, sheet, file, deck)
    if faults or wrong:
        raise FaultyFile((*ordered(faults), *wrong))
    values.pop("base", None)
    return Ruleset(**{key: _frozen(value) for key, value in {**values, **cards, "id": id}.items()})


def check(ruleset: Ruleset, file: str = "") -> tuple[Fault, ...]:
    """All that is wrong with a Ruleset that did not come from `parse`, from a record for instance."""
    values = {key: value for key, value in to_builtins(ruleset).items() if key in KEYS}
    faults = [
        Fault(file, 0, key, wrong, right)
        for key, value in values.items()
        for wrong, right in KEYS[key].faults(value)
    ]
    clashes = () if faults else _clashes(values, Sheet({}, {}, frozenset(), ()), file)
    deck = Deck(rows=ruleset.rows, cols=ruleset.cols, cards=ruleset.cards)
    return (*ordered([*faults, *clashes]), *check_deck(deck, file))


def schema(describe: Describe | None = None) -> dict[str, Any]:
    """The JSON Schema of a ruleset file; `describe` gives each key's sentence in the reader's language."""
    return file_schema(KEYS, DEFAULTS, describe)


def _written(found: Ruleset) -> dict[str, Any]:
    """The values of a ruleset that is resolved already, its cards with them."""
    own = {key: value for key, value in to_builtins(found).items() if key in KEYS}
    return {**own, "rows": found.rows, "cols": found.cols, "cards": found.cards}


def _laid_over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """The values of a file over those it starts from; with another deck come other cards."""
    replaced = {*NOT_INHERITED, *(("rows", "cols", "cards") if "deck" in above else ())}
    return {**{key: value for key, value in below.items() if key not in replaced}, **above}


def _cards(
    values: dict[str, Any], sheet: Sheet, file: str, find: FindDeck
) -> tuple[dict[str, Any], tuple[Fault, ...]]:
    """The cards of the deck that is named, or what is wrong with it; of a path only the file's name is
    kept.
    """
    name = values["deck"]
    if "cards" in values or "deck" in sheet.wrong:
        return {}, ()
    found = find(name)
    if found is None:
        line = sheet.lines.get("deck", sheet.lines.get("base", 0))
        wrong = say("fault-no-such-deck", deck=excerpt(name))
        return {}, (Fault(file, line, "deck", wrong, say("right-deck")),)
    try:
        read = found if isinstance(found, Deck) else parse_deck(found, name)
    except FaultyFile as faulty:
        return {}, faulty.faults
    plain = name.replace("\\", "/").rpartition("/")[2]
    return {"deck": plain, "rows": read.rows, "cols": read.cols, "cards": read.cards}, ()


def _clashes(values: dict[str, Any], sheet: Sheet, file: str) -> Iterator[Fault]:
    """What the keys may not say together; nothing about a key that is wrong by itself."""
    fewest, most = values["seats"]
    for name, keys, holds in (
        ("post-clash-seats-order", ("seats",), fewest > most),
        ("post-clash-open-order", ("open_order", "seats"), values["open_order"] and most > 1),
    ):
        if holds and sheet.wrong.isdisjoint(keys):
            key = next((key for key in keys if key in sheet.lines), keys[0])
            line = sheet.lines.get(key, sheet.lines.get("base", 0))
            args = {key: shown(values[key]) for key in keys}
            yield Fault(file, line, key, say(name, **args), say(name + ".right", **args))


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
