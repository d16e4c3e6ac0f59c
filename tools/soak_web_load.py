"""Measures how long an action takes to its own screen while many other tables are played, and what one costs.

The server is its own process, as people run it; the generator takes processor time of its own on the same
machine, so figures are upper bounds.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx

from tests.web.browser import Player, begin
from tools.jobs import Failed, Job

PAUSE = 3.0
"""Seconds that a player thinks, on average."""
RNG = Random(1)
SECONDS = 40.0
MOST = 0.100
"""Seconds that 95 of 100 own actions may take."""


def serve(data: Path) -> tuple[subprocess.Popen[str], str]:
    """`pillarbox serve`; its address."""
    quick = {
        "PILLARBOX_SERVER_BOT_PAUSE": "0",
        "PILLARBOX_SERVER_TABLES_PER_HOUR": "100000",
        "PILLARBOX_SERVER_MESSAGES_PER_20_SECONDS": "100000",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "pillarbox", "serve", "--json", "--data", str(data)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **quick},
    )
    assert process.stdout is not None
    return process, str(json.loads(process.stdout.readline())["url"])


async def seated(url: str, number: int, ruleset: str) -> tuple[Player, Player]:
    """Two players at a table of their own, ready to play."""
    left, right = Player(url, f"Left {number}"), Player(url, f"Right {number}")
    await left.come()
    await right.come()
    code = await left.make(ruleset, "me", "open")
    await right.join(code)
    await asyncio.gather(left.sit(code), right.sit(code))
    await asyncio.gather(begin(left), begin(right))
    return left, right


async def plays(player: Player, until: float, pause: float, times: list[float] | None) -> int:
    """Play on until the time is up, a match after another; how many actions; `times`: how long each took."""
    done = 0
    while time.monotonic() < until:
        if player.phase in ("over", "aborted"):
            await player.command("host", do="rematch")
            await begin(player)
            continue
        if not player.view["mine"]:
            try:
                await asyncio.wait_for(player.hear(), 0.5)
            except TimeoutError:
                continue
            continue
        await asyncio.sleep(RNG.uniform(0, 2 * pause))  # people don't think in step
        version, begun = player.view["version"], time.perf_counter()
        await player.move()
        if player.view["version"] > version and times is not None:
            times.append(time.perf_counter() - begun)
        done += 1
    return done


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def within(metrics: httpx.Response) -> str:
    """How many messages the server itself answered within which time, by its own histogram."""
    found = re.findall(r'pillarbox_message_seconds_bucket\{le="([0-9.]+|\+Inf)"\} ([0-9.]+)', metrics.text)
    counts = {float(bound): float(count) for bound, count in found}
    whole = max(counts.values(), default=0.0) or 1.0
    shares = [f"{bound * 1000:g} ms {counts[bound] / whole:.1%}" for bound in (0.005, 0.025, 0.1, 0.5)]
    return ", ".join(shares)


async def measure(tables: int, tell: Callable[[str], None]) -> float:
    """The 95th percentile, in seconds, of own action to own view beside so many tables."""
    with tempfile.TemporaryDirectory() as name:
        process, url = serve(Path(name))
        try:
            others = [await seated(url, n, "email" if n % 4 else "post-office") for n in range(tables)]
            own = await seated(url, tables, "classic")
            before, begun = cpu(process.pid), time.monotonic()
            until = begun + SECONDS
            times: list[float] = []
            work = [plays(player, until, PAUSE, None) for pair in others for player in pair]
            work += [plays(player, until, 0.2, times) for player in own]
            counts = await asyncio.gather(*work)
            used, took = cpu(process.pid) - before, time.monotonic() - begun
            slow = within(await own[0].http.get("/metrics"))
            for player in [one for pair in (*others, own) for one in pair]:
                await player.go()
        finally:
            process.terminate()
            process.wait(20)
    times.sort()
    half, high = times[len(times) // 2], times[int(len(times) * 0.95)]
    tell(
        f"{tables} tables, {sum(counts)} actions in {took:.0f} s, {len(times)} of them timed: "
        f"p50 {half * 1000:.0f} ms, p95 {high * 1000:.0f} ms; the server used {used / took:.0%} of one core, "
        f"{used / max(1, sum(counts)) * 1000:.1f} ms an action; load {os.getloadavg()[0]:.1f}; "
        f"by its own clock it answered within {slow}"
    )
    return high


def load_job(runs: int, seed: int, tell: Callable[[str], None]) -> None:
    """The job: beside so many tables."""
    high = asyncio.run(measure(runs, tell))
    if high > MOST:
        raise Failed(f"p95 is {high * 1000:.0f} ms and should be {MOST * 1000:.0f} at most")


JOBS = {"web-load": Job("own action to own screen beside other tables", 200, load_job)}
