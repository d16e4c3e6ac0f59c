"""Takes the pictures of `docs/tour.md`: a dozen moments, played through the pages, as small WebP in
`docs/pictures`.

`PYTHONPATH=. .venv/bin/python tools/tour.py holiday post` takes only those parts again. Dice fall as they
fall, so every run gives other positions; look at the pictures before they are committed.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools.stage import CHROMIUM, FLAGS, Server, box_step, join, open_table, play, post_step

OUT = Path(__file__).resolve().parent.parent / "docs" / "pictures"
HEIGHTS = {360: 780, 768: 1024, 1440: 900}
SMALLER = {360: 1.0, 768: 0.75, 1440: 0.65}
QUALITY = 72


class Tour:
    """Takes the pictures."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server

    def guest(self, name: str) -> Page:
        """Somebody by that name, for whom nothing moves and who asks the coach."""
        context = self.browser.new_context(locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(90_000)
        page.add_init_script("localStorage.setItem('pillarbox-tutor', 'on')")
        page.goto(f"{self.server.url}/me")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Keep").click()
        page.wait_for_selector(".toasts > div")
        return page

    def take(self, page: Page, name: str, width: int, room: str) -> None:
        """What stands on a screen of that width, in a room."""
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        page.evaluate(f"document.documentElement.classList.toggle('dark', {str(room == 'dark').lower()})")
        page.evaluate("document.activeElement.blur()")
        page.mouse.move(2, 2)
        page.wait_for_timeout(6000)
        line = page.context.new_cdp_session(page)
        clip = {"x": 0, "y": 0, "width": width, "height": HEIGHTS[width], "scale": SMALLER[width]}
        how = {"format": "webp", "quality": QUALITY, "clip": clip}
        shot = line.send("Page.captureScreenshot", how)
        (OUT / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
        print(f"{name}.webp", (OUT / f"{name}.webp").stat().st_size)

    def until(self, pages: tuple[Page, Page], step: Callable[[Page], bool], ready: str, presses: int) -> None:
        """Play on until so much was pressed and the first sees what the picture needs."""
        pressed = 0
        for _ in range(1500):
            if pressed >= presses and pages[0].locator(ready).count():
                pages[0].wait_for_timeout(500)
                if pages[0].locator(ready).count():
                    return
            pressed += step(pages[0]) or step(pages[1])
            pages[0].wait_for_timeout(40)

    def two(self, title: str) -> tuple[Page, Page, str]:
        """Ola and Marta at a table."""
        one, two = self.guest("Ola"), self.guest("Marta")
        code = open_table(one, self.server.url, title)
        join(two, self.server.url, code, "Marta")
        return one, two, code

    def boxes(self) -> None:
        """The pictures of Shut the Box."""
        one, two, code = self.two("Classic")
        self.until((one, two), box_step, ".stb-tile.is-chosen", 5)
        self.take(one, "table", 1440, "light")
        self.take(one, "table-phone", 360, "dark")
        other = one.context.new_page()
        other.goto(self.server.url)
        self.take(other, "home", 1440, "light")
        other.goto(f"{self.server.url}/projector/{code}")
        self.take(other, "big-screen", 1440, "dark")
        other.close()
        play([one, two], box_step, 120)
        one.goto(f"{self.server.url}/review/{code}")
        one.wait_for_selector("main .panel", timeout=180_000)
        self.take(one, "review", 1440, "dark")
        one.goto(f"{self.server.url}/check?table={code}")
        self.take(one, "check", 768, "light")
        self.holiday()
        self.rows()

    def rows(self) -> None:
        """Two rows of tiles."""
        one, two, _ = self.two("Double Shutter")
        self.until((one, two), box_step, ".stb-tile.is-chosen", 8)
        self.take(one, "two-rows", 768, "dark")

    def holiday(self) -> None:
        """The neighbour's choice."""
        one, two, _ = self.two("Holiday e-mail")
        self.until((one, two), box_step, "[data-act=keep]", 24)
        one.locator("[data-tile].is-legal").last.click()
        self.take(one, "holiday", 1440, "light")

    def post(self) -> None:
        """The pictures of Post Office."""
        one, two, _ = self.two("Post Office")
        self.until((one, two), post_step, ".po-pick.po-placing", 24)
        self.take(one, "post-office", 1440, "light")
        self.take(one, "post-office-phone", 360, "light")

    def rules(self) -> None:
        """House rules and the guided round."""
        page = self.guest("Ola")
        page.goto(f"{self.server.url}/build")
        page.get_by_role("button", name="10", exact=True).click()
        page.wait_for_timeout(12_000)
        self.take(page, "house-rules", 1440, "light")
        page.goto(f"{self.server.url}/guide")
        act = page.locator("[data-act=main]")
        act.click()
        page.locator('[data-tile="2"]').click()
        act.click()
        act.click()
        self.take(page, "guide", 768, "dark")


def main(parts: list[str]) -> int:
    """Takes all of them, or only some parts: `rules`, `post`, `boxes`, and of these `holiday`, `rows`."""
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(FLAGS))
        try:
            tour = Tour(browser, server)
            ways = {"rules": tour.rules, "post": tour.post, "boxes": tour.boxes}
            more = {"holiday": tour.holiday, "rows": tour.rows}
            for part in parts or ways:
                {**ways, **more}[part]()
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
