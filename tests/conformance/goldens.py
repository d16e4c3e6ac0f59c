"""What golden files hold: a seeded match, node counts and the value of every ruleset and number of seats.

They pin what the rules are, so that no change of them goes unseen. Names no game but in `VALUES`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from pillarbox.core.game import Choice
from pillarbox.core.message import Refused
from tests.conformance.walk import IDS, Subject, subject

FOLDER = Path(__file__).parent / "golden"
MOST_NODES = 100_000
WIDTH = 100
MOST_POSITIONS = 1 << 18
MOST_POSITIONS_OF_TWO = 1 << 12
"""Boxes of more positions than this are not solved for a golden file, alone and for two seats."""

HEAD = "# Written by `make golden`. A change here is a change of the rules: review it like one."


def names() -> dict[str, tuple[str, int]]:
    """Every golden file there must be: by its name, the ruleset and the number of seats."""
    return {f"{id}-{seats}.txt": (id, seats) for id in IDS for seats in subject(id).seat_counts()}


def golden(id: str, seats: int) -> str:
    """The text of a golden file."""
    one = subject(id)
    lines = [HEAD, f"ruleset {id}", f"seats {seats}", f"value {value(one, seats)}"]
    lines += [f"nodes {' '.join(map(str, nodes(one, seats)))}", *played(one, seats)]
    return "\n".join(lines) + "\n"


# Node counts.


def nodes(subject: Subject, seats: int, most: int = MOST_NODES) -> list[int]:
    """How many ways lead to each depth, outcomes and choices alike, as long as they are fewer than `most`."""
    rules, ruleset = subject.rules, subject.ruleset
    level: dict[Any, int] = {rules.start(ruleset, seats): 1}
    counts = [1]
    while True:
        options, total = [], 0
        for state, ways in level.items():
            moves = subject.moves(state)
            options.append((state, ways, moves))
            total += ways * len(moves)
            if total >= most:
                return counts
        if not total:
            return counts
        counts.append(total)
        level = {}
        for state, ways, moves in options:
            for move in moves:
                after = rules.step(ruleset, state, move)
                level[after] = level.get(after, 0) + ways


# A match.


def played(subject: Subject, seats: int) -> list[str]:
    """A seeded random match in notation, with how many choices there were in brackets, and how it ended."""
    rules, ruleset = subject.rules, subject.ruleset
    words = []
    state = None
    for state, move in subject.match(seats, Random(f"golden {ruleset.id} {seats}")):
        if isinstance(move, Choice):
            words.append(f"{subject.text(move)} ({len(rules.legal(ruleset, state, move.seat))})")
        elif move is not None:
            words.append(subject.text(move))
    result = rules.result(ruleset, state)
    return [
        *wrapped(words),
        f"end {subject.game.notation.state_text(ruleset, state)}",
        f"totals {listed(result.totals)}",
        f"places {listed(result.places)}",
        f"winners {listed(result.winners)}",
        f"stakes {listed(result.stakes)}",
        f"returns {listed(rules.returns(ruleset, state))}",
    ]


def listed(values: Any) -> str:
    """Values parted by blanks."""
    return " ".join(map(str, values))


def wrapped(words: list[str]) -> list[str]:
    """Words parted by commas, in lines that begin with `moves`, none longer than need be."""
    lines = ["moves"]
    for word in words:
        if len(lines[-1]) + len(word) + 2 > WIDTH:
            lines.append("moves")
        lines[-1] += f" {word}" if lines[-1] == "moves" else f", {word}"
    return lines


# Values.


def value(subject: Subject, seats: int) -> str:
    """The value of the start under best play, exact where it is known so; or why it is absent."""
    solve = VALUES.get(subject.game.id)
    return "absent: this game is not solved" if solve is None else solve(subject.ruleset, seats)


def shut_the_box(ruleset: Any, seats: int) -> str:
    """By the solvers: alone what a turn is expected to score (or to take, counted in throws), of two seats
    what the first expects of a round.
    """
    from pillarbox.games.shut_the_box.sets import tables
    from pillarbox.games.shut_the_box.solve import odds
    from pillarbox.games.shut_the_box.versus import odds_round

    layout = tables(ruleset).layout
    positions = (layout.rows + 1) ** layout.width if layout.rows > 1 else 1 << len(layout.numbers)
    if seats > 2 or (seats == 2 and ruleset.turn != "whole"):
        return "absent: solved here for one seat, and for two that throw one after the other"
    if positions > (MOST_POSITIONS if seats == 1 else MOST_POSITIONS_OF_TWO):
        return f"absent: {positions} positions"
    try:
        found = odds(ruleset).value if seats == 1 else odds_round(ruleset, seats).value
    except Refused as refused:
        return f"absent: {refused.message.id}"
    return found.exact or f"{found.float:.9f}"


VALUES: dict[str, Callable[[Any, int], str]] = {"shut-the-box": shut_the_box}
"""By game, what answers for the value of a ruleset and number of seats."""
