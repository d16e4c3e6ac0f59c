"""How long reviews take, ruleset by ruleset, each in a process of its own as the server's workers are.

Prints for each a line: seconds of processor time (and, in brackets, by the clock) for solving the rules, as
the server does while a match is played; for the review of a match then, and for that of another; for telling
a review that is kept; the megabytes the process took at most; and the size of the review.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from pillarbox import catalogue
from pillarbox.core.message import Refused
from pillarbox.core.record import Record, Seat
from pillarbox.play.commands import Act, Throw
from pillarbox.play.log import MemoryLog
from pillarbox.play.match import begin, seeded_id
from pillarbox.play.records import read, write

NAMES = ("Ann", "Bo", "Cleo", "Dirk", "Ewa", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Lou")


def played(ruleset: str, seats: int, seed: str) -> bytes:
    """The record of a match in which everybody chooses at random."""
    game, rules = catalogue.load(ruleset)
    sitters = [Seat(name) for name in NAMES[:seats]]
    match = begin(game, rules, sitters, MemoryLog(), seed=seed, date="2026-01-01")
    rng = Random(seed)
    while not match.point.over:
        seat, mark = match.waiting(), f"at-{match.point.count}"
        command: Any
        if match.point.node.kind == "chance":
            command = Throw(seat=seat, id=mark, node=match.point.opened)
        else:
            chosen = rng.choice(match.table.legal(seat))
            command = Act(seat=seat, id=mark, node=match.point.opened, actions=(chosen,))
        refused = match.submit(command).refused
        if refused is not None:
            raise RuntimeError(refused.id)
    return write(match.record, "json")


def record_of(data: bytes) -> Record:
    """The record in these bytes."""
    found = read(data)
    assert found.record is not None
    return found.record


def measured(ruleset: str, seats: int, pipe: Any) -> None:
    """Run in a process of its own: what each step took, as seconds and megabytes, or what was refused."""
    from pillarbox.play import reviewed
    from pillarbox.web import jobs
    from pillarbox.words.render import Words

    records = [record_of(played(ruleset, seats, f"{seeded_id(str(n))}")) for n in (1, 2)]
    game, rules = catalogue.load(ruleset)
    times: list[tuple[float, float]] = []
    kept = b""

    def timed(work: Callable[..., Any], *args: Any) -> Any:
        begun = time.process_time(), time.perf_counter()
        try:
            return work(*args)
        finally:
            times.append((time.process_time() - begun[0], time.perf_counter() - begun[1]))

    try:
        timed(jobs.prepare, game.id, rules, seats)
        for record in records:
            kept = timed(jobs.review, record)
        timed(lambda: reviewed.read(kept).plain(Words("en").render))
        note = f"{len(kept) // 1024} kB"
    except Refused as refused:
        note = refused.message.id
    pipe.send((times, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, note))


def line(ruleset: str, seats: int, most: float) -> str:
    """What is printed of one."""
    here, there = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=measured, args=(ruleset, seats, there))
    process.start()
    there.close()
    try:
        if not here.poll(most):
            return f"{ruleset:20} {seats:2} seats   longer than {most:.0f} s"
        times, megabytes, note = here.recv()
    except EOFError:
        return f"{ruleset:20} {seats:2} seats   the process died"
    finally:
        process.kill()
        process.join()
    shown = " ".join(f"{cpu:8.2f} s ({clock:.1f})" for cpu, clock in times)
    return f"{ruleset:20} {seats:2} seats {shown} {megabytes:6d} MB  {note}"


def main(given: list[str] | None = None) -> int:
    """Measure the rulesets named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ruleset", nargs="*")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--most", type=float, default=300, help="seconds that one may take")
    asked = parser.parse_args(given)
    for entry in catalogue.entries():
        if asked.ruleset and entry.id not in asked.ruleset:
            continue
        for seats in asked.seats:
            if entry.seats[0] <= seats <= entry.seats[1]:
                print(line(entry.id, seats, asked.most), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
