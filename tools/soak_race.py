"""Lets two processes write to one match, and sends commands again and again.

Of each version there must be one winner, and of each command one effect, however often it comes.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier
from pathlib import Path
from random import Random

from pillarbox.core.record import Acted, AnyEvent, Created, Seat
from pillarbox.play.commands import AnyCommand
from pillarbox.play.log import Conflict
from pillarbox.play.match import Match
from pillarbox.play.store import Store
from tools.jobs import Failed, Job
from tools.scripted import command, opened, reference

RACERS = ("left", "right")


def race(commands: int, seed: int, tell: Callable[[str], None]) -> None:
    """The job: two processes, in step, append at the same version; so many commands in all."""
    versions = commands // 2
    created = Created(n=0, format=1, game="race", ruleset={}, seats=(Seat("left"), Seat("right")))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Store(folder) as store:
            store.create("race", b"", (created,))
        won = _raced(folder, versions)
        with Store(folder) as store:
            events = store.load("race").events
    if [event.n for event in events] != list(range(versions + 1)):
        raise Failed(f"{versions} versions were written, the log has {len(events) - 1}")
    for version in range(1, versions + 1):
        winners = [racer for racer in RACERS if version in won[racer]]
        if winners != [getattr(events[version], "actions", ("",))[0]]:
            raise Failed(f"version {version} was acknowledged to {winners}, the log holds {events[version]}")
    shares = ", ".join(f"{racer} {len(won[racer])}" for racer in RACERS)
    tell(f"{2 * versions} commands, one winner for each of {versions} versions ({shares}), 0 forks")


def _raced(folder: Path, versions: int) -> dict[str, set[int]]:
    """Run both processes; answers the versions that were acknowledged to each."""
    context = get_context("spawn")
    together = context.Barrier(len(RACERS))
    listening, processes = {}, []
    for racer in RACERS:
        listening[racer], telling = context.Pipe(duplex=False)
        process = context.Process(target=_append_all, args=(folder, racer, versions, together, telling))
        process.start()
        telling.close()
        processes.append(process)
    try:
        return {racer: set(listening[racer].recv()) for racer in RACERS}
    except EOFError:
        raise Failed("a racing process has failed") from None
    finally:
        for process in processes:
            process.join()


def _append_all(folder: Path, racer: str, versions: int, together: Barrier, telling: Connection) -> None:
    won = []
    with Store(folder, patience=60) as store:
        for version in range(1, versions + 1):
            together.wait(60)
            mine = Acted(n=version, seat=RACERS.index(racer), actions=(racer,), command=f"{racer}-{version}")
            try:
                store.append("race", version, (mine,))
            except Conflict:
                continue
            won.append(version)
    telling.send(won)
    telling.close()


def repeats(runs: int, seed: int, tell: Callable[[str], None]) -> None:
    """The job: scripted matches whose commands come one to five times, late ones too, from two tabs that
    come and go. Raises Failed.
    """
    sent = 0
    with tempfile.TemporaryDirectory() as name, Store(Path(name)) as store:
        for number in range(seed, seed + runs):
            sent += _repeated(store, f"repeats {number}", Random(number))
    tell(f"{runs} matches, {sent} commands: every repeat got its first answer, every record as if sent once")


def _repeated(store: Store, seed: str, rng: Random) -> int:
    """Play one match so; answers how many commands were sent."""
    whole, _ = reference(seed)
    tabs = [opened(store, seed), opened(store, seed)]
    answers: dict[str, tuple[AnyCommand, tuple[AnyEvent, ...]]] = {}
    sent = 0
    while not all(tab.point.over for tab in tabs):
        given = [command(tab) for tab in tabs if not tab.point.over][-1:] * rng.randint(1, 5)
        late = [before for before, _ in rng.sample([*answers.values()], min(len(answers), rng.randint(0, 2)))]
        for one in rng.sample(given + late, len(given + late)):
            sent += 1
            decision = rng.choice(tabs).submit(one)
            _, first = answers.setdefault(one.id, (one, decision.events))
            if decision.refused is not None or decision.events != first:
                raise Failed(f"match {seed}: command {one.id}, sent again, is answered by {decision}")
        rng.shuffle(tabs)
        if rng.random() < 0.2:
            tabs[0] = Match(tabs[0].game, store, tabs[0].key)
    if store.load(tabs[0].key).events != whole:
        raise Failed(f"match {seed}: it did not end like the match whose commands were sent once")
    return sent


JOBS = {
    "race": Job("two processes append to one match, at the same version", 10_000, race),
    "repeats": Job("commands sent one to five times, late, from two tabs", 1000, repeats),
}
"""Of `race` the runs are commands, two for each version."""
