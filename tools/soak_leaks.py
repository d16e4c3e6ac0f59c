"""Plays pairs of matches that differ only in what one viewer can't see; compares every byte it is sent."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from pillarbox import catalogue
from tests.web.twins import Case, World, compare
from tools.jobs import Failed, Job


@dataclass
class Found:
    """How much was compared."""

    steps: int = 0
    bytes: int = 0


def case(game: str, number: int, rng: Random) -> Case:
    """A pair's script: each ruleset of the game in turn, up to four seats, a seat or a spectator looks."""
    rulesets = [entry for entry in catalogue.entries() if entry.game == game]
    if game == "shut-the-box" and number % 2:
        rulesets = [entry for entry in rulesets if entry.id == "shared-throw"]  # choices are sealed there
    entry = rulesets[number // 2 % len(rulesets)]
    fewest, most = entry.seats
    seats = rng.randint(max(2, fewest), min(4, most)) if most > 1 else 1
    return Case(number, entry.id, seats, rng.randrange(seats + 1))


async def pairs(folder: Path, game: str, count: int, seed: int) -> Found:
    """Compare so many pairs. Raises AssertionError at the first that differs."""
    found = Found()
    left, right = World(folder / "left", "left"), World(folder / "right", "right")
    try:
        for number in range(seed * 10_000, seed * 10_000 + count):
            steps, size = await compare(left, right, case(game, number, Random(f"{game} {number}")))
            found.steps += steps
            found.bytes += size
    finally:
        left.close()
        right.close()
    return found


def _job(game: str) -> Callable[[int, int, Callable[[str], None]], None]:
    def run(runs: int, seed: int, tell: Callable[[str], None]) -> None:
        with tempfile.TemporaryDirectory() as name:
            try:
                found = asyncio.run(pairs(Path(name), game, runs, seed))
            except AssertionError as difference:
                raise Failed(f"what is hidden was told: {str(difference)[:500]}") from None
        tell(f"{runs} pairs, {found.steps} steps, {found.bytes} bytes alike, 0 differences")

    return run


JOBS = {
    "web-leaks-box": Job("pairs of Shut the Box that differ in what is hidden", 500, _job("shut-the-box")),
    "web-leaks-post": Job("pairs of Post Office that differ in what is hidden", 500, _job("post-office")),
}
