"""What the commands that play many games share: their options, how far they are, how long they took.

Must never play a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from pillarbox.cli import frame
from pillarbox.cli.face import Face
from pillarbox.cli.figures import figure, percent

MOST_WORKERS = 1024
BAR = 30


def many_games(most: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The options of a command that plays up to so many games."""
    options = (
        click.option("--policy", "policies", metavar="NAME", multiple=True),
        click.option("--games", metavar="N", callback=of_many(most)),
        click.option("--seed", metavar="S", callback=frame.whole(0, 10**9)),
        click.option("--match", is_flag=True),
        click.option("--budget", metavar="N", callback=frame.whole(1, 2000)),
        click.option("--workers", metavar="W", callback=frame.whole(1, MOST_WORKERS)),
        click.option("--cluster", metavar="ADDRESS"),
        click.option("--with", "changes", metavar="KEY=VALUE", multiple=True),
    )

    def give(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            command = option(command)
        return command

    return give


def of_many(most: int) -> frame.Callback:
    """For an option: its value as a whole number from 1, with 1e6 and 1_000_000 understood."""

    def read(context: click.Context, param: click.Parameter, value: str | None) -> int | None:
        if value is None:
            return None
        plain = value.replace("_", "").lower()
        digits, sign, tens = plain.partition("e")
        if digits.isascii() and digits.isdigit() and len(digits) <= 13:
            if not sign:
                found = int(digits)
            else:
                found = (
                    int(digits) * 10 ** int(tens)
                    if tens.isascii() and tens.isdigit() and len(tens) < 3
                    else 0
                )
            if 1 <= found <= most:
                return found
        raise frame.refused("cli-not-whole", option=param.opts[0], text=value, least=1, most=most)

    return read


def refuse_both(workers: int | None, cluster: str | None) -> None:
    """Raises Refused where workers of this machine and a cluster are asked for."""
    if workers and cluster:
        raise frame.refused("cli-not-both", one="--workers", other="--cluster")


def fresh_seed(seed: int | None) -> int:
    """The seed given, or a new one."""
    from secrets import randbelow

    return randbelow(10**9) if seed is None else seed


def speed(face: Face, games: int, seconds: float) -> str:
    """How long it took, and how many games a second, or how long a game takes if that is less than one."""
    rate = games / seconds if seconds else 0.0
    took = figure(face, seconds, 2)
    if games and rate < 1:
        return face.say("lab-speed-slow", seconds=took, each=figure(face, seconds / games, 1))
    return face.say("lab-speed", seconds=took, rate=figure(face, rate, 1 if rate < 10 else 0))


@contextmanager
def progress(face: Face, most: int) -> Iterator[Any]:
    """A bar on the terminal that talk goes to; nothing through a pipe."""
    import sys
    from time import monotonic

    stream = sys.stderr
    if stream is None or not stream.isatty() or face.plain:
        yield None
        return
    shown, began = 0.0, monotonic()

    def tell(done: int, whole: int) -> None:
        nonlocal shown
        now = monotonic()
        if now - shown < 0.1 and done < whole:
            return
        shown = now
        part = min(1.0, done / whole)
        left = (now - began) * (1 - part) / part if part else 0.0
        filled = round(BAR * part)
        text = face.say("lab-progress", done=percent(face, part), left=figure(face, left, 0))
        stream.write(f"\r{'█' * filled}{'░' * (BAR - filled)} {text}\x1b[K")
        stream.flush()

    try:
        yield tell
    finally:
        stream.write("\r\x1b[K")
        stream.flush()
