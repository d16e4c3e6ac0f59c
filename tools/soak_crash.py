"""Kills a process in the middle of its matches, again and again, and looks for a move lost or doubled.

A run plays scripted matches in a child process, each in a thread of its own over one store, and kills the
child at a point drawn from the seed: inside the writer's transaction, between commit and answer, right
after an acknowledgement, or at any moment. Some runs kill the successor too. Then the parent opens the
store, compares it with what the child had told, sends the unanswered commands again, and plays on to the
end; each record must be the one of the same match never disturbed.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import tempfile
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pillarbox.core.record import AnyEvent, link
from pillarbox.play.match import Match, seeded_id
from pillarbox.play.store import Store
from pillarbox.play.writer import Point
from tools.jobs import Failed, Job
from tools.scripted import command, earlier, finished, opened, reference

MATCHES = 3
"""At once in one child, so that their moves share transactions."""

POINTS = ("begun", "written", "committed", "told", "any moment")
"""Where a kill strikes: before the write, between write and commit, between commit and answer, after the
acknowledgement has left the process, whenever the clock says."""


class Strike(Struct, frozen=True):
    """A kill: at which point, at its which occurrence (from 1), or after so many seconds."""

    point: str
    count: int
    after: float


class Told:
    """What children have told of one match: each acknowledged length with its hash, and the command under
    way.
    """

    def __init__(self) -> None:
        self.acknowledged: list[tuple[int, str]] = []
        self.sent = ""

    def note(self, said: dict[str, Any]) -> None:
        """Take in one line of a child."""
        if "sent" in said:
            self.sent = said["sent"]
        else:
            self.acknowledged.append((said["length"], said["head"]))
            self.sent = ""


# --- the child --------------------------------------------------------------------------------------------


class Child:
    """Plays the matches, tells each step through a pipe, and kills itself where the strike says."""

    def __init__(self, folder: Path, seeds: list[str], strike: Strike, pipe: int) -> None:
        self._folder = folder
        self._seeds = seeds
        self._strike = strike
        self._pipe = pipe
        self._passed = 0
        self._lock = threading.Lock()

    def run(self) -> None:
        """Play all matches to their end, if nothing strikes."""
        with Store(self._folder, hook=self._pass) as store, ThreadPoolExecutor(len(self._seeds)) as pool:
            for playing in [pool.submit(self._play, store, seed) for seed in self._seeds]:
                playing.result()

    def _play(self, store: Store, seed: str) -> None:
        match = opened(store, seed)
        self._tell(match=seed, length=match.point.count, head=match.point.head)
        while not match.point.over:
            given = command(match)
            self._tell(match=seed, sent=given.id)
            match.submit(given)
            self._tell(match=seed, length=match.point.count, head=match.point.head)
            self._pass("told")

    def _tell(self, **said: object) -> None:
        # One write of a short line is never torn, and what is in the pipe outlives its writer.
        os.write(self._pipe, json.dumps(said).encode() + b"\n")

    def _pass(self, point: Point | str) -> None:
        with self._lock:
            self._passed += point == self._strike.point
            if point == self._strike.point and self._passed == self._strike.count:
                os.kill(os.getpid(), signal.SIGKILL)


def struck(folder: Path, seeds: list[str], strike: Strike, told: dict[str, Told]) -> bool:
    """Run a child until it is killed or done; note what it tells. Answers whether it was killed."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reading)
            Child(folder, seeds, strike, writing).run()
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)
    os.close(writing)
    timer = threading.Timer(strike.after, os.kill, (child, signal.SIGKILL))
    if strike.point == "any moment":
        timer.start()
    with os.fdopen(reading, "rb") as pipe:
        lines = pipe.read().splitlines()
    if timer.is_alive():
        timer.cancel()
        timer.join()  # the next fork is to find one thread only
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise Failed(f"matches {seeds}: the child has failed")
    for line in lines:
        said = json.loads(line)
        told[said["match"]].note(said)
    return os.WIFSIGNALED(status)


# --- the parent -------------------------------------------------------------------------------------------


def examine(store: Store, seed: str, told: Told, whole: tuple[AnyEvent, ...]) -> str:
    """Compare one match in the store with what was told of it, finish it, and compare it with `whole`.

    Answers what became of the unanswered command: "kept", "lost", or "none". Raises Failed.
    """
    fate = "none"
    kept = {match.key for match in store.matches()}
    if told.acknowledged and seeded_id(seed) not in kept:
        raise Failed(f"match {seed}: acknowledged, and not in the store")
    match = opened(store, seed)
    log = match.table.events
    for length, head in told.acknowledged:
        if len(log) < length:
            raise Failed(f"match {seed}: {length} events were acknowledged, {len(log)} are there")
        if link(log[length - 1]) != head:
            raise Failed(f"match {seed}: event {length - 1} is not the one that was acknowledged")
    if told.sent:
        length = told.acknowledged[-1][0]
        fate = "kept" if len(log) > length else "lost"
        _send_again(match, earlier(match, length), told.sent, log[length:], seed)
    if finished(match, seed) != whole or store.load(match.key).events != whole:
        raise Failed(f"match {seed}: it did not end like the match that was never disturbed")
    return fate


def _send_again(match: Match, before: Match, mark: str, kept: tuple[AnyEvent, ...], seed: str) -> None:
    """Send the unanswered command three times more: it must take effect once in all."""
    given = command(before)
    first = match.submit(given)
    after = len(match.table.events)
    if given.id != mark or first.refused is not None or first.again != bool(kept):
        raise Failed(f"match {seed}: command {mark}, sent again, is answered by {first}")
    if kept and first.events != kept:
        raise Failed(f"match {seed}: command {mark} led to other events than it had before")
    for _ in range(2):
        if match.submit(given).events != first.events or len(match.table.events) != after:
            raise Failed(f"match {seed}: command {mark} took effect twice")


def one_run(seed: int, folder: Path) -> Counter[str]:
    """Play, kill, examine. Answers what happened, counted. Raises Failed."""
    rng = Random(seed)
    seeds = [f"{seed}-{number}" for number in range(MATCHES)]
    wholes = {name: reference(name) for name in seeds}
    commands = [count for _, count in wholes.values()]
    point = POINTS[seed % len(POINTS)]
    # Each command has a group of its own or shares one, so there are at least as many groups as the longest
    # match has commands.
    count = rng.randint(1, sum(commands) if point == "told" else max(commands))
    strike = Strike(point, count, rng.uniform(0.0, 0.004 * sum(commands)))
    told: dict[str, Told] = {}
    while True:
        shutil.rmtree(folder, ignore_errors=True)
        told = {name: Told() for name in seeds}
        if struck(folder, seeds, strike, told):
            break
        # Done before the moment came: an earlier one, then.
        strike = replace(strike, after=strike.after / 2)
    happened = Counter({f"killed: {point}": 1})
    while rng.random() < 0.25:
        again = Strike(rng.choice(POINTS), rng.randint(1, 8), rng.uniform(0.0, 0.05))
        happened["successors killed"] += struck(folder, seeds, again, told)
    with Store(folder) as store:
        for name in seeds:
            fate = examine(store, name, told[name], wholes[name][0])
            happened[f"unanswered commands {fate}"] += fate != "none"
    happened["acknowledgements"] = sum(len(said.acknowledged) for said in told.values())
    return happened


def crash(runs: int, seed: int, tell: Callable[[str], None]) -> None:
    """The job: so many runs. Raises Failed at the first acknowledged move that is lost or doubled."""
    total: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(seed, seed + runs):
            try:
                total += one_run(number, Path(folder) / "data")
            except Failed as failure:
                raise Failed(f"run with seed {number}: {failure}") from failure
            if (number - seed + 1) % 100 == 0:
                tell(f"{number - seed + 1} runs")
    tell("0 acknowledged moves lost, 0 doubled; every match resumed, ended as if undisturbed, and verified")
    for what in sorted(total):
        tell(f"{what}: {total[what]}")


JOBS = {"crash": Job("kill -9 during scripted matches", 1000, crash)}
