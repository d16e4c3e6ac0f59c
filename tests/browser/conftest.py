"""A server on a free port, a browser, and pages in it that fail their test for anything they complain
about.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from tools.stage import CHROMIUM, FLAGS, Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("server"))
    yield one
    one.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    one = Server(tmp_path)
    yield one
    one.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        text = (
            f"no Chromium at {CHROMIUM}: install the distribution's package, or name it in PILLARBOX_CHROMIUM"
        )
        if os.environ.get("CI"):
            pytest.fail(text)
        pytest.skip(f"BROWSER TESTS DID NOT RUN: {text}")
    # A busy machine takes longer than the five seconds that Playwright gives to what is expected.
    expect.set_options(timeout=10_000 * SLOWER)
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(FLAGS))
        yield one
        one.close()


class Watch:
    """What the pages of a test complained of, and what they asked other hosts for."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        # Chromium says this where a slow machine takes more than three seconds to come to the words.
        self.excused = [
            "was preloaded using link preload but not used within a few seconds",
            "Service Worker registration blocked by Playwright",  # where a test asks for a page without one
        ]

    def follow(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)
        page.on("request", self._asked)

    def _heard(self, said: ConsoleMessage) -> None:
        wrong = said.type in ("error", "warning")
        if wrong and not any(excuse in said.text for excuse in self.excused):
            self.complaints.append(said.text)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "data:", "blob:")):
            self.foreign.append(request.url)


SLOWER = float(os.environ.get("PILLARBOX_SLOWER", "1"))
"""So many times slower than it can do the browser runs its pages, which brings out tests that don't wait."""

DRAWN = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))))"


def drawn(page: Page) -> None:
    """Wait until the page has drawn, and sent, what follows from all that was done to it."""
    for _ in range(2):
        page.evaluate(DRAWN)


Guest = Callable[..., Page]


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Whoever excuses nothing allows nothing: no error or warning in the console, no request to another
    host.
    """
    one = Watch()
    yield one
    assert one.complaints == []
    assert one.foreign == []


@pytest.fixture
def guest(browser: Browser, watch: Watch) -> Iterator[Guest]:
    """Lets somebody in who was never here: a page in a context of its own. Time out early, nothing moves."""
    contexts: list[BrowserContext] = []

    def enter(width: int = 1280, height: int = 900, **how: object) -> Page:
        settings: dict[str, object] = {"locale": "en-GB", "reduced_motion": "reduce", **how}
        context = browser.new_context(viewport={"width": width, "height": height}, **settings)  # type: ignore[arg-type]
        context.set_default_timeout(10_000 * SLOWER)
        contexts.append(context)
        page = context.new_page()
        watch.follow(page)
        if SLOWER > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        return page

    yield enter
    for context in contexts:
        context.close()
