"""Photographs every page at 360, 768 and 1440 pixels, in both rooms, into `build/screenshots`; never
committed.

`make screenshots ARGS="home table"` takes only pages whose names begin so. A server and a Chromium are
started for it; the tables in the pictures are played by two guests through the pages.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools.stage import CHROMIUM, FLAGS, Server, box_step, join, open_table, play, post_step

OUT = Path(__file__).resolve().parent.parent / "build" / "screenshots"
SIZES = {360: 780, 768: 1024, 1440: 900}
ROOMS = ("light", "dark")

PLAIN = {
    "home": "/",
    "new": "/new",
    "rules": "/rules",
    "rules-classic": "/rules/classic",
    "build": "/build",
    "check": "/check",
    "me": "/me",
    "daily": "/daily",
    "guide": "/guide",
    "lobby": "/lobby",
}


class Studio:
    """Takes the pictures."""

    def __init__(self, browser: Browser, server: Server, wanted: list[str]) -> None:
        self.browser, self.server, self.wanted = browser, server, wanted

    def guest(self, width: int = 1440) -> Page:
        """Somebody at a screen of that width, where nothing moves and the coach is asked."""
        context = self.browser.new_context(
            viewport={"width": width, "height": SIZES[width]},
            locale="en-GB",
            reduced_motion="reduce",
            device_scale_factor=1,
        )
        page = context.new_page()
        page.add_init_script("localStorage.setItem('pillarbox-tutor', 'on')")
        return page

    def wants(self, name: str) -> bool:
        """Whether this picture is asked for."""
        return not self.wanted or any(name.startswith(start) for start in self.wanted)

    def take(self, page: Page, name: str) -> None:
        """One page in all sizes and rooms."""
        for width, height in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for room in ROOMS:
                page.evaluate(
                    f"document.documentElement.classList.toggle('dark', {str(room == 'dark').lower()})"
                )
                page.wait_for_timeout(350)
                page.screenshot(path=OUT / f"{name}-{width}-{room}.png", full_page=True)
                print(f"{name}-{width}-{room}.png")

    def plain(self) -> None:
        """The pages that need no table."""
        for name, path in PLAIN.items():
            if self.wants(name):
                page = self.guest()
                page.goto(self.server.url + path)
                page.wait_for_selector("main h1")
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(600)
                self.take(page, name)
                page.context.close()

    def table(self, name: str, title: str, step: Callable[[Page], bool], ready: str, presses: int) -> None:
        """A table from waiting room to review; the picture of the match is taken after some presses at
        `ready`.
        """
        if not self.wants(name):
            return
        one, two = self.guest(), self.guest()
        code = open_table(one, self.server.url, title)
        one.wait_for_timeout(500)
        self.take(one, f"{name}-waiting")
        join(two, self.server.url, code, "Marta")
        self.take(two, f"{name}-joined")
        pressed = 0
        for _ in range(600):
            if pressed >= presses and one.locator(ready).count():
                one.wait_for_timeout(400)
                if one.locator(ready).count():
                    break
            pressed += step(one) or step(two)
            one.wait_for_timeout(30)
        one.wait_for_timeout(4000)
        self.take(one, name)
        play([one, two], step, 200)
        one.wait_for_timeout(2500)
        self.take(one, f"{name}-over")
        for kind, path in (
            ("review", f"/review/{code}"),
            ("check", f"/check?table={code}"),
            ("projector", f"/projector/{code}"),
        ):
            two.goto(self.server.url + path)
            two.wait_for_selector("main .panel, main .area-board", timeout=120_000)
            two.wait_for_timeout(1500)
            self.take(two, f"{name}-{kind}")
        for page in (one, two):
            page.context.close()


def main(wanted: list[str]) -> int:
    """Takes all pictures, or those whose names begin as wanted."""
    if not CHROMIUM.exists():
        print(f"no Chromium at {CHROMIUM}", file=sys.stderr)
        return 1
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(FLAGS))
        try:
            studio = Studio(browser, server, wanted)
            studio.plain()
            studio.table("table", "Classic", box_step, ".stb-tile.is-chosen", 5)
            studio.table("holiday", "Holiday e-mail", box_step, "[data-act=keep]", 12)
            studio.table("post", "Post Office", post_step, ".po-pick.po-placing", 16)
            studio.table("double", "Double Shutter", box_step, ".stb-tile.is-chosen", 5)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
