"""The soak job of reviews: base + luck + skill + given = result, over every preset with exact values.

Matches are played by the rules, part of them by perfect players, who must lose nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from pillarbox import catalogue
from pillarbox.core.game import Choice
from pillarbox.core.message import Refused
from pillarbox.games.shut_the_box.ends import seat_problem
from pillarbox.solve.review import Ledger, Move, review
from pillarbox.solve.solver import SMALL
from tools.jobs import Failed, Job

Tell = Callable[[str], None]

GAME = catalogue.game("shut-the-box")
MOST_ERROR = 1e-9
BIG, FEW = 1 << 12, 10
"""Boxes of more positions than this are reviewed for two seats at most, and where they are bigger still (no
graph is made of them) only this often: a match of `the-300` takes seconds.
"""
THREE = ("survivor", "six-flaps")
"""Matches of several rounds that are reviewed for three seats too: of the others the tables take minutes."""
LOTS = 1000.0
"""Values are measured against their size where they are larger: `digital` counts in millions."""


class Subject(NamedTuple):
    """A preset with a number of seats, and who judges its matches."""

    id: str
    ruleset: Any
    seats: int
    judge: Any


def subjects(most_seats: int = 3, only: tuple[str, ...] = ()) -> list[Subject]:
    """Every preset and number of seats whose values are exact."""
    found = []
    for entry in catalogue.entries():
        if entry.game != GAME.id or (only and entry.id not in only):
            continue
        _, ruleset = catalogue.load(entry.id)
        fewest, most = ruleset.seats
        for seats in range(fewest, min(most, most_seats) + 1):
            if seats > 2 and (_positions(ruleset) > BIG or not _tables_are_small(entry.id, ruleset)):
                continue
            try:
                judge = GAME.judge.judge(ruleset, seats)
            except Refused:
                continue
            if not judge.leftover:
                found.append(Subject(entry.id, ruleset, seats, judge))
    return found


def _positions(ruleset: Any) -> int:
    return seat_problem(ruleset, 0).positions


def _tables_are_small(id: str, ruleset: Any) -> bool:
    return ruleset.match == "single" or id in THREE


def shared(listed: list[Subject], runs: int) -> list[int]:
    """How many of the runs each subject gets."""
    big = [_positions(subject.ruleset) > SMALL for subject in listed]
    rest = runs - sum(min(FEW, runs) for one in big if one)
    even = max(1, big.count(False))
    counts, number = [], 0
    for one in big:
        counts.append(min(FEW, runs) if one else (max(0, rest) + number) // even)
        number += not one
    return counts


def played(subject: Subject, rng: Random, perfect: bool) -> tuple[Any, list[Move]]:
    """A match to its end: its start and its moves. Perfect players choose as the judge would."""
    rules, ruleset = GAME.rules, subject.ruleset
    start = state = rules.start(ruleset, subject.seats)
    moves: list[Move] = []
    while (node := rules.node(ruleset, state)).kind != "terminal":
        move: Any
        if node.kind == "chance":
            ahead = rules.chance(ruleset, state)
            move = ahead.pick(rng.randrange(ahead.whole))
        else:
            seat = node.seats[0]
            legal = rules.legal(ruleset, state, seat)
            best = perfect and len(legal) > 1
            move = Choice(seat, subject.judge.best(state, seat)[0] if best else rng.choice(legal))
        after = rules.step(ruleset, state, move)
        moves.append(Move(len(moves) + 1, state, move, after))
        state = after
    return start, moves


def reviewed(subject: Subject, rng: Random, perfect: bool) -> Ledger:
    """The ledger of a match. Raises Failed where it does not add up, or a perfect player lost something."""
    start, moves = played(subject, rng, perfect)
    ledger = review(GAME.rules, subject.ruleset, start, moves, subject.judge)
    returns = GAME.rules.returns(subject.ruleset, moves[-1].after)
    for seat, account in enumerate(ledger.accounts):
        if account.result != float(returns[seat]):
            raise Failed(f"{subject.id}: the result is {account.result}, and the rules say {returns[seat]}")
        if account.skill > 0 or (perfect and (account.skill or account.given)):
            raise Failed(f"{subject.id}: a perfect player's skill came to {account.skill}")
    if error(ledger) > MOST_ERROR:
        raise Failed(f"{subject.id}, {subject.seats} seats: the sums miss by {error(ledger):.1e}")
    return ledger


def error(ledger: Ledger) -> float:
    """By how much the terms miss the result, at most; of large values the part."""
    return max(abs(one.gap) / max(1.0, abs(one.result) / LOTS) for one in ledger.accounts)


def run(runs: int, seed: int, tell: Tell) -> None:
    """So many matches, shared out over all subjects, a third of them by perfect players."""
    listed = subjects()
    worst, done = 0.0, 0
    for subject, count in zip(listed, shared(listed, runs)):
        mine = 0.0
        for match in range(count):
            rng = Random(f"review {subject.id} {subject.seats} {seed + match}")
            try:
                mine = max(mine, error(reviewed(subject, rng, match % 3 == 0)))
            except Failed as failure:
                raise Failed(f"{failure} (seed {seed + match})") from failure
        done += count
        worst = max(worst, mine)
        tell(f"{subject.id}, {subject.seats} seats: {count} matches, greatest error {mine:.1e}")
    tell(f"{done} matches of {len({subject.id for subject in listed})} presets, greatest error {worst:.1e}")


JOBS = {"review": Job("luck, skill and what was given add up to the result", 10_000, run)}


if __name__ == "__main__":
    from tools.soak import main

    sys.exit(main([*JOBS, *sys.argv[1:]]))
