"""A position given on the command line: tiles, throw or a whole state, brought to the question that it asks.

Must never judge a throw itself: the rules do, asked for every throw that may have been meant.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from pillarbox.cli.frame import refused
from pillarbox.core.game import Choice
from pillarbox.core.message import IllegalMove, Refused, say

NO_TILES = ("-", "none")
"""What may be written where no tile is open."""
LONGEST = 16384
"""So many characters at most may describe a position."""


class Position(NamedTuple):
    """Where a question is put."""

    before: Any
    """The state before the throw that was given; where none was, the state itself."""
    state: Any
    """The state that asks."""
    throw: Any = None
    """The outcome given, None if there was none."""
    fresh: bool = False
    """Whether it is the first throw of a turn."""
    stuck: bool = False
    """Whether nothing can be shut with it."""


def changed(pairs: Sequence[str]) -> dict[str, str]:
    """The changes that `--with key=value` asks for. Raises Refused for one that is not of that form."""
    found: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key.strip():
            raise refused("cli-with", text=pair)
        found[key.strip()] = value.strip()
    return found


def with_deck(changes: Sequence[str], deck: str | None) -> tuple[str, ...]:
    """The changes, and the one that deals from this deck file. Raises OSError if it can't be opened."""
    if deck is None:
        return tuple(changes)
    with open(deck, "rb"):
        pass
    return (*changes, f"deck={os.path.abspath(deck)}")  # what has a folder in it is never taken for an id


def read(
    game: Any,
    ruleset: Any,
    *,
    open: str | None,
    throw: str | None,
    first: bool,
    state: str | None,
    around: Callable[[str, bool], str] | None = None,
) -> Position:
    """The position that the options describe; fresh boxes where they say nothing.

    around: makes a state among other seats of the open tiles and whether none has been thrown for. Raises
    Refused where they contradict each other, the notation or the rules.
    """
    if open is not None and len(open) <= LONGEST and hasattr(game.notation, "labels"):
        _check_tiles(game, ruleset, open)
        if state is None and _tiles(open) in NO_TILES:  # a state may ask for more than shutting tiles
            raise refused("cli-open-none")
    if around is not None:
        text = around("all" if open is None else _tiles(open), first)
    else:
        tiles = "" if open is None else f"open={_tiles(open)}"
        text = " ".join(filter(None, [state or "", tiles, "throws=0" if first else ""]))
    if len(text) > LONGEST or len(throw or "") > LONGEST:
        raise refused("cli-too-long", most=LONGEST)
    before = game.notation.read_state(ruleset, text)
    if throw is None:
        return Position(before, before)
    meant = {
        outcome: game.rules.step(ruleset, at, outcome) for at, outcome in _meant(game, ruleset, before, throw)
    }
    answers = {_sets(game, ruleset, before, after) for after in meant.values()}
    if len(answers) > 1:
        raise refused("cli-faces-matter", throw=throw)
    outcome, after = next(iter(meant.items()))
    return Position(before, after, outcome, _fresh(game, ruleset, before), answers == {()})


def seat_of(game: Any, ruleset: Any, state: Any) -> int:
    """The seat that is asked: the first that owes an answer, else the one that throws."""
    node = game.rules.node(ruleset, state)
    return node.seats[0] if node.seats else node.roller or 0


def _tiles(text: str) -> str:
    """The tiles as notation joins them, a hyphen where there are none."""
    return re.sub(r"[\s,;+]+", ",", text.strip().lower()) or "-"


def _check_tiles(game: Any, ruleset: Any, text: str) -> None:
    """Raises Refused where it is not the tiles of one box, naming one that is not there or named twice."""
    known = list(game.notation.labels(ruleset))
    if "/" in text:  # boxes of several seats are for a whole state
        raise refused("cli-open-unreadable", text=text)
    seen: set[str] = set()
    for tile in filter(None, _tiles(text).split(",")):
        if tile not in known and tile not in ("all", *NO_TILES):
            raise refused("cli-open-no-tile", tile=tile, tiles=known)
        if tile in seen:
            raise refused("cli-open-twice", tile=tile)
        seen.add(tile)


def _sets(game: Any, ruleset: Any, before: Any, after: Any) -> tuple[Any, ...]:
    """The sets that may be shut with the throw that led from one state to the other."""
    legal = game.rules.legal(ruleset, after, seat_of(game, ruleset, before))
    return tuple(action for action in legal if hasattr(action, "tiles"))


def _fresh(game: Any, ruleset: Any, before: Any) -> bool:
    """Whether the seat that throws has not thrown before in its turn."""
    return not before.boxes[seat_of(game, ruleset, before)].throws


def _throws(game: Any, ruleset: Any, state: Any) -> Iterator[tuple[Any, Any]]:
    """Every throw that the state may lead to, with the state that waits for it, at any dice count allowed."""
    node = game.rules.node(ruleset, state)
    if node.kind == "chance":
        for outcome in game.rules.chance(ruleset, state).outcomes:
            if hasattr(outcome, "faces"):
                yield state, outcome
    elif node.kind == "decision":
        seat = node.seats[0]
        for action in game.rules.legal(ruleset, state, seat):
            if hasattr(action, "count"):
                yield from _throws(game, ruleset, game.rules.step(ruleset, state, Choice(seat, action)))


def _meant(game: Any, ruleset: Any, state: Any, text: str) -> list[tuple[Any, Any]]:
    """The throws that the text may stand for: one by its faces, all of a total. Raises Refused if none."""
    parts = re.split(r"[\s,;+-]+", text.strip())
    if not all(part.isascii() and part.isdigit() and len(part) <= 3 for part in parts):
        raise refused("cli-throw-unreadable", text=text)
    numbers = sorted(map(int, parts))
    possible = list(_throws(game, ruleset, state))
    if not possible:
        raise IllegalMove(say("cli-no-throw-now"))
    if len(numbers) > 1:
        found = [(at, outcome) for at, outcome in possible if outcome.faces == tuple(numbers)]
    else:
        found = [(at, outcome) for at, outcome in possible if sum(outcome.faces) == numbers[0]]
    if found:
        return found
    counts = sorted({len(outcome.faces) for _, outcome in possible})
    sides = max(face for _, outcome in possible for face in outcome.faces)
    dice = {"counts": counts, "dice": max(counts), "sides": sides}
    if len(numbers) > 1:
        raise Refused(say("cli-throw-impossible", throw="+".join(map(str, numbers)), **dice))
    raise Refused(say("cli-total-impossible", total=numbers[0], **dice))
