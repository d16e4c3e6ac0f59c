"""Measures the server with many sockets: that hardly do anything, that look on, that come back all at once.

Server and generator share the machine, as in `soak_web_crowd`.
"""

from __future__ import annotations

import asyncio
import os
import time

from tools.crowd import Count, House, Light, pairs, watchers
from tools.jobs import Failed, Job
from tools.soak_web_crowd import SCALE, Tell, house


def idle_job(runs: int, seed: int, tell: Tell) -> None:
    """Many connections of which hardly any does anything."""

    async def work(one: House) -> None:
        count = Count()
        lights = [light for pair in await pairs(one, count, max(1, runs // 60)) for light in pair]
        for light in list(lights)[::2]:
            lights += await watchers(one, count, light.code, 58)
        cpu, begun, seconds = one.cpu, time.monotonic(), 60 * SCALE
        times: list[float] = []

        async def pings(light: Light, number: int) -> None:
            await asyncio.sleep(20 * SCALE * number / len(lights))
            while time.monotonic() < begun + seconds:
                asked = time.perf_counter()
                await light.ask(type="ping")
                times.append(time.perf_counter() - asked)
                await asyncio.sleep(20)

        await asyncio.gather(*(pings(light, number) for number, light in enumerate(lights)))
        took = time.monotonic() - begun
        times.sort()
        share, high = (one.cpu - cpu) / took, times[int(len(times) * 0.99)]
        tell(
            f"{len(lights)} connections: {one.memory:.0f} MB, {share:.0%} of one core, "
            f"ping p99 {high * 1000:.0f} ms; load {os.getloadavg()[0]:.1f}"
        )
        await asyncio.gather(*(light.go() for light in lights))
        if one.memory > 350 or share > 0.35 or high > 0.25:
            raise Failed("it should be 350 MB, 35 % and 250 ms at most")

    with house() as one:
        asyncio.run(work(one))


def watched_job(runs: int, seed: int, tell: Tell) -> None:
    """One match with so many who look on, two moves a second."""

    async def work(one: House) -> None:
        count = Count()
        ((left, right),) = await pairs(one, count, 1)
        crowd = await watchers(one, count, left.code, runs)
        while left.now.table is None or left.now.table.phase != "playing":
            for light in (left, right):
                await light.step()
            await asyncio.sleep(0.05)
        spans: list[float] = []
        cpu = one.cpu
        until = time.monotonic() + 60 * SCALE
        while time.monotonic() < until:
            begun, version = time.perf_counter(), max(left.now.version, right.now.version)
            moved = [await light.step() for light in (left, right) if light.now.mine]
            if any(moved):
                await asyncio.gather(*(_reached(light, version + 1) for light in crowd))
                spans.append(time.perf_counter() - begun)
            await asyncio.sleep(max(0.01, 0.5 - (time.perf_counter() - begun)))
        spans.sort()
        middle, high = spans[len(spans) // 2], spans[int(len(spans) * 0.99)]
        tell(
            f"{runs} who look on, {len(spans)} moves: to the last of them "
            f"p50 {middle * 1000:.0f} ms, p99 {high * 1000:.0f} ms; "
            f"{(one.cpu - cpu) / len(spans) * 1000:.0f} ms of a core a move; load {os.getloadavg()[0]:.1f}"
        )
        await asyncio.gather(*(light.go() for light in (left, right, *crowd)))
        if high > 0.4:
            raise Failed(f"p99 is {high * 1000:.0f} ms and should be 400 at most")

    with house() as one:
        asyncio.run(work(one))


async def _reached(light: Light, version: int) -> None:
    while light.now.version < version:
        light.seen.clear()
        await light.seen.wait()


def storm_job(runs: int, seed: int, tell: Tell) -> None:
    """So many come back within five seconds."""

    async def work(one: House) -> None:
        count = Count()
        lights = [light for pair in await pairs(one, count, runs // 2) for light in pair]
        await asyncio.gather(*(_reached(light, 1) for light in lights))
        await asyncio.gather(*(light.go() for light in lights))
        cpu, begun = one.cpu, time.monotonic()

        async def back(number: int, light: Light) -> float:
            await asyncio.sleep(5.0 * number / len(lights))
            came = time.monotonic()
            await light.come()
            await light.seen.wait()
            return time.monotonic() - came

        each = sorted(await asyncio.gather(*(back(n, light) for n, light in enumerate(lights))))
        took = time.monotonic() - begun
        tell(
            f"{len(lights)} reconnects in 5 s: all have their view after {took:.1f} s, "
            f"one waited {each[-1]:.1f} s at most; "
            f"the server used {one.cpu - cpu:.1f} s of a core; load {os.getloadavg()[0]:.1f}"
        )
        await asyncio.gather(*(light.go() for light in lights))
        if took > 10:
            raise Failed(f"it took {took:.1f} s and should take 10 at most")

    with house() as one:
        asyncio.run(work(one))


JOBS = {
    "web-idle": Job("many connections that hardly do anything", 3000, idle_job),
    "web-watched": Job("one match with many who look on", 1000, watched_job),
    "web-storm": Job("many who come back within five seconds", 1000, storm_job),
}
