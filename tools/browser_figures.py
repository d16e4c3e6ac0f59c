"""Measures the client in Chromium: the first view on a slow line, own action to own screen, the heap of a
long session.

`first` paints under a 4x slower processor, 1.6 Mbit/s and 150 ms; `press [TABLES]` plays while so many
other tables are played by bots and watched; `heap [MINUTES]` plays match after match and weighs what stays.
Prints figures, judges nothing: run it on an idle machine.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import websockets
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tools.stage import CHROMIUM, FLAGS, Server, box_step, over

SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}

UNCOMPILED = ("--js-flags=--jitless",)
"""For the heap: what the engine compiles as it warms up is no leak, and is all that grows without this."""

TIMED = """(selector) => new Promise((resolve) => {
  const found = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
  if (!found) return resolve(null);
  const before = document.querySelector(".table-head").textContent;
  const begin = performance.now();
  const look = new MutationObserver(() => {
    if (document.querySelector(".table-head").textContent === before) return;
    look.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - begin));
  });
  look.observe(document.querySelector("main"), {childList: true, subtree: true, characterData: true});
  found.click();
  setTimeout(() => resolve(null), 3000);
})"""


def guest(browser: Browser, width: int = 1280) -> Page:
    """Somebody for whom nothing moves."""
    context = browser.new_context(
        viewport={"width": width, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    return context.new_page()


def first(browser: Browser, server: Server) -> None:
    """When the first page is drawn, and when it answers a key, on a slow line."""
    drawn, answered = [], []
    for _ in range(5):
        page = guest(browser, 360)
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW)
        line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        begin = time.monotonic()
        page.goto(server.url, wait_until="commit")
        page.wait_for_selector("main h1")
        drawn.append(time.monotonic() - begin)
        while not page.evaluate("document.activeElement !== document.body"):
            page.keyboard.press("Tab")
        answered.append(time.monotonic() - begin)
        page.context.close()
    print(
        f"first view drawn after {min(drawn):.2f} to {max(drawn):.2f} s, "
        f"keys answered after {min(answered):.2f} to {max(answered):.2f} s"
    )


def alone(page: Page, server: Server, rules: str) -> None:
    """Open a table for one, through the form."""
    page.goto(f"{server.url}/new?rules={rules}")
    page.get_by_role("button", name="Take away seat 2").click()
    page.get_by_role("button", name="Open this table").click()
    page.wait_for_selector("[data-act=main]")


def press(browser: Browser, server: Server, tables: int) -> None:
    """From a press on the throw button to the thrown dice on the own screen."""
    crowd = Crowd(server, tables)
    page = guest(browser)
    alone(page, server, "tournament")
    times: list[float] = []
    while len(times) < 200:
        if over(page):
            page.get_by_role("button", name="Play again").click()
            page.wait_for_timeout(500)
        button = page.locator("[data-act=main]:not([aria-disabled=true])")
        if button.count() and not page.locator(".is-chosen").count():
            took = page.evaluate(TIMED, "[data-act=main]")
            if took is not None:
                times.append(took)
        elif not box_step(page):
            page.wait_for_timeout(20)
    times.sort()
    crowd.stop()
    half, most = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(
        f"{tables} other tables, {crowd.heard} messages to their watchers: press to screen "
        f"p50 {half:.0f} ms, p95 {most:.0f} ms over {len(times)} throws"
    )


class Crowd:
    """So many tables of bots, each with somebody who watches."""

    def __init__(self, server: Server, tables: int) -> None:
        self.heard = 0
        self._ended = threading.Event()
        self._codes = [self._open(server) for _ in range(tables)]
        self._thread = threading.Thread(target=lambda: asyncio.run(self._watch(server)), daemon=True)
        self._thread.start()
        time.sleep(3 if tables else 0)

    def _open(self, server: Server) -> str:
        jar = urllib.request.HTTPCookieProcessor()
        opener = urllib.request.build_opener(jar)
        opener.open(f"{server.url}/api/me").read()
        wanted = {"ruleset": "tournament", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        head = {"content-type": "application/json", "origin": server.url}
        asked = urllib.request.Request(f"{server.url}/api/tables", json.dumps(wanted).encode(), head)
        code: str = json.loads(opener.open(asked).read())["code"]
        return code

    async def _watch(self, server: Server) -> None:
        await asyncio.gather(*(self._one(server, code) for code in self._codes))

    async def _one(self, server: Server, code: str) -> None:
        address = server.url.replace("http", "ws") + f"/ws/{code}"
        async with websockets.connect(address, compression=None) as socket:
            await socket.send('{"type":"hello","lang":"en","have":null,"watch":true}')
            while not self._ended.is_set():
                try:
                    await asyncio.wait_for(socket.recv(), 1)
                    self.heard += 1
                except TimeoutError:
                    continue

    def stop(self) -> None:
        """Send the watchers home."""
        self._ended.set()
        self._thread.join(10)


def weighed(line: CDPSession) -> float:
    """The heap in megabytes after its garbage is collected."""
    for _ in range(3):
        line.send("HeapProfiler.collectGarbage")
    found: dict[str, Any] = line.send("Runtime.getHeapUsage")
    return float(found["usedSize"]) / 1e6


def heap(browser: Browser, server: Server, minutes: float) -> None:
    """Match after match at one table, the heap weighed every minute."""
    page = guest(browser)
    line = page.context.new_cdp_session(page)
    alone(page, server, "classic")
    end, weights, matches, next_look = time.monotonic() + minutes * 60, [], 0, time.monotonic() + 60
    while time.monotonic() < end:
        again = page.get_by_role("button", name="Play again")
        if over(page) and again.count():
            matches += 1
            again.click()
            page.wait_for_selector("main[data-phase=playing]")
        elif not box_step(page):
            page.wait_for_timeout(20)
        page.wait_for_timeout(120)
        if time.monotonic() > next_look:
            next_look += 60
            weights.append(weighed(line))
            print(f"{matches} matches: {weights[-1]:.2f} MB", flush=True)
    print(f"heap after a minute {weights[0]:.2f} MB, at the end {weights[-1]:.2f} MB")


def main(arguments: list[str]) -> int:
    """Measures what is named."""
    what, *more = arguments or ["first"]
    pause = 0.7 if what == "press" else 0.0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), pause)
        flags = [*FLAGS, *(UNCOMPILED if what == "heap" else ())]
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=flags)
        try:
            if what == "first":
                first(browser, server)
            elif what == "press":
                press(browser, server, int(more[0]) if more else 200)
            else:
                heap(browser, server, float(more[0]) if more else 30)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
