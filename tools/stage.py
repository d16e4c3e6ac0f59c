"""A server in a process of its own, and guests who play at its tables through the page alone.

For the browser tests and for photographs. Presses what a player could press, one thing at a time; must never
know a rule.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Page, expect

CHROMIUM = Path(os.environ.get("PILLARBOX_CHROMIUM", "/usr/bin/chromium"))
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SERVER = Path(__file__).with_name("stage_server.py")


class Server:
    """A server in a process of its own, on one port as long as it lives and through restarts."""

    def __init__(self, folder: Path, pause: float = 0.0) -> None:
        self.folder, self.pause = folder, pause
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start it, again on the port that it had."""
        port = self.url.rpartition(":")[2] or "0"
        command = [sys.executable, str(SERVER), str(self.folder), port, str(self.pause)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        if not self.url.startswith("http"):
            self.stop(signal.SIGKILL)
            raise RuntimeError("the server did not start")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, gently or not."""
        self.process.send_signal(how)
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()


Press = Callable[[Page], bool]

MAIN = ".area-board [data-act=main]:not([aria-disabled=true])"
COUNT = ".area-board [data-act$=d]:not([data-act=undo]):not([aria-disabled=true])"
KEEP = ".area-board [data-act=keep]:not([aria-disabled=true])"
STOP = ".area-board [data-act=stop]:not([aria-disabled=true])"
TILE = "[data-tile].is-legal:not(.is-chosen)"

STEP = f"""() => {{
  const press = (selector) => {{
    const found = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
    if (!found.length) return false;
    found[found.length - 1].click();
    return true;
  }};
  return press({MAIN!r}) || press({COUNT!r}) || press({KEEP!r}) || press({TILE!r}) || press({STOP!r});
}}"""


def box_step(page: Page) -> bool:
    """One press at Shut the Box: the main button, else a number of dice, else a tile that fits."""
    return bool(page.evaluate(STEP))


POST_STEP = """() => {
  const press = (selector) => {
    const found = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
    if (found) found.click();
    return Boolean(found);
  };
  const able = ":not([disabled]):not([aria-disabled=true])";
  return press(`.po-keep .primary${able}`) || press(`.po-actions .primary${able}`)
    || press(`.po-pick${able}[aria-pressed=false]`);
}"""


def post_step(page: Page) -> bool:
    """One press at Post Office: keep, lay or post where that can be done, else take a card up."""
    return bool(page.evaluate(POST_STEP))


def over(page: Page) -> bool:
    """Whether the match on this page has ended."""
    return page.locator("main[data-phase=over]").count() > 0


def play(pages: Sequence[Page], step: Press = box_step, seconds: float = 60) -> None:
    """Let everybody press what they can until the match is over on every page."""
    end = time.monotonic() + seconds
    while not all(over(page) for page in pages):
        assert time.monotonic() < end, "the match does not end: " + " / ".join(
            page.locator(".area-board").inner_text()[:200] for page in pages
        )
        pressed = [step(page) for page in pages]
        if not any(pressed):
            pages[0].wait_for_timeout(20)


def open_table(page: Page, url: str, name: str = "Classic") -> str:
    """Open a table of the first page in two clicks; its code."""
    page.goto(url)
    page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("button", name="Open this table").click()
    page.wait_for_url(re.compile(r"/t/[A-Z]{4,}$"))
    return page.url.rpartition("/")[2]


def join(page: Page, url: str, code: str, name: str) -> None:
    """Come by the link and take a seat."""
    page.goto(f"{url}/t/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.locator(".join-form")).to_have_count(0)
